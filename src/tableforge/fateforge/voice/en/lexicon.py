"""English names of results, colours, dice, places and distances."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names
from tableforge.fateforge.definition import MapDef, Pack
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.names import ANY, ANYWHERE, COLOURS, RESULTS, STANCES
from tableforge.tongue.en import article
from tableforge.tongue.text import LANGUAGES

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
DICE: Final = tuple([LEXICON.word("en", f"die:{name}") for name in names.DICE])
KINDS: Final = tuple([LEXICON.word("en", f"kind:{name}") for name in names.CARD_KINDS])
FREQUENCIES: Final = tuple([LEXICON.word("en", f"freq:{name}") for name in names.FREQUENCIES])
SLOTS: Final = tuple([LEXICON.word("en", f"takes:{name}") for name in names.SLOTS])
listed = LANGUAGES["en"].list_items


def number(n: int) -> str:
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def result(bits: int, n: int = 1) -> str:
    """Results by their names.

    >>> result(2), result(2, 2), result(3), result(255)
    ('a STRIKE', '2 STRIKE', 'a MOVE or a STRIKE', 'any result')
    """
    if bits == ANY:
        return "any result" if n == 1 else f"any {number(n)} results"
    found = [LEXICON.word("en", f"result:{name}") for k, name in enumerate(RESULTS) if bits >> k & 1]
    return listed([article(name) if n == 1 else f"{n} {name}" for name in found], "or")


def colour(colour: int) -> str:
    return LEXICON.word("en", COLOURS[colour])


def die(die: int) -> str:
    return DICE[die]


def kind(kind: int) -> str:
    return KINDS[kind]


def frequency(freq: int) -> str:
    return FREQUENCIES[freq]


def slot(slot: int) -> str:
    return SLOTS[slot]


def stance(stance: int) -> str:
    return LEXICON.word("en", f"stance:{STANCES[stance]}")


def count(n: int, one: str, many: str = "") -> str:
    """So many of something.

    >>> count(1, "Parry token"), count(2, "Parry token"), count(2, "damage", "damage")
    ('1 Parry token', '2 Parry tokens', '2 damage')
    """
    return f"{n} {one if n == 1 else many or one + 's'}"


def zones(n: int) -> str:
    return "one zone" if n == 1 else f"{number(n)} zones"


def away(lo: int, hi: int, own: str = "your") -> str:
    """How far away something is.

    >>> away(0, 0), away(1, 1), away(0, 1), away(1, 2), away(0, 99)
    ('in your zone', 'one zone away', 'up to one zone away', 'one or two zones away', 'anywhere')
    """
    if hi >= ANYWHERE:
        return "anywhere"
    if hi == 0:
        return f"in {own} zone"
    if lo == 0:
        return f"up to {zones(hi)} away"
    if lo == hi:
        return f"{zones(lo)} away"
    return f"{number(lo)} {'or' if hi == lo + 1 else 'to'} {zones(hi)} away"


def place(map: MapDef, zone: int) -> str:
    """A zone by its name and letter: Mill yard (c)."""
    return f"{map.names[zone][0]} ({map.letters[zone]})"


def enemy(pack: Pack, id: str) -> str:
    return pack.enemy(id).en


def enemies(pack: Pack, number: str, word: str) -> str:
    """Enemies by type, colour or faction: 2 red enemies, every enemy of the type Watchdog, 1 enemy of the Undead."""
    noun = "enemy" if number in ("1", "every", "no", "any") else "enemies"
    if word in COLOURS:
        return f"{number} {word} {noun}"
    typed = any([e.id == word for e in pack.enemies])
    return f"{number} {noun} of the {f'type {enemy(pack, word)}' if typed else pack.terms[word][0]}"
