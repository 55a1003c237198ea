"""Pure questions about the board: what is in force, how strong, of which house, at what cost.

Nothing derived is ever stored.  The index of constant effects is rebuilt when the board changes shape and shared by clones.
"""

from __future__ import annotations

from typing import Final

from tableforge.kernel import react
from tableforge.kernel.core import Program
from tableforge.kernel.react import Fact
from tableforge.keyforge import codes
from tableforge.keyforge.definition import Mod
from tableforge.keyforge.names import (
    AFTER,
    ALL_HOUSES,
    ALLOW_MOD,
    ARMOR_MOD,
    ASSAULT,
    CANNOT_MOD,
    CREATURE,
    FIGHT_DAMAGE_MOD,
    FIGHTS,
    FLANK_MOD,
    GAINS_MOD,
    HAND_SIZE,
    HAND_SIZE_MOD,
    HAZARDOUS,
    HOUSE_MOD,
    IS_ATTACKED_BY,
    KEY_COST,
    KEY_COST_MOD,
    LINE,
    LOSES_ARMOR,
    LOSES_MOD,
    LOSES_TEXT,
    MORE_DAMAGE,
    MUST_MOD,
    NEXT_TURN,
    ONLY_MOD,
    PLAYS,
    POWER_MOD,
    REAPS,
    SPEND_MOD,
    TAUNT,
    TOLL_MOD,
    USES,
    WHILE_ATTACKED,
)
from tableforge.keyforge.pieces import Card
from tableforge.keyforge.state import Index, KeyForge, KFrame, Row
from tableforge.words.frame import NO_CARD

NOTHING: Final = Program("nothing", ())
ALLOWED: Final = -2  # what nothing forbids; a bare rule forbids as NO_CARD
BOTH_PLAYERS: Final = 0b11
PRINTED: Final = -1  # the source of what a card has of its own


# ------------------------------------------------------------------ the index
def index(s: KeyForge) -> Index:
    """What is in force now."""
    return s.index or build(s)


def build(s: KeyForge) -> Index:
    """Look through everything in play for what is in force, and keep it for the next question."""
    x = Index()
    s.index = x
    for last in s.lasting:
        if last.mod.kind == LOSES_MOD and last.mod.what & LOSES_TEXT:
            x.blank = True
            x.add(LOSES_MOD, Row(last.mod, last.ctx, last.key))
    for q in s.players:
        for i in q.line:
            c = s.cards[i]
            if c.d.keywords & TAUNT:
                x.guarded |= 1 << c.ctrl
            if c.d.mods and not (x.blank and blanked(s, i)):
                add_all(x, c.d.mods, i, c.ctrl)
            for u in c.ups:
                up = s.cards[u]
                if up.d.mods:
                    add_all(x, up.d.mods, u, up.ctrl)
        for i in q.artifacts:
            c = s.cards[i]
            if c.d.mods:
                add_all(x, c.d.mods, i, c.ctrl)
    for last in s.lasting:
        x.by_turn = x.by_turn or last.expiry == NEXT_TURN
        if last.expiry == NEXT_TURN and not (s.active == last.seat and s.turn > last.turn):
            continue
        if not (last.mod.kind == LOSES_MOD and last.mod.what & LOSES_TEXT):
            add_row(x, Row(last.mod, last.ctx, last.key))
    for row in list(x.rows[GAINS_MOD]):
        if row.mod.mods:
            x.by_turn = True
            who = row.mod.who
            assert who is not None
            for i in who.ids(s, row.ctx):
                if s.cards[i].zone == LINE:
                    for k, m in enumerate(row.mod.mods):
                        ctx = KFrame(NOTHING, i, s.cards[i].ctrl)
                        ctx.grantor = row.ctx.grantor if row.ctx.grantor >= 0 else row.ctx.src
                        ctx.chosen = row.ctx.chosen
                        ctx.house = row.ctx.house
                        add_row(x, Row(m, ctx, codes.granted_key(i, row.key, k)))
    s.unsettled = True
    return x


def add_all(x: Index, mods: tuple[Mod, ...], src: int, ctrl: int) -> None:
    """Add the modifiers that a card in play has of its own."""
    for k, m in enumerate(mods):
        ctx = KFrame(NOTHING, src, ctrl)
        ctx.grantor = src
        add_row(x, Row(m, ctx, codes.own_key(src, k)))


