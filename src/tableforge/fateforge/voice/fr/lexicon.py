"""French names of results, colours, dice, places and distances."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.definition import MapDef, Pack
from tableforge.fateforge.names import ANY, ANYWHERE, COLOURS, RESULTS
from tableforge.tongue.both import LANGUAGES

NUMBERS: Final = ("aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
RESULT_NAMES: Final = (
    "DÉPLACEMENT", "FRAPPE", "FRAPPE*", "TIR", "TIR*", "CONCENTRATION", "PARADE", "ATTAQUE SPÉCIALE",
)  # fmt: skip
FEMININE: Final = ("FRAPPE", "FRAPPE*", "CONCENTRATION", "PARADE", "ATTAQUE SPÉCIALE")
COLOUR_NAMES: Final = ("blanc", "bleu", "rouge", "vert", "marron", "violet")
INVARIABLE: Final = "marron"
DICE: Final = ("rouge", "jaune", "bleu", "vert", "d’arme de mêlée", "d’arme à distance")
KINDS: Final = (
    "Capacité", "Compétence", "Objet", "Attaque spéciale", "Corruption", "Peur", "Piège", "Compétence d’allié",
)  # fmt: skip
FREQUENCIES: Final = ("une fois par round", "une fois par scène", "en permanence")
SLOTS: Final = ("arme principale", "arme secondaire", "arme encombrante", "vêtement", "sac à dos")
STANCE_NAMES: Final = ("d’assaut", "de garde", "de commandement")
listed = LANGUAGES["fr"].listed


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
    names = [RESULT_NAMES[k] for k in range(len(RESULTS)) if bits >> k & 1]
    return listed([f"{article(name)} {name}" if n == 1 else f"{n} {name}" for name in names], "ou")


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


def damage(n: int, toxic: bool = False) -> str:
    return count(n, "dégât toxique", "dégâts toxiques") if toxic else count(n, "dégât")


def parry(n: int) -> str:
    return count(n, "jeton Parade", "jetons Parade")


def armour(n: int) -> str:
    return count(n, "cube d’armure", "cubes d’armure")


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
