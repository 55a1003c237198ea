"""Ops of effects: æmber, damage, cards, control, keys.  Each acts on the frame's "it" and says what it really did."""

from __future__ import annotations

from tableforge.kernel.core import ALL_SEATS, NOT_YET
from tableforge.keyforge import board, choices, damage, legal, moves, turn, use
from tableforge.keyforge.damage import Hit, hurt
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACT,
    CREATURE,
    DECK,
    DISCARD,
    DISCARDS,
    DO_FIGHT,
    DO_UNSTUN,
    ENTERS,
    HAND,
    LIMBO,
    LINE,
    PURGED,
    THIS_TURN,
    UNDER,
)
from tableforge.keyforge.state import (
    NO_CARD,
    AmountNode,
    Fact,
    KeyForge,
    KFrame,
    KOp,
    Lasting,
    Mod,
    PatternNode,
    SeatsNode,
    SetNode,
)


def did(f: KFrame, ids: list[int], wanted: int) -> None:
    """What this effect did: "this way", and whether all of it happened."""
    f.way = f.way + tuple(ids) if f.looping else tuple(ids)
    f.full = len(ids) >= wanted and wanted > 0


def per_card(s: KeyForge, f: KFrame, n: AmountNode, i: int) -> int:
    """An amount that may speak of each card's own æmber or damage."""
    before = s.cand
    s.cand = i
    v = n.value(s, f)
    s.cand = before
    return v


def per_player(s: KeyForge, f: KFrame, n: AmountNode, p: int) -> int:
    """An amount that may speak of each player's own æmber."""
    before = f.who
    f.who = p
    v = n.value(s, f)
    f.who = before
    return v


# ------------------------------------------------------------------ æmber
class Gain(KOp):
    def __init__(self, n: AmountNode, who: SeatsNode, order_free: bool) -> None:
        super().__init__("KF.into-the-pool")
        self.n = n
        self.who = who
        self.order_free = order_free

    def run(self, s: KeyForge, f: KFrame) -> None:
        gains = [(p, per_player(s, f, self.n, p)) for p in self.who.seats(s, f)]  # read while "that much" is still known
        f.much = 0
        for p, n in gains:
            moves.gain(s, p, n, f.src, self.rule)
            f.much += n
        f.full = True


class Lose(KOp):
    def __init__(self, n: AmountNode, who: SeatsNode) -> None:
        super().__init__("KF.lose")
        self.n = n
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        wanted = [(p, per_player(s, f, self.n, p)) for p in self.who.seats(s, f)]
        f.much = sum([moves.lose(s, p, n, f.src, self.rule) for p, n in wanted])
        f.full = f.much >= sum([n for _, n in wanted])


class Steal(KOp):
    def __init__(self, n: AmountNode, who: SeatsNode) -> None:
        super().__init__("KF.steal")
        self.n = n
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        n = self.n.value(s, f)
        f.much = 0
        for p in self.who.seats(s, f):
            f.much += moves.steal(s, p, n, f.src, self.rule)
        f.full = f.much >= n


class Capture(KOp):
    """Each creature captures; where the pool is too small for all, the active player orders them."""

    def __init__(self, n: AmountNode, frm: SeatsNode | None) -> None:
        super().__init__("KF.capture")
        self.n = n
        self.frm = frm

    def run(self, s: KeyForge, f: KFrame) -> None:
        plan: list[tuple[int, int, int]] = []
        need = [0, 0]
        for i in f.it:
            if s.cards[i].zone == LINE:
                v = 1 - (f.ctrl if i == f.src else s.cards[i].ctrl)
                if self.frm is not None:
                    s.cand = i
                    v = self.frm.seats(s, f)[0]
                    s.cand = NO_CARD
                n = per_card(s, f, self.n, i)
                plan.append((i, v, n))
                need[v] += n
        order: list[int] = []
        for v in (0, 1):
            rest = [i for i, w, _ in plan if w == v]
            if need[v] > s.players[v].amber > 0:
                while len(rest) > 1:
                    k = s.ask(f, s.active, "capture-order", self.rule, tuple(rest))
                    if k == NOT_YET:
                        return
                    order.append(k)
                    rest = [i for i in rest if i != k]
            order.extend(rest)
        f.much = 0
        done: list[int] = []
        wanted = 0
        for j in order:
            for i, v, n in plan:
                if i == j:
                    own = self.frm is not None and v == s.cards[i].ctrl
                    k = moves.capture(s, i, v, n, f.src, "KF.capture-from-own-side" if own else self.rule)
                    f.much += k
                    wanted += n
                    if k:
                        done.append(i)
        did(f, done, max(1, len(f.it)))
        f.full = f.full and f.much >= wanted


