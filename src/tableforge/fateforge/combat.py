"""A combat scene from its set-up to the recovery: its rounds, the way out, what was achieved (92, 158–161, 216–231)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import (
    board,
    coach,
    codes,
    damage,
    draw,
    enemies,
    interact,
    objectives,
    offer,
    prepare,
    scenes,
    turn,
)
from tableforge.fateforge.definition import Outcome, Placed
from tableforge.fateforge.map import FAR
from tableforge.fateforge.names import (
    ACTIVE_SKILLS,
    ALL_OF_IT,
    CHEST,
    COLLECT,
    FOOD,
    FRIGHTENING,
    GEM,
    GEMS,
    ON_SCENE,
    RITE,
    TAUNT_ROUND1,
    TRAP_TOKEN,
    WARD,
)
from tableforge.fateforge.pieces import NO_ONE, NONE, Ally, Foe
from tableforge.fateforge.state import (
    APP_STREAM,
    COMBAT_NAME,
    DECK_STREAM,
    ENEMIES,
    LEAVING,
    LIES_CHEST,
    LIES_FOOD,
    LIES_GEM,
    LIES_OBJECTIVE,
    LIES_POINT,
    LIES_TRAP,
    NO_COLOURS,
    NOT_SET,
    PLACING,
    UPKEEP,
    Fate,
    FFrame,
    Lying,
    frame,
)
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, steps

YES, NO = 1, 0
# What a story prepares on the board, besides the terrain of the scene.
LAID: Final = ("barricade", "cube", "difficult", "dry", "open", "open-zone", "reveal", "unseal")


class CombatOp(Op[Fate, FFrame]):
    pass


# ------------------------------------------------------------------ set-up
class Place(CombatOp):
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
    s.cubes = tuple(cubes)
    objectives.remap(s)
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
    for p in range(len(s.heroes)):
        fresh_hero(s, p)
    s.emit("FF.setup-order", "scene", -1, (), s.rounds, note=scene.id)


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
        i = enemies.arrives(s, d, line.at, "FF.enemy-placement")
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


class ChooseSkills(CombatOp):
    """Whoever owns more than six skills chooses those that are active, until the first preparation (52, 53)."""

    def run(self, s: Fate, f: FFrame) -> None:
        p = f.k
        if p >= len(s.heroes):
            f.k = 0
            return
        h = s.heroes[p]
        if len(h.skills) > ACTIVE_SKILLS and len(h.active) != ACTIVE_SKILLS:
            left = tuple([i for i in h.skills if i not in h.active])
            i = s.ask(f, h.seat, "active", self.rule, left, p)
            if i == NOT_YET:
                return
            s.hero(p).active = (*h.active, i)
            f.pc -= 1
            return
        if len(h.skills) <= ACTIVE_SKILLS:
            s.hero(p).active = h.skills
        draw.refit(s, p)
        f.k += 1
        f.pc -= 1


class ChooseStart(CombatOp):
    """Heroes begin in a start zone; where there are several, the group says which (94)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        p = f.k
        if p >= len(s.heroes):
            f.k = 0
            coach.at(s, coach.PLACED)
            return
        zones = (*scene.start, *[x.a for x in scenes.prepared(s, "start")])
        z = s.ask_group(f, "start", self.rule, zones, p)
        if z == NOT_YET:
            return
        h = s.hero(p)
        h.zone = z
        for x in scenes.prepared(s, "parry"):
            damage.gain_parry(s, p, x.n, "FF.scene-setup")
        s.emit(self.rule, "starts", h.seat, (p, codes.ZONE + z))
        s.unsettled = True
        f.k += 1
        f.pc -= 1


class ChooseAlly(CombatOp):
    """An ally goes with one of the heroes; its dice are rolled until none shows a miss (285, 286)."""

    def run(self, s: Fate, f: FFrame) -> None:
        id = scenes.ally(s)
        if not id:
            return
        d = next(a for a in s.pack.allies if a.id == id)
        p = s.ask_group(f, "ally-with", self.rule, tuple(range(len(s.heroes))))
        if p == NOT_YET:
            return
        faces: list[int] = []
        for die in d.dice:
            while True:
                side = s.chance(f, "die", "FF.ally-dice", (0, 1, 2, 3, 4, 5))
                if side == NOT_YET:
                    return
                if s.pack.dice[die][side]:
                    break
            faces.append(s.pack.dice[die][side])
        ally = Ally(d, p)
        ally.faces = tuple(faces)
        ally.left = (1 << len(faces)) - 1
        s.ally = ally
        s.emit(self.rule, "ally", s.heroes[p].seat, (p,), note=d.id, data=ally.faces)


