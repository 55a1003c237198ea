"""Untamed in Call of the Archons: creatures."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_ancient_bear_strikes_before_it_fights() -> None:
    """KF.assault-x."""
    t = given(house="untamed", you=seat(line="ancient-bear"), foe=seat(line="urchin"))
    t.then("ancient-bear", keywords="assault")
    t.you.fights("ancient-bear")
    t.then("urchin", zone="discard").then("ancient-bear", damage=0)


def test_bigtwig_fights_only_the_stunned() -> None:
    """KF.fight-target."""
    t = given(house="untamed", you=seat(line="bigtwig"), foe=seat(line="troll+stun valdr"))
    t.you.fights("bigtwig")
    t.then("troll", damage=7)
    t = given(house="untamed", you=seat(line="bigtwig"), foe=seat(line="valdr"))
    t.may_not("fight:bigtwig", "KF.no-target-no-fight")
    t = given(house="untamed", you=seat(line="bigtwig"), foe=seat(line="champion-anaphiel valdr+stun"))
    t.may_not("fight:bigtwig", "KF.no-target-no-fight")  # the only one it could attack is sheltered by taunt
    t = given(house="brobnar", active="foe", you=seat(line="bigtwig"), foe=seat(line="troll"))
    t.foe.fights("troll")  # attacked, it strikes back at anyone
    t.then("troll", damage=7).then("bigtwig", zone="discard").nothing_else()


def test_bigtwig_stuns_and_exhausts_when_it_reaps() -> None:
    """KF.stunning, KF.two-states."""
    t = given(house="untamed", you=seat(line="bigtwig"), foe=seat(line="valdr"))
    t.you.reaps("bigtwig", "valdr")
    t.then("valdr", stunned=True, ready=False).then("you", amber=1).nothing_else()


def test_briar_grubbling_is_dangerous_to_attack() -> None:
    """KF.hazardous-x, KF.fight-broken-off."""
    t = given(house="untamed", you=seat(line="snufflegator"), foe=seat(line="briar-grubbling"))
    t.then("briar-grubbling", keywords="hazardous")
    t.you.fights("snufflegator")
    t.then("snufflegator", zone="discard").nothing_else()


@pytest.mark.parametrize(("pool", "keys", "left"), [(0, 0, 0), (7, 1, 0)])
def test_chota_hazri_may_forge_for_one_more(pool: int, keys: int, left: int) -> None:
    """KF.if-you-do-in-order-to."""
    t = given(house="untamed", you=seat(hand="chota-hazri", amber=pool))
    t.you.plays("chota-hazri", *(["yes"] if keys else []))
    t.then("you", keys=keys, amber=left).nothing_else()


def test_dew_faerie_gains_one_more() -> None:
    """KF.reap; elusive is printed."""
    t = given(house="untamed", you=seat(line="dew-faerie"))
    t.then("dew-faerie", keywords="elusive")
    t.you.reaps("dew-faerie")
    t.then("you", amber=2).nothing_else()


def test_dust_pixie_brings_two() -> None:
    """KF.aember-bonus-first."""
    t = given(house="untamed", you=seat(hand="dust-pixie"))
    t.you.plays("dust-pixie")
    t.then("you", amber=2).nothing_else()


@pytest.mark.parametrize(("line", "gain"), [("", 2), ("troll", 2), ("troll valdr", 0)])
def test_flaxia_pays_the_larger_side(line: str, gain: int) -> None:
    """KF.into-the-pool: it counts itself."""
    t = given(house="untamed", you=seat(hand="flaxia", line="urchin"), foe=seat(line=line))
    t.you.plays("flaxia", "left")
    t.then("you", amber=gain).nothing_else()


def test_fuzzy_gruen_shares() -> None:
    """KF.aember-bonus-first."""
    t = given(house="untamed", you=seat(hand="fuzzy-gruen"))
    t.you.plays("fuzzy-gruen")
    t.then("you", amber=2).then("foe", amber=1).nothing_else()


def test_giant_sloth_wakes_only_for_a_discarded_untamed_card() -> None:
    """KF.cannot-beats-must-and-may."""
    t = given(house="untamed", you=seat(line="giant-sloth", hand="regrowth"))
    t.may_not("action:giant-sloth", "KF.cannot-beats-must-and-may")
    t.you.discards("regrowth")
    t.you.acts("giant-sloth")
    t.then("you", amber=3).nothing_else()


def test_giant_sloth_sleeps_on_for_another_house_and_for_the_opponents_cards() -> None:
    """KF.stun-still-a-use: it cannot even shake off a stun before."""
    t = given(house="brobnar", you=seat(line="giant-sloth[experimental-therapy]", hand="punch"))
    t.you.discards("punch")
    t.may_not("reap:giant-sloth", "KF.cannot-beats-must-and-may")
    t = given(house="untamed", you=seat(line="giant-sloth+stun", hand="punctuated-equilibrium"), foe=seat(hand="vigor"))
    t.you.plays("punctuated-equilibrium").then("vigor", zone="hand")  # discarded and drawn again
    t.may_not("unstun:giant-sloth", "KF.cannot-beats-must-and-may")


def test_giant_sloth_is_woken_by_a_discard_that_a_card_orders() -> None:
    """KF.discard-by-effect: from hand, in this turn."""
    t = given(house="untamed", you=seat(line="giant-sloth", hand="punctuated-equilibrium vigor", deck=9))
    t.you.plays("punctuated-equilibrium")
    t.you.acts("giant-sloth").then("you", amber=3)


def test_halacor_teaches_the_flanks_to_skirmish() -> None:
    """KF.flank-creature."""
    t = given(you=seat(line="troll halacor valdr"), foe=seat(line="dodger"))
    t.then("troll", keywords="skirmish").then("valdr", keywords="skirmish").then("halacor", keywords="").then(
        "dodger", keywords=""
    )
    t = given(you=seat(line="halacor troll valdr"))
    t.then("halacor", keywords="skirmish").then("troll", keywords="").then("valdr", keywords="skirmish")


def test_hunting_witch_is_paid_for_other_creatures() -> None:
    """KF.play-triggers-before-play: not for herself, and not for the opponent's."""
    t = given(house="untamed", you=seat(hand="hunting-witch dust-pixie"), foe=seat(hand="troll"))
    t.you.plays("hunting-witch")
    t.nothing_else()
    t.you.plays("dust-pixie", "left")
    t.then("you", amber=3).nothing_else()
    t.you.ends_turn("brobnar")
    t.foe.plays("troll").nothing_else()


