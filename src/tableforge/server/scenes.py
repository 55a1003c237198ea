"""The scene beside the view, for clients that draw tables from it: of its lists only what has changed since they were last told.

What is as usual is left out of every part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

import msgspec

from tableforge.kernel.memo import IdentityMemo
from tableforge.kernel.scene import Scene, Side, Thing, Zone
from tableforge.server.messages import SceneUpdate
from tableforge.server.scene_wire import STRUCTS, to_struct

Json = Any
NOTHING: Final = Scene("", "", (), ())
ENCODER: Final = msgspec.json.Encoder()
ZONE_FIELDS: Final = [f.name for f in fields(Zone)]
ZONE_PARTS: Final = attrgetter(*ZONE_FIELDS)
THINGS_AT: Final = ZONE_FIELDS.index("things")


def diff_scene(now: Scene, before: Scene = NOTHING) -> SceneUpdate:
    """Return a scene for a client that has `before`: parts that it has are indexes into its lists, defaults are left out."""
    return SceneUpdate(
        game=now.game,
        title=now.title,
        sides=diff_list(now.sides, before.sides),
        zones=diff_list(now.zones, before.zones),
        seat=now.seat,
        turn=now.turn,
        active=now.active,
        steps=now.steps,
        step=now.step,
        emblem=now.emblem,
        note=now.note,
        figures=diff_list(now.figures, before.figures),
        verbs=now.verbs,
        hints=now.hints,
        legend=diff_list(now.legend, before.legend),
    )


def diff_list(now: Sequence[object], before: Sequence[object]) -> list[Json]:
    """Return a list in which each part that stood in the list before is replaced by its index there: the very same one at
    any place, one that is equal at the same place.

    >>> from tableforge.kernel.scene import Figure
    >>> msgspec.json.encode(diff_list(("lamp", Figure("fog", "Fog", 2)), ("rope", "lamp")))
    b'[1,{"id":"fog","name":"Fog","value":2}]'
    """
    out: list[Json] = [*range(len(now))]
    changed = [n for n, (x, old) in enumerate(zip(now, before)) if x is not old]
    changed += range(len(before), len(now))
    if changed:
        places = {id(x): n for n, x in enumerate(before)}
        for n in changed:
            x = now[n]
            place = places.get(id(x))
            if place is None:
                place = n if n < len(before) and before[n] == x else encode_part(x)
            out[n] = place
    return out


def encode_part(x: object) -> Json:
    """Return a part of a scene for the wire, without default values; anything else as it is.

    Zones, the things in them and sides are returned as encoded JSON: games keep the same object for as long as nothing in
    it changes, so whatever lies beside a thing that has changed need not be encoded again.
    """
    if type(x) is Zone:
        return ZONES(x)
    if type(x) is Side:
        return SIDES(x)
    return to_struct(x) if type(x) in STRUCTS else x


def encode_zone(zone: Zone) -> msgspec.Raw:
    """Return a zone as JSON."""
    parts: list[Any] = [*ZONE_PARTS(zone)]
    parts[THINGS_AT] = tuple([THINGS(thing) for thing in zone.things])
    return msgspec.Raw(ENCODER.encode(STRUCTS[Zone](*parts)))


def encode_whole(x: Side | Thing) -> msgspec.Raw:
    """Return a part as JSON."""
    return msgspec.Raw(ENCODER.encode(to_struct(x)))


ZONES: Final = IdentityMemo(encode_zone, 1024)
THINGS: Final[IdentityMemo[Thing, msgspec.Raw]] = IdentityMemo(encode_whole, 8192)
SIDES: Final[IdentityMemo[Side, msgspec.Raw]] = IdentityMemo(encode_whole, 512)
