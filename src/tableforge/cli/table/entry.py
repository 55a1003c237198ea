"""The terminal table: play a game, watch bots, step through a save.

Textual is loaded only where a real terminal is there; everything else is served by the plain table, line by line.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

import tableforge
from tableforge.cli.table.plain import play_plain, replay_plain
from tableforge.cli.table.session import AfterGame, ReplaySession, Session
from tableforge.table.sitting import Decision, Sitting
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
) -> int:
    """Play in the terminal; a seat of None is a person, else a bot.  Gives back the exit code.

    `plain` asks line by line, as for a screen reader; so does every stream that is no terminal.  `after` says which match
    the game is of, and is told what the players want after it.
    """
    session = Session(sitting, players, language(lang), save_path, autosave, after)
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


def screenshot(path: Path, lang: str = "en", seed: int = 7, size: tuple[int, int] = (100, 30)) -> None:
    """Play a few moves and write the table as Textual's own SVG."""
    from tableforge.cli.table.app import TableApp

    session = Session(opening(seed), (None, Opponent()), language(lang), None, False)
    app = TableApp(session, delay=0)

    async def shoot() -> str:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.press("tab", "tab")
            await pilot.pause()
            return app.export_screenshot(title="Tableforge")

    picture = re.sub(r"@font-face \{.*?\}\s*", "", asyncio.run(shoot()), flags=re.S)  # fetches nothing: any monospace will do
    path.write_text(picture, encoding="utf-8")


class Opponent:
    """Plays what can be played, then reaps; enough for a picture."""

    name = "demo"
    LIKES = ("play:", "reap:", "action:", "fight:", "unstun:", "end-turn")

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        keys = [o.key for o in decision.options]
        if decision.kind == "house":
            p = view["players"][decision.seat]
            held = [c["house"] for c in [*(p["hand"] or ()), *p["line"]]]
            return max(range(len(keys)), key=lambda n: held.count(keys[n]))
        ranks = [next((r for r, verb in enumerate(self.LIKES) if k.startswith(verb)), len(self.LIKES)) for k in keys]
        return ranks.index(min(ranks))


def opening(seed: int, turns: int = 9) -> Sitting:
    """A game some turns old, with seat 0 in the middle of its turn."""
    g = tableforge.new("keyforge", seed=seed)
    player = Opponent()
    while (d := g.decision) is not None:
        keys = [o.key for o in d.options]
        lively = min(sum(k.startswith(verb) for k in keys) for verb in ("reap:", "play:"))
        if d.seat == 0 and d.kind == "act" and g.view(0)["turn"] >= turns and lively > 1:
            break
        g.answer(player.choose(g.view(d.seat), d))
    return g


__all__ = ["AfterGame", "drawable", "play", "play_plain", "replay", "screenshot"]
