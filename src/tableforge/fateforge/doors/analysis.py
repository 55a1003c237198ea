"""How a game of Fateforge is analysed: each hero's turn against the best that the planner finds, judged as the planner judges.

Values are the planner's: the unit is about half a result of a die, so they say what is better and not how likely the quest is won.
A turn is judged between the first act and its end; preparation, story and rests are not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tableforge.analysis.many import HabitSeen
from tableforge.analysis.parts import ChanceTaken, FoundLine, WorthPart
from tableforge.analysis.scale import RESULT, AnalysisDepth, LossScale
from tableforge.fateforge import codes
from tableforge.fateforge.bot.plan import plan_turn
from tableforge.fateforge.bot.worth import BONUS, UNIT, Judge
from tableforge.fateforge.state import Fate
from tableforge.kernel.core import reply
from tableforge.kernel.event import Event
from tableforge.lab.texts import number
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text, in_every

SCALE: Final = LossScale(
    RESULT,
    UNIT / 4,
    UNIT / 2,
    UNIT,
    Text("worth of the position", "valeur de la position"),
    points=1.0,
    shared=True,
    by_draws=False,
)
DEPTH: Final = AnalysisDepth(looks=1, worlds=3, checks=8, lines=4, width=12, budget=2000, playouts=0, proofs=0)
MOST: Final = 120.0  # what a position is worth at most: a quest that is won or lost outweighs all else
NO_PLAN: Final = -1e8
HEROES: Final = 10  # room for heroes in the number of a turn
ROUNDS: Final = 100
ROUTINE: Final = frozenset(("phase", "round", "turn", "turn-ends", "order", "rolls", "rerolls"))
LEAST: Final = 0.3  # of the worth that is told


# ---------------------------------------------------------------- searching and judging
def name_judge() -> str:
    """How positions are judged."""
    return "fateforge-planner-1"


def find_turn(s: Fate) -> tuple[int, int]:
    """A number for stage of the quest, round and hero, and the hero whose turn it is."""
    return ((s.leg * ROUNDS) + s.round) * HEROES + max(0, s.turn), s.turn


def name_turn(number: int) -> Text:
    """What a turn is called."""
    rest, hero = divmod(number, HEROES)
    leg, round_ = divmod(rest, ROUNDS)
    return TURN.fill(stage=leg + 1, round=round_, hero=hero + 1)


TURN: Final = Text("stage {stage}, round {round}, hero {hero}", "étape {stage}, round {round}, héros {hero}")


def is_judged(kind: str) -> bool:
    """Whether a kind of question is judged: acts of a turn."""
    return kind == "act"


def find_lines(s: Fate, seat: int, depth: AnalysisDepth) -> list[FoundLine]:
    """The best turn that the planner finds from here on."""
    if s.turn < 0:
        return []
    plan = plan_turn(s, s.turn, depth.width, depth.budget)
    if plan.value < NO_PLAN:
        return []
    t = s.clone()
    answers = []
    for step in plan.steps:
        whole = t.pending
        if t.over or whole is None or whole.of(step.seat) is None:
            break
        answer = whole.answer(step.seat, step.answer)
        if answer not in whole.options:
            break
        answers.append(answer)
        reply(t, answer)
    return [FoundLine(tuple(answers), bound(plan.value))] if answers else []


def bound(worth: float) -> float:
    """A worth within what is told."""
    return max(-MOST, min(MOST, worth))


def finish(s: Fate, seat: int, turn: tuple[int, int], depth: AnalysisDepth) -> float | None:
    """What the position is worth at the end of the hero's turn."""
    hero = turn[1]
    if hero < 0:
        return None
    if s.over or find_turn(s) != turn or s.pending is None:
        return bound(Judge(s, hero).worth(s))
    plan = plan_turn(s, hero, depth.width, depth.budget)
    return None if plan.value < NO_PLAN else bound(plan.value)


# ---------------------------------------------------------------- what a line brings
def is_told(e: Event) -> bool:
    """Whether an event is what a line does."""
    return e.kind not in ROUTINE


Part = Callable[[Judge, Fate], float]


def judge_objectives(judge: Judge, s: Fate) -> float:
    """What is still missing of the objectives, as a worth."""
    if s.scene is None:
        return 0.0
    v = 0.0
    for k, o in enumerate(s.scene.objectives):
        cost = judge.objective(s, k, o)
        v -= cost * BONUS if o.bonus else cost
    return v


