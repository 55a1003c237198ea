"""Why a key is no legal answer now: the rule behind it, as the seat may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import board, codes, keys, points, refusals
from tableforge.fateforge.battle import items, legal, prepare, turn
from tableforge.fateforge.camp import rest, services
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import BLOCKING, FOCUS, MOVE, PAYS, SHOOT, STRIKE
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle
from tableforge.fateforge.tale import view as tale_view
from tableforge.fateforge.tale.definition import COMPASS, HAS_FOOD, HAS_GOLD, NO_LIMIT, Place, When
from tableforge.kernel.ask import RawDecision
from tableforge.tongue.text import Text

Why = tuple[str, Text | None, Text | None]  # a rule, the card behind it, a note


def why_not(s: Fate, d: RawDecision, key: str) -> Why:
    """The rule by which a key is not on offer."""
    tried = TRIED.get(d.kind)
    why = None if tried is None else tried(s, d, key)
    return why or (d.rule, None, None)


def in_turn(s: Fate, d: RawDecision, key: str) -> Why | None:
    verb, at = points.TURN.read(key)
    return act(s, s.stack[-1].src, verb, at) if verb >= 0 else None


def in_preparation(s: Fate, d: RawDecision, key: str) -> Why | None:
    """… behind the screen of one of the seat's own heroes."""
    who, _, what = key.partition("/")
    for p, h in enumerate(s.heroes):
        if h.d.id == who and h.seat == d.seat:
            verb, at = points.PREPARATION.verbs[p].read(what)
            return preparing(s, p, verb, at) if verb >= 0 else None
    return None


def at_rest(s: Fate, d: RawDecision, key: str) -> Why | None:
    verb, at = points.REST.read(key)
    return resting(s, verb, at) if 0 <= verb < len(rest.REST_RULES) else None


def in_a_test(s: Fate, d: RawDecision, key: str) -> Why | None:
    down = any([h.d.id == key and h.down for h in s.heroes])
    return ("FF.story-knock-out", None, refusals.KNOCKED_OUT) if down else None


def titled(c: Card) -> Text:
    return Text(c.en, c.fr)


def zone_of(s: Fate, at: str) -> int:
    assert s.scene is not None
    letters = s.scene.map.letters
    return letters.index(at) if at in letters else -1


def foe_of(s: Fate, at: str) -> int:
    for k, e in enumerate(s.foes):
        if not e.out and keys.foe(e) == at:
            return codes.FOE + k
    return -1


def blocker(s: Fate, z: int) -> Text | None:
    """The Blocking enemy that holds heroes in a zone."""
    for e in s.foes:
        if e.zone == z and not e.out and board.has(e, BLOCKING):
            return Text(e.d.en, e.d.fr)
    return None


def act(s: Fate, p: int, verb: int, at: str) -> Why:
    """Why a hero may not do this in its turn."""
    h = s.heroes[p]
    faces = 0
    for r in h.results:
        faces |= board.face(h, r)
    if verb in (turn.T_MOVE, turn.T_ENERGY_MOVE, turn.T_PORTAL, turn.T_ENERGY_PORTAL):
        if board.held(s, p, h.zone):
            return "FF.blocking", blocker(s, h.zone), None
        if verb in (turn.T_ENERGY_MOVE, turn.T_ENERGY_PORTAL):
            if h.energy_moved:
                return "FF.energy-move", None, None
            if not h.en:
                return "FF.no-energy", None, None
        elif not faces & MOVE:
            return "FF.result-use", None, None
        if not legal.can_pay(s, h, turn.price(s, h, verb)):
            return "FF.difficult", None, None
        if verb in (turn.T_PORTAL, turn.T_ENERGY_PORTAL):
            return "FF.portal-move", None, None
        z = zone_of(s, at)
        if z >= 0 and z in s.ways.flown[h.zone]:
            return "FF.door-closed", None, None
        return "FF.move", None, None
    if verb in (turn.T_STRIKE, turn.T_SHOOT):
        return attack(s, p, verb, foe_of(s, at), faces)
    if verb == turn.T_FOCUS:
        return ("FF.focus" if faces & FOCUS or h.focus else "FF.result-use"), None, None
    if verb == turn.T_USE:
        return card(s, p, at)
    if verb == turn.T_TAKE:
        return ("FF.defended" if board.objective_tokens(s, h.zone) else "FF.objective-token"), None, None
    return turn.TURN_RULES[verb], None, None