class SceneBegins(CombatOp):
    """What works when a scene begins: Stealth, Trance, a cough."""

    def run(self, s: Fate, f: FFrame) -> None:
        while f.k < len(s.heroes):
            p = f.k
            f.k += 1
            if s.heroes[p].kit.at[ON_SCENE]:
                f.pc -= 1
                offer.at(s, p, ON_SCENE, NO_ONE)
                return
        f.k = 0


# ------------------------------------------------------------------ a round
class Announce(CombatOp):
    """A round begins: who arrives, who will arrive, and where the enemies react (176, `FF.waves-announced`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        app = s.pack.app
        standing = len(s.standing())
        weights = [app.slot_weights[min(k, len(app.slot_weights) - 1)] for k in range(standing)]
        again = s.slots[-app.slot_repeat_max :]
        if len(again) == app.slot_repeat_max and len(set(again)) == 1 and again[0] < standing and standing > 1:
            weights[again[0]] = 0
        slots = tuple([k for k in range(standing) if weights[k]])
        for x in scenes.prepared_for(s, "slot", s.round + 1):
            slots = (min(x.n, standing) - 1,)
            weights[slots[0]] = 1
        slot = s.drawn_from(f, APP_STREAM, "slot", "FF.slot-weights", slots, tuple([weights[k] for k in slots]))
        if slot == NOT_YET:
            return
        s.round += 1
        prepare.fresh_round(s)
        s.slot = slot
        s.slots = (*s.slots, slot)
        s.emit("FF.round", "round", -1, (), s.round, data=(s.rounds,))
        f.queue = NONE
        for line in scenes.waves(s, s.round):
            d = s.pack.enemy(line.enemy)
            for _ in range(s.by_count(line.n)):
                if enemies.arrives(s, d, line.at, "FF.waves") >= 0 and d.abilities & FRIGHTENING:
                    f.queue = (*f.queue, line.at)
        for line in scenes.waves(s, s.round + 1):
            s.emit("FF.waves-announced", "will-come", -1, (codes.ZONE + line.at,), s.by_count(line.n), note=line.enemy)
        if scenes.prepared(s, "fear"):
            f.queue = tuple([h.zone for h in s.heroes])
        s.emit("FF.slot-announced", "slot", -1, (), slot)
        if s.round == 1:
            for p, h in enumerate(s.heroes):
                if h.kit.flags & TAUNT_ROUND1:
                    s.hero(p).taunting = True
        coach.at(s, coach.ROUND)


class Frights(CombatOp):
    """A Frightening enemy that has arrived in a hero's zone frightens (290)."""

    def run(self, s: Fate, f: FFrame) -> None:
        for p, h in enumerate(s.heroes):
            if h.zone in f.queue and (draw.afraid(s, p) or (scenes.prepared(s, "fear") and draw.can_fear(s, p))):
                f.pc -= 1
                draw.fear(s, p)
                return
        f.queue = NONE


class EnemyPhase(CombatOp):
    """The heroes have all had their turns."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.phase = ENEMIES
        s.turn = -1


class Rites(CombatOp):
    """Enemies' abilities of the upkeep: rites, and the dead that rise (216)."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.phase = UPKEEP
        for k, e in enumerate(s.foes):
            if e.out or not board.has(e, RITE) or codes.FOE + k in f.queue:
                continue
            here = [
                i
                for i in s.foes_in(e.zone)
                if s.enemy(i).d.faction == e.d.faction and board.minion(s.enemy(i)) and not board.rooted(s.enemy(i))
            ]
            if len(here) >= 2:
                f.queue = (*f.queue, codes.FOE + k)
                f.pc -= 1
                i = max(here, key=enemies.ByInitiative(s))
                s.foe(i).out = True
                s.emit("FF.rite", "rite", -1, (codes.FOE + k, i))
                for p in s.standing():
                    damage.lose_energy(s, p, 1, "FF.rite")
                s.unsettled = True
                return
        f.queue = NONE
        rise(s)


def rise(s: Fate) -> None:
    """Defeated tokens that rise come back in their leader's zone, once each."""
    for i in s.rising:
        zones = [e.zone for k, e in enumerate(s.foes) if damage.leads(s, k)]
        e = s.enemy(i)
        room = len([x for x in s.foes if not x.out and x.d is e.d]) < s.pack.app.summon_cap
        if zones and room:
            e = s.foe(i)
            taken = [x.num for x in s.foes if not x.out and x.d is e.d]
            e.out = False
            e.risen = True
            e.zone = zones[0]
            e.wounds = 0
            e.stunned = False
            e.marked = False
            e.gold = e.food = 0
            e.defends = NO_ONE
            if e.num in taken:
                e.num = next(n for n in range(1, s.pack.app.summon_cap + 1) if n not in taken)
            s.emit("FF.rising", "rises", -1, (i, codes.ZONE + e.zone))
    s.rising = NONE


