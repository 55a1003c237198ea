"""The shape of a sentence, which every language reads before it speaks: what is said in one breath, and what speaks of what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions.sets import AtPlace, Named, Noun, TraitIs
from tableforge.words.amounts import Cond, Exists
from tableforge.words.lower import Effect
from tableforge.words.sets import And, Or

# the signs that stand before an ability, the same in every language
SIGNS: Final = {names.ACTION_ABILITY: "[action]", names.FREE: "[free]", names.REACTION: "[reaction]"}


def without_signs(text: str) -> str:
    """A line of a card without the signs that it begins with: an option says in other words that it can be used.

    >>> without_signs("[action] [action] Draw 1 card.")
    'Draw 1 card.'
    """
    while sign := next((x for x in SIGNS.values() if text.startswith(f"{x} ")), ""):
        text = text[len(sign) + 1 :]
    return text


KINDS_OF_TEST: Final = {
    names.A_FIGHT: names.ATTACK,
    names.AN_EVASION: names.EVASION,
    names.AN_INVESTIGATION: names.INVESTIGATION_TEST,
}


@dataclass(frozen=True)
class Gets(Effect):
    """Numbers of the same cards that are higher or lower."""

    each: tuple[w.Get, ...]


@dataclass(frozen=True)
class Cannots(Effect):
    """What the same cards cannot do."""

    each: tuple[w.Cannot, ...]


def merged(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects, with modifiers of the same cards in one."""
    out: list[Effect] = []
    for e in effects:
        last = out[-1] if out else None
        if isinstance(e, w.Get) and isinstance(last, Gets) and last.each[0].to == e.to:
            out[-1] = Gets((*last.each, e))
        elif isinstance(e, w.Cannot) and isinstance(last, Cannots) and last.each[0].who == e.who:
            out[-1] = Cannots((*last.each, e))
        elif isinstance(e, w.Get):
            out.append(Gets((e,)))
        else:
            out.append(Cannots((e,)) if isinstance(e, w.Cannot) else e)
    return out


def healed(e: w.ChooseOne) -> list[w.HealHarm]:
    """The ways of a choice, where each of them heals one kind of harm of the same cards."""
    found = [b[0] for b in e.branches if len(b) == 1 and isinstance(b[0], w.HealHarm)]
    alike = len(found) == len(e.branches) and all(x.n == found[0].n and x.who == found[0].who for x in found)
    return found if alike else []


def is_plain(sel: Or) -> bool:
    """Whether the members of a union are kinds of card, and share what is said of them."""
    return all(isinstance(x, (Noun, TraitIs, Named)) or (isinstance(x, Or) and is_plain(x)) for x in (sel.a, sel.b))


def is_where_this_is(what: w.What) -> bool:
    """Whether every investigator at this card's location is meant: "you", while it is at yours."""
    if not isinstance(what, w.Each) or not isinstance(what.sel, And):
        return False
    return what.sel.a == w.investigator and what.sel.b == AtPlace(w.this)


def speaks_of_this(given: Cond) -> bool:
    """Whether a condition is that somebody controls this card."""
    return isinstance(given, Exists) and isinstance(given.of, And) and given.of.a == w.this
