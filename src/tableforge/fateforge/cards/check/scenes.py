"""Combat scenes (S1 to S10).  S11, how often they are won, is measured by play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, pairwise, permutations, product
from math import prod
from typing import Final

from tableforge.fateforge.cards.check.enemies import teams_without
from tableforge.fateforge.cards.check.ids import UNLOCKS
from tableforge.fateforge.cards.check.refusals import (
    AFTER_SETUP,
    BARE,
    BOSS_AND_OBJECTIVE,
    CARRY,
    DEFENDED_TWICE,
    FAR_OBJECTIVE,
    GUARD_ELSEWHERE,
    NEED_ENEMIES,
    NEED_ZONES,
    NO_EDGE,
    NO_EXIT,
    NO_FOCUS,
    NOT_UNLOCKED,
    ONE_COLOUR,
    PLATE,
    ROUNDS,
    SETUPS,
    TOKENS,
    TOO_FAR,
)
from tableforge.fateforge.cards.check.ways import reached_from
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import Objective, Outcome, Placed, SceneDef
from tableforge.fateforge.names import (
    ALL_OF_IT,
    BEAT_BOSS,
    BURST,
    CHEST,
    COLLECT,
    DEFEAT,
    E_SUMMON,
    FOCUS,
    FRIGHTENING,
    GEMS,
    HOLD,
    INTERACT,
    TRAP_TOKEN,
)
from tableforge.tongue.text import Text

HEROES: Final = (2, 3, 4)
MOST_TOKENS: Final = 5
STEPS: Final = 2  # zones that a hero walks in a round at least: a Sprint and a MOVE
MOST_WAYS: Final = 500  # of choosing zones that are all tried
MOST_ZONES: Final = 6  # that are shared out in every order; of more, the farthest counts
MOST_SETUPS: Final = 8  # whose every choice is tried; of more, each alone and all of them
CARRIED: Final = (*[f"gem-{colour}" for colour in GEMS], "food")


def check(content: Content) -> None:
    for id, scene in content.pack.scenes.items():
        row = content.rows["scene"][id]
        if not scene.map.letters:
            continue  # its map is not there, which has been told
        if not all([3 <= n <= 6 for n in scene.rounds]):
            row.find(ROUNDS, "rounds", check="S1")
        if not (scene.start and scene.exits and scene.objectives):
            row.find(BARE, check="S1")
            continue
        ways = Ways(scene)
        for found in problems(Variant(scene), ways):
            row.find(found.message, found.field, check=found.check)
        boss(content, scene, row)
        duties(scene, row)
        colours(content, scene, row)
        if any([o.kind == INTERACT for o in scene.objectives]):
            without = teams_without(content.pack, FOCUS)
            if without:
                row.find(NO_FOCUS.fill(teams=without), "objectives", check="S6", error=False)
        prepared(scene, ways, row)
    unlocked(content)
    story(content)


class Found:
    """A problem of a scene, before it is known in which row it stands."""

    def __init__(self, check: str, field: str, message: Text) -> None:
        self.check = check
        self.field = field
        self.message = message


class Variant:
    """A scene as it stands after some of a story's preparations."""

    def __init__(self, scene: SceneDef, outcomes: Iterable[Outcome] = ()) -> None:
        self.scene = scene
        self.starts = list(scene.start)
        self.place = [(p.enemy, p.at, p.n, 0) for p in scene.place] + [
            (p.enemy, p.at, p.n, p.round) for p in scene.waves
        ]
        self.done: Counter[str] = Counter()
        for o in outcomes:
            self.apply(o)

    def apply(self, o: Outcome) -> None:
        if o.word == "start":
            self.starts.append(o.a)
        elif o.word == "done":
            self.done[o.what] += o.n
        elif o.word == "plus":
            self.place.append((o.what, o.a, (o.n, o.n, o.n), 0))
        elif o.word == "no-wave":
            self.place = [line for line in self.place if line[3] not in o.rounds]
        elif o.word == "minus":
            self.place = [fewer(line, o) for line in self.place]

    def coming(self, enemy: str, k: int, before: int = ALL_OF_IT) -> int:
        """The tokens of a type that come, before a round."""
        return sum([n[k] for name, _, n, r in self.place if name == enemy and r < before])

    def need(self, o: Objective, k: int) -> int:
        return max(0, o.need[k] - self.done[o.id])


