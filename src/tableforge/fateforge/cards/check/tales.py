"""What a campaign names must be there (T1): whatever else is odd about it, it can then be played to an end or be left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tableforge.fateforge.battle.scenes import fought
from tableforge.fateforge.camp import services
from tableforge.fateforge.cards.check.ids import UNLOCKS
from tableforge.fateforge.cards.check.refusals import (
    BETWEEN,
    BOTH_WAYS,
    LAST_ACT,
    LOOP_OF_ROUTERS,
    NEGATIVE,
    NO_CHOICE,
    NO_DEFAULT,
    NO_WAY_BACK,
    NOTHING_SOLD,
    OUR_ID,
    RANGE,
    SO_FEW_HEROES,
    SO_MANY_CHOICES,
    SO_MANY_SERVICES,
    START_ACT,
    THREAT,
    TIER,
)
from tableforge.fateforge.cards.reader import MANIFEST, Reader
from tableforge.fateforge.cards.refusals import KINDS, TWICE
from tableforge.fateforge.cards.schema import MOST_CHOICES, OFFERS
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.cards.tales import ID, OURS
from tableforge.fateforge.definition import Pack
from tableforge.fateforge.tale import definition as t
from tableforge.fateforge.tale.definition import CityMap, Effect, Place, Spot, StoryChoice, Tale, TaleScene, When

LEAST_HEROES: Final = 2
MOST_THREAT: Final = 4
MOST_TIER: Final = 3
TESTERS: Final = ("", "one", "all")


def effects(x: TaleScene) -> list[Effect]:
    return [*x.on_enter, *[e for w in x.ways() for e in w.effects], *[e for c in x.choices for e in c.effects]]


class Names:
    """The names of one campaign; `pack` is the content that it is played with."""

    def __init__(self, reader: Reader, pack: Pack) -> None:
        self.reader = reader
        self.tale: Tale = reader.tale
        self.pack = pack
        self.combats = {x.story or id for id, x in pack.scenes.items()} | set(pack.scenes)
        self.setups = {name: x.setup for id, x in pack.scenes.items() for name in (id, x.story) if name}

    def row(self, id: str) -> Row:
        return self.reader.rows.get(id) or Row(self.reader.folder, MANIFEST, "T1", {}, id)

    def listed(self, kind: str, id: str) -> Row:
        return self.reader.listed[kind][id]

    def run(self) -> None:
        self.manifest(self.reader.folder.top(MANIFEST, "T1"))
        for x in self.tale.scenes.values():
            self.scene(x, self.row(x.id))
        for place in self.tale.places.values():
            self.place(place, self.row(place.id))
        for quest in self.tale.quests.values():
            row = self.row(quest.id)
            row.refers("scene", quest.start, self.tale.scenes, "start", "T1")
            if not 1 <= quest.threat <= MOST_THREAT:
                row.find(THREAT.fill(most=MOST_THREAT), "threat")
            not_below_zero(row, "time", "expires_after")
        for city in self.tale.maps.values():
            self.city(city)
        if not self.reader.folder.errors():
            self.ways_back()
            self.loops()

    # ---------------------------------------------------------------- the manifest
    def manifest(self, top: Row) -> None:
        if self.tale.id == ID and self.reader.folder.path != OURS and self.own():
            top.find(OUR_ID.fill(id=ID), "id")
        for id in self.tale.heroes:
            top.refers("hero", id, [h.id for h in self.pack.heroes], "heroes", "T1")
        if len(set(self.tale.heroes)) < LEAST_HEROES:
            top.find(SO_FEW_HEROES.fill(n=LEAST_HEROES), "heroes")
        for id in self.tale.rules:
            top.refers("rule", id, UNLOCKS, "rules", "T1")
        lo, hi = self.tale.range
        if not lo <= 0 <= hi or max(-lo, hi) >= t.NO_LIMIT:
            top.find(RANGE, "reputation_range")
        not_below_zero(top, "start_gold", "start_food", "version")
        for id in self.tale.hero_stories:
            self.listed("hero", id).refers("hero", id, self.tale.heroes, "id", "T1")
        for act in self.tale.acts:
            row = self.listed("act", act.id)
            for id in act.bar:
                row.refers("chapter", id, [*self.tale.chapters, t.REST_OF_BAR], "bar", "T1")
            for id in act.ends:
                row.refers("scene", id, self.tale.scenes, "ends", "T1")
        first = self.tale.scenes.get(self.tale.start)
        if first is not None and first.act != self.tale.acts[0].id:
            top.find(START_ACT, "start")

    def own(self) -> bool:
        """Whether it stands in a folder of its own, and not among other content."""
        return not (self.reader.folder.path / "story").is_dir()

    # ---------------------------------------------------------------- scenes
    def scene(self, x: TaleScene, row: Row) -> None:
        if x.speaker:
            row.refers("person", x.speaker, self.tale.people, "speaker", "T1")
        for when in x.conditions():
            self.condition(when, row)
        for e in effects(x):
            self.effect(e, row)
        if x.kind == t.COMBAT:
            self.combat(x, row)
        elif x.kind == t.REST:
            self.rest(x, row)
        elif x.kind == t.ROUTER and (not x.routes or x.routes[-1].when is not None):
            row.find(NO_DEFAULT, "routes", check="T1")
        elif x.kind == t.EXPLORATION:
            self.exploration(x, row)
        elif x.kind == t.ACT_END and x.act == self.tale.acts[-1].id:
            row.find(LAST_ACT, "kind", '"act-end"', "T1")
        elif x.kind in (t.STORY, t.ENCOUNTER):
            self.choices(x, row)

    def combat(self, x: TaleScene, row: Row) -> None:
        if not row.refers("combat", x.combat, self.combats, "combat", "T1"):
            return
        for _, name in x.setup:
            row.refers("setup", name, self.setups[x.combat], "setup", "T1")
        known = [o.id for o in fought(self.pack, x.combat).objectives]
        for way in x.partial:
            for id in way.met:
                row.refers("objective", id, known, "partial", "T1")

    def rest(self, x: TaleScene, row: Row) -> None:
        not_below_zero(row, "time")
        for place in x.places:
            row.refers("place", place, self.tale.places, "places", "T1")
        for quest in x.quests:
            row.refers("quest", quest, self.tale.quests, "quests", "T1")

    def exploration(self, x: TaleScene, row: Row) -> None:
        if not row.refers("city", x.map, self.tale.maps, "map", "T1"):
            return
        if not x.goals:
            row.find(NO_DEFAULT, "goals", check="T1")
        if x.budget < 1:
            row.find(NEGATIVE.fill(field="budget", least=1), "budget", check="T1")
        city = self.tale.maps[x.map]
        row.refers("spot", x.start, city.spots, "start", "T1")
        for spot in [s for s, _ in x.goals]:
            row.refers("spot", spot, city.spots, "goals", "T1")
        for spot in [s for s, _, _ in x.encounters]:
            row.refers("spot", spot, city.spots, "encounters", "T1")
        for region in x.regions:
            row.refers("region", region, [*{spot.region for spot in city.spots.values()}, *city.spots], "region", "T1")

    def choices(self, x: TaleScene, row: Row) -> None:
        if not x.choices:
            row.find(NO_CHOICE, "choices", check="T1")
        if len(x.choices) > MOST_CHOICES:
            row.find(SO_MANY_CHOICES.fill(n=len(x.choices), most=MOST_CHOICES), "choices", check="T1")
        ids = [c.id for c in x.choices]
        for id in sorted({id for id in ids if ids.count(id) > 1}):
            row.find(TWICE.fill(kind=KINDS["choice"], other=row.file), "choices", f'id = "{id}"', "T1")
        for c in x.choices:
            self.choice(c, row)

    def choice(self, c: StoryChoice, row: Row) -> None:
        if (c.trial is not None) == bool(c.goto):
            row.find(BOTH_WAYS.fill(choice=c.id), "choices", f'id = "{c.id}"', "T1")
        if c.trial is not None:
            row.refers("trait", c.trial.trait, self.pack.traits, "test", "T1")
            if c.trial.who not in TESTERS:
                row.refers("tester", c.trial.who, (*TESTERS[1:], *self.tale.heroes), "who", "T1")
            if c.trial.but:
                row.refers("mark", c.trial.but, {e.what for e in self.tale.effects if e.verb == t.DO_MARK}, "but", "T1")

    # ---------------------------------------------------------------- conditions and effects
    def condition(self, w: When, row: Row) -> None:
        known: dict[int, tuple[str, Iterable[str]]] = {
            t.HAS_HERO: ("hero", self.tale.heroes),
            t.HAS_CARD: ("story-card", self.tale.cards),
            t.HAS_REP: ("reputation", [r.id for r in self.tale.reputations]),
            t.HAS_ITEM: ("item", self.pack.items),
            t.HAS_TRAIT: ("trait", self.pack.traits),
            t.HAS_COUNT: ("counter", self.tale.counters),
            t.HAS_WON: ("combat", self.combats),
            t.HAS_LOST: ("combat", self.combats),
            t.HAS_QUEST: ("quest", self.tale.quests),
            t.HAS_VISITED: ("scene", self.tale.scenes),
        }
        if w.kind in known:
            kind, names = known[w.kind]
            row.refers(kind, w.what, names, "when", "T1")
        if w.lo > w.hi:
            row.find(BETWEEN.fill(lo=w.lo, hi=w.hi), "min", check="T1")

    def effect(self, e: Effect, row: Row) -> None:
        known: dict[int, tuple[str, Iterable[str]]] = {
            t.DO_REP: ("reputation", [r.id for r in self.tale.reputations]),
            t.DO_CARD: ("story-card", self.tale.cards),
            t.DO_UNCARD: ("story-card", self.tale.cards),
            t.DO_ITEM: ("item", self.pack.items),
            t.DO_LOSE_ITEM: ("item", self.pack.items),
            t.DO_ALLY: ("ally", [a.id for a in self.pack.allies]),
            t.DO_RULE: ("rule", self.tale.rules),
            t.DO_PLACE: ("place", self.tale.places),
            t.DO_CLOSE: ("place", self.tale.places),
            t.DO_QUEST: ("quest", self.tale.quests),
            t.DO_END_QUEST: ("quest", self.tale.quests),
            t.DO_COUNT: ("counter", self.tale.counters),
        }
        if e.verb in known:
            kind, names = known[e.verb]
            row.refers(kind, e.what, names, "effects", "T1")
        elif e.verb in (t.DO_HP, t.DO_EN, t.DO_CORRUPTION, t.DO_MARK) and e.who:
            row.refers("hero", e.who, (*t.WHO, *self.tale.heroes), "who", "T1")

    # ---------------------------------------------------------------- places and maps
    def place(self, place: Place, row: Row) -> None:
        if place.keeper:
            row.refers("person", place.keeper, self.tale.people, "keeper", "T1")
        if place.stock:
            row.refers("shop", place.stock, sorted({c.shop for c in self.pack.items.values() if c.shop}), "stock", "T1")
        elif place.shop:
            row.find(NOTHING_SOLD, "kind", check="T1")
        for offer in place.offers:
            row.refers("offer", offer, OFFERS, "offers", "T1")
        for hero in place.teaches:
            row.refers("hero", hero, self.tale.heroes, "skills", "T1")
        if not 0 <= place.tier <= MOST_TIER:
            row.find(TIER.fill(n=place.tier), "tier", check="T1")
        not_below_zero(row, "time")
        if len(place.services) > services.SERVICES:
            row.find(SO_MANY_SERVICES.fill(n=len(place.services), most=services.SERVICES), "special", check="T1")
        for service in place.services:
            row.refers("service", service.id, services.KNOWN, "special", "T1")
        for when in of_place(place):
            self.condition(when, row)

    def city(self, city: CityMap) -> None:
        for spot in city.spots.values():
            row = self.row(f"spot/{spot.id}")
            for when in of_spot(spot):
                self.condition(when, row)
            for there in spot.exits.values():
                row.refers("spot", there, city.spots, "exits", "T1")

    # ---------------------------------------------------------------- where nothing is asked, and nothing can be gone back to
    def ways_back(self) -> None:
        """Who goes back to a map has left one, and who goes back to a rest has set out from it: on every way to that scene."""
        seen: set[tuple[str, bool, bool]] = set()
        edge = [(self.tale.start, False, False)]
        while edge:
            at = edge.pop()
            if at in seen:
                continue
            seen.add(at)
            id, exploring, aside = at
            x = self.tale.scenes[id]
            met = [s for _, s, _ in x.encounters]
            for goto in x.leads_to():
                if (goto == t.BACK_TO_MAP and not exploring) or (goto == t.BACK_TO_REST and not aside):
                    self.row(id).find(NO_WAY_BACK.fill(goto=goto), "goto", f'"{goto}"', "T1")
                elif goto in self.tale.scenes:
                    edge.append(
                        (goto, goto in met if x.kind == t.EXPLORATION else exploring, aside and x.kind != t.REST)
                    )
            edge += [(self.tale.quests[q].start, exploring, True) for q in x.quests]

    def loops(self) -> None:
        """A story that only leads itself on would never ask anybody anything again."""
        silent: dict[str, list[str]] = {}
        for x in self.tale.scenes.values():
            if x.kind in (t.ROUTER, t.ACT_END):
                silent[x.id] = x.leads_to()
            elif x.kind == t.EXPLORATION and x.start in [spot for spot, _ in x.goals]:
                silent[x.id] = [goto for spot, goto in x.goals if spot == x.start]
        for id in rings(silent):
            self.row(id).find(LOOP_OF_ROUTERS, check="T1")


def rings(leads: dict[str, list[str]]) -> list[str]:
    """What may lead back to itself: what is left without all that leads out of here, and all that nothing leads to."""
    inward = without_ends({id: [there for there in leads[id] if there in leads] for id in leads})
    outward: dict[str, list[str]] = {id: [] for id in inward}
    for id in inward:
        for there in inward[id]:
            if there in outward:
                outward[there].append(id)
    left = without_ends(outward)
    return [id for id in leads if id in left]


def without_ends(leads: dict[str, list[str]]) -> dict[str, list[str]]:
    """Those that go on for ever: again and again the ones that lead nowhere are taken away."""
    before: dict[str, list[str]] = {id: [] for id in leads}
    ways = {id: 0 for id in leads}
    for id in leads:
        for there in leads[id]:
            before[there].append(id)
            ways[id] += 1
    ends = [id for id in leads if not ways[id]]
    for id in ends:
        for other in before[id]:
            ways[other] -= 1
            if not ways[other]:
                ends.append(other)
    return {id: [there for there in leads[id] if ways[there]] for id in leads if ways[id]}


def of_spot(spot: Spot) -> list[When]:
    """Every condition of a place on a map, and every part of one."""
    return [w for a in spot.again for w in t.every(a.when)]


def of_place(place: Place) -> list[When]:
    """Every condition of a place, and every part of one."""
    whens = [place.when, place.discount_when, *[s.when for s in place.services], *[a.when for a in place.asides]]
    return [w for when in whens for w in t.every(when)]


def not_below_zero(row: Row, *fields: str) -> None:
    for field in fields:
        value = row.data.get(field, 0)
        if isinstance(value, int) and value < 0:
            row.find(NEGATIVE.fill(field=field, least=0), field, check="T1")
