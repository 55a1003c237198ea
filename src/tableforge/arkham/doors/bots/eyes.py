"""What a seat sees, and what follows from it at a glance: odds over the bag, what harm costs, how much time is left."""

from __future__ import annotations

from typing import Final

from tableforge.arkham.cards import definition
from tableforge.arkham.names import WILD
from tableforge.arkham.policy_facts import TALENTS
from tableforge.arkham.policy_sight import (
    CARD,
    COIN,
    DOOM_A_ROUND,
    GHOULS_OUT,
    LAST_PACE,
    PAIN,
    PAIN_FAR_OFF,
    SOAK,
    TO_COME,
)
from tableforge.arkham.seen import InPlay, Player, Test, View

AUTO_FAIL: Final = "auto-fail"


def is_used_up(c: InPlay) -> bool:
    """Whether a card in play has been used up."""
    return not sum(c.get("uses", {"": 1}).values())


def health_left(c: InPlay) -> int:
    """How much damage an enemy still takes."""
    return max(1, int(c["health"]) - int(c.get("damage", 0)))


class Eyes:
    """A view, and what follows from it at a glance."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view["players"][seat]
        self.mates = [p for p in view["players"] if p["seat"] != seat and p["status"] == "in-play"]
        self.places = {x["key"]: x for x in view["locations"]}
        self.at = self.me["at"] or ""
        self.here = self.places.get(self.at)
        self.clues_here = self.here["clue"] if self.here is not None else 0
        self.engaged = [c for c in self.me["threat"] if c["type"] == "enemy"]
        self.ready = [c for c in self.engaged if not c["exhausted"]]
        self.health: int = self.me.get("health", 0) - self.me["damage"]
        self.sanity: int = self.me.get("sanity", 0) - self.me["horror"]
        self.skills: list[int] = self.me.get("skills", [0, 0, 0, 0])  # none, of a seat that is out of the game
        self.resources: int = self.me["resources"]
        self.cards: int = self.me["hand_size"]
        self.actions: int = self.me["actions"]
        self.act_id: str = view["act"]["id"] if view["act"] else ""
        self.shields = (
            sum([max(0, c.get("health", 0) - c.get("damage", 0)) for c in self.me["play"]]),
            sum([max(0, c.get("sanity", 0) - c.get("horror", 0)) for c in self.me["play"]]),
        )
        symbols: dict[str, int] = view["symbols"]
        self.tokens: list[int | None] = [
            None if face == AUTO_FAIL else symbols[face] if face in symbols else int(face) for face in view["bag"]
        ]

    @property
    def test(self) -> Test:
        """The skill test under way, where there is one."""
        t = self.view["test"]
        assert t is not None
        return t

    # -- odds
    def odds(self, value: int, difficulty: int) -> float:
        """How likely a test is to succeed, token by token of the bag."""
        if difficulty <= 0:
            value = max(value, 8)  # whatever is taken away, a value is never below 0
        return sum([x is not None and value + x >= difficulty for x in self.tokens]) / max(1, len(self.tokens))

    def margins(self, value: int, difficulty: int) -> list[int]:
        """By how much the test would fail, for each token: 0 where it succeeds."""
        return [difficulty if x is None else max(0, difficulty - max(0, value + x)) for x in self.tokens]

    def aid(self, skill: int) -> tuple[int, float]:
        """What the seat could add to a test of its own, by the best card in hand and by talents, and what that costs."""
        icons = [definition(c["id"]).icons for c in self.me["hand"] or ()]
        plus = max([x[skill] + x[WILD] for x in icons], default=0)
        price = CARD if plus else 0.0
        if any([skill in TALENTS.get(c["id"], ()) for c in self.me["play"]]):
            bought = min(2, self.resources)
            plus, price = plus + bought, price + COIN * bought
        return plus, price

    # -- harm
    def pain(self, n: int, left: int, shield: int) -> float:
        """What it costs to take n damage, or horror, with so much left, and so much that assets can take."""
        soaked = min(n, shield)
        cost = SOAK * soaked
        for k in range(left, left - (n - soaked), -1):
            cost += PAIN_FAR_OFF if k >= len(PAIN) else PAIN[max(0, k)]
        return cost

    def harm(self, damage: int, horror: int) -> float:
        """What it costs to take so much damage and horror."""
        return self.pain(damage, self.health, self.shields[0]) + self.pain(horror, self.sanity, self.shields[1])

    def relief(self, kind: str) -> float:
        """What it is worth to heal one damage, or one horror."""
        taken, left = (self.me["damage"], self.health) if kind == "damage" else (self.me["horror"], self.sanity)
        return self.pain(1, left + 1, 0) if taken else 0.0

    def toll(self, *enemies: InPlay) -> float:
        """What an attack of each of these enemies costs."""
        cards = [definition(c["id"]) for c in enemies]
        return self.harm(sum([d.damage for d in cards]), sum([d.horror for d in cards])) if cards else 0.0

    def fatal(self, *enemies: InPlay) -> bool:
        """Whether an attack of each of these enemies would be the end."""
        cards = [definition(c["id"]) for c in enemies]
        damage, horror = sum([d.damage for d in cards]), sum([d.horror for d in cards])
        return bool(damage >= self.health + self.shields[0] or horror >= self.sanity + self.shields[1])

    # -- enemies
    def lurking(self, at: str) -> list[InPlay]:
        """The enemies at a location that are engaged with nobody."""
        return [c for c in self.places[at]["here"] if c["type"] == "enemy"] if at in self.places else []

    def beside(self) -> list[tuple[InPlay, Player]]:
        """The enemies that threaten others here, each with whom it threatens."""
        return [(c, p) for p in self.mates if p["at"] == self.me["at"] for c in p["threat"] if c["type"] == "enemy"]

    def enemy(self, key: str) -> InPlay | None:
        """The enemy that a key names."""
        everywhere = [c for p in self.view["players"] for c in p["threat"]] + [
            c for x in self.places.values() for c in x["here"]
        ]
        return next((c for c in everywhere if c["key"] == key and c["type"] == "enemy"), None)

    # -- time
    def rounds_left(self) -> float:
        """How many rounds it takes, more or less, until the last agenda advances."""
        agenda = self.view["agenda"]
        if not agenda:
            return 10.0
        doom: int = max(0, agenda["threshold"] - self.view["doom"])
        pace = LAST_PACE if agenda["id"] == GHOULS_OUT else DOOM_A_ROUND
        return doom / pace + TO_COME.get(agenda["id"], 0.0)

    # -- the way
    def distances(self, start: str) -> dict[str, int]:
        """How many steps it is from a location to each other one."""
        steps, ring, n = {start: 0}, [start], 0
        while ring:
            n += 1
            ring = [y for x in ring if x in self.places for y in self.places[x]["connections"]]
            ring = [y for y in dict.fromkeys(ring) if y not in steps]
            steps.update(dict.fromkeys(ring, n))
        return steps
