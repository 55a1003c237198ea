"""Enemies: they spawn, engage, hunt, attack and are evaded."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, map
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.damage import deal
from tableforge.arkham.engagement import disengage, preferred
from tableforge.arkham.frames import EnemyFrame
from tableforge.arkham.moves import discard, put_at, put_in_threat
from tableforge.arkham.names import (
    ALOOF,
    AT_LOCATION,
    ATTACK_DAMAGE,
    ATTACK_HORROR,
    ATTACKS,
    CANNOT_ATTACK,
    CANNOT_MOVE_INTO,
    DAMAGE,
    ENEMY,
    ENGAGES,
    HORROR,
    HUNTER,
    IS_EVADED,
    MAP,
    MASSIVE,
    SPAWNS,
    STILL_IN,
)
from tableforge.arkham.react import before, note
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import steps
from tableforge.kernel.react import Fact
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY


# ------------------------------------------------------------------ states
def exhaust(s: Arkham, i: int, rule: str) -> None:
    if not s.cards[i].exhausted:
        s.card(i).exhausted = True
        s.emit(rule, "exhaust", board.you_of(s, i), (i,))


def ready(s: Arkham, i: int, rule: str) -> None:
    if s.cards[i].exhausted:
        s.card(i).exhausted = False
        s.emit(rule, "ready", board.you_of(s, i), (i,))


def evade(s: Arkham, i: int, p: int, rule: str) -> None:
    """Enemy i is evaded by seat p: exhausted, and engaged with nobody (AH.evaded)."""
    exhaust(s, i, rule)
    disengage(s, i, rule)
    s.emit(rule, "evaded", p, (i,))
    note(s, IS_EVADED, p, i, NO_CARD, 0)


# ------------------------------------------------------------------ attacks
def may_attack(s: Arkham, i: int, p: int) -> bool:
    """Whether nothing says that enemy i cannot attack seat p (AH.cannot)."""
    return not board.forbidden(s, CANNOT_ATTACK, i, s.players[p].card)


def attack(s: Arkham, f: AFrame, i: int, p: int, phase: bool = False) -> None:
    """Enemy i attacks seat p, if it can; in the enemy phase it exhausts afterwards."""
    if not may_attack(s, i, p):
        return
    t = EnemyFrame(ATTACK, i, NOBODY)
    t.enemy = i
    t.whom = p
    t.phase_attack = phase
    s.call(t)


class WhenAttacks(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        s.emit(self.rule, "attacks", f.whom, (f.enemy,))
        before(s, f, Fact(ATTACKS, f.whom, f.enemy, NO_CARD, 0))


class Strike(AOp):
    """The attack deals its damage and its horror together (AH.attack-one-packet)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        i, p = f.enemy, f.whom
        if f.cancelled or not s.is_enemy(i) or s.players[p].status != STILL_IN:
            f.cancelled = True
            return
        card = s.players[p].card
        hurt = 0 if f.no_damage else board.stat(s, i, ATTACK_DAMAGE) + f.plus_damage
        horror = board.stat(s, i, ATTACK_HORROR) + f.plus_horror
        deal(s, f, ((card, DAMAGE, hurt, False), (card, HORROR, horror, False)), attacker=i)


class Attacked(AOp):
    """The attack is over; a cancelled one is not, and yet exhausts the enemy in the enemy phase."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if not f.cancelled:
            note(s, ATTACKS, f.whom, f.enemy, NO_CARD, 0)


class AttackEnds(AOp):
    """In the enemy phase the enemy exhausts once everything that its attack led to is over (AH.attack-then-exhaust)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if f.phase_attack and s.is_enemy(f.enemy):
            exhaust(s, f.enemy, self.rule)


ATTACK: Final = steps(
    "attack",
    {
        "when": WhenAttacks("AH.attack-sequence"),
        "strike": Strike("AH.attack-one-packet"),
        "after": Attacked("AH.attack-sequence"),
        "end": Conclude("AH.attack-sequence"),
        "exhaust": AttackEnds("AH.attack-then-exhaust"),
    },
)


# ------------------------------------------------------------------ spawning
AT_THE_PLACE: Final = 0  # where its own instruction says
ENGAGED: Final = 1  # in the threat area of `whom`
BY_EFFECT: Final = 2  # where an effect says


def spawn(s: Arkham, f: AFrame, i: int, p: int, place: int = NO_CARD) -> None:
    """Enemy i spawns, for seat p: at a place that an effect names, by its own instruction, or engaged with that seat."""
    t = EnemyFrame(SPAWN, i, NOBODY)
    t.enemy = i
    t.whom = p
    t.place = place
    s.call(t)