def add_row(x: Index, row: Row) -> None:
    """Add a row where it is looked for: by its kind, by what it reacts to or forbids."""
    m = row.mod
    x.add(m.kind, row)
    if m.kind == AFTER:
        assert m.event is not None
        for k in m.event.kinds():
            x.listen(react.AFTER, k, row)
    elif m.kind == CANNOT_MOD:
        assert m.event is not None
        for k in m.event.kinds():
            x.forbid(k, row)
            if k == PLAYS or k == USES:
                x.hampers = True
            elif k == REAPS or k == FIGHTS:
                x.confines = True
            elif k == IS_ATTACKED_BY:
                x.guarded = BOTH_PLAYERS
    elif m.kind == TOLL_MOD:
        x.hampers = True
    elif m.kind == ALLOW_MOD:
        x.permits = True
    elif m.kind == ONLY_MOD or m.kind == MUST_MOD:
        x.confines = True
        x.guarded = BOTH_PLAYERS
    elif m.kind == GAINS_MOD and m.keywords & TAUNT:
        x.guarded = BOTH_PLAYERS
    elif m.kind == POWER_MOD or m.kind == ARMOR_MOD:
        x.swings = True
        if m.kind == POWER_MOD and (m.n is None or m.n.least() < 0):
            x.weakens = True


def live(s: KeyForge, row: Row) -> bool:
    """Whether the row's "while" holds."""
    g = row.mod.guard
    return g is None or g.holds(s, row.ctx)


def applies(s: KeyForge, row: Row, i: int) -> bool:
    """Whether the row is in force for card i."""
    m = row.mod
    if m.who is None or not m.who.match(s, row.ctx, i):
        return False
    return m.guard is None or m.guard.holds(s, row.ctx)


def for_seat(s: KeyForge, row: Row, p: int) -> bool:
    """Whether the row is in force for player p."""
    m = row.mod
    if m.seats is None or p not in m.seats.seats(s, row.ctx):
        return False
    return m.guard is None or m.guard.holds(s, row.ctx)


def banned(s: KeyForge, kind: int) -> bool:
    """Whether a "cannot" in force is about this kind of fact at all."""
    x = s.index or build(s)
    return x.bans >> kind & 1 == 1


def watched(s: KeyForge, kind: int) -> bool:
    """Whether an ability in force listens to this kind of fact at all."""
    x = s.index or build(s)
    return x.watched >> kind & 1 == 1


def forbidden(s: KeyForge, fact: Fact) -> int:
    """The source of a "cannot" that forbids this (NO_CARD is a bare rule), or ALLOWED."""
    x = s.index or build(s)
    if not x.bans >> fact.kind & 1:
        return ALLOWED
    for row in x.forbidders(fact.kind):
        m = row.mod
        assert m.event is not None
        if (m.guard is None or m.guard.holds(s, row.ctx)) and m.event.matches(s, row.ctx, fact):
            if m.given is not None:
                ctx = row.ctx.clone()
                ctx.who = fact.seat
                if not m.given.holds(s, ctx):
                    continue
            if m.uses and tally(s, row, fact) < m.uses:
                continue
            return row.ctx.src
    return ALLOWED


def tally(s: KeyForge, row: Row, fact: Fact) -> int:
    """How often this turn something has happened that the row's event describes."""
    n = 0
    assert row.mod.event is not None
    for x in s.past:
        if x.kind == fact.kind and row.mod.event.matches(s, row.ctx, x):
            n += 1
    return n


# ------------------------------------------------------------------ a card
def blanked(s: KeyForge, i: int) -> bool:
    """Whether card i has lost its text."""
    for row in index(s).rows[LOSES_MOD]:
        if row.mod.what & LOSES_TEXT and applies(s, row, i):
            return True
    return False


def power(s: KeyForge, i: int) -> int:
    """The power of creature i now, or what it was when it left."""
    c = s.cards[i]
    if c.zone != LINE:
        return c.lk.power if c.lk is not None else c.d.power
    n = c.d.power + c.plus
    for row in index(s).rows[POWER_MOD]:
        if applies(s, row, i):
            a = row.mod.n
            assert a is not None
            n += a.value(s, row.ctx)
    return n


def armor(s: KeyForge, i: int) -> int:
    """The armor of creature i now, used or not."""
    c = s.cards[i]
    n = c.d.armor
    x = s.index or build(s)
    for row in x.rows[ARMOR_MOD]:
        if applies(s, row, i):
            a = row.mod.n
            assert a is not None
            n += a.value(s, row.ctx)
    for row in x.rows[LOSES_MOD]:
        if row.mod.what & LOSES_ARMOR and applies(s, row, i):
            return 0
    return n


