"""English for effects as sentences, and for choices, conditions and repetition."""

from __future__ import annotations

from tableforge.arkham import words as w
from tableforge.arkham.questions import sets
from tableforge.arkham.voice.en.conditions import lead
from tableforge.arkham.voice.en.lexicon import TOKENS
from tableforge.arkham.voice.en.talk import AMOUNTS, EFFECTS, Talk
from tableforge.arkham.voice.en.targets import subject, target
from tableforge.arkham.voice.shape import healed, merged
from tableforge.tongue.en import Clause, Person, Said, as_instruction, clause, join_clauses, listed, sentence
from tableforge.words.amounts import Amount, NotSo, Number
from tableforge.words.flow import ForEach
from tableforge.words.lower import Effect


def sentences(talk: Talk, effects: tuple[Effect, ...]) -> list[str]:
    """Effects as sentences without capital and period; what you do, one thing after the other, is one sentence."""
    out: list[str] = []
    group: list[Said] = []
    for e in merged(effects):
        for x in EFFECTS(talk, e):
            if isinstance(x, Clause) and not x.modal:
                group.append(x)
                continue
            if group:
                out.append(join_clauses(group))
                group = []
            out.append(as_instruction(x))
    return [*out, join_clauses(group)] if group else out


def body(talk: Talk, effects: tuple[Effect, ...]) -> str:
    """Effects inside a sentence that has begun; what follows in sentences of its own keeps them."""
    first, *more = sentences(talk, effects)
    return ". ".join([first, *[x[:1].upper() + x[1:] for x in more]])


def text(talk: Talk, effects: tuple[Effect, ...], apart: bool = False) -> str:
    """Effects as finished sentences; `apart`: each in one of its own."""
    groups = [(e,) for e in effects] if apart else [effects]
    return " ".join([sentence(x) for group in groups for x in sentences(talk, group)])


@EFFECTS.says(w.If)
def if_(talk: Talk, e: w.If) -> list[Said]:
    first, other = e.effects, e.otherwise
    cond = e.cond
    if other and isinstance(first[0], w.SkillTest):  # what comes of the test would come between
        first, other, cond = other, first, NotSo(cond)
    said: list[Said] = [f"{lead(talk, cond)}, {body(talk, first)}"]
    talk.about_this = False
    if other:
        said.append(f"otherwise, {body(talk, other)}")
        talk.about_this = False
    return said


@EFFECTS.says(w.OrElse)
def or_else(talk: Talk, e: w.OrElse) -> list[Said]:
    return [body(talk, (e.effect,)), f"if you cannot, {body(talk, (e.otherwise,))}"]


@EFFECTS.says(w.IfDone)
def if_done(talk: Talk, e: w.IfDone) -> list[Said]:
    talk.about_this = False
    return [f"then, {body(talk, e.effects)}"]


@EFFECTS.says(w.May)
def may(talk: Talk, e: w.May) -> list[Said]:
    said = [x for effect in e.effects for x in EFFECTS(talk, effect)]
    return [Clause(x.who, x.verbs, x.object, x.tail, "may") if isinstance(x, Clause) else x for x in said]


@EFFECTS.says(ForEach)
def for_each(talk: Talk, e: ForEach) -> list[Said]:
    if isinstance(e.what, Amount):
        each = AMOUNTS(talk, e.what).each
        return [f"for each {each}, {body(talk, e.effects)}"]
    talk.noun = "each investigator"
    first, *more = sentences(talk, e.effects)
    return [f"in player order, {first}", *more]


@EFFECTS.says(w.ChooseOne)
def choose_one(talk: Talk, e: w.ChooseOne) -> list[Said]:
    if healed(e):
        return [healing(talk, healed(e))]
    if e.by is not None:
        who = subject(talk, e.by)
        ways = [finite(talk, branch) for branch in e.branches]
        return [f"{who.text} must choose one: either {', or '.join(ways)}"]
    ways = [aside(sentences(talk, branch)) for branch in e.branches]
    link = ", or " if any(len(branch) > 1 for branch in e.branches) else " or "
    return [f"you must either {link.join(ways)}" if e.must else listed(ways, "or")]


def aside(said: list[str]) -> str:
    """What is said in one sentence, and in brackets what explains it."""
    first, *more = said
    return " ".join([first, *[f"({x})" for x in more]])


def finite(talk: Talk, effects: tuple[Effect, ...]) -> str:
    """What happens where somebody else has chosen it."""
    said = [x for e in effects for x in EFFECTS(talk, e)]
    return listed([x if isinstance(x, str) else x.order() for x in said])


def healing(talk: Talk, ways: list[w.HealHarm]) -> Said:
    """Heal 1 damage or 1 horror, of the same."""
    n = ways[0].n
    assert isinstance(n, Number)
    much = listed([f"{n.n} {TOKENS[e.kind][n.n != 1]}" for e in ways], "or")
    if ways[0].who == sets.you:
        return clause(talk.you, "heal", much)
    return clause(talk.you, "heal", f"{much} from {target(talk, ways[0].who).text}")


@EFFECTS.says(w.ChooseCard)
def choose_card(talk: Talk, e: w.ChooseCard) -> list[Said]:
    return [f"choose {target(talk, e.what).text}"]


@EFFECTS.says(w.DoneBy)
def done_by(talk: Talk, e: w.DoneBy) -> list[Said]:
    talk.you = Person(f"the investigator performing this {talk.test}")
    said = [x for effect in e.effects for x in EFFECTS(talk, effect)]
    return [f"{talk.you.text} {listed([x if isinstance(x, str) else x.predicate() for x in said])}"]
