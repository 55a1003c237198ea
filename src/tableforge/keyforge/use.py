"""Playing and using cards: the procedures of step 3, each a program that reads like the rulebook.

A play:   tolls, bonus, enter, triggers, abilities, finish.          A reap:  exhaust, gain, abilities, after.
A fight:  exhaust, target, before, strike, fallen, abilities, after.  An action or omni:  exhaust, abilities, after.
"""

from __future__ import annotations

from typing import Final

from tableforge.kernel.core import ALL_SEATS, NOT_YET, Program
from tableforge.keyforge import board, legal, moves
from tableforge.keyforge.damage import Hit, destroy, flank, hurt
from tableforge.keyforge.names import (
    ACTION,
    ACTION_LABEL,
    ASSAULT,
    ATTACHED,
    BEFORE,
    BEFORE_FIGHT,
    CONTROL_MOD,
    CREATURE,
    DEPLOY,
    DISCARD,
    DO_ACTION,
    DO_FIGHT,
    DO_OMNI,
    DO_REAP,
    DO_UNSTUN,
    ELUSIVE,
    ENTERS,
    ENTERS_UNDER_OPPONENT,
    FIGHT,
    FIGHTS,
    GAINS_BY_REAPING,
    HAND,
    HAZARDOUS,
    INSTEAD,
    IS_DESTROYED_FIGHTING,
    LIMBO,
    LINE,
    MAIN_STEP,
    OMEGA,
    OMNI,
    PLAY,
    PLAYS,
    POISON,
    REAP,
    REAPS,
    SKIRMISH,
    UPGRADE,
    USES,
)
from tableforge.keyforge.state import NO_CARD, Fact, KeyForge, KFrame, KOp, Row


# ------------------------------------------------------------------ playing
def play(s: KeyForge, i: int, p: int, as_yours: bool = False) -> None:
    """Start playing card i; the caller has asked `legal`.

    Its frame knows: a where from, b as if it were yours, num 1 not the first act of the step, num 2 a copy with omega.
    """
    g = KFrame(PLAYING, i, p)
    g.a = s.cards[i].zone
    g.b = 1 if as_yours else 0
    g.num = 1 if s.acted or s.step != MAIN_STEP else 0
    s.push(g)


class PayToPlay(KOp):
    """What a card demands in order to be played is settled before anything else."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        i = f.src
        pay_tolls(s, legal.tolls(s, PLAYS, f.ctrl, i), f.ctrl, self.rule)
        s.acted = s.acted or s.step == MAIN_STEP
        d = s.cards[i].d
        s.titles = {**s.titles, d.id: s.titles.get(d.id, 0) + 1}
        s.take_out(i)
        c = s.card(i)
        c.zone = LIMBO
        c.foreign = False
        if not s.ed.played_card_is_yours and not f.b and d.type != ACTION:
            f.ctrl = c.owner
        c.ctrl = f.ctrl
        s.emit("KF.sequence-of-a-play" if f.a == HAND else "KF.played-from-elsewhere", "play", s.active, (i,), 0, i)


def pay_tolls(s: KeyForge, rows: list[Row], p: int, rule: str) -> None:
    for row in rows:
        n = legal.price(s, [row])
        s.player(p).amber -= n
        s.unsettled = True
        s.emit(rule, "toll", p, (), n, row.ctx.src)
        if row.mod.seats is not None:
            for q in row.mod.seats.seats(s, row.ctx):
                moves.gain(s, q, n, row.ctx.src, "KF.pay")


class GainBonus(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        n = s.cards[f.src].d.amber
        if n:
            moves.gain(s, s.active, n, f.src, self.rule)


class EnterPlay(KOp):
    """A creature takes a flank, an artifact its row, an upgrade a creature; an action waits in no zone."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        i = f.src
        c = s.cards[i]
        t = c.d.type
        if t == ACTION:
            return
        if t == UPGRADE:
            options = tuple([*s.players[s.active].line, *s.players[1 - s.active].line])
            if not options:
                return
            host = s.ask(f, s.active, "host", s.ed.rule["upgrade_host"], options)
            if host == NOT_YET:
                return
            attach(s, i, host, f.src)
            return
        at = 0
        if t == CREATURE:
            at = place(s, f, i, f.ctrl)
            if at == NOT_YET:
                return
        rule = "KF.entering-exhausted"
        if moves.enters_how(s, i, False) & ENTERS_UNDER_OPPONENT:
            rule = "KF.card-overrides"
        elif f.ctrl != s.active or (c.owner != s.active and s.ed.played_card_is_yours):
            rule = s.ed.rule["played_card_is_yours"]
        moves.enter(s, i, f.ctrl, at, f.src, rule, True)


