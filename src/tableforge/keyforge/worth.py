"""What a position promises a player: what each side has, in numbers, and how much of a win that is by learned weights.

A position is judged at the first question of a turn, when the player to move has forged.  What that player holds is unknown
and counts by its number; the other one is whoever thinks, and knows its own hand.  `bench/train_bots.py` learns the weights.
"""

from __future__ import annotations

from typing import Final

from tableforge.kernel.react import Fact
from tableforge.keyforge import board
from tableforge.keyforge.names import (
    ACTION_LABEL,
    CREATURE,
    ELUSIVE,
    FORGE_STEP,
    FORGES,
    KEY_COST,
    KEYS_TO_WIN,
    OMNI,
    POISON,
    REAP,
    SKIP_STEP_MOD,
    SKIRMISH,
    TAUNT,
)
from tableforge.keyforge.state import KeyForge
from tableforge.words.frame import NO_CARD

# What counts of a side, in the order of `side`, and how much of it counts at most.
MOST: Final = {
    "one key": 1,
    "two keys": 1,
    "æmber": 99,  # up to the cost of a key
    "spare æmber": 6,
    "check": 1,  # a key is paid for, and nothing forbids it
    "dear keys": 12,  # what a key costs beyond the usual
    "creatures": 12,
    "power": 50,  # less damage
    "armor": 12,
    "ready": 12,
    "stunned": 6,
    "captured": 8,
    "ready of a house": 7,  # of the house that has most
    "artifacts": 8,
    "hand": 12,
    "archives": 8,
    "chains": 12,
    "upgrades": 6,
    "elusive": 6,
    "taunt": 6,
    "skirmish": 6,  # or poison
    "reapers": 6,  # creatures that do something when they reap
    "actors": 6,  # creatures with an action
    "tools": 6,  # artifacts with an action
    "weak": 10,  # creatures with 2 power left or less
    "strong": 8,  # … with 6 or more
    "æmber at two keys": 99,
    "check at two keys": 1,
    "creatures at two keys": 12,
    "æmber against two keys": 99,
    "creatures against two keys": 12,
    "barred": 1,  # the next key cannot be forged
    "barred at two keys": 1,
    "hand of a house": 8,  # of the house that has most; from here on only where the hand is known
    "bonuses in hand": 8,
    "creatures in hand": 8,
    "turn of a house": 10,  # cards in hand and ready creatures
}
SIDE: Final = tuple(MOST)
CAPS: Final = list(MOST.values())
N: Final = len(CAPS)

WON: Final = 12.0  # a game that is won, as a logit
LOSING: Final = 6.0  # what it costs to let the other one forge the last key
USES: Final = 1 << ACTION_LABEL | 1 << OMNI
NO_HOUSES: Final = (0,) * 16

# Where a single card is weighed, in the order of `CardWorth`.
PLACES: Final = ("held", "archived", "own_line", "foe_line", "own_artifacts", "foe_artifacts")

# What is still to be done this turn, inside of it.
READY: Final = 0.25  # a ready creature of the active house
STUNNED: Final = 0.05
TOOL: Final = 0.08
CARD: Final = 0.12  # a card of it in hand
BONUS: Final = 0.2  # each æmber that it brings
BODY: Final = 0.08  # if it is a creature


def barred(s: KeyForge, p: int) -> bool:
    """Whether something keeps player p from forging the next key, whatever is paid."""
    if board.forbidden(s, Fact(FORGES, p, NO_CARD, NO_CARD, s.players[p].keys + 1)) != board.ALLOWED:
        return True
    for row in board.index(s).rows[SKIP_STEP_MOD]:
        if row.mod.what == FORGE_STEP and board.for_seat(s, row, p):
            return True
    return False


def purse(s: KeyForge, p: int) -> int:
    """The æmber that player p may forge with, in the pool and on cards that may pay."""
    n = s.players[p].amber
    for i in board.cards_that_pay(s, p):
        n += s.cards[i].amber
    return n


