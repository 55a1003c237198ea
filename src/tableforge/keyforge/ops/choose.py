"""Ops of targets and flow: who is meant, whether, how often.

A target op leaves the cards it found in the frame's "it"; the effect op behind it acts on them.
"""

from __future__ import annotations

from tableforge.kernel.ask import DONE, NO_OPTION, NOT_YET
from tableforge.kernel.core import M32
from tableforge.keyforge import board
from tableforge.keyforge.names import ARCHIVES, DECK, HAND, HOUSES, LIMBO
from tableforge.keyforge.questions import BY_ZONE, And, Extreme, Neighbors, Ref, rank_of
from tableforge.keyforge.state import NO_CARD, AmountNode, CondNode, KeyForge, KFrame, KOp, SeatsNode, SetNode


# ------------------------------------------------------------------ targets
def found(s: KeyForge, ids: tuple[int, ...]) -> None:
    """Cards taken from a hidden zone that the effect names are in its reach, even if they have just left play for it."""
    for i in ids:
        if s.cards[i].left and s.cards[i].zone in (HAND, DECK, ARCHIVES):
            s.card(i).left = 0


def known(s: KeyForge, f: KFrame) -> None:
    """Cards found in play are meant as what they are now, even if they have come into play since the effect began."""
    for i in f.it:
        if s.is_new(i, f.born):
            s.card(i).entered = f.born


class Choose(KOp):
    """The active player picks cards of a set, one at a time: exactly n, up to n, or any number."""

    def __init__(
        self,
        sel: SetNode,
        least: AmountNode | None,
        most: AmountNode | None,
        another: bool,
        one_pile: bool,
        total_power: int,
    ) -> None:
        super().__init__("KF.choosing-objects")
        self.sel = sel
        self.least = least
        self.most = most
        self.another = another
        self.one_pile = one_pile
        self.total_power = total_power

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = self.sel.ids(s, f)
        if self.another:
            ids = [i for i in ids if i not in f.picked]
            if isinstance(self.sel, Neighbors) and len(f.picked) > 1:  # the far side, seen from the pick before
                ids = [i for i in ids if i == s.beyond(f.picked[-2], f.picked[-1])]
        most = len(ids) if self.most is None else min(len(ids), self.most.value(s, f))
        least = 0 if self.least is None else min(len(ids), self.least.value(s, f))
        got: list[int] = []
        rule = self.rule
        if isinstance(self.sel, Extreme):
            rule = "KF.a-single-one" if self.sel.n == 1 else "KF.the-x-most-least-powerful"
            if self.sel.n > 1:
                got = self.sel.forced(s, f)[:most]
        if least == most == len(ids):
            got = ids
        enough = False
        for k in s.told(f):
            if k == DONE:
                enough = True
            else:
                got.append(k)
        while not enough and len(got) < most:
            rest = [i for i in ids if i not in got]
            if self.one_pile and got:
                rest = [i for i in rest if s.cards[i].owner == s.cards[got[0]].owner]
            options = tuple(rest)
            stop = NO_OPTION
            if len(got) >= least and self.enough(s, got):
                options = (*rest, DONE)
                stop = DONE
            if not rest:
                break
            k = s.ask(f, s.active, "target", rule, options, self.sel, least - len(got), most - len(got), stop=stop)
            if k == NOT_YET:
                return
            if k == DONE:
                break
            got.append(k)
        if self.total_power and not self.enough(s, got):
            got = []
        f.it = tuple(got)
        if rank_of(self.sel) == BY_ZONE:
            found(s, f.it)
        known(s, f)
        f.picked = f.picked + f.it
        f.full = len(got) >= max(1, least)

    def enough(self, s: KeyForge, got: list[int]) -> bool:
        if not self.total_power or not got:
            return True
        return sum([board.power(s, i) for i in got]) >= self.total_power


