"""A kind of question says once what its options point at; keys, options and meanings agree with it in play."""

from __future__ import annotations

import pytest
from harness import GAMES, TOY

import tableforge
from tableforge import games, laws
from tableforge.kernel.ask import DONE, NATURE, PASS, RawDecision
from tableforge.kernel.core import State
from tableforge.kernel.game import Game
from tableforge.kernel.options import NO_MEANING, Numbers, Options, Seats, Things, Verbs, Words
from tableforge.laws.trial import give_answer

ASKED: tuple[dict[str, str], ...] = ({}, {"nature": "asks", "forced": "asks"})


def check_keys(game: Game, s: State, d: RawDecision) -> None:
    """No two options share a key, and each key leads back to its option; chance may draw one of several alike."""
    keys = [game.options.key(s, d, o) for o in d.options]
    assert all(keys)
    if d.seat == NATURE:
        assert [game.options.key(s, d, game.options.option(s, d, key)) for key in keys] == keys
    else:
        assert len(set(keys)) == len(keys), (d.kind, keys)
        assert [game.options.option(s, d, key) for key in keys] == list(d.options), (d.kind, keys)


def check_meanings(game: Game, s: State, d: RawDecision) -> None:
    """An option stands for what its kind declares."""
    points = game.options.points(d)
    verbs = {verb.name for verb in game.verbs}
    for o in d.options:
        means, key = game.options.meaning(s, d, o), game.options.key(s, d, o)
        if o in (DONE, PASS) or type(points) in (Words, Numbers, Seats):
            assert means == NO_MEANING
        elif isinstance(points, Verbs):
            assert means.verb in verbs and means.card == points.card(s, d, o)
            assert key.partition(":")[0] == means.verb
        elif isinstance(points, Things):
            assert means.card == points.card(s, d, o) >= 0 and not means.verb


@pytest.mark.parametrize("how", ASKED, ids=["plain", "asks"])
@pytest.mark.parametrize("name", GAMES)
def test_a_key_leads_back_to_its_option_and_means_what_its_kind_declares(name: str, how: dict[str, str]) -> None:
    game = games.game(name)
    for seed, flavour in enumerate(game.flavours):
        chooser = laws.Chooser(seed)
        g = tableforge.new(name, seed=seed, **how, **game.sample(seed, flavour))
        g.keep_undo = False
        for _ in range(120):
            whole = g.state.pending
            if whole is None:
                break
            for d in whole.each():
                check_keys(game, g.state, d)
                if name != TOY:
                    check_meanings(game, g.state, d)
            give_answer(g, chooser.pick(whole))


@pytest.mark.parametrize("name", games.names())
def test_no_game_takes_its_options_apart_by_hand(name: str) -> None:
    own = type(games.game(name).options)
    assert own.key is Options.key and own.option is Options.option and own.meaning is Options.meaning


def test_a_kind_that_nobody_declares_asks_for_numbers() -> None:
    game = games.game("keyforge")
    s = game.start(game.setup(), 1)
    d = RawDecision(0, "sneeze", "KF.reap", (2, 3, DONE, PASS), 1, 1, -1, None)
    assert [game.options.key(s, d, o) for o in d.options] == ["2", "3", "done", "pass"]
    assert [game.options.option(s, d, key) for key in ("2", "3", "done", "pass", "4")] == [2, 3, DONE, PASS, -1]