def side(s: KeyForge, p: int, forges: bool, rested: bool, known: bool) -> list[int]:
    """What player p has, in the order of `SIDE`.

    forges   as if the forge step came now      rested   as if all cards were readied      known   with what is in the hand
    """
    q = s.players[p]
    out = [0] * N
    cost = board.key_cost(s, p)
    amber = purse(s, p)
    keys = q.keys
    bar = barred(s, p)
    if forges and not bar and amber >= cost and keys < KEYS_TO_WIN - 1:
        amber -= cost
        keys += 1
    towards = min(amber, cost)
    check = 1 if amber >= cost and not bar else 0
    out[2] = towards
    out[3] = max(0, amber - cost)
    out[4] = check
    out[5] = cost - KEY_COST

    here = list(NO_HOUSES)
    power = 0
    for i in q.line:
        c = s.cards[i]
        d = c.d
        left = board.power(s, i) - c.damage
        if left > 0:
            power += left
        out[8] += board.armor(s, i)
        out[11] += c.amber
        out[17] += len(c.ups)
        if c.stun:
            out[10] += 1
        elif c.ready or rested:
            out[9] += 1
            here[c.house] += 1
        if d.keywords:
            if d.keywords & ELUSIVE:
                out[18] += 1
            if d.keywords & TAUNT:
                out[19] += 1
            if d.keywords & (SKIRMISH | POISON):
                out[20] += 1
        if d.labels:
            if d.labels >> REAP & 1:
                out[21] += 1
            if d.labels & USES:
                out[22] += 1
        if left <= 2:
            out[24] += 1
        elif left >= 6:
            out[25] += 1
    creatures = len(q.line)
    out[6] = creatures
    out[7] = power
    for h in q.houses:
        if here[h] > out[12]:
            out[12] = here[h]
    for i in q.artifacts:
        if s.cards[i].d.labels & USES:
            out[23] += 1
    out[13] = len(q.artifacts)
    out[14] = len(q.hand)
    out[15] = len(q.archives)
    out[16] = q.chains

    if keys == 1:
        out[0] = 1
    elif keys >= 2:
        out[1] = 1
        out[26] = towards
        out[27] = check
        out[28] = creatures
    if s.players[1 - p].keys >= 2:
        out[29] = towards
        out[30] = creatures
    if bar:
        out[31] = 1
        if keys >= 2:
            out[32] = 1

    if known:
        held = list(NO_HOUSES)
        for i in q.hand:
            c = s.cards[i]
            held[c.house] += 1
            out[34] += c.d.amber
            if c.d.type == CREATURE:
                out[35] += 1
        for h in q.houses:
            if held[h] > out[33]:
                out[33] = held[h]
            if held[h] + here[h] > out[36]:
                out[36] = held[h] + here[h]
    for k in range(N):
        if out[k] > CAPS[k]:
            out[k] = CAPS[k]
    return out


def features(s: KeyForge) -> list[int]:
    """The position at the first question of a turn: the side that is to move, then the other one."""
    return side(s, s.active, False, False, False) + side(s, 1 - s.active, False, False, True)


def weighed(xs: list[int], weights: list[float], first: int) -> float:
    """A side by its weights, which begin at `first`."""
    t = 0.0
    k = first
    for x in xs:
        if x:
            t += x * weights[k]
        k += 1
    return t


class CardWorth:
    """What single cards are worth beyond what `side` counts, by id, as a logit for the player to move.

    held, archived           in the hand and the archives of the other player, who thinks and knows them
    own_line, own_artifacts  in play, under the player to move
    foe_line, foe_artifacts  in play, under the other one
    """

    def __init__(
        self,
        held: dict[str, float],
        archived: dict[str, float],
        own_line: dict[str, float],
        foe_line: dict[str, float],
        own_artifacts: dict[str, float],
        foe_artifacts: dict[str, float],
    ) -> None:
        self.held = held
        self.archived = archived
        self.own_line = own_line
        self.foe_line = foe_line
        self.own_artifacts = own_artifacts
        self.foe_artifacts = foe_artifacts

    def worth(self, s: KeyForge, p: int) -> float:
        """What the cards of both sides come to, where player p is to move."""
        mover = s.players[p]
        other = s.players[1 - p]
        v = total(s, other.hand, self.held) + total(s, other.archives, self.archived)
        v += total(s, mover.line, self.own_line) + total(s, mover.artifacts, self.own_artifacts)
        return v + total(s, other.line, self.foe_line) + total(s, other.artifacts, self.foe_artifacts)


def total(s: KeyForge, ids: tuple[int, ...], by_card: dict[str, float]) -> float:
    """The worth of some cards together."""
    v = 0.0
    for i in ids:
        found = by_card.get(s.cards[i].d.id)
        if found is not None:
            v += found
    return v


def ended(s: KeyForge, seat: int, weights: list[float], cards: CardWorth | None = None) -> float:
    """The logit of the seat winning, at the first question of a turn or at the end of the game.

    The weights are the worth of being to move, then of what that side has, then of what the other one has.
    """
    if s.over:
        return WON if s.winner == seat else -WON
    p = s.active
    v = weights[0]
    v += weighed(side(s, p, False, False, False), weights, 1)
    v += weighed(side(s, 1 - p, False, False, True), weights, 1 + N)
    if cards is not None:
        v += cards.worth(s, p)
    return v if p == seat else -v


def under_way(s: KeyForge, seat: int, weights: list[float], cards: CardWorth | None = None) -> float:
    """The same inside the seat's own turn, as if it ended here, and what may still be done in it: which way to search first."""
    foe = 1 - seat
    v = weights[0]
    v += weighed(side(s, foe, True, False, False), weights, 1)
    v += weighed(side(s, seat, False, True, True), weights, 1 + N)
    if cards is not None:
        v += cards.worth(s, foe)
    v = -v
    if s.players[foe].keys == KEYS_TO_WIN - 1 and purse(s, foe) >= board.key_cost(s, foe) and not barred(s, foe):
        v -= LOSING
    q = s.players[seat]
    h = s.house
    if h >= 0 and s.active == seat:
        for i in q.line:
            c = s.cards[i]
            if c.ready and c.house == h:
                v += STUNNED if c.stun else READY
        for i in q.artifacts:
            c = s.cards[i]
            if c.ready and c.house == h:
                v += TOOL
        for i in q.hand:
            c = s.cards[i]
            if c.house == h:
                v += CARD + BONUS * c.d.amber
                if c.d.type == CREATURE:
                    v += BODY
    return v
