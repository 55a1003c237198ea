"""The account of a skill test: its steps, and what its value is made of."""

from __future__ import annotations

from typing import Any

from tableforge.arkham.doors.testing import Ruling, given, seat

BAG = ["+1", "0", "-1", "-2", "-3", "skull", "auto-fail", "elder-sign"]


def shown(t: Ruling) -> dict[str, Any]:
    """The test under way as seat 0 sees it."""
    found = t.g.view(0)["test"]
    assert isinstance(found, dict)
    return found


def test_the_parts_of_a_value_add_up_to_it() -> None:
    """AH.st5-modified-skill-value: printed skill, what is in play, committed icons, the token."""
    hand = "perception unexpected-courage"
    t = given(you=seat("roland", hand=hand, play="magnifying-glass"), locations="attic+clues:2", bag=BAG)
    t.you.investigates()
    t.g.answer("commit:perception@hand")
    test = shown(t)
    told = [(p["kind"], p["id"], p["n"]) for p in test["parts"]]
    assert told == [("base", "roland-banks", 3), ("effect", "magnifying-glass", 1), ("icons", "perception", 2)]
    assert sum([p["n"] for p in test["parts"]]) == test["value"] == 6


def test_the_faces_that_would_do_are_those_that_the_odds_count() -> None:
    """AH.st6-success-or-failure: combat 4 against a fight of 2."""
    t = given(you=seat("roland", hand="overpower", threat="ghoul-minion"), locations="attic", bag=BAG)
    t.you.fights("ghoul-minion")
    test = shown(t)
    assert "-2" in test["good"] and "-3" not in test["good"] and "auto-fail" not in test["good"]
    assert len([x for x in BAG if x in test["good"]]) == test["odds"][0]


def test_a_test_says_which_step_it_is_at() -> None:
    """AH.commit: cards are committed in ST.2; what its reactions ask is asked in the step that they belong to."""
    t = given(you=seat("roland", hand="overpower", threat="ghoul-minion"), locations="attic", bag=BAG)
    t.you.fights("ghoul-minion")
    assert shown(t)["step"] == "ST.2"


def test_a_window_of_a_test_is_a_step_of_its_own() -> None:
    """AH.window-after-st1: whoever has something to do may do it before cards are committed."""
    t = given(
        you=seat("roland", hand="overpower", play="physical-training", threat="ghoul-minion", resources=1),
        locations="attic",
        bag=BAG,
    )
    t.you.fights("ghoul-minion")
    assert t.g.decision is not None and t.g.decision.kind == "window"
    assert shown(t)["step"] == "window-1"


def test_who_has_passed_is_told() -> None:
    """AH.commit: the tester commits first, then each other investigator there."""
    t = given(
        you=seat("roland", hand="overpower", threat="ghoul-minion"),
        ally=seat("daisy", hand="overpower"),
        locations="attic",
        bag=BAG,
    )
    t.you.fights("ghoul-minion")
    assert shown(t)["passed"] == []
    t.g.answer("pass")
    assert shown(t)["passed"] == [0]
    assert t.g.view(1)["test"]["odds_with"].keys() == {"overpower@hand"}
