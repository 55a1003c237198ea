"""Every check of environments sees the toy seated beside the other games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import toy_seated
from harness.page_game import lay_page_game

from tableforge import games


@pytest.fixture(autouse=True)
def with_the_toy() -> Iterator[None]:
    with toy_seated():
        yield


@pytest.fixture
def heap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The game of docs/add-a-game.md with a rule of its own: one takes as many pebbles as one likes, up to two hundred."""
    lay_page_game(tmp_path)
    (tmp_path / "pebbles").rename(tmp_path / "heap_of_pebbles")
    page = tmp_path / "heap_of_pebbles" / "game.py"
    page.write_text(
        page.read_text("utf-8").replace("min(3, s.left)", "min(200, s.left)").replace("(1, 99)", "(1, 900)")
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with games.register_temporarily("pebbles", home="heap_of_pebbles"):
        yield "pebbles"
