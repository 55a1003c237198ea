"""What is left of a game: a save that replays, with the notes of its players in it, and beside it what each of them did.

RUNS/keyforge-3f9a1c2e/save.json    `tableforge replay` and the browser open it; "notes" has what players thought, and when
                       run.json     who sat where, calls, illegal tries, letters, how it ended; of the bench, task and score
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import tableforge
from tableforge.errors import BadSave, BadSetup
from tableforge.mcp import refusals
from tableforge.mcp.score import ScoredRun
from tableforge.table.notes import NOTES, SaveNote
from tableforge.table.refusals import NOT_WRITTEN
from tableforge.table.sitting import Sitting
from tableforge.table.store import write
from tableforge.tongue.text import quote_in_full, system_says

FORMAT: Final = "tableforge-run/1"
SAVE: Final = "save.json"
RUN: Final = "run.json"
LARGEST_RUN: Final = 16 * 1024 * 1024


@dataclass(slots=True)
class SeatRecord:
    """What the player of one seat did: calls and letters count all tools, illegal tries those of `answer`."""

    seat: int
    player: str
    calls: int = 0
    answers: int = 0
    illegal: int = 0
    letters_in: int = 0
    letters_out: int = 0
    left: bool = False
    notes: list[SaveNote] = field(default_factory=list)

    def dump(self) -> dict[str, Any]:
        """Return it as plain data, without the notes, which stand in the save."""
        return {name: getattr(self, name) for name in self.__slots__ if name != "notes"} | {"notes": len(self.notes)}


def save_with_notes(g: Sitting, notes: list[SaveNote]) -> str:
    """Return a game as a save, with notes that a replay shows beside it."""
    body = json.loads(g.save())
    if notes:
        body[NOTES] = [note.dump() for note in sorted(notes, key=lambda note: note.answers)]
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def make_folder(path: Path) -> None:
    """Make a folder that runs go into, where it is not there.

    Raises BadSetup where the disk refuses.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise BadSetup(NOT_WRITTEN.fill(path=quote_in_full(str(path)), why=system_says(e))) from None


def write_run(folder: Path, g: Sitting, seats: list[SeatRecord], more: Mapping[str, Any]) -> None:
    """Write a game down; `more` is what else its record says.

    Raises BadSetup where the disk refuses.
    """
    record = {
        "format": FORMAT,
        "version": tableforge.__version__,
        "game": g.game.name,
        "finished": g.over,
        "result": g.result,
        "answers": len(g.answers),
        "seats": [seat.dump() for seat in seats],
        **more,
    }
    make_folder(folder)
    write(folder / SAVE, save_with_notes(g, [note for seat in seats for note in seat.notes]))
    write(folder / RUN, json.dumps(record, ensure_ascii=False, indent=1) + "\n")


def read_run(folder: Path) -> dict[str, Any]:
    """Return the record of a run.

    Raises BadSave where there is none that can be read.
    """
    path = folder / RUN
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_RUN + 1)
        body = json.loads(data[:LARGEST_RUN])
    except (OSError, ValueError) as e:
        raise BadSave(refusals.NOT_A_RUN.fill(path=quote_in_full(str(path)), why=e)) from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise BadSave(refusals.NOT_A_RUN.fill(path=quote_in_full(str(path)), why=FORMAT))
    return body


def read_played(folder: Path) -> ScoredRun:
    """Return a run of the bench as it is scored.

    Raises BadSave where the record is not one of the bench.
    """
    body = read_run(folder)
    try:
        seat = next(x for x in body["seats"] if x["seat"] == body["seat"])
        return ScoredRun(
            str(body["task"]),
            int(body["number"]),
            float(body["score"]),
            bool(body["finished"]),
            **{name: int(seat[name]) for name in ("illegal", "answers", "calls", "letters_in", "letters_out")},
        )
    except (KeyError, TypeError, ValueError, StopIteration) as e:
        raise BadSave(refusals.NOT_A_RUN.fill(path=quote_in_full(str(folder / RUN)), why=repr(e))) from None
