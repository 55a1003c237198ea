"""English for sets of cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tableforge.keyforge import questions as q
from tableforge.keyforge.voice.en.lexicon import HOUSES, IT, THIS, THIS_CREATURE, YOURSELF, ZONES, house, keyword, trait
from tableforge.keyforge.voice.en.nouns import owner, person, refer, zone
from tableforge.keyforge.voice.en.talk import AMOUNTS, Talk, Thing
from tableforge.keyforge.voice.phrases import quality, sides
from tableforge.tongue.en import PLURAL, Person, article, listed, plural, possessive, present, together
from tableforge.tongue.sentence import choose_forms
from tableforge.tongue.table import Table
from tableforge.words.node import SetNode

# how the cards of a set are named: one of them, each of them, one without determiner, all of them
A, EACH, BARE, ALL = "a", "each", "", "all"


def whose(talk: Talk, of: SetNode) -> str:
    """The possessive of a card: its, Bulwark's, that creature's."""
    return possessive(card(talk, of).text)


def card(talk: Talk, of: SetNode) -> Person:
    """One known card."""
    return refer(talk, of) if isinstance(of, q.Ref) else cards(talk, of)


# ------------------------------------------------------------------ sets of cards, as the parts of a noun phrase
# English order: state, side, readiness, place, non-trait, house, trait, noun
BEST, STATE, SIDE, READY, PLACE, UNLIKE, HOUSE, TRAIT = range(8)


@dataclass(slots=True)
class Desc:
    """A set of cards as the parts of a noun phrase."""

    before: list[tuple[int, str]] = field(default_factory=list)
    nouns: list[str] = field(default_factory=list)
    after: list[tuple[str, str]] = field(default_factory=list)  # of one, of several
    places: list[tuple[str, str]] = field(default_factory=list)  # whose, which zone
    way: str = ""  # "destroyed this way"
    other: bool = False
    title: bool = False  # the noun is a card's title
    usual: str = "card"  # the noun if none is named

    def __add__(self, more: Desc) -> Desc:
        return Desc(
            self.before + more.before,
            self.nouns + more.nouns,
            self.after + more.after,
            self.places + more.places,
            self.way or more.way,
            self.other or more.other,
            self.title or more.title,
            more.usual if self.usual == "card" else self.usual,
        )

    def core(self, many: bool, last: str) -> str:
        """Everything but the determiner and the zones."""
        words = [text for _, text in sorted(self.before, key=lambda b: b[0])]
        nouns = self.nouns
        if not nouns:
            nouns = [words.pop()] if any(b[0] == TRAIT for b in self.before) else [self.usual]
        return together(
            *words,
            listed([plural(n) if many else n for n in nouns], last),
            *[a[1] if many else a[0] for a in self.after],
        )

    def where(self, place: str, last: str) -> str:
        """The zones with their preposition, and "this way"."""
        if not self.places:
            return self.way
        owners = {p[0] for p in self.places}
        if len(owners) == 1 and owners != {""}:
            zones = f"{self.places[0][0]} {listed([p[1] for p in self.places], last)}"
        else:
            zones = listed([together(*p) for p in self.places], last)
        return together(place, zones, self.way)


SETS: Table[Talk, Desc] = Table("English sets")
UNLIKES: Table[Talk, Desc] = Table("English unlikes")


def flat(sel: SetNode) -> list[SetNode]:
    """The parts of an intersection."""
    return [*flat(sel.a), *flat(sel.b)] if isinstance(sel, q.And) else [sel]


def described(talk: Talk, *parts: SetNode) -> Desc:
    out = Desc()
    for p in parts:
        for part in flat(p):
            out = out + SETS(talk, part)
    return out


def one(talk: Talk, sel: SetNode, how: str = A) -> str:
    """A noun phrase in the singular: a creature, another creature, the most powerful creature, each creature."""
    d = described(talk, sel)
    last = "and" if how == EACH else "or"
    if d.title and how == EACH:
        d.nouns = [f"copy of {n}" for n in d.nouns]
    if how == A:
        d.after = [("that is " + s if s.startswith("not ") else s, m) for s, m in d.after]
    text = together(d.core(False, last), d.where(talk.place, last))
    if how != A:
        return together(how, "other" if d.other else "", text)
    if any(b[0] == BEST for b in d.before):
        return f"the {text}"
    return f"another {text}" if d.other else article(text)


def several(talk: Talk, sel: SetNode, last: str = "and") -> str:
    """A noun phrase in the plural, without determiner."""
    d = described(talk, sel)
    return together("other" if d.other else "", d.core(True, last), d.where(talk.place, last))


def cards(talk: Talk, sel: SetNode) -> Person:
    """A set named as a whole: a reference, a zone, the card under a card, or a plural."""
    if isinstance(sel, q.Ref):
        return refer(talk, sel)
    if isinstance(sel, q.Zone):
        return Person(zone(talk, sel))
    if isinstance(sel, q.UnderCard):
        if talk.under == sel:
            return Person("it")
        talk.under = sel
        return Person(f"the card under {card(talk, sel.of).text}")
    if isinstance(sel, q.Or) and isinstance(sel.a, q.Zone) and isinstance(sel.b, q.Zone):
        return Person(f"{zone(talk, sel.a)} and {ZONES[sel.b.zone]}", PLURAL)
    if isinstance(sel, q.Neighbors) and not sel.side:
        return Person(f"{whose(talk, sel.of)} neighbors", PLURAL)
    return Person(several(talk, sel), PLURAL)


@SETS.says(q.Noun)
def noun_set(talk: Talk, n: q.Noun) -> Desc:
    return Desc(nouns=[] if n.name == "card" else [n.name.replace("_", " ")])


@SETS.says(q.And)
def and_set(talk: Talk, n: q.And) -> Desc:
    return described(talk, n)


@SETS.says(q.Not)
def not_set(talk: Talk, n: q.Not) -> Desc:
    if type(n.a) in UNLIKES.rows:
        return UNLIKES(talk, n.a)
    return Desc(after=[(f"that is not {one(talk, n.a)}", f"that are not {several(talk, n.a)}")])


@SETS.says(q.Or)
def or_set(talk: Talk, n: q.Or) -> Desc:
    ways = ways_of(n)
    if any(isinstance(x, (q.Zone, q.InPlay)) for x in ways):
        return Desc(places=[p for x in ways for p in place_of(talk, x)])
    a, b = described(talk, n.a), described(talk, n.b)
    if not a.nouns and not b.nouns:
        return Desc([(max(x[0] for x in a.before + b.before), f"{a.before[0][1]} or {b.before[0][1]}")])
    if a.before == b.before:
        return Desc(a.before, a.nouns + b.nouns, a.after)
    return Desc(nouns=[a.core(False, "or"), b.core(False, "or")])


def ways_of(n: q.Or) -> list[SetNode]:
    """The members of a union."""
    return [y for x in (n.a, n.b) for y in (ways_of(x) if isinstance(x, q.Or) else [x])]


def place_of(talk: Talk, n: SetNode) -> list[tuple[str, str]]:
    """A zone listed beside others; a side's creatures are its battleline."""
    d = described(talk, n)
    if d.places:
        return d.places
    return [("your" if (SIDE, "friendly") in d.before else "your opponent's", "battleline")]