class Where(AOp):
    """Where the enemy spawns; without a legal place it is discarded (AH.spawn-no-legal-location)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        i, p = f.enemy, f.whom
        d = s.cards[i].d
        f.number = AT_THE_PLACE
        if f.place >= 0:
            f.number = BY_EFFECT
            return
        if d.spawn_on_prey:
            seats = preferred(s, i, s.in_order())
            if seats:
                p = s.ask(f, s.lead, "spawn-prey", "AH.spawn-engaged-with-prey", seats, i)
                if p == NOT_YET:
                    return
                f.whom = p
            f.place = s.players[p].at
            f.number = ENGAGED
        elif d.spawn is not None and not board.blank(s, i):
            places = tuple([x for x in d.spawn.ids(s, AFrame(board.NOTHING, i, p)) if s.cards[x].zone == MAP])
            if not places:
                f.cancelled = True
                discard(s, i, "AH.spawn-no-legal-location")
                f.pc = len(f.prog.ops)
                return
            place = s.ask(f, p, "spawn-where", "AH.spawn-several-locations", places, i)
            if place != NOT_YET:
                f.place = place
        else:
            f.place = s.players[p].at
            f.number = ENGAGED


class WhenSpawns(AOp):
    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        before(s, f, Fact(SPAWNS, f.whom, f.enemy, f.place, 0))


class Spawn(AOp):
    """The enemy comes into play."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        i = f.enemy
        if f.cancelled or s.in_play(i):
            return
        if f.fact is not None and f.fact.other != f.place:
            f.place = f.fact.other
            f.number = BY_EFFECT
        if s.cards[f.place].zone != MAP:
            discard(s, i, "AH.spawn-no-legal-location")
            return
        alone = board.keywords(s, i) & (ALOOF | MASSIVE) != 0
        if f.number == ENGAGED and not alone and s.players[f.whom].status == STILL_IN:
            on_prey = s.cards[i].d.spawn_on_prey
            put_in_threat(s, i, f.whom, "AH.spawn-engaged-with-prey" if on_prey else "AH.spawn-without-instruction")
            note(s, SPAWNS, f.whom, i, f.place, 0)
            note(s, ENGAGES, f.whom, i, NO_CARD, 0)
        else:
            put_at(s, i, f.place, "AH.spawn-by-effect" if f.number == BY_EFFECT else self.rule, "spawns")
            note(s, SPAWNS, f.whom, i, f.place, 0)


SPAWN: Final = steps(
    "spawn",
    {
        "where": Where("AH.spawn-instruction"),
        "when": WhenSpawns("AH.spawn-instruction"),
        "spawn": Spawn("AH.spawn-instruction"),
    },
)


# ------------------------------------------------------------------ hunters
def hunters(s: Arkham) -> list[int]:
    """The enemies that would move now: ready, engaged with nobody, with nobody at their location whom they want."""
    out: list[int] = []
    for x in s.locations:
        for i in s.cards[x].here:
            c = s.cards[i]
            if c.d.type == ENEMY and not c.exhausted and board.keywords(s, i) & HUNTER and hunted(s, i):
                out.append(i)
    return out


def wanted(s: Arkham, i: int) -> tuple[int, ...]:
    """The seats that enemy i may hunt: all, or only its prey (AH.prey-only)."""
    prey = s.cards[i].d.prey
    seats = s.in_order()
    if prey is not None and prey.only and not board.blank(s, i):
        return preferred(s, i, seats)
    return seats


def hunted(s: Arkham, i: int) -> tuple[int, ...]:
    """The seats that enemy i moves towards: the nearest ones, of these its prey; none where one is beside it."""
    start = s.cards[i].at
    far = map.distances(s, start)
    seats = [p for p in wanted(s, i) if s.players[p].at in far]
    if not seats:
        return NO_IDS
    least = min([far[s.players[p].at] for p in seats])
    if least == 0:
        return NO_IDS
    return preferred(s, i, tuple([p for p in seats if far[s.players[p].at] == least]))


def elsewhere(s: Arkham, i: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Of these seats, the first of those that enemy i would take the same ways to: whom it means makes no difference then."""
    if len(seats) < 2:
        return seats
    out: list[int] = []
    taken: list[list[int]] = []
    for p in seats:
        ways = map.steps_towards(s, s.cards[i].at, s.players[p].at, i)
        if ways not in taken:
            taken.append(ways)
            out.append(p)
    return tuple(out)


class Hunt(AOp):
    """3.2: each hunter moves one connection towards the nearest investigator, one at a time, as the lead orders them."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        left = [i for i in hunters(s) if i not in f.queue]
        if not left:
            return
        i = s.ask(f, s.lead, "hunter-order", "AH.hunters-one-at-a-time", tuple(left))
        if i == NOT_YET:
            return
        p = s.ask(f, s.lead, "hunt-whom", "AH.hunter-equidistant", elsewhere(s, i, hunted(s, i)), i)
        if p == NOT_YET:
            return
        ways = map.steps_towards(s, s.cards[i].at, s.players[p].at, i)
        place = NO_CARD
        if ways:
            place = s.ask(f, s.lead, "hunt-way", "AH.hunter", tuple(ways), i)
            if place == NOT_YET:
                return
        f.queue += (i,)
        f.pc -= 1
        if place >= 0:
            t = EnemyFrame(STALK, i, NOBODY)
            t.enemy = i
            t.place = place
            s.call(t)


class Stalk(AOp):
    """The enemy moves to the location; nothing is revealed by that (AH.enemy-does-not-reveal)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if s.cards[f.enemy].zone == AT_LOCATION and s.cards[f.place].zone == MAP:
            put_at(s, f.enemy, f.place, self.rule, "hunts")


STALK: Final = steps("stalk", {"move": Stalk("AH.hunter"), "end": Conclude("AH.enemies-engage")})
HUNT: Final = steps("hunt", {"hunt": Hunt("AH.hunters-move")})


def move_enemy(s: Arkham, f: AFrame, i: int, place: int, rule: str) -> None:
    """An effect moves an enemy to a location."""
    if s.is_enemy(i) and not board.forbidden(s, CANNOT_MOVE_INTO, i, place):
        put_at(s, i, place, rule, "moves-to")
