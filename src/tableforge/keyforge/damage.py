"""Damage, destruction and leaving play, as the rulebook orders them.

Damage: what cannot be dealt, then armor, then replacement, then tokens; all hits of one effect at once.
Destruction: the set, its replacements, "Destroyed:" abilities, leaving together, then the abilities that watch.
"""

from __future__ import annotations

from typing import Final, final

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, Program
from tableforge.kernel.event import ALL_SEATS
from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.react import Fact
from tableforge.keyforge import board, moves
from tableforge.keyforge.frames import BatchFrame, DepartureFrame, DestructionFrame, FightFrame
from tableforge.keyforge.names import (
    ARTIFACTS,
    ASSAULT,
    CHANGES_CONTROL,
    CREATURE,
    DESTROYED,
    DISCARD,
    HAZARDOUS,
    INSTEAD,
    IS_DEALT_DAMAGE,
    IS_DESTROYED,
    IS_DESTROYED_IN_A_FIGHT,
    KEYS_TO_WIN,
    LEAVES,
    LEAVES_PLAY,
    LINE,
    PREVENTS_DAMAGE,
    PURGED,
    WHENEVER,
)
from tableforge.keyforge.state import KeyForge, KFrame, KOp, Row, StateCheck
from tableforge.words.frame import NO_CARD, NO_IDS


@mypyc_attr(acyclic=True)
class Hit:
    """So much damage on its way to a creature, from a card."""

    def __init__(self, target: int, n: int, source: int, rule: str = "") -> None:
        self.target = target
        self.n = n
        self.source = source
        self.rule = rule
        self.dealt = 0
        self.ends = target


def hurt(s: KeyForge, f: KFrame, hits: list[Hit], ignoring_armor: bool, rule: str) -> bool:
    """Deal all hits at once; False while the active player is being asked which replacement applies."""
    salvo = aimed(s, f, hits, ignoring_armor, rule)
    if salvo is None:
        return False
    salvo.land(s, f)
    return True


def aimed(s: KeyForge, f: KFrame, hits: list[Hit], ignoring_armor: bool, rule: str) -> Salvo | None:
    """All hits, each followed to where it will land; None while the active player is being asked about that."""
    salvo = Salvo(s, ignoring_armor, rule)
    for h in hits:
        if not salvo.follow(s, f, h):
            return None
    return salvo


