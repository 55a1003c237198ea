"""Actions of cards for heroes: Parry, health, energy, revival, results to use, stances, rerolled dice."""

from __future__ import annotations

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import damage, draw, legal
from tableforge.fateforge.camp import lasting
from tableforge.fateforge.names import ALL, ALL_OF_IT, NO_DIE, PARRY, RESULTS, SAME_RESULT, SELF, SPECIAL
from tableforge.fateforge.ops.act import ActOp
from tableforge.fateforge.state import Fate, FFrame
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op


class Parry(ActOp):
    """Parry tokens for oneself (104)."""

    def run(self, s: Fate, f: FFrame) -> None:
        damage.gain_parry(s, f.src, self.act.n)


class Help(ActOp):
    """Something for a hero in range, or for all of them: Parry, health, energy, repairs, hiding."""

    def run(self, s: Fate, f: FFrame) -> None:
        if self.act.flags & ALL:
            for q in self.targets(s, f.src):
                self.give(s, f.src, q)
            return
        if self.act.flags & SELF:
            if legal.helps(s, f.src, f.src, self.act):
                self.give(s, f.src, f.src)
            return
        q = self.pick(s, f, "help")
        if q >= 0:
            self.give(s, f.src, q)

    def give(self, s: Fate, p: int, q: int) -> None:
        raise AssertionError("a help says what it gives")


class Guard(Help):
    def give(self, s: Fate, p: int, q: int) -> None:
        damage.gain_parry(s, q, self.act.n, "FF.guard")


class Heal(Help):
    def give(self, s: Fate, p: int, q: int) -> None:
        damage.heal(s, q, self.act.n, self.rule)


class Energize(Help):
    def give(self, s: Fate, p: int, q: int) -> None:
        damage.energize(s, q, self.act.n, self.rule)


class Cleanse(Help):
    """Health that poison has set aside comes back (238)."""

    def give(self, s: Fate, p: int, q: int) -> None:
        h = s.hero(q)
        n = h.toxic if self.act.n >= ALL_OF_IT else min(self.act.n, h.toxic)
        h.toxic -= n
        h.hp += n
        s.emit(self.rule, "healed", h.seat, (q,), n, data=(h.hp,))


class Repair(Help):
    """Armour cubes back on items."""

    def give(self, s: Fate, p: int, q: int) -> None:
        n = self.act.n
        for i in board.worn(s, s.heroes[q]):
            while n and s.gear[i].cubes < s.gear[i].d.armour:
                s.piece(i).cubes += 1
                n -= 1
                s.emit(self.rule, "repairs", s.heroes[q].seat, (q, codes.GEAR + i), 1)


class Hide(Help):
    """No valid target until one attacks, takes a token of an objective or is knocked out."""

    def give(self, s: Fate, p: int, q: int) -> None:
        s.hero(q).hidden = True
        s.emit(self.rule, "hides", s.heroes[q].seat, (q,))


class Revive(ActOp):
    """A fallen hero stands up again, without the price in health and energy (233)."""

    def run(self, s: Fate, f: FFrame) -> None:
        q = self.pick(s, f, "help")
        if q >= 0:
            revive(s, q, self.rule)


def revive(s: Fate, q: int, rule: str) -> None:
    """A hero regains some health and gets up, and draws a Corruption card; it acts again from the next round on (233, 234)."""
    h = s.hero(q)
    h.down = False
    h.ended = True
    h.by_corruption = False
    h.hp = lasting.gets_up_with(s, q, h.hp + s.pack.app.revive_gives)
    s.emit(rule, "revives", h.seat, (q,), h.hp)
    draw.corruption(s, q)


class Grant(ActOp):
    """A hero in range who has yet to play this round gets a result for its turn."""

    def run(self, s: Fate, f: FFrame) -> None:
        act = self.act
        what = act.what
        if what == SAME_RESULT:
            what = f.paid
        found: list[int] = []
        if act.flags & ALL:
            found = self.targets(s, f.src)
        else:
            q = self.pick(s, f, "help")
            if q < 0:
                return
            found = [q]
        bits = tuple([1 << k for k in range(len(RESULTS)) if what >> k & 1 and not 1 << k & (PARRY | SPECIAL)])
        results: list[int] = []
        for q in found:
            asked = s.heroes[q].seat if act.flags & ALL else f.ctrl
            r = what if act.what == SAME_RESULT else s.ask(f, asked, "grant", self.rule, bits, q)
            if r == NOT_YET:
                return
            results.append(r)
        for k, q in enumerate(found):
            given(s, q, results[k], self.rule)


def given(s: Fate, q: int, r: int, rule: str) -> None:
    """A hero has a result more in its next turn of this round."""
    h = s.hero(q)
    h.grants = (*h.grants, codes.given(r))
    s.emit(rule, "grants", h.seat, (q,), r)


class Stance(ActOp):
    """Another stance, whose effect applies at once."""

    def run(self, s: Fate, f: FFrame) -> None:
        k = self.pick(s, f, "stance")
        if k >= 0:
            s.hero(f.src).stance = k
            s.emit(self.rule, "stance", f.ctrl, (f.src,), k)


# ------------------------------------------------------------------ dice
class Reroll(ActOp):
    """A hero may reroll dice of its own, in the preparation (49, 50)."""

    def run(self, s: Fate, f: FFrame) -> None:
        q = f.src
        if not self.act.flags & SELF:
            q = self.pick(s, f, "help")
            if q < 0:
                return
        h = s.heroes[q]
        masks = reroll_choices(h.results, self.act.n)
        m = s.ask(f, h.seat, "reroll", self.rule, (*masks, DONE), q, stop=DONE)
        if m == NOT_YET or m == DONE:
            return
        reroll(self, s, f, q, m)


def reroll_choices(results: tuple[int, ...], most: int, only_misses: bool = False) -> list[int]:
    """Which dice can be rerolled together, as bits; of choices that come to the same only the one farthest to the left.

    With `only_misses`, dice that show anything are left alone.
    """
    out = [0]
    for k, r in enumerate(results):
        if codes.die_of(r) != NO_DIE and not (only_misses and codes.face_of(r)):
            twin = twin_before(results, k)
            out += [m | 1 << k for m in out if m & twin == twin]
    del out[0]
    return out if most >= len(results) else [m for m in out if m.bit_count() <= most]


def twin_before(results: tuple[int, ...], k: int) -> int:
    """The bit of the nearest die on the left that shows the same; 0 where there is none."""
    for j in range(k - 1, -1, -1):
        if results[j] == results[k]:
            return 1 << j
    return 0


def reroll(op: Op[Fate, FFrame], s: Fate, f: FFrame, q: int, mask: int) -> bool:
    """The chosen dice are rolled again; False while chance is being asked."""
    h = s.heroes[q]
    fresh: list[int] = []
    for k, r in enumerate(h.results):
        if mask >> k & 1:
            die = codes.die_of(r)
            side = s.chance(f, "die", op.rule, (0, 1, 2, 3, 4, 5))
            if side == NOT_YET:
                return False
            fresh.append(codes.result(die, s.pack.dice[die][side]))
        else:
            fresh.append(r)
    h = s.hero(q)
    h.results = tuple(fresh)
    n = sum([mask >> k & 1 for k in range(len(fresh))])
    s.emit(op.rule, "rerolls", h.seat, (q,), n, seen_by=own_eyes(s, q), data=tuple(fresh))
    return True


def own_eyes(s: Fate, q: int) -> int:
    """Who sees a hero's dice behind its screen: whoever plays it; alone, nobody else is there (162)."""
    return 0xFF if s.seats == 1 else 1 << s.heroes[q].seat
