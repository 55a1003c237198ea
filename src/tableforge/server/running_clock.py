"""The clock of a table while it runs: what each seat has left, and the grace for a lost line.

Whoever loses the line while their clock runs is given a grace, once for each time the line is lost and a few times a
game: the clock stands until the grace is used up or they are back. A table that has just been loaded gives everybody one
that does not count, for it was the server that was away. Times are told by whoever calls, in seconds of any origin.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tableforge.server import messages as m
from tableforge.server.clocks import GAME, ClockRule

Json = dict[str, Any]
GRACE: Final = 30.0  # seconds
MOST_GRACES: Final = 3  # of a seat in a game


@dataclass(slots=True)
class SeatClock:
    """The time of one seat."""

    left: float
    runs: bool = False
    graces: int = 0  # that were given
    grace: float = 0.0  # that is left of the one under way; the clock stands meanwhile
    owed: bool = True  # whether a grace is due when the clock runs, for the line that is lost now
    free: bool = True  # whether that one does not count


class RunningClock:
    """What the seats of a table have left by its clock, from a state that was kept or from the start."""

    def __init__(self, rule: ClockRule, seats: int, state: Json | None, now: float) -> None:
        self.rule = rule
        self.at = now
        kept = [{}] * seats if state is None else state["seats"]
        self.seats = [
            SeatClock(x.get("left", rule.full), x.get("runs", False), x.get("graces", 0), owed=rule.is_live)
            for x in kept
        ]
        if rule.is_live:
            for seat in self.seats:
                self.give_grace(seat)
        elif state is not None:  # days go by while the table sleeps
            self.at = state["at"]
            self.advance(now)

    def dump(self) -> Json:
        """Return the state as it is kept: as of the last change."""
        kept = [{"left": round(x.left, 3), "runs": x.runs, "graces": x.graces} for x in self.seats]
        return {"at": self.at, "seats": kept}

    def advance(self, now: float) -> None:
        """Charge the seats whose clock runs with the time since the last change."""
        passed, self.at = max(0.0, now - self.at), now
        for x in self.seats:
            if x.runs:
                in_grace = min(x.grace, passed)
                x.grace -= in_grace
                x.left -= passed - in_grace

    def run_for(self, seats: Iterable[int], now: float) -> None:
        """Let the clock run for these seats and no others; whoever stops has made a move."""
        self.advance(now)
        wanted = {*seats}
        for n, x in enumerate(self.seats):
            if x.runs and n not in wanted:
                x.left += self.rule.increment if x.left > 0 else 0
                x.runs, x.grace = False, 0.0
            elif n in wanted and not x.runs:
                x.runs = True
                x.left = x.left if self.rule.kind == GAME else self.rule.full
                self.give_grace(x)

    def stop(self, now: float) -> None:
        """Let it run for nobody any more: the game is over."""
        self.advance(now)
        for x in self.seats:
            x.runs, x.grace = False, 0.0

    def give_grace(self, x: SeatClock) -> None:
        """Begin the grace that is due to a seat, if its clock runs."""
        if x.runs and x.owed:
            x.grace, x.owed = GRACE, False
            x.graces += not x.free

    def lose_line(self, seat: int, now: float) -> None:
        """Take note that a seat has lost its line; it is given a grace where it has any left."""
        self.advance(now)
        x = self.seats[seat]
        x.owed, x.free = self.rule.is_live and x.graces < MOST_GRACES, False
        self.give_grace(x)

    def regain_line(self, seat: int, now: float) -> None:
        """Take note that a seat is back: its clock runs on."""
        self.advance(now)
        x = self.seats[seat]
        x.owed, x.grace = False, 0.0

    def seconds_left(self, now: float) -> Mapping[int, float]:
        """Return how long each seat whose clock runs still has, its grace included."""
        return {n: x.left + x.grace - max(0.0, now - self.at) for n, x in enumerate(self.seats) if x.runs}

    def find_late(self, now: float) -> int | None:
        """Return the seat that is out of time, the first where there are several; None where none is."""
        late = sorted([(left, seat) for seat, left in self.seconds_left(now).items() if left <= 0])
        return late[0][1] if late else None

    def due(self) -> float | None:
        """Return when the first seat will be out of time; None where no clock runs."""
        return min([self.at + left for left in self.seconds_left(self.at).values()], default=None)

    def tell(self, now: float) -> list[m.SeatTime]:
        """Return what clients are told of each seat."""
        self.advance(now)
        return [
            m.SeatTime(n, round(max(0.0, x.left), 1), x.runs, round(x.grace, 1), MOST_GRACES - x.graces)
            for n, x in enumerate(self.seats)
        ]
