"""The whole review of a game: the curve, each turn, one mark a turn, luck, the turning point, how accurate each seat was.

A review is plain data in every language, so that it can be kept, sent and read by programs; `telling` puts it in sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any, Final

from tableforge import games
from tableforge.analysis import reasons, refusals
from tableforge.analysis.compare import Judgement, LineComparison, MeanValue
from tableforge.analysis.errors import BadAnalysis
from tableforge.analysis.parts import Analyst, ChanceSource, find_analyst
from tableforge.analysis.scale import CHANCE, KINDS, NO_MARK, AnalysisDepth, measure_accuracy
from tableforge.analysis.telling import say_ending, title_seat
from tableforge.analysis.walk import Stretch, find_stretches
from tableforge.table.older import present_version
from tableforge.table.sitting import Sitting, read_save, resume_save
from tableforge.tongue.text import LANGUAGES

FORMAT: Final = "tableforge-analysis/1"
FEWEST_WORLDS: Final = 4
MOST_WORLDS: Final = 100
NOBODY: Final = -1

Json = dict[str, Any]


@dataclass(slots=True)
class JudgedStretch:
    """A stretch with what came of it."""

    stretch: Stretch
    judged: Judgement
    luck: MeanValue | None
    loss: float = 0.0  # in points, where it is proved
    measured: float = 0.0  # … as it was measured, within its margin or not
    margin: float = 0.0
    proof: MeanValue | None = None


@dataclass(slots=True)
class JudgedTurn:
    """The stretches of one turn of one seat."""

    number: int
    seat: int
    stretches: list[JudgedStretch] = field(default_factory=list)

    @property
    def loss(self) -> float:
        """What the turn lost, in points."""
        return sum([one.loss for one in self.stretches])

    @property
    def margin(self) -> float:
        """The margin of that."""
        return sqrt(sum([one.margin**2 for one in self.stretches]))

    @property
    def measured_loss(self) -> float:
        """What it lost as it was measured: of one turn that says little, of many turns what is too close for a mark counts."""
        return max(0.0, sum([one.measured for one in self.stretches]))


def begin_review(
    save: str | bytes | Sitting,
    seats: Sequence[int] | None = None,
    worlds: int | None = None,
    seed: int = 1,
    *,
    depth: AnalysisDepth | None = None,
    told: Callable[[int, int], None] = lambda done, of: None,
    ended: bool = False,
) -> Reviewer:
    """A review that is gone through step by step, also of a game that those who play it have `ended`.

    Raises what `analyse` raises.
    """
    g = open_game(save)
    analyst = find_analyst(g.game.name)
    check_open(g, ended)
    wanted = check_seats(g, seats)
    return Reviewer(g, analyst, choose_depth(analyst, worlds, depth), seed, wanted, told)


def analyse(
    save: str | bytes | Sitting,
    seats: Sequence[int] | None = None,
    worlds: int | None = None,
    seed: int = 1,
    *,
    depth: AnalysisDepth | None = None,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Json:
    """Review a game: its save or its sitting, for all seats or some, with so many imagined games behind a mark.

    `told` hears how many answers were looked at, of how many.  Raises BadSave, UnknownGame where the game brings no analysis, and
    BadAnalysis of a game in earnest that is not over, of a seat that is not there, or of too many imagined games.
    """
    return begin_review(save, seats, worlds, seed, depth=depth, told=told).review()


def open_game(save: str | bytes | Sitting) -> Sitting:
    """The sitting of a save; a sitting is left as it is.  Raises BadSave."""
    if isinstance(save, Sitting):
        return save
    body = read_save(save)
    return resume_save(games.game(body["game"]), body)


def check_open(g: Sitting, ended: bool = False) -> None:
    """Raise BadAnalysis where a game in earnest is still under way: nobody is told what to do in it.

    `ended` says that those who play it have ended it themselves, though by its rulebook it could go on.
    """
    if not ended and not g.over and not g.practice:
        raise BadAnalysis(refusals.STILL_PLAYED.fill())


def check_seats(g: Sitting, seats: Sequence[int] | None) -> tuple[int, ...]:
    """The seats that are reviewed.  Raises BadAnalysis where one is not there."""
    every = tuple(range(g.seats))
    for seat in seats or ():
        if seat not in every:
            raise BadAnalysis(refusals.NO_SEAT.fill(seat=seat, last=len(every) - 1))
    return tuple(sorted({*seats})) if seats else every


def choose_depth(analyst: Analyst, worlds: int | None, depth: AnalysisDepth | None) -> AnalysisDepth:
    """How far the analysis looks.  Raises BadAnalysis where too many or too few games were asked for."""
    usual = depth or analyst.DEPTH
    if worlds is None:
        return usual
    if not FEWEST_WORLDS <= worlds <= MOST_WORLDS:
        raise BadAnalysis(refusals.WORLDS_RANGE.fill(least=FEWEST_WORLDS, most=MOST_WORLDS, got=worlds))
    return usual.with_worlds(worlds)


class Reviewer:
    """Reviews one game."""

    def __init__(
        self,
        g: Sitting,
        analyst: Analyst,
        depth: AnalysisDepth,
        seed: int,
        seats: tuple[int, ...],
        told: Callable[[int, int], None],
    ) -> None:
        self.g = g
        self.analyst = analyst
        self.depth = depth
        self.seed = seed
        self.seats = seats
        self.told = told
        self.points = analyst.SCALE.points
        self.comparison = LineComparison(g.game, analyst, depth, seed)
        self.curve: list[Json] = []
        self.turns: list[JudgedTurn] = []
        self.proofs = 0
        self.close = 0  # losses that were too close to be shown
        self.silent = 0  # stretches of which no end was found

    def review(self) -> Json:
        """Go through the game, and put together what came of it."""
        total = len(self.g.answers)
        for done in self.steps():
            self.told(done, total)
        self.told(total, total)
        return self.conclude()

    def steps(self) -> Iterator[int]:
        """Go through the game stretch by stretch: how many answers were looked at, after each."""
        for stretch in find_stretches(self.analyst, self.g):
            if stretch.seat in self.seats and stretch.choices:
                self.take(stretch)
            yield stretch.last

    def conclude(self) -> Json:
        """Put together what came of the steps."""
        total = len(self.g.answers)
        self.end_curve(total)
        marks = [self.tell_mark(turn) for turn in self.turns if turn.loss >= self.analyst.SCALE.slip]
        return {
            "format": FORMAT,
            "version": present_version(),
            "game": self.g.game.name,
            "judge": self.analyst.name_judge(),
            "seed": self.seed,
            "depth": asdict(self.depth),
            "scale": self.tell_scale(),
            "answers": total,
            "over": self.g.over,
            "outcome": self.tell_outcome(),
            "seats": [self.tell_seat(seat, marks) for seat in self.seats],
            "curve": self.curve,
            "turns": [self.tell_turn(turn) for turn in self.turns],
            "marks": marks,
            "turning": self.find_turning_point(),
            "chances": self.tell_chances(),
            "close": self.close,
            "silent": self.silent,
        }

    # ---------------------------------------------------------------- a stretch
    def take(self, stretch: Stretch) -> None:
        """Judge a stretch, and prove what it lost."""
        judged = self.comparison.judge(stretch)
        if self.analyst.SCALE.kind == CHANCE:
            for k, value in sorted(judged.at.items()):
                self.add_point(stretch.first + k, stretch.turn[0], stretch.seat, value)
        elif judged.expected is not None:  # a result that was played out: of what was done, as the best would flatter
            self.add_point(stretch.first, stretch.turn[0], stretch.seat, judged.expected.mean)
        luck = self.comparison.measure_luck(stretch, judged) if self.analyst.SCALE.by_draws else None
        one = JudgedStretch(stretch, judged, luck)
        if judged.loss is None:
            self.silent += 1
        else:
            self.prove(one, judged.loss)
        for turn in reversed(self.turns):
            if (turn.number, turn.seat) == (stretch.turn[0], stretch.seat):
                break
        else:
            turn = JudgedTurn(stretch.turn[0], stretch.seat)
            self.turns.append(turn)
        turn.stretches.append(one)

    def prove(self, one: JudgedStretch, loss: MeanValue) -> None:
        """Keep a loss that is beyond its margin; one that is close to the line must also hold where both lines are played out."""
        mean, margin = loss.mean * self.points, loss.margin * self.points
        scale = self.analyst.SCALE
        one.measured = mean
        if mean <= margin:
            self.close += mean >= scale.slip
            return
        if mean >= scale.slip:
            if mean - margin < scale.slip:
                if self.proofs >= self.depth.proofs:
                    self.close += 1
                    return
                self.proofs += 1
                one.proof = self.comparison.play_out(one.stretch, one.judged)
                if one.proof is not None and one.proof.mean < 0:
                    self.close += 1
                    return
        one.loss, one.margin = mean, margin

    def add_point(self, n: int, turn: int, seat: int, value: float) -> None:
        """A point of the curve: with two sides it says the chance of seat 0, whoever decides."""
        mine = value if self.analyst.SCALE.shared or seat == 0 else 1.0 - value
        self.curve.append({"n": n, "turn": turn, "seat": seat, "value": round(mine * self.points, 2)})

    def end_curve(self, total: int) -> None:
        """The last point of a game that is over: what came of it."""
        if not self.g.over or not self.curve:
            return
        value = self.final_value()
        if value is not None:
            self.curve.append(
                {"n": total, "turn": self.curve[-1]["turn"], "seat": NOBODY, "value": round(value * self.points, 2)}
            )

    def final_value(self) -> float | None:
        """What the game came to, as the curve counts it."""
        s = self.g.state.clone()
        s.tracing = False
        return self.analyst.finish(s, 0, self.analyst.find_turn(s), self.depth)

    # ---------------------------------------------------------------- what is told
    def tell_scale(self) -> Json:
        """What figures are, and what a loss is called from where on."""
        scale = self.analyst.SCALE
        return {
            "kind": scale.kind,
            "name": scale.name.texts(),
            "points": scale.points,
            "shared": scale.shared,
            **{kind: getattr(scale, kind) for kind in KINDS},
        }

    def tell_outcome(self) -> dict[str, str] | None:
        """Who has won and how, in every language; None where the game has not ended."""
        if not self.g.over:
            return None
        out = {}
        for lang in LANGUAGES:
            outcome = self.g.outcome(lang)
            if outcome is None:
                out[lang] = ""
                continue
            winners = [title_seat(seat, self.name_seat(seat, lang)).text(lang) for seat in outcome.winners]
            out[lang] = say_ending(winners, self.g.seats, outcome.text, lang)
        return out

    def tell_seat(self, seat: int, marks: list[Json]) -> Json:
        """A seat: its name, how accurate it was, what it lost by its own doing and what by luck."""
        own = [turn for turn in self.turns if turn.seat == seat]
        judged = [turn for turn in own if any([one.judged.loss is not None for one in turn.stretches])]
        accuracy = measure_accuracy([turn.measured_loss for turn in judged])
        luck = [one.luck for turn in own for one in turn.stretches if one.luck is not None]
        return {
            "seat": seat,
            "name": {lang: self.name_seat(seat, lang) for lang in LANGUAGES},
            "turns": len(judged),
            "accuracy": None if accuracy is None else round(accuracy, 1),
            "lost": round(sum([turn.measured_loss for turn in judged]), 1),
            **self.tell_luck(luck),
            "marks": {kind: sum([m["kind"] == kind and m["seat"] == seat for m in marks]) for kind in KINDS},
        }

    def tell_luck(self, luck: Sequence[MeanValue]) -> Json:
        """What chance alone brought, with its margin; None where luck is told by tokens and dice alone."""
        if not self.analyst.SCALE.by_draws:
            return {"luck": None, "luck_margin": None}
        return {
            "luck": round(self.points * sum([x.mean for x in luck]), 1),
            "luck_margin": round(self.points * sqrt(sum([x.margin**2 for x in luck])), 1),
        }

    def name_seat(self, seat: int, lang: str) -> str:
        """What a seat is called: whom it plays, or its deck."""
        speech, setup = self.g.game.speech, self.g.setup
        return speech.seat_name(setup, seat, lang) or speech.deck_name(setup, seat, lang)

    def tell_turn(self, turn: JudgedTurn) -> Json:
        """A turn in figures."""
        values = [one for one in turn.stretches if one.judged.best is not None and one.judged.played is not None]
        luck = [one.luck for one in turn.stretches if one.luck is not None]
        first, last = turn.stretches[0].stretch, turn.stretches[-1].stretch
        best = played = None
        if values:
            worst = max(values, key=lambda one: one.loss)
            assert worst.judged.best is not None and worst.judged.played is not None
            best, played = worst.judged.best.mean, worst.judged.played.mean
        return {
            "turn": turn.number,
            "name": self.analyst.name_turn(turn.number).texts(),
            "seat": turn.seat,
            "first": first.first,
            "last": last.last,
            "best": None if best is None else round(best * self.points, 1),
            "played": None if played is None else round(played * self.points, 1),
            "loss": round(turn.loss, 1),
            "mark": self.analyst.SCALE.name_loss(turn.loss),
            **self.tell_luck(luck),
        }

    def tell_mark(self, turn: JudgedTurn) -> Json:
        """The one mark of a turn: where it lost most, the better line, why, and how sure that is."""
        one = max(turn.stretches, key=lambda x: x.loss)
        stretch, judged = one.stretch, one.judged
        assert judged.best is not None and judged.played is not None and judged.world is not None
        better = reasons.tell_line(self.g.game, self.analyst, judged.world, stretch.seat, judged.line)
        played = reasons.tell_line(self.g.game, self.analyst, judged.world, stretch.seat, stretch.answers)
        same = reasons.mark_differences(better, played)
        parts = self.analyst.weigh([a for a, _ in judged.ends], [b for _, b in judged.ends], stretch.seat)
        why, facts = reasons.tell_parts(parts)
        proof = one.proof
        return {
            "kind": self.analyst.SCALE.name_loss(turn.loss) or NO_MARK,
            "turn": turn.number,
            "name": self.analyst.name_turn(turn.number).texts(),
            "seat": turn.seat,
            "first": stretch.first,
            "last": stretch.last,
            "loss": round(turn.loss, 1),
            "margin": round(turn.margin, 1),
            "best": round(judged.best.mean * self.points, 1),
            "played": round(judged.played.mean * self.points, 1),
            "worlds": judged.best.count,
            "proof": None
            if proof is None
            else {
                "games": 2 * proof.count,
                "gain": round(100 * proof.mean, 1),
                "margin": round(100 * proof.margin, 1),
            },
            "same": same,
            "line": better,
            "played_line": played,
            "reasons": why,
            "facts": facts,
        }

    def find_turning_point(self) -> Json | None:
        """Where the game turned for good towards how it ended: the last time the curve crossed its middle, or its widest step."""
        if len(self.curve) < 3 or not self.g.over:
            return None
        values = [p["value"] for p in self.curve]
        half = self.points / 2
        won = values[-1] > half
        towards = [v if won else self.points - v for v in values]
        crossed = [k for k in range(1, len(values)) if towards[k - 1] <= half < towards[k]]
        if self.points == 1.0:  # a worth has no middle
            values = values[:-1]
            crossed, towards = [], values if won else [-v for v in values]
        if crossed:
            k = crossed[-1]
        else:
            k = max(range(1, len(values)), key=lambda k: towards[k] - towards[k - 1])
        before, after = self.curve[k - 1], self.curve[k]
        return {
            "n": before["n"],
            "turn": before["turn"],
            "name": self.analyst.name_turn(before["turn"]).texts(),
            "seat": before["seat"],
            "before": before["value"],
            "after": after["value"],
            "crossed": bool(crossed),
        }

    def tell_chances(self) -> Json | None:
        """Tokens and dice against their exact odds, where the game brings them."""
        own = games.find_part("analysis", self.g.game.name, ChanceSource)
        if own is None:
            return None
        taken = [one for one in own.find_chances(self.g) if one.seat in self.seats]
        seats = []
        for seat in self.seats:
            mine = [one for one in taken if one.seat == seat]
            spread = sqrt(sum([one.odds * (1 - one.odds) for one in mine]))
            seats.append(
                {
                    "seat": seat,
                    "count": len(mine),
                    "good": sum([one.good for one in mine]),
                    "expected": round(sum([one.odds for one in mine]), 2),
                    "margin": round(1.96 * spread, 2),
                }
            )
        told = [
            {
                "n": one.answer,
                "seat": one.seat,
                "text": one.text.texts(),
                "odds": round(100 * one.odds, 1),
                "good": one.good,
            }
            for one in taken
        ]
        return {"seats": seats, "taken": told}
