"""The nouns, numbers and conditions that cards speak of: sets of cards, players, amounts, conditions, events.

Each is an immutable node that answers for a position (`s`) and an ability under way (`f`), and that the voices can say.
Sets combine with `&`, `|`, `~`; amounts compare with `<  <=  >  >=`; `==` compares what two nodes say.
"""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import board
from tableforge.keyforge.names import (
    ALL_HOUSES,
    ARCHIVES,
    ARTIFACT,
    ATTACHED,
    ATTACKS,
    CHANGES_CONTROL,
    CHOOSES,
    CREATURE,
    DECK,
    DISCARD,
    DISCARDS,
    ENTERS,
    FIGHTS,
    FORGES,
    GAINS_BY_REAPING,
    HAND,
    IS_ATTACKED_BY,
    IS_DEALT_DAMAGE,
    IS_DESTROYED,
    IS_DESTROYED_FIGHTING,
    IS_DESTROYED_IN_A_FIGHT,
    IS_DISCARDED_FROM_PLAY,
    IS_ROBBED,
    IS_STOLEN_FROM,
    LEAVES,
    LINE,
    PLAYS,
    POOL_GROWS,
    PREVENTS_DAMAGE,
    REAPS,
    SPENDS_TO_FORGE,
    UPGRADE,
    USES,
)
from tableforge.keyforge.state import (
    NO_CARD,
    AmountNode,
    CondNode,
    Fact,
    KeyForge,
    KFrame,
    PatternNode,
    SeatsNode,
    SetNode,
)

# ------------------------------------------------------------------ sets of cards
# how a set finds its members: by looking at what is in play, in a zone, or at named cards
BY_FILTER: Final = 0
BY_NOUN: Final = 1
BY_ZONE: Final = 2
BY_NAME: Final = 3


class Sel(SetNode):
    """A set of cards; `rank` says how it finds its members, `gen` finds them."""

    def rank(self) -> int:
        return BY_FILTER

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        return s.everything_in_play()

    def ids(self, s: KeyForge, f: KFrame) -> list[int]:
        """The members now, in a canonical order: the active player's cards first, left to right."""
        return [i for i in self.gen(s, f) if self.match(s, f, i)]

    def __and__(self, other: SetNode) -> Sel:
        return And(self, other)

    def __or__(self, other: SetNode) -> Sel:
        return Or(self, other)

    def __invert__(self) -> Sel:
        return Not(self)

    # what happens to such a card
    @property
    def reaps(self) -> Event:
        return Event(REAPS, None, self)

    @property
    def fights(self) -> Event:
        return Event(FIGHTS, None, self)

    @property
    def attacks(self) -> Event:
        return Event(ATTACKS, None, self)

    @property
    def is_used(self) -> Event:
        return Event(USES, None, self)

    @property
    def is_destroyed(self) -> Event:
        return Event(IS_DESTROYED, None, self)

    @property
    def is_destroyed_in_a_fight(self) -> Event:
        return Event(IS_DESTROYED_IN_A_FIGHT, None, self)

    def is_destroyed_fighting(self, other: SetNode, attacking: bool = False) -> Event:
        return Event(IS_DESTROYED_FIGHTING, None, self, other, 0, attacking)

    @property
    def enters_play(self) -> Event:
        return Event(ENTERS, None, self)

    @property
    def leaves_play(self) -> Event:
        return Event(LEAVES, None, self)

    @property
    def is_dealt_damage(self) -> Event:
        return Event(IS_DEALT_DAMAGE, None, self)

    @property
    def prevents_damage(self) -> Event:
        return Event(PREVENTS_DAMAGE, None, self)

    @property
    def is_discarded_from_play(self) -> Event:
        return Event(IS_DISCARDED_FROM_PLAY, None, self)

    @property
    def changes_control(self) -> Event:
        return Event(CHANGES_CONTROL, None, self)

    @property
    def is_attacked_by(self) -> Event:
        return Event(IS_ATTACKED_BY, None, self)

    # what such a card has
    @property
    def amber(self) -> Amount:
        return CardAmount(self, "amber")

    @property
    def power(self) -> Amount:
        return CardAmount(self, "power")

    @property
    def damage(self) -> Amount:
        return CardAmount(self, "damage")

    @property
    def bonus(self) -> Amount:
        return CardAmount(self, "bonus")


