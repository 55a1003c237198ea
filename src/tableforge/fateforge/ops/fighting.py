"""Actions of cards against enemies: attacks, damage, stun, marks; and what keeps their damage away."""

from __future__ import annotations

from tableforge.fateforge import codes
from tableforge.fateforge.battle import damage, legal
from tableforge.fateforge.names import ALL, DO_SHOOT, PIERCE, SAME, SELF
from tableforge.fateforge.ops.act import ActOp
from tableforge.fateforge.state import Fate, FFrame


class Attack(ActOp):
    """A strike or a shot of a card: one enemy, or every enemy of one zone (41, 43)."""

    def run(self, s: Fate, f: FFrame) -> None:
        act = self.act
        if s.heroes[f.src].down or (act.flags & SAME and (not codes.is_foe(f.it) or s.enemy(f.it).out)):
            return
        x = self.pick(s, f, "target")
        if x < 0:
            return
        if not act.flags & ALL:
            f.it = x
        attack(s, f.src, x, act.verb == DO_SHOOT, act.plus, act.flags & PIERCE != 0)


def attack(s: Fate, p: int, x: int, shot: bool, plus: int, pierce: bool) -> None:
    """A hero attacks an enemy, or all of a zone: who attacks is no longer hidden, and the first attack may be stronger."""
    h = s.hero(p)
    rule = "FF.shoot" if shot else "FF.strike"
    n = 1 + plus
    if not h.struck_first:
        more = first_attack(s, p)
        n += more
        h.struck_first = True
        if more:
            s.emit("FF.first-attack", "stronger", h.seat, (p,), more)
    h.attacked = True
    reveal(s, p)
    s.emit(rule, "shoots" if shot else "strikes", h.seat, (p, x), n, how="" if codes.is_foe(x) else "zone")
    if codes.is_foe(x):
        damage.wound(s, x, n, pierce, p, rule)
        return
    for i in reversed(s.foes_in(x - codes.ZONE)):
        damage.wound(s, i, n, pierce, p, rule)


def first_attack(s: Fate, p: int) -> int:
    """How much stronger a hero's first attack of a round is."""
    h = s.heroes[p]
    n = h.kit.mods.first_attack
    for c in h.kit.cards:
        if c.conds and c.mods.first_attack and legal.conditions(s, p, c.conds) == legal.CAN:
            n += c.mods.first_attack
    return n


def reveal(s: Fate, p: int) -> None:
    """A hidden hero is seen again."""
    if s.heroes[p].hidden:
        s.hero(p).hidden = False
        s.emit("FF.hidden-revealed", "revealed", s.heroes[p].seat, (p,))


class Hit(ActOp):
    """Damage that is no attack, to the enemy that it answers."""

    def run(self, s: Fate, f: FFrame) -> None:
        if codes.is_foe(f.it):
            damage.wound(s, f.it, self.act.n, self.act.flags & PIERCE != 0, f.src, self.rule)


class Stun(ActOp):
    """A stun cube on an enemy, on every minion of a zone, or on oneself (210, 212)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if self.act.flags & SELF:
            h = s.hero(f.src)
            h.stunned = True
            s.emit("FF.stunned-hero", "stunned", h.seat, (f.src,))
            return
        x = self.pick(s, f, "target")
        if x < 0:
            return
        for i in [x] if codes.is_foe(x) else s.foes_in(x - codes.ZONE):
            e = s.enemy(i)
            if not e.out and legal.suits(s, i, self.act.verb):
                s.foe(i).stunned = True
                s.emit(self.rule, "stuns", f.ctrl, (i,), 1, f.src)
        if codes.is_foe(x):
            f.it = x


class Mark(ActOp):
    """Until upkeep its resistance counts one lower."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = self.pick(s, f, "target")
        if x < 0 or s.enemy(x).out:
            return
        f.it = x
        s.foe(x).marked = True
        s.emit(self.rule, "marks", f.ctrl, (x,), 1, f.src)
        damage.check_defeat(s, x, f.src)


class Strip(ActOp):
    """Armour cubes go from an enemy."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = self.pick(s, f, "target")
        if x < 0 or s.enemy(x).out:
            return
        f.it = x
        e = s.foe(x)
        n = min(self.act.n, e.arm)
        e.arm -= n
        s.emit(self.rule, "strips", f.ctrl, (x,), n, f.src)


class Taunt(ActOp):
    """Until upkeep enemies that may choose must choose this hero."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.hero(f.src).taunting = True
        s.emit(self.rule, "taunts", f.ctrl, (f.src,))


class Prevent(ActOp):
    """Less of the damage that is about to be suffered."""

    def run(self, s: Fate, f: FFrame) -> None:
        g = s.caller(f)
        assert isinstance(g, FFrame) and g.prog is damage.HARM
        n = min(self.act.n, g.n)
        g.n -= n
        s.emit(self.rule, "prevents", f.ctrl, (g.src,), n)
