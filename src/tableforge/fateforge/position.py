"""Any position laid out directly: a scene or a map, heroes, enemies, what lies where, and where in the round the game stands.

A position is plain data.  Whoever and whatever is named in it is written by its id with marks, or as the same in a dict:

    "archer.2@c+wounds:1+stunned"   "gem-red@b"   "chest@e"   "scale-coat+cubes:1"   "strike strike/move red:strike* miss"

What is not said is as a scene begins with it: full boxes, an empty board, the tokens of the scene; but no hero has skills or
items, and no enemy stands anywhere (`enemies="scene"` places those of the scene).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.fateforge import board, codes, keys, refusals, setup
from tableforge.fateforge.battle import draw, items, layout, quest, turn
from tableforge.fateforge.battle.legal import DONE_MARK
from tableforge.fateforge.battle.objectives import duty, remap
from tableforge.fateforge.battle.program import COMBAT
from tableforge.fateforge.camp import rest
from tableforge.fateforge.definition import Card, EnemyDef
from tableforge.fateforge.enemies import reactions, tokens
from tableforge.fateforge.names import ACTIVE_SKILLS, COLOURS, DICE, GEMS, RESULTS, STANCES
from tableforge.fateforge.pieces import EMPTY_BOARD, Ally, Hero, fits_slot
from tableforge.fateforge.state import (
    ACTION,
    ENEMIES,
    LEAVING,
    LIES_CHEST,
    LIES_FOOD,
    LIES_GEM,
    LIES_OBJECTIVE,
    LIES_POINT,
    LIES_SNARE,
    LIES_TRAP,
    ORDER,
    PLACING,
    PREPARATION,
    UPKEEP,
    Fate,
    Lying,
    frame,
)
from tableforge.fateforge.tale import bookmark
from tableforge.fateforge.tale.definition import Tale
from tableforge.kernel.chance import SHUFFLE, Script
from tableforge.position import (
    A_PLAYER,
    A_POSITION,
    Marks,
    flag,
    no_other_fields,
    number,
    one_of,
    parse,
    parse_whole,
    parse_zone,
    seat,
)
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text, expected_but_got

MOST_COUNTED: Final = 99  # of what a name and a number say
SEATS: Final = ("you", "ally", "third", "fourth")
USUAL: Final = ("mercenary", "shaman", "lord", "thief")
FLAGS: Final = (
    "stunned",
    "hidden",
    "taunting",
    "down",
    "sprinted",
    "energy_rerolled",
    "tripled",
    "moved",
    "attacked",
    "energy_moved",
    "ended",
    "struck_first",
    "feared",
    "ready",
    "by_corruption",
)
COUNTS: Final = ("parry", "focus", "toxic")
HERO_WORDS: Final = (
    "hero",
    "at",
    "health",
    "energy",
    "results",
    "gone",
    "grants",
    "chosen",
    "more_dice",
    "skills",
    "inactive",
    "items",
    "used",
    "spent",
    "stance",
    "corruption",
    "fears",
    "carried",
    "traits",
    *FLAGS,
    *COUNTS,
)
TABLE_NUMBERS: Final = {
    "gold": 999,
    "food": 99,
    "fallen": 99,
    "extra": 9,
    "extra_rounds": 9,
    "marks": 99,
    "marks_most": 99,
}
POSITION_WORDS: Final = (
    *SEATS,
    "scene",
    "map",
    "prepared",
    "quest",
    "leg",
    "time",
    "enemies",
    "tokens",
    "doors",
    "portals",
    "fountains",
    "difficult",
    "barricades",
    "objectives",
    "done",
    "companion",
    "bag",
    "corruption",
    "fear",
    "trap",
    "graveyard",
    "step",
    "turn",
    "order",
    "round",
    "rounds",
    "slot",
    "slots",
    "reacted",
    "named",
    "streak",
    "chance",
    *TABLE_NUMBERS,
)
# of a campaign: its own words, and what a group has anywhere
CHRONICLE_WORDS: Final = (*SEATS, *bookmark.STORY_WORDS, "gold", "food", "bag", "corruption", "fear", "trap", "chance")
ENEMY_MARKS: Final = Marks(
    counts=("wounds", "armour", "resistance", "parry", "gold", "food", "lives", "covered"),
    flags=("stunned", "marked", "risen", "bare"),
    words=("at", "defends", "guards"),
    cards=("deck",),
    signs={"@": "at"},
)
OF_BOSSES: Final = ("lives", "covered", "bare")
TOKEN_MARKS: Final = Marks(counts=("damage",), words=("at",), signs={"@": "at"})
ITEM_MARKS: Final = Marks(counts=("cubes", "left"), words=("slot",))
ALLY_MARKS: Final = Marks(counts=("harm",), words=("with",), cards=("faces", "gone"))
# where the game stands: in a hero's turn, at a rest, or at a step of a combat; and the phase that is then on
ACT_STEP: Final = "act"
REST_STEP: Final = "rest"
PHASE_OF: Final = {
    "place": PLACING,
    "set-up": PLACING,
    "start": PLACING,
    "ally": PLACING,
    "begin": PLACING,
    "announce": PREPARATION,
    "frights": PREPARATION,
    "dice": PREPARATION,
    "roll": PREPARATION,
    "prepare": PREPARATION,
    "order": ORDER,
    "turns": ACTION,
    "enemies": ACTION,
    "enemy-turns": ENEMIES,
    "boss-turn": ENEMIES,
    "rites": UPKEEP,
    "upkeep": UPKEEP,
    "next": UPKEEP,
    "leave": UPKEEP,
    "pay-exit": LEAVING,
    "judge": LEAVING,
    "recover": LEAVING,
    "put-away": LEAVING,
}
STEPS: Final = (ACT_STEP, REST_STEP, *PHASE_OF)
FIRST_STEPS: Final = ("place", "set-up", "start", "ally", "begin", "announce")  # before the first round
MOST_DICE: Final = 12  # or results, of a hero
BEFORE_ORDER: Final = (*FIRST_STEPS, "frights", "dice", "roll", "prepare", "order")


def lay_out(options: dict[str, Any]) -> Fate:
    """The position of a set-up; what it leads to by itself has not happened yet."""
    pos = options["position"]
    if not isinstance(pos, dict):
        raise BadSetup(expected_but_got(refusals.A_POSITION.fill(words=", ".join(sorted(POSITION_WORDS))), pos))
    told = setup.tale_of(options)
    no_other_fields(pos, POSITION_WORDS if told is None else CHRONICLE_WORDS, A_POSITION)
    s = setup.seated(options)
    lay_decks(s, pos)
    if told is not None:
        lay_chronicle(s, told, pos)
        return s
    lay_scene(s, pos)
    for p in range(len(s.heroes)):
        lay_hero(s, p, pos.get(SEATS[p], {}))
    lay_enemies(s, pos.get("enemies", ()))
    lay_objectives(s, pos)
    if "companion" in pos:
        lay_ally(s, parse(pos["companion"], ALLY_MARKS))
    lay_party(s, pos)
    s.script = picks(s, pos.get("chance", ()))
    lay_step(s, pos)
    s.events.clear()
    s.unsettled = False
    return s


def lay_chronicle(s: Fate, told: Tale, pos: dict[str, Any]) -> None:
    """A campaign at one of its scenes; there is no board."""
    for p in range(len(s.heroes)):
        lay_hero(s, p, pos.get(SEATS[p], {}))
    bookmark.lay(s, told, pos)
    lay_party(s, pos)
    s.script = picks(s, pos.get("chance", ()))
    s.events.clear()
    s.unsettled = False


def names(x: object) -> list[str]:
    """Some ids, in a list or in one text."""
    return [str(y) for y in parse_zone(x)]


def counted(text: str, most: int = MOST_COUNTED) -> tuple[str, int]:
    """A name and its number: `b:2`."""
    name, _, n = text.partition(":")
    value = parse_whole(n)
    if value is None or not 0 <= value <= most:
        raise BadSetup(refusals.NAME_AND_NUMBER.fill(spec=text, name=name or "b", most=most))
    return name, value


def within(n: int, least: int, most: int, what: str, mark: str) -> int:
    """A number that lies on something, if so many can."""
    if not least <= n <= most:
        raise BadSetup(refusals.NOT_SO_MANY.fill(what=what, mark=mark, n=n, least=least, most=most))
    return n


# ------------------------------------------------------------------ the board
def lay_scene(s: Fate, pos: dict[str, Any]) -> None:
    """The zones and what lies in them: as the scene lays them out, and what the position says instead."""
    pack = s.pack
    if "map" in pos:
        s.scene = pack.scene(f"map:{one_of(pos['map'], pack.maps, refusals.NO_MAP)}")
    else:
        s.scene = pack.scenes[one_of(pos.get("scene", next(iter(pack.scenes))), pack.scenes, refusals.NO_SUCH_SCENE)]
    s.prepared = tuple([one_of(x, s.scene.setup, refusals.NO_PREPARATION) for x in names(pos.get("prepared", ()))])
    layout.lay_board(s)
    if "doors" in pos:
        s.doors = open_doors(s, pos["doors"])
    if "portals" in pos:
        ids = [x.id for x in s.scene.map.portals]
        s.portals = sum([1 << ids.index(one_of(x, ids, refusals.NO_PORTAL)) for x in names(pos["portals"])])
    if "difficult" in pos:
        s.difficult = sum([1 << zone(s, x) for x in names(pos["difficult"])])
    if "barricades" in pos:
        s.walls = tuple([side(s, x) for x in names(pos["barricades"])])
    if "fountains" in pos:
        cubes = [0] * len(s.scene.map.letters)
        for x in names(pos["fountains"]):
            letter, n = counted(x)
            cubes[zone(s, letter)] = n
        s.cubes = tuple(cubes)
    remap(s)
    if "tokens" in pos:
        s.lying = tuple([token(s, parse(x, TOKEN_MARKS)) for x in parse_zone(pos["tokens"])])
        s.left_loot = len([x for x in s.lying if x[0] in (LIES_GEM, LIES_FOOD)])


def open_doors(s: Fate, text: object) -> int:
    """The doors that stand open, as bits."""
    assert s.scene is not None
    ids = [d.id for d in s.scene.doors]
    return sum([1 << ids.index(one_of(x, ids, refusals.NO_DOOR)) for x in names(text)])


def zone(s: Fate, letter: object) -> int:
    """The zone with that letter."""
    assert s.scene is not None
    letters = s.scene.map.letters
    return letters.index(one_of(letter, letters, refusals.NO_ZONE))


def side(s: Fate, text: str) -> tuple[int, int]:
    """A side of a zone that a barricade closes: `e-c`, no shot into e that comes from c."""
    a, _, b = text.partition("-")
    return zone(s, a), zone(s, b)


def token(s: Fate, spec: dict[str, Any]) -> Lying:
    """Something that lies in a zone: gem-red, food, trap, snare, or a chest, exploration token or objective of the scene."""
    scene = s.scene
    assert scene is not None
    id = spec["id"]
    z = zone(s, spec.get("at"))
    if id.removeprefix("gem-") in GEMS:
        return (LIES_GEM, z, GEMS[id.removeprefix("gem-")])
    if id == "food":
        return (LIES_FOOD, z, 1)
    if id == "trap":
        return (LIES_TRAP, z, 0)
    if id == "snare":
        return (LIES_SNARE, z, spec.get("damage", 1))
    known: dict[str, tuple[int, int]] = {x.id or "chest": (LIES_CHEST, k) for k, x in enumerate(scene.tokens)}
    known |= {x.id: (LIES_POINT, k) for k, x in enumerate(scene.points)}
    known |= {x.id: (LIES_OBJECTIVE, k) for k, x in enumerate(scene.objectives)}
    kind, n = known[one_of(id, [*known, *[f"gem-{x}" for x in GEMS], "food", "trap", "snare"], refusals.NO_TOKEN)]
    return (kind, z, n)


def lay_objectives(s: Fate, pos: dict[str, Any]) -> None:
    """How far the objectives have come (`rescue:2`), and which of those to be seen to are done, and where (`seal@c`)."""
    assert s.scene is not None
    ids = [o.id for o in s.scene.objectives]
    units = list(s.units)
    for row in names(pos.get("objectives", ())):
        id, n = counted(row)
        units[ids.index(one_of(id, ids, refusals.NO_OBJECTIVE))] = n
    s.units = tuple(units)
    for x in parse_zone(pos.get("done", ())):
        spec = parse(x, TOKEN_MARKS)
        k = ids.index(one_of(spec["id"], ids, refusals.NO_OBJECTIVE))
        s.lying = (*s.lying, (DONE_MARK, zone(s, spec.get("at")), k))


# ------------------------------------------------------------------ heroes
def lay_hero(s: Fate, p: int, fields: Any) -> None:
    """A hero and everything on its board."""
    if not isinstance(fields, dict):
        raise BadSetup(expected_but_got(refusals.A_HERO, fields))
    no_other_fields(fields, HERO_WORDS, A_PLAYER)
    h = s.hero(p)
    skills = cards(s.pack.skills, fields.get("skills", ()), refusals.NO_SKILL)
    idle = cards(s.pack.skills, fields.get("inactive", ()), refusals.NO_SKILL)
    for c in (*skills, *idle):
        if c.hero != h.d.id:
            raise BadSetup(refusals.OTHERS_SKILL.fill(skill=c.id, hero=h.d.id))
        if (*skills, *idle).count(c) > 1:
            raise BadSetup(refusals.SKILL_TWICE.fill(skill=c.id, hero=h.d.id))
    within(len(skills), 0, ACTIVE_SKILLS, h.d.id, "skills")
    h.active = tuple([c.index for c in skills])
    h.skills = (*h.active, *[c.index for c in idle])
    h.board = EMPTY_BOARD
    for x in parse_zone(fields.get("items", ())):
        lay_item(s, p, parse(x, ITEM_MARKS))
    h.corruption = from_deck(s, "corruption_deck", fields.get("corruption", ()))
    h.fears = from_deck(s, "fear_deck", fields.get("fears", ()))
    draw.refit(s, p)
    set_hero(s, p, {k: v for k, v in fields.items() if k not in LAID_ONCE})
    if "traits" in fields:
        h.traits = tuple([one_of(x, s.pack.traits, refusals.NO_TRAIT) for x in names(fields["traits"])])
    if "at" not in fields and s.scene is not None:
        h.zone = s.scene.start[0]


LAID_ONCE: Final = ("hero", "skills", "inactive", "items", "corruption", "fears", "traits")


def set_hero(s: Fate, p: int, fields: dict[str, Any]) -> None:
    """A hero's place, boxes, tokens, results and marks become what is said."""
    h = s.hero(p)
    if "at" in fields:
        h.zone = zone(s, fields["at"])
    h.toxic = number(fields, "toxic", h.hp_max) if "toxic" in fields else h.toxic
    for name in FLAGS:
        if name in fields:
            setattr(h, name, flag(fields, name))
    h.hp = number(fields, "health", h.hp_max) if "health" in fields else 0 if h.down else min(h.hp, h.hp_max - h.toxic)
    h.en = number(fields, "energy", h.en_max) if "energy" in fields else h.en
    if (h.hp == 0 and not h.down) or h.hp + h.toxic > h.hp_max:
        raise BadSetup(refusals.NO_SUCH_HEALTH.fill(hero=h.d.id, hp=h.hp, toxic=h.toxic, most=h.hp_max))
    h.parry = number(fields, "parry", 99) if "parry" in fields else h.parry
    h.focus = number(fields, "focus", 9) if "focus" in fields else h.focus
    for name in ("results", "gone"):
        if name in fields:
            setattr(h, name, tuple(sorted([result(s, h, x) for x in few(fields, name)])))
    if "grants" in fields:
        h.grants = tuple([codes.given(face(x)) for x in few(fields, "grants")])
    if "chosen" in fields:
        h.chosen = dice(fields, "chosen")
    if "more_dice" in fields:
        h.more_dice = dice(fields, "more_dice")
    if "stance" in fields:
        h.stance = STANCES.index(one_of(fields["stance"], h.d.stances, refusals.NO_STANCE))
    for name in ("used", "spent"):
        if name in fields:
            own = {c.id: c for c in h.kit.cards}
            setattr(h, name, tuple([c.index for c in cards(own, fields[name], refusals.NO_CARD_OF_HERO)]))
    if "carried" in fields:
        assert s.scene is not None
        ids = [o.id for o in s.scene.objectives]
        h.carried = tuple([ids.index(one_of(x, ids, refusals.NO_OBJECTIVE)) for x in names(fields["carried"])])


