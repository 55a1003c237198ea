"""A real server in a process of its own, and a real Chromium that plays at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from web.browsing import FLAGS, House, chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def _house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(browser, tmp_path_factory.mktemp("house"))
    found.open()
    yield found
    found.close()


@pytest.fixture
def house(_house: House) -> Iterator[House]:
    """The server and its pages; what a test has opened is closed after it, and nothing may have gone wrong in a page."""
    yield _house
    _house.tidy()


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    found = House(browser, tmp_path)
    found.open()
    yield found
    found.tidy()
    found.close()
