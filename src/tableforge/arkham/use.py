"""Cards are played and abilities used by the steps of the initiation sequence (Appendix I).

Declared, with what the action is taken against; all costs paid; attacks of opportunity; then the effect.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, codes, enemies, legal, moves, story
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.definition import Ability
from tableforge.arkham.frames import ActionFrame
from tableforge.arkham.names import (
    ABILITIES,
    ASSET,
    DO_ACTIVATE,
    DO_PLAY,
    DO_USE,
    EVENT,
    FAST,
    FORCED,
    IS_PLAYED,
    LIMBO,
    OBJECTIVE,
    REACTION,
    STILL_IN,
    VERBS,
)
from tableforge.arkham.react import count_use, note, resume
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import steps
from tableforge.words.frame import NO_CARD


def used_how(a: Ability) -> str:
    """How the use of an ability is told: a reaction, a forced one and an objective are nobody's free choice."""
    return ABILITIES[a.kind] if a.kind in (REACTION, FORCED, OBJECTIVE) else ""


# ------------------------------------------------------------------ what begins a sequence
def trigger(s: Arkham, f: AFrame, a: Ability) -> None:
    """Use an ability that costs no action: a free one, a reaction, a forced one; `f` knows what it answers."""
    if a.cost is None and a.target is None:
        count_use(s, a, f.src, f.ctrl)
        s.emit("AH.initiation-declare", "uses", f.ctrl, (f.src,), a.number, f.src, data=(a.kind,), how=used_how(a))
        f.prog = a.prog
        f.pc = 0
        s.call(f)
        return
    t = ActionFrame(USE, f.src, f.ctrl)
    t.verb = DO_USE
    t.ability = a
    t.fact = f.fact
    t.it = f.it
    t.moment = f.moment
    s.call(t)


def activate(s: Arkham, f: AFrame, p: int, i: int, a: Ability) -> None:
    """Seat p takes the Activate action with an ability of card i."""
    t = ActionFrame(USE, i, p)
    t.verb = DO_ACTIVATE
    t.ability = a
    t.designator = a.designator
    t.costs = legal.action_price(s, p, a.actions, a.designator)
    t.provokes = a.provokes and legal.provoking(a.designator)
    s.call(t)


def play(s: Arkham, f: AFrame, p: int, i: int) -> None:
    """Seat p plays card i: with an action, or fast."""
    d = s.cards[i].d
    t = ActionFrame(PLAY, i, p)
    t.verb = DO_PLAY
    t.ability = d.play
    t.price = board.price(s, i, p)
    if not d.keywords & FAST:
        designator = d.play.designator if d.play is not None else 0
        t.designator = designator
        t.costs = legal.action_price(s, p, 1, designator)
        t.provokes = legal.provoking(designator) and (d.play is None or d.play.provokes)
    s.call(t)


def play_now(s: Arkham, f: AFrame, a: Ability) -> None:
    """Play a fast event as a reaction; `f` knows what it answers."""
    t = ActionFrame(PLAY, f.src, f.ctrl)
    t.verb = DO_PLAY
    t.ability = a
    t.price = board.price(s, f.src, f.ctrl)
    t.fact = f.fact
    t.it = f.it
    t.moment = f.moment
    s.call(t)


# ------------------------------------------------------------------ the steps
class Declare(AOp):
    """Whom or what the action is taken against is named first (AH.target-chosen-on-resolution)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame)
        a = f.ability
        if a is None or a.target is None:
            return
        ids = tuple(a.target.ids(s, f))
        x = s.ask(f, f.ctrl, "target", self.rule, ids)
        if x != NOT_YET:
            f.targets = (x,)
            f.it = (x,)


class Pay(AOp):
    """All costs are paid at the same time: actions, resources, and what stands before the colon (AH.costs-at-once)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame)
        p = f.ctrl
        spend_actions(s, p, f.costs, f.src if f.verb == DO_ACTIVATE else NO_CARD, f.designator)
        if f.price:
            s.player(p).resources -= f.price
        a = f.ability
        if f.verb == DO_PLAY:
            s.emit(self.rule, "plays", p, (f.src,), f.price, f.src, how="paid" if f.price else "")
        elif a is not None:
            count_use(s, a, f.src, p)
            s.emit(self.rule, "uses", p, (f.src,), a.number, f.src, data=(a.kind,), how=used_how(a))
        else:
            s.emit(self.rule, "action", p, (f.src,), f.costs, f.src, note=VERBS[f.verb], how=VERBS[f.verb])
        if a is not None and a.cost is not None:
            g = AFrame(a.cost, f.src, p)
            g.it = f.it
            g.fact = f.fact
            s.call(g)


