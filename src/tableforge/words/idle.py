"""Why nothing will come of an ability, for the log: what it needs and does not find, or the condition that is not met."""

from __future__ import annotations

from typing import Final

from tableforge.words.flow_ops import Jump, LoopNext, LoopStart, Offer, Repeat, Unless, UnlessDone, WordOp, moot
from tableforge.words.frame import CardFrame, CardState
from tableforge.words.lower import names_in

SOMETHING: Final = -2  # may come of it
OF_IT: Final = frozenset(("it", "them"))  # words that act on the cards of the word before
ALREADY: Final = -3  # nothing will, for all cards that there are stand as it would make them
NO_REASON: Final = -1  # nothing will, and no single op says why


def why_nothing(s: CardState, f: CardFrame) -> int:
    """The op of an ability that is about to begin by which, as everybody can see, nothing comes of it; or SOMETHING, ALREADY,
    NO_REASON.

    The frame is one of its own, which nobody goes on with.
    """
    ops = f.prog.ops
    reason = NO_REASON
    at = 0
    said: object = None  # the word for which there are no cards
    while at < len(ops):
        op = ops[at]
        blame = at
        at += 1
        f.pc = at
        if isinstance(op, WordOp):
            if op.secret(s, f):
                return SOMETHING
            found = op.candidates(s, f)
            if found is not None:
                if found:
                    nothing = moot(s, f, at, len(ops), found, max(1, f.much))  # "that much" may be of what it picks
                    return reason_of(reason, ALREADY) if nothing else SOMETHING
                said = op.said
            elif said is not None and (op.said is said or not op.acts or names_in(op.said) & OF_IT):
                said = op.said  # of the cards that there are not: "it", for the next word
                continue
            elif not op.idle(s, f):
                return SOMETHING
        elif isinstance(op, Unless):
            if op.cond.holds(s, f):
                continue
            at = op.to
            last = ops[at - 1]
            if isinstance(last, Jump) and last.to > at:  # it has an "otherwise"
                continue
        elif isinstance(op, UnlessDone):
            at = op.to
            continue
        elif isinstance(op, LoopStart):
            op.run(s, f)
            leave = ops[at]
            if f.loop or not isinstance(leave, LoopNext):
                return SOMETHING
            at = leave.to
        elif isinstance(op, Offer):
            if not op.nothing(s, f) or (op.probe is not None and op.probe.secret(s, f)):
                return SOMETHING
            if op.probe is None or op.probe.ids(s, f):
                blame = ALREADY
            at = op.to
        elif isinstance(op, Jump):
            at = op.to
            continue
        elif isinstance(op, Repeat):
            continue
        else:
            return SOMETHING
        reason = reason_of(reason, blame)
    return reason


def reason_of(before: int, now: int) -> int:
    """The first reason of several."""
    return now if before == NO_REASON else before
