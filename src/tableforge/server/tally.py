"""The record of each deck: how many games it has won and lost at the tables of this server.

A game counts once it is over: in earnest, with somebody at it, and no longer when its end is taken back.  A deck is known by
what a table keeps of it, so it has the same record under any name of its file; a table that is removed leaves its result behind.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tableforge import games
from tableforge.kernel.game import Game
from tableforge.kernel.settings import Each, Setting
from tableforge.server.store import RESULTS
from tableforge.table.library import Deck
from tableforge.table.sitting import Sitting

Json = dict[str, Any]


class Score(NamedTuple):
    """What a deck has won and lost."""

    won: int = 0
    lost: int = 0


class Result(NamedTuple):
    """How a game ended for one seat and its deck."""

    seat: int
    deck: str
    won: bool


def decks_of(game: Game) -> Setting | None:
    """The setting that says who plays with which deck."""
    return next((s for s in game.settings if isinstance(s.kind, Each) and s.kind.of.name == "deck"), None)


def mark(kept: object) -> str:
    """What a deck is known by, from what a table keeps of it."""
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()


def mark_of(game: str, deck: Deck) -> str:
    """What a deck of the collection is known by; nothing, where the game's tables name no decks."""
    s = decks_of(games.game(game))
    return "" if s is None or not isinstance(s.kind, Each) else mark(s.kind.of.kept(deck, 1))


def results(g: Sitting) -> list[Result]:
    """What a game that is over adds to the records of its decks."""
    s = decks_of(g.game)
    if s is None or g.result is None or g.practice:
        return []
    alike = g.game.all_win_alike
    won = [bool(g.result["won"]) if alike else g.result["winner"] == seat for seat in range(g.seats)]
    return [Result(seat, mark(kept), won[seat]) for seat, kept in enumerate(g.setup[s.name])]


# ---------------------------------------------------------------- jobs of the store
def write(c: sa.Connection, table: str, game: str, found: Sequence[Result]) -> None:
    """A game is over."""
    if found:
        c.execute(RESULTS.insert(), [{"table": table, "game": game, **result._asdict()} for result in found])


def forget(c: sa.Connection, table: str) -> None:
    """It is not over, after all."""
    c.execute(RESULTS.delete().where(RESULTS.c.table == table))


def scores(c: sa.Connection, game: str) -> dict[str, Score]:
    """What every deck of a game has won and lost."""
    counted = sa.select(RESULTS.c.deck, RESULTS.c.won, sa.func.count()).where(RESULTS.c.game == game)
    out: dict[str, Score] = {}
    for deck, won, n in c.execute(counted.group_by(RESULTS.c.deck, RESULTS.c.won)):
        before = out.get(deck, Score())
        out[deck] = before._replace(won=n) if won else before._replace(lost=n)
    return out
