"""Sets of cards: nouns, sides, houses, traits, zones, pronouns, joined by `&`, `|`, `~`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tableforge.keyforge import board
from tableforge.keyforge.names import (
    ALL_HOUSES,
    ARTIFACT,
    ATTACHED,
    ATTACKS,
    CHANGES_CONTROL,
    CREATURE,
    DISCARD,
    ENTERS,
    FIGHTS,
    IS_ATTACKED_BY,
    IS_DEALT_DAMAGE,
    IS_DESTROYED,
    IS_DESTROYED_FIGHTING,
    IS_DESTROYED_IN_A_FIGHT,
    IS_DISCARDED_FROM_PLAY,
    LEAVES,
    LINE,
    PREVENTS_DAMAGE,
    REAPS,
    UPGRADE,
    USES,
)
from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.words import sets
from tableforge.words.frame import NO_CARD
from tableforge.words.node import SeatsNode, SetNode
from tableforge.words.sets import BY_NAME, BY_NOUN, BY_ZONE, gen_of, gen_of_either, rank_of, rank_of_either

if TYPE_CHECKING:
    from tableforge.keyforge.questions.events import Happening
    from tableforge.words.amounts import Amount


class Sel(sets.Sel[KeyForge, KFrame]):
    """A set of cards; here it also says what happens to such a card and what it has, so `&`, `|`, `~` give this kind of set."""

    def __and__(self, other: SetNode) -> Sel:
        return And(self, other)

    def __or__(self, other: SetNode) -> Sel:
        return Or(self, other)

    def __invert__(self) -> Sel:
        return Not(self)

    def whole(self) -> bool:
        """Whether it has every card of the zones it looks at: then how many it has lies open, whatever they are."""
        return False

    def secret(self, s: KeyForge, f: KFrame) -> bool:
        if not s.polls_alike or self.rank() < BY_ZONE or self.whole():
            return False
        return any([not s.lies_open(i) for i in self.gen(s, f)])

    def room(self, s: KeyForge, f: KFrame) -> int:
        """How many cards it may have, as far as everybody can see: each that does not lie open could be one."""
        return len([i for i in self.gen(s, f) if not s.lies_open(i) or self.match(s, f, i)])

    # what happens to such a card
    @property
    def reaps(self) -> Happening:
        return happening(REAPS, self)

    @property
    def fights(self) -> Happening:
        return happening(FIGHTS, self)

    @property
    def attacks(self) -> Happening:
        return happening(ATTACKS, self)

    @property
    def is_used(self) -> Happening:
        return happening(USES, self)

    @property
    def is_used_to_fight(self) -> Happening:
        return happening(USES, self)(1)

    @property
    def is_destroyed(self) -> Happening:
        return happening(IS_DESTROYED, self)

    @property
    def is_destroyed_in_a_fight(self) -> Happening:
        return happening(IS_DESTROYED_IN_A_FIGHT, self)

    def is_destroyed_fighting(self, other: SetNode, attacking: bool = False) -> Happening:
        return happening(IS_DESTROYED_FIGHTING, self, other, attacking)

    @property
    def enters_play(self) -> Happening:
        return happening(ENTERS, self)

    @property
    def leaves_play(self) -> Happening:
        return happening(LEAVES, self)

    @property
    def is_dealt_damage(self) -> Happening:
        return happening(IS_DEALT_DAMAGE, self)

    @property
    def prevents_damage(self) -> Happening:
        return happening(PREVENTS_DAMAGE, self)

    @property
    def is_discarded_from_play(self) -> Happening:
        return happening(IS_DISCARDED_FROM_PLAY, self)

    @property
    def changes_control(self) -> Happening:
        return happening(CHANGES_CONTROL, self)

    @property
    def is_attacked_by(self) -> Happening:
        return happening(IS_ATTACKED_BY, self)

    # what such a card has
    @property
    def amber(self) -> Amount:
        return amount_on(self, "amber")

    @property
    def power(self) -> Amount:
        return amount_on(self, "power")

    @property
    def damage(self) -> Amount:
        return amount_on(self, "damage")

    @property
    def bonus(self) -> Amount:
        return amount_on(self, "bonus")


def happening(kind: int, subj: SetNode, obj: SetNode | None = None, attacking: bool = False) -> Happening:
    """Something that happens to a card of a set."""
    from tableforge.keyforge.questions.events import Happening

    return Happening(kind, None, subj, obj, 0, attacking)


def amount_on(of: Sel, what: str) -> Amount:
    """What a card has on it."""
    from tableforge.keyforge.questions.amounts import CardAmount

    return CardAmount(of, what)


class Noun(Sel):
    """creature, artifact, upgrade, action card, card."""

    def __init__(self, name: str, type: int) -> None:
        self.name = name
        self.type = type

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def rank(self) -> int:
        return BY_NOUN

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return self.type < 0 or s.cards[c].d.type == self.type

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        a = s.active
        p = s.players[a]
        q = s.players[1 - a]
        if self.type == CREATURE:
            return [*p.line, *q.line]
        if self.type == ARTIFACT:
            return [*p.artifacts, *q.artifacts]
        if self.type == UPGRADE:
            return [u for i in [*p.line, *q.line] for u in s.cards[i].ups]
        return s.everything_in_play()


class Side(Sel):
    """friendly or enemy: under the ability's controller, or the opponent."""

    def __init__(self, enemy: bool) -> None:
        self.enemy = enemy

    def parts(self) -> tuple[object, ...]:
        return (self.enemy,)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        ctrl = s.cards[c].ctrl if s.held_by < 0 else s.held_by  # of a past event: whose it was then
        return (ctrl != f.ctrl) is self.enemy

    @property
    def creature(self) -> Sel:
        return And(self, creature)

    @property
    def artifact(self) -> Sel:
        return And(self, artifact)

    @property
    def card(self) -> Sel:
        return And(self, card)


