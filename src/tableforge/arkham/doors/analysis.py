"""How a game of Arkham Horror is analysed: what could have been done instead, each played on in the same imagined games.

Rules of thumb play on in every seat (`arkham.policy`), as they do where the levels look ahead; an action of a round begins with
the same chance in both games, as long as none was asked before.

The value of a position is its expected result for the group: 1 where the scenario is won, and where it is lost half of how far
its acts had come.  It is found by playing on, so it has the noise of tokens and draws; the margin says how much.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tableforge.analysis.many import HabitSeen
from tableforge.analysis.parts import ChanceTaken, FoundLine, WorthPart
from tableforge.analysis.scale import RESULT, AnalysisDepth, LossScale
from tableforge.analysis.walk import read_answer
from tableforge.arkham import odds, skill, story, worth
from tableforge.arkham.deciding import promising
from tableforge.arkham.deciding import weigh as weigh_options
from tableforge.arkham.doors.envs import progress
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.lookahead import Playout
from tableforge.arkham.names import SKILLS
from tableforge.arkham.search import FEATURES, features
from tableforge.arkham.state import Arkham
from tableforge.errors import StepBudget, TableforgeError
from tableforge.kernel.core import reply
from tableforge.kernel.event import Event
from tableforge.lab.texts import number
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text, in_every

SCALE: Final = LossScale(
    RESULT, 8.0, 15.0, 25.0, Text("expected result", "résultat attendu"), points=100.0, shared=True, by_draws=False
)
DEPTH: Final = AnalysisDepth(looks=1, worlds=24, checks=100, lines=4, width=4, budget=0, playouts=24, proofs=0)
JUDGED: Final = ("act", "may")
LOST: Final = 0.5  # of the way that acts had come, where the scenario is lost
NEVER: Final = 10**6  # a round that no game comes to
NOTHING: Final = [0.0] * (1 + worth.N)  # weights of what is not judged: games are played to their end
MOST_LAPS: Final = 6  # runs of a few hundred answers, after which a game that is played on is given up
ROUTINE: Final = frozenset(("round", "phase", "turn", "ready", "upkeep", "window"))
LEAST: Final = 0.02  # by which a figure must differ on average to be told
WON: Final = Text(
    "won in {better} of {of} games that were played on, instead of {played}",
    "gagné dans {better} parties sur {of} jouées jusqu’au bout, au lieu de {played}",
)
DIFFERS: Final = Text("{what}: {better} instead of {played}", "{what} : {better} au lieu de {played}")
TOLD: Final[dict[str, Text]] = {
    "still in": Text("investigators still in the game", "investigateurs encore dans la partie"),
    "clues": Text("clues held", "indices détenus"),
    "health left": Text("health left", "vie restante"),
    "sanity left": Text("sanity left", "santé mentale restante"),
    "victory": Text("victory points", "points de victoire"),
}
ROUND: Final = Text("round {n}", "round {n}")
TEST: Final = Text("{skill} test", "test : {skill}")


# ---------------------------------------------------------------- searching and judging
def name_judge() -> str:
    """How positions are judged."""
    return "arkham-policy-played-out-1"


def find_turn(s: Arkham) -> tuple[int, int]:
    """The round, and the seat whose turn it is or who is asked."""
    return s.round, -1


def name_turn(number: int) -> Text:
    """What a round is called."""
    return ROUND.fill(n=number)


def is_judged(kind: str) -> bool:
    """Whether a kind of question is judged: acts, and what is optional."""
    return kind in JUDGED


def play_on(s: Arkham, seed: int) -> Arkham | None:
    """A position played to its end by rules of thumb in every seat; None where it does not end."""
    s.tracing = False
    for lap in range(MOST_LAPS):
        if not s.over:
            Playout(s, NEVER, s.ra ^ seed + lap, NOTHING).run()
    return s if s.over else None


def result_of(s: Arkham) -> float:
    """What a game that is over came to."""
    if story.won(s):
        return 1.0
    return LOST * min(1.0, max(0.0, progress(s, 0)))


def finish(s: Arkham, seat: int, turn: tuple[int, int], depth: AnalysisDepth) -> float | None:
    """The result of a position that is played on."""
    end = s if s.over else play_on(s, 1)
    return None if end is None else result_of(end)


def play_out(s: Arkham, seat: int, seed: int) -> float | None:
    """The same, with a seed of its own."""
    end = s if s.over else play_on(s, seed)
    return None if end is None else result_of(end)


def find_lines(s: Arkham, seat: int, depth: AnalysisDepth) -> list[FoundLine]:
    """The few answers that the rules of thumb like best, each played on once, the best first."""
    whole = s.pending
    d = None if s.over or whole is None else whole.of(seat)
    if whole is None or d is None:
        return []
    out: list[FoundLine] = []
    for k in promising(s, d, weigh_options(s.clone(), d), depth.width):
        answer = whole.answer(seat, d.options[k])
        t = s.clone()
        try:
            reply(t, answer)
        except StepBudget:
            continue
        value = finish(t, seat, find_turn(t), depth)
        if value is not None:
            out.append(FoundLine((answer,), value))
    return sorted(out, key=lambda one: -one.value)


# ---------------------------------------------------------------- what a line brings
def is_told(e: Event) -> bool:
    """Whether an event is what a line does."""
    return e.kind not in ROUTINE


def weigh(better: Sequence[Arkham], played: Sequence[Arkham], seat: int) -> list[WorthPart]:
    """What came of both lines where they were played on: games won, and what the group had in the end."""
    pairs = []
    for s, t in zip(better, played):
        a = s if s.over else play_on(s.clone(), 1)
        b = t if t.over else play_on(t.clone(), 1)
        if a is not None and b is not None:
            pairs.append((a, b))
    if not pairs:
        return []
    n = len(pairs)
    gain = SCALE.points * sum([result_of(a) - result_of(b) for a, b in pairs]) / n
    won = [sum([story.won(s) for s in side]) for side in zip(*pairs)]
    by_wins = SCALE.points * (1 - LOST) * (won[0] - won[1]) / n  # the acts of a game that is won are all done
    out = []
    if won[0] != won[1]:
        out.append(WorthPart(WON.fill(better=won[0], played=won[1], of=n), by_wins))
    rest = gain - by_wins
    if abs(rest) >= 1.0:
        x, y = [100 * sum([progress(s, 0) for s in side]) / n for side in zip(*pairs)]
        what = Text("acts done in the end, %", "actes accomplis à la fin, %")
        out.append(WorthPart(DIFFERS.fill(what=what, better=say_mean(x), played=say_mean(y)), rest))
    for name, what in TOLD.items():
        k = FEATURES.index(name)
        x, y = [sum([sum_of(s, k) for s in side]) / n for side in zip(*pairs)]
        if abs(x - y) >= max(LEAST, 0.1):
            out.append(WorthPart(DIFFERS.fill(what=what, better=say_mean(x), played=say_mean(y)), 0.0))
    return out


def sum_of(s: Arkham, k: int) -> float:
    """A feature, over all seats; what all seats share is counted once."""
    rows = [features(s, p)[k] for p in range(len(s.players))]
    return float(rows[0] if FEATURES[k] == "victory" else sum(rows))


def say_mean(x: float) -> Text:
    """A mean as each language writes it."""
    return in_every(lambda lang: number(x, lang, 1))


# ---------------------------------------------------------------- tokens against their odds
def find_chances(g: Sitting) -> list[ChanceTaken]:
    """Every skill test whose token was drawn at once after an answer: its exact odds over the bag, and what came."""
    out = []
    here = g.before(0)
    for n in range(len(g.answers)):
        after = g.before(n + 1)
        news = after.news
        ends = [e for e in news if e.kind in ("succeeds", "fails")]
        if ends and any([e.kind == "token" for e in news]):
            found = odds_before(here.state, read_answer(g.game, here.state, g.answers[n])[1])
            if found is not None:
                out.append(ChanceTaken(n, ends[0].seat, found[0], found[1], ends[0].kind == "succeeds"))
        here = after
    return out


def odds_before(s: object, answer: int) -> tuple[Text, float] | None:
    """What was tested, and its odds, at the moment before the token: the answer is given again where chance asks."""
    assert isinstance(s, Arkham)
    t = s.clone()
    t.tracing = False
    t.nature_asks = True
    t.script = ()
    try:
        reply(t, answer)
    except (StepBudget, TableforgeError):
        return None
    test = skill.current(t)
    asked = t.pending
    if test is None or asked is None or asked.kind != "chaos-token":
        return None
    found = odds.worked_out(t, -1)[0]
    if found is None or not found.of:
        return None
    return TEST.fill(skill=LEXICON.text_of(SKILLS[test.skill])), found.good / found.of


# ---------------------------------------------------------------- many games
PASSED: Final = Text("tests passed", "tests réussis")
EXPECTED: Final = Text("tests passed by their odds", "tests réussis selon les probabilités")


def find_habits(g: Sitting, seat: int) -> list[HabitSeen]:
    """Which tests a seat took, and how they went against their odds."""
    out = []
    for one in find_chances(g):
        if one.seat == seat:
            out.append(HabitSeen(f"tests:{one.text}", one.text))
            out.append(HabitSeen("passed:1", PASSED, float(one.good)))
            out.append(HabitSeen("passed:2", EXPECTED, one.odds))
    return out