class Ways:
    """How far the zones of a scene are from each other, and what has been worked out about them."""

    def __init__(self, scene: SceneDef) -> None:
        zones = range(len(scene.map.letters))
        sealed = [o.what for o in scene.terrain if o.word == "sealed"]
        self.away = {z: reached_from(scene.map, [z], portals=True, sealed=sealed) for z in zones}
        self.on_foot = {z: reached_from(scene.map, [z], portals=False) for z in zones}
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...], int], int] = {}
        self.walks: dict[
            tuple[int, tuple[int, ...], tuple[int, ...]], int
        ] = {}  # the shortest, by heroes, starts and needs

    def shared(self, zones: tuple[int, ...], starts: tuple[int, ...], heroes: int) -> int:
        """The longest walk of a hero where these zones are shared out in the best way."""
        key = zones, starts, heroes
        if key not in self.known:
            self.known[key] = shared(zones, starts, heroes, self.away)
        return self.known[key]


Line = tuple[str, int, tuple[int, int, int], int]


def fewer(line: Line, o: Outcome) -> Line:
    enemy, at, n, r = line
    if (enemy, at, r) != (o.what, o.a, 0):
        return line
    return enemy, at, (max(0, n[0] - o.n), max(0, n[1] - o.n), max(0, n[2] - o.n)), r


# ------------------------------------------------------------------ S2 to S5
def problems(v: Variant, ways: Ways) -> Iterator[Found]:
    """What keeps a scene from being played, or won."""
    yield from tokens(v)
    yield from needs(v)
    yield from reach(v, ways)


def tokens(v: Variant) -> Iterator[Found]:
    coming: dict[str, list[int]] = {}
    for enemy, _, numbers, _ in v.place:
        all_of_it = coming.setdefault(enemy, [0, 0, 0])
        for k in range(3):
            all_of_it[k] += numbers[k]
    for enemy, all_of_it in coming.items():
        for k, heroes in enumerate(HEROES):
            if all_of_it[k] > MOST_TOKENS:
                yield Found("S2", "place", TOKENS.fill(n=all_of_it[k], enemy=enemy, heroes=heroes))


def needs(v: Variant) -> Iterator[Found]:
    for o in v.scene.objectives:
        for k, heroes in enumerate(HEROES):
            if o.kind == DEFEAT:
                come = v.coming(o.enemy, k, v.scene.rounds[k])
                if come < v.need(o, k):
                    told = NEED_ENEMIES.fill(objective=o.id, need=v.need(o, k), enemy=o.enemy, heroes=heroes, come=come)
                    yield Found("S3", "objectives", told)
            elif o.kind in (COLLECT, INTERACT) and o.need[k] > len(o.at):
                yield Found("S3", "objectives", NEED_ZONES.fill(objective=o.id, need=o.need[k], n=len(o.at)))


def reach(v: Variant, ways: Ways) -> Iterator[Found]:
    """Objectives and an exit can be reached from every start, and in time."""
    scene = v.scene
    far = False
    for start in v.starts:
        for o in scene.objectives:
            for z in o.at:
                if z not in ways.away[start]:
                    far = True
                    yield Found("S4", "objectives", FAR_OBJECTIVE.fill(objective=o.id, letter=scene.map.letters[z]))
        if not any([leaves(scene, letter, z, ways.on_foot[start]) for letter, z in scene.exits]):
            far = True
            yield Found("S4", "exits", NO_EXIT)
    for k, heroes in enumerate(HEROES if not far else ()):
        most = STEPS * scene.rounds[k]
        known = heroes, tuple(v.starts), tuple([v.need(o, k) for o in scene.objectives])
        steps = ways.walks.get(known, -1)
        if steps < 0:
            steps = ways.walks[known] = shortest(v, k, heroes, ways)
        if steps > most:
            yield Found("S5", "objectives", TOO_FAR.fill(heroes=heroes, steps=steps, most=most))


