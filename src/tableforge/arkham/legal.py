"""What a seat may do now, and by which rule it may not."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, codes, map, moves, story
from tableforge.arkham.definition import Ability
from tableforge.arkham.names import (
    A_FIGHT,
    A_MOVE,
    A_PARLEY,
    A_RESIGNATION,
    ACTION_ABILITY,
    ACTION_COST,
    AN_EVASION,
    ASSET,
    CANNOT_MOVE_INTO,
    CANNOT_PLAY,
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_DRAW,
    DO_ENGAGE,
    DO_EVADE,
    DO_FIGHT,
    DO_INVESTIGATE,
    DO_MOVE,
    DO_PLAY,
    DO_RESOURCE,
    DO_USE,
    EVENT,
    EXTRA_ACTION,
    FAST,
    FREE,
    GAINS,
    HAND,
    MASSIVE,
    NO_DESIGNATOR,
    PLAYABLE,
)
from tableforge.arkham.react import can_change, limited, payable
from tableforge.arkham.state import AFrame, Arkham
from tableforge.words.frame import NO_CARD, NO_IDS

# actions against which ready engaged enemies do not attack (AH.attack-of-opportunity)
SAFE: Final = 1 << A_FIGHT | 1 << AN_EVASION | 1 << A_PARLEY | 1 << A_RESIGNATION


# ------------------------------------------------------------------ actions and what they cost
def action_price(s: Arkham, p: int, n: int, designator: int) -> int:
    """How many actions something costs, with what makes it cost more (AH.additional-action-costs)."""
    if designator and board.index(s).rows[ACTION_COST]:
        done = s.players[p].moved
        for r in board.rows(s, ACTION_COST):
            if r.ctx.ctrl == p and r.mod.bits >> designator & 1 and not done & r.mod.bits:
                assert r.mod.n is not None
                n += r.mod.n.value(s, r.ctx)
    return n


def spare_action(s: Arkham, p: int, i: int, designator: int) -> int:
    """The additional action that may be used for just this: the number of the effect that gives it, or -1."""
    q = s.players[p]
    if q.extra:
        for r in board.rows(s, EXTRA_ACTION):
            if (
                r.mod.who is not None
                and r.ctx.ctrl == p
                and r.key * 2 in q.extra
                and i >= 0
                and r.mod.who.match(s, r.ctx, i)
            ):
                return r.key * 2
    return -1


def enough_actions(s: Arkham, p: int, n: int, i: int, designator: int) -> bool:
    have = s.players[p].actions
    return have >= n or (have + 1 >= n and spare_action(s, p, i, designator) >= 0)


# ------------------------------------------------------------------ playing cards
def playable(s: Arkham, p: int) -> tuple[int, ...]:
    """The cards that seat p may play from where they are: the hand, and what a card adds to it."""
    hand = s.players[p].hand
    return (*hand, *board.as_if_in_hand(s, p)) if board.index(s).rows[PLAYABLE] else hand


def may_play(s: Arkham, i: int, p: int, reacting: bool = False) -> str:
    """The rule by which seat p may not play card i, "" where it may; when it would be played is not asked here."""
    d = s.cards[i].d
    if d.type != ASSET and d.type != EVENT:
        return "AH.skill-cards"
    if d.cost < 0:
        return "AH.play-action"
    q = s.players[p]
    if board.forbidden(s, CANNOT_PLAY, q.card, i):
        return "AH.cannot"
    if s.peril >= 0 and s.peril != p:
        return "AH.peril"
    if board.price(s, i, p) > q.resources:
        return "AH.resource-cost"
    if d.type == ASSET:
        if d.unique and same_unique(s, d.title):
            return "AH.unique"
        return "" if not d.slots or moves.can_make_room(s, p, i) else "AH.slots-full"
    if reacting:
        return ""
    a = d.play
    if a is None:
        return "AH.fast-event-reaction"
    why = may_begin(s, AFrame(a.prog, i, p), a)
    return "AH.event-must-change" if why == "AH.triggered-potential" else why


def same_unique(s: Arkham, title: str) -> bool:
    """Whether a card of that title is in play (AH.unique)."""
    return any([s.cards[i].d.title == title for i in s.everything_in_play()])


def may_begin(s: Arkham, f: AFrame, a: Ability) -> str:
    """The rule by which an ability may not be initiated now, "" where it may."""
    if a.given is not None and not a.given.holds(s, f):
        return "AH.prerequisites"
    if limited(s, a, f.src, f.ctrl):
        return "AH.group-limit" if a.group else "AH.limit-per-period"
    if a.target is not None:
        if not a.target.ids(s, f):
            return "AH.not-enough-targets"
        if not payable(s, f, a):
            return "AH.initiation-costs-payable"
        return ""
    if not payable(s, f, a):
        return "AH.initiation-costs-payable"
    return "" if can_change(s, f, a.prog) else "AH.triggered-potential"


# ------------------------------------------------------------------ abilities within reach
def sources(s: Arkham, p: int, kind: int = ACTION_ABILITY) -> list[int]:
    """The cards whose abilities of a kind seat p may use (AH.activate-sources, AH.triggered-sources)."""
    q = s.players[p]
    out = [q.card, *q.play]
    place = q.at
    for k, x in enumerate(s.players):
        if x.at == place and s.still_in(k):
            if k == p:
                out.extend(x.threat)
            elif kind == ACTION_ABILITY or s.ed.anyone_there_may_trigger:
                out.extend([i for i in x.threat if s.controller(i) < 0])
    if place >= 0:
        c = s.cards[place]
        out.append(place)
        out.extend(c.attached)
        out.extend(c.here)
    if s.act >= 0:
        out.append(s.act)
    if s.agenda >= 0 and s.agenda != s.act:
        out.append(s.agenda)
    return out


def usable(s: Arkham, p: int, kind: int) -> list[tuple[int, Ability]]:
    """The action or free abilities that seat p may use now."""
    out: list[tuple[int, Ability]] = []
    ix = board.index(s)
    if not (ix.acting if kind == ACTION_ABILITY else ix.free):
        return out
    gained = bool(ix.rows[GAINS])
    for i in sources(s, p, kind):
        d = s.cards[i].d
        if not (gained or (d.actions if kind == ACTION_ABILITY else d.frees)):
            continue
        for a in board.abilities_of(s, i, kind):
            f = AFrame(a.prog, i, p)
            if may_begin(s, f, a) == "":
                out.append((i, a))
    return out


def provoking(designator: int) -> bool:
    """Whether an action lets engaged enemies attack."""
    return not SAFE >> designator & 1


# ------------------------------------------------------------------ the turn
def actions(s: Arkham, p: int) -> list[int]:
    """Every action that seat p may take now (AH.take-an-action)."""
    q = s.players[p]
    out: list[int] = []
    place = q.at
    one = enough_actions(s, p, 1, NO_CARD, NO_DESIGNATOR)
    if one:
        out.append(codes.act(DO_DRAW, q.card))
        out.append(codes.act(DO_RESOURCE, q.card))
        if board.investigation(s, p) == "":
            out.append(codes.act(DO_INVESTIGATE, place))
        if enough_actions(s, p, action_price(s, p, 1, A_MOVE), NO_CARD, A_MOVE):
            out.extend([codes.act(DO_MOVE, x) for x in map.connections(s, place) if may_enter(s, p, x)])
        for i in playable(s, p):
            if not s.cards[i].d.keywords & FAST and may_play(s, i, p) == "":
                a = s.cards[i].d.play
                designator = a.designator if a is not None else NO_DESIGNATOR
                if enough_actions(s, p, action_price(s, p, 1, designator), NO_CARD, designator):
                    out.append(codes.act(DO_PLAY, i))
        foes = board.enemies_at(s, place) if place >= 0 else []
        if foes:
            fight = enough_actions(s, p, action_price(s, p, 1, A_FIGHT), NO_CARD, A_FIGHT)
            evade = enough_actions(s, p, action_price(s, p, 1, AN_EVASION), NO_CARD, AN_EVASION)
            mine = board.enemies_engaged(s, p)
            for i in foes:
                if fight and board.may_fight(s, p, i) == "":
                    out.append(codes.act(DO_FIGHT, i))
                if i in mine:
                    if evade:
                        out.append(codes.act(DO_EVADE, i))
                elif not board.keywords(s, i) & MASSIVE:
                    out.append(codes.act(DO_ENGAGE, i))
    if one or q.extra:
        for i, a in usable(s, p, ACTION_ABILITY):
            if enough_actions(s, p, action_price(s, p, a.actions, a.designator), i, a.designator):
                out.append(codes.act(DO_ACTIVATE, i, a.number))
    return out


def costs_no_action(s: Arkham, act: int) -> bool:
    """Whether something is done in a player window, and not as an action (AH.no-action-no-provocation)."""
    verb = codes.verb_of(act)
    if verb == DO_PLAY:
        return s.cards[codes.card_of(act)].d.keywords & FAST != 0
    return verb == DO_USE or verb == DO_ADVANCE


def may_enter(s: Arkham, p: int, place: int) -> bool:
    return not board.forbidden(s, CANNOT_MOVE_INTO, s.players[p].card, place)


# ------------------------------------------------------------------ player windows
def offers(s: Arkham, p: int) -> list[int]:
    """What seat p may do in a player window: free abilities, fast cards, the act (AH.player-windows)."""
    if s.peril >= 0 and s.peril != p:
        return []
    out = [codes.act(DO_USE, i, a.number) for i, a in usable(s, p, FREE)]
    fast = s.players[p].fast or bool(board.index(s).rows[PLAYABLE])
    for i in playable(s, p) if fast else NO_IDS:
        d = s.cards[i].d
        if not d.keywords & FAST or (s.cards[i].zone == HAND and d.type == EVENT and d.play is None):
            continue
        if d.type == ASSET and s.active != p:
            continue
        if may_play(s, i, p) == "":
            out.append(codes.act(DO_PLAY, i))
    if s.active >= 0 and s.act >= 0 and story.has_clues(s) and story.may_advance(s, p):
        out.append(codes.act(DO_ADVANCE, s.act))
    return out
