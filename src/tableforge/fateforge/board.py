"""What the board says: who is where, who may be aimed at, what an ability does where it stands.  Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.definition import Card, HeroDef, Mods
from tableforge.fateforge.map import FAR
from tableforge.fateforge.names import (
    AFTER_MOVE_SHOOT,
    ANCHORED,
    ASHBOUND_LAST,
    BLOCKING,
    BOSS,
    CORRUPTION,
    FIRST_LINE,
    FLYING,
    IGNORE_BLOCKING,
    IN_REST,
    IN_STORY,
    NO_STAR,
    PURPLE,
    SHOOT,
    SHOOT_MAX1,
    SHOOT_MIN0,
    SHOOT_STAR,
    STEALTH,
    STRIKE,
    STRIKE_STAR,
)
from tableforge.fateforge.pieces import BOARD_SLOTS, WEAPON_SLOT, Foe, Hero, Kit, fits_slot
from tableforge.fateforge.state import EXIT_DUTY, LIES_OBJECTIVE, LIES_SNARE, OBJECTIVE_DUTY, ORDER, PREPARATION, Fate

# what cards came to lately: a hero's kit follows from its cards alone, and nobody writes into one
KITS: Final[dict[tuple[HeroDef, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]], Kit]] = {}
MOST_KITS: Final = 2048


# ------------------------------------------------------------------ enemies
def has(e: Foe, ability: int) -> bool:
    """Whether an enemy has an ability now: a stunned minion's abilities are ignored (210)."""
    return e.abilities & ability != 0 and not e.stunned


def minion(e: Foe) -> bool:
    """Everything but leaders and bosses (122)."""
    return e.d.colour < PURPLE


def boss(e: Foe) -> bool:
    return e.d.colour == BOSS


def faction(e: Foe) -> str:
    """The faction that an enemy belongs to; a boss belongs to none (123), whatever company it keeps."""
    return "" if boss(e) else e.d.faction


def rooted(e: Foe) -> bool:
    """Whether an enemy never moves: it defends something, guards another, or is guarded (100, 156)."""
    return e.defends >= 0 or e.guards >= 0 or e.guardian >= 0


def movable(e: Foe) -> bool:
    """Whether a hero can push or pull it, or somebody call it (213, 214)."""
    return minion(e) and not rooted(e) and not e.abilities & ANCHORED


def resistance(e: Foe) -> int:
    """Red cubes that defeat it; one less while it is marked, never below one."""
    return max(1, e.res - 1) if e.marked else e.res


def flies(e: Foe) -> bool:
    return has(e, FLYING)


def screens_up(s: Fate) -> bool:
    """Whether dice lie behind screens: until the order is set, where several people play (162)."""
    return s.seats > 1 and (s.phase == PREPARATION or s.phase == ORDER)


def aimable(s: Fate, z: int) -> list[int]:
    """The enemies in a zone that a hero can aim at: Stealth and guardians hide some (151, 156)."""
    plain: list[int] = []
    hidden: list[int] = []
    for k, e in enumerate(s.foes):
        if e.zone == z and not e.out:
            (hidden if has(e, STEALTH) else plain).append(codes.FOE + k)
    return unguarded(s, plain or hidden)


def unguarded(s: Fate, here: list[int]) -> list[int]:
    """Those enemies that no other guards."""
    for i in here:
        if s.enemy(i).guardian >= 0:
            return [i for i in here if s.enemy(i).guardian < 0]
    return here


def attackable(s: Fate, z: int) -> list[int]:
    """The enemies in a zone that an attack may choose: those of the first line before all others (148)."""
    here = aimable(s, z)
    for i in here:
        if has(s.enemy(i), FIRST_LINE):
            return [i for i in here if has(s.enemy(i), FIRST_LINE)]
    return here