def attack(s: Fate, p: int, verb: int, i: int, faces: int) -> Why:
    """Why a hero may not attack this enemy with a result."""
    h = s.heroes[p]
    if not faces & PAYS[STRIKE if verb == turn.T_STRIKE else SHOOT]:
        return "FF.result-use", None, None
    if i < 0:
        return turn.TURN_RULES[verb], None, None
    e = s.enemy(i)
    if e.guardian >= 0:
        guardian = s.enemy(e.guardian).d
        return "FF.guarded", Text(guardian.en, guardian.fr), None
    reach = [h.zone]
    if verb == turn.T_SHOOT:
        lo, hi = board.shot_range(h, 1, 1, True)
        reach = board.zones_within(s, h.zone, lo, hi, True)
        if e.zone not in reach and lo <= s.ways.walk[h.zone][e.zone] <= hi:
            return "FF.barricade", None, None
    if e.zone in reach:
        if i not in board.aimable(s, e.zone):
            return "FF.stealth", Text(e.d.en, e.d.fr), None
        first = s.enemy(board.attackable(s, e.zone)[0]).d
        return "FF.first-line", Text(first.en, first.fr), None
    return turn.TURN_RULES[verb], None, None


def card(s: Fate, p: int, at: str) -> Why:
    """Why a hero may not use this card."""
    h = s.heroes[p]
    id, _, n = at.partition("#")
    for c in h.kit.cards:
        if c.id in (id, at):
            for k, a in enumerate(c.alts):
                if c.id == at or n == str(k + 1):
                    rule = legal.may_use(s, p, c, a)
                    if rule:
                        return rule, titled(c), None
            return "FF.trigger-timing", titled(c), None
    if id in s.pack.skills:
        return (
            ("FF.six-skills" if s.pack.skills[id].index in h.skills else "FF.skill-price"),
            titled(s.pack.skills[id]),
            None,
        )
    return "FF.item-slot", None, None


def preparing(s: Fate, p: int, verb: int, at: str) -> Why:
    """Why a hero may not do this in its preparation; told to its own seat alone."""
    h = s.heroes[p]
    if verb == prepare.P_REROLL:
        if h.energy_rerolled:
            return "FF.energy-reroll", None, None
        return ("FF.energy-reroll" if h.en else "FF.no-energy"), None, None
    if verb == prepare.P_TRIPLE:
        return "FF.triple", None, None
    if verb == prepare.P_SPRINT:
        rule = prepare.may_sprint(s, p)
        if rule == "FF.sprint-barred":
            return rule, blocker(s, h.zone), None
        return rule or "FF.sprint", None, None
    if verb == prepare.P_CARD:
        return card(s, p, at)
    return "FF.ready", None, None


def resting(s: Fate, verb: int, at: str) -> Why:
    """Why this cannot be done at a rest now."""
    if verb in (rest.R_BUY, rest.R_SKILL):
        known = {**s.pack.items, **s.pack.skills}
        for k in range(len(rest.places(s))):
            if at in known and known[at].index in rest.for_sale(s, k):
                dear = rest.price(s, k, known[at]) > s.gold
                return ("FF.gold-shared" if dear else "FF.time-spent"), titled(known[at]), None
        if at in s.pack.items and not items.in_the_box(s, s.pack.items[at]):
            return "FF.one-of-each", titled(known[at]), None
        return ("FF.shop-stock" if verb == rest.R_BUY else "FF.trainer-stock"), None, None
    if verb == rest.R_VISIT and not s.time:
        return "FF.time-spent", None, None
    if s.tale is not None and verb == rest.R_SERVICE:
        return serving(s, at)
    if s.tale is not None and verb == rest.R_QUEST:
        return setting_out(s, at)
    if s.tale is not None and verb == rest.R_TRAIT and s.trait_points < services.TRAIT_PRICE:
        return "FF.trait-price", None, refusals.TRAIT_POINTS.fill(n=services.TRAIT_PRICE, have=s.trait_points)
    return rest.REST_RULES[verb], None, None


