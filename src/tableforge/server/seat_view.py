"""What one seat is told of a game: its view, the lines of its story, what an answer would lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tableforge import games
from tableforge.errors import IllegalAnswer, Reason
from tableforge.kernel.ask import NATURE
from tableforge.kernel.event import Event
from tableforge.kernel.game import Game
from tableforge.server import parts
from tableforge.server.messages import SPECTATOR, Ending, StoryLine
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

AGAIN: Final = 8  # last lines of the story that are rendered again when it is extended
ALIKE: Final = 3  # how many of these must come out unchanged
SEEDS: Final = (1, 2)  # of two imagined games: only what both show is known to the seat


def seat_or_none(seat: int) -> int | None:
    """Return the seat as games count them: None for a spectator."""
    return None if seat == SPECTATOR else seat


def build_view(g: Sitting, seat: int | None, lang: str) -> dict[str, Any]:
    """Return the view of a seat, with what the game narrates of it (`narrate`) in a language."""
    view = g.view(seat, asked=False)
    own = games.find_part("server", g.game.name, parts.ReadsAloud)
    return view if own is None else {**view, "aloud": own.narrate(view, lang)}


def find_silence(game: Game, view: Mapping[str, Any]) -> tuple[str, Text] | None:
    """Return the rule by which the viewer may not speak now, and its text (`silence_rule`); None where it may."""
    own = games.find_part("server", game.name, parts.Silences)
    return None if own is None else own.silence_rule(view)


def find_clock(game: Game, view: Mapping[str, Any]) -> tuple[str, int, int] | None:
    """Return the turn whose time is shown, whose it is, and its seconds (`turn_clock`); None where none is."""
    own = games.find_part("server", game.name, parts.Times)
    return None if own is None else own.turn_clock(view)


def render_lines(
    game: Game, events: Sequence[Event], first: int, seat: int, lang: str, known: Sequence[StoryLine] = ()
) -> list[StoryLine]:
    """Return the story of some events as lines; `first` is the number of the first event.

    `known` are lines that these events had before; those that still hold are taken over.
    """
    eyes = seat_or_none(seat)
    had = {line.first: line for line in known}
    out = []
    for line in game.speech.story(events, eyes, lang):
        old = had.get(first + line.first)
        if old is not None and old.count == line.count and old.text == line.text:
            out.append(old)
            continue
        about = events[line.first : line.first + line.count]
        rules = list(dict.fromkeys([e.rule for e in about if e.rule]))
        things = [x.id for e in about for x in ((*e.things, e.by) if e.is_seen_by(eyes) else (e.by,))]
        cards = list(dict.fromkeys([id for id in things if id]))
        out.append(StoryLine(first + line.first, line.count, line.text, line.seat, line.heading, rules, cards))
    return out


@dataclass(slots=True)
class StoryCache:
    """The story of one seat in one language: lines before the last heading are final and never rendered again."""

    lines: list[StoryLine] = field(default_factory=list)
    heading: int = 0  # the number of the event with the last heading
    events: int = 0  # rendered so far

    def extend(self, game: Game, events: Sequence[Event], seat: int, lang: str) -> None:
        """Add the events that have come since; where events were taken back, start anew."""
        if len(events) == self.events:
            return
        if len(events) < self.events:
            self.lines, self.heading = [], 0
        new = self.extend_incrementally(game, events, seat, lang)
        if new is None:
            place = self.line_index(self.heading)
            known = self.lines[place:]
            del self.lines[place:]
            new = render_lines(game, events[self.heading :], self.heading, seat, lang, known)
        self.lines += new
        self.heading = max([line.first for line in new if line.heading], default=self.heading)
        self.events = len(events)

    def extend_incrementally(self, game: Game, events: Sequence[Event], seat: int, lang: str) -> list[StoryLine] | None:
        """Render the last lines again with what follows; return None if a full render since the heading is needed.

        A line may depend on neighbouring events, not on distant ones: it is enough that the first lines come out the
        same.
        """
        last = self.lines[-AGAIN:]
        if len(last) < AGAIN or last[0].first < self.heading:
            return None
        new = render_lines(game, events[last[0].first :], last[0].first, seat, lang, last)
        if new[:ALIKE] != last[:ALIKE]:
            return None
        del self.lines[-AGAIN:]
        return new

    def lines_since(self, event: int) -> tuple[int, list[StoryLine]]:
        """Return the lines from the heading before an event on, and the number of the event they start at."""
        for line in reversed(self.lines):
            if line.heading and line.first <= event:
                return line.first, self.lines[self.line_index(line.first) :]
        return 0, self.lines[:]

    def line_index(self, event: int) -> int:
        """Return the index of the first line about an event or a later one; searched from the end."""
        place = len(self.lines)
        while place and self.lines[place - 1].first >= event:
            place -= 1
        return place


@dataclass(frozen=True, slots=True)
class AnswerPreview:
    """What an answer would lead to, as far as a seat can know."""

    lines: list[StoryLine]
    unsure: bool
    next: str
    then: tuple[str, ...] = ()  # the keys of its options
    meets: tuple[str, ...] = ()  # the keys of what it is done to, as that lies then


def preview_answer(g: Sitting, seat: int, key: str, lang: str) -> AnswerPreview:
    """Play an answer in two games that the seat could be in; what both show alike is known, up to chance or hidden
    cards.

    Raises IllegalAnswer.
    """
    ways = [g.imagined(seat, seed) for seed in SEEDS]
    for way in ways:
        way.answer(key, seat)
    shown = [[g.game.shown.event(e, seat) for e in way.events] for way in ways]
    events = ways[0].events
    sure = 0
    while sure < min([len(each) for each in shown]):
        if g.game.undo.makes_final(events[sure]) or any([each[sure] != shown[0][sure] for each in shown]):
            break
        sure += 1
    unsure = any([sure < len(each) or NATURE in way.asked for each, way in zip(shown, ways)])
    after = None if unsure else ways[0].question(seat, lang)
    lines = render_lines(g.game, events[:sure], len(g.events), seat, lang)
    if lines and not unsure:
        lines += foretell_line(ways[0], seat, lang, len(g.events) + sure)
    asked = ("", ()) if after is None else (after.text, after.keys)
    return AnswerPreview(lines, unsure, *asked, touched_things(shown[0][:sure]))


def touched_things(shown: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Return the keys of the things that events are about, as a seat is shown them, each once."""
    things = [x for event in shown for x in event.get("cards") or ()]
    return tuple(dict.fromkeys(f"{x['id']}@{x['at']}" if x["at"] else x["id"] for x in things))


