"""The cards of the toy's second edition that say what they do, each one sentence of words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from toy.words import (
    IDIOM,
    a_card_of,
    burning,
    choose_one,
    count,
    discard,
    draw,
    everyone,
    fog,
    for_each,
    hand,
    heal,
    if_,
    if_you_do,
    may,
    repeat_if,
    sink,
    that_much,
    they,
)

from tableforge.kernel.core import Program
from tableforge.tongue.text import Text
from tableforge.words.lower import Effect, Lowering


@dataclass(frozen=True)
class Card:
    """A tool with a text: what happens when it is played."""

    id: str
    title: Text
    text: tuple[Effect, ...]


CARDS = {
    c.id: c
    for c in (
        Card("kettle", Text("Kettle", "Bouilloire"), (draw(1), may(discard(a_card_of(hand))), if_you_do(heal(1)))),
        Card("foghorn", Text("Foghorn", "Corne de brume"), (if_(fog >= 4, sink(2), otherwise=draw(2)),)),
        Card(
            "songbook",
            Text("Songbook", "Recueil de chants"),
            (for_each(everyone, draw(1, they)), for_each(burning, heal(1))),
        ),
        Card("charm", Text("Charm", "Porte-bonheur"), (choose_one(heal(1), draw(2), sink(1)),)),
        Card("lullaby", Text("Lullaby", "Berceuse"), (sink(2), draw(that_much))),
        Card("bellows", Text("Bellows", "Soufflet"), (sink(1), repeat_if(fog > count(burning) + 3))),
    )
}


@cache
def program(id: str) -> Program:
    """What a card does when it is played, lowered once."""
    return Lowering(id, IDIOM).program("play", CARDS[id].text)
