"""French for enemies: strips read aloud, abilities, the cards and weak points of bosses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import BossCard, BossDef, Consequence, EnemyAct, EnemyDef, Pack, Section
from tableforge.fateforge.voice.fr.lexicon import armour as armour_cubes
from tableforge.fateforge.voice.fr.lexicon import (
    away,
    colour,
    count,
    damage,
    enemies,
    listed,
    number,
    parry,
    result,
    zones,
)
from tableforge.fateforge.voice.shape import Step, steps
from tableforge.tongue.fr import sentence, typeset

WHOM: Final = ("un héros au choix des joueurs", "le premier héros", "le dernier héros")
ABILITIES: Final = {
    n.FIRST_LINE: "les héros qui attaquent dans sa zone doivent choisir un ennemi en Première ligne.",
    n.BLOCKING: "les héros ne peuvent pas quitter sa zone de leur plein gré.",
    n.PURSUIT: "quand un héros quitte sa zone, un ennemi de ce type le suit.",
    n.STEALTH: "on ne peut pas le choisir tant qu’un ennemi non Furtif est dans sa zone.",
    n.LEADER: "lors des tours ennemis, le sbire {colour} le plus proche hors de sa zone se rapproche d’une zone.",
    n.DRAIN: "quand il inflige des dégâts dans sa zone, il gagne 1 cube d’armure, {drains} au plus.",
    n.FRIGHTENING: "le héros qui le rencontre pioche une carte Peur, une fois par round.",
    n.VENOMOUS: "ses dégâts sont toxiques.",
    n.FLYING: "il se déplace à travers les portes fermées et ne déclenche pas les collets.",
    n.RISING: (
        "vaincu alors qu’un meneur des Morts-vivants ou un boss est en jeu, il revient dans cette zone à l’entretien, "
        "une seule fois."
    ),
    n.FERVOUR: "ses frappes infligent 1 dégât de plus tant qu’un autre Zélote est dans sa zone.",
    n.BURST: "quand il est vaincu, chaque héros de sa zone subit {bursts}, sauf s’il était étourdi.",
    n.RITE: (
        "à l’entretien, si deux sbires encendrés ou plus sont dans sa zone, l’un d’eux est retiré et chaque héros "
        "perd 1 Énergie."
    ),
    n.ANCHORED: "on ne peut ni le pousser, ni l’attirer, ni l’appeler.",
    n.REPAIR: (
        "lors des tours ennemis, l’autre Golem le plus proche, à une zone au plus, gagne 1 cube d’armure, "
        "jusqu’à un de plus que d’ordinaire."
    ),
}
CONSEQUENCES: Final = {
    "armour": "il perd toute son armure",
    "no-armour": "aucune carte ne lui en donne plus",
    "res": "sa résistance baisse de {n}",
    "lives": "il perd {lives}",
    "end": "il n’est plus {ability}",
    "remove": "les {enemies} les plus proches sont retirés",
    "energize": "chaque héros récupère {n} Énergie",
    "undefend": "{thing} n’est plus défendue",
}


def enemy_text(pack: Pack, enemy: EnemyDef) -> str:
    """Everything that an enemy's card says: its abilities and its strip, or its weak point."""
    lines = abilities_text(pack, enemy)
    if enemy.boss is None:
        return "\n".join([*lines, " ".join(strip_text(pack, enemy))])
    cards = [typeset(f"{card.fr} (×{card.n}) : {boss_card_text(pack, card)}") for card in enemy.boss.deck]
    return "\n".join([*lines, weak_point_text(pack, enemy.boss), *cards])


# ------------------------------------------------------------------ strips
def strip_text(pack: Pack, enemy: EnemyDef) -> list[str]:
    """The strip of an enemy, a sentence for each section."""
    return [section(pack, s, first=not k) for k, s in enumerate(enemy.strip)]


def section(pack: Pack, section: Section, first: bool) -> str:
    where = away(section.lo, section.hi, "sa")
    who = "le héros le plus proche" if pack.app.nearest_only else "un héros"
    return typeset(sentence(f"{'si' if first else 'sinon, si'} {who} est {where} : {acts_text(pack, section.acts)}"))


def acts_text(pack: Pack, acts: tuple[EnemyAct, ...]) -> str:
    """What an enemy does, in order."""
    return "il " + ", puis ".join([ACTS[step.act.verb](pack, step) for step in steps(acts)])


def hero(step: Step) -> str:
    act = step.act
    if act.all:
        return "chaque héros à portée"
    if act.colours:
        return f"un sbire {listed([colour(c) for c in act.colours], 'ou')}"
    return "ce héros" if step.same else WHOM[act.whom]


def strike(pack: Pack, step: Step) -> str:
    return f"frappe {hero(step)} {harm(step)}"


def shoot(pack: Pack, step: Step) -> str:
    return f"tire sur {hero(step)} {harm(step)}"


def harm(step: Step) -> str:
    act = step.act
    far = f", {zones(act.reach)} plus loin que d’ordinaire" if act.reach else ""
    return f"({damage(1 + act.plus, act.toxic)}{far})"


