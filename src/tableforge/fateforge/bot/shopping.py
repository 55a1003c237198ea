"""Where a group's gold and time go at a rest: wounds first, then the skills and items that promise a hero most for their price.

What a card promises is worked out from its formula and the dice of the hero who would use it, so that other content is
weighed as ours is.  The unit is a result of a die in every round.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.camp import rest
from tableforge.fateforge.definition import Act, Alt, Camp, Card, Gain
from tableforge.fateforge.names import (
    ACTIVE_SKILLS,
    ALL,
    ANY,
    CHARGED,
    CONSUMABLE,
    DICE_LIMIT,
    DO_CLEANSE,
    DO_ENERGIZE,
    DO_ESCORT,
    DO_FOCUS,
    DO_GRANT,
    DO_GUARD,
    DO_HEAL,
    DO_HIDE,
    DO_HIT,
    DO_LEAP,
    DO_MARK,
    DO_MOVE,
    DO_PARRY,
    DO_PREVENT,
    DO_PULL,
    DO_PUSH,
    DO_REPAIR,
    DO_REROLL,
    DO_REVIVE,
    DO_SHOOT,
    DO_SNARE,
    DO_STRIKE,
    DO_STRIP,
    DO_STUN,
    FOCUS,
    LASTING,
    MOVE,
    ON_TURN,
    PARRY,
    PASSIVE,
    PAY_ENERGY,
    PAY_RESULT,
    PIERCE,
    RANGED_DIE,
    SHOOT,
    SHOOT_STAR,
    SINGLE,
    SPECIAL,
    STRIKE,
    STRIKE_STAR,
)
from tableforge.fateforge.pieces import Hero, fits_slot
from tableforge.fateforge.state import Fate
from tableforge.kernel.ask import DONE

# What one use of an act is worth; of those with an amount, each.
ACTS: Final = {
    DO_MOVE: 0.8,
    DO_LEAP: 1.0,
    DO_STRIKE: 1.0,
    DO_SHOOT: 1.0,
    DO_HIT: 0.8,
    DO_STUN: 1.1,
    DO_PUSH: 0.4,
    DO_PULL: 0.5,
    DO_MARK: 0.7,
    DO_STRIP: 0.5,
    DO_PARRY: 0.8,
    DO_GUARD: 0.8,
    DO_HEAL: 1.0,
    DO_ENERGIZE: 0.7,
    DO_CLEANSE: 0.3,
    DO_GRANT: 1.1,
    DO_ESCORT: 0.7,
    DO_HIDE: 0.9,
    DO_SNARE: 0.5,
    DO_PREVENT: 0.8,
    DO_REVIVE: 2.0,
    DO_REROLL: 0.5,
    DO_FOCUS: 1.0,
    DO_REPAIR: 0.5,
}
BY_AMOUNT: Final = (DO_LEAP, DO_STRIP, DO_PARRY, DO_GUARD, DO_HEAL, DO_ENERGIZE, DO_PREVENT, DO_REROLL, DO_SNARE)
PLUS: Final = 0.8  # damage beyond one
ALL_OF_A_ZONE: Final = 1.7
THROUGH_ARMOUR: Final = 0.3
RESULT: Final = 1.0
ENERGY: Final = 0.8
OTHERWISE: Final = 0.3  # another way of using the same card
TURNED: Final = 0.55  # a result turned into another
ARMOUR: Final = 0.4  # a cube, which comes back at each rest
SPECIALS: Final = 0.33  # of the six faces of a weapon's die, two are special
STANDING: Final = 0.5  # a change that always holds
ONCE: Final = 0.35  # what works once in a scene
USED_UP: Final = 0.12  # what works once or twice at all
SELDOM: Final = 0.6  # what works at a moment that may not come
LEAST: Final = 0.3  # what a purchase must promise
AGAIN: Final = 0.85  # each thing that a hero has already bought makes another one less urgent
TOO_WOUNDED: Final = 2  # health that may be missing after a rest
# What play has shown to be better than it looks.
LIKED: Final = (
    "m-brute",
    "m-beheading",
    "m-whirl",
    "m-relentless",
    "s-thunder",
    "s-breath",
    "s-totem",
    "s-wild-call",
    "l-versatile",
    "l-duel",
    "l-mark",
    "l-hold-line",
    "t-knives",
    "t-ambush",
    "t-cheap-shot",
    "t-somersault",
    "t-fingers",
    "g-quick-shot",
    "g-forked",
    "g-long-draw",
    "g-hunter-mark",
    "g-pin",
)
BETTER: Final = 1.3
FACES: Final = {
    MOVE: 1.0,
    STRIKE: 1.1,
    STRIKE_STAR: 1.35,
    SHOOT: 1.1,
    SHOOT_STAR: 1.35,
    FOCUS: 1.0,
    PARRY: 0.8,
    SPECIAL: 1.8,
}
SECOND_USE: Final = 0.25
ASKED: Final = 0.2  # each card that takes it


# ------------------------------------------------------------------ dice
def die_worth(s: Fate, h: Hero, die: int) -> float:
    """What a die promises a hero: its faces, more where the hero's cards take them."""
    costs = [t for c in h.kit.cards for a in c.alts for t in a.cost if t.kind == PAY_RESULT]
    wanted = 0.0
    for face in s.pack.dice[die]:
        uses = [
            worth + ASKED * min(4, sum([takes(t.accepts, symbol) for t in costs]))
            for symbol, worth in FACES.items()
            if face & symbol
        ]
        wanted += max(uses, default=0.0) + (SECOND_USE if len(uses) > 1 else 0.0)
    return wanted / len(s.pack.dice[die])


