"""Whom a table can be trusted by: who may read the whole of a game, and what a guest is told before sitting down.

Whoever lays a table for others could know more of it than they do: by its save, by its replay, by taking back what has shown
something, by a seed of their own choice.  So where a seat was ever for somebody who is invited, nobody reads more of the game than
their own seats before it is over, whoever plays there meanwhile; and what was known from the start is told to every guest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tableforge.kernel.game import Game
from tableforge.kernel.settings import Data
from tableforge.server import records
from tableforge.server.records import Chair, TableRecord
from tableforge.tongue.text import Text

KNOWN: Final = "known"  # in the note of a table: what its creator could know of its chance, as words of `TELLS`
SEED: Final = "seed"
SAVE: Final = "save"
SHARED: Final = "shared"  # in the note of a table: its campaign has guests, even if this game has none
TELLS: Final = {
    SEED: Text(
        "The seed was chosen: whoever knows it can know every shuffle and every draw.",
        "La graine a été choisie : qui la connaît peut connaître chaque mélange et chaque pioche.",
    ),
    SAVE: Text(
        "The game was opened from a copy: whoever has that copy can know what is hidden and what is to come.",
        "La partie vient d’une copie : qui a cette copie peut savoir ce qui est caché et ce qui viendra.",
    ),
}
PRACTISED: Final = Text(
    "It is a practice game: answers are taken back without asking, and if all agree even what has shown something hidden.",
    "C’est une partie d’entraînement : on annule sans demander et, si tous l’acceptent, même ce qui a montré une chose cachée.",
)


def was_invited(chair: Chair) -> bool:
    """Whether a seat is, or was, for an invited person; a bot standing in changes nothing."""
    return not chair.here and (chair.invite is not None or chair.token is not None)


def has_guests(record: TableRecord) -> bool:
    """Whether a game is, or was, for guests as well."""
    return SHARED in record.note or any([was_invited(c) for c in record.chairs])


def awaits_guests(record: TableRecord) -> bool:
    """Whether an invited person has yet to come."""
    return any([c.invite is not None for c in record.chairs])


def may_read(record: TableRecord, held: Iterable[int], over: bool) -> bool:
    """Whether the holder of some seats may see the whole game: it is over, or nobody else could be wronged."""
    return over or (not has_guests(record) and records.human_seats(record) <= {*held})


def known_chance(record: TableRecord) -> list[str]:
    """Return what of a game's chance could be known from the start, as words of `TELLS`."""
    return [word for word in record.note.get(KNOWN, ()) if word in TELLS]


def note_known_chance(*words: str) -> dict[str, list[str]]:
    """Return the same for the note of a new table."""
    return {KNOWN: list(words)} if words else {}


def holds_earlier_state(record: TableRecord, game: Game) -> bool:
    """Whether the set-up itself holds how a game stood (a memoir, a position): another game with it shows the same things."""
    return any([not s.offered and s.kind.name == Data.name and bool(record.setup.get(s.name)) for s in game.settings])


def note_still_known(record: TableRecord, game: Game) -> dict[str, list[str]]:
    """For the note of another game with the same set-up: its seed is its own, and what the set-up holds was known before."""
    kept = holds_earlier_state(record, game)
    return note_known_chance(*[word for word in known_chance(record) if word == SAVE and kept])


def guest_warnings(record: TableRecord, game: Game, lang: str) -> list[str]:
    """Return what a guest is told before sitting down, in sentences."""
    said: Sequence[Text] = [TELLS[word] for word in known_chance(record)]
    return [text.text(lang) for text in ([*said, PRACTISED] if game.undo.allows_everything(record.setup) else said)]
