"""A table drawn from events alone: it begins with a seat's view, and from then on is told nothing but the seat's story."""

from __future__ import annotations

import re
from typing import Any

from tableforge.kernel.shown import ShownEvent, ShownPlace
from tableforge.table.sitting import Sitting

Seat = int | None
Ids = list[str | None]  # None: a card that the seat may not see

PILES = ("deck", "hand", "archives", "discard", "purged")
ROWS = ("line", "artifacts")


class Stack:
    """A card in play, the upgrades on it, and what lies under it."""

    def __init__(self, id: str, ups: Ids, under: Ids) -> None:
        self.id, self.ups, self.under = id, ups, under

    def __repr__(self) -> str:
        return f"{self.id}{self.ups or ''}{len(self.under) or ''}"


class Screen:
    """What a seat's browser shows: which cards lie where."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: Seat = view["seat"]
        self.limbo: Ids = [c["id"] for c in view["limbo"]]
        self.rows = [{row: [stack(c) for c in p[row]] for row in ROWS} for p in view["players"]]
        self.piles = [{name: pile(p, name) for name in PILES} for p in view["players"]]

    # ---------------------------------------------------------------- what happens
    def tell(self, e: ShownEvent) -> None:
        """Let one event happen."""
        frm, to = e["from"], e["to"]
        if frm is None or to is None:
            return
        cards: Ids = [c["id"] for c in e["cards"]] if e["cards"] is not None else [None] * e["count"]
        if e["kind"] == "swap":
            row, a, b = self.row(frm), place(frm["at"])[0], place(to["at"])[0]
            row[a], row[b] = row[b], row[a]
        elif e["kind"] == "swap-zones":
            one, other = self.pile(frm), self.pile(to)
            one[:], other[:] = [None] * len(other), cards
        elif not cards:
            self.pile(to).extend([None] * len(self.pile(frm)))
            self.pile(frm).clear()
        else:
            for id in cards[:1] if e["kind"] == "attach" else cards:
                self.put(to, self.taken(frm, id))

    def taken(self, spot: ShownPlace, id: str | None) -> Stack:
        """What is lifted from a place, with all that lies on it."""
        if spot["zone"] in ROWS:
            found: Stack = self.row(spot).pop(place(spot["at"])[0])
            assert found.id == id, f"{id} leaves, but there lies {found.id}"
            return found
        pile = self.limbo if spot["zone"] == "limbo" else self.pile(spot)
        if spot["zone"] == "attached":
            gone = pile.pop(place(spot["at"])[1])
        elif spot["at"] and spot["zone"] in PILES:
            gone = pile.pop(place(spot["at"])[0])
        else:
            gone = pile.pop(pile.index(id if id in pile else None))
        assert gone in (id, None), f"{id} leaves, but there lies {gone}"
        return Stack(id or "", [], [])

    def put(self, spot: ShownPlace, card: Stack) -> None:
        if spot["zone"] in ROWS:
            self.row(spot).insert(place(spot["at"])[0], card)
            return
        assert not card.ups and not card.under, f"{card} takes with it what lay on it"
        pile = self.limbo if spot["zone"] == "limbo" else self.pile(spot)
        at = place(spot["at"])[-1] if spot["at"] and spot["zone"] in (*PILES, "attached") else len(pile)
        hidden = not spot["at"] and (spot["zone"] not in ("hand", "archives") or spot["seat"] != self.seat)
        pile.insert(at, None if hidden else card.id or None)

    def row(self, spot: ShownPlace) -> list[Any]:
        found: list[Any] = self.rows[spot["seat"]][spot["at"].removeprefix("foe-").partition(":")[0]]
        return found

    def pile(self, spot: ShownPlace) -> Ids:
        """The cards of a pile, or those on or under the card at a place."""
        if spot["zone"] in PILES:
            found: Ids = self.piles[spot["seat"]][spot["zone"]]
            return found
        host: Stack = self.row(spot)[place(spot["at"])[0]]
        return host.ups if spot["zone"] == "attached" else host.under

    # ---------------------------------------------------------------- what it shows
    def shown(self) -> object:
        """All of it; the seat's own hand and archives have no order that counts."""
        return (
            sorted(map(str, self.limbo)),
            [{row: [(c.id, c.ups, c.under) for c in cards] for row, cards in rows.items()} for rows in self.rows],
            [
                {name: ids if name in ("discard", "purged") else sorted(map(str, ids)) for name, ids in piles.items()}
                for piles in self.piles
            ],
        )


def stack(c: dict[str, Any]) -> Stack:
    under = [None if x is None else x["id"] for x in c.get("under", ())]
    return Stack(c["id"], [u["id"] for u in c.get("upgrades", ())], under)


def pile(player: dict[str, Any], name: str) -> Ids:
    if player.get(name) is None:
        return [None] * player[f"{name}_size"]
    return [c["id"] for c in player[name]]


def place(at: str) -> list[int]:
    """The numbers of a place: "foe-line:2.0" is the first upgrade on the third creature."""
    return [int(n) for n in re.split("[./]", at.partition(":")[2])]


class Screens:
    """The screens of both seats and of a spectator, beside one game."""

    def __init__(self, g: Sitting) -> None:
        self.g = g
        self.told = len(g.events)
        self.all = [Screen(g.game.shown.view(g.state, seat)) for seat in (0, 1, None)]

    def check(self) -> None:
        """Tell every screen what is new, and hold it against the seat's view."""
        for screen in self.all:
            for e in self.g.story(screen.seat, self.told):
                screen.tell(e)
            now = Screen(self.g.game.shown.view(self.g.state, screen.seat))
            assert screen.shown() == now.shown(), f"seat {screen.seat} sees another table than it was told of"
        self.told = len(self.g.events)
