"""What strips can say although no enemy of ours says it: held against a folder of other content."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tableforge.fateforge
from tableforge.fateforge.doors.testing import Ruling, given, hero

OURS = Path(tableforge.fateforge.__file__).parent / "content"
Turns = Callable[..., Ruling]


def choose(folder: Path, word: str, value: str) -> None:
    """Let a folder of content read differently what the rulebook leaves open."""
    file = folder / "app.toml"
    text, n = re.subn(rf"(?m)^{word} = \w+", f"{word} = {value}", file.read_text("utf-8"))
    assert n == 1
    file.write_text(text, "utf-8")


@pytest.fixture
def turns(tmp_path: Path) -> Turns:
    """The enemies' turns in the ford, with another strip of the flagellant."""

    def played(strip: str, enemies: str, reading: tuple[str, str] | None = None, **more: Any) -> Ruling:
        folder = tmp_path / "content"
        shutil.copytree(OURS, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("story"))
        if reading:
            choose(folder, *reading)
        file = folder / "enemies.toml"
        text = file.read_text("utf-8")
        row = next(x for x in text.splitlines() if 'id="flagellant"' in x)
        other = re.sub(r'strip="[^"]*"', f'strip="{strip}"', row)
        file.write_text(text.replace(row, other), "utf-8")
        fields: dict[str, Any] = {
            "you": hero("mercenary", at="b"),
            "ally": hero("shaman", at="a"),
            "step": "enemies",
            "map": "mill-ford",
        }
        return given(content=str(folder), **{**fields, "enemies": enemies, **more})

    return played


def test_a_move_with_an_exit_letter_goes_towards_that_exit(turns: Turns) -> None:
    """FF.toward-exit: the exit of the ford is f."""
    turns("0..2: move(exit:A)", "flagellant.1@d").then("flagellant.1", at="e")


def test_who_is_at_the_exit_already_does_nothing(turns: Turns) -> None:
    """FF.toward-exit"""
    turns("0..4: move(exit:A)", "flagellant.1@f").then("flagellant.1", at="f")


def test_an_attack_with_a_colour_is_aimed_at_a_minion_of_it(turns: Turns) -> None:
    """FF.target-minion: the hero in the zone is spared."""
    t = turns("0: strike(red)", "flagellant.1@b recruit.1@b")
    t.then("recruit.1", out=True).then("you", health=6).because("FF.target-minion")  # the recruit struck before


def test_without_such_a_minion_nothing_happens(turns: Turns) -> None:
    """FF.target-minion"""
    turns("0: strike(red)", "flagellant.1@b archer.1@f").then("you", health=7)


def test_of_two_colours_the_left_one_is_aimed_at_if_it_is_there(turns: Turns) -> None:
    """FF.either-colour"""
    turns("0: strike(blue/red)", "flagellant.1@b recruit.1@b archer.1@b+armour:1").then("archer.1", armour=0).then(
        "recruit.1", out=False
    )


def test_otherwise_the_right_one(turns: Turns) -> None:
    """FF.either-colour"""
    turns("0: strike(blue/red)", "flagellant.1@b recruit.1@b archer.1@f").then("recruit.1", out=True)


def test_a_call_brings_the_nearest_minion_of_the_colour_closer(turns: Turns) -> None:
    """FF.call: not one that is here already."""
    t = turns("0: call:red", "flagellant.1@b conscript.1@b conscript.2@e conscript.3@f", chance="path:c")
    t.then("conscript.2", at="c").then("conscript.1", at="b").then("conscript.3", at="f").because("FF.call")


def test_a_stunned_minion_does_not_answer_a_call_and_the_next_one_does(turns: Turns) -> None:
    """FF.call, FF.stunned-enemy: the book is silent; by our reading who cannot act does not come."""
    t = turns("0: call:red", "flagellant.1@b conscript.1@c+stunned conscript.2@e", chance="path:c")
    t.then("conscript.1", at="c").then("conscript.2", at="c").because("FF.call")
    turns("0: call:red", "flagellant.1@b conscript.1@e+stunned").then("conscript.1", at="e")