def place(s: KeyForge, f: KFrame, i: int, ctrl: int) -> int:
    """Where creature i enters the line: a flank, or anywhere with deploy."""
    p = 1 - ctrl if moves.enters_how(s, i, False) & ENTERS_UNDER_OPPONENT else ctrl
    if board.keywords(s, i) & DEPLOY:
        n = len(s.players[p].line)
        return s.ask(f, s.active, "place", "KF.deploy", tuple(range(n + 1)))
    return flank(s, f, i, p)


def attach(s: KeyForge, i: int, host: int, src: int) -> None:
    c = s.card(i)
    c.zone = ATTACHED
    c.host = host
    c.lk = None
    h = s.card(host)
    h.ups = (*h.ups, i)
    if any([m.kind == CONTROL_MOD for m in c.d.mods]):
        h.layers = (*h.layers, (c.ctrl, i))
    s.index = None
    s.unsettled = True
    s.emit("KF.upgrade-attaching", "attach", c.ctrl, (i, host), 0, src)


class PlayTriggers(KOp):
    """ "Each time you play" comes before the card's own "Play:" ability."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        moves.happen(s, [Fact(PLAYS, s.active, f.src, f.a, 0)])


class PlayAbilities(KOp):
    """ "Play:" abilities, and whatever watches cards enter play, in the active player's order."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        i = f.src
        frames: list[KFrame] = []
        if s.cards[i].d.type != ACTION and s.cards[i].d.type != UPGRADE:
            fact = Fact(ENTERS, f.ctrl, i, NO_CARD, 0)
            s.record(fact)
            frames.extend(moves.reactions(s, [fact]))
        frames.extend(board.abilities(s, i, PLAY))
        moves.resolve(s, frames)


class FinishPlay(KOp):
    """An action card goes to its owner's discard pile; omega ends the step."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        i = f.src
        c = s.cards[i]
        if c.zone == LIMBO:
            s.put_in(i, c.owner, DISCARD)
            s.emit(self.rule, "discard", c.owner, (i,), 0, i, ALL_SEATS, "discard")
        if c.d.keywords & OMEGA or f.num & 2:
            s.ended = s.ended or s.step == MAIN_STEP  # in another step there is nothing left to stop
            s.emit("KF.omega", "omega", s.active, (i,), 0, i)


PLAYING: Final = Program(
    "play",
    (
        PayToPlay("KF.costs-of-playing"),
        GainBonus("KF.aember-bonus-first"),
        EnterPlay("KF.enter-on-a-flank"),
        PlayTriggers("KF.play-triggers-before-play"),
        PlayAbilities("KF.entering-before-play"),
        FinishPlay("KF.action-resolve-then-discard"),
    ),
)


# ------------------------------------------------------------------ using
def use(s: KeyForge, i: int, verb: int, user: int, target: int = NO_CARD) -> None:
    """Start using card i; the caller has asked `legal`."""
    prog = REAPING if verb == DO_REAP else FIGHTING if verb == DO_FIGHT or verb == DO_UNSTUN else USING
    g = KFrame(prog, i, user)
    g.a = ACTION_LABEL if verb == DO_ACTION else OMNI
    g.opp = target
    g.num = s.running
    s.push(g)


class Exhaust(KOp):
    """The card exhausts; a stunned creature only loses its stun."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        i = f.src
        pay_tolls(s, legal.tolls(s, USES, s.active, i), s.active, "KF.if-you-do-in-order-to")
        s.acted = s.acted or s.step == MAIN_STEP
        c = s.card(i)
        c.ready = False
        s.titles = {**s.titles, c.d.id: s.titles.get(c.d.id, 0) + 1}
        s.record(Fact(USES, s.active, i, NO_CARD, 0))
        if c.stun:
            c.stun = False
            s.emit("KF.stun-next-use", "unstun", c.ctrl, (i,), 0, i)
            f.pc = len(f.prog.ops) - 1
        else:
            rule = self.rule
            if f.prog.name == "use" and c.d.type == CREATURE:
                rule = legal.action_rule(s, i) if f.a == ACTION_LABEL else legal.omni_rule(s, i)
            s.emit(rule, f.prog.name, c.ctrl, (i,), 0, i)


