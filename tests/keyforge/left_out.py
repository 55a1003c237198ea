"""Ask what the engine leaves unasked, and see that every answer leads to the same position.

    PYTHONPATH=src TABLEFORGE_PURE=1 python tests/keyforge/left_out.py 0 40      forged games from seed 0 to 39

The engine's own judgement is wrapped, so this runs on plain Python only, in a process of its own.
"""

from __future__ import annotations

import sys

import tableforge
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.core import State, reply
from tableforge.keyforge import moves
from tableforge.keyforge.ops import choose
from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.words import flow_ops
from tableforge.words.frame import CardFrame, CardState

GAME = tableforge.game("keyforge")
MOST = 3000  # answers in a game
left_out: list[str] = []  # of the question under way: the program that would not have asked
moot, same_ability = flow_ops.moot, moves.same_ability


def asks_all_the_same(s: CardState, f: CardFrame, start: int, stop: int, ids: list[int], much: int) -> bool:
    """Whether nothing can come of it is remembered; the answer is that something can."""
    if not f.ans and moot(s, f, start, stop, ids, much):
        left_out.append(f.prog.name)
    return False


def told_apart(s: KeyForge, x: KFrame, y: KFrame, due: bool) -> bool:
    """Two abilities that are one are told apart."""
    return False


def alike(s: KeyForge, d: RawDecision) -> list[tuple[int, ...]]:
    """The options that are said to make no difference, together."""
    if d.kind == "order":
        assert isinstance(d.about, tuple)
        return [(i, j) for j in d.options for i in d.options if i < j and same_ability(s, d.about[i], d.about[j], True)]
    if not left_out or d.kind not in ("target", "may", "choose-one"):
        return []
    op = s.stack[-1].prog.ops[s.stack[-1].pc]
    return [d.options] if not isinstance(op, flow_ops.Branch) or len(left_out) == len(op.to) else []


def outcome(s: KeyForge, option: int) -> tuple[object, ...]:
    """The position once the effect or the window that asks has come to its end, the first option taken from here on."""
    t = s.clone()
    depth, prog = len(t.stack), t.stack[-1].prog
    reply(t, option)
    while (
        t.pending is not None and t.pending.kind != "act" and len(t.stack) >= depth and t.stack[depth - 1].prog is prog
    ):
        reply(t, t.pending.options[0])
    return t.dump()


def main(first: int, last: int) -> None:
    vars(flow_ops)["moot"] = vars(choose)["moot"] = asks_all_the_same
    moves.same_ability = told_apart
    checked, wrong = 0, []
    for seed in range(first, last):
        s = GAME.start(GAME.setup(**GAME.sample(seed, "forged")), seed)
        assert isinstance(s, KeyForge)
        chance = State(seed)
        chance.warm_up()
        for _ in range(MOST):
            d = s.pending
            if d is None or s.over:
                break
            for options in alike(s, d):
                checked += 1
                if len({outcome(s, o) for o in options}) > 1:
                    wrong.append(
                        f"seed {seed}: {s.stack[-1].prog} would not ask {[GAME.options.key(s, d, o) for o in options]}"
                    )
            left_out.clear()
            n = len(d.options) - (1 if d.kind == "act" and len(d.options) > 1 and chance.below(12) else 0)
            reply(s, d.options[chance.below(n)])
    print(f"{checked} questions left out", *wrong, sep="\n")
    sys.exit(1 if wrong or not checked else 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