# ------------------------------------------------------------------ the chronicle
def choosing(s: Fate, id: str) -> Why:
    """Why a choice cannot be taken: the gold, food or regard that it wants; what else it wants is nobody's to know."""
    for c in chronicle.scene(s).choices:
        if c.id == id and c.when is not None:
            wanting = tale_view.missing(s, c.when)
            if wanting:
                return wants(s, wanting[0])
    return "FF.flags", None, None


def wants(s: Fate, w: When) -> Why:
    """What a condition wants that anybody at the table can know."""
    if w.kind == HAS_GOLD:
        return "FF.gold-shared", None, refusals.WANTS_GOLD.fill(n=w.lo, have=s.gold)
    if w.kind == HAS_FOOD:
        return "FF.food", None, refusals.WANTS_FOOD.fill(n=w.lo, have=s.food)
    whose = next(r for r in chronicle.tale(s).reputations if r.id == w.what)
    told = refusals.WANTS_REGARD if w.lo > -NO_LIMIT else refusals.TOO_WELL_LIKED
    return "FF.reputation", Text(whose.name.en, whose.name.fr), told


def going(s: Fate, side: str) -> Why:
    """Why there is no way out on that side: none at all, one that leaves the region, or a gate that is shut."""
    x = chronicle.saga(s)
    city = chronicle.tale(s).maps[x.map]
    there = city.spots[x.spot].exits.get(side, "")
    if not there:
        return "FF.exploration", None, refusals.NO_WAY
    within = city.within(there, chronicle.scene(s).regions)
    return "FF.exploration", None, refusals.GATE_SHUT if within else refusals.TOO_FAR


def serving(s: Fate, id: str) -> Why:
    """Why a service cannot be had now."""
    for k, camp in enumerate(rest.places(s)):
        for x in camp.services if isinstance(camp, Place) else ():
            if x.id != id:
                continue
            name = Text(camp.en, camp.fr)
            if k not in s.visited:
                return "FF.time-spent", name, refusals.NOT_VISITED
            if x.once and id in chronicle.saga(s).done:
                return "FF.rest-place", name, refusals.ONCE_ONLY
            if x.when is not None and (wanting := tale_view.missing(s, x.when)):
                return wants(s, wanting[0])
            if s.gold < services.GOLD.get(id, 0):
                return "FF.gold-shared", name, refusals.WANTS_GOLD.fill(n=services.GOLD[id], have=s.gold)
            if s.time < services.TIME.get(id, 0):
                return "FF.time-tokens", name, refusals.WANTS_TIME.fill(n=services.TIME[id], have=s.time)
            return "FF.rest-place", name, refusals.NOBODY_NEEDS_IT
    return "FF.rest-place", None, None


def setting_out(s: Fate, id: str) -> Why:
    """Why a side quest cannot be begun now."""
    for quest, state, _ in chronicle.saga(s).quests:
        if quest == id:
            if state != "open":
                return "FF.side-quest", None, refusals.QUEST_EXPIRED if state == "expired" else refusals.QUEST_OVER
            need = chronicle.tale(s).quests[id].time
            if id in services.quest_ids(s) and need > s.time:
                return "FF.side-quest", None, refusals.WANTS_TIME.fill(n=need, have=s.time)
            return "FF.side-quest", None, refusals.QUEST_ELSEWHERE
    return "FF.side-quest", None, None


# what is tried, by the kind of the question
TRIED: Final[dict[str, Callable[[Fate, RawDecision, str], Why | None]]] = {
    "act": in_turn,
    "prepare": in_preparation,
    "rest": at_rest,
    "choice": lambda s, d, key: choosing(s, key),
    "direction": lambda s, d, key: going(s, key) if key in COMPASS else None,
    "tester": in_a_test,
}
