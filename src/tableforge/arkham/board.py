"""Questions about the position: what is in force, what a value comes to, who is where.

Values are worked out from scratch each time (AH.values-recalculated): the printed number, then everything that changes it, and
only then the floor of 0.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import codes
from tableforge.arkham.definition import Ability, CardDef, Mod
from tableforge.arkham.names import (
    ALOOF,
    ASSET,
    ATTACK_DAMAGE,
    ATTACK_HORROR,
    ATTACKS,
    BLANK,
    CANNOT,
    CANNOT_ATTACK,
    CANNOT_INVESTIGATE,
    COST_LESS,
    DO_FORCED,
    DO_REACT,
    EACH_SKILL,
    ENEMY,
    ENGAGES,
    ENTERS,
    ENTERS_PLAY,
    ENTERS_VICTORY,
    EVADE,
    FAILS,
    FIGHT,
    FORCED,
    GAINS,
    GET,
    HAND,
    HEALTH,
    IS_DEFEATED,
    IS_DISCARDED,
    IS_EVADED,
    IS_PLACED,
    IS_PLAYED,
    LOCATION,
    MASSIVE,
    OBJECTIVE,
    PLAY,
    PLAYABLE,
    REACT,
    SANITY,
    SEATED,
    SHROUD,
    SKILL_VALUE,
    STILL_IN,
    SUCCEEDS,
    TAKES,
    THREAT,
    TOKEN_REVEALED,
)
from tableforge.arkham.state import AFrame, Arkham, Index, Row
from tableforge.kernel.core import Program
from tableforge.kernel.react import WOULD
from tableforge.words.frame import NO_CARD, NO_IDS

NOTHING: Final = Program("constant", ())
LISTENS: Final = Mod(REACT, "listens")
LASTING_KEYS: Final = 1 << 19
CONSTANT_KEYS: Final = 1 << 5
ANY_PERIOD: Final = -1


# ------------------------------------------------------------------ what is in force
def you_of(s: Arkham, i: int) -> int:
    """Who is "you" for a card in play: its controller, or whoever's threat area it is in (AH.you-on-a-card-in-play)."""
    c = s.cards[i]
    if c.zone == PLAY or c.zone == THREAT:
        return c.seat
    return s.controller(i)


def index(s: Arkham) -> Index:
    """The constant effects in force and the abilities that listen."""
    ix = s.index
    if ix is None:
        ix = build(s)
        s.index = ix
    return ix


def build(s: Arkham) -> Index:
    ix = Index()
    everything = s.everything_in_play()
    for i in everything:
        c = s.cards[i]
        d = c.d
        if d.silent:
            continue
        mods = d.mods
        hidden = d.type == LOCATION and not c.revealed
        if hidden:
            mods = d.back_mods
        else:
            ix.acting = ix.acting or bool(d.actions)
            ix.free = ix.free or bool(d.frees)
        if not mods and (hidden or not d.reacts):
            continue
        ctx = AFrame(NOTHING, i, you_of(s, i))
        for k, mod in enumerate(mods):
            file(ix, mod, ctx, i * CONSTANT_KEYS + k)
        if not hidden:
            for a in d.reacts:
                if a.zone == PLAY:
                    listen(s, ix, a, ctx, i)
    for x in s.lasting:
        file(ix, x.mod, x.ctx, LASTING_KEYS + x.key)
    if ix.rows[GAINS]:
        ix.acting = ix.free = True  # whoever gains what is asked of each
    for row in ix.rows[GAINS]:
        for a in row.mod.abilities:
            if a.event is not None:
                for i in everything:
                    if row.mod.who is None or row.mod.who.match(s, row.ctx, i):
                        listen(s, ix, a, AFrame(NOTHING, i, you_of(s, i)), i)
    return ix


def file(ix: Index, mod: Mod, ctx: AFrame, key: int) -> None:
    """Take a constant effect into the index."""
    ix.add(mod.kind, Row(mod, ctx, key))
    if mod.kind == GET:
        ix.stats |= 1 << mod.what
    elif mod.kind == CANNOT:
        ix.verbs |= 1 << mod.what
    elif mod.kind == BLANK:
        ix.blank = True


