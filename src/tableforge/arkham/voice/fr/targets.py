"""French for the cards that are meant: one of them, each of them, some by chance."""

from __future__ import annotations

from tableforge.arkham import words as w
from tableforge.arkham.questions import sets as q
from tableforge.arkham.voice.fr.sets import SETS, every, noun_of, one, zone_name
from tableforge.arkham.voice.fr.talk import TARGETS, Talk
from tableforge.tongue.fr import NP, agree, join, np
from tableforge.words.amounts import Math, Number
from tableforge.words.node import SetNode
from tableforge.words.sets import Ref


def target(talk: Talk, what: w.What) -> NP:
    """The cards that something is done to."""
    return TARGETS(talk, what) if isinstance(what, w.Target) else known(talk, what)


def subject(talk: Talk, what: w.What | None) -> NP:
    """Who does something; you, where nobody is named."""
    if what is None or what == q.you:
        return talk.you
    if what == q.this and talk.about_this:
        return talk.title.pronoun
    return target(talk, what)


def known(talk: Talk, sel: SetNode) -> NP:
    """A set that says itself which cards it has: a pronoun, a place, titles."""
    if isinstance(sel, q.Zone) and not sel.top:
        return np(zone_name(talk, sel))
    said = one(talk, sel)
    if not isinstance(sel, (Ref, q.Person)):
        talk.now(noun_of(sel))
    return said


@TARGETS.says(w.Pick)
def pick(talk: Talk, t: w.Pick) -> NP:
    assert t.n is not None
    if isinstance(t.n, Number) and t.n.n == 1:
        said = one(talk, t.sel)
        talk.now(noun_of(t.sel))
        return said
    d = SETS(talk, t.sel)
    if isinstance(t.n, Math):
        assert isinstance(t.n.b, Number)
        return np(f"des {d.core(many=True)} jusqu’à ce qu’il y reste {t.n.b.n} carte", d.noun, True)
    assert isinstance(t.n, Number)
    return np(f"{t.n.n} {d.core(many=True)}", d.noun, True)


@TARGETS.says(w.Each)
def each(talk: Talk, t: w.Each) -> NP:
    said = every(talk, t.sel)
    talk.now(noun_of(t.sel))
    return said


@TARGETS.says(w.Random)
def by_chance(talk: Talk, t: w.Random) -> NP:
    return drawn(talk, t.sel, t.n)


@TARGETS.says(w.RandomOfEach)
def by_chance_of_each(talk: Talk, t: w.RandomOfEach) -> NP:
    return drawn(talk, q.card & t.sel, 1)


def drawn(talk: Talk, sel: SetNode, n: int) -> NP:
    """1 carte prise au hasard dans votre main."""
    place, talk.place = talk.place, "dans"
    d = SETS(talk, sel)
    talk.place = place
    where, d.after = d.after, []
    return np(join(f"{n} {d.core(n > 1)}", agree("pris", d.noun.fem, n > 1), "au hasard", *where), d.noun, n > 1)
