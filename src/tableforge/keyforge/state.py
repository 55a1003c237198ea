"""The position of a game of KeyForge: cards, players, lasting effects, the history of the turn.

Everything here is plain data, copied on write.  What a card's power or house *is* is never stored: `board` answers that.
"""

from __future__ import annotations

from tableforge.kernel import react
from tableforge.kernel.chance import M32
from tableforge.kernel.core import Frame, Program
from tableforge.kernel.event import NOT_TOLD, Snapshot
from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.react import Fact
from tableforge.keyforge.editions import EDITIONS, Edition
from tableforge.keyforge.names import (
    ACTION,
    ARCHIVES,
    ARTIFACT,
    ARTIFACTS,
    ATTACHED,
    CREATURE,
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    LINE,
    MOD_KINDS,
    NO_HOUSE,
    PURGED,
    UNDER,
    UPGRADE,
    ZONES,
)
from tableforge.words.amounts import Amount, Cond
from tableforge.words.flow_ops import WordOp
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY, CardFrame, CardState
from tableforge.words.node import PatternNode, SeatsNode, SetNode


# ------------------------------------------------------------------ what a card is
class Mod:
    """A constant effect or a reaction, lowered: what kind, on whom, how much, while what."""

    def __init__(self, kind: int, name: str) -> None:
        self.kind = kind
        self.name = name
        self.who: SetNode | None = None
        self.seats: SeatsNode | None = None
        self.n: Amount | None = None
        self.event: PatternNode | None = None
        self.guard: Cond | None = None
        self.given: Cond | None = None
        self.what = 0
        self.uses = 0
        self.prog: Program | None = None
        self.progs: tuple[tuple[int, Program], ...] = ()
        self.mods: tuple[Mod, ...] = ()
        self.keywords = 0
        self.assault = 0
        self.hazardous = 0
        self.to: SetNode | None = None
        self.at_start = False
        self.played = False
        self.each_time = False


class CardDef:
    """A card's facts and its lowered abilities; shared by all its copies."""

    def __init__(
        self,
        id: str,
        en: str,
        fr: str,
        house: int,
        type: int,
        power: int,
        armor: int,
        amber: int,
        traits: tuple[str, ...],
        rarity: str,
        number: dict[str, int],
    ) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.house = house
        self.type = type
        self.power = power
        self.armor = armor
        self.amber = amber
        self.traits = traits
        self.rarity = rarity
        self.number = number
        self.keywords = 0
        self.assault = 0
        self.hazardous = 0
        self.progs: tuple[tuple[int, Program], ...] = ()
        self.labels = 0
        self.mods: tuple[Mod, ...] = ()
        self.on_arrival: tuple[Mod, ...] = ()  # of these, what it says of its own play, read before it is in play
        self.words: tuple[object, ...] = ()
        self.programs: dict[str, Program] = {}  # everything it was lowered to, by name
        self.older = False  # it says what it said before its errata
        self.custom = ""
        self.reads_pile_order = False


@mypyc_attr(acyclic=True)
class LastKnown:
    """What a card was when it left play."""

    def __init__(self, power: int, left: int, right: int, ctrl: int, amber: int, damage: int, houses: int) -> None:
        self.power = power
        self.left = left
        self.right = right
        self.ctrl = ctrl
        self.amber = amber
        self.damage = damage
        self.houses = houses

    def dump(self) -> tuple[int, ...]:
        return (self.power, self.left, self.right, self.ctrl, self.amber, self.damage, self.houses)


