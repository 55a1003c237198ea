"""Any position of Lamplighters, laid out directly."""

from __future__ import annotations

from typing import Any, Final

from toy import refusals
from toy.game import FOG_LIMIT, KINDS, LAMPS, PLACES, ROUND, Lamps, LFrame, put

from tableforge.errors import BadSetup
from tableforge.kernel.ask import NATURE
from tableforge.kernel.chance import ANY_KIND
from tableforge.position import (
    A_PLAYER,
    A_POSITION,
    THE_TABLE,
    Marks,
    no_other_fields,
    number,
    one_of,
    parse,
    parse_zone,
    seat,
)
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import expected_but_got

SEATS: Final = ("ann", "ben", "cam", "dee")
MARKS: Final = Marks()  # nothing lies on a card here
ZONES: Final = ("hand", "worn")
COMMONS: Final = ("deck", "discard")
STEPS: Final = {"omens": 0, "prepare": 1, "act": 2, "fog": 3}
PLAYER_WORDS: Final = ("at", "wounds", "die", *ZONES)
POSITION_WORDS: Final = (*SEATS, *COMMONS, "fog", "turn", "lit", "step", "active", "chance")


def lay_out(s: Lamps, pos: Any) -> Lamps:
    """The position of a set-up; what it leads to by itself has not happened yet."""
    if not isinstance(pos, dict):
        raise BadSetup(expected_but_got(refusals.A_POSITION, pos))
    no_other_fields(pos, POSITION_WORDS, A_POSITION)
    for p, name in enumerate(SEATS[: s.seats]):
        set_player(s, p, pos.get(name, {}))
    s.deck, s.discard = added(s, pos.get("deck", ())), added(s, pos.get("discard", ()))
    f = LFrame(ROUND, -1, NATURE)
    s.stack.append(f)
    set_table(s, {"step": "act", **{k: v for k, v in pos.items() if k not in (*SEATS, *COMMONS)}})
    s.unsettled = True
    return s


def added(s: Lamps, cards: object) -> tuple[int, ...]:
    """New cards, in order; they lie nowhere yet."""
    first = len(s.kind)
    for spec in parse_zone(cards, "stone"):
        id = parse(spec, MARKS)["id"]
        if id not in KINDS:
            raise BadSetup(unknown(refusals.NO_CARD, id, KINDS))
        s.kind = (*s.kind, KINDS.index(id))
    return tuple(range(first, len(s.kind)))


def place(name: object) -> int:
    return PLACES.index(one_of(name, PLACES, refusals.NO_PLACE))


def set_player(s: Lamps, p: int, fields: Any) -> None:
    """Where a seat stands, its wounds and its die become what is said; cards are added."""
    if not isinstance(fields, dict):
        raise BadSetup(expected_but_got(refusals.A_PLAYER, fields))
    no_other_fields(fields, PLAYER_WORDS, A_PLAYER)
    if "at" in fields:
        s.at = put(s.at, p, place(fields["at"]))
    if "wounds" in fields:
        s.wounds = put(s.wounds, p, number(fields, "wounds", 3))
    if "die" in fields:
        s.dice = put(s.dice, p, number(fields, "die", 3))
    s.hands = put(s.hands, p, (*s.hands[p], *added(s, fields.get("hand", ()))))
    s.worn = put(s.worn, p, (*s.worn[p], *added(s, fields.get("worn", ()))))


def set_table(s: Lamps, fields: dict[str, Any]) -> None:
    """The fog, the turn, the lamps that burn, the step of the round, who acts, and how chance will fall."""
    no_other_fields(fields, [word for word in POSITION_WORDS if word not in (*SEATS, *COMMONS)], THE_TABLE)
    f = s.stack[-1]
    assert isinstance(f, LFrame)
    if "fog" in fields:
        s.fog = number(fields, "fog", FOG_LIMIT)
    if "turn" in fields:
        s.turn = number(fields, "turn")
    if "lit" in fields:
        lit = {place(x) for x in parse_zone(fields["lit"])}
        if lit - set(LAMPS):
            raise BadSetup(expected_but_got(refusals.LAMPS_BURN, fields["lit"]))
        s.lit = tuple(sorted(lit))
    if "step" in fields:
        f.pc = STEPS[one_of(fields["step"], STEPS, refusals.NO_STEP)]
    if "active" in fields:
        f.turn = seat(fields["active"], "active", SEATS[: s.seats])
    if "chance" in fields:
        if not isinstance(fields["chance"], (list, tuple)) or not all([type(x) is int for x in fields["chance"]]):
            raise BadSetup(expected_but_got(refusals.A_SCRIPT, fields["chance"]))
        s.script = tuple([(ANY_KIND, x) for x in fields["chance"]])
