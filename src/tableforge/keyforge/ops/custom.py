"""Ops of the few cards that no word can say.  Each names its card and has both voices in the card's definition."""

from __future__ import annotations

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.react import Fact
from tableforge.keyforge import board, legal, moves
from tableforge.keyforge.frames import FightFrame, PlayFrame
from tableforge.keyforge.names import (
    ACTION,
    ALPHA,
    DEPLOY,
    ENTERS,
    ENTERS_UNDER_OPPONENT,
    PURGED,
    REAP,
)
from tableforge.keyforge.state import KeyForge, KFrame, KOp
from tableforge.words.frame import NO_CARD


class Mirrored(KOp):
    """A Fair Game: the whole preceding effect once more with the seats exchanged; the instruction is not repeated."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        if f.repeated:
            return
        f.repeated = 1
        f.ctrl = 1 - f.ctrl
        f.pc = 0


class StrikeInstead(KOp):
    """Gabos Longarms: the damage of its fight goes to the chosen creature."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        for g in reversed(s.stack):
            if isinstance(g, FightFrame) and g.src == f.src:
                g.struck = f.chosen[0] if f.chosen else NO_CARD
                return


class StopFight(KOp):
    """Evasion Sigil: there is no fight and no opposing creature; the attacker stays exhausted."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        for g in reversed(s.stack):
            if isinstance(g, FightFrame):
                g.finish()
                g.opp = NO_CARD
                s.emit("KF.fight-broken-off", "fight-off", f.ctrl, (g.src,), 0, f.src)
                return


class TriggerReap(KOp):
    """Replicator: the chosen creature's reap abilities resolve as if you controlled it; it is not used."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        frames: list[KFrame] = []
        for i in f.chosen:
            if s.is_creature(i):
                for g in board.abilities(s, i, REAP):
                    if self in g.prog.ops and any([h.prog is g.prog and h.src == i for h in s.stack]):
                        continue  # two that trigger each other come to an end
                    g.ctrl = f.ctrl
                    frames.append(g)
        moves.resolve(s, frames)


class ReturnPurged(KOp):
    """Spangler Box: every card that it purged comes back under its owner's control, one after the other."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        rest = [i for i in s.cards[f.src].links if s.cards[i].zone == PURGED]
        if not rest:
            s.card(f.src).links = ()
            moves.happen_together(s, [Fact(ENTERS, s.cards[i].ctrl, i, NO_CARD, 0) for i in f.aside])
            return
        owner = s.cards[rest[0]].owner
        together = tuple([i for i in rest if s.cards[i].owner == owner])
        i = s.ask(f, s.active, "return-order", self.rule, together)
        if i == NOT_YET:
            return
        under = 1 - owner if moves.enters_how(s, i, False) & ENTERS_UNDER_OPPONENT else owner
        n = len(s.players[under].line)
        at = 0
        if n and board.keywords(s, i) & DEPLOY:
            at = s.ask(f, s.active, "place", "KF.deploy", tuple(range(n + 1)), i)
        elif n:
            at = s.ask(f, s.active, "flank", "KF.who-chooses-the-flank", (0, n), i)
        if at == NOT_YET:
            return
        moves.enter(s, i, owner, at, f.src, self.rule)
        f.aside = (*f.aside, i)
        f.pc -= 1


class PlayAsCopy(KOp):
    """Mimicry: played as a copy of an action card in the opponent's discard pile, bonus and Rule of Six included.

    A copy of another Mimicry would just be asked again what to copy, so that one is not offered.
    """

    def run(self, s: KeyForge, f: KFrame) -> None:
        pile, own = s.players[1 - f.ctrl].discard, s.cards[f.src].d.id
        play = s.caller(f)
        assert isinstance(play, PlayFrame)
        options = f.ans or tuple(
            [
                i
                for i in pile
                if s.cards[i].d.type == ACTION
                and s.cards[i].d.id != own
                and not legal.six_times(s, i)
                and not (play.late and s.cards[i].d.keywords & ALPHA)
            ]
        )
        if not options:
            return
        k = s.ask(f, s.active, "target", "KF.copy-counts-as-copied", options)
        if k == NOT_YET:
            return
        d = s.cards[k].d
        # what was played is the copied card, not this one
        s.titles = {**s.titles, d.id: s.titles.get(d.id, 0) + 1, own: s.titles[own] - 1}
        play.copied = k
        s.emit(self.rule, "copy", f.ctrl, (f.src, k), 0, f.src)


CUSTOM: dict[str, tuple[type[KOp], str]] = {
    "mirrored": (Mirrored, "KF.repeat-the-preceding"),
    "strikes_instead": (StrikeInstead, "KF.damage-to-another-creature"),
    "stop_fight": (StopFight, "KF.fight-broken-off"),
    "trigger_reap": (TriggerReap, "KF.triggering-without-use"),
    "return_purged": (ReturnPurged, "KF.spangler-box"),
    "played_as_copy": (PlayAsCopy, "KF.copy-counts-as-copied"),
}
