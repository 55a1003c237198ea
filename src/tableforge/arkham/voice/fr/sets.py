"""French for sets of cards: a noun with its determiner and what agrees with it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from tableforge.arkham import names
from tableforge.arkham.questions import sets as q
from tableforge.arkham.questions.amounts import Remaining, Tokens
from tableforge.arkham.voice.fr.lexicon import (
    CARTE,
    ENNEMI,
    INTRIGUE,
    INVESTIGATEUR,
    LIEU,
    NOUNS,
    SECTIONS,
    TOKENS,
    VALUES,
    ZONES,
    called,
    trait,
)
from tableforge.arkham.voice.fr.talk import Talk
from tableforge.arkham.voice.shape import is_plain
from tableforge.tongue.fr import NP, YOU, Noun, agree, join, listed, np
from tableforge.tongue.table import Table
from tableforge.words.amounts import Compare, Number
from tableforge.words.node import SetNode
from tableforge.words.sets import And, Not, Or, Ref


@dataclass(slots=True)
class Desc:
    """A set in pieces; adjectives agree with the noun, traits do not; `proper`: titles, `definite`: one that is no other.

    In what stands behind, `<engagé>` agrees, too.
    """

    nouns: list[Noun] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    proper: list[NP] = field(default_factory=list)
    other: bool = False
    aside: bool = False
    definite: bool = False
    whole: NP | None = None

    def __add__(self, more: Desc) -> Desc:
        return Desc(
            self.nouns + more.nouns,
            self.traits + more.traits,
            self.adjectives + more.adjectives,
            self.after + more.after,
            self.proper + more.proper,
            self.other or more.other,
            self.aside or more.aside,
            self.definite or more.definite,
            self.whole or more.whole,
        )

    @property
    def noun(self) -> Noun:
        return self.nouns[0] if self.nouns else CARTE

    def head(self, noun: Noun, many: bool) -> str:
        """The noun with its adjectives."""
        told = [agree(a, noun.fem, many) for a in self.adjectives]
        return join(
            "autres" if many and self.other else "autre" if self.other else "", noun.form(many), *self.traits, *told
        )

    def core(self, many: bool = False, link: str = "ou") -> str:
        """Without a determiner."""
        heads = [self.head(n, many) for n in self.nouns or [CARTE]]
        return agreeing(join(listed(heads, link), *self.after), self.noun, many)


def agreeing(text: str, noun: Noun, many: bool) -> str:
    """A text whose marked participles agree with a noun."""
    return re.sub("<(.*?)>", lambda m: agree(m[1], noun.fem, many), text)


SETS: Table[Talk, Desc] = Table("French sets")


def described(talk: Talk, sel: SetNode) -> Desc:
    return SETS(talk, sel)


def noun_of(sel: SetNode) -> Noun:
    """The bare noun of a set."""
    if isinstance(sel, q.Noun):
        return NOUNS[sel.name]
    if isinstance(sel, (And, Or)):
        found = [n for n in (noun_of(sel.a), noun_of(sel.b)) if n is not CARTE]
        return found[0] if found else CARTE
    if isinstance(sel, (q.Extreme, q.Nearest, q.TopMost)):
        return noun_of(sel.of)
    if isinstance(sel, (q.Connecting, q.YourLocation, q.Attached)):
        return LIEU
    if isinstance(sel, q.Logged):
        return ENNEMI
    return NOUNS["weakness"] if isinstance(sel, q.Adjective) and sel.name == "weakness" else CARTE


def one(talk: Talk, sel: SetNode) -> NP:
    """One of a set, with its article: un ennemi dans votre lieu."""
    if isinstance(sel, Or) and not is_plain(sel):
        a, b = one(talk, sel.a), one(talk, sel.b)
        return NP((*a.parts, *b.parts), b.fem, noun=b.noun, link="ou")
    d = described(talk, sel)
    if d.whole is not None:
        return d.whole
    if d.proper:
        return proper(d)
    if d.definite:
        return np(join("la" if d.noun.fem else "le", d.core()), d.noun)
    return np(join("une" if d.noun.fem else "un", d.core()), d.noun)


def proper(d: Desc) -> NP:
    """Titles that stand for themselves; those set aside are said to be."""
    several = len(d.proper) > 1
    fem = all(p.fem for p in d.proper)
    parts = [p.text for p in d.proper]
    if d.aside:
        parts[-1] = f"{parts[-1]} ({agree('mis', fem, several)} de côté)"
    return NP(tuple(parts), fem, several, d.proper[0].noun, link="et" if d.aside else "ou")


def every(talk: Talk, sel: SetNode) -> NP:
    """Each one of a set."""
    d = described(talk, sel)
    if d.whole is not None or d.proper:
        return one(talk, sel)
    first, *more = d.nouns or [CARTE]
    if more:
        parts = [f"chaque {d.head(n, False)}" for n in (first, *more)]
        return NP((*parts[:-1], agreeing(join(parts[-1], *d.after), first, False)), noun=first)
    return NP((join("chaque", d.core()),), first.fem, noun=first)


def several(talk: Talk, sel: SetNode) -> NP:
    """All of a kind: les ennemis non-Élite."""
    d = described(talk, sel)
    return np(join("les", d.core(many=True)), d.noun, True)


def of_kind(talk: Talk, sel: SetNode) -> str:
    """After "pas": de soutiens ou d’événements."""
    d = described(talk, sel)
    heads = [join("de", d.head(n, True)) for n in d.nouns or [CARTE]]
    return agreeing(join(listed(heads, "ou"), *d.after), d.noun, True)


def this(talk: Talk) -> NP:
    """This card; it can be taken up by a pronoun from now on."""
    talk.about_this = True
    return talk.title


def where(talk: Talk, place: SetNode) -> str:
    """In a location."""
    if isinstance(place, Ref) and place.name == "this" and talk.type != names.LOCATION:
        return "dans son lieu" if talk.about_this else join("dans le lieu de", this(talk).text)
    return one(talk, place).after("dans")


# ------------------------------------------------------------------ joined
@SETS.says(And)
def both(talk: Talk, n: And) -> Desc:
    return described(talk, n.a) + described(talk, n.b)


@SETS.says(Or)
def either(talk: Talk, n: Or) -> Desc:
    a, b = described(talk, n.a), described(talk, n.b)
    if a.traits and not a.nouns:
        return Desc(traits=[f"{a.traits[0]} ou {b.traits[0]}"])
    return a + b


@SETS.says(Not)
def unlike(talk: Talk, n: Not) -> Desc:
    if isinstance(n.a, q.TraitIs):
        return Desc(traits=[f"non-{trait(n.a.name)}"])
    assert isinstance(n.a, q.Adjective), n.a
    if n.a.name == "controlled":
        return Desc(after=["que personne ne contrôle"])
    name = {"elite": "non-Élite", "weakness": "non-faiblesse"}.get(n.a.name, "")
    return Desc(traits=[name]) if name else Desc(adjectives=[f"non-{ADJECTIVES[n.a.name]}"])


ADJECTIVES: Final = {
    "unique": "unique",
    "exhausted": "incliné",
    "engaged": "engagé",
    "revealed": "révélé",
    "empty": "vide",
}


# ------------------------------------------------------------------ pronouns, people, places
@SETS.says(Ref)
def pronoun(talk: Talk, n: Ref) -> Desc:
    return Desc(whole=this(talk) if n.name == "this" else talk.that())


@SETS.says(q.Reacted)
def reacted(talk: Talk, n: q.Reacted) -> Desc:
    return Desc(whole=np("l’ennemi attaquant", ENNEMI))


@SETS.says(q.Person)
def person(talk: Talk, n: q.Person) -> Desc:
    if n.name == "you":
        return Desc(whole=YOU if talk.you.you else np("lui", INVESTIGATEUR))
    return Desc(whole=np(PEOPLE[n.name], INVESTIGATEUR))


PEOPLE: Final = {
    "lead": "l’investigateur principal",
    "performer": "l’investigateur qui l’effectue",
    "active": "cet investigateur",
}


@SETS.says(q.YourLocation)
def your_location(talk: Talk, n: q.YourLocation) -> Desc:
    return Desc(whole=np(talk.my(LIEU), LIEU))


@SETS.says(q.Attached)
def attached(talk: Talk, n: q.Attached) -> Desc:
    return Desc(whole=np("le lieu attaché", LIEU))


@SETS.says(q.Current)
def current(talk: Talk, n: q.Current) -> Desc:
    return Desc(whole=np("l’intrigue en cours" if n.name == "agenda" else "l’acte en cours", INTRIGUE))


@SETS.says(q.Opposed)
def opposed(talk: Talk, n: q.Opposed) -> Desc:
    if n.name == "investigate":
        return Desc(whole=np(talk.my(LIEU), LIEU))
    return Desc([ENNEMI], after=[f"dans {talk.my(LIEU)}" if n.name == "fight" else "<engagé> avec vous"])


# ------------------------------------------------------------------ nouns and adjectives
@SETS.says(q.Noun)
def noun(talk: Talk, n: q.Noun) -> Desc:
    return Desc() if n.name == "card" else Desc([NOUNS[n.name]])


@SETS.says(q.TraitIs)
def has_trait(talk: Talk, n: q.TraitIs) -> Desc:
    return Desc(traits=[trait(n.name)])


@SETS.says(q.Named)
def is_named(talk: Talk, n: q.Named) -> Desc:
    return Desc(proper=[called(fr) for _, fr in n.titles])


@SETS.says(q.Logged)
def logged(talk: Talk, n: q.Logged) -> Desc:
    return Desc([ENNEMI], after=[f"que le Carnet de Campagne cite parmi {SECTIONS[n.section]}"])


@SETS.says(q.Adjective)
def adjective(talk: Talk, n: q.Adjective) -> Desc:
    if n.name == "weakness":
        return Desc([NOUNS["weakness"]])
    if n.name == "other":
        return Desc(other=True)
    if n.name == "elite":
        return Desc(traits=["Élite"])
    return Desc(after=["<contrôlé>"]) if n.name == "controlled" else Desc(adjectives=[ADJECTIVES[n.name]])


# ------------------------------------------------------------------ where and whose
@SETS.says(q.AtPlace)
def at_place(talk: Talk, n: q.AtPlace) -> Desc:
    return Desc(after=[where(talk, n.place)])


@SETS.says(q.Connecting)
def connecting(talk: Talk, n: q.Connecting) -> Desc:
    return Desc([LIEU], adjectives=["connexe"])


@SETS.says(q.Without)
def without(talk: Talk, n: q.Without) -> Desc:
    if isinstance(n.what, q.Named):
        return Desc(after=[f"sans {n.what.titles[0][1]}"])
    return Desc(after=[f"sans {described(talk, n.what).core()}"])


@SETS.says(q.Nearest)
def nearest(talk: Talk, n: q.Nearest) -> Desc:
    return described(talk, n.of) + Desc(after=["le plus proche"], definite=True)


@SETS.says(q.EngagedWith)
def engaged_with(talk: Talk, n: q.EngagedWith) -> Desc:
    return Desc(after=[f"<engagé> avec {one(talk, n.whom).text}"])


@SETS.says(q.ControlledBy)
def controlled_by(talk: Talk, n: q.ControlledBy) -> Desc:
    if n.whom == q.you:
        return Desc(after=["que vous contrôlez" if talk.you.you else "qu’il contrôle"])
    return Desc(after=[f"<contrôlé> par {one(talk, n.whom).text}"])


@SETS.says(q.Extreme)
def extreme(talk: Talk, n: q.Extreme) -> Desc:
    assert isinstance(n.n, Tokens)
    d = described(talk, n.of)
    most = join("qui a le", "plus" if n.most else "moins", TOKENS[n.n.kind].of)
    return Desc(d.nouns, d.traits, d.adjectives, [*d.after, most], definite=True)


@SETS.says(Compare)
def measured(talk: Talk, n: Compare) -> Desc:
    """`remaining_sanity <= 4` beside a noun."""
    assert isinstance(n.a, Remaining) and isinstance(n.b, Number)
    return Desc(after=[f"dont la {VALUES[n.a.stat]} restante est de {n.b.n} ou moins"])


# ------------------------------------------------------------------ zones
@SETS.says(q.Zone)
def zone(talk: Talk, n: q.Zone) -> Desc:
    if n.zone == names.ASIDE:
        return Desc(aside=True)
    if n.top:
        return Desc(whole=np(join("la carte du dessus de", zone_name(talk, n)), CARTE))
    return Desc(after=[join(talk.place, zone_name(talk, n))])


def zone_name(talk: Talk, n: q.Zone) -> str:
    """votre main, le deck Rencontre."""
    place = ZONES[n.zone]
    if n.who is None:
        return f"{'la' if place.fem else 'le'} {place.one}"
    return talk.my(place) if n.who == q.you else np("", INVESTIGATEUR).own(place)


@SETS.says(q.TopMost)
def topmost(talk: Talk, n: q.TopMost) -> Desc:
    d = described(talk, n.of)
    (pile,) = d.after
    top = join("le plus proche du sommet de", pile.removeprefix("dans "))
    return Desc(d.nouns, d.traits, d.adjectives, [top], definite=True)


@SETS.says(q.InPlay)
def in_play(talk: Talk, n: q.InPlay) -> Desc:
    return Desc(after=["en jeu"])
