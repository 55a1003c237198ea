"""What is sent of a game is what the game declares, and the declaration says something of every field.

The laws check it at random decisions; here games of every flavour are played, and the doors that add to a view are opened.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import GAMES

import tableforge
from tableforge import games
from tableforge.kernel.declared import differences, records
from tableforge.laws import Chooser, give_answer, setups_of
from tableforge.server import seat_view
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
DECISIONS = 400  # of a game, at most
EVERY = 4  # of them one is looked at
FLAVOURS = [(name, flavour) for name in games.names() for flavour in games.game(name).flavours]


def positions(name: str, flavour: str, seed: int) -> Iterator[Sitting]:
    """Some positions of a random game, the last one included."""
    game = tableforge.game(name)
    g = Sitting(game, game.setup(**setups_of(game, flavour)(seed)), seed)
    g.keep_undo = 0
    chooser = Chooser(seed)
    for n in range(DECISIONS):
        d = g.state.pending
        if d is None or g.over:
            break
        if n % EVERY == 0:
            yield g
        give_answer(g, chooser.pick(d))
    yield g


@pytest.mark.parametrize("name", GAMES)
def test_every_game_declares_its_view_and_says_what_each_field_is(name: str) -> None:
    of = games.game(name).shown.view_type
    assert of is not None
    assert [f"{x.name}.{field.name}" for x in records(of) for field in x.fields if not field.doc] == []
    assert [x.name for x in records(of) if not x.doc] == []


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "flavour"), FLAVOURS)
def test_what_is_sent_is_what_is_declared(name: str, flavour: str, seed: int) -> None:
    of = games.game(name).shown.view_type
    for g in positions(name, flavour, seed):
        for seat in (*range(g.game.count_seats(g.setup)), None):
            assert differences(g.view(seat, asked=False), of) == []


@pytest.mark.parametrize(("name", "flavour"), FLAVOURS)
def test_what_the_server_adds_is_declared_too(name: str, flavour: str) -> None:
    of = games.game(name).shown.view_type
    for n, g in enumerate(positions(name, flavour, 5)):
        lang = tuple(LANGUAGES)[n % len(LANGUAGES)]
        assert differences(seat_view.build_view(g, 0, lang), of) == []


def test_the_types_of_the_browser_and_the_tables_of_the_docs_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, "tools/wire_types.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
