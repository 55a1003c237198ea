"""Ops of targets: who is meant.

A target op leaves the cards it found in the frame's "it"; the effect op behind it acts on them.
"""

from __future__ import annotations

from tableforge.kernel.ask import DONE, NO_OPTION, NOT_YET
from tableforge.keyforge import board
from tableforge.keyforge.names import ARCHIVES, DECK, HAND, HOUSES
from tableforge.keyforge.questions import BY_ZONE, And, Extreme, Neighbors, Ref, Sel, rank_of
from tableforge.keyforge.state import KeyForge, KFrame, KOp
from tableforge.words.amounts import Amount
from tableforge.words.flow_ops import Fork, moot
from tableforge.words.node import SeatsNode, SetNode


def put_in_reach(s: KeyForge, ids: tuple[int, ...]) -> None:
    """Cards taken from a hidden zone that the effect names are in its reach, even if they have just left play for it."""
    for i in ids:
        if s.cards[i].left and s.cards[i].zone in (HAND, DECK, ARCHIVES):
            s.card(i).left = 0


def backdate(s: KeyForge, f: KFrame) -> None:
    """Cards found in play are meant as what they are now, even if they have come into play since the effect began."""
    for i in f.it:
        if s.is_new(i, f.born):
            s.card(i).entered = f.born


class Together(SetNode[KeyForge, KFrame]):
    """The cards of a set if together they have so much power, else none: what may be chosen for a sum."""

    def __init__(self, of: SetNode, power: int) -> None:
        self.of = of
        self.power = power

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.power)

    def lack(self) -> str:
        return "weak"

    def ids(self, s: KeyForge, f: KFrame) -> list[int]:
        ids = self.of.ids(s, f)
        return ids if sum([board.power(s, i) for i in ids]) >= self.power else []


class Reachable(SetNode[KeyForge, KFrame]):
    """The cards a pronoun stands for but those that have gone where they can no longer be touched."""

    def __init__(self, of: Ref) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def lack(self) -> str:
        return ""

    def ids(self, s: KeyForge, f: KFrame) -> list[int]:
        return [
            i for i in self.of.ids(s, f) if s.cards[i].zone not in (HAND, DECK, ARCHIVES) or s.cards[i].left <= f.born
        ]


