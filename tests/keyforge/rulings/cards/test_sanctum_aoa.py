"""Sanctum in Age of Ascension."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.doors.testing import given, seat

HOUSES = ["sanctum", "dis", "mars"]
AMBASSADORS = {
    "brobnar-ambassador": "brobnar",
    "dis-ambassador": "dis",
    "logos-ambassador": "logos",
    "mars-ambassador": "mars",
    "shadows-ambassador": "shadows",
    "untamed-ambassador": "untamed",
}


def of(house: str) -> str:
    """A house's plain creature for these tests: a Troll of that house."""
    return f"troll!{house}"


# ------------------------------------------------------------------ creatures
def test_abond_armors_the_others() -> None:
    """KF.gained-armor: not itself, not the enemy."""
    t = given(you=seat(line="abond-the-armorsmith sequis troll"), foe=seat(line="valdr"))
    t.then("abond-the-armorsmith", armor=0).then("sequis", armor=3).then("troll", armor=1).then("valdr", armor=0)


def test_abonds_action_armors_the_others_once_more_this_turn() -> None:
    """KF.for-the-rest-of-the-turn: it ends with the turn."""
    t = given(
        house="sanctum",
        you=seat(line="abond-the-armorsmith troll", houses=HOUSES),
        foe=seat(line="valdr", houses=HOUSES),
    )
    t.you.acts("abond-the-armorsmith")
    t.then("troll", armor=2).nothing_else()
    t.you.ends_turn("dis")
    t.then("troll", armor=1)


def test_abonds_action_outlives_it() -> None:
    """KF.leaving-lasting-effects: the constant armor goes, the turn's armor stays, for creatures played later, too."""
    t = given(
        house="sanctum",
        you=seat(line="abond-the-armorsmith troll", hand="lord-golgotha sequis"),
        foe=seat(line="tocsin"),
    )
    t.you.acts("abond-the-armorsmith")
    t.you.plays("sequis", "left")
    t.then("sequis", armor=4).nothing_else()
    t = given(house="sanctum", you=seat(line="abond-the-armorsmith valdr", hand="horseman-of-famine"))
    t.you.acts("abond-the-armorsmith")
    t.you.plays("horseman-of-famine", "left")
    t.then("abond-the-armorsmith", zone="discard").then("valdr", armor=1).then(
        "horseman-of-famine", armor=1
    ).nothing_else()


@pytest.mark.parametrize(("amber", "paid"), [(0, 0), (1, 1), (3, 2)])
def test_anahita_gives_an_artifact_away_and_is_paid(amber: int, paid: int) -> None:
    """KF.taking-control, KF.pay: as much of the two as the opponent has."""
    t = given(house="sanctum", you=seat(line="anahita-the-trader", artifacts="round-table"), foe=seat(amber=amber))
    t.you.reaps("anahita-the-trader")
    t.then("foe", artifacts="round-table", amber=amber - paid).then("you", amber=1 + paid)
    t.then("round-table", owner="you", controller="foe").nothing_else()


@pytest.mark.parametrize(
    ("reader", "en", "fr"),
    [
        (0, "Your opponent pays you 2 æmber", "Votre adversaire vous paie 2 Aombres"),
        (1, "You pay your opponent 2 æmber", "Vous payez 2 Aombres à votre adversaire"),
        (None, "Player 2 pays Player 1 2 æmber", "Le joueur 2 paie 2 Aombres au joueur 1"),
    ],
)
def test_anahitas_payment_is_told_to_each_in_their_own_words(reader: int | None, en: str, fr: str) -> None:
    """KF.pay: who pays whom, for both players and for a spectator."""
    t = given(house="sanctum", you=seat(line="anahita-the-trader", artifacts="round-table"), foe=seat(amber=3))
    t.you.reaps("anahita-the-trader")
    (paid,) = [e for e in t.g.log if e.rule == "KF.pay"]
    assert paid.text("en", reader) == f"{en} (Anahita the Trader)."
    assert paid.text("fr", reader) == f"{fr} (Anahita la Négociante)."


def test_anahita_without_an_artifact_is_not_paid() -> None:
    """KF.if-you-do-in-order-to: the opponent's artifact cannot be given."""
    t = given(house="sanctum", you=seat(line="anahita-the-trader"), foe=seat(amber=3, artifacts="round-table"))
    t.you.reaps("anahita-the-trader")
    t.then("you", amber=1).nothing_else()


