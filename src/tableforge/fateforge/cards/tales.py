"""Campaigns: a folder of scenes, people, places and maps, read into a `Tale`.

A tale is read when somebody plays it, and once for each folder as long as nothing in it has changed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from tableforge.errors import BadContent
from tableforge.fateforge.cards import kept
from tableforge.fateforge.cards.refusals import BROKEN
from tableforge.fateforge.cards.source import Folder, Row, bare, by_id
from tableforge.fateforge.tale import (
    ALL_OF,
    ANY_OF,
    BACK_TO_MAP,
    BACK_TO_REST,
    COMPASS,
    CONDITIONS,
    DIFFICULTIES,
    DO_END_QUEST,
    EFFECTS,
    KINDS,
    NO_LIMIT,
    NOT_THAT,
    Act,
    Aside,
    Choice,
    CityMap,
    Effect,
    Person,
    Place,
    Reputation,
    Service,
    SideQuest,
    Spot,
    StoryCard,
    Tale,
    TaleScene,
    Trial,
    Way,
    When,
    Words,
)
from tableforge.tongue.both import in_full, joined

OURS: Final = Path(__file__).parent.parent / "content" / "story"
ID: Final = "ember-loan"  # of our own
MANIFEST: Final = "campaign.toml"
LOADED: Final[dict[tuple[Path, str], Tale]] = {}  # each read once
EVERYBODY: Final = "all"  # of a place that teaches every hero
TOLD: Final = 3
COUNTED: Final = ("gold", "food", "corruption")  # conditions whose value is a number
BY_VALUE: Final = ("gold", "food", "hp", "en", "corruption", "trait_points", "steps")  # effects whose value is a number
OTHERS: Final = ("min", "max", "state")  # keys of a condition besides its kind
MIGRATIONS: Final = "migrations.toml"
NOT_PLAYED: Final = ("vars.toml", "characters.toml", "heroes.toml", MIGRATIONS)  # files that no replay depends on
MIGRATED: Final = ("scene", "flag", "card", "place", "quest", "item", "spot")  # what may have another name now
BESIDES: Final = ("by", "who", "result")  # … of an effect


def tale(folder: Path | None = None) -> Tale:
    """The campaign of a folder, ours where none is named.  A broken one is refused."""
    path = OURS if folder is None else folder
    return made(path, Folder(path).digest)


def loaded(id: str) -> Tale:
    """The campaign of that id that was read last: where an id is looked up that does not say whose it is."""
    return next((x for x in reversed(LOADED.values()) if x.id == id), None) or tale()


def made(path: Path, digest: str) -> Tale:
    """One tale for each folder, as long as nothing in it has changed."""
    if (path, digest) not in LOADED:
        LOADED[path, digest] = sound(path)
    return LOADED[path, digest]


def sound(path: Path) -> Tale:
    """The campaign of a folder that has no error."""
    folder = Folder(path)
    known = kept.recall(folder)
    out = Reader(folder).read()
    problems = tuple([f.told() for f in folder.errors()])
    if problems:
        raise BadContent(BROKEN.fill(folder=in_full(str(path)), problems=joined(problems[:TOLD])), problems)
    if not known:
        kept.keep(folder)
    out.folder = "" if path == OURS else str(path)
    out.files = folder.structure(*NOT_PLAYED)
    return out


def words(row: Row, field: str) -> Words:
    """A text in both languages."""
    both = row.table(field)
    return Words(both.text("en", "").strip(), both.text("fr", "").strip())


class Reader:
    """Reads a folder into a tale; what is wrong stands in the folder's findings."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.tale = Tale("")
        self.rows: dict[str, Row] = {}  # of scenes, places, quests, by id
        self.structure = hashlib.sha256()

    def read(self) -> Tale:
        top = self.folder.top(MANIFEST, "T1")
        out = self.tale
        out.id = top.text("id")
        out.version = top.whole("version", 1)
        out.title = words(top, "title")
        out.blurb = words(top, "blurb")
        out.start = top.text("start")
        out.heroes = top.texts("heroes")
        out.gold = top.whole("start_gold", 0)
        out.food = top.whole("start_food", 0)
        lo, hi = (*top.numbers("reputation_range", (-5, 5)), 0, 0)[:2]
        out.range = (lo, hi)
        out.counters = top.texts("counters")
        out.rules = top.texts("rules")
        out.chapters = {row.text("id"): words(row, "title") for row in top.rows("chapter")}
        out.reputations = tuple(
            [Reputation(r.text("id"), words(r, "name"), r.text("kind", "") == "person") for r in top.rows("reputation")]
        )
        for row in top.rows("card"):
            card = StoryCard(row.text("id"), row.whole("n"), words(row, "name"), words(row, "text"))
            out.cards[card.id] = card
        self.people()
        self.read_places()
        self.read_map()
        acts: list[Act] = []
        for row in top.rows("act"):
            act = Act(row.text("id"), words(row, "title"))
            act.bar = row.texts("bar")
            act.ends = row.texts("ends")
            acts.append(act)
            if row.has("combats"):
                row.refers("file", row.text("combats"), self.folder.files, "combats", "T1")
            for file in row.texts("files"):
                if row.refers("file", file, self.folder.files, "files", "T1"):
                    self.read_scenes(file, act.id)
        out.acts = tuple(acts)
        self.targets(top)
        self.read_migrations()
        self.folder.all_toml("T1")
        out.digest = self.structure.hexdigest()[:16]
        return out

    # ---------------------------------------------------------------- people, places, maps
    def people(self) -> None:
        for row in self.folder.top("characters.toml", "T1").rows("character"):
            id = row.text("id")
            self.tale.people[id] = Person(id, words(row, "name"), Words(row.text("voice", "")))
            self.tale.people[id].wants = words(row, "wants")
        for row in self.folder.top("heroes.toml", "T1").rows("hero"):
            id = row.text("id")
            self.tale.hero_stories[id] = Person(id, words(row, "title"), words(row, "story"))

    def read_places(self) -> None:
        for row in by_id(self.folder.top("places.toml", "T1").rows("place"), "place"):
            name = words(row, "name")
            place = Place(row.id, name.en, name.fr, row.texts("offers"), row.text("stock", ""))
            place.shop = row.text("kind", "place") == "shop"
            place.time = row.whole("time", 1)
            place.tier = row.whole("tier", 0)
            place.teaches = row.texts("skills")
            if EVERYBODY in place.teaches:
                place.offers, place.teaches = (*place.offers, "skills"), ()
            place.keeper = row.text("keeper", "")
            place.text = words(row, "text")
            place.asides = self.asides(row)
            place.when = self.when_of(row)
            if row.has("discount"):
                discount = row.table("discount")
                place.discount_when = self.when_of(discount)
                place.discount = discount.whole("by", 1)
            place.services = tuple(
                [
                    Service(x.text("id"), Words(x.text("en"), x.text("fr")), self.when_of(x), x.yes("once", False))
                    for x in row.rows("special")
                ]
            )
            self.tale.places[place.id] = place
            self.rows.setdefault(place.id, row)

    def read_map(self) -> None:
        top = self.folder.top("map.toml", "T1")
        if not top.has("id"):
            return
        city = CityMap(top.text("id"), words(top, "title"))
        regions = top.table("regions")
        for id in regions.data:
            name = regions.table(id)
            city.regions[id] = Words(name.text("en"), name.text("fr"))
        for row in by_id(top.rows("place"), "place"):
            spot = Spot(row.id, words(row, "name"), words(row, "clue"))
            spot.region = row.text("region", "")
            x, y = (*row.numbers("at", (0, 0)), 0, 0)[:2]
            spot.at = (x, y)
            exits = row.table("exits")
            spot.exits = {side: exits.text(side) for side in COMPASS if side in exits.data}
            city.spots[spot.id] = spot
            self.rows[f"spot/{spot.id}"] = row
        gates: list[tuple[str, str, str]] = []
        for row in top.rows("gates"):
            a, b = (*row.texts("between"), "", "")[:2]
            gates.append((a, b, row.text("flag")))
        city.gates = tuple(gates)
        self.tale.maps[city.id] = city

    def read_migrations(self) -> None:
        """What has another name since a version: `{ from = 1, scene = "old", to = "new" }`; "" for what is simply gone."""
        for row in self.folder.top(MIGRATIONS, "T1").rows("migration"):
            kind = next((k for k in MIGRATED if row.has(k)), "")
            if not kind:
                row.word("migration", MIGRATED)
                continue
            to = row.text("to")
            if kind == "scene":
                row.refers("scene", to, self.tale.scenes, "to")
            self.tale.migrations.append((row.whole("from"), kind, row.text(kind), to))
            row.close()

    # ---------------------------------------------------------------- conditions and effects
    def when_of(self, row: Row) -> When | None:
        return self.condition(row.table("when")) if row.has("when") else None

    def condition(self, row: Row) -> When:
        """One table of a condition: its kind is the key that is none of the others."""
        kind = next((k for k in row.data if k not in OTHERS), "")
        if kind not in CONDITIONS:
            row.word(kind or "when", CONDITIONS)
            return When(ALL_OF)
        n = CONDITIONS.index(kind)
        lo, hi = row.whole("min", -NO_LIMIT), row.whole("max", NO_LIMIT)
        if n in (ALL_OF, ANY_OF):
            return When(n, parts=tuple([self.condition(x) for x in row.rows(kind)]))
        if n == NOT_THAT:
            return When(n, parts=(self.condition(row.table(kind)),))
        if kind in COUNTED:
            return When(n, lo=row.whole(kind))
        return When(n, row.text(kind), lo, hi, state=row.text("state", ""))

    def effects(self, rows: list[Row]) -> tuple[Effect, ...]:
        out: list[Effect] = []
        for row in rows:
            verb = next((k for k in row.data if k not in BESIDES), "")
            if verb not in EFFECTS:
                row.word(verb or "effects", EFFECTS)
                continue
            n = EFFECTS.index(verb)
            if verb in BY_VALUE:
                e = Effect(n, n=row.whole(verb), who=row.text("who", ""))
            else:
                e = Effect(n, row.text(verb), row.whole("by", 0), row.text("who", ""))
            if n == DO_END_QUEST:
                e.who = row.text("result", "won")
            e.index = len(self.tale.effects)
            self.tale.effects.append(e)
            out.append(e)
        return tuple(out)

    def asides(self, row: Row) -> tuple[Aside, ...]:
        return tuple([Aside(self.when_of(x), words(x, "text")) for x in row.rows("asides")])

    def way(self, row: Row) -> Way:
        return Way(row.text("goto"), self.effects(row.rows("effects")), self.when_of(row), row.texts("met"))

    # ---------------------------------------------------------------- scenes
    def read_scenes(self, file: str, act: str) -> None:
        top = self.folder.top(file, "T1")
        chapter = top.text("chapter", "")
        for row in top.rows("quest"):
            quest = SideQuest(row.text("id"), words(row, "text"))
            quest.threat = row.whole("threat", 1)
            quest.time = row.whole("time", 1)
            quest.expires = row.whole("expires_after", 0)
            quest.start = row.text("start")
            self.tale.quests[quest.id] = quest
            self.rows.setdefault(quest.id, row)
        for row in by_id(top.rows("scene"), "scene"):
            self.rows[row.id] = row
            x = self.scene(row)
            x.act = act
            x.chapter = row.text("chapter", chapter)
            self.tale.scenes[x.id] = x

    def scene(self, row: Row) -> TaleScene:
        x = TaleScene(row.id, row.word("kind", KINDS))
        x.text = words(row, "text")
        x.speaker = row.text("speaker", "")
        x.on_enter = self.effects(row.rows("on_enter"))
        x.asides = self.asides(row)
        x.choices = tuple([self.choice(c) for c in row.rows("choices")])
        x.combat = row.text("combat", "")
        x.setup = tuple([(self.when_of(u), u.text("use")) for u in row.rows("setup")])
        if x.combat:
            x.win = self.ending(row, "win")
            x.lose = self.ending(row, "lose")
            x.partial = tuple([self.way(w) for w in row.rows("partial")])
        x.time = row.whole("time", 0)
        x.time_mods = tuple(
            [(w, m.whole("by", 0)) for m in row.rows("time_mods") if (w := self.when_of(m)) is not None]
        )
        x.places = row.texts("places")
        x.quests = row.texts("quests")
        x.goto = row.text("goto", "")
        x.map = row.text("map", "")
        x.regions = row.texts("region") if isinstance(row.data.get("region"), list) else (row.text("region", ""),)
        x.regions = tuple([r for r in x.regions if r])
        x.start = row.text("start", "")
        x.budget = row.whole("budget", 0)
        x.goals = tuple([(g.text("place"), g.text("goto")) for g in row.rows("goals")])
        x.late = row.text("late", "")
        x.encounters = tuple([(e.text("place"), e.text("scene"), self.when_of(e)) for e in row.rows("encounters")])
        x.routes = tuple([self.way(w) for w in row.rows("routes")])
        x.next = row.text("next", "")
        row.close("boss", "exhaustive", "retired", "chapter")
        self.structure.update(repr(bare(row.data)).encode())
        return x

    def ending(self, row: Row, field: str) -> Way:
        """Where a combat leads: a scene, or a scene with effects."""
        if isinstance(row.data.get(field), dict):
            return self.way(row.table(field))
        return Way(row.text(field))

    def choice(self, row: Row) -> Choice:
        id = row.data.get("id")
        c = Choice(id if isinstance(id, str) else "", words(row, "text"))
        c.when = self.when_of(row)
        c.effects = self.effects(row.rows("effects"))
        c.goto = row.text("goto", "")
        if row.has("test"):
            test = row.table("test")
            c.trial = Trial(test.text("trait"), test.word("difficulty", DIFFICULTIES), test.text("who", ""))
            c.passed = self.way(row.table("pass"))
            c.failed = self.way(row.table("fail"))
        row.close("id")
        return c

    def targets(self, top: Row) -> None:
        """Every scene that something leads to must be there."""
        known = [*self.tale.scenes, BACK_TO_MAP, BACK_TO_REST]
        top.refers("scene", self.tale.start, known, "start")
        for x in self.tale.scenes.values():
            ways = [x.goto, x.late, x.next, *[g for _, g in x.goals], *[w.goto for w in x.routes]]
            ways += [w.goto for w in (x.win, x.lose, *x.partial) if w is not None]
            for c in x.choices:
                ways += [c.goto, *[w.goto for w in (c.passed, c.failed) if w is not None]]
            for goto in filter(None, ways):
                if goto not in known:
                    self.rows[x.id].refers("scene", goto, known, "goto")
