"""Skills and items in general: what they cost and give, how often, in which order, in which slot."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.errors import BadSetup
from tableforge.fateforge import cards
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.names import PARRY

FORD = "mill-ford"


def turn(results: str = "", who: str = "mercenary", enemies: str = "", **more: Any) -> Ruling:
    """The first hero in b, in its turn."""
    return given(
        map=FORD, you=hero(who, at="b", results=results, **more), ally=hero("sylvan-guard", at="a"), enemies=enemies
    )


# ---------------------------------------------------------------- how often
def test_a_recurrent_skill_is_used_once_in_a_round() -> None:
    """FF.recurrent"""
    t = turn("move focus strike strike", skills="m-brute")
    t.you.does("use:m-brute#1").then("you", used="m-brute", results="focus strike strike strike")
    t.may_not("use:m-brute#2", "FF.recurrent")


def test_it_is_there_again_in_the_next_round() -> None:
    """FF.recurrent"""
    t = turn("move", skills="m-brute", used="m-brute")
    t.plays_on("end-turn", until="prepare").then("you", used="")


def test_a_single_use_skill_is_used_once_in_a_scene_and_is_back_for_the_next() -> None:
    """FF.single, FF.singles-back"""
    t = given(
        map=FORD, you=hero("mercenary", at="f", health=3, skills="m-second-wind"), ally=hero("shaman", at="f"), rounds=1
    )
    t.you.does("use:m-second-wind").then("you", health=6, energy=2, spent="m-second-wind")
    t.may_not("use:m-second-wind")
    t.plays_on("end-turn", "end-turn").then("table", over=True).then("you", spent="").because("FF.singles-back")


def test_a_single_use_skill_stays_used_in_the_next_round() -> None:
    """FF.single"""
    t = turn(skills="m-second-wind", health=3, spent="m-second-wind")
    t.may_not("use:m-second-wind", "FF.single")


def test_a_passive_skill_works_each_time_its_condition_is_met() -> None:
    """FF.passive, FF.trigger-once: Relentless gives a Parry token for every kill, and one for each."""
    t = turn("strike strike", skills="m-relentless", enemies="recruit.1@b recruit.2@b")
    t.you.does("strike:recruit.1").then("you", parry=1)
    t.you.does("strike:recruit.2").then("you", parry=2)


# ---------------------------------------------------------------- costs and gains
def test_the_left_side_is_spent_and_the_right_side_is_gained() -> None:
    """FF.skill-cost-gain"""
    t = turn("move strike", skills="m-brute")
    t.you.does("use:m-brute#1").then("you", results="strike strike").then("m-brute", used=True).nothing_else()


def test_energy_is_paid_from_the_available_box_and_only_if_it_is_there() -> None:
    """FF.skill-cost-gain, FF.token-cost"""
    t = turn(skills="m-second-wind", health=1, energy=1)
    t.you.does("use:m-second-wind").then("you", health=4, energy=0)
    t = turn(skills="m-second-wind", health=1, energy=0)
    t.may_not("use:m-second-wind", "FF.skill-cost-gain")


def test_a_price_in_parry_is_paid_with_a_token() -> None:
    """FF.token-cost, FF.parry-gain"""
    t = turn(skills="m-shield-bash", parry=1, enemies="recruit.1@b")
    t.you.does("use:m-shield-bash").then("you", parry=0).then("recruit.1", stunned=True)


def test_health_is_a_price_but_the_last_token_is_not() -> None:
    """FF.health-cost"""
    t = turn(who="shaman", skills="s-blood-rite", health=2)
    t.you.does("use:s-blood-rite").then("you", health=1, results="focus focus")
    turn(who="shaman", skills="s-blood-rite", health=1).may_not("use:s-blood-rite", "FF.skill-cost-gain")


def test_a_gained_result_feeds_the_next_card() -> None:
    """FF.gained-result, FF.gained-same-turn: a move becomes a strike, and that pays for a heavy blow."""
    t = turn("move focus", skills="m-brute m-heavy-blow", enemies="bruiser.1@b+armour:5")
    t.you.does("use:m-brute#1").then("you", results="focus strike")
    t.you.does("use:m-heavy-blow").then("bruiser.1", armour=2).then("you", results="")


def test_gained_results_need_not_be_used_and_mix_with_others() -> None:
    """FF.gained-any-order"""
    t = turn("move move", skills="m-brute", enemies="recruit.1@b recruit.2@c")
    t.you.does("use:m-brute#1").then("you", results="move strike")
    t.you.does("move:c")
    t.you.does("strike:recruit.2").then("recruit.2", out=True)
    t = turn("move", skills="m-brute")
    t.you.does("use:m-brute#1")
    t.you.ends_turn().then("you", results="")


def test_a_gained_action_is_carried_out_and_never_pays_for_a_card() -> None:
    """FF.actions-only-act: the move of Shield March is made at once; no result is left of it."""
    t = turn("focus", skills="m-shield-march m-brute")
    t.you.does("use:m-shield-march", "c").then("you", at="c", results="", parry=1)
    t.may_not("use:m-brute#1", "FF.skill-cost-gain")


def test_a_skill_converts_in_the_printed_direction_only() -> None:
    """FF.conversion: Projection turns a focus into a starred shot, never a shot into a focus."""
    t = turn("shoot*", who="shaman", skills="s-projection")
    t.may_not("use:s-projection", "FF.skill-cost-gain")
    t = turn("focus", who="shaman", skills="s-projection")
    t.you.does("use:s-projection").then("you", results="shoot*")


def test_of_two_conversions_one_is_chosen_at_each_use() -> None:
    """FF.conversion: Quick Shot goes both ways."""
    t = turn("strike shoot", who="lord", skills="l-versatile")
    t.you.does("use:l-versatile#3").then("you", results="shoot shoot")
    t.may_not("use:l-versatile#2", "FF.recurrent")


# ---------------------------------------------------------------- arrows
def test_actions_joined_by_an_arrow_must_all_be_possible() -> None:
    """FF.ordered-actions: nobody charges into an empty zone."""
    t = turn("focus move", skills="m-charge", enemies="recruit.1@e")
    t.may_not("use:m-charge", "FF.ordered-actions")


def test_a_charge_goes_only_where_somebody_can_be_struck() -> None:
    """FF.ordered-actions, FF.one-attack"""
    t = turn("focus move", skills="m-charge", enemies="bruiser.1@c+armour:5")
    t.you.does("use:m-charge").then("you", at="c", results="").then("bruiser.1", armour=3)


def test_actions_without_an_arrow_come_in_any_order_and_may_be_left_out() -> None:
    """FF.unordered-actions: Leaf Step shoots and moves."""
    t = given(
        map=FORD,
        you=hero("sylvan-guard", at="b", results="shoot shoot", skills="g-leaf-step"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@e+armour:5 recruit.1@c",
    )
    t.you.does("use:g-leaf-step")
    t.asks("which-act", options="shoot move done")
    t.answers("move", "c").asks("which-act", options="shoot done")
    t.answers("done").then("you", at="c", results="shoot").then("bruiser.1", armour=5).asks("act")


# ---------------------------------------------------------------- owning skills
def test_only_active_skills_are_used_and_six_are_active() -> None:
    """FF.six-skills"""
    six = "m-heavy-blow m-shield-march m-charge m-brute m-whirl m-taunt"
    t = turn("strike move focus", skills=six, inactive="m-shove", enemies="recruit.1@b")
    t.may_not("use:m-shove", "FF.six-skills")


SIX = "m-heavy-blow m-shield-march m-charge m-brute m-whirl m-taunt"


def setting_up(**more: Any) -> Ruling:
    return given(
        map=FORD, you=hero("mercenary", skills=SIX, inactive="m-shove"), ally=hero("shaman"), step="set-up", **more
    )


def test_whoever_has_six_of_seven_skills_active_may_change_them_until_the_first_preparation() -> None:
    """FF.skills-changed, FF.six-skills: asked at set-up, as often as wanted, and never again in the scene."""
    t = setting_up()
    t.asks("set-up", seat="you", rule="FF.skills-changed")
    assert t.options() == ["choose-skills:mercenary", "ready"]
    t.you.does("choose-skills:mercenary").asks("active", seat="you", rule="FF.six-skills")
    t.answers("m-shove", "m-charge", "m-brute", "m-whirl", "m-taunt", "m-heavy-blow")
    t.then("you", active="m-shove m-charge m-brute m-whirl m-taunt m-heavy-blow").because("FF.skills-changed")
    t.asks("set-up", seat="you")
    t.answers("ready").asks("prepare")
    assert not [x for x in t.options() if "choose-skills" in x]


def test_who_is_ready_keeps_the_skills_that_were_active() -> None:
    """FF.skills-changed"""
    t = setting_up()
    t.answers("ready").then("you", active=SIX).asks("prepare")


def test_nobody_is_asked_at_the_set_up_who_has_nothing_to_choose() -> None:
    """FF.skills-changed: only the seat whose hero has more than six skills; with six or fewer, nobody."""
    t = setting_up()
    assert set(t.g.asked) == {0}
    t = given(map=FORD, you=hero("mercenary", skills=SIX), ally=hero("shaman"), step="set-up")
    t.asks("prepare")


def test_skills_beyond_what_was_active_fill_up_the_six() -> None:
    """FF.six-skills: a hero never begins a scene with fewer active skills than it could have."""
    t = given(map=FORD, you=hero("mercenary", skills="", inactive=f"{SIX} m-shove"), ally=hero("shaman"), step="set-up")
    t.answers("ready").then("you", active=SIX)


def test_a_skill_belongs_to_its_hero() -> None:
    """FF.skills-not-traded"""
    with pytest.raises(BadSetup, match="no skill of the shaman"):
        given(map=FORD, you=hero("shaman", skills="m-charge"))


def test_during_combat_nobody_hands_over_or_rearranges_items() -> None:
    """FF.item-trade, FF.item-rearrange"""
    t = turn("focus", items="hill-sword+slot:backpack-2")
    assert not [x for x in t.options() if x.startswith(("arrange", "give"))]


# ---------------------------------------------------------------- items
def test_an_item_without_a_moment_is_used_once_a_round_in_its_owners_turn() -> None:
    """FF.item-timing, FF.item-conversion, FF.weapon-effect"""
    t = turn("move move", items="parry-dagger")
    t.you.does("use:parry-dagger#1").then("you", parry=1, results="move")
    t.may_not("use:parry-dagger#1", "FF.weapon-effect")


def test_an_item_works_in_its_slot_only() -> None:
    """FF.item-slot, FF.slots: stored face down it does nothing."""
    t = turn("move", items="parry-dagger+slot:backpack-3")
    t.may_not("use:parry-dagger#1", "FF.item-slot")


def test_clothing_lies_in_the_leftmost_backpack_slot_and_other_equipment_in_any() -> None:
    """FF.clothing, FF.equipment-slot, FF.slots"""
    t = turn("move", items="dusk-hood+slot:clothing grapnel+slot:backpack-4")
    assert t.you.may("use:dusk-hood") and t.you.may("use:grapnel")
    t = turn("move", items="dusk-hood+slot:backpack-2")
    assert not t.you.may("use:dusk-hood")


def test_a_bulky_weapon_fills_both_weapon_slots() -> None:
    """FF.bulky"""
    with pytest.raises(BadSetup, match="no free slot"):
        turn(items="great-axe buckler+slot:secondary")
    with pytest.raises(BadSetup, match="no free slot"):
        turn(items="buckler great-axe+slot:main")


def test_the_special_face_does_what_the_weapon_says_each_time_it_is_rolled() -> None:
    """FF.special"""
    t = turn("special special", items="hill-sword", enemies="bruiser.1@b+armour:9")
    t.you.does("use:hill-sword#special").then("bruiser.1", armour=7)
    t.you.does("use:hill-sword#special").then("bruiser.1", armour=5)


def test_a_charged_item_has_two_uses_and_is_then_gone() -> None:
    """FF.charged"""
    t = turn(items="winged-celestial")
    t.you.does("use:winged-celestial", "e").then("you", at="e").then("winged-celestial", left=1)
    t = turn(items="winged-celestial+left:1")
    t.you.does("use:winged-celestial", "e").then("you", at="e", items="").then("winged-celestial", at=None)
    t.because("FF.charged")


# ---------------------------------------------------------------- armour
def struck(**more: Any) -> Ruling:
    return given(
        map=FORD,
        you=hero("mercenary", at="b", **more),
        ally=hero("shaman", at="f"),
        enemies="recruit.1@b",
        step="enemies",
    )


def test_an_armour_cube_absorbs_one_damage_if_its_owner_likes() -> None:
    """FF.armour"""
    t = struck(items="scale-coat")
    t.asks("absorb", seat="you", rule="FF.armour").answers("armour:scale-coat")
    t.then("you", health=7).then("scale-coat", cubes=1).because("FF.armour")
    struck(items="scale-coat").answers("done").then("you", health=6).then("scale-coat", cubes=2)


def test_armour_in_a_slot_where_it_does_not_work_absorbs_nothing() -> None:
    """FF.item-slot, FF.armour"""
    struck(items="scale-coat+slot:backpack-2").then("you", health=6)


def test_armour_does_not_come_back_after_the_combat() -> None:
    """FF.armour-refill"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="f", items="scale-coat+cubes:0"),
        ally=hero("shaman", at="f"),
        step="leave",
        rounds=1,
    )
    t.then("table", over=True).then("scale-coat", cubes=0)