class And(Sel):
    """What is in both sets; a side's creatures, which most abilities speak of, are read off its line at once."""

    def __init__(self, a: SetNode, b: SetNode) -> None:
        self.a = a
        self.b = b
        self.by = max(rank_of(a), rank_of(b))
        self.first = a if rank_of(a) >= rank_of(b) else b
        self.line_of = -1
        if isinstance(a, Side) and isinstance(b, Noun) and b.type == CREATURE:
            self.line_of = 1 if a.enemy else 0

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def rank(self) -> int:
        return self.by

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return self.a.match(s, f, c) and self.b.match(s, f, c)

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        if self.line_of >= 0:
            return list(s.players[f.ctrl ^ self.line_of].line)
        return gen_of(self.first, s, f)

    def ids(self, s: KeyForge, f: KFrame) -> list[int]:
        if self.line_of >= 0:
            return list(s.players[f.ctrl ^ self.line_of].line)
        x = self.first
        if isinstance(x, And) and x.line_of >= 0:
            rest = self.b if x is self.a else self.a
            return [i for i in x.gen(s, f) if rest.match(s, f, i)]
        return [i for i in gen_of(x, s, f) if self.a.match(s, f, i) and self.b.match(s, f, i)]


class Or(Sel):
    """What is in either set."""

    def __init__(self, a: SetNode, b: SetNode) -> None:
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def rank(self) -> int:
        return rank_of_either(self.a, self.b)

    def whole(self) -> bool:
        return isinstance(self.a, Sel) and isinstance(self.b, Sel) and self.a.whole() and self.b.whole()

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return self.a.match(s, f, c) or self.b.match(s, f, c)

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        return gen_of_either(self.a, self.b, s, f)


class Not(Sel):
    """What is in play and not in a set."""

    def __init__(self, a: SetNode) -> None:
        self.a = a

    def parts(self) -> tuple[object, ...]:
        return (self.a,)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return not self.a.match(s, f, c)


