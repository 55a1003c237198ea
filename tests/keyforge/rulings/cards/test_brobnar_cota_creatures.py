"""Brobnar in Call of the Archons: creatures."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_bilgum_avalanche_strikes_each_enemy_after_its_controller_forges() -> None:
    """KF.after-forging: two damage to each enemy creature, none to friends."""
    t = given(
        step="forge", house=None, you=seat(amber=6, line="bilgum-avalanche urchin"), foe=seat(line="troll dodger")
    )
    t.then("foe.line[0:2]", damage=2).then("urchin", damage=0).then("you", keys=1, amber=0)


def test_bilgum_avalanche_sleeps_when_the_opponent_forges() -> None:
    """KF.after-forging: "you" is its controller."""
    t = given(step="forge", active="foe", you=seat(line="bilgum-avalanche"), foe=seat(amber=6, line="troll"))
    t.then("troll", damage=0).then("foe", keys=1)


def test_brammo_hits_the_enemy_flanks() -> None:
    """KF.flank-creature: the middle is spared."""
    t = given(house="brobnar", you=seat(hand="brammo"), foe=seat(line="troll valdr dodger"))
    t.you.plays("brammo")
    t.then("troll", damage=2).then("dodger", damage=2).nothing_else()


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_bumpsy_costs_the_opponent_one(before: int, after: int) -> None:
    """KF.lose, KF.aember-too-little."""
    t = given(house="brobnar", you=seat(hand="bumpsy", amber=1), foe=seat(amber=before))
    t.you.plays("bumpsy")
    t.then("foe", amber=after).nothing_else()


def test_earthshaker_destroys_power_three_or_lower_on_both_sides() -> None:
    """KF.simultaneous-the-set: three dies, four lives."""
    t = given(
        house="brobnar",
        you=seat(hand="earthshaker", line="tocsin"),
        foe=seat(line="quixo-the-adventurer flamewake-shaman"),
    )
    t.you.plays("earthshaker", "left")
    t.then("tocsin", zone="discard").then("quixo-the-adventurer", zone="discard").nothing_else()


def test_firespitter_burns_each_enemy_before_its_fight() -> None:
    """KF.before-label: one damage to each enemy creature, then the fight."""
    t = given(house="brobnar", you=seat(line="firespitter troll"), foe=seat(line="valdr dodger"))
    t.you.fights("firespitter", "dodger")
    t.then("dodger", zone="discard").then("valdr", damage=1).then("firespitter", damage=4, armor_left=0).nothing_else()


def test_firespitter_that_burns_its_target_first_does_not_fight() -> None:
    """KF.fight-broken-off: the others are burnt, nobody strikes, no fight pays."""
    t = given(house="brobnar", you=seat(line="firespitter", hand="warsong"), foe=seat(line="urchin troll"))
    t.you.plays("warsong")
    t.you.fights("firespitter", "urchin")
    t.then("urchin", zone="discard").then("troll", damage=1).then("you", amber=0).nothing_else()


def test_foozle_gains_extra_once_an_enemy_creature_has_been_destroyed() -> None:
    """KF.reap: the ability looks back over the turn."""
    t = given(house="brobnar", you=seat(line="foozle", hand="punch"), foe=seat(line="silvertooth"))
    t.you.plays("punch", "silvertooth")
    t.you.reaps("foozle")
    t.then("you", amber=3).nothing_else()


@pytest.mark.parametrize("friend", ["silvertooth", "silvertooth+owner:foe"])
def test_foozle_gains_only_the_reap_without_an_enemys_death(friend: str) -> None:
    """KF.reap, KF.friendly-enemy: a friend's death does not count, whoever owns it."""
    t = given(house="brobnar", you=seat(line=f"foozle {friend}", hand="punch"), foe=seat(line="silvertooth"))
    t.you.plays("punch", "silvertooth@line:1")
    t.you.reaps("foozle")
    t.then("you", amber=2).nothing_else()


@pytest.mark.parametrize("forger", ["you", "foe"])
def test_forgemaster_og_empties_the_pool_of_whoever_forges(forger: str) -> None:
    """KF.after-forging: either player loses what is left; the other keeps theirs."""
    t = given(step="forge", active=forger, you=seat(amber=9, line="forgemaster-og"), foe=seat(amber=8))
    t.then(forger, amber=0, keys=1)
    t.then("foe" if forger == "you" else "you", amber=8 if forger == "you" else 9)


