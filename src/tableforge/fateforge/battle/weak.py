"""A boss's weak point: results cover its icons, and once all are covered something follows (157)."""

from __future__ import annotations

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import damage, objectives
from tableforge.fateforge.definition import Consequence
from tableforge.fateforge.names import FRIGHTENING
from tableforge.fateforge.state import Fate


def cover(s: Fate, i: int, n: int, p: int) -> None:
    """An icon of a weak point is covered; once all are, the application reads out what follows (157)."""
    e = s.foe(i)
    d = e.d.boss
    assert d is not None
    e.covered |= 1 << n
    s.emit("FF.weak-point", "covers", s.heroes[p].seat, (p, i), n, data=(d.icons[n],))
    if e.covered == (1 << len(d.icons)) - 1:
        s.emit("FF.weak-point-reward", "weak-point", s.heroes[p].seat, (p, i))
        for x in (*d.effects, *d.rewards):
            follows(s, i, x, p)


def follows(s: Fate, i: int, x: Consequence, p: int) -> None:
    """One word of what a covered weak point brings."""
    e = s.foe(i)
    if x.word == "armour":
        e.arm = x.n
    elif x.word == "no-armour":
        e.bare = True
    elif x.word == "res":
        e.res = max(1, e.res + x.n)
        damage.check_defeat(s, i, p)
    elif x.word == "lives":
        damage.lose_life(s, i, p)
    elif x.word == "end":
        e.abilities &= ~FRIGHTENING
    elif x.word == "remove":
        near = [codes.FOE + k for k, y in enumerate(s.foes) if not y.out and y.d.id == x.what]
        near.sort(key=ByDistance(s, e.zone))
        for j in near[: x.n]:
            s.foe(j).out = True
            s.emit("FF.weak-point-reward", "removed", -1, (j,))
        s.unsettled = True
    elif x.word == "energize":
        for q in s.standing():
            damage.energize(s, q, x.n, "FF.weak-point-reward")
    else:
        assert x.word == "undefend", x.word
        objectives.undefend(s, x.what)


class ByDistance:
    """Sorts enemies by how far they are from a zone, then by number."""

    def __init__(self, s: Fate, z: int) -> None:
        self.s = s
        self.z = z

    def __call__(self, i: int) -> tuple[int, int, str]:
        e = self.s.enemy(i)
        return (self.s.ways.walk[self.z][e.zone], e.num, e.d.id)


def cover_one(s: Fate, p: int) -> None:
    """The first open icon of a boss's weak point is covered."""
    for k, e in enumerate(s.foes):
        if board.boss(e) and not e.out and e.d.boss is not None:
            for n in range(len(e.d.boss.icons)):
                if not e.covered >> n & 1:
                    cover(s, codes.FOE + k, n, p)
                    return
