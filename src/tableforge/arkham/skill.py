"""Skill tests, by the eight steps of the rules reference (ST.1 to ST.8).

One test is under way at a time; one that would begin inside it waits until it has ended (AH.nested-skill-tests).
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, chaos, clues, damage, enemies, moves, window
from tableforge.arkham.commit import Commit
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.definition import Mod
from tableforge.arkham.frames import AFTER_TEST, ON_RESULT, ON_TOKEN, ActionFrame, Rider, TestFrame, TestMod, Token
from tableforge.arkham.names import (
    ATTACK,
    AUTO_FAIL,
    AUTO_SUCCEED,
    DAMAGE,
    EACH_SKILL,
    EVADE,
    EVASION,
    EXTRA_CLUES,
    FAILS,
    FAILURE,
    FIGHT,
    GET,
    HAND,
    HIT,
    INVESTIGATION_TEST,
    LIMBO,
    MASSIVE,
    NO_TOKEN,
    PLAIN,
    RETALIATE,
    SHROUD,
    SKILL_VALUE,
    SKULL,
    STILL_IN,
    SUCCEEDS,
    SUCCESS,
    TEST,
    TEST_KINDS,
    TOKEN_REVEALED,
    UNDECIDED,
    USE_SKILL,
    WILD,
    Numbers,
)
from tableforge.arkham.react import before, can_change, end_period, note, resume
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import NO_PLACE, Program, steps
from tableforge.kernel.react import Fact
from tableforge.words.flow_ops import Unless
from tableforge.words.frame import NO_CARD

STAT_FOR: Final[Numbers] = (0, FIGHT, EVADE, SHROUD)  # by the kind of test


def current(s: Arkham) -> TestFrame | None:
    """The test under way."""
    if s.testing < 0 or s.testing >= len(s.stack):
        return None
    t = s.stack[s.testing]
    return t if isinstance(t, TestFrame) else None


def begin(
    s: Arkham,
    f: AFrame,
    tester: int,
    skill: int,
    difficulty: int,
    kind: int,
    target: int = NO_CARD,
    mods: tuple[Mod, ...] = (),
    riders: tuple[tuple[int, Program], ...] = (),
    ok: Program | None = None,
    ko: Program | None = None,
    results: Program | None = None,
) -> None:
    """Seat `tester` makes a test; the words of its modifiers, riders and results are read in a frame like `f`."""
    t = TestFrame(TEST_STEPS, f.src, tester)
    t.skill = skill
    t.kind = kind
    t.base = difficulty
    t.target = target
    ctx = f.clone()
    t.ctx = ctx
    t.mods = tuple([TestMod(m, ctx) for m in mods])
    t.riders = tuple([Rider(when, prog, ctx) for when, prog in riders])
    t.ok = ok
    t.ko = ko
    t.results = results
    now = current(s)
    if now is None:
        s.call(t)
    else:
        now.deferred += (t,)


# ------------------------------------------------------------------ values
def mods_of(s: Arkham, t: TestFrame, kind: int) -> list[TestMod]:
    """The modifiers of a kind that this test alone has, as far as their conditions hold."""
    return [x for x in t.mods if x.mod.kind == kind and (x.mod.guard is None or x.mod.guard.holds(s, x.ctx))]


def added(s: Arkham, t: TestFrame, stat: int) -> int:
    """What the modifiers of this test add to a value."""
    n = 0
    for x in t.mods:
        m = x.mod
        if m.kind == GET and m.what == stat and (m.guard is None or m.guard.holds(s, x.ctx)):
            assert m.n is not None
            n += m.n.signed(s, x.ctx)
    return n


def icons(s: Arkham, t: TestFrame) -> int:
    """How much the committed cards add (AH.commit-icons)."""
    n = 0
    for i in t.committed:
        have = s.cards[i].d.icons
        n += have[t.skill] + have[WILD]
    return n


def value(s: Arkham, t: TestFrame) -> int:
    """ST.5: the modified skill value, from scratch; nothing is below 0 in the end (AH.st5-modified-skill-value)."""
    n = board.raw_skill(s, t.ctrl, t.skill) + icons(s, t)
    n += added(s, t, t.skill) + added(s, t, SKILL_VALUE) + added(s, t, EACH_SKILL)
    for token in t.tokens:
        n += chaos.modifier(s, t, token)
    return max(0, n)


def difficulty(s: Arkham, t: TestFrame) -> int:
    """The difficulty: of a fight, an evasion or an investigation the value of the card, as it is now."""
    if t.kind == PLAIN:
        return max(0, t.base)
    stat = STAT_FOR[t.kind]
    return max(0, board.stat(s, t.target, stat) + added(s, t, stat))


# ------------------------------------------------------------------ ST.1
class Begins(AOp):
    """ST.1: the skill is determined; a card may put another in its place (AH.skill-test-begins)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        skill = f.skill
        for x in f.mods:
            if x.mod.kind == USE_SKILL and x.mod.bits >> skill & 1:
                skill = x.mod.what
        if board.index(s).rows[USE_SKILL]:
            for r in board.rows(s, USE_SKILL):
                m = r.mod
                if not m.bits >> skill & 1 or m.what == skill:
                    continue
                if m.who is not None and not m.who.match(s, r.ctx, s.players[f.ctrl].card):
                    continue
                if m.to is not None and (f.kind == PLAIN or not m.to.match(s, r.ctx, f.target)):
                    continue
                if m.optional:
                    a = s.ask(f, f.ctrl, "use-skill", self.rule, (m.what, skill), r.ctx.src)
                    if a == NOT_YET:
                        return
                    skill = a
                else:
                    skill = m.what
        f.skill = skill
        s.testing = s.running
        s.emit(
            self.rule,
            "test",
            f.ctrl,
            (f.target,) if f.target >= 0 else (),
            difficulty(s, f),
            f.src,
            data=(skill, f.kind),
            how=TEST_KINDS[f.kind],
        )


