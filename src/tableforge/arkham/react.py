"""How things happen: every occurrence has its timing points, and an effect as a whole has its aftermath.

What is about to happen may be answered "when" it would happen or happens, and so be changed or cancelled (`before`).  What has
happened is noted, and answered once the whole effect is over (`Conclude`, AH.effect-before-after): ready enemies engage first,
then come abilities with "at" and "if", then those with "after", each time forced ones before those that are offered.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, codes
from tableforge.arkham.definition import Ability
from tableforge.arkham.frames import MoveFrame, Point
from tableforge.arkham.names import (
    DO_FORCED,
    DO_PLAY,
    ENDS,
    ENEMY,
    FAILS,
    FORCED,
    GAME,
    OBJECTIVE,
    PLAY_ABILITY,
    PLAYABLE,
    SETTING_UP,
    STILL_IN,
    THREAT,
)
from tableforge.arkham.state import AFrame, Arkham, Cost, Index, Row
from tableforge.kernel.core import AnyOp, Op, Program
from tableforge.kernel.react import AFTER, AT, WHEN, WOULD, Fact, Forced, Moment, Offered, Timing
from tableforge.words.flow_ops import comes_to_nothing
from tableforge.words.frame import NO_IDS, NOBODY


# ------------------------------------------------------------------ whether an ability may answer
def limited(s: Arkham, a: Ability, i: int, seat: int) -> bool:
    """Whether an ability has been used as often as its limit allows (AH.limit-per-period)."""
    if not a.limit:
        return False
    who = codes.GROUP if a.group else seat
    return s.uses_of(codes.use(i, s.cards[i].entered, a.number, who, a.period)) >= a.limit


def count_use(s: Arkham, a: Ability, i: int, seat: int) -> None:
    if a.limit:
        who = codes.GROUP if a.group else seat
        s.count_use(codes.use(i, s.cards[i].entered, a.number, who, a.period))


def payable(s: Arkham, f: AFrame, a: Ability) -> bool:
    """Whether the costs of an ability can be paid (AH.initiation-costs-payable)."""
    if a.cost is None:
        return True
    for op in a.cost.ops:
        if isinstance(op, Cost) and not op.payable(s, f):
            return False
    return True


def can_change(s: Arkham, f: AFrame, prog: Program) -> bool:
    """Whether an effect has the potential to change the game (AH.initiation-restrictions)."""
    before = f.prog
    f.prog = prog
    nothing = comes_to_nothing(s, f, 0, prog.last if prog.last >= 0 else len(prog.ops), list(f.it))
    f.prog = before
    return not nothing


# ------------------------------------------------------------------ timing points
class Moments(Timing[Arkham, Row]):
    """The timing points of Arkham Horror; cards in hands react, too, by being played."""

    def lead(self, s: Arkham) -> int:
        return s.lead

    def polls(self, s: Arkham, m: Moment, timing: int, seat: int) -> bool:
        if s.players[seat].status != STILL_IN or (s.peril >= 0 and s.peril != seat):  # AH.peril
            return False
        return not s.polls_alike or self.offers(s, m, timing)

    def offers(self, s: Arkham, m: Moment, timing: int) -> bool:
        """Whether anything could be offered here, by what everybody sees; a Forced ability in a hand only opens the point."""
        assert isinstance(m, Point)
        for fact in m.facts:
            if fact.kind in board.HAND_KINDS:
                return True
            for row in board.index(s).listeners(timing, fact.kind):
                if not self.forced(row):
                    return True
        return False

    def due(self, s: Arkham, m: Moment, timing: int, forced: bool) -> list[Row]:
        assert isinstance(m, Point)
        out: list[Row] = []
        ix = board.index(s)
        for k, fact in enumerate(m.facts):
            for row in ix.listeners(timing, fact.kind):
                a = row.ability
                assert a is not None
                if (a.kind == FORCED or a.kind == OBJECTIVE) is not forced or row.key * 64 + k in m.reacted:
                    continue
                if not among(out, row.key):
                    self.reactors(s, row, a, fact, forced, out)
            for p in m.seats:
                q = s.players[p]
                if q.status != STILL_IN:
                    continue
                if q.watch >> fact.kind & 1:
                    self.from_hand(s, p, q.hand, timing, fact, k, m, forced, out)
                if not forced and ix.rows[PLAYABLE]:
                    self.from_hand(s, p, tuple(board.as_if_in_hand(s, p)), timing, fact, k, m, forced, out)
        return out

    def awaited(self, s: Arkham, m: Point) -> int:
        """The first op of the point's program at which an ability may react, as things stand; its end, where none may."""
        ix = board.index(s)
        kinds = 0
        for fact in m.facts:
            kinds |= 1 << fact.kind
        in_hands = bool(ix.rows[PLAYABLE])
        for p in m.seats:
            in_hands = in_hands or s.players[p].watch & kinds != 0
        for k, op in enumerate(m.prog.ops):
            if isinstance(op, (Forced, Offered)) and (in_hands or self.listened_to(ix, m, op.timing)):
                if self.due(s, m, op.timing, isinstance(op, Forced)):
                    return k
        return m.prog.end

    def listened_to(self, ix: Index, m: Point, timing: int) -> bool:
        """Whether a card in play listens to such a fact at that timing."""
        for fact in m.facts:
            if ix.listeners(timing, fact.kind):
                return True
        return False

    def reactors(self, s: Arkham, row: Row, a: Ability, fact: Fact, forced: bool, out: list[Row]) -> None:
        """Whoever may answer this fact by an ability of a card in play."""
        i = row.ctx.src
        if board.index(s).blank and board.blank(s, i):
            return
        whose = [row.ctx.ctrl]
        if fact.kind == ENDS and fact.amount == GAME and fact.seat >= 0 and s.cards[i].owner != fact.seat:
            return  # the game has ended for the weaknesses of one investigator only (AH.elimination-weaknesses)
        if s.controller(i) < 0:  # an encounter card: "you" is whoever it happens to, or whoever is there to answer it
            if forced and s.cards[i].zone == THREAT and s.cards[i].d.type != ENEMY:
                whose = [row.ctx.ctrl]  # whoever's threat area it is in (AH.you-on-a-card-in-play)
            elif forced:
                whose = [fact.seat if fact.seat >= 0 and s.still_in(fact.seat) else row.ctx.ctrl]
            else:
                place = s.location_of(i)
                whose = [p for p in s.in_order() if place < 0 or s.players[p].at == place]
                if row.ctx.ctrl >= 0 and not s.ed.anyone_there_may_trigger:
                    whose = [row.ctx.ctrl]
        for p in whose:
            f = AFrame(a.prog, i, p)
            f.fact = fact
            f.it = (fact.card,) if fact.card >= 0 else NO_IDS
            if self.answers(s, f, a, fact):
                out.append(Row(row.mod, f, row.key, a))

    def from_hand(
        self,
        s: Arkham,
        p: int,
        hand: tuple[int, ...],
        timing: int,
        fact: Fact,
        k: int,
        m: Point,
        forced: bool,
        out: list[Row],
    ) -> None:
        """The cards in a hand, or as if in it, that may answer this fact."""
        for i in hand:
            d = s.cards[i].d
            if not d.hand_watch >> fact.kind & 1:
                continue
            for a in d.in_hand:
                key = codes.act(DO_FORCED if a.kind == FORCED else DO_PLAY, i, a.number)
                if board.timing_of(s, a, fact.kind) != timing or (a.kind == FORCED) is not forced:
                    continue
                assert a.event is not None
                if key * 64 + k in m.reacted or fact.kind not in a.event.kinds():
                    continue
                f = AFrame(a.prog, i, p)
                f.fact = fact
                f.it = (fact.card,) if fact.card >= 0 else NO_IDS
                if self.answers(s, f, a, fact) and (a.kind != PLAY_ABILITY or self.may_play(s, i, p)):
                    out.append(Row(board.LISTENS, f, key, a))

    def may_play(self, s: Arkham, i: int, p: int) -> bool:
        """Whether nothing but the moment stands against playing a card."""
        from tableforge.arkham import legal

        return legal.may_play(s, i, p, True) == ""

    def answers(self, s: Arkham, f: AFrame, a: Ability, fact: Fact) -> bool:
        """Whether an ability may answer just this fact."""
        assert a.event is not None
        return a.event.matches(s, f, fact) and self.objection(s, f, a, fact) == ""

    def objection(self, s: Arkham, f: AFrame, a: Ability, fact: Fact) -> str:
        """The rule by which an ability that waits for such a fact may not answer it, "" where it may."""
        if a.given is not None and not a.given.holds(s, f):
            return "AH.prerequisites"
        if a.timing == WOULD and fact.kind == FAILS:
            from tableforge.arkham import skill

            if not skill.failing(s):
                return "AH.would-replaced"  # somebody has averted it already
        if limited(s, a, f.src, f.ctrl):
            return "AH.group-limit" if a.group else "AH.limit-per-period"
        if not payable(s, f, a):
            return "AH.initiation-costs-payable"
        if can_change(s, f, a.prog):
            return ""
        return "AH.event-must-change" if a.kind == PLAY_ABILITY else "AH.triggered-potential"

    def forced(self, row: Row) -> bool:
        a = row.ability
        return a is not None and (a.kind == FORCED or a.kind == OBJECTIVE)

    def react(self, s: Arkham, m: Moment, row: Row) -> None:
        """Let an ability answer; it knows the timing point, and may cancel what it answers."""
        assert isinstance(m, Point) and row.ability is not None
        k = [x is row.ctx.fact for x in m.facts].index(True)
        m.reacted += (row.key * 64 + k,)
        place = s.running
        from tableforge.arkham import use

        f = row.ctx
        f.moment = place
        if row.ability.kind == PLAY_ABILITY:
            use.play_now(s, f, row.ability)
        else:
            use.trigger(s, f, row.ability)


