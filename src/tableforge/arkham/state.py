"""The position of a game of Arkham Horror: cards, investigators, the scenario's decks, lasting effects, what is still due.

Everything here is plain data, copied on write.  What a card's fight or shroud *is* is never stored: `board` answers that.
"""

from __future__ import annotations

from typing import Final, final

from tableforge.arkham.definition import Ability, CardDef, Mod
from tableforge.arkham.editions import Edition
from tableforge.arkham.names import (
    ACT_AREA,
    ACT_DECK,
    AGENDA_AREA,
    AGENDA_DECK,
    ASIDE,
    ASSET,
    AT_LOCATION,
    ATTACHED,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    EVENT,
    EXTRA_DECK,
    FAST,
    GAINS,
    HAND,
    IN_PLAY,
    LIMBO,
    MAP,
    MOD_KINDS,
    PLAY,
    REMOVED,
    SEATED,
    SETTING_UP,
    SKILL,
    SLOT_COUNTS,
    STILL_IN,
    THREAT,
    VICTORY,
    ZONES,
)
from tableforge.arkham.pieces import Card, Investigator
from tableforge.kernel import react
from tableforge.kernel.chance import M32
from tableforge.kernel.core import NO_PLACE, Frame
from tableforge.kernel.event import NOT_TOLD, Snapshot
from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.react import Fact
from tableforge.words.flow_ops import WordOp
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY, CardFrame, CardState


def without(ids: tuple[int, ...], i: int) -> tuple[int, ...]:
    """These cards but for one of them."""
    k = ids.index(i)
    return ids[:k] + ids[k + 1 :]


# ------------------------------------------------------------------ what is under way
@mypyc_attr(acyclic=True, free_list_len=1)
class AFrame(CardFrame):
    """An ability or a procedure under way.  `frames` has the procedures that must know more.

    fact       what it reacts to, or what it is about to let happen     moment  where the timing point stands on the stack
    cancelled  it was cancelled, or something else happens instead      mark    how much was due before it began
    number     what was named: a number, a skill, a seat
    """

    mark: int = 0
    moment: int = NO_PLACE
    fact: Fact | None = None
    cancelled: bool = False
    number: int = 0

    def clone(self) -> AFrame:
        t = AFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        return t

    def copy_registers_into(self, t: AFrame) -> None:
        self.copy_into(t)
        t.mark = self.mark
        t.moment = self.moment
        t.fact = None if self.fact is None else self.fact.clone()
        t.cancelled = self.cancelled
        t.number = self.number

    def dump(self) -> tuple[object, ...]:
        fact = None if self.fact is None else (*self.fact.dump(), self.fact.at)
        return (*super().dump(), self.mark, self.moment, fact, self.cancelled, self.number)

    def meant(self, pronoun: str) -> tuple[int, ...]:
        return self.it if pronoun == "that" else super().meant(pronoun)


@final
class Lasting(react.Lasting[Mod, AFrame]):
    """An effect that outlives its ability: until the end of a test, a turn, a phase, a round."""

    def dump(self) -> tuple[object, ...]:
        return (self.key, self.mod.name, self.ctx.dump(), self.expiry, self.seat, self.turn)


@final
class Row(react.Row[Mod, AFrame]):
    """One constant effect in force, or one ability that listens (`ability`)."""

    def __init__(self, mod: Mod, ctx: AFrame, key: int, ability: Ability | None = None) -> None:
        super().__init__(mod, ctx, key)
        self.ability = ability


@final
class Index(react.Index[Row]):
    """What is in force, who listens, and which cards can be used."""

    def __init__(self) -> None:
        super().__init__(MOD_KINDS)
        self.periods = 0  # the beginnings and ends of periods that something listens to, as bits (`codes.moment`)
        self.acting = False  # whether a card has an action ability
        self.free = False  # whether a card has a free ability
        self.stats = 0  # the stats that something changes, as bits
        self.verbs = 0  # the verbs that something forbids, as bits
        self.blank = False