class Window(AOp):
    """A player window of the test."""

    def run(self, s: Arkham, f: AFrame) -> None:
        window.open_window(s, f, self.rule)


# ------------------------------------------------------------------ ST.3 and ST.4
def without_token(s: Arkham, t: TestFrame) -> bool:
    """Whether a card says, as things stand, that the tester reveals no token (AH.no-token-revealed)."""
    if not board.index(s).rows[NO_TOKEN]:
        return False
    return any([r.ctx.ctrl == t.ctrl for r in board.rows(s, NO_TOKEN)])


class WouldReveal(AOp):
    """ST.3: the tester is about to reveal a token; a card may change how many (AH.reactions-to-the-reveal).

    Whether one is revealed at all is settled here, for until now a window was open.
    """

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        f.no_token = f.no_token or without_token(s, f)
        if f.no_token:
            f.reveal = 0
        if f.reveal:
            f.number = -1
            before(s, f, Fact(TOKEN_REVEALED, f.ctrl, NO_CARD, NO_CARD, -1, -1))


ALL: Final = -2  # in place of the one token that counts


class RevealTokens(AOp):
    """ST.3: tokens are drawn from the bag, without putting any back (AH.tokens-without-replacement)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        bag = s.bag
        faces: list[int] = []
        for _ in range(min(f.reveal, len(bag))):
            face = s.chance_pick(f, "chaos-token", self.rule, bag)
            if face == NOT_YET:
                return
            bag = chaos.without(bag, face)
            faces.append(face)
        only = ALL
        if f.choose and len(faces) > f.choose:
            each = tuple([faces.index(x) for x in sorted(set(faces))])
            only = s.ask(f, f.ctrl, "which-token", "AH.canceled-token", each, tuple(faces))
            if only == NOT_YET:
                return
        s.bag = bag
        for k, face in enumerate(faces):
            token = Token(face)
            token.read = chaos.read_as(s, f, face)
            token.ignored = only != ALL and only != k
            f.tokens += (token,)
            how = "ignored" if token.ignored else ""
            s.emit(self.rule, "token", f.ctrl, (), face, f.src, data=(1 if token.ignored else 0, token.read), how=how)
        f.reveal = 0
        f.choose = 0


def newest(t: TestFrame) -> int:
    """The place of the first token that counts and has not been resolved; -1 where there is none."""
    for k, token in enumerate(t.tokens):
        if not token.ignored and not token.resolved:
            return k
    return -1


class WhenRevealed(AOp):
    """ "When" and "after" a token is revealed: it may be cancelled, or count in another way."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        k = newest(f)
        if k >= 0:
            before(s, f, Fact(TOKEN_REVEALED, f.ctrl, NO_CARD, f.target, f.tokens[k].read, k))