def test_anahita_must_give_an_artifact() -> None:
    """KF.mandatory-by-default: which of hers, the active player says; the given one now serves the opponent."""
    t = given(
        house="sanctum",
        you=seat(line="anahita-the-trader sequis", artifacts="round-table hallowed-blaster"),
        foe=seat(amber=2),
    )
    t.you.reaps("anahita-the-trader")
    t.asks("target", options="round-table hallowed-blaster")
    t.answers("round-table")
    t.then("sequis", power=4, keywords="").then("round-table", controller="foe").then("you", amber=3).then(
        "foe", amber=0
    ).nothing_else()


def test_aubade_the_grim_captures_three_and_sheds_one_when_it_reaps() -> None:
    """KF.capture, KF.common-supply: shed æmber goes to nobody."""
    t = given(house="sanctum", you=seat(hand="aubade-the-grim"), foe=seat(amber=4))
    t.you.plays("aubade-the-grim")
    t.then("aubade-the-grim", amber=3).then("foe", amber=1).nothing_else()
    t = given(house="sanctum", you=seat(line="aubade-the-grim+amber:3 troll+amber:1"), foe=seat(amber=1))
    t.you.reaps("aubade-the-grim")
    t.then("aubade-the-grim", amber=2).then("you", amber=1).nothing_else()


def test_aubade_the_grim_without_aember_only_reaps() -> None:
    """KF.as-much-as-possible."""
    t = given(house="sanctum", you=seat(line="aubade-the-grim"))
    t.you.reaps("aubade-the-grim")
    t.then("you", amber=1).nothing_else()


def test_baron_mengevin_captures_when_a_sanctum_card_is_discarded_from_hand() -> None:
    """KF.right-to-discard: cards of other houses do not count."""
    t = given(house="sanctum", you=seat(line="baron-mengevin", hand="sequis"), foe=seat(amber=2))
    t.you.discards("sequis")
    t.then("baron-mengevin", amber=1).then("foe", amber=1).nothing_else()
    t = given(house="dis", you=seat(line="baron-mengevin", hand="tocsin"), foe=seat(amber=2))
    t.you.discards("tocsin")
    t.nothing_else()


def test_baron_mengevin_ignores_the_opponents_discards_and_other_zones() -> None:
    """KF.discard-by-effect: an effect's discard from hand counts, the opponent's does not, nor one from the deck."""
    t = given(house="dis", you=seat(line="baron-mengevin", hand="yurk sequis"), foe=seat(amber=2))
    t.you.plays("yurk", "left")
    t.then("baron-mengevin", amber=1).then("foe", amber=1).then("sequis", zone="discard").nothing_else()
    t = given(house="dis", active="foe", you=seat(line="baron-mengevin"), foe=seat(amber=2, hand="yurk sequis"))
    t.foe.plays("yurk")
    t.then("sequis", zone="discard").nothing_else()
    t = given(house="sanctum", you=seat(line="baron-mengevin", hand="mighty-lance"), foe=seat(line="troll", amber=2))
    t.you.plays("mighty-lance", "troll")
    t.then("troll", damage=3).nothing_else()


def test_baron_mengevin_captures_for_a_discard_the_opponent_orders() -> None:
    """KF.discard-by-effect: Mind Barb makes his controller discard; each of two Barons captures as far as the pool goes."""
    t = given(
        house="dis",
        active="foe",
        you=seat(line="baron-mengevin baron-mengevin", hand="sequis"),
        foe=seat(hand="mind-barb"),
    )
    t.foe.plays("mind-barb", 1)
    t.then("you.line[1]", amber=1).then("you.line[0]", amber=0).then("foe", amber=0).then("sequis", zone="discard")


def test_barrister_joya_forbids_enemies_to_reap() -> None:
    """KF.cannot-beats-must-and-may: her own side reaps."""
    t = given(house="brobnar", active="foe", you=seat(line="barrister-joya"), foe=seat(line="troll"))
    t.may_not("reap:troll", "KF.cannot-beats-must-and-may")
    assert t.may("fight:troll")
    t = given(house="sanctum", you=seat(line="barrister-joya"), foe=seat(line="barrister-joya sequis"))
    t.may_not("reap:barrister-joya", "KF.cannot-beats-must-and-may")
    t = given(house="sanctum", you=seat(line="barrister-joya"))
    t.you.reaps("barrister-joya")
    t.then("you", amber=1).nothing_else()