def test_ganger_chieftain_may_ready_a_neighbor_and_fight_with_it() -> None:
    """KF.may: the neighbor on the chosen flank."""
    t = given(house="brobnar", you=seat(hand="ganger-chieftain", line="troll+exhausted dodger"), foe=seat(line="valdr"))
    t.you.plays("ganger-chieftain", "left", "yes")
    t.then("valdr", zone="discard").then("troll", damage=6, ready=False).nothing_else()


def test_ganger_chieftain_may_decline_and_is_not_asked_when_alone() -> None:
    """KF.may, KF.playing-for-nothing."""
    t = given(house="brobnar", you=seat(hand="ganger-chieftain", line="troll+exhausted"), foe=seat(line="valdr"))
    t.you.plays("ganger-chieftain", "left", "no")
    t.nothing_else()
    t = given(house="brobnar", you=seat(hand="ganger-chieftain"), foe=seat(line="valdr"))
    t.you.plays("ganger-chieftain")
    t.nothing_else()


def test_grenade_snib_takes_two_with_it() -> None:
    """KF.destroyed-label: the opponent of its controller loses, whoever is active."""
    t = given(house="brobnar", you=seat(line="troll", amber=3), foe=seat(line="grenade-snib", amber=3))
    t.you.fights("troll")
    t.then("you", amber=1).then("troll", damage=2).then("grenade-snib", zone="discard").nothing_else()


def test_grenade_snib_takes_from_the_opponent_of_its_controller() -> None:
    """KF.you: not from its owner's opponent."""
    t = given(house="brobnar", you=seat(line="grenade-snib+owner:foe", hand="punch", amber=3), foe=seat(amber=1))
    t.you.plays("punch")
    t.then("foe", amber=0).then("you", amber=4).then("grenade-snib", zone="discard").nothing_else()


def test_groggins_cannot_fight_when_taunt_shelters_both_flanks() -> None:
    """KF.taunt, KF.no-target-no-fight: Anger only readies it."""
    t = given(
        house="brobnar",
        you=seat(hand="anger", line="groggins+exhausted"),
        foe=seat(line="urchin champion-anaphiel dodger"),
    )
    t.you.plays("anger")
    t.then("groggins", ready=True).then("you", amber=1).because("KF.no-target-no-fight").nothing_else()
    t.may_not("fight:groggins", "KF.no-target-no-fight")


def test_groggins_may_attack_flank_creatures_only() -> None:
    """KF.fight-target."""
    t = given(house="brobnar", you=seat(line="groggins"), foe=seat(line="urchin dodger valdr"))
    t.you.fights("groggins")
    t.asks("attack", options="urchin valdr")


def test_headhunter_gains_when_it_survives_its_fight() -> None:
    """KF.fight-after, KF.fight-only-the-attacker."""
    t = given(house="brobnar", you=seat(line="headhunter"), foe=seat(line="quixo-the-adventurer headhunter"))
    t.you.fights("headhunter", "quixo-the-adventurer")
    t.then("you", amber=1).then("you.line[0]", damage=3).then("quixo-the-adventurer", zone="discard").nothing_else()


def test_headhunter_gains_nothing_when_both_die() -> None:
    """KF.fight-after."""
    t = given(house="brobnar", you=seat(line="headhunter"), foe=seat(line="headhunter"))
    t.you.fights("headhunter")
    t.then("you", amber=0, line="").then("foe", amber=0, line="")


def test_hebe_the_huge_hurts_the_other_undamaged() -> None:
    """KF.damaged: not itself, not the wounded."""
    t = given(house="brobnar", you=seat(hand="hebe-the-huge", line="troll"), foe=seat(line="valdr troll+damage:1"))
    t.you.plays("hebe-the-huge", "left")
    t.then("you.line[1]", damage=2).then("valdr", damage=2).nothing_else()


