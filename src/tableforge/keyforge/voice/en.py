"""The English voice: rules texts of cards, and phrases for questions.

>>> from tableforge.keyforge.words import *
>>> phrase(friendly.creature & flank)
'a friendly flank creature'
>>> effect_text((steal(1), draw(2)))
'Steal 1 æmber. Draw 2 cards.'
>>> ability_text((fight | reap)(ready(a(neighbors(this) & GIANT)), fight_with(it)))
'Fight/Reap: Ready and fight with a neighboring Giant.'
"""

from __future__ import annotations

from tableforge.keyforge.questions import Extreme, Number, Ref, UnderCard
from tableforge.keyforge.state import SetNode
from tableforge.keyforge.voice.en_counts import target
from tableforge.keyforge.voice.en_flow import sentences
from tableforge.keyforge.voice.en_nouns import cards, one
from tableforge.keyforge.voice.en_rules import labels, line
from tableforge.keyforge.voice.en_talk import Talk
from tableforge.keyforge.voice.lines import lines
from tableforge.keyforge.words import Card, Effect, Has, Label, Pick


def card_text(card: Card, errata: bool = True) -> str:
    """The whole rules text, one ability a line; before the errata of the 1.3 rulebook on request."""
    return finished("\n".join([line(talk_of(card), *has) for has in lines(card, errata)]))


def ability_text(ability: Has | Label | tuple[int, ...], card: Card | None = None) -> str:
    """One ability as its line of the text; for labels alone, their boldface words."""
    if isinstance(ability, (Label, tuple)):
        return labels(ability.labels if isinstance(ability, Label) else ability)
    return finished(line(talk_of(card), ability))


def effect_text(effects: tuple[Effect, ...], card: Card | None = None) -> str:
    """Effects as sentences, such as one branch of a choice."""
    talk = talk_of(card)
    talk.doing = talk.imperative = True
    return finished(sentences(talk, effects))


def phrase(sel: SetNode, card: Card | None = None) -> str:
    """A card of the set, with its article: what a question asks for."""
    talk = talk_of(card)
    talk.doing = True
    if isinstance(sel, Ref) and sel.name == "them":
        return "one of those cards"
    if isinstance(sel, Extreme) and sel.n > 1:
        return finished(f"one of {target(talk, Pick(sel, Number(sel.n))).text}")
    return finished(cards(talk, sel).text if isinstance(sel, (Ref, UnderCard)) else one(talk, sel))


def talk_of(card: Card | None) -> Talk:
    return Talk() if card is None else Talk(card.title())


def finished(text: str) -> str:
    """Text with typographic apostrophes."""
    return text.replace("'", "’")