class AfterRevealed(AOp):
    """What was cancelled goes back to the bag; if another is to be revealed in its place, that comes first."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        if f.reveal:
            f.pc = f.prog.at("would")
            return
        k = newest(f)
        if k >= 0:
            note(s, TOKEN_REVEALED, f.ctrl, NO_CARD, f.target, f.tokens[k].read, k)


def cancel_token(s: Arkham, t: TestFrame, k: int) -> None:
    """A token counts as never revealed and goes back to the bag (AH.canceled-token)."""
    token = t.tokens[k]
    s.bag = chaos.with_(s.bag, [token.face])
    t.tokens = t.tokens[:k] + t.tokens[k + 1 :]
    s.emit("AH.canceled-token", "token-cancelled", t.ctrl, (), token.face)


class ResolveSymbol(AOp):
    """ST.4: the ability that the symbol stands for (AH.st4-symbol-effects)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        k = newest(f)
        if k < 0:
            return
        token = f.tokens[k].clone()
        token.resolved = True
        f.tokens = (*f.tokens[:k], token, *f.tokens[k + 1 :])
        if token.read == AUTO_FAIL:
            f.verdict = FAILURE
        elif token.read >= SKULL:
            i, a = chaos.ability_for(s, f, token.read)
            if a is not None:
                for x in a.mods:
                    f.mods = (*f.mods, TestMod(x, AFrame(a.prog, i, f.ctrl)))
                for when, prog in a.riders:
                    f.riders = (*f.riders, Rider(when, prog, AFrame(prog, i, f.ctrl)))
                if len(a.prog.ops) > 1:
                    s.call(AFrame(a.prog, i, f.ctrl))
        if f.reveal or newest(f) >= 0:
            f.pc = f.prog.at("would") if f.reveal else f.prog.at("when")


class MoreTokens(AOp):
    """A symbol may have said to reveal another token: ST.3 and ST.4 again (AH.reveal-another-token)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        if f.reveal:
            f.pc = f.prog.at("would")
        elif newest(f) >= 0:
            f.pc = f.prog.at("when")


class TokenRiders(AOp):
    """What cards say happens if a symbol was revealed (AH.symbol-revealed-in-test)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        next_rider(s, f, ON_TOKEN)


def next_rider(s: Arkham, t: TestFrame, moment: int) -> bool:
    """Run the next rider of a moment; the op that asked is run again for the one after it."""
    for k, r in enumerate(t.riders):
        if r.moment == moment and k not in t.done:
            t.done += (k,)
            t.pc -= 1
            s.call(rider_frame(r))
            return True
    return False


def rider_frame(r: Rider) -> AFrame:
    """The frame in which a rider runs."""
    g = AFrame(r.prog, r.ctx.src, r.ctx.ctrl)
    g.it = r.ctx.it
    g.chosen = r.ctx.chosen
    g.number = r.ctx.number
    return g


# ------------------------------------------------------------------ ST.5 and ST.6
def judge(s: Arkham, t: TestFrame) -> None:
    """ST.5 and ST.6: the values are worked out and compared; an automatic result settles it (AH.st6-success-or-failure)."""
    verdict = t.verdict
    if verdict == UNDECIDED and mods_of(s, t, AUTO_SUCCEED):
        verdict = SUCCESS
    t.value = 0 if verdict == FAILURE else value(s, t)
    t.difficulty = 0 if verdict == SUCCESS else difficulty(s, t)
    ok = verdict == SUCCESS or (verdict != FAILURE and t.value >= t.difficulty)
    t.result = SUCCESS if ok else FAILURE
    t.margin = abs(t.value - t.difficulty)


def failing(s: Arkham) -> bool:
    """Whether the test under way would be failed as things stand now."""
    t = current(s)
    if t is None or (t.verdict == UNDECIDED and mods_of(s, t, AUTO_SUCCEED)):
        return False
    return t.verdict == FAILURE or (t.verdict == UNDECIDED and value(s, t) < difficulty(s, t))


class WouldFail(AOp):
    """ "When you would fail": before failure is established it may still be averted (AH.would-fail)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        judge(s, f)
        if f.result == FAILURE:
            before(s, f, Fact(FAILS, f.ctrl, f.target, f.src, f.margin, f.kind))


class Established(AOp):
    """ST.6: success or failure is established, with its margin."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        judge(s, f)
        ok = f.result == SUCCESS
        s.emit(
            self.rule,
            "succeeds" if ok else "fails",
            f.ctrl,
            (f.target,) if f.target >= 0 else (),
            f.margin,
            f.src,
            data=(f.value, f.difficulty),
        )
        if ok:
            before(s, f, Fact(SUCCEEDS, f.ctrl, f.target, f.src, f.margin, f.kind))
        if s.ed.reactions_before_results:
            note(s, SUCCEEDS if ok else FAILS, f.ctrl, f.target, f.src, f.margin, f.kind)


