"""Glicko-2 by the example that Mark Glickman's paper works out, and by what must hold of it."""

from __future__ import annotations

from random import Random

import pytest

from tableforge.server.glicko import (
    NARROWEST,
    WIDEST,
    GlickoRating,
    RivalResult,
    age_rating,
    expected_score,
    foretell_score,
    update_rating,
)

ME = GlickoRating(1500, 200, 0.06)
RIVALS = [(GlickoRating(1400, 30), 1.0), (GlickoRating(1550, 100), 0.0), (GlickoRating(1700, 300), 0.0)]


def test_the_worked_example_of_the_paper_comes_out() -> None:
    after = update_rating(ME, [RivalResult(*x) for x in RIVALS])
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    assert [round(expected_score(ME, x), 3) for x, _ in RIVALS] == [0.639, 0.432, 0.303]


def test_without_games_only_the_deviation_grows_and_never_beyond_the_widest() -> None:
    after = update_rating(ME, [])
    assert (after.rating, after.volatility) == (ME.rating, ME.volatility)
    assert after.deviation == pytest.approx(200.2714, abs=0.0001)  # as the paper says of who did not compete
    assert age_rating(ME, 1e9).deviation == WIDEST
    assert age_rating(ME, -3.0) == age_rating(ME, 0.0) == ME


def test_a_win_raises_a_loss_lowers_and_a_draw_of_equals_moves_nothing() -> None:
    rival = GlickoRating(1500, 200)
    won, drawn, lost = [update_rating(ME, [RivalResult(rival, score)]) for score in (1.0, 0.5, 0.0)]
    assert won.rating > 1500 > lost.rating
    assert drawn.rating == pytest.approx(1500)
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)


def test_what_both_sides_may_expect_adds_up_to_one() -> None:
    chance = Random(4)
    for _ in range(100):
        a, b = [GlickoRating(chance.uniform(800, 2400), chance.uniform(45, 350)) for _ in range(2)]
        assert foretell_score(a, b) + foretell_score(b, a) == pytest.approx(1.0)


def test_ratings_find_the_strength_that_games_come_of() -> None:
    """Given who wins as a strength of 1800 would, when they play 200 games, then that strength lies within the margin."""
    chance, me, true = Random(1), GlickoRating(), GlickoRating(1800, 0)
    for _ in range(200):
        rival = GlickoRating(chance.uniform(1400, 2000), 60)
        me = update_rating(
            me, [RivalResult(rival, float(chance.random() < expected_score(true, GlickoRating(rival.rating, 0))))]
        )
    assert abs(me.rating - 1800) < me.margin
    assert NARROWEST <= me.deviation < 80
