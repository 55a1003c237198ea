"""French for scenes: objectives, terrain, and what exploration tokens and a story's preparation do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import Objective, Outcome, Pack, SceneDef
from tableforge.fateforge.voice.fr.lexicon import (
    armour,
    away,
    colour,
    count,
    damage,
    enemies,
    listed,
    number,
    parry,
    place,
    several,
)
from tableforge.fateforge.voice.shape import opened, sealed
from tableforge.tongue.fr import sentence, typeset

GEMS: Final = {"yellow": "jaune", "red": "rouge", "blue": "bleue"}
CARRY: Final = {"no-sprint": "Le porteur du jeton « {token} » ne peut pas sprinter."}
RULES: Final = {
    "fear": "La Peur n’est pas en vigueur ici.",
    "toxic-damage": "Les dégâts toxiques ne sont pas en vigueur ici.",
}
SHOWN: Final = {
    "waves": "quels ennemis arriveront",
    "weak-point": "les icônes du point faible",
    "deck": "la première carte du boss",
}


# ------------------------------------------------------------------ objectives
def objective_text(pack: Pack, scene: SceneDef, objective: Objective, heroes: int) -> str:
    """What is to be done, for so many heroes."""
    said = OBJECTIVES[objective.kind](pack, scene, objective, max(heroes, 2) - 2)
    return typeset(f"{objective.fr}{' (bonus)' if objective.bonus else ''} : {said}.")


def places(scene: SceneDef, objective: Objective, last: str = "et") -> str:
    return listed([place(scene.map, z) for z in objective.at], last)


def bare(scene: SceneDef, objective: Objective) -> str:
    """The zones of an objective behind "zones"."""
    return listed([place(scene.map, z).removeprefix("zone ") for z in objective.at])


def collect(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    held = count(o.need[k], f"jeton « {o.token_fr} »", f"jetons « {o.token_fr} »")
    return f"à la fin, avoir {held} ; {'il se trouve' if len(o.at) == 1 else 'ils se trouvent'} en {places(scene, o)}"


def defeat(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return f"vaincre {enemies(pack, str(o.need[k]), o.enemy)}"


def interact(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    if len(o.at) == 1:
        return f"faire une action de CONCENTRATION en {places(scene, o)}"
    which = "chacune" if o.need[k] == len(o.at) else number(o.need[k], feminine=True)
    return f"faire une action de CONCENTRATION dans {which} de ces zones : {bare(scene, o)}"


def hold(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return f"à la fin, un héros et aucun ennemi en {places(scene, o)}"


def ward(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    most = o.most[k]
    rounds = "aucun round ne" if not most else f"{number(most)} round{'' if most == 1 else 's'} au plus"
    return f"{rounds} {'se terminent' if most > 1 else 'se termine'} avec un ennemi en {places(scene, o, 'ou')}"


def spare(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return f"ne vaincre {enemies(pack, 'aucun', o.enemy)}"


def limit(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return f"vaincre au plus {enemies(pack, str(o.most[k]), o.enemy)}"


def beat(pack: Pack, scene: SceneDef, o: Objective, k: int) -> str:
    return "lui ôter toutes ses vies"


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
    return typeset(" ".join([sentence(said(pack, scene, o)) for o in outcomes]))


def said(pack: Pack, scene: SceneDef, o: Outcome) -> str:
    return OUTCOMES[o.word](pack, scene, o)


def at(scene: SceneDef, zone: int) -> str:
    return place(scene.map, zone)


def rounds(o: Outcome) -> str:
    if not o.rounds:
        return ""
    return f"au round {o.rounds[0]}" if len(o.rounds) == 1 else f"aux rounds {o.rounds[0]} à {o.rounds[-1]}"


def so_many(pack: Pack, o: Outcome) -> str:
    return enemies(pack, "chaque" if o.n == n.ALL_OF_IT else str(o.n), o.what)


def thing(o: Outcome) -> str:
    if o.what.startswith("exit:"):
        return f"la sortie {o.what.removeprefix('exit:')} n’est plus défendue"
    return f"l’objectif {o.what} n’est plus défendu"


def stun(pack: Pack, scene: SceneDef, o: Outcome) -> str:
    if o.a >= 0:
        stunned = "est étourdi" if o.n == 1 else "sont étourdis"
        return f"{so_many(pack, o)} en {at(scene, o.a)} {stunned} au round 1"
    where = "" if o.hi >= n.ANYWHERE else f" {away(o.lo, o.hi)}"
    return f"étourdissez {so_many(pack, o)}{where}"


def bar(pack: Pack, scene: SceneDef, o: Outcome) -> str:
    when = rounds(o) or "tant qu’un héros s’y trouve"
    return f"les ennemis {several(colour(n.COLOURS.index(o.what)))} n’entrent pas en {at(scene, o.a)} {when}"


def shown(pack: Pack, o: Outcome) -> str:
    return SHOWN[o.what] if o.what in SHOWN else f"où se tient {enemies(pack, 'chaque', o.what)}"


OUTCOMES: Final[dict[str, Callable[[Pack, SceneDef, Outcome], str]]] = {
    "gem": lambda pack, scene, o: f"mettez une gemme {GEMS[o.what]} ({n.GEMS[o.what]} or) dans le sac du groupe",
    "food": lambda pack, scene, o: f"mettez {o.n} Nourriture dans le sac du groupe",
    "item": lambda pack, scene, o: f"choisissez un objet de rang {o.n}, comme dans un coffre",
    "weak": lambda pack, scene, o: f"couvrez {count(o.n, 'icône')} du point faible",
    "parry": lambda pack, scene, o: f"chaque héros commence avec {parry(o.n)}",
    "energize": lambda pack, scene, o: f"un héros situé {away(o.lo, o.hi)} récupère {o.n} Énergie",
    "guard": lambda pack, scene, o: f"un héros situé {away(o.lo, o.hi)} gagne {parry(o.n)}",
    "disarm": lambda pack, scene, o: "tous les pièges sont retirés",
    "quiet": lambda pack, scene, o: "les ennemis ne réagissent pas au round 1",
    "no-range+1": lambda pack, scene, o: "les ennemis bleus ne tirent pas plus loin que d’ordinaire",
    "cube": lambda pack, scene, o: f"la fontaine en {at(scene, o.a)} reçoit {count(o.n, 'cube')} de plus",
    "fountain": lambda pack, scene, o: f"il y a une fontaine de {count(o.n, 'cube')} en {at(scene, o.a)}",
    "snare": lambda pack, scene, o: f"un collet de {damage(o.n)} se trouve en {at(scene, o.a)}",
    "dry": lambda pack, scene, o: f"la {at(scene, o.a)} n’est plus un terrain difficile",
    "difficult": lambda pack, scene, o: f"la {at(scene, o.a)} est un terrain difficile",
    "start": lambda pack, scene, o: f"les héros peuvent aussi partir de la {at(scene, o.a)}",
    "open-zone": lambda pack, scene, o: (
        f"la {at(scene, o.a)} et la {at(scene, o.b)} sont adjacentes jusqu’à la fin de la scène"
    ),
    "barricade": lambda pack, scene, o: (
        f"une barricade arrête les tirs de la {at(scene, o.b)} vers la {at(scene, o.a)}"
    ),
    "door": lambda pack, scene, o: (
        f"la porte {o.what}, {'ouverte' if o.n else 'fermée'}, sépare la {at(scene, o.a)} et la {at(scene, o.b)}"
    ),
    "stun": stun,
    "strip": lambda pack, scene, o: f"retirez toute l’armure de {enemies(pack, 'chaque', o.what)}",
    "plus": lambda pack, scene, o: f"{so_many(pack, o)} de plus en {at(scene, o.a)}",
    "minus": lambda pack, scene, o: (
        f"{enemies(pack, 'aucun', o.what)} en {at(scene, o.a)}"
        if o.n == n.ALL_OF_IT
        else f"{so_many(pack, o)} de moins en {at(scene, o.a)}"
    ),
    "shift": lambda pack, scene, o: (
        f"{enemies(pack, 'chaque', o.what)} en {at(scene, o.a)} commence plutôt en {at(scene, o.b)}"
    ),
    "bar": bar,
    "no-sprint": lambda pack, scene, o: f"personne ne peut sprinter {rounds(o)}",
    "colours": lambda pack, scene, o: (
        f"{number(o.n, feminine=True)} {'seule couleur' if o.n == 1 else 'couleurs'} d’ennemis"
        f" {'réagit' if o.n == 1 else 'réagissent'} {rounds(o)}"
    ),
    "show": lambda pack, scene, o: f"vous voyez {shown(pack, o)}",
    "reveal": lambda pack, scene, o: f"le portail {o.what} montre où il mène",
    "sealed": lambda pack, scene, o: f"le portail {o.what} est scellé",
    "open": lambda pack, scene, o: f"la porte {o.what} est ouverte",
    "undefend": lambda pack, scene, o: thing(o),
    "done": lambda pack, scene, o: f"l’objectif {o.what} compte déjà {o.n} au départ",
    "any-focus": lambda pack, scene, o: f"tout résultat paie la CONCENTRATION de l’objectif {o.what}",
    "free": lambda pack, scene, o: f"le jeton « {token(scene, o.what)} » se porte sans restriction",
    "arm": lambda pack, scene, o: f"le boss commence avec {armour(abs(o.n))} de {'moins' if o.n < 0 else 'plus'}",
    "lives": lambda pack, scene, o: f"le boss commence avec {count(-o.n, 'vie')} de moins",
    "ally": lambda pack, scene, o: f"l’allié « {next(a.fr for a in pack.allies if a.id == o.what)} » vous accompagne",
    "fear": lambda pack, scene, o: f"chaque héros pioche une carte Peur {rounds(o)}",
    "slot": lambda pack, scene, o: (
        f"les ennemis réagissent {'avant le premier héros' if o.n == 1 else f'après le héros {o.n - 1}'} {rounds(o)}"
    ),
    "no-wave": lambda pack, scene, o: f"personne n’arrive {rounds(o)}",
    "unseal": lambda pack, scene, o: f"le portail {o.what} n’est pas scellé",
}


def token(scene: SceneDef, name: str) -> str:
    return next((o.token_fr for o in scene.objectives if o.token == name), name)


# ------------------------------------------------------------------ the scene
def terrain_text(pack: Pack, scene: SceneDef) -> list[str]:
    """What the map has: a sentence for each door, barricade, fountain, portal and difficult zone."""
    m = scene.map
    out = [f"La {place(m, z)} est un terrain difficile." for z in m.difficult]
    out += [
        f"La porte {d.id}, {'ouverte' if opened(scene, d) else 'fermée'}, sépare la {place(m, d.a)} et la {place(m, d.b)}."
        for d in m.doors
    ]
    out += [f"Une barricade arrête les tirs de la {place(m, b)} vers la {place(m, a)}." for a, b in m.barricades]
    out += [f"Il y a une fontaine de {count(c, 'cube')} en {place(m, z)}." for z, c in m.fountains]
    out += [
        f"Le portail {p.id} joint la {place(m, p.a)} et la {place(m, p.b)}."
        if p.known
        else f"On ignore où mène le portail {p.id}."
        for p in m.portals
        if not sealed(scene, p)
    ]
    return [typeset(text) for text in out + [sentence(said(pack, scene, o)) for o in scene.terrain if o.word != "open"]]


def special_text(pack: Pack, scene: SceneDef, heroes: int) -> list[str]:
    """The special rules of a scene, for so many heroes."""
    out = [fr for _, fr in scene.notes]
    out += [f"Quand l’objectif {id} est rempli, {said(pack, scene, o)}." for id, o in scene.on_done]
    out += [CARRY[rule].format(token=token(scene, name)) for name, rule in scene.carry_rule]
    out += [RULES[rule] for rule in scene.ignore]
    if plate := scene.plate[max(heroes, 2) - 2]:
        out.append(f"Les ennemis verts, marron et violets commencent avec {armour(plate)} de plus.")
    if scene.edge:
        out.append(f"Les ennemis invoqués apparaissent en {listed([place(scene.map, z) for z in scene.edge], 'ou')}.")
    return [typeset(text) for text in out]


def setup_text(pack: Pack, scene: SceneDef, name: str) -> str:
    """What a modifier of the story does."""
    return outcome_text(pack, scene, scene.setup[name])