def leaves(scene: SceneDef, letter: str, zone: int, on_foot: dict[int, int]) -> bool:
    """Whether an exit can be left by: it is reached, and so is whoever defends it."""
    defenders = [p.at for p in scene.place if p.defends == f"exit:{letter}"]
    return zone in on_foot and all([at in on_foot for at in defenders])


def shortest(v: Variant, k: int, heroes: int, ways: Ways) -> int:
    """The longest walk of a hero where the objectives are shared out in the best way."""
    choices: list[list[tuple[int, ...]]] = []
    for o in v.scene.objectives:
        if o.kind in (COLLECT, INTERACT) and o.at:
            choices.append(list(combinations(o.at, min(v.need(o, k), len(o.at)))))
        elif o.kind == HOLD and o.at:
            choices.append([tuple(o.at)])
    if prod([len(options) for options in choices]) > MOST_WAYS:
        return 0  # so many ways that one of them will do
    wanted = {tuple(sorted(set(chain(*picked)))) for picked in product(*choices)}
    return min([ways.shared(zones, tuple(v.starts), heroes) for zones in wanted], default=0)


def shared(zones: tuple[int, ...], starts: tuple[int, ...], heroes: int, away: dict[int, dict[int, int]]) -> int:
    """The longest walk of a hero where these zones are shared out in the best way."""
    if len(zones) > MOST_ZONES:
        return min([max([away[start][z] for z in zones]) for start in starts])
    full = (1 << len(zones)) - 1
    walks = {mask: walk([z for i, z in enumerate(zones) if mask >> i & 1], starts, away) for mask in range(full + 1)}
    best = dict(walks)
    for _ in range(heroes - 1):
        best = {
            mask: min([max(walks[part], best[mask & ~part]) for part in range(mask + 1) if part & mask == part])
            for mask in best
        }
    return best[full]


def walk(zones: list[int], starts: tuple[int, ...], away: dict[int, dict[int, int]]) -> int:
    """The shortest walk through zones from one of the starts."""
    if not zones:
        return 0
    return min(
        [
            away[start][order[0]] + sum([away[a][b] for a, b in pairwise(order)])
            for start in starts
            for order in permutations(zones)
        ]
    )


# ------------------------------------------------------------------ S3, S7, S8
def boss(content: Content, scene: SceneDef, row: Row) -> None:
    if any([o.kind == BEAT_BOSS for o in scene.objectives]) != bool(scene.boss):
        row.find(BOSS_AND_OBJECTIVE, "boss", check="S3")
    found = next((e.boss for e in content.pack.enemies if e.id == scene.boss), None)
    acts = [act for card in found.deck for act in card.acts] if found is not None else []
    if not scene.edge and any([act.verb == E_SUMMON and act.where == "edge" for act in acts]):
        row.find(NO_EDGE, "boss", check="S3")


def duties(scene: SceneDef, row: Row) -> None:
    """Who defends, guards and carries."""
    defended = Counter([p.defends for p in scene.place if p.defends])
    for what, n in defended.items():
        room = max([len(o.at) for o in scene.objectives if o.id == what], default=1)
        if n > room:
            row.find(DEFENDED_TWICE.fill(n=n, what=what, tokens=room), "place", f'defends="{what}"', "S7")
    for p in scene.place:
        if p.guards and not any([guarded(p, other) for other in scene.place]):
            row.find(GUARD_ELSEWHERE.fill(guard=p.enemy, enemy=p.guards), "place", f'guards="{p.guards}"', "S7")
        if p.carries and p.carries not in CARRIED:
            row.find(CARRY.fill(known=", ".join(CARRIED), value=p.carries), "place", f'carry="{p.carries}"', "S7")
    if not all([0 <= n <= 3 for n in scene.plate]):
        row.find(PLATE, "plate", check="S7")


def guarded(guard: Placed, other: Placed) -> bool:
    return other.enemy == guard.guards and other.at == guard.at