def listen(s: Arkham, ix: Index, a: Ability, ctx: AFrame, i: int) -> None:
    """Take an ability that reacts to something into the index."""
    assert a.event is not None
    must = a.kind == FORCED or a.kind == OBJECTIVE
    row = Row(LISTENS, ctx, codes.act(DO_FORCED if must else DO_REACT, i, a.number), a)
    for kind in a.event.kinds():
        ix.listen(timing_of(s, a, kind), kind, row)
    ix.periods |= a.periods


def timing_of(s: Arkham, a: Ability, kind: int) -> int:
    """When an ability answers a kind of fact; what cancels an attack does so, by the FAQ, before the attack has begun."""
    if a.cancels and kind == ATTACKS and s.ed.attacks_are_canceled_first:
        return WOULD
    return a.timing


def rows(s: Arkham, kind: int) -> list[Row]:
    """The constant effects of a kind that are in force now: not of blank cards, and while their condition holds."""
    ix = index(s)
    found = ix.rows[kind]
    if not found:
        return found
    return [r for r in found if in_force(s, ix, r)]


def in_force(s: Arkham, ix: Index, r: Row) -> bool:
    if ix.blank and r.mod.kind != BLANK and r.key < LASTING_KEYS and blank(s, r.ctx.src):
        return False
    return r.mod.guard is None or r.mod.guard.holds(s, r.ctx)


def blank(s: Arkham, i: int) -> bool:
    """Whether the text box of card i counts as blank but for its traits (AH.blank-text-box)."""
    ix = index(s)
    if not ix.blank:
        return False
    for r in ix.rows[BLANK]:
        if (
            (r.mod.guard is None or r.mod.guard.holds(s, r.ctx))
            and r.mod.who is not None
            and r.mod.who.match(s, r.ctx, i)
        ):
            return True
    return False


def heard(s: Arkham, kind: int, period: int = ANY_PERIOD) -> bool:
    """Whether anything may react to this kind of fact: a card in play, or one that may be played.

    With a period, to its beginning or end; where all seats are asked alike, that of any period.
    """
    ix = index(s)
    if ix.watched >> kind & 1:
        if period == ANY_PERIOD or s.polls_alike or ix.periods >> codes.moment(kind, period) & 1:
            return True
    for q in s.players:
        if q.watch >> kind & 1 and q.status == STILL_IN:
            return True
    if ix.rows[PLAYABLE]:
        for p in s.in_order():
            if any([s.cards[i].d.hand_watch >> kind & 1 for i in as_if_in_hand(s, p)]):
                return True
    return s.polls_alike and kind in HAND_KINDS


def as_if_in_hand(s: Arkham, p: int) -> list[int]:
    """The cards outside the hand of seat p that a card lets it play."""
    if not index(s).rows[PLAYABLE]:
        return []
    out: list[int] = []
    for r in rows(s, PLAYABLE):
        if r.ctx.ctrl == p and r.mod.who is not None:
            out.extend([i for i in r.mod.who.ids(s, r.ctx) if i not in out and s.cards[i].zone != HAND])
    return out


HAND_KINDS: Final = frozenset({0, 1, 6, 7, 8, 14, 16, 19})  # what fast events of the core set react to (names.FACTS)
# what some card of the core set answers once it is past, as bits; what none does need not be remembered
ANSWERED_AFTERWARDS: Final = (
    1 << IS_DEFEATED
    | 1 << ATTACKS
    | 1 << TAKES
    | 1 << IS_PLACED
    | 1 << SUCCEEDS
    | 1 << FAILS
    | 1 << TOKEN_REVEALED
    | 1 << ENTERS
    | 1 << ENTERS_PLAY
    | 1 << IS_DISCARDED
    | 1 << IS_PLAYED
    | 1 << IS_EVADED
    | 1 << ENGAGES
    | 1 << ENTERS_VICTORY
)


def abilities_of(s: Arkham, i: int, kind: int) -> tuple[Ability, ...]:
    """The action or free abilities of card i: printed unless it is blank, and gained."""
    d = s.cards[i].d
    found = d.actions if kind == 0 else d.frees
    ix = index(s)
    if (d.type == LOCATION and not s.cards[i].revealed) or (found and ix.blank and blank(s, i)):
        found = ()
    if ix.rows[GAINS]:
        for r in rows(s, GAINS):
            if r.mod.who is not None and r.mod.who.match(s, r.ctx, i):
                found = (*found, *[a for a in r.mod.abilities if a.kind == kind])
    return found


