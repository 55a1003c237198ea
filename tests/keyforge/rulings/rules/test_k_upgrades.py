"""Group K of the rules: upgrades (items 130 to 137)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]


def test_an_upgrade_is_attached_to_any_creature_in_play_friendly_or_enemy() -> None:
    """KF.upgrade-attaching: Blood of Titans may go to either side; it is part of neither line."""
    t = given(house="brobnar", you=seat(hand="blood-of-titans", line="troll krump"), foe=seat(line="dodger"))
    t.you.plays("blood-of-titans").asks("host", options="troll krump dodger").answers("dodger")
    t.then("dodger", upgrades="blood-of-titans", power=10).then(
        "blood-of-titans", zone="attached", host="dodger", controller="you"
    )
    t.then("troll", power=8).then("you", amber=1, line="troll krump")
    t.because("KF.aember-bonus-first", "KF.upgrade-attaching")
    t.nothing_else()


@pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])
def test_the_player_who_plays_an_upgrade_chooses_its_creature(edition: str) -> None:
    """KF.upgrade-who-chooses, KF.upgrade-who-chooses-1-0: the active player, who controls it (1.1 is silent and follows)."""
    t = given(house="brobnar", edition=edition, you=seat(hand="blood-of-titans", line="troll"), foe=seat(line="dodger"))
    rule = "KF.upgrade-who-chooses-1-0" if edition == "1.0" else "KF.upgrade-who-chooses"
    t.you.plays("blood-of-titans").asks("host", seat="you", rule=rule).answers("troll")
    t.then("troll", power=13).then("dodger", power=5).then("blood-of-titans", controller="you")


def test_an_upgrade_without_a_creature_cannot_be_played() -> None:
    """KF.upgrade-no-host: no creature on either side; it may still be discarded. One enemy creature is enough to play it."""
    t = given(house="brobnar", you=seat(hand="blood-of-titans", artifacts="cannon"))
    t.may_not("play:blood-of-titans", "KF.upgrade-no-host")
    assert t.may("discard:blood-of-titans")
    t = given(house="brobnar", you=seat(hand="blood-of-titans"), foe=seat(line="dodger"))
    t.you.plays("blood-of-titans").then("dodger", power=10)


def test_an_upgrade_stays_from_turn_to_turn_and_modifies_its_host() -> None:
    """KF.upgrade-duration: two turns later Troll is still at 13."""
    t = given(
        house="brobnar",
        you=seat(hand="blood-of-titans", line="troll krump", deck=9, houses=THREE),
        foe=seat(hand=6, houses=THREE),
    )
    t.you.plays("blood-of-titans", "troll")
    t.you.ends_turn()
    t.foe.chooses_house("dis").then("troll", power=13, upgrades="blood-of-titans")
    t.foe.ends_turn()
    t.you.chooses_house("brobnar").then("troll", power=13, upgrades="blood-of-titans").then("krump", power=6)


@pytest.mark.parametrize(
    ("house", "card", "answers", "zone"),
    [
        ("dis", "fear", ("dodger",), "hand"),
        ("dis", "banish", ("dodger",), "archives"),
        ("dis", "gateway-to-dis", (), "discard"),
        ("sanctum", "the-harder-they-come", ("dodger",), "purged"),
        ("untamed", "lost-in-the-woods", (), "deck"),
    ],
)
def test_when_the_host_leaves_play_in_any_way_the_upgrade_is_discarded(
    house: str, card: str, answers: tuple[str, ...], zone: str
) -> None:
    """KF.upgrade-host-leaves: to its owner's pile, here yours, wherever the enemy creature goes."""
    t = given(house=house, you=seat(hand=card), foe=seat(line="dodger[blood-of-titans+owner:you] culf-the-quiet"))
    t.you.plays(card, *answers)
    t.then("dodger", zone=zone, upgrades="").then("blood-of-titans", zone="discard", owner="you")
    assert "blood-of-titans" in t.player("you")["discard"]


def test_an_upgrade_is_never_used_by_itself() -> None:
    """KF.upgrade-never-used-by-itself: the sandals' Action belongs to their creature."""
    t = given(house="logos", you=seat(line="dextre[transposition-sandals] mother"))
    t.may_not("action:transposition-sandals@line:0.0", "KF.upgrade-never-used-by-itself")
    assert t.may("action:dextre") and not t.may("action:mother")


def test_a_granted_ability_is_used_through_the_host_and_by_its_house() -> None:
    """KF.upgrade-never-used-by-itself: sandals on a Brobnar creature are of no use in a Logos turn."""
    t = given(house="logos", you=seat(line="troll[transposition-sandals] mother", houses=THREE))
    t.may_not("action:troll", "KF.off-house")


def test_what_a_creature_gains_is_read_from_its_own_controller() -> None:
    """KF.upgrade-granted-abilities: your Jammer Pack on an enemy creature makes your keys dearer, not theirs."""
    t = given(house="mars", you=seat(hand="jammer-pack"), foe=seat(line="dodger"))
    t.you.plays("jammer-pack").then("you", key_cost=8, amber=1).then("foe", key_cost=6)
    t = given(house="mars", you=seat(hand="jammer-pack", line="tunk"), foe=seat(line="dodger"))
    t.you.plays("jammer-pack", "tunk").then("you", key_cost=6).then("foe", key_cost=8)


def test_a_granted_reap_ability_works_for_whoever_reaps_with_the_creature() -> None:
    """KF.upgrade-granted-abilities: your Duskrunner on the opponent's creature steals from you."""
    t = given(
        house="dis",
        active="foe",
        you=seat(amber=3),
        foe=seat(amber=0, line="charette[duskrunner+owner:you]"),
    )
    t.foe.reaps("charette").then("foe", amber=2).then("you", amber=2)


def test_a_text_without_gains_is_read_from_the_upgrades_controller() -> None:
    """KF.upgrade-granted-abilities: Collar of Subordination: you, who control the collar, control the creature."""
    t = given(house="dis", you=seat(hand="collar-of-subordination", line="charette"), foe=seat(line="dodger troll"))
    t.you.plays("collar-of-subordination", "dodger", "right")
    t.then("you", line="charette dodger").then("foe", line="troll").then("dodger", controller="you", owner="foe")


def test_an_upgrade_stays_on_a_host_that_changes_control_and_keeps_its_own_controller() -> None:
    """KF.upgrade-host-changes-control: Hypnobeam takes Dodger with the opponent's Blood of Titans on it."""
    t = given(house="mars", you=seat(hand="hypnobeam"), foe=seat(line="dodger[blood-of-titans]+damage:6 troll"))
    t.you.plays("hypnobeam", "dodger")
    t.then("dodger", controller="you", upgrades="blood-of-titans", power=10, damage=6)
    t.then("blood-of-titans", controller="foe", owner="foe", host="dodger")
