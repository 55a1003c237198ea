"""What may be played, discarded, used and attacked, and why not.

Each question gives back "" where it is legal, or the id of the rule that forbids it; `s.blame` then names the card behind it.
"""

from __future__ import annotations

from typing import Final

from tableforge.kernel.core import Program
from tableforge.kernel.react import Fact
from tableforge.keyforge import board, codes
from tableforge.keyforge.frames import FightFrame
from tableforge.keyforge.names import (
    ACTION_LABEL,
    ALLOW_MOD,
    ALPHA,
    ATTACHED,
    ATTACKS,
    CREATURE,
    DO_ACTION,
    DO_FIGHT,
    DO_OMNI,
    DO_REAP,
    DO_UNSTUN,
    FIGHTS,
    IS_ATTACKED_BY,
    LINE,
    MAIN_STEP,
    MUST_MOD,
    OMNI,
    ONLY_MOD,
    PLAYS,
    REAPS,
    RULE_OF_SIX,
    TAUNT,
    TOLL_MOD,
    UPGRADE,
    USES,
    WAYS_OF_USE,
)
from tableforge.keyforge.state import KeyForge, Row
from tableforge.words.frame import NO_CARD

ATTACK: Final = Program("attack", ())


def permission(s: KeyForge, facts: list[Fact]) -> Row | None:
    """A card's permission for one of these facts off the active house: one that costs nothing, else the narrowest one."""
    counted: list[Row] = []
    full: list[Row] = []
    for row in board.index(s).rows[ALLOW_MOD]:
        m = row.mod
        assert m.event is not None
        if m.guard is not None and not m.guard.holds(s, row.ctx):
            continue
        if m.given is not None and not m.given.holds(s, row.ctx):
            continue
        for fact in facts:
            if fact.seat == row.ctx.ctrl and m.event.matches(s, row.ctx, fact):
                if m.uses == 0:
                    return row
                spent = s.spent.get(row.key, ())
                if m.what and fact.card in [codes.served_card(x) for x in spent]:
                    return row  # so many cards, each as often as it is readied
                if len(spent) < m.uses:
                    counted.append(row)
                else:
                    full.append(row)
                break
    if not counted:  # nobody said which of two permissions served a card: another may have, and this one is free
        for row in full:
            if exchanged(s, row, s.spent, (row.key,)) is not None:
                return row
        return None
    if len(counted) == 1:
        return counted[0]
    wide = [breadth(s, row, facts[0].seat) for row in counted]
    return counted[wide.index(min(wide))]


def breadth(s: KeyForge, row: Row, p: int) -> int:
    """How many of player p's cards a permission could still serve."""
    assert row.mod.event is not None
    q = s.players[p]
    n = 0
    for i in q.hand:
        n += row.mod.event.matches(s, row.ctx, Fact(PLAYS, p, i, NO_CARD, 0))
    for i in (*q.line, *q.artifacts):
        n += any([row.mod.event.matches(s, row.ctx, fact) for fact in ways(DO_UNSTUN, i, p)])
    return n


def exchanged(
    s: KeyForge, row: Row, spent: dict[int, tuple[int, ...]], tried: tuple[int, ...]
) -> dict[int, tuple[int, ...]] | None:
    """What is spent when another permission takes over a card that this used-up one has served, or None where none can.

    The other was there already when the card was played or used, and has room or can make some in the same way.
    """
    if row.mod.what:  # so many cards, each as often as it is readied: no single use of them can be handed on
        return None
    for x in spent[row.key]:
        card, newest = codes.served_card(x), codes.lasting_key(codes.served_serial(x))
        fact = Fact(PLAYS if codes.served_play(x) else USES, row.ctx.ctrl, card, NO_CARD, 0)
        for other in board.index(s).rows[ALLOW_MOD]:
            m = other.mod
            assert m.event is not None
            if m.uses == 0 or other.key in tried or not codes.is_lasting(other.key) or other.key > newest:
                continue
            if other.ctx.ctrl != row.ctx.ctrl or not m.event.matches(s, other.ctx, fact):
                continue
            rest = tuple([y for y in spent[row.key] if y != x])
            served = spent.get(other.key, ())
            if m.what and card in [codes.served_card(y) for y in served]:
                return {**spent, row.key: rest}
            now: dict[int, tuple[int, ...]] | None = spent
            if len(served) >= m.uses:
                now = exchanged(s, other, spent, (*tried, other.key))
            if now is not None:
                return {**now, row.key: rest, other.key: (*now.get(other.key, ()), x)}
    return None


def spend(s: KeyForge, row: Row, i: int, played: bool) -> None:
    """Use up one of a permission's turns."""
    if row.mod.uses:
        spent = s.spent.get(row.key, ())
        if row.mod.what and i in [codes.served_card(x) for x in spent]:
            return
        if len(spent) >= row.mod.uses:
            now = exchanged(s, row, s.spent, (row.key,))
            assert now is not None
            s.spent = now
        s.spent = {**s.spent, row.key: (*s.spent.get(row.key, ()), codes.service(i, played, s.serial))}


