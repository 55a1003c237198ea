"""A test: a hero rolls one die, two or three, and every one of them must succeed (250–255, 243)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.battle import items
from tableforge.fateforge.camp import lasting
from tableforge.fateforge.names import NO_TRAIT_REROLL
from tableforge.fateforge.state import Fate, FFrame, frame
from tableforge.fateforge.tale import consequences
from tableforge.fateforge.tale.definition import DO_EN, Effect, StoryChoice, Trial, marked
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, Program

MOST_DICE: Final = 3
YES: Final = 1
NO: Final = 0
RESULTS: Final = ("passed", "failed", "passed-again", "failed-again")  # as a group at a real table says it
PASSED: Final = 0
FAILED: Final = 1
PASSED_AGAIN: Final = 2
FAILED_AGAIN: Final = 3
POINTS: Final = (0, 1, 2)  # towards traits, by difficulty (254)
TESTER: Final = "tester"
PRECEDENT: Final = ("lore", "eloquence")  # what a precedent helps with


class TrialOp(Op[Fate, FFrame]):
    pass


def the_choice(s: Fate, f: FFrame) -> StoryChoice:
    """The choice whose test a frame is about: the one that its chronicle has taken."""
    assert s.tale is not None and s.saga is not None
    g = s.caller(f)
    assert isinstance(g, FFrame)
    return s.tale.scenes[s.saga.at].choices[g.n]


def the_trial(s: Fate, f: FFrame) -> Trial:
    """The test that a frame is about."""
    t = the_choice(s, f).trial
    assert t is not None
    return t


def price(c: StoryChoice, testers: bool) -> tuple[Effect, ...]:
    """What it costs to try: the part of whoever takes the test, or that of everybody else."""
    return tuple([e for e in c.effects if (e.who == TESTER) == testers])


def begin(s: Fate, t: Trial) -> None:
    """Let a test be taken next; how it went is written into the frame that called."""
    s.call(frame(TRIAL))


def testers(s: Fate, t: Trial) -> list[int]:
    """The heroes who could take a test: those who stand, without whom it is about (`but`); a named one alone."""
    assert s.saga is not None
    able = [p for p in s.standing() if t.who in ("", "one", "all", s.heroes[p].d.id)]
    return [p for p in able if not t.but or marked(t.but, s.heroes[p].d.id) not in s.saga.flags]


def has_trait(s: Fate, p: int, trait: str) -> bool:
    """Whether a hero has a trait, of its own or by something it wears."""
    h = s.heroes[p]
    return trait in h.traits or trait in h.kit.mods.traits


def trait_counts(s: Fate, p: int, trait: str) -> bool:
    """Whether trait faces are successes for a hero; a mask makes them so in guile for all (252)."""
    return has_trait(s, p, trait) or (trait == "guile" and lasting.has(s, "mask"))


def difficulty(s: Fate, t: Trial) -> int:
    """How hard a test is; a precedent makes the next one of lore or eloquence a step easier."""
    if t.difficulty and t.trait in PRECEDENT and lasting.has(s, "precedent"):
        return t.difficulty - 1
    return t.difficulty


def dice(s: Fate, p: int, t: Trial) -> int:
    """How many dice a hero rolls; whispers add one, up to three (243, 251)."""
    return min(MOST_DICE, difficulty(s, t) + 1 + s.heroes[p].kit.mods.test_dice)


def succeeds(s: Fate, face: str, trait: bool) -> bool:
    """Whether a face counts: a success always, a trait's only with the trait (252)."""
    return face == "success" or (face == "trait" and trait)


def may_reroll(s: Fate, p: int, t: Trial, worn: bool = False) -> bool:
    """With the trait, of its own or worn, 1 energy rerolls all dice once (253)."""
    h = s.heroes[p]
    return (worn or has_trait(s, p, t.trait)) and h.en > 0 and not h.kit.flags & NO_TRAIT_REROLL


def could_reroll(s: Fate, p: int, t: Trial, worn: bool = False) -> bool:
    """Whether a hero who has yet to take a test will have the energy for a reroll, too."""
    return may_reroll(s, p, t, worn) and s.heroes[p].en > toll(s, p, t)


def toll(s: Fate, p: int, t: Trial) -> int:
    """The energy that a hero pays for trying: as a tester; with the others, until the test is begun."""
    begun = any([f.prog is TRIAL for f in s.stack])
    who = (TESTER,) if begun else (TESTER, "all", s.heroes[p].d.id)
    return -sum([e.n for e in t.price if e.verb == DO_EN and e.n < 0 and e.who in who])


def chance(s: Fate, p: int, t: Trial, worn: bool = False) -> float:
    """How likely a hero passes, a reroll included: shown before the group chooses who tests."""
    faces = s.pack.test_die
    trait = worn or trait_counts(s, p, t.trait)
    one = len([x for x in faces if succeeds(s, x, trait)]) / len(faces)
    once: float = one ** dice(s, p, t)
    return once + (1 - once) * once if could_reroll(s, p, t, worn) else once


