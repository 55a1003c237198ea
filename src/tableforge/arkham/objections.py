"""Why something is not on offer: the checks that decide what is, asked of one act, and then whether this is its moment.

What stands against the act itself comes first, wherever it is asked: a price, a limit, a target that is not there.  Only
where nothing does, it is the moment: an action belongs to a turn, a fast card to a window, a reaction to what it answers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tableforge.arkham import board, codes, legal, map, refusals, skill, story, turn
from tableforge.arkham.commit import may_commit
from tableforge.arkham.definition import Ability, CardDef
from tableforge.arkham.frames import Point
from tableforge.arkham.names import (
    ACTION_ABILITY,
    ASSET,
    CANNOT_ATTACK,
    CANNOT_INVESTIGATE,
    CANNOT_MOVE_INTO,
    CANNOT_PLAY,
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_COMMIT,
    DO_DRAW,
    DO_END,
    DO_ENGAGE,
    DO_EVADE,
    DO_FIGHT,
    DO_FORCED,
    DO_INVESTIGATE,
    DO_MOVE,
    DO_PLAY,
    DO_REACT,
    DO_RESOURCE,
    DO_USE,
    FAST,
    FREE,
    GAINS,
    HAND,
    REACTION,
)
from tableforge.arkham.react import HOW, limited, payable
from tableforge.arkham.state import AFrame, Arkham
from tableforge.kernel.ask import RawDecision
from tableforge.tongue.text import Text
from tableforge.words.frame import NO_CARD

RULES: Final = {
    DO_END: "AH.end-turn-early",
    DO_INVESTIGATE: "AH.investigate",
    DO_MOVE: "AH.move-action",
    DO_DRAW: "AH.draw-action",
    DO_RESOURCE: "AH.resource-action",
    DO_PLAY: "AH.play-action",
    DO_ACTIVATE: "AH.activate-action",
    DO_FIGHT: "AH.fight",
    DO_ENGAGE: "AH.engage-action",
    DO_EVADE: "AH.evade",
    DO_USE: "AH.free-triggered-abilities",
    DO_REACT: "AH.reaction-abilities",
    DO_COMMIT: "AH.commit",
    DO_ADVANCE: "AH.advance-act-with-clues",
    DO_FORCED: "AH.lead-orders-forced",
}
WINDOWS: Final = ("act", "window")  # questions that are player windows
MOMENTS: Final = (*WINDOWS, "react", "commit", "order")  # questions that are answered by acts


class Objection(NamedTuple):
    """The rule, the card that is behind it, and a note of what is wrong here."""

    rule: str
    blame: int = NO_CARD
    note: Text | None = None


def titled(d: CardDef) -> Text:
    """A card's title in a sentence."""
    return Text(d.en, d.fr)


def objection(s: Arkham, d: RawDecision, verb: int, i: int) -> Objection:
    """Why the asked seat may not do this with card i now."""
    p = d.seat
    if s.peril >= 0 and s.peril != p:
        return Objection("AH.peril")
    if verb == DO_COMMIT:
        return to_commit(s, d, p, i)
    if verb == DO_PLAY:
        return to_play(s, d, p, i)
    if verb == DO_REACT:
        return to_react(s, p, i)
    if verb == DO_USE:
        return to_ability(s, p, i, FREE) or Objection(when_free(d, RULES[verb]))
    if verb == DO_ADVANCE:
        return Objection(story.why_no_advance(s, p) or when_free(d, RULES[verb]))
    return to_act(s, d, p, i, verb)


# ------------------------------------------------------------------ the moment
def when_free(d: RawDecision, rule: str) -> str:
    """The rule by which what costs no action cannot be done at this moment; in a window, what it is by itself."""
    return rule if d.kind in WINDOWS else "AH.player-windows" if d.kind in MOMENTS else d.rule


def when_action(s: Arkham, d: RawDecision, p: int) -> str:
    """The rule by which no action can be taken at this moment; "" where one can."""
    if d.kind == "act":
        return ""
    return "AH.take-an-action" if d.kind in MOMENTS and s.active != p else d.rule


# ------------------------------------------------------------------ actions
def to_act(s: Arkham, d: RawDecision, p: int, i: int, verb: int) -> Objection:
    """Why an action is not taken: by the turn's actions where it could be, and by what it is taken against."""
    when = when_action(s, d, p)
    if verb != DO_END and not when:
        short = short_of_actions(s, p, i, verb)
        if short:
            return Objection(short)
    found = None
    if verb == DO_ACTIVATE:
        found = to_ability(s, p, i, ACTION_ABILITY)
    elif verb == DO_MOVE:
        found = to_move(s, p, i)
    elif verb == DO_INVESTIGATE:
        found = to_investigate(s, p, i)
    elif verb in (DO_FIGHT, DO_ENGAGE, DO_EVADE):
        found = to_enemy(s, p, i, verb)
    return found or Objection(when or RULES[verb])


def short_of_actions(s: Arkham, p: int, i: int, verb: int) -> str:
    """The rule by which seat p has not the actions for this; "" where it has."""
    have = s.players[p].actions
    if not have:
        return "AH.three-actions"
    asked: list[tuple[int, int]] = []
    if verb in turn.DESIGNATOR_OF:
        asked = [(1, turn.DESIGNATOR_OF[verb])]
    elif verb == DO_ACTIVATE:
        asked = [(a.actions, a.designator) for a in board.abilities_of(s, i, ACTION_ABILITY)]
    elif verb == DO_PLAY and (a := s.cards[i].d.play) is not None:
        asked = [(1, a.designator)]
    dearer = any([n <= have < legal.action_price(s, p, n, designator) for n, designator in asked])
    return "AH.additional-action-costs" if dearer else ""


