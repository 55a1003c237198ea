"""The Lord's stances and skills: choose a stance, play early, leave the killing blow to a friend."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero


def edrem(skill: str = "", enemies: str = "", friend: Any = None, **board: Any) -> Ruling:
    """The Lord at the ford, in his turn; the Mercenary stands beside him and is still to play."""
    other = friend or hero("mercenary", at="b", results="move")
    return given(map="mill-ford", you=hero("lord", at="b", skills=skill, **board), ally=other, enemies=enemies)


def test_weapon_master_puts_the_lord_into_another_stance_in_the_preparation() -> None:
    """FF.weapon-master, FF.stance"""
    t = given(
        map="mill-ford", you=hero("lord", at="b", stance="assault"), ally=hero("mercenary", at="b"), step="prepare"
    )

    t.you.does("use:weapon-master", "guard")

    t.then("you", stance="guard")


def test_assault_makes_the_first_attack_of_a_round_stronger() -> None:
    """FF.stance-assault, FF.first-attack: and only the first."""
    t = edrem(enemies="militia-guard.1@b", stance="assault", results="strike strike")

    t.you.does("strike:militia-guard.1")
    t.then("militia-guard.1", wounds=2)
    t.you.does("strike:militia-guard.1")

    t.then("militia-guard.1", out=True)


def test_guard_gives_a_hero_in_the_zone_a_parry_at_the_end_of_the_turn() -> None:
    """FF.stance-guard"""
    t = edrem(stance="guard")

    t.you.ends_turn("stance-guard", "mercenary")

    t.then("ally", parry=1)


def test_command_passes_a_result_to_a_friend_who_is_still_to_play() -> None:
    """FF.stance-command: the very result that was paid."""
    t = edrem(stance="command", results="strike*")

    t.you.does("use:stance-command")

    t.then("ally", grants="strike*").then("you", results="")


def test_a_stance_that_is_not_taken_does_nothing() -> None:
    """FF.card-condition"""
    edrem(stance="guard", results="strike").may_not("use:stance-command", "FF.card-condition")


def test_duellists_thrust_does_two_damage_for_a_starred_strike() -> None:
    t = edrem("l-thrust", "bruiser.1@b", stance="guard", results="strike*")

    t.you.does("use:l-thrust")

    t.then("bruiser.1", wounds=2)


def test_orders_give_a_friend_a_strike_a_shot_or_a_move_and_the_lord_a_parry() -> None:
    t = edrem("l-orders", stance="guard", results="focus")

    t.you.does("use:l-orders").answers("shoot")

    t.then("ally", grants="shoot").then("you", parry=1)


def test_change_of_footing_takes_another_stance_at_once() -> None:
    """FF.stance: its effect applies at once."""
    t = edrem("l-shift", "militia-guard.1@b", stance="guard", results="move strike")

    t.you.does("use:l-shift", "move", "assault").you.does("strike:militia-guard.1")

    t.then("you", stance="assault", parry=1).then("militia-guard.1", wounds=2)


def test_flurry_makes_three_strikes_of_two_in_the_assault_stance() -> None:
    t = edrem("l-flurry", stance="assault", results="strike strike")

    t.you.does("use:l-flurry")

    t.then("you", results="strike strike strike")
    edrem("l-flurry", stance="guard", results="strike strike").may_not("use:l-flurry", "FF.card-condition")


def test_riposte_hits_whoever_he_parried_in_the_guard_stance() -> None:
    t = given(
        map="mill-ford",
        you=hero("lord", at="b", skills="l-riposte", stance="guard", parry=1),
        ally=hero("mercenary", at="a"),
        enemies="recruit.1@b",
        step="enemies",
    )

    t.you.answers("parry")

    t.then("recruit.1", out=True).then("you", health=6)


def test_hold_the_line_gives_every_hero_in_the_zone_a_parry() -> None:
    t = edrem("l-hold-line", stance="assault", results="move")

    t.you.does("use:l-hold-line")

    t.then("you", parry=1).then("ally", parry=1)


def test_rally_gives_energy_and_health_to_all_near_by_once_in_a_scene() -> None:
    t = edrem(
        "l-rally",
        friend=hero("mercenary", at="c", health=3, energy=1),
        stance="guard",
        results="focus",
        health=4,
        energy=1,
    )

    t.you.does("use:l-rally").answers("energize", "heal")

    t.then("you", health=5, energy=2).then("ally", health=4, energy=2)


def test_joint_volley_shoots_and_lets_a_friend_shoot() -> None:
    t = edrem("l-volley", "recruit.1@c", stance="guard", results="shoot")

    t.you.does("use:l-volley").answers("shoot", "grant")

    t.then("recruit.1", out=True).then("ally", grants="shoot")


def test_every_weapon_turns_one_weapon_into_another() -> None:
    """FF.conversion: three ways, one a use."""
    t = edrem("l-versatile", stance="guard", results="focus shoot strike")

    t.you.does("use:l-versatile#3")

    t.then("you", results="focus shoot shoot")
    assert not [key for key in t.options() if key.startswith("use:")]


def test_the_other_ways_of_every_weapon() -> None:
    edrem("l-versatile", stance="guard", results="focus").you.does("use:l-versatile#1").then("you", results="strike")
    edrem("l-versatile", stance="guard", results="shoot").you.does("use:l-versatile#2").then("you", results="strike")


def test_name_the_target_lowers_its_resistance_until_upkeep() -> None:
    """FF.mark: an enemy whose cubes already reach it is defeated at once."""
    t = edrem("l-mark", "bruiser.1@c+wounds:2", stance="guard", results="focus")

    t.you.does("use:l-mark")

    t.then("bruiser.1", out=True)


def test_advance_moves_the_lord_and_a_friend() -> None:
    t = edrem("l-advance", stance="guard", results="focus")

    t.you.does("use:l-advance").answers("escort", "d", "move", "c")

    t.then("ally", at="d").then("you", at="c")


def test_duel_strikes_through_armour_and_gives_a_parry() -> None:
    t = edrem("l-duel", "lieutenant.1@b", stance="guard", results="strike strike")

    t.you.does("use:l-duel").answers("strike", "parry")

    t.then("lieutenant.1", out=True).then("you", parry=1)


def test_banner_guards_a_friend_near_by_at_the_start_of_the_turn() -> None:
    t = given(
        map="mill-ford",
        you=hero("lord", at="b", skills="l-banner", stance="assault"),
        ally=hero("mercenary", at="c", results="move"),
        step="turns",
        order="you ally",
        slot=1,
    )

    t.you.answers("l-banner")

    t.then("ally", parry=1)


def test_battle_plan_lets_any_hero_reroll_a_die() -> None:
    t = given(
        map="mill-ford",
        you=hero("lord", at="b", skills="l-plan", results="red:miss"),
        ally=hero("mercenary", at="b", results="red:miss"),
        step="prepare",
        chance="red:strike",
    )

    t.you.does("use:l-plan", "lord", "1")

    t.then("you", results="strike")


def test_masterstroke_does_five_damage_once_in_a_scene() -> None:
    t = edrem("l-masterstroke", "warden-engine.1@b", stance="guard", results="strike strike")

    t.you.does("use:l-masterstroke")

    t.then("warden-engine.1", armour=0, wounds=2).then("you", spent="l-masterstroke")


def test_last_order_gives_everybody_who_is_still_to_play_any_result_when_he_falls() -> None:
    """FF.knocked-out, FF.grant"""
    t = given(
        map="mill-ford",
        you=hero("lord", at="b", skills="l-last-order", stance="assault", health=1),
        ally=hero("mercenary", at="a", results="move"),
        enemies="sicaire.1@b",
        step="turns",
        order="ally you",
        slot=0,
    )

    t.you.answers("l-last-order").ally.answers("strike")

    t.then("you", down=True).then("ally", results="move strike")


def test_change_of_footing_ii_costs_nothing() -> None:
    t = edrem("l-shift-2", stance="guard")

    t.you.does("use:l-shift-2", "command")

    t.then("you", stance="command", parry=1)


def test_flurry_ii_gives_starred_strikes_in_any_stance() -> None:
    t = edrem("l-flurry-2", stance="guard", results="strike strike")

    t.you.does("use:l-flurry-2")

    t.then("you", results="strike* strike* strike*")


def test_hold_the_line_ii_reaches_one_zone_further() -> None:
    t = edrem("l-hold-line-2", friend=hero("mercenary", at="c"), stance="guard", results="move")

    t.you.does("use:l-hold-line-2")

    t.then("ally", parry=1).then("you", parry=1)


def test_name_the_target_ii_takes_any_result_and_gives_a_parry() -> None:
    t = edrem("l-mark-2", "bruiser.1@c", stance="guard", results="move")

    t.you.does("use:l-mark-2")

    t.then("bruiser.1", marked=True).then("you", parry=1)


def test_joint_volley_ii_shoots_for_two_in_the_own_zone_too() -> None:
    t = edrem("l-volley-2", "sicaire.1@b", stance="guard", results="shoot")

    t.you.does("use:l-volley-2").answers("shoot", "grant")

    t.then("sicaire.1", out=True).then("ally", grants="shoot")