@mypyc_attr(acyclic=True)
class Card:
    """One physical card."""

    zone: int = DECK
    ready: bool = False
    stun: bool = False
    dying: bool = False
    homeward: bool = False  # in archives: whoever put it there said that it leaves them for its owner's hand
    damage: int = 0
    amber: int = 0
    plus: int = 0
    doom: int = 0
    armor_used: int = 0
    armor_was: tuple[tuple[int, int], ...] = ()  # when armor was last used: how much from which source
    attacked: int = 0
    host: int = NO_CARD
    ups: tuple[int, ...] = NO_IDS
    under: tuple[int, ...] = NO_IDS
    links: tuple[int, ...] = NO_IDS
    layers: tuple[tuple[int, int], ...] = ()
    lk: LastKnown | None = None
    left: int = 0
    entered: int = 0

    def __init__(self, own: object, d: CardDef, owner: int, house: int) -> None:
        self.own = own
        self.d = d
        self.owner = owner
        self.house = house
        self.ctrl = owner
        self.base = owner

    def strip(self) -> None:
        """Leave nothing on the card that it has in play: no token, no mark, no control effect."""
        self.ready = self.stun = self.dying = self.homeward = False
        self.damage = self.amber = self.plus = self.doom = self.armor_used = self.attacked = 0
        self.armor_was = ()
        self.layers = ()

    def fork(self, own: object) -> Card:
        t = Card(own, self.d, self.owner, self.house)
        t.zone = self.zone
        t.ctrl = self.ctrl
        t.ready = self.ready
        t.stun = self.stun
        t.dying = self.dying
        t.homeward = self.homeward
        t.damage = self.damage
        t.amber = self.amber
        t.plus = self.plus
        t.doom = self.doom
        t.armor_used = self.armor_used
        t.armor_was = self.armor_was
        t.attacked = self.attacked
        t.host = self.host
        t.base = self.base
        t.ups = self.ups
        t.under = self.under
        t.links = self.links
        t.layers = self.layers
        t.lk = self.lk
        t.left = self.left
        t.entered = self.entered
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.d.id, self.owner, self.house, self.zone, self.ctrl, self.ready, self.stun, self.dying, self.homeward,
            self.damage, self.amber, self.plus, self.doom, self.armor_used, self.armor_was, self.attacked, self.host, self.base,
            self.ups, self.under, self.links, self.layers, None if self.lk is None else self.lk.dump(), self.left,
            self.entered,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Player:
    """One side of the table."""

    def __init__(self, own: object, houses: tuple[int, ...]) -> None:
        self.own = own
        self.houses = houses
        self.amber = 0
        self.keys = 0
        self.chains = 0
        self.deck = NO_IDS
        self.hand = NO_IDS
        self.discard = NO_IDS
        self.archives = NO_IDS
        self.purged = NO_IDS
        self.line = NO_IDS
        self.artifacts = NO_IDS

    def fork(self, own: object) -> Player:
        t = Player(own, self.houses)
        t.amber = self.amber
        t.keys = self.keys
        t.chains = self.chains
        t.deck = self.deck
        t.hand = self.hand
        t.discard = self.discard
        t.archives = self.archives
        t.purged = self.purged
        t.line = self.line
        t.artifacts = self.artifacts
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            self.houses, self.amber, self.keys, self.chains, self.deck, self.hand, self.discard, self.archives, self.purged,
            self.line, self.artifacts,
        )  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class KFrame(CardFrame):
    """An ability under way: the pronouns of its text, and what only KeyForge's texts speak of.  `frames` has the procedures.

    dead      what the effect destroyed       opp   the other fighter       house, number, player   what was named
    aside     cards kept for a later half: of a batch, of a swap            pool   the æmber in a pool before it was stolen from
    born      the clock when it became due: a card that has since gone from play into a hidden zone is out of its reach
    """

    born: int = -1
    dead: tuple[int, ...] = NO_IDS
    opp: int = NO_CARD
    house: int = NO_HOUSE
    number: int = 0
    player: int = NOBODY
    aside: tuple[int, ...] = NO_IDS
    pool: int = 0

    def meant(self, pronoun: str) -> tuple[int, ...]:
        if pronoun == "them":
            return self.it
        if pronoun == "opposing":
            return (self.opp,) if self.opp >= 0 else NO_IDS
        if pronoun == "destroyed_this_way":
            return self.dead
        if pronoun == "rest":
            return tuple([i for i in self.aside if i not in self.picked])
        return super().meant(pronoun)

    def clone(self) -> KFrame:
        t = KFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        return t

    def copy_registers_into(self, t: KFrame) -> None:
        """Give a frame of the same program the same place in it, the same pronouns, and what KeyForge adds to them."""
        self.copy_into(t)
        t.born = self.born
        t.dead = self.dead
        t.opp = self.opp
        t.house = self.house
        t.number = self.number
        t.player = self.player
        t.aside = self.aside
        t.pool = self.pool

    def dump(self) -> tuple[object, ...]:
        return (
            *super().dump(), self.born, self.dead, self.opp, self.house, self.number, self.player, self.aside, self.pool,
        )  # fmt: skip

    def waiting(self) -> tuple[KFrame, ...]:
        """The abilities that are due and wait in this frame for their turn."""
        return ()