@pytest.mark.parametrize(("amber", "legal"), [(6, False), (7, True)])
def test_kelifi_dragon_needs_seven_in_the_pool(amber: int, legal: bool) -> None:
    """KF.play-restrictions: nothing is spent."""
    t = given(house="brobnar", you=seat(hand="kelifi-dragon", amber=amber))
    assert t.may("play:kelifi-dragon") is legal
    if legal:
        t.you.plays("kelifi-dragon")
        t.nothing_else()
    else:
        t.may_not("play:kelifi-dragon", "KF.play-restrictions")


def test_kelifi_dragon_gains_and_burns_when_it_reaps_or_fights() -> None:
    """KF.several-labels."""
    t = given(house="brobnar", you=seat(line="kelifi-dragon"), foe=seat(line="troll valdr"))
    t.you.reaps("kelifi-dragon", "valdr")
    t.then("you", amber=2).then("valdr", damage=5).nothing_else()


def test_kelifi_dragon_burns_itself_when_nobody_else_is_there() -> None:
    """KF.mandatory-by-default; what lies on a Pocket Universe does not let it be played (KF.aember-yours)."""
    t = given(house="brobnar", you=seat(line="kelifi-dragon"))
    t.you.reaps("kelifi-dragon")
    t.then("kelifi-dragon", damage=5).then("you", amber=2).nothing_else()
    t = given(house="brobnar", you=seat(hand="kelifi-dragon", amber=6, artifacts="pocket-universe+amber:3"))
    t.may_not("play:kelifi-dragon", "KF.play-restrictions")


def test_king_of_the_crag_tells_the_powerless_from_the_wounded() -> None:
    """KF.power-0, KF.lethal-damage: they die together, each for its own reason."""
    t = given(house="brobnar", you=seat(hand="king-of-the-crag"), foe=seat(line="looter-goblin troll+damage:6 dodger"))
    t.you.plays("king-of-the-crag")
    t.then("looter-goblin", zone="discard").then("troll", zone="discard", damage=0)
    t.because("KF.lethal-damage", "KF.power-0").nothing_else()
    assert "Troll has lethal damage." in t.story() and "Looter Goblin has no power left." in t.story()


def test_king_of_the_crag_weakens_enemy_brobnar_creatures() -> None:
    """KF.power-0: a Looter Goblin has no power left and dies undamaged."""
    t = given(
        house="brobnar", you=seat(hand="king-of-the-crag", line="troll"), foe=seat(line="looter-goblin troll dodger")
    )
    t.you.plays("king-of-the-crag", "right")
    t.then("looter-goblin", zone="discard").then("foe.line[0]", power=6).then("dodger", power=5).then(
        "you.line[0]", power=8
    )


@pytest.mark.parametrize(("active", "damage"), [("you", 2), ("foe", 2)])
def test_krump_costs_the_controller_of_what_dies_fighting_it(active: str, damage: int) -> None:
    """KF.fight-end-constants: as attacker and as attacked."""
    t = given(house="brobnar", active=active, you=seat(line="krump"), foe=seat(line="grenade-snib", amber=4))
    (t.you.fights("krump") if active == "you" else t.foe.fights("grenade-snib"))
    t.then("foe", amber=3).then("krump", damage=damage)


def test_krump_takes_from_the_controller_and_not_from_the_owner() -> None:
    """KF.fight-end-constants: also when its Destroyed ability has taken the creature away."""
    t = given(house="brobnar", you=seat(line="krump", amber=2), foe=seat(line="bad-penny+owner:you", amber=4))
    t.you.fights("krump")
    t.then("foe", amber=3).then("krump", damage=1).then("bad-penny", zone="hand").nothing_else()


def test_krump_takes_nothing_when_both_die() -> None:
    """KF.simultaneous-no-other-ability."""
    t = given(house="brobnar", you=seat(line="krump"), foe=seat(line="valdr", amber=4))
    t.you.fights("krump")
    t.then("foe", amber=4, line="").then("you", line="")


@pytest.mark.parametrize(("amber", "left"), [(6, 6), (7, 5)])
def test_lomir_flamefist_takes_two_from_seven(amber: int, left: int) -> None:
    """KF.lose."""
    t = given(house="brobnar", you=seat(hand="lomir-flamefist"), foe=seat(amber=amber))
    t.you.plays("lomir-flamefist")
    t.then("foe", amber=left).nothing_else()


