"""What scenes do: flags, regard, gold, wounds, cards, rules, places and quests, one after the other (249, 256, 259)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.battle import damage, draw, items
from tableforge.fateforge.camp import lasting
from tableforge.fateforge.definition import Card
from tableforge.fateforge.pieces import Saga
from tableforge.fateforge.state import APP_STREAM, Fate, FFrame, frame
from tableforge.fateforge.tale import past
from tableforge.fateforge.tale.definition import (
    DO_ALLY,
    DO_CARD,
    DO_CLEAR,
    DO_CLOSE,
    DO_CORRUPTION,
    DO_COUNT,
    DO_EN,
    DO_END_QUEST,
    DO_FOOD,
    DO_GOLD,
    DO_HP,
    DO_ITEM,
    DO_LOSE_ITEM,
    DO_MARK,
    DO_PLACE,
    DO_QUEST,
    DO_REP,
    DO_RULE,
    DO_SET,
    DO_STEPS,
    DO_TRAIT_POINTS,
    DO_UNCARD,
    Effect,
    marked,
)
from tableforge.kernel.ask import DONE, NOT_YET, Part, option_in, seat_in
from tableforge.kernel.core import Op, Program

ON_HEROES: Final = (DO_HP, DO_EN, DO_CORRUPTION, DO_MARK)
CHOSEN: Final = ("one", "volunteer")  # the same hero all through a list of effects
EVERYBODY: Final = -2  # in the place of the hero who took a test, where all did


def happen(s: Fate, effects: tuple[Effect, ...], tester: int = -1) -> None:
    """Let these effects happen next, in their order."""
    if effects:
        f = frame(CONSEQUENCES)
        f.queue = tuple([e.index for e in effects])
        f.it = tester
        s.call(f)


class Happen(Op[Fate, FFrame]):
    """The next effect; those that are about a hero may have to ask about whom."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not f.queue:
            return
        assert s.tale is not None
        e = s.tale.effects[f.queue[0]]
        if e.verb in ON_HEROES:
            heroes = self.about(s, f, e)
            if heroes is None:
                return
            if heroes and e.who in CHOSEN:
                f.n = heroes[0] + 1
            for p in reversed(heroes):
                to_hero(s, p, e, self.rule)
        else:
            to_all(s, e, self.rule)
        f.queue = f.queue[1:]
        if f.queue:
            f.pc -= 1

    def about(self, s: Fate, f: FFrame, e: Effect) -> list[int] | None:
        """The heroes that an effect is about; None while somebody is asked."""
        able = tuple([p for p in range(len(s.heroes)) if concerns(s, p, e)])
        if e.who == "tester":
            return [p for p in able if f.it in (p, EVERYBODY)]
        if e.who in CHOSEN:
            if not able:
                return []
            if f.n:  # whoever it was before
                return [p for p in able if p == f.n - 1]
            if e.who == "volunteer" and s.seats > 1:
                return self.volunteer(s, f, able)
            p = s.ask_group(f, "about-whom", self.rule, able, e.index)
            return None if p == NOT_YET else [p]
        return [p for p in able if e.who in ("all", s.heroes[p].d.id)]

    def volunteer(self, s: Fate, f: FFrame, able: tuple[int, ...]) -> list[int] | None:
        """Somebody says yes for a hero of their own; if nobody does, the application draws one."""
        declined: list[int] = []
        for a in s.take_answers(f):
            if option_in(a) != DONE:
                return [option_in(a)]
            declined.append(seat_in(a))
        asked = [q for q in range(s.seats) if q not in declined and any([s.heroes[p].seat == q for p in able])]
        if asked:
            parts = [Part(q, (*[p for p in able if s.heroes[p].seat == q], DONE), DONE) for q in asked]
            s.ask_each(f, "volunteer", self.rule, tuple(parts))
            return None
        p = s.drawn_from(f, APP_STREAM, "volunteer", "FF.random-draw", able)
        return None if p == NOT_YET else [p]