def test_inka_the_spider_stuns_and_poisons() -> None:
    """KF.several-labels, KF.poison."""
    t = given(house="untamed", you=seat(hand="inka-the-spider"), foe=seat(line="troll"))
    t.you.plays("inka-the-spider", "troll")
    t.then("troll", stunned=True).then("inka-the-spider", keywords="poison").nothing_else()
    t = given(house="untamed", you=seat(line="inka-the-spider"), foe=seat(line="troll"))
    t.you.reaps("inka-the-spider", "troll")
    t.then("troll", stunned=True).then("you", amber=1).nothing_else()


def test_kindrith_longshot_shoots_when_reaping() -> None:
    """KF.damage-tokens."""
    t = given(house="untamed", you=seat(line="kindrith-longshot"), foe=seat(line="troll"))
    t.then("kindrith-longshot", keywords="elusive skirmish")
    t.you.reaps("kindrith-longshot", "troll")
    t.then("troll", damage=2).then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("card", "damage"), [("lupo-the-scarred", 2), ("mighty-tiger", 4)])
def test_predators_bite_an_enemy_as_they_enter(card: str, damage: int) -> None:
    """KF.damage-tokens: enemies only."""
    t = given(house="untamed", you=seat(hand=card, line="urchin"), foe=seat(line="troll"))
    t.you.plays(card, "left")
    t.then("troll", damage=damage).nothing_else()
    t.then(
        "lupo-the-scarred" if card.startswith("lupo") else card, keywords="skirmish" if card.startswith("lupo") else ""
    )


def test_murmook_makes_the_opponents_keys_dearer() -> None:
    """KF.key-current-cost."""
    t = given(you=seat(line="murmook murmook"))
    t.then("foe", key_cost=8).then("you", key_cost=6)


@pytest.mark.parametrize(("keys", "power"), [(0, 11), (1, 8), (2, 5)])
def test_mushroom_man_shrinks_with_every_key(keys: int, power: int) -> None:
    """KF.constant-ability."""
    t = given(you=seat(line="mushroom-man", keys=keys))
    t.then("mushroom-man", power=power)


def test_niffle_ape_ignores_taunt_and_elusive() -> None:
    """KF.taunt-scope, KF.elusive: while it is attacking."""
    t = given(house="untamed", you=seat(line="niffle-ape"), foe=seat(line="champion-anaphiel urchin"))
    t.you.fights("niffle-ape", "urchin")
    t.then("urchin", zone="discard").then("niffle-ape", damage=1).nothing_else()
    t.then("champion-anaphiel", keywords="taunt")


