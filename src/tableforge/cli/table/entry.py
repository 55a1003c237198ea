"""The terminal table: play a game, watch bots, step through a save.

Textual is loaded only where a real terminal is there; everything else is served by the plain table, line by line.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from tableforge.cli.table.aftergame import AfterGame
from tableforge.cli.table.plain import play_plain, replay_plain
from tableforge.cli.table.session import ReplaySession, Session
from tableforge.table.sitting import Sitting
from tableforge.tongue.spelling import language


def drawable(stdin: TextIO, stdout: TextIO) -> bool:
    """Whether a full-screen table can be drawn on these streams."""
    # Textual draws on the error stream, so that one must be a terminal, too.
    return stdin.isatty() and stdout.isatty() and sys.stderr.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def play(
    sitting: Sitting,
    players: Sequence[object | None],
    lang: str,
    save_path: Path,
    autosave: bool = True,
    plain: bool = False,
    after: AfterGame | None = None,
    alone: bool = False,
) -> int:
    """Play in the terminal; a player of None is a person, else a bot. Returns the exit code."""
    session = Session(sitting, players, language(lang), save_path, autosave, after, alone)
    if plain or not drawable(sys.stdin, sys.stdout):
        code = play_plain(session, sys.stdin, sys.stdout)
    else:
        from tableforge.cli.table.app import TableApp

        code = TableApp(session).run() or 0
    session.after.lang = session.lang
    return code


def replay(body: dict[str, Any], lang: str) -> int:
    """Step forward and back through the body of a save; return the exit code.

    Raises BadSave where it does not replay.
    """
    session = ReplaySession(body, language(lang))
    if not drawable(sys.stdin, sys.stdout):
        return replay_plain(session, sys.stdout)
    from tableforge.cli.table.app import TableApp

    return TableApp(session).run() or 0


__all__ = ["AfterGame", "drawable", "play", "play_plain", "replay"]
