"""Maps, combat scenes, and the quests of Battle mode."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import (
    Camp,
    Door,
    Leg,
    MapDef,
    Objective,
    Outcome,
    Placed,
    Point,
    Portal,
    QuestDef,
    SceneDef,
    Token,
)
from tableforge.fateforge.names import BEAT_BOSS, COLOURS, GEMS, OBJECTIVES, TOKENS
from tableforge.fateforge.words import outcome
from tableforge.fateforge.words.refusals import NO_ZONE
from tableforge.tongue.spelling import unknown

NOWHERE: Final = MapDef("", "", "")
NO_OUTCOMES: Final[tuple[Outcome, ...]] = ()
SCENE_KINDS: Final = ("campaign", "side", "battle")
DIFFICULTIES: Final = ("tutorial", "easy", "medium", "hard")
OFFERS: Final = ("heal", "food", "skills")
EVERYTHING: Final = -1  # of a rest without time tokens


def read(content: Content) -> None:
    for row in content.enter("terrain", content.folder.top("terrain.toml", "G1").rows("terrain", required=True)):
        content.pack.terms[row.id] = (row.text("en"), row.text("fr"))
        row.close("rule", "why", "avoid")
    maps = content.folder.under("maps", "M1")
    for row in maps:
        row.id = row.text("id")
    for row in content.enter("map", maps):
        content.pack.maps[row.id] = map_of(content, row)
    scenes = [row for top in content.folder.under("scenes", "S1") for row in top.rows("scene", required=True)]
    for row in content.enter("scene", scenes):
        content.pack.scenes[row.id] = Scene(content, row).read()
    read_quests(content)


# ------------------------------------------------------------------ maps
def map_of(content: Content, row: Row) -> MapDef:
    out = MapDef(row.id, row.text("en"), row.text("fr"))
    zones = row.rows("zones", required=True)
    out.letters = tuple([zone.text("id") for zone in zones])
    out.names = tuple([(zone.text("en"), zone.text("fr")) for zone in zones])
    out.places = tuple([place(zone) for zone in zones])
    out.difficult = tuple([k for k, zone in enumerate(zones) if "difficult" in zone.texts("terrain")])
    for zone in zones:
        content.refers(zone, "terrain", zone.texts("terrain"), "terrain")
        zone.close()
    out.edges = tuple([pair(row, out, text, "edges") for text in row.texts("edges", None)])
    out.doors = tuple([door(d, out) for d in row.rows("doors")])
    out.barricades = tuple([b for one in row.rows("barricades") for b in barred(one, out)])
    out.fountains = tuple([fountain(f, out) for f in row.rows("fountains")])
    out.portals = tuple([portal(p, out) for p in row.rows("portals")])
    out.picture = row.text("picture")
    row.close("teaches", "src")
    return out


def place(zone: Row) -> tuple[float, float]:
    x, y = (*zone.numbers("pos", (0, 0)), 0, 0)[:2]
    return float(x), float(y)


def at(row: Row, out: MapDef, letter: str, field: str) -> int:
    """The number of a zone by its letter."""
    if letter in out.letters:
        return out.letters.index(letter)
    row.find(unknown(NO_ZONE, letter, out.letters), field, f'"{letter}"', "G1")
    return 0


def pair(row: Row, out: MapDef, text: str, field: str) -> tuple[int, int]:
    a, _, b = text.partition("-")
    return at(row, out, a, field), at(row, out, b, field)


def door(row: Row, out: MapDef) -> Door:
    a, b = pair(row, out, row.text("edge"), "doors")
    made = Door(row.text("id"), a, b, row.yes("open"))
    row.close()
    return made


def barred(row: Row, out: MapDef) -> list[tuple[int, int]]:
    zone = at(row, out, row.text("zone"), "barricades")
    made = [(zone, at(row, out, letter, "barricades")) for letter in row.texts("from", None)]
    row.close()
    return made


def fountain(row: Row, out: MapDef) -> tuple[int, int]:
    made = at(row, out, row.text("zone"), "fountains"), row.whole("cubes")
    row.close()
    return made


def portal(row: Row, out: MapDef) -> Portal:
    a, b = (*[at(row, out, letter, "portals") for letter in row.texts("zones", None)], 0, 0)[:2]
    made = Portal(row.text("id"), a, b, row.yes("known"))
    row.close()
    return made


# ------------------------------------------------------------------ scenes
class Scene:
    """Reads one scene: the row, and the map that its zones belong to."""

    def __init__(self, content: Content, row: Row) -> None:
        self.content = content
        self.row = row
        known = row.refers("map", row.text("map"), content.pack.maps, "map")
        self.map = content.pack.maps[row.text("map")] if known else NOWHERE

    def read(self) -> SceneDef:
        row = self.row
        out = SceneDef(row.id, row.text("en"), row.text("fr"), self.map)
        out.kind = SCENE_KINDS[row.word("kind", SCENE_KINDS)]
        out.difficulty = DIFFICULTIES[row.word("difficulty", DIFFICULTIES)]
        out.act, out.gear, out.threat = row.whole("act", 0), row.whole("gear", 0), row.whole("threat", 0)
        out.story = row.text("story", "")
        out.rounds = row.three("rounds")
        out.start = self.zones(row, "start")
        out.exits = tuple([self.exit(e) for e in row.rows("exits", required=True)])
        out.objectives = tuple([self.objective(o) for o in row.rows("objectives", required=True)])
        out.place = tuple([self.placed(p) for p in row.rows("place", required=True)])
        out.waves = tuple([self.placed(p, wave=True) for p in row.rows("waves")])
        out.plate = row.three("plate", (0, 0, 0))
        out.tokens = tuple([self.token(t) for t in row.rows("tokens")])
        out.points = tuple([self.point(p) for p in row.rows("points")])
        out.terrain = self.terrain(row.table("terrain"))
        out.on_done = self.on_done(row.table("on_done"))
        out.setup = self.setup(row.table("setup"))
        out.ignore, out.unlock, out.special = row.texts("ignore"), row.texts("unlock"), row.texts("special")
        out.notes = tuple([(note.text("en"), note.text("fr")) for note in row.rows("notes")])
        carry = row.table("carry_rule")
        out.carry_rule = tuple([(token, carry.text(token)) for token in carry.data])
        out.edge = self.zones(row, "edge", ())
        out.ally = row.text("ally", "")
        self.boss(out)
        rewards = row.table("rewards")
        out.gold, out.vp = rewards.three("gold", (0, 0, 0)), rewards.whole("vp", 0)
        rewards.close()
        row.close()
        self.refer(out)
        return out

    def at(self, row: Row, field: str) -> int:
        return at(row, self.map, row.text(field), field)

    def zones(self, row: Row, field: str, default: tuple[str, ...] | None = None) -> tuple[int, ...]:
        return tuple([at(row, self.map, letter, field) for letter in row.texts(field, default)])

    def exit(self, row: Row) -> tuple[str, int]:
        made = row.text("id"), self.at(row, "zone")
        row.close()
        return made

    def objective(self, row: Row) -> Objective:
        kind = row.word("kind", OBJECTIVES)
        out = Objective(row.text("id"), kind, row.text("en"), row.text("fr"))
        out.token, out.token_fr = row.text("token", ""), row.text("token_fr", "")
        out.at = self.zones(row, "at", ())
        out.enemy = row.text("boss" if kind == BEAT_BOSS else "enemy", "")
        self.content.refers(row, "boss" if kind == BEAT_BOSS else "enemy", [out.enemy] if out.enemy else [], "enemy")
        out.need = row.three("need")
        out.most = row.three("max", (0, 0, 0))
        out.bonus = row.yes("bonus", False)
        row.close()
        return out

    def placed(self, row: Row, wave: bool = False) -> Placed:
        name = row.text("e")
        self.content.refers(row, "enemy", [name], "e")
        out = Placed(name, self.at(row, "at"), row.three("n"), row.whole("r") if wave else 0)
        if not wave:
            out.defends, out.guards = row.text("defends", ""), row.text("guards", "")
            out.carries = row.text("carry", "")
        row.close()
        return out

    def token(self, row: Row) -> Token:
        kind = row.word("kind", TOKENS)
        out = Token(kind, self.at(row, "at"), row.text("id", ""))
        gives = row.text("gives", "")
        if gives:
            out.tier = row.made(f"item {gives}", self.tier, 0, "gives")
        out.value = tuple(GEMS)[row.word("value", tuple(GEMS))] if row.has("value") else ""
        row.close()
        return out

    def tier(self, text: str) -> int:
        return outcome.outcome(text, self.map.letters, ("item",)).n

    def point(self, row: Row) -> Point:
        words = row.read("use", lambda text: outcome.outcomes(text, self.map.letters, outcome.POINT_WORDS), NO_OUTCOMES)
        out = Point(row.text("id"), self.at(row, "at"), row.text("en"), row.text("fr"), words)
        row.close()
        return out

    def terrain(self, row: Row) -> tuple[Outcome, ...]:
        """`{difficult=["c"], door=["D1:f-h:closed"]}`: each word with what stands behind it."""
        return tuple(
            [
                found
                for word in row.data
                for text in row.texts(word)
                for found in self.outcomes(row, f"{word} {text}", outcome.TERRAIN_WORDS, word)
            ]
        )

    def on_done(self, row: Row) -> tuple[tuple[str, Outcome], ...]:
        return tuple(
            [
                (objective, found)
                for objective in row.data
                for found in self.outcomes(row, row.text(objective), outcome.DONE_WORDS, objective)
            ]
        )

    def setup(self, row: Row) -> dict[str, tuple[Outcome, ...]]:
        return {name: self.outcomes(row, row.text(name), outcome.SETUP_WORDS, name, "S10") for name in row.data}

    def outcomes(self, row: Row, text: str, words: tuple[str, ...], field: str, check: str = "") -> tuple[Outcome, ...]:
        return row.made(text, lambda text: outcome.outcomes(text, self.map.letters, words), NO_OUTCOMES, field, check)

    def boss(self, out: SceneDef) -> None:
        row = self.row.table("boss")
        if row.data:
            out.boss, out.boss_at = row.text("id"), self.at(row, "at")
            self.content.refers(row, "boss", [out.boss], "boss")
            row.close()

    def refer(self, out: SceneDef) -> None:
        """What the words of a scene name must be there: objectives, exits, doors, portals, enemies."""
        row = self.row
        doors = [d.id for d in self.map.doors] + [o.what for o in out.terrain if o.word == "door"]
        portals = [p.id for p in self.map.portals]
        objectives = [o.id for o in out.objectives]
        exits = [f"exit:{letter}" for letter, _ in out.exits]
        enemies = [p.enemy for p in out.place + out.waves]
        for one in out.place:
            if one.defends:
                row.refers("objective", one.defends, objectives + exits + doors + portals, "place")
            if one.guards:
                row.refers("enemy", one.guards, enemies, "place")
        for objective, _ in out.on_done:
            row.refers("objective", objective, objectives, "on_done")
        if out.ally:
            self.content.refers(row, "ally", [out.ally], "ally")
        tokens = [o.token for o in out.objectives if o.token]
        for token, _ in out.carry_rule:
            row.refers("token", token, tokens, "carry_rule")
        known = {
            "open": ("door", doors),
            "sealed": ("portal", portals),
            "reveal": ("portal", portals),
            "unseal": ("portal", portals),
            "ally": ("ally", self.content.ids("ally")),
            "undefend": ("objective", objectives + exits),
            "done": ("objective", objectives),
            "any-focus": ("objective", objectives),
            "free": ("token", tokens),
            "minus": ("enemy", enemies),
            "shift": ("enemy", enemies),
            "plus": ("enemy", self.content.ids("enemy")),
        }
        words = [(o, "points") for p in out.points for o in p.outcomes] + [(o, "terrain") for o in out.terrain]
        words += [(o, "on_done") for _, o in out.on_done]
        words += [(o, name) for name, every in out.setup.items() for o in every]
        for word, field in words:
            if word.word in known:
                kind, names = known[word.word]
                row.refers(kind, word.what, names, field)
            elif word.word in ("stun", "strip"):
                row.refers("enemy", word.what, self.content.ids("enemy", "faction") + list(COLOURS), field)


# ------------------------------------------------------------------ quests
def read_quests(content: Content) -> None:
    top = content.folder.top("quests.toml", "Q1")
    camps = []
    for row in content.enter("camp", top.rows("camp")):
        offers = row.texts("offers")
        for offer in offers:
            row.refers("camp", offer, OFFERS, "offers")
        camps.append(Camp(row.id, row.text("en"), row.text("fr"), offers, row.text("stock", "")))
        row.close("kind")
    content.pack.camps = tuple(camps)
    for row in content.enter("quest", top.rows("quest")):
        content.pack.quests[row.id] = quest(content, row)
    top.close()


def quest(content: Content, row: Row) -> QuestDef:
    out = QuestDef(row.id, row.text("en"), row.text("fr"))
    out.difficulty = DIFFICULTIES[row.word("difficulty", DIFFICULTIES)]
    hours = row.data.get("hours", 0)
    row.has("hours")
    out.hours = float(hours) if isinstance(hours, (int, float)) else 0.0
    out.gold, out.tier = row.whole("gold"), row.whole("tier")
    out.pay = row.three("pay")
    out.flow = tuple([leg(content, row, text) for text in row.texts("flow", None)])
    bonus = row.table("bonus_gold")
    if bonus.data:
        out.bonus_after, out.bonus_gold = bonus.text("after"), bonus.whole("per_hero")
        content.refers(row, "scene", [out.bonus_after], "bonus_gold")
        bonus.close()
    out.intro_en, out.intro_fr = row.text("intro_en"), row.text("intro_fr")
    row.close()
    return out


def leg(content: Content, row: Row, text: str) -> Leg:
    """`rest:2`, `rest:all`, or the id of a scene."""
    kind, _, time = text.partition(":")
    if kind == "rest" and (time == "all" or time.isdecimal()):
        return Leg(EVERYTHING if time == "all" else int(time), "")
    content.refers(row, "scene", [text], "flow")
    return Leg(0, text)
