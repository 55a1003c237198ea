"""The words by which a game is played from outside: its verbs, places and kinds of question."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.tongue.both import Both


@dataclass(frozen=True, slots=True)
class Verb:
    """Something that a player may do, as keys say it: `verb`, or `verb:` and what it is done with.

    `takes` names that ("card", "place", or nothing); `target` is the kind of question, and of event, that names whom it
    is done to.
    """

    name: str
    about: Both
    takes: str = "card"
    target: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie, as keys and references name it: each seat has one, or (`common`) the table."""

    name: str
    about: Both
    common: bool = False


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question: its stable word, what it asks, and how the keys of its options look.

    `turn`: whether it is asked in one's own turn only, as the first thing one may do then.  `ordering`: whether it only asks
    what comes next, of several things that all come.  `window`: whether it gives a seat its say in somebody else's turn, too,
    and may be passed.  Tables offer the standing orders that these make worth giving.
    """

    name: str
    about: Both
    keys: str
    turn: bool = False
    ordering: bool = False
    window: bool = False


@dataclass(frozen=True, slots=True)
class Pause:
    """Something that a seat may want to pass until: its stable word, and the order to do so in words."""

    name: str
    about: Both


@dataclass(frozen=True, slots=True)
class Meaning:
    """What an option or a question stands for: a card by its handle (-1 is none), a verb, the ability of the card."""

    card: int = -1
    verb: str = ""
    ability: str = ""


def ability_of(program: str) -> str:
    """Which ability of its card a program is, by its name.

    >>> ability_of("punch#play"), ability_of("turn")
    ('play', '')
    """
    return program.partition("#")[2]