def colours(content: Content, scene: SceneDef, row: Row) -> None:
    colour = {e.id: e.colour for e in content.pack.enemies}
    for k, heroes in enumerate(HEROES):
        come = {colour.get(p.enemy) for p in scene.place + scene.waves if p.n[k]}
        if len(come) < 2:
            row.find(ONE_COLOUR.fill(heroes=heroes), "place", check="S8", error=False)


# ------------------------------------------------------------------ S9: rules before they are known
def used(content: Content, scene: SceneDef) -> list[str]:
    """The rules to be unlocked that a scene uses."""
    m, words = scene.map, {o.word for o in scene.terrain}
    enemies = {e.id: e for e in content.pack.enemies}
    here = [enemies[p.enemy] for p in scene.place + scene.waves if p.enemy in enemies and any(p.n)]
    here += [enemies[scene.boss]] if scene.boss in enemies else []
    toxic = any([act.toxic for e in here for s in e.strip for act in s.acts]) or any(
        [e.abilities & BURST for e in here]
    )
    sealed = {o.what for o in scene.terrain if o.word == "sealed"}
    uses = {
        "doors": bool(m.doors) or "door" in words,
        "chests": any([t.kind == CHEST for t in scene.tokens]),
        "barricades": bool(m.barricades) or "barricade" in words,
        "difficult-terrain": bool(m.difficult) or "difficult" in words,
        "healing-fountain": bool(m.fountains) or "fountain" in words,
        "portals": any([p.id not in sealed for p in m.portals]),
        "exploration-tokens": bool(scene.points),
        "traps": any([t.kind == TRAP_TOKEN for t in scene.tokens]),
        "fear": any([e.abilities & FRIGHTENING for e in here]),
        "toxic-damage": toxic,
        "defended-enemies": any([p.guards for p in scene.place]),
        "weak-point": bool(scene.boss),
        "allies": bool(scene.ally),
        "upgradable-skills": False,
    }
    assert set(uses) == set(UNLOCKS)
    return [rule for rule, yes in uses.items() if yes]


def unlocked(content: Content) -> None:
    """A scene of the campaign uses only rules that it or a scene of an earlier act unlocks; in Battle mode all are known."""
    scenes = [s for s in content.pack.scenes.values() if s.kind != "battle"]
    for scene in scenes:
        before = {rule for s in scenes if s.act < scene.act for rule in s.unlock}
        for rule in used(content, scene):
            if rule not in before | set(scene.unlock) | set(scene.ignore):
                content.rows["scene"][scene.id].find(NOT_UNLOCKED.fill(rule=rule), "unlock", check="S9")


# ------------------------------------------------------------------ S10: preparations
def prepared(scene: SceneDef, ways: Ways, row: Row) -> None:
    """After any of a story's preparations a scene can still be played and won."""
    plain = {str(found.message) for found in problems(Variant(scene), ways)}
    told: set[str] = set()
    every = len(scene.setup)
    for n in range(1, every + 1) if every <= MOST_SETUPS else (1, every):
        for names in combinations(scene.setup, n):
            for found in problems(Variant(scene, chain(*[scene.setup[name] for name in names])), ways):
                if str(found.message) not in plain | told:
                    told.add(str(found.message))
                    row.find(AFTER_SETUP.fill(names=", ".join(names), why=found.message), "setup", check="S10")


def story(content: Content) -> None:
    """A scene has the preparations that the story's combats name."""
    scenes = {s.story or id: s for id, s in content.pack.scenes.items()}
    for name in content.folder.files:
        if not name.startswith("story/") or not name.endswith("combats.toml"):
            continue
        for combat in content.folder.top(name, "S10").rows("combat"):
            scene = scenes.get(combat.id)
            wanted = combat.texts("setups")
            if scene is not None and sorted(wanted) != sorted(scene.setup):
                told = SETUPS.fill(story=", ".join(wanted), here=", ".join(scene.setup))
                content.rows["scene"][scene.id].find(told, "setup", check="S10")
