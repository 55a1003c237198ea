"""Fighting and slipping away: what a blow does on average, what an enemy's end is worth, who would win."""

from __future__ import annotations

from typing import Final

from tableforge.arkham.cards import definition
from tableforge.arkham.doors.bots.duel import duel
from tableforge.arkham.doors.bots.eyes import Eyes, health_left, is_used_up
from tableforge.arkham.doors.bots.plans import QUARRY, seeking
from tableforge.arkham.names import AGILITY, COMBAT, HUNTER, MASSIVE, RETALIATE, WILD
from tableforge.arkham.policy_facts import AT_A_SCENE, CAREFUL, LITA, MARGIN, ONE_FOE, TALENTS
from tableforge.arkham.policy_fights import (
    AFAR,
    ASIDE,
    BLOWS,
    CLUE,
    CULTIST,
    DOOM,
    LAST_CALL,
    MONSTER,
    PRIZE,
    RID,
    SLOPE,
    STAYS,
    SURE,
    SWIFT,
)
from tableforge.arkham.printed import FIST, Blow, blows, is_weapon
from tableforge.arkham.seen import InPlay


def helped_by_lita(eyes: Eyes, foe: InPlay) -> int:
    """One damage more against a monster, where Lita is with somebody here."""
    with_her = [
        p for p in (eyes.me, *eyes.mates) if p["at"] == eyes.me["at"] and any([c["id"] == LITA for c in p["play"]])
    ]
    return int(bool(with_her) and MONSTER in definition(foe["id"]).traits)


def strike(eyes: Eyes, foe: InPlay, blow: Blow, id: str = "", more: int = 0) -> tuple[float, float]:
    """How likely a blow hits, and the damage that it then does on average."""
    value = eyes.skills[blow.skill] + blow.plus + more + (2 if id == AT_A_SCENE and eyes.clues_here else 0)
    p = eyes.odds(value, foe["fight"])
    damage = float(blow.damage)
    if id in CAREFUL and p:
        damage = 1.0 + eyes.odds(value - 2, foe["fight"]) / p
    elif id in MARGIN and p:
        over = [value + x - foe["fight"] for x in eyes.tokens if x is not None and value + x >= foe["fight"]]
        damage = sum([min(5, max(1, n)) for n in over]) / len(over)
    elif id == ONE_FOE and (len(eyes.engaged) != 1 or foe not in eyes.engaged):
        damage = 1.0
    return p, damage + helped_by_lita(eyes, foe)


def arms(eyes: Eyes) -> list[tuple[str, Blow, int]]:
    """What the seat can strike with: a card in play, its attack, and how often (0 is for ever)."""
    out = []
    for c in eyes.me["play"]:
        if not is_used_up(c):
            for blow in blows(c["id"])[:1]:
                out.append((str(c["id"]), blow, sum(c["uses"].values()) if "uses" in c else 0))
    return out


def power(eyes: Eyes, foe: InPlay) -> float:
    """The damage that the seat's best attack does to an enemy, on average."""
    best = [strike(eyes, foe, blow, id) for id, blow, _ in arms(eyes)]
    return max([p * damage for p, damage in [strike(eyes, foe, FIST), *best]])


def chance_to_win(eyes: Eyes, foe: InPlay) -> float:
    """How likely the seat is to win a fight to the end against an enemy, with all that it has in play and in hand."""
    d = definition(foe["id"])
    best = [(strike(eyes, foe, blow, id), blow, id, n) for id, blow, n in arms(eyes)]
    bare = strike(eyes, foe, FIST)
    shots: list[tuple[Blow, str]] = []
    last = (FIST, "")
    for (p, damage), blow, id, n in sorted(best, key=lambda x: -x[0][0] * x[0][1]):
        if p * damage <= bare[0] * bare[1]:
            break
        if not n:
            last = (blow, id)
            break
        shots += [(blow, id)] * n
    helped = sorted(
        [definition(c["id"]).icons[COMBAT] + definition(c["id"]).icons[WILD] for c in eyes.me["hand"] or ()]
    )
    talent = any([COMBAT in TALENTS.get(c["id"], ()) for c in eyes.me["play"]])
    coins = eyes.resources if talent else 0
    hits = []
    for k in range(BLOWS):
        blow, id = shots[k] if k < len(shots) else last
        bought = min(2, coins)
        coins -= bought
        p, damage = strike(eyes, foe, blow, id, bought + (helped.pop() if helped else 0))
        hits.append((p, round(damage)))
    p, damage = strike(eyes, foe, *last)
    return duel(
        tuple(hits),
        (p, round(damage)),
        health_left(foe),
        eyes.health + eyes.shields[0],
        eyes.sanity + eyes.shields[1],
        (d.damage, d.horror),
        bool(d.keywords & RETALIATE),
    )


