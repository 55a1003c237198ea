"""A mind that looks further than its turn: early in a scene, where clearly different turns lie close by their worth, each is played
on in imagined games to the end of the scene, and the one that goes best is taken.

`worth` counts ways and threats, and is close to the truth in the last two rounds; in the first it cannot see how a scene will
go.  All turns are tried in the same imagined games, by minds that plan narrowly.  First few games of each, then more of those
that went best.  Everything is counted in games and positions, never by a clock, so that the same seed gives the same game.
"""

from __future__ import annotations

from typing import Final

from tableforge.errors import StepBudget
from tableforge.fateforge.battle import turn
from tableforge.fateforge.bot import search
from tableforge.fateforge.bot.mind import BUDGET, NO_GLANCE, WIDTH, Mind
from tableforge.fateforge.bot.plan import Step, Turn, free, plan_turns
from tableforge.fateforge.definition import SceneDef
from tableforge.fateforge.state import Fate
from tableforge.kernel.core import reply

ROUNDS: Final = 2  # in which a mind looks so far
CLOSE: Final = 3.0  # how much less than the best a turn may be worth to be tried
MOST_TURNS: Final = 4
STAGES: Final = ((4, 6), (2, 12))  # turns that are played on, and in how many more games
NARROW: Final = (4, 150)  # how wide those plan who play on, and positions looked at for one turn
MOST_POSITIONS: Final = 40_000  # looked at in all games of one decision, after which no more are begun
MOST_ANSWERS: Final = 600  # of one game that is played on
CLEARLY: Final = 0.1  # how much better than the turn of most worth another one must go, in games won
UNHURT: Final = 0.1  # what it is worth, in games won, that all have their health at the end
SEEDS: Final = 1 << 30


class Narrow(Mind):
    """Plays on in an imagined game: narrow plans, a preparation without a glance ahead; it counts what it looks at."""

    def __init__(self) -> None:
        super().__init__(*NARROW, glance=NO_GLANCE)
        self.looked_at = 0

    def planned(self, s: Fate) -> list[Step]:
        """What is left of the turn under way, as it is best played."""
        plan = plan_turns(s, s.turn, self.width, self.budget, -1.0)
        self.looked_at += plan.cost
        return plan.steps


class FarSighted(Mind):
    """Plays early turns on to the end of the scene before it chooses between those that lie close."""

    def __init__(self, width: int = WIDTH, budget: int = BUDGET) -> None:
        super().__init__(width, budget)
        self.looked_at = 0  # positions of the last decision that was played on; 0 where none was

    def planned(self, s: Fate) -> list[Step]:
        """What is left of the turn under way, as it is best played."""
        if not is_early(s):
            return super().planned(s)
        plan = plan_turns(s, s.turn, self.width, self.budget, CLOSE)
        turns = plan.different(MOST_TURNS)
        if len(turns) < 2:
            return plan.steps
        best, self.looked_at = best_going(s, turns)
        return best.steps()


def is_early(s: Fate) -> bool:
    """Whether a hero is free to act in one of the rounds in which worth alone says too little."""
    return s.scene is not None and s.round <= ROUNDS and s.round < s.rounds and free(s, s.turn)


def best_going(s: Fate, turns: list[Turn]) -> tuple[Turn, int]:
    """The turn that goes best when it is played on, the first one where none goes clearly better; and the positions looked at."""
    chance = s.clone()
    minds = [Narrow() for _ in range(s.seats)]
    went: list[list[float]] = [[] for _ in turns]
    left = list(range(len(turns)))
    for most, games in STAGES:
        # the turn of most worth stays in: the others are compared with it
        left = [0, *sorted(left[1:], key=lambda k: (-mean(went[k]), k))[: most - 1]]
        for _ in range(games):
            if sum([x.looked_at for x in minds]) > MOST_POSITIONS:
                break
            seed = chance.below(SEEDS)
            for k in left:
                went[k].append(played_on(turns[k].s, minds, seed))
        if all([went[k] == went[0] for k in left]):
            break
    best = max(left, key=lambda k: (mean(went[k]), -k))
    if mean(went[best]) < mean(went[0]) + CLEARLY:
        best = 0
    return turns[best], sum([x.looked_at for x in minds])


def mean(found: list[float]) -> float:
    return sum(found) / len(found) if found else 0.0


def played_on(end: Fate, minds: list[Narrow], seed: int) -> float:
    """How a scene goes in one imagined game in which the turn is ended here and minds play on: 0 where it is lost, 1 and a little
    more for health that is left where it is won."""
    scene = end.scene
    before = end.saga.won if end.saga is not None else ()
    d = end.pending
    seat = 0 if d is None else d.each()[0].seat
    s = search.imagined(end, seat, seed)
    s.tracing = False
    for mind in minds:
        mind.steps = []
    try:
        if free(s, s.turn):
            reply(s, turn.T_END)
        play_scene(s, scene, minds, seed)
    except StepBudget:
        return 0.0
    return outcome(s, scene, len(before))


def play_scene(s: Fate, scene: SceneDef | None, minds: list[Narrow], seed: int) -> None:
    """Let minds play to the end of the scene, each in what its seat may know."""
    for n in range(MOST_ANSWERS):
        d = s.pending
        if d is None or s.scene is not scene:
            return
        raw = d.each()[0]
        guess = search.imagined(s, raw.seat, seed + n + 1)
        guess.tracing = False
        reply(s, d.answer(raw.seat, minds[raw.seat].answer(guess, raw)))


def outcome(s: Fate, scene: SceneDef | None, before: int) -> float:
    """How a scene has gone: of a campaign its own record tells, of a quest that it goes on."""
    if s.over:
        won = s.won
    elif s.scene is scene:
        won = False  # played for too long
    else:
        won = s.saga is None or len(s.saga.won) > before
    if not won:
        return 0.0
    return 1.0 + UNHURT * sum([h.hp for h in s.heroes]) / max(1, sum([h.hp_max for h in s.heroes]))
