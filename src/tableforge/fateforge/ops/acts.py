"""The actions of cards, one op each.

An action in the middle of a chain offers only what leaves the rest of the chain possible (`rest`), so that nobody is led into a
use that cannot be finished (64).  The enemy that an action was about is `f.it`, for an action on the same one.
"""

from __future__ import annotations

from tableforge.fateforge import board, codes, damage, draw, interact, legal, moves
from tableforge.fateforge.definition import Act, Term
from tableforge.fateforge.names import (
    ALL,
    ALL_OF_IT,
    AT_WILL,
    CORRUPTION,
    DO_SHOOT,
    IGNORE_DIFFICULT,
    MOVE,
    OTHER,
    PARRY,
    PAY_RESULT,
    PIERCE,
    RESULTS,
    SAME,
    SAME_RESULT,
    SELF,
    SPECIAL,
)
from tableforge.fateforge.pieces import NO_ONE
from tableforge.fateforge.state import D6_STREAM, LIES_SNARE, LIES_TRAP, Fate, FFrame
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op

NOTHING_LEFT = -2  # there is nothing to choose any more
ONE_MOVE = (Term(1, MOVE, MOVE, PAY_RESULT),)


class ActOp(Op[Fate, FFrame]):
    """One action; `rest` are those that must be possible after it."""

    def __init__(self, rule: str, act: Act, rest: tuple[Act, ...] = ()) -> None:
        super().__init__(rule)
        self.act = act
        self.rest = rest

    def options(self, s: Fate, f: FFrame) -> list[int]:
        p = f.src
        h = s.heroes[p]
        spare = legal.spare_moves(h, None)
        found = legal.choices(s, p, self.act, h.zone, f.it, spare)
        if self.rest:
            found = [
                x
                for x in found
                if legal.chain(s, p, self.rest, 0, *legal.after(s, self.act, x, h.zone, f.it, spare))
            ]
        return found

    def pick(self, s: Fate, f: FFrame, kind: str) -> int:
        """What the hero chooses among what is possible, NOT_YET, or NOTHING_LEFT."""
        if f.at < len(f.ans):
            return s.ask(f, f.ctrl, kind, self.rule, ())
        found = self.options(s, f)
        if not found:
            return NOTHING_LEFT
        return s.ask(f, f.ctrl, kind, self.rule, tuple(found))

    def targets(self, s: Fate, p: int) -> list[int]:
        """The heroes that an action for all of them is for."""
        act = self.act
        return [
            q
            for q in board.heroes_within(s, p, act.lo, act.hi, False)
            if not (q == p and act.flags & OTHER) and legal.helps(s, p, q, act)
        ]


class Move(ActOp):
    """A MOVE action to a zone next to one's own; leaving difficult terrain costs a MOVE result more (40, 109)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down:
            return
        z = NOT_YET
        if f.at < len(f.ans):
            z = s.ask(f, f.ctrl, "move-to", self.rule, ())
        else:
            found = self.options(s, f)
            stay = self.act.flags & AT_WILL != 0 and (not self.rest or self.rest_works(s, f))
            if not found and not stay:
                return
            options = (*found, DONE) if stay else tuple(found)
            z = s.ask(f, f.ctrl, "move-to", self.rule, options, stop=DONE if stay else -1)
            if z == NOT_YET:
                return
        if z == DONE:
            return
        if not leave_rough(s, f):
            return
        moves.hero_goes(s, f.src, z, moves.BY_MOVE)

    def rest_works(self, s: Fate, f: FFrame) -> bool:
        h = s.heroes[f.src]
        return legal.chain(s, f.src, self.rest, 0, h.zone, f.it, legal.spare_moves(h, None))


def leave_rough(s: Fate, f: FFrame) -> bool:
    """Pay the further MOVE result for leaving difficult terrain; False while it is being asked which."""
    h = s.heroes[f.src]
    if not board.rough(s, h.zone) or h.kit.flags & IGNORE_DIFFICULT:
        return True
    ways = legal.payments(s, h, ONE_MOVE)
    n = s.ask(f, h.seat, "pay", "FF.difficult", tuple(range(len(ways))), ONE_MOVE)
    if n == NOT_YET:
        return False
    moves.pay(s, f.src, ways[n])
    s.emit("FF.difficult", "wades", h.seat, (f.src, codes.ZONE + h.zone))
    return True


class Leap(ActOp):
    """Up to n zones at once; nothing but a closed door holds it up."""

    def run(self, s: Fate, f: FFrame) -> None:
        if s.heroes[f.src].down:
            return
        z = self.pick(s, f, "leap-to")
        if z >= 0:
            moves.hero_goes(s, f.src, z, moves.BY_LEAP)


class Attack(ActOp):
    """A strike or a shot of a card: one enemy, or every enemy of one zone (41, 43)."""

    def run(self, s: Fate, f: FFrame) -> None:
        act = self.act
        if s.heroes[f.src].down or (act.flags & SAME and (not codes.is_foe(f.it) or s.enemy(f.it).out)):
            return
        x = self.pick(s, f, "target")
        if x < 0:
            return
        if not act.flags & ALL:
            f.it = x
        attack(s, f.src, x, act.verb == DO_SHOOT, act.plus, act.flags & PIERCE != 0)


def attack(s: Fate, p: int, x: int, shot: bool, plus: int, pierce: bool) -> None:
    """A hero attacks an enemy, or all of a zone: who attacks is no longer hidden, and the first attack may be stronger."""
    h = s.hero(p)
    rule = "FF.shoot" if shot else "FF.strike"
    n = 1 + plus
    if not h.struck_first:
        more = first_attack(s, p)
        n += more
        h.struck_first = True
        if more:
            s.emit("FF.first-attack", "stronger", h.seat, (p,), more)
    h.attacked = True
    reveal(s, p)
    s.emit(rule, "shoots" if shot else "strikes", h.seat, (p, x), n)
    if codes.is_foe(x):
        damage.wound(s, x, n, pierce, p, rule)
        return
    for i in reversed(s.foes_in(x - codes.ZONE)):
        damage.wound(s, i, n, pierce, p, rule)


def first_attack(s: Fate, p: int) -> int:
    """How much stronger a hero's first attack of a round is."""
    h = s.heroes[p]
    n = h.kit.mods.first_attack
    for c in h.kit.cards:
        if c.conds and c.mods.first_attack and legal.conditions(s, p, c.conds) == legal.CAN:
            n += c.mods.first_attack
    return n


