"""What every reader of a line shares: the error of what cannot be read, ranges, names with their number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NoReturn

from tableforge.errors import TableforgeError
from tableforge.fateforge.names import ANYWHERE, COLOURS
from tableforge.fateforge.words.refusals import A_RANGE, NO_COLOUR
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

RANGE: Final = re.compile(r"(\d+)(?:(?:-|\.\.)(\d+))?")
ANY_COLOUR_WORD: Final = "any"


class Unreadable(TableforgeError, ValueError):
    """A line of content that says nothing: what is wrong with it, and what would be right."""

    code = "unreadable"

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message


def stranger(refusal: Text, name: str, known: Iterable[str]) -> NoReturn:
    """That there is no such word, with those that there are."""
    raise Unreadable(unknown(refusal, name, known))


def place_of(name: str, among: Sequence[str], refusal: Text) -> int:
    """The number of a name in its tuple.

    >>> place_of("red", COLOURS, NO_COLOUR)
    2
    """
    if name not in among:
        stranger(refusal, name, among)
    return among.index(name)


def zones(text: str) -> tuple[int, int]:
    """A range of zones.

    >>> zones("1"), zones("0-2"), zones("2..3"), zones("any")
    ((1, 1), (0, 2), (2, 3), (0, 99))
    """
    if text == "any":
        return 0, ANYWHERE
    m = RANGE.fullmatch(text)
    if m is None:
        raise Unreadable(A_RANGE.fill(text=text))
    return int(m[1]), int(m[2] or m[1])


def colours(text: str) -> tuple[int, ...]:
    """Colours of enemies.

    >>> colours("white/red"), colours("any")
    ((0, 2), (0, 1, 2, 3, 4, 5))
    """
    if text == ANY_COLOUR_WORD:
        return tuple(range(len(COLOURS)))
    return tuple([place_of(name, COLOURS, NO_COLOUR) for name in text.split("/")])
