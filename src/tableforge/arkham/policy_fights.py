"""Fighting and slipping away: what a blow does on average, what an enemy's end is worth, who would win."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.names import (
    COMBAT,
    EVADE,
    FIGHT,
    HUNTER,
    INTELLECT,
    MASSIVE,
    RETALIATE,
    STILL_IN,
    WILD,
)
from tableforge.arkham.policy_facts import FIST, LITA, WITS, Lore, Strike, lore
from tableforge.arkham.policy_sight import NEVER, Sight

RID: Final = 1.0  # an enemy gone, besides what it does
STAYS: Final = 2.2  # for how many rounds an enemy is thought to attack, if nothing is done about it
AFAR: Final = 0.2  # how much of that counts for an enemy that threatens nobody
ASIDE: Final = 0.75  # … and for one that threatens somebody else here
DOOM: Final = 2.5  # one doom that goes with an enemy
PRIZE: Final = 9.0  # an enemy that the act is about
CULTIST: Final = 5.0  # … or one of several
BLOWS: Final = 8  # how many blows of a fight are looked at one by one
A_ROUND: Final = 3  # how many of them a round has
NO_LORE: Final[Lore | None] = None
AMMO: Final = 0.45  # a shot or a charge
CLUE: Final = 4.0  # a clue that is still needed, in actions well spent
MONSTER: Final = "monster"
PRIEST: Final = "ghoul-priest"
UMORDHOTH: Final = "umordhoth"

# Whom the group must defeat for an act to advance.
ONE_QUARRY: Final = {"what-have-you-done": PRIEST, "vengeance-awaits": UMORDHOTH}
CONSPIRACY: Final = "uncovering-the-conspiracy"
CULTISTS: Final = (
    "wolf-man-drew",
    "herman-collins",
    "peter-warren",
    "victoria-devereux",
    "ruth-turner",
    "the-masked-hunter",
)
IS_CULTIST: Final = dict.fromkeys(CULTISTS, True)


class Foe:
    """An enemy as a fight sees it."""

    def __init__(
        self, fight: int, left: int, damage: int, horror: int, keywords: int, card: int, monster: bool
    ) -> None:
        self.fight = fight
        self.left = left
        self.damage = damage
        self.horror = horror
        self.keywords = keywords
        self.card = card  # -1: one that is only thought of
        self.monster = monster


def foe_of(e: Sight, i: int) -> Foe:
    """An enemy in play."""
    s = e.s
    d = s.cards[i].d
    return Foe(board.stat(s, i, FIGHT), e.left(i), d.damage, d.horror, board.keywords(s, i), i, MONSTER in d.traits)


def typical_foe() -> Foe:
    """An enemy of the usual kind."""
    return Foe(3, 3, 1, 1, 0, -1, True)


def priest_to_come(health: int = 5) -> Foe:
    """The Ghoul Priest, before he is there."""
    return Foe(4, health, 2, 2, RETALIATE, -1, True)


def is_quarry(e: Sight, id: str) -> bool:
    """Whether the act is about this enemy."""
    if e.act_id == CONSPIRACY:
        return id in IS_CULTIST
    return ONE_QUARRY.get(e.act_id, "") == id


# ------------------------------------------------------------------ blows
def lita_here(e: Sight) -> bool:
    """Whether Lita is with somebody at the seat's location."""
    s = e.s
    for p in range(len(s.players)):
        x = s.players[p]
        if x.status == STILL_IN and x.at == e.at:
            for i in x.play:
                if s.cards[i].d.id == LITA:
                    return True
    return False


class Blow:
    """How likely a blow hits, and the damage that it then does on average."""

    def __init__(self, p: float, damage: float) -> None:
        self.p = p
        self.damage = damage
        self.power = p * damage


