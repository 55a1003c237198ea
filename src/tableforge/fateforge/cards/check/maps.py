"""Maps (M1 to M4)."""

from __future__ import annotations

import re
from typing import Final

from tableforge.fateforge.cards.check.refusals import (
    BARRED_NEIGHBOUR,
    CROSSROADS,
    CUT_OFF,
    DOOR_EDGE,
    EDGE_TWICE,
    FOUNTAIN_CUBES,
    HARD_TO_REACH,
    LOOP,
    PICTURE,
    PORTAL_ENDS,
    SAME_PLACE,
    ZONE_COUNT,
    ZONE_LETTER,
    ZONE_TWICE,
)
from tableforge.fateforge.cards.check.ways import reached_from
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import MapDef

MOST_NEIGHBOURS: Final = 6


def check(content: Content) -> None:
    for id, m in content.pack.maps.items():
        row = content.rows["map"][id]
        zones(row, m)
        if m.letters:
            ways(row, m)
            things(row, m)
            odd(row, m)


def zones(row: Row, m: MapDef) -> None:
    if not 6 <= len(m.letters) <= 12:
        row.find(ZONE_COUNT.fill(n=len(m.letters)), "zones", check="M1")
    for k, letter in enumerate(m.letters):
        if not re.fullmatch("[a-z]", letter):
            row.find(ZONE_LETTER.fill(letter=letter), "zones", f'id="{letter}"', "M1")
        if letter in m.letters[:k]:
            row.find(ZONE_TWICE.fill(letter=letter), "zones", f'id="{letter}"', "M1")
        if m.places[k] in m.places[:k]:
            other = m.letters[m.places.index(m.places[k])]
            row.find(SAME_PLACE.fill(a=other, b=letter), "zones", f'id="{letter}"', "M1")
        shown = len(re.findall(rf"\[{re.escape(letter)}[~*#o]*\]", m.picture))
        if shown != 1:
            row.find(PICTURE.fill(letter=letter, n=shown), "picture", check="M3")


def ways(row: Row, m: MapDef) -> None:
    seen = set()
    for a, b in m.edges:
        edge = f"{m.letters[a]}-{m.letters[b]}"
        if a == b:
            row.find(LOOP.fill(edge=edge), "edges", check="M1")
        if frozenset((a, b)) in seen:
            row.find(EDGE_TWICE.fill(edge=edge), "edges", check="M1")
        seen.add(frozenset((a, b)))
    found = reached_from(m, [0], portals=True)
    far = [m.letters[z] for z in range(len(m.letters)) if z not in found]
    if far:
        row.find(CUT_OFF.fill(zones=", ".join(far)), "edges", check="M1")


def touching(m: MapDef, a: int, b: int) -> bool:
    return (a, b) in m.edges or (b, a) in m.edges


def things(row: Row, m: MapDef) -> None:
    for door in m.doors:
        if not touching(m, door.a, door.b):
            row.find(DOOR_EDGE.fill(door=door.id), "doors", check="M2")
    for a, b in m.barricades:
        if not touching(m, a, b):
            row.find(BARRED_NEIGHBOUR.fill(a=m.letters[a], b=m.letters[b]), "barricades", check="M2")
    for _, cubes in m.fountains:
        if cubes < 1:
            row.find(FOUNTAIN_CUBES, "fountains", check="M2")
    for portal in m.portals:
        if portal.a == portal.b or touching(m, portal.a, portal.b):
            row.find(PORTAL_ENDS.fill(portal=portal.id), "portals", check="M2")


def odd(row: Row, m: MapDef) -> None:
    """Zones that are hard to reach, or touch very many others."""
    shut = {frozenset((d.a, d.b)) for d in m.doors if not d.open}
    for z, letter in enumerate(m.letters):
        touched = [frozenset(edge) for edge in m.edges if z in edge]
        if len(touched) > MOST_NEIGHBOURS:
            row.find(CROSSROADS.fill(letter=letter, n=len(touched)), "edges", check="M4", error=False)
        if len(touched) == 1 and touched[0] in shut and any([z in (p.a, p.b) for p in m.portals]):
            row.find(HARD_TO_REACH.fill(letter=letter), "doors", check="M4", error=False)
