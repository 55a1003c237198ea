"""Brobnar in Age of Ascension."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


@pytest.mark.parametrize(("marks", "zone", "stunned"), [("", "line", True), ("+stun", "discard", False)])
def test_one_two_punch_stuns_or_destroys_the_stunned(marks: str, zone: str, stunned: bool) -> None:
    """KF.stunning: what was already stunned is destroyed instead."""
    t = given(house="brobnar", you=seat(hand="1-2-punch", line="troll"), foe=seat(line=f"valdr{marks}"))
    t.you.plays("1-2-punch")
    t.then("valdr", zone=zone, stunned=stunned).then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("marks", "damage"), [("", 1), ("+exhausted", 0)])
def test_bellowing_patrizate_roars_only_while_ready(marks: str, damage: int) -> None:
    """KF.constant-ability: its condition is read when the creature enters."""
    t = given(house="brobnar", you=seat(hand="troll", line=f"bellowing-patrizate{marks}"), foe=seat(line="urchin"))
    t.you.plays("troll", "left")
    t.then("troll", damage=damage).nothing_else()


def test_bellowing_patrizate_that_enters_ready_hurts_itself_and_hears_the_opponents_creatures() -> None:
    """KF.constant-ability: "each creature", in anybody's turn."""
    t = given(house="brobnar", you=seat(hand="bellowing-patrizate", artifacts="speed-sigil"))
    t.you.plays("bellowing-patrizate")
    t.then("bellowing-patrizate", damage=1).nothing_else()
    t = given(house="brobnar", active="foe", you=seat(line="bellowing-patrizate+stun"), foe=seat(hand="troll"))
    t.foe.plays("troll")
    t.then("troll", damage=1).nothing_else()


@pytest.mark.parametrize(("card", "damage"), [("bingle-bangbang", 5), ("cowfyne", 2)])
def test_the_neighbors_of_the_attacked_creature_are_hit_before_the_fight(card: str, damage: int) -> None:
    """KF.before-label, KF.neighbors: nobody else, and not the attacked creature."""
    t = given(
        house="brobnar",
        you=seat(line=f"{card} troll"),
        foe=seat(line="kelifi-dragon urchin+attacked:0 kelifi-dragon valdr"),
    )
    t.you.fights(card, "urchin")
    t.then("foe.line[0]", damage=damage).then("foe.line[2]", damage=damage).then("urchin", damage=0).nothing_else()


def test_culf_the_quiet_is_elusive() -> None:
    """KF.elusive: the first attack of the turn deals no damage either way, the second does."""
    t = given(house="brobnar", you=seat(line="troll troll"), foe=seat(line="culf-the-quiet"))
    t.you.fights("you.line[0]")
    t.because("KF.elusive").nothing_else()
    t.you.fights("you.line[1]")
    t.then("culf-the-quiet", zone="discard").then("you.line[1]", damage=6).nothing_else()


def test_cybergiant_rig_turns_damage_into_counters_that_wear_off() -> None:
    """KF.power-counters, KF.end-of-turn: one counter goes at the end of the bearer's controller's turn."""
    t = given(house="brobnar", you=seat(hand="cybergiant-rig", line="troll+damage:3 valdr", deck=8), foe=seat(deck=8))
    t.you.plays("cybergiant-rig", "troll")
    t.then("troll", damage=0, power_counters=3, power=11, upgrades="cybergiant-rig").then("you", amber=1).nothing_else()
    t.you.ends_turn()
    t.then("troll", power_counters=2)


def test_drummernaut_calls_another_giant_home() -> None:
    """KF.erratum-drummernaut: never itself in edition 1.3."""
    t = given(house="brobnar", you=seat(hand="drummernaut", line="troll urchin"), foe=seat(line="troll"))
    t.you.plays("drummernaut", "left")
    t.then("you.hand[0]", id="troll").then("you", line="drummernaut urchin")


def test_cybergiant_rig_on_an_enemy_wears_off_in_that_players_turns() -> None:
    """KF.upgrade-granted-abilities: "your turn" is its bearer's controller's; an undamaged creature gets no counter."""
    t = given(house="brobnar", you=seat(hand="cybergiant-rig", deck=9), foe=seat(line="troll+damage:2", deck=9))
    t.you.plays("cybergiant-rig")
    t.you.ends_turn("brobnar")
    t.then("troll", damage=0, power_counters=2)
    t.foe.ends_turn()
    t.then("troll", power_counters=1)
    t = given(house="brobnar", you=seat(hand="cybergiant-rig", line="troll"))
    t.you.plays("cybergiant-rig")
    t.then("troll", upgrades="cybergiant-rig").then("you", amber=1).nothing_else()