class AfterUse(KOp):
    """Whatever watches cards being used; the effect that caused the use learns whom it fought."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        g = s.stack[f.num]
        if f.opp >= 0 and isinstance(g, KFrame):
            g.opp = f.opp
        fought = 1 if f.prog.name == "fight" and f.opp >= 0 else 0  # one that only lost its stun has attacked nobody
        frames = moves.reactions(s, [Fact(USES, s.active, f.src, NO_CARD, fought)])
        if frames:
            moves.resolve(s, frames)


class ReapGain(KOp):
    """The controller gains 1 æmber, unless a card makes something else of it."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        fact = Fact(GAINS_BY_REAPING, f.ctrl, f.src, NO_CARD, 1)
        for row in board.index(s).rows[INSTEAD]:
            m = row.mod
            assert m.event is not None
            if GAINS_BY_REAPING in m.event.kinds() and board.live(s, row) and m.event.matches(s, row.ctx, fact):
                assert m.prog is not None
                s.push(moves.reaction(row, m.prog, fact))
                return
        if moves.grow(s, f.ctrl, 1):  # what another card takes was not gained
            s.emit(self.rule, "gain", f.ctrl, (), 1, f.src)
            f.much = 1
            moves.happen(s, [fact])


class JustGained(KOp):
    """What was just gained by reaping is "that much" only while it is still in the pool: read before, written after."""

    def __init__(self, rule: str, done: bool) -> None:
        super().__init__(rule)
        self.done = done

    def run(self, s: KeyForge, f: KFrame) -> None:
        reaps = [g for g in s.stack if isinstance(g, KFrame) and g.prog is REAPING]
        pool = s.players[f.who].amber
        if self.done:
            reaps[-1].much -= max(0, f.num - pool)
        else:
            f.num = pool
            f.much = min(f.much, max(0, reaps[-1].much))


