"""A picture of the table for documents: a game some turns old, drawn as the terminal would draw it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import tableforge
from tableforge import bots
from tableforge.cli.table.app import TableApp
from tableforge.cli.table.session import Session
from tableforge.table.sitting import Sitting

OLD_ENOUGH = 90  # answers
LIVELY = 7  # options


def screenshot(path: Path, game: str, lang: str = "en", seed: int = 7, size: tuple[int, int] = (100, 30)) -> None:
    """Let bots play for a while and write the table, with seat 0 in the middle of its turn, as an SVG file."""
    sitting = play_opening(game, seed)
    rival = bots.make(bots.usual(game), seed, game)
    session = Session(sitting, [None, *[rival] * (sitting.seats - 1)], lang, None, False)
    app = TableApp(session, delay=0)

    async def shoot() -> str:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.press("tab", "tab")
            await pilot.pause()
            return app.export_screenshot(title="Tableforge")

    # fetches no font: any monospace will do
    picture = re.sub(r"@font-face \{.*?\}\s*", "", asyncio.run(shoot()), flags=re.S)
    path.write_text(picture, encoding="utf-8")


def play_opening(game: str, seed: int) -> Sitting:
    """Return a game that bots have played for a while, up to a question with many answers for seat 0."""
    made = tableforge.game(game)
    sitting = tableforge.new(game, seed=seed, **made.sample(seed, made.flavours[0]))
    bot = bots.make(bots.usual(game), seed, game)
    while (d := sitting.decision) is not None:
        if len(sitting.answers) >= OLD_ENOUGH and d.seat == 0 and len(d.options) >= LIVELY:
            break
        sitting.answer(bot.choose(sitting.view(d.seat), d), d.seat)
    return sitting


__all__ = ["play_opening", "screenshot"]
