"""Easy, medium and hard: they look ahead in games that they imagine, know no more than their seat, and cost what they may."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tableforge
from tableforge import bots
from tableforge.arkham import worth
from tableforge.arkham.doors.bots import levels
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.lookahead import Look
from tableforge.arkham.scenarios import IDS
from tableforge.arkham.state import Arkham
from tableforge.kernel.core import State

SMALL = levels.Level("small", budget=2500, top=2)
SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "train_arkham.py"


def test_the_levels_look_further_and_misjudge_less_one_after_the_other() -> None:
    budgets = [level.budget for level in (levels.EASY, levels.MEDIUM, levels.HARD)]
    assert budgets == sorted(set(budgets)) and levels.EASY.blur > levels.MEDIUM.blur == levels.HARD.blur == 0


def test_the_same_seed_plays_the_same_game() -> None:
    """What may be spent is counted in steps of the engine, and no clock is looked at."""
    first, second = [played(SMALL, 5, 30) for _ in range(2)]
    assert first == second and len(first) == 30


def played(level: levels.Level, seed: int, most: int) -> list[str]:
    """The keys of the first answers of a game."""
    g = tableforge.new("arkham", seed=seed, investigators=["starter:agnes-strong"])
    player = levels.Strategist(level, seed)
    while (d := g.decision) is not None and len(g.answers) < most:
        g.answer(player.choose({}, d), d.seat)
    return [str(x) for x in g.answers]


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_a_level_answers_the_same_whatever_its_seat_cannot_see(name: str) -> None:
    """Two hidden cards change places, and the future of chance is another: the answer stays."""
    level = replace(levels.EASY if name == "easy" else SMALL, name=name)
    g = tableforge.new("arkham", seed=3, investigators=["roland", "agnes"])
    plain = bots.make("bench-random", 3)
    compared = 0
    while (d := g.decision) is not None and len(g.answers) < 60:
        pairs = [(a, b) for group in g.game.laws.hidden_groups(g.state, d.seat) for a, b in pairwise(group)]
        pairs = [(a, b) for a, b in pairs if not g.game.laws.alike(g.state, a, b)]
        if pairs and len(d.raw.options) > 1:
            twin = g.clone()
            twin.state = g.game.laws.swap(g.state, *pairs[len(g.answers) % len(pairs)])
            twin.state.ra ^= 0x5A5A5A5A
            answers = [levels.Strategist(level, 9).choose({}, asked.asked[d.seat]) for asked in (g, twin)]
            assert answers[0] == answers[1]
            compared += 1
        g.answer(plain.choose({}, d), d.seat)
    assert compared > 10


@pytest.mark.parametrize("scenario", ["the-midnight-masks", "the-devourer-below"])
def test_it_looks_ahead_in_every_scenario_and_with_several_seats(scenario: str) -> None:
    g = tableforge.new("arkham", seed=2, investigators=["skids", "wendy"], scenario=scenario, difficulty="easy")
    players = [levels.Strategist(levels.Level("tiny", budget=600, top=2, rounds=1), seat) for seat in range(2)]
    while (d := g.decision) is not None and len(g.answers) < 60:
        g.answer(players[d.seat].choose({}, d), d.seat)
    assert sum([player.looks for player in players]) > 10


def test_a_look_ahead_costs_what_it_may_and_a_game_more_at_most() -> None:
    t = given(you=seat("roland", play="machete", threat="ghoul-minion"), locations="study+clues:2")
    d = t.g.decision
    assert d is not None
    look = Look(d.imagined_state, levels.learned_weights()["the-gathering"], 4000, 2)
    best = look.best([0, 1, 2], iter(range(1, 9999)).__next__, 1.0)
    assert best in (0, 1, 2) and 0 < look.cost < 4000 + 3 * 4000


def test_what_is_clear_at_once_is_not_looked_into_for_long() -> None:
    """Advancing the act is better than ending the turn in every imagined game."""
    t = given(you=seat("roland", clues=2, hand="machete"), locations="study")
    d = t.g.decision
    assert d is not None
    places = [o.index for o in d.options if o.key in ("advance:trapped", "end-turn")]
    look = Look(d.imagined_state, levels.learned_weights()["the-gathering"], 10**9, 1)
    best = look.best(sorted(places), iter(range(1, 9999)).__next__, 1.0)
    assert d.options[best].key == "advance:trapped"


def test_imagined_games_are_not_the_true_one() -> None:
    t = given(you=seat("roland", deck="machete guts perception"), locations="study+clues:2")
    d = t.g.decision
    assert d is not None
    asked: list[int] = []

    def imagine(seed: int) -> State:
        asked.append(seed)
        return d.imagined_state(seed)

    before = t.g.state.dump()
    Look(imagine, levels.learned_weights()["the-gathering"], 1500, 1).best([0, 1], iter(range(7, 99)).__next__, 1.0)
    assert t.g.state.dump() == before and asked[:2] == [7, 8]


# ---------------------------------------------------------------- what a position is worth
def test_every_scenario_has_weights_for_every_feature() -> None:
    found = levels.learned_weights()
    assert set(found) == set(IDS) and {len(row) for row in found.values()} == {1 + worth.N}
    assert levels.read(levels.format_weights(found, "again")) == found


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (seat("roland"), seat("roland", damage=7, horror=3)),
        (seat("roland", play="machete"), seat("roland")),
        (seat("roland"), seat("roland", threat="ghoul-minion flesh-eater")),
    ],
)
def test_health_arms_and_few_enemies_are_worth_something(better: dict[str, object], worse: dict[str, object]) -> None:
    weights = levels.learned_weights()["the-gathering"]
    house: dict[str, Any] = {
        "locations": "hallway attic+clues:2 cellar+clues:2",
        "act": "the-barrier",
        "agenda": "rise-of-the-ghouls",
    }
    one, other = [given(you={**x, "at": "hallway"}, **house).s for x in (better, worse)]
    assert worth.judge(one, weights) > worth.judge(other, weights)


def test_who_has_won_has_all_there_is() -> None:
    g = tableforge.new("arkham", seed=1, investigators=["roland"])
    assert isinstance(g.state, Arkham)
    s = g.state.clone()
    s.over, s.resolution = True, "R1"
    lost = g.state.clone()
    lost.over = True
    assert worth.score(s) == 1.0 > 0.2 > worth.score(lost) >= 0.0


# ---------------------------------------------------------------- how it is learned
@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    spec = importlib.util.spec_from_file_location("train_arkham", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "train_arkham", module)
    spec.loader.exec_module(module)
    yield module


def test_a_game_teaches_a_row_for_each_round_and_what_it_came_to(script: ModuleType) -> None:
    rows, scores = script.lessons(None, "the-gathering", 1)
    assert len(rows) == len(scores) > 2 and len(set(scores)) == 1
    assert {len(row) for row in rows} == {worth.N + len(script.PLAYERS)}
    assert script.lessons(None, "the-gathering", 1) == (rows, scores)


def test_who_plays_is_left_out_of_the_weights(script: ModuleType) -> None:
    """Two players win a half and nothing, whatever they have: the weights say a quarter or so of both."""
    first, second = ([0.0] * worth.N + [float(x == k) for x in range(5)] for k in (0, 1))
    rows = [*[first] * 200, *[second] * 200]
    weights, _ = script.fitted((rows, [*[1.0, 0.0] * 100, *[0.0] * 200]), None)
    assert len(weights) == 1 + worth.N and not any(weights[1:])
