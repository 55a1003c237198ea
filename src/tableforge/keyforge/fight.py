"""Fighting: target, before, strike, fallen, abilities; `use` puts these steps between exhausting and what watches a use."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, Program
from tableforge.kernel.react import Fact
from tableforge.keyforge import board, legal, moves
from tableforge.keyforge.damage import Hit, aimed, destroy, hurt
from tableforge.keyforge.frames import FightFrame
from tableforge.keyforge.idle import tell_nothing
from tableforge.keyforge.names import (
    ASSAULT,
    BEFORE,
    BEFORE_FIGHT,
    ELUSIVE,
    FIGHT,
    FIGHTS,
    HAZARDOUS,
    IS_DESTROYED_FIGHTING,
    LINE,
    POISON,
    SKIRMISH,
)
from tableforge.keyforge.state import KeyForge, KFrame, KOp
from tableforge.words.frame import NO_CARD, NO_IDS


class ChooseTarget(Op[KeyForge, FightFrame]):
    """The attacker's target: an enemy creature that may be attacked."""

    def run(self, s: KeyForge, f: FightFrame) -> None:
        t = f.opp
        if t < 0:
            options = f.ans or tuple(legal.targets(s, f.src))
            if not options:
                f.finish()
                return
            t = s.ask(f, s.active, "attack", self.rule, options)
            if t == NOT_YET:
                return
        f.opp = t
        c = s.card(t)
        f.first = c.attacked == 0
        c.attacked += 1
        s.emit(self.rule, "attack", f.ctrl, (f.src, t), 0, f.src)


class BeforeTheFight(Op[KeyForge, FightFrame]):
    """ "Before fight:" abilities, assault and hazardous, in the active player's order."""

    def run(self, s: KeyForge, f: FightFrame) -> None:
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
            if isinstance(g, FightFrame):
                g.broken_off = True
                return


ASSAULTING: Final = Program("assault", (KeywordDamage("KF.assault-x"), BreakOff("KF.fight-broken-off")))
HAZARD: Final = Program("hazardous", (KeywordDamage("KF.hazardous-x"), BreakOff("KF.fight-broken-off")))


class Strike(Op[KeyForge, FightFrame]):
    """Both creatures deal damage equal to their power, at once."""

    def run(self, s: KeyForge, f: FightFrame) -> None:
        a, t = f.src, f.opp
        if s.cards[a].zone != LINE or s.cards[t].zone != LINE or s.cards[t].ctrl == s.cards[a].ctrl:
            f.finish()
            rule = "KF.fight-broken-off" if f.broken_off else "KF.fight-target-gone"
            s.emit(rule, "fight-off", f.ctrl, (a, t), 0, a)
            return
        hits: list[Hit] = []
        ka, kt = board.keywords(s, a), board.keywords(s, t)
        elusive = kt & ELUSIVE and f.first
        struck = t if f.struck == NO_CARD else f.struck
        if not elusive or struck != t:
            sent = "KF.damage-to-another-creature" if struck != t else ""
            hits.append(Hit(struck, board.fight_damage(s, a, False), a, sent))
        if not elusive and not ka & SKIRMISH:
            hits.append(Hit(a, board.fight_damage(s, t, True), t))
        salvo = aimed(s, f, hits, False, self.rule)
        if salvo is None:
            return
        if elusive:
            s.emit("KF.elusive", "elusive", s.cards[t].ctrl, (t,), 0, t, also=given_by(s, t, ELUSIVE))
        elif ka & SKIRMISH:
            s.emit("KF.skirmish", "skirmish", s.cards[a].ctrl, (a,), 0, a, also=given_by(s, a, SKIRMISH))
        salvo.land(s, f)
        poisoned: list[int] = []
        for h in hits:
            if h.dealt > 0 and (ka if h.source == a else kt) & POISON:
                poisoned.append(h.ends)
                given = given_by(s, h.source, POISON)
                s.emit("KF.poison", "poisoned", s.cards[h.ends].ctrl, (h.ends,), 0, h.source, also=given)
        if poisoned:
            dead = board.lethal(s)
            destroy(s, dead + [i for i in poisoned if i not in dead], a, True)
            s.unsettled = False  # the lethally hurt are in that set already; they die once, together with the poisoned


def given_by(s: KeyForge, i: int, keyword: int) -> tuple[int, ...]:
    """For the log: the card that gives creature i a keyword, where it is not its own."""
    by = board.keyword_from(s, i, keyword) if s.tracing else NO_CARD
    return (by,) if by >= 0 else NO_IDS


class Fallen(Op[KeyForge, FightFrame]):
    """Who destroyed whom: abilities of the survivor, attacker or attacked, and whatever watches creatures fight, are due."""

    def run(self, s: KeyForge, f: FightFrame) -> None:
        a, t = f.src, f.opp
        facts: list[Fact] = []
        if t in f.dead and a not in f.dead:
            facts.append(Fact(IS_DESTROYED_FIGHTING, s.cards[t].ctrl, t, a, 1, f.born))
        if a in f.dead and t not in f.dead:
            facts.append(Fact(IS_DESTROYED_FIGHTING, s.cards[a].ctrl, a, t, 0, f.born))
        facts.append(Fact(FIGHTS, f.ctrl, a, t, 0))
        for fact in facts:
            s.record(fact)
        f.queue = tuple(moves.reactions_to_all(s, facts))


class FightAbilities(Op[KeyForge, FightFrame]):
    """If the attacker survives, all its "Fight:" abilities resolve, at the same moment as what is due after the fight."""

    def run(self, s: KeyForge, f: FightFrame) -> None:
        frames = list(f.queue)
        f.queue = ()
        if s.cards[f.src].zone == LINE and f.src not in f.dead and not s.cards[f.src].dying:
            mine = board.abilities(s, f.src, FIGHT)
            for g in mine:
                g.opp = f.opp
            if not frames:  # what is due beside it may change that
                tell_nothing(s, f.src, mine)
            frames.extend(mine)
        moves.resolve(s, frames)
