"""Group L of the rules: discarding from hand (items 138 to 142)."""

from __future__ import annotations

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]


def test_any_number_of_active_house_cards_may_be_discarded_for_nothing() -> None:
    """KF.right-to-discard: three cards, no æmber, no ability; the hand is refilled in step 5."""
    t = given(
        house="brobnar",
        you=seat(hand="punch bumpsy smith dextre", deck=9, houses=THREE),
        foe=seat(amber=2, line="dodger"),
    )
    for n, name in enumerate(["smith", "punch", "bumpsy"], 1):
        t.you.discards(name).because("KF.right-to-discard")
        t.then("you", amber=0, discard=n).then(name, zone="discard")
        t.nothing_else()
    t.then("foe", amber=2).then("dodger", damage=0)
    t.you.ends_turn().then("you", hand=6)


def test_cards_are_discarded_one_at_a_time_and_triggers_resolve_in_between() -> None:
    """KF.discard-one-at-a-time: Rock-Hurling Giant throws after each Brobnar card, before the next act."""
    t = given(house="brobnar", you=seat(hand="punch smith", line="rock-hurling-giant"), foe=seat(line="dodger troll"))
    t.you.discards("punch").asks("may").answers("yes", "dodger").then("dodger", damage=4)
    t.you.reaps("rock-hurling-giant").then("you", amber=1)
    t.you.discards("smith").asks("may").answers("yes", "dodger").then("foe", line="troll", discard="dodger")


def test_a_card_off_the_active_house_cannot_be_discarded_by_right() -> None:
    """KF.discard-house-limit: Dextre stays in hand in a Brobnar turn; a permission to play it is none to discard it."""
    t = given(house="logos", you=seat(hand="phase-shift troll dextre", houses=THREE))
    t.may_not("discard:troll", "KF.discard-house-limit")
    t.you.plays("phase-shift")
    assert t.may("play:troll") and t.may("discard:dextre")
    t.may_not("discard:troll", "KF.discard-house-limit")


def test_a_discard_by_an_effect_takes_a_card_of_any_house() -> None:
    """KF.discard-by-effect: Yurk's player picks any card in hand; it sets off nothing that watches Brobnar turns only."""
    t = given(house="dis", you=seat(hand="yurk troll dextre mind-barb", houses=THREE))
    t.you.plays("yurk").asks("target", options="troll dextre mind-barb").answers("troll")
    t.then("you", hand="dextre mind-barb", discard="troll")
    t.because("KF.discard-by-effect")


def test_a_discard_by_an_effect_is_not_bound_to_the_active_player() -> None:
    """KF.discard-by-effect: Mind Barb makes the opponent discard in your turn."""
    t = given(house="dis", you=seat(hand="mind-barb yurk"), foe=seat(hand="dodger troll"), chance=("troll",))
    t.you.plays("mind-barb").then("foe", hand="dodger", discard="troll").then("you", hand="yurk", amber=1)


def test_a_discarded_card_lies_on_top_of_its_owners_pile() -> None:
    """KF.discard-destination: newest on top."""
    t = given(house="brobnar", you=seat(hand="punch smith", discard="troll krump"), foe=seat(discard="dodger"))
    t.you.discards("punch").then("you", discard="punch troll krump")
    t.you.discards("smith").then("you", discard="smith punch troll krump").then("foe", discard="dodger")
