"""Cards: how glad the seat is to have one, what it is worth to play it now, or to use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.arkham.cards import definition
from tableforge.arkham.definition import Ability
from tableforge.arkham.doors.bots import fights, plans
from tableforge.arkham.doors.bots.eyes import Eyes, health_left, is_used_up
from tableforge.arkham.names import (
    A_FIGHT,
    A_PARLEY,
    A_RESIGNATION,
    AGILITY,
    AN_EVASION,
    AN_INVESTIGATION,
    ASSET,
    COMBAT,
    FAST,
    FREE,
    GET,
    INTELLECT,
    SHROUD,
    SKILL,
    SLOT_COUNTS,
)
from tableforge.arkham.policy_errands import NO_WAY_BACK
from tableforge.arkham.policy_facts import AT_HAND, ELSEWHERE, IN_PLAY, LITA, ONE_FOE, TALENTS
from tableforge.arkham.policy_fights import AMMO, CLUE, CONSPIRACY
from tableforge.arkham.policy_sight import COIN, SOAK
from tableforge.arkham.printed import ability, blow, blows, bonus, id_of, is_weapon, skill_for
from tableforge.arkham.seen import InPlay

TYPICAL: Final[InPlay] = {
    "id": "ghoul-minion",
    "key": "",
    "fight": 3,
    "evade": 3,
    "health": 3,
    "type": "enemy",
    "exhausted": False,
}
WEAPON: Final = 2.4  # one damage more with each blow
DRAW: Final = 0.7
TIME_TO_GO: Final = 1.6  # rounds left at which one leaves a scenario that cannot be won any more
HEALING: Final = {
    "first-aid": ("damage", "horror"),
    "medical-texts": ("damage",),
    "arkham-woods-quiet-glade": ("damage", "horror"),
}


def room(eyes: Eyes, id: str) -> bool:
    """Whether an asset fits into free slots."""
    taken = [slot for c in eyes.me["play"] if not is_used_up(c) for slot in definition(c["id"]).slots]
    return all(
        [taken.count(slot) + definition(id).slots.count(slot) <= SLOT_COUNTS[slot] for slot in definition(id).slots]
    )


def better_armed(eyes: Eyes, id: str) -> float:
    """How much more damage the seat would do with each blow, had it this weapon."""
    p, damage = fights.strike(eyes, TYPICAL, blows(id)[0], id)
    if id == ONE_FOE:
        damage += 1.0
    return max(0.0, p * damage - fights.power(eyes, TYPICAL))


def gladness(eyes: Eyes, id: str) -> float:
    """How glad the seat would be of an asset in play."""
    if is_weapon(id):
        uses = definition(id).uses
        return WEAPON * better_armed(eyes, id) * (0.8 if 0 < uses < 3 else 1.0) + 0.2
    d = definition(id)
    # What takes harm in one's place, or heals it, is the more welcome the less there is left.
    shield = sum(
        [
            0.3 * (eyes.pain(min(2, n), left, 0) - SOAK * min(2, n))
            for n, left in ((d.health, eyes.health), (d.sanity, eyes.sanity))
            if n > 0
        ]
    )
    healing = max([eyes.relief(kind) for kind in HEALING[id]]) if id in HEALING else 0.0
    return IN_PLAY.get(id, 0.5) + min(3.0, shield) + 0.6 * min(4.0, healing)


def keeping(eyes: Eyes, id: str) -> float:
    """How glad the seat is to have a card in hand."""
    d = definition(id)
    if d.weakness:
        return 0.0
    if d.type == ASSET:
        twin = any([c["id"] == id for c in eyes.me["play"]])
        return gladness(eyes, id) * (0.4 if twin else 1.0)
    return 0.6 if d.type == SKILL else AT_HAND.get(id, 0.5)


def drawing(eyes: Eyes) -> float:
    """What it is worth to draw a card: the more, the less there is in hand, and to fight with."""
    return max(0.1, DRAW + (0.0 if fights.has_weapon(eyes) else 0.3) - 0.08 * max(0, eyes.cards - 3))


def earning(eyes: Eyes) -> float:
    """What it is worth to gain a resource: something is to be bought, or purses are empty."""
    return max(0.1, 0.6 - 0.1 * eyes.resources) + 0.2 * saving(eyes)


def saving(eyes: Eyes) -> float:
    """What the best asset in hand is worth that costs more than the seat has."""
    dear = [
        c["id"] for c in eyes.me["hand"] or () if c["type"] == "asset" and definition(c["id"]).cost > eyes.resources
    ]
    return max([gladness(eyes, id) for id in dear if room(eyes, id)], default=0.0)


def playing(eyes: Eyes, key: str) -> float:
    """What it is worth to play a card now."""
    id = id_of(key)
    d = definition(id)
    a = ability(key)
    price = COIN * max(0, d.cost)
    time = min(1.0, 0.25 + eyes.rounds_left() / 10)
    if d.type == ASSET:
        if not room(eyes, id) or (d.unique and any([c["id"] == id for c in eyes.me["play"]])):
            return -1.0
        return 0.4 + gladness(eyes, id) * time - 0.6 * price
    if a is not None and a.designator == A_FIGHT:
        return fights.fighting(eyes, "", blow(a), id) - price
    if a is not None and a.designator == AN_EVASION:
        if id == "cunning-distraction":
            return eyes.toll(*eyes.ready) - price
        skill = skill_for(a, AGILITY)
        return fights.evading(eyes, "", skill, bonus(a, GET, skill)) + (0.6 if eyes.ready else 0.0) - price
    clues = eyes.clues_here if plans.seeking(eyes) else 0
    if id == "emergency-cache":
        return 1.3 if eyes.resources < 6 else 0.6
    if id == "hot-streak":
        return 2.0
    if id == "cryptic-research":
        return 2.2
    if id == "working-a-hunch":
        return CLUE - price if clues else -1.0
    if id == "drawn-to-the-flame":
        return 0.8 * CLUE * min(2, clues) - 1.5 if clues else -1.0
    if id == "dynamite-blast":
        foes = [c for c in eyes.lurking(eyes.at)] + eyes.engaged
        gain = sum([min(1.0, 3 / health_left(c)) * fights.prize(eyes, c) for c in foes])
        return gain - eyes.harm(3, 0) - price - (9.0 if [p for p in eyes.mates if p["at"] == eyes.me["at"]] else 0.0)
    if id == "sneak-attack":
        foes = [c for c in (*eyes.engaged, *eyes.lurking(eyes.at)) if c["exhausted"]]
        return max([min(1.0, 2 / health_left(c)) * fights.prize(eyes, c) for c in foes], default=-1.0) - price
    if id == "elusive":
        return eyes.toll(*eyes.ready) - 0.8 - price if eyes.ready else -1.0
    if id == "dark-memory":
        return eyes.harm(0, 2) + 1.0
    if id == "barricade":
        return -0.5
    return -0.3


def using(eyes: Eyes, key: str) -> float:
    """What it is worth to use an ability now."""
    a = ability(key)
    id = id_of(key)
    if id == LITA:
        return eyes.odds(eyes.skills[INTELLECT], 4) * 6.0
    if a is None:
        return ELSEWHERE.get(id, 0.3)
    if a.designator in ACTIONS:
        return ACTIONS[a.designator](eyes, key, a)
    if id in HEALING:
        return max([eyes.relief(kind) for kind in HEALING[id]]) - 0.2
    if id in ELSEWHERE:
        return ELSEWHERE[id]
    if id in BY_CARD:
        return BY_CARD[id](eyes)
    return KEPT if a.kind == FREE and id in TALENTS else 0.5


KEPT: Final = -1.0  # for a test


# ------------------------------------------------------------------ by what an ability does
def attack_with(eyes: Eyes, key: str, a: Ability) -> float:
    """Return what an attack with this ability is worth, less what it uses up."""
    id = id_of(key)
    worn = id == "knife" and key.endswith("#2")
    fee = 0.9 if worn else AMMO if definition(id).uses else 0.0
    return fights.fighting(eyes, "", blow(a), id if not worn else "") - fee + 0.02


def investigation_with(eyes: Eyes, key: str, a: Ability) -> float:
    """Return what an investigation with this ability is worth."""
    if id_of(key) == "burglary":
        return 0.9 * eyes.odds(eyes.skills[INTELLECT], eyes.here.get("shroud", 9) if eyes.here else 9)
    return plans.investigating(eyes, bonus(a, GET, INTELLECT), bonus(a, GET, SHROUD)) - 0.5


def evasion_with(eyes: Eyes, key: str, a: Ability) -> float:
    """Return what an evasion with this ability is worth."""
    return fights.evading(eyes, "", skill_for(a, AGILITY), bonus(a, GET))


def parley(eyes: Eyes, key: str, a: Ability) -> float:
    """Return what a parley is worth: the enemy that it wins over, or something unknown."""
    foe = eyes.enemy(key.partition(":")[2].partition("#")[0])
    return fights.prize(eyes, foe) - 1.5 if foe is not None else 1.0


ACTIONS: Final[dict[int, Callable[[Eyes, str, Ability], float]]] = {
    A_FIGHT: attack_with,
    AN_INVESTIGATION: investigation_with,
    AN_EVASION: evasion_with,
    A_RESIGNATION: lambda eyes, key, a: resigning(eyes),
    A_PARLEY: parley,
}


# ------------------------------------------------------------------ by the card
def struck_at_once(eyes: Eyes) -> list[float]:
    """What a point of damage is worth to each enemy within reach."""
    return [fights.prize(eyes, c) / health_left(c) for c in (*eyes.engaged, *eyes.lurking(eyes.at))]


def getting_away(eyes: Eyes, fee: float) -> float:
    """Return what it is worth to shake off every ready enemy, less a fee."""
    return eyes.toll(*eyes.ready) - fee if eyes.ready else -1.0


def locked_door(eyes: Eyes) -> float:
    """Return what it is worth to try the locked door: clues lie behind it."""
    return 2.0 * eyes.odds(max(eyes.skills[COMBAT], eyes.skills[AGILITY]), 4) if plans.seeking(eyes) else -1.0


def forbidden_knowledge(eyes: Eyes) -> float:
    """Return what Forbidden Knowledge is worth: a resource for horror, which Agnes turns into damage."""
    struck = struck_at_once(eyes)
    if eyes.me["investigator"] == "agnes-baker" and struck and eyes.sanity > 3:
        return max(struck) + COIN - eyes.harm(0, 1)
    return 0.1 if eyes.sanity > 6 else -1.0


BY_CARD: Final[dict[str, Callable[[Eyes], float]]] = {
    "st-marys-hospital": lambda eyes: min(3, int(eyes.me["damage"])) * eyes.relief("damage") * 0.8,
    "downtown-arkham-asylum": lambda eyes: min(3, int(eyes.me["horror"])) * eyes.relief("horror") * 0.8,
    "beat-cop": lambda eyes: max(struck_at_once(eyes), default=0.0) - 2.0,
    "beat-cop-2": lambda eyes: max(struck_at_once(eyes), default=0.0) - 0.8,
    "stray-cat": lambda eyes: getting_away(eyes, 1.8),
    "cat-burglar": lambda eyes: getting_away(eyes, 0.5),
    "locked-door": locked_door,
    "skids-otoole": lambda eyes: 1.0 if eyes.resources >= 2 and saving(eyes) < 2.0 else -1.0,
    "hospital-debts": lambda eyes: 0.15 if eyes.resources >= 6 else -1.0,
    "forbidden-knowledge": forbidden_knowledge,
    **dict.fromkeys(("old-book-of-lore", "arcane-initiate"), lambda eyes: 1.1),
    **dict.fromkeys(("encyclopedia", "scrying", "book-of-shadows"), lambda eyes: 0.3),
    "magnifying-glass-1": lambda eyes: KEPT,
}


def resigning(eyes: Eyes) -> float:
    """What it is worth to leave: nothing, unless all that could be won is won, or all that remains is to be lost."""
    agenda = eyes.view["agenda"]
    if eyes.act_id == CONSPIRACY and agenda is not None and agenda["id"] == "time-is-running-short":
        return 30.0 if eyes.rounds_left() <= TIME_TO_GO else hopeless(eyes)
    return hopeless(eyes)


def hopeless(eyes: Eyes) -> float:
    """… where the next attack is the last."""
    return 2.0 if min(eyes.health, eyes.sanity) <= 1 and eyes.ready and eyes.act_id not in NO_WAY_BACK else -5.0


def free_of_charge(key: str) -> bool:
    """Whether an act takes no action, so that no enemy strikes back."""
    verb = key.partition(":")[0]
    return verb == "use" or (verb == "play" and bool(definition(id_of(key)).keywords & FAST))
