"""A house without a server: the tests of the browser against a static site, whose table is in the tab.

A browser that has visited the site before opens it in a third of the time, so one visit is made ahead for all tests, and each
begins with a copy of that browser's folder.  `pytest tests/web --tab` runs all tests that make sense there (`bench/tab.py tests`).
"""

from __future__ import annotations

import json
import os
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Playwright
from web.browsing import FLAGS, PATIENCE, WIDE, House, Json, chromium

from tableforge.site.build import build_site
from tableforge.site.serve import SiteHandler, open_server

NAME: Final = "http://tab.localhost"  # one name for all servers: what a browser keeps, it keeps by the name
MOMENT: Final = 0.05  # seconds between two looks
VISITED: Final = "tableforge?.marks.taken && navigator.serviceWorker.controller"
# Files and tests that need a server: other people, an invitation, a killed server, a game of another package, a measurement.
SERVER_ONLY: Final = (
    "test_any_game",
    "test_join",
    "test_people",
    "test_strength",
    "test_tab",
    "test_tab_pages",
    "test_together",
    "test_a_link_gives_one_seat_to_a_friend",
    "test_one_quiet_line_says_that_the_engine_is_being_made_faster",
)


def needs_server(file: str, test: str, fixtures: list[str]) -> bool:
    """Whether a test of a file makes no sense without a server."""
    return file in SERVER_ONLY or test in SERVER_ONLY or "own_house" in fixtures


def make_once(folder: Path, make: Callable[[Path], None]) -> Path:
    """A folder that the first of several processes makes, and the others wait for."""
    done = folder.with_suffix(".done")
    try:
        folder.with_suffix(".begun").mkdir(parents=True)
    except FileExistsError:
        for _ in range(int(PATIENCE / 1000 / MOMENT)):
            if done.exists():
                return folder
            time.sleep(MOMENT)
        raise AssertionError(f"{folder} was not made") from None
    make(folder)
    done.touch()
    return folder


class TabHouse(House):
    """A browser with a table of its own, in the place of a server and the browsers of several people."""

    def __init__(self, playwright: Playwright, site: Path, profile: Path) -> None:
        self.playwright = playwright
        self.site = site
        self.profile = profile
        self.server, _ = open_server(site)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = NAME
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.remembered = 0
        self.page: Page | None = None  # of whoever is there, or of nobody yet

    # ------------------------------------------------------------ the browser
    def open(self) -> None:
        """There is no server to open."""

    def close(self) -> None:
        self.server.shutdown()

    def launch(self, profile: Path) -> BrowserContext:
        port = self.server.server_address[1]
        mapped = f"--host-resolver-rules=MAP tab.localhost 127.0.0.1:{port}"
        context = self.playwright.chromium.launch_persistent_context(
            str(profile),
            executable_path=chromium(),
            args=[*FLAGS, mapped],
            viewport={"width": WIDE[0], "height": WIDE[1]},
        )
        context.add_init_script("localStorage['tableforge.tab.pace'] = '0'")
        self.contexts.append(context)
        return context

    def visit(self, profile: Path) -> None:
        """Make the first visit, until everything is kept that later ones need."""
        page = self.launch(profile).new_page()
        page.goto(NAME)
        self.until(page, "tableforge?.state.value.phase === 'ready'")
        self.python(page, "[__import__('tableforge').game(name) for name in __import__('tableforge').games.names()]")
        self.until(page, VISITED)
        self.tidy()

    def until(self, page: Page, wanted: str) -> None:
        for _ in range(int(PATIENCE / 1000 / MOMENT)):
            if page.evaluate(f"!!({wanted.replace('tableforge?', 'globalThis.tableforge?')})"):
                return
            page.wait_for_timeout(1000 * MOMENT)
        raise AssertionError(f"not {wanted}: {page.evaluate('globalThis.tableforge?.state.value')}")

    def tidy(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        for context in self.contexts:
            context.close()
        self.contexts, self.page = [], None
        errors, self.errors = self.errors, []
        assert not errors, errors

    def own_page(self) -> Page:
        """The one page of the browser of this test, begun with a copy of the folder of one that was here before."""
        if self.page is None:
            own = self.profile.with_name(f"{self.profile.name}-{os.getpid()}")
            shutil.rmtree(own, ignore_errors=True)
            shutil.copytree(self.profile, own)
            self.launch(own)
            self.page = self.new_page()
        return self.page

    def new_page(self) -> Page:
        page = self.contexts[-1].new_page()
        page.set_default_timeout(PATIENCE)
        self.listen_to(page)
        return page

    def kill(self) -> None:
        """Close the page in the middle of whatever it does; there is another one then."""
        if self.page is not None:
            self.page.close()
            self.page = self.new_page()

    # ------------------------------------------------------------ people
    def person(
        self,
        size: tuple[int, int] = WIDE,
        theme: str = "dark",
        lang: str = "en",
        reduced: bool = True,
        touch: bool = False,
    ) -> Page:
        """The page of whoever plays here; there is one."""
        page = self.own_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
        self.remember(page, {"tableforge.settings": {"lang": lang, "theme": theme}})
        return page

    def ready(self) -> Page:
        """The page with its table open."""
        page = self.own_page()
        if not page.url.startswith(NAME):
            page.goto(NAME)
        self.until(page, "tableforge?.state.value.phase === 'ready'")
        return page

    def call(self, page: Page, method: str, path: str, body: Any = None) -> Any:
        asked = [method, path, None if body is None else json.dumps(body)]
        status, text = page.evaluate(
            """async ([method, path, body]) => {
                const headers = { "content-type": "application/json" }
                const url = new URL(path, location.origin)
                const a = await tableforge.fetch(url, { method, ...(body !== null && { body, headers }) })
                return [a.status, await a.text()]
            }""",
            asked,
        )
        assert status < 300, (path, status, text)
        return json.loads(text) if text else None

    def post(self, path: str, body: Json) -> Json:
        found: Json = self.call(self.ready(), "POST", path, body)
        return found

    def python(self, page: Page, code: str) -> str:
        """What a line of Python comes to in the tab."""
        found: str = page.evaluate("code => tableforge.run(code)", code)
        return found


def make_site(folder: Path, **how: Any) -> None:
    """Build a site of all games."""
    build_site(folder, **how)


class CountingHandler(SiteHandler):
    """Counts what goes over the wire."""

    requests: Final[list[tuple[str, int]]] = []

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "content-length":
            self.requests.append((self.path, int(value)))
        super().send_header(keyword, value)
