"""Scout, who plays Arkham Horror: it weighs what a seat may do by what the seat sees, and tries out what it cannot weigh.

Acts, commitments and reactions are judged by rule of thumb from the view alone: the odds of a test over the chaos bag, the
harm that an action would cost, what the group still lacks.  All other questions are tried out in an imagined game, as greedy
does.  The unit is an action well spent.  The weights are our own judgement, checked by the games that scout wins.
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.arkham.cards import definition
from tableforge.arkham.names import (
    A_FIGHT,
    A_RESIGNATION,
    AGILITY,
    ALLY,
    AN_EVASION,
    AN_INVESTIGATION,
    ASSET,
    COMBAT,
    EVENT,
    FAST,
    FREE,
    GET,
    HIT,
    INTELLECT,
    RETALIATE,
    SHROUD,
    SKILL,
    SLOT_COUNTS,
    STATS,
    WILD,
)
from tableforge.arkham.printed import ability, bonus, id_of, is_weapon, skill_for
from tableforge.arkham.search import FEATURES
from tableforge.bots.greedy import Greedy
from tableforge.table.sitting import Sitting

Card = dict[str, Any]

# Questions at which an action is over: the player is free again.
REST: Final = ("act", "mulligan", "window", "next-turn")
# Questions whose answer seldom matters: the first will do.
ORDERS: Final = (
    "order", "attack-order", "hunter-order", "weakness-order", "defeat-order", "deck-order", "next-turn", "hunt-way", "hunt-whom",
    "engage-whom", "spawn-where", "spawn-prey", "attack-whom", "new-lead",
)  # fmt: skip

# ---------------------------------------------------------------- what a position is worth, where options are tried out
WEIGHTS: Final = {
    "still in": 20.0,
    "act": 12.0,
    "agenda": -4.0,
    "doom left": 0.4,
    "clues": 2.5,
    "clues out there": -1.0,
    "health left": 1.3,
    "sanity left": 1.3,
    "resources": 0.35,
    "hand": 0.7,
    "assets": 1.4,
    "enemies engaged": -2.0,
    "victory": 1.0,
}
IN_ORDER: Final = tuple([WEIGHTS[name] for name in FEATURES])

# ---------------------------------------------------------------- what an act is worth, in actions well spent
CLUE: Final = 2.6  # one that the act still needs
SPARE_CLUE: Final = 0.4
KILL: Final = 1.6  # an enemy gone, besides the harm that it would have done
HARM: Final = 0.75  # one damage or horror, while there is enough of both left
PERIL: Final = 2.2  # … and when there is not
DRAW: Final = 0.75
RESOURCE: Final = 0.65
END: Final = 0.1
# What a symbol takes away, by rule of thumb: the scenario reference card depends on too much that happens.
SYMBOLS: Final = {"skull": -1, "cultist": -2, "tablet": -3, "elder-thing": -4, "elder-sign": 1}
HARDER: Final = 1  # on Hard and Expert
# Where the group must gather before an act advances, once it has the clues.
GATHER: Final = {"the-barrier": "hallway", "into-the-darkness": "ritual-site"}
# Whom the group must defeat for an act to advance.
QUARRY: Final = {"what-have-you-done": ("ghoul-priest",), "vengeance-awaits": ("umordhoth",)}
PRIZE: Final = 8.0
PUMPS: Final = ("physical-training", "hyperawareness", "hard-knocks", "arcane-studies", "dig-deep")
UNWANTED: Final = ("cover-up",)  # reactions that are seldom good: clues are wanted
STRONG: Final = 4  # how hard a strong enemy is to fight
FIT: Final = 1.3  # how much damage an attack must do to one, on average, before it is sought


class Scout(Greedy):
    """Weighs what it knows how to weigh, and tries the rest out in an imagined game."""

    name = "scout"


BOTS: Final = {Scout.name: Scout}


def worth(g: Sitting, seat: int) -> float:
    """How much the seat likes the position: its own state counts, and how far the group has come."""
    result = g.result
    if result is not None:
        return 200.0 if result["won"] else -100.0
    rows = g.features
    mine = sum([w * x for w, x in zip(IN_ORDER, rows[seat])])
    return mine + sum([20.0 * row[0] for p, row in enumerate(rows) if p != seat])


def prefer(view: dict[str, Any], seat: int, kind: str, keys: list[str]) -> list[float] | None:
    """Likings for the options of the questions that can be weighed; None where trying them out tells more."""
    eyes = Eyes(view, seat)
    if kind == "act":
        return [eyes.act(k) for k in keys]
    if kind == "commit":
        return [0.0 if k == "pass" else eyes.commitment(id_of(k)) for k in keys]
    if kind == "window":
        return [0.0 if k == "pass" else eyes.window(k) for k in keys]
    if kind == "react":
        return [0.0 if k == "pass" else eyes.reaction(id_of(k)) for k in keys]
    if kind == "mulligan":
        return [0.0 if k == "done" else 1.0 - eyes.keeping(id_of(k)) for k in keys]
    if kind in ("hand-size", "make-room", "pay-card"):
        gone = [c["key"] for c in eyes.me["play"] if spent(c)]
        return [0.1 if k in gone else -eyes.keeping(id_of(k)) for k in keys]
    if kind == "search":
        return [eyes.keeping(id_of(k)) for k in keys]
    if kind in ("assign-damage", "assign-horror"):
        return [eyes.bearing(id_of(k), kind.removeprefix("assign-")) for k in keys]
    if kind in ("contribute", "how-many"):
        return [float(k) for k in keys]
    if kind == "use-skill":
        return [float(eyes.skills[STATS.index(k)]) for k in keys]
    if kind == "may" and eyes.gathered():
        return [float((k == "yes") == eyes.prepared()) for k in keys]
    return [0.0] * len(keys) if kind in ORDERS else None


def patience(view: dict[str, Any], seat: int, kind: str, keys: list[str], gains: list[float]) -> int | None:
    return None


# ---------------------------------------------------------------- what a seat sees
def spent(c: Card) -> bool:
    """Whether a card in play has been used up."""
    return not sum(c.get("uses", {"": 1}).values())


class Eyes:
    """A view, and what follows from it at a glance."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.me = view["players"][seat]
        self.places: dict[str, Card] = {x["key"]: x for x in view["locations"]}
        self.here: Card = self.places.get(self.me["at"], {})
        self.engaged: list[Card] = [c for c in self.me["threat"] if c["type"] == "enemy"]
        self.ready: list[Card] = [c for c in self.engaged if not c["exhausted"]]
        self.health: int = self.me.get("health", 0) - self.me["damage"]
        self.sanity: int = self.me.get("sanity", 0) - self.me["horror"]
        self.skills: list[int] = self.me.get("skills", [0, 0, 0, 0])  # none, of a seat that is out of the game
        act = view["act"]
        self.act_id: str = act["id"] if act else ""
        threshold: int = act["threshold"] if act else 0
        self.wanted = max(0, threshold - sum([p["clues"] for p in view["players"]]))
        self.armed = any([is_weapon(c["id"]) and not spent(c) for c in self.me["play"]])
        self.seeking = self.wanted > 0 or (threshold <= 0 and self.act_id not in GATHER)

    # -- how far the group has come
    def gathered(self) -> bool:
        """Whether the seat stands where an act advances at the end of a round, and the round ends."""
        return bool(self.view["phase"] == "upkeep" and self.me["at"] and GATHER.get(self.act_id) == self.me["at"])

    def prepared(self) -> bool:
        """Whether the seat is fit to meet what waits behind the act: armed, and not much hurt."""
        return self.power() >= FIT and self.health >= 4 and self.sanity >= 3

    def power(self) -> float:
        """The damage that one attack does to a strong enemy, on average."""
        best = self.odds(self.skills[COMBAT], STRONG)
        for c in self.me["play"]:
            for a in definition(c["id"]).actions:
                if a.designator == A_FIGHT and not spent(c):
                    skill = skill_for(a, COMBAT)
                    p = self.odds(self.skills[skill] + bonus(a, GET, skill), STRONG)
                    best = max(best, p * (1 + bonus(a, HIT)))
        return best

    # -- odds and harm
    def odds(self, value: int, difficulty: int) -> float:
        """How likely a test is to succeed, token by token of the bag."""
        faces = self.view["bag"]
        harder = HARDER if self.view["hard"] else 0
        good = 0
        for face in faces:
            if face != "auto-fail":
                add = SYMBOLS[face] - (harder if SYMBOLS[face] < 0 else 0) if face in SYMBOLS else int(face)
                good += value + add >= difficulty
        return good / len(faces)

    def harm(self, damage: int, horror: int) -> float:
        """What it costs to take so much damage and horror."""
        cost = 0.0
        for n, left in ((damage, self.health), (horror, self.sanity)):
            cost += n * (PERIL if left - n <= 1 else HARM)
            cost += 6.0 if n and n >= left else 0.0
        return cost

    def attack(self, enemies: list[Card]) -> float:
        """What an attack of each of these enemies costs."""
        cards = [definition(c["id"]) for c in enemies]
        return self.harm(sum([d.damage for d in cards]), sum([d.horror for d in cards])) if cards else 0.0

    # -- acts
    def act(self, key: str) -> float:
        """What an act is worth: what it brings, less what the enemies take for it."""
        verb, _, at = key.partition(":")
        if verb == "end-turn":
            return END
        if verb == "advance":
            return 20.0
        if verb == "fight":
            return self.fighting(at, COMBAT, 0, 0)
        if verb == "evade":
            return self.evading(at, 0)
        if verb == "engage":
            return -1.0
        gain = self.plain(verb, at, key)
        a = ability(key) if verb in ("play", "activate", "use") else None
        free = verb == "use" or (verb == "play" and definition(id_of(key)).keywords & FAST)
        if free or (a is not None and (a.designator in (A_FIGHT, AN_EVASION, A_RESIGNATION) or not a.provokes)):
            return gain
        return gain - self.attack(self.ready)

    def plain(self, verb: str, at: str, key: str) -> float:
        """What an act brings, apart from what enemies do about it."""
        if verb == "investigate":
            return self.investigating(0, 0)
        if verb == "move":
            return self.moving(at)
        if verb == "draw":
            return DRAW if self.me["hand_size"] < 7 else 0.0
        if verb == "resource":
            return RESOURCE + (0.3 if self.saving() else 0.0)
        if verb == "play":
            return self.playing(id_of(key), key)
        return self.using(key)

    def fighting(self, at: str, skill: int, plus: int, hit: int) -> float:
        """What an attack on an enemy is worth; on the best one, where `at` names none."""
        there = [*self.engaged, *self.here.get("here", ())]
        found = [c for c in there if c["type"] == "enemy" and at in ("", c["key"])]
        return max([self.attacking(c, skill, plus, hit) for c in found], default=-1.0)

    def attacking(self, c: Card, skill: int, plus: int, hit: int) -> float:
        """What an attack on this enemy is worth: its share of getting rid of it, less what the enemy does back."""
        d = definition(c["id"])
        left: int = max(1, c["health"] - c.get("damage", 0))
        p = self.odds(self.skills[skill] + plus, c["fight"])
        mine: bool = c in self.engaged
        prize: float = KILL + self.harm(d.damage, d.horror) + max(0, d.victory) + 2.0 * c.get("doom", 0)
        prize += PRIZE if d.id in QUARRY.get(self.act_id, ()) else 0.0
        gain = p * min(1.0, (1 + hit) / left) * prize * (1.0 if mine else 0.55)
        back = (1 - p) * self.attack([c]) if d.keywords & RETALIATE and not c["exhausted"] else 0.0
        return gain + (0.3 if mine else 0.0) - back

    def evading(self, at: str, plus: int) -> float:
        """What it is worth to slip away from an enemy: it does not attack this round."""
        c = next((c for c in self.engaged if c["key"] == at), None)
        if c is None:
            return -1.0
        d = definition(c["id"])
        p = self.odds(self.skills[AGILITY] + plus, c["evade"])
        return p * (self.harm(d.damage, d.horror) + 0.3)

    def investigating(self, plus: int, shroud: int) -> float:
        if not self.here.get("clue"):
            return -1.0
        p = self.odds(self.skills[INTELLECT] + plus, max(0, self.here["shroud"] + shroud))
        return p * (CLUE if self.seeking else SPARE_CLUE)

    def moving(self, at: str) -> float:
        """A step towards what the act needs, or away from what cannot be fought."""
        goals = self.goals()
        if self.me["at"] in goals:
            return -0.5
        before, after = self.distance(self.me["at"], goals), self.distance(at, goals)
        gain = 1.8 / (1 + 0.5 * after) if after < before else -0.5
        lurking = [c for c in self.places[at].get("here", ()) if c["type"] == "enemy" and not c["exhausted"]]
        return gain - 0.4 * self.attack(lurking)

    def goals(self) -> list[str]:
        """The locations that the seat wants to be at."""
        if self.act_id in GATHER and not self.wanted:
            return [GATHER[self.act_id]]
        if self.seeking:
            out = [k for k, x in self.places.items() if x["clue"] or not x["revealed"]]
            if out:
                return out
        return [k for k, x in self.places.items() if any([c["type"] == "enemy" for c in x["here"]])]

    def distance(self, start: str, goals: list[str]) -> int:
        """How many steps it is to the nearest of some locations."""
        seen, ring, n = {start}, [start], 0
        while ring:
            if any([x in goals for x in ring]):
                return n
            ring = [y for x in ring if x in self.places for y in self.places[x]["connections"] if y not in seen]
            seen.update(ring)
            n += 1
        return 99

    # -- cards
    def saving(self) -> bool:
        """Whether there is an asset in hand that costs more than the seat has."""
        return any([c["type"] == "asset" and definition(c["id"]).cost > self.me["resources"] for c in self.me["hand"]])

    def room(self, id: str) -> bool:
        """Whether an asset fits into free slots."""
        taken = [slot for c in self.me["play"] if not spent(c) for slot in definition(c["id"]).slots]
        return all([taken.count(slot) < SLOT_COUNTS[slot] for slot in definition(id).slots])

    def playing(self, id: str, key: str) -> float:
        """What it is worth to play a card now."""
        d = definition(id)
        a = ability(key)
        if d.type == ASSET:
            if not self.room(id) or (d.unique and any([c["id"] == id for c in self.me["play"]])):
                return 0.0
            return 0.9 + self.keeping(id) - 0.1 * max(0, d.cost)
        if a is not None and a.designator == A_FIGHT:
            return self.fighting("", skill_for(a, COMBAT), bonus(a, GET), bonus(a, HIT)) - 0.4
        if a is not None and a.designator == AN_EVASION:
            return self.attack(self.ready) - 0.5 if self.ready else -1.0
        if id == "emergency-cache":
            return 1.5
        if id in ("working-a-hunch", "drawn-to-the-flame"):
            return 1.6 if self.here.get("clue") and self.seeking else -1.0
        if id == "dynamite-blast":
            return self.attack(self.ready) + len(self.engaged) - self.harm(3, 0) if len(self.engaged) > 1 else -2.0
        if id == "elusive":
            return self.attack(self.ready) - 0.8 if self.ready else -1.0
        return 0.2 if d.keywords & FAST else -0.5

    def using(self, key: str) -> float:
        """What it is worth to use an ability now."""
        a = ability(key)
        if a is None:
            return 0.3
        if a.designator == A_FIGHT:
            return self.fighting("", skill_for(a, COMBAT), bonus(a, GET, skill_for(a, COMBAT)), bonus(a, HIT)) + 0.05
        if a.designator == AN_INVESTIGATION:
            return self.investigating(bonus(a, GET, INTELLECT), bonus(a, GET, SHROUD)) - 0.1
        if a.designator == AN_EVASION:
            return max([self.evading(c["key"], bonus(a, GET)) for c in self.engaged], default=-1.0)
        if a.designator == A_RESIGNATION:
            return 3.0 if min(self.health, self.sanity) <= 1 and self.ready else -5.0
        id = id_of(key)
        if id in ("first-aid", "medical-texts"):
            hurt = self.me["damage"] + (self.me["horror"] if id == "first-aid" else 0)
            return 1.1 if hurt >= 3 else -1.0
        if id == "beat-cop":
            return 1.2 if any([c["health"] - c.get("damage", 0) == 1 for c in self.engaged]) else -1.0
        if id == "skids-otoole":
            return 1.0 if self.me["resources"] >= 4 else -1.0
        if id in ("hospital-debts", "forbidden-knowledge"):
            return 0.3 if self.sanity > 3 else -1.0
        if id == "disrupting-the-ritual":
            return 6.0
        if id == "uncovering-the-conspiracy":
            return 4.0
        if a.kind == FREE and (id in PUMPS or (a.cost is None and not a.limit)):
            return -1.0  # kept for a test, or done without end
        return 0.9

    def keeping(self, id: str) -> float:
        """How glad the seat is to have a card."""
        d = definition(id)
        if d.weakness:
            return 0.0
        if d.type == ASSET:
            fights = is_weapon(id)
            gain = 1.8 if fights and not self.armed else 0.7 if fights else 1.0
            return gain + (0.5 if ALLY in d.slots else 0.0) + (0.2 if d.health > 0 or d.sanity > 0 else 0.0)
        return 0.8 if d.type == EVENT else 0.6

    def bearing(self, id: str, kind: str) -> float:
        """How willingly a card takes the next damage or horror."""
        if id == self.me["investigator"]:
            left = self.health if kind == "damage" else self.sanity
            return 1.0 if left > 4 else 0.4 if left > 2 else -2.0
        card = next((c for c in self.me["play"] if c["id"] == id), None)
        if card is None:
            return 0.0
        left = card["health" if kind == "damage" else "sanity"] - card.get(kind, 0)
        return 0.9 if left > 1 else 0.0

    # -- tests
    def stake(self) -> float:
        """What the test under way is about."""
        t = self.view["test"]
        if t is None:
            return 0.0
        if t["kind"] == "investigation":
            return CLUE if self.seeking else SPARE_CLUE
        if t["kind"] == "plain":
            return 2.2
        return KILL + self.attack(self.ready[:1]) if t["kind"] == "attack" else 1.0 + self.attack(self.ready[:1])

    def better(self, plus: int) -> float:
        """How much more likely the test under way becomes with so much more."""
        t = self.view["test"]
        return self.odds(t["value"] + plus, t["difficulty"]) - self.odds(t["value"], t["difficulty"]) if t else 0.0

    def commitment(self, id: str) -> float:
        """What it is worth to commit a card."""
        t = self.view["test"]
        if t is None:
            return -1.0
        d = definition(id)
        plus = d.icons[STATS.index(t["skill"])] + d.icons[WILD]
        price = 0.3 if d.type == SKILL else 0.25 + 0.4 * self.keeping(id)
        return self.better(plus) * self.stake() - price

    def window(self, key: str) -> float:
        """What it is worth to do something in a player window: help a test, or what one would do in one's turn anyway."""
        a = ability(key)
        if self.view["test"] is not None:
            if key.startswith("play:") and definition(id_of(key)).type == ASSET:
                return self.playing(id_of(key), key) - 0.5
            return self.better(1) * self.stake() - 0.15 if id_of(key) in PUMPS and self.me["resources"] > 1 else -1.0
        if key.startswith("play:"):
            return self.playing(id_of(key), key)
        return self.using(key) - 0.5 if a is not None else -0.1

    def reaction(self, id: str) -> float:
        """What it is worth to react: nearly always something."""
        if id in UNWANTED:
            return -1.0 if self.seeking else 1.0
        if id == "wendy-adams":
            return 0.5 if self.me["hand_size"] > 1 else -1.0
        return 1.0


__all__ = ["BOTS", "ORDERS", "REST", "Scout", "patience", "prefer", "worth"]
