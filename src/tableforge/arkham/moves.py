"""Cards go from zone to zone: what every one of these moves has in common stands here, and every one tells where from and to."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.frames import DrawFrame
from tableforge.arkham.names import (
    CANNOT_LEAVE_PLAY,
    DECK,
    DISCARD,
    ENCOUNTER_DISCARD,
    ENEMY,
    ENTERS_PLAY,
    ENTERS_VICTORY,
    EXTRA_SLOTS,
    HAND,
    HORROR,
    IN_PLAY,
    IS_DISCARDED,
    IS_DRAWN,
    LIMBO,
    MAP,
    PLAY,
    PLAYABLE,
    REMOVED,
    SLOT_COUNTS,
    STILL_IN,
    THREAT,
    TREACHERY,
    VICTORY,
)
from tableforge.arkham.react import note
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import steps
from tableforge.kernel.event import ALL_SEATS, Snapshot
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY


def tell_move(
    s: Arkham, i: int, frm: Snapshot, rule: str, kind: str, seat: int, seen_by: int = ALL_SEATS, how: str = ""
) -> None:
    """Tell the log that card i has moved from there to where it is now."""
    if s.tracing:
        s.emit(rule, kind, seat, (i,), 0, i, seen_by, frm=frm, how=how)


def leave_play(s: Arkham, i: int, rule: str) -> None:
    """What becomes of a card in play that leaves it: tokens to the pool, attachments discarded (AH.leaving-play-clean-up)."""
    for x in s.cards[i].attached:
        discard(s, x, "AH.attachment-stays")
    s.card(i).strip()
    if s.lasting:
        kept = tuple([x for x in s.lasting if x.ctx.it != (i,) or x.mod.who is None])
        if len(kept) < len(s.lasting):
            s.lasting = kept
            s.index = None


def leave_to(s: Arkham, i: int, z: int, p: int, rule: str, bottom: bool = False, kind: str = "moves") -> bool:
    """Move card i to a zone of seat p, or of the scenario; False where it cannot leave play."""
    c = s.cards[i]
    frm = s.whence(i)
    if IN_PLAY >> c.zone & 1:
        if board.forbidden(s, CANNOT_LEAVE_PLAY, i):
            return False
        leave_play(s, i, rule)
    if c.zone == MAP:
        for x in c.here:
            discard(s, x, rule)
    s.take_out(i)
    s.put_in(i, p, z, bottom)
    hidden = z == HAND or z == DECK
    was_open = frm.zone not in ("hand", "deck", "encounter-deck")
    seen = ALL_SEATS if was_open or not hidden or p < 0 else 1 << p
    tell_move(s, i, frm, rule, kind, p, seen)
    return True


def pile_of(s: Arkham, i: int) -> tuple[int, int]:
    """Where card i goes when it is discarded: the zone, and whose (AH.owners-zone)."""
    c = s.cards[i]
    if c.owner >= 0:
        return (DISCARD, c.owner) if s.players[c.owner].status == STILL_IN else (REMOVED, NOBODY)
    return (ENCOUNTER_DISCARD, NOBODY) if c.d.type in (ENEMY, TREACHERY) else (REMOVED, NOBODY)


def discard(s: Arkham, i: int, rule: str) -> bool:
    """Card i goes to the discard pile of its owner, from wherever it is; False where it cannot leave play."""
    c = s.cards[i]
    was = c.zone
    who = board.you_of(s, i)
    z, p = pile_of(s, i)
    if not leave_to(s, i, z, p, rule, kind="discard"):
        return False
    note(s, IS_DISCARDED, who, i, NO_CARD, was)
    return True


def pile_is_read(s: Arkham, p: int) -> bool:
    """Whether a card of seat p looks at the order of its discard pile (AH.discard-order)."""
    return any([r.ctx.ctrl == p for r in board.index(s).rows[PLAYABLE]])


def pile_order(s: Arkham, f: AFrame, ids: list[int]) -> list[int] | None:
    """The order in which these cards are discarded together, as their owners say where it can matter; None while they are asked."""
    out = [i for i in ids if not pile_is_read(s, s.cards[i].owner)]
    for p in s.in_order():
        left = [i for i in ids if s.cards[i].owner == p and i not in out]
        while left:
            i = s.ask(f, p, "discard-order", "AH.discard-order", tuple(left))
            if i == NOT_YET:
                return None
            left.remove(i)
            out.append(i)
    return out


def to_victory(s: Arkham, i: int, rule: str) -> bool:
    """Card i goes to the victory display."""
    if not leave_to(s, i, VICTORY, NOBODY, rule, kind="victory"):
        return False
    note(s, ENTERS_VICTORY, NOBODY, i, NO_CARD, 0)
    return True


def put_in_threat(s: Arkham, i: int, p: int, rule: str) -> None:
    """Put card i into the threat area of seat p."""
    frm = s.whence(i)
    fresh = not IN_PLAY >> s.cards[i].zone & 1
    s.take_out(i)
    s.put_in(i, p, THREAT)
    if fresh:
        enters(s, i, p)
    tell_move(s, i, frm, rule, "threat", p, how="enemy" if s.cards[i].d.type == ENEMY else "")


def put_at(s: Arkham, i: int, place: int, rule: str, kind: str = "placed-at") -> None:
    """Put card i at a location: an enemy that is not engaged, an asset that nobody controls."""
    frm = s.whence(i)
    fresh = not IN_PLAY >> s.cards[i].zone & 1
    s.take_out(i)
    s.put_at(i, place)
    if fresh:
        enters(s, i, NOBODY)
    tell_move(s, i, frm, rule, kind, NOBODY)


def attach(s: Arkham, i: int, host: int, rule: str) -> None:
    """Attach card i to another card in play."""
    frm = s.whence(i)
    who = board.you_of(s, i)
    s.take_out(i)
    s.put_on(i, host)
    enters(s, i, who)
    tell_move(s, i, frm, rule, "attach", who)


def enters(s: Arkham, i: int, p: int) -> None:
    """What every card has when it comes into play: its uses, and its own number from then on."""
    s.clock += 1
    c = s.card(i)
    c.entered = s.clock
    c.uses = c.d.uses
    if c.d.unique and c.owner < 0:
        for x in s.everything_in_play():
            if x != i and s.cards[x].owner >= 0 and s.cards[x].d.unique and s.cards[x].d.title == c.d.title:
                discard(s, x, "AH.unique-encounter-card")
    note(s, ENTERS_PLAY, p, i, NO_CARD, 0)


# ------------------------------------------------------------------ assets and their slots
def holders(s: Arkham, p: int, new: int) -> list[int]:
    """The cards of seat p that fill slots, with a new one."""
    q = s.players[p]
    ids = [i for i in (*q.play, *q.threat) if s.cards[i].d.slots]
    return [*ids, new] if new >= 0 and new not in ids else ids


def filled(s: Arkham, slot: int, ids: list[int]) -> int:
    """How many slots of a kind these cards fill."""
    n = 0
    for i in ids:
        for x in s.cards[i].d.slots:
            if x == slot:
                n += 1
    return n


def excess(s: Arkham, p: int, slot: int, ids: list[int]) -> int:
    """How many slots of a kind these cards of seat p need beyond those that there are (AH.slots)."""
    need = filled(s, slot, ids)
    free = SLOT_COUNTS[slot]
    if need <= free:
        return 0
    for r in board.rows(s, EXTRA_SLOTS):
        if r.mod.what == slot and r.ctx.ctrl == p:
            assert r.mod.n is not None
            n = r.mod.n.value(s, r.ctx)
            if r.mod.who is not None:
                n = min(n, filled(s, slot, [i for i in ids if r.mod.who.match(s, r.ctx, i)]))
            free += n
    return max(0, need - free)


def crowded(s: Arkham, p: int, new: int) -> int:
    """The first slot in which the assets of seat p, with a new one, do not fit; -1 where all do."""
    ids = holders(s, p, new)
    need = [0] * len(SLOT_COUNTS)
    for i in ids:
        for slot in s.cards[i].d.slots:
            need[slot] += 1
    for slot, n in enumerate(need):
        if n > SLOT_COUNTS[slot] and excess(s, p, slot, ids):
            return slot
    return -1


def in_the_way(s: Arkham, p: int, slot: int, new: int) -> tuple[int, ...]:
    """The assets of seat p that would make room in a slot by leaving."""
    ids = holders(s, p, new)
    over = excess(s, p, slot, ids)
    out: list[int] = []
    for i in ids:
        if i != new and slot in s.cards[i].d.slots and not board.forbidden(s, CANNOT_LEAVE_PLAY, i):
            if excess(s, p, slot, [x for x in ids if x != i]) < over:
                out.append(i)
    return tuple(out)


def can_make_room(s: Arkham, p: int, new: int) -> bool:
    """Whether an asset can be taken into the play area of seat p at all (AH.slots-full)."""
    stuck = [new]
    if board.index(s).verbs >> CANNOT_LEAVE_PLAY & 1:
        stuck = [i for i in holders(s, p, new) if i == new or board.forbidden(s, CANNOT_LEAVE_PLAY, i)]
    for slot in s.cards[new].d.slots:
        if excess(s, p, slot, stuck):
            return False
    return True


class MakeRoom(AOp):
    """Other assets are discarded so that this one fits."""

    def run(self, s: Arkham, f: AFrame) -> None:
        slot = crowded(s, f.ctrl, f.src)
        if slot < 0:
            return
        others = in_the_way(s, f.ctrl, slot, f.src)
        if not others:
            return
        i = s.ask(f, f.ctrl, "make-room", self.rule, others)
        if i == NOT_YET:
            return
        f.pc -= 1
        discard(s, i, self.rule)


class Enter(AOp):
    """The asset comes into play under the control of "you"."""

    def run(self, s: Arkham, f: AFrame) -> None:
        i, p = f.src, f.ctrl
        if s.cards[i].zone == PLAY and s.cards[i].seat == p:
            return
        frm = s.whence(i)
        fresh = not IN_PLAY >> s.cards[i].zone & 1
        s.take_out(i)
        s.put_in(i, p, PLAY)
        if fresh:
            enters(s, i, p)
            tell_move(s, i, frm, self.rule, "enters-play", p)
        else:
            tell_move(s, i, frm, "AH.take-control-of-story-asset", "control", p)


ENTER: Final = steps("enter-play", {"room": MakeRoom("AH.slots-full"), "enter": Enter("AH.asset-stays-in-play")})
MAKE_ROOM: Final = steps("make-room", {"room": MakeRoom("AH.slots-lost")})


def enter_play(s: Arkham, f: AFrame, i: int, p: int, rule: str) -> None:
    """Asset i comes into the play area of seat p, once there is room for it."""
    s.call(AFrame(ENTER, i, p))


def losing_room(s: Arkham) -> bool:
    """Whether somebody's assets no longer fit, for slots were lost; if so, what is too much goes (AH.slots-lost)."""
    for p in s.in_order():
        slot = crowded(s, p, NO_CARD) if s.players[p].needs_room else -1
        if slot >= 0 and in_the_way(s, p, slot, NO_CARD):
            s.call(AFrame(MAKE_ROOM, NO_CARD, p))
            return True
    return False