def cards(known: dict[str, Card], ids: object, refusal: Text) -> list[Card]:
    """Some cards by their ids."""
    return [known[one_of(x, known, refusal)] for x in names(ids)]


def few(fields: dict[str, Any], name: str) -> list[str]:
    """Dice or results by their names; with more of them than anybody has, all ways to choose among them are too many."""
    found = list(names(fields[name]))
    if len(found) > MOST_DICE:
        raise BadSetup(refusals.SO_MANY_DICE.fill(name=name, most=MOST_DICE, n=len(found)))
    return found


def dice(fields: dict[str, Any], name: str) -> tuple[int, ...]:
    return tuple(sorted([DICE.index(one_of(x, DICE, refusals.NO_DIE)) for x in few(fields, name)]))


def face(text: str) -> int:
    """A face by its results: `strike`, `strike/move`, `miss`."""
    if text == keys.MISSED:
        return 0
    return sum([1 << RESULTS.index(one_of(x, RESULTS, refusals.NO_RESULT)) for x in text.split("/")])


def result(s: Fate, h: Hero, text: str) -> int:
    """A result with its die: the one that is named (`red:strike`), or the first die that shows it, the hero's own before others."""
    die, colon, what = text.rpartition(":")
    x = face(what)
    if colon:
        return codes.result(DICE.index(one_of(die, DICE, refusals.NO_DIE)), x)
    for d in (*board.pool(s, h), *range(len(s.pack.dice))):
        if x in s.pack.dice[d]:
            return codes.result(d, x)
    return codes.given(x)


