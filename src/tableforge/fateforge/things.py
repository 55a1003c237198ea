"""What events speak of, found by id: they are told without a position, so whatever content is loaded is asked."""

from __future__ import annotations

from tableforge.fateforge.cards import packs as packs
from tableforge.fateforge.cards import tales
from tableforge.fateforge.definition import (
    BARE,
    AllyDef,
    Camp,
    Card,
    Constants,
    EnemyDef,
    HeroDef,
    MapDef,
    Objective,
    Pack,
    Point,
    QuestDef,
    SceneDef,
)
from tableforge.fateforge.tale.definition import Place, Service, SideQuest, Spot, StoryChoice, Tale, TaleScene


def hero(id: str) -> HeroDef:
    return next(h for pack in packs() for h in pack.heroes if h.id == id)


def foe(id: str) -> tuple[EnemyDef, int]:
    """An enemy and its number: `archer#2`."""
    name, _, n = id.partition("#")
    return next(e for pack in packs() for e in pack.enemies if e.id == name), int(n or 0)


def enemy(id: str) -> EnemyDef:
    return foe(id)[0]


def bestiary(d: EnemyDef) -> Pack:
    """The content that has an enemy."""
    return next(pack for pack in packs() if d in pack.enemies)


def zone(id: str) -> tuple[MapDef, int]:
    """A map and one of its zones: `mill-ford/c`."""
    name, _, letter = id.partition("/")
    found = next(pack.maps[name] for pack in packs() if name in pack.maps)
    return found, found.letters.index(letter)


def card(id: str) -> Card:
    return next(c for pack in packs() for c in pack.cards if c.id == id)


def ally(id: str) -> AllyDef:
    return next(a for pack in packs() for a in pack.allies if a.id == id)


def camp(id: str) -> Camp:
    """A place of rest: of Battle mode, or of a campaign (`ember-loan/patient-heron`)."""
    return place(id) if "/" in id else next(c for pack in packs() for c in pack.camps if c.id == id)


def trait(id: str) -> tuple[str, str]:
    """A trait in English and French."""
    return next(pack.traits[id] for pack in packs() if id in pack.traits)


def quest(id: str) -> QuestDef:
    return next(pack.quests[id] for pack in packs() if id in pack.quests)


def scene(id: str) -> SceneDef:
    return home(id).scene(id)


def combat(id: str) -> SceneDef:
    """The combat that a story calls by this name."""
    return next(x for pack in packs() for x in pack.scenes.values() if id in (x.id, x.story))


def home(scene: str) -> Pack:
    """The content that has a scene, or the map that stands for one."""
    return next(pack for pack in packs() if scene in pack.scenes or scene.removeprefix(BARE) in pack.maps)


def objective(id: str) -> Objective:
    """An objective by its scene: `ford-ambush/O1`."""
    name, _, own = id.partition("/")
    return next(o for o in scene(name).objectives if o.id == own)


def point(id: str) -> Point:
    """An exploration token by its scene: `alleys-gang/X1`."""
    name, _, own = id.partition("/")
    return next(p for p in scene(name).points if p.id == own)


def app(camp: str) -> Constants:
    """What the application goes by where this place of rest is."""
    return next((pack.app for pack in packs() if any([c.id == camp for c in pack.camps])), packs()[0].app)


def of_card(c: Card) -> Pack:
    """The content that has a card."""
    return next(pack for pack in packs() if c in pack.cards)


def of_hero(d: HeroDef) -> Pack:
    """The content that has a hero."""
    return next(pack for pack in packs() if d in pack.heroes)


# ------------------------------------------------------------------ of a campaign, whose id stands in front
def tale(id: str) -> Tale:
    """The campaign that an id begins with: `ember-loan/a1-c1-council/terms`."""
    return tales.loaded(id.partition("/")[0])


def part(id: str, n: int = 1) -> str:
    """One of the parts of an id."""
    return id.split("/")[n]


def told(id: str) -> TaleScene:
    """A scene of the story: `ember-loan/a1-c1-council`."""
    return tale(id).scenes[part(id)]


def choice(id: str) -> StoryChoice:
    """A choice of a scene: `ember-loan/a1-c1-council/terms`."""
    return next(c for c in told(id).choices if c.id == part(id, 2))


def place(id: str) -> Place:
    return tale(id).places[part(id)]


def service(id: str) -> Service:
    """A service of a place: `ember-loan/quiet-house/white-sleep`."""
    return next(x for x in place(id).services if x.id == part(id, 2))


def side_quest(id: str) -> SideQuest:
    return tale(id).quests[part(id)]


def spot(id: str) -> Spot:
    """A place on one of the campaign's maps."""
    return next(city.spots[part(id)] for city in tale(id).maps.values() if part(id) in city.spots)


# ------------------------------------------------------------------ what an id stands for
def is_hero(id: str) -> bool:
    return any([h.id == id for pack in packs() for h in pack.heroes])


def is_camp(id: str) -> bool:
    return any([c.id == id for pack in packs() for c in pack.camps])


def is_goal(id: str) -> bool:
    """Whether an id with a slash is an objective's, and no zone's."""
    name, _, own = id.partition("/")
    return any([name in pack.scenes and any([o.id == own for o in pack.scenes[name].objectives]) for pack in packs()])
