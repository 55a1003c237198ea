"""For pytest: a ruling that says how chance falls must come to it, or the test fails.

pytest_plugins = ["tableforge.testing.plugin"]  # in the conftest.py beside your rulings
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tableforge.table.sitting import Sitting
from tableforge.testing import Ruling


@pytest.fixture(autouse=True)
def no_chance_is_left_over(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What was scripted and never drawn has proved nothing."""
    opened: list[Ruling] = []
    begin = Ruling.__init__

    def opening(self: Ruling, g: Sitting) -> None:
        begin(self, g)
        opened.append(self)

    monkeypatch.setattr(Ruling, "__init__", opening)
    yield
    for t in opened:
        t.chance_is_spent()
