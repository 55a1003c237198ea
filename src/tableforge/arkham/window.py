"""Player windows: whoever has something to do may do it; the window closes once all have passed in a row."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import legal, use
from tableforge.arkham.frames import TurnFrame
from tableforge.arkham.names import STILL_IN
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET, PASS
from tableforge.kernel.core import steps
from tableforge.words.frame import NO_CARD, NOBODY


def say(s: Arkham, f: AFrame, p: int, rule: str) -> int:
    """What a seat does in a window, PASS, or NOT_YET; who can only pass is not asked, unless all are asked alike."""
    told = s.take_answers(f)
    if told:
        return told[0]
    if s.players[p].status != STILL_IN or (s.peril >= 0 and s.peril != p):
        return PASS
    offers = legal.offers(s, p)
    if not offers and not (s.polls_alike and s.players[p].hand):
        return PASS
    return s.ask(f, p, "window", rule, (*offers, PASS), always=s.polls_alike, stop=PASS)


class Poll(AOp):
    """Each seat in turn does something or passes, until all have passed in a row."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TurnFrame)
        if f.passes == len(f.seats):
            f.pc = len(f.prog.ops)
            return
        p = f.seats[f.turn]
        a = say(s, f, p, self.rule)
        if a == NOT_YET:
            return
        f.pc -= 1
        if a == PASS:
            f.turn = (f.turn + 1) % len(f.seats)
            f.passes += 1
        else:
            f.passes = 0
            use.take(s, f, p, a)


# The windows of the round and of a skill test; those of a turn are one with its actions (AH.eight-player-windows).
RULES: Final = (
    "AH.mythos-window",
    "AH.investigation-begins",
    "AH.enemy-phase-windows",
    "AH.window-after-attacks",
    "AH.upkeep-begins",
    "AH.window-after-st1",
    "AH.window-after-st2",
)
WINDOW: Final = steps("window", {rule: Poll(rule) for rule in RULES})


def somebody_may(s: Arkham, seats: tuple[int, ...]) -> bool:
    """Whether one of these seats has something to do in a window."""
    for p in seats:
        if legal.offers(s, p):
            return True
    return False


def open_window(s: Arkham, f: AFrame, rule: str) -> None:
    """Open a player window: from the active investigator on, or from the lead (AH.player-window-passes)."""
    seats = s.in_order(s.active)
    if s.polls_alike or somebody_may(s, seats):
        t = TurnFrame(WINDOW, NO_CARD, NOBODY, seats)
        t.pc = WINDOW.at(rule)
        s.call(t)
