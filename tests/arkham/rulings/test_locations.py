"""Locations and moves: how they connect, when they are revealed, and whose the clues are."""

from __future__ import annotations

from typing import Any

from tableforge.arkham.doors.testing import given, seat

HOUSE = "hallway attic+unrevealed cellar+unrevealed parlor+unrevealed"
MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "act": "uncovering-the-conspiracy",
    "agenda": "predator-or-prey",
}
WOODS: dict[str, Any] = {"scenario": "the-devourer-below", "act": "into-the-darkness", "agenda": "the-arkham-woods"}


# ---------------------------------------------------------------- revealed and unrevealed
def test_locations_come_into_play_unrevealed_and_whoever_is_put_there_reveals_them() -> None:
    """AH.location-unrevealed, AH.location-revealed: the study is left behind, and the hallway is where everybody is put."""
    t = given(you=seat("roland", clues=2), locations="study", acts="the-barrier", aside="hallway attic cellar parlor")
    t.you.advances()
    t.then("you", at="hallway").then("hallway", revealed=True)
    for name in ("attic", "cellar", "parlor"):
        t.then(name, revealed=False, zone="map", clues=0)


def test_the_first_to_enter_turns_it_over_and_it_gets_its_clues_once() -> None:
    """AH.location-revealed, AH.clues-per-investigator: two for each of two investigators."""
    t = given(you=seat("roland"), ally=seat("daisy"), locations=HOUSE)
    t.you.moves("attic").then("attic", revealed=True, clues=4)
    t.you.moves("hallway")
    t.set("attic", clues=1)
    t.you.moves("attic").then("attic", clues=1)


def test_an_unrevealed_face_has_no_shroud_and_its_text_binds_investigators_only() -> None:
    """AH.location-faces: nobody may enter the parlor while it is barred."""
    t = given(you=seat("roland"), locations=HOUSE)
    t.may_not("move:parlor", "AH.cannot").then("you", at="hallway")


def test_a_face_that_does_not_show_does_not_count() -> None:
    """AH.two-faced-cards: the unrevealed cellar hurts nobody until it is entered, and is not worth any points yet."""
    t = given(you=seat("roland", at="parlor"), locations="parlor cellar+unrevealed attic+clues:0")
    t.you.activates("parlor", "no").then("table", victory="attic", over=True)


# ---------------------------------------------------------------- moving
def test_to_move_is_to_leave_one_place_and_enter_another_at_once() -> None:
    """AH.move: the attic's fright comes after the move, and nobody is nowhere in between."""
    t = given(you=seat("roland"), locations="hallway attic")
    t.you.moves("attic").then("you", at="attic", horror=1).because("AH.move", "AH.apply-damage")


def test_a_move_goes_to_a_connecting_location() -> None:
    """AH.move-to-connecting: from the attic there is only the hallway."""
    t = given(you=seat("roland", at="attic"), locations="hallway attic cellar")
    t.then("attic", connections="hallway").may_not("move:cellar")


def test_connections_are_those_of_the_face_that_shows_and_need_not_go_both_ways() -> None:
    """AH.connection-icons, AH.move-to-connecting: an unrevealed wood shows the common icon, and leads to the main path only."""
    places = "main-path arkham-woods-cliffside arkham-woods-unhallowed-ground+unrevealed"
    t = given(you=seat("roland", at="arkham-woods-cliffside"), locations=places, **WOODS)
    t.then("arkham-woods-cliffside", connections="main-path")
    t.then("arkham-woods-unhallowed-ground", connections="main-path")
    t.then("main-path", connections="arkham-woods-cliffside arkham-woods-unhallowed-ground")
    t = given(you=seat("roland", at="arkham-woods-cliffside"), locations=places.replace("+unrevealed", ""), **WOODS)
    t.then("arkham-woods-cliffside", connections="main-path arkham-woods-unhallowed-ground")


def test_who_is_moved_to_a_place_does_not_pass_through_others() -> None:
    """AH.moved-to-named-location: from the cellar to the attic, without setting foot in the hallway."""
    t = given(
        you=seat("skids", hand="elusive", resources=2, at="cellar"),
        locations="hallway attic cellar",
        enemies="ghoul-minion@hallway",
    )
    t.you.plays("elusive").then("you", at="attic", horror=1).then("ghoul-minion", engaged=[])


def test_nobody_moves_to_where_they_are() -> None:
    """AH.move-needs-destination: in Rivertown already, the wings carry nobody there; the damage is taken all the same."""
    fields: dict[str, Any] = {
        "encounter": "on-wings-of-darkness ancient-evils",
        "step": "1.4",
        "bag": "auto-fail",
        **MASKS,
    }
    t = given(you=seat("roland"), locations="rivertown easttown", **fields)
    t.then("you", at="rivertown", damage=1, horror=1)
    assert "move" not in t.happened()
    t = given(you=seat("roland", at="easttown"), locations="rivertown easttown", **fields)
    t.then("you", at="rivertown")


def test_tokens_that_are_moved_need_another_place() -> None:
    """AH.moving-cards-and-tokens: without a resource nothing goes to the hospital; what goes is no longer in the pool."""
    t = given(you=seat("skids", threat="hospital-debts"))
    t.may_not("use:hospital-debts")
    t = given(you=seat("skids", threat="hospital-debts", resources=1))
    t.you.uses("hospital-debts").then("you", resources=0).then("hospital-debts", resources=1)


# ---------------------------------------------------------------- clues
def test_clues_at_a_location_are_those_that_lie_on_it() -> None:
    """AH.clues-at-location: Roland's own clues do not steady his gun."""
    t = given(you=seat("roland", clues=1, play="rolands-38-special", threat="ghoul-minion"), locations="study", bag="0")
    t.you.activates("rolands-38-special")
    assert [e.data[0] for e in t.events() if e.kind == "succeeds"] == [5]


def test_no_more_clues_are_discovered_than_there_are() -> None:
    """AH.discover-as-many-as-there-are."""
    t = given(you=seat("roland", hand="deduction"), locations="study+clues:1", bag="+1")
    t.you.investigates("commit:deduction").then("you", clues=1).then("study", clues=0)
    t = given(you=seat("roland"), locations="study", bag="+1")
    t.you.investigates().then("you", clues=0)
    assert "discover" not in t.happened()