def test_drummernaut_alone_returns_nobody_in_1_3_and_itself_before() -> None:
    """KF.erratum-drummernaut."""
    t = given(house="brobnar", you=seat(line="drummernaut"))
    t.you.reaps("drummernaut")
    t.then("you", amber=1, line="drummernaut")
    t = given(house="brobnar", edition="1.1", you=seat(line="drummernaut"))
    t.you.reaps("drummernaut")
    t.then("you", amber=1, hand="drummernaut")


def test_first_blood_divides_two_for_each_friendly_brobnar_creature() -> None:
    """KF.one-effect-many-creatures: dealt at once, as the player divides it."""
    t = given(
        house="brobnar", you=seat(hand="first-blood", line="troll bumpsy dodger"), foe=seat(line="valdr silvertooth")
    )
    t.then("first-blood", keywords="alpha")
    t.you.plays("first-blood", "valdr", "valdr", "silvertooth", "silvertooth")
    t.then("valdr", damage=2).then("silvertooth", zone="discard").then("you", amber=1).nothing_else()


def test_first_blood_must_come_first() -> None:
    """KF.alpha."""
    t = given(house="brobnar", you=seat(hand="first-blood punch", line="troll"), foe=seat(line="valdr"))
    t.you.reaps("troll")
    t.may_not("play:first-blood", "KF.alpha")


def test_flamethrower_scorches_a_creature_and_its_neighbors() -> None:
    """KF.splash."""
    t = given(house="brobnar", you=seat(artifacts="flamethrower"), foe=seat(line="troll valdr dodger troll"))
    t.you.acts("flamethrower", "valdr")
    t.then("foe.line[0:3]", damage=1).nothing_else()


def test_flamewake_shaman_deals_two() -> None:
    """KF.damage-tokens."""
    t = given(house="brobnar", you=seat(hand="flamewake-shaman"), foe=seat(line="troll"))
    t.you.plays("flamewake-shaman", "troll")
    t.then("troll", damage=2).nothing_else()


@pytest.mark.parametrize(("amber", "damage"), [(2, 0), (3, 3)])
def test_gargantes_scrapper_strikes_with_three_in_the_pool(amber: int, damage: int) -> None:
    """KF.alpha is printed on it; the condition is three or more."""
    t = given(house="brobnar", you=seat(hand="gargantes-scrapper", amber=amber, line="troll"), foe=seat(line="valdr"))
    t.then("gargantes-scrapper", keywords="alpha")
    t.you.plays("gargantes-scrapper", "left")
    t.then("valdr", damage=damage).nothing_else()


def test_groke_costs_the_opponent_one_when_it_survives() -> None:
    """KF.fight-after."""
    t = given(house="brobnar", you=seat(line="groke"), foe=seat(amber=2, line="silvertooth"))
    t.you.fights("groke")
    t.then("foe", amber=1).then("groke", damage=2).then("silvertooth", zone="discard").nothing_else()


@pytest.mark.parametrize("zone", ["deck", "discard"])
def test_grumpus_tamer_finds_a_war_grumpus(zone: str) -> None:
    """KF.search: in deck or discard pile; it is revealed and taken, then the deck is shuffled."""
    t = given(house="brobnar", you=seat(line="grumpus-tamer", **{zone: "war-grumpus punch"}))
    t.you.reaps("grumpus-tamer", "war-grumpus")
    t.then("war-grumpus", zone="hand").then("you", amber=1).because("KF.search", "KF.shuffle-after-search")


def test_grumpus_tamer_may_fail_to_find() -> None:
    """KF.search."""
    t = given(house="brobnar", you=seat(line="grumpus-tamer", deck="war-grumpus punch"))
    t.you.reaps("grumpus-tamer", "done")
    t.then("war-grumpus", zone="deck").then("you", amber=1).nothing_else()


def test_into_the_fray_readies_the_chosen_fighter_again_and_again() -> None:
    """KF.use-again: the gained ability lasts for the turn; other creatures do not have it."""
    t = given(
        house="brobnar", you=seat(hand="into-the-fray", line="troll bumpsy"), foe=seat(line="silvertooth silvertooth")
    )
    t.you.plays("into-the-fray", "troll")
    t.you.fights("troll", "foe.line[0]")
    t.then("troll", ready=True, damage=2)
    t.you.fights("troll")
    t.then("troll", ready=True, damage=4).then("bumpsy", ready=True)


def test_into_the_fray_is_lost_with_the_creature_and_with_the_turn() -> None:
    """KF.leaving-lasting-effects: a creature that comes back is a new one; with nobody to choose nothing lasts."""
    t = given(house="brobnar", you=seat(hand="into-the-fray wardrummer anger", line="valdr"), foe=seat(line="urchin"))
    t.you.plays("into-the-fray")
    t.you.plays("wardrummer", "left")
    t.you.plays("valdr", "left")
    t.you.plays("anger", "valdr")
    t.then("valdr", ready=False).then("you", amber=1).nothing_else()
    t = given(house="brobnar", you=seat(hand="into-the-fray", line="dodger"))
    t.you.plays("into-the-fray").nothing_else()
    assert not t.s.lasting


