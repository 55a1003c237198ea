"""OpenSpiel: its own test plays every game; its search and its environment run as they are; chance is explicit."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from envs import QUEST
from harness import TOY
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.random_agent import RandomAgent

from tableforge import envs
from tableforge.errors import BadSetup, UnknownGame

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("keyforge", {}),
    ("keyforge", {"flavour": "forged", "seed": 7}),
    ("arkham", {"difficulty": "easy"}),
    ("arkham", {"flavour": "group", "seed": 3}),
    ("fateforge", QUEST),
    (TOY, {"seats": 3}),
)
CHANCE = pyspiel.PlayerId.CHANCE


def to_player(state: Any, rng: Random) -> None:
    """Let chance play until a seat is asked or the game is over."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])


def after(game: Any, answers: int, seed: int = 1) -> Any:
    """A position after so many answers by lot."""
    rng = Random(seed)
    state = game.new_initial_state()
    for _ in range(answers):
        to_player(state, rng)
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    to_player(state, rng)
    return state


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_the_test_of_openspiel_passes_with_serialisation(game: str, settings: dict[str, Any]) -> None:
    pyspiel.random_sim_test(envs.spiel(game, **settings), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_a_game_loaded_from_its_text_plays_the_same(game: str, settings: dict[str, Any]) -> None:
    one = envs.spiel(game, **settings)
    two = pyspiel.load_game(str(one))
    assert str(one) == str(two)
    a, b = after(one, 30), after(two, 30)
    assert str(a) == str(b) and a.history() == b.history() and a.returns() == b.returns()


def test_chance_is_explicit() -> None:
    """A shuffle asks which card comes next: outcomes are as likely as they are, and each has a text of its own."""
    state = envs.spiel("keyforge").new_initial_state()
    assert state.is_chance_node()
    nodes = 0
    rng = Random(1)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert abs(sum(p for _, p in outcomes) - 1.0) < 1e-9
        texts = [state.action_to_string(CHANCE, action) for action, _ in outcomes]
        assert len(set(texts)) == len(texts)
        state.apply_action(rng.choice(outcomes)[0])
        nodes += 1
    assert nodes > 60


def test_answers_are_read_by_their_keys() -> None:
    state = after(envs.spiel("keyforge"), 0)
    seat = state.current_player()
    assert [state.action_to_string(seat, a) for a in state.legal_actions()] == ["keep", "mulligan"]


def test_a_copy_and_a_packed_copy_go_on_by_themselves() -> None:
    game = envs.spiel("fateforge", **QUEST)
    state = after(game, 25)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == before and other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])
        assert str(state) == before


def test_information_states_differ_where_views_differ() -> None:
    """And are the same where what differs is hidden from the seat."""
    state = after(envs.spiel("keyforge"), 12)
    seat = state.current_player()
    texts = {state.information_state_string(seat), state.information_state_string(1 - seat)}
    assert len(texts) == 2
    rng = Random(3)
    others = [state.resample_from_infostate(seat, rng.random) for _ in range(4)]
    assert {other.information_state_string(seat) for other in others} == {state.information_state_string(seat)}
    assert len({other.information_state_string(1 - seat) for other in others}) > 1
    assert all(other.legal_actions() == state.legal_actions() for other in others)


def test_a_resampled_position_still_asks_chance() -> None:
    state = after(envs.spiel("keyforge"), 12)
    rng = Random(1)
    other = state.resample_from_infostate(state.current_player(), rng.random)
    met = 0
    while not other.is_terminal() and met < 3:
        if other.is_chance_node():
            met += 1
            other.apply_action(other.chance_outcomes()[0][0])
        else:
            other.apply_action(rng.choice(other.legal_actions()))
    assert met == 3


def test_the_observation_has_the_numbers_of_the_encoder() -> None:
    game = envs.spiel("keyforge")
    state = after(game, 5)
    seat = state.current_player()
    layout = envs.layout("keyforge")
    tensor = np.array(state.observation_tensor(seat))
    assert tensor.shape == (layout.size(7),)
    kind = layout.table[4].words[int(tensor[4]) - 1]
    assert kind in ("house", "act", "mulligan", "target", "flank")


def test_pages_are_turned(heap: str) -> None:
    state = envs.spiel(heap, pebbles=500).new_initial_state()
    legal = state.legal_actions()
    assert legal == [*range(63), 63] and state.action_to_string(0, 63) == "turn-page"
    state.apply_action(63)
    assert state.action_to_string(0, 0) == "take:64"
    state.apply_action(0)
    assert "436" in str(state)


@pytest.mark.slow
def test_the_search_of_openspiel_runs_as_it_is() -> None:
    """MCTS, which sees the true position and so cheats, and IS-MCTS, which deals anew what the seat cannot see."""
    for settings in ({}, {"flavour": "forged", "seed": 3}):
        game = envs.spiel("keyforge", **settings)
        rng = np.random.RandomState(1)
        judge = mcts.RandomRolloutEvaluator(1, rng)
        for bot in (
            mcts.MCTSBot(game, 1.4, 8, judge, random_state=rng),
            ismcts.ISMCTSBot(game, evaluator=judge, uct_c=1.4, max_simulations=8, random_state=rng),
        ):
            state = after(game, 14)
            assert bot.step(state) in state.legal_actions()


def test_search_plays_a_short_game_to_its_end(heap: str) -> None:
    """Of eight pebbles whoever begins takes all and wins: MCTS finds that."""
    game = envs.spiel(heap, pebbles=8)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 200, mcts.RandomRolloutEvaluator(2, rng), random_state=rng)
    state = game.new_initial_state()
    assert state.action_to_string(0, bot.step(state)) == "take:8"
    state.apply_action(bot.step(state))
    assert state.is_terminal() and state.returns() == [1.0, -1.0]


def test_the_environment_of_openspiel_plays_a_game() -> None:
    game = envs.spiel("arkham", difficulty="easy")
    env = rl_environment.Environment(game, include_full_state=False)
    env.seed(3)
    agent = RandomAgent(0, env.action_spec()["num_actions"])
    step, n = env.reset(), 0
    while not step.last() and n < 2_000:
        step = env.step([agent.step(step).action])
        n += 1
    assert step.last() and step.rewards in ([-1.0], [1.0])


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"seed": -1}, "seed is a whole number"),
        ({"seed": 1 << 40}, "seed is a whole number"),
        ({"flavour": "chess"}, "no sample 'chess'"),
        ({"edition": "9"}, "edition"),
    ],
)
def test_what_is_wrong_is_refused_before_openspiel_sees_it(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        envs.spiel("keyforge", **settings)
    with pytest.raises(UnknownGame):
        envs.spiel("chess")


@pytest.mark.parametrize("text", ["xyz", "5b5d", "zz" * 10, "7b"])
def test_a_set_up_that_is_none_is_refused(text: str) -> None:
    from tableforge.envs.spiel_game import unpack_settings

    with pytest.raises(BadSetup, match="no set-up") as refused:
        unpack_settings(text)
    assert "mise en place" in refused.value.text("fr")
    with pytest.raises(BadSetup, match="characters"):
        unpack_settings("7b" * 200_000)
