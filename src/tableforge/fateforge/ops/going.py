"""Actions of cards that move somebody: heroes go, leap, are escorted; enemies are pushed, pulled and called."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import legal, moves
from tableforge.fateforge.definition import Term
from tableforge.fateforge.names import ALL, AT_WILL, IGNORE_DIFFICULT, MOVE, PAY_RESULT, SELF
from tableforge.fateforge.ops.act import ActOp
from tableforge.fateforge.pieces import NO_ONE
from tableforge.fateforge.state import D6_STREAM, Fate, FFrame
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op

ONE_MOVE: Final = (Term(1, MOVE, MOVE, PAY_RESULT),)


# ------------------------------------------------------------------ heroes
class Move(ActOp):
    """A MOVE action to a zone next to one's own; leaving difficult terrain costs a MOVE result more (40, 109)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down:
            return
        z = NOT_YET
        if f.at < len(f.ans):
            z = s.ask(f, f.ctrl, "move-to", self.rule, ())
        else:
            found = self.options(s, f)
            stay = self.act.flags & AT_WILL != 0 and (not self.rest or self.rest_works(s, f))
            if not found and not stay:
                return
            options = (*found, DONE) if stay else tuple(found)
            z = s.ask(f, f.ctrl, "move-to", self.rule, options, stop=DONE if stay else -1)
            if z == NOT_YET:
                return
        if z == DONE:
            return
        if not leave_rough(s, f):
            return
        moves.hero_goes(s, f.src, z, moves.BY_MOVE)

    def rest_works(self, s: Fate, f: FFrame) -> bool:
        h = s.heroes[f.src]
        return legal.chain(s, f.src, self.rest, 0, h.zone, f.it, legal.spare_moves(h, None))


def leave_rough(s: Fate, f: FFrame) -> bool:
    """Pay the further MOVE result for leaving difficult terrain; False while it is being asked which."""
    h = s.heroes[f.src]
    if not board.rough(s, h.zone) or h.kit.flags & IGNORE_DIFFICULT:
        return True
    ways = legal.payments(s, h, ONE_MOVE)
    n = moves.ask_payment(s, f, h.seat, "FF.difficult", ONE_MOVE, ways)
    if n == NOT_YET:
        return False
    moves.pay(s, f.src, ways[n])
    s.emit("FF.difficult", "wades", h.seat, (f.src, codes.ZONE + h.zone))
    return True


class Leap(ActOp):
    """Up to n zones at once; nothing but a closed door holds it up."""

    def run(self, s: Fate, f: FFrame) -> None:
        if s.heroes[f.src].down:
            return
        z = self.pick(s, f, "leap-to")
        if z >= 0:
            moves.hero_goes(s, f.src, z, moves.BY_LEAP)


class Escort(ActOp):
    """Another hero in range moves, if it likes."""

    def run(self, s: Fate, f: FFrame) -> None:
        if self.act.flags & ALL:
            if not f.queue:
                f.queue = tuple(self.targets(s, f.src))
            if not f.queue:
                return
            q = f.queue[0]
        else:
            q = self.pick(s, f, "help")
            if q < 0:
                return
        h = s.heroes[q]
        z = s.ask(f, h.seat, "escort-to", self.rule, (*s.ways.near[h.zone], DONE), q, stop=DONE)
        if z == NOT_YET:
            return
        if self.act.flags & ALL:
            f.queue = f.queue[1:]
            if f.queue:
                f.pc -= 1
        if z != DONE:
            moves.hero_goes(s, q, z, moves.BY_ESCORT)


def push_hero(op: Op[Fate, FFrame], s: Fate, f: FFrame, p: int) -> None:
    """A hero is pushed to a zone next to its own, whichever chance says."""
    h = s.heroes[p]
    near = s.ways.near[h.zone]
    if h.down or not near:
        return
    z = s.drawn_from(f, D6_STREAM, "push", "FF.random-draw", near)
    if z != NOT_YET:
        moves.hero_goes(s, p, z, moves.BY_FORCE)


# ------------------------------------------------------------------ enemies
class Push(ActOp):
    """A minion is pushed to a zone of one's choice next to its own; a hero who is pushed goes where chance says (213)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if self.act.flags & SELF:
            push_hero(self, s, f, f.src)
            return
        x = self.pick(s, f, "target")
        if x < 0 or s.enemy(x).out:
            return
        z = s.ask(f, f.ctrl, "push-to", self.rule, s.ways.near[s.enemy(x).zone], x)
        if z == NOT_YET:
            return
        f.it = x
        moves.foe_goes(s, x, z, "FF.push")


class Pull(ActOp):
    """A minion next to one's zone comes into it (214)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = self.pick(s, f, "target")
        if x < 0 or s.enemy(x).out:
            return
        f.it = x
        moves.foe_goes(s, x, s.heroes[f.src].zone, "FF.pull")


class Call(ActOp):
    """The nearest minion of a colour outside this zone comes one zone closer (154)."""

    def run(self, s: Fate, f: FFrame) -> None:
        colours = tuple([k for k in range(6) if self.act.what >> k & 1])
        called(self, s, f, s.heroes[f.src].zone, colours)


def called(
    op: Op[Fate, FFrame], s: Fate, f: FFrame, zone: int, colours: tuple[int, ...], rule: str = "FF.call"
) -> None:
    """Of the minions of these colours outside a zone, the nearest comes closer; equals by initiative, ways by chance."""
    best = NO_ONE
    near = (99, 99, "")
    for k, e in enumerate(s.foes):
        if e.out or e.zone == zone or e.d.colour not in colours or e.stunned or not board.movable(e):
            continue
        far = (s.ways.fly if board.flies(e) else s.ways.walk)[e.zone][zone]
        if far < 99 and (far, e.num, e.d.id) < near:
            best, near = codes.FOE + k, (far, e.num, e.d.id)
    if best < 0:
        return
    e = s.enemy(best)
    z = s.drawn_from(f, D6_STREAM, "path", "FF.random-draw", s.ways.next_to(e.zone, zone, board.flies(e)))
    if z != NOT_YET:
        moves.foe_goes(s, best, z, rule)
