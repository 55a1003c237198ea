"""What a seat sees, made when a bot first reads it.

Many answers are given without a look, and few bots read the words of a question; to make both each time takes longer than a game
by lot does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, Self

from tableforge.bots.profile import BotProfile
from tableforge.table.sitting import Sitting

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_keys, dict_values

QUESTION: Final = "decision"  # the part of a view that is put in words


def show(g: Sitting, seat: int, profile: BotProfile) -> dict[str, Any]:
    """The view that a bot of a seat is handed: made at once, but where the bot only glances at it."""
    return Glance(g, seat) if profile.glances else g.view(seat)


class Glance(dict[str, Any]):
    """A view that is made when it is first read, and its question when that is.

    It is to be read before the game goes on, and by Python: what looks into a dict from C, as `json` does, is given a copy.
    """

    __slots__ = ("g", "seat", "touched", "whole")

    def __init__(self, g: Sitting, seat: int) -> None:
        super().__init__()
        self.g = g
        self.seat = seat
        self.touched = False  # whether anything of it was made
        self.whole = False

    def anew(self) -> Self:
        """The same once the game has gone on: nothing of it is made yet."""
        if self.touched:
            self.touched = self.whole = False
            self.clear()
        return self

    def read(self) -> None:
        """Fill it with all that a view has."""
        if not self.whole:
            self.touched = self.whole = True
            self.update(self.g.view(self.seat))

    def __missing__(self, name: str) -> Any:
        if self.whole:
            raise KeyError(name)
        if not self.touched and name != QUESTION:
            self.touched = True
            self.update(self.g.view(self.seat, asked=False))
            if super().__contains__(name):
                return super().__getitem__(name)
        self.read()
        if super().__contains__(name):
            return super().__getitem__(name)
        raise KeyError(name)

    def get(self, name: str, default: Any = None) -> Any:
        try:
            return self[name]
        except KeyError:
            return default

    def __contains__(self, name: object) -> bool:
        self.read()
        return super().__contains__(name)

    def __iter__(self) -> Iterator[str]:
        self.read()
        return super().__iter__()

    def __len__(self) -> int:
        self.read()
        return super().__len__()

    def __eq__(self, other: object) -> bool:
        self.read()
        return super().__eq__(other)

    __hash__ = None

    def __repr__(self) -> str:
        self.read()
        return super().__repr__()

    def keys(self) -> dict_keys[str, Any]:
        """The names of its parts."""
        self.read()
        return super().keys()

    def values(self) -> dict_values[str, Any]:
        """Its parts."""
        self.read()
        return super().values()

    def items(self) -> dict_items[str, Any]:
        """Its parts, with their names."""
        self.read()
        return super().items()

    def copy(self) -> dict[str, Any]:
        """A view of one's own."""
        self.read()
        return super().copy()

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        """A copy, also one that is packed, is a plain view."""
        return dict, (self.copy(),)
