"""Puzzles in which chance decides: which plan has the best chance, and whether an attempt has kept to it.

An attempt is judged answer by answer, each by what the best play after it would still have: solved once chance falls and nothing
was given away before, missed with the first answer that gives something away.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tableforge import bots, games
from tableforge.kernel.core import State, reply
from tableforge.puzzles import TRIES, Counts, Puzzle, PuzzleOdds, UnknownPuzzle, source_of
from tableforge.puzzles.chances import MOST, NEVER, Chances, TooMany, ask_nature
from tableforge.puzzles.judging import LONGEST, AttemptStanding, Verdict
from tableforge.table.sitting import Sitting, answer_key
from tableforge.tongue.text import Text

NO_CHANCE: Final = Text(
    "chance does not decide the puzzles of {game}", "le hasard ne décide pas des problèmes de {game}"
)


class Weighed:
    """What was found out of a goal in a position.

    best       the chance of the best plan          next_best  that of the best other first answer
    first      the first answer of the best plan    plans      every plan until chance falls, with its chance
    """

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        d = chances.start.pending
        assert d is not None
        by_first = {option: chances.after(chances.start, option) for option in d.options}
        self.first = max(d.options, key=by_first.__getitem__)
        self.best = by_first[self.first]
        self.next_best = max([x for option, x in by_first.items() if option != self.first], default=NEVER)
        self.plans: list[tuple[tuple[int, ...], Fraction]] = []

    def count(self) -> Counts:
        """What was counted over all plans; those of the best chance are good."""
        self.plans = self.chances.plans()
        good = [way for way, x in self.plans if x == self.best]
        behind = [way for way, _ in self.plans if way[0] == self.first]
        shortest = min(map(len, good))
        return Counts(len(good), len(behind), len(self.plans) - len(behind), shortest, self.chances.looked, 0)

    def way(self) -> tuple[int, ...]:
        """The shortest of the best plans."""
        return min([way for way, x in self.plans if x == self.best], key=len)


def chance_source(game: str) -> PuzzleOdds:
    """The game's module of this room where chance decides.  Raises UnknownPuzzle where it does not."""
    found = source_of(game)
    if not isinstance(found, PuzzleOdds):
        raise UnknownPuzzle(NO_CHANCE.fill(game=games.game(game).title))
    return found


def weigh(g: Sitting, goal: str, most: int = MOST) -> Weighed | None:
    """What a goal comes to where a sitting stands; None where it cannot be told within so many positions."""
    d = g.decision
    assert d is not None
    try:
        return Weighed(Chances(chance_source(g.game.name), goal, ask_nature(g.state), d.seat, most))
    except TooMany:
        return None


def keys_of(game: str, s: State, way: Sequence[int]) -> tuple[str, ...]:
    """The keys of a plan, as a save has them."""
    t = s.clone()
    t.nature_asks = t.tracing = False
    out = []
    for option in way:
        out.append(answer_key(games.game(game), t, option))
        reply(t, option)
    return tuple(out)


class ChanceAttempt:
    """An attempt that is judged answer by answer."""

    def __init__(self, chances: Chances, best: Fraction) -> None:
        self.chances = chances
        self.best = best
        self.verdict: Verdict = "open"
        self.had = best  # the chance after the last answer

    def answer(self, s: State, option: int) -> Verdict:
        """What an answer, about to be given in `s`, makes of it."""
        if self.verdict == "open":
            here = ask_nature(s)
            self.had = self.chances.after(here, option)
            if self.had < self.best:
                self.verdict = "missed"
            elif self.chances.source.ends_turn(here, option) or self.chances.falls(here, option):
                self.verdict = "solved"
            else:
                t = here.clone()
                reply(t, option)
                chances = self.chances
                if chances.source.is_reached(chances.goal, chances.start, t, chances.seat):
                    self.verdict = "solved"
        return self.verdict


def replay_attempt(p: Puzzle, g: Sitting, keys: Sequence[str]) -> AttemptStanding:
    """How an attempt stands that began at the position of a puzzle and gave these answers.

    Raises TooMany where a chance cannot be told.
    """
    t = g.clone()
    d = t.decision
    assert d is not None
    trial = ChanceAttempt(Chances(chance_source(p.game), p.goal, ask_nature(t.state), p.seat), Fraction(p.chance))
    for key in keys:
        d = t.decision
        if d is None:
            break
        if trial.answer(t.state, d.raw.options[[o.key for o in d.options].index(key)]) != "open":
            break
        t.answer(key)
    return AttemptStanding(trial.verdict, str(trial.had))


def count_tries(g: Sitting, found: Weighed, bot: str, tries: int = TRIES, enough: int = TRIES) -> int:
    """In how many tries a bot keeps to the best chance until chance falls; counted no further once there are more than `enough`."""
    n = 0
    for seed in range(1, tries + 1):
        n += try_once(g, found, [bots.make(bot, seed * g.seats + k, g.game.name) for k in range(g.seats)]) == "solved"
        if n > enough:
            break
    return n


def try_once(g: Sitting, found: Weighed, players: Sequence[bots.Bot]) -> Verdict:
    """What comes of one try of a bot; it plays to win, and is told no goal."""
    d = g.decision
    assert d is not None
    t = d.here()
    found.chances.most += found.chances.looked  # a try has a budget of its own
    trial = ChanceAttempt(found.chances, found.best)
    for _ in range(LONGEST):
        d = t.decision
        if d is None:
            break
        option = players[d.seat].choose(t.view(d.seat, asked=False), d)
        try:
            if trial.answer(t.state, d.raw.options[option]) != "open":
                break
        except TooMany:
            break
        t.answer(option, d.seat)
    return trial.verdict
