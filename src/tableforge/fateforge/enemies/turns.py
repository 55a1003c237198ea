"""The enemies' turns: each once, by colour and number, and what a leader does after its strip (152, 196–198)."""

from __future__ import annotations

from tableforge.fateforge import board, codes
from tableforge.fateforge.app import coach
from tableforge.fateforge.enemies.activation import activate
from tableforge.fateforge.enemies.strips import ByInitiative, can_act, section_of
from tableforge.fateforge.map import FAR
from tableforge.fateforge.names import COLOURS, LEADER, REPAIR
from tableforge.fateforge.ops.going import called
from tableforge.fateforge.pieces import NO_ONE
from tableforge.fateforge.state import Fate, FFrame
from tableforge.kernel.core import Op


class EnemyTurns(Op[Fate, FFrame]):
    """Every enemy in its turn: by colour, inside a colour by number; then the bosses (196).

    `queue` has who is still to act; each enemy comes twice: for its strip, and for what a leader does after it.
    """

    def run(self, s: Fate, f: FFrame) -> None:
        if f.k == 0:
            f.k = 1
            rows: list[int] = []
            for c in range(len(COLOURS)):
                tokens = [codes.FOE + k for k, e in enumerate(s.foes) if not e.out and e.d.colour == c]
                tokens.sort(key=ByInitiative(s))
                for i in tokens:
                    rows += [i * 2, i * 2 + 1] if s.enemy(i).abilities & (LEADER | REPAIR) else [i * 2]
            f.queue = tuple(rows)
            s.emit("FF.enemy-order", "enemy-turns", -1, ())
            coach.at(s, coach.ENEMY_TURNS)
        if not f.queue:
            f.k = 0
            return
        x = f.queue[0]
        i = x // 2
        e = s.enemy(i)
        if x % 2:
            if not after_strip(self, s, f, i):
                return
        elif not e.out and not e.stunned:
            k = section_of(s, e)
            if k >= 0 and can_act(s, i, k):
                f.queue = f.queue[1:]
                f.pc -= 1
                activate(s, i, k)
                return
        f.queue = f.queue[1:]
        f.pc -= 1


def after_strip(op: Op[Fate, FFrame], s: Fate, f: FFrame, i: int) -> bool:
    """What a leader does in its turn, whether it acted or not: it draws a minion closer, or repairs a golem (152)."""
    e = s.enemy(i)
    if e.out or e.stunned:
        return True
    if board.has(e, LEADER):
        called(op, s, f, e.zone, (e.d.leads,), "FF.leader")
        if s.pending is not None:
            return False
    if board.has(e, REPAIR):
        mend(s, i)
    return True


def mend(s: Fate, i: int) -> None:
    """The nearest other golem within one zone gets an armour cube, up to one more than is printed."""
    e = s.enemy(i)
    best = NO_ONE
    near = (FAR, FAR, "")
    for k, x in enumerate(s.foes):
        far = s.ways.walk[e.zone][x.zone]
        if not x.out and codes.FOE + k != i and board.faction(x) == e.d.faction and far <= 1 and x.arm <= x.d.arm:
            if (far, x.num, x.d.id) < near:
                best, near = codes.FOE + k, (far, x.num, x.d.id)
    if best >= 0:
        s.foe(best).arm += 1
        s.emit("FF.repair", "mends", -1, (i, best), 1)
