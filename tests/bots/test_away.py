"""Bots away from the table: plain data in, a key out, the same in any process."""

from __future__ import annotations

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

import tableforge
from tableforge.bots import away
from tableforge.errors import NotYourDecision, UnknownBot
from tableforge.table.sitting import Sitting


def game(answers: int, seed: int = 5) -> Sitting:
    """A game of KeyForge after so many answers."""
    g = tableforge.new("keyforge", seed=seed)
    for _ in range(answers):
        assert g.decision is not None
        g.answer(len(g.decision.options) // 2)
    return g


def asked(g: Sitting) -> int:
    assert g.decision is not None
    return g.decision.seat


def test_the_answer_is_a_legal_key_and_the_game_stays_as_it_is() -> None:
    g = game(12)
    before = g.digest()
    key = away.choose(away.pack_sitting(g), asked(g), "medium", 3)
    assert g.why_not(key) is None and g.digest() == before


def test_what_is_sent_is_plain_data() -> None:
    sent = away.pack_sitting(game(12))
    assert json.loads(json.dumps(sent)) == sent and len(sent["answers"]) == 12


def test_a_game_that_is_kept_is_taken_on_by_the_answers_since() -> None:
    keeper = away.Keeper()
    first = keeper.sitting(away.pack_sitting(game(10)), "a table")
    again = keeper.sitting(away.pack_sitting(game(14)), "a table")
    assert again is first and again.digest() == game(14).digest()


def test_a_game_that_was_taken_back_is_taken_back_here_too() -> None:
    keeper = away.Keeper()
    first = keeper.sitting(away.pack_sitting(game(14)), "a table")
    g = game(14).undo().undo().undo()
    assert g.decision is not None
    g.answer(len(g.decision.options) - 1)
    again = keeper.sitting(away.pack_sitting(g), "a table")
    assert again is first and again.digest() == g.digest()


def test_another_game_at_the_same_table_begins_anew() -> None:
    keeper = away.Keeper()
    keeper.sitting(away.pack_sitting(game(10)), "a table")
    assert keeper.sitting(away.pack_sitting(game(10, seed=6)), "a table").digest() == game(10, seed=6).digest()


def test_only_so_many_games_are_kept_the_last_ones() -> None:
    keeper = away.Keeper(most=2)
    for table in ("a", "b", "a", "c"):
        keeper.sitting(away.pack_sitting(game(2)), table)
    keeper.sitting(away.pack_sitting(game(2)))
    assert list(keeper.kept) == ["a", "c"]


@pytest.mark.parametrize("bot", ["easy", "medium", "random"])
def test_the_answer_depends_on_nothing_that_was_asked_before(bot: str) -> None:
    """A process that has followed the game says the same as one that has never seen it, and as another one for the same seed."""
    followed = []
    for n in range(6, 12):
        g = game(n)
        followed.append(away.choose(away.pack_sitting(g), asked(g), bot, 7, table="followed"))
    fresh = [away.choose(away.pack_sitting(game(n)), asked(game(n)), bot, 7) for n in reversed(range(6, 12))]
    assert followed == fresh[::-1]


def test_a_pool_of_processes_answers_as_this_one_does() -> None:
    sent = [(away.pack_sitting(game(n)), asked(game(n))) for n in (3, 8, 13)]
    here = [away.choose(g, seat, "medium", 2) for g, seat in sent]
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawned, initializer=away.warm_up, initargs=("keyforge",)) as pool:
        there = [pool.submit(away.choose, g, seat, "medium", 2, "t").result() for g, seat in sent]
        with pytest.raises(NotYourDecision, match="seat 0 is asked nothing after 3 answers") as e:
            pool.submit(away.choose, sent[0][0], 1 - sent[0][1], "medium").result()
    assert there == here
    assert "rien n’est demandé au siège" in e.value.text("fr")


def test_a_joint_question_is_answered_for_the_seat_that_is_meant(lamplighters: str) -> None:
    g = tableforge.new(lamplighters, seed=2)
    while len(g.asked) < 2:
        assert g.decision is not None
        g.answer(0, g.decision.seat)
    for seat in list(g.asked):
        g.answer(away.choose(away.pack_sitting(g), seat, "random"), seat)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'hrd'; did you mean 'hard'"):
        away.choose(away.pack_sitting(game(3)), asked(game(3)), "hrd")
