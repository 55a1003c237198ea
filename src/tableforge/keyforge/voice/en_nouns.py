"""English for players, known cards and sets of cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.questions import (
    ADiscardPile,
    Adjective,
    Alike,
    And,
    CandidatePower,
    CardAmount,
    Compare,
    ControlledBy,
    Extreme,
    HasCounter,
    HouseIs,
    InPlay,
    KeywordIs,
    Named,
    Neighbors,
    Not,
    Noun,
    Number,
    Or,
    Ref,
    Side,
    TraitIs,
    UnderCard,
    Who,
    Zone,
)
from tableforge.keyforge.state import SeatsNode, SetNode
from tableforge.keyforge.voice.en_grammar import (
    PLURAL,
    THIRD,
    YOU,
    Person,
    article,
    listed,
    plural,
    possessive,
    present,
    together,
)
from tableforge.keyforge.voice.en_talk import AMOUNTS, Table, Talk, Thing

# how the cards of a set are named: one of them, each of them, one without determiner, all of them
A, EACH, BARE, ALL = "a", "each", "", "all"

# ------------------------------------------------------------------ players
PLAYERS: Final = {
    "you": YOU,
    "opponent": Person("your opponent"),
    "each_player": Person("each player"),
    "any_player": Person("a player"),
    "they": Person("they", PLURAL),
    "its_controller": Person("its controller"),
    "its_owner": Person("its owner"),
    "its_opponent": Person("its opponent"),
    "chosen_player": Person("that player"),
    "supply": Person("the common supply"),
}
YOURSELF: Final = Who("you")


def person(talk: Talk, who: SeatsNode) -> Person:
    """A player who does something; "they" where the sentence has named this player already."""
    assert isinstance(who, Who)
    if who == YOURSELF:
        return YOU
    if talk.relative:
        return Person("who")
    if who == talk.actor:
        return PLAYERS["they"]
    if who.name == "its_opponent" and talk.actor is not None:
        return Person("their opponent")
    talk.actor = who
    return PLAYERS[who.name]


def owner(talk: Talk, who: SeatsNode) -> str:
    """Whose: your, their, your opponent's."""
    assert isinstance(who, Who)
    return possessive("they" if who == talk.actor else PLAYERS[who.name].text)


def zone(talk: Talk, z: Zone) -> str:
    return f"{owner(talk, z.who)} {ZONES[z.zone]}"


ZONES: Final = {
    names.DECK: "deck",
    names.HAND: "hand",
    names.DISCARD: "discard pile",
    names.ARCHIVES: "archives",
}

# ------------------------------------------------------------------ references to cards
IT, THIS, THIS_CREATURE, CHOSEN = Ref("it"), Ref("this"), Ref("this_creature"), Ref("chosen")
SAME: Final = {"its": "it", "them": "it"}


def refer(talk: Talk, ref: Ref) -> Person:
    """A card that the sentence knows: by a pronoun if it was the last one named."""
    name = SAME.get(ref.name, ref.name)
    topic = Ref(name)
    if talk.topic == topic and name in ("it", "this", "this_creature", "chosen"):
        several = (name == "it" and talk.it.many and ref.name != "its") or (name == "chosen" and talk.chosen.many)
        return Person("them", PLURAL) if several else Person("it")
    if talk.dealer == topic:
        return Person("it")
    talk.topic = topic
    if name == "opposing" and talk.opposed:
        return Person("that creature")
    talk.opposed = talk.opposed or name == "opposing"
    thing = talk.chosen if name == "chosen" else talk.it
    known = {
        "this": talk.title,
        "this_creature": "this creature",
        "it": thing.named(),
        "chosen": thing.named(),
        "opposing": "the attacked creature" if talk.fought else f"the creature {talk.title} fights",
        "this_way": f"the {plural(talk.way[0])} {talk.way[1]} this way",
        "destroyed_this_way": "the creatures destroyed this way",
        "rest": "the others",
    }
    many = name in ("this_way", "destroyed_this_way", "rest") or (name in ("it", "chosen") and thing.many)
    return Person(known[name], PLURAL if many else THIRD)


def whose(talk: Talk, of: SetNode) -> str:
    """The possessive of a card: its, Bulwark's, that creature's."""
    return possessive(card(talk, of).text)


def card(talk: Talk, of: SetNode) -> Person:
    """One known card."""
    return refer(talk, of) if isinstance(of, Ref) else cards(talk, of)


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


SETS: Table[Desc] = Table()
UNLIKES: Table[Desc] = Table()


def flat(sel: SetNode) -> list[SetNode]:
    """The parts of an intersection."""
    return [*flat(sel.a), *flat(sel.b)] if isinstance(sel, And) else [sel]


def described(talk: Talk, *parts: SetNode) -> Desc:
    out = Desc()
    for p in parts:
        for q in flat(p):
            out = out + SETS(talk, q)
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
    if isinstance(sel, Ref):
        return refer(talk, sel)
    if isinstance(sel, Zone):
        return Person(zone(talk, sel))
    if isinstance(sel, UnderCard):
        return Person(f"the card under {card(talk, sel.of).text}")
    if isinstance(sel, Or) and isinstance(sel.a, Zone) and isinstance(sel.b, Zone):
        return Person(f"{zone(talk, sel.a)} and {ZONES[sel.b.zone]}", PLURAL)
    if isinstance(sel, Neighbors) and not sel.side:
        return Person(f"{whose(talk, sel.of)} neighbors", PLURAL)
    return Person(several(talk, sel), PLURAL)


