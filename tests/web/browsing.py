"""Playing at the table in a browser: by clicks, by keys, by what a screen reader would hear."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

ROOT: Final = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
WIDE: Final = (1440, 900)
NARROW: Final = (390, 844)
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
PATIENCE: Final = 20_000  # milliseconds
SERVE: Final = """
import sys
from pathlib import Path
from tableforge.server import worker
from tableforge.server.hall import Settings
settings = Settings(Path(sys.argv[1]), port=int(sys.argv[2]), pace=0.0, bots=1)
taken = worker.listening(settings.host, settings.port)
worker.run(settings, taken, lambda: print(worker.address_of(taken), flush=True))
"""
Json = dict[str, Any]


def chromium() -> str:
    """The browser that the set-up has found or installed."""
    import setup_browser

    return str(setup_browser.found())


class House:
    """A server with its tables, and the browser contexts of the people at them."""

    def __init__(self, browser: Browser, data: Path) -> None:
        self.browser = browser
        self.data = data
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    # ------------------------------------------------------------ the server
    def open(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.data), port], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the server did not start"

    def kill(self) -> None:
        """End the server at once, as a crash would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(10)

    def tidy(self) -> None:
        for context in self.contexts:
            context.close()
        self.contexts = []
        errors, self.errors = self.errors, []
        assert not errors, errors

    def post(self, path: str, body: Json) -> Json:
        asked = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(asked) as answer:
            made: Json = json.load(answer)
        return made

    # ------------------------------------------------------------ people
    def person(self, size: tuple[int, int] = WIDE, theme: str = "dark", lang: str = "en", reduced: bool = True) -> Page:
        """A browser of somebody's own; whatever goes wrong in it fails the test."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce" if reduced else "no-preference"
        )
        self.contexts.append(context)
        chosen = json.dumps({"lang": lang, "theme": theme})
        context.add_init_script(f"if (!localStorage['tableforge.settings']) localStorage['tableforge.settings'] = {chosen!r}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda e: self.errors.append(f"page error: {e}"))
        page.on("console", lambda m: self.errors.append(f"console: {m.text}") if policy_broken(m.text) else None)
        return page

    def table(self, game: str = "keyforge", seats: list[Json] | None = None, seed: int = 7, **wanted: Any) -> Json:
        """A new table, laid by the API."""
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Wick"}] if seats is None else seats
        return self.post("/api/tables", {"game": game, "setup": {}, "seed": seed, "seats": seats, **wanted})

    def seat(self, page: Page, made: Json, *seats: int) -> Page:
        """Sit down at a table: the tokens are put where the lobby would put them."""
        held = {str(s["seat"]): s["token"] for s in made["seats"] if s["token"] and (not seats or s["seat"] in seats)}
        kept = json.dumps({made["table"]: {"seats": held}})
        page.goto(f"{self.address}/health")
        page.evaluate("kept => localStorage.setItem('tableforge.seats', kept)", kept)
        page.goto(f"{self.address}/table/{made['table']}")
        expect(page.locator(".prompt .ask")).to_be_visible()
        return page


def policy_broken(told: str) -> bool:
    """Whether the browser complains of something that the page's policy forbids, or of a script that failed."""
    return bool(re.search(r"Content Security Policy|Uncaught|TypeError|ReferenceError", told))


# ---------------------------------------------------------------- looking
def ask(page: Page) -> str:
    """What the table asks, without the link to its rule."""
    return page.locator(".prompt .ask").inner_text()


def legal(page: Page) -> Locator:
    """Everything that glows."""
    return page.locator(".is-legal")


def mine(page: Page) -> bool:
    """Whether this person is asked something."""
    return page.locator(".prompt.idle, .prompt.lost, .prompt.askundo").count() == 0


def wait_for_my_turn(page: Page) -> None:
    page.wait_for_function("() => !document.querySelector('.prompt.idle') || document.querySelector('dialog')")


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or critical on the page, with where it is."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{v['id']}: {v['help']} at {v['nodes'][0]['target']} ({len(v['nodes'])})"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