def test_barrister_joya_leaves_a_use_by_effect_only_the_fight() -> None:
    """KF.cannot-beats-must-and-may, KF.stun-still-a-use: no reap by Inspiration; a stun may be removed."""
    t = given(
        house="sanctum", active="foe", you=seat(line="barrister-joya"), foe=seat(hand="inspiration", line="troll")
    )
    t.foe.plays("inspiration")
    t.then("barrister-joya", zone="discard").then("troll", ready=False, damage=5).nothing_else()
    t = given(house="sanctum", active="foe", you=seat(line="barrister-joya"), foe=seat(line="sequis+stun"))
    assert t.may("unstun:sequis")


def test_bordan_the_redeemed_is_elusive_and_captures_two() -> None:
    """KF.creature-action, KF.capture."""
    t = given(house="sanctum", you=seat(line="bordan-the-redeemed"), foe=seat(amber=3))
    t.then("bordan-the-redeemed", keywords="elusive", power=3)
    t.you.acts("bordan-the-redeemed")
    t.then("bordan-the-redeemed", amber=2).then("foe", amber=1).nothing_else()


def test_challe_the_safeguard_deploys_with_taunt() -> None:
    """KF.deploy, KF.taunt."""
    t = given(house="sanctum", you=seat(hand="challe-the-safeguard", line="troll valdr"))
    t.then("challe-the-safeguard", keywords="deploy taunt", armor=2)
    t.you.plays("challe-the-safeguard")
    t.asks("place", rule="KF.deploy")
    t.answers(1)
    t.then("you", line="troll challe-the-safeguard valdr").nothing_else()


def test_lion_bautrem_deploys_between_its_friends_and_strengthens_them() -> None:
    """KF.deploy, KF.neighbors: both neighbors, nobody else."""
    t = given(house="sanctum", you=seat(hand="lion-bautrem", line="troll valdr dodger"))
    t.then("lion-bautrem", keywords="deploy")
    t.you.plays("lion-bautrem", 1)
    t.then("troll", power=10).then("valdr", power=8).then("you", line="troll lion-bautrem valdr dodger").nothing_else()


def test_lion_bautrems_neighbors_die_of_old_damage_when_it_leaves() -> None:
    """KF.continuous-check."""
    t = given(
        house="sanctum",
        you=seat(hand="the-harder-they-come"),
        foe=seat(line="silvertooth+damage:3 lion-bautrem+power:1"),
    )
    t.you.plays("the-harder-they-come")
    t.then("lion-bautrem", zone="purged", power_counters=0, power=4).then(
        "silvertooth", zone="discard", damage=0, power=2
    )
    t.nothing_else()


def test_maruck_captures_what_its_armor_prevented() -> None:
    """KF.armor, KF.capture: one point of armor, one æmber; the next hit finds no armor."""
    t = given(house="brobnar", active="foe", you=seat(line="maruck-the-marked"), foe=seat(hand="punch punch", amber=2))
    t.foe.plays("punch")
    t.then("maruck-the-marked", amber=1, damage=2, armor_left=0).then("foe", amber=2).nothing_else()
    t.foe.plays("punch")
    t.then("maruck-the-marked", zone="discard", damage=0, amber=0).then("foe", amber=4).nothing_else()


def test_maruck_captures_for_every_point_of_gained_armor() -> None:
    """KF.gained-armor: as much as was just prevented, as far as the opponent's pool goes."""
    t = given(house="sanctum", you=seat(line="maruck-the-marked bulwark"), foe=seat(line="tocsin", amber=5))
    t.you.fights("maruck-the-marked")
    t.then("maruck-the-marked", amber=3, damage=0).then("foe", amber=2).then("tocsin", zone="discard").nothing_else()


