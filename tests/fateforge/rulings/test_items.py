"""Items: weapons and their dice, armour, clothing, what is charged and what is used up."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.doors.testing import Ruling, given, hero


def bearer(item: str, enemies: str = "", friend: Any = None, map: str = "mill-ford", **board: Any) -> Ruling:
    """The Mercenary at the ford with an item in its slot, in her turn."""
    other = friend or hero("shaman", at="b", results="move")
    return given(map=map, you=hero("mercenary", at="b", items=item, **board), ally=other, enemies=enemies)


# ---------------------------------------------------------------- weapons
@pytest.mark.parametrize("weapon", ["hill-sword", "boar-spear", "hook-blade", "chain-flail"])
def test_a_special_face_does_what_the_weapon_in_the_slot_says(weapon: str) -> None:
    """FF.special: each of these can strike an enemy in the zone next to hers, or in her own, for two."""
    near = {"hill-sword": "b", "boar-spear": "c", "hook-blade": "c", "chain-flail": "c"}[weapon]
    t = bearer(weapon, f"sicaire.1@{near}", results="special")

    t.you.does(f"use:{weapon}#special")

    t.then("sicaire.1", out=True).then("you", results="")


def test_a_weapon_adds_its_die_to_the_choice_and_not_to_the_number() -> None:
    """FF.weapon-die, FF.weapon-die-in-four"""
    t = given(
        map="mill-ford", you=hero("mercenary", at="b", items="hill-sword"), ally=hero("shaman", at="a"), step="dice"
    )

    t.then("you", dice="red red yellow green melee")
    t.asks("dice")


def test_special_faces_work_as_often_as_they_are_rolled() -> None:
    """FF.weapon-die-independent"""
    t = bearer("twin-sickles", results="special special")

    t.you.does("use:twin-sickles#special").you.does("use:twin-sickles#special")

    t.then("you", results="strike strike strike strike")


def test_a_flanged_mace_stuns_what_it_strikes() -> None:
    t = bearer("flanged-mace", "bruiser.1@b", results="special")

    t.you.does("use:flanged-mace#special")

    t.then("bruiser.1", wounds=1, stunned=True)


@pytest.mark.parametrize("weapon", ["glass-edge", "root-maul"])
def test_weapons_of_the_last_market_go_through_armour_for_three(weapon: str) -> None:
    """FF.special: the lieutenant's two cubes of armour do not help."""
    t = bearer(weapon, "lieutenant.1@b", results="special")

    t.you.does(f"use:{weapon}#special")

    t.then("lieutenant.1", wounds=3, armour=2, out=True)


def test_a_glass_edge_parries_and_a_root_maul_strikes_for_a_step() -> None:
    bearer("glass-edge", results="move").you.does("use:glass-edge").then("you", results="", parry=1)
    bearer("root-maul", results="move").you.does("use:root-maul").then("you", results="strike")


def test_a_heartwood_bow_shoots_two_zones_far_and_focus_gives_it_a_star() -> None:
    t = bearer("heartwood-bow", "sicaire.1@e", results="special focus")

    t.you.does("use:heartwood-bow#special").you.does("use:heartwood-bow")

    t.then("sicaire.1", out=True).then("you", results="shoot*")


def test_a_court_rapier_goes_through_armour_and_parries() -> None:
    t = bearer("court-rapier", "lieutenant.1@b", results="special")

    t.you.does("use:court-rapier#special").answers("strike", "parry")

    t.then("lieutenant.1", out=True).then("you", parry=1)


def test_a_bough_staff_gives_a_focus_and_a_parry() -> None:
    bearer("bough-staff", results="special").you.does("use:bough-staff#special").then("you", results="focus", parry=1)


def test_a_river_sling_shoots_and_stuns() -> None:
    t = bearer("river-sling", "bruiser.1@c", results="special")

    t.you.does("use:river-sling#special")

    t.then("bruiser.1", wounds=1, stunned=True)


def test_a_cinder_brand_strikes_for_three_and_burns_its_bearer_for_a_starred_strike() -> None:
    """FF.weapon-effect: the effect once a round, the die whenever it shows."""
    t = bearer("cinder-brand", "militia-guard.1@b", results="special")

    t.you.does("use:cinder-brand#special").you.does("use:cinder-brand")

    t.then("militia-guard.1", out=True).then("you", health=6, results="strike*")
    t.may_not("use:cinder-brand", "FF.weapon-effect")


