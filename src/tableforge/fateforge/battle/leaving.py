"""After the last round: the way out by one exit, and its damage (219–223)."""

from __future__ import annotations

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import damage, objectives
from tableforge.fateforge.map import FAR
from tableforge.fateforge.state import LEAVING, LIES_TRAP, Fate, FFrame
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op


class Leave(Op[Fate, FFrame]):
    """After the last round all heroes leave by one exit (219).  Objectives are judged before (`FF.judged-at-upkeep`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        ways = exits(s)
        if not ways:
            objectives.judge(s)
            s.phase = LEAVING
            for p in s.standing():
                s.emit("FF.exit-no-path", "no-exit", s.heroes[p].seat, (p,))
                damage.knock_out(s, p)
            return
        k = s.ask_group(f, "exit", self.rule, tuple(ways))
        if k == NOT_YET:
            return
        objectives.judge(s)
        s.phase = LEAVING
        s.exit = k
        s.emit(self.rule, "exit", -1, (codes.ZONE + scene.exits[k][1],), note=f"{scene.id}/{scene.exits[k][0]}")
        f.queue = tuple(s.standing())


class PayExit(Op[Fate, FFrame]):
    """Each hero suffers 1 damage for every zone with an enemy or a trap on the cheapest way out (221)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        if not f.queue:
            return
        p = f.queue[0]
        f.queue = f.queue[1:]
        f.pc -= 1
        n = exit_damage(s, s.heroes[p].zone, scene.exits[s.exit][1])
        h = s.heroes[p]
        if n >= FAR:
            s.emit("FF.exit-no-path", "no-exit", h.seat, (p,))
            damage.knock_out(s, p)
            return
        s.emit("FF.exit-damage", "leaves", h.seat, (p,), n, how="" if n else "free")
        damage.harm(s, p, n, way=damage.BY_EXIT)


def exits(s: Fate) -> list[int]:
    """The exits that the group can take: undefended, and somebody who stands has a way there (220)."""
    scene = s.scene
    assert scene is not None
    out: list[int] = []
    for k, (_, z) in enumerate(scene.exits):
        if not board.exit_defended(s, k) and any([s.ways.walk[s.heroes[p].zone][z] < FAR for p in s.standing()]):
            out.append(k)
    return out


def exit_damage(s: Fate, a: int, z: int) -> int:
    """The damage of the cheapest way from a zone to an exit, both ends counted; FAR where there is no way (221, 223)."""
    ways = s.ways
    toll = [1 if s.any_foe_in(y) or (LIES_TRAP, y, 0) in s.lying else 0 for y in range(ways.n)]
    best = [FAR] * ways.n
    best[a] = toll[a]
    edge = [a]
    while edge:
        y = min(edge, key=best.__getitem__)
        edge.remove(y)
        for x in ways.near[y]:
            if best[y] + toll[x] < best[x]:
                best[x] = best[y] + toll[x]
                edge.append(x)
    return best[z]
