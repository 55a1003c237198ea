"""What a FOCUS action opens: a chest, an exploration token, a door, an objective (45, 106, 116, 117)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import damage, items, legal, objectives, weak
from tableforge.fateforge.definition import Outcome
from tableforge.fateforge.names import COLOURS, GEMS
from tableforge.fateforge.pieces import NONE
from tableforge.fateforge.state import (
    APP_STREAM,
    LIES_CHEST,
    LIES_POINT,
    LIES_SNARE,
    LIES_TRAP,
    Fate,
    FFrame,
    frame,
)
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op, Program


class TapOp(Op[Fate, FFrame]):
    pass


def interact(s: Fate, p: int, x: int) -> None:
    """A hero sees to something in its zone."""
    kind, n = x // legal.THINGS, x % legal.THINGS
    h = s.heroes[p]
    scene = s.scene
    assert scene is not None
    if kind == legal.I_DOOR:
        s.doors ^= 1 << n
        objectives.remap(s)
        opened = s.doors >> n & 1
        s.emit("FF.door", "door", h.seat, (p,), opened, note=scene.doors[n].id, how="open" if opened else "")
        s.unsettled = True
    elif kind == legal.I_OBJECTIVE:
        s.lying = (*s.lying, (legal.DONE_MARK, h.zone, n))
        s.emit(
            "FF.objective-interact",
            "sees-to",
            h.seat,
            (p, codes.ZONE + h.zone),
            note=f"{scene.id}/{scene.objectives[n].id}",
        )
        objectives.progress(s, n, 1)
    elif kind == legal.I_CHEST:
        s.lying = tuple([y for y in s.lying if y != (LIES_CHEST, h.zone, n)])
        f = frame(CHEST, p, h.seat)
        f.n = scene.tokens[n].tier
        s.emit("FF.chest", "chest", h.seat, (p, codes.ZONE + h.zone))
        s.call(f)
    else:
        s.lying = tuple([y for y in s.lying if y != (LIES_POINT, h.zone, n)])
        s.emit(
            "FF.exploration-token",
            "explores",
            h.seat,
            (p, codes.ZONE + h.zone),
            note=f"{scene.id}/{scene.points[n].id}",
        )
        f = frame(POINT, p, h.seat)
        f.n = n
        s.call(f)


class OpenChest(TapOp):
    """The application shows two items of the chest's rank that nobody owns yet; one is kept, or gold taken instead."""

    def run(self, s: Fate, f: FFrame) -> None:
        pool = items.to_be_found(s, f.n)
        offered: list[int] = []
        while pool and len(offered) < s.pack.app.chest_offer:
            k = s.drawn_from(f, APP_STREAM, "chest", self.rule, pool)
            if k == NOT_YET:
                return
            offered.append(k)
            pool = tuple([i for i in pool if i != k])
        a = s.ask(f, f.ctrl, "chest", self.rule, (*offered, DONE), stop=DONE)
        if a == NOT_YET:
            return
        if a == DONE:
            s.gold += s.pack.app.chest_gold
            s.emit("FF.chest-refused", "gold", f.ctrl, (f.src,), s.pack.app.chest_gold)
            return
        i = items.make(s, s.pack.cards[a])
        s.emit("FF.chest-item", "finds", f.ctrl, (f.src, codes.GEAR + i))
        items.stow(s, f.src, i)


CHEST: Final = Program("chest", (OpenChest("FF.chest-offer"),))


