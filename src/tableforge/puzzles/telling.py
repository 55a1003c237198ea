"""A puzzle in words: its task, its solution step by step with what happens, and the reason why it is the solution.

Nothing is written down for a puzzle: steps and events are told by the game's voice, and the reason by what was counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tableforge import games
from tableforge.kernel.event import Event
from tableforge.puzzles import Puzzle, PuzzleGoal, TurnTeller, source_of
from tableforge.puzzles.proving import open_puzzle
from tableforge.tongue.text import Text

ONE_FIRST: Final = Text(
    "Of the {ends} ways in which the turn can end after “{first}”, {good} reach the goal; of the {others} after any other "
    "first answer, none does.",
    "Des {ends} façons dont le tour peut finir après « {first} », {good} atteignent le but ; des {others} après toute autre "
    "première réponse, aucune.",
)
ANY_FIRST: Final = Text(
    "Of the {ends} ways in which the turn can end, {good} reach the goal.",
    "Des {ends} façons dont le tour peut finir, {good} atteignent le but.",
)
BY_CHANCE: Final = Text(
    "The chance is {best} ({percent} %). The best plan that begins with anything but “{first}” has {next_best} ({next_percent} %).",
    "La chance est de {best} ({percent} %). Le meilleur plan qui commence autrement que par « {first} » a {next_best} "
    "({next_percent} %).",
)
LOOKED: Final = Text(
    "All of them were looked at: {looked} positions.", "Toutes ont été regardées : {looked} positions."
)
PLANS_LOOKED: Final = Text(
    "All plans were looked at: {looked} positions.", "Tous les plans ont été regardés : {looked} positions."
)


@dataclass(frozen=True, slots=True)
class SolutionStep:
    """One answer of a solution: what it says, and what comes of it, each sentence with its rule."""

    key: str
    label: str
    events: tuple[tuple[str, str], ...]


def goal_of(p: Puzzle) -> PuzzleGoal:
    """What is to be reached in a puzzle."""
    return source_of(p.game).GOALS[p.goal]


def tell_themes(p: Puzzle) -> list[Text]:
    """What its solution is about."""
    return [source_of(p.game).THEMES[name] for name in p.themes]


def tell_solution(p: Puzzle, lang: str) -> list[SolutionStep]:
    """The solution step by step, for the eyes of whoever solves it."""
    g = open_puzzle(p)
    speech = g.game.speech
    out = []
    for key in p.solution:
        d = g.asked.get(p.seat, g.decision)
        assert d is not None
        label = next((o.label(lang) for o in d.options if o.key == key), key)
        told = len(g.events)
        g.answer(key, d.seat)
        said = [(speech.tell(e, p.seat, lang), e.rule) for e in cut_story(p.game, g.events[told:])]
        out.append(SolutionStep(key, label, tuple([(text, rule) for text, rule in said if text])))
    return out


def cut_story(game: str, events: Sequence[Event]) -> Sequence[Event]:
    """What of the events of an answer is told: nothing after the end of the turn, where the game says which event that is."""
    source = source_of(game)
    last = source.LAST_TOLD if isinstance(source, TurnTeller) else ""
    ends = next((n for n, e in enumerate(events) if e.kind == last), len(events))
    return events[: ends + 1]


def tell_reason(p: Puzzle, lang: str) -> str:
    """Why the solution is one: what the goal is worth, and what was counted."""
    g = open_puzzle(p)
    d = g.decision
    assert d is not None
    first = next((o.label(lang) for o in d.options if o.key == p.solution[0]), p.solution[0])
    counts = p.counts
    if p.chance:
        best, following = Fraction(p.chance), Fraction(p.next_best)
        figures = {"percent": round(100 * float(best)), "next_percent": round(100 * float(following))}
        told = BY_CHANCE.fill(best=best, next_best=following, first=first, **figures)
    elif source_of(p.game).LONE:
        told = ONE_FIRST.fill(ends=counts.ends, good=counts.good, others=counts.others, first=first)
    else:
        told = ANY_FIRST.fill(ends=counts.ends, good=counts.good)
    looked = PLANS_LOOKED if p.chance else LOOKED
    parts = (goal_of(p).why, told, looked.fill(looked=counts.looked))
    return " ".join([part.text(lang) for part in parts])


def title_of_game(p: Puzzle, lang: str) -> str:
    """What the game of a puzzle is called."""
    return games.game(p.game).title.text(lang) or p.game