class Purge(Op[Fate, FFrame]):
    """A hero is rid of a Corruption card, which one is for its seat to say (272)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        i = s.ask(f, h.seat, "purify", self.rule, h.corruption, f.src)
        if i != NOT_YET:
            draw.purify(s, f.src, i)


CONSEQUENCES: Final = Program("consequences", (Happen("FF.flags"),))
PURGE: Final = Program("purge", (Purge("FF.purify"),))


def concerns(s: Fate, p: int, e: Effect) -> bool:
    """Whether an effect can be about a hero: one who stands; health raises the fallen, too; Corruption goes from whom has it."""
    h = s.heroes[p]
    if e.verb == DO_CORRUPTION and e.n < 0:
        return bool(h.corruption)
    if e.verb == DO_MARK:
        return True  # whoever falls by it has still done it
    if e.verb == DO_HP and e.n > 0:
        return not (h.down and h.by_corruption)
    return not h.down


def to_hero(s: Fate, p: int, e: Effect, rule: str) -> None:
    """Health, energy or Corruption, given or taken (235–237); or what is remembered of who did it."""
    if e.verb == DO_HP:
        if e.n > 0:
            damage.heal(s, p, e.n, rule)
        else:
            damage.lose_health(s, p, -e.n, False, "FF.story-knock-out")
    elif e.verb == DO_EN:
        if e.n > 0:
            damage.energize(s, p, e.n, rule)
        else:
            damage.lose_energy(s, p, -e.n, "FF.energy-loss")
    elif e.verb == DO_MARK:
        assert s.saga is not None
        s.saga.flags = s.saga.flags | {marked(e.what, s.heroes[p].d.id)}
    elif e.n > 0:
        for _ in range(e.n):
            draw.corruption(s, p)
    else:
        for _ in range(min(-e.n, len(s.heroes[p].corruption))):
            s.call(frame(PURGE, p, s.heroes[p].seat))


def to_all(s: Fate, e: Effect, rule: str) -> None:
    """What an effect does to the group's chronicle."""
    x = s.saga
    told = s.tale
    assert x is not None and told is not None
    verb = e.verb
    if verb == DO_SET:
        x.flags = x.flags | {e.what}
    elif verb == DO_CLEAR:
        x.flags = x.flags - {e.what}
    elif verb == DO_REP:
        k = told.reputation(e.what)
        lo, hi = told.range
        n = max(lo, min(hi, x.regard[k] + e.n))
        by = n - x.regard[k]
        x.regard = (*x.regard[:k], n, *x.regard[k + 1 :])
        if by:
            x.turned = (*x.turned[:k], 1 if by > 0 else -1, *x.turned[k + 1 :])
            s.emit("FF.reputation", "regard", -1, (), by, note=f"{told.id}/{e.what}", how="" if by > 0 else "cooler")
    elif verb == DO_GOLD:
        by = max(-s.gold, e.n)
        s.gold += by
        if by:
            s.emit("FF.gold-shared", "gold", -1, (), by, how="party" if by > 0 else "pays")
    elif verb == DO_FOOD:
        by = max(-s.food, e.n)
        s.food += by
        if by:
            s.emit("FF.food", "finds-food", -1, (), by, how="party" if by > 0 else "gives")
    elif verb == DO_CARD:
        if e.what not in x.cards:
            x.cards = (*x.cards, e.what)
            s.emit("FF.story-deck", "story-card", -1, (), told.cards[e.what].n, note=f"{told.id}/{e.what}")
    elif verb == DO_UNCARD:
        if e.what in x.cards:
            x.cards = tuple([c for c in x.cards if c != e.what])
            s.emit("FF.story-deck", "card-gone", -1, (), told.cards[e.what].n, note=f"{told.id}/{e.what}")
    elif verb == DO_ITEM:
        find_item(s, s.pack.items[e.what])
    elif verb == DO_LOSE_ITEM:
        lose_item(s, e.what)
    elif verb == DO_ALLY:
        if e.what not in x.allies:
            x.allies = (*x.allies, e.what)
            past.remember(x, past.ALLY, e.what)
            s.emit("FF.ally", "ally-joins", -1, (), note=e.what)
    elif verb == DO_RULE:
        unlock(s, x, e.what)
    else:
        _of_the_world(s, x, e)


