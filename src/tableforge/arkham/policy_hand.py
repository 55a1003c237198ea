"""Cards of the hand and in play: how glad the seat is to have one, what it is worth to play it now, or to use it."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, codes
from tableforge.arkham.definition import Ability
from tableforge.arkham.names import (
    A_FIGHT,
    A_PARLEY,
    A_RESIGNATION,
    ACTION_ABILITY,
    AGILITY,
    AN_EVASION,
    AN_INVESTIGATION,
    ASSET,
    COMBAT,
    DO_USE,
    ENEMY,
    FREE,
    INTELLECT,
    SHROUD,
    SKILL,
    SLOT_COUNTS,
)
from tableforge.arkham.policy_errands import (
    NO_WAY_BACK,
    investigating,
    lita_worth,
    seeking,
)
from tableforge.arkham.policy_facts import (
    ELSEWHERE,
    FIST,
    LITA,
    WITS,
    Lore,
    added_to,
    lore,
    shroud_by,
    tested_by,
)
from tableforge.arkham.policy_fights import (
    AMMO,
    CLUE,
    CONSPIRACY,
    CULTISTS,
    could_be_armed,
    evading,
    fighting,
    has_weapon,
    is_quarry,
    power,
    prize,
    strike,
    typical_foe,
    within_reach,
)
from tableforge.arkham.policy_sight import COIN, SOAK, Sight

WEAPON: Final = 2.4  # one damage more with each blow
DRAW: Final = 0.7
ONLY_HOPE: Final = 1.0  # how much gladder one is of a card that is all there is to fight with
KEPT: Final = -1.0  # for a test
TIME_TO_GO: Final = 1.6  # rounds left at which one leaves a scenario that cannot be won any more
AT_LARGE: Final = 2.0  # what a cultist less is worth while others are known and free
LAST_HOUR: Final = "time-is-running-short"


def room(e: Sight, i: int) -> bool:
    """Whether an asset fits into free slots."""
    s = e.s
    slots = s.cards[i].d.slots
    if not slots:
        return True
    taken = [0] * len(SLOT_COUNTS)
    for x in e.q.play:
        if not e.used_up(x):
            for slot in s.cards[x].d.slots:
                taken[slot] += 1
    for slot in slots:
        taken[slot] += 1
        if taken[slot] > SLOT_COUNTS[slot]:
            return False
    return True


def gladness(e: Sight, i: int) -> float:
    """How glad the seat would be of an asset in play."""
    d = e.s.cards[i].d
    x = lore(d)
    if x.weapon:
        foe = typical_foe()
        b = strike(e, foe, x.strike, x, 0, False)
        better = max(0.0, b.p * (b.damage + (1.0 if x.one_foe and b.damage < 2.0 else 0.0)) - power(e, foe))
        return WEAPON * better * (0.8 if 0 < d.uses < 3 else 1.0) + 0.2
    # What takes harm in one's place, or heals it, is the more welcome the less there is left.
    shield = 0.0
    if d.health > 0:
        n = min(2, d.health)
        shield += 0.3 * (e.pain(n, e.health, 0) - SOAK * n)
    if d.sanity > 0:
        n = min(2, d.sanity)
        shield += 0.3 * (e.pain(n, e.sanity, 0) - SOAK * n)
    healing = 0.0
    if x.heals_damage:
        healing = e.relief(False)
    if x.heals_horror:
        healing = max(healing, e.relief(True))
    return x.glad + min(3.0, shield) + 0.6 * min(4.0, healing)


def keeping(e: Sight, i: int) -> float:
    """How glad the seat is to have a card in hand."""
    s = e.s
    d = s.cards[i].d
    if d.weakness:
        return 0.0
    if d.type == ASSET:
        twin = False
        for x in e.q.play:
            if s.cards[x].d is d and x != i:
                twin = True
        return gladness(e, i) * (0.4 if twin else 1.0)
    if d.type == SKILL:
        return 0.6
    known = lore(d)
    return known.at_hand + (ONLY_HOPE if is_only_hope(e, known) else 0.0)


def drawing(e: Sight) -> float:
    """What it is worth to draw a card: the more, the less there is in hand, and to fight with if a weapon may still come."""
    arm = 0.0 if has_weapon(e) or not could_be_armed(e) else 0.3
    return max(0.1, DRAW + arm - 0.08 * max(0, len(e.q.hand) - 3))


def is_only_hope(e: Sight, x: Lore) -> bool:
    """Whether a card of the hand is what the seat would fight with, as it has no weapon."""
    if has_weapon(e):
        return False
    return x.strikes_once or (x.by_wits and e.skill(INTELLECT) > e.skill(COMBAT))


def quarry_near(e: Sight) -> bool:
    """Whether an enemy that the act is about is within reach."""
    return any([is_quarry(e, e.s.cards[i].d.id) for i in within_reach(e)])


def with_wits(e: Sight) -> float:
    """What it is worth to fight, or to slip away, with one's head for the rest of the turn, instead of what one would do."""
    now = fighting(e, FIST, None, seeking(e))
    for i in e.q.play:
        x = lore(e.s.cards[i].d)
        if x.weapon and not e.used_up(i):
            now = max(now, fighting(e, x.strike, x, seeking(e)))
    away = evading(e, AGILITY, 0)
    struck = min(3, e.q.actions) * max(0.0, fighting(e, WITS, None, seeking(e)) - max(now, away))
    return max(struck, evading(e, INTELLECT, 0) - max(now, away))