def ability(s: Arkham, i: int, number: int) -> Ability:
    """An ability of card i by its number, printed or gained."""
    for a in s.cards[i].d.abilities:
        if a.number == number:
            return a
    for r in index(s).rows[GAINS]:
        for a in r.mod.abilities:
            if a.number == number:
                return a
    raise AssertionError(f"{s.cards[i].d.id} has no ability {number}")


# ------------------------------------------------------------------ values
def change(s: Arkham, i: int, stat: int) -> int:
    """What everything in force adds to a value of card i, below 0 or above."""
    ix = index(s)
    if not ix.stats >> stat & 1:
        return 0
    total = 0
    for r in ix.rows[GET]:
        m = r.mod
        if m.what == stat and in_force(s, ix, r) and (m.who is None or m.who.match(s, r.ctx, i)):
            assert m.n is not None
            total += m.n.signed(s, r.ctx)
    return total


def printed(d: CardDef, stat: int) -> int:
    """A number as it is printed on a card."""
    if stat < 4:
        return d.skills[stat]
    if stat == FIGHT:
        return d.fight
    if stat == EVADE:
        return d.evade
    if stat == HEALTH:
        return d.health
    if stat == SANITY:
        return d.sanity
    if stat == ATTACK_DAMAGE:
        return d.damage
    if stat == ATTACK_HORROR:
        return d.horror
    assert stat == SHROUD, stat
    return d.shroud


def price(s: Arkham, i: int, p: int) -> int:
    """The resources that card i costs seat p now."""
    n = max(0, s.cards[i].d.cost)
    if index(s).rows[COST_LESS]:
        f_card = s.players[p].card
        for r in rows(s, COST_LESS):
            if (r.mod.who is None or r.mod.who.match(s, r.ctx, i)) and (
                r.mod.to is None or r.mod.to.match(s, r.ctx, f_card)
            ):
                assert r.mod.n is not None
                n -= r.mod.n.value(s, r.ctx)
    return max(0, n)


def stat(s: Arkham, i: int, what: int) -> int:
    """A value of card i now."""
    base = printed(s.cards[i].d, what)
    if base < 0:
        return base  # no value is not a value of 0 (AH.no-health-is-not-zero)
    if what == HEALTH and s.cards[i].d.type == ENEMY and s.cards[i].d.per_investigator:
        base = per_investigator(s, base)
    return max(0, base + change(s, i, what))


def raw_skill(s: Arkham, p: int, skill: int) -> int:
    """A skill of seat p with everything that changes it, which may come to less than 0."""
    i = s.players[p].card
    n = s.cards[i].d.skills[skill]
    ix = index(s)
    if ix.stats >> skill & 1:
        n += change(s, i, skill)
    if ix.stats >> EACH_SKILL & 1:
        n += change(s, i, EACH_SKILL)
    if ix.stats >> SKILL_VALUE & 1:
        n += change(s, i, SKILL_VALUE)
    return n


def skill_of(s: Arkham, p: int, skill: int) -> int:
    """A skill of seat p now."""
    return max(0, raw_skill(s, p, skill))


def remaining(s: Arkham, i: int, what: int) -> int:
    """Remaining health or sanity of card i (AH.remaining-health-and-sanity); -1 where it has no such value."""
    full = stat(s, i, what)
    if full < 0:
        return -1
    c = s.cards[i]
    return max(0, full - (c.damage if what == HEALTH else c.horror))


def beaten(s: Arkham, i: int) -> bool:
    """Whether card i has as much damage as health, or as much horror as sanity (AH.check-defeats)."""
    c = s.cards[i]
    health, sanity = stat(s, i, HEALTH), stat(s, i, SANITY)
    if c.d.type == ENEMY:
        return c.damage >= health
    return (health >= 0 and c.damage >= health) or (sanity >= 0 and c.horror >= sanity)


def too_much(s: Arkham, i: int) -> bool:
    """Whether card i is an investigator's, or an asset of one, and has had enough."""
    c = s.cards[i]
    return (c.damage > 0 or c.horror > 0) and (c.zone == SEATED or c.zone == PLAY) and beaten(s, i)


