"""Climbs by lot: whatever is under way when somebody falls, what the kernel promises holds at every question."""

from __future__ import annotations

from collections import Counter

from kernel.climb import ACTION, AVALANCHE, HOOK, REACTIONS, SEATS, SLIP, THROW, Climb, begin, on_the_rope

from tableforge.kernel.ask import by_lot
from tableforge.kernel.chance import Rng, rng
from tableforge.kernel.core import Program, reply
from tableforge.laws.trial import ask_again

STONES = [1, SLIP]  # every second test has another inside it
TOOLS = (HOOK, THROW, *[10 * tool for tool in REACTIONS])


def rope(chance: Rng) -> Climb:
    """Three climbers with tools, strength and goats by lot."""
    held = [[t for t in TOOLS if chance.below(3)] for _ in SEATS]
    strength = [1 + chance.below(4) for _ in SEATS]
    s = on_the_rope(*held, strength=strength, goats=[chance.below(2) for _ in SEATS])
    s.bag = STONES[:]
    s.reseed(chance.next32())
    return s


def climb(s: Climb, prog: Program, seat: int, chance: Rng, seen: Counter[str]) -> None:
    """Let a climber do something to its end, by lot, and hold every question on the way to what the kernel promises."""
    begin(s, prog, seat)
    while s.pending is not None and not s.over:
        d = s.pending
        assert all(p.seat not in s.fallen and p.options for p in d.parts), "who has fallen is asked nothing"
        again = ask_again(s)
        assert again.dump() == s.dump() and again.events == [], "a question is asked anew without a trace"
        answer = by_lot(d, lambda: chance.below(1000) / 1000, 0.2)
        twin = s.clone()
        before, up, depth = s.dump(), s.up(), [f.prog.name for f in s.stack].count("test")
        reply(twin, answer)
        assert s.dump() == before, "a copy never writes into the original"
        reply(s, answer)
        assert s.dump() == twin.dump(), "and plays on as the original does"
        seen[d.kind] += 1
        seen[f"falls within {depth} tests"] += len(s.up()) < len(up)
    assert s.over or s.stack == [], "all that was begun has ended"
    assert s.over or s.bag == STONES, "and every stone is back"


def test_what_the_kernel_promises_holds_in_climbs_by_lot() -> None:
    chance, seen = rng(5), Counter[str]()
    for _ in range(150):
        s = rope(chance)
        s.polls_alike = chance.below(2) == 1
        for seat in SEATS:
            if seat in s.up() and not s.over:
                climb(s, ACTION, seat, chance, seen)
        if not s.over:
            climb(s, AVALANCHE, s.up()[0], chance, seen)
    assert min(seen[kind] for kind in ("help", "react", "avalanche")) > 60
    assert min(seen[f"falls within {n} tests"] for n in (0, 1, 2)) > 3, "also in a test within a test"
