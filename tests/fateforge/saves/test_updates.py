"""A story changes while a campaign of it is under way: what still fits goes on, and what does not says what and where."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import tableforge
from tableforge.errors import BadContent, BadSave
from tableforge.fateforge.cards import OURS
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle
from tableforge.table.sitting import Sitting

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "lantern-road"
SCENES = "act1/c1.toml"
AT_ONCE = 'text.fr = "Partir aussitôt."\ngoto = "lr-dyke"\n'
MORE = """
[[scene]]
id = "lr-hill"
kind = "story"
text = { en = "A hill.", fr = "Une colline." }
[[scene.choices]]
id = "left"
text = { en = "Left.", fr = "À gauche." }
effects = [{ set = "went-left" }, { gold = 1 }]
goto = "lr-mill"
[[scene.choices]]
id = "right"
text = { en = "Right.", fr = "À droite." }
goto = "lr-mill"

[[scene]]
id = "lr-mill"
kind = "story"
on_enter = [{ food = 1 }]
text = { en = "A mill.", fr = "Un moulin." }
[[scene.choices]]
id = "on"
text = { en = "On.", fr = "On continue." }
goto = "lr-dyke"
"""


@pytest.fixture
def story(tmp_path: Path) -> Path:
    """The small example, with a hill and a mill between the ford and the dyke, for whoever goes at once."""
    folder = tmp_path / "lantern-road"
    shutil.copytree(EXAMPLE, folder)
    rewrite(folder, SCENES, lambda t: t.replace(AT_ONCE, AT_ONCE.replace("lr-dyke", "lr-hill")) + MORE)
    return folder


def rewrite(folder: Path, file: str, how: Callable[[str], str]) -> None:
    path = folder / file
    before = path.read_text("utf-8")
    path.write_text(how(before), "utf-8")
    assert path.read_text("utf-8") != before


def at_the_mill(folder: Path, **more: str) -> str:
    """The save of a campaign that has gone left on the hill, and stands at the mill."""
    wanted = {"stories": str(folder), "tale": "lantern-road", "heroes": ["lord", "thief"], "seats": 1, **more}
    g = tableforge.new("fateforge", seed=3, **wanted)
    for key in ("go", "left"):
        g.answer(key)
    assert at(g) == "lr-mill"
    return g.save()


def at(g: Sitting) -> str:
    assert isinstance(g.state, Fate)
    return chronicle.saga(g.state).at


def with_other_cards(folder: Path, tmp_path: Path) -> str:
    """The save of a campaign that was played to the mill, and the cards of which have changed since."""
    mine = shutil.copytree(OURS, tmp_path / "mine", ignore=shutil.ignore_patterns("story"))
    save = at_the_mill(folder, content=str(mine))
    rewrite(mine, "items.toml", lambda t: t.replace('slot="main", price=3', 'slot="main", price=2', 1))
    return save


def version_2(folder: Path) -> None:
    rewrite(folder, "campaign.toml", lambda t: t.replace("version = 1", "version = 2"))


def test_a_save_remembers_the_version_of_its_story_and_the_structure_of_every_file(story: Path) -> None:
    written = json.loads(at_the_mill(story))["setup"]["written"]
    assert (written["tale"], written["version"]) == ("lantern-road", 1)
    assert written["files"] == tale(story).files and SCENES in written["files"]


def test_text_may_always_change(story: Path) -> None:
    save = at_the_mill(story)
    before = tale(story).files
    rewrite(story, SCENES, lambda t: t.replace("A mill.", "A mill, and a dog asleep at its door."))
    assert tale(story).files == before
    g = tableforge.load(save)
    assert at(g) == "lr-mill" and g.notice is None and g.answers == ["go", "left"]


def test_what_is_added_is_free_as_long_as_the_answers_fit(story: Path) -> None:
    save = at_the_mill(story)
    first = '[[scene.choices]]\nid = "wait"\ntext = { en = "Wait.", fr = "Attendre." }\ngoto = "lr-mill"\n'
    rewrite(
        story, SCENES, lambda t: t.replace('[[scene.choices]]\nid = "left"', f'{first}[[scene.choices]]\nid = "left"')
    )
    g = tableforge.load(save)
    assert at(g) == "lr-mill" and g.notice is None and g.answers == ["go", "left"]


def test_where_answers_no_longer_fit_the_campaign_goes_on_from_what_was_kept_and_says_at_which_scene(
    story: Path,
) -> None:
    save = at_the_mill(story)
    rewrite(story, SCENES, lambda t: t.replace('id = "left"', 'id = "west"'))
    version_2(story)
    g = tableforge.load(save)
    assert isinstance(g.state, Fate)
    assert at(g) == "lr-mill" and g.answers == []
    assert "went-left" in chronicle.saga(g.state).flags and (g.state.gold, g.state.food) == (3, 2)
    assert g.notice is not None
    assert g.notice.text("en") == (
        "The story has changed since you left it (version 2 instead of 1); "
        "the chronicle goes on at “One Night” (lr-mill)."
    )
    assert "la chronique reprend à «\xa0Une nuit\xa0» (lr-mill)" in g.notice.text("fr")
    g.answer("on")
    assert tableforge.load(g.save()).digest() == g.digest()


def test_without_a_new_version_the_files_that_changed_are_named(story: Path) -> None:
    save = at_the_mill(story)
    rewrite(story, SCENES, lambda t: t.replace('id = "left"', 'id = "west"'))
    g = tableforge.load(save)
    assert g.notice is not None and "(in act1/c1.toml)" in g.notice.text("en")


def test_cards_may_change_as_long_as_the_answers_fit(story: Path, tmp_path: Path) -> None:
    g = tableforge.load(with_other_cards(story, tmp_path))
    assert at(g) == "lr-mill" and g.notice is None and g.answers == ["go", "left"]


def test_where_answers_no_longer_fit_other_cards_it_goes_on_from_what_was_kept_and_says_so(
    story: Path, tmp_path: Path
) -> None:
    body = json.loads(with_other_cards(story, tmp_path))
    g = tableforge.load(json.dumps({**body, "answers": ["go", "left", "strike:goblin-1"]}))
    assert at(g) == "lr-mill" and g.answers == [] and g.notice is not None
    assert "(its cards or combats)" in g.notice.text("en") and "(ses cartes ou ses combats)" in g.notice.text("fr")


def test_a_scene_with_another_name_is_found_by_its_migration_and_begins_there(story: Path) -> None:
    save = at_the_mill(story)
    rewrite(story, SCENES, lambda t: t.replace("lr-mill", "lr-house").replace('id = "left"', 'id = "west"'))
    version_2(story)
    (story / "migrations.toml").write_text(
        '[[migration]]\nfrom = 1\nscene = "lr-mill"\nto = "lr-house"\n'
        '[[migration]]\nfrom = 1\nflag = "went-left"\nto = "went-west"\n'
    )
    g = tableforge.load(save)
    assert isinstance(g.state, Fate)
    assert at(g) == "lr-house" and chronicle.saga(g.state).flags == {"went-west"}
    assert g.state.food == 3  # it is entered


def test_a_scene_that_has_gone_is_named_with_what_changed_and_the_save_stays(story: Path) -> None:
    save = at_the_mill(story)
    rewrite(story, SCENES, lambda t: t.replace("lr-mill", "lr-house").replace('id = "left"', 'id = "west"'))
    version_2(story)
    with pytest.raises(BadSave) as e:
        tableforge.load(save)
    for lang, said in (("en", "this story has no 'lr-mill'"), ("fr", "cette histoire n’a pas de")):
        assert (
            said in e.value.text(lang)
            and "memoir.saga.at" in e.value.text(lang)
            and "migrations.toml" in e.value.text(lang)
        )
    assert "version 2 instead of 1" in e.value.text("en")


def test_a_migration_to_nowhere_is_found_when_the_story_is_read(story: Path) -> None:
    (story / "migrations.toml").write_text('[[migration]]\nfrom = 1\nscene = "lr-mill"\nto = "lr-hut"\n')
    with pytest.raises(BadContent, match="lr-hut"):
        tale(story)


def test_a_save_whose_story_has_not_changed_is_refused_when_an_answer_is_no_answer(story: Path) -> None:
    body = json.loads(at_the_mill(story))
    body["answers"][1] = "sideways"
    with pytest.raises(BadSave, match="answer 2 of 2"):
        tableforge.load(json.dumps(body))


def test_a_save_with_another_end_is_refused(story: Path) -> None:
    body = json.loads(at_the_mill(story))
    body["answers"][1] = "right"
    with pytest.raises(BadSave):
        tableforge.load(json.dumps(body))


def test_taking_back_drops_what_was_kept_later(story: Path) -> None:
    g = tableforge.load(at_the_mill(story))
    assert json.loads(g.save())["kept"]["answers"] == 2
    g.undo()
    kept = json.loads(g.save())["kept"]
    assert kept["answers"] == 1 and kept["memoir"]["saga"]["at"] == "lr-hill"