def takes(accepts: int, symbol: int) -> bool:
    """Whether a cost names this result, not just any."""
    return accepts != ANY and accepts & symbol != 0


def expected(s: Fate, h: Hero, accepts: int) -> float:
    """How many results of a kind a hero rolls in a round."""
    shares = [sum([1 for x in s.pack.dice[d] if x & accepts]) / 6 for d in board.pool(s, h)]
    return sum(sorted(shares, reverse=True)[:DICE_LIMIT])


# ------------------------------------------------------------------ cards
def act_worth(a: Act) -> float:
    worth = ACTS.get(a.verb, 0.3) * (a.n if a.verb in BY_AMOUNT else 1) + PLUS * a.plus
    if a.flags & PIERCE:
        worth += THROUGH_ARMOUR
    if a.hi > 1 and a.hi < 10:
        worth += 0.2
    return worth * ALL_OF_A_ZONE if a.flags & ALL else worth


def gain_worth(g: Gain) -> float:
    if g.acts:
        return sum([act_worth(a) for a in g.acts])
    return 0.8 * g.tokens + g.n * (
        0.8 if g.results == PARRY else RESULT + (0.3 if g.results & (STRIKE_STAR | SHOOT_STAR) else 0.0)
    )


def alt_worth(s: Fate, h: Hero, alt: Alt) -> float:
    """What one use brings beyond its cost, by how likely the hero rolls what it takes."""
    cost = 0.0
    likely = 1.0
    rolled = expected(s, h, ANY)
    for t in alt.cost:
        if t.kind == PAY_RESULT:
            cost += RESULT * t.n
            likely = min(likely, (rolled if t.accepts == ANY else expected(s, h, t.accepts)) / t.n)
        else:
            cost += (ENERGY if t.kind == PAY_ENERGY else 1.2) * t.n
    gain = sum([gain_worth(g) for g in alt.gains])
    if alt.cost and all([not g.acts for g in alt.gains]):
        gain += TURNED
    likely = min(likely, rolled / max(1, alt.results))
    return max(0.0, gain - cost) * likely


def card_worth(s: Fate, h: Hero, c: Card) -> float:
    """What a skill or the use of an item promises a hero in a round."""
    worth = 0.0
    if c.alts:
        uses = sorted([alt_worth(s, h, a) for a in c.alts], reverse=True)
        worth = uses[0] + OTHERWISE * sum(uses[1:])
        if c.freq == SINGLE:
            worth *= ONCE
        elif c.when != ON_TURN and c.freq == PASSIVE:
            worth *= SELDOM
        if c.conds:
            worth *= SELDOM
        if c.uses in (CHARGED, CONSUMABLE):
            worth *= USED_UP * (2 if c.uses == CHARGED else 1) / (ONCE if c.freq == SINGLE else 1.0)
    m = c.mods
    if m.flags or m.parry_keep or m.first_attack or m.untargetable:
        worth += STANDING
    worth += 0.3 * (m.hp + m.en)
    if m.pool:
        worth += sum([die_gain(s, h, d) for d in m.pool])
    if c.die >= 0:
        worth += die_gain(s, h, c.die)
    if c.special is not None:
        worth += SPECIALS * (sum([gain_worth(g) for g in c.special.alts[0].gains]) - RESULT)
    if c.die >= 0:
        worth *= 0.5 + kinship(s, h, c.die)
    worth += ARMOUR * c.armour
    return worth * BETTER if c.id in LIKED or c.up in LIKED else worth