def tolls(s: KeyForge, kind: int, p: int, i: int) -> list[Row]:
    """Prices that player p must pay before card i may be played or used."""
    rows = board.index(s).rows[TOLL_MOD]
    mods = s.cards[i].d.on_arrival if kind == PLAYS else ()
    if not rows and not mods:
        return rows
    fact = Fact(kind, p, i, NO_CARD, 0)
    out: list[Row] = []
    for row in rows:
        m = row.mod
        assert m.event is not None
        if board.live(s, row) and m.event.matches(s, row.ctx, fact):
            out.append(row)
    for m in mods:
        if m.kind == TOLL_MOD:
            row = board.own_row(s, i, m)
            assert m.event is not None
            if m.event.matches(s, row.ctx, fact):
                out.append(row)
    return out


def price(s: KeyForge, rows: list[Row]) -> int:
    n = 0
    for row in rows:
        assert row.mod.n is not None
        n += row.mod.n.value(s, row.ctx)
    return n


def first_turn_used_up(s: KeyForge) -> bool:
    """Whether the first player's one card of the first turn has been played or discarded."""
    return s.turn == 1 and s.from_hand >= 1


def first_turn_bars_effects(s: KeyForge) -> bool:
    """Whether the limit of the first turn is used up and card effects cannot go beyond it (before 1.3)."""
    return first_turn_used_up(s) and not s.ed.effects_change_first_turn


def may_play(s: KeyForge, i: int, p: int) -> str:
    """Why the active player may not play card i from hand now."""
    s.blame = NO_CARD
    if s.step != MAIN_STEP:
        return "KF.step-3-only"
    row: Row | None = None
    if not board.of_active_house(s, i):
        row = permission(s, [Fact(PLAYS, p, i, NO_CARD, 0)])
        if row is None:
            return "KF.off-house" if s.house >= 0 else "KF.no-house-consequences"
    if first_turn_used_up(s):
        row = row or permission(s, [Fact(PLAYS, p, i, NO_CARD, 0)])
        if row is None or row.mod.uses == 0:
            return "KF.first-turn-limit"
        if not s.ed.effects_change_first_turn:
            s.blame = row.ctx.src
            return s.ed.rule["effects_change_first_turn"]
    return may_play_by_effect(s, i, p)


def may_play_by_effect(s: KeyForge, i: int, p: int) -> str:
    """Why card i may not be played even by a card that accepts any house."""
    s.blame = NO_CARD
    d = s.cards[i].d
    hampers = board.index(s).hampers
    if hampers and barred(s, PLAYS, p, i):
        return "KF.play-restrictions"
    if d.on_arrival and own_ban(s, Fact(PLAYS, p, i, NO_CARD, 0)) != board.ALLOWED:
        s.blame = i
        return "KF.play-restrictions"
    if d.keywords & ALPHA and (s.acted or s.step != MAIN_STEP):
        return "KF.alpha"
    if six_times(s, i):
        return s.ed.rule["rule_of_six"]
    if s.ended and s.step == MAIN_STEP:
        return "KF.omega"
    if d.type == UPGRADE and not s.players[0].line and not s.players[1].line:
        return "KF.upgrade-no-host"
    if hampers or d.on_arrival:
        rows = tolls(s, PLAYS, p, i)
        if rows and price(s, rows) > s.players[p].amber:
            s.blame = rows[0].ctx.src
            return "KF.costs-of-playing"
    return ""


def six_times(s: KeyForge, i: int) -> bool:
    """Whether cards of this title have been played and used as often as a turn allows."""
    return s.titles.get(s.cards[i].d.id, 0) >= RULE_OF_SIX


def own_ban(s: KeyForge, fact: Fact) -> int:
    """A card's own condition for being played, read while it is not in play."""
    for m in s.cards[fact.card].d.on_arrival:
        if m.event is not None and m.given is not None and m.event.kinds() == (PLAYS,):
            row = board.own_row(s, fact.card, m)
            if m.event.matches(s, row.ctx, fact) and m.given.holds(s, row.ctx):
                return fact.card
    return board.ALLOWED


def may_discard(s: KeyForge, i: int) -> str:
    """Why the active player may not discard card i from hand now."""
    s.blame = NO_CARD
    if s.step != MAIN_STEP:
        return "KF.step-3-only"
    if not board.of_active_house(s, i):
        return "KF.discard-house-limit" if s.house >= 0 else "KF.no-house-consequences"
    if first_turn_used_up(s):
        return "KF.first-turn-limit"
    return ""


