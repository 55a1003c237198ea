"""Group N of the rules: using artifacts (items 157 to 162)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]


def test_an_artifact_is_used_by_its_action_or_its_omni_only() -> None:
    """KF.artifact-two-ways: Cannon has an Action, Screechbomb an Omni, Banner of Battle neither."""
    t = given(house="brobnar", you=seat(artifacts="cannon screechbomb banner-of-battle", line="troll", houses=THREE))
    assert t.may("action:cannon") and t.may("omni:screechbomb")
    for act in ("omni:cannon", "action:screechbomb", "action:banner-of-battle", "omni:banner-of-battle"):
        t.may_not(act, "KF.artifact-two-ways")


def test_an_artifact_exhausts_before_its_ability_resolves() -> None:
    """KF.artifact-exhaust-then-resolve: when Cannon asks for its target it is exhausted already."""
    t = given(house="brobnar", you=seat(artifacts="cannon gauntlet-of-command"), foe=seat(line="dodger troll"))
    t.you.acts("cannon").asks("target").then("cannon", ready=False).then("foe.line", damage=0)
    t.answers("dodger").then("dodger", damage=2).then("troll", damage=0).then("gauntlet-of-command", ready=True)
    t.because("KF.artifact-exhaust-then-resolve", "KF.damage-tokens")


def test_an_action_needs_the_active_house_or_a_permission() -> None:
    """KF.artifact-action: Cannon is closed in a Logos turn until Scientifical Hack opens friendly artifacts."""
    t = given(
        house="logos",
        you=seat(artifacts="cannon scientifical-hack", line="troll", houses=THREE),
        foe=seat(line="dodger"),
    )
    t.may_not("action:cannon", "KF.off-house")
    t.you.omnis("scientifical-hack")
    t.may_not("reap:troll", "KF.off-house")
    t.you.acts("cannon", "dodger").then("dodger", damage=2)


@pytest.mark.parametrize("house", THREE)
def test_an_omni_works_in_any_own_turn(house: str) -> None:
    """KF.artifact-omni: Screechbomb whatever the active house; in the opponent's turn it is not offered."""
    t = given(house=house, you=seat(artifacts="screechbomb", houses=THREE), foe=seat(amber=3))
    assert t.g.decision is not None
    assert {o.key: o.rule for o in t.g.decision.options}["omni:screechbomb@artifacts:0"] == "KF.artifact-omni"
    t.you.omnis("screechbomb").then("foe", amber=1).then("you", discard="screechbomb")

    t = given(house=house, active="foe", you=seat(artifacts="screechbomb"), foe=seat(amber=3, houses=THREE))
    t.asks("act", seat="foe", options="end-turn")


def test_an_artifact_that_is_sacrificed_in_its_ability_must_be_ready() -> None:
    """KF.sacrifice-in-the-ability: an exhausted Screechbomb cannot be used."""
    t = given(house="brobnar", you=seat(artifacts="screechbomb+exhausted"), foe=seat(amber=3))
    t.may_not("omni:screechbomb", "KF.only-ready-cards-are-used")


def test_a_sacrificed_artifact_goes_to_its_owners_pile() -> None:
    """KF.sacrifice-in-the-ability: the opponent's Screechbomb under your control; they lose 2 and get the card back."""
    t = given(house="dis", you=seat(artifacts="screechbomb+owner:foe"), foe=seat(amber=3, discard="dodger"))
    t.you.omnis("screechbomb").then("foe", amber=1, discard="screechbomb dodger").then("you", discard="", artifacts="")
    t.because("KF.artifact-exhaust-then-resolve", "KF.sacrifice", "KF.destroyed", "KF.lose")


def test_artifacts_neither_reap_nor_fight() -> None:
    """KF.artifact-never-reaps-or-fights: not even in the active house."""
    t = given(house="brobnar", you=seat(artifacts="cannon"), foe=seat(line="dodger"))
    t.may_not("reap:cannon", "KF.artifact-never-reaps-or-fights").may_not(
        "fight:cannon", "KF.artifact-never-reaps-or-fights"
    )
