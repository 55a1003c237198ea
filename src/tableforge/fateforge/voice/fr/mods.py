"""French for when a card works, what must hold, and what it changes as long as it is active."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import Card, Cond, Mods, Pack
from tableforge.fateforge.voice.fr.lexicon import (
    away,
    colour,
    count,
    damage,
    die,
    listed,
    number,
    parry,
    several,
    stance,
)

MOMENTS: Final = {
    n.ON_TURN: "",
    n.ON_PREP: "en préparation",
    n.ON_SCENE: "quand une scène de combat commence",
    n.ON_TURN_START: "au début de votre tour",
    n.ON_TURN_END: "à la fin de votre tour",
    n.ON_KILL: "quand vous vainquez un ennemi",
    n.ON_HIT: "quand vous devez subir des dégâts",
    n.ON_PARRIED: "quand un de vos jetons Parade annule un dégât d’un ennemi situé {where}",
    n.ON_ALLY_HIT: "quand un autre héros situé {where} doit subir des dégâts",
    n.ON_REACTIONS: "juste avant les réactions ennemies",
    n.ON_TRAP: "quand vous entrez dans une zone piégée",
    n.ON_KO: "quand vous tombez hors de combat",
    n.ON_DRAWN: "",
}
CONDITIONS: Final = {
    n.IF_STEALTH: "si vous portez le marqueur Caché",
    n.IF_STANCE: "en posture {stance}",
    n.IF_NO_FOE: "s’il n’y a aucun ennemi dans votre zone",
    n.IF_NOT_ATTACKED: "si vous n’avez pas attaqué ce tour-ci",
    n.IF_NO_SPRINT: "si vous ne sprintez pas",
    n.IF_HP_MOST: "s’il vous reste {n} Santé ou moins",
    n.IF_HP_LEAST: "s’il vous reste {n} Santé ou plus",
    n.IF_THREE_MISSES: "si trois de vos dés montrent un échec",
}
FLAGS: Final = {
    n.IGNORE_BLOCKING: "Blocage ne vous retient pas.",
    n.IGNORE_DIFFICULT: "Le terrain difficile ne vous ralentit pas.",
    n.SPRINT_SAFE: "Sprinter loin des ennemis ne vous coûte aucun dégât.",
    n.NO_SPRINT: "Vous ne pouvez pas sprinter.",
    n.SHOOT_MIN0: "Votre TIR peut aussi viser un ennemi de votre propre zone.",
    n.AFTER_MOVE_SHOOT: (
        "Après une action de DÉPLACEMENT de votre tour, votre TIR porte à deux zones au plus, votre propre zone comprise."
    ),
    n.FEAR_IMMUNE: "Vous ne piochez pas de carte Peur.",
    n.NO_TRAIT_REROLL: "Vos caractéristiques ne vous laissent relancer aucun test.",
    n.NO_ENERGY_REROLL: "Vous ne pouvez pas dépenser d’Énergie pour relancer.",
    n.SHOOT_MAX1: "Vous tirez à une zone au plus.",
    n.SPRINT_COST_EN: "Chaque Sprint vous coûte 1 Énergie.",
    n.CANNOT_HIDE: "Vous ne pouvez pas vous cacher.",
    n.TAUNT_ROUND1: "Au premier round, les ennemis qui peuvent vous choisir doivent le faire.",
    n.ORDER_FIRST_ROUND1: "Au premier round, vous jouez en premier.",
    n.NO_STAR: "Vos résultats étoilés comptent comme des résultats simples.",
    n.NO_GRANT: "Personne ne peut vous accorder de résultat.",
    n.NO_GUARD_FROM_OTHERS: "Les autres héros ne peuvent pas vous donner de jetons Parade.",
    n.NO_PARRY_GAIN: "Vous ne gagnez pas de jetons Parade.",
    n.FOCUS_COST: "La première CONCENTRATION que vous utiliseriez à chacun de vos tours est perdue.",
    n.CANNOT_GUARD_OTHERS: "Vous ne pouvez pas donner de jetons Parade aux autres héros.",
    n.ASHBOUND_LAST: "Les ennemis encendrés ne vous choisissent que s’ils ne peuvent choisir aucun autre héros.",
}


def moment(card: Card) -> str:
    """When a card works."""
    return MOMENTS[card.when].format(where=away(card.lo, card.hi))


def condition(cond: Cond) -> str:
    return CONDITIONS[cond.kind].format(n=cond.n, stance=stance(cond.n) if cond.kind == n.IF_STANCE else "")


def stances(card: Card) -> str:
    """The stance that a card asks for."""
    return listed([condition(c) for c in card.conds if c.kind == n.IF_STANCE])


def conditions(card: Card) -> str:
    """What must hold besides, in one clause."""
    return listed([condition(c) for c in card.conds if c.kind != n.IF_STANCE])


def changed(what: str, n: int) -> str:
    return f"Votre {what} maximale {'augmente' if n > 0 else 'baisse'} de {abs(n)}."


def changes(pack: Pack, mods: Mods) -> list[str]:
    """Each standing change as a sentence."""
    out = [f"Ajoute un dé {die(d)} à votre réserve." for d in mods.pool]
    out += [f"Vous avez la caractéristique {pack.traits[t][1]}." for t in mods.traits]
    out += [changed(what, k) for what, k in (("Santé", mods.hp), ("Énergie", mods.en)) if k]
    numbers = {
        "Votre première action d’attaque de chaque round inflige {damage} de plus.": mods.first_attack,
        "À l’entretien, vous gardez jusqu’à {parry}.": mods.parry_keep,
        "Vous avez {parry} au plus.": mods.parry_max,
        "Le tambour porte jusqu’à {focus}.": mods.drum_max,
        "Chaque fois que l’on vous soigne, vous récupérez {n} de moins ; mais ni après une scène, ni en vous relevant.": -mods.heal,
        "Les compétences vous coûtent {n} or de plus.": mods.price,
        "Vous lancez {dice} de plus lors des tests, trois au plus.": mods.test_dice,
        "Votre réputation auprès de tous baisse de {n}.": -mods.reputation,
    }
    out += [
        text.format(
            n=k,
            damage=damage(k),
            parry=parry(k),
            focus=count(k, "jeton Concentration", "jetons Concentration"),
            dice="un dé" if k == 1 else f"{number(k)} dés",
        )
        for text, k in numbers.items()
        if k > 0
    ]
    out += [text for bit, text in FLAGS.items() if mods.flags & bit]
    colours = [several(colour(c)) for c in range(len(n.COLOURS)) if mods.untargetable >> c & 1]
    if colours:
        out.append(f"Les ennemis {listed(colours)} ne vous choisissent que s’ils ne peuvent choisir aucun autre héros.")
    return out
