"""What can be done to cards and æmber: the primitives that every procedure and every effect is made of.

Each changes the state at once, tells the log under which rule, and hands back what really happened.
"""

from __future__ import annotations

from typing import Final

from tableforge.kernel import react
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Frame, Op, Program
from tableforge.kernel.event import ALL_SEATS
from tableforge.kernel.react import Fact
from tableforge.keyforge import board, codes
from tableforge.keyforge.frames import BatchFrame, DestructionFrame, FightFrame, WindowFrame
from tableforge.keyforge.names import (
    ACTION,
    ARCHIVES,
    ARTIFACTS,
    ATTACHED,
    CHANGES_CONTROL,
    CONTROL_MOD,
    CREATURE,
    DECK,
    DISCARD,
    ENTERS_MOD,
    ENTERS_READY,
    ENTERS_STUNNED,
    ENTERS_UNDER_OPPONENT,
    HAND,
    INSTEAD,
    IS_DISCARDED_FROM_PLAY,
    IS_ROBBED,
    IS_STOLEN_FROM,
    LEAVES,
    LIMBO,
    LINE,
    POOL_GROWS,
    PURGED,
    UNDER,
    WHENEVER,
    ZONES,
)
from tableforge.keyforge.pieces import LastKnown
from tableforge.keyforge.state import KeyForge, KFrame, Lasting, Row
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY


# ------------------------------------------------------------------ windows: several abilities at the same moment
class NextAbility(Op[KeyForge, WindowFrame]):
    """The active player says which of the waiting abilities resolves next (where it cannot matter nobody is asked).

    Before a fight a card that has left play has nothing more to do (`present`), nor has any card if there is no fight after
    all; among "Destroyed:" abilities one that was saved (`doomed`); elsewhere what is due still resolves.
    """

    def __init__(self, rule: str, present: bool = False, doomed: bool = False) -> None:
        super().__init__(rule)
        self.present = present
        self.doomed = doomed

    def run(self, s: KeyForge, f: WindowFrame) -> None:
        q = f.queue
        if self.present:
            fight = s.caller(f)
            assert isinstance(fight, FightFrame)
            q = tuple([g for g in q if s.in_play(g.src)]) if fight.opp >= 0 else ()
        if self.doomed:
            deaths = s.caller(f)
            assert isinstance(deaths, DestructionFrame)
            q = tuple([g for g in q if g.src not in deaths.saved])
            # one that has gone elsewhere can no longer be saved
            q = tuple([g for g in q if s.cards[g.src].dying or "#instead" not in g.prog.name])
        if not q:
            return
        k = 0
        if len(q) > 1 and not all([x.prog.order_free for x in q]):
            due = not self.present and not self.doomed  # whatever becomes of its card
            options = f.ans or tuple(
                [i for i, x in enumerate(q) if not any([same_ability(s, x, y, due) for y in q[:i]])]
            )
            k = s.ask(f, s.active, "order", self.rule, options, q)
            if k == NOT_YET:
                return
        f.queue = q[:k] + q[k + 1 :]
        f.pc -= 1
        g = q[k].clone()
        if self.doomed and s.in_play(g.src) and not s.is_new(g.src, g.born):
            g.ctrl = s.cards[g.src].ctrl  # an earlier one may have handed the card over
        s.call(g)


OF_ITSELF: Final = frozenset(("this", "this_creature", "other", "Custom", "RepeatIf"))
OF_IT: Final = frozenset(
    ("it", "its", "them", "this_way", "rest", "its_owner", "its_controller", "its_opponent", "ThisDestroysIt")
)


def same_ability(s: KeyForge, x: KFrame, y: KFrame, due: bool) -> bool:
    """Whether two waiting abilities are one and the same thing twice: from two copies of an upgrade on one creature, or from
    any two copies of a card whose words do not speak of itself, where both are `due` whatever becomes of the cards."""
    if x.prog is not y.prog or x.ctrl != y.ctrl or x.born != y.born:
        return False
    names = x.prog.names
    if names is None or not due or names & OF_ITSELF:
        if x.src != y.src and not twins(s, x.src, y.src):
            return False
        a, b = x.grantor, y.grantor
        if a != b and (a < 0 or b < 0 or s.cards[a].owner != s.cards[b].owner or s.cards[a].ctrl != s.cards[b].ctrl):
            return False
    if (names is None or names & OF_IT) and x.it != y.it:
        return False
    about = (x.opp, x.much, x.who, x.house, x.chosen)
    return about == (y.opp, y.much, y.who, y.house, y.chosen)


