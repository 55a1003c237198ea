"""The puzzles that are there: each game's collection, read when somebody asks for it, and the one of a day."""

from __future__ import annotations

import hashlib
from datetime import date
from functools import cache

from tableforge import games
from tableforge.puzzles import NO_PUZZLE, Puzzle, UnknownPuzzle, find_source
from tableforge.puzzles.mining import read_lines


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none where it has none."""
    source = find_source(game)
    return () if source is None else tuple(sorted(read_lines(source.COLLECTION), key=lambda p: (p.rating, p.id)))


def has_puzzles(game: str) -> bool:
    """Whether a game has puzzles, without reading them."""
    if not games.has_part("puzzles", game):
        return False
    source = find_source(game)
    return source is not None and source.COLLECTION.exists()


def find_puzzle(game: str, id: str) -> Puzzle:
    """The puzzle of that id.  Raises UnknownPuzzle where there is none."""
    for p in puzzles_of(game):
        if p.id == id:
            return p
    raise UnknownPuzzle(NO_PUZZLE.fill(game=games.game(game).title, id=id))


def puzzle_of_day(day: date, among: tuple[str, ...] = ()) -> Puzzle:
    """The puzzle of a day, the same for everybody: one game after the other, and in each all of them before one comes again.

    Raises UnknownPuzzle where there are none at all.
    """
    known = [name for name in among or games.names() if has_puzzles(name) and puzzles_of(name)]
    if not known:
        raise UnknownPuzzle(NO_PUZZLE.fill(game="Tableforge", id=day.isoformat()))
    n = day.toordinal()
    shuffled = sorted(puzzles_of(known[n % len(known)]), key=lambda p: hashlib.sha256(p.id.encode()).digest())
    return shuffled[n // len(known) % len(shuffled)]
