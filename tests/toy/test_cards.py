"""The toy's cards are sentences of the shared words: lowered, played, asked about and said like those of any game."""

from __future__ import annotations

from typing import Any

import pytest
from toy.cards import CARDS, program
from toy.game import KINDS, Lamplighters, Lamps, LFrame
from toy.voice import card_text

from tableforge.kernel.core import advance, reply
from tableforge.table.sitting import Sitting

GAME = Lamplighters()


def playing(id: str, **facts: Any) -> Lamps:
    """The first of three seats has just played a card; `facts` are what the table was like before."""
    s = GAME.lay(GAME.setup(seats=3, edition="2"))
    assert isinstance(s, Lamps)
    s.stack.clear()
    for name, value in facts.items():
        setattr(s, name, value)
    s.stack.append(LFrame(program(id), s.kind.index(KINDS.index(id)), 0))
    advance(s)
    return s


def options(s: Lamps, lang: str = "en") -> dict[str, str]:
    """The keys and labels of what may be answered."""
    assert s.pending is not None
    return {GAME.options.key(s, s.pending, o): GAME.speech.label(s, s.pending, o, lang) for o in s.pending.options}


def answer(s: Lamps, key: str) -> Lamps:
    assert s.pending is not None
    reply(s, next(o for o in s.pending.options if GAME.options.key(s, s.pending, o) == key))
    return s


def told(s: Lamps) -> list[str]:
    return [e.kind for e in s.events]


# ---------------------------------------------------------------- flow
def test_what_hangs_on_a_condition_is_done_or_the_other_thing_is() -> None:
    """LL.text: a foghorn sinks the fog from 4 on, below it draws cards."""
    assert playing("foghorn", fog=4).fog == 2
    calm = playing("foghorn", fog=3)
    assert (calm.fog, len(calm.hands[0])) == (3, 2)


def test_an_offer_is_made_where_there_is_something_to_do_it_to_and_may_be_left() -> None:
    """LL.may, LL.text: who keeps the cards is not healed."""
    s = playing("kettle", wounds=(2, 0, 0))
    assert options(s) == {"yes": "choose yes", "no": "choose no"}
    assert answer(s, "no").wounds == (2, 0, 0)
    assert "discard" not in told(s)

    nothing = playing("kettle", wounds=(2, 0, 0), deck=())
    assert nothing.pending is None, "there is no card to draw, so there is none to discard"


def test_if_you_do_is_done_only_if_the_offer_was_taken() -> None:
    """LL.text: a discarded card heals."""
    s = answer(playing("kettle", wounds=(2, 0, 0)), "yes")
    assert (s.wounds, s.hands[0], told(s)) == ((1, 0, 0), (), ["draw", "discard", "heal"])


def test_one_of_three_is_chosen() -> None:
    """LL.may: each branch does its own, and none of the others."""
    tired: dict[str, Any] = {"wounds": (1, 0, 0), "fog": 5}
    ends = {key: answer(playing("charm", **tired), key) for key in "abc"}
    assert [(s.wounds[0], len(s.hands[0]), s.fog) for s in ends.values()] == [(0, 0, 5), (1, 2, 5), (1, 0, 4)]


def test_for_each_goes_over_players_and_over_things() -> None:
    """LL.text: everyone who is not out draws; each burning lamp heals once."""
    s = playing("songbook", wounds=(2, 3, 0), lit=(0, 4))
    assert ([len(h) for h in s.hands], s.wounds) == ([1, 0, 1], (0, 3, 0))


def test_a_repetition_ends_with_its_condition() -> None:
    """LL.text: while the fog is higher than the burning lamps and three."""
    s = playing("bellows", fog=7, lit=(0,))
    assert (s.fog, told(s)) == (4, ["sink", "repeat", "sink", "repeat", "sink"])


def test_that_much_is_what_was_really_done() -> None:
    """LL.text: fog that lies lower than 2 sinks less, and draws less."""
    assert [len(playing("lullaby", fog=n).hands[0]) for n in (3, 1, 0)] == [2, 1, 0]


# ---------------------------------------------------------------- at the table
def test_a_question_is_asked_in_the_words_of_the_card() -> None:
    may = playing("kettle")
    assert may.pending is not None
    assert GAME.speech.question(may, may.pending, "en") == "You may discard a card."
    assert GAME.speech.question(may, may.pending, "fr") == "Si vous voulez, défaussez une carte."
    one = playing("charm")
    assert list(options(one).values()) == ["Heal 1 wound.", "Draw 2 cards.", "The fog sinks by 1."]
    assert options(one, "fr")["b"] == "Piochez 2 cartes."


def test_a_card_is_played_from_the_hand_in_the_second_edition() -> None:
    """LL.play: it lies in the discard pile before its text is done."""
    g = next(g for g in map(second_edition, range(50)) if "songbook" in " ".join(acts(g)))
    g.answer(next(key for key in acts(g) if key.startswith("play:songbook")))
    assert [(e.kind, e.rule) for e in g.log][-3:] == [("play", "LL.play"), ("draw", "LL.play"), ("draw", "LL.play")]
    assert g.view(1)["discard"] == ["songbook"]


def second_edition(seed: int) -> Sitting:
    """A new game for two whose first preparation is over."""
    g = Sitting(GAME, GAME.setup(edition="2"), seed)
    while g.decision is not None and g.decision.kind == "prepare":
        g.answer("ready")
    return g


def acts(g: Sitting) -> list[str]:
    assert g.decision is not None
    return [o.key for o in g.decision.options]


def test_the_first_edition_has_no_card_with_a_text() -> None:
    s = GAME.lay(GAME.setup())
    assert isinstance(s, Lamps)
    assert {KINDS[k] for k in s.kind} == {"rope", "bell", "cloak", "stone"}


@pytest.mark.parametrize("id", CARDS)
def test_every_card_speaks_english_and_french_with_the_same_numbers(id: str) -> None:
    en, fr = card_text(CARDS[id], "en"), card_text(CARDS[id], "fr")
    digits = [[c for c in text if c.isdigit()] for text in (en, fr)]
    assert digits[0] == digits[1]
    assert en.count(".") == fr.count("."), (en, fr)
