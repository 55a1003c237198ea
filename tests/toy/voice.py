"""How the toy's cards and its log are said: rows of data in every language, a few lines for what joins them.

`[draw|they draw]` follows whoever acts: you, or the player of a loop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from toy import words as w
from toy.cards import Card
from toy.scene import SAID

from tableforge.tongue.grammar import grammar
from tableforge.tongue.sentence import choose_forms
from tableforge.tongue.table import Table
from tableforge.tongue.text import LANGUAGES, column
from tableforge.words import amounts, flow
from tableforge.words.lower import Effect

Rows = dict[str, tuple[str, ...]]

# what a card does, each clause in every language
CLAUSES: Final[dict[type, tuple[str, ...]]] = {
    w.Draw: ("[draw|they draw] {n:card}", "[piochez|il pioche] {n:carte}"),
    w.Heal: ("[heal|they heal] {n:wound}", "[soignez|il soigne] {n:blessure}"),
    w.Sink: ("the fog sinks by {n}", "le brouillard descend de {n}"),
    w.Discard: ("discard a card", "défaussez une carte"),
}
# how the words of flow are put around what they hold
FLOW: Final[Rows] = {
    "if": ("if {cond}, {then}", "si {cond}, {then}"),
    "otherwise": ("otherwise, {then}", "sinon, {then}"),
    "may": ("you may {then}", "si vous voulez, {then}"),
    "if-done": ("if you do, {then}", "si vous le faites, {then}"),
    "choose-one": ("choose one: {then}", "au choix : {then}"),
    "for-each": ("for each {what}, {then}", "pour chaque {what}, {then}"),
    "repeat": ("repeat this while {cond}", "recommencez tant que {cond}"),
}
NOUNS: Final[Rows] = {
    "everyone": ("lamplighter", "allumeur"),
    "fog": ("the fog", "le brouillard"),
    "burning": ("burning lamp", "lampe allumée"),
    "more": ("{a} is higher than {b}", "{a} dépasse {b}"),
    "that-many": ("that many {many}", "autant de {many}"),
    "number": ("the number of {what}", "le nombre de {what}"),
    "at-least": ("{a} is {b} or higher", "{a} est à {b} ou plus"),
    "plus": ("{a} plus {b}", "{a} plus {b}"),
}
# what happens, as the log has it
TOLD: Final[Rows] = {
    "draw": ("{who} draws {n:card}{things}", "{who} pioche {n:carte}{things}"),
    "roll": ("{who} rolls a die", "{who} lance un dé"),
    "reroll": ("{who} rolls the die again", "{who} relance le dé"),
    "ready": ("{who} is ready", "{who} est prêt"),
    "play": ("{who} plays{things}", "{who} joue{things}"),
    "wear": ("{who} puts on{things}", "{who} met{things}"),
    "walk": ("{who} walks to the {place}", "{who} va ici : {place}"),
    "help": ("{who} gives{things}", "{who} donne{things}"),
    "omen": ("{who} spends the die: {n}", "{who} dépense le dé : {n}"),
    "token": ("{who} draws the token {n}", "{who} tire le jeton {n}"),
    "echo": ("an echo answers {who}", "un écho répond au {who}"),
    "passed": ("{who} passes the test with {n}", "{who} réussit l’épreuve avec {n}"),
    "failed": ("{who} fails the test with {n}", "{who} rate l’épreuve avec {n}"),
    "light": ("{who} lights the lamp of the {place}", "{who} allume la lampe ({place})"),
    "cloak": ("{who} loses a cloak instead of being hurt", "{who} perd un manteau au lieu d’être blessé"),
    "wound": ("{who} takes {n:wound}", "{who} subit {n:blessure}"),
    "out": ("{who} is out", "{who} est éliminé"),
    "bell": ("{who} rings a bell", "{who} sonne une cloche"),
    "fog": ("the fog rises by {n}", "le brouillard monte de {n}"),
    "heal": ("{who} heals {n:wound}", "{who} soigne {n:blessure}"),
    "sink": ("the fog sinks by {n}", "le brouillard descend de {n}"),
    "discard": ("{who} discards{things}", "{who} défausse{things}"),
    "repeat": ("{who} does it again", "{who} recommence"),
    "won": ("all win", "tous gagnent"),
    "lost": ("all lose", "tous perdent"),
}
LABELS: Final[Rows] = {
    "choose": ("choose {key}", "choisir {key}"),
    "seat": ("seat {n}", "siège {n}"),
    "things": (": {things}", " : {things}"),
    "lamplighters": ("{n} lamplighters", "{n} allumeurs"),
}


def say(lang: str, table: Rows, row: str, /, **fill: object) -> str:
    return column(table[row], lang).format(**fill)


class AsMany:
    """ "That many", which can stand before a noun as a number can."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __format__(self, noun: str) -> str:
        return say(self.lang, NOUNS, "that-many", many=grammar(self.lang).plural(noun))


@dataclass
class Talk:
    """A text being spoken, in a language."""

    lang: str

    def say(self, table: Rows, row: str, /, **fill: object) -> str:
        return say(self.lang, table, row, **fill)


EFFECTS: Table[Talk, list[str]] = Table("the toy's effects")
AMOUNTS: Table[Talk, str] = Table("the toy's amounts")


@EFFECTS.says(w.Draw, w.Heal, w.Sink, w.Discard)
def say_clause(talk: Talk, e: Any) -> list[str]:
    who = getattr(e, "who", w.you)
    n = getattr(e, "n", None)
    much = grammar(talk.lang).SpokenNumber(n.n) if isinstance(n, amounts.Number) else AsMany(talk.lang)
    return [choose_forms(column(CLAUSES[type(e)], talk.lang), who == w.you, False, False).format(n=much)]


def body(talk: Talk, effects: tuple[Effect, ...]) -> str:
    """Effects in one sentence."""
    return LANGUAGES[talk.lang].list_items([c for e in effects for c in EFFECTS(talk, e)])


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
    return [talk.say(FLOW, "choose-one", then=f"{', '.join(most)} {LANGUAGES[talk.lang].or_} {last}")]


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
    return talk.say(NOUNS, "number", what=grammar(talk.lang).plural(noun))


def text(words: tuple[Effect, ...], lang: str) -> str:
    """Words as sentences, one for each."""
    talk = Talk(lang)
    return " ".join([grammar(lang).sentence(said) for e in words for said in EFFECTS(talk, e)])


def card_text(card: Card, lang: str) -> str:
    """What a card says.

    >>> from toy.cards import CARDS
    >>> card_text(CARDS["kettle"], "en")
    'Draw 1 card. You may discard a card. If you do, heal 1 wound.'
    >>> card_text(CARDS["charm"], "fr")
    'Au choix\\xa0: soignez 1 blessure, piochez 2 cartes ou le brouillard descend de 1.'
    """
    return text(card.text, lang)


def told(lang: str, kind: str, seat: int, n: int, place: str, things: list[str]) -> str:
    """What happened, as one sentence."""
    said = [column(SAID[thing], lang) for thing in things]
    shown = say(lang, LABELS, "things", things=", ".join(said)) if said else ""
    return say(
        lang,
        TOLD,
        kind,
        who=say(lang, LABELS, "seat", n=seat),
        n=grammar(lang).SpokenNumber(n),
        things=shown,
        place=column(SAID[place], lang) if place else "",
    )