class PlaceAmber(KOp):
    """Æmber from the supply or from a pool onto cards."""

    def __init__(self, n: AmountNode, frm: SeatsNode | None) -> None:
        super().__init__("KF.aember-on-artifacts")
        self.n = n
        self.frm = frm

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.much = 0
        for i in f.it:
            if not s.in_play(i):
                continue
            n = per_card(s, f, self.n, i)
            if self.frm is not None:
                p = self.frm.seats(s, f)[0]
                n = min(n, s.players[p].amber)
                s.player(p).amber -= n
            if n:
                s.card(i).amber += n
                s.unsettled = True
                s.emit(self.rule, "place-aember", s.cards[i].ctrl, (i,), n, f.src)
            f.much += n


class TakeAmber(KOp):
    """Æmber from cards to a pool, or to the supply."""

    def __init__(self, n: AmountNode, to: SeatsNode | None) -> None:
        super().__init__("KF.return-aember")
        self.n = n
        self.to = to

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.much = 0
        for i in f.it:
            n = min(s.cards[i].amber, per_card(s, f, self.n, i))
            if n > 0:
                s.card(i).amber -= n
                s.unsettled = True
                f.much += n
                if self.to is None:
                    s.emit("KF.common-supply", "to-supply", f.ctrl, (i,), n, f.src)
                else:
                    p = self.to.seats(s, f)[0]
                    if moves.grow(s, p, n):
                        s.emit(self.rule, "take-aember", p, (i,), n, f.src)


class Pay(KOp):
    """From one pool to the other."""

    def __init__(self, n: AmountNode, frm: SeatsNode, to: SeatsNode) -> None:
        super().__init__("KF.pay")
        self.n = n
        self.frm = frm
        self.to = to

    def run(self, s: KeyForge, f: KFrame) -> None:
        a, b = self.frm.seats(s, f)[0], self.to.seats(s, f)[0]
        n = min(self.n.value(s, f), s.players[a].amber)
        if n > 0:
            s.player(a).amber -= n
            s.unsettled = True
            s.emit(self.rule, "pay", a, (), n, f.src)
            moves.grow(s, b, n)


class Redistribute(KOp):
    """Damage or æmber on a set of creatures is taken off and laid anew, one token at a time."""

    def __init__(self, amber: bool, among: SetNode) -> None:
        super().__init__("KF.choosing-objects")
        self.amber = amber
        self.among = among

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = self.among.ids(s, f)
        total = sum([s.cards[i].amber if self.amber else s.cards[i].damage for i in ids])
        if len(ids) < 2 or not total:
            return
        put = dict.fromkeys(ids, 0)
        for left in range(total, 0, -1):
            k = s.ask(f, s.active, "redistribute", self.rule, tuple(ids), self.amber, left, left)
            if k == NOT_YET:
                return
            put[k] += 1
        for i in ids:
            c = s.card(i)
            if self.amber:
                c.amber = put[i]
            else:
                c.damage = put[i]
        s.unsettled = True
        s.emit(self.rule, "redistribute", f.ctrl, tuple(ids), total, f.src, note="aember" if self.amber else "damage")


