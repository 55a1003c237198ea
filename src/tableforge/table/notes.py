"""Notes in a save: what a player thought beside the game, and when.  A replay shows them; no table does while it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

MOST_NOTES: Final = 2000
LONGEST_NOTE: Final = 4000
NOTES: Final = "notes"  # the field of a save


@dataclass(frozen=True, slots=True)
class SaveNote:
    """What the player of a seat thought, after so many answers of the game."""

    answers: int
    seat: int
    text: str

    def dump(self) -> dict[str, Any]:
        """Return it as a save keeps it."""
        return {"answers": self.answers, "seat": self.seat, "text": self.text}


def read_notes(body: Mapping[str, Any]) -> list[SaveNote]:
    """Return the notes of a save in their order; what is no note is left out, for the game replays without it.

    >>> read_notes({"notes": [{"answers": 3, "seat": 0, "text": "reap first"}, {"answers": -1}, "?"]})
    [SaveNote(answers=3, seat=0, text='reap first')]
    """
    rows = body.get(NOTES)
    found: list[SaveNote] = []
    for row in rows[:MOST_NOTES] if isinstance(rows, list) else ():
        if not isinstance(row, dict):
            continue
        answers, seat, text = row.get("answers"), row.get("seat"), row.get("text")
        if is_count(answers) and is_count(seat) and isinstance(text, str):
            found.append(SaveNote(answers, seat, text[:LONGEST_NOTE]))
    return sorted(found, key=lambda note: note.answers)


def is_count(value: Any) -> TypeGuard[int]:
    """Whether a value is a number that counts something."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**6


def notes_at(notes: Sequence[SaveNote], answers: int) -> list[SaveNote]:
    """Return what was thought after just so many answers."""
    return [note for note in notes if note.answers == answers]