def rank_of(x: SetNode) -> int:
    return x.rank() if isinstance(x, Sel) else BY_FILTER


def gen_of(x: SetNode, s: KeyForge, f: KFrame) -> list[int]:
    return x.gen(s, f) if isinstance(x, Sel) else s.everything_in_play()


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
        return (s.cards[c].ctrl != f.ctrl) is self.enemy

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
    def __init__(self, a: SetNode, b: SetNode) -> None:
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def rank(self) -> int:
        a, b = rank_of(self.a), rank_of(self.b)
        return BY_FILTER if BY_FILTER in (a, b) else max(a, b)

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return self.a.match(s, f, c) or self.b.match(s, f, c)

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        if self.rank() == BY_FILTER:
            return s.everything_in_play()
        one = [i for i in gen_of(self.a, s, f) if self.a.match(s, f, i)]
        return one + [i for i in gen_of(self.b, s, f) if i not in one and self.b.match(s, f, i)]


class Not(Sel):
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

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        n = self.name
        if n == "this":
            return [f.grantor if f.grantor >= 0 else f.src]
        if n == "this_creature":
            c = s.cards[f.src]
            return [c.host] if c.zone == ATTACHED else [f.src]
        if n == "it" or n == "them":
            return list(f.it)
        if n == "its":
            return [s.cand] if s.cand >= 0 else list(f.it)
        if n == "chosen":
            return list(f.chosen)
        if n == "opposing":
            return [f.opp] if f.opp >= 0 else []
        if n == "this_way":
            return list(f.way)
        if n == "destroyed_this_way":
            return list(f.dead)
        return [i for i in f.ids if i not in f.picked]

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

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        out: list[int] = []
        for i in self.of.gen(s, f):
            if not self.side:
                out.extend([x for x in s.neighbors(i) if x not in out])
            elif s.cards[i].zone == LINE:
                line = s.players[s.cards[i].ctrl].line
                k = line.index(i)
                out.extend(line[:k] if self.side == "left" else line[k + 1 :])
        return out

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return c in self.gen(s, f)


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
    """Cards of a title."""

    def __init__(self, id: str) -> None:
        self.id = id

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

    def gen(self, s: KeyForge, f: KFrame) -> list[int]:
        return [x for i in self.of.gen(s, f) for x in s.cards[i].under]

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        return c in self.gen(s, f)


# ------------------------------------------------------------------ amounts
class Amount(AmountNode):
    """A number that a card reads off the table."""

    def __lt__(self, other: Amount | int) -> Compare:
        return Compare(self, "<", num(other))

    def __le__(self, other: Amount | int) -> Compare:
        return Compare(self, "<=", num(other))

    def __gt__(self, other: Amount | int) -> Compare:
        return Compare(self, ">", num(other))

    def __ge__(self, other: Amount | int) -> Compare:
        return Compare(self, ">=", num(other))

    def __add__(self, other: Amount | int) -> Amount:
        return Math(self, "+", num(other))

    def __sub__(self, other: Amount | int) -> Amount:
        return Math(self, "-", num(other))

    def __rsub__(self, other: int) -> Amount:
        return Math(num(other), "-", self)

    def __mul__(self, other: int) -> Amount:
        return Math(num(other), "*", self)

    def __rmul__(self, other: int) -> Amount:
        return Math(num(other), "*", self)


def num(x: Amount | int) -> Amount:
    """x as an amount."""
    return x if isinstance(x, Amount) else Number(x)


class Number(Amount):
    def __init__(self, n: int) -> None:
        self.n = n

    def parts(self) -> tuple[object, ...]:
        return (self.n,)

    def value(self, s: KeyForge, f: KFrame) -> int:
        return self.n


