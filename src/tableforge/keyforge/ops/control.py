"""Cards played and used by cards; control, place, keys, chains, and effects that last."""

from __future__ import annotations

from tableforge.kernel.ask import NOT_YET
from tableforge.keyforge import board, codes, damage, legal, moves, play, turn, use
from tableforge.keyforge.definition import Mod
from tableforge.keyforge.frames import FightFrame
from tableforge.keyforge.names import ARCHIVES, DECK, DO_FIGHT, DO_UNSTUN, FORGES, HAND, LINE, THIS_TURN, WAYS_OF_USE
from tableforge.keyforge.ops.common import report
from tableforge.keyforge.questions import Happening, Ref
from tableforge.keyforge.state import KeyForge, KFrame, KOp, Lasting
from tableforge.words.amounts import Amount
from tableforge.words.flow_ops import Fork
from tableforge.words.frame import NO_CARD
from tableforge.words.node import PatternNode, SeatsNode, SetNode


class Play(KOp):
    """Play the card in full; one that cannot be played stays where it was."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.full = False
        for i in f.it[:1]:
            c = s.cards[i]
            if c.zone == ARCHIVES and c.homeward:  # to the hand instead of into play
                moves.move(s, i, HAND, c.owner, f.src, "KF.foreign-cards-in-archives", "return")
                continue
            why = legal.may_play_by_effect(s, i, s.active)
            if why:
                s.emit(
                    "KF.a-card-that-cannot-be-played",
                    "cannot-play",
                    s.active,
                    (i,),
                    0,
                    f.src,
                    note=why,
                    also=(s.blame,),
                )
            else:
                f.full = True
                # Only a card that says "as if it were yours" (Murkens) plays from the opponent's deck or archives.
                play.play(s, i, f.ctrl, s.holder(i) != f.ctrl and c.zone in (DECK, ARCHIVES))


class Use(KOp):
    """Use the card now, in a way the active player picks; any house will do."""

    def __init__(self, as_yours: bool) -> None:
        super().__init__("KF.as-if-it-were-yours" if as_yours else "KF.use-by-card-ability")
        self.as_yours = as_yours

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.full = False
        for i in f.it[:1]:
            if not s.in_play(i):
                return
            ways = f.ans or tuple(use.ways_to_use(s, i, f.ctrl))
            if not ways:
                full = s.cards[i].ready and legal.six_times(s, i)
                why = "KF.rule-of-six-seventh" if full else "KF.use-requirements-stay"
                note = why_unusable(s, i, f.ctrl) if s.tracing else ""
                s.emit(why, "cannot-use", f.ctrl, (i,), 0, f.src, note=note, also=(s.blame,))
                return
            v = s.ask(f, s.active, "use-how", self.rule, ways, i)
            if v == NOT_YET:
                return
            f.full = True
            use.use(s, i, v, f.ctrl)


def why_unusable(s: KeyForge, i: int, p: int) -> str:
    """For the log: the rule by which card i cannot be used in any way; "" where each way has its own. `s.blame` is behind it."""
    found = dict.fromkeys([legal.may_use_by_effect(s, i, v, p) for v in WAYS_OF_USE if v != DO_UNSTUN])
    if len(found) > 1:
        s.blame = NO_CARD
        return ""
    return next(iter(found))


class FightWith(KOp):
    """Fight with the creature by the normal rules; `against` narrows the targets to ones not fought before."""

    def __init__(self, against: SetNode | None) -> None:
        super().__init__("KF.fight-with")
        self.against = against

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.full = False
        for i in f.it[:1]:
            if s.cards[i].zone != LINE:
                return
            verb = DO_UNSTUN if s.cards[i].stun else DO_FIGHT
            why = legal.may_use_by_effect(s, i, verb, f.ctrl)
            if s.cards[i].ctrl != f.ctrl:  # an enemy's ability triggered as if it were yours: its neighbor is not yours
                why = "KF.use-needs-control"
            if why:
                s.emit(why, "cannot-fight", f.ctrl, (i,), 0, f.src, note=why, also=(s.blame,))
                return
            target = NO_CARD
            if self.against is not None and verb == DO_FIGHT:
                options = f.ans or self.targets(s, f, i, self.against)
                if not options:
                    s.emit(
                        "KF.no-target-no-fight", "cannot-fight", f.ctrl, (i,), 0, f.src, note="KF.no-target-no-fight"
                    )
                    return
                target = s.ask(f, s.active, "attack", "KF.fight-target", options)
                if target == NOT_YET:
                    return
                f.picked = (*f.picked, target)
            f.full = True
            use.use(s, i, verb, f.ctrl, target)

    def targets(self, s: KeyForge, f: KFrame, i: int, against: SetNode) -> tuple[int, ...]:
        """Whom creature i may attack among these; what holds only while it is attacking counts here, too."""
        wanted = against.ids(s, f)
        s.call(FightFrame(use.FIGHTING, i, f.ctrl))
        found = tuple([t for t in legal.targets(s, i) if t in wanted and t not in f.picked])
        s.stack.pop()
        return found


class TakeControl(KOp):
    """The newest control effect decides; the card moves to its controller's side when the state is next checked."""

    def __init__(self, give: bool, until_this_leaves: bool) -> None:
        super().__init__("KF.taking-control")
        self.give = give
        self.until_this_leaves = until_this_leaves

    def run(self, s: KeyForge, f: KFrame) -> None:
        p = 1 - f.ctrl if self.give else f.ctrl
        done: list[int] = []
        for i in f.it:
            if s.in_play(i) and s.cards[i].ctrl != p:
                src = f.src if self.until_this_leaves else NO_CARD
                if src >= 0 and not s.in_play(src):
                    continue
                s.card(i).layers = (*s.cards[i].layers, (p, src))
                s.unsettled = True
                done.append(i)
        report(f, done, max(1, len(f.it)))