def test_looter_goblin_pays_for_enemies_destroyed_after_its_reap() -> None:
    """KF.for-the-rest-of-the-turn: it outlives the goblin's own use."""
    t = given(house="brobnar", you=seat(line="looter-goblin", hand="punch"), foe=seat(line="silvertooth troll"))
    t.then("looter-goblin", keywords="elusive")
    t.you.reaps("looter-goblin")
    t.you.plays("punch", "silvertooth")
    t.then("you", amber=3).then("silvertooth", zone="discard").nothing_else()


def test_looter_goblin_is_paid_though_it_dies_with_its_victim_and_not_for_the_earlier_dead() -> None:
    """KF.for-the-rest-of-the-turn: the effect outlives the goblin, and begins with its reap."""
    t = given(
        house="brobnar", you=seat(line="looter-goblin", hand="punch coward-s-end"), foe=seat(line="silvertooth dodger")
    )
    t.you.plays("punch", "silvertooth")
    t.you.reaps("looter-goblin")
    t.then("you", amber=2).nothing_else()
    t.you.plays("coward-s-end")
    t.then("you", amber=3, chains=3).then("looter-goblin", zone="discard").then("dodger", zone="discard").nothing_else()


def test_mugwump_grows_when_attacked_and_not_when_it_dies_too() -> None:
    """KF.fight-end-constants, KF.simultaneous-no-other-ability."""
    t = given(house="brobnar", active="foe", you=seat(line="mugwump"), foe=seat(line="bumpsy"))
    t.foe.fights("bumpsy")
    t.then("mugwump", damage=0, power=7, power_counters=1).then("bumpsy", zone="discard").nothing_else()
    t = given(house="brobnar", you=seat(line="mugwump+damage:1"), foe=seat(line="bumpsy"))
    t.you.fights("mugwump")
    t.then("mugwump", zone="discard", damage=0).then("bumpsy", zone="discard").nothing_else()


def test_mugwump_heals_and_grows_after_a_kill() -> None:
    """KF.power-counters, KF.fully-heal."""
    t = given(house="brobnar", you=seat(line="mugwump+damage:1"), foe=seat(line="tocsin"))
    t.you.fights("mugwump")
    t.then("mugwump", damage=0, power=7, power_counters=1).then("tocsin", zone="discard").nothing_else()


def test_pingle_hurts_enemy_creatures_as_they_enter() -> None:
    """KF.elusive: printed; friends enter unharmed."""
    t = given(house="brobnar", active="foe", you=seat(line="pingle-who-annoys"), foe=seat(hand="troll"))
    t.then("pingle-who-annoys", keywords="elusive")
    t.foe.plays("troll")
    t.then("troll", damage=1).nothing_else()
    t = given(house="brobnar", you=seat(line="pingle-who-annoys", hand="troll"))
    t.you.plays("troll", "left")
    t.nothing_else()


@pytest.mark.parametrize(("active", "hurt"), [("you", 1), ("foe", 0)])
def test_pingle_goes_by_whose_line_a_creature_enters(active: str, hurt: int) -> None:
    """KF.card-overrides: Scowly Caper enters under the opponent, so the player's own is an enemy and the opponent's a friend."""
    mine, theirs = seat(line="pingle-who-annoys"), seat(line="troll")
    (mine if active == "you" else theirs)["hand"] = "scowly-caper"
    t = given(house="shadows", active=active, you=mine, foe=theirs)
    (t.you if active == "you" else t.foe).plays("scowly-caper", "left")
    t.then("scowly-caper", damage=hurt).then("troll", damage=0)


@pytest.mark.parametrize(("plays", "damage", "amber"), [(0, 3, 0), (1, 1, 1), (2, 3, 0)])
def test_rogue_ogre_rests_after_exactly_one_card(plays: int, damage: int, amber: int) -> None:
    """KF.end-of-turn: it heals two and captures one when exactly one card was played."""
    t = given(
        house="brobnar",
        you=seat(
            line="rogue-ogre+damage:3", hand=["punch", "punch"][:plays], deck=8, houses=["brobnar", "dis", "mars"]
        ),
        foe=seat(amber=2, line="kelifi-dragon", deck=8),
    )
    for _ in range(plays):
        t.you.plays("punch", "kelifi-dragon")
    t.you.ends_turn()
    t.then("rogue-ogre", damage=damage, amber=amber)


