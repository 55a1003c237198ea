"""Decks at the beginning of a game: which are let in, what chance adds to them, and where their cards lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import tableforge
from tableforge import games
from tableforge.arkham.cards import definition
from tableforge.arkham.decks.deck import Deck, load
from tableforge.arkham.decks.weaknesses import box
from tableforge.arkham.names import PLAY, SEATED
from tableforge.arkham.pieces import Card
from tableforge.arkham.state import Arkham
from tableforge.cli.settings import resolve_decks
from tableforge.errors import BadDeck
from tableforge.table.library import Library
from tableforge.table.store import Store, home


def cards_of(seat: int, investigators: Sequence[object], seed: int = 0) -> list[Card]:
    """The cards of a seat's deck, wherever they are, when the first question is asked."""
    g = tableforge.new("arkham", seed=seed, seats=len(investigators), investigators=investigators)
    assert isinstance(g.state, Arkham)
    return [card for card in g.state.cards if card.owner == seat and card.zone != SEATED]


def test_a_deck_is_dealt_as_it_stands_and_chance_adds_its_weakness() -> None:
    """AH.random-basic-weakness-last."""
    dealt = Counter([card.d.id for card in cards_of(0, ["roland"])])
    more = dealt - Counter(load("starter:roland").ids())
    assert dealt - more == Counter(load("starter:roland").ids())
    assert more.total() == 1 and not more - Counter(box())


def test_a_strong_deck_takes_a_further_weakness_into_a_single_scenario() -> None:
    """AH.standalone-experience."""
    assert sum([card.d.basic for card in cards_of(0, ["starter:roland-strong"])]) == 2


@pytest.mark.parametrize("seed", range(5))
def test_the_whole_group_draws_from_one_box(seed: int) -> None:
    """AH.basic-weakness-pool."""
    group = [f"starter:{name}-strong" for name in ("roland", "daisy", "skids", "agnes")]
    drawn = Counter([card.d.id for seat in range(4) for card in cards_of(seat, group, seed) if card.d.basic])
    assert drawn.total() == 8 and not drawn - Counter(box())


def test_a_permanent_card_begins_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """AH.permanent, AH.deck-keywords-in-play: as a keyword it does nothing further."""
    badge = definition("police-badge")
    keywords = badge.keywords
    monkeypatch.setattr(badge, "permanent", True)
    (card,) = [card for card in cards_of(0, [load("roland").gaining("police-badge")]) if card.d is badge]
    assert card.zone == PLAY and badge.keywords == keywords


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (load("roland").losing("knife"), "AH.deck-size"),
        (load("roland").losing("knife").gaining("lucky"), "AH.core-class-access"),
        (load("roland").gaining("lita-chantler"), "AH.deck-story-assets"),
    ],
    ids=["a card short", "another class", "a story asset"],
)
def test_an_illegal_deck_is_not_played(deck: Deck, said: str) -> None:
    with pytest.raises(BadDeck, match=said):
        cards_of(0, [deck])


def test_more_than_49_experience_are_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """AH.standalone-experience."""
    monkeypatch.setattr(Deck, "spent", lambda deck: 50)
    with pytest.raises(BadDeck, match="at most 49 experience"):
        cards_of(0, ["roland"])


def test_a_kept_deck_is_played_by_its_name(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path))
    store = Store(home())
    Library("arkham", store).keep(load("starter:daisy-strong"))
    given = resolve_decks(games.game("arkham"), {"seats": 2, "investigators": ["Every Page Turned", "roland"]}, store)
    assert [deck.id for deck in given["investigators"]] == ["starter:daisy-strong", "starter:roland"]
