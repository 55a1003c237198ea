"""Dis in Call of the Archons: creatures."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


@pytest.mark.parametrize(("pool", "captured"), [(0, 0), (2, 2), (5, 3)])
def test_charette_captures_three(pool: int, captured: int) -> None:
    """KF.capture, KF.aember-too-little."""
    t = given(house="dis", you=seat(hand="charette", amber=1), foe=seat(amber=pool))
    t.you.plays("charette")
    t.then("charette", amber=captured).then("foe", amber=pool - captured).nothing_else()


@pytest.mark.parametrize(("pool", "captured"), [(6, 0), (7, 7), (9, 9)])
def test_drumble_captures_everything_from_seven(pool: int, captured: int) -> None:
    """KF.capture; elusive is printed."""
    t = given(house="dis", you=seat(hand="drumble"), foe=seat(amber=pool))
    t.then("drumble", keywords="elusive")
    t.you.plays("drumble")
    t.then("drumble", amber=captured).then("foe", amber=pool - captured).nothing_else()


@pytest.mark.parametrize("active", ["you", "foe"])
def test_dust_imp_pays_two_when_it_dies(active: str) -> None:
    """KF.destroyed-label, KF.you: its controller gains, whoever is active."""
    t = given(house="brobnar", active=active, you=seat(line="dust-imp troll"), foe=seat(hand="punch", line="troll"))
    if active == "foe":
        t.foe.plays("punch", "dust-imp")
        t.then("you", amber=2).then("foe", amber=1)
    else:
        t = given(house="dis", you=seat(line="dust-imp"), foe=seat(line="troll"))
        t.you.fights("dust-imp")
        t.then("you", amber=2).then("troll", damage=2)


def test_eater_of_the_dead_grows_by_a_creature_of_either_discard_pile() -> None:
    """KF.if-you-do-in-order-to, KF.purge."""
    t = given(house="dis", you=seat(line="eater-of-the-dead"), foe=seat(discard="punch troll"))
    t.you.reaps("eater-of-the-dead")
    t.then("troll", zone="purged").then("eater-of-the-dead", power=5, power_counters=1).then(
        "you", amber=1
    ).nothing_else()


def test_eater_of_the_dead_starves_without_a_corpse() -> None:
    """KF.if-you-do-in-order-to."""
    t = given(house="dis", you=seat(line="eater-of-the-dead"), foe=seat(discard="punch"))
    t.you.reaps("eater-of-the-dead")
    t.then("you", amber=1).nothing_else()


def test_ember_imp_limits_the_opponent_to_two_cards() -> None:
    """KF.play-restrictions: its own controller is free."""
    t = given(house="brobnar", active="foe", you=seat(line="ember-imp"), foe=seat(hand="loot-the-bodies smith warsong"))
    t.foe.plays("loot-the-bodies")
    t.foe.plays("smith")
    t.may_not("play:warsong", "KF.play-restrictions")
    t = given(house="dis", you=seat(line="ember-imp", hand="fear fear fear"))
    for _ in range(3):
        t.you.plays("fear")


def test_gabos_longarms_strikes_the_chosen_creature_and_is_struck_by_the_attacked() -> None:
    """KF.damage-to-another-creature: elusive of the new victim does not count."""
    t = given(house="dis", you=seat(line="gabos-longarms"), foe=seat(line="troll urchin"))
    t.you.fights("gabos-longarms", "troll", "urchin")
    t.then("urchin", zone="discard").then("gabos-longarms", zone="discard").nothing_else()


def test_guardian_demon_moves_damage() -> None:
    """KF.heal: what is healed is dealt to another creature."""
    t = given(house="dis", you=seat(line="guardian-demon troll+damage:3"), foe=seat(line="valdr"))
    t.you.reaps("guardian-demon", "troll", "2", "valdr")
    t.then("troll", damage=1).then("valdr", damage=2).then("you", amber=1).nothing_else()


def test_guardian_demon_deals_nothing_when_nothing_is_healed() -> None:
    """KF.unhurt-creatures."""
    t = given(house="dis", you=seat(line="guardian-demon"), foe=seat(line="valdr troll"))
    t.you.reaps("guardian-demon")
    t.then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("n", "victim"), [(1, "urchin"), (2, "silvertooth"), (3, "tocsin")])
def test_the_masters_may_destroy_a_creature_of_their_number(n: int, victim: str) -> None:
    """KF.may: exactly that power."""
    t = given(house="dis", you=seat(line=f"master-of-{n}"), foe=seat(line="urchin silvertooth tocsin troll"))
    t.you.reaps(f"master-of-{n}", "yes")
    t.then(victim, zone="discard").then("you", amber=1).nothing_else()
    t = given(house="dis", you=seat(line=f"master-of-{n}"), foe=seat(line=victim))
    t.you.reaps(f"master-of-{n}", "no")
    t.then("you", amber=1).nothing_else()


def test_overlord_greking_takes_what_dies_fighting_it() -> None:
    """KF.put-into-play, KF.leaving-into-open-zone: exhausted, unhurt, under its victor's control."""
    t = given(house="dis", you=seat(line="overlord-greking"), foe=seat(line="bumpsy+damage:1", amber=3))
    t.you.fights("overlord-greking", None, "right")
    t.then("bumpsy", zone="line", controller="you", damage=0, ready=False).then("foe", amber=3)
    t.then("overlord-greking", damage=5)