def twins(s: KeyForge, a: int, b: int) -> bool:
    """Whether two cards are copies, both played or both on the same creature, so that what one does the other might have done."""
    if a < 0 or b < 0:
        return False
    one, two = s.cards[a], s.cards[b]
    if one.d.type != ACTION and (one.zone != ATTACHED or two.zone != ATTACHED or one.host != two.host):
        return False
    return one.owner == two.owner and one.ctrl == two.ctrl


WINDOW: Final = Program("window", (NextAbility("KF.timing-conflicts"),))
DESTROYED_WINDOW: Final = Program("destroyed-window", (NextAbility("KF.simultaneous-abilities", False, True),))
BEFORE_FIGHT_WINDOW: Final = Program("before-fight-window", (NextAbility("KF.order-of-the-two", True),))


def resolve(s: KeyForge, frames: list[KFrame], window: Program = WINDOW) -> None:
    """Resolve these abilities next, in the active player's order; the window names the rule for it."""
    if len(frames) == 1:
        s.call(frames[0])
    elif frames:
        for g in frames:
            if g.born < 0:
                g.born = s.clock
        s.call(WindowFrame(window, frames[0].src, s.active, tuple(frames)))


def reactions(s: KeyForge, fact: Fact, each_time: bool = False) -> list[KFrame]:
    """A frame for every ability that watches for this fact: with "after", or with "each time" you play."""
    out: list[KFrame] = []
    for row in board.index(s).listeners(react.AFTER, fact.kind):
        m = row.mod
        if m.each_time is not each_time or (s.cards[row.ctx.src].dying and not codes.is_lasting(row.key)):
            continue
        if not board.live(s, row):
            continue
        assert m.event is not None and m.prog is not None
        if not m.event.matches(s, row.ctx, fact):
            continue
        f = reaction(row, m.prog, fact)
        if m.given is None or m.given.holds(s, f):
            out.append(f)
    return out


def reactions_to_all(s: KeyForge, facts: list[Fact]) -> list[KFrame]:
    """A frame for every ability that watches for one of the facts of one moment."""
    out: list[KFrame] = []
    for fact in facts:
        if board.watched(s, fact.kind):
            out.extend(reactions(s, fact))
    return out


def reaction(row: Row, prog: Program, fact: Fact) -> KFrame:
    """The frame of an ability that reacts to a fact: "it" is the fact's card."""
    f = KFrame(prog, row.ctx.src, row.ctx.ctrl)
    if row.ctx.grantor != row.ctx.src:
        f.grantor = row.ctx.grantor
    f.chosen = row.ctx.chosen
    f.house = row.ctx.house
    if fact.card >= 0:
        f.it = (fact.card,)
    f.opp = fact.other
    f.much = fact.amount
    f.who = fact.seat
    f.born = fact.at
    return f


def happen(s: KeyForge, fact: Fact, each_time: bool = False) -> None:
    """Write this fact into the history and let every watching ability react."""
    s.record(fact)
    if board.watched(s, fact.kind):
        resolve(s, reactions(s, fact, each_time))


def happen_together(s: KeyForge, facts: list[Fact]) -> None:
    """Write the facts of one moment into the history and let every watching ability react."""
    for fact in facts:
        s.record(fact)
    resolve(s, reactions_to_all(s, facts))


# ------------------------------------------------------------------ æmber
def grow(s: KeyForge, p: int, n: int, going: tuple[int, ...] = NO_IDS) -> bool:
    """Add n æmber to a pool; False where a card takes it instead (it tells the log itself).

    The cards `going` leave play in the same moment: they take nothing.
    """
    if n <= 0:
        return True
    takers: list[int] = []
    for row in board.index(s).rows[INSTEAD]:
        m = row.mod
        assert m.event is not None
        if POOL_GROWS in m.event.kinds() and board.live(s, row):
            if row.ctx.src in going or not m.event.matches(s, row.ctx, Fact(POOL_GROWS, p, NO_CARD, NO_CARD, n)):
                continue
            takers.append(row.ctx.src)
    s.unsettled = True
    if not takers:
        s.player(p).amber += n
        return True
    s.card(takers[0]).amber += n
    if len(takers) == 1:
        s.emit("KF.capture", "capture", p, (takers[0],), n, takers[0], note="instead", how="instead")
    else:
        g = BatchFrame(TAKING, takers[0], p, tuple(takers))
        g.much = n
        s.call(g)
    return False