def unlock(s: Fate, x: Saga, rule: str) -> None:
    """A rule comes into the game; one that is known already is not told again (14, 16)."""
    if rule not in x.rules:
        x.rules = x.rules | {rule}
        s.emit("FF.unlocked-rule", "unlocks", -1, (), note=rule)


def _of_the_world(s: Fate, x: Saga, e: Effect) -> None:
    """Places, side quests, counters, points and steps."""
    told = s.tale
    assert told is not None
    verb = e.verb
    if verb == DO_PLACE:
        if e.what not in x.places:
            x.places = (*x.places, e.what)
            s.emit("FF.rest-place", "place-found", -1, (), note=f"{told.id}/{e.what}")
    elif verb == DO_CLOSE:
        if e.what in x.places:
            x.places = tuple([p for p in x.places if p != e.what])
            s.emit("FF.rest-place", "place-lost", -1, (), note=f"{told.id}/{e.what}")
    elif verb == DO_QUEST:
        if e.what not in [id for id, _, _ in x.quests]:
            x.quests = (*x.quests, (e.what, "open", 0))
            s.emit("FF.side-quest", "quest-offered", -1, (), told.quests[e.what].threat, note=f"{told.id}/{e.what}")
    elif verb == DO_END_QUEST:
        if e.what not in [id for id, _, _ in x.quests]:
            return  # nobody has heard of it
        x.quests = tuple([(id, e.who if id == e.what else state, n) for id, state, n in x.quests])
        past.remember(x, past.QUEST, e.what, e.who)
        how = "" if e.who == "won" else e.who
        s.emit("FF.side-quest", "quest-ends", -1, (), note=f"{told.id}/{e.what}/{e.who}", how=how)
    elif verb == DO_COUNT:
        k = told.counters.index(e.what)
        x.counts = (*x.counts[:k], x.counts[k] + e.n, *x.counts[k + 1 :])
    elif verb == DO_TRAIT_POINTS:
        s.trait_points += e.n
        s.emit("FF.trait-points", "trait-points", -1, (), e.n, how="party")
    else:
        assert verb == DO_STEPS
        x.steps += e.n
        s.emit("FF.exploration", "steps", -1, (), e.n, how="" if e.n > 0 else "fewer")


def find_item(s: Fate, d: Card) -> None:
    """An item is found and goes into the bag (73, 76); of one that the group has there is no second card, but its price."""
    if items.has(s, d.id):
        s.gold += d.price
        s.emit("FF.one-of-each", "gold", -1, (), d.price, how="party")
        return
    i = items.make(s, d)
    s.bag = (*s.bag, i)
    s.emit("FF.item-price", "bagged", -1, (codes.GEAR + i,))


def lose_item(s: Fate, id: str) -> None:
    """An item of the group is gone, if it has one."""
    for i in items.owned(s):
        if s.gear[i].d.id == id:
            s.bag = tuple([k for k in s.bag if k != i])
            for p, h in enumerate(s.heroes):
                if i in h.board:
                    items.take_off(s, p, i)
            s.emit("FF.card-states", "item-lost", -1, (codes.GEAR + i,))
            return


class GetUp(Op[Fate, FFrame]):
    """At the end of a story scene who is down draws a Corruption card, then recovers 2 health (236, 237)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if f.k < len(s.heroes):
            p = f.k
            f.k += 1
            f.pc -= 1
            if s.heroes[p].down and not s.heroes[p].by_corruption:
                draw.corruption(s, p)
            return
        f.k = 0
        for p in range(len(s.heroes)):
            if s.heroes[p].down:
                h = s.hero(p)
                h.down = False
                h.by_corruption = False
                h.hp = lasting.gets_up_with(s, p, s.pack.app.fallen_hp)
                s.emit(self.rule, "recovers", h.seat, (p,), h.hp, data=(h.hp, h.en))


GET_UP: Final = Program("get-up", (GetUp("FF.story-recovery"),))


def get_up(s: Fate) -> None:
    """Let those who are down get up next."""
    if any([h.down for h in s.heroes]):
        s.call(frame(GET_UP))
