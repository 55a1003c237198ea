"""The French voice: rules texts of cards, and phrases for questions.

>>> from tableforge.keyforge.words import a, creature, deal, enemy, fight_with, flank, friendly, it, play, ready, steal
>>> phrase(enemy.creature & flank)
'une créature ennemie située sur un flanc'
>>> effect_text((steal(1), deal(2, a(creature))))
'Volez 1 Aombre. Infligez 2 dégâts à une créature.'
>>> ability_text(play(ready(a(friendly.creature)), fight_with(it))).replace(NBSP, " ")
'Jouez : Redressez une créature alliée et faites-la combattre.'
"""

from __future__ import annotations

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.state import SetNode
from tableforge.keyforge.voice import fr_effects  # noqa: F401  fills the table of effects
from tableforge.keyforge.voice.fr_abilities import labels, line, text_of
from tableforge.keyforge.voice.fr_amounts import QUANTITIES
from tableforge.keyforge.voice.fr_clauses import EVENTS
from tableforge.keyforge.voice.fr_flow import effects
from tableforge.keyforge.voice.fr_grammar import NBSP, join, typeset
from tableforge.keyforge.voice.fr_sets import ATTRIBUTES, reference
from tableforge.keyforge.voice.fr_targets import what
from tableforge.keyforge.voice.fr_words import (
    ABILITIES,
    AMOUNTS,
    CONDITIONS,
    EFFECTS,
    TARGETS,
    Speaker,
    house,
    keyword,
    trait,
)
from tableforge.keyforge.voice.lines import lines

__all__ = [
    "NBSP",
    "ability_text",
    "card_text",
    "effect_text",
    "house",
    "keyword",
    "phrase",
    "speaks",
    "trait",
]

def card_text(card: w.Card, errata: bool = True) -> str:
    """The whole rules text, one ability a line; before the errata of the 1.3 rulebook on request."""
    return "\n".join([line(speaker(card), *has) for has in lines(card, errata)])


def ability_text(ability: w.Has | w.Label, card: w.Card | None = None) -> str:
    """One ability as its line of the text; for a label alone, its boldface words."""
    if isinstance(ability, w.Label):
        return typeset(labels(ability.labels))
    return line(speaker(card), ability)


def effect_text(words: tuple[w.Effect, ...], card: w.Card | None = None) -> str:
    """Effects as sentences, such as one branch of a choice."""
    s = speaker(card)
    s.labelled = True
    return typeset(text_of(effects(s, words, False), False))


def phrase(sel: SetNode | w.Target, card: w.Card | None = None) -> str:
    """A card of the set with its article, for questions: une créature alliée, une carte de votre main."""
    s = speaker(card)
    if isinstance(sel, w.Target):
        return typeset(what(s, sel).text)
    if isinstance(sel, q.Extreme) and sel.n > 1:
        group = what(s, w.pick(sel.n, sel))
        return typeset(join("l’une" if group.fem else "l’un", "de", group.text))
    named = isinstance(sel, q.UnderCard) or (
        isinstance(sel, q.Ref) and sel.name not in ("them", "this_way", "destroyed_this_way")
    )
    return typeset(reference(s, sel).text if named else TARGETS.say(s, w.a(sel)).text)


def speaker(card: w.Card | None) -> Speaker:
    return Speaker() if card is None else Speaker(card.type, card.id, card.title("fr"))


def speaks(word: object) -> bool:
    """Whether this word has something to say in French."""
    if isinstance(word, q.Event):
        return word.kind in EVENTS
    return isinstance(word, STRUCTURE) or any(word in table for table in TABLES)


STRUCTURE = (q.Who, q.And, q.Or, q.Not, q.Extreme, q.EitherEvent, w.Domain)
TABLES = (ABILITIES, EFFECTS, TARGETS, AMOUNTS, QUANTITIES, CONDITIONS, ATTRIBUTES)