def lay_item(s: Fate, p: int, spec: dict[str, Any]) -> None:
    """An item on a hero's board: in the slot that is named, else where it works, else in the backpack."""
    d = s.pack.items[one_of(spec["id"], s.pack.items, refusals.NO_ITEM)]
    i = items.make(s, d)
    lay_marks(s, i, spec)
    free = sorted(items.free_slots(s, p, d), key=lambda k: not fits_slot(d, k))
    if "slot" in spec:
        at = keys.SLOT_KEYS.index(one_of(spec["slot"], keys.SLOT_KEYS, refusals.NO_SLOT))
        free = [at] if at in free else []
    if not free:
        raise BadSetup(refusals.NO_ROOM.fill(item=d.id, hero=s.heroes[p].d.id))
    items.put(s, p, i, free[0])


def lay_marks(s: Fate, i: int, spec: dict[str, Any]) -> None:
    """Armour cubes on an item, and the uses that it has left: no more than it came with."""
    g = s.piece(i)
    g.cubes = within(spec.get("cubes", g.cubes), 0, g.d.armour, g.d.id, "cubes")
    g.left = within(spec.get("left", g.left), 0, items.uses(g.d), g.d.id, "left")


# ------------------------------------------------------------------ enemies
def lay_enemies(s: Fate, specs: object) -> None:
    """The enemies on the board; "scene" for those that the scene begins with."""
    if specs == "scene":
        for line in layout.placed(s):
            layout.place_line(s, line)
        return
    rows = [parse(x, ENEMY_MARKS) for x in parse_zone(specs)]
    for spec in rows:
        lay_enemy(s, spec)
    for k, spec in enumerate(rows):
        if "guards" in spec:
            under = foe(s, str(spec["guards"]))
            if under == codes.FOE + k:
                raise BadSetup(refusals.GUARDS_ITSELF.fill(enemy=spec["guards"]))
            if s.enemy(under).guardian >= 0:
                raise BadSetup(refusals.GUARDED_TWICE.fill(enemy=spec["guards"]))
            s.foe(codes.FOE + k).guards = under
            s.foe(under).guardian = codes.FOE + k


