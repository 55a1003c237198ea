"""What is said of decks: names of houses and sets, and every problem that keeps a deck from being played."""

from __future__ import annotations

from typing import Final

from tableforge.errors import BadDeck
from tableforge.keyforge.names import HOUSES
from tableforge.tongue.both import Both, quoted
from tableforge.tongue.spelling import did_you_mean

DECK_SIZE: Final = 36
NOWHERE: Final = Both("", "")
SETS: Final = ("cota", "aoa")
SET_NAMES: Final = {
    "cota": Both("Call of the Archons", "L’Appel des Archontes"),
    "aoa": Both("Age of Ascension", "L’Âge de l’Ascension"),
}
KINDS_OF_REF: Final = Both(
    "'starter:onyx', 'starter:argus', 'forged:SEED', 'forged:cota:SEED', or the path of a deck file",
    "« starter:onyx », « starter:argus », « forged:GRAINE », « forged:cota:GRAINE », ou le chemin d’un fichier de deck",
)
MASTER_VAULT: Final = "Master Vault JSON"
DOK_JSON: Final = "Decks of KeyForge JSON"
DOK_CSV: Final = "Decks of KeyForge CSV"
KEYTEKI: Final = "keyteki JSON"
WOULD_DO: Final = Both(
    f"a deck file is {MASTER_VAULT} (a deck page asked with ?links=cards), {DOK_JSON} or {DOK_CSV}, {KEYTEKI}, or "
    "text: 'name: …', then three house headings, each with lines such as '2 Urchin'",
    f"un fichier de deck est du {MASTER_VAULT} (une page de deck demandée avec ?links=cards), du {DOK_JSON} ou du "
    f"{DOK_CSV}, du {KEYTEKI}, ou un texte : « nom: … », puis trois titres de Maison, chacun suivi de lignes comme « 2 Urchin »",
)


def shorten(text: str, most: int = 60) -> str:
    """A text fit for an error message: printable, and cut where it is long."""
    text = "".join([c if c.isprintable() else "�" for c in text[: most + 1]])
    return text if len(text) <= most else text[: most - 1] + "…"


def house_name(house: int) -> str:
    """The name of a house by its number, or the number where no house has it."""
    return HOUSES[house] if 0 <= house < len(HOUSES) else f"house {house}"


def house_fr(house: int) -> str:
    """The same in French."""
    return house_title(house, "fr") if 0 <= house < len(HOUSES) else f"Maison {house}"


def house_title(house: int, lang: str) -> str:
    """The printed name of a house."""
    fr = {"shadows": "Ombres", "untamed": "Indomptés"} if lang == "fr" else {}
    return fr.get(HOUSES[house], HOUSES[house].capitalize())


def cards_en(n: int) -> str:
    """So many cards.

    >>> cards_en(1), cards_en(12)
    ('1 card', '12 cards')
    """
    return f"{n} card{'' if n == 1 else 's'}"


def cards_fr(n: int) -> str:
    """So many cards, in French."""
    return f"{n} carte{'s' if n > 1 else ''}"


# ---------------------------------------------------------------- problems
def at_line(n: int) -> Both:
    """How a problem begins that is about one line of a file."""
    return Both(f"line {n}: ", f"ligne {n} : ")


def joined(problems: tuple[Both, ...]) -> Both:
    """All problems in one sentence."""
    return Both("; ".join(problems), " ; ".join([p.fr for p in problems]))


def wrong_size(cards: int) -> Both:
    """What to say of a deck that has not thirty-six cards."""
    return Both(
        f"a deck has {DECK_SIZE} cards, this one has {cards} (KF.deck-36-cards)",
        f"un deck compte {DECK_SIZE} cartes, celui-ci en a {cards} (KF.deck-36-cards)",
    )


def no_card(title: str, near: Both, where: Both = NOWHERE) -> Both:
    """What to say of a card that there is not."""
    en, fr = f"there is no card {shorten(title)!r}{near}", f"il n’y a pas de carte {quoted(shorten(title))}{near.fr}"
    return Both(f"{where}{en}", f"{where.fr}{fr}")


def no_house(raw: str, near: str = "", where: Both = NOWHERE) -> Both:
    """What to say of a house that there is not, with the nearest one (by its id) or all of them."""
    if near:
        house = HOUSES.index(near)
        hint = did_you_mean(house_title(house, "en"), house_title(house, "fr"))
    else:
        every = ", ".join([house_title(house, "fr") for house in range(len(HOUSES))])
        hint = Both(f"; houses: {', '.join(HOUSES)}", f" ; Maisons : {every}")
    en, fr = f"there is no house {shorten(raw)!r}{hint}", f"il n’y a pas de Maison {quoted(shorten(raw))}{hint.fr}"
    return Both(f"{where}{en}", f"{where.fr}{fr}")


def misplaced(title: str, of: int, here: int, where: Both = NOWHERE) -> Both:
    """What to say of a card below the heading of another house."""
    title = shorten(title)
    return Both(
        f"{where}{title!r} is of {house_title(of, 'en')}, not of {house_title(here, 'en')}: move it, or write "
        "'(maverick)' after it (KF.maverick)",
        f"{where.fr}{quoted(title)} est de {house_title(of, 'fr')}, pas de {house_title(here, 'fr')} : déplacez la "
        "carte, ou écrivez « (franc-tireur) » après elle (KF.maverick)",
    )


# ---------------------------------------------------------------- refusals
def no_deck(en: str, fr: str) -> BadDeck:
    """The refusal of a file that is no deck file, with what would be one."""
    return BadDeck(f"{en}; {WOULD_DO}", fr=f"{fr} ; {WOULD_DO.fr}")


def unplayable(name: str, problems: tuple[Both, ...], source: Both = NOWHERE) -> BadDeck:
    """The refusal of a deck, with everything that is wrong with it."""
    all_of = joined(problems)
    return BadDeck(
        f"{source}the deck {shorten(name)!r} cannot be played: {all_of}",
        problems,
        fr=f"{source.fr}le deck {quoted(shorten(name))} ne peut pas être joué : {all_of.fr}",
    )


def no_set_to_forge(name: str) -> BadDeck:
    """The refusal to forge of a set that is not there."""
    known = ", ".join(SETS)
    return BadDeck(
        f"no deck is forged of the set {shorten(name)!r}; sets: {known}",
        fr=f"aucun deck n’est forgé dans l’extension {quoted(shorten(name))} ; extensions : {known}",
    )
