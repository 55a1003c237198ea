"""Cards that leave play or move between zones."""

from __future__ import annotations

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.event import ALL_SEATS
from tableforge.kernel.react import Fact
from tableforge.keyforge import damage, legal, moves, play, turn
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACT,
    CREATURE,
    DECK,
    DISCARD,
    DISCARDS,
    ENTERS,
    HAND,
    LIMBO,
    PURGED,
    ZONES,
)
from tableforge.keyforge.ops.common import report
from tableforge.keyforge.state import KeyForge, KFrame, KOp
from tableforge.words.amounts import Amount
from tableforge.words.flow_ops import UnlessDone
from tableforge.words.frame import NO_CARD
from tableforge.words.node import SeatsNode, SetNode


class Destroy(KOp):
    """Destroy or sacrifice: the cards are destroyed together."""

    def __init__(self, sacrifice: bool, by: SeatsNode | None) -> None:
        super().__init__("KF.sacrifice" if sacrifice else "KF.simultaneous-the-set")
        self.sacrifice = sacrifice
        self.by = by

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = [i for i in f.it if s.in_play(i)]
        rule = self.rule
        p = f.ctrl if self.by is None else self.by.seats(s, f)[0]
        if self.sacrifice:
            others = [i for i in ids if s.cards[i].ctrl != p]
            if others:
                rule = s.ed.rule["sacrifice_needs_control"]
                if s.ed.sacrifice_needs_control:
                    s.emit(rule, "cannot", f.ctrl, tuple(others), 0, f.src, how="sacrifice")
                    ids = [i for i in ids if i not in others]
        report(f, [], max(1, len(f.it)))
        if not ids:
            return
        told = tuple([i for i in ids if not s.cards[i].dying]) if s.tracing else ()  # of the others it has been told
        if told:
            s.emit(rule, "sacrifice" if self.sacrifice else "condemn", p, told, 0, f.src)
        damage.destroy(s, ids, f.src, False, len(f.it))


class Move(KOp):
    """Cards go to a zone: out of play with all that leaving play means, or from one zone to another.

    `homeward`: they leave those archives for their owner's hand, whatever would become of them.  `shuffled`: into a deck, and
    not on top of it.
    """

    def __init__(self, zone: int, whose: SeatsNode | None, homeward: bool = False, shuffled: bool = False) -> None:
        super().__init__(damage.DEPART_RULES[zone])
        self.zone = zone
        self.whose = whose
        self.homeward = homeward
        self.how = "top" if zone == DECK and not shuffled else ""

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = [i for i in f.it if reachable(s, f, i)]
        p = NO_CARD if self.whose is None else self.whose.seats(s, f)[0]
        inside = [i for i in ids if s.in_play(i)]
        rule = s.ed.rule["purged_face_up"] if self.zone == PURGED else self.rule
        facts: list[Fact] = []
        done: list[int] = []
        piles = whole_piles(s, f, ids) if s.tracing and self.zone == DECK else {}
        for i in ids:
            if i in inside:
                done.append(i)
                continue
            c = s.cards[i]
            was, held = c.zone, s.holder(i)
            if self.zone == DISCARD and was == HAND and held == s.active and legal.first_turn_bars_effects(s):
                s.emit("KF.first-turn-discards-by-effect", "cannot", held, (i,), 0, f.src, 1 << held, how="first-turn")
                continue
            home = c.owner if p < 0 else p
            why = "KF.reach-of-abilities" if self.zone in (HAND, DECK) else rule  # it does not leave play
            told = not piles or (held, was) not in piles
            how = "found" if self.zone == HAND else self.how
            moves.move(s, i, self.zone, home, f.src, why, damage.DEPART_KINDS[self.zone], told, how)
            if s.cards[i].zone == self.zone:
                done.append(i)
                s.card(i).homeward = self.homeward
                if self.zone == DISCARD and was != LIMBO:
                    facts.append(Fact(DISCARDS, held, i, was, 0))
                    if s.turn == 1 and was == HAND and held == s.active and not s.ed.effects_change_first_turn:
                        s.from_hand += 1  # no effect goes beyond the one card of the first turn
                if self.zone == PURGED:
                    link(s, f, i)
        for (held, was), n in piles.items():
            frm, to = s.whole(ZONES[was], held), s.whole(ZONES[DECK], held)
            s.emit(
                "KF.reach-of-abilities",
                "shuffle-pile",
                held,
                (),
                n,
                f.src,
                note=ZONES[was],
                frm=frm,
                to=to,
                how=ZONES[was],
            )
        report(f, done, max(1, len(f.it)))
        if self.zone == PURGED:
            for i in inside:
                link(s, f, i)
        if facts:
            moves.happen_together(s, facts)
        if inside:
            damage.depart(s, inside, self.zone, p, f.src, rule, self.homeward, self.how)


