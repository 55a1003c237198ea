"""Damage, healing, status cards and counters."""

from __future__ import annotations

from tableforge.kernel.ask import NOT_YET
from tableforge.keyforge.damage import Hit, hurt
from tableforge.keyforge.names import LINE
from tableforge.keyforge.ops.common import per_card, report
from tableforge.keyforge.state import KeyForge, KFrame, KOp
from tableforge.words.amounts import Amount
from tableforge.words.node import SetNode


class Deal(KOp):
    """All damage of one effect, splash included, is dealt at once."""

    def __init__(self, n: Amount, splash: int, ignoring_armor: bool, by: SetNode | None) -> None:
        super().__init__("KF.one-effect-many-creatures" if splash == 0 else "KF.splash")
        self.n = n
        self.splash = splash
        self.ignoring_armor = ignoring_armor
        self.by = by

    def run(self, s: KeyForge, f: KFrame) -> None:
        hits: list[Hit] = []
        source = f.src if self.by is None else self.by.ids(s, f)[0]
        gone = self.by is not None and s.cards[source].zone != LINE  # a creature deals damage only while it is in play
        for i in f.it:
            if s.cards[i].zone == LINE and not gone:
                hits.append(Hit(i, per_card(s, f, self.n, i), source))
        main = len(hits)
        if self.splash:
            for i in f.it:
                if s.cards[i].zone == LINE:
                    hits.extend([Hit(x, self.splash, f.src, self.rule) for x in s.neighbors(i)])
        if not hurt(s, f, hits, self.ignoring_armor, "KF.damage-tokens"):
            return
        f.much = sum([h.dealt for h in hits[:main]])
        report(f, [h.ends for h in hits[:main] if h.dealt], len(f.it))

    def moot(self, s: KeyForge, f: KFrame, ids: list[int]) -> bool:
        return self.n.least() <= 0 and not self.splash and all([per_card(s, f, self.n, i) == 0 for i in ids])


class Divide(KOp):
    """So many points are placed one at a time on creatures of a set, then dealt as one batch."""

    def __init__(self, n: Amount, among: SetNode) -> None:
        super().__init__("KF.one-effect-many-creatures")
        self.n = n
        self.among = among

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = self.among.ids(s, f)
        if not ids:
            return
        total = self.n.value(s, f)
        put = dict.fromkeys(ids, 0)
        placed = s.take_answers(f)
        for k in placed:
            put[k] += 1
        for left in range(total - len(placed), 0, -1):
            k = s.ask(f, s.active, "divide", self.rule, tuple(ids), None, left, left)
            if k == NOT_YET:
                return
            put[k] += 1
        f.it = tuple([i for i in ids if put[i]])
        hurt(s, f, [Hit(i, n, f.src) for i, n in put.items() if n], False, "KF.damage-tokens")

    def idle(self, s: KeyForge, f: KFrame) -> bool:
        return self.n.value(s, f) <= 0 or not self.among.ids(s, f)


class Heal(KOp):
    """Remove so much damage, all of it, or as much of it as the player likes."""

    def __init__(self, n: Amount | None, up_to: bool) -> None:
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
        report(f, done, max(1, len(f.it)))

    def moot(self, s: KeyForge, f: KFrame, ids: list[int]) -> bool:
        return all([s.cards[i].damage == 0 for i in ids])


class SetStatus(KOp):
    """Ready, exhaust, stun or unstun; only a real change counts as done."""

    def __init__(self, what: str) -> None:
        rules = {"ready": "KF.two-states", "exhaust": "KF.two-states", "stun": "KF.stunning", "unstun": "KF.stunning"}
        super().__init__(rules[what])
        self.what = what

    def run(self, s: KeyForge, f: KFrame) -> None:
        w = self.what
        done = [i for i in f.it if self.changes(s, i)]
        for i in done:
            if w == "ready" or w == "exhaust":
                s.card(i).ready = w == "ready"
            else:
                s.card(i).stun = w == "stun"
        if done:
            s.unsettled = True
            s.emit(self.rule, w, f.ctrl, tuple(done), 0, f.src)
        report(f, done, max(1, len(f.it)))

    def changes(self, s: KeyForge, i: int) -> bool:
        """Whether card i is in play and not so already."""
        c = s.cards[i]
        if self.what == "ready" or self.what == "exhaust":
            return s.in_play(i) and c.ready is (self.what == "exhaust")
        return c.zone == LINE and c.stun is (self.what == "unstun")

    def moot(self, s: KeyForge, f: KFrame, ids: list[int]) -> bool:
        return not any([self.changes(s, i) for i in ids])


class Counters(KOp):
    """Put +1 power or doom counters on cards, or take them off."""

    def __init__(self, n: Amount, kind: str, sign: int) -> None:
        super().__init__("KF.power-counters" if kind == "power" else "KF.other-counters")
        self.n = n
        self.kind = kind
        self.sign = sign
        self.told = kind if sign > 0 else f"{kind}:off"

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
                s.emit(self.rule, "counters", c.ctrl, (i,), n * self.sign, f.src, note=self.kind, how=self.told)

    def moot(self, s: KeyForge, f: KFrame, ids: list[int]) -> bool:
        return self.n.least() <= 0 and all([per_card(s, f, self.n, i) == 0 for i in ids])