def add_uses(s: KeyForge, i: int, p: int, acts: list[int]) -> None:
    """Add the ways in which the active player may use ready card i now to what may be done, in canonical order."""
    c = s.cards[i]
    x = board.index(s)
    if x.permits or x.confines:  # cards have a say in this: each way is looked at by itself
        acts.extend([codes.act(way, i) for way in WAYS_OF_USE if not may_use(s, i, way, p)])
        return
    at_home = board.of_active_house(s, i)
    labels = board.labels(s, i)
    omni = labels >> OMNI & 1 == 1
    if not (at_home or omni) or bars_use(s, i, p):
        return
    if c.stun:
        acts.append(codes.act(DO_UNSTUN, i))
        return
    if at_home and c.zone == LINE:
        acts.append(codes.act(DO_REAP, i))
        if may_attack(s, i, p):
            acts.append(codes.act(DO_FIGHT, i))
    if at_home and labels >> ACTION_LABEL & 1:
        acts.append(codes.act(DO_ACTION, i))
    if omni:
        acts.append(codes.act(DO_OMNI, i))


def may_use(s: KeyForge, i: int, verb: int, p: int) -> str:
    """Why the active player may not use card i in this way now."""
    s.blame = NO_CARD
    c = s.cards[i]
    if s.step != MAIN_STEP:
        return "KF.step-3-only"
    if c.zone == ATTACHED:
        return "KF.upgrade-never-used-by-itself"
    if not s.in_play(i) or c.ctrl != p:
        return "KF.use-needs-control"
    able = True
    if not board.of_active_house(s, i):
        if verb != DO_FIGHT and board.index(s).rows[MUST_MOD]:
            able = permission(s, ways(DO_FIGHT, i, p)) is not None
        if verb == DO_OMNI or (verb == DO_UNSTUN and board.has_ability(s, i, OMNI)):
            pass
        elif permission(s, ways(verb, i, p)) is None:
            return "KF.off-house" if s.house >= 0 else "KF.no-house-consequences"
    return may_use_by_effect(s, i, verb, p, able)


def ways(verb: int, i: int, p: int) -> list[Fact]:
    """The facts that a use of card i would be: a use, and a fight or a reap."""
    out = [Fact(USES, p, i, NO_CARD, 0)]
    if verb == DO_FIGHT or verb == DO_UNSTUN:
        out.append(Fact(FIGHTS, p, i, NO_CARD, 0))
    if verb == DO_REAP or verb == DO_UNSTUN:
        out.append(Fact(REAPS, p, i, NO_CARD, 0))
    return out


def may_use_by_effect(s: KeyForge, i: int, verb: int, p: int, able: bool = True) -> str:
    """Why card i may not be used in this way even by a card that accepts any house; `able`: it might fight just as well."""
    s.blame = NO_CARD
    c = s.cards[i]
    if not c.ready:
        return "KF.only-ready-cards-are-used"
    why = bars_use(s, i, p)
    if not why and c.zone == LINE:
        why = bars_creature(s, i, verb, p, able)
    return why or lacks_way(s, i, verb, p)


def bars_use(s: KeyForge, i: int, p: int) -> str:
    """Why ready card i may not be used at all, in whatever way: the rule of six, omega, a card, a price."""
    if six_times(s, i):
        return s.ed.rule["rule_of_six"]
    if s.ended and s.step == MAIN_STEP:
        return "KF.omega"
    if not board.index(s).hampers:
        return ""
    if barred(s, USES, p, i):
        return "KF.cannot-beats-must-and-may"
    rows = tolls(s, USES, p, i)
    if rows and price(s, rows) > s.players[p].amber:
        s.blame = rows[0].ctx.src
        return "KF.if-you-do-in-order-to"
    return ""


def barred(s: KeyForge, kind: int, p: int, i: int, other: int = NO_CARD) -> bool:
    """Whether a card forbids this; it takes the blame."""
    if not board.index(s).bans >> kind & 1:
        return False
    blame = board.forbidden(s, Fact(kind, p, i, other, 0))
    if blame == board.ALLOWED:
        return False
    s.blame = blame
    return True


def bars_creature(s: KeyForge, i: int, verb: int, p: int, able: bool) -> str:
    """What its stun, or a card, has against this use of creature i."""
    if s.cards[i].stun:
        # the stun goes before the use would begin: what forbids to reap or to fight does not forbid that
        return "" if verb == DO_UNSTUN else "KF.stun-next-use"
    if verb == DO_UNSTUN:
        return "KF.stun-next-use"
    if verb == DO_REAP and barred(s, REAPS, p, i):
        return "KF.cannot-beats-must-and-may"
    if verb == DO_FIGHT:
        return "KF.cannot-beats-must-and-may" if barred(s, FIGHTS, p, i) else ""
    return held_to_fighting(s, i, p, able)