def test_maruck_captures_nothing_for_anothers_armor_or_without_armor() -> None:
    """KF.prevented-is-not-dealt."""
    t = given(house="sanctum", you=seat(line="maruck-the-marked sequis"), foe=seat(line="tocsin", amber=5))
    t.you.fights("sequis")
    t.then("sequis", damage=1).then("foe", amber=5).then("tocsin", zone="discard").nothing_else()
    t = given(house="sanctum", you=seat(line="maruck-the-marked+armor_used:1"), foe=seat(line="tocsin", amber=5))
    t.you.fights("maruck-the-marked")
    t.then("maruck-the-marked", damage=3, amber=0).then("tocsin", zone="discard").nothing_else()


def test_maruck_dying_keeps_nothing() -> None:
    """KF.leaving-aember-on-creature."""
    t = given(house="sanctum", you=seat(line="maruck-the-marked"), foe=seat(line="troll", amber=5))
    t.you.fights("maruck-the-marked")
    t.then("maruck-the-marked", zone="discard").then("foe", amber=5).then("troll", damage=5).nothing_else()


def test_mother_northelle_moves_aember_from_a_friend_to_the_pool() -> None:
    """KF.return-aember: hers, too; never from an enemy."""
    t = given(house="sanctum", you=seat(line="mother-northelle troll+amber:2"), foe=seat(line="valdr+amber:1", amber=1))
    t.then("mother-northelle", keywords="elusive")
    t.you.reaps("mother-northelle", "troll")
    t.then("troll", amber=1).then("you", amber=2).nothing_else()
    t = given(house="sanctum", you=seat(line="mother-northelle"), foe=seat(line="valdr+amber:1"))
    t.you.reaps("mother-northelle")
    t.then("you", amber=1).nothing_else()


def test_opal_knight_destroys_even_power() -> None:
    """KF.simultaneous-the-set: power as it is now; itself has five."""
    t = given(
        house="sanctum", you=seat(hand="opal-knight", line="silvertooth"), foe=seat(line="troll tocsin troll+power:1")
    )
    t.you.plays("opal-knight", "left")
    t.then("silvertooth", zone="discard").then("foe", line="tocsin troll").then("you", line="opal-knight")


@pytest.mark.parametrize(
    ("line", "gained"), [("troll", 0), ("troll valdr sequis", 0), ("troll dodger", 3), ("troll dodger tocsin", 3)]
)
def test_prince_derric_gains_with_creatures_of_three_houses(line: str, gained: int) -> None:
    """KF.house-of-a-card: himself among them; enemies and artifacts do not count."""
    t = given(
        house="sanctum",
        you=seat(hand="prince-derric-unifier", line=line, artifacts="library-of-babble"),
        foe=seat(line="dextre"),
    )
    t.you.plays("prince-derric-unifier", "left")
    t.then("you", amber=gained).nothing_else()


def test_rothais_the_fierce_taunts_and_strikes_first() -> None:
    """KF.hazardous-x, KF.taunt: the attacker is dealt four before the fight."""
    t = given(house="brobnar", you=seat(line="flamewake-shaman"), foe=seat(line="urchin rothais-the-fierce"))
    t.then("rothais-the-fierce", keywords="hazardous taunt", armor=2)
    t.you.fights("flamewake-shaman")
    t.then("flamewake-shaman", zone="discard").because("KF.hazardous-x", "KF.fight-broken-off").nothing_else()


def test_sir_marrows_captures_what_the_opponent_reaps() -> None:
    """KF.reap: only the æmber of the reap, not that of a Reap: ability, not his own side's."""
    t = given(house="brobnar", active="foe", you=seat(line="sir-marrows"), foe=seat(line="troll", amber=2))
    t.foe.reaps("troll")
    t.then("sir-marrows", amber=1).then("foe", amber=2).nothing_else()
    t = given(house="sanctum", you=seat(line="sir-marrows"), foe=seat(amber=2))
    t.you.reaps("sir-marrows")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize("pick", [0, 1])
def test_two_sir_marrows_cannot_capture_the_same_aember(pick: int) -> None:
    """KF.capture, KF.timing-conflicts: one of them takes what was gained, as the active player says; the rest of the pool stays."""
    t = given(house="brobnar", active="foe", you=seat(line="sir-marrows sir-marrows"), foe=seat(line="troll", amber=4))
    t.foe.reaps("troll").asks("order", seat="foe").answers(pick)
    t.then(f"you.line[{pick}]", amber=1).then("foe", amber=4).nothing_else()


