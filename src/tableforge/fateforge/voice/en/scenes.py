"""English for scenes: objectives, terrain, and what exploration tokens and a story's preparation do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import Objective, Outcome, Pack, SceneDef
from tableforge.fateforge.voice.en.lexicon import away, count, enemies, enemy, listed, number, place
from tableforge.fateforge.voice.shape import opened, sealed
from tableforge.tongue.en import article, sentence

CARRY: Final = {"no-sprint": "Whoever carries the {token} cannot sprint."}
RULES: Final = {"fear": "Fear", "toxic-damage": "Toxic damage"}
SHOWN: Final = {
    "waves": "which enemies will arrive",
    "weak-point": "the icons of the weak point",
    "deck": "the boss’s first card",
}


# ------------------------------------------------------------------ objectives
def objective_text(pack: Pack, scene: SceneDef, objective: Objective, heroes: int) -> str:
    """What is to be done, for so many heroes."""
    said = OBJECTIVES[objective.kind](pack, scene, objective, max(heroes, 2) - 2)
    return f"{objective.en}{' (bonus)' if objective.bonus else ''}: {said}."


def places(scene: SceneDef, objective: Objective, last: str = "and") -> str:
    return listed([place(scene.map, z) for z in objective.at], last)


def collect(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    here = f"at the end, hold {count(o.need[k], f'token “{o.token}”', f'tokens “{o.token}”')}"
    return f"{here}; {'it lies' if len(o.at) == 1 else 'they lie'} at {places(scene, o)}"


def defeat(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return f"defeat {enemies(pack, str(o.need[k]), o.enemy)}"


def interact(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    if len(o.at) == 1:
        return f"take a FOCUS action at {places(scene, o)}"
    which = "each" if o.need[k] == len(o.at) else f"{number(o.need[k])}"
    return f"take a FOCUS action at {which} of {places(scene, o)}"


def hold(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return f"at the end, a hero and no enemy is at {places(scene, o)}"


def ward(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    most = o.most[k]
    rounds = (
        "no round ends"
        if not most
        else f"{number(most)} round{'' if most == 1 else 's'} at most end{'s' if most == 1 else ''}"
    )
    return f"{rounds} with an enemy at {places(scene, o, 'or')}"


def spare(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return f"do not defeat {enemies(pack, 'any', o.enemy)}"


def limit(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return f"defeat {enemies(pack, str(o.most[k]), o.enemy)} at most"


def beat(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return "take all of its lives"


OBJECTIVES: Final[dict[int, Callable[[Pack, SceneDef, Objective, int], str]]] = {
    n.COLLECT: collect,
    n.DEFEAT: defeat,
    n.INTERACT: interact,
    n.HOLD: hold,
    n.WARD: ward,
    n.SPARE: spare,
    n.LIMIT: limit,
    n.BEAT_BOSS: beat,
}


# ------------------------------------------------------------------ what scenes do
def outcome_text(pack: Pack, scene: SceneDef, outcomes: tuple[Outcome, ...]) -> str:
    """What follows, as sentences."""
    return " ".join([sentence(said(pack, scene, o)) for o in outcomes])


def said(pack: Pack, scene: SceneDef, o: Outcome) -> str:
    return OUTCOMES[o.word](pack, scene, o)


def at(scene: SceneDef, zone: int) -> str:
    return place(scene.map, zone)


def rounds(o: Outcome) -> str:
    if not o.rounds:
        return ""
    return f"in round {o.rounds[0]}" if len(o.rounds) == 1 else f"in rounds {o.rounds[0]} to {o.rounds[-1]}"


def so_many(pack: Pack, o: Outcome) -> str:
    return enemies(pack, "every" if o.n == n.ALL_OF_IT else str(o.n), o.what)


def thing(o: Outcome) -> str:
    return f"exit {o.what.removeprefix('exit:')}" if o.what.startswith("exit:") else f"objective {o.what}"


def stun(pack: Pack, scene: SceneDef, o: Outcome) -> str:
    if o.a >= 0:
        return f"{so_many(pack, o)} at {at(scene, o.a)} {'is' if o.n == 1 else 'are'} stunned in round 1"
    where = "" if o.hi >= n.ANYWHERE else f" {away(o.lo, o.hi)}"
    return f"stun {so_many(pack, o)}{where}"


def bar(pack: Pack, scene: SceneDef, o: Outcome) -> str:
    when = rounds(o) or "while a hero is there"
    return f"{o.what} enemies do not enter {at(scene, o.a)} {when}"


def shown(pack: Pack, o: Outcome) -> str:
    return SHOWN[o.what] if o.what in SHOWN else f"where every {enemy(pack, o.what)} stands"


OUTCOMES: Final[dict[str, Callable[[Pack, SceneDef, Outcome], str]]] = {
    "gem": lambda pack, scene, o: f"put {article(o.what)} gem ({n.GEMS[o.what]} gold) into the party bag",
    "food": lambda pack, scene, o: f"put {o.n} food into the party bag",
    "item": lambda pack, scene, o: f"choose an item of tier {o.n}, as from a chest",
    "weak": lambda pack, scene, o: f"cover {count(o.n, 'icon')} of the weak point",
    "parry": lambda pack, scene, o: f"each hero begins with {count(o.n, 'Parry token')}",
    "energize": lambda pack, scene, o: f"a hero {away(o.lo, o.hi)} regains {o.n} energy",
    "guard": lambda pack, scene, o: f"a hero {away(o.lo, o.hi)} gains {count(o.n, 'Parry token')}",
    "disarm": lambda pack, scene, o: "every trap is removed",
    "quiet": lambda pack, scene, o: "enemies do not react in round 1",
    "no-range+1": lambda pack, scene, o: "blue enemies shoot no further than usual",
    "cube": lambda pack, scene, o: f"the fountain at {at(scene, o.a)} gets {count(o.n, 'cube')} more",
    "fountain": lambda pack, scene, o: f"there is a fountain with {count(o.n, 'cube')} at {at(scene, o.a)}",
    "snare": lambda pack, scene, o: f"a snare of {o.n} damage lies at {at(scene, o.a)}",
    "dry": lambda pack, scene, o: f"{at(scene, o.a)} is no longer difficult terrain",
    "difficult": lambda pack, scene, o: f"{at(scene, o.a)} is difficult terrain",
    "start": lambda pack, scene, o: f"heroes may also start at {at(scene, o.a)}",
    "open-zone": lambda pack, scene, o: f"{at(scene, o.a)} and {at(scene, o.b)} are adjacent until the scene ends",
    "barricade": lambda pack, scene, o: f"a barricade stops shots from {at(scene, o.b)} into {at(scene, o.a)}",
    "door": lambda pack, scene, o: (
        f"door {o.what}, {'open' if o.n else 'closed'}, stands between {at(scene, o.a)} and {at(scene, o.b)}"
    ),
    "stun": stun,
    "strip": lambda pack, scene, o: f"remove all armour from {enemies(pack, 'every', o.what)}",
    "plus": lambda pack, scene, o: f"{so_many(pack, o)} more at {at(scene, o.a)}",
    "minus": lambda pack, scene, o: (
        f"{enemies(pack, 'no', o.what)} at {at(scene, o.a)}"
        if o.n == n.ALL_OF_IT
        else f"{so_many(pack, o)} fewer at {at(scene, o.a)}"
    ),
    "shift": lambda pack, scene, o: (
        f"{enemies(pack, 'every', o.what)} at {at(scene, o.a)} begins at {at(scene, o.b)} instead"
    ),
    "bar": bar,
    "no-sprint": lambda pack, scene, o: f"nobody can sprint {rounds(o)}",
    "colours": lambda pack, scene, o: (
        f"only {number(o.n)} colour{'' if o.n == 1 else 's'} of enemies react{'s' if o.n == 1 else ''} {rounds(o)}"
    ),
    "show": lambda pack, scene, o: f"you see {shown(pack, o)}",
    "reveal": lambda pack, scene, o: f"portal {o.what} shows where it leads",
    "sealed": lambda pack, scene, o: f"portal {o.what} is sealed",
    "open": lambda pack, scene, o: f"door {o.what} is open",
    "undefend": lambda pack, scene, o: f"{thing(o)} is no longer defended",
    "done": lambda pack, scene, o: f"objective {o.what} begins with {o.n} already met",
    "any-focus": lambda pack, scene, o: f"any result pays for the FOCUS of objective {o.what}",
    "free": lambda pack, scene, o: f"the {o.what} may be carried without limits",
    "arm": lambda pack, scene, o: f"the boss begins with {abs(o.n)} armour {'less' if o.n < 0 else 'more'}",
    "lives": lambda pack, scene, o: f"the boss begins with {count(-o.n, 'life', 'lives')} less",
    "ally": lambda pack, scene, o: f"{next(a.en for a in pack.allies if a.id == o.what)} comes along as an ally",
    "fear": lambda pack, scene, o: f"each hero draws a Fear card {rounds(o)}",
    "slot": lambda pack, scene, o: (
        f"enemies react {'before the first hero' if o.n == 1 else f'after hero {o.n - 1}'} {rounds(o)}"
    ),
    "no-wave": lambda pack, scene, o: f"nobody arrives {rounds(o)}",
    "unseal": lambda pack, scene, o: f"portal {o.what} is not sealed",
}


# ------------------------------------------------------------------ the scene
def terrain_text(pack: Pack, scene: SceneDef) -> list[str]:
    """What the map has: a sentence for each door, barricade, fountain, portal and difficult zone."""
    m = scene.map
    out = [f"{place(m, z)} is difficult terrain." for z in m.difficult]
    out += [
        f"Door {d.id}, {'open' if opened(scene, d) else 'closed'}, stands between {place(m, d.a)} and {place(m, d.b)}."
        for d in m.doors
    ]
    out += [f"A barricade stops shots from {place(m, b)} into {place(m, a)}." for a, b in m.barricades]
    out += [f"There is a fountain with {count(c, 'cube')} at {place(m, z)}." for z, c in m.fountains]
    out += [
        f"Portal {p.id} joins {place(m, p.a)} and {place(m, p.b)}."
        if p.known
        else f"Where portal {p.id} leads is hidden."
        for p in m.portals
        if not sealed(scene, p)
    ]
    return out + [sentence(said(pack, scene, o)) for o in scene.terrain if o.word != "open"]


def special_text(pack: Pack, scene: SceneDef, heroes: int) -> list[str]:
    """The special rules of a scene, for so many heroes."""
    out = [en for en, _ in scene.notes]
    out += [f"When objective {id} is met, {said(pack, scene, o)}." for id, o in scene.on_done]
    names = {o.token: o.token for o in scene.objectives}
    out += [CARRY[rule].format(token=names[token]) for token, rule in scene.carry_rule]
    out += [f"{RULES[rule]} is not in force here." for rule in scene.ignore]
    if plate := scene.plate[max(heroes, 2) - 2]:
        out.append(f"Green, brown and purple enemies begin with {plate} armour more.")
    if scene.edge:
        out.append(f"Summoned enemies appear at {listed([place(scene.map, z) for z in scene.edge], 'or')}.")
    return out


def setup_text(pack: Pack, scene: SceneDef, name: str) -> str:
    """What a modifier of the story does."""
    return outcome_text(pack, scene, scene.setup[name])
