"""Changing a position of Fateforge by hand."""

from __future__ import annotations

from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.fateforge import codes, position, refusals
from tableforge.fateforge.battle.objectives import remap
from tableforge.fateforge.position import ENEMY_MARKS, HERO_WORDS, ITEM_MARKS, LAID_ONCE, TABLE_NUMBERS, TOKEN_MARKS
from tableforge.fateforge.state import Fate
from tableforge.position import A_CARD, A_PLAYER, THE_TABLE, no_other_fields, number, parse, parse_zone
from tableforge.table.handle import Handle

CHANGING: Final = tuple([word for word in HERO_WORDS if word not in LAID_ONCE])
TABLE_WORDS: Final = (*TABLE_NUMBERS, "round", "rounds", "enemies", "tokens", "doors", "chance")


def edit(t: Handle, changes: dict[str, Any]) -> None:
    """Change one hero, one enemy or item, or the table."""
    s = t.state
    assert isinstance(s, Fate)
    rest = {k: v for k, v in changes.items() if k not in ("player", "card")}
    if "player" in changes:
        no_other_fields(rest, CHANGING, A_PLAYER)
        position.set_hero(s, t.seat(changes["player"], "player"), rest)
    elif "card" in changes:
        edit_thing(s, t.find_card(changes["card"]), rest)
    else:
        edit_table(s, rest)


def edit_thing(s: Fate, i: int, changes: dict[str, Any]) -> None:
    """What lies on an enemy or on an item, and where an enemy stands."""
    id = s.snapshot(i).id
    if codes.is_foe(i):
        no_other_fields(changes, [name for name in ENEMY_MARKS.names if name not in ("deck", "guards")], A_CARD)
        spec = parse({"id": id, **changes}, ENEMY_MARKS)
        if "at" in spec:
            s.foe(i).zone = position.zone(s, spec["at"])
        position.set_enemy(s, i, spec)
    elif i >= codes.GEAR:
        no_other_fields(changes, ITEM_MARKS.counts, A_CARD)
        position.lay_marks(s, i - codes.GEAR, parse({"id": id, **changes}, ITEM_MARKS))
    else:
        raise BadSetup(refusals.NOTHING_LIES_ON.fill(card=id))


def edit_table(s: Fate, changes: dict[str, Any]) -> None:
    """The round, what the group has, doors, what lies in the zones, how chance will fall, and more enemies."""
    no_other_fields(changes, TABLE_WORDS, THE_TABLE)
    for name, most in {**TABLE_NUMBERS, "round": 99, "rounds": 99}.items():
        if name in changes:
            setattr(s, name, number(changes, name, most))
    if "doors" in changes:
        s.doors = position.open_doors(s, changes["doors"])
        remap(s)
    if "tokens" in changes:
        s.lying = tuple([position.token(s, parse(x, TOKEN_MARKS)) for x in parse_zone(changes["tokens"])])
    for x in parse_zone(changes.get("enemies", ())):
        position.lay_enemy(s, parse(x, ENEMY_MARKS))
    if "chance" in changes:
        s.script = position.picks(s, changes["chance"])
