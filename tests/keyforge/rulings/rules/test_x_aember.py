"""Group X of the rules: æmber operations (items 322 to 331)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
@pytest.mark.parametrize(("pool", "left"), [(5, 5), (6, 6), (7, 3)])
def test_only_the_pool_is_a_players_aember(edition: str, pool: int, left: int) -> None:
    """KF.aember-yours: Burn the Stockpile wants 7 in the pool; 3 on Pocket Universe and 4 on a creature do not count."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="burn-the-stockpile"),
        foe=seat(amber=pool, artifacts="pocket-universe+amber:3", line="troll+amber:4"),
    )

    t.you.plays("burn-the-stockpile")

    t.then("foe", amber=left).then("pocket-universe", amber=3).then("troll", amber=4)


def test_losing_all_of_yours_leaves_what_lies_on_cards() -> None:
    """KF.aember-yours: Shatter Storm takes the pool, 2, and costs the opponent three times that."""
    t = given(house="mars", you=seat(amber=2, hand="shatter-storm", line="tunk+amber:3"), foe=seat(amber=9))

    t.you.plays("shatter-storm")

    t.then("you", amber=0).then("foe", amber=3).then("tunk", amber=3)


@pytest.mark.parametrize(("pool", "stolen"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_stolen_aember_goes_from_the_opponents_pool_to_yours(pool: int, stolen: int) -> None:
    """KF.steal: Swindle steals 3, or what is there; æmber on cards is not in the pool."""
    t = given(house="shadows", you=seat(amber=1, hand="swindle"), foe=seat(amber=pool, line="troll+amber:2"))

    t.you.plays("swindle")

    t.then("you", amber=1 + stolen).then("foe", amber=pool - stolen).then("troll", amber=2)
    if stolen:
        t.because("KF.steal")


def test_captured_aember_lies_on_a_creature_and_cannot_be_spent() -> None:
    """KF.capture: 3 on your Charette and 5 in the pool make no key; the opponent no longer has them."""
    t = given(
        house="dis",
        you=seat(amber=5, hand=["charette", *["dust-pixie"] * 6], houses=THREE),
        foe=seat(amber=4, hand=6, houses=THREE),
    )
    t.you.plays("charette").because("KF.capture")
    t.then("charette", amber=3).then("foe", amber=1).then("you", amber=5)

    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()

    t.asks("house", seat="you").then("you", keys=0, amber=5)


def test_the_creature_that_captures_holds_the_aember_unless_another_is_named() -> None:
    """KF.capture-which-creature: Sequis holds what he captured; Skeleton Key lets you name a friendly creature."""
    t = given(house="sanctum", you=seat(line="sequis bulwark"), foe=seat(amber=3, line="troll"))
    t.you.reaps("sequis")
    t.then("sequis", amber=1).then("you", amber=1).then("foe", amber=2).nothing_else()

    t = given(
        house="shadows", you=seat(line="sequis bulwark", artifacts="skeleton-key"), foe=seat(amber=3, line="troll")
    )
    t.you.acts("skeleton-key").asks("target", options="sequis bulwark").answers("bulwark")
    t.then("bulwark", amber=1).then("foe", amber=2).nothing_else()


@pytest.mark.parametrize(("pool", "got"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_capture_takes_what_is_there(pool: int, got: int) -> None:
    """KF.aember-too-little: Charette would capture 3."""
    t = given(house="dis", you=seat(hand="charette", line="pit-demon"), foe=seat(amber=pool))

    t.you.plays("charette", "left")

    t.then("charette", amber=got).then("foe", amber=pool - got).then("pit-demon", amber=0)


@pytest.mark.parametrize(("pool", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_loss_takes_what_is_there(pool: int, left: int) -> None:
    """KF.aember-too-little, KF.lose: Screechbomb costs the opponent 2."""
    t = given(house="brobnar", you=seat(amber=4, artifacts="screechbomb"), foe=seat(amber=pool))

    t.you.omnis("screechbomb")

    t.then("foe", amber=left).then("you", amber=4)


def test_where_the_pool_is_too_small_for_all_the_active_player_says_who_captures_first() -> None:
    """KF.aember-too-little: Honorable Claim, three Knights, two æmber; the one that comes last gets none."""
    t = given(
        house="sanctum", you=seat(hand="honorable-claim", line="sequis bulwark francus grey-monk"), foe=seat(amber=2)
    )

    t.you.plays("honorable-claim").asks("capture-order", seat="you", options="sequis bulwark francus").answers(
        "francus", "sequis"
    )

    t.then("francus", amber=1).then("sequis", amber=1).then("bulwark", amber=0).then("foe", amber=0).then(
        "you", amber=1
    )


def test_a_creature_that_captures_from_its_own_side_holds_its_controllers_aember() -> None:
    """KF.capture-from-own-side: Mindwarper makes an enemy creature capture from its controller; when it leaves they are yours."""
    t = given(house="mars", you=seat(line="mindwarper", hand="fear!mars"), foe=seat(amber=3, line="troll krump"))

    t.you.acts("mindwarper", "troll")
    t.then("troll", amber=1).then("foe", amber=2).then("you", amber=0).because(
        "KF.capture-from-own-side"
    ).nothing_else()
    t.you.plays("fear", "troll")

    t.then("you", amber=1).then("foe", amber=2, hand="troll")


def test_returned_aember_goes_to_the_pool_of_the_capturing_players_opponent() -> None:
    """KF.return-aember: Word of Returning gives you back what enemy creatures hold; what yours hold stays."""
    t = given(
        house="untamed",
        you=seat(hand="word-of-returning", line="flaxia+amber:2"),
        foe=seat(amber=1, line="troll+amber:3 krump valdr+amber:1"),
    )

    t.you.plays("word-of-returning")

    t.then("you", amber=1 + 4).then("foe", amber=1).then("troll", amber=0, damage=3).then("valdr", amber=0, damage=1)
    t.then("flaxia", amber=2).then("krump", damage=0).because("KF.return-aember")


def test_paid_aember_goes_from_the_payers_pool_to_the_opponents() -> None:
    """KF.pay: Anahita sells an artifact for 2; what cannot be paid is not paid."""
    t = given(
        house="sanctum", you=seat(line="anahita-the-trader", artifacts="round-table"), foe=seat(amber=3, line="troll")
    )
    t.you.reaps("anahita-the-trader")
    t.then("you", amber=1 + 2, artifacts="").then("foe", amber=1, artifacts="round-table").because("KF.pay")

    t = given(
        house="sanctum", you=seat(line="anahita-the-trader", artifacts="round-table"), foe=seat(amber=1, line="troll")
    )
    t.you.reaps("anahita-the-trader")
    t.then("you", amber=1 + 1).then("foe", amber=0)


def test_aember_put_on_a_creature_comes_from_the_supply() -> None:
    """KF.common-supply: Blood Money's 2 lie on the enemy creature; neither pool changes, and no artifact is concerned."""
    t = given(house="brobnar", you=seat(amber=1, hand="blood-money"), foe=seat(amber=1, line="troll"))

    t.you.plays("blood-money")

    t.then("troll", amber=2).because("KF.common-supply").nothing_else()
    assert "KF.aember-on-artifacts" not in [e.rule for e in t.events()]


def test_lost_aember_goes_to_the_supply() -> None:
    """KF.lose: Bumpsy costs the opponent 1; nobody has it afterwards."""
    t = given(house="brobnar", you=seat(amber=2, hand="bumpsy"), foe=seat(amber=3, line="troll+amber:1"))

    t.you.plays("bumpsy").because("KF.lose")

    t.then("foe", amber=2).then("you", amber=2).then("troll", amber=1).nothing_else()


@pytest.mark.parametrize(("pool", "left"), [(0, 0), (1, 1), (4, 2), (5, 3), (9, 5)])
def test_a_half_is_rounded_as_the_card_says(pool: int, left: int) -> None:
    """KF.rounding: Effervescent Principle rounds the loss down, for each player by itself."""
    t = given(house="logos", you=seat(amber=3, hand="effervescent-principle"), foe=seat(amber=pool))

    t.you.plays("effervescent-principle")

    t.then("foe", amber=left).then("you", amber=2, chains=1)


@pytest.mark.parametrize(("name", "gained"), [("troll", 4), ("king-of-the-crag", 3), ("grenade-snib", 1)])
def test_half_of_an_odd_power_is_rounded_down(name: str, gained: int) -> None:
    """KF.rounding: The Flex gains half of 8, 7 or 2."""
    t = given(house="brobnar", you=seat(hand="the-flex", line=name), foe=seat(line="urchin"))

    t.you.plays("the-flex")

    t.then("you", amber=gained).then(name, ready=False)
