"""The parts of a scene as they are sent: the same fields, without those that are as usual.

Each part of `kernel.scene` has a struct of its name here, made from its fields, so that msgspec takes it apart and writes it
down at the speed of C.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Final

import msgspec

from tableforge.kernel import scene

PARTS: Final = (scene.Attempt, scene.Emblem, scene.Figure, scene.Mark, scene.Side, scene.Thing, scene.Zone)


def struct_of(part: type[Any]) -> type[msgspec.Struct]:
    """A struct with the fields of a part; what they are made of is found in this module by its name."""
    of: list[Any] = []
    for f in fields(part):
        # what is usual is known by its identity, which a tuple keeps only where it is not looked into
        kind = Any if isinstance(f.default, tuple) and f.default else f.type
        of.append((f.name, kind) if f.default is MISSING else (f.name, kind, f.default))
    return msgspec.defstruct(part.__name__, of, omit_defaults=True, module=__name__)


STRUCTS: Final[dict[type[object], type[msgspec.Struct]]] = {part: struct_of(part) for part in PARTS}
globals().update({part.__name__: struct for part, struct in STRUCTS.items()})


def to_struct(x: object) -> msgspec.Struct:
    """Return a part of a scene as the struct that is sent.

    >>> msgspec.json.encode(to_struct(scene.Figure("fog", "Fog", 2)))
    b'{"id":"fog","name":"Fog","value":2}'
    """
    return msgspec.convert(x, STRUCTS[type(x)], from_attributes=True)
