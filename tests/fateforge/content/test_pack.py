"""A folder of content comes to one pack; a broken one is refused by the names of its errors."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tableforge.errors import BadContent
from tableforge.fateforge import cards
from tableforge.fateforge.cards import OURS, pack
from tableforge.fateforge.names import ON_DRAWN, ON_SCENE, WEAPON_SPECIAL


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(OURS, tmp_path / "mine")


def edit(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_our_own_content_has_what_the_design_counts() -> None:
    p = pack()

    assert (len(p.heroes), len(p.traits), len(p.dice)) == (5, 8, 6)
    assert (len(p.skills), len(p.items)) == (105, 62)
    assert (len(p.corruption), len(p.fear), len(p.trap), len(p.allies)) == (20, 12, 12, 7)
    assert len([e for e in p.enemies if e.boss is None]) == 31
    assert len([e for e in p.enemies if e.boss is not None]) == 3
    assert (len(p.maps), len(p.scenes), len(p.quests)) == (12, 55, 3)


def test_every_card_stands_at_its_number() -> None:
    p = pack()

    assert [card.index for card in p.cards] == list(range(len(p.cards)))
    assert [enemy.index for enemy in p.enemies] == list(range(len(p.enemies)))


def test_a_weapons_special_attack_is_a_card_of_its_own() -> None:
    sword = pack().items["hill-sword"]

    assert sword.special is not None
    assert (sword.special.kind, sword.special.id) == (WEAPON_SPECIAL, "hill-sword#special")
    assert pack().cards[sword.special.index] is sword.special


def test_a_drawn_card_works_when_it_is_drawn_where_it_names_no_other_moment() -> None:
    cards = {card.id: card for card in pack().corruption}

    assert cards["c-embers"].when == ON_DRAWN
    assert cards["c-cough"].when == ON_SCENE


def test_a_swing_blade_hurts_the_weak_less() -> None:
    blade = next(card for card in pack().trap if card.id == "t-blades")

    assert [act.n for alt in blade.alts for gain in alt.gains for act in gain.acts] == [2]
    assert [act.n for alt in blade.otherwise for gain in alt.gains for act in gain.acts] == [1]


def test_a_folder_is_read_once_as_long_as_nothing_in_it_changes(folder: Path) -> None:
    first = pack(folder)
    assert pack(folder) is first

    edit(folder, "heroes.toml", "hp = 5", "hp = 4")

    assert pack(folder) is not first
    assert pack(folder).hero("thief").hp == 4
    assert pack(folder).digest != first.digest


def test_the_same_content_in_another_folder_has_the_same_digest(folder: Path) -> None:
    assert pack(folder).digest == pack().digest


def test_a_misspelt_action_is_refused_with_file_and_line(folder: Path) -> None:
    edit(folder, "skills.toml", "[strike+3]", "[strik+3]")
    line = 1 + (folder / "skills.toml").read_text(encoding="utf-8").splitlines().index(
        next(x for x in (folder / "skills.toml").read_text(encoding="utf-8").splitlines() if "m-beheading" in x)
    )

    with pytest.raises(BadContent) as refused:
        pack(folder)

    (problem,) = refused.value.problems
    assert problem.startswith(f"skills.toml:{line}: m-beheading, use: there is no action 'strik'")
    assert "vouliez-vous dire" in problem.text("fr")


def test_everything_that_is_wrong_is_told_at_once(folder: Path) -> None:
    edit(folder, "skills.toml", "[strike+3]", "[strik+3]")
    edit(folder, "items.toml", 'slot="clothing"', 'slot="hat"')
    edit(folder, "scenes/battle.toml", 'map = "mill-ford"', 'map = "mill-fjord"')

    with pytest.raises(BadContent) as refused:
        pack(folder)

    assert {problem.partition(":")[0] for problem in refused.value.problems} >= {
        "skills.toml",
        "items.toml",
        "scenes/battle.toml",
    }


def test_a_field_that_nobody_reads_is_no_field(folder: Path) -> None:
    edit(folder, "items.toml", "armour=1", "amour=1")

    with pytest.raises(BadContent, match="there is no field 'amour' here; did you mean 'armour'"):
        pack(folder)


def test_a_folder_without_content_is_no_folder_of_content(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"no \.toml file"):
        pack(tmp_path)
    with pytest.raises(BadContent, match="is no folder of content"):
        pack(tmp_path / "nowhere")


def test_a_file_that_is_no_toml_is_told_with_its_line(folder: Path) -> None:
    edit(folder, "heroes.toml", 'id = "thief"', "id = thief")

    with pytest.raises(BadContent, match=r"heroes.toml:\d+: the file is no TOML"):
        pack(folder)


def test_ours_is_read_without_a_folder() -> None:
    assert pack(cards.OURS) is pack()
