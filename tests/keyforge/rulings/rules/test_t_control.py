"""Group T of the rules: ownership and control (items 255 to 261)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]
MARTIANS = ["mars", "sanctum", "shadows"]


def mindlocked() -> Ruling:
    """Harland Mindlock has just taken the opponent's leftmost creature, hurt, stunned, upgraded and holding æmber."""
    t = given(
        house="logos",
        you=seat(hand=["harland-mindlock", *["dust-pixie"] * 6], line="mother", houses=THREE),
        foe=seat(
            line=["troll[blood-of-titans]+damage:2+stun+amber:3+power:1+exhausted", "krump", "valdr"],
            hand=["punch", *["dust-pixie"] * 5],
            houses=THREE,
        ),
    )
    t.you.plays("harland-mindlock", "left", "troll", "right")
    return t


def test_a_player_owns_the_cards_of_their_deck_for_the_whole_game() -> None:
    """KF.owner: control goes over and back and over again; the owner is always the same."""
    t = mindlocked()
    t.then("troll", owner="foe", controller="you").then("krump", owner="foe", controller="foe")
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")

    t.foe.plays("punch", "harland-mindlock", "left")

    t.then("troll", owner="foe", controller="foe").then("harland-mindlock", owner="you", zone="discard")


@pytest.mark.parametrize(
    ("side", "line"), [("left", "troll tyxl-beambuckler urchin"), ("right", "tyxl-beambuckler urchin troll")]
)
def test_a_creature_taken_goes_to_a_flank_that_the_active_player_chooses(side: str, line: str) -> None:
    """KF.taking-control: Hypnobeam takes Troll; the opponent's line closes."""
    t = given(
        house="mars", you=seat(hand="hypnobeam", line="tyxl-beambuckler urchin"), foe=seat(line="krump troll valdr")
    )

    t.you.plays("hypnobeam", "troll").asks("flank", seat="you", rule="KF.who-chooses-the-flank").answers(side)

    t.then("you", line=line).then("foe", line="krump valdr").because("KF.taking-control")


def test_an_artifact_taken_goes_to_the_new_controllers_area() -> None:
    """KF.taking-control: Sneklifter takes Cannon; the other artifact stays where it is."""
    t = given(house="shadows", you=seat(hand="sneklifter"), foe=seat(artifacts="cannon skeleton-key", line="troll"))

    t.you.plays("sneklifter", "cannon")

    t.then("you", artifacts="cannon", line="sneklifter").then("foe", artifacts="skeleton-key", line="troll")
    t.then("cannon", owner="foe", controller="you").because("KF.taking-control")


def test_nothing_on_a_card_changes_with_its_controller() -> None:
    """KF.nothing-is-reset: damage, æmber, upgrade, counters, stun and exhaustion go along; no æmber moves to a pool."""
    t = mindlocked()

    t.then(
        "troll", damage=2, amber=3, stunned=True, power_counters=1, upgrades="blood-of-titans", ready=False, power=14
    )
    t.then("you", line="harland-mindlock mother troll", amber=0).then("foe", line="krump valdr", amber=0)


def test_the_newest_control_effect_wins_and_the_one_before_it_comes_back() -> None:
    """KF.newest-effect-wins: Hypnobeam takes Troll for you, Harland takes it back; when Harland dies, Hypnobeam counts again."""
    t = given(
        house="mars",
        you=seat(hand="hypnobeam punch!mars", deck=9, line="tunk", houses=MARTIANS),
        foe=seat(hand="harland-mindlock", deck=9, line="troll krump", houses=THREE),
    )
    t.you.plays("hypnobeam", "troll", "left").then("troll", controller="you")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.foe.plays("harland-mindlock", "left", "troll", "left")
    t.then("troll", controller="foe").because("KF.newest-effect-wins")
    t.foe.ends_turn()
    t.you.chooses_house("mars")

    t.you.plays("punch", "harland-mindlock", "right")

    t.then("you", line="tunk troll").then("foe", line="krump").then("troll", controller="you", owner="foe")


def test_the_end_of_an_older_control_effect_changes_nothing() -> None:
    """KF.newest-effect-wins: Harland takes Troll, Hypnobeam takes it back for its owner: Harland's death moves nothing."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock", deck=9, line="mother", houses=THREE),
        foe=seat(hand="hypnobeam punch!mars", deck=9, line="troll krump", houses=MARTIANS),
    )
    t.you.plays("harland-mindlock", "left", "troll", "left").then("troll", controller="you")
    t.you.ends_turn()
    t.foe.chooses_house("mars")
    t.foe.plays("hypnobeam", "troll", "left").then("foe", line="troll krump")

    t.foe.plays("punch", "harland-mindlock").asks("act")

    t.then("foe", line="troll krump").then("you", line="mother").then("troll", controller="foe")


def test_the_house_of_a_card_taken_may_be_chosen() -> None:
    """KF.control-house: with the opponent's Dodger in your line you may choose Shadows and use it, but not your Tunk."""
    t = given(
        step="house",
        you=seat(line="dodger+owner:foe tunk", houses=["mars", "sanctum", "dis"]),
        foe=seat(line="urchin", houses=THREE),
    )

    t.asks("house", options="dis mars sanctum shadows").answers("shadows")

    assert t.may("reap:dodger")
    t.may_not("reap:tunk", "KF.off-house")