# ---------------------------------------------------------------- readings that other content may choose
@pytest.fixture
def reading(tmp_path: Path) -> Turns:
    """A position played by another reading of what the rulebook leaves open."""

    def played(word: str, value: str, **fields: Any) -> Ruling:
        folder = tmp_path / "content"
        shutil.copytree(OURS, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("story"))
        choose(folder, word, value)
        return given(**{"content": str(folder), "map": "mill-ford", "step": "enemies", **fields})

    return played


def test_a_section_may_count_for_the_nearest_hero_alone(reading: Turns) -> None:
    """FF.strip, reading A21: the archer beside the Mercenary does not shoot past her."""
    heroes = {"you": hero("mercenary", at="b"), "ally": hero("shaman", at="a"), "enemies": "archer.1@b"}
    reading("nearest_only", "true", **heroes).then("ally", health=6).then("you", health=7)
    reading("nearest_only", "false", **heroes).then("ally", health=5)


def test_parry_may_help_on_the_way_out_and_is_gone_before_an_extra_round(reading: Turns) -> None:
    """FF.exit-no-parry, reading A16"""
    you, ally = hero("mercenary", at="f", parry=1), hero("shaman", at="f")
    t = reading("parry_counts", "true", you=you, ally=ally, enemies="archer.1@f", step="upkeep", rounds=1)
    t.asks("absorb", options="parry done").answers("parry").then("you", health=7)
    t = given(content=t.g.setup["content"], you=you, ally=ally, scene="ford-ambush", tokens="", step="upkeep", round=3)
    t.then("you", parry=1).asks("extra-round").answers("yes").then("you", parry=0)


def test_who_is_pushed_may_be_spared_traps_and_fear(reading: Turns) -> None:
    """FF.forced-move, reading A32: by ours both apply; the spider pulls the Mercenary into the wolf's zone."""
    you: dict[str, Any] = {"you": hero("mercenary", at="b"), "ally": hero("shaman", at="f")}
    trap = {"enemies": "bruiser.1@b", "tokens": "trap@d", "trap": "t-darts", "chance": "push:d"}
    reading("forced_traps", "false", **you, **trap).then("you", at="d", health=5).then("table", tokens="trap@d")
    pulled = given(**you, map="mill-ford", enemies="well-spider.1@c wight.1@c", fear="f-leaden", step="enemies")
    pulled.then("you", at="c", fears="f-leaden")
    spared = reading("forced_fear", "false", **you, enemies="well-spider.1@c wight.1@c", fear="f-leaden")
    spared.then("you", at="c", fears="")


def test_without_a_modifier_a_mover_approaches_the_first_of_those_as_near(turns: Turns) -> None:
    """FF.enemy-path, reading A31: no lot is drawn between heroes."""
    heroes = {"you": hero("mercenary", at="b"), "ally": hero("shaman", at="e")}
    turns("1: move", "flagellant.1@c", **heroes, order="ally you").then("flagellant.1", at="e")
    turns("1: move", "flagellant.1@c", **heroes, order="you ally").then("flagellant.1", at="b")


def test_lots_may_be_drawn_between_heroes_as_near(turns: Turns) -> None:
    """FF.enemy-path, reading A31 the other way: chance says whom, whoever is first in the order; who is farther away is no goal."""
    heroes = {"you": hero("mercenary", at="b"), "ally": hero("shaman", at="e"), "order": "ally you"}
    lots = ("lots_between_heroes", "true")
    turns("1: move", "flagellant.1@c", lots, **heroes, chance="path:b").then("flagellant.1", at="b")
    turns("1: move", "flagellant.1@c", lots, **heroes, chance="path:e").then("flagellant.1", at="e")
    farther = {"you": hero("mercenary", at="b"), "ally": hero("shaman", at="f"), "order": "ally you"}
    turns("1..2: move", "flagellant.1@c", lots, **farther).then("flagellant.1", at="b")
