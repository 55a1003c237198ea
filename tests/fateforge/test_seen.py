"""What is sent of Fateforge is what it declares, also beside a real board and with what a server reads aloud."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tableforge.fateforge.game import GAME
from tableforge.kernel.declared import differences
from tableforge.laws import Chooser, give_answer
from tableforge.server import seat_view
from tableforge.table.sitting import Sitting

PAIR = ["thief", "lord"]
TEAM = [*PAIR, "mercenary"]
SETUPS = {
    "companion of a group, one scene": {"companion": "group", "heroes": TEAM, "scene": "a1-toll-bar"},
    "companion of a group, a quest": {"companion": "group", "heroes": TEAM, "quest": "bells-below"},
    "companion of a group, a campaign": {"companion": "group", "heroes": TEAM, "tale": "ember-loan"},
    "companion of one, one scene": {"companion": "solo", "heroes": PAIR, "scene": "a1-toll-bar"},
    "companion of one, a campaign": {"companion": "solo", "heroes": PAIR, "tale": "ember-loan"},
    "hardcore": {"heroes": TEAM, "seats": 3, "hardcore": True, "beast_master": 1, "scene": "a1-toll-bar"},
    "an ally": {"heroes": TEAM, "seats": 2, "quest": "bells-below", "ally": "hound"},
    "a campaign": {"heroes": PAIR, "seats": 2, "tale": "ember-loan"},
}


def positions(setup: dict[str, Any], seed: int, decisions: int) -> Iterator[Sitting]:
    g = Sitting(GAME, GAME.setup(**setup), seed)
    g.keep_undo = 0
    chooser = Chooser(seed)
    for _ in range(decisions):
        if g.state.pending is None or g.over:
            break
        give_answer(g, chooser.pick(g.state.pending))
        yield g


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_what_is_sent_is_what_is_declared(setup: dict[str, Any]) -> None:
    for n, g in enumerate(positions(setup, 3, 300)):
        seen = seat_view.build_view(g, n % GAME.count_seats(g.setup), ("en", "fr")[n % 2])
        assert differences(seen, GAME.shown.view_type) == []
        assert ("companion" in seen) == ("companion" in setup)