# ------------------------------------------------------------------ heroes
def face(h: Hero, r: int) -> int:
    """What a result may be used as; trembling hands take the stars away."""
    x = codes.face_of(r)
    if h.kit.flags & NO_STAR:
        if x & STRIKE_STAR:
            x = x & ~STRIKE_STAR | STRIKE
        if x & SHOOT_STAR:
            x = x & ~SHOOT_STAR | SHOOT
    return x


def shot_range(h: Hero, lo: int, hi: int, usual: bool) -> tuple[int, int]:
    """From where to where a shot of this hero goes; what changes the usual range does not change a printed one."""
    if usual:
        if h.kit.flags & AFTER_MOVE_SHOOT and h.moved:
            lo, hi = 0, 2
        elif h.kit.flags & SHOOT_MIN0:
            lo = 0
    if h.kit.flags & SHOOT_MAX1:
        hi = min(hi, 1)
    return lo, hi


def zones_within(s: Fate, a: int, lo: int, hi: int, shot: bool) -> list[int]:
    """The zones at these distances, by foot or by a shot."""
    row = s.ways.shot[a] if shot else s.ways.walk[a]
    return [z for z in range(s.ways.n) if lo <= row[z] <= hi and row[z] < FAR]


def strike_targets(s: Fate, zone: int, lo: int, hi: int) -> list[int]:
    """Whom a strike from a zone can choose; a reach is barred by closed doors alone."""
    if hi == 0:
        return attackable(s, zone)
    return [i for z in zones_within(s, zone, lo, hi, False) for i in attackable(s, z)]


def shot_targets(s: Fate, zone: int, lo: int, hi: int) -> list[int]:
    """Whom a shot from a zone can choose."""
    return [i for z in zones_within(s, zone, lo, hi, True) for i in attackable(s, z)]


def heroes_within(s: Fate, p: int, lo: int, hi: int, others: bool) -> list[int]:
    """The standing heroes at these distances from hero p."""
    row = s.ways.walk[s.heroes[p].zone]
    return [
        q
        for q, h in enumerate(s.heroes)
        if not h.down and (q != p or not others) and (lo <= row[h.zone] <= hi if h.zone >= 0 else False)
    ]


def held(s: Fate, p: int, zone: int) -> bool:
    """Whether a Blocking enemy keeps a hero from leaving a zone of its own will (149)."""
    if s.heroes[p].kit.flags & IGNORE_BLOCKING:
        return False
    for e in s.foes:
        if e.zone == zone and not e.out and has(e, BLOCKING):
            return True
    return False


def rough(s: Fate, z: int) -> bool:
    """Whether a zone is difficult terrain (109)."""
    return s.difficult >> z & 1 == 1


def snared(s: Fate, z: int) -> int:
    """The damage of the snare in a zone, or 0."""
    for kind, at, n in s.lying:
        if kind == LIES_SNARE and at == z:
            return n
    return 0


# ------------------------------------------------------------------ whom an enemy may aim at
def valid(s: Fate, e: Foe) -> list[int]:
    """The heroes that an enemy may aim at: standing, not hidden; one whom a card shields only if there is no other (205)."""
    seen: list[int] = []
    spared = False
    for p, h in enumerate(s.heroes):
        if not h.down and not h.hidden:
            seen.append(p)
            spared = spared or shielded(h, e)
    if not spared:
        return seen
    return [p for p in seen if not shielded(s.heroes[p], e)] or seen


def shielded(h: Hero, e: Foe) -> bool:
    """Whether an enemy leaves a hero alone while there is another."""
    if h.kit.mods.untargetable >> e.d.colour & 1:
        return True
    return h.kit.flags & ASHBOUND_LAST != 0 and faction(e) == "ashbound"


def place_in_order(s: Fate, p: int) -> int:
    """How far left a hero's tile lies; heroes without a tile come last."""
    return s.order.index(p) if p in s.order else len(s.order) + p


def distance(s: Fate, e: Foe, p: int) -> int:
    """The zones from an enemy to a hero, as it goes."""
    ways = s.ways
    return (ways.fly if flies(e) else ways.walk)[e.zone][s.heroes[p].zone]


