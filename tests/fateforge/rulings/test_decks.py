"""Corruption, Fear and Trap cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.doors.testing import Ruling, given, hero


# ---------------------------------------------------------------- corruption
def corrupted(card: str, **you: Any) -> Ruling:
    """The Mercenary begins an extra round with this card on top of the deck."""
    last = "c-whispers" if card == "c-greed" else "c-greed"
    scene: dict[str, Any] = {"corruption": f"{card} {last}", "step": "next", "round": 3, "rounds": 3}
    t = given(
        scene="ford-ambush",
        you=hero("mercenary", at="b", **you),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@f",
        **scene,
    )
    return t.group("yes")


def bearing(card: str, step: str = "", enemies: str = "", **you: Any) -> Ruling:
    """The Mercenary with a Corruption card beside her board."""
    more: dict[str, Any] = {"step": step} if step else {}
    friend = hero("shaman", at="b", results="move")
    return given(
        map="mill-ford", you=hero("mercenary", at="b", corruption=card, **you), ally=friend, enemies=enemies, **more
    )


@pytest.mark.parametrize(
    "card",
    [
        "c-whispers",
        "c-ashen-breath",
        "c-brittle",
        "c-cold-hands",
        "c-twitch",
        "c-grey-eye",
        "c-heavy-foot",
        "c-greed",
        "c-shadow",
        "c-cough",
        "c-doubt",
        "c-thin-skin",
        "c-scorn",
        "c-rage",
        "c-far-song",
        "c-marked",
    ],
)
def test_a_corruption_card_that_stays_lies_beside_the_board(card: str) -> None:
    """FF.corruption-stay"""
    corrupted(card).then("you", corruption=card)


@pytest.mark.parametrize("card", ["c-embers", "c-drained", "c-vision", "c-bargain"])
def test_a_corruption_card_that_works_once_goes_to_the_graveyard(card: str) -> None:
    """FF.corruption-once, FF.corruption-graveyard"""
    t = corrupted(card)

    t.then("you", corruption="")
    assert card in [t.s.pack.cards[i].id for i in t.s.graveyard]


def test_embers_take_two_health_and_hollow_hour_two_energy() -> None:
    """FF.card-loss: nothing absorbs it."""
    corrupted("c-embers", parry=2).then("you", health=5)
    corrupted("c-drained").then("you", energy=1)


def test_energy_that_is_not_there_is_lost_as_health() -> None:
    """FF.corruption-energy, FF.energy-loss"""
    corrupted("c-drained", energy=1).then("you", energy=0, health=6)


def test_a_cinder_vision_gives_a_trait_point_for_a_health() -> None:
    t = corrupted("c-vision")

    t.then("you", health=6)
    assert t.s.trait_points == 1


def test_the_bargain_gives_three_gold_for_two_health() -> None:
    corrupted("c-bargain").then("you", health=5).then("table", gold=3)


def test_a_knock_out_by_corruption_draws_no_second_card() -> None:
    """FF.corruption-knock-out"""
    corrupted("c-embers", health=2).then("you", down=True, by_corruption=True, corruption="")


def test_ashen_breath_and_brittle_bones_lower_the_maximum() -> None:
    """FF.maximum-changed: an exhausted token goes first."""
    corrupted("c-ashen-breath", energy=2).then("you", most_energy=2, energy=2)
    corrupted("c-brittle").then("you", most_health=6, health=6)


def test_twitching_sleep_bars_the_energy_reroll() -> None:
    t = bearing("c-twitch", "prepare", results="red:miss")

    t.may_not("mercenary/reroll:1", "FF.energy-reroll")


def test_a_grey_eye_sees_no_further_than_one_zone() -> None:
    """FF.card-limits"""
    t = given(
        map="mill-ford",
        you=hero("sylvan-guard", at="b", corruption="c-grey-eye", skills="g-aimed-shot", results="shoot shoot"),
        ally=hero("mercenary", at="a"),
        enemies="bruiser.1@e",
    )

    t.may_not("use:g-aimed-shot", "FF.ordered-actions")


def test_a_heavy_foot_pays_energy_for_a_sprint() -> None:
    t = bearing("c-heavy-foot", "prepare", results="red:miss")

    t.you.does("sprint:c")

    t.then("you", at="c", energy=2)


def test_a_hungry_purse_makes_skills_dearer() -> None:
    t = given(
        quest="missing-caravan", you=hero("mercenary", corruption="c-greed"), ally=hero("shaman"), step="rest", gold=20
    )

    price = {
        key: n
        for place in t.sees("you")["rest"]["places"]
        for key, n in zip(place["stock"], place["prices"], strict=True)
    }

    skills = t.s.pack.skills
    mine = [key for key in price if key in skills and skills[key].hero == "mercenary"]
    assert mine and all(price[key] == skills[key].cost + 1 for key in mine)


def test_a_second_shadow_cannot_hide_and_draws_enemies_in_the_first_round() -> None:
    t = given(map="mill-ford", you=hero("thief", corruption="c-shadow"), ally=hero("mercenary"), step="place")

    t.then("you", hidden=False, taunting=True)


def test_a_black_cough_costs_a_health_at_the_start_of_a_scene() -> None:
    given(map="mill-ford", you=hero("mercenary", corruption="c-cough"), ally=hero("shaman"), step="place").then(
        "you", health=6
    )


def test_borrowed_doubt_puts_a_hero_first_in_the_first_round() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", corruption="c-doubt"),
        ally=hero("shaman", at="b"),
        step="order",
        round=1,
    )

    assert t.s.order[0] == 0


def test_a_thin_skin_holds_two_parries_at_most() -> None:
    bearing("c-thin-skin", skills="m-taunt", parry=1, results="focus").you.does("use:m-taunt").then("you", parry=2)


def test_closed_wounds_heal_one_less() -> None:
    t = bearing("c-scorn", skills="m-second-wind", health=2)

    t.you.does("use:m-second-wind")

    t.then("you", health=4)


def test_red_rage_strengthens_the_first_attack_and_guards_nobody_else() -> None:
    t = given(
        map="mill-ford",
        you=hero("shaman", at="b", corruption="c-rage", skills="s-totem", results="strike focus"),
        ally=hero("mercenary", at="b"),
        enemies="sicaire.1@b",
    )
    t.you.does("strike:sicaire.1").then("sicaire.1", out=True)

    t.you.does("use:s-totem")

    t.then("you", parry=2)


def test_a_far_song_tires_who_has_rolled_three_misses() -> None:
    t = bearing("c-far-song", "prepare", results="red:miss red:miss yellow:miss green:focus")

    t.you.does("ready")

    t.then("you", energy=2)


def test_the_ashbound_leave_who_bears_their_mark_for_last() -> None:
    """FF.untargetable"""
    t = bearing("c-marked", "enemies", "zealot.1@b")

    t.then("you", health=7).then("ally", health=5)


# ---------------------------------------------------------------- fear
def afraid(card: str, **you: Any) -> Ruling:
    """The Mercenary walks into the zone of a Cinder Wolf, and draws this Fear card."""
    more = {"chance": you.pop("chance")} if "chance" in you else {}
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="move", **you),
        ally=hero("shaman", at="b"),
        enemies=f"cinder-wolf.1@c {you.pop('more', '')}",
        fear=card,
        **more,
    )
    return t.you.does("move:c")


@pytest.mark.parametrize("card", ["f-tremble", "f-tunnel", "f-leaden", "f-hush", "f-wrath"])
def test_a_fear_card_face_up_lasts_until_the_scene_ends(card: str) -> None:
    """FF.fear-face"""
    afraid(card).then("you", fears=card, feared=True)


@pytest.mark.parametrize("card", ["f-freeze", "f-drop", "f-breath", "f-scream", "f-wound", "f-steady"])
def test_a_fear_card_face_down_works_once(card: str) -> None:
    """FF.fear-face, FF.fear"""
    afraid(card).then("you", fears="", feared=True)


def test_fear_stuns_tires_wounds_or_lowers_the_guard() -> None:
    afraid("f-freeze").then("you", stunned=True)
    afraid("f-drop", parry=3).then("you", parry=0)
    afraid("f-breath").then("you", energy=2)
    afraid("f-wound").then("you", health=6)
    afraid("f-steady").then("you", parry=1)


def test_a_step_back_leads_where_chance_says() -> None:
    afraid("f-flinch", chance="push:e").then("you", at="e", fears="")


def test_the_scream_calls_the_nearest_minion() -> None:
    """FF.call"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="move"),
        ally=hero("shaman", at="b"),
        enemies="cinder-wolf.1@c recruit.1@e",
        fear="f-scream",
    )

    t.you.does("move:c")

    t.then("recruit.1", at="c")


