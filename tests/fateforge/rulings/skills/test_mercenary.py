"""The Mercenary's skills: stand in the door, answer, behead."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero

SHAMAN = hero("shaman", at="a")


def varsha(skill: str, enemies: str = "", friend: Any = SHAMAN, **board: Any) -> Ruling:
    """The Mercenary at the ford with one skill, in her turn."""
    return given(map="mill-ford", you=hero("mercenary", at="b", skills=skill, **board), ally=friend, enemies=enemies)


def test_heavy_blow_turns_a_strike_and_any_other_result_into_three_damage() -> None:
    """FF.skill-cost-gain, FF.joker: the joker takes whatever is not a miss."""
    t = varsha("m-heavy-blow", "militia-guard.1@b", results="strike move miss")

    t.you.does("use:m-heavy-blow")

    t.then("militia-guard.1", out=True).then("you", results="miss", used="m-heavy-blow")
    t.because("FF.skill-cost-gain", "FF.strike")


def test_shield_march_moves_and_gives_a_parry_for_any_result() -> None:
    t = varsha("m-shield-march", results="focus")

    t.you.does("use:m-shield-march").answers("c")

    t.then("you", at="c", parry=1, results="")


def test_charge_moves_and_then_strikes_for_two() -> None:
    """FF.ordered-actions: it is not offered where nobody could be struck after the move."""
    t = varsha("m-charge", "watchdog.1@c+armour:1", results="focus move")

    t.you.does("use:m-charge")

    t.then("you", at="c", results="").then("watchdog.1", out=True)
    varsha("m-charge", "watchdog.1@f", results="focus move").may_not("use:m-charge", "FF.ordered-actions")


def test_beheading_wants_a_starred_strike_and_does_four_damage() -> None:
    """FF.star-pays-plain: a plain strike never pays for a starred one."""
    t = varsha("m-beheading", "militia-guard.1@b+armour:1", results="strike* focus")

    t.you.does("use:m-beheading")

    t.then("militia-guard.1", out=True)
    varsha("m-beheading", "militia-guard.1@b", results="strike focus").may_not("use:m-beheading", "FF.skill-cost-gain")


def test_shield_bash_stuns_a_minion_for_a_parry_token() -> None:
    """FF.token-cost, FF.minions-only: a leader is not stunned."""
    t = varsha("m-shield-bash", "conscript.1@b lieutenant.1@b", parry=1)

    t.you.does("use:m-shield-bash")

    t.then("conscript.1", stunned=True).then("lieutenant.1", stunned=False).then("you", parry=0)


def test_living_wall_takes_a_blow_for_a_friend_near_by() -> None:
    """FF.prevent: the Mercenary spends her own parry on the damage that the Shaman would suffer."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", skills="m-living-wall", parry=1),
        ally=hero("shaman", at="b"),
        enemies="recruit.1@b",
        step="enemies",
    )

    t.group("shaman").you.answers("m-living-wall")

    t.then("ally", health=6).then("you", parry=0)


def test_whirl_of_steel_strikes_every_enemy_in_the_zone() -> None:
    """FF.all-flag: the first line protects nobody from it."""
    t = varsha("m-whirl", "conscript.1@b archer.1@b archer.2@c", results="strike strike")

    t.you.does("use:m-whirl")

    t.then("conscript.1", out=True).then("archer.1", out=True).then("archer.2", out=False)


def test_taunt_draws_every_enemy_that_may_choose_and_gives_two_parries() -> None:
    """FF.taunt"""
    t = varsha("m-taunt", results="focus")

    t.you.does("use:m-taunt")

    t.then("you", taunting=True, parry=2)


