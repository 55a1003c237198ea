"""A card of the toy to be read: its text, and the rules that it touches."""

from __future__ import annotations

from typing import Final

from toy.cards import CARDS, program
from toy.voice import card_text
from toy.words import Hand

from tableforge.kernel.core import AnyOp
from tableforge.kernel.scene import Sheet, Thing
from tableforge.words.sheet import Meant, Reader, once, parts


class LampReader(Reader):
    """What a card says cites its own rule, and nothing more where cards of a hand are meant."""

    def names(self, word: object) -> bool:
        return False

    def outside(self, word: object, what: Meant, before: bool) -> bool:
        return bool(parts(what, (Hand,)))

    def cited(self, op: AnyOp, several: bool, outside: bool) -> str:
        return op.rule


READER: Final = LampReader()


def sheet(thing: Thing, lang: str) -> Sheet:
    """A card with a text; a plain tool has nothing more to say than what it is."""
    if thing.id not in CARDS:
        return Sheet(thing.name, thing.kind)
    return Sheet(thing.name, thing.kind, "", (card_text(CARDS[thing.id], lang),), tuple(rules_of(thing.id)))


def rules_of(id: str) -> list[str]:
    return once(["LL.play", *READER.rules(program(id))], str)