@final
@mypyc_attr(acyclic=True)
class Salvo:
    """Hits under way together: what of them will land where, what armor stops, and what cannot be dealt at all."""

    def __init__(self, s: KeyForge, ignoring_armor: bool, rule: str) -> None:
        self.ignoring_armor = ignoring_armor
        self.rule = rule
        self.rows = [r for r in board.index(s).rows[INSTEAD] if IS_DEALT_DAMAGE in pattern_kinds(r)]
        self.lands: list[
            tuple[int, int, int, str, int]
        ] = []  # on whom, how much, from whom, by which rule, aimed at whom
        self.prevented: dict[int, int] = {}
        self.walls: list[tuple[int, int]] = []

    def follow(self, s: KeyForge, f: KFrame, h: Hit) -> bool:
        """A hit on its way, from creature to creature as it is replaced; False while that is being asked."""
        h.dealt = 0
        target, n = h.target, h.n
        used: list[Row] = []
        armored = not self.ignoring_armor
        while n > 0 and s.cards[target].zone == LINE:
            fact = Fact(IS_DEALT_DAMAGE, s.cards[target].ctrl, target, h.source, n)
            blame = board.forbidden(s, fact)
            if blame != board.ALLOWED:
                self.walls.append((target, blame))
                return True
            if armored:
                n -= self.stopped(s, target, n)
                if n == 0:
                    return True
            fit = self.replacing(s, fact, used)
            if not fit:
                sent = "KF.armor-and-redirected-damage" if target != h.target else h.rule or self.rule
                self.lands.append((target, n, h.source, sent, h.target))
                h.dealt = n
                h.ends = target
                return True
            about = (*[r.ctx.src for r in fit], target)  # the creature last: the question names it
            k = s.ask(f, s.active, "replace", "KF.timing-conflicts", tuple(range(len(fit))), about)
            if k == NOT_YET:
                return False
            row = fit[k]
            used.append(row)
            ctx = row.ctx.clone()
            ctx.much = n
            assert row.mod.n is not None and row.mod.to is not None
            n = row.mod.n.value(s, ctx)
            to = row.mod.to.ids(s, ctx)
            if not to:
                return True
            armored = False  # armor works before damage is dealt; where it goes to as it is dealt, it comes too late
            target = to[0]
        return True

    def stopped(self, s: KeyForge, target: int, n: int) -> int:
        """How much of n damage the target's armor prevents, after the hits before this one."""
        before = self.prevented.get(target, 0)
        stop = min(max(0, board.armor_left(s, target) - before), n)
        if stop:
            self.prevented[target] = before + stop
        return stop

    def replacing(self, s: KeyForge, fact: Fact, used: list[Row]) -> list[Row]:
        """What would have something else happen to the damage; the active player chooses where there are several.

        Damage that goes to another creature is not dealt to this one: what would add to it has nothing to add to.
        """
        fit = [r for r in self.rows if r not in used and replaces(s, r, fact)]
        away = [r for r in fit if r.mod.to is not None and fact.card not in r.mod.to.ids(s, r.ctx)]
        return away or fit[:1]

    def land(self, s: KeyForge, f: KFrame) -> None:
        """Everything lands at once; the log says of which kind the damage is, and whom it was meant for."""
        note = KINDS_OF_DAMAGE.get(self.rule, "") if s.tracing else ""
        for t, blame in self.walls:
            s.emit("KF.cannot-be-dealt-damage", "no-damage", s.cards[t].ctrl, (t,), 0, blame, note=note)
        for t, n in self.prevented.items():
            c = s.card(t)
            c.armor_used += n
            c.armor_was = board.armor_by_source(s, t)
        for t, n in self.prevented.items():
            s.emit("KF.armor", "prevent", s.cards[t].ctrl, (t,), n, f.src, note=note)
        for t, n, source, rule, meant in self.lands:
            s.card(t).damage += n
            how = "nobody" if source < 0 or source == t else "instead" if meant != t else ""
            also = (meant,) if meant != t else NO_IDS
            s.emit(rule, "damage", s.cards[t].ctrl, (t,), n, source, note=note, also=also, how=how)
        if self.lands:
            s.unsettled = True
        if self.prevented and board.index(s).watched >> PREVENTS_DAMAGE & 1:
            moves.happen_together(
                s, [Fact(PREVENTS_DAMAGE, s.cards[t].ctrl, t, NO_CARD, n) for t, n in self.prevented.items()]
            )


KINDS_OF_DAMAGE: Final = {"KF.fight-damage": "fight", "KF.assault-x": "assault", "KF.hazardous-x": "hazardous"}


def pattern_kinds(row: Row) -> tuple[int, ...]:
    return row.mod.event.kinds() if row.mod.event is not None else ()


def replaces(s: KeyForge, row: Row, fact: Fact) -> bool:
    assert row.mod.event is not None
    return board.live(s, row) and row.mod.event.matches(s, row.ctx, fact)


# ------------------------------------------------------------------ destruction
def destroy(s: KeyForge, ids: list[int], src: int, in_fight: bool, wanted: int = 0) -> None:
    """Destroy these cards together; what now runs learns which really were, and an effect that wanted so many how it went."""
    ids = [i for i in ids if s.in_play(i) and not s.cards[i].dying]
    if not ids:
        return
    g = DestructionFrame(DESTRUCTION, src, s.active, tuple(ids))
    g.in_fight = in_fight
    g.wanted = wanted
    s.call(g)


class ReplaceDestruction(Op[KeyForge, DestructionFrame]):
    """The cards of the set are doomed; abilities that would do something else instead wait with the other "Destroyed:" ones."""

    def run(self, s: KeyForge, f: DestructionFrame) -> None:
        rows = [r for r in board.index(s).rows[INSTEAD] if IS_DESTROYED in pattern_kinds(r)]
        frames: list[KFrame] = []
        if rows:
            for i in f.ids:
                fact = Fact(IS_DESTROYED, s.cards[i].ctrl, i, NO_CARD, 0)
                for row in rows:
                    if replaces(s, row, fact):
                        assert row.mod.prog is not None
                        frames.append(moves.reaction(row, row.mod.prog, fact))
        for i in f.ids:
            s.card(i).dying = True  # those to be saved, too, until that is done: nothing may doom them a second time
        f.queue = tuple(frames)