# ------------------------------------------------------------------ ST.7
OWN: Final = -1  # among the results of a test: those of the test itself
# parts of results that get into no other result's way, and so need no place in the order
ALIKE_AT_ANY_TIME: Final = frozenset(
    {
        "",
        "AH.choose-a-target",
        "AH.draw-cards",
        "AH.heal",
        "AH.gain-resources",
        "AH.owners-zone",
        "AH.delayed-effects",
        "AH.effect-before-after",
    }
)


class Results(AOp):
    """ST.7: the results of the test and those that cards add; the tester decides about the order where it can matter."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        left = [
            k for k in range(OWN, len(f.riders)) if k not in f.done and (k == OWN or f.riders[k].moment == ON_RESULT)
        ]
        if not left:
            return
        cards = []
        for k in left:
            i = source_of(f, k)
            if i not in cards and in_the_order(s, f, k):
                cards.append(i)
        i = source_of(f, left[0])
        if cards:
            i = s.ask(f, f.ctrl, "result-order", self.rule, tuple(cards))
            if i == NOT_YET:
                return
        its = [k for k in left if source_of(f, k) == i]
        k = its[0]
        f.done += (k,)
        f.pc -= 1
        if k == OWN:
            own_results(s, f)
        else:
            s.call(rider_frame(f.riders[k]))


def source_of(t: TestFrame, k: int) -> int:
    """The card that a result comes from."""
    return t.riders[k].ctx.src if k != OWN else t.src if t.src >= 0 else t.target


def in_the_order(s: Arkham, t: TestFrame, k: int) -> bool:
    """Whether a result will change something, and may matter to another one."""
    if k == OWN:
        if t.kind == PLAIN:
            return (t.ok if t.result == SUCCESS else t.ko) is not None
        return t.result == SUCCESS or (t.kind == ATTACK and bool(hit_by_mistake(s, t)))
    r = t.riders[k]
    first = r.prog.ops[0]
    if isinstance(first, Unless) and not first.cond.holds(s, rider_frame(r)):
        return False  # it waited for another result
    return any([op.rule not in ALIKE_AT_ANY_TIME for op in r.prog.ops]) and can_change(s, rider_frame(r), r.prog)


def own_results(s: Arkham, f: TestFrame) -> None:
    """The results that the kind of test has, or those that a card puts in their place."""
    ok = f.result == SUCCESS
    ctx = f.ctx
    assert ctx is not None
    if f.results is not None and ok:
        call_in(s, f.results, ctx)
    elif f.kind == ATTACK:
        if ok:
            attack_hits(s, f)
        else:
            attack_goes_wrong(s, f)
    elif f.kind == EVASION:
        if ok and s.is_enemy(f.target):
            enemies.evade(s, f.target, f.ctrl, "AH.evade-result")
    elif f.kind == INVESTIGATION_TEST:
        if ok:
            clues.discover(s, f, f.ctrl, f.target, 1 + more_clues(s, f), "AH.investigate-result")
    elif ok and f.ok is not None:
        call_in(s, f.ok, ctx)
    elif not ok and f.ko is not None:
        call_in(s, f.ko, ctx)


def call_in(s: Arkham, prog: Program, ctx: AFrame) -> None:
    """Run a part of a card's text in a frame like the one that it was begun in."""
    g = AFrame(prog, ctx.src, ctx.ctrl)
    g.it = ctx.it
    g.chosen = ctx.chosen
    g.number = ctx.number
    g.who = ctx.who
    s.call(g)


def damage_of(s: Arkham, t: TestFrame) -> int:
    """The damage of the attack: 1, or what a card says, with everything that adds to it (AH.fight-success)."""
    n = 1
    more = 0
    for x in mods_of(s, t, HIT):
        assert x.mod.n is not None
        if x.mod.what:
            n = x.mod.n.value(s, x.ctx)
        else:
            more += x.mod.n.signed(s, x.ctx)
    for r in board.rows(s, HIT):
        if r.mod.who is None or r.mod.who.match(s, r.ctx, t.target):
            assert r.mod.n is not None
            more += r.mod.n.signed(s, r.ctx)
    return max(0, n + more)


def attack_hits(s: Arkham, t: TestFrame) -> None:
    if s.is_enemy(t.target):
        damage.deal(s, t, ((t.target, DAMAGE, damage_of(s, t), False),), by=t.ctrl)


def hit_by_mistake(s: Arkham, t: TestFrame) -> list[int]:
    """The one other investigator that the enemy is engaged with, whom a failed attack hits (AH.fight-failure)."""
    i = t.target
    if not s.is_enemy(i) or board.keywords(s, i) & MASSIVE:
        return []
    return [p for p in board.engaged_with(s, i) if p != t.ctrl]


