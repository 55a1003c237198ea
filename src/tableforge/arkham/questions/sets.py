"""Sets of cards: nouns, traits, places, zones, pronouns, joined by `&`, `|`, `~`.  An investigator is its investigator card."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, map
from tableforge.arkham.names import (
    ASSET,
    DECK,
    DISCARD,
    ENEMY,
    EVENT,
    HAND,
    INVESTIGATOR,
    LOCATION,
    SEATED,
    THREAT,
    TREACHERY,
)
from tableforge.arkham.questions.under_way import test_of
from tableforge.arkham.state import AFrame, Arkham
from tableforge.words import sets
from tableforge.words.amounts import Amount
from tableforge.words.frame import NO_CARD
from tableforge.words.node import SetNode
from tableforge.words.sets import BY_NAME, BY_NOUN, BY_ZONE, Ref

ANY_TYPE: Final = -1


class Sel(sets.Sel[Arkham, AFrame]):
    """A set of cards of this game."""


class Found(Sel):
    """A set that finds its members itself, wherever they are."""

    def rank(self) -> int:
        return BY_NAME

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        return c in self.gen(s, f)

    def ids(self, s: Arkham, f: AFrame) -> list[int]:
        return self.gen(s, f)


# ------------------------------------------------------------------ pronouns and people
class Reacted(Found):
    """The card that the ability reacts to, whatever has been chosen since: the attacker."""

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        return [f.fact.card] if f.fact is not None and f.fact.card >= 0 else []


class Person(Found):
    """you, lead, performer, active: one investigator, by what it is to the ability."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def seat(self, s: Arkham, f: AFrame) -> int:
        if self.name == "you":
            return f.ctrl
        if self.name == "lead":
            return s.lead
        if self.name == "active":
            return s.active
        t = test_of(s)
        return f.ctrl if t is None else t.ctrl

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        p = self.seat(s, f)
        return [] if p < 0 else [s.players[p].card]

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        p = self.seat(s, f)
        return p >= 0 and s.players[p].card == c


class YourLocation(Found):
    """The location where you are."""

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        at = s.players[f.ctrl].at if f.ctrl >= 0 else NO_CARD
        return [at] if at >= 0 else []

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        return f.ctrl >= 0 and c >= 0 and s.players[f.ctrl].at == c


class Attached(Found):
    """The card that this one is attached to; also just after it has left."""

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        host = s.cards[f.src].host
        return [host] if host >= 0 else []


class Current(Found):
    """The current agenda, or the current act."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        i = s.agenda if self.name == "agenda" else s.act
        return [i] if i >= 0 else []


# ------------------------------------------------------------------ nouns and adjectives
class Noun(Sel):
    """investigator, enemy, asset, event, skill, treachery, location, card."""

    def __init__(self, name: str, type: int) -> None:
        self.name = name
        self.type = type

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def rank(self) -> int:
        return BY_NOUN

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        return c >= 0 and (self.type == ANY_TYPE or s.cards[c].d.type == self.type)

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        if self.type == LOCATION:
            return list(s.locations)
        if self.type == INVESTIGATOR:
            return [s.players[p].card for p in s.in_order()]
        return s.everything_in_play()


class TraitIs(Sel):
    """Cards with a trait."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        return c >= 0 and board.has_trait(s, c, self.name)


class Named(Sel):
    """Cards by their title, in whatever zone; a title may stand on several cards."""

    def __init__(self, titles: tuple[tuple[str, str], ...]) -> None:
        self.titles = titles  # English and French: a voice knows no card but its own
        self.english = tuple([en for en, _ in titles])

    def parts(self) -> tuple[object, ...]:
        return (self.titles,)

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        return c >= 0 and s.cards[c].d.title in self.english


class Logged(Sel):
    """Cards whose id the campaign log lists in a section."""

    def __init__(self, section: str) -> None:
        self.section = section

    def parts(self) -> tuple[object, ...]:
        return (self.section,)

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        wanted = f"{self.section}/{s.cards[c].d.id}"
        return any([name == wanted for name, _ in s.log])


class Adjective(Sel):
    """elite, weakness, unique, exhausted, engaged, revealed, empty, other, controlled."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def match(self, s: Arkham, f: AFrame, i: int) -> bool:
        if i < 0:
            return False
        c = s.cards[i]
        n = self.name
        if n == "elite":
            return board.has_trait(s, i, "elite")
        if n == "weakness":
            return c.d.weakness
        if n == "unique":
            return c.d.unique
        if n == "exhausted":
            return c.exhausted
        if n == "engaged":
            return c.zone == THREAT or bool(board.engaged_with(s, i))
        if n == "revealed":
            return c.revealed
        if n == "empty":
            return not board.enemies_at(s, i) and not board.investigators_at(s, i)
        if n == "other":
            return i != f.src and i != f.grantor and i not in f.it
        return s.controller(i) >= 0


class Opposed(Found):
    """What an action may be taken against: enemies to fight or to evade, the location to investigate."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        p = f.ctrl
        at = s.players[p].at if p >= 0 else NO_CARD
        if at < 0:
            return []
        if self.name == "fight":
            return [i for i in board.enemies_at(s, at) if board.may_fight(s, p, i) == ""]
        if self.name == "evade":
            return board.enemies_engaged(s, p)
        return [at] if board.investigation(s, p) == "" else []


