"""Scout: it plays by what its seat sees, ends its games, and does better than chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

import tableforge
from tableforge import bots
from tableforge.bots.arkham import prefer
from tableforge.table.sitting import Sitting
from tableforge.testing.arkham import Ruling, given, seat


def played(bot: str, seed: int, decks: Sequence[str], scenario: str = "the-gathering") -> Sitting:
    """A game in which a bot takes every seat."""
    g = tableforge.new("arkham", seed=seed, investigators=list(decks), difficulty="easy", scenario=scenario)
    players = [bots.make(bot, 10 * seed + k, "arkham") for k in range(g.seats)]
    while (d := g.decision) is not None and len(g.answers) < 3000:
        g.answer(players[d.seat].choose(g.view(d.seat), d), d.seat)
    return g


def choice(t: Ruling) -> str:
    """What scout answers in a position."""
    d = t.g.decision
    assert d is not None
    return d.options[bots.make("scout", 1, "arkham").choose(t.g.view(d.seat), d)].key


def test_it_is_the_usual_bot_and_no_other_game_has_it() -> None:
    assert bots.usual("arkham") == "scout" and "scout" not in bots.names("keyforge")
    with pytest.raises(bots.UnknownBot, match="'scout'"):
        bots.make("scout", 1, "keyforge")


def test_it_comes_to_a_resolution_more_often_than_not() -> None:
    results = [played("scout", seed, ["starter:roland-strong"]).result for seed in range(8)]
    assert all(results) and sum([r is not None and r["resolution"] != "none" for r in results]) >= 4


@pytest.mark.parametrize("scenario", ["the-midnight-masks", "the-devourer-below"])
def test_it_plays_every_scenario_to_its_end(scenario: str) -> None:
    assert played("scout", 2, ["skids", "wendy"], scenario).over


def test_a_seat_that_is_out_of_the_game_still_answers() -> None:
    g = played("scout", 1, ["roland"])
    view = g.view(0)
    gone = {**view, "phase": "upkeep", "players": [{**view["players"][0], "at": None}]}
    gone["players"][0].pop("skills", None)
    assert prefer(gone, 0, "may", ["yes", "no"]) is None
    assert prefer(gone, 0, "use-skill", ["willpower", "combat"]) == [0.0, 0.0]


def test_it_advances_the_act_as_soon_as_it_can() -> None:
    assert choice(given(you=seat("roland", clues=2), locations="study")) == "advance:trapped"


def test_it_investigates_where_clues_are_wanted() -> None:
    assert choice(given(you=seat("daisy"), locations="study+clues:2")) == "investigate:study"


def test_it_fights_with_what_it_has_in_hand() -> None:
    t = given(you=seat("roland", play="45-automatic", threat="ghoul-minion"), locations="study")
    assert choice(t).startswith("activate:45-automatic")


@pytest.mark.parametrize(
    ("who", "place", "wanted"),
    [
        ("roland", "southside-historical-society+clues:1", "commit:perception@hand"),
        ("daisy", "hallway+clues:1", "pass"),
    ],
)
def test_it_commits_to_a_close_test_and_not_to_a_safe_one(who: str, place: str, wanted: str) -> None:
    t = given(you=seat(who, hand="perception"), locations=place)
    t.you.investigates()
    assert choice(t) == wanted


@pytest.mark.parametrize("seed", range(2))
def test_it_answers_the_same_whatever_it_cannot_see(seed: int) -> None:
    """Two hidden cards change places, and the future of chance is another: the answer stays."""
    g = tableforge.new("arkham", seed=seed, investigators=["roland", "agnes"])
    plain = bots.make("bench-random", seed)
    compared = 0
    while (d := g.decision) is not None and len(g.answers) < 120:
        view = g.view(d.seat)
        answer = bots.make("scout", 9).choose(view, d)
        pairs = [(a, b) for group in g.game.hidden(g.state, d.seat) for a, b in pairwise(group)]
        pairs = [(a, b) for a, b in pairs if not g.game.alike(g.state, a, b)]
        if pairs:
            other = g.game.swap(g.state, *pairs[len(g.answers) % len(pairs)])
            other.ra ^= 0x5A5A5A5A
            twin = g.clone()
            twin.state = other
            asked = twin.asked[d.seat]
            assert twin.view(d.seat) == view
            assert bots.make("scout", 9).choose(view, asked) == answer
            compared += 1
        g.answer(plain.choose({}, d), d.seat)
    assert compared > 5