def test_a_hunting_bow_shoots_for_two() -> None:
    t = bearer("hunting-bow", "sicaire.1@c", results="special")

    t.you.does("use:hunting-bow#special")

    t.then("sicaire.1", out=True)


def test_a_runic_bow_reaches_two_zones_and_makes_a_starred_shot_of_a_focus() -> None:
    t = bearer("runic-bow", "sicaire.1@e", results="special focus")

    t.you.does("use:runic-bow#special").you.does("use:runic-bow")

    t.then("sicaire.1", out=True).then("you", results="shoot*")


def test_a_great_axe_strikes_for_three_and_makes_a_strike_of_a_move() -> None:
    t = bearer("great-axe", "militia-guard.1@b", results="special move")

    t.you.does("use:great-axe#special").you.does("use:great-axe")

    t.then("militia-guard.1", out=True).then("you", results="strike")


def test_a_halberd_strikes_everybody_in_a_zone_near_by() -> None:
    t = bearer("halberd", "archer.1@c archer.2@c", results="special")

    t.you.does("use:halberd#special")

    t.then("archer.1", out=True).then("archer.2", out=True)


def test_a_spirit_staff_shoots_through_armour_and_makes_a_focus_of_a_move() -> None:
    t = bearer("spirit-staff", "lieutenant.1@c", results="special move")

    t.you.does("use:spirit-staff#special").you.does("use:spirit-staff")

    t.then("lieutenant.1", out=True).then("you", results="focus")


def test_an_arbalest_does_three_through_armour() -> None:
    t = bearer("arbalest", "gang-chief.1@e", results="special")

    t.you.does("use:arbalest#special")

    t.then("gang-chief.1", out=True)


def test_a_bulky_weapon_fills_both_slots() -> None:
    """FF.bulky"""
    t = given(
        quest="missing-caravan",
        you=hero("mercenary", items="great-axe"),
        ally=hero("shaman"),
        bag="buckler",
        step="rest",
    )

    t.you.does("arrange:buckler")

    assert "mercenary:secondary" not in t.options("you")


def test_a_parrying_dagger_makes_a_parry_or_a_strike_of_a_move() -> None:
    bearer("parry-dagger", results="move").you.does("use:parry-dagger#1").then("you", parry=1, results="")
    bearer("parry-dagger", results="move").you.does("use:parry-dagger#2").then("you", results="strike")


def test_throwing_hatchets_make_a_shot_of_a_strike() -> None:
    bearer("hatchets", results="strike").you.does("use:hatchets").then("you", results="shoot")


def test_a_buckler_makes_a_parry_of_anything() -> None:
    bearer("buckler", results="focus").you.does("use:buckler").then("you", parry=1)


def test_a_hand_crossbow_shoots_for_two_once_in_a_scene() -> None:
    t = bearer("hand-crossbow", "sicaire.1@b")

    t.you.does("use:hand-crossbow")

    t.then("sicaire.1", out=True).then("you", spent="hand-crossbow")


def test_a_fowlers_net_stuns_near_by() -> None:
    bearer("fowler-net", "bruiser.1@c", results="move").you.does("use:fowler-net").then("bruiser.1", stunned=True)


def test_a_drovers_whip_pulls_a_minion() -> None:
    bearer("signal-whip", "recruit.1@c", results="move").you.does("use:signal-whip").then("recruit.1", at="b")


# ---------------------------------------------------------------- armour and clothing
@pytest.mark.parametrize(
    ("item", "cubes"), [("padded-jerkin", 1), ("scale-coat", 2), ("plate-harness", 4), ("tower-shield", 2)]
)
def test_armour_absorbs_damage_cube_by_cube(item: str, cubes: int) -> None:
    """FF.armour: if its bearer likes."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", items=item),
        ally=hero("shaman", at="a"),
        enemies="sicaire.1@b",
        step="enemies",
    )
    t.then(item, cubes=cubes)

    t.you.answers(f"armour:{item}", *(["done"] if cubes > 1 else []))

    t.then(item, cubes=cubes - 1).then("you", health=6)


def test_who_wears_a_plate_harness_does_not_sprint() -> None:
    """FF.card-limits"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", items="plate-harness"),
        ally=hero("shaman", at="a"),
        step="prepare",
    )

    t.may_not("mercenary/sprint:c", "FF.card-limits")