def test_niffle_queen_strengthens_beasts_and_niffles() -> None:
    """KF.constant-ability: a Niffle Beast gets both; not herself, not the enemy's."""
    t = given(you=seat(line="niffle-queen niffle-ape snufflegator troll"), foe=seat(line="niffle-ape"))
    t.then("niffle-queen", power=6).then("you.line[1]", power=5).then("snufflegator", power=5).then("troll", power=8)
    t.then("foe.line[0]", power=3)


def test_piranha_monkeys_bite_everyone_else() -> None:
    """KF.one-effect-many-creatures."""
    t = given(house="untamed", you=seat(hand="piranha-monkeys", line="troll"), foe=seat(line="valdr"))
    t.you.plays("piranha-monkeys", "left")
    t.then("troll", damage=2).then("valdr", damage=2).nothing_else()
    t = given(house="untamed", you=seat(line="piranha-monkeys"), foe=seat(line="valdr"))
    t.you.reaps("piranha-monkeys")
    t.then("valdr", damage=2).then("you", amber=1).nothing_else()


def test_snufflegator_skirmishes() -> None:
    """KF.skirmish: only as attacker."""
    t = given(house="untamed", you=seat(line="snufflegator"), foe=seat(line="troll"))
    t.you.fights("snufflegator")
    t.then("troll", damage=4).then("snufflegator", keywords="skirmish").nothing_else()
    t = given(house="brobnar", active="foe", you=seat(line="snufflegator"), foe=seat(line="troll"))
    t.foe.fights("troll")
    t.then("snufflegator", zone="discard").then("troll", damage=4).nothing_else()


def test_teliga_is_paid_for_the_opponents_creatures() -> None:
    """KF.play-triggers-before-play."""
    t = given(house="brobnar", active="foe", you=seat(line="teliga"), foe=seat(hand="troll smith"))
    t.foe.plays("troll")
    t.then("you", amber=1).nothing_else()
    t.foe.plays("smith")
    t.then("foe", amber=1).nothing_else()
    t = given(house="untamed", you=seat(line="teliga", hand="snufflegator"))
    t.you.plays("snufflegator", "left").nothing_else()


def test_witch_of_the_eye_returns_a_card() -> None:
    """KF.leaving-destination."""
    t = given(house="untamed", you=seat(line="witch-of-the-eye", discard="punch troll"))
    t.you.reaps("witch-of-the-eye", "punch")
    t.then("punch", zone="hand").then("you", amber=1).nothing_else()


def test_witch_of_the_wilds_lets_one_untamed_card_be_played_in_another_houses_turn() -> None:
    """KF.extra-permissions-add-up: one a turn."""
    t = given(house="dis", you=seat(line="witch-of-the-wilds", hand="dust-pixie regrowth fear"))
    t.you.plays("dust-pixie", "left")
    t.then("you", amber=2)
    t.may_not("play:regrowth", "KF.off-house")


def test_witch_of_the_wilds_has_nothing_to_add_in_an_untamed_turn_and_lets_nothing_be_discarded() -> None:
    """KF.off-house, KF.no-house-consequences: a turn without a house is none of Untamed, either."""
    t = given(house="untamed", you=seat(line="witch-of-the-wilds", hand="dust-pixie regrowth"))
    t.you.plays("dust-pixie", "left")
    assert t.may("play:regrowth")
    t = given(house="dis", you=seat(line="witch-of-the-wilds", hand="dust-pixie"))
    t.may_not("discard:dust-pixie", "KF.discard-house-limit")
    t = given(you=seat(line="witch-of-the-wilds", hand="dust-pixie"))
    assert t.may("play:dust-pixie")


def test_a_witch_of_the_wilds_that_comes_back_is_a_new_one() -> None:
    """KF.leaving-lasting-effects: she allows one Untamed card more; a second witch has allowed her return."""
    t = given(
        house="dis", you=seat(line="witch-of-the-wilds witch-of-the-wilds", hand="nature-s-call dust-pixie vigor")
    )
    t.you.plays("nature-s-call", "witch-of-the-wilds@line:0", "done")
    t.you.plays("witch-of-the-wilds", "left")
    t.you.plays("dust-pixie", "left").then("you", amber=3)
    t.may_not("play:vigor", "KF.off-house")
