"""Several games that belong together: who begins, who has won, what the next game is to be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tableforge
from tableforge.errors import BadSetup, GameOver, IllegalAnswer, NotYourDecision
from tableforge.table.series import Match, PlayedGame, read_match


def result(winner: int) -> dict[str, Any]:
    return {"winner": winner, "turns": 1, "rule": "KF.victory"}


@pytest.fixture
def match() -> Match:
    return Match("keyforge", best_of=3, seed=417)


def test_the_first_game_begins_by_chance_and_the_seed_decides() -> None:
    """KF.setup-first-player: random, and the same for the same seed."""
    games = [Match("keyforge", seed=seed).next_game() for seed in range(200)]

    assert games == [Match("keyforge", seed=seed).next_game() for seed in range(200)]
    assert 60 < sum(game.settings["first"] for game in games) < 140
    assert {game.rule for game in games} == {"KF.setup-first-player"}


def test_the_loser_of_a_game_decides_who_begins_the_next(match: Match) -> None:
    """KF.first-player-in-a-series."""
    match.record(result(1))

    assert match.chooser == 0
    with pytest.raises(NotYourDecision, match=r"seat 0 lost.*KF\.first-player-in-a-series"):
        match.name_first(seat=1, who=1)
    match.name_first(seat=0, who=1)

    assert match.chooser is None
    game = match.next_game()
    assert (game.number, game.settings["first"], game.rule) == (2, 1, "KF.first-player-in-a-series")


def test_the_question_between_two_games_is_asked_as_any_other(match: Match) -> None:
    assert match.question() is None
    match.record(result(0))

    asked = match.question("fr")
    assert asked is not None and (asked.seat, asked.kind, asked.rule) == (
        1,
        "first-player",
        "KF.first-player-in-a-series",
    )
    assert asked.keys == ("seat:0", "seat:1") and asked.text == "Qui commence la partie suivante\xa0?"
    with pytest.raises(NotYourDecision):
        match.answer("seat:0", seat=0)
    with pytest.raises(IllegalAnswer, match="legal: 0, 1"):
        match.answer("seat:7", seat=1)
    match.answer("seat:0", seat=1)
    assert match.next_game().settings["first"] == 0


@pytest.mark.parametrize("who", [0, 1])
def test_the_loser_may_name_either_player(match: Match, who: int) -> None:
    match.record(result(0))

    match.name_first(seat=1, who=who)

    assert match.next_game().settings["first"] == who


def test_no_game_begins_before_the_loser_has_named_a_first_player(match: Match) -> None:
    match.record(result(0))

    with pytest.raises(IllegalAnswer, match="seat 1 has yet to name"):
        match.next_game()
    with pytest.raises(IllegalAnswer):
        match.record(result(0))
    assert match.wins == (1, 0)


def test_nobody_names_the_first_player_of_the_first_game(match: Match) -> None:
    with pytest.raises(IllegalAnswer, match="game 1 begins by chance"):
        match.name_first(seat=0, who=0)


def test_only_the_two_players_can_be_named_or_win(match: Match) -> None:
    with pytest.raises(IllegalAnswer, match="seat 2 cannot have won"):
        match.record(result(2))
    match.record(result(0))
    with pytest.raises(IllegalAnswer, match="legal: 0, 1"):
        match.name_first(seat=1, who=2)


def test_a_best_of_three_is_over_with_the_second_win(match: Match) -> None:
    match.record(result(0))
    match.name_first(1, 1)
    match.record(result(1))
    assert (match.wins, match.over, match.winner) == ((1, 1), False, None)
    match.name_first(0, 0)
    match.record(result(1))

    assert (match.wins, match.over, match.winner, match.chooser) == ((1, 2), True, 1, None)
    for late in (lambda: match.record(result(0)), lambda: match.name_first(0, 0), match.next_game):
        with pytest.raises(GameOver, match="seat 1 has won the match"):
            late()


def test_every_game_of_a_match_has_its_own_seed() -> None:
    match, seeds = Match("keyforge", best_of=9, seed=5), []
    for i in range(9):
        seeds.append(match.next_game().seed)
        match.record(result(i % 2))
        if not match.over:
            match.name_first(1 - i % 2, 0)

    assert len(set(seeds)) == 9
    assert match.winner == 0


def test_one_game_is_a_match_too() -> None:
    match = Match("keyforge", best_of=1)
    match.record(result(1))

    assert match.winner == 1


@pytest.mark.parametrize("best_of", [0, 2, -3, 101])
def test_an_even_number_of_games_has_no_best_half(best_of: int) -> None:
    with pytest.raises(BadSetup, match="odd number"):
        Match("keyforge", best_of=best_of)


def test_settings_that_no_game_could_have_are_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="0 to 24"):
        Match("keyforge", settings={"chains": (0, 25)})


@pytest.mark.parametrize("first", [0, 1])
def test_the_players_may_settle_who_begins_the_first_game(first: int) -> None:
    match = Match("keyforge", seed=417, settings={"first": first})
    assert match.next_game().settings["first"] == first
    match.record(result(0))
    assert match.chooser == 1


def test_nobody_else_is_the_first_player() -> None:
    with pytest.raises(BadSetup, match="seat 0 or 1"):
        Match("keyforge", settings={"first": 2})
    for named in (2, -2):
        with pytest.raises(BadSetup, match="a seat is 0 to 1"):
            Match("keyforge", named=named)


# ---------------------------------------------------------------- any game
def test_a_game_that_is_won_together_has_no_loser_to_ask(lamplighters: str) -> None:
    match = Match(lamplighters, best_of=1, settings={"seats": 3})
    for won in (False, True):
        match.record({"won": won, "turns": 4, "rule": "LL.goal"})
        assert match.question() is None and match.wins == (0, 0, 0) and not match.over
    g = match.next_game()
    assert (g.number, g.rule, g.settings) == (3, "", {"seats": 3})
    tableforge.new(lamplighters, seed=g.seed, **g.settings)


# ---------------------------------------------------------------- on paper
def test_a_match_is_read_as_it_was_written() -> None:
    match = Match("keyforge", 5, 9, {"chains": (0, 2), "first": 1}, played=[PlayedGame(1, 0)], named=0)
    again = read_match("keyforge", json.loads(json.dumps(match.dump())), {})
    assert again is not None and again.next_game() == match.next_game() and again.wins == (1, 0)


def test_the_note_of_an_older_version_is_read() -> None:
    setup = tableforge.new("keyforge", seed=1).setup
    old = {"best_of": 3, "seed": 4, "chains": [0, 1], "games": [[0, 1]], "named": 1, "first": None, "handicap": False}
    again = read_match("keyforge", old, setup)
    assert again is not None and again.next_game().settings["chains"] == [0, 1]
    assert again.next_game().settings["first"] == 1


@pytest.mark.parametrize(
    "harm",
    [
        {"named": 7},
        {"best_of": 4},
        {"games": [[0, 0], [0, 0]]},
        {"named": None},
        {"settings": {"chains": [0, 99]}},
        {"games": 7},
    ],
)
def test_a_match_that_makes_no_sense_is_none(harm: dict[str, Any]) -> None:
    match = Match("keyforge", 3, 9, played=[PlayedGame(1, 0)], named=0)
    assert read_match("keyforge", {**match.dump(), **harm}, {}) is None
