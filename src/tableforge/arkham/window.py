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


class Poll(AOp):
    """Each seat in turn does something or passes; a seat that can only pass is skipped, unless all are asked alike."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, TurnFrame)
        while f.passes < len(f.seats):
            p = f.seats[f.turn]
            if s.players[p].status == STILL_IN and (s.peril < 0 or s.peril == p):
                offers = legal.offers(s, p)
                if offers or (s.polls_alike and s.players[p].hand):
                    a = s.ask(f, p, "window", self.rule, (*offers, PASS), always=s.polls_alike, stop=PASS)
                    if a == NOT_YET:
                        return
                    if a != PASS:
                        f.passes = 0
                        f.pc -= 1
                        use.take(s, f, p, a)
                        return
                    f.ans = ()
                    f.at = 0
            f.turn = (f.turn + 1) % len(f.seats)
            f.passes += 1
        f.pc = len(f.prog.ops)


# The windows of the round and of a skill test; those of a turn are one with its actions (AH.eight-player-windows).
RULES: Final = (
    "AH.mythos-window", "AH.investigation-begins", "AH.enemy-phase-windows", "AH.window-after-attacks", "AH.upkeep-begins",
    "AH.window-after-st1", "AH.window-after-st2",
)  # fmt: skip
WINDOW: Final = steps("window", {rule: Poll(rule) for rule in RULES})


def open_window(s: Arkham, f: AFrame, rule: str) -> None:
    """Open a player window: from the active investigator on, or from the lead (AH.player-window-passes)."""
    seats = tuple(s.in_order(s.active))
    if s.polls_alike or any([legal.offers(s, p) for p in seats]):
        t = TurnFrame(WINDOW, NO_CARD, NOBODY, seats)
        t.pc = WINDOW.at(rule)
        s.call(t)
