"""Words that every language says in one breath: several numbers of the same cards, several things that the same cannot do."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham import words as w
from tableforge.words.lower import Effect


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