@SETS.says(q.HouseIs)
def house_is_set(talk: Talk, n: q.HouseIs) -> Desc:
    if n.name in HOUSES:
        return Desc(after=[(HOUSES[n.name], HOUSES[n.name])])
    return Desc([(HOUSE, house(n.name))])


@UNLIKES.says(q.HouseIs)
def not_house_is(talk: Talk, n: q.HouseIs) -> Desc:
    if n.name in HOUSES:
        return Desc(after=[("not " + HOUSES[n.name],) * 2])
    return Desc([(HOUSE, f"non-{house(n.name)}")])


@SETS.says(q.Side, q.TraitIs, q.KeywordIs, q.HasCounter)
def quality_set(talk: Talk, n: q.Sel) -> Desc:
    return like(n)


@UNLIKES.says(q.TraitIs, q.KeywordIs)
def not_quality(talk: Talk, n: q.Sel) -> Desc:
    return like(n, no=True)


@SETS.says(q.Adjective)
def adjective_set(talk: Talk, n: q.Adjective) -> Desc:
    return Desc(other=True) if n.name == "other" else like(n)


@UNLIKES.says(q.Adjective)
def not_adjective(talk: Talk, n: q.Adjective) -> Desc:
    return Desc() if n.name == "other" else like(n, no=True)


PLACES: Final = {"state": STATE, "side": SIDE, "ready": READY, "place": PLACE, "unlike": UNLIKE, "trait": TRAIT}


def like(n: q.Sel, no: bool = False) -> Desc:
    """What its row says of cards, or (no) its contrary."""
    row = quality(n)
    assert row is not None, n
    where, _, words = sides(row, "en")[no].partition(": ")
    one, many = [choose_forms(words, False, several, False).format(**names_of(n)) for several in (False, True)]
    return Desc(after=[(one, many)]) if where == "after" else Desc([(PLACES[where], one)])


def names_of(n: q.Sel) -> dict[str, str]:
    """What the row of a quality is filled in with."""
    if isinstance(n, q.TraitIs):
        return {"name": trait(n.name)}
    if isinstance(n, q.KeywordIs):
        return {"name": keyword(n.name, n.n)}
    return {"kind": "+1 power" if n.kind == "power" else n.kind} if isinstance(n, q.HasCounter) else {}


@SETS.says(q.InPlay)
def in_play_set(talk: Talk, n: q.InPlay) -> Desc:
    return Desc(places=[("", "play")])


@SETS.says(q.Zone)
def zone_set(talk: Talk, n: q.Zone) -> Desc:
    return Desc(places=[(owner(talk, n.who), ZONES[n.zone])])


@SETS.says(q.ADiscardPile)
def a_discard_pile_set(talk: Talk, n: q.ADiscardPile) -> Desc:
    return Desc(places=[("a", "discard pile")])