class DestroyedAbilities(Op[KeyForge, DestructionFrame]):
    """Every "Destroyed:" ability of the set resolves, in the active player's order, before anything leaves."""

    def run(self, s: KeyForge, f: DestructionFrame) -> None:
        frames = list(f.queue)
        f.queue = ()
        speak = [g.src for g in frames]
        for i in f.ids:
            mine = board.abilities(s, i, DESTROYED)
            if mine:
                speak.append(i)
                frames.extend(mine)
        if frames:
            speak = [i for i in f.ids if i in speak]
            s.emit(s.ed.rule["destroyed_label"], "destroyed-label", s.active, tuple(speak), len(speak), f.src)
            moves.resolve(s, frames, moves.DESTROYED_WINDOW)


class Replaced(KOp):
    """An ability does something else in place of its card's destruction: told before, undone after it."""

    def __init__(self, rule: str, done: bool) -> None:
        super().__init__(rule)
        self.done = done

    def run(self, s: KeyForge, f: KFrame) -> None:
        i = f.src
        if not s.cards[i].dying:
            return
        if not self.done:
            s.emit(self.rule, "saved", s.cards[i].ctrl, (i,), 0, f.grantor if f.grantor >= 0 else i)
            return
        s.card(i).dying = False  # from here on it is checked like any other
        s.unsettled = True
        for g in s.stack:
            if isinstance(g, DestructionFrame) and i in g.ids:
                g.saved = (*g.saved, i)


class Spared(Op[KeyForge, DestructionFrame]):
    """What was saved was not destroyed."""

    def run(self, s: KeyForge, f: DestructionFrame) -> None:
        f.ids = tuple([i for i in f.ids if i not in f.saved])


class LeavesPlayAbilities(Op[KeyForge, BatchFrame]):
    """ "Leaves play:" abilities resolve just before their cards leave."""

    def run(self, s: KeyForge, f: BatchFrame) -> None:
        frames: list[KFrame] = []
        for i in f.ids:
            if s.in_play(i):
                frames.extend(board.abilities(s, i, LEAVES_PLAY))
        if frames:
            moves.resolve(s, frames)


class LeaveTogether(Op[KeyForge, DestructionFrame]):
    """The destroyed cards leave play together; the active player orders those of each pile where the order can matter.

    It can where the open list of a deck has a card that reads a pile from the top, which every view says; cards that go
    elsewhere, or alone to their pile, or with copies of themselves only, need no order.
    """

    def run(self, s: KeyForge, f: DestructionFrame) -> None:
        going = [i for i in f.ids if s.in_play(i) and s.cards[i].dying]
        if s.pile_order and len(going) > 1:
            ordered: list[int] = []
            for p in (s.active, 1 - s.active):
                rest = [i for i in going if s.cards[i].owner == p and moves.discard_zone(s, i) == DISCARD]
                while len(rest) > 1 and not all([copies(s, rest[0], i) for i in rest]):
                    k = s.ask(f, s.active, "pile-order", self.rule, tuple(rest))
                    if k == NOT_YET:
                        return
                    ordered.append(k)
                    rest = [i for i in rest if i != k]
                ordered.extend(rest)
            going = ordered + [i for i in going if i not in ordered]
        facts: list[Fact] = []
        for i in f.ids:
            facts.append(Fact(IS_DESTROYED, s.cards[i].ctrl, i, NO_CARD, 1 if f.in_fight else 0, f.born))
            if f.in_fight:
                facts.append(Fact(IS_DESTROYED_IN_A_FIGHT, s.cards[i].ctrl, i, NO_CARD, 1))
        zones = [moves.discard_zone(s, i) for i in going]
        for k, i in enumerate(going):
            if s.in_play(i):
                z = zones[k]
                rule = "KF.destroyed" if z == DISCARD else "KF.instead"
                how = "purged" if z == PURGED else ""
                moves.leave(s, i, z, s.cards[i].owner, f.src, rule, "destroy", tuple(going), how)
        for i in f.ids:
            if s.cards[i].dying:
                s.card(i).dying = False
        moves.happen_together(s, facts + [Fact(LEAVES, s.cards[i].ctrl, i, NO_CARD, 0) for i in going])


