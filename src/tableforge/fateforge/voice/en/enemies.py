"""English for enemies: strips read aloud, abilities, the cards and weak points of bosses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import BossCard, BossDef, Consequence, EnemyAct, EnemyDef, Pack, Section
from tableforge.fateforge.voice.en.lexicon import away, colour, count, enemy, listed, number, result, zones
from tableforge.fateforge.voice.shape import Step, steps
from tableforge.tongue.en import article, sentence

WHOM: Final = ("a hero that the players choose", "the first hero", "the last hero")
ABILITIES: Final = {
    n.FIRST_LINE: "heroes who attack in this zone must choose a First-line enemy.",
    n.BLOCKING: "heroes may not leave its zone of their own will.",
    n.PURSUIT: "when a hero leaves its zone, one enemy of this type follows.",
    n.STEALTH: "it cannot be chosen while an enemy without Stealth is in its zone.",
    n.LEADER: "in enemy turns, the nearest {colour} minion outside its zone comes one zone closer.",
    n.DRAIN: "when it deals damage in its zone, it gains 1 armour, {drains} at most.",
    n.FRIGHTENING: "a hero who meets it draws a Fear card, once per round.",
    n.VENOMOUS: "its damage is toxic.",
    n.FLYING: "it moves through closed doors and springs no snares.",
    n.RISING: "defeated while a leader of the Undead or a boss is in play, it comes back to that zone in upkeep, once.",
    n.FERVOUR: "its strikes deal 1 more damage while another Zealot is in its zone.",
    n.BURST: "when it is defeated, each hero in its zone suffers {bursts} toxic damage, unless it is stunned.",
    n.RITE: "in upkeep, with two or more Ashbound minions in its zone, one of them is removed and every hero loses 1 energy.",
    n.ANCHORED: "it cannot be pushed, pulled or called.",
    n.REPAIR: "in enemy turns, the nearest other Golem up to one zone away gains 1 armour, up to one more than its own.",
}
CONSEQUENCES: Final = {
    "armour": "it loses all armour",
    "no-armour": "no card gives it armour any more",
    "res": "its resistance is {n} lower",
    "lives": "it loses {lives}",
    "end": "it is no longer {ability}",
    "remove": "the {number} nearest enemies of the type {enemy} are removed",
    "energize": "every hero regains {n} energy",
    "undefend": "{thing} is no longer defended",
}


def enemy_text(pack: Pack, enemy: EnemyDef) -> str:
    """Everything that an enemy's card says: its abilities and its strip, or its weak point."""
    lines = abilities_text(pack, enemy)
    if enemy.boss is None:
        return "\n".join([*lines, " ".join(strip_text(pack, enemy))])
    cards = [f"{card.en} (×{card.n}): {boss_card_text(pack, card)}" for card in enemy.boss.deck]
    return "\n".join([*lines, weak_point_text(pack, enemy.boss), *cards])


# ------------------------------------------------------------------ strips
def strip_text(pack: Pack, enemy: EnemyDef) -> list[str]:
    """The strip of an enemy, a sentence for each section."""
    return [section(pack, s, first=not k) for k, s in enumerate(enemy.strip)]


def section(pack: Pack, section: Section, first: bool) -> str:
    where = away(section.lo, section.hi, "its")
    who = "the nearest hero" if pack.app.nearest_only else "a hero"
    return sentence(f"{'if' if first else 'else, if'} {who} is {where}: {acts_text(pack, section.acts)}")


def acts_text(pack: Pack, acts: tuple[EnemyAct, ...]) -> str:
    """What an enemy does, in order: it moves one zone toward the first hero, then strikes that hero for 2 damage."""
    said = [ACTS[step.act.verb](pack, step) for step in steps(acts)]
    return "it " + ", then ".join([text.removeprefix("it ") for text in said])


def hero(step: Step) -> str:
    act = step.act
    if act.all:
        return "every hero in reach"
    if act.colours:
        return f"a {listed([colour(c) for c in act.colours], 'or')} minion"
    return "that hero" if step.same else WHOM[act.whom]


def attack(verb: str) -> Callable[[Pack, Step], str]:
    def say(pack: Pack, step: Step) -> str:
        act = step.act
        far = f", {zones(act.reach)} further than usual" if act.reach else ""
        return f"{verb} {hero(step)} for {1 + act.plus} {'toxic ' if act.toxic else ''}damage{far}"

    return say