def lay_enemy(s: Fate, spec: dict[str, Any]) -> int:
    """An enemy's token; `.2` is its initiative, otherwise it gets the lowest free one."""
    assert s.scene is not None
    id, _, n = spec["id"].partition(".")
    d = enemy(s, id)
    taken = [e.num for e in s.foes if not e.out and e.d is d]
    num = parse_whole(n) if n else next(k for k in range(1, len(taken) + 2) if k not in taken)
    if num is None or num < 1 or num in taken:
        raise BadSetup(refusals.NO_INITIATIVE.fill(spec=spec["id"]))
    i = tokens.place(s, d, num, zone(s, spec.get("at")), "FF.enemy-placement")
    e = s.foe(i)
    if d.boss is None and "deck" in spec:
        raise BadSetup(refusals.BOSSES_ALONE.fill(enemy=d.id, mark="deck"))
    if d.boss is not None:
        e.arm = s.by_count(d.boss.arm)
        e.res = s.by_count(d.boss.res)
        e.lives = d.boss.lives
        e.most_arm = e.arm
        ids = [c.id for c in d.boss.deck]
        all_ = [k for k, c in enumerate(d.boss.deck) for _ in range(c.n)]
        e.deck = first([ids.index(one_of(x, ids, refusals.NO_BOSS_CARD)) for x in names(spec.get("deck", ()))], all_)
    set_enemy(s, i, {k: v for k, v in spec.items() if k not in ("id", "at", "deck", "guards")})
    return i