def copies(s: KeyForge, a: int, b: int) -> bool:
    """Whether two cards are the same to whoever finds them in a pile."""
    return s.cards[a].d is s.cards[b].d and s.cards[a].house == s.cards[b].house


class TellCaller(Op[KeyForge, DestructionFrame]):
    """The effect that destroyed them learns what was destroyed this way."""

    def run(self, s: KeyForge, f: DestructionFrame) -> None:
        g = s.caller(f)
        assert isinstance(g, KFrame)
        g.dead = g.dead + f.ids
        if f.wanted:
            g.way = g.way + f.ids if g.looping else f.ids
            g.full = bool(f.ids) and len(f.ids) == f.wanted


DESTRUCTION: Final = Program(
    "destruction",
    (
        ReplaceDestruction("KF.instead"),
        DestroyedAbilities("KF.destroyed-label"),
        Spared("KF.instead"),
        LeavesPlayAbilities("KF.leaves-play"),
        LeaveTogether("KF.simultaneous-leaving"),
        TellCaller("KF.this-way"),
    ),
)


# ------------------------------------------------------------------ leaving play otherwise
class Depart(Op[KeyForge, DepartureFrame]):
    """The cards go from play to the zone that the effect names: always the owner's, unless it says whose."""

    def run(self, s: KeyForge, f: DepartureFrame) -> None:
        rule = s.ed.rule["purged_face_up"] if f.zone == PURGED else DEPART_RULES[f.zone]
        depart_now(s, list(f.ids), f.zone, f.whose, f.src, rule, f.homeward, f.how)


def depart(s: KeyForge, ids: list[int], zone: int, whose: int, src: int, rule: str, homeward: bool, how: str) -> None:
    """Move cards out of play: with their "Leaves play:" abilities first, where they have any."""
    if any([board.has_ability(s, i, LEAVES_PLAY) for i in ids if s.cards[i].zone in (LINE, ARTIFACTS)]):
        g = DepartureFrame(DEPARTURE, src, s.active, tuple(ids))
        g.zone = zone
        g.whose = whose
        g.homeward = homeward
        g.how = how
        s.call(g)
    else:
        depart_now(s, ids, zone, whose, src, rule, homeward, how)


def depart_now(
    s: KeyForge, ids: list[int], zone: int, whose: int, src: int, rule: str, homeward: bool, how: str
) -> None:
    facts: list[Fact] = []
    for i in ids:
        if not s.in_play(i):
            continue
        c = s.cards[i]
        p = c.owner if whose < 0 else whose
        z = moves.discard_zone(s, i) if zone == DISCARD and c.zone == LINE else zone
        facts.append(Fact(LEAVES, c.ctrl, i, NO_CARD, 0))
        why = rule
        if p != c.owner:
            why = "KF.leaving-destination-stated"
        elif c.dying and src == i:
            why = "KF.moved-by-its-own-destroyed"
        moves.leave(s, i, z, p, src, why, DEPART_KINDS[z], tuple(ids), how)
        s.card(i).homeward = homeward
    if facts:
        moves.happen_together(s, facts)


DEPART_KINDS: Final[tuple[str, ...]] = ("to-deck", "return", "discard", "archive", "purge")
DEPART_RULES: Final[tuple[str, ...]] = (
    "KF.leaving-destination",
    "KF.leaving-destination",
    "KF.discard-by-effect",
    "KF.into-the-archives",
    "KF.purge",
)
DEPARTURE: Final = Program("departure", (LeavesPlayAbilities("KF.leaves-play"), Depart("KF.leaving-play")))