# ------------------------------------------------------------------ damage and healing
class Deal(KOp):
    """All damage of one effect, splash included, is dealt at once."""

    def __init__(self, n: AmountNode, splash: int, ignoring_armor: bool, by: SetNode | None) -> None:
        super().__init__("KF.one-effect-many-creatures" if splash == 0 else "KF.splash")
        self.n = n
        self.splash = splash
        self.ignoring_armor = ignoring_armor
        self.by = by

    def run(self, s: KeyForge, f: KFrame) -> None:
        hits: list[Hit] = []
        source = f.src if self.by is None else self.by.ids(s, f)[0]
        for i in f.it:
            if s.cards[i].zone == LINE:
                hits.append(Hit(i, per_card(s, f, self.n, i), source))
        main = len(hits)
        if self.splash:
            for i in f.it:
                if s.cards[i].zone == LINE:
                    hits.extend([Hit(x, self.splash, f.src, self.rule) for x in s.neighbors(i)])
        if not hurt(s, f, hits, self.ignoring_armor, "KF.damage-tokens"):
            return
        f.much = sum([h.dealt for h in hits[:main]])
        did(f, [h.ends for h in hits[:main] if h.dealt], len(f.it))


class Divide(KOp):
    """So many points are placed one at a time on creatures of a set, then dealt as one batch."""

    def __init__(self, n: AmountNode, among: SetNode) -> None:
        super().__init__("KF.one-effect-many-creatures")
        self.n = n
        self.among = among

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = self.among.ids(s, f)
        if not ids:
            return
        total = self.n.value(s, f)
        put = dict.fromkeys(ids, 0)
        for left in range(total, 0, -1):
            k = s.ask(f, s.active, "divide", self.rule, tuple(ids), None, left, left)
            if k == NOT_YET:
                return
            put[k] += 1
        f.it = tuple([i for i in ids if put[i]])
        hurt(s, f, [Hit(i, n, f.src) for i, n in put.items() if n], False, "KF.damage-tokens")


class Heal(KOp):
    """Remove so much damage, all of it, or as much of it as the player likes."""

    def __init__(self, n: AmountNode | None, up_to: bool) -> None:
        super().__init__("KF.heal" if n is not None else "KF.fully-heal")
        self.n = n
        self.up_to = up_to

    def run(self, s: KeyForge, f: KFrame) -> None:
        wanted: list[tuple[int, int]] = []
        for i in f.it:
            if s.cards[i].zone != LINE:
                continue
            have = s.cards[i].damage
            n = have if self.n is None else min(have, per_card(s, f, self.n, i))
            if self.up_to and n:
                n = s.ask(f, s.active, "heal-amount", self.rule, tuple(range(n, -1, -1)), i)
                if n == NOT_YET:
                    return
            wanted.append((i, n))
        f.much = 0
        done: list[int] = []
        for i, n in wanted:
            if n > 0:
                s.card(i).damage -= n
                f.much += n
                done.append(i)
                s.emit(self.rule, "heal", s.cards[i].ctrl, (i,), n, f.src)
        did(f, done, max(1, len(f.it)))


# ------------------------------------------------------------------ status and counters
class SetStatus(KOp):
    """Ready, exhaust, stun or unstun; only a real change counts as done."""

    def __init__(self, what: str) -> None:
        rules = {"ready": "KF.two-states", "exhaust": "KF.two-states", "stun": "KF.stunning", "unstun": "KF.stunning"}
        super().__init__(rules[what])
        self.what = what

    def run(self, s: KeyForge, f: KFrame) -> None:
        done: list[int] = []
        w = self.what
        for i in f.it:
            c = s.cards[i]
            if not s.in_play(i):
                continue
            if w == "ready" and not c.ready:
                s.card(i).ready = True
            elif w == "exhaust" and c.ready:
                s.card(i).ready = False
            elif w == "stun" and not c.stun and c.zone == LINE:
                s.card(i).stun = True
            elif w == "unstun" and c.stun:
                s.card(i).stun = False
            else:
                continue
            done.append(i)
        if done:
            s.unsettled = True
            s.emit(self.rule, w, f.ctrl, tuple(done), 0, f.src)
        did(f, done, max(1, len(f.it)))


class Counters(KOp):
    """Put +1 power or doom counters on cards, or take them off."""

    def __init__(self, n: AmountNode, kind: str, sign: int) -> None:
        super().__init__("KF.power-counters" if kind == "power" else "KF.other-counters")
        self.n = n
        self.kind = kind
        self.sign = sign

    def run(self, s: KeyForge, f: KFrame) -> None:
        for i in f.it:
            if s.cards[i].zone != LINE:
                continue
            n = per_card(s, f, self.n, i)
            c = s.card(i)
            if self.kind == "doom":
                c.doom += n * self.sign
            else:
                n = n if self.sign > 0 else min(n, c.plus)
                c.plus += n * self.sign
            if n:
                s.unsettled = True
                s.emit(self.rule, "counters", c.ctrl, (i,), n * self.sign, f.src, note=self.kind)