def set_enemy(s: Fate, i: int, spec: dict[str, Any]) -> None:
    """What lies on an enemy becomes what is said."""
    e = s.foe(i)
    e.arm = spec.get("armour", e.arm)
    e.res = spec.get("resistance", e.res)
    e.wounds = spec.get("wounds", e.wounds)
    e.parry = spec.get("parry", e.parry)
    e.gold = spec.get("gold", e.gold)
    e.food = spec.get("food", e.food)
    e.stunned = spec.get("stunned", e.stunned)
    e.marked = spec.get("marked", e.marked)
    e.risen = spec.get("risen", e.risen)
    if e.d.boss is not None:
        e.lives = within(spec.get("lives", e.lives), 1, MOST_COUNTED, e.d.id, "lives")
        e.covered = within(spec.get("covered", e.covered), 0, (1 << len(e.d.boss.icons)) - 2, e.d.id, "covered")
        e.bare = spec.get("bare", e.bare)
    elif boss := next((mark for mark in OF_BOSSES if mark in spec), ""):
        raise BadSetup(refusals.BOSSES_ALONE.fill(enemy=e.d.id, mark=boss))
    if e.wounds >= board.resistance(e):
        raise BadSetup(refusals.DEFEATED_ALREADY.fill(enemy=keys.foe(e), n=e.wounds, res=board.resistance(e)))
    if "defends" in spec:
        s.duties = (*s.duties, duty(s, one_of(spec["defends"], defendable(s), refusals.NOTHING_TO_DEFEND)))
        e.defends = len(s.duties) - 1


