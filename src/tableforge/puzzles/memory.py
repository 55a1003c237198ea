"""What somebody has solved: streaks of days, and what comes back, later each time it is solved and soon once it is missed.

The browser keeps the same in its own storage (`web/src/pages/puzzles/memory.ts`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from tableforge.table.store import write_whole

DAYS: Final = (1, 3, 7, 21)  # until a puzzle that was missed comes back, by how often it has been solved since


@dataclass(slots=True)
class Due:
    """A puzzle that was missed: how often it has been solved since, and when it comes back."""

    solved: int
    on: str


@dataclass(slots=True)
class Memory:
    """What somebody has solved, by the game and the id of each puzzle (`keyforge/3-66-harvest`)."""

    solved: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    due: dict[str, Due] = field(default_factory=dict)
    days: list[str] = field(default_factory=list)  # on which the puzzle of the day was solved

    def note_attempt(self, name: str, solved: bool, today: date) -> None:
        """An attempt was over: the first one counts, and what was missed comes back until it is known."""
        if solved and name not in self.solved:
            self.solved.append(name)
        if not solved and name not in self.missed:
            self.missed.append(name)
        if not solved:
            self.due[name] = Due(0, (today + timedelta(days=DAYS[0])).isoformat())
        elif name in self.due and self.due[name].on <= today.isoformat():
            n = self.due[name].solved + 1
            if n < len(DAYS):
                self.due[name] = Due(n, (today + timedelta(days=DAYS[n])).isoformat())
            else:
                del self.due[name]

    def note_day(self, day: date) -> None:
        """The puzzle of a day was solved."""
        if day.isoformat() not in self.days:
            self.days = sorted([*self.days, day.isoformat()])

    def count_streak(self, today: date) -> int:
        """How many days in a row the puzzle of the day was solved, up to today or to yesterday."""
        day = today if today.isoformat() in self.days else today - timedelta(days=1)
        n = 0
        while day.isoformat() in self.days:
            n, day = n + 1, day - timedelta(days=1)
        return n

    def list_due(self, today: date) -> list[str]:
        """What comes back today, the longest due first."""
        return sorted([name for name, due in self.due.items() if due.on <= today.isoformat()], key=self._when)

    def _when(self, name: str) -> str:
        return self.due[name].on

    def choose_next(self, names: Sequence[str], today: date) -> str | None:
        """What to solve next of puzzles from the easiest on: what is due, else the first that was never tried."""
        due = [name for name in self.list_due(today) if name in names]
        return next(iter(due), next((x for x in names if x not in self.solved and x not in self.missed), None))


def count_people(memories: Sequence[Memory], name: str) -> tuple[int, int]:
    """How many people have tried a puzzle, and how many of them have solved it without ever missing it."""
    tried = [memory for memory in memories if name in memory.solved or name in memory.missed]
    return len(tried), len([memory for memory in tried if name not in memory.missed])


def read_memory(path: Path) -> Memory:
    """The memory of a file; an empty one where there is none, or it is damaged."""
    try:
        body: Mapping[str, object] = json.loads(path.read_text("utf-8"))
        found = Memory(**body)  # type: ignore[arg-type]
        found.due = {name: Due(**due) for name, due in found.due.items()}  # type: ignore[arg-type]
        return found
    except (OSError, ValueError, TypeError):
        return Memory()


def write_memory(path: Path, memory: Memory) -> None:
    """Keep a memory in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(asdict(memory), ensure_ascii=False))
