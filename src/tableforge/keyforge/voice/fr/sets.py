"""French for sets of cards.

A set becomes descriptions: a noun and what qualifies it, in the order noun, trait, side, state, place, house, power, zone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr.lexicon import (
    CARTE,
    COUNTERS,
    CREATURE,
    EXEMPLAIRE,
    NAMED,
    NOUNS,
    VOISINE,
    keyword,
    the_house,
    trait,
)
from tableforge.keyforge.voice.fr.nouns import key_of, name_of, player, zone
from tableforge.keyforge.voice.fr.talk import AMOUNTS, Talk
from tableforge.keyforge.voice.phrases import quality, sides
from tableforge.tongue.fr import NP, Noun, agree, join, listed, np
from tableforge.tongue.sentence import choose_forms
from tableforge.tongue.table import Table
from tableforge.words.node import SetNode

# ------------------------------------------------------------------ descriptions
TRAIT, SIDE, STATE, RANKED, PLACE, HOUSE, POWER, LINK, ZONE, LAST = range(10)
Qualifier = Callable[[bool, bool], str]


def nothing(fem: bool, plural: bool) -> str:
    """No qualifier at all."""
    return ""


def inv(text: str) -> Qualifier:
    """A qualifier that never changes."""
    return lambda fem, plural: text


def adj(word: str, rest: str = "", before: str = "") -> Qualifier:
    """An adjective that agrees, with what stands around it."""
    return lambda fem, plural: join(before, agree(word, fem, plural), rest)


@dataclass(frozen=True, slots=True)
class Attribute:
    """What one part of a set says of its cards, and what its negation says."""

    rank: int = LINK
    yes: Qualifier = nothing
    no: Qualifier = nothing
    noun: Noun | None = None
    other: bool = False
    own: str = ""  # "ses voisines", where they are spoken of as somebody's
    place: str = ""  # a zone, without its preposition
    rank_of_no: int = -1  # where the negation stands, if elsewhere


@dataclass(slots=True)
class Description:
    """One kind of card in a set."""

    noun: Noun | None = None
    other: bool = False
    own: str = ""
    mods: list[tuple[int, Qualifier]] = field(default_factory=list)
    places: list[str] = field(default_factory=list)

    @property
    def head(self) -> Noun:
        return self.noun or CARTE

    @property
    def is_zone(self) -> bool:
        """Whether it says no more than where the cards are."""
        return self.noun is None and not self.mods and not self.other and bool(self.places)

    def text(self, plural: bool, link: str) -> str:
        head = self.head
        mods = [say(head.fem, plural) for rank, say in sorted(self.mods, key=lambda m: m[0]) if rank != LAST]
        return join(head.form(plural), *mods, self.where(link))

    def last(self, plural: bool) -> str:
        """What is said behind all else, also behind another kind of card: de la même Maison que …"""
        heavy = [say(self.head.fem, plural) for rank, say in self.mods if rank == LAST]
        return listed(heavy) if heavy else ""

    def where(self, link: str) -> str:
        if not self.places:
            return ""
        if IN_PLAY in self.places or self.noun is EXEMPLAIRE:
            return listed([p if p == IN_PLAY else f"dans {p}" for p in self.places], link)
        return listed([join("de", p) for p in self.places], link)


IN_PLAY: Final = "en jeu"
YOUR_LINE: Final = "votre ligne de front"
SETS: Table[Talk, Attribute] = Table("French sets")


@SETS.says(q.Noun)
def noun_set(s: Talk, x: q.Noun) -> Attribute:
    return Attribute(noun=NOUNS[x.name])


@SETS.says(q.HouseIs)
def house_is_set(s: Talk, x: q.HouseIs) -> Attribute:
    if x.name == "your_houses":
        return Attribute(HOUSE, inv("d’une de vos Maisons"), inv("n’appartenant à aucune de vos Maisons"))
    no = inv(f"n’appartenant pas à {the_house(x.name)}")
    return Attribute(HOUSE, inv(join("de", the_house(x.name))), no, rank_of_no=LAST)


RANKS: Final = {"trait": TRAIT, "side": SIDE, "state": STATE, "place": PLACE, "power": POWER}


@SETS.says(q.Side, q.TraitIs, q.KeywordIs, q.HasCounter)
def quality_set(s: Talk, x: q.Sel) -> Attribute:
    """What its row says of cards, and its contrary."""
    row = quality(x)
    assert row is not None, x
    (where, yes), (_, no) = [side.split(": ", 1) for side in sides(row, "fr")]
    named = names_of(x)
    return Attribute(RANKS[where], agreeing(yes.format(**named)), agreeing(no.format(**named)))


@SETS.says(q.Adjective)
def adjective_set(s: Talk, x: q.Adjective) -> Attribute:
    return Attribute(other=True) if x.name == "other" else quality_set(s, x)


def agreeing(text: str) -> Qualifier:
    """A qualifier of which some words agree: non <blessé>, qui <n’est|ne sont> pas …"""
    return lambda fem, plural: re.sub(
        "<(.*?)>", lambda m: agree(m[1], fem, plural), choose_forms(text, False, plural, False)
    )


def names_of(x: q.Sel) -> dict[str, str]:
    """What the row of a quality is filled in with."""
    if isinstance(x, q.TraitIs):
        return {"name": trait(x.name)}
    if isinstance(x, q.KeywordIs):
        return {"name": keyword(x.name, x.n)}
    return {"kind": COUNTERS[x.kind].one} if isinstance(x, q.HasCounter) else {}


@SETS.says(q.InPlay)
def in_play_set(s: Talk, x: q.InPlay) -> Attribute:
    return Attribute(ZONE, place=IN_PLAY)


@SETS.says(q.Zone)
def zone_set(s: Talk, x: q.Zone) -> Attribute:
    return Attribute(ZONE, place=zone(s, x).text)


@SETS.says(q.ADiscardPile)
def a_discard_pile_set(s: Talk, x: q.ADiscardPile) -> Attribute:
    return Attribute(ZONE, place="une défausse")


@SETS.says(q.Ref)
def ref_set(s: Talk, x: q.Ref) -> Attribute:
    if x.name == "this_way":
        return Attribute(ZONE, adj(s.way.done, "de la sorte"), noun=s.way.noun)
    if x.name == "destroyed_this_way":
        noun = CREATURE if s.way.noun is CREATURE else CARTE
        return Attribute(ZONE, adj("détruit", "de la sorte"), noun=noun)
    return Attribute(ZONE, inv(f"parmi {reference(s, x).text}"))


@SETS.says(q.Neighbors)
def neighbors_set(s: Talk, x: q.Neighbors) -> Attribute:
    of = key_of(x.of)
    if x.side:
        where = {"right": "à droite", "left": "à gauche"}[x.side]
        return Attribute(PLACE, adj("situé", join(where, "de", reference(s, x.of).text)), noun=CREATURE)
    if of in ("this", "this_creature"):
        return Attribute(SIDE, adj("voisin"), noun=CREATURE)
    if of == s.topic and reference(s, x.of).noun is not VOISINE:
        return Attribute(noun=VOISINE, own=replace(s.reference(of), plural=False).own(VOISINE, True))
    whose = reference(s, x.of).text
    if of == "it":
        whose = "cette dernière" if s.topic else "cette créature"  # in a question nobody was named before
    return Attribute(PLACE, inv(join("de", whose)), noun=VOISINE)


@SETS.says(q.Named)
def named_set(s: Talk, x: q.Named) -> Attribute:
    if x.id == s.id:
        return Attribute(SIDE, inv("de cette carte"), noun=EXEMPLAIRE)
    title = f"« {x.fr} »"
    return Attribute(SIDE, adj("nommé", title), adj("nommé", title, "non"))


@SETS.says(q.Alike)
def alike_set(s: Talk, x: q.Alike) -> Attribute:
    if x.what == "name":
        return Attribute(LAST, inv("portant un nom différent"))
    if x.what == "house":
        return Attribute(LAST, inv(f"de la même Maison que {reference(s, x.of).text}"))
    key, other = key_of(x.of), reference(s, x.of)
    with_it = other.stressed_form if s.topic == key and not (key == "it" and s.it.name) else other.text
    return Attribute(
        LAST, inv(f"ayant un trait en commun avec {with_it}"), inv(f"n’ayant aucun trait en commun avec {with_it}")
    )


@SETS.says(q.ControlledBy)
def controlled_by_set(s: Talk, x: q.ControlledBy) -> Attribute:
    name = name_of(x.who)
    if name == "they" and s.player:
        return Attribute(LINK, inv("qu’il contrôle"))
    by = "le même joueur" if name == "its_controller" else player(s, x.who).text
    return Attribute(LINK, adj("contrôlé", f"par {by}"))


@SETS.says(q.UnderCard)
def under_card_set(s: Talk, x: q.UnderCard) -> Attribute:
    return Attribute(PLACE, adj("placé", f"sous {reference(s, x.of).text}"), noun=CARTE)


COMPARED: Final = {
    "<": "inférieure",
    "<=": "inférieure ou égale",
    ">": "supérieure",
    ">=": "supérieure ou égale",
    "=": "égale",
}
BOUNDS: Final = {"<=": " ou moins", ">=": " ou plus", "=": ""}
OPPOSITE: Final = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "=": "="}


@SETS.says(q.Compare)
def compare_set(s: Talk, x: q.Compare) -> Attribute:
    rank = POWER if isinstance(x.b, q.Number) else LAST
    return Attribute(rank, inv(power_is(s, x.op, x.b)), inv(power_is(s, OPPOSITE[x.op], x.b)))


def power_is(s: Talk, op: str, than: q.Amount) -> str:
    """de puissance 3 ou moins; de puissance inférieure à la sienne."""
    if isinstance(than, q.Number) and op in BOUNDS:
        return f"de puissance {than.n}{BOUNDS[op]}"
    if isinstance(than, q.CardAmount) and than.what == "power":
        value = "la sienne" if key_of(than.of) == "it" else join("celle de", reference(s, than.of).text)
    else:
        value = str(than.n) if isinstance(than, q.Number) else AMOUNTS(s, than)
    return join(f"de puissance {COMPARED[op]}", "à", value)


Literal = tuple[SetNode, bool]


def alternatives(x: SetNode, no: bool = False) -> list[list[Literal]]:
    """A set as kinds of cards, each a list of parts with their sign."""
    if isinstance(x, q.Not):
        return alternatives(x.a, not no)
    if isinstance(x, (q.And, q.Or)):
        one, two = alternatives(x.a, no), alternatives(x.b, no)
        every = isinstance(x, q.And) is not no
        return [a + b for a in one for b in two] if every else one + two
    return [[(x, no)]]


def is_place(x: Literal) -> bool:
    return isinstance(x[0], (q.Zone, q.InPlay, q.ADiscardPile))


def describe(s: Talk, x: SetNode) -> list[Description]:
    """The kinds of cards in a set; kinds that differ only in their zone are one."""
    kinds = alternatives(x)
    zoned = [any(map(is_place, kind)) for kind in kinds]
    out: list[tuple[list[Literal], Description]] = []
    for kind, has_zone in zip(kinds, zoned):
        in_line = any(zoned) and not has_zone and (w.friendly, False) in kind
        rest: list[Literal] = []
        for part in kind:
            if not is_place(part) and part not in rest and not (in_line and part == (w.friendly, False)):
                rest.append(part)
        places = [SETS(s, p[0]).place for p in kind if is_place(p)] + ([YOUR_LINE] if in_line else [])
        same = [d for r, d in out if r == rest]
        if same:
            same[0].places.extend(places)
        else:
            out.append((rest, described(s, rest, places)))
    return [d for _, d in out]


def described(s: Talk, parts: list[Literal], places: list[str]) -> Description:
    d = Description(places=places)
    for part, no in parts:
        a = SETS(s, part)
        d.noun = a.noun if d.noun in (None, CARTE) and a.noun else d.noun
        d.other = d.other or a.other
        d.own = d.own or a.own
        if not a.other:
            d.mods.append((a.rank_of_no, a.no) if no and a.rank_of_no >= 0 else (a.rank, a.no if no else a.yes))
    return d


# ------------------------------------------------------------------ determiners
@dataclass(frozen=True, slots=True)
class Determiner:
    """What stands before a noun; `link` joins several kinds of card."""

    masc: str
    fem: str
    plural: bool = False
    link: str = "ou"
    others: str = ""  # before "autres", where it differs


UN: Final = Determiner("un", "une")
CHAQUE: Final = Determiner("chaque", "chaque", link="et")
LE: Final = Determiner("le", "la")
LES: Final = Determiner("les", "les", True, "et")
DES: Final = Determiner("des", "des", True, others="de")
DE: Final = Determiner("de", "de", True)
DE_UN: Final = Determiner("de", "de")
AUCUN: Final = Determiner("aucun", "aucune")
PREMIER: Final = Determiner("le premier", "la première")
PROCHAIN: Final = Determiner("le prochain", "la prochaine")


def number(n: int) -> Determiner:
    return counting(str(n), n)


def counting(text: str, n: int) -> Determiner:
    """A number of cards: plus de 2, exactement 1."""
    return Determiner(text, text, n >= 2)


def phrase_of(d: Description, det: Determiner, other: bool = False, last: str | None = None) -> str:
    """One kind of card with its determiner; `last` replaces what is said behind all else."""
    other = other or d.other
    word = det.fem if d.head.fem else det.masc
    if d.own:
        one = "un autre" if other else {UN: "l’un", CHAQUE: "chacun", AUCUN: "aucun"}.get(det, "")
        one += "e" if one and d.head.fem else ""
        return join(one, "de", d.own) if one else d.own
    if other:
        word = join(det.others or word, "autres" if det.plural else "autre")
    return join(word, d.text(det.plural, det.link), d.last(det.plural) if last is None else last)


def cards(s: Talk, x: SetNode, det: Determiner, other: bool = False, more: str = "") -> NP:
    """A set of cards with a determiner; `more` is an adjective that agrees."""
    kinds = describe(s, x)
    lasts = [d.last(det.plural) for d in kinds]
    parts = []
    for k, d in enumerate(kinds):
        d.mods += [(ZONE, adj(more))] if more else []
        parts.append(phrase_of(d, det, other, "" if lasts[k] in lasts[k + 1 :] else lasts[k]))
    fem = kinds[-1].head.fem if det.link == "ou" else all(d.head.fem for d in kinds)
    noun = kinds[0].head if len(kinds) == 1 else CARTE
    return NP(tuple(parts), fem, det.plural, noun, det.link, distributive=det is CHAQUE)


def reference(s: Talk, x: SetNode) -> NP:
    """A named card in full: cette créature, la créature choisie, la carte défaussée."""
    key = key_of(x)
    if key == "rest":
        s.used = True
        return np("les autres", CARTE, True)
    if key in NAMED:
        return s.reference(key)
    return cards(s, x, LE if isinstance(x, q.UnderCard) else LES)


def any_of(s: Talk, x: SetNode, det: Determiner) -> NP:
    """A named card, or cards of a set with a determiner."""
    return reference(s, x) if key_of(x) in NAMED else cards(s, x, det)