def kinship(s: Fate, h: Hero, die: int) -> float:
    """Which part of a hero's attacks is of the kind of a weapon's die: strikes or shots."""
    strikes, shots = expected(s, h, STRIKE | STRIKE_STAR), expected(s, h, SHOOT | SHOOT_STAR)
    return (shots if die == RANGED_DIE else strikes) / max(0.1, strikes + shots)


def die_gain(s: Fate, h: Hero, die: int) -> float:
    """What one die more to choose from is worth: more than the worst of those rolled now."""
    now = sorted([die_worth(s, h, d) for d in board.pool(s, h)], reverse=True)[:DICE_LIMIT]
    return max(0.0, die_worth(s, h, die) - now[-1])


def bought(s: Fate, h: Hero) -> int:
    """How much a hero has got so far, beyond what it began with."""
    return len(h.skills) - len(h.d.start) + len([i for i in h.board if i >= 0]) - len(h.d.items)


def wish(s: Fate, p: int, c: Card, price: int) -> float:
    """How much a hero would like to have a card, for its price."""
    h = s.heroes[p]
    worth = card_worth(s, h, c)
    if c.up:
        worth -= card_worth(s, h, s.pack.skills[c.up])
    return worth * AGAIN ** bought(s, h) / (price + 2) if worth >= LEAST else 0.0


def item_wish(s: Fate, p: int, c: Card) -> float:
    """How much a hero would like an item: nothing where no slot is free in which it works."""
    h = s.heroes[p]
    if c.only and c.only != h.d.id:
        return 0.0
    if board.slot_for(s, h, c) < 0:
        return 0.0
    if c.uses != LASTING and sum([1 for i in h.board if i >= 0 and s.gear[i].d.uses != LASTING]) > 1:
        return 0.0
    return wish(s, p, c, c.price)


# ------------------------------------------------------------------ a rest
def choice(s: Fate, options: tuple[int, ...]) -> int:
    """What to do next at a rest."""
    hurt = sorted([(h.hp_max - h.hp, p) for p, h in enumerate(s.heroes)], reverse=True)
    most, worst = hurt[0]
    if most:
        for verb in (rest.R_EAT, rest.R_HEAL):
            enough = verb == rest.R_EAT or most > 1 or s.balm > 0
            if enough and codes.option(verb, worst) in options:
                return codes.option(verb, worst)
    if sum([n for n, _ in hurt]) >= TOO_WOUNDED and s.gold:
        for k, camp in enumerate(rest.places(s)):
            if "heal" in camp.offers and codes.option(rest.R_VISIT, k) in options:
                return codes.option(rest.R_VISIT, k)
    best, most_wished = DONE, 0.0
    for o in options:
        if o == DONE:
            continue
        verb, n = codes.verb_of(o), codes.target_of(o)
        wished = 0.0
        if verb == rest.R_SKILL:
            c = s.pack.cards[n]
            p = rest.owner(s, c)
            if c.up or len(s.heroes[p].skills) < ACTIVE_SKILLS:
                wished = wish(s, p, c, rest.skill_price(s, p, c))
        elif verb == rest.R_BUY:
            wished = max([item_wish(s, p, s.pack.cards[n]) for p in range(len(s.heroes))])
        elif verb == rest.R_VISIT and teaches(rest.places(s)[n]):
            wished = max([skill_wish(s, i) for i in rest.for_sale(s, n)], default=0.0)
        elif verb == rest.R_ITEM and n in s.bag:
            wished = 1.0 if any([item_wish(s, p, s.gear[n].d) > 0 for p in range(len(s.heroes))]) else 0.0
        if wished > most_wished:
            best, most_wished = o, wished
    return best


def teaches(camp: Camp) -> bool:
    return "skills" in camp.offers or bool(camp.teaches)


def skill_wish(s: Fate, i: int) -> float:
    """How much somebody would like to learn what a trainer shows."""
    c = s.pack.cards[i]
    p = rest.owner(s, c)
    if p < 0 or (not c.up and len(s.heroes[p].skills) >= ACTIVE_SKILLS):
        return 0.0
    price = rest.skill_price(s, p, c)
    return wish(s, p, c, price) if price <= s.gold else 0.0


def place(s: Fate, options: tuple[int, ...], c: Card) -> int:
    """Where an item goes: to whom it promises most, in a slot in which it works; else into the bag."""
    best, most = DONE, 0.0
    for o in options:
        if o == DONE:
            continue
        p, k = o // rest.SLOT, o % rest.SLOT
        wished = item_wish(s, p, c) if fits_slot(c, k) else 0.0
        if wished > most:
            best, most = o, wished
    return best