def test_into_the_fray_ends_with_the_sixth_use() -> None:
    """KF.rule-of-six: the creature is readied once more, but not used again."""
    wall = "lollop-the-titanic[" + ",".join(["blood-of-titans"] * 12) + "]"
    t = given(house="brobnar", you=seat(hand="into-the-fray", line="valdr"), foe=seat(line=wall))
    t.you.plays("into-the-fray")
    for _ in range(6):
        t.you.fights("valdr")
    t.then("valdr", ready=True, damage=0).then("lollop-the-titanic", damage=48)
    t.may_not("fight:valdr", "KF.rule-of-six")


def test_little_rapscal_leaves_alone_who_cannot_fight() -> None:
    """KF.restricted-permissions: off the active house only "Omni:" is open, so that is used; a stun may be removed."""
    t = given(
        house="brobnar",
        you=seat(line="deipno-spymaster troll+stun", artifacts="cannon"),
        foe=seat(line="little-rapscal"),
    )
    assert t.may("omni:deipno-spymaster") and t.may("unstun:troll") and t.may("action:cannon")
    t = given(house="shadows", you=seat(line="deipno-spymaster"), foe=seat(line="little-rapscal"))
    t.may_not("omni:deipno-spymaster", "KF.restricted-permissions").may_not(
        "reap:deipno-spymaster", "KF.restricted-permissions"
    )
    t = given(
        house="brobnar", you=seat(line="deipno-spymaster", hand="follow-the-leader"), foe=seat(line="little-rapscal")
    )
    t.you.plays("follow-the-leader")
    t.may_not("omni:deipno-spymaster", "KF.restricted-permissions")


def test_little_rapscal_makes_creatures_fight_when_used() -> None:
    """KF.restricted-permissions: if able; with nobody to fight they may reap."""
    t = given(house="brobnar", you=seat(line="troll little-rapscal"), foe=seat(line="valdr"))
    t.then("little-rapscal", keywords="elusive")
    t.may_not("reap:troll", "KF.restricted-permissions")
    assert t.may("fight:troll")
    t = given(house="brobnar", you=seat(line="troll little-rapscal"))
    assert t.may("reap:troll")


def test_lollop_the_titanic_deals_no_damage_when_attacked() -> None:
    """KF.fight-damage: attacking, it deals its power."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="lollop-the-titanic"))
    t.you.fights("troll")
    t.then("lollop-the-titanic", damage=8).nothing_else()
    t = given(house="brobnar", you=seat(line="lollop-the-titanic"), foe=seat(line="kelifi-dragon"))
    t.you.fights("lollop-the-titanic")
    t.then("kelifi-dragon", damage=11)


def test_might_makes_right_trades_25_power_for_a_key() -> None:
    """KF.if-you-do-in-order-to, KF.forge-at-no-cost: one may stop only at 25 or more."""
    t = given(house="brobnar", you=seat(hand="might-makes-right", line="kelifi-dragon kelifi-dragon urchin troll"))
    t.you.plays("might-makes-right", "yes", "you.line[0]", "you.line[1]")
    t.asks("target", options="urchin troll")
    t.answers("urchin", "done")
    t.then("you", keys=1, amber=1, line="troll", discard=4)


def test_might_makes_right_is_not_asked_below_25_power() -> None:
    """KF.may: there is nothing to choose where the total cannot be reached."""
    t = given(house="brobnar", you=seat(hand="might-makes-right", line="kelifi-dragon kelifi-dragon"))
    t.you.plays("might-makes-right")
    t.then("you", amber=1, keys=0).nothing_else()


def test_might_makes_right_forges_nothing_when_a_sacrifice_is_replaced() -> None:
    """KF.if-you-do-in-order-to: the first part must succeed completely."""
    t = given(
        house="brobnar", you=seat(hand="might-makes-right", line="kelifi-dragon[armageddon-cloak] kelifi-dragon valdr")
    )
    t.you.plays("might-makes-right", "yes", "you.line[0]", "you.line[1]")
    t.then("you", keys=0, line="kelifi-dragon", discard=4)


def test_might_makes_right_may_be_declined() -> None:
    """KF.may."""
    t = given(house="brobnar", you=seat(hand="might-makes-right", line="kelifi-dragon kelifi-dragon troll"))
    t.you.plays("might-makes-right", "no")
    t.then("you", amber=1, keys=0).nothing_else()


def test_ogopogo_may_strike_again_after_it_attacks_and_destroys() -> None:
    """KF.fight-end-constants: only when it attacked."""
    t = given(house="brobnar", you=seat(line="ogopogo"), foe=seat(line="silvertooth troll"))
    t.you.fights("ogopogo", "silvertooth", "yes", "troll")
    t.then("troll", damage=2).then("ogopogo", damage=2).then("silvertooth", zone="discard").nothing_else()


def test_ogopogo_does_not_strike_when_it_was_attacked() -> None:
    """KF.fight-end-constants."""
    t = given(house="brobnar", active="foe", you=seat(line="ogopogo"), foe=seat(line="bumpsy troll"))
    t.foe.fights("bumpsy")
    t.then("bumpsy", zone="discard").then("ogopogo", damage=5).nothing_else()


def test_rock_hurling_giant_may_throw_when_a_brobnar_card_is_discarded() -> None:
    """KF.right-to-discard: from hand, in its controller's turn."""
    t = given(house="brobnar", you=seat(hand="punch anger", line="rock-hurling-giant"), foe=seat(line="troll"))
    t.you.discards("punch", "yes", "troll")
    t.then("troll", damage=4).nothing_else()
    t.you.discards("anger", "no")
    t.nothing_else()