# ------------------------------------------------------------------ drawing
class Draw(AOp):
    """Cards from the top of the deck to the hand, all at once; an empty deck is made anew on the way."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, DrawFrame)
        p = f.ctrl
        q = s.players[p]
        if not f.left:
            return
        if not q.deck:
            f.ran_out = True
            if not q.discard:
                f.left = 0
                return
            order = s.chance_order(f, q.discard, "AH.draw-from-empty-deck")
            if order is None:
                return
            for i in q.discard:
                s.card(i).zone = DECK
            s.set_zone(p, DISCARD, NO_IDS)
            s.set_zone(p, DECK, order)
            s.emit(
                "AH.draw-from-empty-deck",
                "reshuffle",
                p,
                order,
                len(order),
                frm=s.whole("discard", p),
                to=s.whole("deck", p),
            )
            q = s.players[p]
        n = min(f.left, len(q.deck))
        got = q.deck[:n]
        f.left -= n
        f.drawn += got
        s.set_zone(p, DECK, q.deck[n:])
        for i in got:
            s.card(i).zone = HAND
        s.set_zone(p, HAND, q.hand + got)
        s.emit(f.rule, "draw", p, got, n, NO_CARD, 1 << p, frm=s.whole("deck", p), to=s.whole("hand", p))
        f.weak += tuple([i for i in got if s.cards[i].d.weakness])
        for i in got:
            if not s.cards[i].d.weakness:
                note(s, IS_DRAWN, p, i, NO_CARD, 0)
        if f.left:
            f.pc -= 1


class ResolveWeaknesses(AOp):
    """Weaknesses that were drawn resolve, in the order that the drawer picks (AH.several-weaknesses-drawn)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, DrawFrame)
        weak = tuple([i for i in f.weak if s.cards[i].zone == HAND])
        if not weak:
            return
        i = s.ask(f, f.ctrl, "weakness-order", self.rule, weak)
        if i == NOT_YET:
            return
        f.pc -= 1
        f.weak = tuple([x for x in weak if x != i])
        from tableforge.arkham import encounter

        encounter.resolve_weakness(s, f, f.ctrl, i)