# ------------------------------------------------------------------ what is defended
def defended(s: Fate, kind: int, n: int, zone: int = -1) -> bool:
    """Whether an enemy still defends something: a token of an objective, an exit, a door, a portal (98, 118, 220)."""
    for e in s.foes:
        if e.out or e.defends < 0:
            continue
        k, m = s.duties[e.defends]
        if k == kind and m == n and (k != OBJECTIVE_DUTY or e.zone == zone):
            return True
    return False


def exit_defended(s: Fate, n: int) -> bool:
    return defended(s, EXIT_DUTY, n)


def objective_tokens(s: Fate, z: int) -> list[int]:
    """The objectives whose tokens lie in a zone."""
    return [n for kind, at, n in s.lying if kind == LIES_OBJECTIVE and at == z]


# ------------------------------------------------------------------ a hero's cards
def worn(s: Fate, h: Hero) -> list[int]:
    """The items of a hero that lie in a slot in which they work (75)."""
    return [i for k, i in enumerate(h.board) if i >= 0 and fits_slot(s.gear[i].d, k)]


def outfit(s: Fate, h: Hero) -> Kit:
    """What all cards of a hero come to now: abilities, active skills, items in their slots, Corruption and Fear that stay."""
    items = [s.gear[i].d for i in worn(s, h)]
    key = (h.d, h.active, tuple([d.index for d in items]), h.corruption, h.fears)
    kit = KITS.get(key)
    if kit is None:
        if len(KITS) >= MOST_KITS:
            KITS.clear()
        kit = KITS[key] = packed(s, h, items)
    return kit


def packed(s: Fate, h: Hero, items: list[Card]) -> Kit:
    """The kit of a hero who wears these items."""
    cards: list[Card] = list(h.d.abilities)
    cards += [s.pack.cards[i] for i in h.active]
    for d in items:
        if d.scope in (IN_STORY, IN_REST) or d in cards:
            continue  # not for combat (74), or the second of a kind: whatever it does is once in a round
        cards.append(d)
        if d.special is not None:
            cards.append(d.special)
    cards += [s.pack.cards[i] for i in (*h.corruption, *h.fears)]
    total = Mods()
    for c in cards:
        if c.conds and c.kind != CORRUPTION:
            continue  # a change with a condition is asked when it matters
        add_mods(total, c.mods)
    return Kit(tuple(cards), total)


def add_mods(total: Mods, m: Mods) -> None:
    total.flags |= m.flags
    total.hp += m.hp
    total.en += m.en
    total.first_attack += m.first_attack
    total.parry_keep = max(total.parry_keep, m.parry_keep)
    total.drum_max = max(total.drum_max, m.drum_max)
    if m.parry_max:
        total.parry_max = m.parry_max if not total.parry_max else min(total.parry_max, m.parry_max)
    total.heal += m.heal
    total.price += m.price
    total.test_dice += m.test_dice
    total.reputation += m.reputation
    total.pool += m.pool
    total.traits += m.traits
    total.untargetable |= m.untargetable


def pool(s: Fate, h: Hero) -> tuple[int, ...]:
    """The dice that a hero chooses from: its own, those of cards, and the die of its weapon (36, 84, 87)."""
    dice = h.d.dice + h.more_dice + h.kit.mods.pool
    i = h.board[WEAPON_SLOT]
    if i >= 0 and fits_slot(s.gear[i].d, WEAPON_SLOT) and s.gear[i].d.die >= 0:
        dice += (s.gear[i].d.die,)
    return dice


def slot_for(s: Fate, h: Hero, d: Card) -> int:
    """A free slot of a hero's board in which an item works, or -1."""
    from tableforge.fateforge.names import BULKY

    for k in range(len(BOARD_SLOTS)):
        if h.board[k] == -1 and fits_slot(d, k) and (d.slot != BULKY or h.board[1] == -1):
            return k
    return -1
