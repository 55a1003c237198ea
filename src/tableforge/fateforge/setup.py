"""The table laid out for a game: heroes with their kit, the decks, the quest or the scene (19–27, 280)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.fateforge import board, cards, refusals
from tableforge.fateforge.battle import draw, items, quest
from tableforge.fateforge.camp import rest
from tableforge.fateforge.cards import tales
from tableforge.fateforge.definition import AllyDef, Card, EnemyDef, HeroDef, Pack, QuestDef, SceneDef
from tableforge.fateforge.pieces import Hero
from tableforge.fateforge.settings import AT_A_TABLE, ON_SCREEN
from tableforge.fateforge.state import LEAVING, OVER, Fate, frame
from tableforge.fateforge.tale import chronicle
from tableforge.fateforge.tale import refusals as memoir_refusals
from tableforge.fateforge.tale.definition import Tale
from tableforge.kernel.chance import rng
from tableforge.kernel.core import Program
from tableforge.tongue.text import Text, expected_but_got

BATTLE_MODE: Final = Text("Battle mode", "Mode Bataille")


def pack_of(content: str) -> Pack:
    """The content that a game is played with."""
    return cards.pack(Path(content) if content else None)


def tale_of(setup: dict[str, Any]) -> Tale | None:
    """The campaign that is played, ours or that of a folder; None where a quest or a scene is."""
    if setup["stories"]:
        return tales.tale(Path(setup["stories"]))
    return tales.tale() if setup["tale"] else None


def seat_of(k: int, seats: int) -> int:
    """Who plays the k-th hero: heroes are dealt to the seats in turn."""
    return k % seats


def lay(setup: dict[str, Any]) -> Fate:
    """The laid-out table; nothing has been drawn by chance yet."""
    if setup["position"] is not None:
        from tableforge.fateforge import position

        return position.lay_out(setup)
    s = seated(setup)
    told = tale_of(setup)
    if told is not None and setup["memoir"] is not None:
        chronicle.go_on(s, told, setup["memoir"])
        s.events.clear()
        return s
    for p in range(len(s.heroes)):
        pack_bags(s, p)
    if told is not None:
        chronicle.begin(s, told, setup["all_rules"])
    elif setup["scene"]:
        s.scene = s.pack.scenes[setup["scene"]]
        s.prepared = tuple(setup["prepared"])
        s.stack.append(frame(quest.SINGLE_SCENE))
        geared(s, s.scene.gear)
    else:
        s.quest = s.pack.quests[setup["quest"]] if setup["quest"] else None  # else it is chosen after the first rest
        s.stack.append(frame(quest.QUEST))
    s.events.clear()
    return s


def seated(setup: dict[str, Any]) -> Fate:
    """The heroes at the table with the skills that they begin with, and the decks of the box, in the order of the content."""
    pack = pack_of(setup["content"])
    s = Fate(0, pack)
    s.seats = setup["seats"]
    s.app_only = setup["companion"] != ON_SCREEN
    s.solo = s.seats == 1 and setup["companion"] != AT_A_TABLE
    s.hardcore = setup["hardcore"]
    s.beast_master = setup["beast_master"] - 1
    s.taught = tuple(setup["taught"])
    s.companion = setup["ally"]
    for k, id in enumerate(setup["heroes"]):
        s.heroes.append(newcomer(s, pack.hero(id), k))
    for k in range(len(s.heroes)):
        s.hero(k).kit = board.outfit(s, s.heroes[k])
    s.corruption_deck = tuple([c.index for c in pack.corruption])
    s.fear_deck = tuple([c.index for c in pack.fear])
    s.trap_deck = tuple([c.index for c in pack.trap])
    return s


def newcomer(s: Fate, d: HeroDef, k: int) -> Hero:
    """A hero as it begins, with its first skills, in the k-th place."""
    h = Hero(d, k, seat_of(k, s.seats), s.tag)
    h.skills = tuple([s.pack.skills[x].index for x in d.start])
    h.active = h.skills
    h.stance = 0 if d.stances else -1
    return h


def pack_bags(s: Fate, p: int) -> None:
    """A hero takes the items that it begins with."""
    for x in s.heroes[p].d.items:
        items.equip(s, p, items.make(s, s.pack.items[x]))


def geared(s: Fate, tier: int) -> None:
    """A scene on its own is played with the skills and items that such a scene is measured with (BALANCE, gear)."""
    for p in range(len(s.heroes)):
        h = s.hero(p)
        mine = [c for c in s.pack.skills.values() if c.hero == h.d.id and c.level == 1]
        bought = sorted(mine, key=lambda c: (c.cost, c.id))[: 2 * tier]
        h.skills = (*h.skills, *[c.index for c in bought])
        h.active = h.skills[:6]
        draw.refit(s, p)


def agree(setup: dict[str, Any]) -> None:
    """Refuse settings of which each would do, but not all of them together."""
    ways = [f"{way} {setup[way]}" for way in ("quest", "scene", "tale") if setup[way]]
    if len(ways) > 1:
        raise BadSetup(refusals.ONE_OF_THEM.fill(named=", ".join(ways)))
    pack = pack_of(setup["content"])
    check_heroes(setup["heroes"], pack)
    check_seats(setup)
    check_names(setup, pack)
    check_tale(setup, pack)
    check_ally(setup["ally"], pack)
    check_taught(setup["taught"])
    check_prepared(setup, pack)


def check_heroes(heroes: list[str], pack: Pack) -> None:
    """Refuse a hero who is there twice, or whom the content does not have."""
    if len(set(heroes)) != len(heroes):
        raise BadSetup(refusals.HERO_TWICE.fill(heroes=", ".join(heroes)))
    known = {h.id: f"{h.id} ({h.name})" if h.name else h.id for h in pack.heroes}
    for id in heroes:
        if id not in known:
            raise BadSetup(refusals.NO_HERO.fill(hero=id, heroes=", ".join(known.values())))


def check_seats(setup: dict[str, Any]) -> None:
    """Refuse seats that do not fit the heroes, the companion or the Beast Master."""
    heroes = setup["heroes"]
    if setup["companion"] != ON_SCREEN and setup["seats"] != 1:
        raise BadSetup(refusals.ONE_DEVICE.fill(seats=setup["seats"]))
    if setup["beast_master"] and (setup["seats"] == 1 or setup["beast_master"] > setup["seats"]):
        raise BadSetup(refusals.NO_BEAST_MASTER.fill(seats=setup["seats"], seat=setup["beast_master"]))
    if setup["seats"] == 1 and len(heroes) != 2 and setup["companion"] != AT_A_TABLE:
        raise BadSetup(refusals.ALONE_WITH_TWO.fill(n=len(heroes)))
    if not max(2, setup["seats"]) <= len(heroes) <= 4:
        raise BadSetup(refusals.HEROES_FOR_SEATS.fill(n=len(heroes), seats=setup["seats"]))


def check_names(setup: dict[str, Any], pack: Pack) -> None:
    """Refuse a scene, a quest or a campaign that there is not."""
    if setup["scene"] and setup["scene"] not in pack.scenes:
        raise BadSetup(refusals.NO_SCENE.fill(scene=setup["scene"], scenes=", ".join(pack.scenes)))
    if setup["quest"] and setup["quest"] not in pack.quests:
        raise BadSetup(refusals.NO_QUEST.fill(quest=setup["quest"], quests=", ".join(pack.quests)))
    if setup["tale"] and not setup["stories"] and setup["tale"] != tales.ID:
        raise BadSetup(refusals.NO_TALE.fill(tale=setup["tale"], tales=tales.ID))


def check_tale(setup: dict[str, Any], pack: Pack) -> None:
    """Refuse heroes that a campaign does not have, and a memoir without one."""
    told = tale_of(setup)
    if told is not None:
        cards.suits(told, pack)
    for id in setup["heroes"]:
        if told is not None and id not in told.heroes:
            raise BadSetup(refusals.NOT_IN_TALE.fill(hero=id, tale=told.id, heroes=", ".join(told.heroes)))
    if told is None and setup["memoir"] is not None:
        raise BadSetup(memoir_refusals.MEMOIR_OF_A_TALE.fill())


def check_ally(ally: str, pack: Pack) -> None:
    """Refuse an ally whom the content does not have."""
    if ally and ally not in [a.id for a in pack.allies]:
        raise BadSetup(refusals.NO_ALLY.fill(ally=ally, allies=", ".join([a.id for a in pack.allies])))


def check_taught(taught: object) -> None:
    """Refuse anything but a list of steps."""
    if not isinstance(taught, (list, tuple)) or not all([isinstance(x, str) for x in taught]):
        raise BadSetup(expected_but_got(refusals.A_LIST_OF_STEPS, taught))


def check_prepared(setup: dict[str, Any], pack: Pack) -> None:
    """Refuse set-ups of the story that the scene does not have."""
    prepared = setup["prepared"]
    if not isinstance(prepared, (list, tuple)) or not all([isinstance(name, str) for name in prepared]):
        raise BadSetup(expected_but_got(refusals.A_LIST_OF_NAMES, prepared))
    if prepared and not setup["scene"]:
        raise BadSetup(refusals.NOTHING_TO_PREPARE.fill())
    if setup["scene"]:
        for name in prepared:
            if name not in pack.scenes[setup["scene"]].setup:
                raise BadSetup(refusals.NOT_PREPARED.fill(name=name, scene=setup["scene"]))


# ------------------------------------------------------------------ games that nobody chose, and what a game is called
def sample(seed: int, flavour: str) -> dict[str, Any]:
    """Settings for laws, figures and pictures: one person with two heroes, a group in any scene, on a quest, or in the campaign."""
    pack = cards.pack()
    chance = rng(seed)
    ids = [h.id for h in pack.heroes]
    n = 2 if flavour == "solo" else 2 + chance.below(3)
    heroes = [ids.pop(chance.below(len(ids))) for _ in range(n)]
    out: dict[str, Any] = {"heroes": heroes, "seats": 1 if flavour == "solo" else 2 + chance.below(n - 1)}
    if flavour == "tale":
        return {**out, "tale": tales.ID}
    if flavour == "quest":
        quests = [*pack.quests, ""]  # or chosen after the first rest
        return {**out, "quest": quests[chance.below(len(quests))]}
    scene = list(pack.scenes.values())[chance.below(len(pack.scenes))]
    allies = ["", "", *[a.id for a in pack.allies]]
    prepared = [name for name in scene.setup if chance.below(3) == 0]
    return {**out, "scene": scene.id, "prepared": prepared, "ally": allies[chance.below(len(allies))]}


def named(x: HeroDef | SceneDef | QuestDef | None, lang: str, id: str) -> str:
    """What something is called; what content does not have any more, by its id."""
    return id if x is None else x.fr if lang == "fr" else x.en


def heroes_named(pack: Pack, ids: list[str], lang: str) -> list[str]:
    known = {h.id: h for h in pack.heroes}
    return [named(known.get(id), lang, id) for id in ids]


def brief(setup: dict[str, Any], lang: str) -> str:
    """The campaign, quest or scene, and who plays it."""
    pack = pack_of(setup["content"])
    told = tale_of(setup)
    if told is not None:
        what = told.title.text(lang)
    elif setup["scene"]:
        what = named(pack.scenes.get(setup["scene"]), lang, setup["scene"])
    elif setup["quest"]:
        what = named(pack.quests.get(setup["quest"]), lang, setup["quest"])
    else:
        what = BATTLE_MODE.text(lang)
    sep = " : " if lang == "fr" else ": "
    return f"{what}{sep}{', '.join(heroes_named(pack, setup['heroes'], lang))}"


def called(setup: dict[str, Any], seat: int, lang: str) -> str:
    """The heroes that a seat plays."""
    pack = pack_of(setup["content"])
    mine = [id for k, id in enumerate(setup["heroes"]) if seat_of(k, setup["seats"]) == seat]
    joined = " et " if lang == "fr" else " and "
    return joined.join(heroes_named(pack, mine, lang))


# ------------------------------------------------------------------ what travels by name
def known_as(x: object) -> tuple[str, ...] | None:
    """The name of a part of the content, which every process has of its own: its kind, its folder, its id."""
    if isinstance(x, Pack):
        return ("pack", x.folder, "")
    if isinstance(x, Program):
        return _program_as(x)
    if isinstance(x, Tale):
        return ("tale", x.folder, x.id)
    for pack in cards.packs():
        if isinstance(x, Card):
            if x.index < len(pack.cards) and pack.cards[x.index] is x:
                return ("card", pack.folder, str(x.index))
        elif isinstance(x, HeroDef):
            if x in pack.heroes:
                return ("hero", pack.folder, x.id)
        elif isinstance(x, EnemyDef):
            if x.index < len(pack.enemies) and pack.enemies[x.index] is x:
                return ("enemy", pack.folder, str(x.index))
        elif isinstance(x, AllyDef):
            if x in pack.allies:
                return ("ally", pack.folder, x.id)
        elif isinstance(x, SceneDef):
            if pack.maps.get(x.map.id) is x.map:
                return ("scene", pack.folder, x.id)
        elif isinstance(x, QuestDef):
            if pack.quests.get(x.id) is x:
                return ("quest", pack.folder, x.id)
        else:
            return None
    return None


def _program_as(x: Program) -> tuple[str, ...] | None:
    """The name of a card's program; None for the game's own, which have no card in front."""
    whose = x.name.rpartition("#")[0]
    for pack in cards.packs() if whose else ():
        for c in pack.cards:
            if c.id == whose and c.programs.get(x.name) is x:
                return ("card-program", pack.folder, x.name)
    return None


def known(name: tuple[str, ...]) -> object | None:
    """The part of the content with that name; None for what is no part of it."""
    if len(name) < 3:
        return None
    kind, folder, id = name
    if kind == "tale":
        return tales.tale(Path(folder) if folder else None)
    pack = pack_of(folder)
    if kind == "pack":
        return pack
    if kind == "card":
        return pack.cards[int(id)]
    if kind == "hero":
        return pack.hero(id)
    if kind == "enemy":
        return pack.enemies[int(id)]
    if kind == "ally":
        return next(a for a in pack.allies if a.id == id)
    if kind == "scene":
        return pack.scene(id)
    if kind == "quest":
        return pack.quests[id]
    whose = id.rpartition("#")[0]
    return next(c.programs[id] for c in pack.cards if c.id == whose)


# ------------------------------------------------------------------ what must never change
def census(s: Fate) -> Any:
    """Cards are where they belong, boxes hold what they hold; a text says what is wrong."""
    for h in s.heroes:
        if not 0 <= h.hp <= h.hp_max or not 0 <= h.en <= h.en_max or h.hp + h.toxic > h.hp_max:
            return f"{h.d.id}: {h.hp} of {h.hp_max} health, {h.toxic} set aside, {h.en} of {h.en_max} energy"
        if h.hp == 0 and not h.down and s.phase not in (LEAVING, OVER):
            return f"{h.d.id} has no health and stands"
        if h.parry < 0 or h.focus < 0:
            return f"{h.d.id}: {h.parry} Parry, {h.focus} Focus"
    taken: list[tuple[str, int]] = []
    for e in s.foes:
        if e.out:
            continue
        if e.arm < 0 or e.wounds < 0 or (e.d.id, e.num) in taken:
            return f"{e.d.id} {e.num}: armour {e.arm}, {e.wounds} red cubes, or its number twice"
        taken.append((e.d.id, e.num))
    if s.gold < 0 or s.food < 0 or s.time < rest.NO_TIME:
        return f"{s.gold} gold, {s.food} food, {s.time} time"
    known = s.tale is not None and not s.app_only  # beside a real board nobody tells what was used up
    owned = [s.gear[i].d.id for i in items.owned(s)] if known else []
    if len(owned) != len(set(owned)):
        return f"an item twice: {', '.join(sorted(owned))}"
    corruption = [*s.corruption_deck, *s.graveyard, *[i for h in s.heroes for i in h.corruption]]
    fear = [*s.fear_deck, *s.fear_discard, *[i for h in s.heroes for i in h.fears]]
    trap = [*s.trap_deck, *s.trap_discard]
    return (sorted(corruption), sorted(fear), sorted(trap))
