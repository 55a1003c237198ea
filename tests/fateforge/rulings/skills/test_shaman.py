"""The Shaman's skills: save two beats, then thunder; hand out wards and results."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero


def kila(skill: str, enemies: str = "", friend: Any = None, **board: Any) -> Ruling:
    """The Shaman at the ford with one skill, in his turn; the Mercenary stands beside him and is still to play."""
    other = friend or hero("mercenary", at="b", results="move")
    return given(map="mill-ford", you=hero("shaman", at="b", skills=skill, **board), ally=other, enemies=enemies)


def test_spirit_lash_does_three_damage_up_to_one_zone_away_for_two_focus() -> None:
    """FF.shoot: printed @0-1, so the own zone counts, too."""
    t = kila("s-spirit-lash", "militia-guard.1@b militia-guard.2@e", results="focus focus")

    t.you.does("use:s-spirit-lash")

    t.then("militia-guard.1", out=True).then("militia-guard.2", wounds=0)


def test_a_focus_token_pays_for_spirit_lash_like_a_focus() -> None:
    """FF.drum-payment"""
    t = kila("s-spirit-lash", "militia-guard.1@c", results="focus", focus=1)

    t.you.does("use:s-spirit-lash")

    t.then("militia-guard.1", out=True).then("you", focus=0, results="")


def test_mend_heals_two_near_by_once_in_a_scene() -> None:
    """FF.heal, FF.single"""
    t = kila("s-mend", friend=hero("mercenary", at="b", health=3), results="focus")

    t.you.does("use:s-mend")

    t.then("ally", health=5).then("you", spent="s-mend")


def test_healing_never_goes_beyond_the_maximum() -> None:
    """FF.maximum"""
    t = kila("s-mend", friend=hero("mercenary", at="b", health=6), results="focus")

    t.you.does("use:s-mend")

    t.then("ally", health=7)


def test_spirit_projection_turns_a_focus_into_a_starred_shot_and_not_back() -> None:
    """FF.conversion"""
    t = kila("s-projection", results="focus")

    t.you.does("use:s-projection")

    t.then("you", results="shoot*")


def test_ancestors_hand_pulls_a_minion_and_strikes_it_for_two() -> None:
    """FF.pull, FF.same-target"""
    t = kila("s-ancestor", "recruit.1@c+armour:1 lieutenant.1@c", results="focus move")

    t.you.does("use:s-ancestor")

    t.then("recruit.1", out=True).then("lieutenant.1", at="c")


def test_war_cadence_gives_a_friend_who_is_still_to_play_any_result() -> None:
    """FF.grant"""
    t = kila("s-cadence", results="focus")

    t.you.does("use:s-cadence").answers("strike*")

    t.then("ally", grants="strike*")
    played = hero("mercenary", at="b", ended=True)
    kila("s-cadence", friend=played, results="focus").may_not("use:s-cadence", "FF.ordered-actions")


def test_a_granted_result_is_there_in_the_friends_turn_and_lost_at_its_end() -> None:
    """FF.grant"""
    t = kila("s-cadence", results="focus")
    t.you.does("use:s-cadence").answers("strike")

    t.you.ends_turn()

    t.then("ally", results="move strike", grants="")


def test_warding_totem_gives_a_hero_two_parries() -> None:
    """FF.guard: oneself, too."""
    t = kila("s-totem", results="focus")

    t.you.does("use:s-totem").answers("mercenary")

    t.then("ally", parry=2).then("you", parry=0)


def test_mist_spirits_stun_every_minion_of_one_zone() -> None:
    """FF.stunned-enemy, FF.minions-only"""
    t = kila("s-mist", "recruit.1@c poacher.1@c gang-chief.1@c recruit.2@d", results="focus focus")

    t.you.does("use:s-mist").answers("c")

    t.then("recruit.1", stunned=True).then("poacher.1", stunned=True).then("gang-chief.1", stunned=False)
    t.then("recruit.2", stunned=False)


def test_grasping_roots_stun_one_minion_near_by() -> None:
    """FF.one-stun: one that is stunned already is no target."""
    t = kila("s-roots", "recruit.1@c+stunned recruit.2@c", results="focus")

    t.you.does("use:s-roots")

    t.then("recruit.2", stunned=True)


def test_thunder_word_goes_two_zones_and_through_armour() -> None:
    """FF.pierce"""
    t = kila("s-thunder", "gang-chief.1@e", results="shoot focus")

    t.you.does("use:s-thunder")

    t.then("gang-chief.1", out=True)


def test_deep_breath_turns_a_move_or_a_shot_into_a_focus() -> None:
    t = kila("s-breath", results="move shoot")

    t.you.does("use:s-breath#2")

    t.then("you", results="focus move")
    kila("s-breath", results="move").you.does("use:s-breath#1").then("you", results="focus")


def test_trance_fills_the_drum_at_the_start_of_a_scene_and_lets_it_hold_three() -> None:
    """FF.drum-max"""
    t = given(
        map="mill-ford",
        you=hero("shaman", skills="s-trance", items="shamanic-drum"),
        ally=hero("mercenary"),
        step="place",
    )
    t.then("you", focus=2)

    u = kila("s-trance", items="shamanic-drum", results="focus", focus=2)
    u.you.ends_turn().answers("shamanic-drum")

    u.then("you", focus=3)


def test_spirit_guide_lets_any_hero_reroll_a_die_in_the_preparation() -> None:
    """FF.reroll-card: the hero who rerolls chooses which, and may decline."""
    t = given(
        map="mill-ford",
        you=hero("shaman", at="b", skills="s-guide", results="green:miss"),
        ally=hero("mercenary", at="b", results="red:miss red:strike"),
        step="prepare",
        chance="red:strike*",
    )

    t.you.does("use:s-guide", "mercenary", "1")

    t.then("ally", results="strike strike*").then("you", used="s-guide")


def test_blood_rite_turns_health_into_two_focus_but_never_the_last() -> None:
    """FF.health-cost"""
    t = kila("s-blood-rite", health=2)

    t.you.does("use:s-blood-rite")

    t.then("you", health=1, results="focus focus")
    kila("s-blood-rite", health=1).may_not("use:s-blood-rite", "FF.skill-cost-gain")


def test_spirit_path_escorts_a_friend_past_blocking_and_leaves_a_move() -> None:
    """FF.escort: the escorted hero decides where to."""
    t = kila("s-spirit-path", "militia-guard.1@b", results="focus")

    t.you.does("use:s-spirit-path").answers("c")

    t.then("ally", at="c").then("you", results="move")


def test_soul_link_raises_a_fallen_hero_without_the_price() -> None:
    """FF.revive-card: only the Corruption card is drawn."""
    t = given(
        map="mill-ford",
        you=hero("shaman", at="b", skills="s-soul-link", results="focus"),
        ally=hero("mercenary", at="c", down=True),
        corruption="c-greed",
    )

    t.you.does("use:s-soul-link")

    t.then("ally", down=False, health=2, corruption="c-greed", ended=True).then("you", health=6, energy=4)


def test_call_of_the_wild_shoots_every_enemy_of_a_zone() -> None:
    t = kila("s-wild-call", "recruit.1@c poacher.1@c recruit.2@b", results="focus focus")

    t.you.does("use:s-wild-call").answers("c")

    t.then("recruit.1", out=True).then("poacher.1", out=True).then("recruit.2", out=False)


def test_spirit_projection_ii_gives_two_shots_for_a_focus_or_one_for_a_move() -> None:
    t = kila("s-projection-2", results="focus")

    t.you.does("use:s-projection-2#1")

    t.then("you", results="shoot shoot")
    kila("s-projection-2", results="move").you.does("use:s-projection-2#2").then("you", results="shoot")


def test_warding_totem_ii_gives_everybody_near_by_a_parry_and_one_of_them_another() -> None:
    t = kila("s-totem-2", results="focus")

    t.you.does("use:s-totem-2").answers("guard", "guard.2", "mercenary")

    t.then("ally", parry=2).then("you", parry=1)


def test_grasping_roots_ii_shoot_and_stun_the_same_minion() -> None:
    t = kila("s-roots-2", "bruiser.1@c", results="focus")

    t.you.does("use:s-roots-2")

    t.then("bruiser.1", wounds=1, stunned=True)


def test_thunder_word_ii_does_four_damage() -> None:
    t = kila("s-thunder-2", "militia-guard.1@e+armour:3", results="focus move")

    t.you.does("use:s-thunder-2")

    t.then("militia-guard.1", out=True)


def test_call_of_the_wild_ii_also_gives_a_parry() -> None:
    t = kila("s-wild-call-2", "recruit.1@c poacher.1@c", results="focus move")

    t.you.does("use:s-wild-call-2")

    t.then("recruit.1", out=True).then("poacher.1", out=True).then("you", parry=1)
