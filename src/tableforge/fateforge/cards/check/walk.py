"""Random play of a campaign: parties, choices, tests and combats by a coin, to see what is ever met (T5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeVar

from tableforge.fateforge.tale import definition as t
from tableforge.fateforge.tale.definition import Effect, Tale, TaleScene, When
from tableforge.kernel.chance import Rng, rng

T = TypeVar("T")

LONGEST: Final = 900  # scenes of a campaign that ends


class Met:
    """What random campaigns have met: scenes, choices (`scene/choice`), asides, set-ups, endings; and where they got stuck."""

    def __init__(self) -> None:
        self.scenes: Counter[str] = Counter()
        self.choices: Counter[str] = Counter()
        self.asides: Counter[str] = Counter()
        self.setups: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.stuck: Counter[str] = Counter()


def walk(tale: Tale, traits: dict[str, str], games: int, seed: int = 5) -> Met:
    """Plays so many campaigns; `traits` are those that heroes begin with."""
    met = Met()
    chance = rng(seed)
    for _ in range(games):
        Walk(tale, traits, chance, met).play()
    return met


def one_of(chance: Rng, things: Sequence[T]) -> T:
    return things[chance.below(len(things))]


class Walk:
    """One campaign, without dice and boards: a test and a combat are won by a coin."""

    def __init__(self, tale: Tale, traits: dict[str, str], chance: Rng, met: Met) -> None:
        self.tale = tale
        self.chance = chance
        self.met = met
        party = min(len(tale.heroes), one_of(chance, (2, 3, 4)))
        left = list(tale.heroes)
        self.heroes = [left.pop(chance.below(len(left))) for _ in range(party)]
        self.traits = {traits.get(h, "") for h in self.heroes}
        self.luck = one_of(chance, (15, 50, 85))
        # flags, cards, items, combats won and lost, scenes seen, by kind of condition
        self.has: set[tuple[int, str]] = set()
        self.counts: Counter[str] = Counter()
        self.regard: Counter[str] = Counter()
        self.quests: dict[str, str] = {}
        self.waits: Counter[str] = Counter()
        self.gold, self.food, self.corruption = tale.gold, tale.food, 0
        self.rest = self.map = ""
        self.away = False  # on a side quest
        self.spot, self.steps = "", 0
        self.encounters: set[str] = set()
        self.fights = [0, 0]  # combats won and lost

    def percent(self, n: int) -> bool:
        return self.chance.below(100) < n

    def play(self) -> None:
        at = self.tale.start
        for _ in range(LONGEST):
            here = self.tale.scenes[at]
            if at not in (self.map, self.rest if self.away else ""):  # one that is come back to goes on
                self.enter(here)
            if here.kind == t.ENDING or (here.kind == t.ACT_END and here.next not in self.tale.scenes):
                self.met.endings[at] += 1
                return
            goto = self.goes_on(here)
            at = self.rest if goto == t.BACK_TO_REST else self.map if goto == t.BACK_TO_MAP else goto
            self.away = self.away and goto != self.rest  # come to by its name, a scene begins anew
            if goto == self.map:
                self.map, self.steps = "", 0
            if at not in self.tale.scenes:
                break
        self.met.stuck[at or here.id] += 1

    def enter(self, here: TaleScene) -> None:
        self.met.scenes[here.id] += 1
        self.has.add((t.HAS_VISITED, here.id))
        self.happen(here.on_enter)
        for k, aside in enumerate(here.asides):
            if self.holds(aside.when):
                self.met.asides[f"{here.id}/{k}"] += 1

    def goes_on(self, here: TaleScene) -> str:
        """Where a scene leads; nowhere, where nothing in it is possible."""
        if here.kind in (t.STORY, t.ENCOUNTER):
            return self.choose(here)
        if here.kind == t.COMBAT:
            return self.fight(here)
        if here.kind == t.REST:
            return self.rests(here)
        if here.kind == t.EXPLORATION:
            return self.explore(here)
        if here.kind == t.ROUTER:
            way = next((w for w in here.routes if self.holds(w.when)), None)
            if way is not None:
                self.happen(way.effects)
            return way.goto if way is not None else ""
        return here.next

    def choose(self, here: TaleScene) -> str:
        able = [c for c in here.choices if self.holds(c.when)]
        if not able:
            return ""
        c = one_of(self.chance, able)
        self.met.choices[f"{here.id}/{c.id}"] += 1
        self.happen(c.effects)
        if c.passed is None or c.failed is None:
            return c.goto
        way = c.passed if self.percent(50) else c.failed
        self.happen(way.effects)
        return way.goto

    def fight(self, here: TaleScene) -> str:
        assert here.win is not None and here.lose is not None
        for when, name in here.setup:
            if self.holds(when):
                self.met.setups[f"{here.id}/{name}"] += 1
        won = self.percent(self.luck)
        self.has.add((t.HAS_WON if won else t.HAS_LOST, here.combat))
        self.fights[0 if won else 1] += 1
        way = here.win if won else here.lose
        if not won and here.partial and self.percent(40):
            way = one_of(self.chance, here.partial)
        self.happen(way.effects)
        return way.goto

    def rests(self, here: TaleScene) -> str:
        self.rest, self.away = here.id, False
        offered = [q for q in here.quests if self.quests.get(q) == "open"]
        if offered and self.percent(60):
            q = one_of(self.chance, offered)
            self.quests[q], self.away = "left", True
            return self.tale.quests[q].start
        for q, state in self.quests.items():
            self.waits[q] += state == "open"
            if state == "open" and 0 < self.tale.quests[q].expires <= self.waits[q]:
                self.quests[q] = "expired"
        return here.goto

    def explore(self, here: TaleScene) -> str:
        if self.map != here.id:
            self.map, self.spot = here.id, here.start
            self.steps += here.budget
        city = self.tale.maps[here.map]
        while True:
            goal = next((goto for spot, goto in here.goals if spot == self.spot), "")
            if goal and self.spot in here.asks and self.steps > 0 and self.percent(50):
                goal = ""  # not yet
            if goal or self.steps <= 0:
                self.map, self.steps = "", 0
                return goal or here.late
            for spot, scene, when in here.encounters:
                if spot == self.spot and scene not in self.encounters and self.holds(when):
                    self.encounters.add(scene)
                    return scene
            shut = [{a, b} for a, b, flag in city.gates if (t.HAS_FLAG, flag) not in self.has]
            ways = [
                there
                for there in city.spots[self.spot].exits.values()
                if city.within(there, here.regions) and {self.spot, there} not in shut
            ]
            if not ways:
                return ""
            self.spot = one_of(self.chance, ways)
            self.steps -= 1

    def holds(self, w: When | None) -> bool:
        if w is None:
            return True
        kind = w.kind
        if kind in REMEMBERED:
            return (kind, w.what) in self.has
        if kind == t.ALL_OF or kind == t.ANY_OF:
            for x in w.parts:
                if self.holds(x) is (kind == t.ANY_OF):
                    return kind == t.ANY_OF
            return kind == t.ALL_OF
        if kind == t.NOT_THAT:
            return not self.holds(w.parts[0])
        if kind == t.HAS_GOLD:
            return self.gold >= w.lo
        if kind == t.HAS_FOOD:
            return self.food >= w.lo
        if kind == t.HAS_CORRUPTION:
            return self.corruption >= w.lo
        if kind == t.IS_BEATEN:
            return self.fights[1] >= w.lo and self.fights[1] > self.fights[0]
        if kind == t.HAS_REP:
            return w.lo <= self.regard[w.what] <= w.hi
        if kind == t.HAS_COUNT:
            return w.lo <= self.counts[w.what] <= w.hi
        if kind == t.HAS_QUEST:
            return self.quests.get(w.what) == w.state
        if kind == t.HAS_HERO:
            return w.what in self.heroes
        if kind == t.HAS_TRAIT:
            return w.what in self.traits
        return (kind, w.what) in self.has

    def marked(self, who: str) -> str:
        """Of whom something is remembered: one of the heroes by lot, where none is named."""
        return who if who in self.tale.heroes else one_of(self.chance, self.heroes)

    def happen(self, effects: tuple[Effect, ...]) -> None:
        for e in effects:
            if e.verb in GIVES:
                self.has.add((GIVES[e.verb], e.what))
            elif e.verb in TAKES:
                self.has.discard((TAKES[e.verb], e.what))
            elif e.verb == t.DO_REP:
                lo, hi = self.tale.range
                self.regard[e.what] = max(lo, min(hi, self.regard[e.what] + e.n))
            elif e.verb == t.DO_COUNT:
                self.counts[e.what] += e.n
            elif e.verb == t.DO_GOLD:
                self.gold = max(0, self.gold + e.n)
            elif e.verb == t.DO_FOOD:
                self.food = max(0, self.food + e.n)
            elif e.verb == t.DO_CORRUPTION:
                self.corruption = max(0, self.corruption + e.n)
            elif e.verb == t.DO_QUEST:
                self.quests.setdefault(e.what, "open")
            elif e.verb == t.DO_END_QUEST:
                if e.what in self.quests:
                    self.quests[e.what] = e.who
            elif e.verb == t.DO_STEPS:
                self.steps += e.n
            elif e.verb == t.DO_MARK:
                self.has.add((t.HAS_FLAG, t.marked(e.what, self.marked(e.who))))


REMEMBERED: Final = frozenset({t.HAS_FLAG, t.HAS_CARD, t.HAS_ITEM, t.HAS_WON, t.HAS_LOST, t.HAS_VISITED})
GIVES: Final = {t.DO_SET: t.HAS_FLAG, t.DO_CARD: t.HAS_CARD, t.DO_ITEM: t.HAS_ITEM}
TAKES: Final = {t.DO_CLEAR: t.HAS_FLAG, t.DO_UNCARD: t.HAS_CARD, t.DO_LOSE_ITEM: t.HAS_ITEM}
