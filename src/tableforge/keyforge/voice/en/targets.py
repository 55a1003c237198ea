"""English for which cards of a set are meant."""

from __future__ import annotations

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.en.lexicon import CHOSEN, IT, THIS, YOURSELF
from tableforge.keyforge.voice.en.nouns import refer, zone
from tableforge.keyforge.voice.en.sets import BARE, EACH, cards, flat, now_it, one, several, ways_of, whose
from tableforge.keyforge.voice.en.talk import AMOUNTS, TARGETS, Talk, Thing
from tableforge.tongue.en import PLURAL, Person, article, listed, plural, together


# ------------------------------------------------------------------ targets: which cards of a set
def target(talk: Talk, what: w.What) -> Person:
    """Which cards are meant; from now on "it" or "them" is understood as these."""
    return TARGETS(talk, what) if isinstance(what, w.Target) else cards(talk, what)


@TARGETS.says(w.Pick)
def pick_target(talk: Talk, t: w.Pick) -> Person:
    if isinstance(t.sel, q.Ref):
        got = Person(f"one of {refer(talk, t.sel).text}")
        now_it(talk, t.sel, False)
        return got
    n = None if t.n is None else AMOUNTS(talk, t.n)
    if n is not None and n.each:
        talk.scale = n.each
        talk.optional = t.up_to
        text = one(talk, t.sel, BARE)
        got = Person(article(text) if t.up_to else f"a different {text}")
    elif n is not None and n.n == 1 and not t.up_to:
        other = "a different" if talk.in_loop else "another"
        got = Person(f"{other} {one(talk, t.sel, BARE)}" if t.another else one(talk, t.sel))
    else:
        text = several(talk, t.sel, "or")
        best = isinstance(t.sel, q.Extreme)
        count = "any number of" if n is None else f"{'the ' if best else 'up to ' if t.up_to else ''}{n.n}"
        total = f"with total power of {t.total_power} or more" if t.total_power else ""
        got = Person(together(count, text, total), PLURAL)
    now_it(talk, t.sel, got.form == PLURAL)
    return got


@TARGETS.says(w.Each)
def each_target(talk: Talk, t: w.Each) -> Person:
    sel = t.sel
    if isinstance(sel, (q.Zone, q.Ref)) or (isinstance(sel, q.Or) and isinstance(sel.a, q.Zone)):
        got = cards(talk, sel)
    elif isinstance(sel, q.Extreme):
        got = Person(f"{one(talk, sel.of, EACH)} with the {'highest' if sel.most else 'lowest'} power")
    elif isinstance(sel, q.Neighbors) and not sel.side and (sel.of in (IT, CHOSEN) or talk.opposed):
        got = Person(f"each of {whose(talk, sel.of)} neighbors")
    else:
        got = Person(one(talk, sel, EACH))
    if t.but is not None:
        got = Person(f"{got.text} except {target(talk, t.but).text}")
    now_it(talk, sel, True)
    return got


@TARGETS.says(w.Both)
def both_target(talk: Talk, t: w.Both) -> Person:
    got = Person(listed([target(talk, x).text for x in t.targets]), PLURAL)
    talk.it = Thing(talk.it.noun, True)
    return got


@TARGETS.says(w.Top)
def top_target(talk: Talk, t: w.Top) -> Person:
    pile = zone(talk, t.zone)
    now_it(talk, t.zone, t.n > 1)
    return Person(f"the top card of {pile}") if t.n == 1 else Person(f"the top {t.n} cards of {pile}", PLURAL)


@TARGETS.says(w.Random)
def random_target(talk: Talk, t: w.Random) -> Person:
    if t.n == 1:
        got = Person(f"a random {one(talk, t.sel, BARE)}")
    else:
        got = Person(f"{t.n} random {several(talk, t.sel)}", PLURAL)
    now_it(talk, t.sel, t.n > 1)
    return got


@TARGETS.says(w.Archived)
def archived_target(talk: Talk, t: w.Archived) -> Person:
    now_it(talk, w.ARCHIVES, False)
    return Person("an archived card")


def subject(talk: Talk, what: w.What) -> Person:
    """A card that does something itself."""
    who = target(talk, what)
    return Person("they", PLURAL) if who.text == "them" else who


def yours(what: w.What) -> bool:
    """Whether such cards go back to your own hand or deck."""
    sel = what.sel if isinstance(what, (w.Pick, w.Each, w.Random)) else what
    if isinstance(sel, w.Top):
        return sel.zone.who == YOURSELF
    if isinstance(sel, w.Target):
        return False
    parts = [x for p in flat(sel) for x in (ways_of(p) if isinstance(p, q.Or) else [p])]
    return any(p in (THIS, q.Side(False)) or (isinstance(p, q.Zone) and p.who == YOURSELF) for p in parts)


def home(what: w.What, who: Person, place: str) -> str:
    """Where cards go back to: your hand, its owner's hand, their owners' hands."""
    if yours(what) and what != THIS:  # this card may be another's
        return f"your {place}"
    return f"their owners' {plural(place)}" if who.form == PLURAL else f"its owner's {place}"