class Take(KOp):
    """Every card of a set, or the cards a pronoun stands for; nobody is asked."""

    def __init__(self, sel: SetNode) -> None:
        super().__init__("KF.choosing-objects")
        self.sel = sel
        self.pronoun = isinstance(sel, Ref) or (isinstance(sel, And) and isinstance(sel.a, Ref))

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = self.sel.ids(s, f)
        if self.pronoun:  # a card that left play and came back is a new one
            ids = [i for i in ids if not s.is_new(i, f.born)]
        f.it = tuple(ids)
        known(s, f)
        if rank_of(self.sel) == BY_ZONE:
            found(s, f.it)
        f.full = bool(f.it)


class TakeAllBut(KOp):
    """Every card of a set but those just picked."""

    def __init__(self, sel: SetNode) -> None:
        super().__init__("KF.choosing-objects")
        self.sel = sel

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.it = tuple([i for i in self.sel.ids(s, f) if i not in f.it])


class TakeTop(KOp):
    """The top cards of a deck or pile, of each player the zone names."""

    def __init__(self, who: SeatsNode, zone: int, n: AmountNode) -> None:
        super().__init__("KF.reach-of-abilities")
        self.who = who
        self.zone = zone
        self.n = n

    def run(self, s: KeyForge, f: KFrame) -> None:
        out: list[int] = []
        for p in self.who.seats(s, f):
            out.extend(s.zone(p, self.zone)[: self.n.value(s, f)])
        f.it = tuple(out)
        found(s, f.it)
        f.full = bool(out)


class TakeRandom(KOp):
    """Nature picks so many cards of a set."""

    def __init__(self, sel: SetNode, n: AmountNode) -> None:
        super().__init__("KF.random-choices")
        self.sel = sel
        self.n = n

    def run(self, s: KeyForge, f: KFrame) -> None:
        rest = self.sel.ids(s, f)
        got: list[int] = []
        for _ in range(self.n.value(s, f)):
            if not rest:
                break
            k = s.chance(f, "random", self.rule, tuple(rest))
            if k == NOT_YET:
                return
            got.append(k)
            rest = [i for i in rest if i != k]
        f.it = tuple(got)
        if rank_of(self.sel) == BY_ZONE:
            found(s, f.it)
        f.full = bool(got)


class ChooseArchived(KOp):
    """An archived card of either player: one's own is chosen; the opponent's lie face down, so chance picks among them."""

    def __init__(self, sel: SetNode) -> None:
        super().__init__("KF.choosing-objects")
        self.sel = sel

    def run(self, s: KeyForge, f: KFrame) -> None:
        sides = tuple([p for p in (0, 1) if s.players[p].archives])
        if not sides:
            f.it = ()
            f.full = False
            return
        p = s.ask(f, s.active, "name-player", self.rule, sides, self.sel)
        if p == NOT_YET:
            return
        if p == s.active:
            k = s.ask(f, s.active, "target", self.rule, s.players[p].archives, self.sel)
        else:
            k = s.chance(f, "random", "KF.random-choices", s.players[p].archives)
        if k == NOT_YET:
            return
        f.it = (k,)
        found(s, f.it)
        f.full = True


class Gather(KOp):
    """Several targets become one batch."""

    def __init__(self, start: bool, end: bool) -> None:
        super().__init__("KF.one-effect-many-creatures")
        self.start = start
        self.end = end

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.ids = f.it if self.start else f.ids + tuple([i for i in f.it if i not in f.ids])
        if self.end:
            f.it = f.ids
            f.ids = ()


class Keep(KOp):
    """What was picked is "the chosen" from here on; or it is set aside for the second half of a swap."""

    def __init__(self, chosen: bool) -> None:
        super().__init__("KF.choosing-objects")
        self.chosen = chosen

    def run(self, s: KeyForge, f: KFrame) -> None:
        if self.chosen:
            f.chosen = f.it
        else:
            f.ids = f.it


