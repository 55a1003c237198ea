r"""The French voice: rules texts of cards, and phrases for questions.

>>> from tableforge.keyforge.words import a, creature, deal, enemy, fight_with, flank, friendly, it, play, ready, steal
>>> phrase(enemy.creature & flank)
'une créature ennemie située sur un flanc'
>>> effect_text((steal(1), deal(2, a(creature))))
'Volez 1 Aombre. Infligez 2 dégâts à une créature.'
>>> ability_text(play(ready(a(friendly.creature)), fight_with(it)))
'Jouez\xa0: Redressez une créature alliée et faites-la combattre.'
"""

from __future__ import annotations

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr import abilities, effects, rules  # noqa: F401  fill the tables
from tableforge.keyforge.voice.fr.conditions import given
from tableforge.keyforge.voice.fr.flow import in_order, line
from tableforge.keyforge.voice.fr.lexicon import labels
from tableforge.keyforge.voice.fr.sets import reference
from tableforge.keyforge.voice.fr.talk import TARGETS, Talk
from tableforge.keyforge.voice.fr.targets import what
from tableforge.keyforge.voice.lines import lines
from tableforge.tongue.fr import join, text_of, typeset
from tableforge.words.amounts import Cond
from tableforge.words.node import SetNode


def card_text(card: w.Title, errata: bool = True) -> str:
    """The whole rules text, one ability a line; before the errata of the 1.3 rulebook on request."""
    return "\n".join([line(talk_of(card), *has) for has in lines(card, errata)])


def ability_text(ability: w.Has | w.Label, card: w.Title | None = None) -> str:
    """One ability as its line of the text; for a label alone, its boldface words."""
    if isinstance(ability, w.Label):
        return typeset(labels(ability.labels))
    return line(talk_of(card), ability)


def effect_text(words: tuple[w.Effect, ...], card: w.Title | None = None) -> str:
    """Effects as sentences, such as one branch of a choice."""
    s = talk_of(card)
    s.labelled = True
    return typeset(text_of(in_order(s, words, False), False))


def condition(cond: Cond, card: w.Title | None = None) -> str:
    """A condition with its "si"."""
    return typeset(given(talk_of(card), cond))


def phrase(sel: SetNode | w.Target, card: w.Title | None = None) -> str:
    """A card of the set with its article, for questions: une créature alliée, une carte de votre main."""
    s = talk_of(card)
    if isinstance(sel, w.Target):
        return typeset(what(s, sel).text)
    if isinstance(sel, q.Extreme) and sel.n > 1:
        group = what(s, w.pick(sel.n, sel))
        return typeset(join("l’une" if group.fem else "l’un", "de", group.text))
    named = isinstance(sel, q.UnderCard) or (
        isinstance(sel, q.Ref) and sel.name not in ("them", "this_way", "destroyed_this_way")
    )
    return typeset(reference(s, sel).text if named else TARGETS(s, w.a(sel)).text)


def talk_of(card: w.Title | None) -> Talk:
    return Talk() if card is None else Talk(card.type, card.id, card.title("fr"))
