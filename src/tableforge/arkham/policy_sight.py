"""What a seat sees of a position, and what follows from it at a glance: odds over the bag, what harm costs, time, ways.

A position is read as it stands, but only what lies open to the seat: no deck, no other hand, no face of a location that is
hidden.  So the same is seen in the true position and in any that the seat imagines.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, chaos, map
from tableforge.arkham.frames import TestFrame, Token
from tableforge.arkham.names import (
    AUTO_FAIL,
    ENEMY,
    HEALTH,
    SANITY,
    SKULL,
    STILL_IN,
    USE_SKILL,
    WILD,
)
from tableforge.arkham.pieces import Card, Investigator
from tableforge.arkham.policy_facts import Lore, lore
from tableforge.arkham.skill import TEST_STEPS
from tableforge.arkham.state import Arkham
from tableforge.words.frame import NO_CARD

# What the loss of a point of health or sanity costs, by how many are left; the last one costs the game.
PAIN: Final[list[float]] = [0.0, 16.0, 4.0, 2.4, 1.6, 1.2, 0.9]
PAIN_FAR_OFF: Final = 0.7
SOAK: Final = 0.7  # … of one that an asset takes
CARD: Final = 0.5  # a card that is committed to a test
COIN: Final = 0.22  # one resource
DOOM_A_ROUND: Final = 1.25  # what comes by itself, and what encounter cards add
GHOULS_OUT: Final = "theyre-getting-out"
LAST_PACE: Final = 2.2  # … once ghouls in the hallway add to it, the priest among them
# How many rounds the agendas take that come after one.
TO_COME: Final = {
    "whats-going-on": 7 / DOOM_A_ROUND + 10 / LAST_PACE,
    "rise-of-the-ghouls": 10 / LAST_PACE,
    "predator-or-prey": 8 / DOOM_A_ROUND,
    "the-arkham-woods": 10 / DOOM_A_ROUND,
    "the-ritual-begins": 5 / DOOM_A_ROUND,
}
ZERO: Final = 32  # where the odds for a token of 0 stand in the table
SPAN: Final = 64
NEVER: Final = -99  # what the token of automatic failure counts for
NO_WAY: Final = 99


class Sight:
    """What a seat sees, and what follows from it."""

    def __init__(self, s: Arkham, seat: int) -> None:
        self.s = s
        self.seat = seat
        q = s.players[seat]
        self.q: Investigator = q
        self.c: Card = s.cards[q.card]
        self.at = q.at if q.status == STILL_IN else NO_CARD
        self.alive = q.status == STILL_IN and q.at >= 0
        self.who = self.c.d.id
        engaged: list[int] = []
        ready: list[int] = []
        if self.alive:
            for i in q.threat:
                x = s.cards[i]
                if x.d.type == ENEMY:
                    engaged.append(i)
                    if not x.exhausted:
                        ready.append(i)
        self.engaged = engaged
        self.ready = ready
        self.health = board.remaining(s, q.card, HEALTH) if self.alive else 0
        self.sanity = board.remaining(s, q.card, SANITY) if self.alive else 0
        shield_h = 0
        shield_s = 0
        for i in q.play:
            x = s.cards[i]
            if x.d.health > 0:
                shield_h += max(0, x.d.health - x.damage)
            if x.d.sanity > 0:
                shield_s += max(0, x.d.sanity - x.horror)
        self.shield_h = shield_h
        self.shield_s = shield_s
        self.resources = q.resources
        self.clues_here = s.cards[self.at].clues if self.alive else 0
        self.act_id = s.cards[s.act].d.id if s.act >= 0 else ""
        self.agenda_id = s.cards[s.agenda].d.id if s.agenda >= 0 else ""
        self.table: list[float] = []
        self.tokens: list[int] = []
        self.lack = -1  # clues wanted, once they have been counted
        self.ways: dict[int, dict[int, int]] = {}
        self.promise: dict[int, list[float]] = {}  # errands by location, as pairs of gain and actions
        self.toll_ready = -1.0
        self.mates: list[int] = []
        if len(s.players) > 1:
            self.mates = [p for p in range(len(s.players)) if p != seat and s.players[p].status == STILL_IN]

    # -- cards
    def lore(self, i: int) -> Lore:
        """What is known of card i."""
        return lore(self.s.cards[i].d)

    def used_up(self, i: int) -> bool:
        """Whether a card in play has been used up."""
        x = self.s.cards[i]
        return x.d.use_kind >= 0 and x.uses == 0

    def skill(self, k: int) -> int:
        """A skill of the seat now."""
        return board.skill_of(self.s, self.seat, k) if self.alive else 0

    def tried(self, k: int) -> int:
        """The skill with which the seat would take a test of skill k now: that one, or another that a card allows in its place."""
        n = self.skill(k)
        if self.alive and board.index(self.s).rows[USE_SKILL]:
            for r in board.rows(self.s, USE_SKILL):
                m = r.mod
                if m.optional and m.to is None and m.bits >> k & 1 and r.ctx.ctrl == self.seat:
                    n = max(n, self.skill(m.what))
        return n

    def hidden(self, place: int) -> bool:
        """Whether a location does not show which one it is."""
        x = self.s.cards[place]
        return not x.revealed and bool(x.d.back_icon)

    # -- odds
    def read_bag(self) -> None:
        """Count what each token of the bag would add now."""
        s = self.s
        t: TestFrame | None = None
        tokens: list[int] = []
        last = -1
        n = 0
        for face in s.bag:
            if face != last:
                last = face
                if face == AUTO_FAIL:
                    n = NEVER
                elif face < SKULL:
                    n = chaos.number_on(face)
                else:
                    if t is None:
                        t = TestFrame(TEST_STEPS, NO_CARD, self.seat)
                    token = Token(face)
                    n = chaos.modifier(s, t, token)
            tokens.append(n)
        table = [0.0] * (SPAN + 1)
        for n in tokens:
            k = max(0, min(SPAN, n + ZERO)) if n != NEVER else 0
            table[k] += 1.0
        total = max(1, len(tokens))
        above = 0.0
        for k in range(SPAN, -1, -1):
            above += table[k]
            table[k] = above / total
        self.table = table
        self.tokens = tokens

    def odds(self, value: int, difficulty: int) -> float:
        """How likely a test is to succeed, over the tokens of the bag."""
        if not self.table:
            self.read_bag()
        if difficulty <= 0:
            value = max(value, 8)  # whatever is taken away, a value is never below 0
        return self.table[max(1, min(SPAN, difficulty - value + ZERO))]

    def all_tokens(self) -> list[int]:
        """What each token of the bag would add now, NEVER for automatic failure."""
        if not self.tokens:
            self.read_bag()
        return self.tokens

    def aid(self, skill: int) -> int:
        """What the best card in hand and talents could add to a test of the seat's own."""
        s = self.s
        best = 0
        for i in self.q.hand:
            icons = s.cards[i].d.icons
            best = max(best, icons[skill] + icons[WILD])
        return best + self.bought(skill)

    def bought(self, skill: int) -> int:
        """What talents could add."""
        if self.resources:
            for i in self.q.play:
                if lore(self.s.cards[i].d).raises(skill):
                    return min(2, self.resources)
        return 0

    def aid_price(self, skill: int, plus: int) -> float:
        """What that would cost."""
        if plus == 0:
            return 0.0
        n = self.bought(skill)
        return (CARD if plus > n else 0.0) + COIN * n

    # -- harm
    def pain(self, n: int, left: int, shield: int) -> float:
        """What it costs to take n damage, or horror, with so much left, and so much that assets can take."""
        soaked = min(n, shield)
        cost = SOAK * soaked
        for k in range(left, left - (n - soaked), -1):
            cost += PAIN_FAR_OFF if k >= 7 else PAIN[max(0, k)]
        return cost

    def harm(self, damage: int, horror: int) -> float:
        """What it costs to take so much damage and horror."""
        return self.pain(damage, self.health, self.shield_h) + self.pain(horror, self.sanity, self.shield_s)

    def relief(self, horror: bool) -> float:
        """What it is worth to heal one damage, or one horror."""
        if horror:
            return self.pain(1, self.sanity + 1, 0) if self.c.horror else 0.0
        return self.pain(1, self.health + 1, 0) if self.c.damage else 0.0

    def toll(self, enemy: int) -> float:
        """What an attack of this enemy costs."""
        d = self.s.cards[enemy].d
        return self.harm(d.damage, d.horror)

    def toll_of(self, enemies: list[int]) -> float:
        """What an attack of each of these enemies costs."""
        if not enemies:
            return 0.0
        damage = 0
        horror = 0
        for i in enemies:
            d = self.s.cards[i].d
            damage += d.damage
            horror += d.horror
        return self.harm(damage, horror)

    def danger(self) -> float:
        """What the ready enemies that threaten the seat would take."""
        if self.toll_ready < 0.0:
            self.toll_ready = self.toll_of(self.ready)
        return self.toll_ready

    def fatal(self) -> bool:
        """Whether an attack of each of them would be the end."""
        damage = 0
        horror = 0
        for i in self.ready:
            d = self.s.cards[i].d
            damage += d.damage
            horror += d.horror
        return damage >= self.health + self.shield_h or horror >= self.sanity + self.shield_s

    # -- enemies
    def lurking(self, place: int) -> list[int]:
        """The enemies at a location that are engaged with nobody."""
        if place < 0:
            return []
        return [i for i in self.s.cards[place].here if self.s.cards[i].d.type == ENEMY]

    def beside(self) -> list[int]:
        """The enemies that threaten others here."""
        out: list[int] = []
        for p in self.mates:
            x = self.s.players[p]
            if x.at == self.at:
                out += [i for i in x.threat if self.s.cards[i].d.type == ENEMY]
        return out

    def left(self, enemy: int) -> int:
        """How much damage an enemy still takes."""
        return max(1, board.remaining(self.s, enemy, HEALTH))

    # -- time
    def rounds_left(self) -> float:
        """How many rounds it takes, more or less, until the last agenda advances."""
        s = self.s
        if s.agenda < 0:
            return 10.0
        doom = max(0, board.threshold(s, s.agenda) - board.doom_in_play(s))
        pace = LAST_PACE if self.agenda_id == GHOULS_OUT else DOOM_A_ROUND
        return doom / pace + TO_COME.get(self.agenda_id, 0.0)

    # -- the way
    def steps(self, start: int) -> dict[int, int]:
        """How many steps it is from a location to each other one."""
        found = self.ways.get(start)
        if found is None:
            found = map.distances(self.s, start)
            self.ways[start] = found
        return found

    def step(self, start: int, to: int) -> int:
        """How many steps it is from a location to another."""
        return self.steps(start).get(to, NO_WAY)
