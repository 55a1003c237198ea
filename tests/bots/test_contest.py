"""Contests: paired games against one rival, or all seats together; the same figures from any number of processes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tableforge.bots import contest
from tableforge.errors import BadSetup


def without_time(standing: contest.ContestResult) -> contest.ContestResult:
    return replace(standing, ms=0.0, ms_most=0.0)


def test_a_bot_against_itself_wins_half_of_its_paired_games() -> None:
    """The cards and chance are the same from both seats, and so is what each seat answers."""
    found = contest.measure("keyforge", "bench-random", "bench-random", 6)
    assert (found.games, found.won, found.unfinished) == (6, 50.0, 0)


def test_an_odd_number_of_games_is_made_even() -> None:
    told = []
    found = contest.measure("keyforge", "bench-random", "random", 3, told=lambda done, of: told.append((done, of)))
    assert found.games == 4 and told == [(2, 4), (4, 4)] and found.decisions > 20 and found.ms_most >= found.ms > 0


@pytest.mark.slow
def test_several_processes_find_what_one_finds() -> None:
    one, two = [contest.measure("keyforge", "bench-random", "random", 8, seed=3, jobs=n) for n in (1, 2)]
    assert without_time(one) == without_time(two)


def test_where_all_win_together_a_bot_plays_every_seat() -> None:
    assert contest.choose_rival("arkham") == ""
    found = contest.measure("arkham", "random", "", 3)
    assert (found.games, found.rival) == (3, "")
    with pytest.raises(BadSetup, match="'greedy' cannot be a rival: in 'arkham' all seats win or lose together") as e:
        contest.choose_rival("arkham", "greedy")
    assert "ne peut pas être un rival" in e.value.text("fr")


def test_the_rival_is_greedy_where_it_plays() -> None:
    assert contest.choose_rival("keyforge") == "greedy" and contest.choose_rival("keyforge", "hard") == "hard"


def test_keyforge_is_measured_with_new_decks_and_in_every_other_game_both_play_the_same() -> None:
    (a, b), (c, d) = [[deck["id"] for deck in contest.arena_settings("keyforge", seed)["decks"]] for seed in (4, 5)]
    assert a == b and len({a, c, d}) == 3
    assert contest.arena_settings("arkham", 1) == contest.arena_settings("arkham", 2)


@pytest.mark.slow
def test_medium_beats_greedy() -> None:
    assert contest.measure("keyforge", "medium", "greedy", 40).won > 55