class Math(Amount):
    """Sum, difference (never below 0), product."""

    def __init__(self, a: Amount, op: str, b: Amount) -> None:
        self.a = a
        self.op = op
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.op, self.b)

    def value(self, s: KeyForge, f: KFrame) -> int:
        x = self.a.value(s, f)
        y = self.b.value(s, f)
        if self.op == "+":
            return x + y
        return max(0, x - y) if self.op == "-" else x * y

    def signed(self, s: KeyForge, f: KFrame) -> int:
        if self.op == "-":
            return self.a.value(s, f) - self.b.value(s, f)
        return self.value(s, f)


class Half(Amount):
    """Half of a number, rounded down."""

    def __init__(self, of: Amount) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def value(self, s: KeyForge, f: KFrame) -> int:
        return self.of.value(s, f) // 2


class AtMost(Amount):
    def __init__(self, most: int, of: Amount) -> None:
        self.most = most
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.most, self.of)

    def value(self, s: KeyForge, f: KFrame) -> int:
        return min(self.most, self.of.value(s, f))


class Count(Amount):
    """How many cards are in a set."""

    def __init__(self, of: SetNode) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def value(self, s: KeyForge, f: KFrame) -> int:
        return len(self.of.ids(s, f))


class HousesAmong(Amount):
    """How many houses are among the cards of a set, one of them left out where the card says so."""

    def __init__(self, of: SetNode, but: HouseIs | None = None) -> None:
        self.of = of
        self.but = but

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.but)

    def value(self, s: KeyForge, f: KFrame) -> int:
        mask = 0
        for i in self.of.ids(s, f):
            mask |= board.houses(s, i)
        if self.but is not None:
            mask &= ~self.but.mask(s, f)
        return bin(mask).count("1")


class TraitsOf(Amount):
    """How many traits a card has."""

    def __init__(self, of: Sel) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def value(self, s: KeyForge, f: KFrame) -> int:
        return sum([len(s.cards[i].d.traits) for i in self.of.gen(s, f)])


class CardAmount(Amount):
    """The æmber, power, damage or æmber bonus of a card."""

    def __init__(self, of: Sel, what: str) -> None:
        self.of = of
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.what)

    def value(self, s: KeyForge, f: KFrame) -> int:
        n = 0
        for i in self.of.gen(s, f):
            c = s.cards[i]
            if self.what == "amber":
                n += c.amber if s.in_play(i) or c.lk is None else c.lk.amber
            elif self.what == "power":
                n += board.power(s, i)
            elif self.what == "damage":
                n += c.damage if s.in_play(i) or c.lk is None else c.lk.damage
            else:
                n += c.d.amber
        return n


class CandidatePower(Amount):
    """The power of the card under consideration: `creature & (power <= 3)`."""

    def value(self, s: KeyForge, f: KFrame) -> int:
        return board.power(s, s.cand)


class PlayerAmount(Amount):
    """A player's æmber, forged keys or unforged keys."""

    def __init__(self, who: SeatsNode, what: str) -> None:
        self.who = who
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.what)

    def value(self, s: KeyForge, f: KFrame) -> int:
        n = 0
        for p in self.who.seats(s, f):
            q = s.players[p]
            n += q.amber if self.what == "amber" else q.keys if self.what == "keys" else 3 - q.keys
        return n