class WhichTakes(Op[KeyForge, BatchFrame]):
    """Several cards would take the same æmber: the active player says which of them does."""

    def run(self, s: KeyForge, f: BatchFrame) -> None:
        k = s.ask(f, s.active, "replace", self.rule, tuple(range(len(f.ids))), f.ids)
        if k == NOT_YET:
            return
        first, taker = f.ids[0], f.ids[k]
        if s.cards[first].zone == LINE and s.cards[taker].zone == LINE:
            s.card(first).amber -= f.much
            s.card(taker).amber += f.much
            s.unsettled = True
        s.emit("KF.capture", "capture", f.ctrl, (taker,), f.much, taker, note="instead", how="instead")


TAKING: Final = Program("taking", (WhichTakes("KF.timing-conflicts"),))


def gain(s: KeyForge, p: int, n: int, src: int, rule: str, how: str = "") -> None:
    if n > 0 and grow(s, p, n):
        s.emit(rule, "gain", p, (), n, src, how=how)


def lose(s: KeyForge, p: int, n: int, src: int, rule: str) -> int:
    """Player p loses up to n æmber to the supply; how much it really was."""
    n = min(n, s.players[p].amber)
    if n > 0:
        s.player(p).amber -= n
        s.unsettled = True
        s.emit(rule, "lose", p, (), n, src)
    return max(0, n)


def shield(s: KeyForge, victim: int, n: int) -> int:
    """The card that has æmber stolen or captured from this pool taken from the supply instead, or NO_CARD."""
    fact = Fact(IS_ROBBED, victim, NO_CARD, NO_CARD, n)
    for row in board.index(s).rows[INSTEAD]:
        m = row.mod
        assert m.event is not None
        if IS_ROBBED in m.event.kinds() and board.live(s, row) and m.event.matches(s, row.ctx, fact):
            return row.ctx.src
    return NO_CARD


def rob(s: KeyForge, victim: int, n: int) -> int:
    """Take up to n æmber that is to be stolen or captured from a pool; how much there is to hand on."""
    n = min(n, s.players[victim].amber)
    if n <= 0:
        return 0
    by = shield(s, victim, n)
    if by != NO_CARD:
        s.emit("KF.common-supply", "from-supply", victim, (), n, by)
        return n
    s.player(victim).amber -= n
    s.unsettled = True
    return n


def steal(s: KeyForge, thief: int, n: int, src: int, rule: str) -> int:
    """The thief takes up to n æmber from the other pool; how much it really was."""
    if n <= 0:
        return 0
    blame = board.forbidden(s, Fact(IS_STOLEN_FROM, 1 - thief, NO_CARD, NO_CARD, n))
    if blame != board.ALLOWED:
        s.emit("KF.cannot-beats-must-and-may", "cannot", 1 - thief, (), 0, blame, how="stolen")
        return 0
    n = rob(s, 1 - thief, n)
    if n > 0 and grow(s, thief, n):
        s.emit(rule, "steal", thief, (), n, src)
    return n


def capture(s: KeyForge, i: int, victim: int, n: int, src: int, rule: str) -> int:
    """Creature i captures up to n æmber from a pool."""
    if s.cards[i].zone != LINE:
        return 0
    n = rob(s, victim, n)
    if n > 0:
        s.card(i).amber += n
        s.unsettled = True
        s.emit(rule, "capture", victim, (i,), n, src)
    return n


# ------------------------------------------------------------------ cards between zones
def seen(p: int, z: int) -> int:
    """Which seats may know a card that lies in zone z of player p."""
    if z == HAND or z == ARCHIVES or z == UNDER:
        return 1 << p
    if z == DECK:
        return 0
    return ALL_SEATS


def move(s: KeyForge, i: int, z: int, p: int, src: int, rule: str, kind: str, told: bool = True, how: str = "") -> None:
    """Move a card that is not in play to a zone of player p; not `told` where it is told of all the cards at once."""
    was = s.cards[i].zone
    held = s.holder(i)
    mask = seen(held, was) | seen(p, z)
    if was == ARCHIVES and z == PURGED and not s.ed.purged_face_up:
        mask = seen(held, was)  # from one face-down place to another
    c = s.cards[i]
    if was == ARCHIVES and c.homeward and (z != HAND or p != held):
        rule = "KF.discard-of-archives" if z == DISCARD else "KF.foreign-cards-in-archives"
        p, z, kind, how = c.owner, HAND, "return", ""
        mask = ALL_SEATS
    frm = s.whence(i)
    s.take_out(i)
    s.put_in(i, p, z)
    s.card(i).homeward = False
    if told:
        s.emit(rule, kind, p, (i,), 0, src, mask, ZONES[z], frm=frm, how=how)


