"""What a seat cannot see changes no byte that is sent to it; `bench/wire_leaks.py` has the long run."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.leaks import Found, one_game
from server.serving import EASY, serving

from tableforge import games
from tableforge.server import live


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
async def test_no_byte_tells_what_a_seat_cannot_see(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "clock_time", lambda: 0.0)  # how long somebody is away is told, and goes on meanwhile
    found = Found()
    async with serving(tmp_path, limits=EASY) as server:
        for seed in range(2):
            await one_game(server, game, seed, 12, found, most=100)
    assert found.checks >= 3, found
    assert found.leaks == []