def saving(e: Sight) -> float:
    """What the best asset in hand is worth that costs more than the seat has."""
    s = e.s
    best = 0.0
    for i in e.q.hand:
        d = s.cards[i].d
        if d.type == ASSET and d.cost > e.resources and room(e, i):
            best = max(best, gladness(e, i))
        elif d.type != ASSET and d.cost > e.resources and is_only_hope(e, lore(d)):
            best = max(best, keeping(e, i))
    return best


def earning(e: Sight) -> float:
    """What it is worth to gain a resource: something is to be bought, or purses are empty."""
    return max(0.1, 0.6 - 0.1 * e.resources) + 0.2 * saving(e)


def playing(e: Sight, i: int) -> float:
    """What it is worth to play a card now."""
    s = e.s
    d = s.cards[i].d
    id = d.id
    price = COIN * board.price(s, i, e.seat)
    if d.type == ASSET:
        if not room(e, i):
            return -1.0
        return 0.4 + gladness(e, i) * min(1.0, 0.25 + e.rounds_left() / 10) - 0.6 * price
    a = d.play
    known = lore(d)
    if known.event_fights:
        saved = ONLY_HOPE * 2 if is_only_hope(e, known) and not quarry_near(e) else 0.0
        return fighting(e, known.event_strike, known, seeking(e)) - price - saved
    if a is not None and a.designator == AN_EVASION:
        if id == "cunning-distraction":
            return e.danger() - price
        skill = tested_by(a, AGILITY)
        return evading(e, skill, added_to(a, skill)) + (0.6 if e.ready else 0.0) - price
    clues = e.clues_here if seeking(e) else 0
    if known.by_wits:
        return with_wits(e) - price
    if id == "emergency-cache":
        return 1.3 if e.resources < 6 else 0.6
    if id == "hot-streak":
        return 2.0
    if id == "cryptic-research":
        return 2.2
    if id == "working-a-hunch":
        return CLUE - price if clues else -1.0
    if id == "drawn-to-the-flame":
        return 0.8 * CLUE * min(2, clues) - 1.5 if clues else -1.0
    if id == "dynamite-blast":
        gain = 0.0
        for x in [*e.lurking(e.at), *e.engaged]:
            gain += min(1.0, 3.0 / e.left(x)) * prize(e, x)
        near = any([s.players[p].at == e.at for p in e.mates])
        return gain - e.harm(3, 0) - price - (9.0 if near else 0.0)
    if id == "sneak-attack":
        best = -1.0
        for x in [*e.engaged, *e.lurking(e.at)]:
            if s.cards[x].exhausted:
                best = max(best, min(1.0, 2.0 / e.left(x)) * prize(e, x))
        return best - price
    if id == "elusive":
        return e.danger() - 0.8 - price if e.ready else -1.0
    if id == "dark-memory":
        return e.harm(0, 2) + 1.0
    if id == "barricade":
        return -0.5
    return -0.3


def ability_meant(e: Sight, act: int) -> Ability | None:
    """The printed ability that an act is by; None where it was gained."""
    n = codes.ability_of(act)
    kind = FREE if codes.verb_of(act) == DO_USE else ACTION_ABILITY
    for a in e.s.cards[codes.card_of(act)].d.abilities:
        if a.number == n and a.kind == kind:
            return a
    return None


def struck_at_once(e: Sight) -> float:
    """What a point of damage is worth on the enemy within reach for which that is most."""
    best = 0.0
    for i in [*e.engaged, *e.lurking(e.at)]:
        best = max(best, prize(e, i) / e.left(i))
    return best


