"""The preparation: hidden dice, Sprint, being ready, the order of the tiles, the slot of the reactions."""

from __future__ import annotations

from typing import Any

import tableforge
from tableforge.fateforge.doors.testing import Ruling, given, hero

FORD = "mill-ford"


def preparing(you: dict[str, object] | None = None, **more: Any) -> Ruling:
    fields = {
        "map": FORD,
        "you": you or hero("mercenary", at="b", results="strike miss"),
        "ally": hero("shaman", at="a", results="focus miss"),
        "step": "prepare",
        **more,
    }
    return given(**fields)


# ---------------------------------------------------------------- together, behind screens
def test_dice_are_rolled_first_then_come_the_options_and_last_the_order() -> None:
    """FF.preparation, FF.round"""
    t = given(map=FORD, you=hero("mercenary", at="b"), ally=hero("shaman", at="a"), step="announce", chance="slot:1")
    assert [x for x in t.happened() if x in ("round", "rolls")] == ["round", "rolls", "rolls"]
    t.asks("prepare")
    t.plays_on(until="order").then("table", phase="order")


def test_nobody_sees_the_dice_of_another_before_the_action_phase() -> None:
    """FF.hidden-dice"""
    t = preparing()
    seen = {h["id"]: h["results"] for h in t.sees("you")["heroes"]}
    assert seen == {"mercenary": ["miss", "strike"], "shaman": None}
    t.plays_on()
    assert {h["id"]: h["results"] for h in t.sees("you")["heroes"]}["shaman"] == ["miss", "focus"]


def test_everybody_prepares_at_once_and_is_done_when_ready() -> None:
    """FF.ready, FF.options: both seats are asked; who is ready has no more to say."""
    t = preparing()
    assert set(t.g.asked) == {0, 1}
    t.ally.does("sprint:b").then("ally", at="b")
    t.ally.does("ready")
    assert set(t.g.asked) == {0}
    t.you.does("ready").asks("order", rule="FF.player-order")


def test_with_the_order_set_the_action_phase_begins_and_nothing_can_be_prepared() -> None:
    """FF.start-action"""
    t = preparing()
    t.plays_on().then("table", phase="action").because("FF.start-action")
    assert not [x for x in t.options() if "sprint" in x or "ready" in x]


# ---------------------------------------------------------------- sprint
def test_a_sprint_leads_to_an_adjacent_zone_whatever_the_dice_show() -> None:
    """FF.sprint, FF.sprint-no-action: no result is spent, and it is no move."""
    t = preparing()
    t.you.does("sprint:c").then("you", at="c", sprinted=True, results="miss strike", moved=False, health=7)
    t.because("FF.sprint").nothing_else()


def test_a_hero_sprints_once_in_a_round() -> None:
    """FF.sprint-once"""
    t = preparing()
    t.you.does("sprint:c")
    t.may_not("mercenary/sprint:d", "FF.sprint-once")


def test_sprinting_out_of_a_zone_with_enemies_costs_one_damage_however_many_there_are() -> None:
    """FF.sprint-damage"""
    t = preparing(enemies="recruit.1@b recruit.2@b")
    t.you.does("sprint:c").then("you", at="c", health=6).because("FF.damage", "FF.sprint")


def test_leaving_by_a_move_never_costs_damage() -> None:
    """FF.sprint-damage"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="move"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b recruit.2@b",
    )
    t.you.does("move:c").then("you", at="c", health=7)


def test_who_falls_to_the_damage_of_a_sprint_stays_where_it_was() -> None:
    """FF.sprint-damage, FF.knocked-out"""
    t = preparing(hero("mercenary", at="b", results="strike", health=1), enemies="recruit.1@b")
    t.you.does("sprint:c").then("you", at="b", down=True)


def test_nobody_sprints_out_of_difficult_terrain_nor_past_a_blocking_enemy() -> None:
    """FF.sprint-barred"""
    t = preparing(difficult="b")
    t.may_not("mercenary/sprint:c", "FF.sprint-barred")
    t = preparing(enemies="bruiser.1@b")
    t.may_not("mercenary/sprint:c", "FF.sprint-barred")


def test_a_sprint_does_not_pass_a_portal() -> None:
    """FF.sprint-no-action, FF.portal-move"""
    t = given(
        map="catacomb-ring",
        you=hero("mercenary", at="h", results="move"),
        ally=hero("shaman", at="a", ready=True),
        step="prepare",
    )
    assert [x for x in t.options() if "sprint" in x] == ["mercenary/sprint:a", "mercenary/sprint:g"]


# ---------------------------------------------------------------- the order and the slot
def test_the_group_puts_the_tiles_in_any_order_and_any_seat_says_it() -> None:
    """FF.player-order, FF.group-choice"""
    t = given(map=FORD, you=hero("mercenary"), ally=hero("shaman"), third=hero("thief"), step="order")
    assert set(t.g.asked) == {0, 1, 2}
    t.answer("thief", 1)
    t.answer("shaman", 0)
    t.then("table", order="third ally you", turn="third")


def test_the_enemies_react_before_the_hero_whose_slot_it_is() -> None:
    """FF.reaction-slot, FF.slot-announced"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b archer.1@c",
        step="announce",
        chance="slot:1",
    )
    assert t.happened().index("slot") < t.happened().index("rolls")
    t.plays_on(until="order").answers("mercenary")
    t.then("table", turn="you", reacted=False, slot=1)
    t.set(chance="red blue")
    t.you.ends_turn("done", "done").then("table", turn="ally", reacted=True, named="red blue").then("you", health=5)
    t.because("FF.results-lost", "FF.reactions", "FF.strike")


