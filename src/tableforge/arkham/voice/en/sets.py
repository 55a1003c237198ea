"""English for sets of cards: a noun with what stands before and behind it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tableforge.arkham import names
from tableforge.arkham.questions import sets as q
from tableforge.arkham.questions.amounts import Remaining, Tokens
from tableforge.arkham.voice.en.lexicon import SECTIONS, STATS, TOKENS, ZONES, called, trait
from tableforge.arkham.voice.en.talk import Talk
from tableforge.arkham.voice.shape import is_plain
from tableforge.tongue.en import article, listed, plural, together
from tableforge.tongue.table import Table
from tableforge.words.amounts import Compare, Number
from tableforge.words.node import SetNode
from tableforge.words.sets import And, Not, Or, Ref

# what stands before a noun, in this order
OTHER, STATE, TRAIT = range(3)


@dataclass(slots=True)
class Desc:
    """A set in pieces; `proper`: titles that stand for themselves, `definite`: one that is no other, `whole`: a phrase as it is."""

    before: list[tuple[int, str]] = field(default_factory=list)
    nouns: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    proper: list[str] = field(default_factory=list)
    definite: bool = False
    whole: str = ""

    def __add__(self, other: Desc) -> Desc:
        return Desc(
            self.before + other.before,
            self.nouns + other.nouns,
            self.after + other.after,
            self.proper + other.proper,
            self.definite or other.definite,
            self.whole or other.whole,
        )

    def words(self) -> str:
        return together(*[text for _, text in sorted(self.before)])

    def core(self, many: bool = False, link: str = "or", each: bool = False) -> str:
        """The noun with everything around it, without an article."""
        nouns = [plural(n) if many else n for n in self.nouns or ["card"]]
        heads = [together(self.words(), n) for n in nouns]
        if each:
            heads = [heads[0], *[f"each {h}" for h in heads[1:]]]
        return together(listed(heads, link), *self.after)


SETS: Table[Talk, Desc] = Table("English sets")


def described(talk: Talk, sel: SetNode) -> Desc:
    return SETS(talk, sel)


def noun_of(sel: SetNode) -> str:
    """The bare noun of a set."""
    if isinstance(sel, q.Noun):
        return sel.name
    if isinstance(sel, (And, Or)):
        found = [n for n in (noun_of(sel.a), noun_of(sel.b)) if n != "card"]
        return found[0] if found else "card"
    if isinstance(sel, (q.Extreme, q.Nearest, q.TopMost)):
        return noun_of(sel.of)
    if isinstance(sel, (q.Connecting, q.YourLocation, q.Attached)):
        return "location"
    if isinstance(sel, q.Logged):
        return "enemy"
    return "weakness" if isinstance(sel, q.Adjective) and sel.name == "weakness" else "card"


def one(talk: Talk, sel: SetNode) -> str:
    """One of a set, with its article: an enemy at your location."""
    if isinstance(sel, Or) and not is_plain(sel):
        return listed([one(talk, sel.a), one(talk, sel.b)], "or")
    d = described(talk, sel)
    if d.whole:
        return d.whole
    if d.proper:
        return together(proper(d), *d.after)
    if d.definite:
        return f"the {d.core()}"
    core = d.core()
    return f"an{core}" if core.startswith("other ") else article(core)


def proper(d: Desc) -> str:
    """Titles that stand for themselves; set aside, they share an article."""
    if not d.before:
        return listed(d.proper, "or")
    return f"the {d.words()} {listed([t.removeprefix('the ').removeprefix('The ') for t in d.proper])}"


def every(talk: Talk, sel: SetNode) -> str:
    """Each one of a set."""
    d = described(talk, sel)
    return one(talk, sel) if d.whole or d.proper else f"each {d.core(link='and', each=True)}"


def several(talk: Talk, sel: SetNode) -> str:
    """All of a kind: enemies, assets or events."""
    return described(talk, sel).core(many=True)


def where(talk: Talk, place: SetNode) -> str:
    """At a location."""
    if isinstance(place, Ref) and place.name == "this" and talk.type != names.LOCATION:
        return "at its location" if talk.about_this else f"at the location of {talk.this()}"
    return f"at {one(talk, place)}"


# ------------------------------------------------------------------ joined
@SETS.says(And)
def both(talk: Talk, n: And) -> Desc:
    if isinstance(n.a, q.Zone) and isinstance(n.b, (q.Noun, And)):
        return described(talk, n.b) + described(talk, n.a)
    return described(talk, n.a) + described(talk, n.b)


@SETS.says(Or)
def either(talk: Talk, n: Or) -> Desc:
    a, b = described(talk, n.a), described(talk, n.b)
    if a.before and not a.nouns:
        return Desc([(TRAIT, f"{a.words()} or {b.words()}")])
    return a + b


@SETS.says(Not)
def unlike(talk: Talk, n: Not) -> Desc:
    if isinstance(n.a, q.TraitIs):
        return Desc([(STATE, f"non-{trait(n.a.name)}")])
    assert isinstance(n.a, q.Adjective), n.a
    return Desc([(STATE, UNLIKE[n.a.name])]) if n.a.name in UNLIKE else Desc(after=["that nobody controls"])


UNLIKE: Final = {"elite": "non-Elite", "weakness": "non-weakness", "engaged": "unengaged", "exhausted": "ready"}


# ------------------------------------------------------------------ pronouns, people, places
@SETS.says(Ref)
def pronoun(talk: Talk, n: Ref) -> Desc:
    return Desc(whole=talk.this() if n.name == "this" else talk.that())


@SETS.says(q.Reacted)
def reacted(talk: Talk, n: q.Reacted) -> Desc:
    return Desc(whole="the attacking enemy")


@SETS.says(q.Person)
def person(talk: Talk, n: q.Person) -> Desc:
    if n.name == "you":
        return Desc(whole=talk.me())
    return Desc(whole=PEOPLE[n.name])


PEOPLE: Final = {
    "lead": "the lead investigator",
    "performer": "the investigator who performs it",
    "active": "that investigator",
}


@SETS.says(q.YourLocation)
def your_location(talk: Talk, n: q.YourLocation) -> Desc:
    return Desc(whole=f"{talk.my()} location")


@SETS.says(q.Attached)
def attached(talk: Talk, n: q.Attached) -> Desc:
    return Desc(whole="the attached location")


@SETS.says(q.Current)
def current(talk: Talk, n: q.Current) -> Desc:
    return Desc(whole=f"the current {n.name}")


@SETS.says(q.Opposed)
def opposed(talk: Talk, n: q.Opposed) -> Desc:
    if n.name == "investigate":
        return Desc(whole=f"{talk.my()} location")
    return Desc(
        nouns=["enemy"], after=[f"at {talk.my()} location" if n.name == "fight" else f"engaged with {talk.me()}"]
    )


# ------------------------------------------------------------------ nouns and adjectives
@SETS.says(q.Noun)
def noun(talk: Talk, n: q.Noun) -> Desc:
    return Desc() if n.name == "card" else Desc(nouns=[n.name])


@SETS.says(q.TraitIs)
def has_trait(talk: Talk, n: q.TraitIs) -> Desc:
    return Desc([(TRAIT, trait(n.name))])


@SETS.says(q.Named)
def is_named(talk: Talk, n: q.Named) -> Desc:
    return Desc(proper=[called(en) for en, _ in n.titles])


@SETS.says(q.Logged)
def logged(talk: Talk, n: q.Logged) -> Desc:
    return Desc(nouns=["enemy"], after=[f"that the Campaign Log lists among {SECTIONS[n.section]}"])


@SETS.says(q.Adjective)
def adjective(talk: Talk, n: q.Adjective) -> Desc:
    if n.name == "weakness":
        return Desc(nouns=["weakness"])
    if n.name == "controlled":
        return Desc(after=["that an investigator controls"])
    return Desc([(OTHER if n.name == "other" else STATE, "Elite" if n.name == "elite" else n.name)])


# ------------------------------------------------------------------ where and whose
@SETS.says(q.AtPlace)
def at_place(talk: Talk, n: q.AtPlace) -> Desc:
    return Desc(after=[where(talk, n.place)])


@SETS.says(q.Connecting)
def connecting(talk: Talk, n: q.Connecting) -> Desc:
    return Desc([(STATE, "connecting")], ["location"])


@SETS.says(q.Without)
def without(talk: Talk, n: q.Without) -> Desc:
    if isinstance(n.what, q.Named):
        return Desc(after=[f"without {article(n.what.titles[0][0])}"])
    return Desc(after=[f"without {several(talk, n.what)}"])


@SETS.says(q.Nearest)
def nearest(talk: Talk, n: q.Nearest) -> Desc:
    return described(talk, n.of) + Desc([(OTHER, "nearest")], definite=True)


@SETS.says(q.EngagedWith)
def engaged_with(talk: Talk, n: q.EngagedWith) -> Desc:
    return Desc(after=[f"engaged with {one(talk, n.whom)}"])


@SETS.says(q.ControlledBy)
def controlled_by(talk: Talk, n: q.ControlledBy) -> Desc:
    if n.whom == q.you:
        return Desc(after=["you control" if talk.me() == "you" else "they control"])
    return Desc(after=[f"controlled by {one(talk, n.whom)}"])


@SETS.says(q.Extreme)
def extreme(talk: Talk, n: q.Extreme) -> Desc:
    assert isinstance(n.n, Tokens)
    most = f"with the {'most' if n.most else 'fewest'} {TOKENS[n.n.kind][1]}"
    d = described(talk, n.of)
    return Desc(d.before, d.nouns, [most, *[f"and {x}" for x in d.after]], definite=True)


@SETS.says(Compare)
def measured(talk: Talk, n: Compare) -> Desc:
    """`remaining_sanity <= 4` beside a noun."""
    assert isinstance(n.a, Remaining) and isinstance(n.b, Number)
    return Desc(after=[f"with {n.b.n} or less remaining {STATS[n.a.stat]}"])


# ------------------------------------------------------------------ zones
@SETS.says(q.Zone)
def zone(talk: Talk, n: q.Zone) -> Desc:
    if n.zone == names.ASIDE:
        return Desc([(STATE, "set-aside")])
    if n.top:
        return Desc(whole=f"the top card of {zone_name(talk, n)}")
    return Desc(after=[f"{talk.place} {zone_name(talk, n)}"])


def zone_name(talk: Talk, n: q.Zone) -> str:
    """your hand, the encounter deck."""
    return f"{'the' if n.who is None else talk.my() if n.who == q.you else 'their'} {ZONES[n.zone]}"


@SETS.says(q.TopMost)
def topmost(talk: Talk, n: q.TopMost) -> Desc:
    return described(talk, n.of) + Desc([(OTHER, "topmost")], definite=True)


@SETS.says(q.InPlay)
def in_play(talk: Talk, n: q.InPlay) -> Desc:
    return Desc(after=["in play"])
