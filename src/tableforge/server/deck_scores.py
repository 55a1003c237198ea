"""The record of each deck: how many games it has won and lost at the tables of this server.

A game counts once it is over: in earnest, with somebody at it, and no longer when its end is taken back.  A deck is known by
what a table keeps of it, so it has the same record under any name of its file; a table that is removed leaves its result behind.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tableforge import games
from tableforge.kernel.game import Game
from tableforge.kernel.settings import PerSeat, Setting
from tableforge.server.store import RESULTS
from tableforge.table.library import Deck
from tableforge.table.sitting import Sitting

Json = dict[str, Any]


class DeckScore(NamedTuple):
    """What a deck has won and lost."""

    won: int = 0
    lost: int = 0


class DeckResult(NamedTuple):
    """How a game ended for one seat and its deck."""

    seat: int
    deck: str
    won: bool


def deck_setting(game: Game) -> Setting | None:
    """Return the setting that says who plays which deck, or None."""
    return next((s for s in game.settings if isinstance(s.kind, PerSeat) and s.kind.of.name == "deck"), None)


def stored_deck_mark(kept: object) -> str:
    """Return the key under which the scores of a deck are kept, from the deck as a table stores it."""
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()


def deck_mark(game: str, deck: Deck) -> str:
    """Return the key under which the scores of a deck of the collection are kept; "" where tables of the game name no decks."""
    s = deck_setting(games.game(game))
    return "" if s is None or not isinstance(s.kind, PerSeat) else stored_deck_mark(s.kind.of.to_plain(deck, 1))


def deck_results(g: Sitting, winners: Collection[int], drawn: bool = False) -> list[DeckResult]:
    """Return what a finished game adds to the scores of its decks; a draw adds nothing."""
    s = deck_setting(g.game)
    if s is None or g.practice or drawn:
        return []
    return [DeckResult(seat, stored_deck_mark(kept), seat in winners) for seat, kept in enumerate(g.setup[s.name])]


# ---------------------------------------------------------------- jobs of the store
def write_results(c: sa.Connection, table: str, game: str, found: Sequence[DeckResult]) -> None:
    """Insert the results of a finished game."""
    if found:
        c.execute(RESULTS.insert(), [{"table": table, "game": game, **result._asdict()} for result in found])


def forget_results(c: sa.Connection, table: str) -> None:
    """Delete the results of a table whose last answers were taken back."""
    c.execute(RESULTS.delete().where(RESULTS.c.table == table))


def read_scores(c: sa.Connection, game: str) -> dict[str, DeckScore]:
    """Return wins and losses of every deck of a game, by key."""
    counted = sa.select(RESULTS.c.deck, RESULTS.c.won, sa.func.count()).where(RESULTS.c.game == game)
    out: dict[str, DeckScore] = {}
    for deck, won, n in c.execute(counted.group_by(RESULTS.c.deck, RESULTS.c.won)):
        before = out.get(deck, DeckScore())
        out[deck] = before._replace(won=n) if won else before._replace(lost=n)
    return out
