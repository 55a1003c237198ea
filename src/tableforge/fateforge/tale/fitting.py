"""Before a chronicle that was left goes on: chance is where it was, and heroes take the skills that are due to them.

A restarted act begins with gold for skills, and with everything that was for sale by then (277); a hero who comes for another
takes as many skills as that one had bought, for nothing, and trainers of a rest under way have something for it, too (278).
"""

from __future__ import annotations

import json
from typing import Final

from tableforge.fateforge.battle import draw
from tableforge.fateforge.camp import rest, rewards
from tableforge.fateforge.definition import Card
from tableforge.fateforge.state import DECK_STREAM, Fate, FFrame, frame
from tableforge.fateforge.tale.memoir import Leaf
from tableforge.kernel.ask import DONE, NOT_YET, Part, option_in, seat_in
from tableforge.kernel.core import Op, Program, steps

# what heroes have yet to take, as a memoir says it
BUY, TAKE = "buy", "take"
WAYS: Final = (BUY, TAKE)
UPGRADES: Final = "upgradable-skills"  # the rule that lets skills be improved


class FittingOp(Op[Fate, FFrame]):
    pass


class Recall(FittingOp):
    """Chance goes on where it stood, stream by stream (`f.queue`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        q = f.queue
        s.ra, s.rb, s.rc, s.rd = q[0], q[1], q[2], q[3]
        s.streams = tuple([(q[k], q[k + 1], q[k + 2], q[k + 3]) for k in range(4, len(q), 4)])


RECALL: Final = Program("recall", (Recall("FF.streams"),))


class Return(FittingOp):
    """Corruption cards that were returned are shuffled back into their deck (271, 277)."""

    def run(self, s: Fate, f: FFrame) -> None:
        deck = s.shuffled_from(f, DECK_STREAM, s.corruption_deck, self.rule)
        if deck is not None:
            s.corruption_deck = deck
            s.emit("FF.restart-act", "act-again", -1, ())


class BuyAgain(FittingOp):
    """Every seat buys skills for its heroes, one after another, until it is done (277); `f.k`: better ones, too."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not f.queue:
            return
        if f.ans:
            a = f.ans[0]
        elif s.seats == 1:
            a = s.ask(f, 0, "rebuy", self.rule, (*for_sale(s, 0, f.k == 1), DONE), always=True, stop=DONE)
        else:
            a = s.ask_each(
                f, "rebuy", self.rule, tuple([Part(p, (*for_sale(s, p, f.k == 1), DONE), DONE) for p in f.queue])
            )
        if a == NOT_YET:
            return
        seat, o = (seat_in(a), option_in(a)) if s.seats > 1 else (0, a)
        if o == DONE:
            f.queue = tuple([p for p in f.queue if p != seat])
        else:
            c = s.pack.cards[o]
            p = rest.owner(s, c)
            paid = rest.skill_price(s, p, c)
            s.gold -= paid
            draw.learn(s, p, c, paid, self.rule)
        f.pc -= 1


class TakeSkills(FittingOp):
    """A hero who comes for another takes skills: so many (`f.n`), and no dearer than the other's together (`f.k`) (278)."""

    def run(self, s: Fate, f: FFrame) -> None:
        p = f.it
        mine = [c for c in taught(s, p, False) if c.cost <= f.k]
        if not f.n or not mine:
            return
        k = s.ask(f, s.heroes[p].seat, "new-skill", self.rule, (*[c.index for c in mine], DONE), p, stop=DONE)
        if k == NOT_YET or k == DONE:
            return
        f.n -= 1
        f.k -= s.pack.cards[k].cost
        draw.learn(s, p, s.pack.cards[k], 0, self.rule)
        f.pc -= 1


class Shelve(FittingOp):
    """Trainers of the rest under way, or of one that waits, show a hero who has come some skills (`FF.trainer-stock`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.it]
        rows: list[tuple[int, ...]] = []
        for k, camp in enumerate(rest.places(s)):
            shown = rest.lessons(s, f, h) if h in rest.pupils(s, camp) else []
            if shown is None:
                return
            rows.append(tuple(sorted([*s.stock[k], *shown])))
        s.stock = tuple(rows)


def taught(s: Fate, p: int, better: bool) -> list[Card]:
    """The skills of a hero that it has not: all of the first level, and the better ones of those it has where there are such."""
    h = s.heroes[p]
    mine = [c for c in s.pack.skills.values() if c.hero == h.d.id]
    first = [c for c in mine if c.level == 1 and c.id not in h.d.start and not rewards.known(s, p, c)]
    return [*first, *[c for c in mine if better and c.level == 2 and s.pack.skills[c.up].index in h.skills]]


def for_sale(s: Fate, seat: int, better: bool) -> list[int]:
    """What the heroes of a seat can pay for."""
    return [
        c.index
        for p, h in enumerate(s.heroes)
        if h.seat == seat
        for c in taught(s, p, better)
        if rest.skill_price(s, p, c) <= s.gold
    ]


BUYING: Final = steps("act-again", {"return": Return("FF.restart-keeps"), "buy": BuyAgain("FF.restart-keeps")})
TAKING: Final = Program("newcomer", (TakeSkills("FF.hero-swap"), Shelve("FF.trainer-stock")))


def due(s: Fate, m: Leaf) -> FFrame:
    """What a memoir says that heroes have yet to take."""
    if m.word("way", WAYS) == BUY:
        m.only("way")
        f = frame(BUYING)
        f.queue = tuple(range(s.seats))
        f.k = 1 if UPGRADES in rules_then(s) else 0
        return f
    m.only("way", "hero", "skills", "cost")
    f = frame(TAKING)
    ids = [h.d.id for h in s.heroes]
    f.it = ids.index(m.word("hero", ids))
    f.n = m.whole("skills")
    f.k = m.whole("cost")
    return f


def rules_then(s: Fate) -> tuple[str, ...]:
    """The rules that were known when the act began."""
    assert s.saga is not None
    return Leaf(json.loads(s.saga.began), "memoir.began").table("saga").words("rules") if s.saga.began else ()


def recalling(words: tuple[int, ...]) -> FFrame:
    f = frame(RECALL)
    f.queue = words
    return f