def test_boots_of_celerity_give_a_yellow_die_and_one_move_a_scene() -> None:
    """FF.item-die: the move is an action, not a result."""
    t = bearer("celerity-boots")
    t.then("you", dice="red red yellow green yellow")

    t.you.does("use:celerity-boots").answers("c")

    t.then("you", at="c", spent="celerity-boots")


@pytest.mark.parametrize(
    ("item", "die"), [("red-gauntlets", "red"), ("seer-circlet", "green"), ("falcon-glove", "blue")]
)
def test_some_clothing_gives_a_die_to_choose_from(item: str, die: str) -> None:
    bearer(item).then("you", dice=f"red red yellow green {die}")


def test_a_leaf_cloak_walks_through_mud_and_turns_one_damage_aside() -> None:
    t = bearer("leaf-cloak", map="marsh-causeway", results="move")
    assert "move:f" in t.options()

    u = given(
        map="mill-ford",
        you=hero("mercenary", at="b", items="leaf-cloak"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b",
        step="enemies",
    )
    u.you.answers("use:leaf-cloak")
    u.then("you", health=7, spent="leaf-cloak")


def test_a_dusk_hood_hides_once_in_a_scene() -> None:
    bearer("dusk-hood", results="move").you.does("use:dusk-hood").then("you", hidden=True, spent="dusk-hood")


def test_a_gamblers_coat_rerolls_one_own_die_each_round() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", items="gambler-coat", results="red:miss"),
        ally=hero("shaman", at="a"),
        step="prepare",
        chance="red:strike",
    )

    t.you.does("use:gambler-coat", "1")

    t.then("you", results="strike")


@pytest.mark.parametrize(
    ("item", "trait"), [("scholar-robe", "lore"), ("spyglass", "perception"), ("merchant-seal", "eloquence")]
)
def test_some_items_give_a_trait_while_they_lie_in_their_slot(item: str, trait: str) -> None:
    """FF.hero-trait"""
    t = bearer(item)

    assert trait in t.s.heroes[0].kit.mods.traits


# ---------------------------------------------------------------- backpack
def test_the_drum_takes_a_focus_at_the_end_of_a_turn_and_holds_two() -> None:
    """FF.drum"""
    t = given(
        map="mill-ford",
        you=hero("shaman", at="b", items="shamanic-drum", results="focus", focus=1),
        ally=hero("mercenary", at="a"),
    )

    t.you.ends_turn("shamanic-drum")

    t.then("you", focus=2)
    full = given(
        map="mill-ford",
        you=hero("shaman", at="b", items="shamanic-drum", results="focus", focus=2),
        ally=hero("mercenary", at="a"),
    )
    full.you.ends_turn().then("you", focus=2)


def test_rope_and_grapnel_leap_two_zones() -> None:
    bearer("grapnel", results="strike").you.does("use:grapnel").answers("e").then("you", at="e")


def test_lockpicks_make_a_focus_of_a_move_or_a_shot() -> None:
    bearer("lockpicks", results="move").you.does("use:lockpicks#1").then("you", results="focus")
    bearer("lockpicks", results="shoot").you.does("use:lockpicks#2").then("you", results="focus")


def test_a_war_horn_gives_everybody_near_by_a_strike_or_a_shot() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", items="war-horn", results="focus"),
        ally=hero("shaman", at="b"),
        third=hero("lord", at="c"),
    )

    t.you.does("use:war-horn").ally.answers("shoot").third.answers("strike")

    t.then("ally", grants="shoot").then("third", grants="strike").then("you", grants="")


def test_whetstone_and_fletching_give_stars() -> None:
    bearer("whetstone", results="strike").you.does("use:whetstone").then("you", results="strike*")
    bearer("fletching", results="shoot").you.does("use:fletching").then("you", results="shoot*")


def test_a_talisman_of_calm_keeps_fear_away() -> None:
    """FF.fear-immune"""
    t = bearer("calm-talisman", "cinder-wolf.1@c", results="move")

    t.you.does("move:c")

    t.then("you", feared=False, fears="")


