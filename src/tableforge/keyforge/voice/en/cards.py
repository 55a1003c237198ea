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

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.en import abilities, effects, rules  # noqa: F401  fill the tables
from tableforge.keyforge.voice.en.conditions import holds
from tableforge.keyforge.voice.en.flow import line, sentences
from tableforge.keyforge.voice.en.lexicon import labels
from tableforge.keyforge.voice.en.sets import cards, one
from tableforge.keyforge.voice.en.talk import Talk
from tableforge.keyforge.voice.en.targets import target
from tableforge.keyforge.voice.lines import lines
from tableforge.words.amounts import Cond
from tableforge.words.node import SetNode


def card_text(card: w.Title, errata: bool = True) -> str:
    """The whole rules text, one ability a line; before the errata of the 1.3 rulebook on request."""
    return finished("\n".join([line(talk_of(card), *has) for has in lines(card, errata)]))


def ability_text(ability: w.Has | w.Label | tuple[int, ...], card: w.Title | None = None) -> str:
    """One ability as its line of the text; for labels alone, their boldface words."""
    if isinstance(ability, (w.Label, tuple)):
        return labels(ability.labels if isinstance(ability, w.Label) else ability)
    return finished(line(talk_of(card), ability))


def effect_text(words: tuple[w.Effect, ...], card: w.Title | None = None) -> str:
    """Effects as sentences, such as one branch of a choice."""
    talk = talk_of(card)
    talk.doing = talk.imperative = True
    return finished(sentences(talk, words))


def condition(cond: Cond, card: w.Title | None = None) -> str:
    """A condition with its "if"."""
    return finished(f"if {holds(talk_of(card), cond)}")


def phrase(sel: SetNode, card: w.Title | None = None) -> str:
    """A card of the set, with its article: what a question asks for."""
    talk = talk_of(card)
    talk.doing = True
    if isinstance(sel, q.Ref) and sel.name == "them":
        return "one of those cards"
    if isinstance(sel, q.Extreme) and sel.n > 1:
        return finished(f"one of {target(talk, w.Pick(sel, q.Number(sel.n))).text}")
    return finished(cards(talk, sel).text if isinstance(sel, (q.Ref, q.UnderCard)) else one(talk, sel))


def talk_of(card: w.Title | None) -> Talk:
    return Talk() if card is None else Talk(card.title())


def finished(text: str) -> str:
    """Text with typographic apostrophes."""
    return text.replace("'", "’")
