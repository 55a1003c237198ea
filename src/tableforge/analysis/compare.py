"""Lines compared in the same imagined games: searched in some, chosen in others, proved in others again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from typing import Final

from tableforge import games
from tableforge.analysis.parts import Analyst, OutcomeSource
from tableforge.analysis.scale import AnalysisDepth
from tableforge.analysis.walk import Stretch, cut_at_news, imagine, seed_for
from tableforge.errors import StepBudget
from tableforge.kernel.core import State, reply
from tableforge.kernel.game import Game

Answers = tuple[int, ...]
FEWEST: Final = 2  # imagined games in which both lines must have come to an end


@dataclass(frozen=True, slots=True)
class MeanValue:
    """A mean over imagined games, and its margin of 95 %."""

    mean: float
    margin: float
    count: int


@dataclass(slots=True)
class Judgement:
    """What came of a stretch, in values of the scale.

    at        what the best line from each choice on is worth: by the place of the choice
    best      the best line that was found, and what it is worth; `played` the same of the one that was played
    loss      how much better the other line is, in games that were not used to find it
    ends      the positions behind both lines in those games, pair by pair
    """

    at: dict[int, float] = field(default_factory=dict)
    line: Answers = ()
    best: MeanValue | None = None
    played: MeanValue | None = None
    expected: MeanValue | None = None
    loss: MeanValue | None = None
    ends: list[tuple[State, State]] = field(default_factory=list)
    world: State | None = None  # the first of the games in which the loss was proved


def find_mean(values: Sequence[float]) -> MeanValue:
    """The mean of values, with a margin by their spread; of one value nothing is known of it, and it is the value.

    >>> find_mean([0.5, 0.5])
    MeanValue(mean=0.5, margin=0.0, count=2)
    """
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return MeanValue(mean, abs(mean), n)
    spread = sqrt(sum([(x - mean) ** 2 for x in values]) / (n - 1))
    wide = 1.96 + 2.4 / (n - 1)  # few games: wider than a normal curve
    return MeanValue(mean, wide * spread / sqrt(n), n)


class LineComparison:
    """Judges the stretches of one game."""

    def __init__(self, game: Game, analyst: Analyst, depth: AnalysisDepth, seed: int) -> None:
        self.game = game
        self.analyst = analyst
        self.depth = depth
        self.seed = seed

    def judge(self, stretch: Stretch) -> Judgement:
        """What came of a stretch that has a choice: searched, compared, and where something was lost, proved."""
        out = Judgement()
        played = tuple(stretch.answers)
        lines = self.search(stretch, out)
        if not out.at:
            return out
        worlds = self.imagine_games(stretch, "choose", self.depth.worlds)
        values = {line: self.follow_all(worlds, line, stretch) for line in (played, *lines)}
        done = [v for v in values[played] if v is not None]
        if len(done) < min(FEWEST, len(worlds)):
            return out  # no end was found: nothing is said
        out.expected = find_mean(done)
        best = max((played, *lines), key=lambda line: self.paired_mean(values[line], values[played]))
        gain = self.paired_mean(values[best], values[played])
        out.line, out.best, out.played = played, out.expected, out.expected
        least = self.analyst.SCALE.slip / 2 / self.analyst.SCALE.points
        if best == played or gain < least:
            out.loss = MeanValue(0.0, 0.0, len(done))
            return out
        self.prove(stretch, best, played, out)
        return out

    def search(self, stretch: Stretch, out: Judgement) -> list[Answers]:
        """Search from every choice of a stretch on, in a few games: the lines that are worth comparing."""
        played = tuple(stretch.answers)
        found: dict[Answers, float] = {}
        totals: dict[int, list[float]] = {}
        for world in self.imagine_games(stretch, "look", self.depth.looks):
            t = world.clone()
            for k, answer in enumerate(played):
                asked = t.pending
                if t.over or asked is None or answer not in asked.options:
                    break
                if k in stretch.choices:
                    lines = self.analyst.find_lines(t.clone(), stretch.seat, self.depth)
                    if lines:
                        totals.setdefault(k, []).append(lines[0].value)
                    for one in lines[: self.depth.lines]:
                        line = (*played[:k], *cut_at_news(self.game, t, one.answers))
                        if line != played[: len(line)] or len(line) > len(played):
                            found[line] = max(one.value, found.get(line, one.value))
                reply(t, answer)
        out.at = {k: sum(values) / len(values) for k, values in totals.items()}
        return sorted(found, key=lambda line: (-found[line], line))[: self.depth.lines]

    def prove(self, stretch: Stretch, line: Answers, played: Answers, out: Judgement) -> None:
        """Compare two lines in fresh games, and keep where they end."""
        pairs: list[tuple[float, float]] = []
        for world in self.imagine_games(stretch, "check", self.depth.checks):
            a, b = self.play(world, line), self.play(world, played)
            u, v = self.finish(a, stretch), self.finish(b, stretch)
            if u is None or v is None:
                continue
            if out.world is None:
                out.world = world
            pairs.append((u, v))
            out.ends.append((a, b))
        if len(pairs) < min(FEWEST, self.depth.checks):
            return
        out.line = line
        out.best = find_mean([u for u, _ in pairs])
        out.played = find_mean([v for _, v in pairs])
        out.loss = find_mean([u - v for u, v in pairs])

    # ---------------------------------------------------------------- parts
    def imagine_games(self, stretch: Stretch, purpose: str, count: int) -> list[State]:
        """So many games that the seat could have been in at the start of a stretch; each purpose has its own."""
        return [
            imagine(
                self.game, stretch.before, stretch.seat, seed_for(self.seed, purpose, stretch.seat, stretch.first, k)
            )
            for k in range(count)
        ]

    def play(self, world: State, line: Answers) -> State:
        """A copy of an imagined game in which a line was played, as far as it fits there."""
        t = world.clone()
        for answer in line:
            asked = t.pending
            if t.over or asked is None or answer not in asked.options:
                break
            try:
                reply(t, answer)
            except StepBudget:
                break
        return t

    def finish(self, s: State, stretch: Stretch) -> float | None:
        """What an end is worth once the rest of the turn is played well."""
        return self.analyst.finish(s.clone(), stretch.seat, stretch.turn, self.depth)

    def follow_all(self, worlds: list[State], line: Answers, stretch: Stretch) -> list[float | None]:
        """What a line is worth in each imagined game."""
        return [self.finish(self.play(world, line), stretch) for world in worlds]

    def paired_mean(self, values: list[float | None], others: list[float | None]) -> float:
        """How much better one line is than another, over the games in which both came to an end; minus one where in none."""
        gains = [u - v for u, v in zip(values, others) if u is not None and v is not None]
        return sum(gains) / len(gains) if len(gains) >= min(FEWEST, len(values)) else -1e9

    def measure_luck(self, stretch: Stretch, judged: Judgement) -> MeanValue | None:
        """How much better the position became by chance alone: what it was worth in the end, less what was to be expected."""
        if judged.expected is None or stretch.after is None:
            return None
        values = []
        for k in range(self.depth.worlds):
            seed = seed_for(self.seed, "after", stretch.seat, stretch.first, k)
            value = self.finish(imagine(self.game, stretch.after, stretch.seat, seed), stretch)
            if value is not None:
                values.append(value)
        if not values:
            return None
        after, before = find_mean(values), judged.expected
        return MeanValue(after.mean - before.mean, hypot(after.margin, before.margin), min(after.count, before.count))

    def play_out(self, stretch: Stretch, judged: Judgement) -> MeanValue | None:
        """How much better the other line does where both are played on to the end of the game, in fresh imagined games."""
        own = games.find_part("analysis", self.game.name, OutcomeSource)
        if own is None:
            return None
        gains = []
        played = tuple(stretch.answers)
        for k, world in enumerate(self.imagine_games(stretch, "play out", self.depth.playouts)):
            seed = seed_for(self.seed, "playout", stretch.first, k)
            u = own.play_out(self.play(world, judged.line), stretch.seat, seed)
            v = own.play_out(self.play(world, played), stretch.seat, seed)
            if u is not None and v is not None:
                gains.append(u - v)
        return find_mean(gains) if gains else None
