"""Each step of a card's abilities knows the word of the card that it came from."""

from __future__ import annotations

import pytest

from tableforge.kernel.core import AnyOp
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.damage import Replaced
from tableforge.keyforge.use import JustGained
from tableforge.keyforge.words import BROBNAR, Action, Effect, choose_one, draw, gain, if_you_do, may, play, steal, walk
from tableforge.words.flow_ops import Fork

OF_THE_MOMENT = (Replaced, JustGained)  # these open and close a reaction, whatever its words are


@pytest.mark.parametrize("id", CARDS)
def test_every_step_of_a_card_came_from_one_of_its_words(id: str) -> None:
    card = CARDS[id]
    for errata in (True, False):
        words = walk(card.sentences(errata), Effect)
        for prog in card.definition(errata).programs.values():
            for op in prog.ops:
                assert isinstance(op, OF_THE_MOMENT) or any(op.said is w for w in words), (prog, op)


def ops_of(*effects: Effect) -> tuple[AnyOp, ...]:
    card = Action(
        "trial", en="Trial", fr="Essai", house=BROBNAR, rarity="common", number={}, abilities=(play(*effects),)
    )
    ((_, prog),) = card.definition().progs
    return prog.ops


def test_the_second_may_of_a_card_is_told_from_the_first() -> None:
    first, second = may(gain(1)), may(draw(1))
    asked = [op for op in ops_of(first, second) if op.said in (first, second)]
    assert [op.said for op in asked] == [first, second]


def test_the_if_you_do_of_a_may_stands_where_declining_leads() -> None:
    """So whoever is asked can be told the whole sentence."""
    offer, reward = may(gain(1)), if_you_do(steal(1))
    ops = ops_of(offer, reward)
    fork = ops[0]
    assert isinstance(fork, Fork) and fork.said is offer
    assert ops[fork.to].said is reward


def test_a_branch_of_a_choice_has_its_own_words() -> None:
    one = choose_one(gain(1), draw(1))
    ops = ops_of(one)
    assert [op.said for op in ops] == [one, *one.branches[0], one, *one.branches[1]]
