"""The words by which a game is played from outside: its verbs, places and kinds of question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tableforge.kernel.options import ENDED, NUMBERS, Points
from tableforge.kernel.options import Meaning as Meaning  # a word of a game, too
from tableforge.tongue.text import Text


@dataclass(frozen=True, slots=True)
class Verb:
    """Something that a player may do, as keys say it: `verb`, or `verb:` and what it is done with.

    `takes` names that ("card", "place", or nothing); `target` is the kind of question, and of event, that names whom it
    is done to.
    """

    name: str
    about: Text
    takes: str = "card"
    target: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie, as keys and references name it: each seat has one, or (`common`) the table."""

    name: str
    about: Text
    common: bool = False


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question: its stable word, what it asks, how the keys of its options look, and what they point at.

    `points` is all that a game says of its options: their keys, meanings and plain labels follow (`kernel.options`).  `done` is
    the key of the option that ends the question, where it has one.  `titled`: whether the card that asks is named before it.
    `turn`: whether it is asked in one's own turn only, as the first thing one may do then.  `ordering`: whether it only asks
    what comes next, of several things that all come.  `window`: whether it gives a seat its say in somebody else's turn, too,
    and may be passed.  Tables offer the standing orders that these make worth giving.
    """

    name: str
    about: Text
    keys: str
    turn: bool = False
    ordering: bool = False
    window: bool = False
    points: Points[Any] = NUMBERS
    done: str = ENDED
    titled: bool = False


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event: its stable word, what has happened, and what whoever emits it says besides.

    `hows`  in which ways it comes about, each told by a sentence of its own; "" is the plain one
    `told`  further sentences, for somebody who sees less of it, or that tell what came of it as well
    `data`  what the numbers of its `data` are, in order; a name that ends with … stands for any number of them
    `note`  what its note, or a number in place of one, stands for: a sort that the voice knows how to read; "" for its own words
    """

    name: str
    about: Text
    hows: tuple[str, ...] = ("",)
    told: tuple[str, ...] = ()
    data: tuple[str, ...] = ()
    note: str = ""

    @property
    def sorts(self) -> tuple[str, ...]:
        """The kind with each of its ways, as `Event.sort` names them."""
        return tuple([f"{self.name}:{how}" if how else self.name for how in self.hows])


@dataclass(frozen=True, slots=True)
class Pause:
    """Something that a seat may want to pass until: its stable word, and the order to do so in words."""

    name: str
    about: Text