def refuse_after(g: Sitting, seat: int, after: str, key: str) -> Reason | None:
    """Return why a key would be no legal answer once `after` was given; None where it would be one, where `after` is no answer, or
    where two games that the seat could be in tell it differently.
    """
    if seat not in g.asked:
        return None
    ways = [g.imagined(seat, seed) for seed in SEEDS]
    try:
        for way in ways:
            way.answer(after, seat)
    except IllegalAnswer:
        return None
    if not all([seat in way.asked for way in ways]):
        return None
    reasons = [way.why_not(key, seat) for way in ways]
    return reasons[0] if all([reason == reasons[0] for reason in reasons]) else None


def foretell_line(g: Sitting, seat: int, lang: str, first: int) -> list[StoryLine]:
    """Return what the game says of a position under consideration (`foretell`), as a list of at most one line."""
    own = games.find_part("server", g.game.name, parts.Foretells)
    text = "" if own is None else own.foretell(g.view(seat, asked=False), lang)
    return [StoryLine(first, 0, text, SPECTATOR, False, [], [])] if text else []


def describe_ending(g: Sitting, lang: str) -> Ending | None:
    """Return how the game has ended by its rulebook, or None; `outcome` has the rules of the house."""
    outcome = g.outcome(lang)
    return None if outcome is None else Ending(list(outcome.winners), outcome.rule, outcome.text)