class Lasting(react.Lasting[Mod, KFrame]):
    """An effect that outlives its ability; it may also end with an event ("until it leaves play")."""

    def __init__(
        self, key: int, mod: Mod, ctx: KFrame, expiry: int, seat: int, turn: int, until: PatternNode | None
    ) -> None:
        super().__init__(key, mod, ctx, expiry, seat, turn)
        self.until = until

    def dump(self) -> tuple[object, ...]:
        return (self.key, self.mod.name, self.ctx.dump(), self.expiry, self.seat, self.turn)


class Row(react.Row[Mod, KFrame]):
    """One constant effect in force."""


class Index(react.Index[Row]):
    """The constant effects and reactions in force, and what is rare enough among them to be told at once.

    blank    a text is lost                           permits   something may be done off the active house
    swings   a power or an armor is changed           confines  a creature may be kept from reaping, or from fighting
    weakens  a power may be lowered                   guarded   whose creatures may be kept from being attacked, as bits
    """

    def __init__(self) -> None:
        super().__init__(MOD_KINDS)
        self.blank = False
        self.swings = False
        self.weakens = False
        self.permits = False
        self.confines = False
        self.guarded = 0


class StateCheck:
    """What looks at the state after every change; `damage` has the one that knows the rules."""

    def settle(self, s: KeyForge) -> None:
        s.unsettled = False