def test_two_sir_marrows_both_capture_what_the_pixies_pay() -> None:
    """KF.common-supply: Po's Pixies leave the gained æmber in the pool, so the second finds it there, too."""
    t = given(
        house="brobnar",
        active="foe",
        you=seat(line="sir-marrows sir-marrows"),
        foe=seat(line="troll po-s-pixies", amber=4),
    )
    t.foe.reaps("troll", 0)
    t.then("you.line[0]", amber=1).then("you.line[1]", amber=1).then("foe", amber=5).nothing_else()


def test_sir_marrows_leaves_other_gains_alone() -> None:
    """KF.into-the-pool: a bonus is not gained by reaping."""
    t = given(house="sanctum", active="foe", you=seat(line="sir-marrows"), foe=seat(hand="virtuous-works"))
    t.foe.plays("virtuous-works")
    t.then("foe", amber=3).nothing_else()


def test_the_grey_rider_deploys_and_may_fight_with_a_neighbor() -> None:
    """KF.deploy, KF.ready-and-fight-with."""
    t = given(
        house="sanctum", you=seat(hand="the-grey-rider", line="troll+exhausted valdr dodger"), foe=seat(line="bumpsy")
    )
    t.then("the-grey-rider", keywords="deploy")
    t.you.plays("the-grey-rider", 1, "yes")
    t.asks("target", options="troll valdr")
    t.answers("troll")
    t.then("bumpsy", zone="discard").then("troll", damage=5, ready=False).nothing_else()


@pytest.mark.parametrize("how", ["fight", "reap"])
def test_the_grey_rider_calls_a_neighbor_after_fighting_or_reaping(how: str) -> None:
    """KF.several-labels, KF.may."""
    for answer in ("yes", "no"):
        t = given(
            house="sanctum", you=seat(line="the-grey-rider troll+exhausted dodger"), foe=seat(line="urchin bumpsy")
        )
        if how == "fight":
            t.you.fights("the-grey-rider", "urchin", answer)
        else:
            t.you.reaps("the-grey-rider", answer)
        if answer == "yes":
            t.answers("bumpsy")
            t.then("bumpsy", zone="discard").then("troll", damage=5)
        t.then("you", amber=1 if how == "reap" else 0).nothing_else()


@pytest.mark.parametrize("how", ["fight", "reap"])
@pytest.mark.parametrize(("card", "house"), AMBASSADORS.items())
def test_an_ambassador_lets_one_card_of_its_house_be_used(card: Any, house: Any, how: str) -> None:
    """KF.you-may-use-this-turn: one card, of that house only."""
    other = "dis" if house != "dis" else "mars"
    t = given(house="sanctum", you=seat(line=[card, of(house), of(house), of(other)]), foe=seat(line="urchin"))
    t.then(card, keywords="elusive", power=1)
    t.may_not("reap:troll", "KF.off-house")
    (t.you.reaps(card) if how == "reap" else t.you.fights(card))
    t.may_not("reap:troll@line:3", "KF.off-house")
    t.you.reaps("troll@line:1")
    t.then("you", amber=2 if how == "reap" else 1).nothing_else()
    t.may_not("reap:troll@line:2", "KF.off-house")


@pytest.mark.parametrize(("card", "house"), AMBASSADORS.items())
def test_an_ambassador_lets_one_card_of_its_house_be_played(card: Any, house: Any) -> None:
    """KF.extra-permissions-add-up: played or used, one in all; discarding is not allowed."""
    t = given(house="sanctum", you=seat(line=[card, of(house)], hand=[f"virtuous-works!{house}"]))
    t.may_not("play:virtuous-works", "KF.off-house")
    t.you.reaps(card)
    t.may_not("discard:virtuous-works", "KF.discard-house-limit")
    assert t.may("reap:troll")
    t.you.plays("virtuous-works")
    t.then("you", amber=4).nothing_else()
    t.may_not("reap:troll", "KF.off-house")


