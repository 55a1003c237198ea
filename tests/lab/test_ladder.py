"""The ladder of a game's levels: all pairs on one scale, or levels against the trials they met; with honest margins."""

from __future__ import annotations

from tableforge.bots.contest import Bout, ContestGame
from tableforge.lab import ladder


def bout(name: str, rival: str, seed: int, *won: float, trial: str = "", score: float = 0.0) -> Bout:
    return Bout(name, rival, seed, trial, [ContestGame(x, True, [0.002], [0.001], score) for x in won])


def pairs(name: str, rival: str, won: int, of: int) -> list[Bout]:
    """So many games of a pair, two of each seed, of which the first won so many."""
    return [bout(name, rival, k, float(2 * k < won), float(2 * k + 1 < won)) for k in range(of // 2)]


def test_everybody_meets_everybody_and_the_rival() -> None:
    assert ladder.list_pairs(["easy", "hard"], "greedy", True) == [
        ("easy", "greedy"),
        ("hard", "greedy"),
        ("hard", "easy"),
    ]


def test_against_one_rival_nobody_else_is_met() -> None:
    assert ladder.list_pairs(["easy", "hard"], "medium", False) == [("easy", "medium"), ("hard", "medium")]


def test_a_rival_that_is_a_level_itself_meets_the_others_only() -> None:
    assert ladder.list_pairs(["easy", "medium"], "medium", False) == [("easy", "medium")]


def test_where_all_win_together_each_level_plays_alone() -> None:
    assert ladder.list_pairs(["easy", "hard"], "", True) == [("easy", ""), ("hard", "")]


def test_three_quarters_of_the_games_are_190_points_above_the_rival() -> None:
    found = ladder.rank("keyforge", pairs("medium", "greedy", 300, 400), "greedy")
    below, above = found.rungs
    assert (below.name, below.elo, below.elo_margin) == ("greedy", 0.0, 0.0)
    assert above.name == "medium" and abs(above.elo - 190) < 2
    assert (above.did.games, above.did.won, below.did.won) == (400, 75.0, 25.0)
    assert (above.did.ms, below.did.ms) == (2.0, 1.0)


def test_a_level_that_never_met_the_rival_is_rated_through_those_who_did() -> None:
    met = [*pairs("easy", "greedy", 100, 200), *pairs("hard", "easy", 150, 200)]
    elo = {x.name: x.elo for x in ladder.rank("keyforge", met, "greedy").rungs}
    assert abs(elo["easy"]) < 2 and 180 < elo["hard"] - elo["easy"] < 200


def test_games_of_one_seed_that_end_alike_make_the_margin_wider() -> None:
    """Two games of a seed that are always won or lost together say no more than one."""
    alike = [bout("easy", "greedy", k, float(k % 2), float(k % 2)) for k in range(100)]
    apart = [bout("easy", "greedy", k, 1.0, 0.0) for k in range(100)]
    margins = [max([r.elo_margin for r in ladder.rank("keyforge", x, "greedy").rungs]) for x in (alike, apart)]
    assert margins[0] > 1.2 * margins[1]


def test_a_bot_that_won_every_game_has_a_number_and_a_wide_margin() -> None:
    top = ladder.rank("keyforge", pairs("hard", "greedy", 20, 20), "greedy").rungs[-1]
    assert 300 < top.elo < 1500 and top.elo_margin > 200


def test_levels_that_met_the_same_trials_are_rated_against_their_difficulty() -> None:
    """The easy trial is won by both, the hard one by the better one half of the time."""
    met = []
    for k in range(40):
        met += [bout("easy", "", k, float(k % 4 > 0), trial="meadow"), bout("hard", "", k, 1.0, trial="meadow")]
        n = 100 + k
        met += [bout("easy", "", n, 0.0, trial="peak"), bout("hard", "", n, float(k % 2), trial="peak", score=0.5)]
    found = ladder.rank("fateforge", met, "")
    assert [x.name for x in found.rungs] == ["easy", "hard"] and [x.name for x in found.trials] == ["meadow", "peak"]
    assert found.trials[0].elo < found.trials[1].elo and found.trials[1].won == {"easy": 0.0, "hard": 50.0}
    assert found.rungs[1].score == 25.0 and found.rungs[0].score == 0.0
    assert found.rungs[0].elo < 0 < found.rungs[1].elo


def test_whoever_wins_half_of_all_that_was_played_stands_at_0() -> None:
    met = [bout("easy", "", k, float(k % 2), trial="meadow") for k in range(100)]
    (rung,) = ladder.rank("fateforge", met, "").rungs
    assert abs(rung.elo) < 1 and 50 < rung.elo_margin < 90


def test_the_same_games_make_the_same_ladder() -> None:
    met = [*pairs("easy", "greedy", 90, 200), *pairs("hard", "easy", 130, 200)]
    assert ladder.rank("keyforge", met, "greedy") == ladder.rank("keyforge", met, "greedy")
