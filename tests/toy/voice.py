"""How the toy's cards are said, in English and in French: rows of data for its effects, a few lines for what joins them.

`[draw|they draw]` follows whoever acts: you, or the player of a loop.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from toy import words as w
from toy.cards import Card

from tableforge.tongue import en, fr
from tableforge.tongue.both import LANGUAGES
from tableforge.tongue.sentence import chosen
from tableforge.tongue.table import Table
from tableforge.words import amounts, flow
from tableforge.words.lower import Effect

# what a card does, each clause in both languages
CLAUSES: Final[dict[type, dict[str, str]]] = {
    w.Draw: {"en": "[draw|they draw] {n:card}", "fr": "[piochez|il pioche] {n:carte}"},
    w.Heal: {"en": "[heal|they heal] {n:wound}", "fr": "[soignez|il soigne] {n:blessure}"},
    w.Sink: {"en": "the fog sinks by {n}", "fr": "le brouillard descend de {n}"},
    w.Discard: {"en": "discard a card", "fr": "défaussez une carte"},
}
# how the words of flow are put around what they hold
FLOW: Final = {
    "if": {"en": "if {cond}, {then}", "fr": "si {cond}, {then}"},
    "otherwise": {"en": "otherwise, {then}", "fr": "sinon, {then}"},
    "may": {"en": "you may {then}", "fr": "si vous voulez, {then}"},
    "if-done": {"en": "if you do, {then}", "fr": "si vous le faites, {then}"},
    "choose-one": {"en": "choose one: {then}", "fr": "au choix : {then}"},
    "or": {"en": "or", "fr": "ou"},
    "for-each": {"en": "for each {what}, {then}", "fr": "pour chaque {what}, {then}"},
    "repeat": {"en": "repeat this while {cond}", "fr": "recommencez tant que {cond}"},
}
NOUNS: Final = {
    "everyone": {"en": "lamplighter", "fr": "allumeur"}, "fog": {"en": "the fog", "fr": "le brouillard"},
    "burning": {"en": "burning lamp", "fr": "lampe allumée"},
    "more": {"en": "{a} is higher than {b}", "fr": "{a} dépasse {b}"},
    "number": {"en": "the number of {what}", "fr": "le nombre de {what}"},
    "at-least": {"en": "{a} is {b} or higher", "fr": "{a} est à {b} ou plus"}, "plus": {"en": "{a} plus {b}", "fr": "{a} plus {b}"},
}  # fmt: skip
COUNTS: Final[dict[str, Callable[[int], object]]] = {"en": en.Count, "fr": fr.Count}


class AsMany:
    """ "That many", which can stand before a noun as a number can."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __format__(self, noun: str) -> str:
        return f"that many {en.plural(noun)}" if self.lang == "en" else fr.join("autant de", fr.Noun(noun).form(True))


@dataclass
class Talk:
    """A text being spoken, in a language."""

    lang: str

    def say(self, table: dict[str, dict[str, str]], row: str, /, **fill: object) -> str:
        return table[row][self.lang].format(**fill)


EFFECTS: Table[Talk, list[str]] = Table("the toy's effects")
AMOUNTS: Table[Talk, str] = Table("the toy's amounts")


@EFFECTS.says(w.Draw, w.Heal, w.Sink, w.Discard)
def say_clause(talk: Talk, e: Any) -> list[str]:
    who = getattr(e, "who", w.you)
    n = getattr(e, "n", None)
    much = COUNTS[talk.lang](n.n) if isinstance(n, amounts.Number) else AsMany(talk.lang)
    return [chosen(CLAUSES[type(e)][talk.lang], who == w.you, False, False).format(n=much)]


def body(talk: Talk, effects: tuple[Effect, ...]) -> str:
    """Effects in one sentence."""
    return LANGUAGES[talk.lang].listed([c for e in effects for c in EFFECTS(talk, e)])


@EFFECTS.says(flow.If)
def say_if(talk: Talk, e: flow.If) -> list[str]:
    said = [talk.say(FLOW, "if", cond=condition(talk, e.cond), then=body(talk, e.effects))]
    return [*said, talk.say(FLOW, "otherwise", then=body(talk, e.otherwise))] if e.otherwise else said


@EFFECTS.says(flow.May)
def say_may(talk: Talk, e: flow.May) -> list[str]:
    return [talk.say(FLOW, "may", then=body(talk, e.effects))]


@EFFECTS.says(flow.IfDone)
def say_if_done(talk: Talk, e: flow.IfDone) -> list[str]:
    return [talk.say(FLOW, "if-done", then=body(talk, e.effects))]


@EFFECTS.says(flow.ChooseOne)
def say_choose_one(talk: Talk, e: flow.ChooseOne) -> list[str]:
    *most, last = [body(talk, branch) for branch in e.branches]
    return [talk.say(FLOW, "choose-one", then=f"{', '.join(most)} {talk.say(FLOW, 'or')} {last}")]


@EFFECTS.says(flow.ForEach)
def say_for_each(talk: Talk, e: flow.ForEach) -> list[str]:
    what = talk.say(NOUNS, "everyone" if isinstance(e.what, w.Who) else "burning")
    return [talk.say(FLOW, "for-each", what=what, then=body(talk, e.effects))]


@EFFECTS.says(flow.RepeatIf)
def say_repeat_if(talk: Talk, e: flow.RepeatIf) -> list[str]:
    return [talk.say(FLOW, "repeat", cond=condition(talk, e.cond))]


def condition(talk: Talk, cond: object) -> str:
    assert isinstance(cond, amounts.Compare)
    row = "at-least" if cond.op == ">=" else "more"
    return talk.say(NOUNS, row, a=AMOUNTS(talk, cond.a), b=AMOUNTS(talk, cond.b))


@AMOUNTS.says(amounts.Number)
def say_number(talk: Talk, n: amounts.Number) -> str:
    return str(n.n)


@AMOUNTS.says(w.Fog)
def say_fog(talk: Talk, n: w.Fog) -> str:
    return talk.say(NOUNS, "fog")


@AMOUNTS.says(amounts.Math)
def say_math(talk: Talk, n: amounts.Math) -> str:
    return talk.say(NOUNS, "plus", a=AMOUNTS(talk, n.a), b=AMOUNTS(talk, n.b))


@AMOUNTS.says(amounts.Count)
def say_count(talk: Talk, n: amounts.Count) -> str:
    noun = talk.say(NOUNS, "burning")
    many = en.plural(noun) if talk.lang == "en" else " ".join([f"{word}s" for word in noun.split()])
    return talk.say(NOUNS, "number", what=many)


def text(words: tuple[Effect, ...], lang: str) -> str:
    """Words as sentences, one for each."""
    finished = {"en": en.sentence, "fr": fr.sentence}[lang]
    talk = Talk(lang)
    return " ".join([finished(said) for e in words for said in EFFECTS(talk, e)])


def card_text(card: Card, lang: str) -> str:
    """What a card says.

    >>> from toy.cards import CARDS
    >>> card_text(CARDS["kettle"], "en")
    'Draw 1 card. You may discard a card. If you do, heal 1 wound.'
    >>> card_text(CARDS["charm"], "fr")
    'Au choix\\xa0: soignez 1 blessure, piochez 2 cartes ou le brouillard descend de 1.'
    """
    return text(card.text, lang)