def test_trembling_hands_take_the_stars_away() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", skills="m-beheading", fears="f-tremble", results="strike* move"),
        ally=hero("shaman", at="b"),
        enemies="bruiser.1@b",
    )

    t.may_not("use:m-beheading", "FF.skill-cost-gain")
    t.you.does("strike:bruiser.1").then("bruiser.1", wounds=1)


def test_tunnel_sight_takes_no_gifts() -> None:
    t = given(
        map="mill-ford",
        you=hero("shaman", at="b", skills="s-cadence s-totem", results="focus focus"),
        ally=hero("mercenary", at="b", fears="f-tunnel"),
    )

    t.may_not("use:s-cadence", "FF.ordered-actions")
    t.you.does("use:s-totem").then("you", parry=2)


def test_leaden_legs_do_not_sprint() -> None:
    t = given(
        map="mill-ford", you=hero("mercenary", at="b", fears="f-leaden"), ally=hero("shaman", at="b"), step="prepare"
    )

    t.may_not("mercenary/sprint:c", "FF.card-limits")


def test_hush_swallows_the_first_focus_of_a_turn() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", fears="f-hush", results="focus focus move"),
        ally=hero("shaman", at="b"),
        step="turns",
        order="you ally",
        slot=1,
    )

    t.then("you", results="focus move")