def defendable(s: Fate) -> list[str]:
    """What an enemy can defend in this scene."""
    assert s.scene is not None
    exits = [f"exit:{letter}" for letter, _ in s.scene.exits]
    doors = [x.id for x in s.scene.doors]
    return [*[x.id for x in s.scene.objectives], *doors, *[x.id for x in s.scene.map.portals], *exits]


def enemy(s: Fate, id: str) -> EnemyDef:
    return s.pack.enemy(one_of(id, [e.id for e in s.pack.enemies], refusals.NO_ENEMY))


def foe(s: Fate, key: str) -> int:
    """The enemy on the board with that key, by its handle."""
    on = [keys.foe(e) for e in s.foes]
    return codes.FOE + on.index(one_of(key, on, refusals.NO_ENEMY_HERE))


# ------------------------------------------------------------------ the party, decks, the ally
def first(tops: Iterable[int], whole_: Iterable[int]) -> tuple[int, ...]:
    """A deck with these cards on top."""
    row = list(tops)
    rest_ = list(whole_)
    for x in row:
        if x not in rest_:
            raise BadSetup(refusals.TOO_OFTEN.fill())
        rest_.remove(x)
    return (*row, *rest_)


def lay_decks(s: Fate, pos: dict[str, Any]) -> None:
    """The decks of the box, with the named cards on top, and without Corruption cards that are gone for good."""
    s.graveyard = from_deck(s, "corruption_deck", pos.get("graveyard", ()))
    for word, name in (("corruption", "corruption_deck"), ("fear", "fear_deck"), ("trap", "trap_deck")):
        deck: tuple[int, ...] = getattr(s, name)
        known = {s.pack.cards[i].id: s.pack.cards[i] for i in deck}
        setattr(s, name, first([c.index for c in cards(known, pos.get(word, ()), refusals.NO_DECK_CARD)], deck))