@SETS.says(Noun)
def _(talk: Talk, n: Noun) -> Desc:
    return Desc(nouns=[] if n.name == "card" else [n.name.replace("_", " ")])


@SETS.says(Side)
def _(talk: Talk, n: Side) -> Desc:
    return Desc([(SIDE, "enemy" if n.enemy else "friendly")])


@SETS.says(And)
def _(talk: Talk, n: And) -> Desc:
    return described(talk, n)


@SETS.says(Not)
def _(talk: Talk, n: Not) -> Desc:
    if type(n.a) in UNLIKES.rows:
        return UNLIKES(talk, n.a)
    return Desc(after=[(f"that is not {one(talk, n.a)}", f"that are not {several(talk, n.a)}")])


@SETS.says(Or)
def _(talk: Talk, n: Or) -> Desc:
    ways = ways_of(n)
    if any(isinstance(x, (Zone, InPlay)) for x in ways):
        return Desc(places=[p for x in ways for p in place_of(talk, x)])
    a, b = described(talk, n.a), described(talk, n.b)
    if not a.nouns and not b.nouns:
        return Desc([(max(x[0] for x in a.before + b.before), f"{a.before[0][1]} or {b.before[0][1]}")])
    if a.before == b.before:
        return Desc(a.before, a.nouns + b.nouns, a.after)
    return Desc(nouns=[a.core(False, "or"), b.core(False, "or")])


def ways_of(n: Or) -> list[SetNode]:
    """The members of a union."""
    return [q for x in (n.a, n.b) for q in (ways_of(x) if isinstance(x, Or) else [x])]


def place_of(talk: Talk, n: SetNode) -> list[tuple[str, str]]:
    """A zone listed beside others; a side's creatures are its battleline."""
    d = described(talk, n)
    if d.places:
        return d.places
    return [("your" if (SIDE, "friendly") in d.before else "your opponent's", "battleline")]


HOUSES: Final = {
    "chosen_house": "of that house",
    "active_house": "of the active house",
    "your_houses": "of one of your houses",
    "all_houses": "of all houses",
}


def house(h: HouseIs) -> str:
    return h.name.capitalize()


@SETS.says(HouseIs)
def _(talk: Talk, n: HouseIs) -> Desc:
    if n.name in HOUSES:
        return Desc(after=[(HOUSES[n.name], HOUSES[n.name])])
    return Desc([(HOUSE, house(n))])


@UNLIKES.says(HouseIs)
def _(talk: Talk, n: HouseIs) -> Desc:
    if n.name in HOUSES:
        return Desc(after=[("not " + HOUSES[n.name],) * 2])
    return Desc([(HOUSE, f"non-{house(n)}")])


def trait(t: TraitIs) -> str:
    return t.name.upper() if t.name in ("ai", "[redacted]") else t.name.capitalize()


@SETS.says(TraitIs)
def _(talk: Talk, n: TraitIs) -> Desc:
    return Desc([(TRAIT, trait(n))])


@UNLIKES.says(TraitIs)
def _(talk: Talk, n: TraitIs) -> Desc:
    return Desc([(UNLIKE, f"non-{trait(n)}")])


def keyword(k: KeywordIs) -> str:
    return together(k.name, str(k.n) if k.n else "")


@SETS.says(KeywordIs)
def _(talk: Talk, n: KeywordIs) -> Desc:
    return Desc([(STATE, keyword(n))])


@UNLIKES.says(KeywordIs)
def _(talk: Talk, n: KeywordIs) -> Desc:
    return Desc(after=[(f"without {keyword(n)}",) * 2])


ADJECTIVES: Final = {
    "flank": Desc([(PLACE, "flank")]),
    "damaged": Desc([(STATE, "damaged")]),
    "is_ready": Desc([(READY, "ready")]),
    "stunned": Desc([(READY, "stunned")]),
    "with_amber": Desc(after=[("with æmber on it", "with æmber on them")]),
    "with_armor": Desc(after=[("with armor", "with armor")]),
    "other": Desc(other=True),
    "odd_power": Desc(after=[("with odd power", "with odd power")]),
    "even_power": Desc(after=[("with even power", "with even power")]),
}
UNLIKE_ADJECTIVES: Final = {
    "flank": Desc(after=[("not on a flank", "not on a flank")]),
    "damaged": Desc([(STATE, "undamaged")]),
    "is_ready": Desc([(READY, "exhausted")]),
    "stunned": Desc(after=[("not stunned", "not stunned")]),
    "with_amber": Desc(after=[("without æmber on it", "without æmber on them")]),
    "with_armor": Desc(after=[("without armor", "without armor")]),
    "other": Desc(),
    "odd_power": ADJECTIVES["even_power"],
    "even_power": ADJECTIVES["odd_power"],
}


