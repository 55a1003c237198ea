"""The levels of Fateforge: the easy one is no fool, the hard one looks to the end of the scene while that is far off."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tableforge import bots
from tableforge.bots import contest
from tableforge.fateforge.bot import ahead, search
from tableforge.fateforge.bot.mind import BUDGET, WIDTH, Mind
from tableforge.fateforge.bot.plan import Turn, free, plan_turns
from tableforge.fateforge.doors import bots as door
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.kernel.core import reply

FORD = "ford-ambush"


def chosen(t: Ruling, name: str, seed: int = 1) -> str:
    """The key of what a level answers for seat 0."""
    d = t.decision_for(0)
    assert d is not None
    return d.options[bots.make(name, seed, "fateforge").choose(t.g.view(0), d)].key


def early_turn(scene: str, heroes: list[str], seed: int, turn: int) -> Fate:
    """The position, as its seat imagines it, at the n-th turn of the game of a seed that planners play."""
    s = GAME.start(GAME.setup(heroes=heroes, scene=scene, seats=2), seed)
    assert isinstance(s, Fate)
    s.tracing = False
    chance, minds, last, turns = Random(seed), [Mind(), Mind()], (0, 0), -1
    while True:
        d = s.pending
        assert d is not None
        raw = d.each()[0]
        guess = search.imagined(s, raw.seat, chance.getrandbits(63))
        guess.tracing = False
        if free(s, s.turn) and (s.round, s.turn) != last:
            last, turns = (s.round, s.turn), turns + 1
            if turns == turn:
                return guess
        reply(s, d.answer(raw.seat, minds[raw.seat].answer(guess, raw)))


def wins(turn: Turn, seeds: range) -> int:
    """In how many imagined games the scene is won after a turn, when narrow planners play on."""
    minds = [ahead.Narrow(), ahead.Narrow()]
    return sum([ahead.played_on(turn.s, minds, 999_331 * k + 7) > 0 for k in seeds])


# ---------------------------------------------------------------- easy
@pytest.mark.parametrize("seed", range(12))
def test_a_beginner_does_not_end_its_turn_while_an_enemy_can_be_defeated(seed: int) -> None:
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike strike"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b",
    )
    assert chosen(t, "easy", seed) != "end-turn"


@pytest.mark.parametrize("seed", range(12))
def test_a_beginner_does_not_walk_into_a_certain_knock_out_for_nothing(seed: int) -> None:
    t = given(
        map="mill-ford",
        you=hero("shaman", at="a", results="move", health=1),
        ally=hero("mercenary", at="a"),
        enemies="bruiser.1@b bruiser.2@b bruiser.3@b bruiser.4@b",
    )
    assert chosen(t, "easy", seed) != "move:b"


def test_a_beginner_misjudges_now_and_then() -> None:
    """Where planner sees one answer, different seeds of easy take different ones."""
    t = given(
        scene=FORD,
        you=hero("mercenary", at="b", results="strike move move"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b poacher.1@e",
    )
    assert len({chosen(t, "easy", seed) for seed in range(20)}) > 1
    assert chosen(t, "easy", 3) == chosen(t, "easy", 3)


@pytest.mark.slow
def test_a_beginner_comes_further_than_chance() -> None:
    far = [
        sum([contest.play_bout("fateforge", name, "", k).games[0].score for k in range(4)])
        for name in ("easy", "random")
    ]
    assert far[0] > far[1]


# ---------------------------------------------------------------- hard
@pytest.mark.slow
@pytest.mark.parametrize(
    ("scene", "heroes", "seed", "turn", "number"),
    [
        ("clockwork-alarm", ["shaman", "mercenary"], 1, 1, 1),
        ("gate-yard-break", ["thief", "shaman"], 2, 3, 2),
    ],
)
def test_early_in_a_scene_a_turn_of_less_worth_is_taken_that_wins_more_often(
    scene: str, heroes: list[str], seed: int, turn: int, number: int
) -> None:
    """In rounds 1 and 2 worth alone cannot tell how the scene will go; twenty-four games that it did not look at bear it out."""
    s = early_turn(scene, heroes, seed, turn)
    assert s.round == number
    turns = plan_turns(s, s.turn, WIDTH, BUDGET, ahead.CLOSE).different(ahead.MOST_TURNS)
    best, looked_at = ahead.best_going(s, turns)
    assert best.value < turns[0].value and looked_at > 0
    assert wins(best, range(24)) > wins(turns[0], range(24))
    again, same = ahead.best_going(s, turns)
    assert again is best and same == looked_at


@pytest.mark.slow
def test_what_is_looked_at_is_bounded_in_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    s = early_turn("clockwork-alarm", ["shaman", "mercenary"], 1, 1)
    turns = plan_turns(s, s.turn, WIDTH, BUDGET, ahead.CLOSE).different(ahead.MOST_TURNS)
    monkeypatch.setattr(ahead, "MOST_POSITIONS", 3000)
    few = ahead.best_going(s, turns)[1]
    monkeypatch.undo()
    assert 0 < few < ahead.best_going(s, turns)[1]


@pytest.mark.slow
def test_turns_that_are_tried_lie_close_and_apart() -> None:
    s = early_turn("clockwork-alarm", ["shaman", "mercenary"], 1, 1)
    values = [x.value for x in plan_turns(s, s.turn, WIDTH, BUDGET, ahead.CLOSE).different(ahead.MOST_TURNS)]
    assert 2 <= len(values) <= ahead.MOST_TURNS and values[0] - values[-1] <= ahead.CLOSE
    assert all([a - b > 0.4 for a, b in pairwise(values)])


def test_from_the_third_round_on_hard_plans_as_planner_does() -> None:
    for number, early in ((1, True), (2, True), (3, False)):
        t = given(
            scene=FORD,
            you=hero("mercenary", at="b", results="strike move move"),
            ally=hero("shaman", at="a"),
            enemies="recruit.1@b poacher.1@e",
            round=number,
        )
        assert ahead.is_early(t.s) == early
    assert chosen(t, "hard") == chosen(t, "planner")


@pytest.mark.slow
def test_hard_plays_the_same_game_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "STAGES", ((3, 1), (2, 1)))  # a short look ahead is one all the same
    logs = []
    for _ in range(2):
        g = contest.start_game("fateforge", 3)
        contest.play(g, ["hard"] * g.seats, 3)
        assert g.over
        logs.append(g.answers)
    assert logs[0] == logs[1]


def test_levels_are_measured_in_scenes_of_which_each_is_a_trial_of_its_own() -> None:
    told = [contest.arena_settings("fateforge", seed) for seed in range(20)]
    assert [x["scene"] for x in told[:10]] == [x["scene"] for x in told[10:]] == list(door.SCENES)
    assert told[0]["heroes"] != told[10]["heroes"] and door.trial(13) == told[3]["scene"]
