"""The French voice: rules texts of cards, and phrases for questions.

>>> from tableforge.arkham.words import *
>>> phrase(here(enemy & ~elite))
'un ennemi non-Élite dans votre lieu'
>>> effect_text((draw(2), gain(RESOURCE, 1)))
'Piochez 2 cartes et gagnez 1 ressource.'
>>> ability_text(forced(at(ends(ROUND)), discard(this)))
'Forcé – À la fin du round\\xa0: défaussez cette carte.'
"""

from __future__ import annotations

from collections.abc import Callable

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.voice import sides
from tableforge.arkham.voice.fr import abilities, effects  # noqa: F401  fill the tables
from tableforge.arkham.voice.fr.flow import text
from tableforge.arkham.voice.fr.lexicon import CLASSES, called
from tableforge.arkham.voice.fr.sets import one
from tableforge.arkham.voice.fr.talk import ABILITIES, Talk
from tableforge.tongue.fr import join, typeset
from tableforge.words.lower import Effect
from tableforge.words.node import SetNode

TitleOf = Callable[[str], str]  # what another card is called, by its id


def front_text(card: w.Title, title_of: TitleOf = str) -> str:
    """What a card says, one ability a line."""
    said = said_of(card, sides.front(card))
    if card.only_for and not card.weakness:
        said.insert(0, f"{join('Deck de', title_of(card.only_for))} uniquement.")
    if card.type == names.SCENARIO:
        said.insert(0, "Facile / Standard")
    return typeset("\n".join(said))


def back_text(card: w.Title, title_of: TitleOf = str) -> str:
    """What its other side says; of an investigator, which decks may be built."""
    if card.type == names.INVESTIGATOR:
        return typeset("\n".join(deckbuilding(card, title_of)))
    said = said_of(card, sides.back(card))
    if card.type == names.SCENARIO:
        said.insert(0, "Difficile / Expert")
    return typeset("\n".join(said))


def said_of(card: w.Title, lines: list[sides.Line]) -> list[str]:
    return [" ".join([ABILITIES(talk_of(card), a) for a in line]) for line in lines]


def deckbuilding(card: w.Title, title_of: TitleOf) -> list[str]:
    """The back of an investigator."""
    kinds = [f"cartes {of_class(cls)} de niveaux 0 à {level}" for cls, level in card.access]
    needed = [*[title_of(id) for id in card.signature], "1 faiblesse de base au hasard"]
    return [
        f"Taille du deck : {names.DECK_SIZE}.",
        f"Construction du deck : {', '.join(kinds)}.",
        f"Exigences du deck (qui ne comptent pas dans sa taille) : {', '.join(needed)}.",
    ]


def of_class(cls: int) -> str:
    """cartes Gardien, cartes neutres."""
    return "neutres" if cls == names.NEUTRAL else CLASSES[cls]


def ability_text(ability: w.Has, card: w.Title | None = None) -> str:
    """One ability as its line of the text."""
    return typeset(ABILITIES(talk_of(card), ability))


def effect_text(words: tuple[Effect, ...], card: w.Title | None = None) -> str:
    """Effects as sentences, such as one branch of a choice."""
    return typeset(text(talk_of(card), words))


def phrase(sel: SetNode, card: w.Title | None = None) -> str:
    """A card of the set, with its article: what a question asks for."""
    return typeset(one(talk_of(card), sel).text)


def talk_of(card: w.Title | None) -> Talk:
    return Talk() if card is None else Talk(called(card.title("fr")), card.type)