class ChooseHouseNamed(KOp):
    """Name a house: any, or one of a player's identity card."""

    def __init__(self, of: SeatsNode | None) -> None:
        super().__init__("KF.choose-a-house-in-effects")
        self.of = of

    def run(self, s: KeyForge, f: KFrame) -> None:
        options = tuple(range(len(HOUSES)))
        if self.of is not None:
            options = tuple(sorted(s.players[self.of.seats(s, f)[0]].houses))
        h = s.ask(f, s.active, "name-house", self.rule, options)
        if h != NOT_YET:
            f.house = h
            s.emit(self.rule, "name-house", f.ctrl, (), h, f.src, note=HOUSES[h])


class ChooseNumber(KOp):
    """Name a number; those that no creature's power reaches cannot matter, so one stands for all of them."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        powers = {board.power(s, i) for q in s.players for i in q.line}
        options = tuple(sorted({p for p in powers if p >= 0} | {0}))
        n = s.ask(f, s.active, "name-number", self.rule, options)
        if n != NOT_YET:
            f.num = n
            s.emit(self.rule, "name-number", f.ctrl, (), n, f.src)


class ChoosePlayer(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        p = s.ask(f, s.active, "name-player", self.rule, (0, 1))
        if p != NOT_YET:
            f.num = p


# ------------------------------------------------------------------ flow
class Fork(KOp):
    """An op that may jump; `to` is set once the program is laid out."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.to = -1


class Unless(Fork):
    """Go on only if a condition holds."""

    def __init__(self, cond: CondNode) -> None:
        super().__init__("KF.as-much-as-possible")
        self.cond = cond

    def run(self, s: KeyForge, f: KFrame) -> None:
        if not self.cond.holds(s, f):
            f.full = False
            f.pc = self.to


class UnlessGone(Fork):
    """Go on only while a card is in play, where without it there is nothing to choose for."""

    def __init__(self, card: SetNode) -> None:
        super().__init__("KF.as-much-as-possible")
        self.card = card

    def run(self, s: KeyForge, f: KFrame) -> None:
        if not any([s.in_play(i) for i in self.card.ids(s, f)]):
            f.full = False
            f.it = ()
            f.way = ()
            f.pc = self.to


class UnlessDone(Fork):
    """ "If you do": go on only if the last effect happened completely."""

    def __init__(self) -> None:
        super().__init__("KF.if-you-do-in-order-to")

    def run(self, s: KeyForge, f: KFrame) -> None:
        if not f.full:
            f.pc = self.to


class May(Fork):
    """ "You may": asked only where there is something to do it to."""

    def __init__(self, probe: SetNode | None, total_power: int = 0) -> None:
        super().__init__("KF.may")
        self.probe = probe
        self.total_power = total_power

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = None if self.probe is None else self.probe.ids(s, f)
        if isinstance(self.probe, Ref) and ids:  # a card that is named and has gone can no longer be touched
            ids = [i for i in ids if not (s.cards[i].zone in (HAND, DECK, ARCHIVES) and s.cards[i].left > f.born)]
        if ids is not None and (not ids or sum([board.power(s, i) for i in ids]) < self.total_power):
            f.full = False
            f.it = ()
            f.way = ()
            f.pc = self.to
            return
        a = s.ask(f, s.active, "may", self.rule, (1, 0), idle=0)
        if a == 0:
            f.full = False
            f.it = ()
            f.way = ()
            f.pc = self.to


class ChooseOne(Fork):
    """The active player picks one of two effects; where it is a card here or a card there, one that there is."""

    def __init__(self, here: SetNode | None = None, there: SetNode | None = None) -> None:
        super().__init__("KF.all-decisions")
        self.here = here
        self.there = there

    def run(self, s: KeyForge, f: KFrame) -> None:
        options: tuple[int, ...] = (0, 1)
        if self.here is not None and self.there is not None:
            if not self.there.ids(s, f):
                options = (0,)
            elif not self.here.ids(s, f):
                options = (1,)
        if s.ask(f, s.active, "choose-one", self.rule, options, f.prog) == 1:
            f.pc = self.to


