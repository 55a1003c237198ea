"""What a game shows: the view of a seat, the scene that a table draws of it, and events as plain data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypedDict

from tableforge.kernel.aspect import Aspect, S
from tableforge.kernel.event import NOT_TOLD, Event, Snapshot
from tableforge.kernel.scene import Outcome, Scene, Sheet, Thing, plain_scene
from tableforge.kernel.settings import Json


class ShownThing(TypedDict):
    """A thing of an event: what it is, whose it was, and where it lay."""

    id: str
    seat: int
    at: str  # as the seat's view points at it; "" where that is not told


class ShownPlace(TypedDict):
    """Where a thing of an event lay: the zone, whose that is, and its place in there."""

    zone: str
    seat: int
    at: str


# An event for the eyes of a seat; written as a call, for `from` is a word of Python's.
ShownEvent = TypedDict(
    "ShownEvent",
    {
        "kind": str,
        "how": str,
        "rule": str,
        "seat": int,
        "amount": int,
        "data": list[int],
        "note": str,
        "count": int,
        "cards": list[ShownThing] | None,
        "source": ShownThing | None,
        "from": ShownPlace | None,
        "to": ShownPlace | None,
    },
)


class NumberedEvent(ShownEvent):
    """An event for the eyes of a seat, with its number in the game: the first is 0."""

    number: int


class Shown(Aspect[S], ABC):
    """What seats and spectators (None) see of a game."""

    view_type: type[Any] | None = None  # the TypedDict that its views are, where it declares one: see `kernel.declared`

    @abstractmethod
    def view(self, s: S, seat: int | None) -> dict[str, Json]:
        """Return what a seat knows, as plain data."""

    def scene(self, view: dict[str, Json], setup: dict[str, Json], lang: str) -> Scene:
        """Return what a table draws of a view; by default its numbers and lists."""
        return plain_scene(self.game.name, view)

    def sheet(self, view: dict[str, Json], thing: Thing, lang: str) -> Sheet:
        """Return a thing of the scene to be read: its text and the rules that it cites."""
        return Sheet(thing.name, thing.kind)

    def outcome(self, result: dict[str, Json], seats: int, lang: str) -> Outcome:
        """Return a result (`Game.result`) as a table tells it: who won."""
        won = range(seats) if result.get("won") else ()
        return Outcome(tuple(won) if "won" in result else (result["winner"],), result["rule"])

    def event(self, e: Event, seat: int | None) -> ShownEvent:
        """Return an event as plain data, for the eyes of a seat: what a table draws it from.

        Cards that the seat may not see are counted, not named.  Places are those that the seat's view has.
        """
        return {
            "kind": e.kind,
            "how": e.how,
            "rule": e.rule,
            "seat": e.seat,
            "amount": e.amount,
            "data": list(e.data),
            "note": e.note,
            "count": len(e.cards),
            "cards": [self.thing(x, seat) for x in e.things] if e.is_seen_by(seat) else None,
            "source": self.thing(e.by, seat) if e.source >= 0 else None,
            "from": self.place(e.frm, seat) if e.frm.zone else None,
            "to": self.place(e.to, seat) if e.to.zone else None,
        }

    def thing(self, thing: Snapshot, seat: int | None) -> ShownThing:
        """Return a thing of an event as plain data: what it is, whose it was, and where it lay."""
        return {"id": thing.id, "seat": thing.whose, "at": self.place_key(thing, seat)}

    def place(self, thing: Snapshot, seat: int | None) -> ShownPlace:
        """Return where a thing of an event lay, as plain data."""
        return {"zone": thing.zone, "seat": thing.seat, "at": self.place_key(thing, seat)}

    def place_key(self, thing: Snapshot, seat: int | None) -> str:
        """Return the place of a thing as the seat's view points at it; "" where none is told."""
        return f"{thing.zone}:{thing.at}" if thing.at != NOT_TOLD else ""