def strike(e: Sight, foe: Foe, a: Strike, x: Lore | None, more: int, lita: bool) -> Blow:
    """An attack on an enemy: with the card that it comes from, and so much more skill."""
    value = e.tried(a.skill) + a.plus + more
    damage = float(a.damage)
    if x is not None and x.at_a_scene and e.clues_here:
        value += 2
    p = e.odds(value, foe.fight)
    if x is not None:
        if x.careful and p > 0.0:
            damage = 1.0 + e.odds(value - 2, foe.fight) / p
        elif x.margin and p > 0.0:
            total = 0.0
            n = 0
            for token in e.all_tokens():
                over = value + token - foe.fight
                if token != NEVER and over >= 0:
                    total += float(min(5, max(1, over)))
                    n += 1
            damage = total / max(1, n)
        elif x.one_foe and foe.card >= 0 and (len(e.engaged) != 1 or foe.card not in e.engaged):
            damage = 1.0
    if lita and foe.monster:
        damage += 1.0
    return Blow(p, damage)


def arms(e: Sight) -> list[int]:
    """The weapons in play that can still be used."""
    return [i for i in e.q.play if lore(e.s.cards[i].d).weapon and not e.used_up(i)]


def power(e: Sight, foe: Foe) -> float:
    """The damage that the seat's best attack does to an enemy, on average."""
    lita = lita_here(e)
    best = strike(e, foe, FIST, None, 0, lita).power
    for i in arms(e):
        x = e.lore(i)
        best = max(best, strike(e, foe, x.strike, x, 0, lita).power)
    return best


def chance_to_win(e: Sight, foe: Foe, with_lita: bool = False) -> float:
    """How likely the seat is to win a fight to the end against an enemy, with all that it has in play and in hand."""
    s = e.s
    lita = with_lita or lita_here(e)
    extra = 1 if with_lita and not lita_here(e) else 0
    bare = strike(e, foe, FIST, None, extra, lita)
    ranked: list[tuple[float, int]] = []
    for i in arms(e):
        x = e.lore(i)
        ranked.append((-strike(e, foe, x.strike, x, extra, lita).power, i))
    ranked.sort()
    # What is struck with, one after the other: events, what has shots, one's head for a round; then what does not wear out.
    strikes: list[Strike] = []
    by: list[Lore | None] = []
    spent: list[int] = []
    purse = e.resources
    for i in e.q.hand:
        d = s.cards[i].d
        x = lore(d)
        if x.strikes_once and d.cost <= purse:
            purse -= d.cost
            spent.append(i)
            strikes.append(x.event_strike)
            by.append(None)
    last, last_by, steady = FIST, NO_LORE, bare.power
    for minus, i in ranked:
        if -minus <= bare.power:
            break
        x = e.lore(i)
        if s.cards[i].d.use_kind < 0:
            last, last_by, steady = x.strike, x, -minus
            break
        strikes += [x.strike] * s.cards[i].uses
        by += [x] * s.cards[i].uses
    if strike(e, foe, WITS, None, extra, lita).power > steady:
        for i in e.q.hand:
            if lore(s.cards[i].d).by_wits and purse > 0:
                purse -= 1
                spent.append(i)
                strikes += [WITS] * A_ROUND
                by += [NO_LORE] * A_ROUND
    icons = sorted(
        [s.cards[i].d.icons[COMBAT] + s.cards[i].d.icons[WILD] for i in e.q.hand if i not in spent], reverse=True
    )
    coins = 0
    if any([lore(s.cards[i].d).raises(COMBAT) for i in e.q.play]):
        coins = purse
    ps: list[float] = []
    damages: list[int] = []
    for k in range(BLOWS):
        buy = min(2, coins)
        coins -= buy
        more = extra + buy + (icons[k] if k < len(icons) else 0)
        if k < len(strikes):
            b = strike(e, foe, strikes[k], by[k], more, lita)
        else:
            b = strike(e, foe, last, last_by, more, lita)
        ps.append(b.p)
        damages.append(int(b.damage + 0.5))
    b = strike(e, foe, last, last_by, extra, lita)
    ps.append(b.p)
    damages.append(int(b.damage + 0.5))
    return duel(
        ps,
        damages,
        foe.left,
        e.health + e.shield_h,
        e.sanity + e.shield_s,
        foe.damage,
        foe.horror,
        foe.keywords & RETALIATE != 0,
    )


