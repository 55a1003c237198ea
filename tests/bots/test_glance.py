"""A bot that only glances is handed a view that is made when it first reads it, and it plays as if it had been made before."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest

import tableforge
from tableforge import bots
from tableforge.bots.glance import Glance, show
from tableforge.lab import spec
from tableforge.lab.play import ExperimentPlayer
from tableforge.table.sitting import Sitting

GAMES = {"keyforge": "medium", "arkham": "scout", "fateforge": "planner"}


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_that_is_used_again_shows_the_game_as_it_is_now(game: str) -> None:
    g = tableforge.new(game, seed=3)
    seen = [Glance(g, seat) for seat in range(g.seats)]
    for n in range(12):
        d = g.decision
        assert d is not None
        glance = seen[d.seat].anew()
        if n % 3 == 0:
            assert glance == g.view(d.seat)
        elif n % 3 == 1:
            assert glance["decision"] == g.view(d.seat)["decision"]
        g.answer(n % len(d.options), d.seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_made_late_is_what_the_seat_sees(game: str) -> None:
    g = tableforge.new(game, seed=3)
    d = g.decision
    assert d is not None
    whole = g.view(d.seat)
    assert Glance(g, d.seat) == whole and dict(Glance(g, d.seat)) == whole and {**Glance(g, d.seat)} == whole
    assert Glance(g, d.seat).copy() == copy.deepcopy(Glance(g, d.seat)) == whole
    assert [*Glance(g, d.seat)] == [*whole] and len(Glance(g, d.seat)) == len(whole)
    assert [*Glance(g, d.seat).keys()] == [*whole] and [*Glance(g, d.seat).values()] == [*whole.values()]
    assert pickle.loads(pickle.dumps(Glance(g, d.seat))) == whole
    assert repr(Glance(g, d.seat)) == repr(whole)
    seen = Glance(g, d.seat)
    for name, value in whole.items():
        assert seen[name] == value and name in seen and seen.get(name) == value
    assert seen.get("nothing", 7) == 7 and "nothing" not in seen
    with pytest.raises(KeyError):
        seen["nothing"]
    assert Glance(g, d.seat)["decision"] == whole["decision"]


def test_no_view_is_made_for_a_bot_that_does_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(*_: object, **__: object) -> dict[str, Any]:
        raise AssertionError("nobody looks")

    monkeypatch.setattr(Sitting, "view", look)
    player = ExperimentPlayer(spec.make({"game": "keyforge", "seed": 3, "games": 2, "bots": ["random"]}))
    assert isinstance(player.play(0), dict)


def test_a_planner_that_reads_the_table_has_no_question_put_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bool] = []
    real = Sitting.view

    def look(self: Sitting, seat: int | None = None, asked: bool = True) -> dict[str, Any]:
        read.append(asked)
        return real(self, seat, asked)

    monkeypatch.setattr(Sitting, "view", look)
    made = spec.make({"game": "keyforge", "seed": 3, "games": 2, "bots": ["easy"], "answers": 60})
    assert isinstance(ExperimentPlayer(made).play(0), dict)
    assert read and not any(read)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_the_same_whether_its_view_is_made_early_or_late(game: str) -> None:
    profile = bots.profile(GAMES[game], game)
    assert profile.glances
    ends = []
    for each in (profile, replace(profile, glances=False)):
        g = tableforge.new(game, seed=5)
        players = [each.make(5 + k) for k in range(g.seats)]
        for _ in range(40):
            if (d := g.decision) is None:
                break
            g.answer(players[d.seat].choose(show(g, d.seat, each), d), d.seat)
        ends.append(g.digest())
    assert ends[0] == ends[1]


def test_a_bot_of_somebody_else_has_its_view_at_once() -> None:
    g = tableforge.new("keyforge", seed=3)
    own = replace(bots.profile("random"), glances=False)
    assert type(show(g, 0, own)) is dict