def test_two_ambassadors_add_up_and_the_leave_ends_with_the_turn() -> None:
    """KF.extra-permissions-add-up, KF.for-the-rest-of-the-turn: an artifact may be used with it, too."""
    t = given(
        house="sanctum",
        you=seat(
            line="dis-ambassador dis-ambassador tocsin",
            artifacts="dominator-bauble",
            houses=["sanctum", "brobnar", "mars"],
        ),
        foe=seat(houses=["sanctum", "brobnar", "mars"]),
    )
    t.you.reaps("dis-ambassador@line:0")
    t.you.reaps("dis-ambassador@line:1")
    t.you.reaps("tocsin")
    t.then("you", amber=3).nothing_else()
    assert t.may("action:dominator-bauble")
    t.you.ends_turn("mars")
    t.foe.ends_turn("mars")
    t.may_not("reap:tocsin", "KF.off-house")


# ------------------------------------------------------------------ actions
def test_equalize_redistributes_on_each_side() -> None:
    """KF.choosing-objects: friendly æmber among friends, enemy æmber among enemies; nothing is captured."""
    t = given(
        house="sanctum",
        you=seat(hand="equalize", line="troll+amber:2 sequis", amber=1),
        foe=seat(line="valdr+amber:1 dodger", amber=4),
    )
    t.you.plays("equalize")
    t.asks("redistribute", seat="you", options="troll sequis")
    t.answers("sequis", "troll")
    t.asks("redistribute", seat="you", options="valdr dodger")
    t.answers("dodger")
    t.then("troll", amber=1).then("sequis", amber=1).then("valdr", amber=0).then("dodger", amber=1)
    t.then("you", amber=2).nothing_else()


def test_equalize_has_nothing_to_do_without_aember_or_for_one_creature() -> None:
    """KF.playing-for-nothing."""
    t = given(house="sanctum", you=seat(hand="equalize", line="troll sequis"), foe=seat(line="valdr+amber:3"))
    t.you.plays("equalize")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(
    ("line", "gained"), [("", 0), ("sequis", 0), ("sequis troll valdr", 1), ("troll[mantle-of-the-zealot] dodger", 2)]
)
def test_free_markets_gains_for_each_other_house_in_play(line: str, gained: int) -> None:
    """KF.house-of-a-card: Sanctum does not count, a house counts once, upgrades of Sanctum add nothing."""
    t = given(house="sanctum", you=seat(hand="free-markets", line=line))
    t.you.plays("free-markets")
    t.then("you", amber=gained).nothing_else()


def test_free_markets_counts_both_sides_artifacts_and_upgrades() -> None:
    """KF.house-of-a-card."""
    t = given(
        house="sanctum",
        you=seat(hand="free-markets", line="sequis[blood-of-titans]", artifacts="library-of-babble"),
        foe=seat(line="tocsin", artifacts="round-table"),
    )
    t.you.plays("free-markets")
    t.then("you", amber=3).nothing_else()


def test_free_markets_counts_a_card_of_all_houses_for_six() -> None:
    """KF.several-houses-at-once: it is of Sanctum, and of six others."""
    t = given(
        house="sanctum", you=seat(hand="free-markets", line="sequis[experimental-therapy]"), foe=seat(line="troll")
    )
    t.you.plays("free-markets")
    t.then("you", amber=6).nothing_else()


def test_golden_aura_heals_shields_and_converts_for_the_turn() -> None:
    """KF.cannot-be-dealt-damage, KF.house-of-a-card."""
    t = given(
        house="sanctum",
        you=seat(hand="golden-aura", line="troll+damage:6 dodger", houses=HOUSES),
        foe=seat(line="valdr", houses=HOUSES),
    )
    t.you.plays("golden-aura", "troll")
    t.then("troll", damage=0, houses="sanctum").nothing_else()
    t.may_not("reap:dodger", "KF.off-house")
    t.you.fights("troll")
    t.then("valdr", zone="discard").nothing_else()
    t.you.ends_turn("dis")
    t.then("troll", houses="brobnar")


def test_golden_aura_takes_its_creature_out_of_its_own_house() -> None:
    """KF.newest-effect-wins: an enemy may be chosen; as a Sanctum creature it is no Dis creature."""
    t = given(house="sanctum", you=seat(hand="golden-aura begone"), foe=seat(line="tocsin shooler"))
    t.you.plays("golden-aura", "tocsin")
    t.then("tocsin", houses="sanctum").nothing_else()
    t.you.plays("begone", 0)
    t.then("shooler", zone="discard").nothing_else()


