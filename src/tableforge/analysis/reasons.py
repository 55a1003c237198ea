"""Why the better line is better: what it does step by step, event by event with its rule, and what the difference is worth.

A line is told in one of the games in which it was proved, for the eyes of the seat whose it is, and no further than to where
something unknown decides: what an imagined game holds there is nobody's business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tableforge.analysis.parts import Analyst, WorthPart
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.core import State, reply
from tableforge.kernel.event import Event
from tableforge.kernel.game import Game
from tableforge.tongue.text import LANGUAGES

YES_OR_NO: Final = ("yes", "no")
MOST_EVENTS: Final = 12  # of one step
MOST_PARTS: Final = 4  # by which ends differ that are told
LEAST_PART: Final = 0.5  # points

Told = dict[str, Any]


def tell_line(game: Game, analyst: Analyst, world: State, seat: int, line: Sequence[int]) -> list[Told]:
    """The steps of a line: the key and label of each answer, its rule, and what it brings, in every language."""
    t = world.clone()
    t.tracing = True
    turn = analyst.find_turn(t)
    out: list[Told] = []
    for answer in line:
        whole = t.pending
        if t.over or whole is None or answer not in whole.options:
            break
        raw = whole.of(whole.seat_of(answer))
        assert raw is not None
        option = whole.option_of(answer)
        before, drawn = t.clone(), game.undo.chance_drawn(t)
        t.events = []
        reply(t, answer)
        fell = game.undo.chance_drawn(t) != drawn
        if len(raw.options) == 1 and not t.events:
            continue
        events = [] if fell else known_events(game, t.events)
        out.append(
            {
                "key": game.options.key(before, raw, option),
                "label": {lang: name_answer(game, before, raw, option, lang) for lang in LANGUAGES},
                "rule": game.options.rule(before, raw, option),
                "open": (fell or len(events) < len(t.events)) and goes_on(analyst, t, turn),
                "events": [tell_event(game, e, seat) for e in events if analyst.is_told(e)][:MOST_EVENTS],
            }
        )
    return out


def name_answer(game: Game, s: State, asked: RawDecision, option: int, lang: str) -> str:
    """What an answer says; a yes or no with its question, which stands nowhere else."""
    label = game.speech.label(s, asked, option, lang)
    if game.options.key(s, asked, option) not in YES_OR_NO:
        return label
    return f"{game.speech.question(s, asked, lang)} {label}"


def goes_on(analyst: Analyst, s: State, turn: tuple[int, int]) -> bool:
    """Whether a turn is still under way."""
    return not s.over and analyst.find_turn(s) == turn


def known_events(game: Game, events: Sequence[Event]) -> list[Event]:
    """The events up to the first that shows something which the seat could not know."""
    out = []
    for e in events:
        if game.undo.makes_final(e):
            break
        out.append(e)
    return out


def tell_event(game: Game, e: Event, seat: int) -> Told:
    """An event in every language, with its rule."""
    return {
        "text": {lang: game.speech.tell(e, seat, lang) for lang in LANGUAGES},
        "rule": e.rule,
    }


def mark_differences(better: list[Told], played: list[Told]) -> int:
    """Mark the events that only one of two lines brings (`only`); how many steps both have in common at the start."""
    for mine, other in ((better, played), (played, better)):
        left = Counter([event_id(e) for step in other for e in step["events"]])
        for step in mine:
            for e in step["events"]:
                had = left[event_id(e)] > 0
                left[event_id(e)] -= 1
                e["only"] = not had
    same = 0
    for a, b in zip(better, played):
        if a["key"] != b["key"]:
            break
        same += 1
    return same


def event_id(e: Told) -> tuple[str, str]:
    """What makes two told events the same."""
    return e["rule"], next(iter(e["text"].values()))


def tell_parts(parts: Sequence[WorthPart]) -> tuple[list[Told], list[dict[str, str]]]:
    """What the difference is made of, the weightiest first, and what is only a fact about both ends."""
    counted = [p for p in parts if abs(p.part) >= LEAST_PART]
    reasons: list[Told] = [{"text": p.text.texts(), "points": round(p.part, 1)} for p in counted[:MOST_PARTS]]
    rest = sum([p.part for p in counted[MOST_PARTS:]])
    if reasons and abs(rest) >= LEAST_PART:
        reasons.append({"text": None, "points": round(rest, 1)})
    return reasons, [p.text.texts() for p in parts if p.part == 0.0]
