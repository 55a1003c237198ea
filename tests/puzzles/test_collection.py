"""The puzzles that ship: every one is replayed and its solution judged, and some of each game are proved again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tableforge import games
from tableforge.puzzles import TRIES, Puzzle, shelf, source_of
from tableforge.puzzles.judging import find_hint, judge_answers
from tableforge.puzzles.mining import is_hard, levels_of
from tableforge.puzzles.proving import open_puzzle, prove_again
from tableforge.puzzles.rating import rate
from tableforge.puzzles.telling import tell_reason, tell_solution

GAMES = [name for name in games.names() if shelf.has_puzzles(name)]
SAMPLED = 2  # puzzles of each game that are proved again, those that are looked through soonest


def soonest(game: str) -> list[Puzzle]:
    return sorted(shelf.puzzles_of(game), key=lambda p: (p.counts.looked, p.id))


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_of_every_puzzle_reaches_its_goal_and_its_position_does_not(game: str) -> None:
    for p in shelf.puzzles_of(game):
        g = open_puzzle(p)
        assert g.decision is not None and g.decision.seat == p.seat, p.id
        assert judge_answers(p, g).verdict == "open", p.id
        if p.chance:
            continue  # weighed below
        for key in p.solution:
            g.answer(key)
        assert judge_answers(p, g).verdict == "solved", p.id


@pytest.mark.parametrize("game", GAMES)
def test_what_was_counted_and_tried_fits_together(game: str) -> None:
    source, levels = source_of(game), levels_of(game)
    ids = [p.id for p in shelf.puzzles_of(game)]
    assert len(ids) == len({*ids})
    for p in shelf.puzzles_of(game):
        assert p.game == game and p.goal in source.GOALS and {*p.themes} <= {*source.THEMES}, p.id
        assert 0 < p.counts.good <= p.counts.ends and 0 < p.counts.answers <= len(p.solution), p.id
        assert {*p.solved} == {*levels} and all(0 <= n <= TRIES for n in p.solved.values()), p.id
        assert p.rating == rate(p.solved, TRIES, levels), p.id
        assert bool(p.chance) == source.BY_CHANCE


@pytest.mark.parametrize("game", GAMES)
def test_some_of_them_are_proved_again_by_looking_at_every_way(game: str) -> None:
    for p in soonest(game)[:SAMPLED]:
        again = prove_again(p)
        assert again is not None, p.id
        assert (again.good, again.ends, again.others) == (p.counts.good, p.counts.ends, p.counts.others), p.id


def test_a_plan_of_the_best_chance_is_solved_before_the_token_counts_and_another_is_missed() -> None:
    for p in soonest("arkham")[:3]:
        g = open_puzzle(p)
        for key in p.solution:
            g.answer(key)
        found = judge_answers(p, g)
        assert (found.verdict, found.chance) == ("solved", p.chance), p.id
        away = open_puzzle(p)
        assert away.decision is not None
        away.answer(next(o.key for o in away.decision.options if o.key != p.solution[0]))
        assert judge_answers(p, away).verdict == "missed", p.id


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_leads_on_from_the_position_and_the_reason_is_told_in_both_languages(game: str) -> None:
    p = soonest(game)[0]
    g = open_puzzle(p)
    assert find_hint(p, g) == p.solution[0]
    g.answer(p.solution[0])
    assert len(p.solution) == 1 or find_hint(p, g) == p.solution[1]
    assert tell_reason(p, "en") != tell_reason(p, "fr")
    english, french = tell_solution(p, "en"), tell_solution(p, "fr")
    assert [step.key for step in english] == [step.key for step in french] == list(p.solution)
    assert any(step.events for step in english)


def test_a_solution_tells_of_the_turn_and_not_of_what_enemies_do_after_it() -> None:
    for p in soonest("fateforge")[:6]:
        told = [rule for step in tell_solution(p, "en") for _, rule in step.events]
        assert "FF.results-lost" not in told[:-1] and not {"FF.enemy-order", "FF.upkeep", "FF.outcome"} & {*told}, p.id


def test_off_the_known_way_a_hint_finds_another_one_or_says_that_there_is_none() -> None:
    p = soonest("keyforge")[0]
    g = open_puzzle(p)
    g.answer(p.solution[0])
    g.answer("end-turn")
    assert judge_answers(p, g).verdict == "missed" and find_hint(p, g) is None


def test_the_docs_say_how_many_puzzles_ship_and_how_many_of_them_are_hard() -> None:
    """Hard: reached by a tenth of the turn's ends at most, four answers deep, missed by the weakest level in most tries."""
    docs = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    for game in GAMES:
        found = shelf.puzzles_of(game)
        hard = [
            p
            for p in found
            if 10 * p.counts.good <= p.counts.ends + p.counts.others
            and p.counts.answers >= 4
            and 2 * p.solved[levels_of(game)[0]] < TRIES
        ]
        assert hard == [p for p in found if is_hard(p)]
        title = games.game(game).title.text("en").partition(":")[0]
        assert f"| {title} | {len(found)} | {len(hard)} |" in docs
    assert f"| in all | {sum([len(shelf.puzzles_of(game)) for game in GAMES])} |" in docs
