"""What the harness must know of Lamplighters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from toy import cards, game
from toy.game import DIE, KINDS, Lamps

from tableforge.kernel.core import Program

RULE_ID = r"\bLL\.[a-z0-9]+(?:-[a-z0-9]+)*"
HEADINGS: tuple[set[str], set[str], set[str]] = (set(), set(), set())


# ---------------------------------------------------------------- golden logs
def name_of(s: Lamps, handle: int) -> str:
    return f"die-{handle - DIE}" if handle >= DIE else KINDS[s.kind[handle]]


def seen(v: dict[str, Any], seat: int) -> list[str]:
    out = [
        f"  view {seat}  turn {v['turn']}, fog {v['fog']}, lit {' '.join(v['lit']) or 'nothing'}, deck {v['deck_size']}"
    ]
    for n, p in enumerate(v["players"]):
        hand = p["hand_size"] if p["hand"] is None else f"[{' '.join(p['hand'])}]"
        out.append(
            f"    {n}: at {p['at']}, wounds {p['wounds']}, hand {hand}, worn [{' '.join(p['worn'])}], die {p['die']}"
        )
    return out


# ---------------------------------------------------------------- perft
def position(words: dict[str, str]) -> dict[str, Any]:
    """`at  seats 3, edition 2`: the toy is counted from its set-up on."""
    at = dict(part.split() for part in words["at"].split(", "))
    return {"seats": int(at.get("seats", 2)), "edition": at.get("edition", "1")}


# ---------------------------------------------------------------- op coverage
def programs() -> Iterator[Program]:
    """Every procedure of the game, and what its cards do."""
    yield from [x for x in vars(game).values() if isinstance(x, Program)]
    yield from [cards.program(id) for id in cards.CARDS]


def counting(covered: set[tuple[str, int]]) -> None:
    lay = game.Lamplighters.lay

    def counted(self: game.Lamplighters, setup: dict[str, Any]) -> Lamps:
        s = lay(self, setup)
        assert isinstance(s, Lamps)
        s.covered = covered
        return s

    setattr(game.Lamplighters, "lay", counted)  # noqa: B010


# ---------------------------------------------------------------- states
SCRATCH: dict[str, set[str]] = {"not told": {"Lamps.seats"}}  # the same for every position of a game


def parts(s: Lamps) -> Iterator[Any]:
    """What a state holds that is copied with it: nothing but plain data."""
    yield from ()


# ---------------------------------------------------------------- doors
# A position, an act in it, a change by hand, what is then so, and a card.
GIVEN: dict[str, Any] = {
    "ann": {"at": "quay", "hand": "cloak"},
    "ben": {"at": "tower", "hand": "rope"},
    "cam": {"at": "marsh"},
}
ACT: dict[str, Any] = {"verb": "wear", "card": "cloak"}
SET: dict[str, Any] = {"player": "ben", "wounds": 1}
IS_SO = ("ben", "wounds", 1)
CARD = "kettle"
