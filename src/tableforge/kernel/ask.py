"""Questions: what the game waits for, whom it asks, and which answers are legal.

Most questions are put to one seat.  A joint question is put to several at once: it has a part for each of them, they
answer in any order, one answer at a time, and the game may ask the rest anew after each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.kernel.open import mypyc_attr

NATURE: Final = -1  # the seat of chance
SEVERAL: Final = -2  # what a joint question has in place of a seat
NOT_YET: Final = -1  # what `ask` returns while the answer is missing
NO_OPTION: Final = -1  # where no option stops, or none is what a clock would take

# An option is a number from 0 on that only its own question understands.  These codes mean the same in every question;
# a game's own options lie below them.
PASS: Final = (1 << 20) - 1  # nothing, in a window
DONE: Final = 1 << 20  # no more picks
SEAT: Final = 1 << 24  # an answer to a joint question is its seat times this, and the seat's own option


def joint_answer(seat: int, option: int) -> int:
    """The answer of a seat to a joint question, with this option of its own."""
    return seat * SEAT + option


def seat_in(answer: int) -> int:
    """Whose answer to a joint question it is."""
    return answer // SEAT


def option_in(answer: int) -> int:
    """Which of that seat's options it is."""
    return answer % SEAT


@mypyc_attr(acyclic=True)
class Part:
    """What one seat is asked: its options, the one that stops, and the one that a clock would take for it."""

    def __init__(self, seat: int, options: tuple[int, ...], stop: int = NO_OPTION, idle: int = NO_OPTION) -> None:
        self.seat = seat
        self.options = options
        self.stop = stop
        self.idle = idle if idle != NO_OPTION else stop

    def dump(self) -> tuple[object, ...]:
        """The part as plain data, for digests."""
        return (self.seat, self.options, self.stop, self.idle)


@mypyc_attr(acyclic=True, free_list_len=1)
class RawDecision:
    """A pending question: of which kind, by which rule, to whom, with which options, how many picks are due and allowed.

    Options are small numbers that the game turns into readable keys on demand.  `stop` is the one that ends something
    open (a turn, a round of picks, one's say in a window), `idle` the one that a clock would take for a seat that does
    not answer: what stops, or what declines.

    A question of chance has a weight for each option, where they are not equally likely.

    A joint question holds its parts in `joint`; its own options are all answers that `reply` takes, each a seat with
    an option of its part (`joint_answer`).  `of` gives the question of one seat, as if it alone were asked.
    """

    def __init__(
        self,
        seat: int,
        kind: str,
        rule: str,
        options: tuple[int, ...],
        least: int,
        most: int,
        src: int,
        about: object,
        stop: int = NO_OPTION,
        idle: int = NO_OPTION,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.options = options
        self.least = least
        self.most = most
        self.src = src
        self.about = about
        self.stop = stop
        self.idle = idle if idle != NO_OPTION else stop
        self.joint: tuple[Part, ...] = ()
        self.weights: tuple[int, ...] = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        """What each asked seat is asked; most questions have one part."""
        return self.joint or (Part(self.seat, self.options, self.stop, self.idle),)

    def of(self, seat: int) -> RawDecision | None:
        """The question that this seat is asked, with its own options; None where it is not asked."""
        for d in self.each():
            if d.seat == seat:
                return d
        return None

    def each(self) -> list[RawDecision]:
        """The questions of all asked seats, each as if that seat alone were asked."""
        if not self.joint:
            return [self]
        return [
            RawDecision(
                p.seat, self.kind, self.rule, p.options, self.least, self.most, self.src, self.about, p.stop, p.idle
            )
            for p in self.joint
        ]

    def answer(self, seat: int, option: int) -> int:
        """What `reply` takes for this option of the seat's question."""
        return joint_answer(seat, option) if self.joint else option

    def seat_of(self, answer: int) -> int:
        """Whose answer this is."""
        return seat_in(answer) if self.joint else self.seat

    def option_of(self, answer: int) -> int:
        """Which option of that seat's question it is."""
        return option_in(answer) if self.joint else answer

    def dump(self) -> tuple[object, ...]:
        """All that tells this question from another, as plain data."""
        one = (self.seat, self.kind, self.rule, self.options, self.least, self.most, self.src)
        if self.joint:
            return (*one, tuple([p.dump() for p in self.joint]))
        return (*one, self.weights) if self.weights else one


def joint(kind: str, rule: str, parts: tuple[Part, ...], src: int, about: object) -> RawDecision:
    """One question to several seats at once."""
    options = tuple([joint_answer(p.seat, o) for p in parts for o in p.options])
    seat = parts[0].seat if len(parts) == 1 else SEVERAL
    d = RawDecision(seat, kind, rule, options, 1, 1, src, about)
    d.joint = parts
    return d


END_EARLY: Final = 0.05  # how likely a random player ends something open while anything else is legal
EVEN: Final = -1.0  # … as likely as it does anything else


def by_lot(d: RawDecision, rng: Callable[[], float], early: float) -> int:
    """A random answer; `rng` gives numbers from 0 up to 1.

    What ends something open, such as a turn, is taken with probability `early` while anything else is legal: by even
    chances most turns would end at once.  Where that is as it should be, `early` is EVEN.  Picks that may be left out are
    drawn evenly.
    """
    if d.joint:
        p = d.joint[int(rng() * len(d.joint))]
        return joint_answer(p.seat, p.options[place_by_lot(p.options, p.stop, rng, early)])
    return d.options[place_by_lot(d.options, d.stop if d.least > 0 else NO_OPTION, rng, early)]


def place_by_lot(options: tuple[int, ...], stop: int, rng: Callable[[], float], early: float) -> int:
    """The place of a random option; `stop` is the one that is taken with probability `early`."""
    n = len(options)
    if stop == NO_OPTION or n == 1 or early < 0:
        return int(rng() * n)
    if rng() < early:
        return options.index(stop)
    drawn = int(rng() * (n - 1))
    return n - 1 if options[drawn] == stop else drawn  # the last option takes the number of the one that was left out
