"""A story that goes on reads as if it were told from the start."""

from __future__ import annotations

import pytest

from tableforge import games
from tableforge.fateforge.doors.testing import given, hero
from tableforge.kernel.chance import rng
from tableforge.keyforge.doors import testing as keyforge
from tableforge.server.seat_view import StoryCache, preview_answer, render_lines
from tableforge.table.sitting import Sitting


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", games.names())
def test_what_is_told_piece_by_piece_reads_as_the_whole(name: str, seed: int) -> None:
    game = games.game(name)
    chance = rng(seed)
    g = Sitting(game, game.setup(**game.sample(seed, game.flavours[seed % len(game.flavours)])), seed)
    eyes, lang = [(-1, "en"), (0, "fr")][seed % 2]
    tale = StoryCache()
    while (d := g.decision) is not None and len(g.events) < 600:
        tale.extend(game, g.events, eyes, lang)
        if chance.below(10) == 0:
            assert tale.lines == render_lines(game, g.events, 0, eyes, lang)
        g.answer(chance.below(len(d.options)), d.seat)
    tale.extend(game, g.events, eyes, lang)
    assert tale.lines == render_lines(game, g.events, 0, eyes, lang)


def test_a_game_that_was_taken_back_is_told_anew() -> None:
    game = games.game("keyforge")
    g = Sitting(game, game.setup(), 7)
    tale = StoryCache()
    for _ in range(12):
        tale.extend(game, g.events, 0, "en")
        g.answer(0)
    for _ in range(8):
        g.undo()
    tale.extend(game, g.events, 0, "en")
    assert tale.lines == render_lines(game, g.events, 0, 0, "en")


def test_whoever_thinks_of_a_house_is_told_what_could_be_done_with_it() -> None:
    """The keys of the question that comes next: an enemy's hand and one's own deck are dealt anew, and change none of them."""
    t = keyforge.given(
        step="house",
        you=keyforge.seat(houses="brobnar dis shadows", hand="punch fear", line="headhunter", deck="urchin"),
        foe=keyforge.seat(line="urchin"),
    )
    then = preview_answer(t.g, 0, "brobnar", "en").then
    assert {key.partition("@")[0] for key in then} == {
        "play:punch",
        "discard:punch",
        "reap:headhunter",
        "fight:headhunter",
        "end-turn",
    }
    assert "play:fear@hand:1" in preview_answer(t.g, 0, "dis", "en").then


def test_whoever_thinks_of_a_move_is_told_what_the_enemies_would_do_then() -> None:
    """Out of the recruit's zone nobody is hit; nothing is played, and no more is told than the strips say."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="move"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b",
    )
    seen = [line.text for line in preview_answer(t.g, 0, "move:c", "en").lines]
    assert seen[-1] == "If each enemy acted then, nobody would be hit." and len(seen) == 2
    assert (
        preview_answer(t.g, 0, "move:c", "fr").lines[-1].text
        == "Si chaque ennemi agissait alors, personne ne serait touché."
    )
    t.then("you", at="b")
