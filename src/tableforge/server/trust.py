"""Whom a table can be trusted by: who may read the whole of a game, and what a guest is told before sitting down.

Whoever lays a table for others could know more of it than they do: by its save, by its replay, by taking back what has shown
something, by a seed of their own choice.  So where a seat was ever for somebody who is invited, nobody reads more of the game than
their own seats before it is over, whoever plays there meanwhile; and what was known from the start is told to every guest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tableforge.kernel.game import Game
from tableforge.server import records
from tableforge.server.records import Chair, Record
from tableforge.tongue.both import Both

KNOWN: Final = "known"  # in the note of a table: what whoever laid it could know of its chance, by the words below
SEED: Final = "seed"
SAVE: Final = "save"
SHARED: Final = "shared"  # in the note of a table: its campaign is played with guests, also where this game is not
TELLS: Final = {
    SEED: Both(
        "The seed was chosen: whoever knows it can know every shuffle and every draw.",
        "La graine a été choisie : qui la connaît peut connaître chaque mélange et chaque pioche.",
    ),
    SAVE: Both(
        "The game was opened from a copy: whoever has that copy can know what is hidden and what is to come.",
        "La partie vient d’une copie : qui a cette copie peut savoir ce qui est caché et ce qui viendra.",
    ),
}
PRACTISED: Final = Both(
    "It is a practice game: answers are taken back without asking, and if all agree even what has shown something hidden.",
    "C’est une partie d’entraînement : on annule sans demander et, si tous l’acceptent, même ce qui a montré une chose cachée.",
)


def was_invited(chair: Chair) -> bool:
    """Whether a seat is, or was, for somebody who is invited; a bot that keeps it warm changes nothing."""
    return not chair.here and (chair.invite is not None or chair.token is not None)


def has_guests(record: Record) -> bool:
    """Whether a game is, or was, for guests as well."""
    return SHARED in record.note or any([was_invited(c) for c in record.chairs])


def awaits(record: Record) -> bool:
    """Whether somebody who is invited has yet to come."""
    return any([c.invite is not None for c in record.chairs])


def may_read(record: Record, held: Iterable[int], over: bool) -> bool:
    """Whether whoever holds some seats may see the whole of a game: it is over, or nobody else could be wronged."""
    return over or (not has_guests(record) and records.persons(record) <= {*held})


def known(record: Record) -> list[str]:
    """What of a game's chance could be known from the start."""
    return [word for word in record.note.get(KNOWN, ()) if word in TELLS]


def noted(*words: str) -> dict[str, list[str]]:
    """The same, for the note of a new table."""
    return {KNOWN: list(words)} if words else {}


def told(record: Record, game: Game, lang: str) -> list[str]:
    """What a guest is told before sitting down, in sentences."""
    said: Sequence[Both] = [TELLS[word] for word in known(record)]
    return [text.text(lang) for text in ([*said, PRACTISED] if game.practised(record.setup) else said)]