class Upkeep(CombatOp):
    """Wards are counted; red cubes, stun and marks go from enemies, Parry from everybody (216, `FF.upkeep-order`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        s.emit(self.rule, "upkeep", -1, (), s.round)
        for k, o in enumerate(scene.objectives):
            if o.kind == WARD and any([s.any_foe_in(z) for z in o.at]):
                objectives.progress(s, k, 1)
        for k, e in enumerate(s.foes):
            if not e.out and (e.wounds or e.stunned or e.marked or e.parry):
                x = s.foe(codes.FOE + k)
                x.wounds = 0
                x.stunned = False
                x.marked = False
                x.parry = 0
        for p, h in enumerate(s.heroes):
            if h.taunting:
                s.hero(p).taunting = False
        if s.round < s.rounds or not s.pack.app.exit_parry:
            drop_parry(s)
        s.unsettled = True
        coach.at(s, coach.UPKEPT)
        if s.round == s.rounds and may_extend(s):
            coach.at(s, coach.EXTRA)


def drop_parry(s: Fate) -> None:
    """Heroes put their Parry tokens back, but for those that a card lets them keep (105)."""
    for p, h in enumerate(s.heroes):
        keep = min(h.parry, h.kit.mods.parry_keep)
        if h.parry != keep:
            s.hero(p).parry = keep


class NextRound(CombatOp):
    """All rounds are played; after the last one the group may want one more, at a price (160, 218, 239)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if s.round < s.rounds:
            f.pc = f.prog.at("announce")
            return
        if not may_extend(s):
            coach.at(s, coach.LEAVING)
            return
        a = s.ask_group(f, "extra-round", self.rule, (YES, NO), stop=NO)
        if a == NOT_YET:
            return
        if a == NO:
            coach.at(s, coach.LEAVING)
            return
        drop_parry(s)
        s.rounds += 1
        s.extra += 1
        s.extra_rounds += 1
        s.emit(self.rule, "extra-round", -1, ())
        f.pc = f.prog.at("announce")
        for p in reversed(s.standing()):
            draw.corruption(s, p)


def may_extend(s: Fate) -> bool:
    """Whether an extra round is offered: not used up, nobody with four Corruption cards, something still to gain (239, 240)."""
    app = s.pack.app
    if s.quest is not None and s.extra_rounds >= app.extra_per_quest:
        return False
    if s.extra >= app.extra_per_scene or any([len(h.corruption) >= app.max_corruption for h in s.heroes]):
        return False
    return bool(s.standing()) and not objectives.all_met(s)


# ------------------------------------------------------------------ the end
class Leave(CombatOp):
    """After the last round all heroes leave by one exit (219).  Objectives are judged before (`FF.judged-at-upkeep`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        ways = exits(s)
        if not ways:
            objectives.judge(s)
            s.phase = LEAVING
            for p in s.standing():
                s.emit("FF.exit-no-path", "no-exit", s.heroes[p].seat, (p,))
                damage.knock_out(s, p)
            return
        k = s.ask_group(f, "exit", self.rule, tuple(ways))
        if k == NOT_YET:
            return
        objectives.judge(s)
        s.phase = LEAVING
        s.exit = k
        s.emit(self.rule, "exit", -1, (codes.ZONE + scene.exits[k][1],), note=f"{scene.id}/{scene.exits[k][0]}")
        f.queue = tuple(s.standing())


class PayExit(CombatOp):
    """Each hero suffers 1 damage for every zone with an enemy or a trap on the cheapest way out (221)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        if not f.queue:
            return
        p = f.queue[0]
        f.queue = f.queue[1:]
        f.pc -= 1
        n = exit_damage(s, s.heroes[p].zone, scene.exits[s.exit][1])
        h = s.heroes[p]
        if n >= FAR:
            s.emit("FF.exit-no-path", "no-exit", h.seat, (p,))
            damage.knock_out(s, p)
            return
        s.emit("FF.exit-damage", "leaves", h.seat, (p,), n)
        damage.harm(s, p, n, way=damage.BY_EXIT)


def exits(s: Fate) -> list[int]:
    """The exits that the group can take: undefended, and somebody who stands has a way there (220)."""
    scene = s.scene
    assert scene is not None
    out: list[int] = []
    for k, (_, z) in enumerate(scene.exits):
        if not board.exit_defended(s, k) and any([s.ways.walk[s.heroes[p].zone][z] < FAR for p in s.standing()]):
            out.append(k)
    return out