class ReapAbilities(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        moves.resolve(s, board.abilities(s, f.src, REAP))


class AfterReap(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        moves.happen(s, [Fact(REAPS, f.ctrl, f.src, NO_CARD, 0)])


class LabelAbilities(KOp):
    """All "Action:" or all "Omni:" abilities of the card."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        frames = board.abilities(s, f.src, f.a)
        for g in frames:
            g.ctrl = f.ctrl
        moves.resolve(s, frames)


REAPING: Final = Program(
    "reap",
    (
        Exhaust("KF.reap"),
        ReapGain("KF.reap"),
        ReapAbilities("KF.all-of-a-kind"),
        AfterReap("KF.reap"),
        AfterUse("KF.what-counts-as-use"),
    ),
)
USING: Final = Program(
    "use",
    (
        Exhaust("KF.artifact-exhaust-then-resolve"),
        LabelAbilities("KF.all-of-a-kind"),
        AfterUse("KF.what-counts-as-use"),
    ),
)


# ------------------------------------------------------------------ fighting
class ChooseTarget(KOp):
    """The attacker's target: an enemy creature that may be attacked."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        t = f.opp
        if t < 0:
            options = tuple(legal.targets(s, f.src))
            if not options:
                f.pc = len(f.prog.ops) - 1
                return
            t = s.ask(f, s.active, "attack", self.rule, options)
            if t == NOT_YET:
                return
        f.opp = t
        c = s.card(t)
        f.b = 1 if c.attacked == 0 else 0
        c.attacked += 1
        s.emit(self.rule, "attack", f.ctrl, (f.src, t), 0, f.src)


class BeforeTheFight(KOp):
    """ "Before fight:" abilities, assault and hazardous, in the active player's order."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        a, t = f.src, f.opp
        frames = board.abilities(s, a, BEFORE_FIGHT)
        for g in frames:
            g.opp = t
        fact = Fact(FIGHTS, f.ctrl, a, t, 0)
        for row in board.index(s).rows[BEFORE]:
            m = row.mod
            assert m.event is not None and m.prog is not None
            if board.live(s, row) and m.event.matches(s, row.ctx, fact):
                frames.append(moves.reaction(row, m.prog, fact))
        n = board.keyword_number(s, a, ASSAULT)
        if n:
            g = KFrame(ASSAULTING, a, f.ctrl)
            g.opp, g.much = t, n
            frames.append(g)
        n = board.keyword_number(s, t, HAZARDOUS)
        if n:
            g = KFrame(HAZARD, t, s.cards[t].ctrl)
            g.opp, g.much = a, n
            frames.append(g)
        if frames:
            moves.resolve(s, frames, moves.BEFORE_FIGHT_WINDOW)


class KeywordDamage(KOp):
    """Assault or hazardous damage, dealt before the fight."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        if s.cards[f.src].zone == LINE and s.cards[f.opp].zone == LINE:
            hurt(s, f, [Hit(f.opp, f.much, f.src)], False, self.rule)


class BreakOff(KOp):
    """If that damage destroyed the other creature, the fight learns that this is why it goes no further."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        if f.opp not in f.dead:
            return
        for g in reversed(s.stack):
            if g.prog.name == "fight":
                assert isinstance(g, KFrame)
                g.much = 1
                return


ASSAULTING: Final = Program("assault", (KeywordDamage("KF.assault-x"), BreakOff("KF.fight-broken-off")))
HAZARD: Final = Program("hazardous", (KeywordDamage("KF.hazardous-x"), BreakOff("KF.fight-broken-off")))


class Strike(KOp):
    """Both creatures deal damage equal to their power, at once."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        a, t = f.src, f.opp
        if s.cards[a].zone != LINE or s.cards[t].zone != LINE or s.cards[t].ctrl == s.cards[a].ctrl:
            f.pc = len(f.prog.ops) - 1
            rule = "KF.fight-broken-off" if f.much else "KF.fight-target-gone"
            s.emit(rule, "fight-off", f.ctrl, (a, t), 0, a)
            return
        hits: list[Hit] = []
        ka, kt = board.keywords(s, a), board.keywords(s, t)
        elusive = kt & ELUSIVE and f.b
        told = len(f.ans) > 0  # run again for the answer to which replacement applies
        if elusive and not told:
            s.emit("KF.elusive", "elusive", s.cards[t].ctrl, (t,), 0, t)
        struck = f.chosen[0] if f.chosen else t
        if not elusive or struck != t:
            sent = "KF.damage-to-another-creature" if struck != t else ""
            hits.append(Hit(struck, board.fight_damage(s, a, False), a, sent))
        if ka & SKIRMISH and not elusive and not told:
            s.emit("KF.skirmish", "skirmish", s.cards[a].ctrl, (a,), 0, a)
        if not elusive and not ka & SKIRMISH:
            hits.append(Hit(a, board.fight_damage(s, t, True), t))
        if not hurt(s, f, hits, False, self.rule):
            return
        poisoned: list[int] = []
        for h in hits:
            if h.dealt > 0 and (ka if h.source == a else kt) & POISON:
                poisoned.append(h.ends)
                s.emit("KF.poison", "poisoned", s.cards[h.ends].ctrl, (h.ends,), 0, h.source)
        if poisoned:
            dead = board.lethal(s)
            destroy(s, dead + [i for i in poisoned if i not in dead], a, True)
            s.unsettled = False  # the lethally hurt are in that set already; they die once, together with the poisoned


class Fallen(KOp):
    """Who destroyed whom: abilities of the survivor, attacker or attacked, and whatever watches creatures fight, are due."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        a, t = f.src, f.opp
        facts: list[Fact] = []
        if t in f.dead and a not in f.dead:
            facts.append(Fact(IS_DESTROYED_FIGHTING, s.cards[t].ctrl, t, a, 1, f.born))
        if a in f.dead and t not in f.dead:
            facts.append(Fact(IS_DESTROYED_FIGHTING, s.cards[a].ctrl, a, t, 0, f.born))
        facts.append(Fact(FIGHTS, f.ctrl, a, t, 0))
        for fact in facts:
            s.record(fact)
        f.queue = tuple(moves.reactions(s, facts))


class FightAbilities(KOp):
    """If the attacker survives, all its "Fight:" abilities resolve, at the same moment as what is due after the fight."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        frames = list(f.queue)
        f.queue = ()
        if s.cards[f.src].zone == LINE and f.src not in f.dead and not s.cards[f.src].dying:
            mine = board.abilities(s, f.src, FIGHT)
            for g in mine:
                g.opp = f.opp
            frames.extend(mine)
        moves.resolve(s, frames)


FIGHTING: Final = Program(
    "fight",
    (
        Exhaust("KF.fight-exhaust"),
        ChooseTarget("KF.fight-target"),
        BeforeTheFight("KF.fight-before"),
        Strike("KF.fight-damage"),
        Fallen("KF.fight-end-constants"),
        FightAbilities("KF.fight-after"),
        AfterUse("KF.what-counts-as-use"),
    ),
)

WAYS: Final = (DO_REAP, DO_FIGHT, DO_ACTION, DO_OMNI, DO_UNSTUN)


def ways_to_use(s: KeyForge, i: int, p: int) -> list[int]:
    """The ways in which a card that lets card i be used may use it."""
    return [v for v in WAYS if not legal.may_use_by_effect(s, i, v, p)]
