"""The databases of the tests: each of them runs on SQLite and on a real PostgreSQL.  And a story that is soon told."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from server.postgres import new_database, postgres, program
from server.stories import small_story

from tableforge.fateforge.cards import tales
from tableforge.fateforge.doors import server as fateforge
from tableforge.fateforge.tale import prose
from tableforge.server import catalogue

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL that runs for as long as the tests do."""
    if not program("initdb"):
        why = "PostgreSQL is not installed (on Debian: apt-get install postgresql), so nothing was tried on it"
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)
    with postgres("-c fsync=off") as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """An empty database of PostgreSQL."""
    return new_database(postgres_server, f"tables_{next(NUMBERS)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a small story, which the server tells in the place of our own campaign, and nobody else afterwards."""
    folder = small_story(tmp_path / "story")
    with monkeypatch.context() as m:
        m.setattr(tales, "OURS", folder)
        m.setattr(tales, "LOADED", {})
        m.setattr(catalogue, "warm_cache", lambda: None)
        yield folder
    for made in (catalogue.cache_answer, prose.mark, fateforge.tales):
        made.cache_clear()
