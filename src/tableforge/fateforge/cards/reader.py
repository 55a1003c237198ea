"""Reads the files of a campaign into a `Tale`; what is wrong with them stands in the folder's findings."""

from __future__ import annotations

import hashlib
import re
from typing import Final

from tableforge.fateforge.cards.refusals import (
    KEBAB,
    LONG_ID,
    MISSING,
    NO_FILE,
    NO_SUCH_SCHEMA,
    NO_SUCH_WORD,
    ONE_WORD,
    TOO_MANY_SCENES,
    UNNAMED_FILE,
)
from tableforge.fateforge.cards.schema import (
    BESIDE_CONDITION,
    BESIDE_EFFECT,
    BETWEEN,
    EVERY_SCENE,
    EVERYBODY,
    LANGUAGES,
    MIGRATED,
    MOST_SCENES,
    OF_KIND,
    PLACE_KINDS,
    REPUTATION_KINDS,
    RESULTS,
    SCHEMA,
    TABLES,
)
from tableforge.fateforge.cards.source import Folder, Row, bare, by_id
from tableforge.fateforge.tale.definition import (
    ACT_END,
    ALL_OF,
    ANY_OF,
    BACK_TO_MAP,
    BACK_TO_REST,
    COMBAT,
    COMPASS,
    CONDITIONS,
    DIFFICULTIES,
    EFFECTS,
    EXPLORATION,
    KINDS,
    NO_LIMIT,
    NOT_THAT,
    QUEST_STATES,
    REST,
    ROUTER,
    USUAL_TIME,
    Act,
    Aside,
    Ask,
    CityMap,
    Effect,
    Person,
    Place,
    Reputation,
    Service,
    SideQuest,
    Spot,
    StoryCard,
    StoryChoice,
    Tale,
    TaleScene,
    Trial,
    Way,
    When,
    Words,
)
from tableforge.tongue.spelling import unknown

MANIFEST: Final = "campaign.toml"
COUNTED: Final = ("gold", "food", "corruption", "beaten")  # conditions whose value is a number
BY_VALUE: Final = ("gold", "food", "hp", "en", "corruption", "trait_points", "steps")  # effects whose value is a number
MIGRATIONS: Final = "migrations.toml"
PEOPLE: Final = "characters.toml"
HEROES: Final = "heroes.toml"
PLACES: Final = "places.toml"
MAP: Final = "map.toml"
REMARKS: Final = "vars.toml"  # what writers remember of their flags
OWN_FILES: Final = (MANIFEST, PEOPLE, HEROES, PLACES, MAP, REMARKS, MIGRATIONS)  # that no act names
LONGEST_ID: Final = 60
WELL_FORMED: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


def words(row: Row, field: str) -> Words:
    """A text in both languages."""
    both = row.table(field)
    both.only(*LANGUAGES)
    return Words(both.text("en", "").strip(), both.text("fr", "").strip())


def named(row: Row) -> str:
    """The id of a row: it stands in saves, in answers and between slashes, so it is plain and short."""
    id = row.text("id")
    if len(id) > LONGEST_ID:
        row.find(LONG_ID.fill(most=LONGEST_ID), "id")
    elif id and not WELL_FORMED.fullmatch(id):
        row.find(KEBAB, "id")
    return id