def prize(eyes: Eyes, foe: InPlay) -> float:
    """What it is worth to be rid of an enemy."""
    d = definition(foe["id"])
    whole = RID + STAYS * eyes.toll(foe)
    if foe not in eyes.engaged and not d.keywords & MASSIVE:
        beside = any([c["key"] == foe["key"] for c, _ in eyes.beside()])
        whole *= ASIDE if beside else 0.6 if d.keywords & HUNTER else AFAR
    whole += 0.4 * max(0, d.victory) + DOOM * int(foe.get("doom", 0))
    quarry = QUARRY.get(eyes.act_id, ())
    return whole + ((PRIZE if len(quarry) == 1 else CULTIST) if d.id in quarry else 0.0)


def attacking(eyes: Eyes, foe: InPlay, blow: Blow, id: str = "") -> float:
    """What an attack is worth, alone or with the help of a card."""
    more, price = eyes.aid(blow.skill)
    return max(striking(eyes, foe, blow, id, 0), striking(eyes, foe, blow, id, more) - price)


def attacking_best(eyes: Eyes, foe: InPlay) -> float:
    """What an attack is worth with the best that the seat has in play."""
    return max([attacking(eyes, foe, FIST), *[attacking(eyes, foe, blow, id) for id, blow, _ in arms(eyes)]])


def striking(eyes: Eyes, foe: InPlay, blow: Blow, id: str, more: int) -> float:
    """Its share of getting rid of the enemy, less what comes back."""
    d = definition(foe["id"])
    p, damage = strike(eyes, foe, blow, id, more)
    share = min(1.0, damage / health_left(foe))
    gain = p * share * prize(eyes, foe)
    if share == 1.0 and eyes.me["investigator"] == "roland-banks" and eyes.clues_here and seeking(eyes):
        gain += p * 0.6 * CLUE
    back = eyes.toll(foe) if d.keywords & RETALIATE and not foe["exhausted"] else 0.0
    friend = next((x for c, x in eyes.beside() if c["key"] == foe["key"]), None)
    if friend is not None:
        back += damage * 0.7  # a miss hits whom the enemy is engaged with
    return gain - (1 - p) * back


def fighting(eyes: Eyes, at: str, blow: Blow, id: str = "") -> float:
    """What an attack on an enemy is worth; on the best one, where `at` names none."""
    there = [*eyes.engaged, *eyes.lurking(eyes.at), *[c for c, _ in eyes.beside()]]
    return max([attacking(eyes, c, blow, id) for c in there if at in ("", c["key"])], default=-1.0)


def evading(eyes: Eyes, at: str, skill: int = AGILITY, plus: int = 0) -> float:
    """What it is worth to slip away from an enemy: it does not attack this round, nor hinder what else is to be done."""
    return max([slipping(eyes, c, skill, plus) for c in eyes.engaged if at in ("", c["key"])], default=-1.0)


def slipping(eyes: Eyes, foe: InPlay, skill: int, plus: int) -> float:
    """Return what it is worth to evade this enemy with a skill and what is added to it."""
    if foe["exhausted"]:
        return -1.0
    p = eyes.odds(eyes.skills[skill] + plus, foe["evade"])
    d = definition(foe["id"])
    shaken_off = 0.0 if d.keywords & HUNTER else 0.5 * eyes.toll(foe)
    more = 0.25 * max(0, eyes.actions - 1) * eyes.toll(foe)
    found = CULTIST if d.id == "ruth-turner" else 0.0
    return p * (eyes.toll(foe) + shaken_off + more + found)


def has_weapon(eyes: Eyes) -> bool:
    """Whether the seat has something in play to fight with."""
    return any([is_weapon(c["id"]) and not is_used_up(c) for c in eyes.me["play"]])


PRIEST: Final[InPlay] = {
    "id": "ghoul-priest",
    "key": "",
    "type": "enemy",
    "fight": 4,
    "evade": 4,
    "health": 5,
    "exhausted": False,
}


def is_prepared(eyes: Eyes) -> bool:
    """Whether the group is fit to meet what waits behind the barrier; the less time is left, the less it asks."""
    time = eyes.rounds_left() - LAST_CALL
    if not eyes.mates:
        return chance_to_win(eyes, PRIEST) >= min(SURE, SLOPE * time)
    boss: InPlay = {**PRIEST, "health": 5 * len(eyes.view["players"])}
    everybody = [eyes, *[Eyes(eyes.view, p["seat"]) for p in eyes.mates]]
    a_round = 3 * sum([power(x, boss) for x in everybody if strike(x, boss, FIST)[0] > 0.3 or has_weapon(x)])
    return a_round / health_left(boss) >= min(SWIFT, 0.1 * time)