def lacks_way(s: KeyForge, i: int, verb: int, p: int) -> str:
    """The rule by which there is no such use of card i: no such ability, nothing to attack, not that type of card."""
    creature = s.cards[i].d.type == CREATURE
    if verb == DO_REAP:
        return "" if creature else "KF.artifact-never-reaps-or-fights"
    if verb == DO_FIGHT:
        if not creature:
            return "KF.artifact-never-reaps-or-fights"
        return "" if may_attack(s, i, p) else "KF.no-target-no-fight"
    if verb == DO_ACTION:
        if board.has_ability(s, i, ACTION_LABEL):
            return ""
        return "KF.creature-action" if creature else "KF.artifact-two-ways"
    if verb == DO_OMNI:
        if board.has_ability(s, i, OMNI):
            return ""
        return omni_rule(s, i) if creature else "KF.artifact-two-ways"
    return "" if s.cards[i].zone == LINE else "KF.stun-next-use"


def action_rule(s: KeyForge, i: int) -> str:
    """The rule for an "Action:" ability of card i."""
    return "KF.creature-action" if s.cards[i].d.type == CREATURE else "KF.artifact-action"


def omni_rule(s: KeyForge, i: int) -> str:
    """The rule for an "Omni:" ability of card i: the older books count it with no creature's uses."""
    if s.cards[i].d.type != CREATURE:
        return "KF.artifact-omni"
    return "KF.creature-omni" if s.ed.omni_is_a_creature_use else s.ed.rule["omni_is_a_creature_use"]


def held_to_fighting(s: KeyForge, i: int, p: int, able: bool) -> str:
    """Why creature i may be used for nothing but a fight."""
    x = board.index(s)
    if not x.rows[ONLY_MOD] and not x.rows[MUST_MOD]:
        return ""
    fact = Fact(FIGHTS, p, i, NO_CARD, 0)
    for row in x.rows[ONLY_MOD]:
        assert row.mod.event is not None
        if board.live(s, row) and row.mod.event.matches(s, row.ctx, fact):
            s.blame = row.ctx.src
            return "KF.restricted-permissions"
    if not able:  # "if able": off the active house nothing lets it fight
        return ""
    for row in x.rows[MUST_MOD]:
        assert row.mod.event is not None
        if board.live(s, row) and row.mod.event.matches(s, row.ctx, fact) and may_attack(s, i, p):
            if board.forbidden(s, fact) == board.ALLOWED:
                s.blame = row.ctx.src
                return "KF.restricted-permissions"
    return ""


def may_attack(s: KeyForge, i: int, p: int) -> bool:
    """Whether creature i has a target, or will have one once it is attacking."""
    foe = 1 - s.cards[i].ctrl
    line = s.players[foe].line
    if not line or not guarded(s, foe):
        return len(line) > 0
    for t in line:
        if is_target(s, i, t):
            return True
    s.stack.append(FightFrame(ATTACK, i, p))
    ok = bool(targets(s, i))
    s.stack.pop()
    return ok


def targets(s: KeyForge, i: int) -> list[int]:
    """The creatures that creature i may attack."""
    foe = 1 - s.cards[i].ctrl
    line = s.players[foe].line
    if not guarded(s, foe):
        return list(line)
    return [t for t in line if is_target(s, i, t)]


def guarded(s: KeyForge, p: int) -> bool:
    """Whether anything may keep a creature of player p from being attacked: a taunt beside it, or what a card says."""
    return board.index(s).guarded >> p & 1 == 1


def is_target(s: KeyForge, i: int, t: int) -> bool:
    """Whether creature i may attack creature t."""
    if board.index(s).rows[ONLY_MOD] and not attack_allowed(s, i, t):
        return False
    return not attack_forbidden(s, i, t) and not sheltered(s, t)


def attack_allowed(s: KeyForge, i: int, t: int) -> bool:
    """Whether every "can only attack" on creature i admits target t."""
    for row in board.index(s).rows[ONLY_MOD]:
        m = row.mod
        assert m.event is not None
        if ATTACKS in m.event.kinds() and board.live(s, row):
            ctrl = s.cards[i].ctrl
            mine = board.subject_matches(s, row, i)
            if mine and not m.event.matches(s, row.ctx, Fact(ATTACKS, ctrl, i, t, 0)):
                s.blame = row.ctx.src
                return False
    return True


def attack_forbidden(s: KeyForge, i: int, t: int) -> bool:
    """Whether a card says that creature t cannot be attacked by creature i."""
    return barred(s, IS_ATTACKED_BY, s.cards[t].ctrl, t, i)


def sheltered(s: KeyForge, t: int) -> bool:
    """Whether a neighbor's taunt protects creature t."""
    if board.keywords(s, t) & TAUNT:
        return False
    for n in s.neighbors(t):
        if board.keywords(s, n) & TAUNT:
            s.blame = n
            return True
    return False