def at_large(e: Sight) -> int:
    """How many cultists are known and still free."""
    s = e.s
    return len([i for i in s.everything_in_play() if s.cards[i].d.type == ENEMY and s.cards[i].d.id in CULTISTS])


def using(e: Sight, act: int) -> float:
    """What it is worth to use an ability now."""
    s = e.s
    i = codes.card_of(act)
    d = s.cards[i].d
    id = d.id
    if id == LITA:
        return e.odds(e.skill(INTELLECT) + e.aid(INTELLECT), 4) * (lita_worth(e) + 1.0)
    a = ability_meant(e, act)
    if a is None:
        return ELSEWHERE.get(id, 0.3)
    if a.designator == A_FIGHT:
        x = lore(d)
        if id == "knife" and a.number != d.actions[0].number:
            return fighting(e, x.by_ability[a.number], None, seeking(e)) - 0.9 + 0.02
        return fighting(e, x.by_ability[a.number], x, seeking(e)) - (AMMO if d.uses else 0.0) + 0.02
    if a.designator == AN_INVESTIGATION:
        if id == "burglary":
            return 0.9 * e.odds(e.skill(INTELLECT), board.stat(s, e.at, SHROUD))
        return investigating(e, added_to(a, INTELLECT), shroud_by(a)) - 0.5
    if a.designator == AN_EVASION:
        skill = tested_by(a, AGILITY)
        return evading(e, skill, added_to(a, skill))
    if a.designator == A_RESIGNATION:
        return resigning(e)
    if a.designator == A_PARLEY:
        return prize(e, i) - 1.5 if d.type == ENEMY else 1.0
    x = lore(d)
    if x.heals_damage:
        return max(e.relief(False), e.relief(True) if x.heals_horror else 0.0) - 0.2
    if id == CONSPIRACY:
        return ELSEWHERE[id] - AT_LARGE * at_large(e)
    if id in ELSEWHERE:
        return ELSEWHERE[id]
    return by_card(e, id, a)


def by_card(e: Sight, id: str, a: Ability) -> float:
    """… of a card that is used for something of its own."""
    if id == "st-marys-hospital":
        return min(3, e.c.damage) * e.relief(False) * 0.8
    if id == "downtown-arkham-asylum":
        return min(3, e.c.horror) * e.relief(True) * 0.8
    if id == "beat-cop":
        return struck_at_once(e) - 2.0
    if id == "beat-cop-2":
        return struck_at_once(e) - 0.8
    if id == "stray-cat":
        return e.danger() - 1.8 if e.ready else -1.0
    if id == "cat-burglar":
        return e.danger() - 0.5 if e.ready else -1.0
    if id == "locked-door":
        return 2.0 * e.odds(max(e.skill(COMBAT), e.skill(AGILITY)), 4) if seeking(e) else -1.0
    if id == "skids-otoole":
        return 1.0 if e.resources >= 2 and saving(e) < 2.0 else -1.0
    if id == "hospital-debts":
        return 0.15 if e.resources >= 6 else -1.0
    if id == "forbidden-knowledge":
        struck = struck_at_once(e)
        if e.who == "agnes-baker" and struck > 0.0 and e.sanity > 3:
            return struck + COIN - e.harm(0, 1)
        return 0.1 if e.sanity > 6 else -1.0
    if id == "old-book-of-lore" or id == "arcane-initiate":
        return 1.1
    if id == "encyclopedia" or id == "scrying" or id == "book-of-shadows":
        return 0.3
    if id == "magnifying-glass-1":
        return KEPT
    return KEPT if a.kind == FREE and lore_talent(e, id) else 0.5


def lore_talent(e: Sight, id: str) -> bool:
    """Whether a card in play is a talent."""
    s = e.s
    for i in e.q.play:
        if s.cards[i].d.id == id:
            return lore(s.cards[i].d).talent != 0
    return False


def resigning(e: Sight) -> float:
    """What it is worth to leave: nothing, unless all that could be won is won, or all that remains is to be lost."""
    if e.act_id == CONSPIRACY and e.agenda_id == LAST_HOUR and e.rounds_left() <= TIME_TO_GO:
        return 30.0
    if min(e.health, e.sanity) <= 1 and e.ready and e.act_id not in NO_WAY_BACK:
        return 2.0  # the next attack is the last
    return -5.0


__all__ = ["drawing", "earning", "gladness", "keeping", "playing", "resigning", "using", "within_reach"]