def test_pit_demon_steals_one() -> None:
    """KF.steal."""
    t = given(house="dis", you=seat(line="pit-demon"), foe=seat(amber=2))
    t.you.acts("pit-demon")
    t.then("you", amber=1).then("foe", amber=1).nothing_else()


def test_pitlord_makes_its_controller_choose_dis() -> None:
    """KF.must-choose-house; taunt is printed."""
    t = given(step="house", you=seat(line="pitlord", houses=["dis", "mars", "untamed"], deck=3), foe=seat(deck=3))
    t.then("pitlord", keywords="taunt")
    assert t.s.house == 1


def test_restringuntus_forbids_a_house_until_it_leaves() -> None:
    """KF.cannot-beats-must-and-may: it ends with the card."""
    t = given(
        house="dis",
        you=seat(hand="restringuntus", deck=9),
        foe=seat(houses=["logos", "mars", "brobnar"], hand="punch", deck=9),
    )
    t.you.plays("restringuntus", "logos")
    t.you.ends_turn()
    t.asks("house", seat="foe", options="brobnar mars")
    t.answers("brobnar")
    t.foe.plays("punch")
    t.then("restringuntus", zone="discard")
    t.foe.ends_turn("dis")
    t.you.ends_turn()
    t.asks("house", seat="foe", options="brobnar logos mars")


@pytest.mark.parametrize(("pool", "left"), [(0, 0), (1, 0), (3, 2)])
def test_shaffles_costs_the_opponent_one_at_the_end_of_each_turn(pool: int, left: int) -> None:
    """KF.end-of-turn: only its controller's turn."""
    t = given(house="dis", you=seat(line="shaffles", deck=9), foe=seat(amber=pool, deck=9))
    t.you.ends_turn()
    t.then("foe", amber=left)
    t.foe.chooses_house("brobnar")
    t.foe.ends_turn()
    t.then("foe", amber=left)


@pytest.mark.parametrize(("pool", "stolen"), [(3, 0), (4, 1), (5, 1)])
def test_shooler_steals_from_four(pool: int, stolen: int) -> None:
    """KF.steal."""
    t = given(house="dis", you=seat(hand="shooler"), foe=seat(amber=pool))
    t.you.plays("shooler")
    t.then("you", amber=stolen).then("foe", amber=pool - stolen).nothing_else()


