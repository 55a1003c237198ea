"""A game without words: whom it asks, options by pages, forced answers, joint questions in turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from envs import QUEST, TABLES

from tableforge.envs.play import Info, Keys, Play
from tableforge.errors import GameOver, IllegalAnswer


def at_most(play: Play, seed: int, answers: int) -> None:
    """Play a game by lot, for so many answers at most."""
    rng = Random(seed).random
    play.begin(seed)
    for _ in range(answers):
        if play.d is None:
            return
        play.answer(play.pick_by_lot(rng))


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_places_are_the_options_of_the_decision_and_lead_to_the_same_position(
    game: str, settings: dict[str, Any]
) -> None:
    play, other = Play(game, **settings), Play(game, **settings)
    rng = Random(1).random
    play.begin(5)
    other.begin(5)
    for _ in range(40):
        if play.d is None:
            break
        assert play.s.pending is not None
        own = play.s.pending.of(play.d.seat)
        assert own is not None and own.options == play.d.options
        assert play.count_shown() == min(len(own.options), play.places) or play.turns()
        assert play.keys() == [play.game.options.key(play.s, own, o) for o in own.options[: play.count_shown()]]
        k = int(rng() * play.count_shown())
        play.act(k)
        other.answer(k)
        assert play.s.dump() == other.s.dump()


def test_a_game_begins_anew_from_its_seed_alone() -> None:
    play = Play("keyforge", flavour="forged")
    at_most(play, 7, 30)
    first = play.s.dump()
    at_most(play, 8, 30)
    assert play.s.dump() != first
    at_most(play, 7, 30)
    assert play.s.dump() == first
    at_most(play, 2**63 - 1, 5)  # as environments draw them: more bits than forged decks are numbered with
    assert play.s.dump() != first


def test_answers_that_are_the_only_ones_are_given() -> None:
    """In Arkham five questions of six have one answer: nobody is asked them, unless `forced` says so."""
    asked, shown = Play("arkham", windows="alike"), Play("arkham", windows="alike", forced=True)
    counts = []
    for play in (asked, shown):
        rng = Random(3).random
        play.begin(2)
        n, single = 0, 0
        while play.d is not None and n < 400:
            n += 1
            single += len(play.d.options) == 1
            play.answer(play.pick_by_lot(rng))
        counts.append((n, single))
    assert counts[0][1] == 0
    assert counts[1][1] > counts[1][0] / 2


def test_seats_that_are_asked_at_once_answer_in_turn() -> None:
    """A joint question goes round: next is who sits behind the one that answered last, so no seat decides for all."""
    play = Play("fateforge", **QUEST)
    rng = Random(1).random
    play.begin(3)
    met = 0
    for _ in range(300):
        if play.d is None:
            break
        before = play.d.seat
        play.answer(int(rng() * len(play.d.options)))
        d = play.s.pending
        if play.d is not None and d is not None and len(d.joint) == 2 and play.last == before:
            assert play.d.seat != before
            met += 1
    assert met > 5


def test_two_hundred_options_are_played_by_pages(heap: str) -> None:
    """Where there are more options than places, the last place turns the page; no option is ever lost."""
    play = Play(heap, pebbles=500, places=16)
    play.begin(1)
    seen: list[str] = []
    for page in range(14):
        assert play.page == page and play.turns() and play.legal(15) and not play.legal(16)
        seen += play.keys()
        assert not play.act(15)
    assert play.page == 0
    assert seen == [f"take:{n}" for n in range(1, 201)]
    for _ in range(13):
        play.act(15)
    assert play.keys() == [f"take:{n}" for n in range(196, 201)]
    assert not play.legal(5) and not play.legal(14)
    with pytest.raises(IllegalAnswer, match="0-4, 15"):
        play.act(7)
    assert play.act(4)
    assert play.game.shown.view(play.s, None)["left"] == 300


def test_an_illegal_place_is_refused_in_both_languages_and_leaves_the_game_as_it_was() -> None:
    play = Play("keyforge")
    play.begin(1)
    before = play.s.dump()
    for wrong in (-1, 63, 64, 10**9):
        with pytest.raises(IllegalAnswer) as refused:
            play.act(wrong)
        assert str(wrong) in str(refused.value) and "0-1" in str(refused.value)
        assert "n’est pas une option" in refused.value.text("fr")
    assert play.s.dump() == before


def test_nothing_is_answered_once_the_game_is_over() -> None:
    play = Play("arkham")
    at_most(play, 1, 5_000)
    assert play.d is None and play.keys() == [] and play.count_shown() == 0
    with pytest.raises(GameOver, match="reset"):
        play.act(0)


def test_keys_and_view_are_read_before_the_next_step() -> None:
    """They are made when somebody reads them, so they would be those of another position afterwards."""
    play = Play("keyforge")
    play.begin(1)
    assert play.d is not None
    info = Info(play, play.d.seat, late=True)
    assert info["keys"] == ["keep", "mulligan"] and len(info["keys"]) == 2 and info["keys"][1] == "mulligan"
    assert info["view"]["seat"] == play.d.seat
    with pytest.raises(KeyError):
        info["hand"]
    kept, late = info["keys"], Info(play, play.d.seat, late=True)
    assert isinstance(kept, Keys)
    play.act(0)
    assert info["view"]["seat"] >= 0  # it was read in time
    for read in (lambda: kept[0], lambda: late["view"], lambda: list(kept)):
        with pytest.raises(IllegalAnswer, match="before the next step"):
            read()