def reveal(s: Fate, p: int) -> None:
    """A hidden hero is seen again."""
    if s.heroes[p].hidden:
        s.hero(p).hidden = False
        s.emit("FF.hidden-revealed", "revealed", s.heroes[p].seat, (p,))


class Hit(ActOp):
    """Damage that is no attack, to the enemy that it answers."""

    def run(self, s: Fate, f: FFrame) -> None:
        if codes.is_foe(f.it):
            damage.wound(s, f.it, self.act.n, self.act.flags & PIERCE != 0, f.src, self.rule)


class Stun(ActOp):
    """A stun cube on an enemy, on every minion of a zone, or on oneself (210, 212)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if self.act.flags & SELF:
            h = s.hero(f.src)
            h.stunned = True
            s.emit("FF.stunned-hero", "stunned", h.seat, (f.src,))
            return
        x = self.pick(s, f, "target")
        if x < 0:
            return
        for i in [x] if codes.is_foe(x) else s.foes_in(x - codes.ZONE):
            e = s.enemy(i)
            if not e.out and legal.suits(s, i, self.act.verb):
                s.foe(i).stunned = True
                s.emit(self.rule, "stuns", f.ctrl, (i,), 1, f.src)
        if codes.is_foe(x):
            f.it = x


class Mark(ActOp):
    """Until upkeep its resistance counts one lower."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = self.pick(s, f, "target")
        if x < 0 or s.enemy(x).out:
            return
        f.it = x
        s.foe(x).marked = True
        s.emit(self.rule, "marks", f.ctrl, (x,), 1, f.src)
        damage.check_defeat(s, x, f.src)


class Strip(ActOp):
    """Armour cubes go from an enemy."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = self.pick(s, f, "target")
        if x < 0 or s.enemy(x).out:
            return
        f.it = x
        e = s.foe(x)
        n = min(self.act.n, e.arm)
        e.arm -= n
        s.emit(self.rule, "strips", f.ctrl, (x,), n, f.src)


class Push(ActOp):
    """A minion is pushed to a zone of one's choice next to its own; a hero who is pushed goes where chance says (213)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if self.act.flags & SELF:
            push_hero(self, s, f, f.src)
            return
        x = self.pick(s, f, "target")
        if x < 0 or s.enemy(x).out:
            return
        z = s.ask(f, f.ctrl, "push-to", self.rule, s.ways.near[s.enemy(x).zone], x)
        if z == NOT_YET:
            return
        f.it = x
        moves.foe_goes(s, x, z, "FF.push")


