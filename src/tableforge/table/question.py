"""What a seat is asked, as one frozen thing: the same for terminal, drive door, server and browser."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal answer: its key, what it says, the rule that allows it; where they apply, its card, verb and ability."""

    key: str
    label: str
    rule: str
    card: str = ""
    verb: str = ""
    ability: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What one seat is asked, in one language.

    `number` counts the answers that came before, so that whoever answers from afar can say which question is meant.
    A multiple choice is asked one pick at a time: `least` and `most` say how many picks are still due and allowed.
    `source` is the card whose ability asks, `ability` which one it is.  `stop` is the key of the option that ends something
    open, `idle` of the one that a clock would take, each '' where there is none.
    """

    number: int
    seat: int
    kind: str
    text: str
    rule: str
    options: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    source: str = ""
    ability: str = ""
    stop: str = ""
    idle: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all options."""
        return tuple([o.key for o in self.options])