class Swap(KOp):
    """Two creatures of one line exchange places; across lines it fails."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.full = False
        if len(f.aside) != 1 or len(f.it) != 1:
            return
        a, b = f.aside[0], f.it[0]
        if a == b or not s.is_creature(a) or not s.is_creature(b) or s.cards[a].ctrl != s.cards[b].ctrl:
            if a != b:
                s.emit("KF.own-line-only", "cannot", f.ctrl, (a, b), 0, f.src, how="swap")
            return
        f.full = True
        moves.swap(s, a, b, f.ctrl, f.src, self.rule)


class MoveToFlank(KOp):
    """A creature moves to a flank of its line; it has not left play."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        for i in f.it[:1]:
            if not s.is_creature(i):
                return
            at = damage.flank(s, f, i, s.cards[i].ctrl)
            if at == NOT_YET:
                return
            moves.stand(s, i, at, f.src, self.rule)


class Forge(KOp):
    """Forge a key by a card: at current cost, with an extra, or at no cost."""

    def __init__(self, extra: Amount | None, who: SeatsNode, agreed: bool = False) -> None:
        super().__init__("KF.forging-by-card")
        self.extra = extra
        self.who = who
        self.agreed = agreed

    def run(self, s: KeyForge, f: KFrame) -> None:
        extra = 0 if self.extra is None else self.extra.signed(s, f)
        turn.forge(s, self.who.seats(s, f)[0], extra, self.extra is None, f.src, self.agreed)


class UnlessForgeable(Fork[KeyForge, KFrame]):
    """ "You may forge" is asked only where a key could be forged."""

    def __init__(self, extra: Amount | None, who: SeatsNode) -> None:
        super().__init__("KF.forge-all-or-nothing")
        self.extra = extra
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        extra = 0 if self.extra is None else self.extra.signed(s, f)
        p = self.who.seats(s, f)[0]
        why = turn.can_forge(s, p, extra, self.extra is None)
        if why:
            s.emit(why, "cannot-forge", p, (), 0, s.blame, how="poor" if why == turn.TOO_POOR else "")
            f.full = False
            f.pc = self.to


class Unforge(KOp):
    """A key that the player forged in the previous turn is unforged, where it still is forged."""

    def __init__(self, who: SeatsNode) -> None:
        super().__init__("KF.unforge")
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        for p in self.who.seats(s, f):
            for x in reversed(s.last_past):
                if x.kind == FORGES and x.seat == p and x.amount <= s.players[p].keys:  # the first key, the second …
                    s.player(p).keys -= 1
                    s.unsettled = True
                    s.emit(self.rule, "unforge", p, (), 1, f.src)
                    break


class AddChains(KOp):
    def __init__(self, n: Amount, who: SeatsNode) -> None:
        super().__init__("KF.chains-gaining")
        self.n = n
        self.who = who

    def run(self, s: KeyForge, f: KFrame) -> None:
        for p in self.who.seats(s, f):
            n = self.n.value(s, f)
            s.player(p).chains += n
            s.emit(self.rule, "chains", p, (), n, f.src)


class AddLasting(KOp):
    """A modifier or a reaction that outlives this ability: for the turn, the next turn, or until something happens."""

    def __init__(self, mod: Mod, expiry: int, who: SeatsNode | None, until: PatternNode | None) -> None:
        super().__init__("KF.for-the-rest-of-the-turn" if expiry == THIS_TURN else "KF.next-turn-effects")
        self.mod = mod
        self.expiry = expiry
        self.who = who
        self.until = until

    def run(self, s: KeyForge, f: KFrame) -> None:
        ctx = f.clone()
        ctx.ans = ()
        ctx.grantor = f.grantor if f.grantor >= 0 else f.src
        if isinstance(self.until, Happening) and self.until.subj is not None:
            if not any([s.in_play(i) for i in self.until.subj.ids(s, ctx)]):
                return  # what it should last until has already happened
        if isinstance(self.mod.who, Ref) and not self.mod.who.ids(s, ctx):
            return  # nobody was there to choose
        seat = f.ctrl if self.who is None else self.who.seats(s, f)[0]
        s.serial += 1
        s.lasting = (
            *s.lasting,
            Lasting(codes.lasting_key(s.serial), self.mod, ctx, self.expiry, seat, s.turn, self.until),
        )
        s.index = None
        s.unsettled = True
        if s.tracing:
            self.tell(s, ctx)

    def tell(self, s: KeyForge, f: KFrame) -> None:
        """Tell the log which words are in force, and for which creatures; where several come of one sentence, once."""
        first = f.prog.ops.index(self)
        while first > 0 and f.prog.ops[first - 1].said is self.said:
            first -= 1
        last = s.events[-1] if s.events else None
        if last is None or last.kind != "lasting" or last.source != f.src or last.data != (first,):
            who = [i for i in self.mod.who.ids(s, f) if s.in_play(i)] if isinstance(self.mod.who, Ref) else []
            how = "cards" if who else ""
            s.emit(self.rule, "lasting", f.ctrl, tuple(who), 0, f.src, note=f.prog.name, data=(first,), how=how)


class BindArmor(KOp):
    """Each card's armor now, so that "damage equal to the armor it lost" knows it."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        f.each = tuple([board.armor(s, i) for i in f.it])