def move(pack: Pack, step: Step) -> str:
    act = step.act
    goal = f"la sortie {act.exit}" if act.exit else "le héros le plus proche" if not act.whom else hero(step)
    return f"se déplace {'d’' if step.times == 1 else 'de '}{zones(step.times)} vers {goal}"


def push(pack: Pack, step: Step) -> str:
    return f"pousse {hero(step)} dans une zone adjacente tirée au sort"


def pull(pack: Pack, step: Step) -> str:
    return f"attire {hero(step)} dans sa zone"


def stun(pack: Pack, step: Step) -> str:
    return f"étourdit {hero(step)}"


def parries(pack: Pack, step: Step) -> str:
    return f"gagne {parry(step.act.n)}"


def call(pack: Pack, step: Step) -> str:
    return f"appelle d’une zone le sbire {listed([colour(c) for c in step.act.colours], 'ou')} le plus proche"


def goto(pack: Pack, step: Step) -> str:
    return f"se déplace de {zones(step.act.n)} au plus vers {hero(step)}"


def sweep(pack: Pack, step: Step) -> str:
    return f"inflige {damage(step.act.n)} à chaque héros de sa zone"


def blast(pack: Pack, step: Step) -> str:
    return f"inflige {damage(step.act.n)} à chaque héros situé {away(step.act.lo, step.act.hi, 'sa')}"


def summon(pack: Pack, step: Step) -> str:
    act = step.act
    where = {"here": "dans sa zone", "edge": "dans une zone de bord tirée au sort"}.get(
        act.where, f"dans la zone {act.where}"
    )
    return f"invoque {enemies(pack, number(act.n), act.enemy)} {where}"


def armour(pack: Pack, step: Step) -> str:
    return f"gagne {armour_cubes(step.act.n)}"


def order(pack: Pack, step: Step) -> str:
    return f"fait agir une fois chaque ennemi {listed([colour(c) for c in step.act.colours], 'ou')}"


ACTS: Final[dict[int, Callable[[Pack, Step], str]]] = {
    n.E_MOVE: move,
    n.E_STRIKE: strike,
    n.E_SHOOT: shoot,
    n.E_PUSH: push,
    n.E_PULL: pull,
    n.E_STUN: stun,
    n.E_PARRY: parries,
    n.E_CALL: call,
    n.E_GOTO: goto,
    n.E_SWEEP: sweep,
    n.E_BLAST: blast,
    n.E_SUMMON: summon,
    n.E_ARMOUR: armour,
    n.E_ORDER: order,
}


# ------------------------------------------------------------------ abilities
def abilities_text(pack: Pack, enemy: EnemyDef) -> list[str]:
    """The abilities of an enemy, a line each."""
    return [
        typeset(
            f"{pack.terms[n.ABILITIES[k]][1]} : "
            + text.format(colour=colour(enemy.leads), drains=enemy.drains, bursts=damage(enemy.bursts, toxic=True))
        )
        for k, text in enumerate(ABILITIES.values())
        if enemy.abilities >> k & 1
    ]


# ------------------------------------------------------------------ bosses
def boss_card_text(pack: Pack, card: BossCard) -> str:
    """What a boss does with a card."""
    return typeset(sentence(acts_text(pack, card.acts)))


def weak_point_text(pack: Pack, boss: BossDef) -> str:
    """How a weak point is covered, and what follows."""
    icons = listed([result(icon, boss.icons.count(icon)) for icon in dict.fromkeys(boss.icons)])
    follows = listed([consequence(pack, c) for c in boss.effects + boss.rewards])
    where = away(boss.lo, boss.hi, "sa")
    return typeset(
        f"{boss.weak_fr} : {sentence(f'dans n’importe quel ordre, dépensez {icons} {where}')} {sentence(f'alors {follows}')}"
    )


def consequence(pack: Pack, c: Consequence) -> str:
    return CONSEQUENCES[c.word].format(
        n=abs(c.n),
        lives="une vie" if c.n == -1 else f"{number(abs(c.n))} vies",
        ability=pack.terms[c.what][1] if c.what in pack.terms else "",
        enemies=enemies(pack, number(c.n), c.what) if c.word == "remove" else "",
        thing=f"la sortie {c.what.removeprefix('exit:')}" if c.what.startswith("exit:") else c.what,
    )


# ------------------------------------------------------------------ what is printed around the text
def enemy_facts(pack: Pack, enemy: EnemyDef) -> list[str]:
    """Faction, colour, resistance and armour; of a boss by the number of heroes, with its lives."""
    out = [pack.terms[enemy.faction][1]]
    if enemy.boss is None:
        return [*out, colour(enemy.colour), f"résistance {enemy.res}", *([f"armure {enemy.arm}"] if enemy.arm else [])]
    res, arm = ["/".join([str(k) for k in three]) for three in (enemy.boss.res, enemy.boss.arm)]
    return [*out, count(enemy.boss.lives, "vie"), f"résistance {res}", f"armure {arm} (2/3/4 héros)"]
