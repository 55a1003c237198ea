"""The enemies' reactions: the colours that the application names, and of each the token that can act (187–193).

Another token of the colour steps in for one that cannot act; in the enemies' own turns nobody does (193, 198).
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.app import coach
from tableforge.fateforge.battle import scenes
from tableforge.fateforge.enemies.activation import activate
from tableforge.fateforge.enemies.strips import ByInitiative, can_act, matching
from tableforge.fateforge.names import COLOURS
from tableforge.fateforge.pieces import NO_ONE, Foe
from tableforge.fateforge.state import APP_STREAM, Fate, FFrame
from tableforge.fateforge.tale import changed
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op

TYPES: Final = 64  # in `Fate.named`: a type instead of a colour


def present(s: Fate) -> list[int]:
    """The colours of which a token is on the board."""
    seen = 0
    for e in s.foes:
        if not e.out:
            seen |= 1 << e.d.colour
    return [c for c in range(len(COLOURS)) if seen >> c & 1]


class NameColours(Op[Fate, FFrame]):
    """The application names two colours, those with more tokens rather, the same ones seldom again (187, `FF.colour-draw`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        pool = present(s)
        many = wanted(s)
        named: list[int] = []
        if one_colour(s) and pool:
            types = sorted({e.d.index for e in s.foes if not e.out and e.d.colour == pool[0]})
            while types and len(named) < many:
                k = s.drawn_from(f, APP_STREAM, "reaction", "FF.one-colour", tuple([TYPES + t for t in types]))
                if k == NOT_YET:
                    return
                named.append(k)
                types.remove(k - TYPES)
        else:
            while pool and len(named) < many:
                c = s.drawn_from(f, APP_STREAM, "reaction", self.rule, tuple(pool), weights(s, pool))
                if c == NOT_YET:
                    return
                named.append(c)
                pool.remove(c)
            s.streak = tuple([s.streak[c] + 1 if c in named else 0 for c in range(len(COLOURS))])
        s.named = tuple(named)
        coach.at(s, coach.REACTING)
        told_reactions(s)


def wanted(s: Fate) -> int:
    """How many colours react in this round: two, or three of them in some rounds of a solo game."""
    app = s.pack.app
    many = scenes.reacting(s, app.colours)
    return many + 1 if many and s.solo and s.round in app.solo_rounds else many


def one_colour(s: Fate) -> bool:
    """Whether the scene has had enemies of one colour only: then types of it are named (`FF.one-colour`)."""
    return len([n for n in s.met if n]) == 1


def weights(s: Fate, pool: list[int]) -> tuple[int, ...]:
    """How likely each colour is to be named; types of one colour are all as likely."""
    app = s.pack.app
    return tuple(
        [1 if c >= TYPES else max(1, app.base[min(5, s.met[c])] * app.streak[min(2, s.streak[c])] // 10) for c in pool]
    )


def told_reactions(s: Fate) -> None:
    """Tell who reacts, from left to right."""
    if not s.tracing:
        return
    note = ",".join([called_for(s, c) for c in s.named])
    s.emit("FF.reactions", "reactions", -1, (), len(s.named), note=note, data=s.named, how="" if s.named else "none")


def is_of(e: Foe, c: int) -> bool:
    """Whether an enemy is of a colour, or of a type, that reacts."""
    return e.d.colour == c or (c >= TYPES and e.d.index == c - TYPES)


def called_for(s: Fate, c: int) -> str:
    """A colour, or a type of enemy, that reacts."""
    return s.pack.enemies[c - TYPES].id if c >= TYPES else COLOURS[c]


class React(Op[Fate, FFrame]):
    """Of each named colour one token acts: the leftmost section that anyone can use, there the lowest number (189, 190)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if f.k >= len(s.named):
            return
        c = s.named[f.k]
        f.k += 1
        f.pc -= 1
        i, k = reactor(s, c)
        if i >= 0:
            activate(s, i, k)
        else:
            s.emit("FF.nobody-in-reach", "idle", -1, (), c, note=called_for(s, c))
            tell_why(s, c)


def tell_why(s: Fate, c: int) -> None:
    """Where it is the story that keeps a colour or a type from acting, that is said, too."""
    if not s.tracing:
        return
    told: list[str] = []
    for e in s.foes:
        if not e.out and is_of(e, c):
            told += [f"{row['by']}/{row['use']}/{row['n']}" for row in changed.keeping_back(s, e)]
    for note in dict.fromkeys(told):
        s.emit("FF.scene-setup", "kept-back", -1, (), note=note)


def reactor(s: Fate, c: int) -> tuple[int, int]:
    """Which token of a colour (or of a type) reacts, and with which section; (-1, -1) where none can."""
    tokens = [codes.FOE + k for k, e in enumerate(s.foes) if not e.out and is_of(e, c)]
    tokens.sort(key=ByInitiative(s))
    for k in range(3):
        for i in tokens:
            e = s.enemy(i)
            if k < len(e.d.strip) and matching(s, e, e.d.strip[k]) and can_act(s, i, k):
                return i, k
    return NO_ONE, NO_ONE