def test_the_slot_is_never_behind_the_last_hero() -> None:
    """FF.slot-before-hero, FF.slot-weights: among two heroes slots 0 and 1, with one standing only 0."""
    slots = {
        given(map=FORD, you=hero("mercenary"), ally=hero("shaman"), step="announce", seed=k).s.slot for k in range(40)
    }
    assert slots == {0, 1}
    lone = {
        given(map=FORD, you=hero("mercenary", down=True), ally=hero("shaman"), step="announce", seed=k).s.slot
        for k in range(9)
    }
    assert lone == {0}


def test_the_slot_before_everybody_is_drawn_half_as_often_as_each_other() -> None:
    """FF.slot-weights: of four slots the first has 1 of 7."""
    four: dict[str, Any] = dict(
        map=FORD, you=hero("mercenary"), ally=hero("shaman"), third=hero("lord"), fourth=hero("thief"), step="announce"
    )
    t = given(**four, nature="asks")
    assert t.s.pending is not None
    assert (t.s.pending.kind, t.s.pending.weights) == ("slot", (1, 2, 2, 2))


def test_a_slot_used_in_both_of_the_last_rounds_is_not_drawn_again() -> None:
    """FF.slot-repeat"""
    heroes = dict(map=FORD, you=hero("mercenary"), ally=hero("shaman"), step="announce", round=2, rounds=4)
    for k in range(9):
        given(**heroes, slots="1 1", seed=k).then("table", slot=0)
    assert {given(**heroes, slots="0 1", seed=k).s.slot for k in range(20)} == {0, 1}


def test_without_position_a_scene_is_announced_round_by_round() -> None:
    """FF.round-number, FF.waves-announced: the number of rounds is known, and who comes next is told a round before."""
    g = tableforge.new("fateforge", scene="ford-ambush", heroes=["mercenary", "shaman"], seed=3)
    told = {e.kind: e for e in g.events}
    assert (told["round"].amount, told["round"].data) == (1, (3,))
    assert sorted([e.note for e in g.events if e.kind == "will-come"]) == ["bruiser", "watchdog"]


def test_behind_the_screens_a_trap_is_asked_about_whatever_the_dice_are() -> None:
    """FF.hidden-dice: who has no Focus is asked as well, for to be spared the question would tell the others of the dice."""
    for results, ways in (("miss", ["spring"]), ("focus", ["spring", "avoid"])):
        you, ally = hero("mercenary", at="a", results=results), hero("shaman", at="a", ready=True)
        t = given(map="mill-ford", you=you, ally=ally, tokens="trap@b", trap="t-net", step="prepare")
        t.you.does("sprint:b").asks("trap", seat="you")
        assert t.g.decision is not None and [o.key for o in t.g.decision.options] == ways


def test_behind_the_screens_a_payment_is_asked_for_also_where_there_is_one_way() -> None:
    """FF.hidden-dice, FF.cheapest-payment: with one Focus or with two results that will do, the others see the same."""
    for results in ("focus miss", "focus focus/move"):
        you, ally = hero("shaman", at="b", results=results), hero("lord", at="f", results="red:miss blue:miss")
        given(map="mill-ford", you=you, ally=ally, step="prepare").you.does("use:vigor").asks("pay", seat="you")