# ------------------------------------------------------------------ the state check
class RulesCheck(StateCheck):
    """End the game at three keys, hand over what is controlled by another, destroy what cannot live, fire what has become true."""

    def settle(self, s: KeyForge) -> None:
        s.unsettled = False
        x = board.index(s)
        s.unsettled = False
        for p, q in enumerate(s.players):
            if q.keys >= KEYS_TO_WIN:
                s.winner = p
                s.over = True
                s.emit("KF.victory", "win", p, (), KEYS_TO_WIN)
                return
        astray = used = dead = NO_IDS  # nearly always they stay so
        weakens = x.weakens
        for q in s.players:
            for i in q.line:
                c = s.cards[i]
                if c.armor_used:
                    used = used + (i,)
                if (c.layers or c.ctrl != c.base) and moves.controller(s, i) != c.ctrl:
                    astray = astray + (i,)
                if (weakens or c.damage >= c.d.power + c.plus) and board.must_die(s, i):
                    dead = dead + (i,)
            for i in q.artifacts:
                c = s.cards[i]
                if (c.layers or c.ctrl != c.base) and moves.controller(s, i) != c.ctrl:
                    astray = astray + (i,)
        if astray:  # nothing else is read off the board before every card is where it belongs
            s.call(BatchFrame(HANDOVER, astray[0], s.active, astray))
            return
        for i in used:
            armor_check(s, i)
        if dead:
            cause = s.stack[s.running]  # what it has pushed since only waits on top of it
            hurt_ones = tuple([i for i in dead if s.cards[i].damage])
            if hurt_ones:
                s.emit(s.ed.rule["lethal_damage"], "doomed", s.active, hurt_ones, 0, cause.src, ALL_SEATS)
            if len(hurt_ones) < len(dead):
                weak = tuple([i for i in dead if not s.cards[i].damage])
                s.emit("KF.power-0", "doomed", s.active, weak, 0, cause.src, ALL_SEATS, how="power")
            destroy(s, list(dead), cause.src, isinstance(cause, FightFrame))
            return
        if x.rows[WHENEVER]:
            frames = moves.state_triggers(s)
            if frames:
                moves.resolve(s, frames)

    def grantor(self, s: KeyForge, source: int) -> int:
        k = min(s.running, len(s.stack) - 1)
        while k >= 0:
            f = s.stack[k]
            k -= 1
            if f.src != source or isinstance(
                f, BatchFrame
            ):  # a batch is what an ability below it does to several cards
                continue
            assert isinstance(f, KFrame)
            if f.prog.name == "assault" or f.prog.name == "hazardous":
                return board.keyword_from(s, source, ASSAULT if f.prog.name == "assault" else HAZARDOUS)
            return f.grantor if f.grantor != source else NO_CARD
        return NO_CARD


def armor_check(s: KeyForge, i: int) -> None:
    """Where armor has been lost, the points used this turn are the first to go (KF.which-armor-is-lost).

    Source by source: what comes in the same moment is new armor, which has prevented nothing yet.
    """
    now = board.armor_by_source(s, i)
    was = s.cards[i].armor_was
    if now != was:
        have = dict(now)
        lost = sum([max(0, n - have.get(source, 0)) for source, n in was])
        c = s.card(i)
        c.armor_used = max(0, c.armor_used - lost)
        c.armor_was = now


class Handover(Op[KeyForge, BatchFrame]):
    """The card goes to its controller's side, a creature to a flank that the active player chooses."""

    def run(self, s: KeyForge, f: BatchFrame) -> None:
        i = f.ids[0]
        p = moves.controller(s, i)
        if not s.in_play(i) or p == s.cards[i].ctrl:
            return
        if len(f.ids) > 1 and s.cards[i].zone == LINE and s.players[p].line:  # whoever goes last may stand outside
            i = s.ask(f, s.active, "control-order", "KF.timing-conflicts", along(s, f.ids, p))
            if i == NOT_YET:
                return
        at = flank(s, f, i, p)
        if at != NOT_YET:
            layers = s.cards[i].layers
            ended = "KF.end-of-control" if not layers else "KF.newest-effect-wins" if len(layers) > 1 else self.rule
            moves.change_control(s, i, p, at, i, ended)
            moves.happen(s, Fact(CHANGES_CONTROL, p, i, NO_CARD, 0))


def along(s: KeyForge, ids: tuple[int, ...], p: int) -> tuple[int, ...]:
    """The creatures among these that go over to player p."""
    return tuple([i for i in ids if s.cards[i].zone == LINE and moves.controller(s, i) == p])


def flank(s: KeyForge, f: KFrame, i: int, p: int) -> int:
    """Where creature i is placed in player p's line: the active player names a flank."""
    if s.cards[i].d.type != CREATURE:
        return 0
    n = len([x for x in s.players[p].line if x != i])
    if n == 0:
        return 0
    return s.ask(f, s.active, "flank", "KF.who-chooses-the-flank", (0, n), i)


HANDOVER: Final = Program("handover", (Handover("KF.taking-control"),))
CHECK: Final = RulesCheck()
