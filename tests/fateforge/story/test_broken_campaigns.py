"""Whatever somebody writes into a campaign is told by name, with file and line, in both languages; nothing crashes or hangs.

What would break a game is refused before one begins; what is only wrong or odd is told by the check alone.
"""

from __future__ import annotations

import os
import random
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from fateforge.content.test_damaged import damaged

import tableforge
from tableforge.cli import main
from tableforge.errors import BadContent
from tableforge.fateforge.cards import check, findings, ours
from tableforge.fateforge.cards.check import stories
from tableforge.fateforge.cards.reader import Reader
from tableforge.fateforge.cards.schema import MOST_CHOICES, MOST_SCENES
from tableforge.fateforge.cards.source import MOST_BYTES, MOST_WRONG, Finding, Folder
from tableforge.fateforge.cards.tales import ID, OURS, loaded, tale
from tableforge.fateforge.game import GAME
from tableforge.kernel.core import reply

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "lantern-road"
TOP, MAP, ONE, REST, TWO = "campaign.toml", "map.toml", "act1/c1.toml", "act1/rest.toml", "act2/c2.toml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(EXAMPLE, tmp_path / "lantern-road"))


def rewrite(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text, (file, old)
    path.write_text(text.replace(old, new, 1), "utf-8")


def errors(folder: Path) -> list[Finding]:
    """What a check finds without the long random play; the folder is read as anybody's is."""
    reader = Reader(Folder(folder))
    reader.read()
    stories.check(reader, ours(), 0)
    return [f for f in check.sorted_findings(reader.folder) if f.error]


def begun(folder: Path) -> object:
    return tableforge.new("fateforge", seed=1, stories=str(folder), heroes=["lord", "thief"], seats=1)


def at(folder: Path, file: str, mark: str) -> str:
    """The file and the line in which something stands."""
    lines = (folder / file).read_text("utf-8").splitlines()
    return f"{file}:{next(k for k, line in enumerate(lines, 1) if mark in line)}"


def refused(folder: Path) -> BadContent:
    with pytest.raises(BadContent) as e:
        begun(folder)
    return e.value


BROKEN = tomllib.loads(Path(__file__).with_name("broken.toml").read_text("utf-8"))["broken"]


@pytest.mark.parametrize("case", BROKEN, ids=[case["name"] for case in BROKEN])
def test_it_is_told_by_name_with_file_and_line(folder: Path, case: dict[str, Any]) -> None:
    rewrite(folder, case["file"], case["old"], case["new"])

    every = errors(folder)

    told = [str(f.told()) for f in every]
    found = [f for f in every if f.check == case["check"] and case["says"] in str(f.message)]
    assert found, told
    lines = (folder / found[0].file).read_text("utf-8").splitlines()
    assert case.get("at", "") in lines[found[0].line - 1], (told, lines[found[0].line - 1])
    assert found[0].told().text("fr") != found[0].told().text("en")
    if case.get("plays"):
        begun(folder)
    else:
        said = refused(folder)
        assert f"{found[0].file}:{found[0].line}: " in str(said.problems) and said.text("fr") != said.text("en")


# ---------------------------------------------------------------- files
def a_huge_file(folder: Path) -> str:
    (folder / ONE).write_text("# " + "x" * (MOST_BYTES * 3 // 2), "utf-8")
    return f"{ONE}:1: the file has 3000002 bytes; at most 2000000 are read"


def a_link_out(folder: Path) -> str:
    elsewhere = folder.parent / "secret.toml"
    elsewhere.write_text('password = "swordfish"\n', "utf-8")
    (folder / "act1" / "more.toml").symlink_to(elsewhere)
    return "act1/more.toml:1: the file is a link that leads out of the folder"


def a_pipe(folder: Path) -> str:
    os.mkfifo(folder / "act1" / "pipe.toml")
    return "act1/pipe.toml:1: this is no plain file"


def a_folder_with_such_a_name(folder: Path) -> str:
    (folder / "act1" / "scenes.toml").mkdir()
    return "act1/scenes.toml:1: this is no plain file"


def other_letters(folder: Path) -> str:
    (folder / TWO).write_bytes((folder / TWO).read_text("utf-8").encode("utf-16"))
    return f"{TWO}:1: the file is no UTF-8"


def no_manifest(folder: Path) -> str:
    (folder / TOP).unlink()
    return f"{TOP}:1: the file is missing"


def an_empty_manifest(folder: Path) -> str:
    (folder / TOP).write_text("", "utf-8")
    return f"{TOP}:1: 'id' is missing"


def conditions_without_a_bottom(folder: Path) -> str:
    rewrite(folder, ONE, 'when = { hero = "thief" }', f"""when.{"not." * 300_000}hero = "thief\"""")
    return f"{at(folder, ONE, 'when.not.')}: tables stand in each other more than 40 deep"


def lists_without_a_bottom(folder: Path) -> str:
    rewrite(folder, ONE, "goals = [", f"goals = {'[' * 3000}{']' * 3000}\nx = [")
    return f"{ONE}:1: tables stand in each other more than 40 deep"


def an_endless_id(folder: Path) -> str:
    rewrite(folder, TWO, 'id = "lr-dark"', f'id = "{"a-" * 500_000}a"')
    return f"{at(folder, TWO, 'a-a-a-')}: {'a-' * 40}, id: an id has at most 60 letters"


def a_lot_of_unknown_scenes(folder: Path) -> str:
    choices = ", ".join([f'{{ id = "c{n}", goto = "x{n}" }}' for n in range(MOST_CHOICES)])
    rows = [f'[[scene]]\nid = "s{n}"\nkind = "story"\nchoices = [{choices}]\n' for n in range(200)]
    (folder / TWO).write_text((folder / TWO).read_text("utf-8") + "\n".join(rows), "utf-8")
    return at(folder, TWO, 'goto = "x0"') + ": s0, goto: there is no scene 'x0'"


def broken_notes(folder: Path) -> str:
    (folder / "notes.toml").write_text("ideas = [\n", "utf-8")
    return "notes.toml:1: the file is no TOML"


def a_broken_map(folder: Path) -> str:
    rewrite(folder, MAP, "[regions]", "[regions")
    return f"{MAP}:8: the file is no TOML"


def too_many_scenes(folder: Path) -> str:
    rows = [f'[[scene]]\nid = "s{n}"\nkind = "router"\nroutes = [{{ goto = "lr-old" }}]\n' for n in range(MOST_SCENES)]
    (folder / TWO).write_text((folder / TWO).read_text("utf-8") + "\n".join(rows), "utf-8")
    return f"{TOP}:1: 5014 scenes; at most {MOST_SCENES} are read"


def too_many_choices(folder: Path) -> str:
    rows = [f'[[scene.choices]]\nid = "c{n}"\ngoto = "lr-table"\n' for n in range(MOST_CHOICES)]
    rewrite(folder, TWO, '[[scene.choices]]\nid = "stand"', "\n".join([*rows, '[[scene.choices]]\nid = "stand"']))
    return f"{TWO}:"


def too_many_files(folder: Path) -> str:
    for n in range(500):
        (folder / f"z{n:03}.toml").write_text("", "utf-8")
    return "z493.toml:1: the folder has 507 files; at most 500 are read"


FILES = [
    a_huge_file,
    a_link_out,
    a_pipe,
    a_folder_with_such_a_name,
    other_letters,
    no_manifest,
    an_empty_manifest,
    conditions_without_a_bottom,
    lists_without_a_bottom,
    an_endless_id,
    a_lot_of_unknown_scenes,
    broken_notes,
    a_broken_map,
    too_many_scenes,
    too_many_choices,
    too_many_files,
]


@pytest.mark.parametrize("harm", FILES, ids=[harm.__name__ for harm in FILES])
def test_a_file_from_a_stranger_is_refused_by_its_name(folder: Path, harm: Callable[[Path], str]) -> None:
    says = harm(folder)

    told = [str(f.told()) for f in errors(folder)]

    assert any([one.startswith(says) for one in told]), told
    assert any([str(one).startswith(says) for one in refused(folder).problems])
    assert "swordfish" not in " ".join(told) and len(told) <= MOST_WRONG and max([len(one) for one in told]) < 500


def test_of_a_broken_file_only_that_is_told(folder: Path) -> None:
    rewrite(folder, ONE, "budget = 4", "budget = = 4")
    assert len(errors(folder)) == 1


def test_a_link_within_the_folder_is_a_file_like_any_other(folder: Path) -> None:
    (folder / "act2" / "c2.toml").rename(folder / "act2" / "real.toml")
    (folder / "act2" / "c2.toml").symlink_to("real.toml")
    begun(folder)


@pytest.mark.parametrize("folder_of", ["nothing", "nowhere"])
def test_a_folder_without_a_campaign_is_refused(tmp_path: Path, folder_of: str) -> None:
    (tmp_path / "nothing").mkdir()
    assert folder_of in refused(tmp_path / folder_of).text("en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command_tells_it_and_shows_no_python(folder: Path, lang: str) -> None:
    rewrite(folder, ONE, "budget = 4", 'budget = "four"')

    checked = CliRunner().invoke(main, ["content", "check", str(folder), "--lang", lang])
    played = CliRunner().invoke(
        main, ["play", "fateforge", "--stories", str(folder), "--heroes", "lord,thief", "--lang", lang]
    )

    assert checked.exit_code == 1 and at(folder, ONE, "budget") in checked.output
    assert played.exit_code == 2 and at(folder, ONE, "budget") in played.output + played.stderr
    assert "Traceback" not in checked.output + played.output + played.stderr


# ---------------------------------------------------------------- what random play finds
def test_a_choice_that_is_never_possible_is_told(folder: Path) -> None:
    both = 'when = { all = [{ flag = "jory-speaks" }, { count = "lanterns", max = 1 }] }'
    rewrite(folder, TWO, 'when = { flag = "jory-speaks" }', both)
    told = [str(f.told()) for f in findings(folder)]
    assert told == [at(folder, TWO, 'id = "jory"') + ": lr-table: lr-table/jory was never met in 2000 random games"]


def test_a_scene_in_which_nothing_is_possible_is_told(folder: Path) -> None:
    for id in ("stand", "sleep"):
        rewrite(folder, TWO, f'id = "{id}"\n', f'id = "{id}"\nwhen = {{ gold = 9 }}\n')
    assert "no choice is without a condition" in str(errors(folder)[0].message)
    rewrite(folder, TWO, 'speaker = "jory"\n', 'speaker = "jory"\nexhaustive = true\n')
    assert [str(f.told()) for f in findings(folder) if f.error] == [
        at(folder, TWO, 'id = "lr-jory"') + ": lr-jory: random play got stuck here"
    ]


def test_an_ending_that_nobody_comes_to_is_told(folder: Path) -> None:
    rewrite(folder, TWO, 'id = "crate"\n', 'id = "crate"\nwhen = { gold = 99 }\n')
    assert [str(f.told()) for f in findings(folder) if f.error] == [
        at(folder, TWO, 'id = "lr-dark"') + ": lr-dark: lr-dark was never met in 2000 random games"
    ]


def test_an_aside_and_a_set_up_that_nobody_comes_to_are_told(folder: Path) -> None:
    rewrite(
        folder, TWO, '{ count = "lanterns", max = 6 }', '{ all = [{ count = "lanterns", max = 6 }, { gold = 99 }] }'
    )
    rewrite(
        folder,
        ONE,
        'when = { card = "lamp-book" }\nuse',
        'when = { all = [{ card = "lamp-book" }, { gold = 99 }] }\nuse',
    )
    told = [str(f.message) for f in findings(folder)]
    assert [x.split()[0] for x in told] == ["lr-fight/satchel-held", "lr-lit/1"] and all(
        ["never met" in x for x in told]
    )


def test_a_side_quest_that_is_offered_too_late_is_never_begun(folder: Path) -> None:
    """Whatever is told only after the last rest that lists it, random play does not find on the way."""
    rewrite(folder, REST, ', { quest = "ninth-lantern" }]', "]")
    rewrite(folder, TWO, 'speaker = "jory"\n', 'speaker = "jory"\non_enter = [{ quest = "ninth-lantern" }]\n')
    assert "lr-ninth was never met" in " ".join([str(f.message) for f in findings(folder) if f.error])


def test_what_happens_on_coming_to_a_rest_does_not_happen_again_after_a_side_quest(folder: Path) -> None:
    """Random play counts as the game does."""
    rewrite(
        folder, REST, '{ quest = "ninth-lantern" }]', '{ quest = "ninth-lantern" }, { count = "lanterns", by = 30 }]'
    )
    rewrite(folder, TWO, 'when = { flag = "jory-speaks" }', 'when = { count = "lanterns", min = 60 }')
    assert "lr-table/jory was never met in 2000 random games" in [str(f.message) for f in findings(folder)]


# ---------------------------------------------------------------- what may be
def test_a_scene_that_is_retired_need_not_be_reached(folder: Path) -> None:
    more = '[[scene]]\nid = "lr-once"\nkind = "router"\nroutes = [{ goto = "lr-dawn" }]\n'
    (folder / REST).write_text((folder / REST).read_text("utf-8") + more, "utf-8")
    assert "nothing leads to this scene" in str(errors(folder)[0].message)
    rewrite(folder, REST, 'id = "lr-once"\n', 'id = "lr-once"\nretired = true\n')
    assert not errors(folder)
    assert findings(folder) == []  # nor is it missed in random play


def test_a_choice_is_retired_by_a_flag_that_nothing_sets(folder: Path) -> None:
    rewrite(folder, ONE, 'when = { hero = "mercenary" }', 'when = { flag = "never" }')
    assert not errors(folder)


def test_a_place_has_eight_services_at_most(folder: Path) -> None:
    more = '[[place.special]]\nid = "news"\nen = "News."\nfr = "Des nouvelles."\n'
    rewrite(folder, "places.toml", "[[place.special]]\n", more * 7 + "[[place.special]]\n")
    assert not errors(folder)
    rewrite(folder, "places.toml", "[[place.special]]\n", more + "[[place.special]]\n")
    assert "9 services; at most 8" in str(refused(folder))


def test_one_language_is_enough_and_the_other_says_so_with_the_scenes_id(folder: Path) -> None:
    for path in folder.rglob("*.toml"):
        text = path.read_text("utf-8")
        kept = [
            line for line in without_french(text).splitlines() if not line.startswith(("text.fr", "name.fr", "clue.fr"))
        ]
        path.write_text("\n".join(kept), "utf-8")
    assert {f.check for f in errors(folder)} == {"T3"}
    rewrite(folder, TOP, 'languages = ["en", "fr"]', 'languages = ["en"]')
    assert not errors(folder)
    told = tale(folder)
    assert (
        told.scenes["lr-ford"]
        .text.text("fr")
        .startswith("(lr-ford\u00a0: en anglais seulement)\n\nThe mill at the ford")
    )
    assert told.scenes["lr-ford"].text.text("en").startswith("The mill at the ford")
    assert told.places["mill-kitchen"].fr == "The Mill Kitchen"


def without_french(text: str) -> str:
    """A file of the example without its long French texts."""
    parts = text.split('text.fr = """\n')
    return parts[0] + "".join([part.partition('"""\n')[2] for part in parts[1:]])


# ---------------------------------------------------------------- by chance
@pytest.mark.parametrize("seed", range(20))
def test_however_a_campaign_is_damaged_it_is_told_or_it_is_played(folder: Path, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(chance.choice((1, 2, 3))):
        path = chance.choice(sorted(folder.rglob("*.toml")))
        path.write_text(damaged(path.read_text("utf-8"), chance), "utf-8")

    assert all([f.line >= 1 and f.told().text("fr") for f in errors(folder)])
    try:
        s = GAME.start(GAME.setup(stories=str(folder), heroes=["lord", "thief"], companion="solo"), seed)
    except BadContent as e:
        assert e.problems
        return
    for _ in range(60):
        if s.over:
            return
        assert s.pending is not None
        assert all([GAME.speech.label(s, s.pending, o, "fr") for o in s.pending.options])
        reply(s, chance.choice(s.pending.options))


def test_a_campaign_that_takes_our_name_is_refused_and_ours_is_told_as_before(folder: Path) -> None:
    rewrite(folder, TOP, 'id = "lantern-road"', f'id = "{ID}"')
    assert ID in str(refused(folder))
    assert loaded(ID) is tale()


# ---------------------------------------------------------------- what tests come to
def test_a_test_that_tells_nothing_of_how_it_went_is_a_warning(folder: Path) -> None:
    path = folder / ONE
    lines = [x for x in path.read_text("utf-8").split("\n") if not x.startswith("fail.text") or "paw" in x]
    path.write_text("\n".join(lines), "utf-8")
    told = [f for f in findings(folder) if f.check == "T4"]
    assert told and not any([f.error for f in told])
    assert str(told[0].message) == "what 'ask' comes to is not told"


def test_in_our_own_campaign_a_test_that_tells_nothing_is_an_error(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(OURS, tmp_path / "ours"))
    path = folder / "act1" / "c1.toml"
    text = path.read_text("utf-8")
    first = next(x for x in text.split("\n") if x.startswith("pass.text.fr"))
    path.write_text(text.replace(first + "\n", "", 1), "utf-8")
    assert "a1-c1-refusal" in [f.id for f in errors(folder) if f.check == "T3"]
