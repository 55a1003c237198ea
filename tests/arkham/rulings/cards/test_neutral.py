"""Neutral player cards, open to every investigator."""

from __future__ import annotations

import pytest
from arkham.acting import up_to_the_token

from tableforge.arkham.doors.testing import given, seat


def test_the_knife_cuts_or_is_thrown() -> None:
    t = given(you=seat("roland", play="knife", threat="ghoul-priest"), chance=["-1"])
    t.you.does("activate", "knife@roland-banks#1").then("ghoul-priest", damage=1).then("knife", zone="play")
    t = given(you=seat("roland", play="knife", threat="ghoul-priest"), chance=["-2"])
    t.you.does("activate", "knife@roland-banks#2").then("ghoul-priest", damage=2).then("knife", zone="discard")
    t.because("AH.initiation-pay-costs", "AH.apply-damage")


def test_a_knife_that_misses_is_gone_all_the_same() -> None:
    t = given(you=seat("roland", play="knife", threat="ghoul-priest+exhausted"), chance=["-3"])
    t.you.does("activate", "knife@roland-banks#2").then("ghoul-priest", damage=0).then("knife", zone="discard")


@pytest.mark.parametrize("place, token", [("cellar", "-1"), ("hallway", "-3")])
def test_the_flashlight_lowers_the_shroud_by_two_and_not_below_nothing(place: str, token: str) -> None:
    t = given(you=seat("roland", play="flashlight"), locations=f"{place}+clues:1", chance=[token])
    t.you.activates("flashlight").then("you", clues=1).then("flashlight", uses=2)
    assert [e.data[1] for e in t.events() if e.kind == "succeeds"] == [2 if place == "cellar" else 0]


def test_the_shroud_is_lowered_for_this_investigation_only() -> None:
    t = given(you=seat("roland", play="flashlight"), locations="cellar+clues:2", chance=["0", "0"])
    t.you.activates("flashlight").then("you", clues=1).then("cellar", shroud=4)
    t.you.investigates().then("you", clues=1)


def test_a_flashlight_that_is_spent_stays_in_hand_of_whoever_holds_it() -> None:
    t = given(you=seat("roland", play="flashlight+uses:1"), locations="hallway+clues:1", chance=["0"])
    t.you.activates("flashlight").then("flashlight", zone="play", uses=0)
    t.may_not("activate:flashlight", "AH.initiation-costs-payable")


def test_the_cache_holds_three_resources() -> None:
    t = given(you=seat("roland", hand="emergency-cache"))
    t.you.plays("emergency-cache").then("you", resources=3, actions=2).then("emergency-cache", zone="discard")
    t.because("AH.gain-resources", "AH.event-played").nothing_else()


# ------------------------------------------------------------------ skills
PLAIN_SKILLS = {
    "guts": ("rotting-remains", "1.4"),
    "perception": ("investigate", "act"),
    "overpower": ("fight", "act"),
    "manual-dexterity": ("evade", "act"),
}


@pytest.mark.parametrize("skill", PLAIN_SKILLS)
@pytest.mark.parametrize("token, drawn", [("-2", 1), ("auto-fail", 0)])
def test_each_skill_adds_two_and_draws_a_card_if_the_test_succeeds(skill: str, token: str, drawn: int) -> None:
    what, step = PLAIN_SKILLS[skill]
    t = given(
        you=seat("roland", hand=skill, deck=3, threat="ghoul-minion"),
        locations="study+clues:1",
        encounter="rotting-remains acolyte",
        step=step,
        chance=[token],
    )
    if what == "investigate":
        t.you.investigates()
    elif step == "act":
        t.you.does(what, "ghoul-minion")
    t.answers(f"commit:{skill}")
    t.then(skill, zone="discard").then("you", hand=drawn, deck=3 - drawn)


@pytest.mark.parametrize("skill", [*PLAIN_SKILLS, "unexpected-courage"])
def test_only_one_of_each_skill_is_committed_to_a_test_by_all_together(skill: str) -> None:
    what, step = PLAIN_SKILLS.get(skill, ("fight", "act"))
    t = given(
        you=seat("roland", hand=f"{skill} {skill}", deck=3, threat="ghoul-minion"),
        ally=seat("skids", hand=skill),
        locations="study+clues:1",
        encounter="rotting-remains acolyte acolyte",
        step=step,
        chance=["-1"],
    )
    if what == "investigate":
        t.you.investigates()
    elif step == "act":
        t.you.does(what, "ghoul-minion")
    t.answers(f"commit:{skill}")
    t.then("you", hand=2 if skill != "unexpected-courage" else 1).then("ally", hand=1)


def test_whoever_committed_the_skill_draws_the_card() -> None:
    t = given(
        you=seat("roland", deck=3),
        ally=seat("daisy", hand="perception", deck=3),
        locations="study+clues:1",
        chance=["0"],
    )
    t.you.investigates("commit:perception").then("ally", hand=1).then("you", hand=0)


@pytest.mark.parametrize("token, damage", [("-4", 1), ("auto-fail", 0)])
def test_unexpected_courage_serves_in_any_test(token: str, damage: int) -> None:
    t = given(you=seat("roland", hand="unexpected-courage", threat="ghoul-minion"), chance=[token])
    t.you.fights("ghoul-minion", "commit:unexpected-courage").then("ghoul-minion", damage=damage)
    t.then("unexpected-courage", zone="discard")


def test_a_skill_without_a_fitting_icon_is_not_committed() -> None:
    t = given(you=seat("roland", hand="guts overpower", threat="ghoul-minion"), chance=["0"])
    t.you.fights("ghoul-minion").asks("commit", "you", None, "commit:overpower pass").answers("pass")
    up_to_the_token(t).then("guts", zone="hand")


# ------------------------------------------------------------------ what bears harm
def test_the_vest_bears_four_damage_and_the_amulet_four_horror() -> None:
    t = given(you=seat("roland", hand="bulletproof-vest elder-sign-amulet", resources=4))
    t.you.plays("bulletproof-vest").then("bulletproof-vest", health=4, sanity=-1)
    t.you.plays("elder-sign-amulet").then("elder-sign-amulet", health=-1, sanity=4).then("you", resources=0)


def test_vest_and_amulet_are_discarded_when_they_can_bear_no_more() -> None:
    t = given(
        you=seat("roland", play="bulletproof-vest+damage:3 elder-sign-amulet+horror:2", threat="ghoul-priest", deck=3),
        step="3.3",
    )
    t.answers("bulletproof-vest").answers("elder-sign-amulet", "elder-sign-amulet")
    t.then("bulletproof-vest", zone="discard").then("elder-sign-amulet", zone="discard").then("you", damage=1, horror=0)
