"""Ops of the one card that no word can say.  It has both voices in the card's definition."""

from __future__ import annotations

from tableforge.arkham import moves
from tableforge.arkham.state import AFrame, AOp, Arkham


class BecomeActAndAgenda(AOp):
    """The Devourer Below: this card is from now on both the current act and the current agenda."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if s.act >= 0 and s.act != f.src:
            moves.remove(s, s.act, self.rule)
        for i in (*s.act_deck, *s.agenda_deck):
            moves.remove(s, i, self.rule)
        s.act = s.agenda = f.src
        s.anew()
        s.emit(self.rule, "both", f.ctrl, (f.src,), 0, f.src)


CUSTOM: dict[str, tuple[type[AOp], str]] = {"become_act_and_agenda": (BecomeActAndAgenda, "AH.two-faced-cards")}
