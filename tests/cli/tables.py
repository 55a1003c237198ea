"""Games on the terminal table, pilots that play them, and pictures of what they show."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Awaitable, Callable, Sequence
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

from textual import _wait

import tableforge
from tableforge.cli.table.aftergame import AfterGame
from tableforge.cli.table.app import PlayScreen, TableApp
from tableforge.cli.table.plain import play_plain
from tableforge.cli.table.session import Session
from tableforge.cli.table.zones import ZoneView
from tableforge.table.decision import Decision
from tableforge.table.sitting import Sitting

SIZE = (100, 30)

# Textual's pilot naps until the process is idle, several times for each key.  Shorter naps do: what must have been done
# by then is waited for by messages.
_wait.SLEEP_GRANULARITY = 1 / 250
_wait.SLEEP_IDLE = _wait.SLEEP_GRANULARITY / 2


class Lots:
    """A bot that draws lots, but does not end its turn while it can act."""

    name = "lots"

    def __init__(self, seed: int = 1) -> None:
        self.rng = Random(seed)

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        keys = [o.key for o in decision.options]
        if "sanctum" in keys:
            return keys.index("sanctum")
        active = [n for n, k in enumerate(keys) if k != "end-turn" and not k.startswith("discard:")]
        return self.rng.choice(active or range(len(keys)))


class Idle:
    """A bot that takes the last option: it ends its turn at once."""

    name = "idle"

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        return len(decision.options) - 1


def board(app: TableApp) -> PlayScreen:
    """The table itself, which is on top."""
    assert isinstance(app.screen, PlayScreen)
    return app.screen


def crowded() -> Sitting:
    """Two full battlelines with every kind of mark on them."""
    me = {
        "amber": 5,
        "keys": 1,
        "chains": 3,
        "deck": 13,
        "discard": "urchin",
        "archives": "urchin",
        "purged": "urchin",
        "houses": ["brobnar", "dis", "shadows"],
        "hand": "punch anger hand-of-dis bad-penny ganger-chieftain stealer-of-souls",
        "line": [
            "smaaash+stun",
            "headhunter",
            "valdr+damage:2",
            "charette+amber:3",
            "dust-imp+damage:1+exhausted",
            "ganger-chieftain[blood-of-titans]+exhausted",
            "champion-anaphiel+damage:2",
            "stealer-of-souls+stun+exhausted",
        ],
        "artifacts": "gauntlet-of-command seeker-needle+exhausted",
    }
    foe = {
        "amber": 7,
        "keys": 1,
        "hand": 6,
        "deck": 10,
        "houses": ["logos", "sanctum", "untamed"],
        "line": [
            "raiding-knight",
            "doc-bookton",
            "snufflegator",
            "champion-anaphiel+damage:2",
            "niffle-queen+exhausted",
        ],
        "artifacts": "library-of-babble",
    }
    return tableforge.new("keyforge", position={"players": [me, foe], "house": "brobnar", "turn": 10})


def small(**me: Any) -> Sitting:
    line = me.pop("line", ["headhunter", "valdr+exhausted"])
    side = {"line": line, "hand": "punch hand-of-dis", "deck": 9, "houses": ["brobnar", "dis", "shadows"], **me}
    foe = {"line": ["raiding-knight", "doc-bookton", "champion-anaphiel"], "deck": 9, "hand": 6}
    return tableforge.new("keyforge", position={"players": [side, foe], "house": "brobnar", "turn": 10})


def picture(app: TableApp) -> list[str]:
    """The screen as lines of text, read from Textual's own SVG."""
    rows: dict[int, list[str]] = {}
    found = re.findall(
        r'<text class="[^"]*" x="([\d.]+)" y="[\d.]+"[^>]*line-(\d+)\)">([^<]*)</text>', app.export_screenshot()
    )
    for x, line, text in found:
        row = rows.setdefault(int(line), [" "] * app.size.width)
        for k, c in enumerate(unescape(text).replace("\xa0", " ")):
            at = round(float(x) / 12.2) + k
            if at < len(row):
                row[at] = c
    return ["".join(rows.get(n, [])).rstrip() for n in range(app.size.height)]


def played(
    test: Callable[[Any, TableApp], Awaitable[None]],
    sitting: Sitting,
    players: Sequence[object | None] | None = None,
    lang: str = "en",
    path: Path | None = None,
    size: tuple[int, int] = SIZE,
    after: AfterGame | None = None,
) -> TableApp:
    """Run a pilot over the table and give back the app."""
    app = TableApp(Session(sitting, players or (None, Idle()), lang, path, path is not None, after), delay=0)

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await settle(pilot)
            await test(pilot, app)

    asyncio.run(run())
    return app


async def settle(pilot: Any) -> None:
    """Wait until no bot thinks and all is drawn."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    await pilot.pause(0)  # what is drawn may have asked for a round of its own


async def press(pilot: Any, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def text_of(app: TableApp) -> str:
    return "\n".join(picture(app))


async def click_card(pilot: Any, app: TableApp, zone: str, id: str) -> None:
    """Click on the card's own box."""
    w = app.screen.query_one(f"#{zone}", ZoneView)
    box = next(b for b in w.boxes if w.items[b.index].thing.id == id)
    await pilot.click(f"#{zone}", offset=(box.x + 2, box.y + min(1, box.height - 1)))
    await settle(pilot)


def finished(seed: int = 5) -> Sitting:
    g = tableforge.new("keyforge", seed=seed)
    bot = Lots(seed)
    while (d := g.decision) is not None:
        g.answer(bot.choose({}, d))
    return g


def plain(
    lines: str,
    sitting: Sitting,
    path: Path,
    players: Sequence[object | None] | None = None,
    lang: str = "en",
    after: AfterGame | None = None,
) -> str:
    """What the plain table says to these lines."""
    out = io.StringIO()
    session = Session(sitting, players or (None, Idle()), lang, path, True, after)
    assert play_plain(session, io.StringIO(lines), out) == 0
    return out.getvalue()


def last_turn(amber: int = 6) -> Sitting:
    """The opponent forges the last key as soon as its turn comes."""
    me = {"line": ["headhunter"], "deck": 9}
    foe = {"amber": amber, "keys": 2, "deck": 9}
    return tableforge.new("keyforge", position={"players": [me, foe], "house": "brobnar", "turn": 10})
