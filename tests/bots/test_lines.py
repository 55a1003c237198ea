"""The line of a bot: what it would answer next, and next, as far as the seat itself could know it."""

from __future__ import annotations

import json

import pytest

import tableforge
from tableforge import bots
from tableforge.bots import away
from tableforge.errors import NotYourDecision
from tableforge.table.sitting import Sitting

GAMES = ("keyforge", "arkham", "fateforge")


def positions(game: str) -> list[tuple[Sitting, int]]:
    """A few positions of a game at random, each with the seat that is asked."""
    out = []
    g = tableforge.new(game, seed=7)
    for n in range(36):
        d = g.decision
        if d is None:
            break
        if n % 7 == 5:
            out.append((g.clone(), d.seat))
        g.answer((3 * n) % len(d.options))
    assert out
    return out


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_legal_in_the_true_game_and_nothing_hidden_shows_before_its_last_answer(game: str) -> None:
    longest = 0
    for g, seat in positions(game):
        before = g.digest()
        line = away.play_line(g, seat, bots.usual(game), 3)
        assert g.digest() == before
        assert 1 <= len(line) <= away.MOST_MOVES
        longest = max(longest, len(line))
        way, undo = g.clone(), g.game.undo
        for n, move in enumerate(line):
            drawn, events = undo.chance_drawn(way.state), len(way.events)
            assert list(way.asked) == [seat] and way.why_not(move["key"]) is None
            way.answer(move["key"], seat)
            if n < len(line) - 1:
                assert undo.chance_drawn(way.state) == drawn
                assert not any([undo.makes_final(e) for e in way.events[events:]])
    assert longest > 1


def test_a_line_begins_with_what_the_bot_would_answer_and_says_it_in_every_language() -> None:
    g, seat = positions("keyforge")[-1]
    packed = away.pack_sitting(g)
    line = away.advise(packed, seat, "medium", 3)
    assert line[0]["key"] == away.choose(packed, seat, "medium", 3)
    assert json.loads(json.dumps(line)) == line
    assert (
        g.asked[seat].question("fr").options[g.asked[seat].question().keys.index(line[0]["key"])].label
        == (line[0]["labels"]["fr"])
    )


def test_a_line_is_refused_for_a_seat_that_is_not_asked() -> None:
    g, seat = positions("keyforge")[0]
    with pytest.raises(NotYourDecision):
        away.play_line(g, 1 - seat, "medium", 3)