PARTS: Final[tuple[tuple[Text, Part], ...]] = (
    (Text("objectives, as judged", "objectifs, tels que jugés"), judge_objectives),
    (Text("the heroes’ state, as judged", "état des héros, tel que jugé"), lambda j, s: j.heroes(s)),
    (Text("danger from enemies, as judged", "danger des ennemis, tel que jugé"), lambda j, s: j.enemies(s)),
    (Text("what lies about, as judged", "ce qui traîne, tel que jugé"), lambda j, s: j.lying(s)),
)
COUNTS: Final[tuple[tuple[Text, Callable[[Fate], float]], ...]] = (
    (Text("health of the heroes", "santé des héros"), lambda s: sum([h.hp for h in s.heroes if not h.down])),
    (Text("energy of the heroes", "énergie des héros"), lambda s: sum([h.en for h in s.heroes])),
    (Text("enemies on the map", "ennemis sur le plan"), lambda s: len([e for e in s.foes if not e.out])),
)
DIFFERS: Final = Text("{what}: {better} instead of {played}", "{what} : {better} au lieu de {played}")
ENDS: Final = Text(
    "the scene ends well in {better} of {of} imagined games, instead of {played}",
    "la scène finit bien dans {better} parties imaginées sur {of}, au lieu de {played}",
)


def weigh(better: Sequence[Fate], played: Sequence[Fate], seat: int) -> list[WorthPart]:
    """By what two ends differ: the parts of the planner's judgement, then what can be counted."""
    pairs = list(zip(better, played))
    n = len(pairs)
    over = [sum([s.over and s.won for s in side]) for side in zip(*pairs)]
    if over[0] != over[1]:
        gain = sum([bound(worth_of(a)) - bound(worth_of(b)) for a, b in pairs]) / n
        return [WorthPart(ENDS.fill(better=over[0], played=over[1], of=n), gain)]
    pairs = [(a, b) for a, b in pairs if a.scene is not None and b.scene is not None and not a.over and not b.over]
    if not pairs:
        return []
    out = []
    for what, part in PARTS:
        x, y = [sum([measure(s, part) for s in side]) / len(pairs) for side in zip(*pairs)]
        if abs(x - y) >= LEAST:
            out.append(WorthPart(DIFFERS.fill(what=what, better=say_mean(x), played=say_mean(y)), x - y))
    out.sort(key=lambda part: -abs(part.part))
    for what, count in COUNTS:
        x, y = [sum([count(s) for s in side]) / len(pairs) for side in zip(*pairs)]
        if x != y:
            out.append(WorthPart(DIFFERS.fill(what=what, better=say_mean(x), played=say_mean(y)), 0.0))
    return out


def worth_of(s: Fate) -> float:
    """What an end is worth."""
    return Judge(s, max(0, s.turn)).worth(s)


def measure(s: Fate, part: Part) -> float:
    """A part of the judgement of a position."""
    judge = Judge(s, max(0, s.turn))
    judge.worth(s)
    return part(judge, s)


def say_mean(x: float) -> Text:
    """A mean as each language writes it."""
    return in_every(lambda lang: number(x, lang, 0 if x == int(x) else 1))


# ---------------------------------------------------------------- dice against their odds
ROLLED: Final = Text("a die shows a result", "un dé montre un résultat")


def find_chances(g: Sitting) -> list[ChanceTaken]:
    """Every die that a hero rolled: how many of its faces are no miss, and whether it showed one."""
    s = g.state
    assert isinstance(s, Fate)
    told = g.told_before
    out = []
    for n in range(len(told)):
        last = told[n + 1] if n + 1 < len(told) else len(g.events)
        for e in g.events[told[n] : last]:
            if e.kind == "rolls":
                for result in e.data:
                    faces = s.pack.dice[codes.die_of(result)]
                    odds = sum([1 for face in faces if face]) / len(faces)
                    out.append(ChanceTaken(n, e.seat, ROLLED, odds, codes.face_of(result) != 0))
    return out


def find_habits(g: Sitting, seat: int) -> list[HabitSeen]:
    """How a seat's dice fell against their odds."""
    out = []
    for one in find_chances(g):
        if one.seat == seat:
            out.append(HabitSeen("dice:1", GOOD, float(one.good)))
            out.append(HabitSeen("dice:2", EXPECTED, one.odds))
    return out


GOOD: Final = Text("dice that showed a result", "dés qui ont montré un résultat")
EXPECTED: Final = Text("dice that should have, by their odds", "dés attendus, selon les probabilités")