def per_investigator(s: Arkham, n: int) -> int:
    """So many for each investigator who began the game (AH.per-investigator-is-fixed)."""
    return n * len(s.players)


def keywords(s: Arkham, i: int) -> int:
    """The keywords of card i, as bits."""
    c = s.cards[i]
    if index(s).blank and blank(s, i):
        return c.gained
    return c.d.keywords | c.gained


def has_trait(s: Arkham, i: int, trait: str) -> bool:
    return trait in s.cards[i].d.traits


def forbidden(s: Arkham, verb: int, who: int, to: int = NO_CARD) -> bool:
    """Whether something says that this cannot be done (AH.cannot)."""
    ix = index(s)
    if not ix.verbs >> verb & 1:
        return False
    return forbidder(s, verb, who, to) >= 0


def forbidder(s: Arkham, verb: int, who: int, to: int = NO_CARD) -> int:
    """The card that says so, or NO_CARD."""
    ix = index(s)
    for r in ix.rows[CANNOT]:
        m = r.mod
        if m.what != verb or not in_force(s, ix, r):
            continue
        if m.who is not None and not m.who.match(s, r.ctx, who):
            continue
        if m.to is None or (to >= 0 and m.to.match(s, r.ctx, to)):
            return r.ctx.src
    return NO_CARD


def threshold(s: Arkham, i: int) -> int:
    """The clues an act needs, or the doom an agenda needs; -1 where it needs none."""
    d = s.cards[i].d
    n = d.doom if d.doom >= 0 else d.clues
    return n * len(s.players) if d.per_investigator and n > 0 else n


def doom_in_play(s: Arkham) -> int:
    """All doom on cards in play (AH.doom-in-play)."""
    return sum([s.cards[i].doom for i in s.everything_in_play()])


# ------------------------------------------------------------------ who is where
def investigators_at(s: Arkham, place: int) -> tuple[int, ...]:
    """The seats at a location, in player order."""
    return tuple([p for p in s.in_order() if s.players[p].at == place])


def enemies_at(s: Arkham, place: int) -> list[int]:
    """All enemies at a location, engaged or not."""
    out: list[int] = []
    for q in s.players:
        if q.at == place and q.status == STILL_IN:
            out.extend([i for i in q.threat if s.cards[i].d.type == ENEMY])
    out.extend([i for i in s.cards[place].here if s.cards[i].d.type == ENEMY])
    return out


def enemies_engaged(s: Arkham, p: int) -> list[int]:
    """The enemies engaged with seat p, Massive ones included (AH.massive)."""
    q = s.players[p]
    out = [i for i in q.threat if s.cards[i].d.type == ENEMY]
    if q.at >= 0:
        for i in s.cards[q.at].here:
            c = s.cards[i]
            if c.d.type == ENEMY and not c.exhausted and keywords(s, i) & MASSIVE:
                out.append(i)
    return out


def engaged_with(s: Arkham, i: int) -> tuple[int, ...]:
    """The seats that enemy i is engaged with."""
    c = s.cards[i]
    if c.zone == THREAT:
        return (c.seat,)
    if c.at >= 0 and not c.exhausted and keywords(s, i) & MASSIVE:
        return investigators_at(s, c.at)
    return NO_IDS


def soakers(s: Arkham, p: int, what: int) -> list[int]:
    """The assets of seat p that may be assigned damage (HEALTH) or horror (SANITY)."""
    return [i for i in s.players[p].play if s.cards[i].d.type == ASSET and printed(s.cards[i].d, what) > 0]


# ------------------------------------------------------------------ what may be fought and investigated
def investigation(s: Arkham, p: int) -> str:
    """The rule by which seat p may not investigate, "" where it may."""
    q = s.players[p]
    if q.at < 0 or not s.cards[q.at].revealed:
        return "AH.investigate"
    return "AH.cannot" if forbidden(s, CANNOT_INVESTIGATE, q.card, q.at) else ""


def may_fight(s: Arkham, p: int, i: int) -> str:
    """The rule by which seat p may not attack enemy i, "" where it may (AH.fight-any-enemy-here)."""
    if keywords(s, i) & ALOOF and not engaged_with(s, i):
        return "AH.aloof"
    return "AH.cannot" if forbidden(s, CANNOT_ATTACK, s.players[p].card, i) else ""