def test_smaaash_stuns_a_creature() -> None:
    """KF.stunning."""
    t = given(house="brobnar", you=seat(hand="smaaash", line="troll"), foe=seat(line="valdr"))
    t.you.plays("smaaash", "right", "valdr")
    t.then("valdr", stunned=True).nothing_else()


def test_smaaash_stuns_itself_when_alone() -> None:
    """KF.mandatory-by-default."""
    t = given(house="brobnar", you=seat(hand="smaaash"))
    t.you.plays("smaaash")
    t.then("smaaash", stunned=True).nothing_else()


def test_tireless_crocag_fights_in_any_houses_turn_but_never_reaps() -> None:
    """KF.cannot-beats-must-and-may: cannot reap, also in Brobnar's turn."""
    t = given(house="dis", you=seat(line="tireless-crocag"), foe=seat(line="troll"))
    assert t.may("fight:tireless-crocag")
    t.may_not("reap:tireless-crocag", "KF.cannot-beats-must-and-may")
    t.you.fights("tireless-crocag")
    t.then("troll", damage=7).then("tireless-crocag", zone="discard").nothing_else()


def test_tireless_crocag_is_destroyed_when_the_enemy_line_is_empty() -> None:
    """KF.continuous-check: as soon as the last enemy creature has gone."""
    t = given(house="brobnar", you=seat(line="tireless-crocag urchin", hand="punch"), foe=seat(line="silvertooth"))
    t.you.plays("punch", "silvertooth")
    t.then("tireless-crocag", zone="discard").then("silvertooth", zone="discard").then("you", amber=1).nothing_else()


def test_tireless_crocag_saved_once_is_destroyed_again_while_there_is_no_enemy() -> None:
    """KF.instead, KF.continuous-check: the cloak takes the first destruction, the condition still holds."""
    t = given(
        house="brobnar", you=seat(line="tireless-crocag[armageddon-cloak]", hand="punch"), foe=seat(line="silvertooth")
    )
    t.you.plays("punch", "silvertooth")
    t.then("you", line="", discard="punch tireless-crocag armageddon-cloak")


def test_troll_heals_three_when_it_reaps() -> None:
    """KF.heal."""
    t = given(house="brobnar", you=seat(line="troll+damage:5"))
    t.you.reaps("troll")
    t.then("troll", damage=2).then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("target", "damage"), [("foe.line[0]", 8), ("foe.line[1]", 6)])
def test_valdr_deals_two_more_to_a_creature_on_the_flank(target: str, damage: int) -> None:
    """KF.deals-x-damage: more damage, not more power."""
    t = given(house="brobnar", you=seat(line="valdr"), foe=seat(line="kelifi-dragon kelifi-dragon kelifi-dragon"))
    t.you.fights("valdr", target)
    t.then(target, damage=damage).then("valdr", zone="discard", power=6).nothing_else()


def test_valdr_attacked_deals_its_power_only() -> None:
    """KF.deals-x-damage: only while attacking."""
    t = given(house="brobnar", active="foe", you=seat(line="valdr"), foe=seat(line="kelifi-dragon"))
    t.foe.fights("kelifi-dragon")
    t.then("kelifi-dragon", damage=11)


def test_wardrummer_calls_the_other_brobnar_creatures_back() -> None:
    """KF.leaving-destination: not itself, not other houses, not the enemy's."""
    t = given(house="brobnar", you=seat(hand="wardrummer", line="troll dodger bumpsy"), foe=seat(line="troll"))
    t.you.plays("wardrummer", "left")
    t.then("you.hand", zone="hand").then("you", hand="troll bumpsy", line="wardrummer dodger")


def test_wardrummer_sends_a_borrowed_creature_to_its_owner() -> None:
    """KF.leaving-destination, KF.leaving-aember-on-creature: the word "your" changes nothing; another Wardrummer goes too."""
    t = given(house="brobnar", you=seat(hand="wardrummer", line="troll+owner:foe+amber:2 wardrummer troll!dis"))
    t.you.plays("wardrummer", "left")
    t.then("you", hand="wardrummer", line="wardrummer troll").then("foe", hand="troll", amber=2)
