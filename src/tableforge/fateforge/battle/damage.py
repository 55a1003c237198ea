"""Damage: what a hero suffers, and what an enemy takes; who is knocked out, who is defeated, and what follows.

A hero who would suffer damage may spend Parry tokens, remove armour cubes and use cards; then others may step in; what is
left is suffered (30, 89, 104).  An enemy's Parry and armour go first, the rest are red cubes (144, 146).
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import legal, objectives, offer
from tableforge.fateforge.names import (
    BEAT_BOSS,
    BURST,
    DEFEAT,
    DRAIN,
    LIMIT,
    ON_ALLY_HIT,
    ON_HIT,
    ON_KILL,
    ON_KO,
    ON_PARRIED,
    PURPLE,
    RISING,
    SPARE,
)
from tableforge.fateforge.pieces import NO_ONE, NONE, Hero
from tableforge.fateforge.state import (
    LIES_FOOD,
    LIES_GEM,
    LIES_OBJECTIVE,
    Fate,
    FFrame,
    frame,
)
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op, Program, steps

# ---- why a hero suffers
BY_ATTACK: Final = 0
BY_SPRINT: Final = 1
BY_CARD: Final = 2
BY_EXIT: Final = 3
BY_BURST: Final = 4

# ---- how damage is absorbed: a parry token, a cube of an item, a card
A_PARRY: Final = 0
A_ARMOUR: Final = 1
A_CARD: Final = 2


class DamageOp(Op[Fate, FFrame]):
    pass


# ------------------------------------------------------------------ heroes
class Absorb(DamageOp):
    """The hero who would suffer damage spends Parry tokens, armour cubes and cards against it, one at a time."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if f.n <= 0 or h.down:
            return
        a = NOT_YET
        if f.ans:
            a = s.ask(f, h.seat, "absorb", self.rule, ())
        else:
            options = self.means(s, f)
            if not options:
                return
            a = s.ask(f, h.seat, "absorb", self.rule, (*options, DONE), f.n, stop=DONE)
            if a == NOT_YET:
                return
        if a == DONE:
            return
        f.pc -= 1
        verb, n = codes.verb_of(a), codes.target_of(a)
        if verb == A_PARRY:
            h = s.hero(f.src)
            h.parry -= 1
            f.n -= 1
            f.k += 1
            s.emit("FF.parry", "parry", h.seat, (f.src,), 1, f.it)
        elif verb == A_ARMOUR:
            s.piece(n).cubes -= 1
            f.n -= 1
            s.emit("FF.armour", "armour", h.seat, (f.src, codes.GEAR + n), 1)
        else:
            offer.use(s, f.src, s.pack.cards[n], 0, f.it)

    def means(self, s: Fate, f: FFrame) -> tuple[int, ...]:
        h = s.heroes[f.src]
        out: list[int] = []
        if h.parry and (f.way != BY_EXIT or s.pack.app.exit_parry):
            out.append(codes.option(A_PARRY))
        for i in board.worn(s, h):
            if s.gear[i].cubes:
                out.append(codes.option(A_ARMOUR, i))
        if f.way != BY_EXIT:
            for c in h.kit.at[ON_HIT]:
                if legal.may_use(s, f.src, c, c.alts[0], f.it) == legal.CAN:
                    out.append(codes.option(A_CARD, c.index))
        return tuple(out)


class StepIn(DamageOp):
    """Others near by use their cards against damage that a hero would suffer; `queue` has those who have declined."""

    def run(self, s: Fate, f: FFrame) -> None:
        if f.n <= 0 or s.heroes[f.src].down or f.way == BY_EXIT:
            return
        for q, x in enumerate(s.heroes):
            if q == f.src or x.down or q in f.queue:
                continue
            cards = self.cards(s, f, q)
            if cards:
                a = s.ask(f, x.seat, "step-in", self.rule, (*cards, DONE), f.src, stop=DONE)
                if a == NOT_YET:
                    return
                f.pc -= 1
                if a == DONE:
                    f.queue = (*f.queue, q)
                else:
                    offer.use(s, q, s.pack.cards[a], 0, f.it)
                return

    def cards(self, s: Fate, f: FFrame, q: int) -> tuple[int, ...]:
        """What another hero could use here."""
        x = s.heroes[q]
        far = s.ways.walk[x.zone][s.heroes[f.src].zone]
        return tuple(
            [
                c.index
                for c in x.kit.at[ON_ALLY_HIT]
                if c.lo <= far <= c.hi and not legal.may_use(s, q, c, c.alts[0], f.it)
            ]
        )


