"""Skill tests: beginning one, adding to the one under way, and tampering with its tokens."""

from __future__ import annotations

from tableforge.arkham import board, skill
from tableforge.arkham.definition import Mod
from tableforge.arkham.frames import AFTER_TEST, Rider, TestFrame, TestMod
from tableforge.arkham.names import (
    A_FIGHT,
    AGILITY,
    AN_EVASION,
    ATTACK,
    COMBAT,
    EVADE,
    EVASION,
    FAILURE,
    FIGHT,
    GET,
    INTELLECT,
    INVESTIGATION_TEST,
    PLAIN,
    SHROUD,
    WILD,
)
from tableforge.arkham.ops.common import seat_of
from tableforge.arkham.questions.under_way import test_of
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Program
from tableforge.words.amounts import Amount
from tableforge.words.frame import NO_CARD
from tableforge.words.node import SetNode


def snapshot(f: AFrame, ctrl: int, it: tuple[int, ...]) -> AFrame:
    """The frame as words will read it later, whatever becomes of it in the meantime."""
    t = f.clone()
    t.ctrl = ctrl
    t.it = it
    t.ans = ()
    return t


class Test(AOp):
    """An investigator tests a skill because a card says so."""

    __test__ = False

    def __init__(
        self, skills: tuple[int, ...], difficulty: Amount, who: SetNode | None, ok: Program | None, ko: Program | None
    ) -> None:
        super().__init__("AH.skill-test")
        self.skills = skills
        self.difficulty = difficulty
        self.who = who
        self.ok = ok
        self.ko = ko

    def run(self, s: Arkham, f: AFrame) -> None:
        p = seat_of(s, f, self.who)
        if p < 0:
            return
        k = self.skills[0]
        if len(self.skills) > 1:
            k = s.ask(f, p, "use-skill", "AH.free-choice", self.skills)
            if k == NOT_YET:
                return
        ctx = snapshot(f, p, f.it)
        skill.begin(s, ctx, p, k, self.difficulty.value(s, f), PLAIN, NO_CARD, ok=self.ok, ko=self.ko)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        """A test may always change something, except where nothing can come of its result."""
        return False


class Attempt(AOp):
    """A card's own Fight, Evade or Investigate: the test, with what the card adds to it."""

    def __init__(
        self,
        designator: int,
        target: SetNode,
        mods: tuple[Mod, ...],
        riders: tuple[tuple[int, Program], ...],
        results: Program | None,
    ) -> None:
        rules = {A_FIGHT: "AH.fight", AN_EVASION: "AH.evade"}
        super().__init__(rules.get(designator, "AH.investigate"))
        self.designator = designator
        self.target = target
        self.mods = mods
        self.riders = riders
        self.results = results

    def run(self, s: Arkham, f: AFrame) -> None:
        if not f.it or not self.target.match(s, f, f.it[0]):
            return  # what the action was declared against is no longer there
        i = f.it[0]
        ctx = snapshot(f, f.ctrl, (i,))
        if self.designator == A_FIGHT:
            tested, stat, kind = COMBAT, FIGHT, ATTACK
        elif self.designator == AN_EVASION:
            tested, stat, kind = AGILITY, EVADE, EVASION
        else:
            tested, stat, kind = INTELLECT, SHROUD, INVESTIGATION_TEST
        n = board.stat(s, i, stat)
        skill.begin(s, ctx, f.ctrl, tested, n, kind, i, self.mods, self.riders, results=self.results)

    def candidates(self, s: Arkham, f: AFrame) -> list[int] | None:
        return None

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not self.target.ids(s, f)


# ------------------------------------------------------------------ the test under way
class ModifyTest(AOp):
    """Something holds for the test under way, and only for it."""

    def __init__(self, mod: Mod) -> None:
        super().__init__("AH.effects-for-this-test-end")
        self.mod = mod

    def run(self, s: Arkham, f: AFrame) -> None:
        t = test_of(s)
        if t is not None and self.matters(s, f, t):
            t.mods = (*t.mods, TestMod(self.mod, snapshot(f, f.ctrl, f.it)))
            s.emit(self.rule, "modifies-test", f.ctrl, (f.src,), 0, f.src)

    def matters(self, s: Arkham, f: AFrame, t: TestFrame) -> bool:
        """Whether it changes a number of this very test: that skill, of that investigator."""
        m = self.mod
        if m.kind != GET:
            return True
        if m.what < WILD and m.what != t.skill:
            return False
        return m.who is None or m.who.match(s, f, s.players[t.ctrl].card)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        t = test_of(s)
        if t is None or not self.matters(s, f, t):
            return True
        # a modifier cannot answer an automatic failure (AH.modifiers-on-automatic-failure)
        return self.mod.kind == GET and t.verdict == FAILURE and s.ed.lucky_needs_a_chance


class AfterTest(AOp):
    """What is to happen once this test has ended is kept until then (AH.delayed-effects)."""

    def __init__(self, prog: Program) -> None:
        super().__init__("AH.delayed-effects")
        self.prog = prog

    def run(self, s: Arkham, f: AFrame) -> None:
        t = test_of(s)
        if t is not None:
            t.riders = (*t.riders, Rider(AFTER_TEST, self.prog, snapshot(f, f.ctrl, f.it)))

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return test_of(s) is None


class Keep(AOp):
    """Committed cards will return to hand when the test ends, instead of being discarded."""

    def __init__(self) -> None:
        super().__init__("AH.delayed-effects")

    def run(self, s: Arkham, f: AFrame) -> None:
        t = test_of(s)
        if t is not None:
            t.kept += f.it

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return test_of(s) is None


class RevealTokens(AOp):
    """Another chaos token is revealed; or several in place of one, of which so many are resolved."""

    def __init__(self, n: int, resolve: int) -> None:
        super().__init__("AH.reveal-another-token" if not resolve else "AH.replacement")
        self.n = n
        self.resolve = resolve

    def run(self, s: Arkham, f: AFrame) -> None:
        t = test_of(s)
        if t is None:
            return
        if self.resolve:
            t.reveal = t.reveal - 1 + self.n
            t.choose = self.resolve
        else:
            t.reveal += self.n

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return test_of(s) is None


class CancelToken(AOp):
    """The token that was revealed is cancelled and goes back into the bag: it was never revealed (AH.canceled-token)."""

    def __init__(self) -> None:
        super().__init__("AH.canceled-token")

    def run(self, s: Arkham, f: AFrame) -> None:
        t = test_of(s)
        if t is None or f.fact is None or not 0 <= f.fact.at < len(t.tokens):
            return
        skill.cancel_token(s, t, f.fact.at)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return test_of(s) is None


class FlipToken(AOp):
    """The negative modifier of the token that was revealed becomes a positive one."""

    def __init__(self) -> None:
        super().__init__("AH.token-numbers")

    def run(self, s: Arkham, f: AFrame) -> None:
        t = test_of(s)
        if t is None or f.fact is None or not 0 <= f.fact.at < len(t.tokens):
            return
        k = f.fact.at
        token = t.tokens[k].clone()
        token.flipped = True
        t.tokens = (*t.tokens[:k], token, *t.tokens[k + 1 :])
        s.emit(self.rule, "flip-token", f.ctrl, (f.src,), token.face, f.src)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return test_of(s) is None
