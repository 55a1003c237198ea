"""Ratings, crossings and cards that were made up are found again, within margins that hold as often as they say."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tableforge.lab.contribution import LEAST_WITH, Hands, beyond_margin
from tableforge.lab.evening import HandicapStep, find_even, fit, never_even
from tableforge.lab.rating import MOST_EXACT, Duel, expected_score, games_for, rate, share
from tableforge.lab.sas import interval, spearman

ELO = {"a": 120.0, "b": 40.0, "c": 0.0, "d": -60.0, "e": -100.0}
FIRST = -25.0  # what moving first is worth


def played(rng: Random, a: str, b: str, first: int, games: int) -> Duel:
    chance = expected_score(ELO[a] - ELO[b] + first * FIRST)
    return Duel(a, b, first, games, sum([rng.random() < chance for _ in range(games)]))


def field(rng: Random, games: int) -> list[Duel]:
    return [played(rng, a, b, first, games) for a, b in combinations(ELO, 2) for first in (1, -1)]


def test_made_up_ratings_are_found_and_their_margins_hold_in_95_of_a_hundred() -> None:
    rng, inside, all_of = Random(5), 0, 0
    for _ in range(200):
        found = rate(field(rng, 30))
        for rating in found.ratings:
            inside += abs(rating.elo - ELO[rating.name]) <= rating.margin
            all_of += 1
        inside += abs(found.seat - FIRST) <= found.seat_margin
        all_of += 1
    assert 0.92 <= inside / all_of <= 0.98


def test_somebody_who_plays_a_known_field_is_rated_on_its_scale() -> None:
    rng, inside = Random(6), 0
    known = {name: elo for name, elo in ELO.items() if name != "a"}
    for _ in range(200):
        duels = [played(rng, "a", b, first, 30) for b in known for first in (1, -1)]
        rating = rate(duels, fixed=known).of("a")
        inside += abs(rating.elo - ELO["a"]) <= rating.margin
    assert 0.90 <= inside / 200 <= 0.99


def test_somebody_who_won_all_games_has_a_number_all_the_same() -> None:
    best, worst = rate([Duel("a", "b", 1, 10, 10.0), Duel("a", "b", -1, 10, 10.0)]).ratings
    assert best.name == "a" and 300 < best.elo < 5000 and best.won == 100.0 and best.won_margin > 5
    assert worst.elo == pytest.approx(-best.elo)


def test_a_large_field_is_rated_the_same_way_without_every_covariance() -> None:
    rng = Random(7)
    names = {f"x{k}": rng.gauss(0, 80) for k in range(MOST_EXACT + 10)}
    duels = []
    for k, (a, b) in enumerate(combinations(names, 2)):
        if rng.random() < 0.15:
            first = 1 - 2 * (k % 2)
            duels.append(Duel(a, b, first, 400, 400 * expected_score(names[a] - names[b] + first * FIRST)))
    found = {r.name: r for r in rate(duels).ratings}
    middle = sum(names.values()) / len(names)
    assert max([abs(found[x].elo - (names[x] - middle)) for x in names]) < 1.0
    assert all([r.margin > 0 for r in found.values()])


def test_the_share_of_games_has_the_margin_that_was_measured_for_it() -> None:
    assert [games_for(m) for m in (5, 2, 1)] == [385, 2401, 9604]
    assert share(1200, 2401)[1] == pytest.approx(2.0, abs=0.01)
    assert share(0, 0) == (50.0, 50.0)


def test_a_made_up_crossing_is_found_within_its_margin() -> None:
    rng, inside = Random(8), 0
    for _ in range(60):
        even = rng.uniform(-9, 9)

        def play(handicap: int, games: int, even: float = even) -> float:
            chance = expected_score(25 * (even - handicap))
            return float(sum([rng.random() < chance for _ in range(games)]))

        curve = find_even(play, 24, 1.5)
        assert curve.even is not None and curve.margin <= 1.5
        inside += abs(curve.even - even) <= curve.margin
    assert inside >= 52


def test_what_no_handicap_makes_even_is_said_so_and_ends() -> None:
    played: list[int] = []

    def always(handicap: int, games: int) -> float:
        played.append(games)
        return games * expected_score(2000 - 25 * handicap)

    curve = find_even(always, 24, 1.5)
    assert never_even(curve, 24) and sum(played) < 2000 and curve.steps[-1].handicap == 24
    assert never_even(find_even(lambda handicap, games: games - always(-handicap, games), 24, 1.5), 24)
    flat = find_even(lambda handicap, games: games / 2, 24, 1.5, most_games=2000)
    assert flat.even is None and sum([step.games for step in flat.steps]) >= 2000
    assert fit([HandicapStep(0, 10, 5.0), HandicapStep(6, 10, 8.0)]).even is None  # a handicap that helps


def test_a_card_that_wins_games_is_found_and_chance_is_drawn_to_nothing() -> None:
    rng = Random(9)
    cards = [f"card-{k}" for k in range(36)]
    for true in (0.0, 0.12):
        hands = Hands()
        for _ in range(6000):
            hand = rng.sample(cards, 6)
            hands.add(hand, float(rng.random() < 0.5 + (true if "card-7" in hand else 0.0)))
        effects = hands.effects()
        assert len(effects) == 36 and all([abs(e.shrunk) <= abs(e.points) for e in effects])
        if true:
            assert effects[0].card == "card-7" and abs(effects[0].points - 100 * true) <= 2 * effects[0].margin
            assert effects[0].shrunk > 3 * max([abs(e.shrunk) for e in effects[1:]])
        else:
            assert beyond_margin(effects) <= 6 and max([abs(e.shrunk) for e in effects]) < 2.0


def test_a_card_that_was_hardly_seen_says_nothing() -> None:
    hands = Hands()
    for k in range(LEAST_WITH * 4):
        hands.add(["seen"] if k % 2 else ["rare"] if k < 20 else [], float(k % 3 == 0))
    assert [e.card for e in hands.effects()] == ["seen"]


def test_rank_correlation_shares_ranks_and_has_an_interval() -> None:
    assert spearman([1, 2, 2, 4], [1, 3, 3, 9]) == pytest.approx(1.0)
    assert spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1.0) and spearman([1, 1, 1], [1, 2, 3]) == 0.0
    low, high = interval(0.4, 100)
    assert 0.2 < low < 0.4 < high < 0.6 and interval(1.0, 3) == (-1.0, 1.0)


def test_groups_that_never_met_are_each_rated_around_nothing() -> None:
    apart = [Duel("a", "b", 1, 100, 64.0), Duel("c", "d", 1, 400, 100.0)]
    found = rate([*apart, *[d._replace(first=-1) for d in apart]])
    alone = [rate([d, d._replace(first=-1)]) for d in apart]
    for n, group in enumerate(found.groups):
        assert {r.group for r in group} == {n} and sum([r.elo for r in group]) == pytest.approx(0, abs=1e-3)
        for r in group:
            one = alone[n].of(r.name)
            assert r.elo == pytest.approx(one.elo, abs=0.1) and r.margin == pytest.approx(one.margin, rel=0.01)
    assert len(rate([*apart, Duel("a", "d", 1, 10, 5.0)]).groups) == 1