def among(rows: list[Row], key: int) -> bool:
    """Whether one of the rows has that number."""
    for row in rows:
        if row.key == key:
            return True
    return False


class Report(Op[Arkham, Point]):
    """Tell the procedure that asked what has become of its intention."""

    def run(self, s: Arkham, m: Point) -> None:
        c = s.caller(m)
        assert isinstance(c, AFrame)
        c.cancelled = m.cancelled
        c.fact = m.facts[0]


def points(how: Moments, name: str, timings: tuple[int, ...], *last: AnyOp) -> Program:
    """A program of timing points: at each, forced abilities and then those that are offered."""
    ops: list[AnyOp] = []
    for t in timings:
        ops.append(Forced("AH.lead-orders-forced", t, how))
        ops.append(Offered("AH.reaction-opportunities", t, how))
    ops.extend(last)
    return Program(name, tuple(ops))


HOW: Final = Moments()
BEFORE: Final = points(HOW, "before", (WOULD, WHEN), Report("AH.when"))
AFTERMATH: Final = points(HOW, "aftermath", (AT, AFTER))
OBJECTIVES: Final = Program("objectives", (Forced("AH.objective-if", AT, HOW),))
WHOLE: Final = points(HOW, "occasion", (WOULD, WHEN, AT, AFTER))
WHOLE_2016: Final = Program(
    "occasion-2016",
    (
        Forced("AH.timing-point-order-2016", AT, HOW),
        Forced("AH.timing-point-order-2016", WHEN, HOW),
        Offered("AH.reaction-opportunities", WHEN, HOW),
        Offered("AH.reaction-opportunities", AT, HOW),
        Forced("AH.lead-orders-forced", AFTER, HOW),
        Offered("AH.reaction-opportunities", AFTER, HOW),
    ),
)