# ------------------------------------------------------------------ cards leaving play or moving between zones
class Destroy(KOp):
    """Destroy or sacrifice: the cards are destroyed together."""

    def __init__(self, sacrifice: bool, by: SeatsNode | None) -> None:
        super().__init__("KF.sacrifice" if sacrifice else "KF.simultaneous-the-set")
        self.sacrifice = sacrifice
        self.by = by

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = [i for i in f.it if s.in_play(i)]
        if self.sacrifice and s.ed.sacrifice_needs_control:
            p = f.ctrl if self.by is None else self.by.seats(s, f)[0]
            held = [i for i in ids if s.cards[i].ctrl == p]
            if len(held) < len(ids):
                s.emit("KF.only-own-control", "cannot", f.ctrl, tuple([i for i in ids if i not in held]), 0, f.src)
            ids = held
        did(f, [], max(1, len(f.it)))
        if not ids:
            return
        if s.tracing:
            s.emit(self.rule, "sacrifice" if self.sacrifice else "condemn", f.ctrl, tuple(ids), 0, f.src)
        depth = len(s.stack)
        damage.destroy(s, ids, f.src, False)
        if len(s.stack) > depth:
            g = s.stack[-1]
            assert isinstance(g, KFrame)
            g.b = len(f.it)


class Move(KOp):
    """Cards go to a zone: out of play with all that leaving play means, or from one zone to another."""

    def __init__(self, zone: int, whose: SeatsNode | None) -> None:
        super().__init__(MOVE_RULES[zone])
        self.zone = zone
        self.whose = whose

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = [i for i in f.it if reachable(s, f, i)]
        p = NO_CARD if self.whose is None else self.whose.seats(s, f)[0]
        inside = [i for i in ids if s.in_play(i)]
        rule = "KF.purge-face-down" if self.zone == PURGED and not s.ed.purged_face_up else self.rule
        facts: list[Fact] = []
        done: list[int] = []
        for i in ids:
            if i in inside:
                done.append(i)
                continue
            c = s.cards[i]
            was, held = c.zone, s.holder(i)
            if self.zone == DISCARD and was == HAND and held == s.active and legal.first_turn_bars_effects(s):
                s.emit("KF.first-turn-discards-by-effect", "cannot", held, (i,), 0, f.src, 1 << held)
                continue
            home = c.owner if p < 0 else p
            moves.move(s, i, self.zone, home, f.src, rule, damage.DEPART_KINDS[self.zone])
            if s.cards[i].zone == self.zone:
                done.append(i)
                if home != c.owner and self.zone == ARCHIVES:
                    s.card(i).foreign = True
                if self.zone == DISCARD and was != LIMBO:
                    facts.append(Fact(DISCARDS, held, i, was, 0))
                if self.zone == PURGED:
                    link(s, f, i)
        did(f, done, max(1, len(f.it)))
        if self.zone == PURGED:
            for i in inside:
                link(s, f, i)
        if facts:
            moves.happen(s, facts)
        if inside:
            damage.depart(s, inside, self.zone, p, f.src, rule)


MOVE_RULES = (
    "KF.leaving-destination",
    "KF.leaving-destination",
    "KF.discard-by-effect",
    "KF.into-the-archives",
    "KF.purge",
)


def link(s: KeyForge, f: KFrame, i: int) -> None:
    """An artifact remembers what it purged (Spangler Box gives it back)."""
    if s.cards[f.src].d.type == ARTIFACT and s.in_play(f.src):
        s.card(f.src).links = (*s.cards[f.src].links, i)


