"""Which cards are meant, in words that belong to no game: asked of the toy, whose rulebook adds nothing to them."""

from __future__ import annotations

from typing import Any

import pytest
from toy.game import Lamplighters, Lamps, LFrame
from toy.words import IDIOM, Discard, burning, discard, hand

from tableforge.kernel.ask import DONE
from tableforge.kernel.core import advance, reply
from tableforge.words.amounts import Number
from tableforge.words.flow import ForEach, if_you_do
from tableforge.words.lower import Effect, Lowering, Target
from tableforge.words.targets import Each, Pick, Random, unquantified

GAME = Lamplighters()


def played(*effects: Effect) -> Lamps:
    """The first seat, who holds cards 3, 4 and 9, plays a card that says this; nothing else is under way."""
    s = GAME.lay(GAME.setup())
    assert isinstance(s, Lamps)
    s.stack.clear()
    s.fog, s.hands = 5, ((3, 4, 9), ())
    s.call(LFrame(Lowering("slip", IDIOM).program("play", effects), 7, 0))
    advance(s)
    return s


def options(s: Lamps) -> tuple[int, ...]:
    return () if s.pending is None else s.pending.options


def test_so_many_cards_are_picked_one_at_a_time() -> None:
    s = played(discard(Pick(hand, Number(2))))
    assert options(s) == (3, 4, 9)
    reply(s, 4)
    assert options(s) == (3, 9)
    reply(s, 9)
    assert (s.discard, s.hands[0]) == ((4, 9), (3,))


def test_up_to_so_many_may_be_fewer() -> None:
    s = played(discard(Pick(hand, Number(2), up_to=True)))
    reply(s, 3)
    assert options(s) == (4, 9, DONE)
    reply(s, DONE)
    assert s.discard == (3,) and not options(s)


@pytest.mark.parametrize("n", [3, 4])
def test_where_all_there_are_must_be_taken_nobody_is_asked(n: int) -> None:
    s = played(discard(Pick(hand, Number(n))))
    assert not options(s) and s.discard == (3, 4, 9)


def test_another_is_none_that_was_picked_before() -> None:
    s = played(discard(Pick(hand | burning, Number(1))), discard(Pick(hand, Number(1), another=True)))
    reply(s, 4)
    assert options(s) == (3, 9)


def test_each_is_one_batch_and_some_may_be_spared() -> None:
    assert played(discard(Each(hand))).discard == (3, 4, 9)
    s = played(discard(Each(hand, but=Pick(hand, Number(1)))))
    reply(s, 4)
    assert (s.discard, s.hands[0]) == ((3, 9), (4,))


def test_chance_picks_without_asking_anybody() -> None:
    s = played(discard(Random(2, hand)))
    assert not options(s) and len(s.discard) == 2 and len(s.hands[0]) == 1


def test_of_an_empty_set_nothing_is_taken_and_what_hangs_on_it_does_not_happen() -> None:
    for nothing in (Pick(burning, Number(1)), Each(burning), Random(1, burning)):
        s = played(discard(nothing), if_you_do(discard(Each(hand))))
        assert s.hands[0] == (3, 4, 9), nothing


def test_a_loop_asks_for_its_cards_one_at_a_time() -> None:
    s = played(ForEach(Pick(hand, Number(2)), (discard(Each(hand & ~burning)),)))
    assert options(s) == (3, 4, 9)


def test_a_kind_of_card_is_not_yet_a_card() -> None:
    class Slip(Discard):
        """A word that was given a set where it wants a target."""

    assert list(unquantified((discard(Pick(hand, Number(1))),), "Target", (Target,))) == []
    untyped: Any = hand
    assert [kind for _, kind in unquantified((Slip(untyped),), "Target", (Target,))] == [hand]