def test_rock_hurling_giant_wants_a_card_of_the_hand_in_its_own_turn() -> None:
    """KF.discard-by-effect: cards from the deck, or lost in the opponent's turn, throw no rock."""
    t = given(house="brobnar", you=seat(hand="sound-the-horns", deck="punch troll", line="rock-hurling-giant"))
    t.you.plays("sound-the-horns")
    t.then("you", hand="troll", amber=1).then("rock-hurling-giant", damage=0)
    t = given(house="dis", active="foe", you=seat(hand="punch", line="rock-hurling-giant"), foe=seat(hand="mind-barb"))
    t.foe.plays("mind-barb")
    t.then("punch", zone="discard").then("foe", amber=1).nothing_else()


def test_rock_hurling_giant_ignores_other_houses() -> None:
    """KF.right-to-discard."""
    t = given(house="dis", you=seat(hand="fear", line="rock-hurling-giant"), foe=seat(line="troll"))
    t.you.discards("fear")
    t.nothing_else()


def test_shard_of_strength_counts_friendly_shards() -> None:
    """KF.power-counters: itself included, the enemy's not."""
    t = given(
        house="brobnar",
        you=seat(artifacts="shard-of-strength shard-of-greed", line="troll"),
        foe=seat(artifacts="shard-of-pain"),
    )
    t.you.acts("shard-of-strength")
    t.then("troll", power_counters=2, power=10).nothing_else()


@pytest.mark.parametrize(("creature", "gain"), [("troll", 4), ("bumpsy", 2)])
def test_the_flex_gains_half_the_power_of_the_creature_it_exhausts(creature: str, gain: int) -> None:
    """KF.rounding: down."""
    t = given(house="brobnar", you=seat(hand="the-flex", line=f"{creature} dodger valdr+exhausted"))
    t.you.plays("the-flex")
    t.then(creature, ready=False).then("you", amber=gain).nothing_else()


def test_the_flex_finds_no_ready_brobnar_creature() -> None:
    """KF.playing-for-nothing."""
    t = given(house="brobnar", you=seat(hand="the-flex", line="troll+exhausted dodger"), foe=seat(line="valdr"))
    t.you.plays("the-flex")
    t.nothing_else()


def test_war_grumpus_wants_a_giant_beside_it() -> None:
    """KF.neighbors: a Giant further away and other neighbors stay out."""
    t = given(house="brobnar", you=seat(line="dodger war-grumpus urchin troll"), foe=seat(line="valdr"))
    t.you.reaps("war-grumpus")
    t.then("you", amber=1).nothing_else()


def test_war_grumpus_of_the_enemy_triggered_by_replicator_fights_with_nobody() -> None:
    """KF.use-needs-control, KF.fight-with: the enemy Giant beside it is readied, but is not the player's to use."""
    t = given(house="logos", you=seat(line="replicator"), foe=seat(line="war-grumpus troll+exhausted"))
    t.you.reaps("replicator", "war-grumpus")
    t.then("troll", ready=True).then("you", amber=1).because("KF.use-needs-control").nothing_else()


def test_war_grumpus_sends_a_neighboring_giant_into_a_fight() -> None:
    """KF.ready-and-fight-with: on a reap as on a fight."""
    t = given(house="brobnar", you=seat(line="troll+exhausted war-grumpus dodger"), foe=seat(line="valdr"))
    t.you.reaps("war-grumpus")
    t.then("you", amber=1).then("valdr", zone="discard").then("troll", damage=6).then("war-grumpus", ready=False)
    t.nothing_else()
