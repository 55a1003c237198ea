"""English clauses from the rows that stand side by side with those of the other languages."""

from __future__ import annotations

import re

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.clauses import row_of
from tableforge.keyforge.voice.en.amounts import counter, gained, measured, pieces, quantity, share
from tableforge.keyforge.voice.en.events import happening
from tableforge.keyforge.voice.en.nouns import owner, person, zone
from tableforge.keyforge.voice.en.sets import one
from tableforge.keyforge.voice.en.talk import Talk
from tableforge.keyforge.voice.en.targets import home, subject, target
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.en import YOU, Clause, Person, Said, participle, together
from tableforge.words.lower import Effect


class Fields:
    """The fields of one clause, as English says them; what scales an amount is kept for the end."""

    def __init__(self, talk: Talk, e: Effect) -> None:
        self.talk = talk
        self.e = e
        self.scale = ""
        self.said: dict[str, Person] = {}

    def say(self, name: str, spec: str) -> str:
        x = getattr(self.e, name)
        if x is None:
            return ""
        if isinstance(x, q.Amount):
            return self.amount(x, spec)
        if isinstance(x, q.Happening):
            return f"until {happening(self.talk, x).finite()}"
        if isinstance(x, q.Who):
            return owner(self.talk, x) if spec == "own" else person(self.talk, x).text
        if isinstance(x, q.Zone):
            return zone(self.talk, x)
        if name == "sel":
            return one(self.talk, x)
        if spec == "it":
            return "them" if isinstance(x, w.Each) else "it"
        if spec.startswith("home "):
            return home(x, self.said[name], spec.removeprefix("home "))
        return self.cards(name, x, spec)

    def cards(self, name: str, x: w.What, spec: str) -> str:
        if name not in self.said:
            self.talk.place = "from" if spec == "from" else "in"
            self.said[name] = target(self.talk, x)
            self.talk.place = "in"
        text = self.said[name].text
        if spec == "in the battleline":
            return text if "battleline" in text else f"{text} {spec}"
        return f"against {text}" if spec == "against" else text

    def amount(self, n: q.Amount, spec: str) -> str:
        m = measured(self.talk, n)
        way, _, unit = spec.rpartition(" ")
        if unit == "number":
            return str(m.n)
        if unit not in ("æmber", "damage"):
            core, self.scale = pieces(m, counter(self.e.kind.name) if isinstance(self.e, w.PlaceCounters) else unit)
        elif not way and m.that_much and m.n == 1 and self.talk.much[0] == unit:
            core = f"that much {unit}"
        else:
            core, self.scale = share(m, unit) if way else gained(m) if unit == "æmber" else quantity(m, unit)
        return core


def from_row(talk: Talk, e: Effect) -> list[Said]:
    """The clause of a word, and the sentences that explain it."""
    first, *more = row_of(e).text("en").split("; ")
    p = split_clause(first)
    who = actor(talk, getattr(e, p.subject)) if p.subject else YOU
    fields = Fields(talk, e)
    if "{n" in p.rest:  # cards are named before anything is counted on them
        fill_fields(re.sub(r"\{(n|extra)[^}]*\}", "", p.rest), fields.say)
    object, end, behind = p.rest.partition("} ")
    said = fill_fields(object + end.strip(), fields.say)
    tail = fill_fields(behind, fields.say)
    modal, verb = ("must", p.verb.removeprefix("must ")) if p.verb.startswith("must ") else ("", p.verb)
    remember(talk, p.rest, participle(verb), who)
    clause = Clause(who, (verb,), said, together(tail, fields.scale), modal)
    return [clause, *[fill_fields(x, fields.say) for x in more]]


def actor(talk: Talk, x: q.Who | w.What | None) -> Person:
    """Who does it: you, where nobody is named."""
    if x is None:
        return YOU
    return person(talk, x) if isinstance(x, q.Who) else subject(talk, x)


def remember(talk: Talk, rest: str, done: str, who: Person) -> None:
    """What "this way" and "that much" will speak of."""
    if rest.startswith("{what"):
        talk.way = (talk.it.noun, done)
    elif rest.startswith("{n:share"):
        talk.much = ("æmber", f"you {done} this way" if who == YOU and done == "lost" else f"{done} this way")