class Jump(Fork):
    def run(self, s: KeyForge, f: KFrame) -> None:
        f.pc = self.to


class LoopStart(KOp):
    """ "For each": the cards, the players or the number are fixed here."""

    def __init__(self, over: SetNode | None, times: AmountNode | None, players: SeatsNode | None, picked: bool) -> None:
        super().__init__("KF.as-much-as-possible")
        self.over = over
        self.times = times
        self.players = players
        self.picked = picked

    def run(self, s: KeyForge, f: KFrame) -> None:
        if self.picked:
            f.loop = f.it
        elif self.over is not None:
            f.loop = tuple(self.over.ids(s, f))
        elif self.players is not None:
            f.loop = self.players.seats(s, f)
        else:
            assert self.times is not None
            f.loop = (NO_CARD,) * self.times.value(s, f)
        f.looping = True
        f.way = ()


class LoopNext(Fork):
    """The next round, or out of the loop; `any_order`: the active player says which card is next."""

    def __init__(self, players: bool, plain: bool, any_order: bool = False) -> None:
        super().__init__("KF.as-much-as-possible")
        self.players = players
        self.plain = plain
        self.any_order = any_order

    def run(self, s: KeyForge, f: KFrame) -> None:
        if not f.loop:
            f.looping = False
            f.pc = self.to
            return
        k = 0
        if self.any_order and all([s.in_play(i) for i in f.loop]):  # one that has left needs no place in the order
            x = s.ask(f, s.active, "each-order", "KF.all-decisions", f.loop)
            if x == NOT_YET:
                return
            k = f.loop.index(x)
        x = f.loop[k]
        f.loop = f.loop[:k] + f.loop[k + 1 :]
        if self.players:
            f.who = x
        elif not self.plain:
            f.it = (x,)


def standing(s: KeyForge) -> int:
    """A number that tells the table before an effect from the table after it, unless nothing has changed.

    Æmber on cards does not count: where no pool has changed it came from the supply, of which there is no end.
    """
    x = 0
    for q in s.players:
        for n in (q.amber, q.keys, q.chains, len(q.deck), len(q.hand), len(q.discard), len(q.archives), len(q.purged)):
            x = (x * 31 + n) & M32
    for c in s.cards:
        for n in (c.zone, c.ctrl, c.damage, c.plus, len(c.ups), c.armor_used):
            x = (x * 31 + n) & M32
        if c.stun or c.ready:
            x = (x * 31 + (1 if c.stun else 0) + (2 if c.ready else 0)) & M32
    return x


class Repeat(Fork):
    """ "Repeat": from the start of the effect, while a condition holds and the card has not left.

    A repetition that nobody may decline and that has changed nothing (what it would steal cannot be stolen) would change
    nothing for ever: there it ends.
    """

    def __init__(self, cond: CondNode, optional: bool, once: bool) -> None:
        super().__init__("KF.repeat-the-preceding" if once else "KF.repeat")
        self.cond = cond
        self.optional = optional
        self.once = once

    def run(self, s: KeyForge, f: KFrame) -> None:
        if self.once and f.b:
            return
        c = s.cards[f.src]
        if c.zone != LIMBO and not s.in_play(f.src):
            return
        if not self.cond.holds(s, f):
            return
        if self.optional:
            a = s.ask(f, s.active, "repeat", self.rule, (1, 0), idle=0)
            if a == NOT_YET or a == 0:
                return
        elif not self.once:
            now = standing(s)
            if f.b and f.a == now:
                return
            f.a = now
        s.emit(self.rule, "repeat", f.ctrl, (f.src,), 0, f.src)
        f.b = 1
        f.picked = ()
        f.pc = self.to
