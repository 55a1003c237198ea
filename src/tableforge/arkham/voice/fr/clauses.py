"""French clauses from the rows that stand side by side with those of the other languages."""

from __future__ import annotations

import re
from dataclasses import replace

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions import sets
from tableforge.arkham.voice.clauses import row_of
from tableforge.arkham.voice.fr.amounts import counted, kinds
from tableforge.arkham.voice.fr.lexicon import TOKENS, UNITS, ZONES
from tableforge.arkham.voice.fr.sets import several, this, where
from tableforge.arkham.voice.fr.talk import Talk
from tableforge.arkham.voice.fr.targets import subject, target
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.fr import NP, VP, Clause, agree, do, does, join, verb, you_do
from tableforge.words.amounts import Amount, Number
from tableforge.words.lower import Effect
from tableforge.words.node import SetNode


class Fields:
    """The fields of one clause, as French says them; a pronoun goes to the verb, and what scales an amount to the end."""

    def __init__(self, talk: Talk, e: Effect) -> None:
        self.talk = talk
        self.e = e
        self.scale = ""
        self.clitic = ""

    def say(self, name: str, spec: str) -> str:
        talk = self.talk
        if name == "you":
            return talk.my(ZONES[names.HAND])
        if name == "this":
            return self.object(sets.this, spec)
        x = getattr(self.e, name)
        if x is None:
            return ""
        if isinstance(x, Amount):
            return self.amount(x, spec)
        if name == "becomes":
            return TOKENS[x].one
        if spec == "kind":
            return self.amount(Number(x), spec)
        if isinstance(x, int):
            return UNITS[spec].with_number(x) if spec else str(x)
        if isinstance(x, str):
            return x.removeprefix("R")
        if spec == "le":
            return talk.title.direct
        if spec == "dans":
            return where(talk, x) if isinstance(x, SetNode) else target(talk, x).after("dans")
        if spec.startswith("pool "):
            return self.pool(x, spec.removeprefix("pool "))
        return self.object(x, spec)

    def object(self, x: w.What, spec: str) -> str:
        talk = self.talk
        if x == sets.this and talk.about_this and spec != "de":
            if spec == "sur" and talk.type != names.LOCATION:
                return f"sur {talk.title.stressed_form}"
            self.clitic = "y" if spec == "sur" else talk.title.dative if spec == "à" else talk.title.direct
            return ""
        if spec == "from":
            talk.place, spec = "de", ""
        said = target(talk, x)
        talk.place = "dans"
        return said.after(spec) if spec else said.text

    def pool(self, x: SetNode, preposition: str) -> str:
        if x == sets.this and self.talk.about_this:
            return f"{preposition} {'celle-ci' if self.talk.title.fem else 'celui-ci'}"
        if x != sets.you:
            return target(self.talk, x).after(preposition)
        resources = isinstance(self.e, w.MoveTokens) and names.RESOURCE in (self.e.kind, self.e.becomes)
        return f"{preposition} votre {'réserve de ressources' if resources else 'carte Investigateur'}"

    def amount(self, n: Amount, spec: str) -> str:
        e = self.e
        if spec == "kinds" and isinstance(e, w.DealHarm) and isinstance(n, Number):
            return kinds(e.kinds, n, e.direct)
        if spec == "kinds":
            assert isinstance(e, w.DealHarm)
            unit = TOKENS[e.kinds[0]]
        else:
            unit = TOKENS[getattr(e, "kind", 0)] if spec.endswith("kind") else UNITS[spec]
        much = counted(self.talk, n, unit)
        self.scale = much.tail
        if spec.startswith("own ") and much.core.startswith("1 "):
            return f"1 de vos {unit.form(True)}"
        return much.core


def from_row(talk: Talk, e: Effect) -> list[Clause]:
    """The clause of a word; who is chosen for it is chosen first."""
    first, *more = row_of(e).text("fr").split("; ")
    p = split_clause(first)
    fields = Fields(talk, e)
    chosen = getattr(e, p.subject, None) if p.subject else None
    before: list[Clause] = []
    if isinstance(chosen, w.Pick):
        before = [replace(you_do(do("choisir", target(talk, chosen).text)), full=True)]
        who = talk.that()
    else:
        who = actor(talk, e, p.subject)
    reflexive = p.verb.startswith("se ")
    inf, _, told = p.verb.removeprefix("se ").partition(" ")
    told = re.sub("<(.*?)>", lambda m: agree(m[1], who.fem, who.plural), told)
    rest = fill_fields(f"{told} {p.rest}", fields.say)
    clitic = fields.clitic or (("vous" if who.you else "se") if reflexive else "")
    vp = do(inf, join(rest, fields.scale), clitic)
    done = allowed(who, vp) if talk.permitted else statement(who, vp)
    said = [*before, replace(done, full=True) if before else done]
    return [*said, *[Clause(fill_fields(x, fields.say), full=True) for x in more]]


def statement(who: NP, vp: VP) -> Clause:
    """What somebody does, in parts that the next clause need not repeat."""
    if who.you:
        return does(who, vp)
    return Clause(vp.present(who), who=who.text, verb=join(vp.clitic, vp.verb.form(who)), rest=vp.rest)


def permitted(vp: VP) -> VP:
    """avoir le droit de faire cela."""
    return VP(verb("avoir"), join("le droit de", vp.infinitive()))


def allowed(who: NP, vp: VP) -> Clause:
    """What somebody may do; of you it is said, not ordered."""
    said = permitted(vp)
    return Clause(said.present(who), full=True) if who.you else statement(who, said)


def actor(talk: Talk, e: Effect, field: str) -> NP:
    """Who does it: you, where nobody is named."""
    if field == "this":
        return this(talk)
    if field in ("", "you"):
        who = getattr(e, "who", None) if field == "you" else None
        return subject(talk, who) if isinstance(who, SetNode) else talk.you
    if field == "group":
        assert isinstance(e, w.Spend) and e.group is not None
        return several(talk, e.group)
    return subject(talk, getattr(e, field))