@SETS.says(q.Ref)
def ref_set(talk: Talk, n: q.Ref) -> Desc:
    if n.name in ("this_way", "destroyed_this_way"):
        done = "destroyed" if n.name == "destroyed_this_way" else talk.way[1]
        return Desc(way=f"{done} this way", usual=talk.way[0])
    text = refer(talk, n).text
    return Desc(after=[(f"among {text}", f"among {text}")])


@UNLIKES.says(q.Ref)
def not_ref(talk: Talk, n: q.Ref) -> Desc:
    text = refer(talk, n).text
    return Desc(after=[(f"other than {text}", f"other than {text}")])


@SETS.says(q.Neighbors)
def neighbors_set(talk: Talk, n: q.Neighbors) -> Desc:
    if n.side:
        text = f"to the {n.side} of {card(talk, n.of).text} in the battleline"
        return Desc(nouns=["creature"], after=[(text, text)])
    if talk.doing and n.of in (THIS, THIS_CREATURE):
        return Desc([(PLACE, "neighboring")], usual="creature")
    if n.of == IT:
        talk.topic = None  # "of it" is no English
    text = f"of {card(talk, n.of).text}"
    return Desc(nouns=["neighbor"], after=[(text, text)])


@SETS.says(q.Extreme)
def extreme_set(talk: Talk, n: q.Extreme) -> Desc:
    return described(talk, n.of) + Desc([(BEST, "most powerful" if n.most else "least powerful")])


@SETS.says(q.Named)
def named_set(talk: Talk, n: q.Named) -> Desc:
    return Desc(nouns=[n.en], title=True)


ALIKE: Final = {
    "trait": ("that shares a trait with {it}", "that share a trait with {it}"),
    "house": ("of {its} house", "of {its} house"),
    "name": ("with a different name", "with different names"),
}


@SETS.says(q.Alike)
def alike_set(talk: Talk, n: q.Alike) -> Desc:
    a, b = ALIKE[n.what]
    if n.what == "house":
        talk.topic = None  # "its house" could be the other card's
    it = card(talk, n.of).text
    its = possessive(it)
    return Desc(after=[(a.format(it=it, its=its), b.format(it=it, its=its))])


@SETS.says(q.ControlledBy)
def controlled_by_set(talk: Talk, n: q.ControlledBy) -> Desc:
    if n.who == q.Who("its_controller"):
        return Desc(places=[("the same", "battleline")])
    who = person(talk, n.who)
    text = f"{who.text} {present('control', who.form)}"
    return Desc(after=[(text, text)])


@SETS.says(q.UnderCard)
def under_card_set(talk: Talk, n: q.UnderCard) -> Desc:
    text = f"under {card(talk, n.of).text}"
    return Desc(after=[(text, text)])


OR_MORE: Final = {">=": "or higher", "<=": "or lower", "=": ""}


@SETS.says(q.Compare)
def compare_set(talk: Talk, n: q.Compare) -> Desc:
    """`power <= 3` beside a noun."""
    assert isinstance(n.a, q.CandidatePower)
    if isinstance(n.b, q.CardAmount):
        text = "with lower power" if n.op == "<" else "with higher power"
    elif isinstance(n.b, q.Number):
        text = together("with power", str(n.b.n), OR_MORE[n.op])
    else:
        text = f"with power equal to {AMOUNTS(talk, n.b).equal}"
    return Desc(after=[(text, text)])


# ------------------------------------------------------------------ what the sentence takes from a set
def now_it(talk: Talk, sel: SetNode, many: bool) -> None:
    talk.it = Thing(noun_of(talk, sel), many)
    talk.topic = IT


def noun_of(talk: Talk, sel: SetNode) -> str:
    """The bare noun of a set, for "that creature" and "each creature destroyed this way"."""
    for p in flat(sel):
        if isinstance(p, q.Noun) and p.name != "card":
            return p.name.replace("_", " ")
        if isinstance(p, q.Neighbors):
            return "creature" if p.of in (THIS, THIS_CREATURE) else "neighbor"
        if isinstance(p, q.Extreme):
            return noun_of(talk, p.of)
        if isinstance(p, q.Ref):
            return talk.way[0] if p.name in ("this_way", "destroyed_this_way") else talk.it.noun
    return "card"


def controller(sel: SetNode) -> tuple[q.Who | None, SetNode]:
    """Who controls the cards of a set, and the set without its side."""
    if isinstance(sel, q.Or):
        (who, a), (also, b) = controller(sel.a), controller(sel.b)
        return (who, q.Or(a, b)) if who == also else (None, sel)
    parts = flat(sel)
    sides = [p for p in parts if isinstance(p, q.Side)]
    if not sides:
        return None, sel
    rest = [p for p in parts if not isinstance(p, q.Side)]
    out = rest[0]
    for p in rest[1:]:
        out = q.And(out, p)
    return q.Who("opponent") if sides[0].enemy else YOURSELF, out
