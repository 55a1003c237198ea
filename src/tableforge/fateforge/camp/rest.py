"""A rest: time is spent on places, gold on healing, food, skills and items; then energy and armour come back (260–270)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.battle import damage, draw, items
from tableforge.fateforge.camp import services
from tableforge.fateforge.companion import taps
from tableforge.fateforge.definition import Act, Camp, Card
from tableforge.fateforge.names import ACTIVE_SKILLS, CONSUMABLE, DO_ENERGIZE, DO_HEAL, DO_PURIFY, IN_ANY, IN_REST
from tableforge.fateforge.pieces import NO_ONE, NONE, Hero
from tableforge.fateforge.state import APP_STREAM, Fate, FFrame, frame
from tableforge.fateforge.state import REST as RESTING
from tableforge.kernel.ask import DONE, NOT_YET, Part, option_in, seat_in
from tableforge.kernel.core import Op, steps

# ---- what a group may do at a rest
R_VISIT: Final = 0
R_HEAL: Final = 1
R_FOOD: Final = 2
R_SKILL: Final = 3
R_BUY: Final = 4
R_EAT: Final = 5
R_DRINK: Final = 6
R_ITEM: Final = 7
R_SKILLS: Final = 8
R_SERVICE: Final = 9
R_QUEST: Final = 10
R_TRAIT: Final = 11
REST_VERBS: Final = (
    "visit",
    "heal",
    "buy-food",
    "learn",
    "buy",
    "eat",
    "drink",
    "arrange",
    "choose-skills",
    "service",
    "side-quest",
    "new-trait",
)
REST_RULES: Final = (
    "FF.rest-place",
    "FF.heal-price",
    "FF.food",
    "FF.skill-price",
    "FF.item-price",
    "FF.food",
    "FF.item-timing",
    "FF.item-rearrange",
    "FF.skills-changed",
    "FF.rest-place",
    "FF.side-quest",
    "FF.trait-price",
)
NO_TIME: Final = -1  # of a rest at which everything is open: the first of a quest
AT_REST: Final = (IN_ANY, IN_REST)
SLOT: Final = 8  # of a place for an item: hero times this, and the slot


class RestOp(Op[Fate, FFrame]):
    pass


class BeginRest(RestOp):
    """Time tokens, and what shops and trainers have this time (`FF.shop-stock`, `FF.trainer-stock`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        app = s.pack.app
        open_ = services.open_places(s) if s.tale is not None else ()
        rows: list[tuple[int, ...]] = []
        for camp in of(s, open_):
            row: list[int] = []
            tier = camp.tier or tier_of(s)
            if camp.stock:
                elsewhere = [i for other in rows for i in other]
                pool = [c for c in wanted(s, camp.stock, tier) if c.index not in elsewhere]
                small = [c for c in pool if c.uses == CONSUMABLE]
                if small:
                    k = s.drawn_from(f, APP_STREAM, "stock", "FF.shop-stock", tuple([c.index for c in small]))
                    if k == NOT_YET:
                        return
                    row.append(k)
                while len(row) < min(app.shop_stock, len(pool)):
                    left = tuple([c.index for c in pool if c.index not in row])
                    k = s.drawn_from(f, APP_STREAM, "stock", "FF.shop-stock", left)
                    if k == NOT_YET:
                        return
                    row.append(k)
            for h in pupils(s, camp):
                shown = lessons(s, f, h)
                if shown is None:
                    return
                row += shown
            rows.append(tuple(sorted(row)))
        s.phase = RESTING
        s.scene = None
        s.time = f.n
        s.open = open_
        s.visited = tuple(range(len(s.pack.camps))) if f.n == NO_TIME else NONE
        s.stock = tuple(rows)
        s.balm = 0
        s.resting = tuple(range(s.seats))
        s.emit("FF.time-tokens", "rest", -1, (), max(0, f.n), data=(s.gold, s.food), how="" if f.n > 0 else "free")


def wanted(s: Fate, stock: str, tier: int) -> list[Card]:
    """The items that a shop of this kind can have: of no higher rank, and still in the box."""
    return [c for c in s.pack.items.values() if c.shop == stock and 0 < c.tier <= tier and items.in_the_box(s, c)]


def pupils(s: Fate, camp: Camp) -> list[Hero]:
    """The heroes whom a place teaches."""
    if "skills" not in camp.offers and not camp.teaches:
        return []
    return [h for h in s.heroes if not camp.teaches or h.d.id in camp.teaches]


def lessons(s: Fate, f: FFrame, h: Hero) -> list[int] | None:
    """The skills that a trainer shows a hero this time, of those that it has not; None while nature is asked."""
    pool = [c.index for c in s.pack.skills.values() if c.hero == h.d.id and c.level == 1 and unknown(s, h.skills, c)]
    shown: list[int] = []
    while len(shown) < min(s.pack.app.skill_stock, len(pool)):
        k = s.drawn_from(f, APP_STREAM, "stock", "FF.trainer-stock", tuple([i for i in pool if i not in shown]))
        if k == NOT_YET:
            return None
        shown.append(k)
    return shown


def of(s: Fate, open_: tuple[str, ...]) -> tuple[Camp, ...]:
    """The places of a rest: those of the campaign that are open, or the camp of Battle mode."""
    if s.tale is None:
        return s.pack.camps
    told = s.tale
    return tuple([told.places[id] for id in open_])


def places(s: Fate) -> tuple[Camp, ...]:
    """The places of the rest under way."""
    return of(s, s.open)


def tier_of(s: Fate) -> int:
    """The rank of items that shops have: by the quest, or by the act."""
    if s.quest is not None:
        return s.quest.tier
    return s.saga.act + 1 if s.saga is not None else 1


def unknown(s: Fate, skills: tuple[int, ...], c: Card) -> bool:
    """Whether a hero has neither this skill nor what it becomes."""
    return all([i != c.index and s.pack.cards[i].up != c.id for i in skills])


class Rest(RestOp):
    """What the group does at a rest, one thing after another; a seat that is done is asked no more."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not s.resting:
            return
        if f.ans:
            a = f.ans[0]
            f.at = 1
        elif s.seats == 1:
            a = s.ask(f, 0, "rest", self.rule, options(s), always=True, stop=DONE)
        else:
            all_ = options(s)
            a = s.ask_each(f, "rest", self.rule, tuple([Part(p, all_, DONE) for p in s.resting]))
        if a == NOT_YET:
            return
        seat, o = (seat_in(a), option_in(a)) if s.seats > 1 else (0, a)
        if o == DONE:
            s.resting = tuple([p for p in s.resting if p != seat])
            f.pc -= 1
            return
        if codes.verb_of(o) == R_QUEST:  # the rest waits until the group is back
            services.set_out(s, codes.target_of(o))
            f.pc = f.prog.end
        elif does(self, s, f, seat, codes.verb_of(o), codes.target_of(o)):
            f.pc -= 1


def skill_price(s: Fate, p: int, c: Card) -> int:
    return c.cost + s.heroes[p].kit.mods.price


def owner(s: Fate, c: Card) -> int:
    """Whose skill a card would be."""
    for p, h in enumerate(s.heroes):
        if h.d.id == c.hero:
            return p
    return NO_ONE


def open_to(s: Fate, k: int) -> bool:
    """Whether something can be bought at a place now: it has been paid for with time, or can be (261, 263)."""
    return k in s.visited or s.time >= places(s)[k].time


def for_sale(s: Fate, k: int) -> tuple[int, ...]:
    """What a place offers: the items of a shop; where skills are taught those shown, and improvements of skills owned (69)."""
    return on_offer(s, k, places(s)[k])


def on_offer(s: Fate, k: int, camp: Camp) -> tuple[int, ...]:
    if s.tale is not None and s.saga is not None and "upgradable-skills" not in s.saga.rules:
        return s.stock[k]
    better: list[int] = []
    for h in pupils(s, camp):
        for i in h.skills:
            better += s.pack.cards[i].better
    if not better:
        return s.stock[k]
    better.sort()
    return (*s.stock[k], *better)


def price(s: Fate, k: int, c: Card) -> int:
    """What a card costs at a place: a skill by its hero, an item less where the keeper likes the group."""
    if c.hero:
        return skill_price(s, owner(s, c), c)
    return less(c, services.discount(s, places(s)[k]))


def less(c: Card, off: int) -> int:
    """What an item costs where so much is let off."""
    return max(0, c.price - off)


def wares(s: Fate, k: int, camp: Camp) -> list[int]:
    """What the group can buy at a place with the gold that it has."""
    off = services.discount(s, camp)
    gold = s.gold
    cards = s.pack.cards
    out: list[int] = []
    for i in on_offer(s, k, camp):
        c = cards[i]
        if c.hero:
            if skill_price(s, owner(s, c), c) <= gold:
                out.append(codes.option(R_SKILL, i))
        elif c.price - off <= gold:
            out.append(codes.option(R_BUY, i))
    return out


def options(s: Fate) -> tuple[int, ...]:
    """Everything that can be done at a rest, by whoever says so: gold, food and the bag belong to all (246, 248)."""
    out: list[int] = []
    app = s.pack.app
    for k, camp in enumerate(places(s)):
        there = k in s.visited
        if not there and not camp.stock and s.time >= camp.time:
            out.append(codes.option(R_VISIT, k))
        if there and "heal" in camp.offers:
            most = s.balm + s.gold * app.heal_per_gold
            out += [
                codes.option(R_HEAL, p)
                for p, h in enumerate(s.heroes)
                if dose(h) <= most and damage.can_be_healed(h, dose(h))
            ]
        if there and "food" in camp.offers and s.gold >= app.food_price:
            out.append(codes.option(R_FOOD))
        if there or (camp.stock and s.time >= camp.time):
            out += wares(s, k, camp)
            out += services.options(s, k, camp)
    out = list(dict.fromkeys(out))  # two places may offer the same
    out += services.quests(s)
    out += services.traits(s)
    out += belongings(s, AT_REST)
    out.append(DONE)
    return tuple(out)


def belongings(s: Fate, scopes: tuple[int, ...]) -> list[int]:
    """What can be done with what the group carries: food, remedies for such a scene, items, and which skills are active."""
    out: list[int] = []
    for p, h in enumerate(s.heroes):
        if s.food and (damage.can_be_healed(h, 1) or (h.en < h.en_max and not h.down)):
            out.append(codes.option(R_EAT, p))
        if s.app_only:
            continue
        for i in h.board:
            if i >= 0 and s.gear[i].d.scope in scopes and helped(s, remedy(s.gear[i].d)):
                out.append(codes.option(R_DRINK, i))
        out += [codes.option(R_ITEM, i) for i in h.board if i >= 0]
        if len(h.skills) > ACTIVE_SKILLS and h.active:
            out.append(codes.option(R_SKILLS, p))
    if s.app_only:  # who carries what is on the real boards; figures that are wrong here can be put right
        return [*out, *remedies(s, scopes), *taps.boxes(s), *taps.supplies(s)]
    return [*out, *[codes.option(R_ITEM, i) for i in s.bag]]


def carries(s: Fate) -> bool:
    """Whether the group has an item that could change hands."""
    if s.app_only:
        return False
    for h in s.heroes:
        for i in h.board:
            if i >= 0:
                return True
    return len(s.bag) > 0


def remedies(s: Fate, scopes: tuple[int, ...]) -> list[int]:
    """One of each remedy that the group has, whoever carries it, and that would do somebody good in such a scene."""
    first: dict[str, int] = {}
    for i in items.owned(s):
        g = s.gear[i]
        if g.left and g.d.scope in scopes and helped(s, remedy(g.d)):
            first.setdefault(g.d.id, i)
    return [codes.option(R_DRINK, i) for i in first.values()]


def remedy(c: Card) -> Act:
    """What an item does that can be used outside combat."""
    return c.alts[0].gains[0].acts[0]


def helped(s: Fate, act: Act) -> list[int]:
    """The heroes for whom a remedy does something."""
    out: list[int] = []
    for p, h in enumerate(s.heroes):
        if act.verb == DO_PURIFY:
            ok = bool(h.corruption)
        elif act.verb == DO_ENERGIZE:
            ok = h.en < h.en_max
        else:
            ok = damage.can_be_healed(h, act.n) if act.verb == DO_HEAL else h.toxic > 0
        if ok:
            out.append(p)
    return out


def does(op: Op[Fate, FFrame], s: Fate, f: FFrame, seat: int, verb: int, n: int) -> bool:
    """Do it; False while something is still asked."""
    app = s.pack.app
    if verb == R_VISIT:
        visit(s, n)
    elif verb == R_HEAL:
        much = dose(s.heroes[n])
        while s.balm < much:
            s.gold -= 1
            s.balm += app.heal_per_gold
            s.emit("FF.heal-price", "pays", seat, (), 1, data=(s.gold,))
        s.balm -= much
        damage.heal(s, n, much, "FF.heal-price")
    elif verb == R_FOOD:
        s.gold -= app.food_price
        s.food += 1
        s.emit("FF.food", "buys-food", seat, (), 1, data=(s.gold, s.food))
    elif verb == R_EAT:
        s.food -= 1
        s.emit("FF.food", "eats", s.heroes[n].seat, (n,), 1, data=(s.food,))
        damage.heal(s, n, 1, "FF.food")
        damage.energize(s, n, 1, "FF.food")
    elif verb == R_SKILL:
        learn(s, s.pack.cards[n])
    elif verb in (taps.HEALTH, taps.ENERGY):
        taps.entered(s, verb, n)
    elif verb in (taps.USED, taps.KEPT):
        taps.struck(s, verb, n)
    elif verb == R_SERVICE:
        return services.serve(op, s, f, seat, n)
    elif verb == R_TRAIT:
        services.gain_trait(s, n)
    elif verb == R_BUY:
        return buy(op, s, f, seat, s.pack.cards[n])
    elif verb == R_DRINK:
        return drink(op, s, f, seat, n)
    elif verb == R_SKILLS:
        return draw.choose_skills(s, f, n)
    else:
        return arrange(op, s, f, seat, n)
    return True


def dose(h: Hero) -> int:
    """How much of what is paid for a hero takes to regain one health: more, where wounds stay closed."""
    return max(1, 1 - h.kit.mods.heal)


def visit(s: Fate, k: int) -> None:
    """A place is visited: a time token, once (261)."""
    services.visit(s, k, places(s)[k])


def seller(s: Fate, c: Card) -> int:
    """Where a card is bought: at a place that time has been paid for, or else at the first shop that there is time for (263)."""
    having = [k for k, row in enumerate(s.stock) if c.index in row or c.index in for_sale(s, k)]
    there = [k for k in having if k in s.visited]
    return there[0] if there else next(k for k in having if places(s)[k].stock and open_to(s, k))


def learn(s: Fate, c: Card) -> None:
    """A skill is bought; an improved one takes the place of the first (55, 69)."""
    p = owner(s, c)
    visit(s, seller(s, c))
    paid = skill_price(s, p, c)
    s.gold -= paid
    s.stock = tuple([tuple([i for i in row if i != c.index]) for row in s.stock])
    draw.learn(s, p, c, paid, "FF.skill-upgrade" if c.up else "FF.skill-price")


def buy(op: Op[Fate, FFrame], s: Fate, f: FFrame, seat: int, c: Card) -> bool:
    """An item is bought, and given to a hero or put into the bag (73, 76)."""
    i = len(s.gear)
    where = where_to(s, f, seat, "FF.item-slot", c, codes.CARD + c.index)
    if where == NOT_YET:
        return False
    shop = seller(s, c)
    visit(s, shop)
    paid = price(s, shop, c)
    s.gold -= paid
    items.make(s, c)
    s.emit("FF.item-price", "buys", seat, (codes.GEAR + i,), paid, data=(s.gold,))
    put(s, i, where)
    return True


def where_to(s: Fate, f: FFrame, seat: int, rule: str, c: Card, about: int) -> int:
    """Where a seat wants an item: in a free slot or, by DONE, in the bag; NOT_YET while it is asked."""
    told = f.at < len(f.ans)
    places = [] if told or s.app_only else slots(s, c)
    return s.ask(f, seat, "stow", rule, (*places, DONE), about, stop=DONE)


def slots(s: Fate, c: Card) -> list[int]:
    """Every free slot of every hero that an item could lie in."""
    return [p * SLOT + k for p in range(len(s.heroes)) for k in items.free_slots(s, p, c)]


def put(s: Fate, i: int, where: int) -> None:
    """An item goes where it was told to."""
    if where == DONE:
        s.bag = (*s.bag, i)
        s.emit("FF.party-bag", "bagged", -1, (codes.GEAR + i,))
    else:
        items.put(s, where // SLOT, i, where % SLOT)


def holder(s: Fate, i: int) -> int:
    """The hero on whose board an item lies, or -1."""
    for p, h in enumerate(s.heroes):
        if i in h.board:
            return p
    return NO_ONE


def arrange(op: Op[Fate, FFrame], s: Fate, f: FFrame, seat: int, i: int) -> bool:
    """An item goes to another slot, to another hero, or into the bag (70, 71, 76)."""
    where = where_to(s, f, seat, "FF.item-rearrange", s.gear[i].d, codes.GEAR + i)
    if where == NOT_YET:
        return False
    p = holder(s, i)
    if p >= 0:
        items.take_off(s, p, i)
    else:
        s.bag = tuple([k for k in s.bag if k != i])
    put(s, i, where)
    return True


def drink(op: Op[Fate, FFrame], s: Fate, f: FFrame, seat: int, i: int) -> bool:
    """A potion, a tonic, salts: a remedy outside combat, for whichever hero needs it (74)."""
    c = s.gear[i].d
    act = remedy(c)
    q = s.ask(f, seat, "help", "FF.item-timing", tuple(helped(s, act)))
    if q == NOT_YET:
        return False
    card = 0
    if act.verb == DO_PURIFY:
        card = s.ask(f, s.heroes[q].seat, "purify", "FF.purify", s.heroes[q].corruption)
        if card == NOT_YET:
            return False
    p = q if s.app_only else holder(s, i)
    s.emit("FF.item-timing", "uses", s.heroes[p].seat, (p, codes.CARD + c.index))
    if act.verb == DO_PURIFY:
        draw.purify(s, q, card)
    elif act.verb == DO_ENERGIZE:
        damage.energize(s, q, act.n, "FF.energize")
    else:
        damage.heal(s, q, act.n, "FF.heal")
    if s.app_only:
        taps.struck(s, taps.USED, i)
    else:
        items.use_up(s, p, c)
    return True


class EndRest(RestOp):
    """All energy and all armour comes back; time that is left is lost (267)."""

    def run(self, s: Fate, f: FFrame) -> None:
        for p in range(len(s.heroes)):
            h = s.hero(p)
            h.en = h.en_max
        items.refill(s)
        s.time = 0
        s.emit(self.rule, "rested", -1, ())


class Resume(RestOp):
    """Back from a side quest: the rest goes on as it was left."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.phase = RESTING
        s.scene = None
        s.resting = tuple(range(s.seats))


REST: Final = steps(
    "rest",
    {"begin": BeginRest("FF.rest-place"), "rest": Rest("FF.rest-place"), "end": EndRest("FF.rest-end")},
)


GO_ON: Final = steps(
    "rest-goes-on",
    {"resume": Resume("FF.rest-place"), "rest": Rest("FF.rest-place"), "end": EndRest("FF.rest-end")},
)


def begin(s: Fate, time: int) -> None:
    """Let a rest be played next."""
    f = frame(REST)
    f.n = time
    s.call(f)