def armor_by_source(s: KeyForge, i: int) -> tuple[tuple[int, int], ...]:
    """The armor of creature i now, point by point: what is printed, and what each constant effect gives."""
    c = s.cards[i]
    x = s.index or build(s)
    for row in x.rows[LOSES_MOD]:
        if row.mod.what & LOSES_ARMOR and applies(s, row, i):
            return ()
    out = [(PRINTED, c.d.armor)]
    for row in x.rows[ARMOR_MOD]:
        if applies(s, row, i):
            a = row.mod.n
            assert a is not None
            out.append((row.key, a.value(s, row.ctx)))
    return tuple(out)


def armor_left(s: KeyForge, i: int) -> int:
    """How much damage armor will still prevent this turn."""
    return max(0, armor(s, i) - s.cards[i].armor_used)


def keywords(s: KeyForge, i: int) -> int:
    """The keywords of card i, as bits."""
    c = s.cards[i]
    x = s.index or build(s)
    k = c.d.keywords
    if c.zone == LINE:
        if x.blank and k and blanked(s, i):
            k = 0
        for row in x.rows[GAINS_MOD]:
            if row.mod.keywords and applies(s, row, i):
                k |= row.mod.keywords
        for row in x.rows[LOSES_MOD]:
            if row.mod.keywords & k and applies(s, row, i):
                k &= ~row.mod.keywords
    return k


def keyword_from(s: KeyForge, i: int, which: int) -> int:
    """The card that gives creature i a keyword, for the log; NO_CARD where it has it of its own."""
    d = s.cards[i].d
    own = d.assault > 0 if which == ASSAULT else d.hazardous > 0 if which == HAZARDOUS else d.keywords & which != 0
    if own and not (index(s).blank and blanked(s, i)):
        return NO_CARD
    for row in index(s).rows[GAINS_MOD]:
        m = row.mod
        n = m.assault if which == ASSAULT else m.hazardous if which == HAZARDOUS else m.keywords & which
        if n and applies(s, row, i):
            by = row.ctx.grantor if row.ctx.grantor >= 0 else row.ctx.src
            return by if by != i else NO_CARD
    return NO_CARD


def keyword_number(s: KeyForge, i: int, which: int) -> int:
    """The sum of all instances of assault or hazardous on creature i."""
    c = s.cards[i]
    x = s.index or build(s)
    n = c.d.assault if which == ASSAULT else c.d.hazardous
    if n and x.blank and blanked(s, i):
        n = 0
    for row in x.rows[GAINS_MOD]:
        m = row.mod.assault if which == ASSAULT else row.mod.hazardous
        if m and applies(s, row, i):
            n += m
    if n:
        for row in x.rows[LOSES_MOD]:
            if row.mod.keywords & which and applies(s, row, i):
                return 0
    return n


def houses(s: KeyForge, i: int) -> int:
    """The houses card i belongs to, as bits."""
    c = s.cards[i]
    x = s.index or build(s)
    rows = x.rows[HOUSE_MOD]
    if rows and s.in_play(i):
        mask = 0
        for row in rows:
            if applies(s, row, i):
                if row.mod.what == ALL_HOUSES:
                    return ALL_HOUSES
                mask = row.mod.what
        if mask:
            return mask
    return 1 << c.house


def of_active_house(s: KeyForge, i: int) -> bool:
    """Whether card i belongs to the house that the active player has chosen."""
    x = s.index or build(s)
    if x.rows[HOUSE_MOD]:
        return s.house >= 0 and houses(s, i) >> s.house & 1 == 1
    return s.cards[i].house == s.house


def on_flank(s: KeyForge, i: int) -> bool:
    """Whether creature i is on a flank, or is considered to be."""
    c = s.cards[i]
    if c.zone != LINE:
        return c.lk is not None and (c.lk.left < 0 or c.lk.right < 0)
    line = s.players[c.ctrl].line
    if line[0] == i or line[-1] == i:
        return True
    return any([applies(s, row, i) for row in index(s).rows[FLANK_MOD]])


def abilities(s: KeyForge, i: int, label: int) -> list[KFrame]:
    """A frame for each ability of card i under a boldface word, printed and gained, ready to be resolved."""
    c = s.cards[i]
    out: list[KFrame] = []
    x = s.index or build(s)
    if c.d.labels & (1 << label) and not (x.blank and c.zone == LINE and blanked(s, i)):
        for lab, prog in c.d.progs:
            if lab == label:
                out.append(KFrame(prog, i, c.ctrl))
    if c.d.type == CREATURE:
        for row in x.rows[GAINS_MOD]:
            if row.mod.progs and applies(s, row, i):
                for lab, prog in row.mod.progs:
                    if lab == label:
                        f = KFrame(prog, i, c.ctrl)
                        f.grantor = row.ctx.grantor
                        f.chosen = row.ctx.chosen
                        f.house = row.ctx.house
                        out.append(f)
    return out