@pytest.mark.parametrize(("side", "line"), [("left", "troll krump valdr"), ("right", "krump valdr troll")])
def test_when_control_ends_the_card_goes_back_to_a_flank_the_active_player_chooses(side: str, line: str) -> None:
    """KF.end-of-control: Harland dies in the opponent's turn; Troll returns as it was, and they choose the flank."""
    t = mindlocked()
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")

    t.foe.plays("punch", "harland-mindlock").asks("flank", seat="foe").answers(side)

    t.then("foe", line=line).then("you", line="mother").because("KF.end-of-control")
    t.then(
        "troll", damage=2, amber=3, stunned=True, power_counters=1, upgrades="blood-of-titans", ready=True
    )  # step 4 readied it


def test_control_by_an_upgrade_ends_with_the_upgrade() -> None:
    """KF.end-of-control: Collar of Subordination is destroyed; Troll goes home, exhausted as it was, where you choose."""
    t = given(
        house="dis",
        you=seat(hand="collar-of-subordination destroy-them-all!dis", line="pit-demon"),
        foe=seat(line="troll+exhausted krump urchin", artifacts="cannon"),
    )
    t.you.plays("collar-of-subordination", "troll", "left").then("you", line="troll pit-demon")

    t.you.plays("destroy-them-all", "urchin").asks("flank", seat="you").answers("right")

    t.then("foe", line="krump troll", artifacts="", discard=2).then("you", line="pit-demon")
    t.then("collar-of-subordination", zone="discard").then("troll", ready=False).because("KF.end-of-control")


def test_friendly_and_enemy_go_by_control_at_that_moment() -> None:
    """KF.friendly-enemy: your Troll under their control is an enemy, their Krump under yours a friend."""
    t = given(
        house="brobnar",
        you=seat(hand="loot-the-bodies punch", line="krump+owner:foe", artifacts="banner-of-battle"),
        foe=seat(line="silvertooth+owner:you urchin"),
    )
    t.then("krump", power=7).then("silvertooth", power=2)
    t.you.plays("loot-the-bodies")

    t.you.plays("punch", "silvertooth")

    t.then("silvertooth", zone="discard", owner="you").then("you", amber=2)


def test_a_condition_is_read_once_control_has_gone_over() -> None:
    """KF.end-of-control, KF.continuous-check: Poison Wave destroys Harland Mindlock and the opponent's last creature together;
    at that moment the taken Troll is the opponent's again, so Tireless Crocag never stands against an empty line."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock poison-wave!logos", line="tireless-crocag"),
        foe=seat(line="troll urchin"),
    )
    t.you.plays("harland-mindlock", "right", "troll", "right").then("troll", controller="you")

    t.you.plays("poison-wave")

    t.then("foe", line="troll", discard="urchin").then(
        "you", line="tireless-crocag", discard="poison-wave harland-mindlock"
    )
    t.then("tireless-crocag", damage=2).then("troll", controller="foe", damage=2)


def test_a_condition_that_holds_after_control_has_gone_over_is_met() -> None:
    """KF.continuous-check: the same wave, but the Troll was yours all along and stays: Crocag has nobody to fight."""
    t = given(
        house="shadows",
        you=seat(hand="poison-wave", line="tireless-crocag harland-mindlock troll"),
        foe=seat(line="urchin"),
    )

    t.you.plays("poison-wave")

    t.then("foe", line="").then("you", line="troll").then("tireless-crocag", zone="discard")


def test_armor_is_read_once_control_has_gone_over() -> None:
    """KF.end-of-control, KF.which-armor-is-lost: when Harland falls the line closes, but Raiding Knight goes home at
    that moment and never stands beside Bulwark: it gains no armor and loses none, and its 2 used points stay used."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock curiosity!logos", line="bulwark"),
        foe=seat(line="raiding-knight+armor_used:2 troll"),
    )
    t.you.plays("harland-mindlock", "left", "raiding-knight", "left")
    t.then("you", line="raiding-knight harland-mindlock bulwark").then("raiding-knight", armor=2, armor_left=0)

    t.you.plays("curiosity", "right")

    t.then("foe", line="troll raiding-knight").then("raiding-knight", armor=2, armor_left=0, damage=0)


def test_power_is_read_once_control_has_gone_over() -> None:
    """KF.end-of-control, KF.continuous-check: Knoxx, held by Harland, has 7 damage and power 9 between two neighbors.  When
    Harland falls it is at once back beside Troll and under two Banners of Battle: 3 + 3 + 2.  It never has a power of 6."""
    t = given(
        house="logos",
        you=seat(hand="harland-mindlock batdrone curiosity!logos", artifacts="cannon!logos"),
        foe=seat(line="knoxx+damage:5 troll", artifacts="banner-of-battle banner-of-battle"),
    )
    t.you.plays("harland-mindlock", "knoxx", "right")
    t.you.plays("batdrone", "right")
    t.you.acts("cannon", "knoxx").then("knoxx", damage=7, power=9).then("you", line="harland-mindlock knoxx batdrone")

    t.you.plays("curiosity", "left")

    t.then("harland-mindlock", zone="discard").then("knoxx", zone="line", controller="foe", damage=7, power=8)
    t.then("you", line="batdrone").then("foe", line="knoxx troll")