class Register(Amount):
    """that_much: how much the last effect did; chosen_number; ALL: as much as there is."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def value(self, s: KeyForge, f: KFrame) -> int:
        if self.name == "that_much":
            if s.cand >= 0 and f.each and s.cand in f.it:
                return f.each[f.it.index(s.cand)]
            return f.much
        return f.num if self.name == "chosen_number" else 1 << 20


class Tally(Amount):
    """How often something has happened this turn, or in the previous turn."""

    def __init__(self, event: PatternNode, last_turn: bool = False, distinct: bool = False) -> None:
        self.event = event
        self.last_turn = last_turn
        self.distinct = distinct

    def parts(self) -> tuple[object, ...]:
        return (self.event, self.last_turn, self.distinct)

    def value(self, s: KeyForge, f: KFrame) -> int:
        n = 0
        seen: list[int] = []
        kinds = self.event.kinds()
        past = s.last_past if self.last_turn else s.past
        while past is not None:
            x = past.fact
            if x.kind in kinds and self.event.matches(s, f, x):
                n += 1
                if x.card not in seen:
                    seen.append(x.card)
            past = past.before
        return len(seen) if self.distinct else n


# ------------------------------------------------------------------ conditions
class Cond(CondNode):
    """Something that holds or does not."""

    def __and__(self, other: SetNode) -> SetNode:
        return AllOf(self, other) if isinstance(other, CondNode) else And(self, other)

    def __invert__(self) -> Cond:
        return NotSo(self)


class Compare(Cond):
    def __init__(self, a: Amount, op: str, b: Amount) -> None:
        self.a = a
        self.op = op
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.op, self.b)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        x = self.a.value(s, f)
        y = self.b.value(s, f)
        op = self.op
        if op == "<":
            return x < y
        if op == "<=":
            return x <= y
        if op == ">":
            return x > y
        if op == ">=":
            return x >= y
        return x == y


class AllOf(Cond):
    def __init__(self, a: CondNode, b: CondNode) -> None:
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return self.a.holds(s, f) and self.b.holds(s, f)


class NotSo(Cond):
    def __init__(self, a: CondNode) -> None:
        self.a = a

    def parts(self) -> tuple[object, ...]:
        return (self.a,)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return not self.a.holds(s, f)


class Is(Cond):
    """A card belongs to a set; `is_(active_house, UNTAMED)` compares houses."""

    def __init__(self, what: SetNode, sel: SetNode) -> None:
        self.what = what
        self.sel = sel

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.sel)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        if isinstance(self.what, HouseIs) and isinstance(self.sel, HouseIs):
            return self.what.mask(s, f) & self.sel.mask(s, f) != 0
        ids = self.what.ids(s, f)
        return bool(ids) and all([self.sel.match(s, f, i) for i in ids])


class Exists(Cond):
    """There is a card in the set, or there is none."""

    def __init__(self, of: SetNode, none: bool = False) -> None:
        self.of = of
        self.none = none

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.none)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return (not self.of.ids(s, f)) is self.none


class Attacking(Cond):
    """A card is attacking, or attacking a card of a set."""

    def __init__(self, who: Sel, what: SetNode | None = None) -> None:
        self.who = who
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.what)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        ids = self.who.gen(s, f)
        for g in reversed(s.stack):
            if g.prog.name == "fight":
                assert isinstance(g, KFrame)
                if g.src in ids:
                    return self.what is None or (g.opp >= 0 and self.what.match(s, f, g.opp))
        return False


class YourTurn(Cond):
    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return s.active == f.ctrl


class ThisDestroysIt(Cond):
    """The damage just dealt destroyed the creature it was dealt to."""

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return any([i in f.dead for i in f.it])


# ------------------------------------------------------------------ players
class Who(SeatsNode):
    """One player, or both."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def seats(self, s: KeyForge, f: KFrame) -> tuple[int, ...]:
        n = self.name
        if n == "you":
            return (f.ctrl,)
        if n == "opponent":
            return (1 - f.ctrl,)
        if n == "each_player" or n == "any_player":
            return (s.active, 1 - s.active)
        if n == "they":
            return (f.who,) if f.who >= 0 else ()
        if n == "chosen_player":
            return (f.num,)
        if n == "its_opponent" and f.who >= 0 and s.cand < 0 and not f.it:
            return (1 - f.who,)
        i = s.cand
        if i < 0:
            if f.it:
                i = f.it[0]
            else:
                c = s.cards[f.src]
                i = c.host if c.zone == ATTACHED else f.src
        if n == "its_owner":
            return (s.cards[i].owner,)
        return (s.cards[i].ctrl,) if n == "its_controller" else (1 - s.cards[i].ctrl,)

    @property
    def hand(self) -> Zone:
        return Zone(self, HAND)

    @property
    def deck(self) -> Zone:
        return Zone(self, DECK)

    @property
    def discard_pile(self) -> Zone:
        return Zone(self, DISCARD)

    @property
    def archives(self) -> Zone:
        return Zone(self, ARCHIVES)

    @property
    def amber(self) -> Amount:
        return PlayerAmount(self, "amber")

    @property
    def keys(self) -> Amount:
        return PlayerAmount(self, "keys")

    @property
    def unforged_keys(self) -> Amount:
        return PlayerAmount(self, "unforged_keys")

    @property
    def creature(self) -> Sel:
        return And(ControlledBy(self), creature)

    @property
    def forges(self) -> Event:
        return Event(FORGES, self)

    @property
    def plays(self) -> Event:
        return Event(PLAYS, self)

    @property
    def uses(self) -> Event:
        return Event(USES, self)

    @property
    def discards(self) -> Event:
        return Event(DISCARDS, self)

    @property
    def chooses(self) -> Event:
        return Event(CHOOSES, self)

    @property
    def gains_by_reaping(self) -> Event:
        return Event(GAINS_BY_REAPING, self)

    @property
    def pool_grows(self) -> Event:
        return Event(POOL_GROWS, self)

    @property
    def is_robbed(self) -> Event:
        return Event(IS_ROBBED, self)

    @property
    def is_stolen_from(self) -> Event:
        return Event(IS_STOLEN_FROM, self)

    @property
    def spends_to_forge(self) -> Event:
        return Event(SPENDS_TO_FORGE, self)


