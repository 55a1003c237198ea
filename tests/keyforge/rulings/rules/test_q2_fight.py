"""Group Q of the rules, second half: after the fight (items 191 to 199)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


# ------------------------------------------------------------------ 191, 192 "Fight:"
@pytest.mark.parametrize(("damage", "gain"), [(0, 1), (3, 1), (4, 0)])
def test_an_attacker_that_survives_resolves_its_fight_ability(damage: int, gain: int) -> None:
    """KF.fight-after: Headhunter takes 1 from Urchin; only with 4 damage on it does it fall, and then it gains nothing."""
    t = given(
        house="brobnar",
        you=seat(line=f"headhunter+damage:{damage} groke"),
        foe=seat(amber=2, line="urchin+attacked:1 troll"),
    )

    t.you.fights("headhunter", "urchin")

    t.then("you", amber=gain).then("urchin", zone="discard")
    t.then("headhunter", zone="line" if gain else "discard").then("groke", damage=0).then("foe", amber=2)


def test_fight_abilities_resolve_though_elusive_let_no_damage_be_dealt() -> None:
    """KF.fight-after: the first attack on Urchin this turn deals nothing either way, and is a fight all the same."""
    t = given(house="brobnar", you=seat(line="headhunter troll"), foe=seat(line="urchin"))

    t.you.fights("headhunter", "urchin")

    t.then("you", amber=1).because("KF.fight-target", "KF.elusive", "KF.into-the-pool").nothing_else()


def test_all_fight_abilities_of_the_attacker_resolve() -> None:
    """KF.fight-after: its own, and the one Into the Fray gave it, in your order; the neighbor has neither."""
    t = given(
        house="brobnar",
        you=seat(line="headhunter groke", hand="into-the-fray"),
        foe=seat(amber=3, line="urchin+attacked:1 troll"),
    )
    t.you.plays("into-the-fray", "headhunter")

    t.you.fights("headhunter", "urchin").asks("order", options="headhunter headhunter")
    t.answers("headhunter@line:0:gains.fight")

    t.then("headhunter", ready=True, damage=1).then("you", amber=1).then("groke", ready=True).then("foe", amber=3)


def test_the_attacked_creature_never_resolves_its_fight_ability() -> None:
    """KF.fight-only-the-attacker: two Headhunters; the one that is attacked survives and its controller gains nothing."""
    t = given(house="brobnar", you=seat(line="headhunter bulwark"), foe=seat(line="headhunter bulwark troll"))

    t.you.fights("headhunter@line:0", "headhunter@foe-line:0")

    t.then("you", amber=1).then("foe", amber=0).then("headhunter", zone="line", damage=3).nothing_else()


# ------------------------------------------------------------------ 193 to 195 fighting, attacking, opposing
def test_both_creatures_are_fighting_and_only_the_used_one_is_attacking() -> None:
    """KF.fight-both-are-fighting: Krump profits when attacked; Valdr, attacked on a flank, does not deal its +2."""
    t = given(house="brobnar", you=seat(amber=3, line="headhunter valdr"), foe=seat(line="krump valdr"))

    t.you.fights("headhunter", "krump")
    t.then("you", amber=2).then("headhunter", zone="discard").then("krump", damage=5)  # its controller lost 1

    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="valdr krump"))
    t.you.fights("troll", "valdr")
    t.then("troll", damage=6).then("valdr", zone="discard").then("krump", damage=0)


def test_a_creature_destroyed_in_a_fight_counts_whichever_role_it_had() -> None:
    """KF.fight-both-are-fighting: The Warchest counts enemy creatures; the friendly one that fell with it is not counted."""
    t = given(
        house="brobnar",
        you=seat(line="valdr headhunter", artifacts="the-warchest"),
        foe=seat(line="krump troll urchin"),
    )

    t.you.fights("valdr", "krump")
    t.then("valdr", zone="discard").then("krump", zone="discard")
    t.you.acts("the-warchest")

    t.then("you", amber=1).nothing_else()


def test_the_opposing_creature_is_the_other_one_of_the_fight() -> None:
    """KF.opposing-creature: Lord Golgotha strikes the neighbors of the one it fights, and no others."""
    t = given(house="sanctum", you=seat(line="bulwark lord-golgotha"), foe=seat(line="troll valdr krump kelifi-dragon"))

    t.you.fights("lord-golgotha", "valdr")

    t.then("troll", damage=3).then("krump", damage=3).then("kelifi-dragon", damage=0)
    t.then("valdr", damage=5).then("lord-golgotha", damage=2).then(
        "bulwark", damage=0
    )  # 6, less 2 armor and 2 of Bulwark's


def test_for_the_attacked_creature_the_attacker_is_the_opposing_one() -> None:
    """KF.opposing-creature: Roxador stuns whom it attacked; attacked itself it stuns nobody, and its 2 go to the attacker."""
    t = given(house="untamed", you=seat(line="roxador troll"), foe=seat(line="krump valdr"))
    t.you.fights("roxador", "krump")
    t.then("krump", stunned=True, damage=2).then("roxador", damage=0).nothing_else()

    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="roxador+power:9"))
    t.you.fights("troll", "roxador")
    t.then("troll", stunned=False, damage=2).then("roxador", damage=8).nothing_else()


@pytest.mark.parametrize(
    ("krump", "beside", "fallen", "yours", "theirs"),
    [
        ("krump", "troll", ["headhunter"], 1, 2),  # Krump lives with 5 damage: Headhunter's controller loses 1
        ("krump+damage:1", "troll", ["headhunter", "krump"], 2, 2),  # both die: nobody profits
        ("krump", "bulwark", [], 3, 2),  # Bulwark's 2 armor saves Headhunter: only its own "Fight:" gains
    ],
)
def test_who_watches_the_outcome_of_a_fight_must_survive_it(
    krump: str, beside: str, fallen: list[str], yours: int, theirs: int
) -> None:
    """KF.fight-end-constants: Krump is attacked by a Headhunter."""
    t = given(house="brobnar", you=seat(amber=2, line=f"headhunter {beside}"), foe=seat(amber=2, line=f"{krump} valdr"))

    t.you.fights("headhunter", "krump")

    for name in ("headhunter", "krump"):
        t.then(name, zone="discard" if name in fallen else "line")
    t.then("you", amber=yours).then("foe", amber=theirs).then(beside, damage=0).then("valdr", damage=0)


def test_the_attacker_watches_the_outcome_alike() -> None:
    """KF.fight-end-constants, KF.simultaneous-no-other-ability: Krump attacks; two that die together give nothing."""
    t = given(house="brobnar", you=seat(line="krump troll"), foe=seat(amber=3, line="headhunter groke"))
    t.you.fights("krump", "headhunter")
    t.then("foe", amber=2).then("krump", damage=5).because("KF.fight-damage", "KF.destroyed", "KF.lose")

    t = given(house="brobnar", you=seat(line="krump troll"), foe=seat(amber=3, line="valdr groke"))
    t.you.fights("krump", "valdr")
    t.then("foe", amber=3).then("krump", zone="discard").then("valdr", zone="discard")


# ------------------------------------------------------------------ 196 to 199
def test_being_attacked_exhausts_nobody_and_needs_nobody_ready() -> None:
    """KF.being-attacked-is-not-use: ready stays ready; exhausted and stunned creatures are attacked and strike back."""
    t = given(
        house="brobnar",
        you=seat(line="troll troll troll"),
        foe=seat(line="krump+exhausted kelifi-dragon+stun groke valdr"),
    )

    t.you.fights("you.line[0]", "krump")
    t.then("krump", zone="discard").then("you.line[0]", damage=6)
    t.you.fights("you.line[1]", "kelifi-dragon")
    t.then("kelifi-dragon", stunned=True, ready=True, damage=8).then("you", line="troll troll")
    t.you.fights("you.line[1]", "groke")
    t.then("you.line[1]", damage=5).then("valdr", ready=True, damage=0)


def test_being_attacked_is_not_a_use_for_cards_that_watch_uses() -> None:
    """KF.being-attacked-is-not-use: Bonerot Venom hurts its creature after it is used, not after it is attacked."""
    t = given(house="brobnar", you=seat(line="groke"), foe=seat(amber=1, line="troll[bonerot-venom] krump"))
    t.you.fights("groke", "troll")
    t.then("troll", damage=5, ready=True).then("groke", zone="discard").then("krump", damage=0)

    t = given(house="brobnar", you=seat(line="troll[bonerot-venom]"), foe=seat(line="groke krump"))
    t.you.fights("troll", "groke")
    t.then("troll", damage=7, zone="line").then("krump", damage=0)  # 5 in the fight, 2 after it


def test_damage_before_the_fight_is_not_dealt_by_power() -> None:
    """KF.source-of-damage: assault reaches an elusive creature, hazardous a skirmisher."""
    t = given(house="untamed", you=seat(line="ancient-bear"), foe=seat(line="urchin dextre"))
    t.you.fights("ancient-bear", "urchin")
    t.then("urchin", zone="discard").then("dextre", damage=0).because("KF.assault-x", "KF.fight-broken-off")

    t = given(house="untamed", you=seat(line="snufflegator"), foe=seat(line="fanghouse troll"))
    t.you.fights("snufflegator", "fanghouse")
    t.then("snufflegator", damage=3).then("fanghouse", zone="discard").because("KF.hazardous-x", "KF.skirmish")


def test_assault_damage_of_a_poisonous_creature_does_not_poison() -> None:
    """KF.source-of-damage: Macis Asp with assault 2 against an elusive Noddy of power 4: hurt, not destroyed."""
    t = given(
        house="shadows", you=seat(line="macis-asp[way-of-the-bear]"), foe=seat(line="noddy-the-thief+power:2 troll")
    )

    t.you.fights("macis-asp", "noddy-the-thief")

    t.then("noddy-the-thief", damage=2, zone="line").because("KF.assault-x", "KF.elusive").nothing_else()


@pytest.mark.parametrize(("target", "dealt"), [("kelifi-dragon@foe-line:0", 8), ("kelifi-dragon@foe-line:1", 6)])
def test_deals_more_damage_raises_the_damage_and_not_the_power(target: str, dealt: int) -> None:
    """KF.deals-x-damage: Valdr deals 8 to a flank creature and 6 to one in the middle; its power stays 6 throughout."""
    t = given(
        house="brobnar",
        you=seat(line="valdr[way-of-the-wolf]"),
        foe=seat(line="kelifi-dragon kelifi-dragon kelifi-dragon"),
    )

    t.you.fights("valdr", target)

    t.then(f"foe.line[{target[-1]}]", damage=dealt).then("valdr", power=6, damage=0).nothing_else()


def test_damage_sent_elsewhere_is_no_attack_on_that_creature() -> None:
    """KF.damage-to-another-creature: Gabos fights Troll and hurts an elusive Culf; the first attack on Culf is still to come."""
    t = given(
        house="dis", you=seat(line="gabos-longarms+power:4 pit-demon"), foe=seat(line="troll culf-the-quiet+power:9")
    )

    t.you.fights("gabos-longarms", "troll", "culf-the-quiet")
    t.then("culf-the-quiet", damage=9).then("troll", damage=0).then("gabos-longarms", damage=8)
    t.because("KF.damage-to-another-creature", "KF.fight-damage").nothing_else()

    t.you.fights("pit-demon", "culf-the-quiet")
    t.because("KF.elusive").nothing_else()


def test_an_elusive_target_takes_and_deals_nothing_though_the_damage_goes_elsewhere() -> None:
    """KF.damage-to-another-creature, KF.elusive: Gabos attacks an elusive Urchin and strikes Troll; Urchin strikes nobody."""
    t = given(house="dis", you=seat(line="gabos-longarms"), foe=seat(line="urchin troll krump"))

    t.you.fights("gabos-longarms", "urchin", "troll")

    t.then("troll", damage=5).because("KF.elusive", "KF.damage-to-another-creature").nothing_else()
