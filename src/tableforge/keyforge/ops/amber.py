"""Æmber: gained, lost, stolen, captured, moved, paid."""

from __future__ import annotations

from tableforge.kernel.ask import NOT_YET
from tableforge.keyforge import moves
from tableforge.keyforge.names import LINE
from tableforge.keyforge.ops.common import per_card, per_player, report
from tableforge.keyforge.state import KeyForge, KFrame, KOp
from tableforge.words.amounts import Amount
from tableforge.words.frame import NO_CARD
from tableforge.words.node import SeatsNode, SetNode


class Gain(KOp):
    def __init__(self, n: Amount, who: SeatsNode, order_free: bool) -> None:
        super().__init__("KF.into-the-pool")
        self.n = n
        self.who = who
        self.order_free = order_free

    def run(self, s: KeyForge, f: KFrame) -> None:
        gains = [
            (p, per_player(s, f, self.n, p)) for p in self.who.seats(s, f)
        ]  # read while "that much" is still known
        f.much = 0
        for p, n in gains:
            moves.gain(s, p, n, f.src, self.rule)
            f.much += n
        f.full = True

    def idle(self, s: KeyForge, f: KFrame) -> bool:
        return all([per_player(s, f, self.n, p) <= 0 for p in self.who.seats(s, f)])


class Lose(KOp):
    def __init__(self, n: Amount, who: SeatsNode) -> None:
        super().__init__("KF.lose")
        self.n = n
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        wanted = [(p, per_player(s, f, self.n, p)) for p in self.who.seats(s, f)]
        f.much = sum([moves.lose(s, p, n, f.src, self.rule) for p, n in wanted])
        f.full = f.much >= sum([n for _, n in wanted])

    def idle(self, s: KeyForge, f: KFrame) -> bool:
        return all([s.players[p].amber == 0 or per_player(s, f, self.n, p) <= 0 for p in self.who.seats(s, f)])


class Steal(KOp):
    def __init__(self, n: Amount, who: SeatsNode) -> None:
        super().__init__("KF.steal")
        self.n = n
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        n = self.n.value(s, f)
        f.much = 0
        for p in self.who.seats(s, f):
            f.much += moves.steal(s, p, n, f.src, self.rule)
        f.full = f.much >= n

    def idle(self, s: KeyForge, f: KFrame) -> bool:
        return self.n.value(s, f) <= 0 or all([s.players[1 - p].amber == 0 for p in self.who.seats(s, f)])


class Capture(KOp):
    """Each creature captures; where the pool is too small for all, the active player orders them."""

    def __init__(self, n: Amount, frm: SeatsNode | None) -> None:
        super().__init__("KF.capture")
        self.n = n
        self.frm = frm

    def run(self, s: KeyForge, f: KFrame) -> None:
        plan: list[tuple[int, int, int]] = []
        need = [0, 0]
        for i in f.it:
            if s.cards[i].zone == LINE and not s.is_new(i, f.born):
                v = self.victim(s, f, i)
                n = per_card(s, f, self.n, i)
                plan.append((i, v, n))
                need[v] += n
        order: list[int] = []
        for v in (0, 1):
            rest = [i for i, w, _ in plan if w == v]
            left = s.players[v].amber
            if need[v] > left and moves.shield(s, v, left) == NO_CARD:
                while len(rest) > 1 and left > 0:
                    k = s.ask(f, s.active, "capture-order", self.rule, tuple(rest))
                    if k == NOT_YET:
                        return
                    order.append(k)
                    rest = [i for i in rest if i != k]
                    left -= sum([n for i, _, n in plan if i == k])
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
        report(f, done, max(1, len(f.it)))
        f.full = f.full and f.much >= wanted

    def victim(self, s: KeyForge, f: KFrame, i: int) -> int:
        """Whose æmber creature i captures."""
        if self.frm is None:
            return 1 - (f.ctrl if i == f.src else s.cards[i].ctrl)
        s.cand = i
        v = self.frm.seats(s, f)[0]
        s.cand = NO_CARD
        return v

    def moot(self, s: KeyForge, f: KFrame, ids: list[int]) -> bool:
        return all([s.players[self.victim(s, f, i)].amber == 0 for i in ids])

    def rounds(self, s: KeyForge, f: KFrame, ids: tuple[int, ...], n: int) -> int:
        """A pool that is empty gives nothing more; one that a card spares gives as often as it is asked."""
        victims = {self.victim(s, f, i) for i in ids}
        if any([moves.shield(s, v, s.players[v].amber) != NO_CARD for v in victims]):
            return n
        much, f.much = f.much, 1
        unit = max(1, self.n.value(s, f))
        f.much = much
        return sum([-(-s.players[v].amber // unit) for v in victims])


class PlaceAmber(KOp):
    """Æmber from the supply or from a pool onto cards."""

    def __init__(self, n: Amount, frm: SeatsNode | None) -> None:
        super().__init__("KF.aember-on-artifacts")
        self.n = n
        self.frm = frm

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.much = 0
        for i in f.it:
            if not s.in_play(i):
                continue
            n = per_card(s, f, self.n, i)
            p = s.cards[i].ctrl
            if self.frm is not None:
                p = self.frm.seats(s, f)[0]
                n = min(n, s.players[p].amber)
                s.player(p).amber -= n
            if n:
                s.card(i).amber += n
                s.unsettled = True
                rule = "KF.common-supply" if s.cards[i].zone == LINE else self.rule
                whence = "" if self.frm is None else "pool"
                s.emit(rule, "place-aember", p, (i,), n, f.src, note=whence, how=whence)
            f.much += n


class TakeAmber(KOp):
    """Æmber from cards to a pool, or to the supply."""

    def __init__(self, n: Amount, to: SeatsNode | None) -> None:
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
                    if moves.grow(s, p, n):  # only the other player gets captured æmber "back"
                        rule = self.rule if p != s.cards[i].ctrl else "KF.into-the-pool"
                        s.emit(rule, "take-aember", p, (i,), n, f.src)

    def moot(self, s: KeyForge, f: KFrame, ids: list[int]) -> bool:
        return all([s.cards[i].amber == 0 for i in ids])


class Pay(KOp):
    """From one pool to the other."""

    def __init__(self, n: Amount, frm: SeatsNode, to: SeatsNode) -> None:
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
        placed = s.take_answers(f)
        for k in placed:
            put[k] += 1
        for left in range(total - len(placed), 0, -1):
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
        what = "aember" if self.amber else "damage"
        s.emit(self.rule, "redistribute", f.ctrl, tuple(ids), total, f.src, note=what, how=what)

    def idle(self, s: KeyForge, f: KFrame) -> bool:
        ids = self.among.ids(s, f)
        return len(ids) < 2 or not any([s.cards[i].amber if self.amber else s.cards[i].damage for i in ids])