NO_END: Final = 99
LONGEST: Final = 24  # blows of a duel; what is not decided by then is lost
FAINT: Final = 0.002  # ways that are less likely are not followed


def duel(
    ps: list[float],
    damages: list[int],
    foe: int,
    health: int,
    sanity: int,
    damage: int,
    horror: int,
    retaliates: bool,
) -> float:
    """How likely an investigator is to defeat an enemy before being defeated.

    The blows come one after the other, the last of them for ever.  The enemy attacks after every third one and, if it
    retaliates, after every miss.  Attacks are counted, as harm is nothing else than so many of them.
    """
    if foe <= 0:
        return 1.0
    stands = NO_END  # how many attacks the investigator outlives
    if damage > 0:
        stands = min(stands, (health - 1) // damage)
    if horror > 0:
        stands = min(stands, (sanity - 1) // horror)
    if health <= 0 or sanity <= 0:
        return 0.0
    width = min(stands, LONGEST) + 1
    # now[left * width + attacks] is how likely it is to come there
    now = [0.0] * ((foe + 1) * width)
    now[foe * width] = 1.0
    won = 0.0
    n = len(ps)
    for k in range(LONGEST):
        p = ps[k] if k < n else ps[n - 1]
        hit = damages[k] if k < n else damages[n - 1]
        then = [0.0] * ((foe + 1) * width)
        alive = 0.0
        struck = 1 if k % 3 == 2 else 0
        for left in range(1, foe + 1):
            for had in range(width):
                x = now[left * width + had]
                if x < FAINT:
                    continue
                if left <= hit:
                    won += x * p
                else:
                    to = had + struck
                    if to < width:
                        then[(left - hit) * width + to] += x * p
                        alive += x * p
                to = had + struck + (1 if retaliates else 0)
                if to < width:
                    then[left * width + to] += x * (1.0 - p)
                    alive += x * (1.0 - p)
        now = then
        if alive < FAINT or (k >= n and p <= 0.0):
            break
    return won


# ------------------------------------------------------------------ what an enemy's end is worth
def prize(e: Sight, i: int) -> float:
    """What it is worth to be rid of an enemy."""
    s = e.s
    c = s.cards[i]
    d = c.d
    whole = RID + STAYS * e.toll(i)
    if i not in e.engaged and not d.keywords & MASSIVE:
        if e.mates and i in e.beside():
            whole *= ASIDE
        else:
            whole *= 0.6 if d.keywords & HUNTER else AFAR
    whole += 0.4 * max(0, d.victory) + DOOM * c.doom
    if is_quarry(e, d.id):
        whole += CULTIST if e.act_id == CONSPIRACY else PRIZE
    return whole


def attacking(e: Sight, i: int, a: Strike, x: Lore | None, seeking: bool) -> float:
    """What an attack is worth, alone or with the help of a card."""
    foe = foe_of(e, i)
    worth = prize(e, i)
    lita = lita_here(e)
    more = e.aid(a.skill)
    best = striking(e, foe, worth, a, x, 0, lita, seeking)
    if more:
        best = max(best, striking(e, foe, worth, a, x, more, lita, seeking) - e.aid_price(a.skill, more))
    return best


def attacking_best(e: Sight, i: int, seeking: bool) -> float:
    """What an attack is worth with the best that the seat has in play."""
    best = attacking(e, i, FIST, None, seeking)
    for w in arms(e):
        x = e.lore(w)
        best = max(best, attacking(e, i, x.strike, x, seeking))
    return best


def striking(
    e: Sight, foe: Foe, worth: float, a: Strike, x: Lore | None, more: int, lita: bool, seeking: bool
) -> float:
    """Its share of getting rid of the enemy, less what comes back."""
    b = strike(e, foe, a, x, more, lita)
    share = min(1.0, b.damage / foe.left)
    gain = b.p * share * worth
    if share >= 1.0 and seeking and e.clues_here and e.who == "roland-banks":
        gain += b.p * 0.6 * CLUE
    back = 0.0
    if foe.keywords & RETALIATE and not e.s.cards[foe.card].exhausted:
        back = e.toll(foe.card)
    if e.mates and foe.card in e.beside():
        back += b.damage * 0.7  # a miss hits whom the enemy is engaged with
    return gain - (1.0 - b.p) * back


def within_reach(e: Sight) -> list[int]:
    """The enemies that the seat may attack."""
    return [*e.engaged, *e.lurking(e.at), *(e.beside() if e.mates else [])]


def fighting(e: Sight, a: Strike, x: Lore | None, seeking: bool) -> float:
    """What an attack is worth on the enemy that it is best for."""
    best = -1.0
    for i in within_reach(e):
        best = max(best, attacking(e, i, a, x, seeking))
    return best


def evading(e: Sight, skill: int, plus: int) -> float:
    """What it is worth to slip away from the enemy for which that is best."""
    best = -1.0
    for i in e.engaged:
        best = max(best, slipping(e, i, skill, plus))
    return best


def slipping(e: Sight, i: int, skill: int, plus: int) -> float:
    """What it is worth to evade this enemy: it does not attack this round, nor hinder what else is to be done."""
    s = e.s
    if s.cards[i].exhausted:
        return -1.0
    d = s.cards[i].d
    toll = e.toll(i)
    p = e.odds(e.tried(skill) + plus, board.stat(s, i, EVADE))
    shaken_off = 0.0 if d.keywords & HUNTER else 0.5 * toll
    more = 0.25 * max(0, e.q.actions - 1) * toll
    found = CULTIST if d.id == "ruth-turner" else 0.0
    return p * (toll + shaken_off + more + found)


def has_weapon(e: Sight) -> bool:
    """Whether the seat has something in play to fight with."""
    return len(arms(e)) > 0


# ------------------------------------------------------------------ whether to meet what waits
SURE: Final = 0.7  # how likely to win the seat wants to be, while there is time
SLOPE: Final = 0.1
SWIFT: Final = 0.45  # which part of it a group wants to be able to fell in a round
FETCHED: Final = 0.7  # how likely one comes to Lita behind the barrier, and outlives it
LAST_CALL: Final = 4.0  # with how many rounds left it goes on whatever the odds
WORN: Final = 3  # health or sanity with which time is against it


def could_be_armed(e: Sight) -> bool:
    """Whether a weapon that is not in play is still to come: in hand, or in what is left of the seat's own deck."""
    s = e.s
    for i in e.q.hand:
        if lore(s.cards[i].d).weapon:
            return True
    for i in e.q.deck:  # which cards these are is known, but not their order
        if lore(s.cards[i].d).weapon:
            return True
    return False


def is_prepared(e: Sight) -> bool:
    """Whether the group is fit to meet what waits behind the barrier; the less time is left, the less it asks.

    Who has nothing to wait for does not wait: no weapon is to come, or each round costs more than it brings.
    """
    time = e.rounds_left() - LAST_CALL
    if not e.mates:
        if not (has_weapon(e) or could_be_armed(e)) or (e.danger() > 0.0 and min(e.health, e.sanity) <= WORN):
            return True
        alone = chance_to_win(e, priest_to_come())
        helped = FETCHED * e.odds(e.skill(INTELLECT) + e.aid(INTELLECT), 4) * chance_to_win(e, priest_to_come(), True)
        return max(alone, helped) >= min(SURE, SLOPE * time)
    boss = priest_to_come(5 * len(e.s.players))
    a_round = 0.0
    for p in [e.seat, *e.mates]:
        x = e if p == e.seat else Sight(e.s, p)
        if strike(x, boss, FIST, None, 0, False).p > 0.3 or has_weapon(x):
            a_round += 3.0 * power(x, boss)
    return a_round / boss.left >= min(SWIFT, 0.1 * time)