def test_snudge_returns_an_artifact_or_a_flank_creature() -> None:
    """KF.several-labels: on a reap as on a fight; the middle is safe."""
    t = given(house="dis", you=seat(line="snudge"), foe=seat(line="troll valdr dodger", artifacts="cannon"))
    t.you.reaps("snudge")
    t.asks("target", options="cannon snudge troll dodger")
    t.answers("cannon")
    t.then("cannon", zone="hand").then("you", amber=1).nothing_else()


def test_stealer_of_souls_purges_its_victim_and_gains() -> None:
    """KF.fight-end-constants."""
    t = given(house="dis", you=seat(line="stealer-of-souls"), foe=seat(line="silvertooth"))
    t.you.fights("stealer-of-souls")
    t.then("silvertooth", zone="purged").then("you", amber=1).then("stealer-of-souls", damage=2).nothing_else()


def test_stealer_of_souls_gets_nothing_when_both_die() -> None:
    """KF.simultaneous-no-other-ability."""
    t = given(house="dis", you=seat(line="stealer-of-souls"), foe=seat(line="valdr"))
    t.you.fights("stealer-of-souls")
    t.then("valdr", zone="discard").then("stealer-of-souls", zone="discard").then("you", amber=0)


def test_succubus_shrinks_the_opponents_refill() -> None:
    """KF.refill-size: only the opponent's."""
    t = given(you=seat(line="succubus"))
    t.then("foe", hand_size=5).then("you", hand_size=6)


def test_tentacus_taxes_the_use_of_artifacts() -> None:
    """KF.if-you-do-in-order-to, KF.pay: to its controller; without æmber no use."""
    t = given(house="brobnar", active="foe", you=seat(line="tentacus"), foe=seat(artifacts="cannon", amber=1))
    t.foe.acts("cannon")
    t.then("foe", amber=0).then("you", amber=1).then("tentacus", damage=2).nothing_else()
    t.because("KF.if-you-do-in-order-to", "KF.pay")
    t = given(house="brobnar", active="foe", you=seat(line="tentacus"), foe=seat(artifacts="cannon"))
    t.may_not("action:cannon", "KF.if-you-do-in-order-to")


@pytest.mark.parametrize(("pool", "gain"), [(0, 2), (1, 0)])
def test_the_terror_gains_from_a_penniless_opponent(pool: int, gain: int) -> None:
    """KF.into-the-pool."""
    t = given(house="dis", you=seat(hand="the-terror"), foe=seat(amber=pool))
    t.you.plays("the-terror")
    t.then("you", amber=gain).nothing_else()


def test_tocsin_discards_at_random_when_it_reaps() -> None:
    """KF.random-choices."""
    t = given(house="dis", you=seat(line="tocsin"), foe=seat(hand="troll valdr"), chance=["valdr"])
    t.you.reaps("tocsin")
    t.then("valdr", zone="discard").then("you", amber=1).nothing_else()


def test_tolas_pays_the_opponent_of_each_dead_creatures_controller() -> None:
    """KF.simultaneous-the-survivors; elusive is printed."""
    t = given(house="brobnar", you=seat(line="tolas troll", hand="punch"), foe=seat(line="silvertooth"))
    t.then("tolas", keywords="elusive")
    t.you.plays("punch", "silvertooth")
    t.then("you", amber=2).then("silvertooth", zone="discard").nothing_else()


@pytest.mark.parametrize(("pool", "legal"), [(2, False), (3, True)])
def test_truebaru_costs_three_to_play(pool: int, legal: bool) -> None:
    """KF.costs-of-playing: the æmber goes to the supply."""
    t = given(house="dis", you=seat(hand="truebaru", amber=pool), foe=seat(amber=1))
    assert t.may("play:truebaru") is legal
    if legal:
        t.you.plays("truebaru")
        t.then("you", amber=0).then("truebaru", keywords="taunt").nothing_else()
    else:
        t.may_not("play:truebaru", "KF.costs-of-playing")


def test_truebaru_pays_five_when_destroyed() -> None:
    """KF.destroyed-label."""
    t = given(house="dis", you=seat(line="troll truebaru troll", hand="hand-of-dis"))
    t.you.plays("hand-of-dis")
    t.then("you", amber=5).then("truebaru", zone="discard").nothing_else()