def test_golden_aura_does_not_follow_a_creature_out_of_play() -> None:
    """KF.leaving-lasting-effects: played again, it is hurt like any other."""
    t = given(house="sanctum", you=seat(hand="golden-aura mighty-lance", line="lady-maxena"), foe=seat(line="troll"))
    t.you.plays("golden-aura", "lady-maxena")
    t.you.acts("lady-maxena")
    t.you.plays("lady-maxena", "troll")
    t.you.plays("mighty-lance", "lady-maxena")
    t.then("lady-maxena", damage=1, armor_left=0).nothing_else()


@pytest.mark.parametrize(("damage", "gained"), [(0, 0), (3, 0), (4, 2), (6, 2)])
def test_healing_blast_pays_for_four_damage_healed(damage: int, gained: int) -> None:
    """KF.fully-heal, KF.this-way."""
    t = given(
        house="sanctum", you=seat(hand="healing-blast", line=f"troll+damage:{damage}"), foe=seat(line="valdr+damage:5")
    )
    t.you.plays("healing-blast", "troll")
    t.then("troll", damage=0).then("you", amber=1 + gained).nothing_else()


@pytest.mark.parametrize("n", [0, 1, 2])
def test_martyrs_end_pays_for_each_friend_destroyed(n: int) -> None:
    """KF.this-way: any number, none included; friends only."""
    t = given(house="sanctum", you=seat(hand="martyr-s-end", line="troll sequis tocsin"), foe=seat(line="valdr"))
    t.you.plays("martyr-s-end")
    t.asks("target", options="troll sequis tocsin done")
    t.answers(*["troll", "tocsin"][:n], "done")
    t.then("you", amber=1 + n, line=3 - n).then("foe", line="valdr")


def test_smite_readies_fights_and_strikes_the_neighbors() -> None:
    """KF.ready-and-fight-with, KF.neighbors-of-a-departed-creature: also where the attacked has died."""
    t = given(
        house="sanctum",
        you=seat(hand="smite", line="troll+exhausted dodger"),
        foe=seat(line="silvertooth valdr bumpsy tocsin"),
    )
    t.you.plays("smite", "troll", "valdr")
    t.then("valdr", zone="discard").then("silvertooth", zone="discard").then("bumpsy", damage=2)
    t.then("troll", damage=6, ready=False).nothing_else()


def test_smite_strikes_also_when_its_fighter_falls_or_the_attacked_eludes() -> None:
    """KF.several-sentences: the second sentence stands on its own."""
    t = given(house="sanctum", you=seat(hand="smite", line="silvertooth"), foe=seat(line="valdr bumpsy"))
    t.you.plays("smite", "valdr")
    t.then("silvertooth", zone="discard").then("bumpsy", damage=2).then("valdr", damage=2).nothing_else()
    t = given(house="sanctum", you=seat(hand="smite", line="troll"), foe=seat(line="urchin bumpsy"))
    t.you.plays("smite", "urchin")
    t.then("bumpsy", damage=2).then("troll", ready=False).nothing_else()


def test_smite_strikes_the_neighbors_of_a_creature_that_went_back_to_hand() -> None:
    """KF.neighbors-of-a-departed-creature; a fight broken off was an attack all the same."""
    t = given(house="sanctum", you=seat(hand="smite", line="troll"), foe=seat(line="valdr bad-penny bumpsy dodger"))
    t.you.plays("smite", "bad-penny")
    t.then("valdr", damage=2).then("bumpsy", damage=2).then("dodger", damage=0).then("bad-penny", zone="hand")
    t = given(
        house="sanctum", you=seat(hand="smite", line="silvertooth"), foe=seat(line="valdr rothais-the-fierce bumpsy")
    )
    t.you.plays("smite")
    t.then("silvertooth", zone="discard").then("valdr", damage=2).then("bumpsy", damage=2).nothing_else()


def test_smite_without_a_fight_strikes_nobody() -> None:
    """KF.stun-use-by-card: a stunned creature attacks no one."""
    t = given(house="sanctum", you=seat(hand="smite", line="troll+stun"), foe=seat(line="valdr bumpsy"))
    t.you.plays("smite")
    t.then("troll", stunned=False, ready=False).nothing_else()
    t = given(house="sanctum", you=seat(hand="smite"), foe=seat(line="valdr bumpsy"))
    t.you.plays("smite")
    t.nothing_else()


