"""How far zones are from each other, for checks: doors can be opened, portals may be used or not."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tableforge.fateforge.definition import MapDef


def reached_from(
    m: MapDef, starts: Iterable[int], portals: bool, more: Iterable[tuple[int, int]] = (), sealed: Collection[str] = ()
) -> dict[int, int]:
    """The zones that can be reached, with how many steps it takes."""
    joined = [*m.edges, *more]
    if portals:
        joined += [(p.a, p.b) for p in m.portals if p.id not in sealed]
    near: dict[int, list[int]] = {}
    for a, b in joined:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    steps = {z: 0 for z in starts}
    queue = list(steps)
    for z in queue:
        for other in near.get(z, ()):
            if other not in steps:
                steps[other] = steps[z] + 1
                queue.append(other)
    return steps