def test_ember_imp_stops_a_third_card_played_by_an_effect() -> None:
    """KF.a-card-that-cannot-be-played: it stays on top of the deck."""
    t = given(
        house="logos", active="foe", you=seat(line="ember-imp"), foe=seat(hand="dextre wild-wormhole", deck="troll")
    )
    t.foe.plays("dextre")
    t.foe.plays("wild-wormhole")
    t.then("foe", amber=1, deck="troll").because("KF.a-card-that-cannot-be-played").nothing_else()


def test_gabos_longarms_is_not_hurt_by_an_elusive_creature_while_it_strikes_another() -> None:
    """KF.elusive, KF.damage-to-another-creature: the first attack on the elusive one does nothing to either."""
    t = given(house="dis", you=seat(line="gabos-longarms"), foe=seat(line="urchin troll"))
    t.you.fights("gabos-longarms", "urchin", "troll")
    t.then("troll", damage=5).nothing_else()


def test_overlord_greking_falls_with_its_victims_soulkeeper() -> None:
    """KF.destroyed-label: gone before the victim leaves, it takes nothing."""
    t = given(house="dis", you=seat(line="overlord-greking urchin"), foe=seat(line="silvertooth[soulkeeper]"))
    t.you.fights("overlord-greking")
    t.then("overlord-greking", zone="discard").then("silvertooth", zone="discard", upgrades="")
    t.then("soulkeeper", zone="discard").nothing_else()


def test_snudge_alone_returns_itself() -> None:
    """KF.mandatory-by-default."""
    t = given(house="dis", you=seat(line="snudge"))
    t.you.reaps("snudge")
    t.then("snudge", zone="hand").then("you", amber=1).nothing_else()


def test_stealer_of_souls_gains_though_its_victim_went_home() -> None:
    """KF.leaving-into-hidden-zone: nothing is purged, the æmber is gained; attacked, it works as well."""
    t = given(house="dis", you=seat(line="stealer-of-souls"), foe=seat(line="bad-penny"))
    t.you.fights("stealer-of-souls")
    t.then("bad-penny", zone="hand").then("stealer-of-souls", damage=1).then("you", amber=1).nothing_else()
    t = given(house="dis", active="foe", you=seat(line="stealer-of-souls"), foe=seat(line="pit-demon"))
    t.foe.fights("pit-demon")
    t.then("pit-demon", zone="purged").then("stealer-of-souls", damage=5).then("you", amber=1).nothing_else()


def test_tolas_reads_the_controller_and_soul_snatcher_the_owner() -> None:
    """KF.owner: for a stolen creature both pay its owner; Tolas, dying alone, pays nobody for itself."""
    t = given(
        house="brobnar",
        you=seat(line="tolas silvertooth+owner:foe", hand="punch punch", artifacts="soul-snatcher"),
    )
    t.you.plays("punch", "silvertooth")
    t.then("foe", amber=2).then("you", amber=1).then("silvertooth", zone="discard").nothing_else()
    t.you.plays("punch")
    t.then("you", amber=3).then("tolas", zone="discard").nothing_else()


def test_truebaru_cannot_be_played_by_an_effect_without_its_price() -> None:
    """KF.costs-of-playing: the bonus of the card that plays it may pay, and its controller gains when it dies."""
    for pool, zone in ((1, "deck"), (2, "line")):
        t = given(house="logos", you=seat(hand="wild-wormhole", deck="truebaru", amber=pool))
        t.you.plays("wild-wormhole")
        t.then("truebaru", zone=zone).then("you", amber=2 if zone == "deck" else 0).nothing_else()
    t = given(house="brobnar", you=seat(hand="punch", line="truebaru+owner:foe+damage:5"))
    t.you.plays("punch")
    t.then("you", amber=6).then("truebaru", zone="discard", damage=0).nothing_else()