def reachable(s: KeyForge, f: KFrame, i: int) -> bool:
    """Whether an effect can still touch card i: not once it has gone from play into a hidden zone."""
    c = s.cards[i]
    return not (c.zone in (HAND, DECK, ARCHIVES) and c.left > f.born)


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
            s.take_out(i)
            c = s.card(i)
            c.zone = UNDER
            c.host = host
            h = s.card(host)
            h.under = (*h.under, i)
            done.append(i)
            s.emit(self.rule, "put-under", f.ctrl, (i,), 0, f.src, 1 << s.cards[i].owner)
        did(f, done, max(1, len(f.it)))


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
            at = use.place(s, f, i, p) if s.cards[i].d.type == CREATURE else 0
            if at == NOT_YET:
                return
            places.append(at)
        facts: list[Fact] = []
        for i, at in zip(ids, places, strict=True):
            s.take_out(i)
            moves.enter(s, i, p, at, f.src, self.rule)
            facts.append(Fact(ENTERS, p, i, NO_CARD, 0))
        did(f, ids, max(1, len(f.it)))
        moves.happen(s, facts)


class Draw(KOp):
    def __init__(self, n: AmountNode, who: SeatsNode, order_free: bool) -> None:
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


class RefillHand(KOp):
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
        order = moves.shuffled(s, f, s.players[p].deck, self.rule)
        if order is not None:
            s.player(p).deck = order
            s.emit(self.rule, "shuffle", p, (), 0, f.src)


class ShuffleSearched(KOp):
    """A deck that was searched is shuffled: the whole of it in every edition, a part of it only in the older ones."""

    def __init__(self, who: SeatsNode, whole: bool) -> None:
        super().__init__("KF.shuffle-after-search")
        self.who = who
        self.whole = whole

    def run(self, s: KeyForge, f: KFrame) -> None:
        rest = f.prog.ops[f.pc :]
        sure = f.full or not any([isinstance(op, choices.UnlessDone) for op in rest])
        if sure and any([isinstance(op, (Shuffle, ShuffleBack)) for op in rest]):
            return  # the card goes on to shuffle it by its own text
        if self.whole or s.ed.any_search_shuffles:
            p = self.who.seats(s, f)[0]
            order = moves.shuffled(s, f, s.players[p].deck, self.rule)
            if order is not None:
                s.player(p).deck = order
                s.emit(self.rule, "shuffle", p, (), 0, f.src)


class ShuffleBack(KOp):
    """The decks that cards were just put into are shuffled, and that of a player whose whole zone went, even an empty one."""

    def __init__(self, rule: str, who: SeatsNode | None) -> None:
        super().__init__(rule)
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        seats = () if self.who is None else self.who.seats(s, f)
        owners = [p for p in (0, 1) if p in seats or any([s.cards[i].owner == p for i in f.it])]
        orders: list[tuple[int, ...]] = []
        for p in owners:
            order = moves.shuffled(s, f, s.players[p].deck, self.rule)
            if order is None:
                return
            orders.append(order)
        for p, order in zip(owners, orders, strict=True):
            s.player(p).deck = order
            s.emit(self.rule, "shuffle", p, (), 0, f.src)


class SwapZones(KOp):
    """Deck and discard pile change places."""

    def __init__(self, who: SeatsNode, a: int, b: int) -> None:
        super().__init__("KF.swapping-zones")
        self.who = who
        self.a = a
        self.b = b

    def run(self, s: KeyForge, f: KFrame) -> None:
        p = self.who.seats(s, f)[0]
        x, y = s.zone(p, self.a), s.zone(p, self.b)
        s.set_zone(p, self.a, y)
        s.set_zone(p, self.b, x)
        for i in x:
            s.card(i).zone = self.b
        for i in y:
            s.card(i).zone = self.a
        s.emit(self.rule, "swap-zones", p, (), 0, f.src)


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
            f.ids = f.it
        did(f, list(f.it), max(1, len(f.it)))