def from_deck(s: Fate, name: str, ids: object) -> tuple[int, ...]:
    """Cards that somebody has drawn from a deck before."""
    deck: tuple[int, ...] = getattr(s, name)
    known = {s.pack.cards[i].id: s.pack.cards[i] for i in deck}
    drawn = tuple([c.index for c in cards(known, ids, refusals.NO_DECK_CARD)])
    if any([drawn.count(i) > deck.count(i) for i in drawn]):
        raise BadSetup(refusals.TOO_OFTEN.fill())
    setattr(s, name, tuple([i for i in deck if i not in drawn]))
    return drawn


def lay_party(s: Fate, pos: dict[str, Any]) -> None:
    """What the group has, and how far its quest has come."""
    for name, most in TABLE_NUMBERS.items():
        if name in pos:
            setattr(s, name, number(pos, name, most))
    for x in parse_zone(pos.get("bag", ())):
        spec = parse(x, ITEM_MARKS)
        i = items.make(s, s.pack.items[one_of(spec["id"], s.pack.items, refusals.NO_ITEM)])
        lay_marks(s, i, spec)
        s.bag = (*s.bag, i)
    if "streak" in pos:
        row = list(s.streak)
        for x in names(pos["streak"]):
            colour, n = counted(x)
            row[COLOURS.index(one_of(colour, COLOURS, refusals.NO_COLOUR))] = n
        s.streak = tuple(row)
    if "quest" in pos:
        s.quest = s.pack.quests[one_of(pos["quest"], s.pack.quests, refusals.NO_SUCH_QUEST)]
        s.leg = number(pos, "leg", len(s.quest.flow), 1)


def lay_ally(s: Fate, spec: dict[str, Any]) -> None:
    """An ally with a hero; `faces` are the results of its dice, `gone` the places of those discarded."""
    allies = {a.id: a for a in s.pack.allies}
    d = allies[one_of(spec["id"], allies, refusals.NO_SUCH_ALLY)]
    ally = Ally(d, seat(spec.get("with", SEATS[0]), "with", SEATS[: len(s.heroes)]))
    ally.faces = tuple([face(str(x)) for x in spec.get("faces", ())])
    if len(ally.faces) != len(d.dice):
        raise BadSetup(refusals.ALLY_FACES.fill(ally=d.id, n=len(d.dice)))
    ally.left = (1 << len(ally.faces)) - 1
    for x in spec.get("gone", ()):
        k = within(parse_whole(str(x)) or 0, 1, len(ally.faces), d.id, "gone")
        ally.left &= ~(1 << k - 1)
    ally.harm = within(spec.get("harm", 0), 0, d.hp - 1, d.id, "harm")
    s.ally = ally