# ------------------------------------------------------------------ events
class Event(PatternNode):
    """A kind of happening: who does it, to which card, with which other card."""

    def __init__(
        self,
        kind: int,
        who: SeatsNode | None = None,
        subj: SetNode | None = None,
        obj: SetNode | None = None,
        n: int = 0,
        attacking: bool = False,
    ) -> None:
        self.kind = kind
        self.who = who
        self.subj = subj
        self.obj = obj
        self.n = n
        self.attacking = attacking

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.who, self.subj, self.obj, self.n, self.attacking)

    def __call__(self, what: SetNode | int) -> Event:
        """`you.plays(artifact)`, `any_player.forges(1)`."""
        if isinstance(what, int):
            return Event(self.kind, self.who, self.subj, None, what, self.attacking)
        return Event(self.kind, self.who, self.subj, what, self.n, self.attacking)

    def __or__(self, other: PatternNode) -> PatternNode:
        return EitherEvent(self, other)

    def kinds(self) -> tuple[int, ...]:
        return (self.kind,)

    def matches(self, s: KeyForge, f: KFrame, fact: Fact) -> bool:
        k = self.kind
        if k != fact.kind:
            return False
        if self.who is not None and fact.seat not in self.who.seats(s, f):
            return False
        if self.subj is not None and not self.subj.match(s, f, fact.card):
            return False
        if self.n and fact.amount != self.n:
            return False
        if self.attacking and fact.amount == 0:
            return False
        if self.obj is None:
            return True
        if k == CHOOSES:
            return isinstance(self.obj, HouseIs) and self.obj.mask(s, f) >> fact.amount & 1 == 1
        if k == ATTACKS or k == IS_DESTROYED_FIGHTING or k == IS_ATTACKED_BY:
            return self.obj.match(s, f, fact.other)
        if k == DISCARDS:
            s.from_zone = fact.other
            ok = self.obj.match(s, f, fact.card)
            s.from_zone = -1
            return ok
        if k == PLAYS and isinstance(self.obj, HouseIs):  # the house it was played with, whatever it has become in play
            return self.obj.mask(s, f) >> s.cards[fact.card].house & 1 == 1
        return self.obj.match(s, f, fact.card)


class EitherEvent(PatternNode):
    def __init__(self, a: PatternNode, b: PatternNode) -> None:
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def kinds(self) -> tuple[int, ...]:
        return (*self.a.kinds(), *self.b.kinds())

    def matches(self, s: KeyForge, f: KFrame, fact: Fact) -> bool:
        return self.a.matches(s, f, fact) or self.b.matches(s, f, fact)


creature: Final = Noun("creature", CREATURE)
artifact: Final = Noun("artifact", ARTIFACT)
upgrade: Final = Noun("upgrade", UPGRADE)
action_card: Final = Noun("action_card", 0)
card: Final = Noun("card", NO_CARD)
