"""English for what happens: the moment at which an ability reacts."""

from __future__ import annotations

from dataclasses import replace

from tableforge.arkham import names
from tableforge.arkham.questions import sets
from tableforge.arkham.questions.events import ANY, Happening
from tableforge.arkham.voice.clauses import happening_row
from tableforge.arkham.voice.en.lexicon import PERIODS, PHASES, TOKENS
from tableforge.arkham.voice.en.sets import noun_of, one, where
from tableforge.arkham.voice.en.talk import Talk
from tableforge.arkham.words import Timed
from tableforge.kernel.react import AFTER, AT, WHEN, WOULD
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.en import Clause, Person, clause
from tableforge.words.node import EitherHappening, PatternNode, SetNode
from tableforge.words.sets import Ref

MOMENTS = {WOULD: "when", WHEN: "when", AT: "at", AFTER: "after"}


def moment(talk: Talk, t: Timed) -> str:
    """When an ability reacts: after you defeat an enemy, at the end of the round."""
    e = t.event
    talk.event = e.kinds()[0]
    if isinstance(e, Happening) and e.kind == names.ENDS and t.timing == AT:
        return f"at the end of {period(e)}"
    said = happening(talk, e)
    if t.timing == WOULD:
        said = replace(said, modal="would")
    return f"{MOMENTS[t.timing]} {said.finite()}"


def occurs(talk: Talk, e: PatternNode) -> str:
    """What advances an act: if the Ghoul Priest is defeated."""
    talk.event = e.kinds()[0]
    return f"if {happening(talk, e).finite()}"


def happening(talk: Talk, e: PatternNode) -> Clause:
    if isinstance(e, EitherHappening):
        a, b = happening(talk, e.a), happening(talk, e.b)
        return Clause(a.who, (*a.verbs,), f"{a.object} or {b.predicate()}", a.tail)
    assert isinstance(e, Happening)
    p = split_clause(happening_row(e).text("en"))

    def say(name: str, spec: str) -> str:
        if name == "some":
            return f"at least 1 {TOKENS[names.CLUE if e.kind == names.DISCOVERS else e.what][0]}"
        if name == "what":
            talk.now("enemy")
            return TOKENS[e.what][1]
        if name == "period":
            return period(e)
        if name == "n":
            return f"by {e.n} or more" if e.n > 0 else ""
        if name == "most":
            return f"by {e.most} or less" if e.most != ANY else ""
        x: SetNode | None = getattr(e, name)
        if x is None:
            return ""
        if spec == "at":
            return where(talk, x)
        return mentioned(talk, x)

    who = talk.you if p.subject == "who" and e.who == sets.you else Person(say(p.subject, "")) if p.subject else None
    if who is None:
        words = p.verb.split(" ")  # "an enemy's attack deal"
        return clause(Person(" ".join(words[:-1])), words[-1], fill_fields(p.rest, say))
    return clause(who, p.verb, fill_fields(p.rest, say))


def mentioned(talk: Talk, x: SetNode) -> str:
    """A card or investigator of an event; "that" stands for the card from now on."""
    text = one(talk, x)
    if noun_of(x) != "investigator" and not isinstance(x, (Ref, sets.Person)):
        talk.now(noun_of(x))
    return text


def period(e: Happening) -> str:
    """your turn, each investigator's turn, the enemy phase, a phase."""
    if e.what == names.PHASE:
        return f"the {PHASES[e.n]}" if e.n else "a phase"
    if e.what == names.TURN:
        return "your turn" if e.who == sets.you else "each investigator's turn"
    return f"the {PERIODS[e.what]}"
