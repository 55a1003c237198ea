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
    """Whether a full-screen table can be drawn there."""
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
    """Play in the terminal; a seat of None is a person, else a bot.  Gives back the exit code.

    Where one person is `alone` at the keyboard, nothing is covered between the seats that no bot has.
    `plain` asks line by line, as for a screen reader; so does every stream that is no terminal.  `after` says which match
    the game is of, and is told what the players want after it.
    """
    session = Session(sitting, players, language(lang), save_path, autosave, after, alone)
    if plain or not drawable(sys.stdin, sys.stdout):
        code = play_plain(session, sys.stdin, sys.stdout)
    else:
        from tableforge.cli.table.app import TableApp

        code = TableApp(session).run() or 0
    session.after.lang = session.lang
    return code


def replay(body: dict[str, Any], lang: str) -> int:
    """Step forward and back through the body of a save; BadSave where it does not replay."""
    session = ReplaySession(body, language(lang))
    if not drawable(sys.stdin, sys.stdout):
        return replay_plain(session, sys.stdout)
    from tableforge.cli.table.app import TableApp

    return TableApp(session).run() or 0


__all__ = ["AfterGame", "drawable", "play", "play_plain", "replay"]
