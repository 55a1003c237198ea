"""Decks, searches, discard piles and draws; games on their own."""

from __future__ import annotations

from typing import Any

import pytest

import tableforge
from tableforge.arkham import scenarios, story
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.names import AGENDA_DECK, COLLECTION, EXTRA_DECK
from tableforge.arkham.state import Arkham
from tableforge.kernel.core import advance

LATER = "ancient-evils ancient-evils ancient-evils"
MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "act": "uncovering-the-conspiracy",
    "agenda": "predator-or-prey",
}


def begun(scenario: str) -> Arkham:
    """A game of one investigator, up to its first turn."""
    g = tableforge.new("arkham", seed=2, investigators=("starter:roland",), scenario=scenario)
    while g.decision is not None and g.decision.kind == "mulligan":
        g.answer("done")
    assert isinstance(g.state, Arkham)
    return g.state


# ---------------------------------------------------------------- decks and searches
def test_there_are_four_kinds_of_deck_and_a_scenario_may_add_one() -> None:
    """AH.deck-kinds: the cultists of the Midnight Masks are a deck of their own."""
    s = begun("the-midnight-masks")
    assert s.players[0].deck and s.encounter_deck and s.zone(-1, EXTRA_DECK) and s.act >= 0 and s.zone(-1, AGENDA_DECK)


def test_whoever_may_look_at_a_deck_may_not_change_its_order_but_by_leave() -> None:
    """AH.deck-order: scrying gives it, for the three on top."""
    t = given(you=seat("agnes", play="scrying", deck="guts perception overpower knife"))
    t.you.activates("scrying", "overpower", "guts")
    t.then("you", deck="overpower guts perception knife")


def test_who_searches_sees_every_card_and_nobody_else_does() -> None:
    """AH.search: the others are told that somebody looks, not at what."""
    t = given(you=seat("daisy", play="old-book-of-lore", deck="guts perception overpower knife"), ally=seat("roland"))
    t.you.activates("old-book-of-lore")
    t.asks("search", "you", options="guts perception overpower")
    look = [e for e in t.events() if e.kind == "look"]
    assert look and look[0].seen_by == 1


def test_what_fits_must_be_taken() -> None:
    """AH.search-must-take: with one book in the deck there is nothing to decide; with two, which."""
    t = given(you=seat("daisy", hand="research-librarian", resources=2, deck="guts medical-texts guts"))
    t.you.plays("research-librarian", "react:research-librarian").then("you", hand="medical-texts")
    t = given(you=seat("daisy", hand="research-librarian", resources=2, deck="old-book-of-lore medical-texts guts"))
    t.you.plays("research-librarian", "react:research-librarian")
    t.asks("search", "you", "AH.search-must-take", "old-book-of-lore medical-texts")


def test_without_anything_that_fits_nothing_is_taken_and_the_deck_is_shuffled() -> None:
    """AH.search-shuffle."""
    t = given(
        you=seat("daisy", hand="research-librarian", resources=2, deck="guts perception"), chance=["perception", "guts"]
    )
    t.you.plays("research-librarian", "react:research-librarian").then("you", hand="", deck="perception guts")
    t.because("AH.search-shuffle")


def test_cards_that_are_searched_have_not_left_their_deck() -> None:
    """AH.searched-cards-stay."""
    t = given(you=seat("daisy", play="old-book-of-lore", deck="guts perception overpower"))
    t.you.activates("old-book-of-lore").asks("search").then("you", deck="guts perception overpower")
    t.then("guts", zone="deck")


def test_the_collection_is_where_random_weaknesses_come_from() -> None:
    """AH.collection: what the group has drawn from it is not in it any more."""
    g = tableforge.new("arkham", seed=3, investigators=("starter:roland", "starter:daisy"), seats=2)
    s = g.state
    assert isinstance(s, Arkham)
    drawn = [c for c in s.cards if c.d.basic and c.owner >= 0]
    left = [c for c in s.cards if c.d.basic and c.zone == COLLECTION]
    assert (len(drawn), len(left)) == (2, 8)


# ---------------------------------------------------------------- discard piles
def test_a_discarded_card_lies_on_top_of_its_owners_pile() -> None:
    """AH.discard-piles: of an encounter card, on top of the encounter discard pile."""
    t = given(
        you=seat("roland", hand="emergency-cache", discard="guts"),
        encounter="ancient-evils swarm-of-rats swarm-of-rats",
        encounter_discard="ghoul-minion",
        step="1.4",
    )
    t.then("table", encounter_discard="ancient-evils ghoul-minion")
    t.you.plays("emergency-cache").then("you", discard="emergency-cache guts")


def test_everybody_may_look_at_any_discard_pile_in_its_order() -> None:
    """AH.discard-piles-open: a view of another seat shows it, and they are out of play."""
    t = given(you=seat("roland", discard="guts knife"), ally=seat("skids"))
    seen = t.g.view(1)
    assert "guts" in str(seen) and "knife" in str(seen)
    assert not t.s.in_play(t.s.players[0].discard[0])