def exit_damage(s: Fate, a: int, z: int) -> int:
    """The damage of the cheapest way from a zone to an exit, both ends counted; FAR where there is no way (221, 223)."""
    ways = s.ways
    toll = [1 if s.any_foe_in(y) or (LIES_TRAP, y, 0) in s.lying else 0 for y in range(ways.n)]
    best = [FAR] * ways.n
    best[a] = toll[a]
    edge = [a]
    while edge:
        y = min(edge, key=best.__getitem__)
        edge.remove(y)
        for x in ways.near[y]:
            if best[y] + toll[x] < best[x]:
                best[x] = best[y] + toll[x]
                edge.append(x)
    return best[z]


class Judge(CombatOp):
    """Which objectives were met, and whether the scene is won: all of them, and somebody stands (224, `FF.success-standing`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        scene = s.scene
        assert scene is not None
        s.phase = LEAVING
        won = s.outcome == 1 and bool(s.standing())
        s.outcome = 1 if won else 0
        s.emit("FF.outcome", "scene-won" if won else "scene-lost", -1, (), s.outcome, note=scene.id, data=s.units)
        gold = s.by_count(scene.gold)
        if gold:
            gold = gold if won else gold // 2
            s.gold += gold
            s.emit("FF.combat-gold", "gold", -1, (), gold)


class Recover(CombatOp):
    """Heroes get their breath back; who is still down draws a Corruption card first (228, 229).

    In Battle mode only a won combat is recovered from (283).
    """

    def run(self, s: Fate, f: FFrame) -> None:
        if s.quest is not None and not s.outcome:
            return
        if f.k < len(s.heroes):
            p = f.k
            f.k += 1
            f.pc -= 1
            if s.heroes[p].down and not s.heroes[p].by_corruption:
                draw.corruption(s, p)
            return
        f.k = 0
        app = s.pack.app
        for p in range(len(s.heroes)):
            h = s.hero(p)
            h.hp = min(h.hp_max, h.hp + h.toxic)
            h.toxic = 0
            if h.down:
                h.down = False
                h.hp = min(h.hp_max, app.fallen_hp)
                h.en = min(h.en_max, app.fallen_en)
                s.emit("FF.fallen-recovery", "recovers", h.seat, (p,), h.hp, data=(h.hp, h.en))
            else:
                h.hp = min(h.hp_max, h.hp + app.recover_hp)
                h.en = min(h.en_max, h.en + app.recover_en)
                s.emit("FF.recovery", "recovers", h.seat, (p,), h.hp, data=(h.hp, h.en))


class PutAway(CombatOp):
    """The scene is over: fear goes back, what was used once can be used again, the board is cleared (231, 291)."""

    def run(self, s: Fate, f: FFrame) -> None:
        back = tuple([i for h in s.heroes for i in h.fears])
        deck = s.shuffled_from(f, DECK_STREAM, tuple(sorted((*s.fear_deck, *s.fear_discard, *back))), "FF.fear-once")
        if deck is None:
            return
        s.fear_deck = deck
        s.fear_discard = NONE
        for p in range(len(s.heroes)):
            h = s.hero(p)
            h.fears = NONE
            h.results = NONE
            h.zone = NO_ONE
            fresh = h.down
            fresh_hero(s, p)
            s.hero(p).down = fresh
            draw.refit(s, p)
        s.emit("FF.singles-back", "scene-over", -1, ())


COMBAT: Final = steps(
    COMBAT_NAME,
    {
        "place": Place("FF.setup-order"),
        "skills": ChooseSkills("FF.six-skills"),
        "start": ChooseStart("FF.start-token"),
        "ally": ChooseAlly("FF.ally"),
        "begin": SceneBegins("FF.trigger-timing"),
        "announce": Announce("FF.round"),
        "frights": Frights("FF.fear"),
        "dice": prepare.ChooseDice("FF.choose-dice"),
        "roll": prepare.Roll("FF.preparation"),
        "prepare": prepare.Prepare("FF.options"),
        "order": prepare.SetOrder("FF.player-order"),
        "turns": turn.Turns("FF.round"),
        "enemies": EnemyPhase("FF.enemy-order"),
        "enemy-turns": enemies.EnemyTurns("FF.enemy-order"),
        "boss-turn": enemies.BossActs("FF.boss-turn"),
        "rites": Rites("FF.upkeep"),
        "upkeep": Upkeep("FF.upkeep"),
        "next": NextRound("FF.extra-round"),
        "leave": Leave("FF.exit"),
        "pay-exit": PayExit("FF.exit-damage"),
        "judge": Judge("FF.outcome"),
        "recover": Recover("FF.recovery"),
        "put-away": PutAway("FF.singles-back"),
    },
)


def begin(s: Fate, scene: str, prepared: tuple[str, ...] = ()) -> None:
    """Let a combat scene be played next."""
    s.scene = s.pack.scenes[scene]
    s.prepared = prepared
    s.call(frame(COMBAT))


