"""What one pair of eyes is told of a game: the view, the question, and of the story what may still change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tableforge import games
from tableforge.kernel.ask import NATURE
from tableforge.kernel.event import Event
from tableforge.kernel.game import Game
from tableforge.server import parts
from tableforge.server.messages import SPECTATOR, Ending, Line
from tableforge.table.sitting import Sitting
from tableforge.tongue.both import Both

AGAIN: Final = 8  # lines of the story that are told again when it goes on
ALIKE: Final = 3  # and of these, how many must come out as they were
SEEDS: Final = (1, 2)  # of imagined games: what both tell is known, and nothing else


def seat_or_none(seat: int) -> int | None:
    """The seat as a game knows it: whoever watches has none."""
    return None if seat == SPECTATOR else seat


def seen(g: Sitting, seat: int | None, lang: str) -> dict[str, Any]:
    """What a seat sees; where the game reads aloud what follows from it (`server.<game>.aloud`), that too, in a language."""
    view = g.view(seat, asked=False)
    own = games.find_part("server", g.game.name, parts.ReadsAloud)
    return view if own is None else {**view, "aloud": own.aloud(view, lang)}


def silence(game: Game, view: Mapping[str, Any]) -> tuple[str, Both] | None:
    """The rule by which whoever sees this may not speak now (`server.<game>.hushed`), and what is told of it."""
    own = games.find_part("server", game.name, parts.Silences)
    return None if own is None else own.hushed(view)


def timed(game: Game, view: Mapping[str, Any]) -> tuple[str, int, int] | None:
    """The turn whose time is shown (`server.<game>.clock`), whose it is, and its seconds."""
    own = games.find_part("server", game.name, parts.Times)
    return None if own is None else own.clock(view)


def told(game: Game, events: Sequence[Event], first: int, seat: int, lang: str) -> list[Line]:
    """The story of some events, of which the first has this number."""
    eyes = seat_or_none(seat)
    out = []
    for line in game.story(events, eyes, lang):
        about = events[line.first : line.first + line.count]
        rules = list(dict.fromkeys([e.rule for e in about if e.rule]))
        things = [x.id for e in about for x in ((*e.things, e.by) if e.seen(eyes) else (e.by,))]
        cards = list(dict.fromkeys([id for id in things if id]))
        out.append(Line(first + line.first, line.count, line.text, line.seat, line.heading, rules, cards))
    return out


@dataclass(slots=True)
class Tale:
    """The story for one seat in one language: what stands before the last heading is never told otherwise again."""

    lines: list[Line] = field(default_factory=list)
    heading: int = 0  # the number of the event with the last heading
    events: int = 0  # that are told

    def go_on(self, game: Game, events: Sequence[Event], seat: int, lang: str) -> None:
        """Tell what has happened since."""
        if len(events) == self.events:
            return
        if len(events) < self.events:
            self.lines, self.heading = [], 0
        new = self.told_on(game, events, seat, lang)
        if new is None:
            del self.lines[self.place_of(self.heading) :]
            new = told(game, events[self.heading :], self.heading, seat, lang)
        self.lines += new
        self.heading = max([line.first for line in new if line.heading], default=self.heading)
        self.events = len(events)

    def told_on(self, game: Game, events: Sequence[Event], seat: int, lang: str) -> list[Line] | None:
        """The last lines told again, and what comes after them; None where that is not enough to tell them as they were.

        A line may depend on the events beside it, and not on those far away: it is enough that the first ones come out alike.
        """
        last = self.lines[-AGAIN:]
        if len(last) < AGAIN or last[0].first < self.heading:
            return None
        new = told(game, events[last[0].first :], last[0].first, seat, lang)
        if new[:ALIKE] != last[:ALIKE]:
            return None
        del self.lines[-AGAIN:]
        return new

    def since(self, event: int) -> tuple[int, list[Line]]:
        """The lines from the heading before an event on, and the number at which that stands."""
        for line in reversed(self.lines):
            if line.heading and line.first <= event:
                return line.first, self.lines[self.place_of(line.first) :]
        return 0, self.lines[:]

    def place_of(self, event: int) -> int:
        """The place of the first line that tells of an event or of one after it; looked for from the end, where it mostly is."""
        place = len(self.lines)
        while place and self.lines[place - 1].first >= event:
            place -= 1
        return place


@dataclass(frozen=True, slots=True)
class Foresight:
    """What would come of an answer, as far as a seat can know it."""

    lines: list[Line]
    unsure: bool
    next: str
    then: tuple[str, ...] = ()  # the keys of what could be answered to it


def foreseen(g: Sitting, seat: int, key: str, lang: str) -> Foresight:
    """Play an answer in games that a seat could be in; what they tell alike is known, up to where chance or hidden cards decide."""
    ways = [g.imagined(seat, seed) for seed in SEEDS]
    for way in ways:
        way.answer(key, seat)
    shown = [[g.game.show(e, seat) for e in way.events] for way in ways]
    events = ways[0].events
    sure = 0
    while sure < min([len(each) for each in shown]):
        if g.game.settles(events[sure]) or any([each[sure] != shown[0][sure] for each in shown]):
            break
        sure += 1
    unsure = any([sure < len(each) or NATURE in way.asked for each, way in zip(shown, ways)])
    after = None if unsure else ways[0].question(seat, lang)
    lines = told(g.game, events[:sure], len(g.events), seat, lang)
    if lines and not unsure:
        lines += leads_to(ways[0], seat, lang, len(g.events) + sure)
    return Foresight(lines, unsure, *(("", ()) if after is None else (after.text, after.keys)))


def leads_to(g: Sitting, seat: int, lang: str, first: int) -> list[Line]:
    """What the game has to say of a position that somebody thinks of (`server.<game>.then`), as one more line."""
    own = games.find_part("server", g.game.name, parts.Foretells)
    text = "" if own is None else own.then(g.view(seat, asked=False), lang)
    return [Line(first, 0, text, SPECTATOR, False, [], [])] if text else []


def ending(g: Sitting, lang: str) -> Ending | None:
    """How the game has ended."""
    outcome = g.outcome(lang)
    return None if outcome is None else Ending(list(outcome.winners), outcome.rule, outcome.text)