class Who(TrialOp):
    """Who takes the test: the hero that is named, all of them, or one that the group chooses (250)."""

    def run(self, s: Fate, f: FFrame) -> None:
        t = the_trial(s, f)
        able = testers(s, t)
        if t.who == "all":
            f.queue = tuple(range(len(s.heroes)))
        elif t.who and t.who != "one":
            f.queue = tuple([p for p, h in enumerate(s.heroes) if h.d.id == t.who])
        elif able:
            p = s.ask_group(f, "tester", self.rule, tuple(able), always=True)
            if p == NOT_YET:
                return
            f.queue = (p,)
        f.k = 1  # passed, until a die says otherwise
        f.it = consequences.EVERYBODY if t.who == "all" else f.queue[0] if f.queue else -1
        if not f.queue:
            f.k = 0


class Pay(TrialOp):
    """Whoever tests pays its own part of the price before the dice are rolled, and may fall by it."""

    def run(self, s: Fate, f: FFrame) -> None:
        for p in reversed(f.queue):
            consequences.happen(s, price(the_choice(s, f), True), p)


class Roll(TrialOp):
    """Each of them rolls; whoever is knocked out fails (235)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not f.queue:
            return
        t = the_trial(s, f)
        p = f.queue[0]
        h = s.heroes[p]
        if h.down:
            f.k = 0
            f.queue = f.queue[1:]
            f.pc -= 1
            return
        if s.app_only:
            self.told(s, f, p, t)
            return
        trait = trait_counts(s, p, t.trait)
        n = dice(s, p, t)
        rolls: list[int] = []
        for _ in range(n):
            side = s.chance(f, "test-die", self.rule, (0, 1, 2, 3, 4, 5))
            if side == NOT_YET:
                return
            rolls.append(side)
        passed = all([succeeds(s, s.pack.test_die[x], trait) for x in rolls])
        again = NO
        if not passed and may_reroll(s, p, t):
            again = s.ask(f, h.seat, "test-reroll", "FF.test-reroll", (YES, NO), tuple(rolls), stop=NO)
            if again == NOT_YET:
                return
        if again == YES:
            rolls = []
            for _ in range(n):
                side = s.chance(f, "test-die", self.rule, (0, 1, 2, 3, 4, 5))
                if side == NOT_YET:
                    return
                rolls.append(side)
            passed = all([succeeds(s, s.pack.test_die[x], trait) for x in rolls])
            s.hero(p).en -= 1
            s.emit("FF.test-reroll", "spends-energy", h.seat, (p,), 1, data=(s.heroes[p].en,))
        how = "" if rolls else "told"
        s.emit(
            self.rule,
            "test-passed" if passed else "test-failed",
            h.seat,
            (p,),
            n,
            note=t.trait,
            data=tuple(rolls),
            how=how,
        )
        if not passed:
            f.k = 0
        f.queue = f.queue[1:]
        f.pc -= 1

    def told(self, s: Fate, f: FFrame, p: int, t: Trial) -> None:
        """The dice are rolled on a real table; the group says how it went, and whether energy was spent on a reroll."""
        again = (PASSED_AGAIN, FAILED_AGAIN) if may_reroll(s, p, t, bool(items.lent(s, t.trait))) else ()
        a = s.ask(f, s.heroes[p].seat, "test-result", self.rule, (PASSED, FAILED, *again), p)
        if a == NOT_YET:
            return
        h = s.hero(p)
        if a in (PASSED_AGAIN, FAILED_AGAIN):
            h.en -= 1
            s.emit("FF.test-reroll", "spends-energy", h.seat, (p,), 1, data=(h.en,))
        passed = a in (PASSED, PASSED_AGAIN)
        s.emit(
            self.rule, "test-passed" if passed else "test-failed", h.seat, (p,), dice(s, p, t), note=t.trait, how="told"
        )
        if not passed:
            f.k = 0
        f.queue = f.queue[1:]
        f.pc -= 1


class Report(TrialOp):
    """How the test went is told to whoever asked; passing gives points towards traits (254)."""

    def run(self, s: Fate, f: FFrame) -> None:
        t = the_trial(s, f)
        g = s.caller(f)
        assert isinstance(g, FFrame)
        g.way = f.k
        g.it = f.it
        points = POINTS[difficulty(s, t)]
        if f.k and points:
            s.trait_points += points
            s.emit("FF.trait-points", "trait-points", -1, (), points, how="party")
        if t.trait in PRECEDENT:
            lasting.spend(s, "precedent")


TRIAL: Final = Program("trial", (Who("FF.test"), Pay("FF.test"), Roll("FF.test-success"), Report("FF.test")))