class Found(KOp):
    """A search ends: the card found is shown and goes to hand."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        done: list[int] = []
        for i in f.it:
            s.emit(self.rule, "reveal", f.ctrl, (i,), 0, f.src)
            moves.move(s, i, HAND, s.cards[i].owner, f.src, self.rule, "return")
            done.append(i)
        did(f, done, max(1, len(f.it)))


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
            moves.move(s, i, DISCARD, f.ctrl, f.src, self.rule, "discard")
            facts.append(Fact(DISCARDS, f.ctrl, i, DECK, 0))
            if self.sel.match(s, f, i):
                f.it = (i,)
                break
        moves.happen(s, facts)


# ------------------------------------------------------------------ playing and using by card
class PlayCard(KOp):
    """Play the card in full; one that cannot be played stays where it was."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.full = False
        for i in f.it[:1]:
            c = s.cards[i]
            if c.zone == ARCHIVES and c.foreign:  # the mark of whoever took it: on leaving the archives it goes home
                moves.move(s, i, HAND, c.owner, f.src, "KF.foreign-cards-in-archives", "return")
                continue
            why = legal.may_play_by_effect(s, i, s.active)
            if why:
                s.emit("KF.a-card-that-cannot-be-played", "cannot-play", s.active, (i,), 0, s.blame, note=why)
            else:
                f.full = True
                # Only a card that says "as if it were yours" (Murkens) plays from the opponent's deck or archives.
                use.play(s, i, f.ctrl, c.owner != f.ctrl and c.zone in (DECK, ARCHIVES))


class Use(KOp):
    """Use the card now, in a way the active player picks; any house will do."""

    def __init__(self, as_yours: bool) -> None:
        super().__init__("KF.as-if-it-were-yours" if as_yours else "KF.use-by-card-ability")
        self.as_yours = as_yours

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.full = False
        for i in f.it[:1]:
            if not s.in_play(i):
                return
            ways = use.ways_to_use(s, i, f.ctrl)
            if not ways:
                full = s.cards[i].ready and s.titles.get(s.cards[i].d.id, 0) >= 6
                why = "KF.rule-of-six-seventh" if full else "KF.use-requirements-stay"
                s.emit(why, "cannot-use", f.ctrl, (i,), 0, f.src)
                return
            v = s.ask(f, s.active, "use-how", self.rule, tuple(ways), i)
            if v == NOT_YET:
                return
            f.full = True
            use.use(s, i, v, f.ctrl)


class FightWith(KOp):
    """Fight with the creature by the normal rules; `against` narrows the targets to ones not fought before."""

    def __init__(self, against: SetNode | None) -> None:
        super().__init__("KF.fight-with")
        self.against = against

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.full = False
        for i in f.it[:1]:
            if s.cards[i].zone != LINE:
                return
            verb = DO_UNSTUN if s.cards[i].stun else DO_FIGHT
            why = legal.may_use_by_effect(s, i, verb, f.ctrl)
            if not why and verb == DO_UNSTUN and board.forbidden(s, legal.ways(DO_FIGHT, i, f.ctrl)[1]) > -2:
                why = "KF.cannot-beats-must-and-may"
            if why:
                s.emit(why, "cannot-fight", f.ctrl, (i,), 0, f.src)
                return
            target = NO_CARD
            if self.against is not None and verb == DO_FIGHT:
                wanted = self.against.ids(s, f)
                s.push(KFrame(use.FIGHTING, i, f.ctrl))  # what holds only while it is attacking counts here, too
                options = tuple([t for t in legal.targets(s, i) if t in wanted and t not in f.picked])
                s.stack.pop()
                if not options:
                    return
                target = s.ask(f, s.active, "attack", "KF.fight-target", options)
                if target == NOT_YET:
                    return
                f.picked = (*f.picked, target)
            f.full = True
            use.use(s, i, verb, f.ctrl, target)


# ------------------------------------------------------------------ control and place
class TakeControl(KOp):
    """The newest control effect decides; the card moves to its controller's side when the state is next checked."""

    def __init__(self, give: bool, until_this_leaves: bool) -> None:
        super().__init__("KF.taking-control")
        self.give = give
        self.until_this_leaves = until_this_leaves

    def run(self, s: KeyForge, f: KFrame) -> None:
        p = 1 - f.ctrl if self.give else f.ctrl
        done: list[int] = []
        for i in f.it:
            if s.in_play(i) and s.cards[i].ctrl != p:
                src = f.src if self.until_this_leaves else NO_CARD
                if src >= 0 and not s.in_play(src):
                    continue
                s.card(i).layers = (*s.cards[i].layers, (p, src))
                s.unsettled = True
                done.append(i)
        did(f, done, max(1, len(f.it)))