def attack_goes_wrong(s: Arkham, t: TestFrame) -> None:
    for p in hit_by_mistake(s, t):
        damage.deal(s, t, ((s.players[p].card, DAMAGE, damage_of(s, t), False),), by=t.ctrl)


def more_clues(s: Arkham, t: TestFrame) -> int:
    n = 0
    for x in mods_of(s, t, EXTRA_CLUES):
        assert x.mod.n is not None
        n += x.mod.n.value(s, x.ctx)
    return n


class Retaliates(AOp):
    """A ready enemy with Retaliate attacks whoever has failed to hit it (AH.retaliate)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        i = f.target
        if f.kind != ATTACK or f.result != FAILURE or not s.is_enemy(i) or s.cards[i].exhausted:
            return
        if board.keywords(s, i) & RETALIATE and s.players[f.ctrl].status == STILL_IN:
            s.emit(self.rule, "retaliates", f.ctrl, (i,))
            enemies.attack(s, f, i, f.ctrl)


class LateReactions(AOp):
    """In 2016 "after you succeed or fail" comes after the results (AH.after-success-or-failure-2016)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        if not s.ed.reactions_before_results and f.result != UNDECIDED:
            note(s, SUCCEEDS if f.result == SUCCESS else FAILS, f.ctrl, f.target, f.src, f.margin, f.kind)


# ------------------------------------------------------------------ ST.8
class TestEnds(AOp):
    """ST.8: committed cards are discarded, tokens go back to the bag, what was for this test ends (AH.st8-test-ends)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        here = [i for i in f.committed if s.cards[i].zone == LIMBO]
        kept = [i for i in here if i in f.kept and s.still_in(s.cards[i].owner)]
        piled = moves.pile_order(s, f, [i for i in here if i not in kept])
        if piled is None:
            return
        for i in piled:
            moves.discard(s, i, self.rule)
        for i in kept:
            moves.leave_to(s, i, HAND, s.cards[i].owner, self.rule, kind="to-hand")
        s.bag = chaos.with_(s.bag, [t.face for t in f.tokens])
        s.testing = NO_PLACE
        end_period(s, TEST)
        s.emit(self.rule, "test-ends", f.ctrl, ())


class AfterTest(AOp):
    """What waited for the end of the test."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TestFrame)
        if s.players[f.ctrl].status == STILL_IN and next_rider(s, f, AFTER_TEST):
            return
        if not f.deferred:
            return
        action = under_way(s)
        if action is not None and s.ed.tests_wait_for_the_action:
            action.deferred = (*action.deferred, *f.deferred)
            f.deferred = ()
            return
        g = f.deferred[0]
        f.deferred = f.deferred[1:]
        f.pc -= 1
        resume(s, g)


def under_way(s: Arkham) -> ActionFrame | None:
    """The action that is being taken, if one is."""
    for x in s.stack:
        if isinstance(x, ActionFrame) and x.costs:
            return x
    return None


TEST_STEPS: Final[Program] = steps(
    "test",
    {
        "begins": Begins("AH.skill-test-begins"),
        "window1": Window("AH.window-after-st1"),
        "commit": Commit("AH.commit"),
        "window2": Window("AH.window-after-st2"),
        "would": WouldReveal("AH.reactions-to-the-reveal"),
        "draw": RevealTokens("AH.st3-reveal-chaos-token"),
        "when": WhenRevealed("AH.reactions-to-the-reveal"),
        "revealed": AfterRevealed("AH.reactions-to-the-reveal"),
        "reactions": Conclude("AH.reactions-to-the-reveal"),
        "symbol": ResolveSymbol("AH.st4-symbol-effects"),
        "more": MoreTokens("AH.reveal-another-token"),
        "riders": TokenRiders("AH.symbol-revealed-in-test"),
        "would-fail": WouldFail("AH.would-fail"),
        "result": Established("AH.st6-success-or-failure"),
        "after": Conclude("AH.after-success-or-failure"),
        "apply": Results("AH.st7-apply-results"),
        "concluded": Conclude("AH.effect-before-after"),
        "retaliate": Retaliates("AH.retaliate-after-results"),
        "late": LateReactions("AH.after-success-or-failure-2016"),
        "late-reactions": Conclude("AH.after-success-or-failure-2016"),
        "ends": TestEnds("AH.st8-test-ends"),
        "then": AfterTest("AH.nested-skill-tests"),
        "over": Conclude("AH.st8-test-ends"),
    },
    last="ends",
)
