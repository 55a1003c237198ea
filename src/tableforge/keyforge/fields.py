"""What stands in the positions of KeyForge: seats, zones, houses, steps, and cards that are pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tableforge.errors import BadSetup
from tableforge.kernel.chance import ANY_KIND, Script
from tableforge.keyforge import refusals
from tableforge.keyforge.cards import card
from tableforge.keyforge.names import ARCHIVES, ARTIFACTS, DECK, DISCARD, HAND, HOUSES, LINE, PURGED, STEPS
from tableforge.keyforge.state import KeyForge
from tableforge.position import PLACE, one_of, spot
from tableforge.position import seat as seat_of
from tableforge.tongue.text import expected_but_got

SEATS: Final = ("you", "foe")
ZONES: Final = {
    "deck": DECK,
    "hand": HAND,
    "discard": DISCARD,
    "archives": ARCHIVES,
    "purged": PURGED,
    "line": LINE,
    "artifacts": ARTIFACTS,
}


def seat(value: object, name: str) -> int:
    """The number of a seat: "you" is 0, "foe" is 1."""
    return seat_of(value, name, SEATS)


def step_of(name: object) -> str:
    """A step of the turn by its name."""
    return one_of(name, STEPS, refusals.NO_STEP)


def house_number(name: object) -> int:
    return HOUSES.index(one_of(name, HOUSES, refusals.NO_HOUSE))


def three_houses(names: object) -> tuple[int, ...]:
    """The houses of an identity card, from a list of their names or one text."""
    listed = names.split() if isinstance(names, str) else names
    if not isinstance(listed, (list, tuple)) or len(listed) != 3:
        raise BadSetup(expected_but_got(refusals.THREE_HOUSES, names))
    houses = {house_number(h) for h in listed}
    if len(houses) != 3:
        raise BadSetup(expected_but_got(refusals.THREE_HOUSES, names))
    return tuple(sorted(houses))


def find(s: KeyForge, ref: object, but: Sequence[int] = ()) -> int:
    """The card that a name or a place of the position points at; of several copies the first that is not among `but`."""
    if not isinstance(ref, str):
        raise BadSetup(expected_but_got(refusals.POINTED_AT, ref))
    m = PLACE.fullmatch(ref)
    if m is not None and m[1] in SEATS and m[2] in ZONES:
        found = spot(s.zone(SEATS.index(m[1]), ZONES[m[2]]), m[3], f"{m[1]}.{m[2]}", ref)
    else:
        id = card(ref).id  # refuses a name that no card has
        found = [i for i, c in enumerate(s.cards) if c.d.id == id]
    if not found:
        raise BadSetup(refusals.NOT_HERE.fill(ref=ref))
    return next((i for i in found if i not in but), found[0])


def picks(s: KeyForge, chance: object) -> Script:
    """What nature will pick, whatever it is asked: cards by name (each copy of a title once), or numbers."""
    if not isinstance(chance, (list, tuple)) or not all(
        [isinstance(x, (str, int)) and not isinstance(x, bool) for x in chance]
    ):
        raise BadSetup(expected_but_got(refusals.A_SCRIPT, chance))
    out: list[int] = []
    for x in chance:
        out.append(x if isinstance(x, int) else find(s, x, out))
    return tuple([(ANY_KIND, pick) for pick in out])
