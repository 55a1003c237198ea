"""Numbers that stand for several things: a result with its die, an option of a turn, a handle of an event."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.names import NO_DIE

# ---- a result: the die that it was rolled with, and its face
FACE: Final = 256


def result(die: int, face: int) -> int:
    return die * FACE + face


def given(face: int) -> int:
    """A result that a card gave."""
    return NO_DIE * FACE + face


def face_of(r: int) -> int:
    return r % FACE


def die_of(r: int) -> int:
    return r // FACE


# ---- handles: what events are about
FOE: Final = 16
ZONE: Final = 1000
CARD: Final = 2000
GEAR: Final = 8000


def is_hero(i: int) -> bool:
    return 0 <= i < FOE


def is_foe(i: int) -> bool:
    return FOE <= i < ZONE


# ---- options: a verb and what it is done to
TARGET: Final = 4096


def option(verb: int, target: int = 0) -> int:
    return verb * TARGET + target


def verb_of(o: int) -> int:
    return o // TARGET


def target_of(o: int) -> int:
    return o % TARGET


# ---- options of several heroes in one question of a seat
HERO: Final = 1 << 17  # above every option of a turn; those of four heroes lie below PASS


def of_hero(hero: int, o: int) -> int:
    return hero * HERO + o


def hero_in(o: int) -> int:
    return o // HERO


def option_in(o: int) -> int:
    return o % HERO
