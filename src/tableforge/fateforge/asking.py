"""What the words of a question need to know of the rules: the verb of an option, ways of paying, which action is next."""

from __future__ import annotations

from typing import NamedTuple

from tableforge.fateforge import codes
from tableforge.fateforge.battle import legal, turn
from tableforge.fateforge.definition import Act, Term
from tableforge.fateforge.ops.use import AnyOrder
from tableforge.fateforge.pieces import Foe
from tableforge.fateforge.state import Fate, FFrame

INTERACTIONS = {legal.I_CHEST: "chest", legal.I_POINT: "point", legal.I_DOOR: "door", legal.I_OBJECTIVE: "objective"}


class Paid(NamedTuple):
    """What one way of paying takes: results by their faces, and tokens."""

    faces: tuple[int, ...]
    parry: int
    focus: int


def turn_verb(option: int) -> str:
    """What an option of a hero's turn does, in a word."""
    return turn.TURN_VERBS[codes.verb_of(option)]


def costs_two(s: Fate, p: int) -> bool:
    """Whether leaving its zone costs a hero two MOVE (109)."""
    return turn.price(s, s.heroes[p], turn.T_MOVE) is turn.TWO_MOVES


def weak_point(s: Fate, n: int) -> tuple[Foe, int]:
    """The boss whose weak point an option is about, and the result that its icon asks for."""
    return s.foes[n // turn.ICONS], turn.weak_icon(s, n)


def interaction(x: int) -> tuple[str, int]:
    """What a FOCUS action is for, in a word, and its place in the scene's list of such things."""
    return INTERACTIONS[x // legal.THINGS], x % legal.THINGS


def paid_with(s: Fate, cost: tuple[Term, ...], option: int) -> Paid:
    """One of the ways of paying a cost, as they are offered."""
    x = legal.payments(s, s.heroes[s.stack[-1].src], cost)[option]
    return Paid(tuple([codes.face_of(r) for r in x.results]), x.parry, x.focus)


def next_act(s: Fate, option: int) -> Act:
    """One of several actions of a card that may be done in any order."""
    f = s.stack[-1]
    assert isinstance(f, FFrame)
    op = f.prog.ops[f.pc]
    assert isinstance(op, AnyOrder)
    return op.acts[option]
