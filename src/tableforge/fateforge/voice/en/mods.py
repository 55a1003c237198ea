"""English for when a card works, what must hold, and what it changes as long as it is active."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import Card, Cond, Mods, Pack
from tableforge.fateforge.voice.en.lexicon import away, colour, count, die, listed, number, stance
from tableforge.tongue.en import article

MOMENTS: Final = {
    n.ON_TURN: "",
    n.ON_PREP: "in preparation",
    n.ON_SCENE: "when a combat scene begins",
    n.ON_TURN_START: "at the start of your turn",
    n.ON_TURN_END: "at the end of your turn",
    n.ON_KILL: "when you defeat an enemy",
    n.ON_HIT: "when you would suffer damage",
    n.ON_PARRIED: "when a Parry token of yours cancels damage from an enemy {where}",
    n.ON_ALLY_HIT: "when another hero {where} would suffer damage",
    n.ON_REACTIONS: "just before the enemies’ reactions",
    n.ON_TRAP: "when you enter a zone with a trap",
    n.ON_KO: "when you are knocked out",
    n.ON_DRAWN: "",
}
CONDITIONS: Final = {
    n.IF_STEALTH: "if you are hidden",
    n.IF_STANCE: "in the {stance} stance",
    n.IF_NO_FOE: "if no enemy is in your zone",
    n.IF_NOT_ATTACKED: "if you have not attacked this turn",
    n.IF_NO_SPRINT: "if you do not sprint",
    n.IF_HP_MOST: "if you have {n} health or less",
    n.IF_HP_LEAST: "if you have {n} health or more",
    n.IF_THREE_MISSES: "if three of your dice show a miss",
}
FLAGS: Final = {
    n.IGNORE_BLOCKING: "Blocking does not hold you.",
    n.IGNORE_DIFFICULT: "Difficult terrain does not slow you.",
    n.SPRINT_SAFE: "Sprinting away from enemies costs you no damage.",
    n.NO_SPRINT: "You cannot sprint.",
    n.SHOOT_MIN0: "Your SHOOT may also target an enemy in your own zone.",
    n.AFTER_MOVE_SHOOT: "After a MOVE action in your turn, your SHOOT reaches up to two zones away, your own zone included.",
    n.FEAR_IMMUNE: "You draw no Fear cards.",
    n.NO_TRAIT_REROLL: "Your traits let you reroll no tests.",
    n.NO_ENERGY_REROLL: "You cannot spend energy on a reroll.",
    n.SHOOT_MAX1: "You shoot one zone away at most.",
    n.SPRINT_COST_EN: "Each Sprint costs you 1 energy.",
    n.CANNOT_HIDE: "You cannot hide.",
    n.TAUNT_ROUND1: "In the first round, enemies that can choose you must choose you.",
    n.ORDER_FIRST_ROUND1: "In the first round, you play first.",
    n.NO_STAR: "Your starred results count as plain ones.",
    n.NO_GRANT: "Nobody can grant you a result.",
    n.NO_GUARD_FROM_OTHERS: "Other heroes cannot give you Parry tokens.",
    n.NO_PARRY_GAIN: "You gain no Parry tokens.",
    n.FOCUS_COST: "The first FOCUS that you would use in each of your turns is lost.",
    n.CANNOT_GUARD_OTHERS: "You cannot give Parry tokens to other heroes.",
    n.ASHBOUND_LAST: "Ashbound enemies choose you only where they can choose no other hero.",
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
    """What must hold besides, in one clause: if no enemy is in your zone and you have not attacked this turn."""
    said = [condition(c) for c in card.conds if c.kind != n.IF_STANCE]
    return listed([text if not k else text.removeprefix("if ") for k, text in enumerate(said)])


def more(n: int) -> str:
    return f"{abs(n)} {'higher' if n > 0 else 'lower'}"


def changes(pack: Pack, mods: Mods) -> list[str]:
    """Each standing change as a sentence."""
    out = [f"Adds {article(die(d))} die to your pool." for d in mods.pool]
    out += [f"You have the trait {pack.traits[t][0]}." for t in mods.traits]
    numbers = {
        "Your maximum health is {more}.": mods.hp,
        "Your maximum energy is {more}.": mods.en,
        "The first attack action of each of your rounds deals {n} more damage.": mods.first_attack,
        "In upkeep you keep up to {parry}.": mods.parry_keep,
        "You hold {parry} at most.": mods.parry_max,
        "The drum holds up to {focus}.": mods.drum_max,
        "Whenever something heals you, you regain {n} less; not after a scene, nor when you get up.": -mods.heal,
        "Skills cost you {n} gold more.": mods.price,
        "You roll {dice} more in tests, three dice at most.": mods.test_dice,
        "Your reputation with everybody is {more}.": mods.reputation,
    }
    out += [
        text.format(
            n=k,
            more=more(k),
            parry=count(k, "Parry token"),
            focus=count(k, "Focus token"),
            dice="one die" if k == 1 else f"{number(k)} dice",
        )
        for text, k in numbers.items()
        if k
    ]
    out += [text for bit, text in FLAGS.items() if mods.flags & bit]
    colours = [colour(c) for c in range(len(n.COLOURS)) if mods.untargetable >> c & 1]
    if colours:
        out.append(f"{listed(colours).capitalize()} enemies choose you only where they can choose no other hero.")
    return out