class PayForEmptyDeck(AOp):
    """A deck that ran out costs 1 horror, after the draw."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, DrawFrame)
        if f.ran_out and s.players[f.ctrl].status == STILL_IN:
            from tableforge.arkham import damage

            damage.deal(s, f, ((s.players[f.ctrl].card, HORROR, 1, False),))


DRAW: Final = steps(
    "draw",
    {
        "draw": Draw("AH.draw-cards"),
        "weaknesses": ResolveWeaknesses("AH.several-weaknesses-drawn"),
        "horror": PayForEmptyDeck("AH.draw-from-empty-deck"),
    },
)


def draw(s: Arkham, f: AFrame, p: int, n: int, rule: str) -> None:
    """Seat p draws so many cards."""
    if n > 0:
        t = DrawFrame(DRAW, NO_CARD, p)
        t.rule = rule
        t.left = n
        s.call(t)


def add_to_hand(s: Arkham, f: AFrame, i: int, p: int, rule: str) -> None:
    """Card i goes to the hand of seat p; a weakness resolves as if it had just been drawn (AH.weakness-not-drawn)."""
    leave_to(s, i, HAND, p, rule, kind="to-hand")
    if s.cards[i].d.weakness:
        from tableforge.arkham import encounter

        encounter.resolve_weakness(s, f, p, i)


def remove(s: Arkham, i: int, rule: str) -> bool:
    """Card i is removed from the game."""
    return leave_to(s, i, REMOVED, NOBODY, rule, kind="removed")


def put_into_play(s: Arkham, i: int, rule: str) -> None:
    """A location comes into play, unrevealed (AH.location-unrevealed)."""
    frm = s.whence(i)
    s.take_out(i)
    s.put_in(i, NOBODY, MAP)
    enters(s, i, NOBODY)
    tell_move(s, i, frm, rule, "location", NOBODY)


def to_limbo(s: Arkham, i: int, rule: str, kind: str, seat: int, how: str = "") -> None:
    """Card i begins to be played, committed or resolved (AH.committed-cards)."""
    frm = s.whence(i)
    s.take_out(i)
    s.put_in(i, seat, LIMBO)
    tell_move(s, i, frm, rule, kind, seat, how=how)
