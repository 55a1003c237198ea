"""Group I of the rules: artifacts in play (items 112 and 113)."""

from __future__ import annotations

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]


def test_an_artifact_enters_exhausted_in_its_own_row_and_stays_from_turn_to_turn() -> None:
    """KF.artifact-place: Cannon is no part of the battleline; two turns later it is still there, ready."""
    t = given(
        house="brobnar",
        you=seat(hand="cannon", line="troll", artifacts="gauntlet-of-command", deck=9, houses=THREE),
        foe=seat(hand=6, houses=THREE),
    )
    t.you.plays("cannon")
    t.then("you", artifacts="gauntlet-of-command cannon", line="troll").then("cannon", ready=False)
    t.nothing_else()
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.you.chooses_house("brobnar")
    t.then("you", artifacts="gauntlet-of-command cannon").then("cannon", ready=True)
    assert t.may("action:cannon")


def test_artifacts_have_no_flanks_and_no_neighbors() -> None:
    """KF.artifact-place: their order means nothing: nobody is asked where one enters, and Haedroth's Wall passes them over."""
    t = given(house="brobnar", you=seat(hand="cannon", artifacts="gauntlet-of-command haedroth-s-wall"))
    t.you.plays("cannon").asks("act")
    t.then("cannon", flank=False).then("gauntlet-of-command", flank=False)


def test_an_artifact_may_hold_aember_by_a_cards_effect() -> None:
    """KF.aember-on-artifacts: Pocket Universe takes 1 from the pool; it is then neither yours nor the opponent's."""
    t = given(house="logos", you=seat(amber=3, artifacts="pocket-universe"), foe=seat(amber=2))
    t.you.acts("pocket-universe")
    t.then("you", amber=2).then("pocket-universe", amber=1, ready=False).then("foe", amber=2)
    t.because("KF.aember-on-artifacts")
    t.nothing_else()


def test_aember_on_an_artifact_that_leaves_play_goes_to_the_supply() -> None:
    """KF.aember-on-artifacts: Grasping Vines returns Pocket Universe; nobody gains the 3."""
    t = given(house="untamed", you=seat(hand="grasping-vines"), foe=seat(amber=2, artifacts="pocket-universe+amber:3"))
    t.you.plays("grasping-vines", "pocket-universe")
    t.then("foe", hand="pocket-universe", amber=2).then("you", amber=1)
    t.because("KF.leaving-aember-elsewhere")
