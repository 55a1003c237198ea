"""French names of results, colours, dice, places and distances."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names
from tableforge.fateforge.definition import MapDef, Pack
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.names import ANY, ANYWHERE, COLOURS, RESULTS
from tableforge.tongue.text import LANGUAGES

NUMBERS: Final = ("aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
RESULT_NAMES: Final = tuple([LEXICON.word("fr", f"result:{name}") for name in RESULTS])
FEMININE: Final = ("FRAPPE", "FRAPPE*", "CONCENTRATION", "PARADE", "ATTAQUE SPÉCIALE")
COLOUR_NAMES: Final = tuple([LEXICON.word("fr", name) for name in COLOURS])
INVARIABLE: Final = "marron"
DICE: Final = tuple([LEXICON.word("fr", f"die:{name}") for name in names.DICE])
KINDS: Final = tuple([LEXICON.word("fr", f"kind:{name}") for name in names.CARD_KINDS])
FREQUENCIES: Final = tuple([LEXICON.word("fr", f"freq:{name}") for name in names.FREQUENCIES])
SLOTS: Final = tuple([LEXICON.word("fr", f"takes:{name}") for name in names.SLOTS])
STANCE_NAMES: Final = tuple([LEXICON.word("fr", f"stance:{name}") for name in names.STANCES])
listed = LANGUAGES["fr"].list_items


def number(n: int, feminine: bool = False) -> str:
    if n == 1 and feminine:
        return "une"
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def result(bits: int, n: int = 1) -> str:
    """Results by their names.

    >>> result(2), result(2, 2), result(3), result(255)
    ('une FRAPPE', '2 FRAPPE', 'un DÉPLACEMENT ou une FRAPPE', 'un résultat quelconque')
    """
    if bits == ANY:
        return "un résultat quelconque" if n == 1 else f"{number(n)} résultats quelconques"
    found = [RESULT_NAMES[k] for k in range(len(RESULTS)) if bits >> k & 1]
    return listed([f"{article(name)} {name}" if n == 1 else f"{n} {name}" for name in found], "ou")


def article(name: str) -> str:
    return "une" if name in FEMININE else "un"


def colour(colour: int) -> str:
    return COLOUR_NAMES[colour]


def several(colour: str) -> str:
    """A colour behind several things: rouges, marron."""
    return colour if colour == INVARIABLE else f"{colour}s"


def die(die: int) -> str:
    return DICE[die]


def kind(kind: int) -> str:
    return KINDS[kind]


def frequency(freq: int) -> str:
    return FREQUENCIES[freq]


def slot(slot: int) -> str:
    return SLOTS[slot]


def stance(stance: int) -> str:
    return STANCE_NAMES[stance]


def count(n: int, one: str, many: str = "") -> str:
    """So many of something.

    >>> count(1, "dégât"), count(2, "jeton Parade", "jetons Parade")
    ('1 dégât', '2 jetons Parade')
    """
    return f"{n} {one if n == 1 else many or one + 's'}"


def counted(n: int, id: str) -> str:
    """So many of a thing of the lexicon."""
    term = LEXICON.terms[id]
    return count(n, term.one[1], term.many[1])


def damage(n: int, toxic: bool = False) -> str:
    return counted(n, "toxic-damage" if toxic else "damage")


def parry(n: int) -> str:
    return counted(n, "parry-token")


def armour(n: int) -> str:
    return counted(n, "armour-cube")


def zones(n: int) -> str:
    return "une zone" if n == 1 else f"{number(n)} zones"


def away(lo: int, hi: int, own: str = "votre") -> str:
    """How far away something is.

    >>> away(0, 0), away(1, 1), away(0, 1), away(1, 2)
    ('dans votre zone', 'à une zone', 'à une zone au plus', 'à une ou deux zones')
    """
    if hi >= ANYWHERE:
        return "où que ce soit"
    if hi == 0:
        return f"dans {own} zone"
    if lo == 0:
        return f"à {zones(hi)} au plus"
    if lo == hi:
        return f"à {zones(lo)}"
    return f"à {number(lo, feminine=True)} {'ou' if hi == lo + 1 else 'à'} {zones(hi)}"


def place(map: MapDef, zone: int) -> str:
    """A zone by its letter and name: zone c (Cour du moulin)."""
    return f"zone {map.letters[zone]} ({map.names[zone][1]})"


def enemy(pack: Pack, id: str) -> str:
    return pack.enemy(id).fr


def enemies(pack: Pack, number: str, word: str) -> str:
    """Enemies by type, colour or faction: 2 ennemis rouges, chaque ennemi du type Chien de garde."""
    one = number in ("1", "un", "chaque", "aucun")
    noun = "ennemi" if one else "ennemis"
    if word in COLOURS:
        name = colour(COLOURS.index(word))
        return f"{number} {noun} {name if one else several(name)}"
    if any([e.id == word for e in pack.enemies]):
        return f"{number} {noun} du type {enemy(pack, word)}"
    return f"{number} {noun} de la faction {pack.terms[word][1]}"