class Suffer(DamageOp):
    """What is left of the damage is suffered: tokens go to the other box, toxic ones are set aside (30, 238)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down:
            return
        if f.n > 0:
            lose_health(s, f.src, f.n, f.toxic, self.rule, f.it)
            if not f.toxic and s.ally is not None and s.ally.hero == f.src and not s.ally.out:
                ally_hurt(s)
            self.drain(s, f)
        if f.k and codes.is_foe(f.it) and not h.down:
            e = s.enemy(f.it)
            if not e.out and e.zone == h.zone:
                offer.at(s, f.src, ON_PARRIED, f.it)

    def drain(self, s: Fate, f: FFrame) -> None:
        """Life drain: damage that was really dealt in its own zone gives the enemy an armour cube (153)."""
        if f.way != BY_ATTACK or not codes.is_foe(f.it):
            return
        e = s.enemy(f.it)
        if not e.out and board.has(e, DRAIN) and e.zone == s.heroes[f.src].zone and e.arm < e.d.drains and not e.bare:
            s.foe(f.it).arm += 1
            s.emit("FF.life-drain", "drains", -1, (f.it,), 1)


HARM: Final = steps(
    "harm",
    {
        "absorb": Absorb("FF.armour"),
        "step-in": StepIn("FF.prevent"),
        "suffer": Suffer("FF.damage"),
    },
)


def harm(s: Fate, p: int, n: int, foe: int = NO_ONE, toxic: bool = False, way: int = BY_ATTACK) -> None:
    """Let a hero suffer damage next."""
    if n <= 0 or s.heroes[p].down:
        return
    f = frame(HARM, p, s.heroes[p].seat)
    f.n = n
    f.it = foe
    f.toxic = toxic
    f.way = way
    s.call(f)


def lose_health(s: Fate, p: int, n: int, toxic: bool, rule: str, foe: int = NO_ONE, corrupted: bool = False) -> None:
    """Tokens leave the available box; at none a hero is knocked out at once (31)."""
    h = s.hero(p)
    lost = min(n, h.hp)
    h.hp -= lost
    if toxic:
        h.toxic += lost
    how = "toxic" if toxic else ""
    s.emit("FF.toxic" if toxic else rule, "hurt", h.seat, (p,), n, foe, data=(1 if toxic else 0, h.hp), how=how)
    if h.hp <= 0 and not h.down:
        knock_out(s, p, corrupted)


PAID: Final = ("FF.energy-move", "FF.token-cost", "FF.revive")  # energy that is spent, and not lost


def lose_energy(s: Fate, p: int, n: int, rule: str, corrupted: bool = False) -> None:
    """Energy that is not there is lost as health (33)."""
    h = s.hero(p)
    lost = min(n, h.en)
    h.en -= lost
    if lost:
        s.emit(rule, "tired", h.seat, (p,), lost, data=(h.en,), how="" if rule in PAID else "loses")
    if n > lost:
        lose_health(s, p, n - lost, False, "FF.energy-loss", corrupted=corrupted)


def knock_out(s: Fate, p: int, corrupted: bool = False) -> None:
    """A hero lies down: tokens of objectives drop, and what lasted on it is over (97, 232)."""
    h = s.hero(p)
    h.down = True
    h.by_corruption = corrupted
    h.hidden = False
    h.taunting = False
    h.parry = 0
    # what poison has set aside is available again, for when the hero gets up (238)
    h.hp = min(h.hp_max, h.hp + h.toxic)
    h.toxic = 0
    h.results = NONE
    h.grants = NONE
    h.ready = True
    s.fallen += 1
    s.emit("FF.knocked-out", "knocked-out", h.seat, (p,))
    if h.carried:
        s.lying = s.lying + tuple([(LIES_OBJECTIVE, h.zone, n) for n in h.carried])
        s.emit("FF.objective-dropped", "drops", h.seat, (p, codes.ZONE + h.zone), len(h.carried))
        h.carried = NONE
    if s.ally is not None and s.ally.hero == p and not s.ally.out:
        s.ally.out = True
        s.emit("FF.ally-out", "ally-out", h.seat, (p,), note=s.ally.d.id)
    if s.scene is not None:  # skills are for combats
        offer.at(s, p, ON_KO, NO_ONE)
    s.unsettled = True


def ally_hurt(s: Fate) -> None:
    """Each time the hero it goes with suffers damage, so does the ally (288)."""
    ally = s.ally
    assert ally is not None
    ally.harm += 1
    seat = s.heroes[ally.hero].seat
    s.emit("FF.ally-damage", "ally-hurt", seat, (ally.hero,), ally.harm, note=ally.d.id)
    if ally.harm >= ally.d.hp:
        ally.out = True
        s.emit("FF.ally-out", "ally-out", seat, (ally.hero,), note=ally.d.id)


def heal(s: Fate, p: int, n: int, rule: str) -> None:
    """Health comes back: exhausted tokens first, then those that poison has set aside (238).

    Whoever lies down outside of combat gets up by it (235).
    """
    h = s.hero(p)
    n = min(max(0, n + h.kit.mods.heal), h.hp_max - h.hp)
    if n <= 0 or (h.down and h.by_corruption):
        return
    h.hp += n
    h.toxic = min(h.toxic, h.hp_max - h.hp)
    s.emit(rule, "healed", h.seat, (p,), n, data=(h.hp,))
    if h.down:
        h.down = False
        s.emit("FF.story-knock-out", "revives", h.seat, (p,), h.hp)


def can_be_healed(h: Hero, n: int) -> bool:
    """Whether a remedy for so much does a hero any good outside of combat; whom Corruption has felled is out until the scene
    ends (237)."""
    return h.hp < h.hp_max and n + h.kit.mods.heal > 0 and not (h.down and h.by_corruption)


def energize(s: Fate, p: int, n: int, rule: str) -> None:
    """Energy comes back."""
    h = s.hero(p)
    n = min(n, h.en_max - h.en)
    if n > 0:
        h.en += n
        s.emit(rule, "energized", h.seat, (p,), n, data=(h.en,))


def gain_parry(s: Fate, p: int, n: int, rule: str = "FF.parry-gain") -> None:
    """Parry tokens, as far as cards allow."""
    h = s.hero(p)
    for _ in range(n):
        if not legal.can_gain_parry(h):
            return
        h.parry += 1
        s.emit(rule, "gains-parry", h.seat, (p,), 1, data=(h.parry,))


# ------------------------------------------------------------------ enemies
def wound(s: Fate, i: int, n: int, pierce: bool, hero: int, rule: str) -> None:
    """An enemy takes damage: Parry and armour first, then red cubes; as many as its resistance defeat it."""
    e = s.foe(i)
    if e.out or n <= 0:
        return
    left = n
    stopped = min(left, e.parry)
    e.parry -= stopped
    left -= stopped
    cubes = 0
    if not pierce:
        cubes = min(left, e.arm)
        e.arm -= cubes
        left -= cubes
    e.wounds += left
    seat = s.heroes[hero].seat if hero >= 0 else -1
    data = (n, stopped, cubes, e.wounds, board.resistance(e))
    s.emit(rule, "hits", seat, (i,), left, hero, data=data, how="" if left else "none")
    check_defeat(s, i, hero)


def check_defeat(s: Fate, i: int, hero: int) -> None:
    """Whether its red cubes have reached its resistance; a boss loses a life first (144)."""
    e = s.foe(i)
    if e.out or e.wounds < board.resistance(e):
        return
    if board.boss(e):
        lose_life(s, i, hero)
        return
    defeat(s, i, hero)


def lose_life(s: Fate, i: int, hero: int) -> None:
    """A boss loses a life; the cubes go, and what was left of the attack is lost."""
    e = s.foe(i)
    e.lives -= 1
    e.wounds = 0
    s.emit("FF.boss-lives", "life-lost", -1, (i,), e.lives, how="" if e.lives else "last")
    if e.lives <= 0:
        defeat(s, i, hero)


def defeat(s: Fate, i: int, hero: int) -> None:
    """An enemy is defeated: it leaves at once, then what follows from it happens."""
    e = s.foe(i)
    if e.out:
        return
    burst = e.d.bursts if board.has(e, BURST) else 0
    s.emit("FF.boss-defeated" if board.boss(e) else "FF.resistance", "defeated", -1, (i,), 0, hero)
    if board.has(e, RISING) and not e.risen and any([leads(s, k) for k in range(len(s.foes))]):
        s.rising = (*s.rising, i)
    e.out = True
    if e.guards >= 0:
        s.foe(e.guards).guardian = NO_ONE
    if e.guardian >= 0:
        s.foe(e.guardian).guards = NO_ONE
    if e.gold:
        s.lying = (*s.lying, (LIES_GEM, e.zone, e.gold))
    if e.food:
        s.lying = (*s.lying, (LIES_FOOD, e.zone, e.food))
    count_defeat(s, i)
    s.unsettled = True
    if burst or (hero >= 0 and s.heroes[hero].kit.at[ON_KILL]):
        f = frame(FALLS, i, NO_ONE)
        f.it = hero
        f.n = burst
        f.queue = tuple([p for p, h in enumerate(s.heroes) if h.zone == e.zone and not h.down]) if burst else NONE
        s.call(f)


def leads(s: Fate, k: int) -> bool:
    """Whether a defeated undead can rise while this enemy is there: a purple one of its faction, or a boss."""
    e = s.foes[k]
    return not e.out and ((e.d.colour == PURPLE and e.d.faction == "undead") or board.boss(e))


def count_defeat(s: Fate, i: int) -> None:
    """Objectives that count who was defeated."""
    e = s.enemy(i)
    assert s.scene is not None
    for k, o in enumerate(s.scene.objectives):
        if o.kind == BEAT_BOSS:
            if board.boss(e):
                objectives.progress(s, k, 1)
        elif o.kind in (DEFEAT, SPARE, LIMIT) and o.enemy == e.d.id:
            objectives.progress(s, k, 1)


class Bursts(DamageOp):
    """An enemy that bursts poisons every hero in its zone."""

    def run(self, s: Fate, f: FFrame) -> None:
        if f.queue:
            p = f.queue[0]
            f.queue = f.queue[1:]
            f.pc -= 1
            harm(s, p, f.n, f.src, True, BY_BURST)


class Kills(DamageOp):
    """Whoever defeated it may use what follows a kill."""

    def run(self, s: Fate, f: FFrame) -> None:
        if f.it >= 0 and not s.heroes[f.it].down:
            offer.at(s, f.it, ON_KILL, f.src)


FALLS: Final = Program("falls", (Bursts("FF.burst"), Kills("FF.trigger-timing")))