def test_the_order_of_several_discards_is_asked_only_where_it_can_matter() -> None:
    """AH.discard-order: Wendy's amulet looks at the topmost event; nobody else cares."""
    for play in ("", "wendys-amulet"):
        t = given(you=seat("wendy", hand="backstab sneak-attack", play=play), enemies="ghoul-minion+exhausted", bag="0")
        t.you.fights("ghoul-minion", "commit:backstab", "commit:sneak-attack")
        if play:
            t.asks("discard-order", "you", "AH.discard-order").answers("sneak-attack")
        t.then("you", discard="backstab sneak-attack" if play else "sneak-attack backstab").asks("act")
    t = given(
        you=seat("roland", hand="guts knife perception lucky", threat="herman-collins"), locations="graveyard", **MASKS
    )
    t.you.activates("herman-collins").asks("act").then("you", discard=4)


def test_an_empty_discard_pile_is_not_shuffled_in() -> None:
    """AH.shuffle-empty-discard: the order of the encounter deck stays as the players know it."""
    t = given(
        you=seat("roland"),
        agenda="rise-of-the-ghouls+doom:6",
        agendas="theyre-getting-out",
        step="1.2",
        encounter="swarm-of-rats ghoul-minion ancient-evils acolyte",
    )
    assert "shuffle" not in t.happened()
    t.then("you", threat="ghoul-minion").then("table", encounter="acolyte")


def test_the_deck_is_formed_anew_when_the_ghouls_have_used_it_up() -> None:
    """AH.encounter-deck-empty: the ghoul that was found is not shuffled in with the rest."""
    t = given(
        you=seat("roland"),
        agenda="rise-of-the-ghouls+doom:6",
        agendas="theyre-getting-out",
        step="1.2",
        encounter="swarm-of-rats ghoul-minion",
    )
    t.then("you", threat="ghoul-minion swarm-of-rats")


# ---------------------------------------------------------------- draws
def test_cards_are_drawn_from_the_top_of_the_own_deck_all_at_once() -> None:
    """AH.draw-cards."""
    t = given(you=seat("daisy", hand="cryptic-research", deck="guts perception overpower knife"))
    t.you.plays("cryptic-research").then("you", hand="guts perception overpower", deck="knife")
    assert t.happened().count("draw") == 1


def test_there_is_no_limit_on_cards_drawn_or_held_before_upkeep() -> None:
    """AH.no-draw-limit, AH.hand-size-checked-in-upkeep: eleven cards, and eight are left at 4.5."""
    t = given(you=seat("daisy", hand=8, deck=9), encounter=LATER)
    for _ in range(3):
        t.you.draws()
    t.then("you", hand=11)
    t.you.ends_turn().asks("hand-size", "you").answers(*["emergency-cache"] * 4).then("you", hand=8)


def test_your_deck_is_your_own() -> None:
    """AH.your-deck: nobody finds a spell in the encounter deck, or in an ally's."""
    t = given(
        you=seat("agnes", play="arcane-initiate", deck="guts guts shrivelling"),
        ally=seat("daisy", deck="scrying"),
        encounter=LATER,
    )
    t.you.uses("arcane-initiate").then("you", hand="shrivelling").then("ally", deck="scrying")


# ---------------------------------------------------------------- games on their own
def ended(t: Ruling, id: str) -> dict[str, Any]:
    t.s.pending = None
    story.resolve(t.s, id)
    advance(t.s)
    while t.g.decision is not None:
        t.answers("no")
    return story.result(t.s)


@pytest.mark.parametrize("id", scenarios.IDS)
def test_any_scenario_may_be_played_on_its_own(id: str) -> None:
    """AH.standalone-play: set up as usual, and up to the first turn."""
    s = begun(id)
    assert not s.campaign and s.scenario == id and s.round == 1 and s.pending is not None and s.pending.kind == "act"


@pytest.mark.parametrize(
    "id, resolution, won",
    [
        ("the-gathering", "R1", True),
        ("the-gathering", "R2", True),
        ("the-gathering", "R3", False),
        ("the-gathering", "none", False),
        ("the-midnight-masks", "R1", True),
        ("the-midnight-masks", "R2", False),
        ("the-devourer-below", "R1", True),
        ("the-devourer-below", "R2", True),
        ("the-devourer-below", "none", False),
    ],
)
def test_only_a_resolution_on_an_act_wins(id: str, resolution: str, won: bool) -> None:
    """AH.standalone-won: the last card of the woods is act and agenda, and counts as an act."""
    place = {"the-gathering": "hallway", "the-midnight-masks": "rivertown", "the-devourer-below": "main-path"}[id]
    one = scenarios.scenario(id)
    t = given(you=seat("roland"), locations=place, scenario=id, act=one.acts[0], agenda=one.agendas[0])
    assert ended(t, resolution)["won"] is won