@mypyc_attr(acyclic=True)
class KeyForge(CardState):
    """A whole game."""

    def __init__(self, seed: int, ed: Edition, check: StateCheck) -> None:
        super().__init__(seed)
        self.ed = ed
        self.check = check
        self.cards: list[Card] = []
        self.players: list[Player] = []
        self.active = 0
        self.first = 0
        self.turn = 0
        self.step = 0
        self.house = NO_HOUSE
        self.winner = NOBODY
        self.acted = False
        self.from_hand = 0
        self.ended = False
        self.lasting: tuple[Lasting, ...] = ()
        self.serial = 0
        self.clock = 0
        self.past: list[Fact] = []  # oldest first
        self.past_own: object = self.tag
        self.last_past: list[Fact] = []
        self.titles: dict[str, int] = {}
        self.spent: dict[int, tuple[int, ...]] = {}
        self.pile_order = False
        self.index: Index | None = None
        # scratch of a question being asked; never part of the position
        self.from_zone = -1
        self.held_by = NOBODY
        self.blame = NO_CARD

    def settle(self) -> None:
        self.check.settle(self)

    # -- copy on write
    def clone(self) -> KeyForge:
        t = KeyForge(0, self.ed, self.check)
        self.tag = object()  # from now on both sides fork before they write
        self.copy_kernel_into(t)
        t.cards = self.cards[:]
        t.players = self.players[:]
        t.active = self.active
        t.first = self.first
        t.turn = self.turn
        t.step = self.step
        t.house = self.house
        t.winner = self.winner
        t.acted = self.acted
        t.from_hand = self.from_hand
        t.ended = self.ended
        t.lasting = self.lasting
        t.serial = self.serial
        t.clock = self.clock
        t.past = self.past
        t.past_own = self.past_own
        t.last_past = self.last_past
        t.titles = self.titles
        t.spent = self.spent
        t.pile_order = self.pile_order
        t.index = self.index
        return t

    def card(self, i: int) -> Card:
        """Card i, ready to be written."""
        c = self.cards[i]
        if c.own is not self.tag:
            c = c.fork(self.tag)
            self.cards[i] = c
        return c

    def player(self, p: int) -> Player:
        """Player p, ready to be written."""
        q = self.players[p]
        if q.own is not self.tag:
            q = q.fork(self.tag)
            self.players[p] = q
        return q

    def dump(self) -> tuple[object, ...]:
        return (
            super().dump(),
            tuple([c.dump() for c in self.cards]),
            tuple([q.dump() for q in self.players]),
            (self.ed.name, self.active, self.first, self.turn, self.step, self.house, self.winner, self.acted),
            (
                self.from_hand,
                self.ended,
                self.serial,
                self.clock,
                tuple(sorted(self.titles.items())),
                tuple(sorted(self.spent.items())),
            ),
            tuple([x.dump() for x in self.lasting]),
            facts(self.past),
            facts(self.last_past),
        )

    # -- zones
    def zone(self, p: int, z: int) -> tuple[int, ...]:
        """The cards of one of a player's zones."""
        q = self.players[p]
        if z == LINE:
            return q.line
        if z == HAND:
            return q.hand
        if z == ARTIFACTS:
            return q.artifacts
        if z == DISCARD:
            return q.discard
        if z == DECK:
            return q.deck
        if z == ARCHIVES:
            return q.archives
        return q.purged

    def set_zone(self, p: int, z: int, ids: tuple[int, ...]) -> None:
        q = self.player(p)
        if z == LINE:
            q.line = ids
        elif z == HAND:
            q.hand = ids
        elif z == ARTIFACTS:
            q.artifacts = ids
        elif z == DISCARD:
            q.discard = ids
        elif z == DECK:
            q.deck = ids
        elif z == ARCHIVES:
            q.archives = ids
        else:
            q.purged = ids

    def holder(self, i: int) -> int:
        """Whose zone holds card i: the controller in play, the keeper of archives, else the owner."""
        c = self.cards[i]
        z = c.zone
        if z == LINE or z == ARTIFACTS:
            return c.ctrl
        if z == ARCHIVES:
            return c.base
        return c.owner

    def take_out(self, i: int) -> None:
        """Lift card i out of the zone it is in; its `zone` still tells which that was."""
        c = self.cards[i]
        z = c.zone
        if z == ATTACHED or z == UNDER:
            h = self.card(c.host)
            if z == ATTACHED:
                h.ups = tuple([x for x in h.ups if x != i])
            else:
                h.under = tuple([x for x in h.under if x != i])
            self.card(i).host = NO_CARD
            self.index = None
        elif z != LIMBO:
            p = self.holder(i)
            ids = self.zone(p, z)
            k = place_in(ids, i)
            self.set_zone(p, z, ids[:k] + ids[k + 1 :])
            if z == LINE or z == ARTIFACTS:
                self.index = None

    def put_in(self, i: int, p: int, z: int) -> None:
        """Lay card i into a zone of player p: on top of a deck or a discard pile, at the end of the others."""
        c = self.card(i)
        c.zone = z
        c.host = NO_CARD
        if z == ARCHIVES:
            c.base = p
        old = self.zone(p, z)
        if z == DECK or z == DISCARD:
            self.set_zone(p, z, (i,) + old)
        else:
            self.set_zone(p, z, old + (i,))

    def snapshot(self, i: int) -> Snapshot:
        """Card i as the log keeps it: a card in play or in an open pile with its place, an upgrade with its creature."""
        c = self.cards[i]
        z = c.zone
        host: Snapshot | None = None
        at = NOT_TOLD
        p = c.ctrl
        if z == ATTACHED or z == UNDER:
            h = self.cards[c.host]
            host = self.snapshot(c.host)
            p = host.seat
            at = place_in(h.ups if z == ATTACHED else h.under, i)
        elif z != LIMBO:
            p = self.holder(i)
            if z == LINE or z == ARTIFACTS or z == DISCARD or (z == PURGED and self.ed.purged_face_up):
                at = place_in(self.zone(p, z), i)
        return Snapshot(c.d.id, c.ctrl, ZONES[z], p, at, host)

    def in_play(self, i: int) -> bool:
        z = self.cards[i].zone
        return z == LINE or z == ARTIFACTS or z == ATTACHED

    def lies_open(self, i: int) -> bool:
        z = self.cards[i].zone
        return z == DISCARD or z == PURGED or self.in_play(i)

    def is_creature(self, i: int) -> bool:
        """Whether card i is a creature in play."""
        return self.cards[i].zone == LINE

    def everything_in_play(self) -> list[int]:
        out: list[int] = []
        for p in (self.active, 1 - self.active):
            q = self.players[p]
            out.extend(q.line)
            out.extend(q.artifacts)
            for i in q.line:
                ups = self.cards[i].ups
                if ups:
                    out.extend(ups)
        return out

    def decider(self, f: CardFrame) -> int:
        """The active player makes all decisions, also those of the opponent's cards (KF.all-decisions)."""
        return self.active

    def still_there(self, f: CardFrame) -> bool:
        return self.cards[f.src].zone == LIMBO or self.in_play(f.src)

    def standing(self) -> int:
        """A number that tells the table before an effect from the table after it, unless nothing has changed.

        Æmber on cards does not count: where no pool has changed it came from the supply, of which there is no end.
        """
        x = 0
        for q in self.players:
            for n in (q.amber, q.keys, q.chains, len(q.deck), len(q.hand), len(q.discard), len(q.archives), len(q.purged)):
                x = (x * 31 + n) & M32
        for c in self.cards:
            for n in (c.zone, c.ctrl, c.damage, c.plus, len(c.ups), c.armor_used):
                x = (x * 31 + n) & M32
            if c.stun or c.ready:
                x = (x * 31 + (1 if c.stun else 0) + (2 if c.ready else 0)) & M32
        return x

    def is_new(self, i: int, since: int) -> bool:
        """Whether card i has come into play since then: what an effect meant before was another card."""
        return 0 <= since < self.cards[i].entered and self.in_play(i)

    def neighbors(self, i: int, since: int = -1) -> list[int]:
        """The creatures beside card i: where it stands, or where it stood before it came back as a new card."""
        c = self.cards[i]
        if c.zone != LINE or self.is_new(i, since):
            if c.lk is None:
                return []
            return [x for x in (c.lk.left, c.lk.right) if x >= 0 and self.cards[x].zone == LINE]
        line = self.players[c.ctrl].line
        k = line.index(i)
        return [line[j] for j in (k - 1, k + 1) if 0 <= j < len(line)]

    def beside(self, i: int) -> tuple[int, int]:
        """Who stands to the left and to the right of creature i, or stood there when it left; NO_CARD where nobody does."""
        c = self.cards[i]
        if c.zone != LINE:
            return (NO_CARD, NO_CARD) if c.lk is None else (c.lk.left, c.lk.right)
        line = self.players[c.ctrl].line
        k = line.index(i)
        return (line[k - 1] if k > 0 else NO_CARD, line[k + 1] if k + 1 < len(line) else NO_CARD)

    def beyond(self, a: int, b: int) -> int:
        """The other neighbor of b, seen from its neighbor a, also where one of them has left and the line has closed."""
        left, right = self.beside(b)
        if left == a or self.beside(a)[1] == b:
            return right
        return left if right == a or self.beside(a)[0] == b else NO_CARD

    def new_turn(self, kept: tuple[Lasting, ...]) -> None:
        """Only these lasting effects are left; the index stays if nothing in it changes with that or with the turn."""
        if len(kept) < len(self.lasting) or (self.index is not None and self.index.by_turn):
            self.index = None
        self.lasting = kept

    # -- history
    def record(self, fact: Fact) -> None:
        if self.past_own is not self.tag:
            self.past = self.past[:]
            self.past_own = self.tag
        self.past.append(fact)

    def call(self, f: Frame) -> None:
        """Run a frame next; an ability that was not due before is due now."""
        if isinstance(f, KFrame) and f.born < 0:
            f.born = self.clock
        super().call(f)


def place_in(ids: tuple[int, ...], i: int) -> int:
    """The place of card i in a zone; compiled, this is faster than `index`."""
    k = 0
    for x in ids:
        if x == i:
            break
        k += 1
    return k


def facts(past: list[Fact]) -> tuple[tuple[int, ...], ...]:
    return tuple([fact.dump() for fact in reversed(past)])


class KOp(WordOp[KeyForge, KFrame]):
    """An op of KeyForge."""


__all__ = [
    "ACTION",
    "ARTIFACT",
    "CREATURE",
    "EDITIONS",
    "PURGED",
    "UPGRADE",
    "Card",
    "CardDef",
    "Edition",
    "Fact",
    "Index",
    "KFrame",
    "KOp",
    "KeyForge",
    "LastKnown",
    "Lasting",
    "Mod",
    "Player",
    "Row",
    "StateCheck",
    "facts",
]