def labels(s: KeyForge, i: int) -> int:
    """The boldface words under which card i has abilities, printed and gained, as bits."""
    c = s.cards[i]
    x = s.index or build(s)
    found = c.d.labels
    if x.blank and c.zone == LINE and blanked(s, i):
        found = 0
    if c.d.type == CREATURE:
        for row in x.rows[GAINS_MOD]:
            if row.mod.progs and applies(s, row, i):
                for label, _ in row.mod.progs:
                    found |= 1 << label
    return found


def has_ability(s: KeyForge, i: int, label: int) -> bool:
    """Whether card i has an ability under that boldface word."""
    return labels(s, i) >> label & 1 == 1


def fight_damage(s: KeyForge, i: int, attacked: bool) -> int:
    """The damage creature i deals by its power in a fight."""
    n = power(s, i)
    for row in index(s).rows[FIGHT_DAMAGE_MOD]:
        m = row.mod
        if (m.what & WHILE_ATTACKED and not attacked) or not applies(s, row, i):
            continue
        assert m.n is not None
        if m.what & MORE_DAMAGE:
            n += m.n.value(s, row.ctx)
        else:
            n = m.n.value(s, row.ctx)
    return max(0, n)


# ------------------------------------------------------------------ a player
def key_cost(s: KeyForge, p: int) -> int:
    """What the next key costs player p now, never below 0."""
    return modified(s, p, KEY_COST, KEY_COST_MOD)


def hand_size(s: KeyForge, p: int) -> int:
    """How many cards player p refills to."""
    return modified(s, p, HAND_SIZE, HAND_SIZE_MOD)


def modified(s: KeyForge, p: int, base: int, kind: int) -> int:
    """A number of the rulebook with every modifier of a kind that is for player p, never below 0."""
    n = base
    x = s.index or build(s)
    for row in x.rows[kind]:
        if for_seat(s, row, p):
            a = row.mod.n
            assert a is not None
            n += a.value(s, row.ctx)
    return max(0, n)


def cards_that_pay(s: KeyForge, p: int) -> list[int]:
    """Cards whose æmber player p may spend to forge."""
    out: list[int] = []
    for row in index(s).rows[SPEND_MOD]:
        who = row.mod.who
        if row.ctx.ctrl == p and who is not None and live(s, row):
            out.extend([i for i in who.ids(s, row.ctx) if s.cards[i].amber > 0 and i not in out])
    return out


def amber_on_cards(s: KeyForge, p: int) -> int:
    """How much æmber on cards player p may spend to forge."""
    n = 0
    for i in cards_that_pay(s, p):
        n += s.cards[i].amber
    return n


def chain_penalty(chains: int) -> int:
    """How many cards fewer a refill draws: one for each started six chains, four at most."""
    return min(4, (chains + 5) // 6)


def houses_in_control(s: KeyForge, p: int) -> int:
    """The houses player p may choose from: the identity card's, and those of cards under control."""
    mask = 0
    for h in s.players[p].houses:
        mask |= 1 << h
    q = s.players[p]
    for i in q.line:
        mask |= houses(s, i)
    for i in q.artifacts:
        mask |= houses(s, i)
    for z in s.players:
        for i in z.line:
            for u in s.cards[i].ups:
                if s.cards[u].ctrl == p:
                    mask |= 1 << s.cards[u].house
    return mask


def must_die(s: KeyForge, i: int) -> bool:
    """Whether damage or lack of power destroys creature i now."""
    if s.cards[i].dying:
        return False
    n = power(s, i)
    return s.cards[i].damage >= n or n <= 0


def lethal(s: KeyForge) -> list[int]:
    """Creatures that damage or lack of power destroys now."""
    out: list[int] = []
    x = s.index or build(s)
    simple = not x.rows[POWER_MOD]
    for q in s.players:
        for i in q.line:
            c: Card = s.cards[i]
            if c.dying:
                continue
            n = c.d.power + c.plus
            if c.damage < n and not x.weakens:
                continue
            if not simple:
                n = power(s, i)
            if c.damage >= n or n <= 0:
                out.append(i)
    return out


def own_row(s: KeyForge, i: int, m: Mod) -> Row:
    """A card's own modifier read while the card is not in play: its owner, or the player about to play it, is "you"."""
    ctx = KFrame(NOTHING, i, s.active)
    return Row(m, ctx, codes.own_key(i, 0))


def subject_matches(s: KeyForge, row: Row, i: int) -> bool:
    """Whether card i is the subject of the row's event."""
    who = row.mod.who
    return who is not None and who.match(s, row.ctx, i)