def test_fear_turned_fury_hits_harder_and_gains_no_parry() -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", fears="f-wrath", skills="m-taunt", results="strike focus"),
        ally=hero("shaman", at="b"),
        enemies="sicaire.1@b",
    )

    t.you.does("strike:sicaire.1").you.does("use:m-taunt")

    t.then("sicaire.1", out=True).then("you", parry=0, taunting=True)


# ---------------------------------------------------------------- traps
def trapped(card: str, enemies: str = "", **more: Any) -> Ruling:
    """The Mercenary walks into a trap and lets it spring."""
    you = {"health": more.pop("health", 7), "results": "move strike", "parry": more.pop("parry", 0)}
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", **you),
        ally=hero("shaman", at="c"),
        enemies=enemies,
        tokens="trap@c",
        trap=card,
        **more,
    )
    return t.you.does("move:c")


def test_the_trap_is_gone_once_it_has_sprung() -> None:
    """FF.trap, FF.trap-card"""
    trapped("t-darts").then("table", tokens="").then("you", health=6)


def test_a_pit_stuns_dust_blinds_spores_poison() -> None:
    trapped("t-pit").then("you", stunned=True)
    trapped("t-dust", parry=2).then("you", parry=0)
    trapped("t-spores").then("you", health=6, toxic=1)


def test_a_bell_calls_a_beast_or_a_soldier() -> None:
    trapped("t-bell", "recruit.1@e").then("recruit.1", at="c")


def test_a_net_ends_the_turn() -> None:
    """FF.end-turn"""
    trapped("t-net").then("you", ended=True, results="")


def test_a_swing_blade_spares_the_wounded() -> None:
    """FF.card-condition: 2 health at four or more, else 1."""
    trapped("t-blades", health=4).then("you", health=2)
    trapped("t-blades", health=3).then("you", health=2)


def test_a_rune_tires_and_throws_back() -> None:
    trapped("t-rune", chance="push:e").then("you", energy=2, at="e")


def test_oil_makes_the_zone_difficult() -> None:
    trapped("t-oil").then("table", difficult="c")


def test_gas_poisons_every_hero_in_the_zone() -> None:
    trapped("t-gas").then("you", toxic=1, health=6).then("ally", toxic=1, health=5)


def test_rust_leaves_a_coin_and_bait_a_meal() -> None:
    trapped("t-rusted").then("table", gold=1)
    trapped("t-cache").then("table", food=1).then("you", health=6)