def push_hero(op: Op[Fate, FFrame], s: Fate, f: FFrame, p: int) -> None:
    """A hero is pushed to a zone next to its own, whichever chance says."""
    h = s.heroes[p]
    near = s.ways.near[h.zone]
    if h.down or not near:
        return
    z = s.drawn_from(f, D6_STREAM, "push", "FF.random-draw", near)
    if z != NOT_YET:
        moves.hero_goes(s, p, z, moves.BY_FORCE)


class Pull(ActOp):
    """A minion next to one's zone comes into it (214)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = self.pick(s, f, "target")
        if x < 0 or s.enemy(x).out:
            return
        f.it = x
        moves.foe_goes(s, x, s.heroes[f.src].zone, "FF.pull")


class Parry(ActOp):
    """Parry tokens for oneself (104)."""

    def run(self, s: Fate, f: FFrame) -> None:
        damage.gain_parry(s, f.src, self.act.n)


class Help(ActOp):
    """Something for a hero in range, or for all of them: Parry, health, energy, repairs, hiding."""

    def run(self, s: Fate, f: FFrame) -> None:
        if self.act.flags & ALL:
            for q in self.targets(s, f.src):
                self.give(s, f.src, q)
            return
        if self.act.flags & SELF:
            if legal.helps(s, f.src, f.src, self.act):
                self.give(s, f.src, f.src)
            return
        q = self.pick(s, f, "help")
        if q >= 0:
            self.give(s, f.src, q)

    def give(self, s: Fate, p: int, q: int) -> None:
        raise AssertionError("a help says what it gives")


class Guard(Help):
    def give(self, s: Fate, p: int, q: int) -> None:
        damage.gain_parry(s, q, self.act.n, "FF.guard")


class Heal(Help):
    def give(self, s: Fate, p: int, q: int) -> None:
        damage.heal(s, q, self.act.n, self.rule)


class Energize(Help):
    def give(self, s: Fate, p: int, q: int) -> None:
        damage.energize(s, q, self.act.n, self.rule)


class Cleanse(Help):
    """Health that poison has set aside comes back (238)."""

    def give(self, s: Fate, p: int, q: int) -> None:
        h = s.hero(q)
        n = h.toxic if self.act.n >= ALL_OF_IT else min(self.act.n, h.toxic)
        h.toxic -= n
        h.hp += n
        s.emit(self.rule, "healed", h.seat, (q,), n, data=(h.hp,))


class Repair(Help):
    """Armour cubes back on items."""

    def give(self, s: Fate, p: int, q: int) -> None:
        n = self.act.n
        for i in board.worn(s, s.heroes[q]):
            while n and s.gear[i].cubes < s.gear[i].d.armour:
                s.piece(i).cubes += 1
                n -= 1
                s.emit(self.rule, "repairs", s.heroes[q].seat, (q, codes.GEAR + i), 1)


class Hide(Help):
    """No valid target until one attacks, takes a token of an objective or is knocked out."""

    def give(self, s: Fate, p: int, q: int) -> None:
        s.hero(q).hidden = True
        s.emit(self.rule, "hides", s.heroes[q].seat, (q,))


class Revive(ActOp):
    """A fallen hero stands up again, without the price in health and energy (233)."""

    def run(self, s: Fate, f: FFrame) -> None:
        q = self.pick(s, f, "help")
        if q >= 0:
            revive(s, q, self.rule)


def revive(s: Fate, q: int, rule: str) -> None:
    """A hero gets up with some health, and draws a Corruption card; it acts again from the next round on (233, 234)."""
    h = s.hero(q)
    h.down = False
    h.ended = True
    h.by_corruption = False
    h.toxic = 0
    h.hp = min(h.hp_max, s.pack.app.revive_gives)
    s.emit(rule, "revives", h.seat, (q,), h.hp)
    draw.corruption(s, q)


class Grant(ActOp):
    """A hero in range who has yet to play this round gets a result for its turn."""

    def run(self, s: Fate, f: FFrame) -> None:
        act = self.act
        what = act.what
        if what == SAME_RESULT:
            what = f.paid
        found: list[int] = []
        if act.flags & ALL:
            found = self.targets(s, f.src)
        else:
            q = self.pick(s, f, "help")
            if q < 0:
                return
            found = [q]
        bits = tuple([1 << k for k in range(len(RESULTS)) if what >> k & 1 and not 1 << k & (PARRY | SPECIAL)])
        results: list[int] = []
        for q in found:
            asked = s.heroes[q].seat if act.flags & ALL else f.ctrl
            r = what if act.what == SAME_RESULT else s.ask(f, asked, "grant", self.rule, bits, q)
            if r == NOT_YET:
                return
            results.append(r)
        for k, q in enumerate(found):
            given(s, q, results[k], self.rule)


def given(s: Fate, q: int, r: int, rule: str) -> None:
    """A hero has a result more in its next turn of this round."""
    h = s.hero(q)
    h.grants = (*h.grants, codes.given(r))
    s.emit(rule, "grants", h.seat, (q,), r)


class Escort(ActOp):
    """Another hero in range moves, if it likes."""

    def run(self, s: Fate, f: FFrame) -> None:
        if self.act.flags & ALL:
            if not f.queue:
                f.queue = tuple(self.targets(s, f.src))
            if not f.queue:
                return
            q = f.queue[0]
        else:
            q = self.pick(s, f, "help")
            if q < 0:
                return
        h = s.heroes[q]
        z = s.ask(f, h.seat, "escort-to", self.rule, (*s.ways.near[h.zone], DONE), q, stop=DONE)
        if z == NOT_YET:
            return
        if self.act.flags & ALL:
            f.queue = f.queue[1:]
            if f.queue:
                f.pc -= 1
        if z != DONE:
            moves.hero_goes(s, q, z, moves.BY_ESCORT)


class Taunt(ActOp):
    """Until upkeep enemies that may choose must choose this hero."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.hero(f.src).taunting = True
        s.emit(self.rule, "taunts", f.ctrl, (f.src,))


