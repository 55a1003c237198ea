"""French for which cards of a set are meant, and for what an effect acts on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr.lexicon import CARTE, CREATURE, NAMED, VOISINE
from tableforge.keyforge.voice.fr.nouns import key_of, name_of, zone
from tableforge.keyforge.voice.fr.sets import (
    CHAQUE,
    DE,
    LE,
    LINK,
    RANKED,
    UN,
    Determiner,
    adj,
    alternatives,
    cards,
    describe,
    inv,
    number,
    phrase_of,
    reference,
)
from tableforge.keyforge.voice.fr.talk import AMOUNTS, TARGETS, Talk
from tableforge.tongue.fr import NP, Noun, join, np


# ------------------------------------------------------------------ targets
@TARGETS.says(w.Pick)
def pick_target(s: Talk, t: w.Pick) -> NP:
    if isinstance(t.sel, q.Extreme):
        return extreme(s, t.sel, t.n)
    if key_of(t.sel) == "it":
        s.used = True
        return np(join("l’une" if s.it.fem else "l’un", "de", "elles" if s.it.fem else "eux"), s.it.noun)
    if t.n is None:
        some = cards(s, t.sel, DE)
        power = f" d’une puissance totale de {t.total_power} ou plus" if t.total_power else ""
        return replace(some, parts=(f"n’importe quel nombre {some.text}{power}",))
    if not isinstance(t.n, q.Number):
        s.for_each = AMOUNTS(s, t.n)
        s.for_each_ends = t.up_to
        return cards(s, t.sel, UN, more="" if t.up_to else "différent")
    if t.up_to:
        return up_to(cards(s, t.sel, number(t.n.n), other=t.another))
    det = UN if t.n.n == 1 else number(t.n.n)
    again = t.another and s.in_loop  # each time a different one
    return cards(s, t.sel, det, other=t.another and not again, more="différent" if again else "")


def up_to(some: NP) -> NP:
    return replace(some, parts=(f"jusqu’à {some.text}",))


def extreme(s: Talk, x: q.Extreme, n: q.Amount | None) -> NP:
    """la créature ennemie la plus puissante, les 3 créatures les plus puissantes."""
    count = n.n if isinstance(n, q.Number) else 1
    many = count > 1
    (d,) = describe(s, x.of)
    article = "les" if many else "la" if d.head.fem else "le"
    d.mods.append((RANKED, adj("puissant", before=f"{article} {'plus' if x.most else 'moins'}")))
    det = Determiner(f"les {count}", f"les {count}", True) if many else LE
    return NP((phrase_of(d, det),), d.head.fem, many, d.head)


@TARGETS.says(w.Each)
def each_target(s: Talk, t: w.Each) -> NP:
    if isinstance(t.sel, q.Extreme):
        (d,) = describe(s, t.sel.of)
        d.mods.append((LINK, inv(f"dont la puissance est la plus {'élevée' if t.sel.most else 'basse'}")))
        return NP((phrase_of(d, CHAQUE),), d.head.fem, noun=d.head, distributive=True)
    if key_of(t.sel) in ("rest", "it"):
        return reference(s, t.sel)
    kinds = describe(s, t.sel)
    if all(d.is_zone for d in kinds):
        places = [place for d in kinds for place in d.places]
        return NP(tuple(places), True, len(places) > 1, CARTE, distributive=True)
    out = cards(s, t.sel, CHAQUE)
    return out if t.but is None else replace(out, parts=(f"{out.text} sauf {spared(s, t.but)}",))


def spared(s: Talk, t: w.Target) -> str:
    if isinstance(t, w.Pick) and isinstance(t.sel, q.Extreme):
        return f"la {'plus' if t.sel.most else 'moins'} puissante"
    return TARGETS(s, t).text


@TARGETS.says(w.Both)
def both_target(s: Talk, t: w.Both) -> NP:
    parts: list[NP] = []
    for one in t.targets:
        parts.append(what(s, one))
        if isinstance(one, w.Target):
            s.sets_it(parts[-1])
        else:
            s.topic = key_of(one)
    link = ", et" if any(len(p.parts) > 1 for p in parts) else "et"
    return NP(tuple(p.text for p in parts), all(p.fem for p in parts), True, common(parts), link)


def common(parts: list[NP]) -> Noun:
    """The noun that takes up all of them."""
    nouns = [CREATURE if p.noun is VOISINE else p.noun for p in parts]
    return nouns[0] if nouns[0] is not None and all(n is nouns[0] for n in nouns) else CARTE


@TARGETS.says(w.Top)
def top_target(s: Talk, t: w.Top) -> NP:
    where = zone(s, t.zone).text
    if t.n == 1:
        return np(join("la carte du sommet de", where), CARTE)
    return np(join(f"les {t.n} cartes du sommet de", where), CARTE, True)


@TARGETS.says(w.Random)
def random_target(s: Talk, t: w.Random) -> NP:
    (d,) = describe(s, t.sel)
    d.mods.append((LINK, inv("au hasard")))
    return NP((phrase_of(d, UN if t.n == 1 else number(t.n)),), d.head.fem, t.n > 1, d.head)


@TARGETS.says(w.Archived)
def archived_target(s: Talk, t: w.Archived) -> NP:
    return np("une carte archivée", CARTE)


def what(s: Talk, x: w.What) -> NP:
    """What an effect acts on, in full."""
    return TARGETS(s, x) if isinstance(x, w.Target) else reference(s, x)


def zones_of(x: w.What) -> list[q.Zone]:
    """The zones that the cards meant lie in."""
    if isinstance(x, w.Top):
        return [x.zone]
    if isinstance(x, w.Both):
        return [z for t in x.targets for z in zones_of(t)]
    sel = x.sel if isinstance(x, (w.Pick, w.Each, w.Random)) else x
    if isinstance(sel, w.Target):
        return []
    return [part for kind in alternatives(sel) for part, _ in kind if isinstance(part, q.Zone)]


def from_yours(x: w.What, before: bool) -> bool:
    """Whether the cards meant all come from zones of yours."""
    if isinstance(x, (w.Pick, w.Each)) and key_of(x.sel) in ("it", "rest"):
        return before
    zones = zones_of(x)
    return bool(zones) and all(name_of(z.who) == "you" for z in zones) and not somewhere_in_play(x)


def somewhere_in_play(x: w.What) -> bool:
    """Whether cards in play are meant beside cards in a zone."""
    return isinstance(x, (w.Pick, w.Each)) and any((w.in_play, False) in kind for kind in alternatives(x.sel))


@dataclass(frozen=True, slots=True)
class Object:
    """What an effect acts on: as a pronoun when it was just spoken of."""

    np: NP
    known: bool

    @property
    def clitic(self) -> str:
        return self.np.direct if self.known else ""

    @property
    def text(self) -> str:
        return "" if self.known else self.np.text

    def after(self, preposition: str) -> str:
        return join(preposition, self.np.stressed_form) if self.known else self.np.after(preposition)


def acted_on(s: Talk, x: w.What, done: str = "") -> Object:
    """What an effect acts on; from here on `it` is that."""
    if isinstance(x, w.Target):
        out = what(s, x)
        if out.text != "les autres":
            s.sets_it(out, done)
        s.yours = from_yours(x, s.yours)
        return Object(out, False)
    key = key_of(x)
    if key in NAMED:
        known = s.is_topic(key)
        return Object(s.it.taken_up if key == "it" and known else reference(s, x), known)
    out = reference(s, x)
    if s.topic == "it" and s.said == repr(x):
        s.used = True
        return Object(out, True)
    s.sets_it(out, done)
    s.said = repr(x)
    return Object(out, False)


def as_if_yours(obj: NP) -> str:
    """As if an opponent's card were yours."""
    return join("comme", join("si", obj.subject), "vous appartenaient" if obj.plural else "vous appartenait")
