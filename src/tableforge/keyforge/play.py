"""Playing a card: tolls, copy, bonus, enter, triggers, abilities, finish."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, Program
from tableforge.kernel.react import Fact
from tableforge.keyforge import board, legal, moves
from tableforge.keyforge.damage import flank
from tableforge.keyforge.frames import PlayFrame
from tableforge.keyforge.idle import tell_nothing
from tableforge.keyforge.names import (
    ACTION,
    AS_PLAYED,
    CREATURE,
    DEPLOY,
    DISCARD,
    ENTERS,
    ENTERS_UNDER_OPPONENT,
    HAND,
    LIMBO,
    MAIN_STEP,
    OMEGA,
    PLAY,
    PLAYS,
    UPGRADE,
)
from tableforge.keyforge.state import KeyForge, KFrame, KOp, Row
from tableforge.words.frame import NO_CARD


def play(s: KeyForge, i: int, p: int, as_yours: bool = False) -> None:
    """Start playing card i; the caller has asked `legal`."""
    g = PlayFrame(PLAYING, i, p)
    g.origin = s.cards[i].zone
    g.as_yours = as_yours
    g.late = s.acted or s.step != MAIN_STEP
    s.call(g)


class PayToPlay(Op[KeyForge, PlayFrame]):
    """What a card demands in order to be played is settled before anything else."""

    def run(self, s: KeyForge, f: PlayFrame) -> None:
        i = f.src
        pay_tolls(s, legal.tolls(s, PLAYS, f.ctrl, i), f.ctrl, self.rule)
        s.acted = s.acted or s.step == MAIN_STEP
        d = s.cards[i].d
        s.titles = {**s.titles, d.id: s.titles.get(d.id, 0) + 1}
        if not s.ed.played_card_is_yours and not f.as_yours and d.type != ACTION:
            f.ctrl = s.cards[i].owner
        moves.begin_play(s, i, f.ctrl, "KF.sequence-of-a-play" if f.origin == HAND else "KF.played-from-elsewhere")


def pay_tolls(s: KeyForge, rows: list[Row], p: int, rule: str) -> None:
    for row in rows:
        n = legal.price(s, [row])
        s.player(p).amber -= n
        s.unsettled = True
        s.emit(rule, "toll", p, (), n, row.ctx.src)
        if row.mod.seats is not None:
            for q in row.mod.seats.seats(s, row.ctx):
                moves.gain(s, q, n, row.ctx.src, "KF.pay")


class AsPlayed(KOp):
    """What a card is treated as "when you play it" is settled before anything that its play brings."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        if s.cards[f.src].d.labels >> AS_PLAYED & 1:
            moves.resolve(s, board.abilities(s, f.src, AS_PLAYED))


class GainBonus(Op[KeyForge, PlayFrame]):
    def run(self, s: KeyForge, f: PlayFrame) -> None:
        copy = f.copied != NO_CARD
        n = s.cards[f.copied if copy else f.src].d.amber
        if n:
            moves.gain(
                s, s.active, n, f.src, "KF.copy-counts-as-copied" if copy else self.rule, "" if copy else "bonus"
            )


class EnterPlay(KOp):
    """A creature takes a flank, an artifact its row, an upgrade a creature; an action waits in no zone."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        i = f.src
        c = s.cards[i]
        t = c.d.type
        if t == ACTION:
            return
        if t == UPGRADE:
            options = f.ans or s.players[s.active].line + s.players[1 - s.active].line
            if not options:
                return
            host = s.ask(f, s.active, "host", s.ed.rule["upgrade_host"], options)
            if host == NOT_YET:
                return
            moves.attach(s, i, host, f.src)
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


class PlayTriggers(Op[KeyForge, PlayFrame]):
    """ "Each time you play" comes before the card's own "Play:" ability."""

    def run(self, s: KeyForge, f: PlayFrame) -> None:
        moves.happen(s, Fact(PLAYS, s.active, f.src, f.origin, 0), each_time=True)


class PlayAbilities(Op[KeyForge, PlayFrame]):
    """ "Play:" abilities, and whatever comes after cards are played or enter play, in the active player's order."""

    def run(self, s: KeyForge, f: PlayFrame) -> None:
        i = f.src
        frames = moves.reactions(s, Fact(PLAYS, s.active, i, f.origin, 0))
        if s.cards[i].d.type != ACTION and s.cards[i].d.type != UPGRADE:
            fact = Fact(ENTERS, f.ctrl, i, NO_CARD, 0)
            s.record(fact)
            frames.extend(moves.reactions(s, fact))
        if f.copied != NO_CARD:
            mine = [KFrame(prog, i, f.ctrl) for lab, prog in s.cards[f.copied].d.progs if lab == PLAY]
        else:
            mine = board.abilities(s, i, PLAY)
        if not frames:  # what is due beside it may change that
            tell_nothing(s, i, mine)
        frames.extend(mine)
        moves.resolve(s, frames)


class FinishPlay(Op[KeyForge, PlayFrame]):
    """An action card goes to its owner's discard pile; omega, unless it is lost in play, ends the step."""

    def run(self, s: KeyForge, f: PlayFrame) -> None:
        i = f.src
        c = s.cards[i]
        if c.zone == LIMBO:
            moves.move(s, i, DISCARD, c.owner, i, self.rule, "discard", how="played")
        if board.keywords(s, f.copied if f.copied != NO_CARD else i) & OMEGA:
            s.ended = s.ended or s.step == MAIN_STEP  # in another step there is nothing left to stop
            s.emit("KF.omega", "omega", s.active, (i,), 0, i)


PLAYING: Final = Program(
    "play",
    (
        PayToPlay("KF.costs-of-playing"),
        AsPlayed("KF.sequence-of-a-play"),
        GainBonus("KF.aember-bonus-first"),
        EnterPlay("KF.enter-on-a-flank"),
        PlayTriggers("KF.play-triggers-before-play"),
        PlayAbilities("KF.entering-before-play"),
        FinishPlay("KF.action-resolve-then-discard"),
    ),
)
