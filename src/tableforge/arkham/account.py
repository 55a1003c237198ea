"""The account of a skill test, as a table lays it open: which step it is at, and what its value is made of, card by card."""

from __future__ import annotations

from typing import Final, NamedTuple

from tableforge.arkham import board, chaos, skill
from tableforge.arkham.frames import TestFrame
from tableforge.arkham.names import EACH_SKILL, GET, SKILL_VALUE, WILD, PartKind
from tableforge.arkham.state import Arkham

# the steps of the rules reference by the steps of our program; ST.5 is one with ST.6: it is worked out to be compared
STEPS: Final = {
    "begins": "ST.1",
    "window1": "window-1",
    "commit": "ST.2",
    "window2": "window-2",
    "would": "ST.3",
    "draw": "ST.3",
    "when": "ST.3",
    "revealed": "ST.3",
    "reactions": "ST.3",
    "symbol": "ST.4",
    "more": "ST.4",
    "riders": "ST.4",
    "would-fail": "ST.6",
    "result": "ST.6",
    "after": "ST.6",
    "apply": "ST.7",
    "concluded": "ST.7",
    "retaliate": "ST.7",
    "late": "ST.7",
    "late-reactions": "ST.7",
    "ends": "ST.8",
    "then": "ST.8",
    "over": "ST.8",
}
BY_PLACE: Final = tuple([STEPS[name] for name in skill.TEST_STEPS.points])


class Part(NamedTuple):
    """What one card, or one token, adds to the value of a test."""

    kind: PartKind
    card: int
    n: int


def step(s: Arkham, t: TestFrame) -> str:
    """The step that a test is at; where something else is asked meanwhile, the step in which that happens."""
    at = t.pc if s.stack[-1] is t else t.pc - 1
    return BY_PLACE[min(max(at, 0), len(BY_PLACE) - 1)]


def parts(s: Arkham, t: TestFrame) -> list[Part]:
    """What the value of a test is made of, in the order in which it came about: they add up to it, if to no less than 0."""
    who = s.players[t.ctrl].card
    counted = (t.skill, SKILL_VALUE, EACH_SKILL)
    out = [Part("base", who, s.cards[who].d.skills[t.skill])]
    for r in board.rows(s, GET):
        if r.mod.what in counted and r.mod.n is not None and (r.mod.who is None or r.mod.who.match(s, r.ctx, who)):
            out.append(Part("effect", r.ctx.src, r.mod.n.signed(s, r.ctx)))
    for x in skill.mods_of(s, t, GET):
        if x.mod.what in counted and x.mod.n is not None:
            out.append(Part("effect", x.ctx.src, x.mod.n.signed(s, x.ctx)))
    for i in t.committed:
        have = s.cards[i].d.icons
        out.append(Part("icons", i, have[t.skill] + have[WILD]))
    for token in t.tokens:
        out.append(Part("token", -1, chaos.modifier(s, t, token)))
    return [p for p in out if p.n or p.kind == "base"]


__all__ = ["Part", "parts", "step"]