def whole_piles(s: KeyForge, f: KFrame, ids: list[int]) -> dict[tuple[int, int], int]:
    """For the log: the hands and discard piles that go into a deck whole to be shuffled, by seat and zone, and their cards."""
    if f.pc >= len(f.prog.ops) or not isinstance(f.prog.ops[f.pc], ShuffleBack):
        return {}
    out: dict[tuple[int, int], int] = {}
    for p in (0, 1):
        for z in (HAND, DISCARD):
            pile = s.zone(p, z)
            if pile and all([i in ids for i in pile]):
                out[p, z] = len(pile)
    return out


def link(s: KeyForge, f: KFrame, i: int) -> None:
    """An artifact remembers what it purged (Spangler Box gives it back)."""
    if s.cards[f.src].d.type == ARTIFACT and s.in_play(f.src):
        s.card(f.src).links = (*s.cards[f.src].links, i)


def reachable(s: KeyForge, f: KFrame, i: int) -> bool:
    """Whether an effect can still touch card i: not once it has gone from play into a hidden zone, or was purged."""
    c = s.cards[i]
    return c.zone != PURGED and not (c.zone in (HAND, DECK, ARCHIVES) and c.left > f.born)


class DeckOrder(KOp):
    """Cards that go on top of a deck together go in the order the active player picks; the last one lies on top."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        order: list[int] = []
        for p in (s.active, 1 - s.active):
            rest = [i for i in f.it if s.cards[i].owner == p]
            while len(rest) > 1:
                k = s.ask(f, s.active, "deck-order", self.rule, tuple(rest))
                if k == NOT_YET:
                    return
                order.append(k)
                rest = [i for i in rest if i != k]
            order.extend(rest)
        f.it = tuple(order)


class PutUnder(KOp):
    """Cards go facedown under a card; only the player who put them there may look."""

    def __init__(self, card: SetNode) -> None:
        super().__init__("KF.cards-under-cards")
        self.card = card

    def run(self, s: KeyForge, f: KFrame) -> None:
        host = self.card.ids(s, f)[0]
        done: list[int] = []
        for i in f.it:
            if not s.in_play(host):
                break
            moves.put_under(s, i, host, f.ctrl, f.src, self.rule)
            done.append(i)
        report(f, done, max(1, len(f.it)))


class PutIntoPlay(KOp):
    """Put, not played: no bonus, no "Play:" ability, no restriction on playing."""

    def __init__(self, under: SeatsNode) -> None:
        super().__init__("KF.put-into-play")
        self.under = under

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = [i for i in f.it if not s.in_play(i) and reachable(s, f, i) and s.cards[i].d.type in (CREATURE, ARTIFACT)]
        places: list[int] = []
        p = self.under.seats(s, f)[0]
        for i in ids:
            at = play.place(s, f, i, p) if s.cards[i].d.type == CREATURE else 0
            if at == NOT_YET:
                return
            places.append(at)
        facts: list[Fact] = []
        for i, at in zip(ids, places, strict=True):
            moves.enter(s, i, p, at, f.src, self.rule)
            facts.append(Fact(ENTERS, p, i, NO_CARD, 0))
        report(f, ids, max(1, len(f.it)))
        moves.happen_together(s, facts)


class Draw(KOp):
    def __init__(self, n: Amount, who: SeatsNode, order_free: bool) -> None:
        super().__init__("KF.empty-deck")
        self.n = n
        self.who = who
        self.order_free = order_free

    def run(self, s: KeyForge, f: KFrame) -> None:
        n = self.n.value(s, f)
        p = self.who.seats(s, f)[0]
        f.much = 0
        if n > 0:
            k = moves.draw(s, f, p, n, f.src, "KF.reach-of-abilities")
            if k == NOT_YET:
                return
            f.much = k
        f.full = f.much >= n


class Refill(KOp):
    """As in the draw step, chains included: the active player first."""

    def __init__(self, second: bool, who: SeatsNode) -> None:
        super().__init__("KF.chains-when")
        self.second = second
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        seats = self.who.seats(s, f)
        k = 1 if self.second else 0
        if k < len(seats):
            turn.refill(s, f, seats[k], self.rule)


class Shuffle(KOp):
    def __init__(self, who: SeatsNode) -> None:
        super().__init__("KF.shuffle-after-search")
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        p = self.who.seats(s, f)[0]
        order = s.chance_order(f, s.players[p].deck, s.ed.rule["any_search_shuffles"])
        if order is not None:
            s.player(p).deck = order
            s.emit(s.ed.rule["any_search_shuffles"], "shuffle", p, (), 0, f.src)


class ShuffleSearched(KOp):
    """A deck that was searched is shuffled: the whole of it in every edition, a part of it only in the older ones."""

    def __init__(self, who: SeatsNode, whole: bool) -> None:
        super().__init__("KF.shuffle-after-search")
        self.who = who
        self.whole = whole

    def run(self, s: KeyForge, f: KFrame) -> None:
        rest = f.prog.ops[f.pc :]
        sure = f.full or not any([isinstance(op, UnlessDone) for op in rest])
        if sure and any([isinstance(op, (Shuffle, ShuffleBack)) for op in rest]):
            return  # the card goes on to shuffle it by its own text
        if self.whole or s.ed.any_search_shuffles:
            p = self.who.seats(s, f)[0]
            order = s.chance_order(f, s.players[p].deck, s.ed.rule["any_search_shuffles"])
            if order is not None:
                s.player(p).deck = order
                s.emit(s.ed.rule["any_search_shuffles"], "shuffle", p, (), 0, f.src)


class ShuffleBack(KOp):
    """The decks that cards were just put into are shuffled, and that of a player whose whole zone went, even an empty one."""

    def __init__(self, who: SeatsNode | None) -> None:
        super().__init__("KF.shuffle-after-search")
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        seats = () if self.who is None else self.who.seats(s, f)
        owners = [p for p in (0, 1) if p in seats or any([s.cards[i].owner == p for i in f.it])]
        orders: list[tuple[int, ...]] = []
        for p in owners:
            order = s.chance_order(f, s.players[p].deck, s.ed.rule["any_search_shuffles"])
            if order is None:
                return
            orders.append(order)
        for p, order in zip(owners, orders, strict=True):
            s.player(p).deck = order
            s.emit(s.ed.rule["any_search_shuffles"], "shuffle", p, (), 0, f.src)


class SwapZones(KOp):
    """Deck and discard pile change places."""

    def __init__(self, who: SeatsNode, a: int, b: int) -> None:
        super().__init__("KF.swapping-zones")
        self.who = who
        self.a = a
        self.b = b

    def run(self, s: KeyForge, f: KFrame) -> None:
        moves.swap_zones(s, self.who.seats(s, f)[0], self.a, self.b, f.src, self.rule)


class Show(KOp):
    """Reveal to both players, or look at alone; the cards stay where they are and are "them"."""

    def __init__(self, reveal: bool) -> None:
        super().__init__("KF.reveal-look")
        self.reveal = reveal

    def run(self, s: KeyForge, f: KFrame) -> None:
        if f.it:
            s.emit(
                self.rule,
                "reveal" if self.reveal else "look",
                f.ctrl,
                f.it,
                0,
                f.src,
                ALL_SEATS if self.reveal else 1 << s.active,
            )
        if not self.reveal:
            f.aside = f.it
        report(f, list(f.it), max(1, len(f.it)))


class LookThrough(KOp):
    """A search begins: whoever searches sees every card of a deck among the zones, whether one fits or not."""

    def __init__(self, zones: SetNode) -> None:
        super().__init__("KF.search")
        self.zones = zones

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = tuple([i for i in self.zones.ids(s, f) if s.cards[i].zone == DECK])  # a discard pile is open anyway
        if ids:
            s.emit(self.rule, "look", f.ctrl, ids, 0, f.src, 1 << s.active)


class Found(KOp):
    """A search ends: the card found is shown and goes to hand."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        done: list[int] = []
        for i in f.it:
            s.emit(self.rule, "reveal", f.ctrl, (i,), 0, f.src)
            moves.move(s, i, HAND, s.cards[i].owner, f.src, self.rule, "return", how="found")
            done.append(i)
        report(f, done, max(1, len(f.it)))


class DiscardUntil(KOp):
    """Discard from the top of the deck until a card of the set turns up or the deck runs out; it is then "it"."""

    def __init__(self, sel: SetNode) -> None:
        super().__init__("KF.only-a-draw-reshuffles")
        self.sel = sel

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.it = ()
        facts: list[Fact] = []
        while s.players[f.ctrl].deck:
            i = s.players[f.ctrl].deck[0]
            moves.move(s, i, DISCARD, f.ctrl, f.src, s.ed.rule["reshuffle"], "discard")
            facts.append(Fact(DISCARDS, f.ctrl, i, DECK, 0))
            if self.sel.match(s, f, i):
                f.it = (i,)
                break
        moves.happen_together(s, facts)
