"""What is remembered of a user besides saves: which games have been finished, and what has been explained once.

It lies in one small file beside the saves.  A file that is damaged or cannot be written costs nothing but that memory.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tableforge.errors import TableforgeError
from tableforge.table.store import write

FILE: Final = "profile.json"
FINISHED: Final = "finished"  # campaigns that were played to an ending
TAUGHT: Final = "taught"  # steps of tutorials that were shown


class PlayerProfile:
    """The profile in a folder of user's files."""

    def __init__(self, root: Path) -> None:
        self.path = root / FILE

    def finished_campaigns(self, game: str) -> list[str]:
        """The campaigns of a game that have been played to an ending."""
        return self._list(game, FINISHED)

    def taught_topics(self, game: str) -> list[str]:
        """The steps of a game's tutorial that have been shown."""
        return self._list(game, TAUGHT)

    def finish(self, game: str, what: str) -> None:
        """Write down that a campaign of a game has been played to an ending."""
        self._add(game, FINISHED, [what])

    def teach(self, game: str, steps: Iterable[str]) -> None:
        """Write down what a tutorial of a game has explained."""
        self._add(game, TAUGHT, steps)

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _list(self, game: str, what: str) -> list[str]:
        of = self._read().get(game)
        rows = of.get(what) if isinstance(of, dict) else None
        return [x for x in rows if isinstance(x, str)] if isinstance(rows, list) else []

    def _add(self, game: str, what: str, words: Iterable[str]) -> None:
        had = self._list(game, what)
        new = list(dict.fromkeys([*had, *words]))
        if new == had:
            return
        whole = self._read()
        of = whole.get(game)
        whole[game] = {**(of if isinstance(of, dict) else {}), what: new}
        try:
            write(self.path, json.dumps(whole, ensure_ascii=False, indent=1))
        except TableforgeError:
            return
