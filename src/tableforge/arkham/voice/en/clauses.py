"""English clauses from the rows that stand side by side with those of the other languages."""

from __future__ import annotations

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions import sets
from tableforge.arkham.voice.clauses import row_of
from tableforge.arkham.voice.en.amounts import counted, kinds, unit
from tableforge.arkham.voice.en.lexicon import TOKENS
from tableforge.arkham.voice.en.sets import several, where
from tableforge.arkham.voice.en.talk import Talk
from tableforge.arkham.voice.en.targets import subject, target
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.en import PLURAL, Clause, Person, Said, SpokenNumber, article, clause, together
from tableforge.words.amounts import Amount, Number
from tableforge.words.lower import Effect
from tableforge.words.node import SetNode


class Fields:
    """The fields of one clause, as English says them; what scales an amount is kept for the end."""

    def __init__(self, talk: Talk, e: Effect) -> None:
        self.talk = talk
        self.e = e
        self.scale = ""

    def say(self, name: str, spec: str) -> str:
        talk = self.talk
        if name == "you":
            return talk.my() if spec == "own" else talk.you.text
        if name == "this":
            return talk.this()
        x = getattr(self.e, name)
        if x is None:
            return ""
        if isinstance(x, Amount):
            return self.amount(x, spec)
        if name == "becomes":
            return article(TOKENS[x][0])
        if spec == "kind":
            return self.amount(Number(x), spec)
        if isinstance(x, int):
            return format(SpokenNumber(x), spec)
        if isinstance(x, str):
            return x.removeprefix("R")
        if spec == "at":
            return where(talk, x) if isinstance(x, SetNode) else f"at {target(talk, x).text}"
        if spec == "pool" and x == sets.you:
            return f"{talk.my()} {'resource pool' if self.of_resources() else 'investigator card'}"
        talk.place = "from" if spec == "from" else "in"
        text = target(talk, x).text
        talk.place = "in"
        return text

    def of_resources(self) -> bool:
        return isinstance(self.e, w.MoveTokens) and names.RESOURCE in (self.e.kind, self.e.becomes)

    def amount(self, n: Amount, spec: str) -> str:
        e = self.e
        if spec == "kinds" and isinstance(e, w.DealHarm) and isinstance(n, Number):
            return kinds(e.kinds, n, e.direct)
        own, _, of = spec.rpartition(" ") if spec.startswith("own ") else ("", "", spec)
        kind = getattr(e, "kind", 0) if of == "kind" else e.kinds[0] if isinstance(e, w.DealHarm) else -1
        core, self.scale = counted(self.talk, n, TOKENS[kind] if kind >= 0 else unit(of))
        if own and core.startswith("1 "):
            return f"1 of {self.talk.my()} {TOKENS[kind][1]}"
        return core


def from_row(talk: Talk, e: Effect) -> list[Said]:
    """The clause of a word; who is chosen for it is chosen first."""
    first, *more = row_of(e).text("en").split("; ")
    p = split_clause(first)
    fields = Fields(talk, e)
    chosen = getattr(e, p.subject, None) if p.subject else None
    said: list[Said] = []
    if isinstance(chosen, w.Pick):
        said.append(clause(talk.you, "choose", target(talk, chosen).text))
        who = Person(talk.that())
    else:
        who = actor(talk, e, p.subject)
    rest = fill_fields(p.rest, fields.say)
    done = Clause(who, (p.verb,), together(rest, fields.scale))
    said.append(done.finite() if said else done)
    return [*said, *[fill_fields(x, fields.say) for x in more]]


def actor(talk: Talk, e: Effect, field: str) -> Person:
    """Who does it: you, where nobody is named."""
    if field == "this":
        return Person(talk.this())
    if field in ("", "you"):
        who = getattr(e, "who", None) if field == "you" else None
        return subject(talk, who) if isinstance(who, SetNode) else talk.you
    if field == "group":
        assert isinstance(e, w.Spend) and e.group is not None
        return Person(f"the {several(talk, e.group)}", PLURAL)
    return subject(talk, getattr(e, field))