def leave(
    s: KeyForge, i: int, z: int, p: int, src: int, rule: str, kind: str, going: tuple[int, ...] = NO_IDS, how: str = ""
) -> None:
    """Card i leaves play for a zone of player p: upgrades are discarded, æmber goes to the opponent, the rest is forgotten.

    `going`: the cards that leave with it, in the same moment.
    """
    c = s.cards[i]
    if c.zone == ATTACHED:
        move_upgrade(s, i, z, p, src, rule, kind, how)
        return
    left, right = s.beside(i) if c.zone == LINE else (NO_CARD, NO_CARD)
    lk = LastKnown(
        board.power(s, i) if c.zone == LINE else 0, left, right, c.ctrl, c.amber, c.damage, board.houses(s, i)
    )
    for u in c.ups:
        move_upgrade(s, u, DISCARD, s.cards[u].owner, i, "KF.leaving-upgrades", "discard", "left")
    for u in c.under:
        move(s, u, DISCARD, s.cards[u].owner, i, "KF.cards-under-cards", "discard", how="left")
    amber, ctrl, was_creature = c.amber, c.ctrl, c.zone == LINE
    frm = s.whence(i)
    s.take_out(i)
    s.put_in(i, p, z)
    c = s.card(i)
    c.lk = lk
    c.strip()
    if s.spent:  # what it allows once it comes back is allowed anew
        s.spent = {key: ids for key, ids in s.spent.items() if not codes.is_key_of(key, i)}
    s.clock += 1
    c.left = s.clock
    s.emit(rule, kind, p, (i,), 0, src, ALL_SEATS, ZONES[z], frm=frm, how=how)
    if amber:
        if was_creature:
            if grow(s, 1 - ctrl, amber, going):
                s.emit("KF.leaving-aember-on-creature", "gain", 1 - ctrl, (), amber, i, how="left")
        else:
            s.emit("KF.leaving-aember-elsewhere", "to-supply", ctrl, (i,), amber, i)
    forget(s, i)
    s.index = None
    s.unsettled = True


def move_upgrade(s: KeyForge, u: int, z: int, p: int, src: int, rule: str, kind: str, how: str = "") -> None:
    amber = s.cards[u].amber
    frm = s.whence(u)
    s.take_out(u)
    s.put_in(u, p, z)
    c = s.card(u)
    c.lk = LastKnown(0, NO_CARD, NO_CARD, c.ctrl, amber, 0, 1 << c.house)
    c.amber = 0
    c.dying = False
    s.emit(rule, kind, p, (u,), 0, src, ALL_SEATS, ZONES[z], frm=frm, how=how)
    forget(s, u)
    s.index = None
    s.unsettled = True


def forget(s: KeyForge, i: int) -> None:
    """End what was bound to a card that left play: lasting effects on it, and control that lasted as long as it stayed."""
    if s.lasting:
        kept: list[Lasting] = []
        for x in s.lasting:
            if ends(s, x, Fact(LEAVES, s.cards[i].ctrl, i, NO_CARD, 0)):
                continue
            if i in x.ctx.it or i in x.ctx.chosen:
                ctx = x.ctx.clone()
                ctx.it = tuple([y for y in ctx.it if y != i])
                ctx.chosen = tuple([y for y in ctx.chosen if y != i])
                if x.until is not None and not ctx.it and not ctx.chosen:
                    continue
                x = Lasting(x.key, x.mod, ctx, x.expiry, x.seat, x.turn, x.until)
            kept.append(x)
        s.lasting = tuple(kept)
    for q in s.players:
        for j in q.line + q.artifacts:
            c = s.cards[j]
            if c.layers and any([src == i for _, src in c.layers]):
                c = s.card(j)
                c.layers = tuple([(p, src) for p, src in c.layers if src != i])
                if c.layers and c.layers[-1][1] < 0:  # taken for good: what came before can never matter again
                    c.base = c.layers[-1][0]
                    c.layers = ()