def test_a_two_faced_coin_rerolls_two_dice_once_in_a_scene() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", items="lucky-coin", results="red:miss yellow:miss"),
        ally=hero("shaman", at="a"),
        step="prepare",
        chance="red:strike yellow:move",
    )

    t.you.does("use:lucky-coin", "1,2")

    t.then("you", results="move strike", spent="lucky-coin")


def test_nine_bells_reroll_four_dice_once_in_a_scene() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", items="nine-bells", results="red:miss red:miss yellow:miss green:miss"),
        ally=hero("shaman", at="a"),
        step="prepare",
        chance="red:strike red:strike yellow:move green:focus",
    )

    t.you.does("use:nine-bells", "1,2,3,4")

    t.then("you", results="focus move strike strike", spent="nine-bells")


def test_a_masons_chisel_takes_two_cubes_of_armour() -> None:
    bearer("mason-chisel", "lieutenant.1@c", results="focus").you.does("use:mason-chisel").then(
        "lieutenant.1", armour=0
    )


def test_a_charged_item_is_used_twice_and_then_gone() -> None:
    """FF.charged: the book's Winged Celestial, up to three zones."""
    t = bearer("winged-celestial")

    t.you.does("use:winged-celestial").answers("f")

    t.then("you", at="f").then("winged-celestial", left=1)
    last = bearer("winged-celestial+left:1")
    last.you.does("use:winged-celestial").answers("e")
    last.then("you", items="")


def test_smoke_pellets_hide() -> None:
    bearer("smoke-pellets", results="move").you.does("use:smoke-pellets").then("you", hidden=True).then(
        "smoke-pellets", left=1
    )


def test_caltrops_lay_a_snare() -> None:
    t = bearer("caltrops", results="move")

    t.you.does("use:caltrops").answers("c")

    t.then("table", tokens="snare:2@c").then("caltrops", left=1)


@pytest.mark.parametrize(("item", "n"), [("healing-herbs", 2), ("healing-potion", 4), ("king-lemon", 6)])
def test_herbs_and_potions_heal_a_hero_in_the_zone_and_are_gone(item: str, n: int) -> None:
    t = bearer(item, friend=hero("shaman", at="c"), health=1)

    t.you.does(f"use:{item}")

    t.then("you", health=1 + n, items="")


def test_a_tonic_gives_two_energy() -> None:
    bearer("vigour-tonic", friend=hero("shaman", at="c"), energy=0).you.does("use:vigour-tonic").then(
        "you", energy=2, items=""
    )


def test_an_ember_flask_hits_a_whole_zone_for_two() -> None:
    t = bearer("ember-flask", "sicaire.1@c sicaire.2@c", results="move")

    t.you.does("use:ember-flask")

    t.then("sicaire.1", out=True).then("sicaire.2", out=True).then("you", items="")


def test_an_antidote_brings_back_what_poison_set_aside() -> None:
    """FF.cleanse"""
    t = bearer("antidote", friend=hero("shaman", at="c"), health=4, toxic=2)

    t.you.does("use:antidote")

    t.then("you", health=6, toxic=0, items="")


def test_white_salts_are_for_a_rest_and_take_a_corruption_card() -> None:
    """FF.purify, FF.item-timing"""
    t = given(
        quest="missing-caravan",
        you=hero("mercenary", items="white-salts", corruption="c-greed"),
        ally=hero("shaman"),
        step="rest",
    )

    t.you.does("drink:white-salts")

    t.then("you", corruption="", items="")
    bearer("white-salts", corruption="c-greed").may_not("use:white-salts")


def test_a_remedy_can_be_taken_at_a_rest() -> None:
    """FF.item-timing"""
    t = given(
        quest="missing-caravan", you=hero("mercenary", items="vigour-tonic", energy=0), ally=hero("shaman"), step="rest"
    )

    t.you.does("drink:vigour-tonic")

    t.then("you", energy=2, items="")


def test_two_items_of_a_kind_are_offered_as_one_and_used_one_after_the_other() -> None:
    """FF.item-timing, FF.charged"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", health=1, items="healing-herbs healing-herbs", results="move"),
        ally=hero("shaman", at="a"),
    )
    assert t.options().count("use:healing-herbs") == 1
    t.you.does("use:healing-herbs").then("you", health=3)
    assert len(t.player("you")["items"]) == 1
