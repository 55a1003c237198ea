"""English for what a card has: keywords, constant effects, triggered abilities, and those of one kind of card."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions.amounts import Minus
from tableforge.arkham.voice.en.amounts import prey
from tableforge.arkham.voice.en.conditions import holds, lead, while_
from tableforge.arkham.voice.en.events import moment, occurs
from tableforge.arkham.voice.en.flow import body, sentences, text
from tableforge.arkham.voice.en.lexicon import KEYWORDS, PEOPLE, PERIODS, TIMES, TOKENS, sign
from tableforge.arkham.voice.en.sets import described, one
from tableforge.arkham.voice.en.talk import ABILITIES, AMOUNTS, EFFECTS, Talk
from tableforge.arkham.voice.shape import SIGNS, speaks_of_this
from tableforge.tongue.en import Clause, join_clauses, sentence
from tableforge.tongue.text import format_signed
from tableforge.words.amounts import Exists, Number
from tableforge.words.sets import And

LABELS: Final = {
    names.FORCED: "Forced –",
    names.REVELATION: "Revelation –",
    names.OBJECTIVE: "Objective –",
}


# ------------------------------------------------------------------ keywords
@ABILITIES.says(w.Keyword)
def keyword(talk: Talk, a: w.Keyword) -> str:
    return f"{KEYWORDS[a.name]}."


@ABILITIES.says(w.Uses)
def uses(talk: Talk, a: w.Uses) -> str:
    one_, many = TOKENS[a.kind]
    said = f"Uses ({a.n} {many if a.n > 1 else one_})."
    return f"{said} If {talk.this()} has no {many}, discard it." if a.discard_empty else said


@ABILITIES.says(w.PreyIs)
def prey_is(talk: Talk, a: w.PreyIs) -> str:
    return f"Prey – {sentence('bearer only' if a.n is None else prey(talk, a.n, a.most))}"


@ABILITIES.says(w.SpawnsAt)
def spawns_at(talk: Talk, a: w.SpawnsAt) -> str:
    if a.place is None:
        return "Spawn – Engaged with its prey."
    d = described(talk, a.place)
    return f"Spawn – {d.proper[0].removeprefix('the ') if d.proper else f'Any {d.core()}'}."


@ABILITIES.says(w.Commits)
def commits(talk: Talk, a: w.Commits) -> str:
    if a.own_tests_only:
        return "Commit only to a skill test that you perform."
    return f"Max {a.most} committed per skill test."


# ------------------------------------------------------------------ constant effects
@ABILITIES.says(w.Constant)
def constant(talk: Talk, a: w.Constant) -> str:
    talk.constant = True
    (first, *_) = a.words
    if isinstance(first, w.Gains):
        return gains(talk, first)
    effects = tuple([x for x in a.words if not isinstance(x, w.Gains)])
    if a.while_ is None:
        return text(talk, effects)
    if isinstance(a.while_, Exists):
        return sentence(f"{while_(talk, a.while_)}, {body(talk, effects)}")
    return sentence(f"{body(talk, effects)} {while_(talk, a.while_)}")


def gains(talk: Talk, g: w.Gains) -> str:
    """While Lita Chantler is nobody's, she has an ability of this card's."""
    assert isinstance(g.who, w.Each) and isinstance(g.who.sel, And)
    who = one(talk, g.who.sel.a)
    inner = Talk(who)
    return f"While no investigator controls {who}, {PEOPLE[who][0]} gains: “{ABILITIES(inner, g.ability)}”"


# ------------------------------------------------------------------ triggered abilities
@ABILITIES.says(w.Triggered)
def triggered(talk: Talk, a: w.Triggered) -> str:
    if a.kind == names.FORCED:
        return forced(talk, a)
    before: list[str] = []
    if a.timed is not None:
        before.append(moment(talk, a.timed))
    if a.given is not None:
        before.append(while_(talk, a.given) if speaks_of_this(a.given) else lead(talk, a.given))
    before += [paying(talk, a.costs)] if a.costs else []
    icons = " ".join([SIGNS[a.kind]] * max(1, a.actions))
    head = ", ".join(before)
    head = f"{icons} {head[:1].upper()}{head[1:]}:" if head else f"{icons}:"
    said = " ".join([sentence(x) for x in sentences(talk, a.effects)])
    more = [] if a.provokes else ["This action does not provoke attacks of opportunity."]
    more += [limit(a.limit)] if a.limit is not None else []
    return " ".join([head, said, *more])


def forced(talk: Talk, a: w.Triggered) -> str:
    assert a.timed is not None
    when = moment(talk, a.timed)
    if a.from_hand:
        when = f"{when}, if {talk.title} is in your hand"
        talk.about_this = True
    if a.given is not None:
        when = f"{when}, if {holds(talk, a.given)}"
    return f"{LABELS[names.FORCED]} {sentence(when)[:-1]}: {text(talk, a.effects)}"


def paying(talk: Talk, costs: tuple[w.Payable, ...]) -> str:
    return join_clauses([x for c in costs for x in EFFECTS(talk, c)])


def limit(n: w.Limit) -> str:
    """How often: (Limit once per round.)"""
    often = TIMES.get(n.n, f"{n.n} times")
    return f"({'Group limit' if n.group else 'Limit'} {often} per {PERIODS[n.period]}.)"


@ABILITIES.says(w.Play)
def play(talk: Talk, a: w.Play) -> str:
    """When an event is played, and on a line of its own what it does."""
    if a.timed is not None:
        when = f"Play {moment(talk, a.timed)}."
    elif a.given is not None:
        when = f"Play only {lead(talk, a.given)}."
    else:
        return text(talk, a.effects)
    return f"{when}\n{text(talk, a.effects)}"


@ABILITIES.says(w.Revelation)
def revelation(talk: Talk, a: w.Revelation) -> str:
    return f"{LABELS[names.REVELATION]} {text(talk, a.effects)}"


@ABILITIES.says(w.Committed)
def committed(talk: Talk, a: w.Committed) -> str:
    talk.committed = True
    return text(talk, a.words)


@ABILITIES.says(w.Symbol)
def symbol(talk: Talk, a: w.Symbol) -> str:
    """A symbol, what it is worth, and what comes with it."""
    after = f" {text(talk, a.words)}" if a.words else ""
    return f"{sign(a.face)}: {worth(talk, a)}{after}"


def worth(talk: Talk, a: w.Symbol) -> str:
    if isinstance(a.n, Number):
        return f"{format_signed(a.n.n)}."
    m = AMOUNTS(talk, a.n)
    if isinstance(a.n, Minus):
        return f"–X. X is {m.value}."
    return f"+{m.n} {m.tail()}."


# ------------------------------------------------------------------ acts and agendas
@ABILITIES.says(w.Objective)
def objective(talk: Talk, a: w.Objective) -> str:
    label = LABELS[names.OBJECTIVE]
    done = body(talk, a.effects) if a.effects else "advance"
    if a.cost is not None:
        (pay,) = EFFECTS(talk, a.cost)
        assert isinstance(pay, Clause)
        said = Clause(pay.who, pay.verbs, pay.object, "to advance", "may").finite()
        return f"{label} {sentence(f'{moment(talk, a.timed)}, {said}')}"
    when = f"if {holds(talk, a.given)}" if a.given is not None else occurs(talk, a.timed.event)
    return f"{label} {sentence(f'{when}, {done}')}"


@ABILITIES.says(w.Advance)
def advance(talk: Talk, a: w.Advance) -> str:
    return text(talk, a.effects, apart=True)