ALONE: Final[tuple[int, ...]] = (0,)  # the player order of a single investigator


@final
@mypyc_attr(acyclic=True)
class Arkham(CardState):
    """A whole game: one scenario."""

    def __init__(self, seed: int, ed: Edition) -> None:
        super().__init__(seed)
        self.ed = ed
        self.cards: list[Card] = []
        self.players: list[Investigator] = []
        self.scenario = ""
        self.hard = False  # the side of the scenario reference card: Hard/Expert
        self.campaign = False
        self.lead = 0
        self.active = NOBODY
        self.phase = SETTING_UP
        self.round = 0
        self.locations = NO_IDS
        self.act = NO_CARD
        self.agenda = NO_CARD
        self.reference = NO_CARD
        self.act_deck = NO_IDS
        self.agenda_deck = NO_IDS
        self.encounter_deck = NO_IDS
        self.encounter_discard = NO_IDS
        self.victory = NO_IDS
        self.aside = NO_IDS
        self.removed = NO_IDS
        self.extra_deck = NO_IDS
        self.collection = NO_IDS
        self.bag = NO_IDS  # faces, in order
        self.log: tuple[tuple[str, int], ...] = ()  # what the campaign log says: flags and lists
        self.changes: tuple[tuple[str, int, str], ...] = ()  # what this game changes in it: what, for which seat, how
        self.resolution = ""
        self.due: tuple[Fact, ...] = ()  # what has happened and is yet to be reacted to, "after"
        self.peril = NOBODY  # who resolves a card with Peril: nobody else may act meanwhile
        self.testing = NO_PLACE  # where the skill test under way stands on the stack
        self.lasting: tuple[Lasting, ...] = ()
        self.used: dict[int, int] = {}
        self.serial = 0
        self.clock = 0
        # what was worked out, until it changes
        self.index: Index | None = None
        self.listed: list[int] | None = None  # everything in play
        self.sound: Index | None = None  # what was in force when all assets had room and nobody had had too much

    # -- copy on write
    def clone(self) -> Arkham:
        t = Arkham(0, self.ed)
        self.tag = object()  # from now on both sides fork before they write
        self.copy_kernel_into(t)
        t.cards = self.cards[:]
        t.players = self.players[:]
        t.scenario = self.scenario
        t.hard = self.hard
        t.campaign = self.campaign
        t.lead = self.lead
        t.active = self.active
        t.phase = self.phase
        t.round = self.round
        t.locations = self.locations
        t.act = self.act
        t.agenda = self.agenda
        t.reference = self.reference
        t.act_deck = self.act_deck
        t.agenda_deck = self.agenda_deck
        t.encounter_deck = self.encounter_deck
        t.encounter_discard = self.encounter_discard
        t.victory = self.victory
        t.aside = self.aside
        t.removed = self.removed
        t.extra_deck = self.extra_deck
        t.collection = self.collection
        t.bag = self.bag
        t.log = self.log
        t.changes = self.changes
        t.resolution = self.resolution
        t.due = self.due
        t.peril = self.peril
        t.testing = self.testing
        t.lasting = self.lasting
        t.used = self.used
        t.serial = self.serial
        t.clock = self.clock
        t.index = self.index
        t.listed = self.listed
        t.sound = self.sound
        return t

    def card(self, i: int) -> Card:
        """Card i, ready to be written."""
        c = self.cards[i]
        if c.own is not self.tag:
            c = c.fork(self.tag)
            self.cards[i] = c
        return c

    def player(self, p: int) -> Investigator:
        """Investigator p, ready to be written."""
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
            (self.ed.name, self.scenario, self.hard, self.campaign, self.lead, self.active, self.phase),
            (self.round, self.locations, self.act, self.agenda, self.reference, self.act_deck, self.agenda_deck),
            (self.encounter_deck, self.encounter_discard, self.victory, self.aside, self.removed, self.extra_deck),
            (self.collection, self.bag, self.log, self.changes, self.resolution, self.peril, self.testing),
            (self.serial, self.clock),
            tuple([(*x.dump(), x.at) for x in self.due]),
            tuple([x.dump() for x in self.lasting]),
            tuple(sorted(self.used.items())),
        )

    # -- investigators
    def still_in(self, p: int) -> bool:
        """Whether seat p has not been eliminated."""
        return self.players[p].status == STILL_IN

    def in_order(self, start: int = NOBODY) -> tuple[int, ...]:
        """The seats still in the game in player order: from the lead investigator on, or from another."""
        n = len(self.players)
        if n == 1:
            return ALONE if self.players[0].status == STILL_IN else NO_IDS
        first = self.lead if start < 0 else start
        return tuple([p for p in [(first + k) % n for k in range(n)] if self.players[p].status == STILL_IN])

    def seat_of(self, i: int) -> int:
        """The seat whose investigator card i is, or NOBODY."""
        c = self.cards[i]
        return c.owner if c.zone == SEATED else NOBODY

    def controller(self, i: int) -> int:
        """Who controls card i; encounter cards are controlled by nobody, wherever they lie."""
        c = self.cards[i]
        z = c.zone
        if z == PLAY:
            return c.seat
        if z == THREAT:
            return c.seat if c.d.type == ASSET or c.d.type == EVENT or c.d.type == SKILL else NOBODY
        if z == SEATED or z == HAND or z == DECK or z == DISCARD or z == LIMBO:
            return c.owner
        if z == ATTACHED and (c.d.type == EVENT or c.d.type == ASSET):
            return c.owner
        return NOBODY

    # -- places
    def in_play(self, i: int) -> bool:
        return IN_PLAY >> self.cards[i].zone & 1 == 1

    def location_of(self, i: int) -> int:
        """Where card i is: at which location, or NO_CARD."""
        c = self.cards[i]
        z = c.zone
        if z == PLAY or z == THREAT:
            return self.players[c.seat].at
        if z == SEATED:
            return self.players[c.owner].at if self.players[c.owner].status == STILL_IN else NO_CARD
        if z == AT_LOCATION:
            return c.at
        if z == MAP:
            return i
        return self.location_of(c.host) if z == ATTACHED else NO_CARD

    def is_enemy(self, i: int) -> bool:
        """Whether card i is an enemy in play."""
        c = self.cards[i]
        return c.d.type == ENEMY and (c.zone == THREAT or c.zone == AT_LOCATION)

    def zone(self, p: int, z: int) -> tuple[int, ...]:
        """The cards of a zone: of seat p, or of the scenario."""
        if z == HAND:
            return self.players[p].hand
        if z == DECK:
            return self.players[p].deck
        if z == DISCARD:
            return self.players[p].discard
        if z == PLAY:
            return self.players[p].play
        if z == THREAT:
            return self.players[p].threat
        if z == ENCOUNTER_DECK:
            return self.encounter_deck
        if z == ENCOUNTER_DISCARD:
            return self.encounter_discard
        if z == VICTORY:
            return self.victory
        if z == ASIDE:
            return self.aside
        if z == REMOVED:
            return self.removed
        if z == EXTRA_DECK:
            return self.extra_deck
        if z == MAP:
            return self.locations
        if z == ACT_AREA:
            return (self.act,) if self.act >= 0 else NO_IDS
        if z == AGENDA_AREA:
            return (self.agenda,) if self.agenda >= 0 else NO_IDS
        if z == ACT_DECK:
            return self.act_deck
        return self.agenda_deck if z == AGENDA_DECK else self.collection

    def set_zone(self, p: int, z: int, ids: tuple[int, ...]) -> None:
        if z == HAND:
            q = self.player(p)
            q.hand = ids
            watch = keywords = 0
            for i in ids:
                d = self.cards[i].d
                watch |= d.hand_watch
                keywords |= d.keywords
            q.watch = watch
            q.fast = keywords & FAST != 0
        elif z == DECK:
            self.player(p).deck = ids
        elif z == DISCARD:
            self.player(p).discard = ids
        elif z == PLAY:
            q = self.player(p)
            q.play = ids
            q.needs_room = self.overfull(q)
        elif z == THREAT:
            q = self.player(p)
            q.threat = ids
            q.needs_room = self.overfull(q)
        elif z == ENCOUNTER_DECK:
            self.encounter_deck = ids
        elif z == ENCOUNTER_DISCARD:
            self.encounter_discard = ids
        elif z == VICTORY:
            self.victory = ids
        elif z == ASIDE:
            self.aside = ids
        elif z == REMOVED:
            self.removed = ids
        elif z == EXTRA_DECK:
            self.extra_deck = ids
        elif z == MAP:
            self.locations = ids
        elif z == ACT_DECK:
            self.act_deck = ids
        elif z == AGENDA_DECK:
            self.agenda_deck = ids
        else:
            self.collection = ids

    def overfull(self, q: Investigator) -> bool:
        """Whether the assets of an investigator need more slots of a kind than everybody has."""
        filled = [0] * len(SLOT_COUNTS)
        for i in q.play + q.threat:
            for slot in self.cards[i].d.slots:
                filled[slot] += 1
                if filled[slot] > SLOT_COUNTS[slot]:
                    return True
        return False

    def take_out(self, i: int) -> None:
        """Lift card i out of where it lies; its `zone` still tells where that was."""
        c = self.cards[i]
        z = c.zone
        if z == ATTACHED:
            h = self.card(c.host)
            h.attached = without(h.attached, i)
            self.card(i).host = NO_CARD
        elif z == AT_LOCATION:
            h = self.card(c.at)
            h.here = without(h.here, i)
            self.card(i).at = NO_CARD
        elif z == ACT_AREA:
            self.act = NO_CARD
        elif z == AGENDA_AREA:
            self.agenda = NO_CARD
        elif z != LIMBO and z != SEATED:
            p = c.seat if z == PLAY or z == THREAT else c.owner
            self.set_zone(p, z, without(self.zone(p, z), i))
            if z == PLAY or z == THREAT:
                self.card(i).seat = NOBODY
        if IN_PLAY >> z & 1:
            self.regroup(c.d)

    def put_in(self, i: int, p: int, z: int, bottom: bool = False) -> None:
        """Lay card i into a zone: on top of decks and piles (or at the bottom), at the end of other zones."""
        c = self.card(i)
        c.zone = z
        if z == PLAY or z == THREAT:
            c.seat = p
        if z == ACT_AREA:
            self.act = i
        elif z == AGENDA_AREA:
            self.agenda = i
        elif z != LIMBO:
            old = self.zone(p, z)
            top = (z == DECK or z == DISCARD or z == ENCOUNTER_DECK or z == ENCOUNTER_DISCARD) and not bottom
            self.set_zone(p, z, (i,) + old if top else old + (i,))
        if IN_PLAY >> z & 1:
            self.regroup(c.d)

    def put_at(self, i: int, location: int) -> None:
        """Lay card i at a location."""
        c = self.card(i)
        c.zone = AT_LOCATION
        c.at = location
        h = self.card(location)
        h.here = h.here + (i,)
        self.regroup(c.d)

    def put_on(self, i: int, host: int) -> None:
        """Attach card i to another."""
        c = self.card(i)
        c.zone = ATTACHED
        c.host = host
        h = self.card(host)
        h.attached = h.attached + (i,)
        self.regroup(c.d)

    def regroup(self, d: CardDef) -> None:
        """Forget what was worked out and may be another thing now that such a card has come, gone or moved in play."""
        self.listed = None
        if not d.silent or (self.index is not None and self.index.rows[GAINS]):
            self.index = None

    def anew(self) -> None:
        """Forget everything that was worked out."""
        self.listed = None
        self.index = None

    def figure(self, seat: int) -> str:
        """Seats are called by their investigators."""
        return self.cards[self.players[seat].card].d.id if seat >= 0 else ""

    def snapshot(self, i: int) -> Snapshot:
        """Card i as the log keeps it; what lies at or on another card lies there with it."""
        c = self.cards[i]
        z = c.zone
        seat = NOBODY
        host: Snapshot | None = None
        if z == PLAY or z == THREAT:
            seat = c.seat
        elif z == HAND or z == DECK or z == DISCARD or z == SEATED:
            seat = c.owner
        elif z == AT_LOCATION:
            host = Snapshot(self.shown(c.at), NOBODY, ZONES[MAP])
        elif z == ATTACHED:
            host = self.snapshot(c.host)
        whose = c.seat if z == PLAY or z == THREAT else c.owner
        return Snapshot(self.shown(i), whose, ZONES[z], seat, NOT_TOLD, host)

    def shown(self, i: int) -> str:
        """The id of card i as everybody sees it: a location that looks like others hides which one it is."""
        c = self.cards[i]
        return c.d.id if c.revealed or not c.d.back_icon else f"unrevealed-{c.d.back_icon}"

    # -- what words ask
    def everything_in_play(self) -> list[int]:
        ids = self.listed
        if ids is None:
            ids = self.list_in_play()
            self.listed = ids
        return ids

    def list_in_play(self) -> list[int]:
        """All that is in play: seat by seat, then location by location, then act and agenda."""
        out: list[int] = []
        for q in self.players:
            if q.status == STILL_IN:
                out.append(q.card)
                for i in q.play:
                    out.append(i)
                    out.extend(self.cards[i].attached)
                for i in q.threat:
                    out.append(i)
                    out.extend(self.cards[i].attached)
        for x in self.locations:
            out.append(x)
            c = self.cards[x]
            out.extend(c.attached)
            for i in c.here:
                out.append(i)
                out.extend(self.cards[i].attached)
        if self.act >= 0:
            out.append(self.act)
        if self.agenda >= 0 and self.agenda != self.act:
            out.append(self.agenda)
        return out

    def decider(self, f: CardFrame) -> int:
        """Whoever resolves an ability decides; what belongs to nobody, the lead investigator (AH.lead-investigator-decides)."""
        return f.ctrl if f.ctrl >= 0 and self.players[f.ctrl].status == STILL_IN else self.lead

    def still_there(self, f: CardFrame) -> bool:
        return True

    def standing(self) -> int:
        """A number that tells the table before an effect from the table after it, unless nothing has changed."""
        x = 0
        for q in self.players:
            for n in (
                q.at,
                q.resources,
                len(q.deck),
                len(q.hand),
                len(q.discard),
                len(q.play),
                len(q.threat),
                q.status,
            ):
                x = (x * 31 + n) & M32
        for c in self.cards:
            for n in (c.zone, c.damage, c.horror, c.clues, c.doom, c.uses, c.at):
                x = (x * 31 + n) & M32
            if c.exhausted:
                x = (x * 31 + 1) & M32
        return x

    # -- what has happened
    def call(self, f: Frame) -> None:
        """Run a frame next; what is noted from now on is due when it concludes."""
        if isinstance(f, AFrame):
            f.mark = len(self.due)
        super().call(f)

    def uses_of(self, use: int) -> int:
        """How often an ability has been used in its period."""
        return self.used.get(use, 0)

    def count_use(self, use: int) -> None:
        used = dict(self.used)
        used[use] = used.get(use, 0) + 1
        self.used = used


@mypyc_attr(allow_interpreted_subclasses=True)
class AOp(WordOp[Arkham, AFrame]):
    """An op of Arkham Horror."""


class Cost(AOp):
    """A cost: whether it can be paid is asked before anything is done, and it is paid as a whole."""

    def payable(self, s: Arkham, f: AFrame) -> bool:
        raise AssertionError(self)
