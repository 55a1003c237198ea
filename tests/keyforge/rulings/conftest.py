"""Beside every ruling stand the screens of both seats and of a spectator: they are told the events, and must show the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from keyforge.screen import Screens

from tableforge.keyforge.doors.testing import Ruling
from tableforge.table.course import BY_HAND
from tableforge.table.sitting import Sitting


@pytest.fixture(autouse=True)
def the_events_draw_the_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    opened: list[tuple[Ruling, Screens]] = []
    begin = Ruling.__init__

    def opening(self: Ruling, g: Sitting) -> None:
        begin(self, g)
        opened.append((self, Screens(g)))

    monkeypatch.setattr(Ruling, "__init__", opening)
    yield
    for t, screens in opened:
        if t.g is screens.g and BY_HAND not in t.g._course.answers:
            screens.check()
