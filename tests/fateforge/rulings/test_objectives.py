"""Objectives of every kind, and what a scene says of carrying."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.doors.testing import Ruling, given, hero


def leaving(scene: str, **more: Any) -> Ruling:
    """After the last round of a scene, with nothing lying about."""
    return given(**{"scene": scene, "tokens": "", "step": "leave", "round": 9, **more})


@pytest.mark.parametrize(("ended", "won"), [(0, True), (1, True), (2, False)])
def test_no_more_rounds_than_allowed_may_end_with_an_enemy_in_a_warded_zone(ended: int, won: bool) -> None:
    """FF.objective-ward: one is allowed at the toll bar."""
    leaving("a1-toll-bar", objectives=f"O1:{ended} O2:9").then("table", won=won)


def test_a_warded_zone_is_counted_at_upkeep_once_however_many_enemies_are_there() -> None:
    """FF.objective-ward, FF.upkeep-order"""
    t = given(scene="a1-toll-bar", tokens="", enemies="conscript.1@c conscript.2@c archer.1@d", step="upkeep")
    t.then("table", objectives={"O1": 1, "O2": 0})
    given(scene="a1-toll-bar", tokens="", enemies="archer.1@d", step="upkeep").then(
        "table", objectives={"O1": 0, "O2": 0}
    )


def test_whoever_is_to_be_spared_must_not_be_defeated() -> None:
    """FF.objective-spare"""
    t = given(
        scene="a1-culvert",
        you=hero("mercenary", at="b", results="strike"),
        tokens="",
        enemies="gang-chief.1@b+armour:0+wounds:2",
    )
    t.you.does("strike:gang-chief.1").then("table", objectives={"O1": 0, "O2": 1})
    assert t.s.scene is not None
    zone = t.s.scene.map.letters[t.s.scene.objectives[0].at[0]]
    held = {"you": hero("mercenary", at=zone), "ally": hero("shaman", at=zone)}
    leaving("a1-culvert", **held).plays_on("A").then("table", won=True)
    leaving("a1-culvert", **held, objectives="O2:1").plays_on("A").then("table", won=False)


@pytest.mark.parametrize(("defeated", "won"), [(4, True), (5, False)])
def test_no_more_of_some_enemies_than_allowed_may_be_defeated(defeated: int, won: bool) -> None:
    """FF.objective-limit"""
    need = 9
    leaving("a3-walkers", you=hero("mercenary", carried=" ".join(["O1"] * need)), objectives=f"O2:{defeated}").then(
        "table", won=won
    )


def test_a_bonus_is_not_needed_for_success() -> None:
    """FF.objective-bonus: more conscripts have fallen than the bonus allows."""
    leaving("a1-broken-wagon", you=hero("mercenary", carried="O1 O1 O1 O1"), objectives="O2:5").then("table", won=True)


def test_a_boss_must_lose_its_last_life() -> None:
    """FF.objective-boss"""
    leaving("gatehouse-captain", objectives="O1:1").then("table", won=True)
    leaving("gatehouse-captain", objectives="O1:0", extra=1).then("table", won=False)


def test_a_scene_may_hinder_whoever_carries_a_token() -> None:
    """FF.carry-limit: nobody sprints with the wagon."""
    t = given(
        scene="a1-tallow-cross",
        you=hero("mercenary", carried="O1", results="miss"),
        ally=hero("shaman", results="miss"),
        tokens="",
        step="prepare",
    )
    assert not [x for x in t.options("you") if "sprint" in x] and [x for x in t.options("ally") if "sprint" in x]
    why = t.g.why_not("mercenary/sprint:b", 0)
    assert why is not None and why.rule == "FF.carry-limit"


def test_a_lost_scene_says_which_objectives_were_not_met_and_how_far_they_had_come() -> None:
    """FF.outcome: not those that are met, nor a bonus."""
    t = leaving("a1-toll-bar", objectives="O1:2 O2:9")
    failed = [(e.note, e.amount, e.data) for e in t.g.events if e.kind == "failed"]
    assert failed == [("a1-toll-bar/O1", 2, (1,))]
    assert not [e for e in leaving("a1-toll-bar", objectives="O1:1 O2:9").g.events if e.kind == "failed"]
    both = leaving("a1-toll-bar", objectives="O1:2 O2:0").g
    told = {lang: [x.text for x in both.game.speech.story(both.events, 0, lang)] for lang in ("en", "fr")}
    assert len([x for x in told["en"] if x.startswith("Not met: ")]) == 2
    assert [x for x in told["fr"] if x.endswith(", 2 pour 1 au plus.")]
