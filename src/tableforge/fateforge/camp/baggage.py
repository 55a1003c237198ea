"""Outside of combat, a rest or not: food is eaten, remedies are taken, items change hands (70, 71, 76, 235, 269).

A scene of the story or a step of an exploration is where the group may open its packs; a test under way is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.camp import rest
from tableforge.fateforge.names import IN_ANY, IN_STORY
from tableforge.fateforge.state import Fate, FFrame, frame
from tableforge.kernel.ask import DONE, NOT_YET, Part, option_in, seat_in
from tableforge.kernel.core import Op, Program

OPEN_PACKS: Final = codes.TARGET  # among the choices of a scene and the ways out of a place
SCOPES: Final = (IN_ANY, IN_STORY)


def options(s: Fate) -> tuple[int, ...]:
    """What can be done with what the group carries."""
    return tuple(rest.belongings(s, SCOPES))


def offered(s: Fate) -> tuple[int, ...]:
    """The option to open the packs, where there is anything in them."""
    return (OPEN_PACKS,) if rest.carries(s) or options(s) else ()


def ask_or_open(s: Fate, f: FFrame, kind: str, rule: str, options: Sequence[int]) -> int:
    """What the group takes of the options; NOT_YET where it opens its packs first, after which the op asks again."""
    k = s.ask_group(f, kind, rule, (*options, *offered(s)), always=True)
    if k != OPEN_PACKS:
        return k
    f.pc -= 1
    s.call(frame(PACKS))
    return NOT_YET


class Packs(Op[Fate, FFrame]):
    """Somebody sees to one thing, or to none after all; then the story is where it was.

    Beside a real board one device sees to everything, until it is told that this is all.
    """

    def run(self, s: Fate, f: FFrame) -> None:
        if f.ans:
            a = f.ans[0]
            f.at = 1
        elif s.seats == 1:
            a = s.ask(f, 0, "packs", self.rule, (*options(s), DONE), always=True, stop=DONE)
        else:
            all_ = (*options(s), DONE)
            a = s.ask_each(f, "packs", self.rule, tuple([Part(p, all_, DONE) for p in range(s.seats)]))
        if a == NOT_YET:
            return
        seat, o = (seat_in(a), option_in(a)) if s.seats > 1 else (0, a)
        if o != DONE and rest.does(self, s, f, seat, codes.verb_of(o), codes.target_of(o)) and s.app_only:
            f.pc -= 1


PACKS: Final = Program("packs", (Packs("FF.item-trade"),))