def draw(s: KeyForge, f: Frame, p: int, n: int, src: int, rule: str) -> int:
    """Draw n cards, reshuffling the discard pile when the deck runs out; how many were drawn, or NOT_YET."""
    q = s.players[p]
    if len(q.deck) < n and q.discard:
        order = s.chance_order(f, q.discard, "KF.empty-deck")
        if order is None:
            return NOT_YET
        empty_into_deck(s, p, DISCARD, s.players[p].deck + order, "KF.empty-deck", "reshuffle")
        q = s.players[p]
    k = min(n, len(q.deck))
    if k > 0:
        got = q.deck[:k]
        frm = s.whence(got[0])
        q = s.player(p)
        q.deck = q.deck[k:]
        q.hand = q.hand + got
        for i in got:
            s.card(i).zone = HAND
        s.emit(rule, "draw", p, got, k, src, 1 << p, frm=frm)
    return k


def empty_into_deck(s: KeyForge, p: int, z: int, deck: tuple[int, ...], rule: str, kind: str) -> None:
    """All of a zone goes into its player's deck, which then lies in this order."""
    ids = s.zone(p, z)
    for i in ids:
        s.card(i).zone = DECK
    s.set_zone(p, z, ())
    s.set_zone(p, DECK, deck)
    s.emit(rule, kind, p, (), len(ids), frm=s.whole(ZONES[z], p), to=s.whole(ZONES[DECK], p))


def swap_zones(s: KeyForge, p: int, a: int, b: int, src: int, rule: str) -> None:
    """Two of a player's zones change places; what now lies open is told."""
    x, y = s.zone(p, a), s.zone(p, b)
    s.set_zone(p, a, y)
    s.set_zone(p, b, x)
    for i in x:
        s.card(i).zone = b
    for i in y:
        s.card(i).zone = a
    s.emit(rule, "swap-zones", p, x, 0, src, seen(p, b), frm=s.whole(ZONES[a], p), to=s.whole(ZONES[b], p))


def put_under(s: KeyForge, i: int, host: int, p: int, src: int, rule: str) -> None:
    """Card i, which is not in play, goes facedown under a card; who could see it before knows it still."""
    mask = seen(s.holder(i), s.cards[i].zone) | 1 << s.cards[i].owner
    frm = s.whence(i)
    s.take_out(i)
    c = s.card(i)
    c.zone = UNDER
    c.host = host
    h = s.card(host)
    h.under = (*h.under, i)
    s.emit(rule, "put-under", p, (i,), 0, src, mask, frm=frm)


# ------------------------------------------------------------------ entering play and control
def begin_play(s: KeyForge, i: int, ctrl: int, rule: str) -> None:
    """Card i leaves its zone to be played under `ctrl`; until it has entered play it is in none."""
    frm = s.whence(i)
    s.take_out(i)
    c = s.card(i)
    c.zone = LIMBO
    c.homeward = False
    c.ctrl = ctrl
    s.emit(rule, "play", s.active, (i,), 0, i, frm=frm)


def enters_how(s: KeyForge, i: int, played: bool) -> int:
    """How card i enters play, as bits: ready, stunned, under the opponent.

    What works only once is for the next card that is played: `played` lets it work and uses it up.
    """
    how = 0
    for m in s.cards[i].d.on_arrival:
        if m.kind == ENTERS_MOD:
            how |= m.what
    for row in board.index(s).rows[ENTERS_MOD]:
        m = row.mod
        if (
            m.at_start
            or (m.played and not played)
            or (m.uses and (not played or len(s.spent.get(row.key, ())) >= m.uses))
        ):
            continue
        if how & ENTERS_UNDER_OPPONENT and not m.uses:  # "friendly" speaks of its controller, "you play" of the player
            s.held_by = 1 - s.cards[i].ctrl
        fits = board.applies(s, row, i)
        s.held_by = NOBODY
        if fits:
            how |= m.what
            if m.uses:
                s.spent = {**s.spent, row.key: (*s.spent.get(row.key, ()), i)}
    return how


def enter(s: KeyForge, i: int, ctrl: int, at: int, src: int, rule: str, played: bool = False) -> None:
    """Card i (a creature or an artifact) enters play under `ctrl`; a creature at place `at` of the line."""
    frm = s.whence(i)
    s.take_out(i)
    c = s.card(i)
    c.ctrl = ctrl
    how = enters_how(s, i, played)
    c = s.card(i)
    if how & ENTERS_UNDER_OPPONENT:
        ctrl = 1 - ctrl
    c.ctrl = ctrl
    c.base = ctrl
    c.ready = how & ENTERS_READY != 0
    s.clock += 1
    c.entered = s.clock
    q = s.player(ctrl)
    if c.d.type == CREATURE:
        c.zone = LINE
        q.line = q.line[:at] + (i,) + q.line[at:]
        if how & ENTERS_STUNNED:
            c.stun = True
    else:
        c.zone = ARTIFACTS
        q.artifacts = q.artifacts + (i,)
    s.index = None
    s.unsettled = True
    how_so = "ready" if c.ready else "exhausted"
    s.emit(rule, "enter", ctrl, (i,), at, src, ALL_SEATS, how_so, frm=frm, also=s.aside_of(i), how=how_so)


