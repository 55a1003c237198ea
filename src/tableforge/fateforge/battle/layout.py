"""A combat scene is laid out: terrain, tokens, enemies, the boss and its deck, and what a story has changed in it (92)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.battle import interact, objectives, scenes
from tableforge.fateforge.definition import Outcome, Placed, SceneDef
from tableforge.fateforge.enemies import tokens
from tableforge.fateforge.names import ALL_OF_IT, CHEST, COLLECT, FOOD, GEM, GEMS, TRAP_TOKEN
from tableforge.fateforge.pieces import NO_ONE, NONE, Foe
from tableforge.fateforge.state import (
    DECK_STREAM,
    LIES_CHEST,
    LIES_FOOD,
    LIES_GEM,
    LIES_OBJECTIVE,
    LIES_POINT,
    LIES_TRAP,
    NO_COLOURS,
    NOT_SET,
    PLACING,
    Fate,
    FFrame,
    Lying,
)
from tableforge.kernel.core import Op

# What a story prepares on the board, besides the terrain of the scene.
LAID: Final = ("barricade", "cube", "difficult", "dry", "open", "open-zone", "reveal", "unseal")


class Place(Op[Fate, FFrame]):
    """The board is laid out: terrain, tokens, enemies, the boss and its deck (`FF.setup-order`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        order: tuple[int, ...] | None = NONE
        boss = s.pack.enemy(scene.boss) if scene.boss else None
        if boss is not None and boss.boss is not None:
            cards = tuple([k for k, c in enumerate(boss.boss.deck) for _ in range(c.n)])
            order = s.shuffled_from(f, DECK_STREAM, cards, "FF.boss-deck")
            if order is None:
                return
        lay_board(s)
        for line in placed(s):
            place_line(s, line)
        if boss is not None and boss.boss is not None:
            e = Foe(boss, 1, scene.boss_at, s.by_count(boss.boss.arm), s.tag)
            e.res = s.by_count(boss.boss.res)
            e.lives = boss.boss.lives
            for x in scenes.prepared(s, "arm"):
                e.arm = max(0, e.arm + x.n)
            e.most_arm = e.arm
            for x in scenes.prepared(s, "lives"):
                e.lives = max(1, e.lives + x.n)
            for x in scenes.prepared(s, "weak"):
                e.covered = (1 << min(x.n, len(boss.boss.icons) - 1)) - 1
            e.deck = order or NONE
            s.foes.append(e)
            s.emit("FF.boss", "appears", -1, (codes.FOE + len(s.foes) - 1, codes.ZONE + e.zone))
        for x in scenes.prepared(s, "stun"):
            stun_some(s, x)
        for x in scenes.prepared(s, "done"):
            k = next(k for k, o in enumerate(scene.objectives) if o.id == x.what)
            already_done(s, k, x.n)
        for x in scenes.prepared(s, "undefend"):
            objectives.undefend(s, x.what)


def lay_board(s: Fate) -> None:
    """Zones, doors, terrain and tokens of a scene."""
    scene = s.scene
    assert scene is not None
    clear_board(s, scene)
    lay_terrain(s, scene)
    lay_tokens(s, scene)
    for p in range(len(s.heroes)):
        fresh_hero(s, p)
    s.emit("FF.setup-order", "scene", -1, (), s.rounds, note=scene.id)


def clear_board(s: Fate, scene: SceneDef) -> None:
    """Nothing of the last scene is left: rounds, enemies, objectives and the order of play begin anew."""
    s.phase = PLACING
    s.round = 0
    s.rounds = s.by_count(scene.rounds)
    s.extra = 0
    s.fallen = 0
    s.slots = NONE
    s.slot = NOT_SET
    s.streak = NO_COLOURS
    s.met = NO_COLOURS
    s.foes = []
    s.duties = ()
    s.rising = NONE
    s.outcome = NOT_SET
    s.met_objectives = 0
    s.exit = NOT_SET
    s.order = NONE
    s.units = (0,) * len(scene.objectives)


def lay_terrain(s: Fate, scene: SceneDef) -> None:
    """Fountains, difficult zones, doors, portals, walls and ways, with what the story has changed in them."""
    n = len(scene.map.letters)
    cubes = [0] * n
    for z, many in scene.map.fountains:
        cubes[z] = many
    s.difficult = sum([1 << z for z in scene.map.difficult])
    s.doors = sum([1 << k for k, d in enumerate(scene.doors) if d.open])
    s.portals = sum([1 << k for k, d in enumerate(scene.map.portals) if d.known])
    s.sealed = 0
    s.walls = scene.map.barricades
    s.paths = scene.map.edges
    for x in (*scene.terrain, *[y for word in LAID for y in scenes.prepared(s, word)]):
        change_terrain(s, scene, cubes, x)
    s.cubes = tuple(cubes)
    objectives.remap(s)


def change_terrain(s: Fate, scene: SceneDef, cubes: list[int], x: Outcome) -> None:
    """One change of the map."""
    if x.word == "difficult":
        s.difficult |= 1 << x.a
    elif x.word == "barricade":
        s.walls = (*s.walls, (x.a, x.b))
    elif x.word in ("fountain", "cube"):
        cubes[x.a] += x.n
    elif x.word == "sealed":
        s.sealed |= sum([1 << k for k, d in enumerate(scene.map.portals) if d.id == x.what])
    elif x.word == "dry":
        s.difficult &= ~(1 << x.a)
    elif x.word == "open-zone":
        s.paths = (*s.paths, (x.a, x.b))
    elif x.word == "reveal":
        s.portals |= sum([1 << k for k, d in enumerate(scene.map.portals) if d.id == x.what])
    elif x.word == "unseal":
        s.sealed &= ~sum([1 << k for k, d in enumerate(scene.map.portals) if d.id == x.what])
    elif x.word == "open":
        s.doors |= sum([1 << k for k, d in enumerate(scene.doors) if d.id == x.what])


def lay_tokens(s: Fate, scene: SceneDef) -> None:
    """Gems, food, chests, traps, what can be explored, and the tokens of objectives."""
    lying: list[Lying] = []
    for k, t in enumerate(scene.tokens):
        if t.kind == GEM:
            lying.append((LIES_GEM, t.at, GEMS[t.value]))
        elif t.kind == FOOD:
            lying.append((LIES_FOOD, t.at, 1))
        elif t.kind == CHEST:
            lying.append((LIES_CHEST, t.at, k))
        elif t.kind == TRAP_TOKEN and not scenes.prepared(s, "disarm"):
            lying.append((LIES_TRAP, t.at, 0))
    lying += [(LIES_POINT, x.at, k) for k, x in enumerate(scene.points)]
    for k, o in enumerate(scene.objectives):
        if o.kind == COLLECT:
            lying += [(LIES_OBJECTIVE, z, k) for z in o.at]
    s.lying = tuple(lying)
    s.left_loot = len([x for x in lying if x[0] in (LIES_GEM, LIES_FOOD)])


def fresh_hero(s: Fate, p: int) -> None:
    """A hero as a scene begins: nothing of the last one is left on the board."""
    h = s.hero(p)
    h.zone = NO_ONE
    h.parry = 0
    h.stunned = False
    h.hidden = False
    h.taunting = False
    h.focus = 0
    h.spent = NONE
    h.carried = NONE
    h.down = False
    h.by_corruption = False


def placed(s: Fate) -> list[Placed]:
    """The lines of enemies of a scene, with what the story has changed in them."""
    scene = s.scene
    assert scene is not None
    out: list[Placed] = []
    for line in scene.place:
        n = s.by_count(line.n)
        at = line.at
        for x in scenes.prepared(s, "minus"):
            if x.what == line.enemy and x.a == at:
                n = 0 if x.n == ALL_OF_IT else max(0, n - x.n)
        for x in scenes.prepared(s, "shift"):
            if x.what == line.enemy and x.a == at:
                at = x.b
        y = Placed(line.enemy, at, (n, n, n))
        y.defends, y.guards, y.carries = line.defends, line.guards, line.carries
        out.append(y)
    for x in scenes.prepared(s, "plus"):
        out.append(Placed(x.what, x.a, (x.n, x.n, x.n)))
    return out


def place_line(s: Fate, line: Placed) -> None:
    """The tokens of one line; the first of them defends, guards or carries what the line says (`FF.placement-duties`)."""
    d = s.pack.enemy(line.enemy)
    for k in range(s.by_count(line.n)):
        i = tokens.arrives(s, d, line.at, "FF.enemy-placement")
        if i < 0 or k:
            continue
        e = s.foe(i)
        if line.defends:
            s.duties = (*s.duties, objectives.duty(s, line.defends))
            e.defends = len(s.duties) - 1
        if line.guards:
            for j in s.foes_in(line.at):
                if s.enemy(j).d.id == line.guards and s.enemy(j).guardian < 0 and j != i:
                    e.guards = j
                    s.foe(j).guardian = i
                    break
        if line.carries:
            s.left_loot += 1
            if line.carries == "food":
                e.food = 1
            else:
                e.gold = GEMS[line.carries.removeprefix("gem-")]


def stun_some(s: Fate, x: Outcome) -> None:
    """Tokens that begin the scene stunned."""
    n = x.n
    for k, e in enumerate(s.foes):
        if n and not e.out and interact.fits(s, k, x.what) and (x.a < 0 or e.zone == x.a):
            s.foe(codes.FOE + k).stunned = True
            n -= 1


def already_done(s: Fate, k: int, n: int) -> None:
    """Units of an objective that the story has already brought; its tokens lie there no more."""
    for _ in range(n):
        for x in s.lying:
            if x[0] == LIES_OBJECTIVE and x[2] == k:
                at = s.lying.index(x)
                s.lying = s.lying[:at] + s.lying[at + 1 :]
                break
    objectives.progress(s, k, n)