class HouseIs(Sel):
    """Cards of a house: a named one, the chosen, the active one, or one of yours."""

    def __init__(self, name: str, house: int) -> None:
        self.name = name
        self.house = house

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def mask(self, s: KeyForge, f: KFrame) -> int:
        if self.house >= 0:
            return 1 << self.house
        if self.name == "chosen_house":
            return 1 << f.house if f.house >= 0 else 0
        if self.name == "active_house":
            return 1 << s.house if s.house >= 0 else 0
        if self.name == "all_houses":
            return ALL_HOUSES
        out = 0
        for h in s.players[f.ctrl].houses:
            out |= 1 << h
        return out

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return board.houses(s, c) & self.mask(s, f) != 0


class TraitIs(Sel):
    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return self.name in s.cards[c].d.traits


class KeywordIs(Sel):
    """Cards with a keyword; on its own in a card's abilities, the keyword itself."""

    def __init__(self, name: str, bit: int, n: int = 0) -> None:
        self.name = name
        self.bit = bit
        self.n = n

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.n)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return board.keywords(s, c) & self.bit != 0


class Adjective(Sel):
    """flank, damaged, is_ready, stunned, with_amber, with_armor, other, odd_power, even_power."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def match(self, s: KeyForge, f: KFrame, i: int) -> bool:
        c = s.cards[i]
        n = self.name
        if n == "other":
            return i != f.src and i != f.grantor
        if n == "flank":
            return board.on_flank(s, i)
        if n == "damaged":
            return c.damage > 0
        if n == "is_ready":
            return c.ready
        if n == "stunned":
            return c.stun
        if n == "with_amber":
            return c.amber > 0
        if n == "with_armor":
            return board.armor(s, i) > 0
        odd = board.power(s, i) % 2 == 1
        return odd if n == "odd_power" else not odd


class InPlay(Sel):
    """Every card in play."""

    def rank(self) -> int:
        return BY_ZONE

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return s.in_play(c)


class Zone(Sel):
    """A player's hand, deck, discard pile or archives; deck and piles from the top."""

    def __init__(self, who: SeatsNode, zone: int) -> None:
        self.who = who
        self.zone = zone

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.zone)

    def rank(self) -> int:
        return BY_ZONE

    def whole(self) -> bool:
        return True

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        z = s.from_zone if s.from_zone >= 0 else s.cards[c].zone
        return z == self.zone and s.holder(c) in self.who.seats(s, f)

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        out: list[int] = []
        for p in self.who.seats(s, f):
            out.extend(s.zone(p, self.zone))
        return out


class ADiscardPile(Sel):
    """One discard pile of the two: all picks of one choice come from the same pile."""

    def rank(self) -> int:
        return BY_ZONE

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return s.cards[c].zone == DISCARD

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        return [*s.players[f.ctrl].discard, *s.players[1 - f.ctrl].discard]


