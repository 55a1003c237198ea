"""The script that tries what looking further would win: it sees what comes of a turn, and can be stopped and gone on with."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tableforge import bots
from tableforge.bots.contest import start_game
from tableforge.keyforge import worth
from tableforge.keyforge.doors.bots import planner
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.lines import best_lines
from tableforge.keyforge.plan import plan
from tableforge.keyforge.state import KeyForge

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "keyforge_search.py"
HOUSES = ("brobnar", "dis", "untamed")
SEED = 40_003


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("keyforge_search", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["keyforge_search"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["keyforge_search"]


def position(t: Ruling) -> KeyForge:
    s = t.g.state.clone()
    assert isinstance(s, KeyForge)
    s.nature_asks = s.tracing = False
    return s


def answers(script: ModuleType, way: str, most: int) -> list[int]:
    """The first answers of a game that one way plays in both seats."""
    g = start_game("keyforge", SEED)
    players = [script.Further(way, 7 + seat, 2) for seat in (0, 1)]
    out: list[int] = []
    while (d := g.decision) is not None and len(out) < most:
        out.append(players[d.seat].choose(g.view(d.seat), d))
        g.answer(out[-1], d.seat)
    assert way not in ("reply", "tree") or sum([p.looks for p in players]) > 0
    return out


@pytest.mark.slow
@pytest.mark.parametrize("way", ["plain", "worlds", "reply", "tree"])
def test_the_same_seed_gives_the_same_answers(script: ModuleType, way: str) -> None:
    assert answers(script, way, 16) == answers(script, way, 16)


def test_the_plain_way_plays_as_expert_does(script: ModuleType) -> None:
    t = given(
        house="brobnar", you=seat(hand="punch anger", line="valdr bumpsy", houses=HOUSES), foe=seat(line="dodger")
    )
    d = t.g.decision
    assert d is not None
    view = t.g.view(d.seat)
    assert script.Further("plain", 3).choose(view, d) == bots.make("expert", 3, "keyforge").choose(view, d)


@pytest.mark.parametrize("way", ["worlds", "reply", "tree"])
def test_a_way_that_looks_further_still_wins_where_it_can(script: ModuleType, way: str) -> None:
    t = given(
        house="untamed",
        you=seat(keys=2, amber=7, hand="key-charge", line="dew-faerie", houses=HOUSES),
        foe=seat(amber=5),
    )
    d = t.g.decision
    assert d is not None
    chosen = script.Further(way, 1, 2).choose(t.g.view(d.seat), d)
    assert d.options[chosen].key == "play:key-charge@hand:0"


def test_behind_a_turn_that_lets_the_other_side_forge_its_last_key_nothing_is_left(script: ModuleType) -> None:
    """The other side has the æmber, and one's own turn is ended at once."""
    t = given(house="brobnar", you=seat(houses=HOUSES), foe=seat(keys=2, amber=6, houses=HOUSES))
    s = position(t)
    d = t.g.decision
    assert d is not None
    stop = next(o.code for o in d.options if o.key == "end-turn")
    assert script.Further("reply", 1).beyond(s, 0, [stop]) < 0.001


def test_a_turn_that_does_not_fit_another_world_is_played_on_there(script: ModuleType) -> None:
    """Nothing of the line can be played here: the turn is ended all the same, and judged two turns later."""
    t = given(house="brobnar", you=seat(line="valdr", houses=HOUSES), foe=seat(line="dodger", houses=HOUSES))
    s = position(t)
    value = script.Further("reply", 1).beyond(s, 0, [-99])
    assert s.turn > position(t).turn + 2 and 0.0 < value < 1.0


def test_the_tree_remembers_what_came_of_each_house(script: ModuleType) -> None:
    """What the other side did after a turn, and then oneself, is counted for whoever chose it."""
    t = given(house="brobnar", you=seat(line="valdr", houses=HOUSES), foe=seat(line="dodger", houses=HOUSES))
    branch = script.Branch()
    player = script.Further("tree", 1)
    values = [player.beyond(position(t), 0, [-99], branch) for _ in range(6)]
    theirs = list(branch.next.values())
    assert sum([b.games for b in theirs]) == 6
    assert sum([b.total for b in theirs]) == pytest.approx(6 - sum(values))
    assert sum([c.total for b in theirs for c in b.next.values()]) == pytest.approx(sum(values))


def test_what_is_seldom_followed_promises_more(script: ModuleType) -> None:
    often, seldom = script.Branch(), script.Branch()
    often.games, often.total, seldom.games, seldom.total = 20, 10.0, 1, 0.5
    assert seldom.promise(0.5, 21) > often.promise(0.5, 21)


def test_of_lines_those_are_followed_that_are_near_the_best_and_differ(script: ModuleType) -> None:
    found = [(0.2, (1,)), (0.5, (2,)), (0.5, (3,)), (-0.6, (4,)), (-1e9, ())]
    assert script.distinct(found) == [(0.5, (2,)), (0.2, (1,))]
    assert script.distinct([(-1e9, ())]) == []


def test_a_line_counts_single_cards_where_the_plan_does() -> None:
    t = given(
        house="brobnar", you=seat(hand="punch", line="valdr", houses=HOUSES), foe=seat(line="dodger", houses=HOUSES)
    )
    s = position(t)
    weights, cards = planner.expert_weights(), planner.expert_cards()
    found = best_lines(s, 0, weights, 64, 6000, cards)
    assert [v for v, _ in found] == pytest.approx(plan(s, 0, weights, 64, 6000, cards))
    assert [v for v, _ in found] != pytest.approx([v for v, _ in best_lines(s, 0, weights, 64, 6000)])
    assert max(found)[0] < worth.WON


def test_a_run_goes_on_where_it_was_stopped(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def play(way: str, rival: str, seed: int, games: int) -> dict[str, Any]:
        played.append(seed)
        asked = {"way": way, "worlds": games, "rival": rival, "seed": seed}
        return {**asked, "won": 1.0 + seed % 2, "looks": 4, "ms": 2.0, "most": 9.0}

    monkeypatch.setattr(script, "play", play)
    file = tmp_path / "rows.jsonl"
    script.measure("tree", "hard", range(2), 8, file)
    script.measure("tree", "hard", range(4), 4, file)
    rows = script.measure("tree", "hard", range(4), 8, file)
    assert played == [0, 1, 0, 1, 2, 3, 2, 3]
    assert [r["seed"] for r in rows] == [0, 1, 2, 3]
    assert "| tree | 8 | hard | 8 | 75.0 ± 28.3 | 2 | 2 | 9 |" in script.table(rows)
    assert len([json.loads(line) for line in file.read_text("utf-8").splitlines()]) == 8