class PickCards(KOp):
    """The active player picks cards of a set, one at a time: exactly n, up to n, or any number.

    Where hidden cards decide what there is to pick, the player is asked for as many as there might be, and says when there are
    no more: others cannot tell who has none, or one, from who has several.
    """

    def __init__(
        self,
        sel: SetNode,
        least: Amount | None,
        most: Amount | None,
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
        room = most
        secret = isinstance(self.sel, Sel) and self.sel.secret(s, f)
        if secret:
            room = self.room(s, f)
        asks = most > 0 and (least < most or most < len(ids)) and not secret
        if asks and not f.ans and moot(s, f, f.pc, len(f.prog.ops), ids, f.much):
            most = room = least
            ids = ids[:least]
        if isinstance(self.sel, Extreme):
            rule = "KF.a-single-one" if self.sel.n == 1 else "KF.the-x-most-least-powerful"
            if self.sel.n > 1:
                got = self.sel.forced(s, f)[:most]
        if least == most == len(ids) and not secret and not s.forced_asks:
            got = ids
        enough = False
        for k in s.take_answers(f):
            if k == DONE:
                enough = True
            else:
                got.append(k)
        while not enough and len(got) < room:
            rest = [i for i in ids if i not in got]
            if self.one_pile and got:
                rest = [i for i in rest if s.cards[i].owner == s.cards[got[0]].owner]
            options = tuple(rest)
            stop = NO_OPTION
            if len(got) >= least and self.enough(s, got):
                options = (*rest, DONE)
                stop = DONE
            if not rest and not secret:
                break
            due, left = least - len(got), most - len(got)
            k = s.ask(f, s.active, "target", rule, options, self.sel, due, left, always=secret, stop=stop)
            if k == NOT_YET:
                return
            if k == DONE:
                break
            got.append(k)
        if self.total_power and not self.enough(s, got):
            got = []
        if enough and not got:
            if self.least is None or self.least.least() <= 0:
                s.declined(f)
            else:  # whoever must choose and does not has nothing that fits
                s.emit(self.rule, "decline", s.active, (), 0, f.src, note=f.prog.name, data=(f.pc - 1,))
        f.it = tuple(got)
        if rank_of(self.sel) == BY_ZONE:
            put_in_reach(s, f.it)
        backdate(s, f)
        f.picked = f.picked + f.it
        f.full = len(got) >= max(1, least)

    def candidates(self, s: KeyForge, f: KFrame) -> list[int] | None:
        return self.sel.ids(s, f)

    def secret(self, s: KeyForge, f: KFrame) -> bool:
        return self.sel.secret(s, f)

    def room(self, s: KeyForge, f: KFrame) -> int:
        """How many cards might be picked, as far as everybody can see."""
        assert isinstance(self.sel, Sel)
        room = self.sel.room(s, f)
        return room if self.most is None else min(room, self.most.value(s, f))

    def enough(self, s: KeyForge, got: list[int]) -> bool:
        if not self.total_power or not got:
            return True
        return sum([board.power(s, i) for i in got]) >= self.total_power


class ChooseEach(KOp):
    """A card of a set for each of so many, the same one again if the player likes; how often is each card's "that much"."""

    def __init__(self, sel: SetNode, times: Amount) -> None:
        super().__init__("KF.for-each")
        self.sel = sel
        self.times = times

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = tuple(self.sel.ids(s, f))
        n = self.times.value(s, f) if ids else 0
        if not f.ans and moot(s, f, f.pc, len(f.prog.ops), list(ids), 1):
            n = 0
        then = f.prog.ops[f.pc] if f.pc < len(f.prog.ops) else None
        if isinstance(then, KOp):
            n = min(n, then.rounds(s, f, ids, n))
        got = list(s.take_answers(f))
        for left in range(n - len(got), 0, -1):
            k = s.ask(f, s.active, "target", self.rule, ids, self.sel, left, left)
            if k == NOT_YET:
                return
            got.append(k)
        f.it = tuple(dict.fromkeys(got))
        f.each = tuple([got.count(i) for i in f.it])
        backdate(s, f)
        f.picked = f.picked + f.it
        f.full = bool(got)

    def candidates(self, s: KeyForge, f: KFrame) -> list[int] | None:
        return self.sel.ids(s, f)


class Take(KOp):
    """Every card of a set, or the cards a pronoun stands for; nobody is asked."""

    def __init__(self, sel: SetNode) -> None:
        super().__init__("KF.choosing-objects")
        self.sel = sel
        self.pronoun = isinstance(sel, Ref) or (isinstance(sel, And) and isinstance(sel.a, Ref))
        self.acts = False

    def run(self, s: KeyForge, f: KFrame) -> None:
        ids = self.sel.ids(s, f)
        if self.pronoun:  # a card that left play and came back is a new one
            ids = [i for i in ids if not s.is_new(i, f.born)]
        f.it = tuple(ids)
        backdate(s, f)
        if rank_of(self.sel) == BY_ZONE:
            put_in_reach(s, f.it)
        f.full = bool(f.it)

    def candidates(self, s: KeyForge, f: KFrame) -> list[int] | None:
        return None if self.pronoun else self.sel.ids(s, f)

    def secret(self, s: KeyForge, f: KFrame) -> bool:
        return self.sel.secret(s, f)

    def moot(self, s: KeyForge, f: KFrame, ids: list[int]) -> bool:
        return isinstance(self.sel, Ref) and self.sel.name in ("it", "them", "chosen")


class TakeAllBut(KOp):
    """Every card of a set but those just picked."""

    def __init__(self, sel: SetNode) -> None:
        super().__init__("KF.choosing-objects")
        self.sel = sel

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.it = tuple([i for i in self.sel.ids(s, f) if i not in f.it])


class TakeTop(KOp):
    """The top cards of a deck or pile, of each player the zone names."""

    def __init__(self, who: SeatsNode, zone: int, n: Amount) -> None:
        super().__init__("KF.reach-of-abilities")
        self.who = who
        self.zone = zone
        self.n = n

    def run(self, s: KeyForge, f: KFrame) -> None:
        out: list[int] = []
        for p in self.who.seats(s, f):
            out.extend(s.zone(p, self.zone)[: self.n.value(s, f)])
        f.it = tuple(out)
        put_in_reach(s, f.it)
        f.full = bool(out)


class TakeRandom(KOp):
    """Nature picks so many cards of a set."""

    def __init__(self, sel: SetNode, n: Amount) -> None:
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
            put_in_reach(s, f.it)
        f.full = bool(got)

    def candidates(self, s: KeyForge, f: KFrame) -> list[int] | None:
        return self.sel.ids(s, f)

    def secret(self, s: KeyForge, f: KFrame) -> bool:
        return self.sel.secret(s, f)


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
        put_in_reach(s, f.it)
        f.full = True


class Gather(KOp):
    """Several targets become one batch."""

    def __init__(self, start: bool, end: bool) -> None:
        super().__init__("KF.one-effect-many-creatures")
        self.start = start
        self.end = end

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.aside = f.it if self.start else f.aside + tuple([i for i in f.it if i not in f.aside])
        if self.end:
            f.it = f.aside
            f.aside = ()


class Keep(KOp):
    """What was picked is "the chosen" from here on; or it is set aside for the second half of a swap."""

    def __init__(self, chosen: bool) -> None:
        super().__init__("KF.choosing-objects")
        self.chosen = chosen
        self.acts = False

    def moot(self, s: KeyForge, f: KFrame, ids: list[int]) -> bool:
        return True

    def run(self, s: KeyForge, f: KFrame) -> None:
        if self.chosen:
            f.chosen = f.it
        else:
            f.aside = f.it


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
        n = s.ask(f, s.active, "name-number", self.rule, f.ans or numbers_that_matter(s))
        if n != NOT_YET:
            f.number = n
            s.emit(self.rule, "name-number", f.ctrl, (), n, f.src)


def numbers_that_matter(s: KeyForge) -> tuple[int, ...]:
    """The powers of the creatures in play, and 0 for all other numbers."""
    powers = {board.power(s, i) for q in s.players for i in q.line}
    return tuple(sorted({p for p in powers if p >= 0} | {0}))


class ChoosePlayer(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        p = s.ask(f, s.active, "name-player", self.rule, (0, 1))
        if p != NOT_YET:
            f.player = p


# ------------------------------------------------------------------ flow
class UnlessGone(Fork[KeyForge, KFrame]):
    """Go on only while a card is in play, where without it there is nothing to choose for."""

    def __init__(self, card: SetNode) -> None:
        super().__init__("KF.as-much-as-possible")
        self.card = card

    def run(self, s: KeyForge, f: KFrame) -> None:
        if not any([s.in_play(i) for i in self.card.ids(s, f)]):
            self.leave(f)
