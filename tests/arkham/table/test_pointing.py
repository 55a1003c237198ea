"""What an option points at is what the seat sees there, and no more."""

from __future__ import annotations

from tableforge.arkham.doors.testing import given, seat


def test_a_location_that_looks_like_others_is_pointed_at_by_its_back() -> None:
    """AH.location-unrevealed: which of the woods it is shows when it is revealed, and not before."""
    t = given(
        scenario="the-devourer-below",
        you=seat("roland", at="main-path"),
        locations="main-path arkham-woods-old-house+unrevealed arkham-woods-cliffside+unrevealed",
    )
    question = t.g.question(0)
    assert question is not None
    ways = {o.key: o.card for o in question.options if o.verb == "move"}
    assert ways == {"move:unrevealed-woods": "unrevealed-woods", "move:unrevealed-woods.2": "unrevealed-woods.2"}
    assert {"unrevealed-woods", "unrevealed-woods.2"} < {place["key"] for place in t.g.view(0)["locations"]}


def test_a_card_found_in_a_deck_is_pointed_at_by_its_name() -> None:
    """AH.search: where it lies in the deck is nobody's to know."""
    t = given(you=seat("daisy", play="old-book-of-lore", deck="guts knife perception"), locations="study")
    t.g.answer("activate:old-book-of-lore@daisy-walker")
    question = t.g.question(0)
    assert question is not None
    assert question.kind == "search"
    assert {o.card for o in question.options} == {"guts", "knife", "perception"}
