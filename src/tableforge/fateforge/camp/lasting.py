"""What a service of a rest has left behind, to work later: once, or until the next rest (`Saga.lasting`)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.state import Fate

UNTIL_REST: Final = ("mask",)
TIRED: Final = "tired"
MEASURED: Final = "measured"
WET_SHEETS: Final = "wet-sheets"
SHEETED: Final = 2  # Parry tokens that each hero has by them, at the beginning of one combat


def of(what: str, hero: str) -> str:
    """Something left on one hero."""
    return f"{what}:{hero}"


def has(s: Fate, what: str) -> bool:
    return s.saga is not None and what in s.saga.lasting


def leave(s: Fate, what: str) -> None:
    """From now on it works."""
    assert s.saga is not None
    s.saga.lasting = (*s.saga.lasting, what)


def spend(s: Fate, what: str) -> bool:
    """Whether it works now; it is gone by that."""
    if s.saga is None or what not in s.saga.lasting:
        return False
    s.saga.lasting = tuple([x for x in s.saga.lasting if x != what])
    return True


def gets_up_with(s: Fate, p: int, n: int) -> int:
    """The health with which a fallen hero gets up again: one more, once, for whom Mezzer has measured."""
    h = s.heroes[p]
    return min(h.hp_max, n + 1 if spend(s, of(MEASURED, h.d.id)) else n)


def rest_begins(s: Fate) -> None:
    """What lasted until this rest is over."""
    assert s.saga is not None
    s.saga.lasting = tuple([x for x in s.saga.lasting if x not in UNTIL_REST])