# ------------------------------------------------------------------ time and chance
def lay_step(s: Fate, pos: dict[str, Any]) -> None:
    """Where the game stands: in a hero's turn, at a rest, or at a step of the combat."""
    assert s.scene is not None
    step = one_of(pos.get("step", ACT_STEP), STEPS, refusals.NO_STEP)
    s.round = number(pos, "round", 99) if "round" in pos else 0 if step in FIRST_STEPS else 1
    s.rounds = number(pos, "rounds", 99, 1) if "rounds" in pos else s.rounds
    below = frame(quest.SINGLE_SCENE if s.quest is None else quest.QUEST)
    below.pc = len(quest.SINGLE_SCENE.ops) - 1 if s.quest is None else quest.QUEST.at("after")
    s.stack.append(below)
    if step == REST_STEP:
        if s.quest is None:
            raise BadSetup(refusals.REST_OF_QUEST.fill())
        below.pc = quest.QUEST.at("leg")
        rest.begin(s, number(pos, "time", 9, -1) if "time" in pos else 1)
        return
    f = frame(COMBAT)
    s.call(f)
    here = "turns" if step == ACT_STEP else step
    f.pc = COMBAT.at(here)
    s.phase = PHASE_OF[here]
    standing = tuple(s.standing())
    if not standing:
        raise BadSetup(refusals.NOBODY_STANDS.fill())
    if here not in BEFORE_ORDER:
        s.order = standing if "order" not in pos else tuple([hero(s, x) for x in names(pos["order"])])
        if sorted(s.order) != list(standing):
            raise BadSetup(refusals.WHOLE_ORDER.fill(heroes=" ".join([SEATS[p] for p in standing])))
    s.slot = number(pos, "slot", len(standing)) if "slot" in pos else len(standing)
    s.reacted = flag(pos, "reacted") if "reacted" in pos else "slot" not in pos
    s.named = tuple([pick(s, one_of(x, reacting(s), refusals.NO_REACTION))[1] for x in names(pos.get("named", ()))])
    s.slots = tuple([counted(f"slots:{x}", len(s.heroes))[1] for x in names(pos.get("slots", ()))])
    if step == ACT_STEP:
        p = hero(s, pos["turn"]) if "turn" in pos else s.order[0]
        if p not in s.order:
            raise BadSetup(refusals.TURN_OF_FALLEN.fill(hero=SEATS[p]))
        f.k = s.order.index(p) + 1
        for q in s.order[: f.k - 1]:
            s.hero(q).ended = True
        s.turn = p
        t = frame(turn.TURN, p, s.heroes[p].seat)
        t.pc = turn.TURN.at("act")
        s.call(t)
    elif here in ("announce", "frights", "dice", "roll", "prepare"):
        for p, h in enumerate(s.heroes):
            s.hero(p).ready = h.ready or h.down


def hero(s: Fate, name: object) -> int:
    """A hero by its seat in the position, or its id."""
    ids = [h.d.id for h in s.heroes]
    return ids.index(name) if isinstance(name, str) and name in ids else seat(name, "turn", SEATS[: len(ids)])


def reacting(s: Fate) -> list[str]:
    """What an announcement may name: a colour, or a type of enemy."""
    return [*COLOURS, *[e.id for e in s.pack.enemies]]


# kinds of chance whose pick is a zone
ZONE_PICKS: Final = ("path", "push", "summon")


def picks(s: Fate, chance: object) -> Script:
    """How chance will fall, each pick by its name:

    red:strike      what a die shows            blue, archer   the colour or type that reacts
    path:c, push:c  the zone that is drawn      slot:1         after how many heroes the enemies react
    test:success    what a test die shows       volunteer:ID   the hero who is drawn where nobody steps forward
    shuffle:ID      the card that comes next    stock:ID       what a shop has
    """
    return tuple([pick(s, str(x)) for x in parse_zone(chance)])


def pick(s: Fate, text: str) -> tuple[str, int]:
    word, colon, what = text.partition(":")
    types = {e.id: e for e in s.pack.enemies}
    if not colon and text in COLOURS:
        return ("reaction", COLOURS.index(text))
    if not colon and text in types:
        return ("reaction", reactions.TYPES + types[text].index)
    if word in DICE and colon:
        sides = s.pack.dice[DICE.index(word)]
        x = face(what)
        if x not in sides:
            raise BadSetup(unknown(refusals.NO_SIDE, what, dict.fromkeys([keys.face(y) for y in sides]), die=word))
        return ("die", sides.index(x))
    if word in ZONE_PICKS:
        return (word, zone(s, what))
    if word == "test":
        return ("test-die", s.pack.test_die.index(one_of(what, s.pack.test_die, refusals.NO_TEST_FACE)))
    if word == "volunteer":
        return (word, hero(s, what))
    if word == "slot":
        return counted(text, len(s.heroes))
    if word in (SHUFFLE, "stock", "chest"):
        known = {c.id: c for c in s.pack.cards}
        if what.isdecimal():
            return (word, int(what))
        return (word, known[one_of(what, known, refusals.NO_DECK_CARD)].index)
    raise BadSetup(unknown(refusals.NO_PICK, text, PICKS))


PICKS: Final = (
    "red:strike",
    "blue",
    "archer",
    "path:c",
    "push:c",
    "summon:c",
    "slot:1",
    "shuffle:ID",
    "stock:ID",
    "chest:ID",
    "test:success",
    "volunteer:ID",
)
