"""Says in which mode the tests run, refuses another than `./test` asked for, and collects op coverage."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from harness import GAMES, TOY, facts, toy_seated

from tableforge import _mode

pytest_plugins = ["tableforge.testing.plugin"]

TESTS: Final = Path(__file__).parent
# Folders and files of tests of what is always the sources.
NEVER_COMPILED: Final = (
    "cli",
    "docs",
    "drive",
    "lab",
    "mcp_door",
    "pirate",
    "server",
    "tongue",
    "*/content",
    "*/decks",
    "*/voice",
    "test_errors_french.py",
    "test_imports.py",
    "test_rooms.py",
)
# Files whose tests open a server, a terminal or a whole campaign each: all of them are slow.
SLOW_FILES: Final = (
    "bots/test_contest.py",
    "cli/test_chronicle.py",
    "cli/test_play.py",
    "cli/test_terminal.py",
    "docs/test_write_a_campaign.py",
    "drive/test_fuzz.py",
    "server/test_campaigns.py",
    "server/test_chronicles.py",
    "server/test_decks.py",
    "server/test_hardcore.py",
    "server/test_house_rules.py",
    "server/test_lessons.py",
    "server/test_load.py",
    "server/test_offers.py",
    "server/test_people.py",
    "server/test_puzzles.py",
    "server/test_profiles.py",
    "server/test_ratings.py",
    "server/test_replays.py",
    "server/test_talk.py",
    "server/test_together.py",
    "server/test_updates.py",
    "site_build/test_build.py",
    "*/voice/test_tale.py",
)
SOME_GARBAGE: Final = (
    20_000  # objects made before Python looks for those that nobody needs: tests make many, and keep few
)
covered: dict[str, set[tuple[str, int]]] = {game: set() for game in GAMES}  # by game: titles may stand in several


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--op-coverage", action="store_true", help="fail unless every op of every card is run by a ruling test"
    )
    parser.addoption(
        "--compiled-parts",
        action="store_true",
        help="leave out what has run with the compiled engine and needs no second run with the sources: the tests of what "
        "is never compiled, and the slow ones, which play whole games or start other processes",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if not config.getoption("--compiled-parts"):
        return None
    return collection_path in never_compiled() or None


@cache
def never_compiled() -> frozenset[Path]:
    return frozenset([path for known in NEVER_COMPILED for path in TESTS.glob(known)])


@cache
def slow_files() -> frozenset[Path]:
    return frozenset([path for known in SLOW_FILES for path in TESTS.glob(known)])


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out by marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.path in slow_files():
            item.add_marker(pytest.mark.slow)
    if config.getoption("--compiled-parts"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("slow")])
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


def pytest_collection_finish() -> None:
    """What was collected stays: it need not be looked through again and again for what nobody needs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SOME_GARBAGE, 20, 20)


@pytest.fixture
def lamplighters() -> Iterator[str]:
    """The toy game, seated at the table like any other for as long as the test lasts."""
    with toy_seated():
        yield TOY


def pytest_report_header() -> str:
    return f"tableforge: {'compiled' if _mode.compiled() else 'pure'}"


def pytest_configure(config: pytest.Config) -> None:
    found = "compiled" if _mode.compiled() else "pure"
    expected = os.environ.get("TABLEFORGE_EXPECT", found)
    if found != expected:
        raise pytest.UsageError(f"these tests were to run {expected}, but tableforge is {found}; run ./test again")
    if config.getoption("--op-coverage"):
        for game in GAMES:
            facts(game).counting(covered[game])


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker hands in what its tests have run."""
    for game, name, k in node.workeroutput.get("covered", ()):
        covered[game].add((name, k))


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not session.config.getoption("--op-coverage"):
        return
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["covered"] = sorted(
            [(game, name, k) for game in GAMES for name, k in covered[game]]
        )
        return
    from harness.coverage import missing, report

    print(f"\n{report(covered)}")
    if missing(covered) and session.exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
