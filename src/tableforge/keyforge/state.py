"""The position of a game of KeyForge: cards, players, lasting effects, the history of the turn.

Everything here is plain data, copied on write.  What a card's power or house *is* is never stored: `board` answers that.
Classes that nobody inherits from are `final`: compiled code then calls their methods without looking for overrides.
"""

from __future__ import annotations

from typing import final

from tableforge.kernel import react
from tableforge.kernel.chance import M32
from tableforge.kernel.core import Frame
from tableforge.kernel.event import NOT_TOLD, NOTHING, Snapshot
from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.react import Fact
from tableforge.keyforge.definition import CardDef, Mod
from tableforge.keyforge.editions import Edition
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACTS,
    ATTACHED,
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    LINE,
    MOD_KINDS,
    NO_HOUSE,
    PURGED,
    UNDER,
    ZONES,
)
from tableforge.keyforge.pieces import Card, Player
from tableforge.words.flow_ops import WordOp
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY, CardFrame, CardState
from tableforge.words.node import PatternNode


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

    def things_held(self) -> tuple[int, ...]:
        return (*super().things_held(), *self.aside)

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
            *super().dump(),
            self.born,
            self.dead,
            self.opp,
            self.house,
            self.number,
            self.player,
            self.aside,
            self.pool,
        )

    def waiting(self) -> tuple[KFrame, ...]:
        """The abilities that are due and wait in this frame for their turn."""
        return ()


@final
class Lasting(react.Lasting[Mod, KFrame]):
    """An effect that outlives its ability; it may also end with an event ("until it leaves play")."""

    def __init__(
        self, key: int, mod: Mod, ctx: KFrame, expiry: int, seat: int, turn: int, until: PatternNode | None
    ) -> None:
        super().__init__(key, mod, ctx, expiry, seat, turn)
        self.until = until

    def dump(self) -> tuple[object, ...]:
        return (self.key, self.mod.name, self.ctx.dump(), self.expiry, self.seat, self.turn)


@final
class Row(react.Row[Mod, KFrame]):
    """One constant effect in force."""


@final
class Index(react.Index[Row]):
    """The constant effects and reactions in force, and what is rare enough among them to be told at once.

    blank    a text is lost                           permits   something may be done off the active house
    swings   a power or an armor is changed           confines  a creature may be kept from reaping, or from fighting
    weakens  a power may be lowered                   guarded   whose creatures may be kept from being attacked, as bits
    hampers  playing or using cards may be forbidden, or cost something
    """

    def __init__(self) -> None:
        super().__init__(MOD_KINDS)
        self.blank = False
        self.swings = False
        self.weakens = False
        self.hampers = False
        self.permits = False
        self.confines = False
        self.guarded = 0


class StateCheck:
    """What looks at the state after every change; `damage` has the one that knows the rules."""

    def settle(self, s: KeyForge) -> None:
        s.unsettled = False

    def grantor(self, s: KeyForge, source: int) -> int:
        """The card that gave the source the ability under way, for the log; NO_CARD where it is the source's own."""
        return NO_CARD


@final
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

    def add(self, d: CardDef, owner: int, house: int) -> int:
        """Put a new card into the game, in no place yet; its number."""
        self.cards.append(Card(self.tag, d, owner, house))
        self.pile_order = self.pile_order or d.reads_pile_order
        return len(self.cards) - 1

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

    def granted_by(self, source: int) -> Snapshot:
        i = NO_CARD if source < 0 else self.check.grantor(self, source)
        return NOTHING if i < 0 else self.snapshot(i)

    def aside_of(self, i: int) -> tuple[int, ...]:
        """For the log: who stands to the left and to the right of card i; nobody where nothing is told."""
        return self.beside(i) if self.tracing and self.cards[i].zone == LINE else NO_IDS

    def declined(self, f: CardFrame) -> None:
        self.emit("KF.may", "decline", self.active, (), 0, f.src)

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
            for n in (
                q.amber,
                q.keys,
                q.chains,
                len(q.deck),
                len(q.hand),
                len(q.discard),
                len(q.archives),
                len(q.purged),
            ):
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

    def rounds(self, s: KeyForge, f: KFrame, ids: tuple[int, ...], n: int) -> int:
        """In how many of n rounds, each for one of these cards, anything can come of it."""
        return n
