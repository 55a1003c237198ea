"""The nth game of an experiment is a function of the experiment and n alone, in every game."""

from __future__ import annotations

from typing import Any

import pytest

import tableforge
from lab import danger, dangerous, small
from tableforge.lab import play, spec
from tableforge.lab.crew import Crew
from tableforge.lab.play import ExperimentPlayer, Failure, columns_of, engine, job_of

EXPERIMENTS: dict[str, dict[str, Any]] = {
    "keyforge": {"bots": ["random"], "keep": ["cards", "deeds", "saves"]},
    "arkham": {"bots": ["random"], "investigators": [["starter:roland", "starter:daisy"]], "keep": ["investigators"]},
    "fateforge": {"bots": ["random"], "quest": ["bells-below"], "heroes": [["lord", "shaman"]], "seats": [2]},
}


def row_of(player: ExperimentPlayer, id: int) -> dict[str, Any]:
    found = player.play(id)
    assert not isinstance(found, Failure), found
    return {name: value for name, value in found.items() if name != "cpu_ms"}


@pytest.mark.parametrize("game", EXPERIMENTS)
def test_a_game_is_the_same_whoever_plays_it_and_after_which_others(game: str) -> None:
    experiment = spec.make({"game": game, "seed": 3, "games": 4, **EXPERIMENTS[game]})
    forward, backward = ExperimentPlayer(experiment), ExperimentPlayer(spec.load(experiment.dump()))
    rows = {id: row_of(forward, id) for id in range(experiment.total)}
    assert {id: row_of(backward, id) for id in reversed(range(experiment.total))} == rows
    assert len({row["digest"] for row in rows.values()}) > 1
    assert {*rows[0], "cpu_ms"} <= {column.name for column in columns_of(experiment)}


@pytest.mark.parametrize("game", EXPERIMENTS)
def test_every_game_fills_its_columns_with_what_they_are_declared_to_hold(game: str) -> None:
    kinds: dict[str, Any] = {"flag": bool, "int": int, "long": int, "float": (int, float), "text": str}
    experiment = spec.make({"game": game, "games": 2, **EXPERIMENTS[game]})
    row = ExperimentPlayer(experiment).play(0)
    assert isinstance(row, dict)
    for column in columns_of(experiment):
        value = row.get(column.name)
        if value is None:
            assert column.name == "cultists"  # of another scenario
        elif column.kind in ("ints", "texts"):
            assert all([isinstance(x, int if column.kind == "ints" else str) for x in value]), column.name
        else:
            assert isinstance(value, kinds[column.kind]), column.name
        assert column.title.text("fr")


def test_both_sides_sit_in_both_seats_with_the_same_chance() -> None:
    experiment = small()
    jobs = [job_of(experiment, id) for id in range(experiment.total)]
    assert [(job.combination, job.seat) for job in jobs[:6]] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert jobs[0].seed == jobs[1].seed != jobs[2].seed and jobs[0].seed != jobs[6].seed
    first, second = [ExperimentPlayer(experiment).begin(job) for job in jobs[:2]]
    assert [d["name"] for d in first.setup["decks"]] == [d["name"] for d in reversed(second.setup["decks"])]


def test_a_side_has_won_whose_seat_has_won() -> None:
    player = ExperimentPlayer(small(keep=["saves"]))
    for id in range(4):
        row = row_of(player, id)
        result = tableforge.load(row["save"]).result
        assert result is not None and row["won"] == float(result["winner"] == row["seat"])
        assert row["keys_a" if row["won"] else "keys_b"] == 3


def test_a_game_without_an_end_counts_half_and_says_so() -> None:
    row = row_of(ExperimentPlayer(small(answers=5)), 0)
    assert row["won"] == 0.5 and row["over"] is False and row["answers"] == 5


def test_what_keyforge_keeps_is_what_the_log_says() -> None:
    row = row_of(ExperimentPlayer(small(keep=["cards", "deeds", "saves"])), 0)
    g = tableforge.load(row["save"])
    dealt = {e.seat: [x.id for x in e.things] for e in reversed(g.events) if e.kind == "draw"}
    assert sorted(row["first_hand_a"]) == sorted(dealt[0]) and sorted(row["first_hand_b"]) == sorted(dealt[1])
    assert row["own_turns_a"] == sum([e.kind == "turn" and e.seat == 0 for e in g.events])
    assert row["made_b"] == sum([e.amount for e in g.events if e.kind in ("gain", "steal") and e.seat == 1])
    # a turn that begins with the last key ends the game before anybody is asked
    assert len(row["aember_a"]) in (row["turns"], row["turns"] + 1) and row["forged_a"][-1] == row["keys_a"]


def test_tracing_changes_no_game() -> None:
    assert (
        row_of(ExperimentPlayer(small()), 1)["digest"] == row_of(ExperimentPlayer(small(keep=["deeds"])), 1)["digest"]
    )


def test_a_bot_that_raises_costs_its_game_alone_and_leaves_a_save() -> None:
    with dangerous():
        experiment = danger("raises")
        (batch,) = Crew(experiment, 0, size=9).play(range(9), 9)
        assert batch.failures and batch.rows and len(batch) == 9
        failure = batch.failures[0]
        assert failure.error == "RuntimeError: this bot does not know what to do" and "go_wrong" in failure.trace
        assert tableforge.load(failure.save).decision is not None


def test_a_game_that_brings_nothing_has_what_every_game_has(lamplighters: str) -> None:
    experiment = spec.make({"game": lamplighters, "games": 3, "bots": ["random"], "seats": [2, 3]})
    rows = [row_of(ExperimentPlayer(experiment), id) for id in range(6)]
    assert [row["seats"] for row in rows] == ["2", "3"] * 3
    assert {column.name for column in columns_of(experiment)} == {*rows[0], "cpu_ms"}


def test_the_engine_is_known_by_its_sources() -> None:
    assert engine("keyforge") == engine("keyforge") != engine("arkham")
    assert engine("keyforge").startswith(tableforge.__version__)
    assert play.engine.__wrapped__("keyforge") == engine("keyforge")