class Explore(TapOp):
    """What an exploration token brings, word by word."""

    def run(self, s: Fate, f: FFrame) -> None:
        assert s.scene is not None
        point = s.scene.points[f.n]
        if f.k >= len(point.outcomes):
            return
        x = point.outcomes[f.k]
        if self.comes(s, f, x):
            f.k += 1
            f.pc -= 1

    def comes(self, s: Fate, f: FFrame, x: Outcome) -> bool:
        """Let an outcome happen; False while something is being asked."""
        h = s.heroes[f.src]
        if x.word in ("stun", "strip"):
            return self.enemies(s, f, x)
        if x.word == "item":
            pool = items.to_be_found(s, x.n)
            if not pool:
                items.nothing_there(s, "FF.one-of-each")
                return True
            k = s.drawn_from(f, APP_STREAM, "chest", self.rule, pool)
            if k == NOT_YET:
                return False
            i = items.make(s, s.pack.cards[k])
            s.emit("FF.chest-item", "finds", h.seat, (f.src, codes.GEAR + i))
            items.stow(s, f.src, i)
            return True
        outcome(s, x, f.src, self.rule)
        return True

    def enemies(self, s: Fate, f: FFrame, x: Outcome) -> bool:
        """Some enemies are stunned, or lose their armour; the group chooses where there are more than may be."""
        here = s.heroes[f.src].zone
        found = [codes.FOE + k for k, e in enumerate(s.foes) if not e.out and fits(s, k, x.what)]
        if x.word == "stun":
            found = [i for i in found if x.lo <= s.ways.walk[here][s.enemy(i).zone] <= x.hi]
        if x.word == "strip":
            found = [i for i in found if s.enemy(i).arm]
        else:
            found = [i for i in found if not s.enemy(i).stunned]
        chosen: list[int] = []
        while found and len(chosen) < x.n:
            if len(found) <= x.n - len(chosen):
                chosen += found
                break
            i = s.ask_group(f, "target", self.rule, tuple(found))
            if i == NOT_YET:
                return False
            chosen.append(i)
            found.remove(i)
        for i in chosen:
            e = s.foe(i)
            if x.word == "stun":
                e.stunned = True
                s.emit("FF.stunned-enemy", "stuns", f.ctrl, (i,), 1)
            else:
                s.emit("FF.armour-stripped", "strips", f.ctrl, (i,), e.arm)
                e.arm = 0
        return True


POINT: Final = Program("point", (Explore("FF.exploration-outcome"),))


def fits(s: Fate, k: int, what: str) -> bool:
    """Whether an enemy is of this kind: its type, its colour or its faction."""
    d = s.foes[k].d
    return what in (d.id, board.faction(s.foes[k])) or (what in COLOURS and d.colour == COLOURS.index(what))


def outcome(s: Fate, x: Outcome, p: int, rule: str) -> None:
    """An outcome that leaves nothing to choose."""
    assert s.scene is not None
    seat = s.heroes[p].seat if p >= 0 else -1
    who = (p,) if p >= 0 else NONE
    word = x.word
    if word == "gem":
        s.gold += GEMS[x.what]
        s.emit(rule, "gold", seat, who, GEMS[x.what], how="" if who else "party")
    elif word == "food":
        s.food += x.n
        s.emit(rule, "finds-food", seat, who, x.n, how="" if who else "party")
    elif word == "cube":
        s.cubes = (*s.cubes[: x.a], s.cubes[x.a] + x.n, *s.cubes[x.a + 1 :])
        s.emit("FF.fountain", "fountain", seat, (codes.ZONE + x.a,), x.n)
    elif word == "snare":
        s.lying = (*s.lying, (LIES_SNARE, x.a, x.n))
        s.emit("FF.snare", "snare", seat, (*who, codes.ZONE + x.a), x.n, how="" if who else "nobody")
    elif word == "disarm":
        s.lying = tuple([y for y in s.lying if y[0] != LIES_TRAP])
        s.emit("FF.disarm", "disarms", seat, who, how="all")
    elif word == "reveal":
        k = next(k for k, d in enumerate(s.scene.map.portals) if d.id == x.what)
        s.portals |= 1 << k
        s.emit("FF.portal-revealed", "portal-known", seat, who, note=x.what)
    elif word == "open-zone":
        s.paths = (*s.paths, (x.a, x.b))
        objectives.remap(s)
        s.emit(rule, "path", seat, (codes.ZONE + x.a, codes.ZONE + x.b))
    elif word == "dry":
        s.difficult &= ~(1 << x.a)
        s.emit(rule, "dries", seat, (codes.ZONE + x.a,))
    elif word == "weak":
        for _ in range(x.n):
            weak.cover_one(s, p)
    elif word == "energize":
        damage.energize(s, p, x.n, rule)
    elif word == "guard":
        damage.gain_parry(s, p, x.n, "FF.guard")
    elif word == "show":
        s.emit(rule, "foresees", seat, who, note=x.what)
    else:
        raise AssertionError(f"{s.scene.id}: nothing is called {word}")
