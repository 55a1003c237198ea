"""Clocks of a table: which there are, how one is asked for and told, and how much time each seat has left.

A clock is a rule of the house. It runs for the seats that the game waits for, where a person sits there: never for a
bot, for a standing order, or while a seat is still free.

- `move`: so many seconds each time the table waits for a seat, until it waits for it no longer.
- `game`: so many seconds for the whole game, and an increment each time the table waits for the seat no longer.
- `days`: like `move`, in days; it runs while nobody is connected, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tableforge.server import refusals
from tableforge.server.refusals import Refusal
from tableforge.tongue.text import Text

Json = dict[str, Any]
NOTE: Final = "clock"  # in the note of a table: its rule, as `ClockRule.dump` has it
NO_CLOCK: Final = "none"
MOVE: Final = "move"
GAME: Final = "game"
DAYS: Final = "days"
DAY: Final = 24 * 3600.0
# what each kind takes: field, least, most
FIELDS: Final[Mapping[str, tuple[tuple[str, int, int], ...]]] = {
    NO_CLOCK: (),
    MOVE: (("seconds", 10, 3600),),
    GAME: (("seconds", 30, 4 * 3600), ("increment", 0, 600)),
    DAYS: (("days", 1, 30),),
}
OPTIONAL: Final = ("increment",)  # 0 where it is not given
TEXTS: Final = {
    NO_CLOCK: Text("no clock", "sans pendule"),
    MOVE: Text("{time} a move", "{time} par coup"),
    GAME: Text("{time} a game", "{time} par partie"),
    DAYS: Text("{days} days a move", "{days} jours par coup"),
}
ONE_DAY: Final = Text("1 day a move", "1 jour par coup")
INCREMENTED: Final = Text("{time} a game, and {more} s more a move", "{time} par partie, plus {more} s par coup")
SECONDS: Final = Text("{n} s", "{n} s")
MINUTES: Final = Text("{n} min", "{n} min")
MIXED: Final = Text("{n} min {s} s", "{n} min {s} s")


@dataclass(frozen=True, slots=True)
class ClockRule:
    """Which clock a table has."""

    kind: str = NO_CLOCK
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def __bool__(self) -> bool:
        """Whether there is a clock at all."""
        return self.kind != NO_CLOCK

    @property
    def is_live(self) -> bool:
        """Whether both are expected at the table while it runs."""
        return self.kind in (MOVE, GAME)

    @property
    def full(self) -> float:
        """The seconds that a seat begins with."""
        return self.days * DAY if self.kind == DAYS else float(self.seconds)

    def dump(self) -> Json:
        """Return the rule as JSON, as `parse` takes it."""
        return {"kind": self.kind, **{name: getattr(self, name) for name, _, _ in FIELDS[self.kind]}}

    def text(self, lang: str) -> str:
        """Return the rule in a few words of a language."""
        if self.kind == DAYS and self.days == 1:
            return ONE_DAY.text(lang)
        said = INCREMENTED if self.increment else TEXTS[self.kind]
        return said.fill(time=time_text(self.seconds, lang), more=self.increment, days=self.days).text(lang)


NONE: Final = ClockRule()


def time_text(seconds: int, lang: str) -> str:
    """Return a length of time in minutes and seconds."""
    n, s = divmod(seconds, 60)
    return (SECONDS.fill(n=s) if not n else MIXED.fill(n=n, s=s) if s else MINUTES.fill(n=n)).text(lang)


def parse(json: object) -> ClockRule:
    """Return the clock that somebody asks for, as JSON: None or an object with its `kind` and what that takes.

    Raises Refusal where there is no such clock.
    """
    if json is None:
        return NONE
    if not isinstance(json, Mapping) or not isinstance(json.get("kind"), str) or json["kind"] not in FIELDS:
        raise Refusal(refusals.NO_CLOCK.fill(kinds=", ".join(FIELDS)), "clock")
    kind, given = json["kind"], {}
    for name in json:
        if name != "kind" and name not in [field for field, _, _ in FIELDS[kind]]:
            raise Refusal(refusals.NO_FIELD.fill(name=str(name)), "clock")
    for name, least, most in FIELDS[kind]:
        value = json.get(name, 0 if name in OPTIONAL else None)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Refusal(refusals.CLOCK_FIELD.fill(name=name, least=least, most=most), "clock")
        given[name] = value
    return ClockRule(kind, **given)


def rule_of(note: Mapping[str, Any]) -> ClockRule:
    """Return the clock of a table by its note."""
    return parse(note.get(NOTE))


def note_rule(rule: ClockRule) -> Json:
    """Return what the note of a new table has of its clock."""
    return {NOTE: rule.dump()} if rule else {}