class Stance(ActOp):
    """Another stance, whose effect applies at once."""

    def run(self, s: Fate, f: FFrame) -> None:
        k = self.pick(s, f, "stance")
        if k >= 0:
            s.hero(f.src).stance = k
            s.emit(self.rule, "stance", f.ctrl, (f.src,), k)


class Snare(ActOp):
    """A snare for whoever comes."""

    def run(self, s: Fate, f: FFrame) -> None:
        z = self.pick(s, f, "snare-in")
        if z >= 0:
            s.lying = (*s.lying, (LIES_SNARE, z, self.act.n))
            s.emit(self.rule, "snare", f.ctrl, (f.src, codes.ZONE + z), self.act.n)


class Disarm(ActOp):
    """A trap is gone."""

    def run(self, s: Fate, f: FFrame) -> None:
        z = self.pick(s, f, "disarm")
        if z >= 0:
            s.lying = tuple([x for x in s.lying if x != (LIES_TRAP, z, 0)])
            s.emit(self.rule, "disarms", f.ctrl, (f.src, codes.ZONE + z))


class Prevent(ActOp):
    """Less of the damage that is about to be suffered."""

    def run(self, s: Fate, f: FFrame) -> None:
        g = s.caller(f)
        assert isinstance(g, FFrame) and g.prog is damage.HARM
        n = min(self.act.n, g.n)
        g.n -= n
        s.emit(self.rule, "prevents", f.ctrl, (g.src,), n)


class Focus(ActOp):
    """A FOCUS action: something in the zone is seen to (45)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = self.pick(s, f, "interact")
        if x >= 0:
            interact.interact(s, f.src, x)


class Gem(ActOp):
    """Gold for the bag."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.gold += self.act.n
        s.emit(self.rule, "gold", f.ctrl, (f.src,), self.act.n)


class Food(ActOp):
    """Food for the bag."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.food += self.act.n
        s.emit(self.rule, "finds-food", f.ctrl, (f.src,), self.act.n)


class TraitPoint(ActOp):
    """Points towards a new trait (254)."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.trait_points += self.act.n
        s.emit(self.rule, "trait-points", f.ctrl, (f.src,), self.act.n)


class Purify(ActOp):
    """Corruption cards to the graveyard, of one's choice."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if not h.corruption:
            return
        i = s.ask(f, f.ctrl, "purify", self.rule, h.corruption)
        if i == NOT_YET:
            return
        draw.purify(s, f.src, i)


class Lose(ActOp):
    """A card takes health, energy or Parry; nothing absorbs it."""

    def __init__(self, rule: str, act: Act, what: str) -> None:
        super().__init__(rule, act)
        self.what = what

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down:
            return
        corrupted = f.card >= 0 and s.pack.cards[f.card].kind == CORRUPTION
        if self.what == "hp":
            damage.lose_health(s, f.src, self.act.n, False, self.rule, corrupted=corrupted)
        elif self.what == "en":
            damage.lose_energy(s, f.src, self.act.n, self.rule, corrupted)
        else:
            n = min(self.act.n, h.parry)
            if n:
                s.hero(f.src).parry -= n
                s.emit(self.rule, "loses-parry", h.seat, (f.src,), n)


class Toxic(ActOp):
    """Toxic damage to oneself, or to every hero in the zone (238)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not self.act.flags & ALL:
            damage.harm(s, f.src, self.act.n, toxic=True, way=damage.BY_CARD)
            return
        z = s.heroes[f.src].zone
        for q in reversed([q for q, h in enumerate(s.heroes) if h.zone == z and not h.down]):
            damage.harm(s, q, self.act.n, toxic=True, way=damage.BY_CARD)