class Reader:
    """Reads a folder into a tale; what is wrong stands in the folder's findings."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.tale = Tale("")
        self.languages: tuple[str, ...] = LANGUAGES  # that it is written in
        self.rows: dict[str, Row] = {}  # of scenes, places, quests, by id
        self.listed: dict[str, dict[str, Row]] = {}  # of what the manifest and the people's files list, by kind and id
        self.structure = hashlib.sha256()

    def read(self) -> Tale:
        top = self.folder.top(MANIFEST, "T1")
        self.manifest(top)
        self.people()
        self.read_places()
        self.read_map()
        self.read_acts(top)
        if not self.folder.unread:  # else what is missing may stand there
            self.targets(top)
            self.read_migrations()
        self.tale.digest = self.structure.hexdigest()[:16]
        return self.tale

    def entered(self, rows: list[Row], kind: str) -> list[Row]:
        """Rows of a kind, each with a plain id of its own."""
        found = by_id(rows, kind, self.listed.setdefault(kind, {}))
        for row in found:
            named(row)
        return found

    # ---------------------------------------------------------------- the manifest
    def manifest(self, top: Row) -> None:
        out = self.tale
        if MANIFEST in self.folder.unread:
            return
        if MANIFEST not in self.folder.files:
            top.find(NO_FILE)
            return
        top.only(*TABLES["campaign"])
        if top.whole("schema", SCHEMA) != SCHEMA:
            top.find(NO_SUCH_SCHEMA.fill(schema=SCHEMA), "schema")
        self.languages = top.texts("languages", LANGUAGES)
        for lang in self.languages:
            top.refers("language", lang, LANGUAGES, "languages", "T1")
        out.id = named(top)
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
        for row in self.entered(top.rows("chapter"), "chapter"):
            row.only(*TABLES["chapter"])
            out.chapters[row.id] = words(row, "title")
        reputations: list[Reputation] = []
        for row in self.entered(top.rows("reputation"), "reputation"):
            row.only(*TABLES["reputation"])
            kind = row.word("kind", REPUTATION_KINDS, REPUTATION_KINDS[0])
            reputations.append(Reputation(row.id, words(row, "name"), REPUTATION_KINDS[kind] == "person"))
        out.reputations = tuple(reputations)
        for row in self.entered(top.rows("card"), "story-card"):
            row.only(*TABLES["card"])
            out.cards[row.id] = StoryCard(row.id, row.whole("n"), words(row, "name"), words(row, "text"))

    def read_acts(self, top: Row) -> None:
        acts: list[Act] = []
        there = [*self.folder.files, *self.folder.unread]
        read = [*OWN_FILES, *self.folder.unread]
        for row in self.entered(top.rows("act"), "act"):
            row.only(*TABLES["act"])
            act = Act(row.id, words(row, "title"))
            act.bar = row.texts("bar")
            act.ends = row.texts("ends")
            acts.append(act)
            if row.has("combats"):
                row.refers("file", row.text("combats"), there, "combats", "T1")
                read.append(row.text("combats"))
            for file in row.texts("files"):
                if row.refers("file", file, there, "files", "T1") and file not in read:
                    self.read_scenes(file, act.id)
                read.append(file)
        self.tale.acts = tuple(acts)
        for file in self.folder.files:
            self.folder.top(file, "T1")  # whatever stands in it, TOML it is
            if file not in read:
                self.folder.find("T2", file, 1, "", "", UNNAMED_FILE, error=False)
        if len(self.tale.scenes) > MOST_SCENES:
            top.find(TOO_MANY_SCENES.fill(n=len(self.tale.scenes), most=MOST_SCENES))

    # ---------------------------------------------------------------- people, places, maps
    def people(self) -> None:
        for row in self.entered(self.folder.top(PEOPLE, "T1").rows("character"), "person"):
            row.only(*TABLES["character"])
            self.tale.people[row.id] = Person(row.id, words(row, "name"), Words(row.text("voice", "")))
            self.tale.people[row.id].wants = words(row, "wants")
        for row in self.entered(self.folder.top(HEROES, "T1").rows("hero"), "hero"):
            row.only(*TABLES["hero"])
            self.tale.hero_stories[row.id] = Person(row.id, words(row, "title"), words(row, "story"))

    def read_places(self) -> None:
        for row in self.entered(self.folder.top(PLACES, "T1").rows("place"), "place"):
            row.only(*TABLES["place"])
            name = words(row, "name")
            place = Place(row.id, name.text("en"), name.text("fr"), row.texts("offers"), row.text("stock", ""))
            place.shop = PLACE_KINDS[row.word("kind", PLACE_KINDS, PLACE_KINDS[0])] == "shop"
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
                discount.only(*TABLES["discount"])
                place.discount_when = self.when_of(discount)
                place.discount = discount.whole("by", 1)
            place.services = tuple([self.service(x) for x in row.rows("special")])
            self.tale.places[place.id] = place
            self.rows.setdefault(place.id, row)

    def service(self, row: Row) -> Service:
        row.only(*TABLES["special"])
        text = Words(row.text("en", ""), row.text("fr", ""))
        return Service(row.text("id"), text, self.when_of(row), row.yes("once", False))

    def read_map(self) -> None:
        top = self.folder.top(MAP, "T1")
        top.only(*TABLES["map"])
        if not top.data:
            return
        city = CityMap(named(top), words(top, "title"))
        regions = top.table("regions")
        for id in regions.data:
            city.regions[id] = words(regions, id)
        for row in self.entered(top.rows("place"), "spot"):
            row.only(*TABLES["spot"])
            spot = Spot(row.id, words(row, "name"), words(row, "clue"))
            spot.again = self.asides(row, "again")
            spot.region = row.text("region", "")
            x, y = (*row.numbers("at", (0, 0)), 0, 0)[:2]
            spot.at = (x, y)
            exits = row.table("exits")
            exits.only(*COMPASS)
            spot.exits = {side: exits.text(side) for side in COMPASS if side in exits.data}
            city.spots[spot.id] = spot
            self.rows[f"spot/{spot.id}"] = row
        gates: list[tuple[str, str, str]] = []
        for row in top.rows("gates"):
            row.only(*TABLES["gate"])
            a, b = (*row.texts("between"), "", "")[:2]
            for id in (a, b):
                row.refers("spot", id, city.spots, "between", "T1")
            gates.append((a, b, row.text("flag")))
        city.gates = tuple(gates)
        self.tale.maps[city.id] = city

    def read_migrations(self) -> None:
        """What has another name since a version: `{ from = 1, scene = "old", to = "new" }`; "" for what is simply gone."""
        for row in self.folder.top(MIGRATIONS, "T1").rows("migration"):
            row.only(*TABLES["migration"])
            kind = next((k for k in MIGRATED if row.has(k)), "")
            if not kind:
                row.find(MISSING.fill(field=", ".join(MIGRATED)))
                continue
            to = row.text("to")
            if kind == "scene":
                row.refers("scene", to, self.tale.scenes, "to", "T1")
            self.tale.migrations.append((row.whole("from"), kind, row.text(kind), to))

    # ---------------------------------------------------------------- conditions and effects
    def when_of(self, row: Row) -> When | None:
        return self.condition(row.table("when")) if row.has("when") else None

    def condition(self, row: Row) -> When:
        """One table of a condition: one word, and what stands beside it."""
        kind = self.one_word(row, CONDITIONS, BESIDE_CONDITION)
        if not kind:
            return When(ALL_OF)
        n = CONDITIONS.index(kind)
        lo, hi = row.whole("min", -NO_LIMIT), row.whole("max", NO_LIMIT)
        if n in (ALL_OF, ANY_OF):
            return When(n, parts=tuple([self.condition(x) for x in row.rows(kind)]))
        if n == NOT_THAT:
            return When(n, parts=(self.condition(row.table(kind)),))
        if kind in COUNTED:
            return When(n, lo=row.whole(kind))
        if BESIDE_CONDITION.get(kind) == BETWEEN and not (row.has("min") or row.has("max")):
            row.find(MISSING.fill(field=" / ".join(BETWEEN)), kind)
        if kind == "quest":
            return When(n, row.text(kind), lo, hi, state=QUEST_STATES[row.word("state", QUEST_STATES)])
        return When(n, row.text(kind), lo, hi)

    def one_word(self, row: Row, known: tuple[str, ...], beside: dict[str, tuple[str, ...]]) -> str:
        """The word of a condition or an effect, of which there is one; "" where there is none, or more than one."""
        found = [key for key in row.data if key in known]
        if not found:
            other = next((key for key in row.data if not any([key in x for x in beside.values()])), "")
            row.find(unknown(NO_SUCH_WORD, other, known), other or row.parent, other)
            return ""
        if len(found) > 1:
            row.find(ONE_WORD.fill(words=", ".join(found)), found[0], found[1])
            return ""
        row.only(found[0], *beside.get(found[0], ()))
        return found[0]

    def effects(self, rows: list[Row]) -> tuple[Effect, ...]:
        out: list[Effect] = []
        for row in rows:
            verb = self.one_word(row, EFFECTS, BESIDE_EFFECT)
            if not verb:
                continue
            n = EFFECTS.index(verb)
            beside = BESIDE_EFFECT.get(verb, ())
            e = Effect(n, n=row.whole(verb)) if verb in BY_VALUE else Effect(n, row.text(verb))
            if "by" in beside:
                e.n = row.whole("by")
            if "who" in beside:
                e.who = row.text("who")
            if "result" in beside:
                e.who = RESULTS[row.word("result", RESULTS, RESULTS[0])]
            e.index = len(self.tale.effects)
            self.tale.effects.append(e)
            out.append(e)
        return tuple(out)

    def asides(self, row: Row, field: str = "asides") -> tuple[Aside, ...]:
        out: list[Aside] = []
        for x in row.rows(field):
            x.only(*TABLES["aside"])
            out.append(Aside(self.when_of(x), words(x, "text")))
        return tuple(out)

    def way(self, row: Row, kind: str = "way") -> Way:
        row.only(*TABLES[kind])
        met = row.texts("met", None if kind == "partial" else ())
        way = Way(row.text("goto"), self.effects(row.rows("effects")), self.when_of(row), met)
        if kind == "outcome":
            way.text = words(row, "text")
        return way

    # ---------------------------------------------------------------- scenes
    def read_scenes(self, file: str, act: str) -> None:
        top = self.folder.top(file, "T1")
        top.only(*TABLES["file"])
        chapter = top.text("chapter", "")
        for row in self.entered(top.rows("quest"), "quest"):
            row.only(*TABLES["quest"])
            quest = SideQuest(row.id, words(row, "text"))
            quest.threat = row.whole("threat", 1)
            quest.time = row.whole("time", 1)
            quest.expires = row.whole("expires_after", 0)
            quest.start = row.text("start")
            self.tale.quests[quest.id] = quest
            self.rows.setdefault(quest.id, row)
        for row in self.entered(top.rows("scene"), "scene"):
            self.rows[row.id] = row
            x = self.scene(row)
            x.act = act
            x.chapter = row.text("chapter", chapter)
            self.tale.scenes[x.id] = x

    def scene(self, row: Row) -> TaleScene:
        x = TaleScene(row.id, row.word("kind", KINDS))
        row.only(*EVERY_SCENE, *OF_KIND[KINDS[x.kind]])
        x.text = words(row, "text")
        x.speaker = row.text("speaker", "")
        x.on_enter = self.effects(row.rows("on_enter"))
        x.asides = self.asides(row)
        x.choices = tuple([self.choice(c) for c in row.rows("choices")])
        if x.kind == COMBAT:
            self.combat(x, row)
        elif x.kind == REST:
            self.rest(x, row)
        elif x.kind == EXPLORATION:
            self.exploration(x, row)
        elif x.kind == ROUTER:
            x.routes = tuple([self.way(w, "route") for w in row.rows("routes", True)])
        elif x.kind == ACT_END:
            x.next = row.text("next")
        self.structure.update(repr(bare(row.data)).encode())
        return x

    def combat(self, x: TaleScene, row: Row) -> None:
        x.combat = row.text("combat")
        setup: list[tuple[When | None, str]] = []
        changes: list[Words] = []
        for one in row.rows("setup"):
            one.only(*TABLES["setup"])
            setup.append((self.when_of(one), one.text("use")))
            changes.append(words(one, "text"))
        x.setup = tuple(setup)
        x.changes = tuple(changes)
        x.win = self.ending(row, "win")
        x.lose = self.ending(row, "lose")
        x.partial = tuple([self.way(w, "partial") for w in row.rows("partial")])

    def ending(self, row: Row, field: str) -> Way:
        """Where a combat leads: a scene, or a scene with effects."""
        if isinstance(row.data.get(field), dict):
            return self.way(row.table(field))
        return Way(row.text(field))

    def rest(self, x: TaleScene, row: Row) -> None:
        x.time = row.whole("time", USUAL_TIME)
        mods: list[tuple[When, int]] = []
        for one in row.rows("time_mods"):
            one.only(*TABLES["time_mod"])
            mods.append((self.when_of(one) or When(ALL_OF), one.whole("by")))
        x.time_mods = tuple(mods)
        x.places = row.texts("places")
        x.quests = row.texts("quests")
        x.goto = row.text("goto")

    def exploration(self, x: TaleScene, row: Row) -> None:
        x.map = row.text("map")
        x.regions = row.texts("region") if isinstance(row.data.get("region"), list) else (row.text("region", ""),)
        x.regions = tuple([r for r in x.regions if r])
        x.start = row.text("start")
        x.budget = row.whole("budget")
        goals: list[tuple[str, str]] = []
        for one in row.rows("goals", True):
            one.only(*TABLES["goal"])
            goals.append((one.text("place"), one.text("goto")))
            if one.has("ask"):
                x.asks[one.text("place")] = Ask(self.asides(one, "ask"), words(one, "yes"), words(one, "no"))
        x.goals = tuple(goals)
        x.late = row.text("late")
        met: list[tuple[str, str, When | None]] = []
        for one in row.rows("encounters"):
            one.only(*TABLES["encounter"])
            met.append((one.text("place"), one.text("scene"), self.when_of(one)))
        x.encounters = tuple(met)

    def choice(self, row: Row) -> StoryChoice:
        row.only(*TABLES["choice"])
        c = StoryChoice(named(row), words(row, "text"))
        c.told = words(row, "told")
        c.when = self.when_of(row)
        c.effects = self.effects(row.rows("effects"))
        c.goto = row.text("goto", "")
        if row.has("test"):
            test = row.table("test")
            test.only(*TABLES["test"])
            level = test.word("difficulty", DIFFICULTIES)
            c.trial = Trial(test.text("trait"), level, test.text("who", ""), test.text("but", ""))
            c.trial.price = c.effects
            c.passed = self.way(row.table("pass"), "outcome")
            c.failed = self.way(row.table("fail"), "outcome")
        return c

    def targets(self, top: Row) -> None:
        """Every scene that something leads to must be there."""
        known = dict.fromkeys([*self.tale.scenes, BACK_TO_MAP, BACK_TO_REST])
        top.refers("scene", self.tale.start, self.tale.scenes, "start", "T1")
        for x in self.tale.scenes.values():
            for goto in x.leads_to():
                if goto not in known:
                    self.rows[x.id].refers("scene", goto, known, "goto", "T1")