def move(pack: Pack, step: Step) -> str:
    act = step.act
    goal = f"exit {act.exit}" if act.exit else "the nearest hero" if not act.whom else hero(step)
    return f"moves {zones(step.times)} toward {goal}"


def push(pack: Pack, step: Step) -> str:
    return f"pushes {hero(step)} into an adjacent zone, drawn by lot"


def pull(pack: Pack, step: Step) -> str:
    return f"pulls {hero(step)} into its zone"


def stun(pack: Pack, step: Step) -> str:
    return f"stuns {hero(step)}"


def parry(pack: Pack, step: Step) -> str:
    return f"gains {count(step.act.n, 'Parry token')}"


def call(pack: Pack, step: Step) -> str:
    return f"calls the nearest {listed([colour(c) for c in step.act.colours], 'or')} minion one zone closer"


def goto(pack: Pack, step: Step) -> str:
    return f"moves up to {zones(step.act.n)} toward {hero(step)}"


def sweep(pack: Pack, step: Step) -> str:
    return f"deals {step.act.n} damage to each hero in its zone"


def blast(pack: Pack, step: Step) -> str:
    return f"deals {step.act.n} damage to each hero {away(step.act.lo, step.act.hi, 'its')}"


def summon(pack: Pack, step: Step) -> str:
    act = step.act
    what = article(enemy(pack, act.enemy)) if act.n == 1 else f"{number(act.n)} of the type {enemy(pack, act.enemy)}"
    where = {"here": "in its zone", "edge": "in an edge zone, drawn by lot"}.get(act.where, f"in zone {act.where}")
    return f"summons {what} {where}"


def armour(pack: Pack, step: Step) -> str:
    return f"gains {step.act.n} armour"


def order(pack: Pack, step: Step) -> str:
    return f"lets every {listed([colour(c) for c in step.act.colours], 'or')} enemy act once"


ACTS: Final[dict[int, Callable[[Pack, Step], str]]] = {
    n.E_MOVE: move,
    n.E_STRIKE: attack("strikes"),
    n.E_SHOOT: attack("shoots"),
    n.E_PUSH: push,
    n.E_PULL: pull,
    n.E_STUN: stun,
    n.E_PARRY: parry,
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
    """The abilities of an enemy, a line each: Blocking: heroes may not leave its zone of their own will."""
    return [
        f"{pack.terms[n.ABILITIES[k]][0]}: "
        + text.format(colour=colour(enemy.leads), drains=enemy.drains, bursts=enemy.bursts)
        for k, text in enumerate(ABILITIES.values())
        if enemy.abilities >> k & 1
    ]


# ------------------------------------------------------------------ bosses
def boss_card_text(pack: Pack, card: BossCard) -> str:
    """What a boss does with a card."""
    return sentence(acts_text(pack, card.acts))


def weak_point_text(pack: Pack, boss: BossDef) -> str:
    """How a weak point is covered, and what follows."""
    icons = listed([result(icon, boss.icons.count(icon)) for icon in dict.fromkeys(boss.icons)])
    follows = listed([consequence(pack, c) for c in boss.effects + boss.rewards])
    where = away(boss.lo, boss.hi, "its")
    return f"{boss.weak_en}: {sentence(f'in any order, spend {icons} {where}')} {sentence(f'then {follows}')}"


def consequence(pack: Pack, c: Consequence) -> str:
    return CONSEQUENCES[c.word].format(
        n=abs(c.n),
        number=number(c.n) if c.n > 0 else "",
        lives="a life" if c.n == -1 else f"{number(abs(c.n))} lives",
        ability=pack.terms[c.what][0] if c.what in pack.terms else "",
        enemy=enemy(pack, c.what) if c.word == "remove" else "",
        thing=f"exit {c.what.removeprefix('exit:')}" if c.what.startswith("exit:") else c.what,
    )


# ------------------------------------------------------------------ what is printed around the text
def enemy_facts(pack: Pack, enemy: EnemyDef) -> list[str]:
    """Faction, colour, resistance and armour; of a boss by the number of heroes, with its lives."""
    out = [pack.terms[enemy.faction][0]]
    if enemy.boss is None:
        return [*out, colour(enemy.colour), f"resistance {enemy.res}", *([f"armour {enemy.arm}"] if enemy.arm else [])]
    res, arm = ["/".join([str(k) for k in three]) for three in (enemy.boss.res, enemy.boss.arm)]
    return [*out, count(enemy.boss.lives, "life", "lives"), f"resistance {res}", f"armour {arm} (2/3/4 heroes)"]
