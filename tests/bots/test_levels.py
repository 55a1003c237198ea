"""Levels: every game offers some, in both languages, the weakest first; programs ask for them by name."""

from __future__ import annotations

import pytest

import tableforge
from tableforge import bots, games
from tableforge.bots import contest
from tableforge.errors import BadSetup
from tableforge.keyforge.doors.bots import planner


@pytest.mark.parametrize("game", games.names())
def test_every_game_offers_levels_in_both_languages(game: str) -> None:
    offered = bots.levels(game)
    assert len(offered) >= 2
    for level in offered:
        assert level.name in bots.names(game) and bots.profile(level.name, game) == level
        assert level.title.text("fr") and level.title.text("en") and level.about.text("fr") != level.about.text("en")


def test_keyforge_is_played_on_four_levels_of_which_medium_is_usual() -> None:
    assert [level.name for level in bots.levels("keyforge")] == ["easy", "medium", "hard", "expert"]
    assert [level.title.text("fr") for level in bots.levels("keyforge")] == ["Facile", "Moyen", "Difficile", "Expert"]
    assert bots.usual("keyforge") == "medium"


def test_arkham_is_played_on_three_levels_and_by_scout_where_it_is_named() -> None:
    assert [level.name for level in bots.levels("arkham")] == ["easy", "medium", "hard"]
    assert bots.usual("arkham") == "medium" and "scout" in bots.names("arkham")


def test_fateforge_is_played_on_three_levels_and_the_middle_one_keeps_its_name() -> None:
    """Saves, baselines and experiments know it as planner; people read Medium."""
    assert [level.name for level in bots.levels("fateforge")] == ["easy", "planner", "hard"]
    assert [level.title.text("fr") for level in bots.levels("fateforge")] == ["Facile", "Moyen", "Difficile"]
    assert bots.usual("fateforge") == "planner"


def test_a_name_that_several_games_have_is_the_bot_of_the_game_that_is_played() -> None:
    """`bots.make("easy")` without a game waits for its first question."""
    for game in games.names():
        g = tableforge.new(game, seed=3)
        named, own = bots.make("easy", 5), bots.make("easy", 5, game)
        for _ in range(6):
            d = g.decision
            assert d is not None
            answer = named.choose(g.view(d.seat), d)
            assert answer == own.choose(g.view(d.seat), d)
            g.answer(answer, d.seat)


def test_a_name_that_another_game_has_is_refused_with_the_first_question(lamplighters: str) -> None:
    g = tableforge.new(lamplighters, seed=3)
    d = g.decision
    assert d is not None
    with pytest.raises(bots.UnknownBot, match="there is no bot 'hard'"):
        bots.make("hard", 1).choose(g.view(d.seat), d)


@pytest.mark.parametrize("game", games.names())
def test_every_bot_says_which_version_of_it_plays(game: str) -> None:
    assert all([bots.profile(name, game).version for name in bots.names(game)])


def test_a_game_that_names_no_levels_offers_chance_and_whoever_can_judge_it(lamplighters: str) -> None:
    assert [level.name for level in bots.levels(lamplighters)] == ["random", "greedy"]
    assert bots.usual(lamplighters) == "greedy"
    with games.register_temporarily("stones", home="toy", rooms="nowhere.{room}"):
        assert [level.name for level in bots.levels("stones")] == ["random"] and bots.usual("stones") == "random"


def test_where_all_win_alike_one_level_takes_every_seat_and_has_no_rival(lamplighters: str) -> None:
    assert contest.choose_rival(lamplighters) == ""
    [played] = contest.play_bout(lamplighters, "greedy", "", seed=1).games
    assert played.over and played.won in (0.0, 1.0)
    with pytest.raises(BadSetup, match="all seats win or lose together"):
        contest.choose_rival(lamplighters, "random")


def test_a_level_of_another_game_is_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="there is no bot 'planner'; known: scout, easy, medium, hard, greedy"):
        bots.make("planner", 1, "arkham")


def test_the_levels_see_further_and_misjudge_less_one_after_the_other() -> None:
    widths = [level.width for level in (planner.EASY, planner.MEDIUM, planner.HARD)]
    assert widths == sorted(set(widths)) and planner.EASY.blur > planner.MEDIUM.blur > planner.HARD.blur == 0


def test_a_bot_made_twice_from_one_seed_answers_alike_and_the_easy_one_not_from_another() -> None:
    g = tableforge.new("keyforge", seed=3).answer("keep").answer("keep")
    d = g.decision
    assert d is not None
    view = g.view(d.seat)
    answers = [bots.make("easy", seed).choose(view, d) for seed in range(12)]
    assert answers == [bots.make("easy", seed).choose(view, d) for seed in range(12)] and len({*answers}) > 1
