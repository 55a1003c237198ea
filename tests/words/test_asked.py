"""What stands behind a question, in words that belong to no game: asked of the toy."""

from __future__ import annotations

import pytest
from toy.game import Lamplighters, Lamps, LFrame
from toy.words import IDIOM, choose_one, discard, draw, hand, heal, if_you_do, may

from tableforge.kernel.ask import DONE, RawDecision
from tableforge.kernel.core import advance, reply
from tableforge.words.amounts import Number
from tableforge.words.asked import acting_word, asking_word, branch, how_many, optional_part
from tableforge.words.lower import Effect, Lowering
from tableforge.words.targets import Pick

GAME = Lamplighters()
MANY = {
    "none": "there is none",
    "any": "any number",
    "any:more": "more, or none",
    "up-to": "up to {n}",
    "up-to:one": "one or none",
    "up-to:more": "up to {n} more",
    "all": "{n} of them",
    "all:more": "{n} more",
}


def played(*effects: Effect) -> tuple[Lamps, LFrame]:
    """The first seat, hurt and with cards 3, 4 and 9, is asked by a card that says this."""
    s = GAME.lay(GAME.setup())
    assert isinstance(s, Lamps)
    s.stack.clear()
    s.hands, s.wounds = ((3, 4, 9), ()), (1, 0)
    s.call(LFrame(Lowering("slip", IDIOM).program("play", effects), 7, 0))
    advance(s)
    f = s.stack[-1]
    assert isinstance(f, LFrame) and s.pending is not None
    return s, f


def test_an_offer_is_told_with_what_hangs_on_it() -> None:
    offer, then = may(discard(Pick(hand, Number(1)))), if_you_do(heal(1))
    _, f = played(offer, then, draw(1))
    assert optional_part(f) == (offer, then)
    _, f = played(offer, draw(1))
    assert optional_part(f) == (offer,)


def test_what_is_no_offer_has_no_optional_part() -> None:
    _, f = played(discard(Pick(hand, Number(1))))
    assert optional_part(f) == ()


def test_a_branch_is_the_effect_of_its_option() -> None:
    _, f = played(choose_one(draw(2), heal(1)))
    assert [branch(f, k) for k in (0, 1)] == [(draw(2),), (heal(1),)]


def test_the_word_that_acts_is_the_one_that_asks_unless_that_only_names_cards() -> None:
    toss = discard(Pick(hand, Number(1)))
    _, f = played(toss, draw(1))
    assert asking_word(f) is toss and acting_word(f, ()) is toss
    assert acting_word(f, (type(toss),)) == draw(1)


@pytest.mark.parametrize(
    ("pick", "first", "second"),
    [
        (Pick(hand, Number(2)), "2 of them", "1 more"),
        (Pick(hand, Number(2), up_to=True), "up to 2", "up to 1 more"),
        (Pick(hand, None, up_to=True), "any number", "more, or none"),
        (Pick(hand, Number(1), up_to=True), "one or none", None),
        (Pick(hand, Number(1)), "", None),
    ],
)
def test_how_many_may_be_picked_is_said_where_it_is_not_just_one(pick: Pick, first: str, second: str | None) -> None:
    s, f = played(discard(pick))
    assert s.pending is not None and how_many(s.pending, f, MANY) == first
    if second is not None:
        reply(s, 4)
        assert s.pending is not None and how_many(s.pending, f, MANY) == second


def test_where_nothing_fits_and_one_is_asked_all_the_same_that_is_said() -> None:
    s, f = played(discard(Pick(hand, Number(2), up_to=True)))
    assert s.pending is not None
    d = s.pending
    assert how_many(RawDecision(d.seat, d.kind, d.rule, (DONE,), 0, 0, d.src, d.about), f, MANY) == "there is none"
