"""Victory points and what they bring: at each threshold the group takes one of two rewards (226, 227)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.battle import draw, items
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import GREEN_DIE
from tableforge.fateforge.pieces import Saga
from tableforge.fateforge.state import APP_STREAM, Fate, FFrame, frame
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op, Program

# ---- rewards, by name; the application's table says which two stand at which threshold
REWARDS: Final = (
    "gold 4",
    "item 1",
    "die of its own",
    "skill 4",
    "health 1",
    "energy 1",
    "upgrade",
    "gold 12",
    "any die",
    "purify",
)
G_GOLD: Final = 0
G_ITEM: Final = 1
G_OWN_DIE: Final = 2
G_SKILL: Final = 3
G_HEALTH: Final = 4
G_ENERGY: Final = 5
G_UPGRADE: Final = 6
G_MORE_GOLD: Final = 7
G_ANY_DIE: Final = 8
G_PURIFY: Final = 9
TABLE: Final = (
    (2, G_GOLD, G_ITEM),
    (4, G_OWN_DIE, G_SKILL),
    (7, G_HEALTH, G_ENERGY),
    (10, G_UPGRADE, G_MORE_GOLD),
    (13, G_ANY_DIE, G_PURIFY),
)


class Reward(Op[Fate, FFrame]):
    """A threshold that has been reached: the group chooses one of two rewards; then the story goes on."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = s.saga
        assert x is not None
        for at, a, b in TABLE:
            if x.points >= at and at not in x.rewards:
                r = s.ask_group(f, "reward", self.rule, (a, b), at)
                if r == NOT_YET:
                    return
                x.rewards = (*x.rewards, at)
                s.emit(self.rule, "reward", -1, (), r)
                f.pc -= 1
                give(s, x, r)
                return
        f.pc = f.prog.at("enter")


def give(s: Fate, x: Saga, r: int) -> None:
    """Let the group, or each hero, have it."""
    if r in (G_GOLD, G_MORE_GOLD):
        n = 4 if r == G_GOLD else 12
        s.gold += n
        s.emit("FF.victory-table", "gold", -1, (), n, how="party")
    elif r == G_HEALTH or r == G_ENERGY:
        for p in range(len(s.heroes)):
            draw.resize(s, p, 1 if r == G_HEALTH else 0, 1 if r == G_ENERGY else 0)
    else:
        if r == G_PURIFY:
            x.more_time += 1
        f = frame(GIFT)
        f.n = r
        f.queue = (0,) if r == G_ITEM else tuple(range(len(s.heroes)))
        s.call(f)


class Gift(Op[Fate, FFrame]):
    """Each hero in turn takes what the reward gives."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not f.queue:
            return
        p = f.queue[0]
        if f.n == G_ITEM:
            if not self.item(s, f):
                return
        else:
            options = choices(s, p, f.n)
            if options:
                k = s.ask(f, s.heroes[p].seat, KINDS[f.n], self.rule, (*options, DONE), p, stop=DONE)
                if k == NOT_YET:
                    return
                if k != DONE:
                    take(s, p, f.n, k)
        f.queue = f.queue[1:]
        if f.queue:
            f.pc -= 1

    def item(self, s: Fate, f: FFrame) -> bool:
        """Two items of the first rank are shown, one is kept."""
        pool = items.to_be_found(s, 1)
        if not pool:
            items.nothing_there(s, "FF.one-of-each")
            return True
        shown: list[int] = []
        while pool and len(shown) < 2:
            k = s.drawn_from(f, APP_STREAM, "chest", self.rule, pool)
            if k == NOT_YET:
                return False
            shown.append(k)
            pool = tuple([i for i in pool if i != k])
        k = s.ask_group(f, "chest", self.rule, tuple(shown))
        if k == NOT_YET:
            return False
        i = items.make(s, s.pack.cards[k])
        s.bag = (*s.bag, i)
        s.emit("FF.victory-table", "bagged", -1, (codes.GEAR + i,))
        return True


GIFT: Final = Program("gift", (Gift("FF.victory-table"),))
KINDS: Final = {
    G_OWN_DIE: "new-die",
    G_ANY_DIE: "new-die",
    G_SKILL: "new-skill",
    G_UPGRADE: "new-skill",
    G_PURIFY: "purify",
}


def choices(s: Fate, p: int, r: int) -> tuple[int, ...]:
    """What a hero may take of a reward: dice by colour, skills and Corruption cards by card."""
    h = s.heroes[p]
    if r == G_OWN_DIE:
        return tuple(sorted({d for d in h.d.dice if d <= GREEN_DIE}))
    if r == G_ANY_DIE:
        return tuple(range(GREEN_DIE + 1))
    if r == G_PURIFY:
        return h.corruption
    mine = [c for c in s.pack.skills.values() if c.hero == h.d.id]
    if r == G_SKILL:
        return tuple([c.index for c in mine if c.level == 1 and c.cost <= 4 and not known(s, p, c)])
    return tuple([c.index for c in mine if c.level == 2 and s.pack.skills[c.up].index in h.skills])


def known(s: Fate, p: int, c: Card) -> bool:
    """Whether a hero has a skill, or what it became."""
    return any([i == c.index or s.pack.cards[i].up == c.id for i in s.heroes[p].skills])


def take(s: Fate, p: int, r: int, k: int) -> None:
    """A hero takes it."""
    h = s.hero(p)
    if r in (G_OWN_DIE, G_ANY_DIE):
        h.more_dice = (*h.more_dice, k)
        s.emit("FF.dice-pool", "new-die", h.seat, (p,), k)
    elif r == G_PURIFY:
        draw.purify(s, p, k)
    else:
        draw.learn(s, p, s.pack.cards[k], 0, "FF.victory-table")
