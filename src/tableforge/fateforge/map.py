"""Zones and ways: who is how far from whom, where one can walk, and where a shot goes."""

from __future__ import annotations

from typing import Final, TypeAlias

FAR: Final = 99  # there is no way
Edges: TypeAlias = tuple[tuple[int, int], ...]


class Ways:
    """What joins the zones as the doors stand now.  Another one is made when a door or a barricade changes.

    near    the zones next to each zone, closed doors shut        flown   … for who flies over closed doors
    walk    distances, zone by zone                               fly     … for who flies
    shot    the distance of a shot, or FAR where it is barred on every shortest way
    """

    def __init__(self, n: int, edges: Edges, shut: Edges, barred: Edges) -> None:
        self.n = n
        self.edges = edges
        self.shut = shut
        self.barred = barred
        closed = [(a, b) for a, b in shut] + [(b, a) for a, b in shut]
        self.near = neighbours(n, tuple([e for e in edges if e not in closed]))
        self.flown = neighbours(n, edges)
        self.walk = distances(self.near)
        self.fly = distances(self.flown)
        self.shot = self._shots()

    def _shots(self) -> tuple[tuple[int, ...], ...]:
        """A barricade bars shots into its zone that come over one side; those over another side, or over it, go on (108)."""
        out: list[tuple[int, ...]] = []
        for a in range(self.n):
            row = list(self.walk[a])
            for z in range(self.n):
                d = row[z]
                if 0 < d < FAR and all([self.walk[a][y] != d - 1 or (z, y) in self.barred for y in self.near[z]]):
                    row[z] = FAR
            out.append(tuple(row))
        return tuple(out)

    def next_to(self, a: int, z: int, flying: bool) -> tuple[int, ...]:
        """The zones that are the next step of a shortest way from a to z."""
        walk = self.fly if flying else self.walk
        near = self.flown if flying else self.near
        d = walk[a][z]
        if d == 0 or d >= FAR:
            return ()
        return tuple([y for y in near[a] if walk[y][z] == d - 1])


def neighbours(n: int, edges: Edges) -> tuple[tuple[int, ...], ...]:
    rows: list[list[int]] = [[] for _ in range(n)]
    for a, b in edges:
        rows[a].append(b)
        rows[b].append(a)
    return tuple([tuple(sorted(row)) for row in rows])


def distances(near: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    out: list[tuple[int, ...]] = []
    for a in range(len(near)):
        row = [FAR] * len(near)
        row[a] = 0
        edge = [a]
        while edge:
            following: list[int] = []
            for y in edge:
                for z in near[y]:
                    if row[z] == FAR:
                        row[z] = row[y] + 1
                        following.append(z)
            edge = following
        out.append(tuple(row))
    return tuple(out)


NO_WAYS: Final = Ways(0, (), (), ())

# Ways follow from a map and its doors alone, and nobody writes into them: those of late are shared.
WAYS: Final[dict[tuple[int, Edges, Edges, Edges], Ways]] = {}
MOST_WAYS: Final = 256


def ways_of(n: int, edges: Edges, shut: Edges, barred: Edges) -> Ways:
    """The ways of a map with n zones, as its doors and barricades stand."""
    key = (n, edges, shut, barred)
    ways = WAYS.get(key)
    if ways is None:
        if len(WAYS) >= MOST_WAYS:
            WAYS.clear()
        ways = WAYS[key] = Ways(n, edges, shut, barred)
    return ways
