"""The Thief's abilities and skills: in, knife, gone; she opens what is shut."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero


def thief(skill: str = "", enemies: str = "", friend: Any = None, **board: Any) -> Ruling:
    """The Thief at the ford, in her turn; the Mercenary stands beside her and is still to play."""
    other = friend or hero("mercenary", at="b", results="move")
    return given(map="mill-ford", you=hero("thief", at="b", skills=skill, **board), ally=other, enemies=enemies)


def test_the_thief_begins_every_scene_hidden() -> None:
    """FF.thief-stealth"""
    t = given(map="mill-ford", you=hero("thief"), ally=hero("mercenary"), step="place")

    t.then("you", hidden=True).then("ally", hidden=False)


def test_an_attack_reveals_her() -> None:
    """FF.hidden-revealed"""
    t = thief(enemies="recruit.1@b", hidden=True, results="strike")

    t.you.does("strike:recruit.1")

    t.then("you", hidden=False).because("FF.hidden-revealed")


def test_fade_hides_her_at_the_end_of_a_turn_without_attack_and_without_enemies_in_her_zone() -> None:
    """FF.fade"""
    thief().you.ends_turn().then("you", hidden=True)

    thief(enemies="recruit.1@b").you.ends_turn().then("you", hidden=False)


def test_fade_does_not_hide_who_has_attacked() -> None:
    """FF.fade"""
    t = thief(enemies="recruit.1@b", results="strike")

    t.you.does("strike:recruit.1").you.ends_turn()

    t.then("you", hidden=False)


def test_the_acrobat_leaves_a_blocked_zone_and_sprints_unhurt() -> None:
    """FF.acrobat"""
    t = given(
        map="mill-ford",
        you=hero("thief", at="b"),
        ally=hero("mercenary", at="a"),
        enemies="militia-guard.1@b",
        step="prepare",
    )

    t.you.does("sprint:c")

    t.then("you", at="c", health=5)


def test_backstab_does_three_damage_from_hiding_only() -> None:
    """FF.card-condition"""
    t = thief("t-backstab", "militia-guard.1@b", hidden=True, results="strike")

    t.you.does("use:t-backstab")

    t.then("militia-guard.1", out=True).then("you", hidden=False)
    thief("t-backstab", "militia-guard.1@b", results="strike").may_not("use:t-backstab", "FF.card-condition")


def test_slip_away_moves_and_hides() -> None:
    t = thief("t-slip-away", "recruit.1@c", results="focus")

    t.you.does("use:t-slip-away").answers("c")

    t.then("you", at="c", hidden=True, results="")


def test_throwing_knives_turn_a_strike_or_a_move_into_a_shot() -> None:
    thief("t-knives", results="strike").you.does("use:t-knives#1").then("you", results="shoot")
    thief("t-knives", results="move").you.does("use:t-knives#2").then("you", results="shoot")


def test_tumble_leaps_two_zones_past_everybody() -> None:
    """FF.leap: neither Pursuit nor traps."""
    t = given(
        map="mill-ford",
        you=hero("thief", at="b", skills="t-tumble", results="move"),
        ally=hero("mercenary", at="a"),
        enemies="sicaire.1@b",
        tokens="trap@e",
    )

    t.you.does("use:t-tumble").answers("e")

    t.then("you", at="e").then("sicaire.1", at="b").then("table", tokens="trap@e")


def test_a_snare_hurts_the_first_enemy_that_enters_and_stops_it() -> None:
    """FF.snare"""
    t = given(
        map="mill-ford",
        you=hero("thief", at="d", skills="t-snare", results="focus"),
        ally=hero("mercenary", at="b"),
        enemies="marsh-boar.1@e",
        slot=1,
    )
    t.you.does("use:t-snare").answers("d")

    t.plays_on(until="dice")

    t.then("marsh-boar.1", out=True)


def test_nimble_fingers_make_a_focus_of_anything() -> None:
    t = thief("t-fingers", results="strike")

    t.you.does("use:t-fingers")

    t.then("you", results="focus")


def test_trappers_eye_removes_a_trap_as_she_enters_and_gives_a_strike() -> None:
    """FF.disarm, FF.trap"""
    t = given(
        map="mill-ford",
        you=hero("thief", at="b", skills="t-trapper", results="move"),
        ally=hero("mercenary", at="a"),
        tokens="trap@c",
    )

    t.you.does("move:c").answers("use:t-trapper")

    t.then("you", at="c", results="strike", health=5).then("table", tokens="")


def test_smoke_bomb_hides_every_hero_in_the_zone_once_in_a_scene() -> None:
    t = thief("t-smoke")

    t.you.does("use:t-smoke")

    t.then("you", hidden=True).then("ally", hidden=True)


def test_venomed_blade_marks_and_strikes_the_same_enemy() -> None:
    """FF.mark: a resistance of two falls to one strike."""
    t = thief("t-venom", "sicaire.1@b", results="strike")

    t.you.does("use:t-venom")

    t.then("sicaire.1", out=True)


def test_shadow_step_makes_a_move_and_a_strike_of_a_move_while_hidden() -> None:
    t = thief("t-shadow-step", hidden=True, results="move")

    t.you.does("use:t-shadow-step")

    t.then("you", results="move strike")


def test_cheap_shot_strikes_and_stuns() -> None:
    t = thief("t-cheap-shot", "bruiser.1@b", results="strike")

    t.you.does("use:t-cheap-shot")

    t.then("bruiser.1", wounds=1, stunned=True)


def test_somersault_strike_leaps_two_zones_and_strikes_for_two() -> None:
    t = thief("t-somersault", "sicaire.1@e", results="move strike")

    t.you.does("use:t-somersault")

    t.then("you", at="e").then("sicaire.1", out=True)


def test_cutpurse_takes_a_coin_for_the_first_kill_of_a_scene_if_she_likes() -> None:
    """FF.card-gold"""
    t = thief("t-pickpocket", "recruit.1@b", results="strike")

    t.you.does("strike:recruit.1").answers("t-pickpocket")

    t.then("table", gold=1).then("you", spent="t-pickpocket")


def test_loaded_luck_rerolls_one_of_her_own_dice() -> None:
    t = given(
        map="mill-ford",
        you=hero("thief", at="b", skills="t-lucky", results="red:miss yellow:move"),
        ally=hero("mercenary", at="a"),
        step="prepare",
        chance="red:strike",
    )

    t.you.does("use:t-lucky", "1")

    t.then("you", results="move strike")


def test_sway_aside_prevents_two_damage_for_an_energy() -> None:
    """FF.prevent"""
    t = given(
        map="mill-ford",
        you=hero("thief", at="b", skills="t-dodge"),
        ally=hero("mercenary", at="a"),
        enemies="sicaire.1@b",
        step="enemies",
    )

    t.you.answers("use:t-dodge")

    t.then("you", health=5, energy=3)


def test_strike_and_vanish_does_both() -> None:
    """FF.hide: the attack reveals her, then she is gone."""
    t = thief("t-ambush", "sicaire.1@b", results="strike strike")

    t.you.does("use:t-ambush")

    t.then("sicaire.1", out=True).then("you", hidden=True)


def test_throwing_knives_ii_make_two_shots_of_a_strike() -> None:
    thief("t-knives-2", results="strike").you.does("use:t-knives-2#1").then("you", results="shoot shoot")
    thief("t-knives-2", results="move").you.does("use:t-knives-2#2").then("you", results="shoot")


def test_snare_ii_lies_up_to_two_zones_away() -> None:
    t = thief("t-snare-2", results="focus")

    t.you.does("use:t-snare-2").answers("e")

    t.then("table", tokens="snare:3@e")


def test_smoke_bomb_ii_reaches_one_zone_and_leaves_a_move() -> None:
    t = thief("t-smoke-2", friend=hero("mercenary", at="c"))

    t.you.does("use:t-smoke-2")

    t.then("ally", hidden=True).then("you", hidden=True, results="move")


def test_cheap_shot_ii_does_two_damage() -> None:
    t = thief("t-cheap-shot-2", "bruiser.1@b", results="strike")

    t.you.does("use:t-cheap-shot-2")

    t.then("bruiser.1", wounds=2, stunned=True)


def test_somersault_strike_ii_does_three_damage() -> None:
    t = thief("t-somersault-2", "militia-guard.1@e", results="move focus")

    t.you.does("use:t-somersault-2")

    t.then("militia-guard.1", out=True)