class EndTurn(ActOp):
    """The turn under way is over (184)."""

    def run(self, s: Fate, f: FFrame) -> None:
        for g in s.stack:
            if g.prog.name == "turn" and g.src == f.src:
                s.hero(f.src).results = ()
                s.emit(self.rule, "turn-cut", f.ctrl, (f.src,))
                g.pc = g.prog.at("end")
                g.ans = ()


class Call(ActOp):
    """The nearest minion of a colour outside this zone comes one zone closer (154)."""

    def run(self, s: Fate, f: FFrame) -> None:
        colours = tuple([k for k in range(6) if self.act.what >> k & 1])
        called(self, s, f, s.heroes[f.src].zone, colours)


def called(op: Op[Fate, FFrame], s: Fate, f: FFrame, zone: int, colours: tuple[int, ...], rule: str = "FF.call") -> None:
    """Of the minions of these colours outside a zone, the nearest comes closer; equals by initiative, ways by chance."""
    best = NO_ONE
    near = (99, 99, "")
    for k, e in enumerate(s.foes):
        if e.out or e.zone == zone or e.d.colour not in colours or e.stunned or not board.movable(e):
            continue
        far = (s.ways.fly if board.flies(e) else s.ways.walk)[e.zone][zone]
        if far < 99 and (far, e.num, e.d.id) < near:
            best, near = codes.FOE + k, (far, e.num, e.d.id)
    if best < 0:
        return
    e = s.enemy(best)
    z = s.drawn_from(f, D6_STREAM, "path", "FF.random-draw", s.ways.next_to(e.zone, zone, board.flies(e)))
    if z != NOT_YET:
        moves.foe_goes(s, best, z, rule)


class Difficult(ActOp):
    """The zone becomes difficult terrain."""

    def run(self, s: Fate, f: FFrame) -> None:
        z = s.heroes[f.src].zone
        s.difficult |= 1 << z
        s.emit(self.rule, "difficult", f.ctrl, (f.src, codes.ZONE + z))


class Reroll(ActOp):
    """A hero may reroll dice of its own, in the preparation (49, 50)."""

    def run(self, s: Fate, f: FFrame) -> None:
        q = f.src
        if not self.act.flags & SELF:
            q = self.pick(s, f, "help")
            if q < 0:
                return
        h = s.heroes[q]
        masks = reroll_choices(h.results, self.act.n)
        m = s.ask(f, h.seat, "reroll", self.rule, (*masks, DONE), q, stop=DONE)
        if m == NOT_YET or m == DONE:
            return
        reroll(self, s, f, q, m)


def reroll_choices(results: tuple[int, ...], most: int) -> list[int]:
    """Which dice can be rerolled together, as bits; of choices that come to the same only one."""
    out: list[int] = []
    seen: set[tuple[int, ...]] = set()
    for m in range(1, 1 << len(results)):
        taken = tuple(sorted([r for k, r in enumerate(results) if m >> k & 1]))
        if len(taken) <= most and taken not in seen and all([codes.die_of(r) < 6 for r in taken]):
            seen.add(taken)
            out.append(m)
    return out


def reroll(op: Op[Fate, FFrame], s: Fate, f: FFrame, q: int, mask: int) -> bool:
    """The chosen dice are rolled again; False while chance is being asked."""
    h = s.heroes[q]
    fresh: list[int] = []
    for k, r in enumerate(h.results):
        if mask >> k & 1:
            die = codes.die_of(r)
            side = s.chance(f, "die", op.rule, (0, 1, 2, 3, 4, 5))
            if side == NOT_YET:
                return False
            fresh.append(codes.result(die, s.pack.dice[die][side]))
        else:
            fresh.append(r)
    h = s.hero(q)
    h.results = tuple(fresh)
    n = sum([mask >> k & 1 for k in range(len(fresh))])
    s.emit(op.rule, "rerolls", h.seat, (q,), n, seen_by=own_eyes(s, q), data=tuple(fresh))
    return True


def own_eyes(s: Fate, q: int) -> int:
    """Who sees a hero's dice behind its screen: whoever plays it; alone, nobody else is there (162)."""
    return 0xFF if s.seats == 1 else 1 << s.heroes[q].seat