# ------------------------------------------------------------------ where
class AtPlace(Sel):
    """What is at a location, or where other cards are."""

    def __init__(self, place: SetNode) -> None:
        self.place = place

    def parts(self) -> tuple[object, ...]:
        return (self.place,)

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        at = s.location_of(c) if c >= 0 else NO_CARD
        return at >= 0 and at in [s.location_of(i) for i in self.place.ids(s, f)]


class Connecting(Found):
    """Locations that connect to a location."""

    def __init__(self, place: SetNode) -> None:
        self.place = place

    def parts(self) -> tuple[object, ...]:
        return (self.place,)

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        return [x for i in self.place.ids(s, f) for x in map.connections(s, i)]


class Without(Sel):
    """Locations with none of these cards there or attached."""

    def __init__(self, what: SetNode) -> None:
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        return not any([s.location_of(i) == c for i in self.what.ids(s, f)])


class Nearest(Found):
    """Those of a set that are nearest to you."""

    def __init__(self, of: SetNode) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        return map.nearest(s, s.players[f.ctrl].at, self.of.ids(s, f))


class EngagedWith(Sel):
    """Enemies engaged with an investigator, or investigators engaged with an enemy."""

    def __init__(self, whom: SetNode) -> None:
        self.whom = whom

    def parts(self) -> tuple[object, ...]:
        return (self.whom,)

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        if c < 0:
            return False
        if s.cards[c].zone == SEATED:
            return any([s.cards[c].owner in board.engaged_with(s, i) for i in self.whom.ids(s, f)])
        if not s.is_enemy(c):
            return False
        seats = board.engaged_with(s, c)
        return any([s.seat_of(i) in seats for i in self.whom.ids(s, f)])


class ControlledBy(Sel):
    """Cards that one of these investigators controls."""

    def __init__(self, whom: SetNode) -> None:
        self.whom = whom

    def parts(self) -> tuple[object, ...]:
        return (self.whom,)

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        p = s.controller(c) if c >= 0 else -1
        return p >= 0 and any([s.seat_of(i) == p for i in self.whom.ids(s, f)])


class Extreme(Found):
    """Those of a set that have the most, or the least, of something."""

    def __init__(self, n: Amount, of: SetNode, most: bool) -> None:
        self.n = n
        self.of = of
        self.most = most

    def parts(self) -> tuple[object, ...]:
        return (self.n, self.of, self.most)

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        ids = self.of.ids(s, f)
        values = [value_of(s, f, self.n, i) for i in ids]
        if not ids:
            return []
        best = max(values) if self.most else min(values)
        return [i for i, v in zip(ids, values, strict=True) if v == best]


def value_of(s: Arkham, f: AFrame, n: Amount, i: int) -> int:
    """An amount that speaks of card i."""
    before = s.cand
    s.cand = i
    v = n.value(s, f)
    s.cand = before
    return v


# ------------------------------------------------------------------ zones
class Zone(Sel):
    """A hand, a deck, a discard pile, a play or threat area, or a zone of the scenario; decks and piles from the top.

    `who` are the investigators whose zone is meant; None for the scenario's.
    """

    def __init__(self, zone: int, who: SetNode | None, top: int = 0) -> None:
        self.zone = zone
        self.who = who
        self.top = top

    def parts(self) -> tuple[object, ...]:
        return (self.zone, self.who, self.top)

    def rank(self) -> int:
        return BY_ZONE

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        if self.who is None:
            ids = s.zone(0, self.zone)
            return list(ids[: self.top] if self.top else ids)
        out: list[int] = []
        for i in self.who.ids(s, f):
            ids = s.zone(s.cards[i].owner, self.zone)
            out.extend(ids[: self.top] if self.top else ids)
        return out

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        if c < 0 or s.cards[c].zone != self.zone:
            return False
        return c in self.gen(s, f) if self.top else self.who is None or self.holder(s, c) in self.seats(s, f)

    def seats(self, s: Arkham, f: AFrame) -> list[int]:
        """Whose zone it is."""
        return [] if self.who is None else [s.cards[i].owner for i in self.who.ids(s, f)]

    def holder(self, s: Arkham, c: int) -> int:
        k = s.cards[c]
        return k.owner if k.zone == HAND or k.zone == DECK or k.zone == DISCARD else k.seat


class TopMost(Found):
    """The first of a set in the order of its zone: the topmost event in your discard pile."""

    def __init__(self, of: SetNode) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def gen(self, s: Arkham, f: AFrame) -> list[int]:
        return self.of.ids(s, f)[:1]


class InPlay(Sel):
    """Everything in play."""

    def rank(self) -> int:
        return BY_NOUN

    def match(self, s: Arkham, f: AFrame, c: int) -> bool:
        return c >= 0 and s.in_play(c)


investigator: Final = Noun("investigator", INVESTIGATOR)
enemy: Final = Noun("enemy", ENEMY)
asset: Final = Noun("asset", ASSET)
event: Final = Noun("event", EVENT)
treachery: Final = Noun("treachery", TREACHERY)
location: Final = Noun("location", LOCATION)
card: Final = Noun("card", ANY_TYPE)
this: Final[Ref[Arkham, AFrame]] = Ref("this")
that: Final[Ref[Arkham, AFrame]] = Ref("that")
you: Final = Person("you")
