"""French clauses from the rows that stand side by side with those of the other languages."""

from __future__ import annotations

import re

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.clauses import row_of
from tableforge.keyforge.voice.fr.amounts import quantity
from tableforge.keyforge.voice.fr.lexicon import AOMBRE, BY_NAME, CARTE, COUNTERS
from tableforge.keyforge.voice.fr.nouns import key_of, owned, player, zone
from tableforge.keyforge.voice.fr.sets import LES, UN, cards, reference
from tableforge.keyforge.voice.fr.talk import TARGETS, Talk, Way
from tableforge.keyforge.voice.fr.targets import Object, acted_on, as_if_yours
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.fr import NP, YOU, Clause, do, does, join, verb
from tableforge.words.lower import Effect


class Fields:
    """The fields of one clause, as French says them.

    Cards are named first, so that amounts can speak of them; a pronoun goes to the verb, and what scales an amount to the end.
    """

    def __init__(self, s: Talk, e: Effect, text: str, done: str) -> None:
        self.s = s
        self.e = e
        self.clitic = ""
        self.scale = ""
        self.named: dict[str, NP] = {}
        self.objects: dict[str, Object] = {}
        for name in dict.fromkeys(re.findall(r"\{(what|on|who|frm|to|a|b)\b", text)):
            x = getattr(e, name)
            if isinstance(x, (w.Target, q.Ref, q.UnderCard)):
                self.objects[name] = acted_on(s, x, done)

    def say(self, name: str, spec: str) -> str:
        s, x = self.s, getattr(self.e, name)
        if x is None:
            return ""
        if isinstance(x, q.Amount):
            return self.amount(x, *spec.split(" "))
        if name in self.objects:
            return self.object(self.objects[name], spec)
        if isinstance(x, q.Who):
            return self.player(x, spec)
        if isinstance(x, q.Zone):
            return zone(s, x).text
        if spec == "stressed":
            return self.named[name].stressed_form
        if name == "card":
            return reference(s, x).text
        if isinstance(x, w.Target):
            return join(spec, TARGETS(s, x).text)
        self.named[name] = cards(s, x, LES if spec == "les" else UN)
        return self.named[name].text

    def object(self, obj: Object, spec: str) -> str:
        if spec == "as yours":
            return as_if_yours(obj.np)
        if spec.startswith("own "):
            return obj.np.own(BY_NAME[spec.removeprefix("own ")])
        if spec:
            return obj.after(spec)
        self.clitic = obj.clitic
        return obj.text

    def player(self, who: q.Who, spec: str) -> str:
        if spec.startswith("own "):
            return owned(self.s, BY_NAME[spec.removeprefix("own ")], who).text
        if spec == "à" and who == w.you:
            self.clitic = "vous"
            return ""
        return join(spec, player(self.s, who).text)

    def amount(self, n: q.Amount, unit: str, of: str = "", whose: str = "") -> str:
        """So much of something; "of who" tells whose pool it is taken from, "in full" keeps its scale beside it."""
        if whose == "it" and isinstance(n, q.CardAmount) and key_of(n.of) == "it":
            return f"tout l’{unit}"
        noun = COUNTERS[self.e.kind.name] if isinstance(self.e, w.PlaceCounters) else BY_NAME[unit]
        pool = getattr(self.e, whose, None) if of == "of" else None
        if whose == "foe":
            pool = w.opponent if getattr(self.e, "who", w.you) == w.you else w.you
        much = quantity(self.s, n, noun, pool)
        if of == "in":
            return much.text
        self.scale = much.tail
        if noun is AOMBRE and much.core == f"autant {AOMBRE.of}":  # gagnez-en autant
            self.clitic = "en"
            return "autant"
        return "une carte" if noun is CARTE and much.core == "1 carte" else much.core


def from_row(s: Talk, e: Effect) -> list[Clause]:
    """The clause of a word."""
    p = split_clause(row_of(e).text("fr"))
    inf, _, before = p.verb.partition(" ")
    done = verb(inf).pp
    actor = getattr(e, p.subject) if p.subject else None
    who = YOU if actor is None else player(s, actor)
    direct = p.rest.startswith("{what}") and not before
    fields = Fields(s, e, p.rest, done if direct else "")
    rest = fill_fields(f"{before} {p.rest}", fields.say)
    if direct:
        s.way = Way(fields.objects["what"].np.noun or CARTE, done)
    elif p.rest.startswith("{n:Aombre"):
        s.much = Way(AOMBRE, done)
    return [does(who, do(inf, join(rest, fields.scale), fields.clitic))]
