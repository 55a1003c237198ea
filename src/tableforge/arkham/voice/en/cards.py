"""The English voice: rules texts of cards, and phrases for questions.

>>> from tableforge.arkham.words import *
>>> phrase(here(enemy & ~elite))
'a non-Elite enemy at your location'
>>> effect_text((draw(2), gain(RESOURCE, 1)))
'Draw 2 cards and gain 1 resource.'
>>> ability_text(action(fight(get(COMBAT, 1), hit(1)), cost=spend(AMMO, 1)))
'[action] Spend 1 ammo: Fight. You get +1 combat for this attack. This attack deals +1 damage.'
"""

from __future__ import annotations

from collections.abc import Callable

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.voice import sides
from tableforge.arkham.voice.en import abilities, effects  # noqa: F401  fill the tables
from tableforge.arkham.voice.en.flow import text
from tableforge.arkham.voice.en.lexicon import CLASSES, called, finished
from tableforge.arkham.voice.en.sets import one
from tableforge.arkham.voice.en.talk import ABILITIES, Talk
from tableforge.words.lower import Effect
from tableforge.words.node import SetNode

TitleOf = Callable[[str], str]  # what another card is called, by its id


def front_text(card: w.Title, title_of: TitleOf = str) -> str:
    """What a card says, one ability a line."""
    said = said_of(card, sides.front(card))
    if card.only_for and not card.weakness:
        said.insert(0, f"{title_of(card.only_for)} deck only.")
    if card.type == names.SCENARIO:
        said.insert(0, "Easy / Standard")
    return finished("\n".join(said))


def back_text(card: w.Title, title_of: TitleOf = str) -> str:
    """What its other side says; of an investigator, which decks may be built."""
    if card.type == names.INVESTIGATOR:
        return finished("\n".join(deckbuilding(card, title_of)))
    said = said_of(card, sides.back(card))
    if card.type == names.SCENARIO:
        said.insert(0, "Hard / Expert")
    return finished("\n".join(said))


def said_of(card: w.Title, lines: list[sides.Line]) -> list[str]:
    return [" ".join([ABILITIES(talk_of(card), a) for a in line]) for line in lines]


def deckbuilding(card: w.Title, title_of: TitleOf) -> list[str]:
    """The back of an investigator."""
    kinds = [f"{CLASSES[cls]} cards level 0 to {level}" for cls, level in card.access]
    needed = [*[title_of(id) for id in card.signature], "1 random basic weakness"]
    return [
        f"Deck size: {names.DECK_SIZE}.",
        f"Deckbuilding options: {', '.join(kinds)}.",
        f"Deckbuilding requirements (not counted towards deck size): {', '.join(needed)}.",
    ]


def ability_text(ability: w.Has, card: w.Title | None = None) -> str:
    """One ability as its line of the text."""
    return finished(ABILITIES(talk_of(card), ability))


def effect_text(words: tuple[Effect, ...], card: w.Title | None = None) -> str:
    """Effects as sentences, such as one branch of a choice."""
    return finished(text(talk_of(card), words))


def phrase(sel: SetNode, card: w.Title | None = None) -> str:
    """A card of the set, with its article: what a question asks for."""
    return finished(one(talk_of(card), sel))


def talk_of(card: w.Title | None) -> Talk:
    return Talk() if card is None else Talk(called(card.title()), card.type)
