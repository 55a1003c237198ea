"""The skills of allies, each for one of the ally's dice."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero


def beside(ally: str, enemies: str = "", friend: Any = None, map: str = "mill-ford", **you: Any) -> Ruling:
    """The Mercenary with an ally at her side, in her turn."""
    return given(
        map=map,
        you=hero("mercenary", at="b", **you),
        ally=friend or hero("shaman", at="b"),
        enemies=enemies,
        companion=f"{ally}+faces:move,strike",
    )


def test_the_novice_opens_a_door_and_leads_everybody_on() -> None:
    """FF.ally-use: a die of the ally's is spent."""
    t = beside("ash-runaway", map="tannery-alleys")
    t.you.does("ally-skill:ash-runaway#1.1")
    t.then("table", doors="D1 D3")

    u = beside("ash-runaway")
    u.you.does("ally-skill:ash-runaway#2.2").answers("c")
    u.then("ally", at="c")


def test_the_sergeant_raises_shields_and_puts_enemies_down() -> None:
    beside("old-sergeant").you.does("ally-skill:old-sergeant#1.1").then("you", parry=1).then("ally", parry=1)
    beside("old-sergeant", "sicaire.1@b").you.does("ally-skill:old-sergeant#2.1").then("sicaire.1", out=True)


def test_the_smuggler_knows_a_back_way_and_looks_elsewhere() -> None:
    beside("canal-smuggler").you.does("ally-skill:canal-smuggler#1.1").answers("e").then("you", at="e")
    beside("canal-smuggler").you.does("ally-skill:canal-smuggler#2.1").then("you", hidden=True)


def test_the_warden_of_the_grove_holds_with_roots_and_heals() -> None:
    beside("grove-warden", "bruiser.1@c").you.does("ally-skill:grove-warden#1.1").then("bruiser.1", stunned=True)
    t = beside("grove-warden", health=3)
    t.you.does("ally-skill:grove-warden#2.1").then("you", health=5)


def test_the_tinker_loosens_armour_and_patches_it() -> None:
    beside("tinker", "lieutenant.1@c").you.does("ally-skill:tinker#1.1").then("lieutenant.1", armour=0)
    t = beside("tinker", items="scale-coat+cubes:0")
    t.you.does("ally-skill:tinker#2.1").then("scale-coat", cubes=1)


def test_fourth_clause_pushes_and_sees_to_things() -> None:
    beside("fourth-clause", "recruit.1@b").you.does("ally-skill:fourth-clause#1.1").answers("d").then(
        "recruit.1", at="d"
    )
    t = beside("fourth-clause", map="tannery-alleys")
    t.you.does("ally-skill:fourth-clause#2.1").then("table", doors="D1 D3")


def test_the_hound_worries_enemies_and_finds_the_way() -> None:
    beside("hound", "bruiser.1@b").you.does("ally-skill:hound#1.1").then("bruiser.1", wounds=1, stunned=True)
    beside("hound").you.does("ally-skill:hound#2.1").answers("c").then("ally", at="c")


def test_a_result_of_the_ally_costs_one_of_ones_own_and_the_allys_die_stays() -> None:
    """FF.ally-use, reading A45"""
    t = beside("hound", results="focus")

    t.you.does("ally-result:strike.2")

    t.then("you", results="strike")
    assert t.s.ally is not None and t.s.ally.left == 3