class Ref(Sel):
    """this, this_creature, it, them, chosen, opposing, this_way, destroyed_this_way, rest, its."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def rank(self) -> int:
        return BY_NAME

    def whole(self) -> bool:
        return True

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        n = self.name
        if n == "this":
            return [f.grantor if f.grantor >= 0 else f.src]
        if n == "this_creature":
            c = s.cards[f.src]
            return [c.host] if c.zone == ATTACHED else [f.src]
        if n == "its":
            return [s.cand] if s.cand >= 0 else list(f.it)
        return list(f.meant(n))

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        n = self.name
        if n == "this":
            return c == (f.grantor if f.grantor >= 0 else f.src)
        return c in self.gen(s, f)

    def ids(self, s: KeyForge, f: KFrame) -> list[int]:
        return self.gen(s, f)


class Neighbors(Sel):
    """The neighbors of a card: both, or every creature to its left or right."""

    def __init__(self, of: Sel, side: str = "") -> None:
        self.of = of
        self.side = side

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.side)

    def rank(self) -> int:
        return BY_NAME

    def whole(self) -> bool:
        return True

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        out: list[int] = []
        for i in self.of.gen(s, f):
            if not self.side:
                out.extend([x for x in s.neighbors(i, f.born) if x not in out])
            elif s.cards[i].zone == LINE:
                line = s.players[s.cards[i].ctrl].line
                k = line.index(i)
                out.extend(line[:k] if self.side == "left" else line[k + 1 :])
        return out

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return c in self.gen(s, f)

    def stood(self, s: KeyForge, f: KFrame, c: int) -> bool:
        """Whether card c, which has left play, was a neighbor until then."""
        lk = s.cards[c].lk
        if lk is None or s.cards[c].zone == LINE:
            return False
        return any([i in (lk.left, lk.right) for i in self.of.gen(s, f)])


class Extreme(Sel):
    """The most or least powerful of a set, ties included; with n, everyone who may be among the n."""

    def __init__(self, of: SetNode, most: bool, n: int = 1) -> None:
        self.of = of
        self.most = most
        self.n = n

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.most, self.n)

    def rank(self) -> int:
        return BY_NAME

    def secret(self, s: KeyForge, f: KFrame) -> bool:
        return self.of.secret(s, f)

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        ids = self.of.ids(s, f)
        if len(ids) <= self.n:
            return ids
        sign = 1 if self.most else -1
        bar = sorted([board.power(s, i) * sign for i in ids], reverse=True)[self.n - 1]
        return [i for i in ids if board.power(s, i) * sign >= bar]

    def forced(self, s: KeyForge, f: KFrame) -> list[int]:
        """Those that are among the n however ties are broken."""
        ids = self.gen(s, f)
        if len(ids) <= self.n:
            return ids
        powers = [board.power(s, i) for i in ids]
        bar = min(powers) if self.most else max(powers)
        return [i for i in ids if board.power(s, i) != bar]

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return c in self.gen(s, f)


class Named(Sel):
    """Cards of a title; the word says it in both languages, because a voice knows no card but its own."""

    def __init__(self, id: str, en: str, fr: str) -> None:
        self.id = id
        self.en = en
        self.fr = fr

    def parts(self) -> tuple[object, ...]:
        return (self.id,)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return s.cards[c].d.id == self.id


class Alike(Sel):
    """Cards that share a trait or a house with a card, or that have another name than it."""

    def __init__(self, what: str, of: Sel) -> None:
        self.what = what
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.of)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        d = s.cards[c].d
        for i in self.of.gen(s, f):
            if self.what == "trait":
                if any([t in s.cards[i].d.traits for t in d.traits]):
                    return True
            elif self.what == "house":
                if board.houses(s, c) & board.houses(s, i):
                    return True
            elif d.id != s.cards[i].d.id:
                return True
        return False


class ControlledBy(Sel):
    """Cards in play under a player's control."""

    def __init__(self, who: SeatsNode) -> None:
        self.who = who

    def parts(self) -> tuple[object, ...]:
        return (self.who,)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return s.cards[c].ctrl in self.who.seats(s, f)


class HasCounter(Sel):
    """Cards with a doom counter."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def parts(self) -> tuple[object, ...]:
        return (self.kind,)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return s.cards[c].doom > 0 if self.kind == "doom" else s.cards[c].plus > 0


class UnderCard(Sel):
    """The cards facedown under a card; also just after that card has gone."""

    def __init__(self, of: Sel) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def rank(self) -> int:
        return BY_NAME

    def whole(self) -> bool:
        return True

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        return [x for i in self.of.gen(s, f) for x in s.cards[i].under]

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return c in self.gen(s, f)


creature: Final = Noun("creature", CREATURE)
artifact: Final = Noun("artifact", ARTIFACT)
upgrade: Final = Noun("upgrade", UPGRADE)
action_card: Final = Noun("action_card", 0)
card: Final = Noun("card", NO_CARD)