def before(s: Arkham, f: AFrame, fact: Fact) -> None:
    """Let what is about to happen be answered; the frame then knows whether it was cancelled, and what has become of it."""
    f.fact = fact
    f.cancelled = False
    if board.heard(s, fact.kind):
        open_point(s, f, BEFORE, (fact,))


def note(s: Arkham, kind: int, seat: int, card: int, other: int, amount: int, at: int = -1) -> None:
    """Tell what has happened (a `Fact`); it is answered when the effect that it is a part of is over, by whoever is there then.

    A card that the same effect brings answers, too (AH.effect-before-after).  The steps of set-up are no such effect, though
    they conclude together: there only who was there when it happened answers (AH.setup-no-player-window).
    """
    if board.ANSWERED_AFTERWARDS >> kind & 1 and (s.phase != SETTING_UP or board.heard(s, kind)):
        s.due += (Fact(kind, seat, card, other, amount, at),)


def objectives(s: Arkham, f: AFrame, fact: Fact) -> None:
    """Let an objective be carried out for this fact before anything else is (AH.objective-if)."""
    if awaited_by_objective(s, f, fact):
        s.call(Point(OBJECTIVES, f.src, NOBODY, s.in_order(s.active), (fact,)))


def awaited_by_objective(s: Arkham, f: AFrame, fact: Fact) -> bool:
    """Whether an objective would be carried out if this happened."""
    return board.heard(s, fact.kind) and bool(HOW.due(s, Point(OBJECTIVES, f.src, NOBODY, (), (fact,)), AT, True))


def occasion(s: Arkham, f: AFrame, kind: int, seat: int, card: int, other: int, period: int) -> None:
    """A moment of the framework, such as the end of a phase: all its timing points in a row."""
    if board.heard(s, kind, period):
        fact = Fact(kind, seat, card, other, period)
        open_point(s, f, WHOLE if s.ed.when_before_at else WHOLE_2016, (fact,))


def open_point(s: Arkham, f: AFrame, prog: Program, facts: tuple[Fact, ...]) -> None:
    """Open a timing point where somebody first has something to say at it, if anybody has: nothing happens before that
    could change that.
    """
    m = Point(prog, f.src, NOBODY, s.in_order(s.active), facts)
    if not s.polls_alike:
        m.pc = HOW.awaited(s, m)
    if m.pc < prog.end:
        s.call(m)


def end_period(s: Arkham, period: int) -> None:
    """A test, a turn, a phase or a round is over: so are the effects that lasted until then, and its limits begin anew."""
    if s.lasting:
        kept = tuple([x for x in s.lasting if x.expiry != period])
        if len(kept) < len(s.lasting):
            s.lasting = kept
            s.index = None
    if s.used:
        left = {use: n for use, n in s.used.items() if codes.period_of(use) != period}
        if len(left) < len(s.used):
            s.used = left


# ------------------------------------------------------------------ what has waited
def resume(s: Arkham, waited: AFrame) -> None:
    """Let a test, or a move that leads to one, begin after its wait, unless whoever it concerns is out of the game."""
    t = waited.clone()
    if isinstance(t, MoveFrame):
        t.start = s.players[t.mover].at
    if t.ctrl < 0 or s.players[t.ctrl].status == STILL_IN:
        s.call(t)
