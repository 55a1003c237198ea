"""French for effects as sentences, and for choices, conditions and repetition."""

from __future__ import annotations

from dataclasses import replace

from tableforge.arkham import words as w
from tableforge.arkham.questions import sets
from tableforge.arkham.voice.fr.conditions import lead
from tableforge.arkham.voice.fr.lexicon import INVESTIGATEUR, TOKENS
from tableforge.arkham.voice.fr.talk import AMOUNTS, EFFECTS, Talk
from tableforge.arkham.voice.fr.targets import subject, target
from tableforge.arkham.voice.shape import healed, merged
from tableforge.tongue import fr
from tableforge.tongue.fr import Clause, do, join, listed, np, sentence, you_do
from tableforge.words.amounts import Amount, NotSo, Number
from tableforge.words.flow import ForEach
from tableforge.words.lower import Effect


def clauses(talk: Talk, effects: tuple[Effect, ...]) -> list[Clause]:
    return [c for e in merged(effects) for c in EFFECTS(talk, e)]


def sentences(talk: Talk, effects: tuple[Effect, ...]) -> list[str]:
    """Effects as sentences without capital and period; what you do, one thing after the other, is one sentence."""
    return fr.sentences(clauses(talk, effects), together=True)


def body(talk: Talk, effects: tuple[Effect, ...]) -> str:
    """Effects inside a sentence that has begun; what follows in sentences of its own keeps them."""
    first, *more = sentences(talk, effects)
    return ". ".join([first, *[x[:1].upper() + x[1:] for x in more]])


def text(talk: Talk, effects: tuple[Effect, ...], apart: bool = False) -> str:
    """Effects as finished sentences; `apart`: each in one of its own."""
    groups = [(e,) for e in effects] if apart else [effects]
    return " ".join([sentence(x) for group in groups for x in sentences(talk, group)])


def full(said: str) -> Clause:
    """A sentence of its own."""
    return Clause(said, full=True)


@EFFECTS.says(w.If)
def if_(talk: Talk, e: w.If) -> list[Clause]:
    first, other = e.effects, e.otherwise
    cond = e.cond
    if other and isinstance(first[0], w.SkillTest):  # what comes of the test would come between
        first, other, cond = other, first, NotSo(cond)
    said = [full(f"{lead(talk, cond)}, {body(talk, first)}")]
    talk.about_this = False
    if other:
        said.append(full(f"sinon, {body(talk, other)}"))
        talk.about_this = False
    return said


@EFFECTS.says(w.OrElse)
def or_else(talk: Talk, e: w.OrElse) -> list[Clause]:
    return [full(body(talk, (e.effect,))), full(f"si vous ne pouvez pas, {body(talk, (e.otherwise,))}")]


@EFFECTS.says(w.IfDone)
def if_done(talk: Talk, e: w.IfDone) -> list[Clause]:
    talk.about_this = False
    return [full(f"ensuite, {body(talk, e.effects)}")]


@EFFECTS.says(w.May)
def may(talk: Talk, e: w.May) -> list[Clause]:
    """What may be left: a le droit de …"""
    talk.permitted = True
    said = [c for effect in e.effects for c in EFFECTS(talk, effect)]
    talk.permitted = False
    return said


@EFFECTS.says(ForEach)
def for_each(talk: Talk, e: ForEach) -> list[Clause]:
    if isinstance(e.what, Amount):
        return [full(f"pour chaque {AMOUNTS(talk, e.what).each}, {body(talk, e.effects)}")]
    talk.each = True
    first, *more = sentences(talk, e.effects)
    return [full(f"dans l’ordre des joueurs, {first}"), *[full(x) for x in more]]


@EFFECTS.says(w.ChooseOne)
def choose_one(talk: Talk, e: w.ChooseOne) -> list[Clause]:
    if healed(e):
        return [healing(talk, healed(e))]
    ways = [way(talk, branch) for branch in e.branches]
    if e.by is not None:
        return [full(f"{subject(talk, e.by).text} doit choisir : soit {', soit '.join(ways)}")]
    if e.must:
        return [full(f"vous devez soit {', soit '.join(ways)}")]
    return [full(listed([body(talk, branch) for branch in e.branches], "ou"))]


def way(talk: Talk, effects: tuple[Effect, ...]) -> str:
    """One of several ways: what you do in the infinitive, and in brackets what explains it."""
    said = clauses(talk, effects)
    done = listed([c.inf or c.text for c in said if not c.full])
    return " ".join([done, *[f"({c.text})" for c in said if c.full]])


def healing(talk: Talk, ways: list[w.HealHarm]) -> Clause:
    """Soignez 1 dégât ou 1 horreur, of the same."""
    n = ways[0].n
    assert isinstance(n, Number)
    much = listed([TOKENS[e.kind].with_number(n.n) for e in ways], "ou")
    if ways[0].who == sets.you:
        return you_do(do("soigner", much))
    return you_do(do("soigner", join(much, target(talk, ways[0].who).after("de"))))


@EFFECTS.says(w.ChooseCard)
def choose_card(talk: Talk, e: w.ChooseCard) -> list[Clause]:
    return [replace(you_do(do("choisir", target(talk, e.what).text)), full=True)]


@EFFECTS.says(w.DoneBy)
def done_by(talk: Talk, e: w.DoneBy) -> list[Clause]:
    talk.you = np(f"l’investigateur qui effectue {talk.this_test()}", INVESTIGATEUR)
    said = [c for effect in e.effects for c in EFFECTS(talk, effect)]
    return [full(join(talk.you.text, listed([join(c.verb, c.rest) for c in said])))]