def to_move(s: Arkham, p: int, i: int) -> Objection | None:
    q = s.players[p]
    if i not in map.connections(s, q.at):
        return Objection("AH.move-to-connecting")
    by = board.forbidder(s, CANNOT_MOVE_INTO, q.card, i)
    return Objection("AH.cannot", by) if by >= 0 else None


def to_investigate(s: Arkham, p: int, i: int) -> Objection | None:
    q = s.players[p]
    rule = "AH.investigate" if i != q.at else board.investigation(s, p)
    return Objection(rule, board.forbidder(s, CANNOT_INVESTIGATE, q.card, i)) if rule else None


def to_enemy(s: Arkham, p: int, i: int, verb: int) -> Objection | None:
    """Why an enemy may not be fought, engaged or evaded."""
    if not s.is_enemy(i) or s.location_of(i) != s.players[p].at:
        return Objection("AH.fight-any-enemy-here" if verb != DO_EVADE else "AH.evade")
    mine = i in board.enemies_engaged(s, p)
    if verb == DO_FIGHT:
        rule = board.may_fight(s, p, i)
        return Objection(rule, board.forbidder(s, CANNOT_ATTACK, s.players[p].card, i)) if rule else None
    if verb == DO_EVADE:
        return None if mine else Objection("AH.evade")
    if mine:
        return Objection("AH.no-engage-twice")
    return Objection("AH.massive-no-engage-event") if map.is_massive(s, i) else None


# ------------------------------------------------------------------ cards
def to_play(s: Arkham, d: RawDecision, p: int, i: int) -> Objection:
    """Why a card is not played."""
    c = s.cards[i].d
    if i not in legal.playable(s, p):
        return Objection("AH.play-action", note=refusals.NOT_IN_YOUR_HAND.fill(card=titled(c)))
    why = legal.may_play(s, i, p)
    if why == "AH.fast-event-reaction":
        return answered(s, i, p, c.in_hand) or Objection(why)
    if why:
        return Objection(why, board.forbidder(s, CANNOT_PLAY, s.players[p].card, i))
    if c.keywords & FAST:
        return Objection("AH.fast-asset" if c.type == ASSET else "AH.fast-event-period")
    when = when_action(s, d, p)
    return Objection(when or short_of_actions(s, p, i, DO_PLAY) or RULES[DO_PLAY])


def to_commit(s: Arkham, d: RawDecision, p: int, i: int) -> Objection:
    """Why a card is not committed."""
    t = skill.current(s)
    c = s.cards[i].d
    if i not in s.players[p].hand:
        return Objection("AH.commit", note=refusals.NOT_IN_YOUR_HAND.fill(card=titled(c)))
    if t is None:
        return Objection(d.rule if d.kind not in MOMENTS else RULES[DO_COMMIT])
    why = may_commit(s, t, p, i)
    if c.own_tests_only and p != t.ctrl and why == "AH.commit-others":
        return Objection(why, note=refusals.OWN_TESTS_ONLY.fill(card=titled(c)))
    return Objection(why or RULES[DO_COMMIT])


# ------------------------------------------------------------------ abilities
def to_ability(s: Arkham, p: int, i: int, kind: int) -> Objection | None:
    """Why an action or free ability of a card cannot be used, whenever it is."""
    action = kind == ACTION_ABILITY
    if i not in legal.sources(s, p, kind):
        return Objection("AH.activate-sources" if action else s.ed.rule["triggered_sources"])
    c = s.cards[i].d
    if (c.actions if action else c.frees) and board.blank(s, i):
        return Objection("AH.blank-text-box")
    found = board.abilities_of(s, i, kind)
    for a in found:
        why = legal.may_begin(s, AFrame(a.prog, i, p), a)
        if why:
            return Objection(why)
    return None if found else Objection(RULES[DO_ACTIVATE if action else DO_USE])


def to_react(s: Arkham, p: int, i: int) -> Objection:
    """Why a reaction of a card is not on offer."""
    if i not in legal.sources(s, p, REACTION):
        return Objection(s.ed.rule["triggered_sources"])
    found = [a for a in s.cards[i].d.reacts if a.kind == REACTION]
    if found and board.blank(s, i):
        return Objection("AH.blank-text-box")
    found += [a for r in board.rows(s, GAINS) for a in r.mod.abilities if a.kind == REACTION]
    return answered(s, i, p, tuple(found)) or Objection(RULES[DO_REACT])


def answered(s: Arkham, i: int, p: int, abilities: tuple[Ability, ...]) -> Objection | None:
    """What stands against an answer to what is just happening; where nothing happens that it answers, its limit and its costs."""
    m = s.stack[-1] if s.stack else None
    for a in abilities:
        f = AFrame(a.prog, i, p)
        if isinstance(m, Point):
            for k, fact in enumerate(m.facts):
                f.fact = fact
                f.it = (fact.card,) if fact.card >= 0 else ()
                if a.event is None or fact.kind not in a.event.kinds() or not a.event.matches(s, f, fact):
                    continue
                if codes.act(DO_PLAY if s.cards[i].zone == HAND else DO_REACT, i, a.number) * 64 + k in m.reacted:
                    return Objection("AH.once-per-occurrence")
                why = HOW.objection(s, f, a, fact)
                if why:
                    return Objection(why)
        elif limited(s, a, i, p):
            return Objection("AH.group-limit" if a.group else "AH.limit-per-period")
        elif not payable(s, f, a):
            return Objection("AH.initiation-costs-payable")
    return None