def test_a_parry_token_cancels_one_damage() -> None:
    """FF.parry"""
    t = struck(parry=2)
    t.answers("parry").then("you", health=7).because("FF.parry")


def test_no_die_shows_a_parry() -> None:
    """FF.parry: Parry comes from cards only."""
    assert not [x for die in cards.pack().dice for x in die if x & PARRY]


# ---------------------------------------------------------------- acts that belong to no hero alone
def test_stripping_takes_armour_cubes_and_deals_no_damage() -> None:
    """FF.armour-stripped: two cubes, and of one cube only that one."""
    t = turn("focus", items="mason-chisel", enemies="bruiser.1@c+armour:3")
    t.you.does("use:mason-chisel").then("bruiser.1", armour=1, wounds=0).because("FF.armour-stripped")
    t = turn("focus", items="mason-chisel", enemies="bruiser.1@c+armour:1")
    t.you.does("use:mason-chisel").then("bruiser.1", armour=0, wounds=0)


def test_giving_energy_moves_exhausted_tokens_back_and_no_more_than_there_are() -> None:
    """FF.energize"""
    turn(items="vigour-tonic", energy=0).you.does("use:vigour-tonic").then("you", energy=2).because("FF.energize")
    turn(items="vigour-tonic", energy=2).you.does("use:vigour-tonic").then("you", energy=3)


def test_mending_puts_a_cube_back_never_above_the_armour_value() -> None:
    """FF.item-repair: the tinker's patch."""
    with_tinker: dict[str, Any] = {
        "map": FORD,
        "ally": hero("shaman", at="a"),
        "companion": "tinker+with:you+faces:focus,strike",
    }
    t = given(you=hero("mercenary", at="b", items="scale-coat+cubes:0"), **with_tinker)
    patch = next(x for x in t.options() if x.startswith("ally-skill"))
    t.you.does(patch).then("scale-coat", cubes=1).because("FF.item-repair")
    full = given(you=hero("mercenary", at="b", items="scale-coat"), **with_tinker)
    assert not [x for x in full.options() if x.startswith("ally-skill")]
