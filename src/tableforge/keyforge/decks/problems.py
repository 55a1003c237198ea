"""What is said of decks: names of houses and sets, and every problem that keeps a deck from being played."""

from __future__ import annotations

from functools import cache
from typing import Final

from tableforge.decks.refusals import NO_CARD
from tableforge.decks.wording import NOWHERE, join_names, shorten
from tableforge.decks.wording import not_a_deck as no_deck_file
from tableforge.errors import BadDeck
from tableforge.keyforge.decks import refusals
from tableforge.keyforge.lexicon import LEXICON
from tableforge.keyforge.names import HOUSES
from tableforge.tongue.spelling import did_you_mean
from tableforge.tongue.text import ENGLISH, LANGUAGES, Text, in_every

DECK_SIZE: Final = 36
SETS: Final = ("cota", "aoa")
SET_NAMES: Final = {id: LEXICON.text_of(f"set:{id}") for id in SETS}
PLAYABLE_SETS: Final = in_every(
    lambda lang: LANGUAGES[lang].list_items([f"{title.text(lang)} ({id})" for id, title in SET_NAMES.items()])
)
HOUSE_TITLES: Final = tuple([LEXICON.text_of(house) for house in HOUSES])


def house_name(house: int) -> str:
    """The name of a house by its number, or the number where no house has it."""
    return HOUSES[house] if 0 <= house < len(HOUSES) else f"house {house}"


def house_told(house: int) -> Text:
    """A house in a sentence: in English by its id, in French as it is printed."""
    if not 0 <= house < len(HOUSES):
        return refusals.HOUSE_NUMBER.fill(n=house)
    title = HOUSE_TITLES[house]
    return in_every(lambda lang: HOUSES[house] if lang == ENGLISH else title.text(lang))


def house_title(house: int, lang: str) -> str:
    """The printed name of a house."""
    return HOUSE_TITLES[house].text(lang)


# ---------------------------------------------------------------- problems
def wrong_size(cards: int) -> Text:
    """What to say of a deck that has not thirty-six cards."""
    return refusals.WRONG_SIZE.fill(size=DECK_SIZE, cards=cards)


@cache
def later_set(title: str) -> Text:
    """What to say of a deck of a set that is not there yet; a collection may hold thousands of them."""
    return refusals.LATER_SET.fill(name=title, known=PLAYABLE_SETS)


def no_card(title: str, near: Text, where: Text = NOWHERE) -> Text:
    """What to say of a card that there is not."""
    return NO_CARD.fill(title=shorten(title), near=near, where=where)


def no_house(raw: str, near: str = "", where: Text = NOWHERE) -> Text:
    """What to say of a house that there is not, with the nearest one (by its id) or all of them."""
    if near:
        title = HOUSE_TITLES[HOUSES.index(near)]
        hint = did_you_mean(title)
    else:
        hint = refusals.HOUSES_ARE.fill(known=join_names([house_told(house) for house in range(len(HOUSES))]))
    return refusals.NO_HOUSE.fill(raw=shorten(raw), hint=hint, where=where)


def misplaced(title: str, of: int, here: int, where: Text = NOWHERE) -> Text:
    """What to say of a card below the heading of another house."""
    return refusals.MISPLACED.fill(title=shorten(title), of=HOUSE_TITLES[of], here=HOUSE_TITLES[here], where=where)


# ---------------------------------------------------------------- refusals
def no_deck(why: Text) -> BadDeck:
    """The refusal of a file that is no deck file, with what would be one."""
    return no_deck_file(why, refusals.WOULD_DO)


def no_set_to_forge(name: str) -> BadDeck:
    """The refusal to forge of a set that is not there."""
    return BadDeck(refusals.NO_SET_TO_FORGE.fill(name=shorten(name), known=", ".join(SETS)))