class Swap(KOp):
    """Two creatures of one line exchange places; across lines it fails."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.full = False
        if len(f.ids) != 1 or len(f.it) != 1:
            return
        a, b = f.ids[0], f.it[0]
        if a == b or not s.is_creature(a) or not s.is_creature(b) or s.cards[a].ctrl != s.cards[b].ctrl:
            if a != b:
                s.emit("KF.own-line-only", "cannot", f.ctrl, (a, b), 0, f.src)
            return
        q = s.player(s.cards[a].ctrl)
        q.line = tuple([b if x == a else a if x == b else x for x in q.line])
        s.index = None
        s.unsettled = True
        f.full = True
        s.emit(self.rule, "swap", f.ctrl, (a, b), 0, f.src)


class MoveToFlank(KOp):
    """A creature moves to a flank of its line; it has not left play."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        for i in f.it[:1]:
            if not s.is_creature(i):
                return
            p = s.cards[i].ctrl
            at = damage.flank(s, f, i, p)
            if at == NOT_YET:
                return
            q = s.player(p)
            rest = tuple([x for x in q.line if x != i])
            q.line = (*rest[:at], i, *rest[at:])
            s.index = None
            s.unsettled = True
            s.emit(self.rule, "move-flank", p, (i,), at, f.src)


# ------------------------------------------------------------------ keys and chains
class Forge(KOp):
    """Forge a key by a card: at current cost, with an extra, or at no cost."""

    def __init__(self, extra: AmountNode | None, who: SeatsNode) -> None:
        super().__init__("KF.forging-by-card")
        self.extra = extra
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        extra = 0 if self.extra is None else self.extra.signed(s, f)
        s.push(turn.forging(s, self.who.seats(s, f)[0], extra, self.extra is None, f.src))


class UnlessForgeable(KOp):
    """ "You may forge" is asked only where a key could be forged."""

    def __init__(self, extra: AmountNode | None, who: SeatsNode) -> None:
        super().__init__("KF.forge-all-or-nothing")
        self.extra = extra
        self.who = who
        self.to = -1

    def jump(self) -> int:
        return self.to

    def run(self, s: KeyForge, f: KFrame) -> None:
        extra = 0 if self.extra is None else self.extra.signed(s, f)
        p = self.who.seats(s, f)[0]
        why = turn.can_forge(s, p, extra, self.extra is None)
        if why:
            s.emit(why, "cannot-forge", p, (), 0, s.blame)
            f.full = False
            f.pc = self.to


class Unforge(KOp):
    def __init__(self, who: SeatsNode) -> None:
        super().__init__("KF.unforge")
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        for p in self.who.seats(s, f):
            if s.players[p].keys:
                s.player(p).keys -= 1
                s.unsettled = True
                s.emit(self.rule, "unforge", p, (), 1, f.src)


class GainChains(KOp):
    def __init__(self, n: AmountNode, who: SeatsNode) -> None:
        super().__init__("KF.chains-gaining")
        self.n = n
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        for p in self.who.seats(s, f):
            n = self.n.value(s, f)
            s.player(p).chains += n
            s.emit(self.rule, "chains", p, (), n, f.src)


# ------------------------------------------------------------------ effects that last
class AddLasting(KOp):
    """A modifier or a reaction that outlives this ability: for the turn, the next turn, or until something happens."""

    def __init__(self, mod: Mod, expiry: int, who: SeatsNode | None, until: PatternNode | None) -> None:
        super().__init__("KF.for-the-rest-of-the-turn" if expiry == THIS_TURN else "KF.next-turn-effects")
        self.mod = mod
        self.expiry = expiry
        self.who = who
        self.until = until

    def run(self, s: KeyForge, f: KFrame) -> None:
        ctx = f.clone()
        ctx.ans = ()
        ctx.grantor = f.grantor if f.grantor >= 0 else f.src
        seat = f.ctrl if self.who is None else self.who.seats(s, f)[0]
        s.serial += 1
        s.lasting = (*s.lasting, Lasting((1 << 20) + s.serial, self.mod, ctx, self.expiry, seat, s.turn, self.until))
        s.index = None
        s.unsettled = True
        s.emit(self.rule, "lasting", f.ctrl, (), 0, f.src)


class BindArmor(KOp):
    """Each card's armor now, so that "damage equal to the armor it lost" knows it."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.each = tuple([board.armor(s, i) for i in f.it])