# ------------------------------------------------------------------ artifacts and upgrades
def test_eye_of_judgment_purges_a_creature_from_a_discard_pile() -> None:
    """KF.purged-cards: from either pile, creatures only."""
    t = given(house="sanctum", you=seat(artifacts="eye-of-judgment", discard="troll punch"), foe=seat(discard="valdr"))
    t.you.acts("eye-of-judgment")
    t.asks("target", options="troll valdr")
    t.answers("valdr")
    t.then("valdr", zone="purged").nothing_else()
    t = given(house="sanctum", you=seat(hand="eye-of-judgment"), foe=seat(discard="punch"))
    t.you.plays("eye-of-judgment")
    t.then("you", amber=1).nothing_else()


def test_haedroths_wall_strengthens_the_friendly_flanks() -> None:
    """KF.flank-creature: a lone creature is on both flanks, once."""
    t = given(you=seat(artifacts="haedroth-s-wall", line="troll sequis dodger"), foe=seat(line="valdr"))
    t.then("troll", power=10).then("sequis", power=4).then("dodger", power=7).then("valdr", power=6)
    t = given(you=seat(artifacts="haedroth-s-wall", line="troll"))
    t.then("troll", power=10)


def test_hallowed_shield_keeps_a_creature_from_damage_this_turn() -> None:
    """KF.cannot-be-dealt-damage: the chosen one only, in that turn only."""
    t = given(
        house="sanctum",
        you=seat(artifacts="hallowed-shield", line="sequis bulwark", houses=HOUSES),
        foe=seat(line="troll!dis", houses=HOUSES),
    )
    t.you.acts("hallowed-shield", "sequis")
    t.nothing_else()
    t.you.fights("sequis")
    t.then("troll", damage=4).because("KF.cannot-be-dealt-damage").nothing_else()
    t.you.fights("bulwark")
    t.then("bulwark", zone="discard").then("troll", zone="discard").then("sequis", damage=0)


@pytest.mark.parametrize(("line", "cost"), [("", 8), ("troll valdr tocsin", 8), ("troll dodger tocsin", 6)])
def test_proclamation_346e_taxes_an_opponent_without_three_houses(line: str, cost: int) -> None:
    """KF.key-current-cost: the opponent's creatures; its own controller pays the usual."""
    t = given(you=seat(artifacts="proclamation-346e"), foe=seat(line=line, artifacts="library-of-babble"))
    t.then("foe", key_cost=cost).then("you", key_cost=6)


def test_proclamation_346e_takes_a_creature_of_all_houses_for_three() -> None:
    """KF.several-houses-at-once."""
    t = given(you=seat(artifacts="proclamation-346e"), foe=seat(line="troll[experimental-therapy]"))
    t.then("foe", key_cost=6)


def test_seraphic_armor_heals_and_armors_its_creature() -> None:
    """KF.fully-heal, KF.gained-armor: nobody else."""
    t = given(house="sanctum", you=seat(hand="seraphic-armor", line="troll+damage:5 sequis+damage:1"))
    t.you.plays("seraphic-armor", "troll")
    t.then("troll", damage=0, armor=1, upgrades="seraphic-armor").then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("shards", "captured"), [("", 1), ("shard-of-hope shard-of-pain", 3)])
def test_shard_of_hope_captures_for_each_friendly_shard(shards: str, captured: int) -> None:
    """KF.capture, KF.for-each: one creature may take it all; enemy Shards do not count."""
    t = given(
        house="sanctum",
        you=seat(artifacts=f"shard-of-hope {shards}", line="troll sequis"),
        foe=seat(artifacts="shard-of-pain", amber=5),
    )
    t.you.acts("shard-of-hope", *["troll"] * captured)
    t.then("troll", amber=captured).then("foe", amber=5 - captured).nothing_else()
    t = given(house="sanctum", you=seat(artifacts="shard-of-hope"), foe=seat(line="troll", amber=5))
    t.you.acts("shard-of-hope")
    t.nothing_else()