def test_tanned_hide_keeps_two_parries_in_upkeep() -> None:
    """FF.parry-kept"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", skills="m-tanned-hide", parry=3),
        ally=hero("shaman", at="a", parry=1),
        step="upkeep",
        round=1,
        rounds=3,
    )

    t.then("you", parry=2).then("ally", parry=0)


def test_second_wind_heals_three_for_an_energy_once_in_a_scene() -> None:
    """FF.single"""
    t = varsha("m-second-wind", health=2, energy=2)

    t.you.does("use:m-second-wind")

    t.then("you", health=5, energy=1, spent="m-second-wind")
    t.may_not("use:m-second-wind", "FF.recurrent")


def test_shove_strikes_and_pushes_the_same_enemy_where_she_likes() -> None:
    """FF.push, FF.same-target"""
    t = varsha("m-shove", "bruiser.1@b", results="strike")

    t.you.does("use:m-shove").answers("d")

    t.then("bruiser.1", at="d", wounds=1)


def test_brute_force_turns_a_move_or_a_focus_into_a_strike() -> None:
    """FF.conversion: one of the two ways a use, and not the reverse."""
    t = varsha("m-brute", results="move focus")

    t.you.does("use:m-brute#2")

    t.then("you", results="move strike")
    assert "use:m-brute#1" not in t.options()


def test_answering_steel_hits_whoever_she_parried_in_her_zone() -> None:
    """FF.hit, FF.trigger-once"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", skills="m-riposte", parry=1),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b+armour:1",
        step="enemies",
        chance="push:c",
    )

    t.you.answers("parry")

    t.then("bruiser.1", armour=0)


def test_relentless_gives_a_parry_for_every_enemy_she_defeats() -> None:
    """FF.trigger-timing"""
    t = varsha("m-relentless", "recruit.1@b recruit.2@b", results="strike strike")

    t.you.does("strike:recruit.1").you.does("strike:recruit.2")

    t.then("you", parry=2)


def test_last_stand_gives_two_strikes_and_a_parry_at_three_health_or_less() -> None:
    """FF.card-condition"""
    varsha("m-last-stand", health=4).may_not("use:m-last-stand", "FF.card-condition")
    t = varsha("m-last-stand", health=3)

    t.you.does("use:m-last-stand")

    t.then("you", results="strike strike", parry=1)


def test_battering_ram_leaves_a_blocked_zone_and_sprints_unhurt() -> None:
    """FF.ignore-restrictions, FF.sprint-safe"""
    t = varsha("m-ram", "militia-guard.1@b", results="move")
    t.you.does("move:c").then("you", at="c")

    u = given(
        map="mill-ford",
        you=hero("mercenary", at="b", skills="m-ram"),
        ally=hero("shaman", at="a"),
        enemies="militia-guard.1@b",
        step="prepare",
    )
    u.you.answers("mercenary/sprint:c")

    u.then("you", at="c", health=7, sprinted=True)


def test_charge_ii_may_go_two_zones_and_strikes_for_three() -> None:
    t = varsha("m-charge-2", "militia-guard.1@e", results="move focus")

    t.you.does("use:m-charge-2").answers("c")

    t.then("you", at="e").then("militia-guard.1", out=True)


def test_charge_ii_may_stop_after_one_zone() -> None:
    t = varsha("m-charge-2", "militia-guard.1@c", results="move focus")

    t.you.does("use:m-charge-2").answers("c")

    t.then("you", at="c").then("militia-guard.1", out=True)


def test_beheading_ii_goes_through_armour() -> None:
    """FF.pierce"""
    t = varsha("m-beheading-2", "lieutenant.1@b", results="strike move")

    t.you.does("use:m-beheading-2")

    t.then("lieutenant.1", out=True)


def test_shield_bash_ii_stuns_and_pushes_the_same_minion_and_leaves_a_strike() -> None:
    t = varsha("m-shield-bash-2", "conscript.1@b", parry=1)

    t.you.does("use:m-shield-bash-2").answers("c")

    t.then("conscript.1", stunned=True, at="c").then("you", results="strike", parry=0)


def test_whirl_of_steel_ii_also_gives_a_parry() -> None:
    """FF.unordered-actions: in either order."""
    t = varsha("m-whirl-2", "recruit.1@b recruit.2@b", results="strike focus")

    t.you.does("use:m-whirl-2").answers("parry").answers("strike")

    t.then("you", parry=1).then("recruit.1", out=True).then("recruit.2", out=True)


def test_taunt_ii_takes_any_result() -> None:
    t = varsha("m-taunt-2", results="move")

    t.you.does("use:m-taunt-2")

    t.then("you", taunting=True, parry=2)