@SETS.says(Adjective)
def _(talk: Talk, n: Adjective) -> Desc:
    return ADJECTIVES[n.name]


@UNLIKES.says(Adjective)
def _(talk: Talk, n: Adjective) -> Desc:
    return UNLIKE_ADJECTIVES[n.name]


@SETS.says(InPlay)
def _(talk: Talk, n: InPlay) -> Desc:
    return Desc(places=[("", "play")])


@SETS.says(Zone)
def _(talk: Talk, n: Zone) -> Desc:
    return Desc(places=[(owner(talk, n.who), ZONES[n.zone])])


@SETS.says(ADiscardPile)
def _(talk: Talk, n: ADiscardPile) -> Desc:
    return Desc(places=[("a", "discard pile")])


@SETS.says(Ref)
def _(talk: Talk, n: Ref) -> Desc:
    if n.name in ("this_way", "destroyed_this_way"):
        done = "destroyed" if n.name == "destroyed_this_way" else talk.way[1]
        return Desc(way=f"{done} this way", usual=talk.way[0])
    text = refer(talk, n).text
    return Desc(after=[(f"among {text}", f"among {text}")])


@UNLIKES.says(Ref)
def _(talk: Talk, n: Ref) -> Desc:
    text = refer(talk, n).text
    return Desc(after=[(f"other than {text}", f"other than {text}")])


@SETS.says(Neighbors)
def _(talk: Talk, n: Neighbors) -> Desc:
    if n.side:
        text = f"to the {n.side} of {card(talk, n.of).text} in the battleline"
        return Desc(nouns=["creature"], after=[(text, text)])
    if talk.doing and n.of in (THIS, THIS_CREATURE):
        return Desc([(PLACE, "neighboring")], usual="creature")
    if n.of == IT:
        talk.topic = None  # "of it" is no English
    text = f"of {card(talk, n.of).text}"
    return Desc(nouns=["neighbor"], after=[(text, text)])


@SETS.says(Extreme)
def _(talk: Talk, n: Extreme) -> Desc:
    return described(talk, n.of) + Desc([(BEST, "most powerful" if n.most else "least powerful")])


@SETS.says(Named)
def _(talk: Talk, n: Named) -> Desc:
    return Desc(nouns=[n.en], title=True)


ALIKE: Final = {
    "trait": ("that shares a trait with {it}", "that share a trait with {it}"),
    "house": ("of {its} house", "of {its} house"),
    "name": ("with a different name", "with different names"),
}


@SETS.says(Alike)
def _(talk: Talk, n: Alike) -> Desc:
    a, b = ALIKE[n.what]
    if n.what == "house":
        talk.topic = None  # "its house" could be the other card's
    it = card(talk, n.of).text
    its = possessive(it)
    return Desc(after=[(a.format(it=it, its=its), b.format(it=it, its=its))])


@SETS.says(ControlledBy)
def _(talk: Talk, n: ControlledBy) -> Desc:
    if n.who == Who("its_controller"):
        return Desc(places=[("its controller's", "battleline")])
    who = person(talk, n.who)
    text = f"{who.text} {present('control', who.form)}"
    return Desc(after=[(text, text)])


@SETS.says(HasCounter)
def _(talk: Talk, n: HasCounter) -> Desc:
    kind = "+1 power" if n.kind == "power" else n.kind
    return Desc(after=[(f"with a {kind} counter", f"with {kind} counters")])


@SETS.says(UnderCard)
def _(talk: Talk, n: UnderCard) -> Desc:
    text = f"under {card(talk, n.of).text}"
    return Desc(after=[(text, text)])


OR_MORE: Final = {">=": "or higher", "<=": "or lower", "=": ""}


@SETS.says(Compare)
def _(talk: Talk, n: Compare) -> Desc:
    """`power <= 3` beside a noun."""
    assert isinstance(n.a, CandidatePower)
    if isinstance(n.b, CardAmount):
        text = "with lower power" if n.op == "<" else "with higher power"
    elif isinstance(n.b, Number):
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
        if isinstance(p, Noun) and p.name != "card":
            return p.name.replace("_", " ")
        if isinstance(p, Neighbors):
            return "creature" if p.of in (THIS, THIS_CREATURE) else "neighbor"
        if isinstance(p, Extreme):
            return noun_of(talk, p.of)
        if isinstance(p, Ref):
            return talk.way[0] if p.name in ("this_way", "destroyed_this_way") else talk.it.noun
    return "card"


def controller(sel: SetNode) -> tuple[Who | None, SetNode]:
    """Who controls the cards of a set, and the set without its side."""
    if isinstance(sel, Or):
        (who, a), (also, b) = controller(sel.a), controller(sel.b)
        return (who, Or(a, b)) if who == also else (None, sel)
    parts = flat(sel)
    sides = [p for p in parts if isinstance(p, Side)]
    if not sides:
        return None, sel
    rest = [p for p in parts if not isinstance(p, Side)]
    out = rest[0]
    for p in rest[1:]:
        out = And(out, p)
    return Who("opponent") if sides[0].enemy else YOURSELF, out
