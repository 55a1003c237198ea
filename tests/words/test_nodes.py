"""Sets, numbers, conditions and pronouns that belong to no game, asked of the toy."""

from __future__ import annotations

import pytest
from toy.game import Lamplighters, Lamps, LFrame
from toy.words import burning, fog, hand

from tableforge.kernel.core import Program
from tableforge.words.amounts import Amount, AtMost, Cond, Count, Exists, Half, Is, Number, ThatMuch
from tableforge.words.node import SetNode
from tableforge.words.sets import Ref

GAME = Lamplighters()
it, this, chosen, this_way = Ref("it"), Ref("this"), Ref("chosen"), Ref("this_way")


def table() -> Lamps:
    """The fog stands at 5, the lamps of the quay and the tower burn, the first seat holds cards 3, 4 and 9."""
    s = GAME.lay(GAME.setup())
    assert isinstance(s, Lamps)
    s.fog, s.lit, s.hands = 5, (0, 3), ((3, 4, 9), ())
    return s


def text() -> LFrame:
    f = LFrame(Program("a text", ()), 7, 0)
    f.it, f.chosen, f.way = (4, 3), (9,), (0,)
    f.much, f.each = 6, (2, 4)
    return f


@pytest.mark.parametrize(
    ("amount", "value"),
    [
        (Number(3), 3),
        (fog + 2, 7),
        (fog - 2, 3),
        (2 - fog, 0),
        (fog * 3, 15),
        (3 * fog, 15),
        (Half(fog), 2),
        (AtMost(4, fog), 4),
        (Count(burning), 2),
        (Count(hand & it), 2),
        (ThatMuch(), 6),
    ],
)
def test_a_number_is_read_off_the_table(amount: Amount, value: int) -> None:
    assert amount.value(table(), text()) == value


def test_a_difference_may_fall_below_nothing_only_where_it_is_added_to_something() -> None:
    less = 2 - fog
    assert (less.value(table(), text()), less.signed(table(), text())) == (0, -3)


def test_that_much_is_each_cards_own_where_it_was_not_the_same_for_each() -> None:
    s, f = table(), text()
    s.cand = 3
    assert ThatMuch().value(s, f) == 4


@pytest.mark.parametrize(
    ("cond", "holds"),
    [
        (fog > 4, True),
        (fog > 5, False),
        (fog >= 5, True),
        (fog < 5, False),
        (fog <= 5, True),
        (~(fog > 4), False),
        ((fog > 4) & (fog < 5), False),
        ((fog > 4) & Exists(burning), True),
        (Exists(burning, none=True), False),
        (Is(it, hand), True),
        (Is(this, hand), False),
        (Is(hand & this_way, hand), False),
    ],
)
def test_a_condition_holds_or_does_not(cond: Cond, holds: bool) -> None:
    assert cond.holds(table(), text()) is holds


@pytest.mark.parametrize(
    ("cards", "ids"),
    [
        (burning, [0, 3]),
        (hand & burning, [3]),
        (hand | burning, [3, 4, 9, 0]),
        (hand & ~it, [9]),
        (it, [4, 3]),
        (this, [7]),
        (chosen | it, [9, 4, 3]),
        (this_way, [0]),
        (hand & (fog > 4), [3, 4, 9]),
        (hand & (fog > 5), []),
    ],
)
def test_a_set_finds_its_members_in_an_order_of_its_own(cards: SetNode, ids: list[int]) -> None:
    assert cards.ids(table(), text()) == ids


def test_this_is_the_card_that_gave_the_ability() -> None:
    f = text()
    f.grantor = 2
    assert this.ids(table(), f) == [2]


def test_two_words_are_equal_if_they_say_the_same() -> None:
    assert (hand & burning) == (hand & burning) != (burning & hand)
    assert len({fog > 4, fog > 4, fog > 5, fog >= 4}) == 3
    assert repr(hand & ~it) == "And(Hand(), Not(Ref('it',),))"
