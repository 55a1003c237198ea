"""A real server in a process of its own, or a site with the table in the tab; and a real Chromium that plays at it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from web.browsing import FLAGS, House, chromium
from web.tabhouse import TabHouse, make_once, make_site, needs_server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tab", action="store_true", help="play at a site with the table in the tab, without a server")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--tab", False):
        left = [i for i in items if needs_server(i.path.stem, i.name, getattr(i, "fixturenames", []))]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder for all processes of these tests."""
    base = tmp_path_factory.getbasetemp()
    return base if worker_id == "master" else base.parent


@pytest.fixture(scope="session")
def _tab(playwright: Playwright, shared: Path) -> Iterator[TabHouse]:
    site = make_once(shared / "site", make_site)
    found = TabHouse(playwright, site, shared / "visited")
    make_once(shared / "visited", found.visit)
    yield found
    found.close()


@pytest.fixture
def tab(_tab: TabHouse) -> Iterator[TabHouse]:
    """A site with its table in the tab, in a browser that has been there before."""
    yield _tab
    _tab.tidy()


@pytest.fixture
def own_tab(playwright: Playwright, _tab: TabHouse, tmp_path: Path) -> Iterator[TabHouse]:
    """The same with a copy of the site, whose files the test may change."""
    found = TabHouse(playwright, shutil.copytree(_tab.site, tmp_path / "site"), _tab.profile)
    yield found
    found.tidy()
    found.close()


@pytest.fixture(scope="session")
def _house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if request.config.getoption("--tab"):
        yield request.getfixturevalue("_tab")
        return
    found = House(request.getfixturevalue("browser"), tmp_path_factory.mktemp("house"))
    found.open()
    yield found
    found.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked `both` is played at the server and at the site; with --tab all is played at the site alone."""
    marked = metafunc.definition.get_closest_marker("both") is not None
    if marked and not metafunc.config.getoption("--tab"):
        metafunc.parametrize("house", ["server", "tab"], indirect=True)


@pytest.fixture
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """The server and its pages; what a test has opened is closed after it, and nothing may have gone wrong in a page."""
    found: House = request.getfixturevalue("_tab" if getattr(request, "param", "server") == "tab" else "_house")
    yield found
    found.tidy()


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    found = House(browser, tmp_path)
    found.open()
    yield found
    found.tidy()
    found.close()
