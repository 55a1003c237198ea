"""English for the cards that are meant: one of them, each of them, some by chance."""

from __future__ import annotations

from tableforge.arkham import words as w
from tableforge.arkham.questions import sets as q
from tableforge.arkham.voice.en.sets import SETS, every, noun_of, one, several, zone_name
from tableforge.arkham.voice.en.talk import TARGETS, Talk
from tableforge.tongue.en import PLURAL, YOU, Person
from tableforge.words.amounts import Math, Number
from tableforge.words.node import SetNode
from tableforge.words.sets import Ref


def target(talk: Talk, what: w.What) -> Person:
    """The cards that something is done to."""
    return TARGETS(talk, what) if isinstance(what, w.Target) else known(talk, what)


def subject(talk: Talk, what: w.What | None) -> Person:
    """Who does something; you, where nobody is named."""
    if what is None or what == q.you:
        return talk.you
    return target(talk, what)


def known(talk: Talk, sel: SetNode) -> Person:
    """A set that says itself which cards it has: a pronoun, a place, titles."""
    if sel == q.you:
        return YOU if talk.you == YOU else Person("them", PLURAL)
    if isinstance(sel, q.Zone) and not sel.top:
        return Person(zone_name(talk, sel))
    many = isinstance(sel, Ref) and sel.name == "that" and talk.many
    text = one(talk, sel)
    if not isinstance(sel, (Ref, q.Person)):
        talk.now(noun_of(sel))
    return Person(text, PLURAL if many else 3)


@TARGETS.says(w.Pick)
def pick(talk: Talk, t: w.Pick) -> Person:
    assert t.n is not None
    if isinstance(t.n, Number) and t.n.n == 1:
        text = one(talk, t.sel)
        talk.now(noun_of(t.sel))
        return Person(text)
    if isinstance(t.n, Math):
        assert isinstance(t.n.b, Number)
        return Person(f"{several(talk, t.sel)} until {t.n.b.n} card is left in it", PLURAL)
    assert isinstance(t.n, Number)
    return Person(f"{t.n.n} {several(talk, t.sel)}", PLURAL)


@TARGETS.says(w.Each)
def each(talk: Talk, t: w.Each) -> Person:
    text = every(talk, t.sel)
    talk.now(noun_of(t.sel))
    return Person(text)


@TARGETS.says(w.Random)
def by_chance(talk: Talk, t: w.Random) -> Person:
    return Person(f"{t.n} random {SETS(talk, t.sel).core(many=t.n > 1)}")


@TARGETS.says(w.RandomOfEach)
def by_chance_of_each(talk: Talk, t: w.RandomOfEach) -> Person:
    talk.place = "from"
    return Person(f"1 random {SETS(talk, q.card & t.sel).core()}")
