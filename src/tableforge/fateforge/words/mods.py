"""When a card works, what must hold, and what it changes as long as it is active."""

from __future__ import annotations

import re
from typing import Final

from tableforge.fateforge.definition import Cond, Mods
from tableforge.fateforge.names import (
    ANYWHERE,
    CONDITIONS,
    DICE,
    IF_HP_LEAST,
    IF_HP_MOST,
    IF_STANCE,
    MODS,
    MOMENTS,
    STANCES,
)
from tableforge.fateforge.words.reading import Unreadable, colours, place_of, stranger, zones
from tableforge.fateforge.words.refusals import (
    A_NUMBER_MOD,
    NO_CONDITION,
    NO_DIE,
    NO_MOD,
    NO_MOMENT,
    NO_STANCE_SO,
)

# Standing changes that have a number, and how it is written behind them.
NUMBERED: Final = {
    "hp": "hp+1",
    "en": "en-1",
    "first-attack": "first-attack+1",
    "parry-keep": "parry-keep 2",
    "parry-max": "parry-max 2",
    "drum-max": "drum-max 2",
    "heal": "heal-1",
    "price": "price+1",
    "test-dice": "test-dice+1",
    "reputation": "reputation-1",
}
NAMED: Final = ("pool:yellow", "trait:lore", "untargetable-by:white")
NUMBER: Final = re.compile(r"([a-z-]+?)(?: (\d+)|([+-]\d+))?")


def moment(text: str) -> tuple[int, int, int]:
    """When a card works, and how far away.

    >>> moment("prep"), moment("ally-hit@0-1")
    ((1, 0, 99), (8, 0, 1))
    """
    name, _, range_ = text.partition("@")
    lo, hi = zones(range_) if range_ else (0, ANYWHERE)
    return place_of(name, MOMENTS, NO_MOMENT), lo, hi


def conditions(text: str) -> tuple[Cond, ...]:
    """What must hold, all of it.

    >>> [(c.kind, c.n) for c in conditions("no-foe-here, hp<=3")]
    [(2, 0), (5, 3)]
    """
    return tuple([condition(c.strip()) for c in text.split(",")])


def condition(text: str) -> Cond:
    if m := re.fullmatch(r"hp(<=|>=)(\d+)", text):
        return Cond(IF_HP_MOST if m[1] == "<=" else IF_HP_LEAST, int(m[2]))
    if text.startswith("stance:"):
        return Cond(IF_STANCE, place_of(text.removeprefix("stance:"), STANCES, NO_STANCE_SO))
    if text not in CONDITIONS or text in ("stance", "hp<=", "hp>="):
        stranger(
            NO_CONDITION, text, [c + {"stance": ":guard", "hp<=": "3", "hp>=": "3"}.get(c, "") for c in CONDITIONS]
        )
    return Cond(CONDITIONS.index(text))


def mods(text: str) -> Mods:
    """What changes as long as a card is active.

    >>> m = mods("ignore-blocking, first-attack+1, parry-keep 2"); m.flags, m.first_attack, m.parry_keep
    (1, 1, 2)
    """
    out = Mods()
    for word in text.split(","):
        add(out, word.strip())
    return out


def add(out: Mods, word: str) -> None:
    name, colon, value = word.partition(":")
    m = NUMBER.fullmatch(word)
    if word in MODS:
        out.flags |= 1 << MODS.index(word)
    elif colon and name == "pool":
        out.pool += (place_of(value, DICE, NO_DIE),)
    elif colon and name == "trait":
        out.traits += (value,)
    elif colon and name == "untargetable-by":
        out.untargetable |= sum([1 << colour for colour in colours(value)])
    elif m is not None and m[1] in NUMBERED:
        if m[2] is None and m[3] is None:
            raise Unreadable(A_NUMBER_MOD.fill(text=word, would=NUMBERED[m[1]]))
        setattr(out, m[1].replace("-", "_"), int(m[2] or m[3]))
    else:
        stranger(NO_MOD, word, [*MODS, *NUMBERED.values(), *NAMED])
