"""The Sylvan Guard's skills: never where the strip points."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero


def sendru(skill: str = "", enemies: str = "", friend: Any = None, **board: Any) -> Ruling:
    """The Sylvan Guard at the ford, in his turn."""
    other = friend or hero("mercenary", at="a")
    return given(map="mill-ford", you=hero("sylvan-guard", at="b", skills=skill, **board), ally=other, enemies=enemies)


def test_the_wind_runner_is_not_slowed_by_mud() -> None:
    """FF.wind-runner"""
    t = given(map="marsh-causeway", you=hero("sylvan-guard", at="f", results="move"), ally=hero("mercenary", at="a"))

    t.you.does("move:g")

    t.then("you", at="g", results="")


def test_the_wind_runner_shoots_from_zero_to_two_after_a_move() -> None:
    """FF.wind-runner"""
    t = sendru(enemies="archer.1@c archer.2@e", results="move shoot shoot")
    t.may_not("shoot:archer.2", "FF.shoot")

    t.you.does("move:c").you.does("shoot:archer.1").you.does("shoot:archer.2")

    t.then("archer.1", out=True).then("archer.2", out=True)


def test_aimed_shot_does_three_damage_one_or_two_zones_away() -> None:
    t = sendru("g-aimed-shot", "militia-guard.1@e", results="shoot shoot")

    t.you.does("use:g-aimed-shot")

    t.then("militia-guard.1", out=True)


def test_leaf_step_shoots_and_moves_in_either_order() -> None:
    """FF.unordered-actions"""
    t = sendru("g-leaf-step", "archer.1@c", results="shoot")

    t.you.does("use:g-leaf-step").answers("shoot", "move", "d")

    t.then("archer.1", out=True).then("you", at="d")


def test_quick_shot_turns_a_strike_into_a_shot_or_the_reverse() -> None:
    """FF.conversion: the book's own two-way card."""
    sendru("g-quick-shot", results="strike").you.does("use:g-quick-shot#1").then("you", results="shoot")
    sendru("g-quick-shot", results="shoot").you.does("use:g-quick-shot#2").then("you", results="strike")


def test_long_draw_makes_a_starred_shot_of_two_up_to_two_zones() -> None:
    t = sendru("g-long-draw", "sicaire.1@e", results="shoot*")

    t.you.does("use:g-long-draw")

    t.then("sicaire.1", out=True)


def test_rain_of_arrows_shoots_everybody_in_a_zone_next_to_his() -> None:
    t = sendru("g-rain", "archer.1@c conscript.1@c archer.2@b", results="shoot shoot")

    t.you.does("use:g-rain")

    t.then("archer.1", out=True).then("conscript.1", out=True).then("archer.2", out=False)


def test_point_blank_lets_him_shoot_in_his_own_zone() -> None:
    """FF.shoot-own-zone"""
    t = sendru("g-point-blank", "archer.1@b", results="shoot")

    t.you.does("shoot:archer.1")

    t.then("archer.1", out=True)


def test_pinning_arrow_shoots_and_stuns_the_same_minion() -> None:
    t = sendru("g-pin", "bruiser.1@c", results="shoot")

    t.you.does("use:g-pin")

    t.then("bruiser.1", wounds=1, stunned=True)


def test_spring_makes_two_moves_of_one() -> None:
    sendru("g-spring", results="move").you.does("use:g-spring").then("you", results="move move")


def test_hunters_mark_marks_up_to_two_zones_away() -> None:
    t = sendru("g-hunter-mark", "militia-guard.1@e", results="focus")

    t.you.does("use:g-hunter-mark")

    t.then("militia-guard.1", marked=True)


def test_ram_arrow_shoots_through_armour_and_pushes() -> None:
    t = sendru("g-ram-arrow", "halberdier.1@c", results="shoot*")

    t.you.does("use:g-ram-arrow").answers("e")

    t.then("halberdier.1", armour=1, wounds=1, at="e")


def test_hit_and_run_moves_after_a_kill_if_he_likes() -> None:
    t = sendru("g-hit-run", "archer.1@c", results="shoot")

    t.you.does("shoot:archer.1").answers("g-hit-run", "d")

    t.then("you", at="d")


def test_herbalist_heals_two_in_his_zone_once_in_a_scene() -> None:
    t = sendru("g-herbalist", results="move", health=3)

    t.you.does("use:g-herbalist")

    t.then("you", health=5)


def test_sentinel_shoots_for_two_just_before_reactions_for_an_energy() -> None:
    """FF.trigger-timing"""
    t = given(
        map="mill-ford",
        you=hero("sylvan-guard", at="b", skills="g-sentinel"),
        ally=hero("mercenary", at="a"),
        enemies="sicaire.1@b archer.1@c",
        step="turns",
        order="you ally",
        slot=0,
        chance="blue",
    )

    t.you.answers("g-sentinel", "sicaire.1")

    t.then("sicaire.1", out=True).then("you", energy=2)


def test_beasts_leave_their_friend_alone_while_there_is_another() -> None:
    """FF.untargetable"""
    t = given(
        map="mill-ford",
        you=hero("sylvan-guard", at="b", skills="g-beast-friend"),
        ally=hero("mercenary", at="b"),
        enemies="watchdog.1@b",
        step="enemies",
    )

    t.then("you", health=6).then("ally", health=6)


def test_camouflage_hides_him_at_the_end_of_a_turn_for_a_move() -> None:
    t = sendru("g-camouflage", results="move")

    t.you.ends_turn("g-camouflage")

    t.then("you", hidden=True)


def test_forked_arrow_makes_two_shots_of_a_starred_one() -> None:
    sendru("g-forked", results="shoot*").you.does("use:g-forked").then("you", results="shoot shoot")


def test_quick_shot_ii_has_three_ways() -> None:
    sendru("g-quick-shot-2", results="strike").you.does("use:g-quick-shot-2#1").then("you", results="shoot*")
    sendru("g-quick-shot-2", results="move").you.does("use:g-quick-shot-2#2").then("you", results="shoot")
    sendru("g-quick-shot-2", results="shoot").you.does("use:g-quick-shot-2#3").then("you", results="strike")


def test_long_draw_ii_takes_a_plain_shot_and_his_own_zone() -> None:
    t = sendru("g-long-draw-2", "sicaire.1@b", results="shoot")

    t.you.does("use:g-long-draw-2")

    t.then("sicaire.1", out=True)


def test_rain_of_arrows_ii_reaches_two_zones_and_lets_him_move() -> None:
    t = sendru("g-rain-2", "archer.1@e archer.2@e", results="shoot shoot")

    t.you.does("use:g-rain-2").answers("shoot", "move", "c")

    t.then("archer.1", out=True).then("archer.2", out=True).then("you", at="c")


def test_spring_ii_also_gives_a_shot() -> None:
    sendru("g-spring-2", results="move").you.does("use:g-spring-2").then("you", results="move move shoot")


def test_hunters_mark_ii_marks_and_shoots_the_same_enemy() -> None:
    t = sendru("g-hunter-mark-2", "sicaire.1@e", results="focus")

    t.you.does("use:g-hunter-mark-2")

    t.then("sicaire.1", out=True)