def spend_actions(s: Arkham, p: int, n: int, i: int, designator: int) -> None:
    """Seat p spends actions; an additional one that is for just this goes first (AH.additional-actions)."""
    if not n:
        return
    spare = legal.spare_action(s, p, i, designator)
    q = s.player(p)
    if spare >= 0:
        q.extra = tuple([x for x in q.extra if x != spare]) + (spare + 1,)
        n -= 1
    q.actions -= n
    q.taken += 1
    if designator:
        q.moved |= 1 << designator


class Provoke(AOp):
    """Each ready enemy engaged with whoever acts attacks once, in the order that they pick (AH.attack-of-opportunity)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame)
        if not f.provokes:
            return
        ready = [i for i in board.enemies_engaged(s, f.ctrl) if not s.cards[i].exhausted and i not in f.attackers]
        foes = tuple([i for i in ready if enemies.may_attack(s, i, f.ctrl)])
        if not foes:
            return
        i = s.ask(f, f.ctrl, "attack-order", "AH.attack-of-opportunity-order", foes)
        if i == NOT_YET:
            return
        f.attackers += (i,)
        f.pc -= 1
        s.emit(self.rule, "provokes", f.ctrl, (i,))
        enemies.attack(s, f, i, f.ctrl)


class Waited(AOp):
    """What waited for the end of the action (AH.nested-skill-tests)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame)
        if f.deferred:
            g = f.deferred[0]
            f.deferred = f.deferred[1:]
            f.pc -= 1
            resume(s, g)


class Effect(AOp):
    """The ability's effect resolves (AH.initiation-resolve)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame) and f.ability is not None
        g = AFrame(f.ability.prog, f.src, f.ctrl)
        g.it = f.targets or f.it
        g.fact = f.fact
        g.moment = f.moment
        s.call(g)


USE: Final = steps(
    "use",
    {
        "declare": Declare("AH.initiation-declare"),
        "pay": Pay("AH.initiation-pay-costs"),
        "paid": Conclude("AH.after"),
        "provoke": Provoke("AH.attack-of-opportunity"),
        "effect": Effect("AH.initiation-resolve"),
        "waited": Waited("AH.nested-skill-tests"),
        "end": Conclude("AH.initiation-resolve"),
    },
    last="end",
)


class BeginPlay(AOp):
    """The card begins to be played; until now it was in hand, and may have been lost (AH.played-card-still-in-hand)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame)
        i = f.src
        if i not in legal.playable(s, f.ctrl):
            f.pc = f.prog.last
            return
        if s.cards[i].d.type == EVENT:
            moves.to_limbo(s, i, self.rule, "begins", f.ctrl)


class Resolve(AOp):
    """An asset comes into play, an event has its effect."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame)
        i = f.src
        if s.cards[i].d.type == ASSET:
            moves.enter_play(s, f, i, f.ctrl, self.rule)
        else:
            a = f.ability
            assert a is not None
            g = AFrame(a.prog, i, f.ctrl)
            g.it = f.targets or f.it
            g.fact = f.fact
            g.moment = f.moment
            s.call(g)
        f.number = 1


class Played(AOp):
    """The card has been played; an event that is not in play goes to its owner's discard pile (AH.event-played)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, ActionFrame)
        i = f.src
        if s.players[f.ctrl].status != STILL_IN:
            if s.cards[i].zone == LIMBO:
                moves.remove(s, i, self.rule)
            return
        if s.cards[i].zone == LIMBO:
            moves.discard(s, i, self.rule)
        if f.number:
            note(s, IS_PLAYED, f.ctrl, i, NO_CARD, 0)


PLAY: Final = steps(
    "play",
    {
        "declare": Declare("AH.initiation-declare"),
        "pay": Pay("AH.initiation-pay-costs"),
        "paid": Conclude("AH.after"),
        "provoke": Provoke("AH.attack-of-opportunity"),
        "begin": BeginPlay("AH.initiation-begin"),
        "resolve": Resolve("AH.initiation-resolve"),
        "played": Played("AH.event-played"),
        "waited": Waited("AH.nested-skill-tests"),
        "end": Conclude("AH.initiation-resolve"),
    },
    last="played",
)


def take(s: Arkham, f: AFrame, p: int, code: int) -> None:
    """Do what a seat chose in a player window."""
    i = codes.card_of(code)
    verb = codes.verb_of(code)
    if verb == DO_PLAY:
        play(s, f, p, i)
    elif verb == DO_USE:
        a = board.ability(s, i, codes.ability_of(code))
        trigger(s, AFrame(a.prog, i, p), a)
    else:
        story.spend_to_advance(s, f, p)