def attach(s: KeyForge, i: int, host: int, src: int) -> None:
    """Card i, an upgrade that is being played, is attached to a creature."""
    frm = s.whence(i)
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
    s.emit("KF.upgrade-attaching", "attach", c.ctrl, (i, host), 0, src, frm=frm)


def controller(s: KeyForge, i: int) -> int:
    """Who should control card i: the newest control effect decides."""
    c = s.cards[i]
    return c.layers[-1][0] if c.layers else c.base


def change_control(s: KeyForge, i: int, p: int, at: int, src: int, rule: str) -> None:
    """Card i goes over to player p, a creature to place `at` of the line; nothing on it changes."""
    frm = s.whence(i)
    c = s.card(i)
    old = s.player(c.ctrl)
    q = s.player(p)
    if c.zone == LINE:
        old.line = tuple([x for x in old.line if x != i])
        q.line = q.line[:at] + (i,) + q.line[at:]
    else:
        old.artifacts = tuple([x for x in old.artifacts if x != i])
        q.artifacts = q.artifacts + (i,)
    c.ctrl = p
    fact = Fact(CHANGES_CONTROL, p, i, NO_CARD, 0)
    s.lasting = tuple([x for x in s.lasting if not ends(s, x, fact)])
    s.index = None
    s.unsettled = True
    s.emit(rule, "control", p, (i,), at, src, frm=frm, also=s.aside_of(i))


def stand(s: KeyForge, i: int, at: int, src: int, rule: str) -> None:
    """Creature i goes to place `at` among the others of its line; it has not left play."""
    frm = s.whence(i)
    p = s.cards[i].ctrl
    q = s.player(p)
    rest = tuple([x for x in q.line if x != i])
    q.line = (*rest[:at], i, *rest[at:])
    s.index = None
    s.unsettled = True
    s.emit(rule, "move-flank", p, (i,), at, src, frm=frm, also=s.aside_of(i), how="right" if at else "left")


def swap(s: KeyForge, a: int, b: int, p: int, src: int, rule: str) -> None:
    """Two creatures of one line exchange places; told are the places of the first."""
    frm = s.whence(a)
    q = s.player(s.cards[a].ctrl)
    q.line = tuple([b if x == a else a if x == b else x for x in q.line])
    s.index = None
    s.unsettled = True
    s.emit(rule, "swap", p, (a, b), 0, src, frm=frm)


def ends(s: KeyForge, x: Lasting, fact: Fact) -> bool:
    """Whether a lasting effect was to last until just this happened."""
    return x.until is not None and fact.kind in x.until.kinds() and x.until.matches(s, x.ctx, fact)


def discard_zone(s: KeyForge, i: int) -> int:
    """Where card i goes when it would be discarded from play: a card may purge it instead."""
    for row in board.index(s).rows[INSTEAD]:
        m = row.mod
        assert m.event is not None
        if IS_DISCARDED_FROM_PLAY in m.event.kinds() and board.live(s, row):
            fact = Fact(IS_DISCARDED_FROM_PLAY, s.cards[i].ctrl, i, NO_CARD, 0)
            if m.event.matches(s, row.ctx, fact):
                return PURGED
    return DISCARD


def under_way(g: Frame, prog: Program, src: int) -> bool:
    """Whether a frame is that ability of that card with something left to do, or has it waiting."""
    if g.prog is prog and g.src == src and g.pc < len(prog.ops):
        return True
    return isinstance(g, KFrame) and any([q.prog is prog and q.src == src for q in g.waiting()])


def state_triggers(s: KeyForge) -> list[KFrame]:
    """Abilities that fire because a condition has become true."""
    out: list[KFrame] = []
    for row in board.index(s).rows[WHENEVER]:
        m = row.mod
        assert m.prog is not None and m.given is not None
        if s.cards[row.ctx.src].dying or not m.given.holds(s, row.ctx):
            continue
        if any([under_way(g, m.prog, row.ctx.src) for g in s.stack]):
            continue
        out.append(KFrame(m.prog, row.ctx.src, row.ctx.ctrl))
    return out
