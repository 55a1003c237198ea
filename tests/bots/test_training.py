"""The script that learns the weights: what it fits, and that anybody can repeat it."""

from __future__ import annotations

import importlib.util
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tableforge.keyforge import worth
from tableforge.keyforge.doors.bots import planner

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "train_bots.py"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("train_bots", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "train_bots", module)  # the processes that play look for it by name
    spec.loader.exec_module(module)
    yield module


def test_the_weights_behind_wins_and_losses_are_found(script: ModuleType) -> None:
    rng = Random(3)
    true = [0.5, 1.0, -0.7]
    rows = [[rng.randrange(3), rng.randrange(4)] for _ in range(6000)]
    won = [int(rng.random() < 1 / (1 + math.exp(-sum([w * x for w, x in zip(true, (1, *row))])))) for row in rows]
    found, loss = script.Regression(rows, won).fit([0.0, 0.0, 0.0])
    assert all([abs(a - b) < 0.15 for a, b in zip(found, true)]) and loss < math.log(2)


def test_what_nothing_was_learned_of_stays_as_it_was(script: ModuleType) -> None:
    found, _ = script.Regression([[1, 0], [0, 0]] * 50, [1, 0] * 50).fit([0.0, 0.0, 0.25])
    assert found[2] == 0.25 and found[1] > 1


def test_linear_equations_are_solved(script: ModuleType) -> None:
    assert script.solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


def test_a_game_teaches_a_row_for_each_turn_and_who_won(script: ModuleType) -> None:
    rows, won = script.lessons(None, 5)
    assert len(rows) == len(won) > 5 and {len(row) for row in rows} == {2 * worth.N} and {*won} == {0, 1}


@pytest.mark.slow
def test_any_number_of_processes_learns_the_same(script: ModuleType) -> None:
    one, two = [[weights for _, weights in script.course([6, 4], 0, jobs)] for jobs in (1, 2)]
    assert one == two and len(one) == 2 and len(one[0]) == len(planner.learned_weights())
