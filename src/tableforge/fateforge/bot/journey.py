"""What a careful player answers between a campaign's battles: the surest way out, the fittest hero, an unknown street.

It knows what the table shows, no more: chances, prices, who is hurt.  Where all is one, its imagined chance decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.bot import shopping
from tableforge.fateforge.camp import baggage, lasting, rest, rewards, services, trial
from tableforge.fateforge.state import Fate, FFrame
from tableforge.fateforge.tale import chronicle
from tableforge.fateforge.tale.definition import COMPASS, DO_EN, DO_FOOD, DO_GOLD, Place, StoryChoice
from tableforge.kernel import ask
from tableforge.kernel.ask import DONE

COIN: Final = 0.06  # what a gold piece is worth to who has next to none, as chances of a test go
PURSE: Final = 15  # gold by which half of that is left
MEAL: Final = 0.08
UNTRIED: Final = 0.62  # what a choice without a test is thought to be worth
WHIM: Final = 0.5  # how much taste there is in a choice
WHIMS: Final = 64
FAR: Final = 4  # steps with which one may still go somewhere and come back
HEALTHY: Final = 0.7  # the part of their health that heroes want before they take a side quest
# Rewards of victory points, the likeliest to help in battle first.
LIKED: Final = (
    rewards.G_OWN_DIE,
    rewards.G_ANY_DIE,
    rewards.G_UPGRADE,
    rewards.G_HEALTH,
    rewards.G_SKILL,
    rewards.G_ITEM,
    rewards.G_GOLD,
    rewards.G_MORE_GOLD,
    rewards.G_ENERGY,
    rewards.G_PURIFY,
)


def whim(s: Fate) -> float:
    """Taste: a little of chance, in a game that is only imagined."""
    return WHIM * s.below(WHIMS) / WHIMS


def top(s: Fate) -> FFrame:
    """What is going on now."""
    f = s.stack[-1]
    assert isinstance(f, FFrame)
    return f


def offered(raw: ask.RawDecision) -> list[int]:
    """What there is, besides going without."""
    return [o for o in raw.options if o != DONE]


def coin(s: Fate) -> float:
    """What a gold piece is worth: the fuller the purse, the less."""
    return COIN * PURSE / (PURSE + s.gold)


def chance_of(s: Fate, c: StoryChoice) -> float:
    """How likely a choice succeeds with the hero who is best at it; with all of them, where all are tested."""
    t = c.trial
    if t is None:
        return UNTRIED
    each = [trial.chance(s, p, t) for p in trial.testers(s, t)]
    if not each:
        return 0.0
    if t.who != "all":
        return max(each)
    together = 1.0
    for x in each:
        together *= x
    return together


def choice(s: Fate, raw: ask.RawDecision) -> int:
    """The choice that is likeliest to go well for what it costs, with some taste."""
    if wants_packs(s, raw):
        return baggage.OPEN_PACKS
    here = chronicle.scene(s)
    likes: list[float] = []
    onward = [k for k in raw.options if k != baggage.OPEN_PACKS]
    for k in onward:
        c = here.choices[k]
        gold = sum([e.n for e in c.effects if e.verb == DO_GOLD])
        food = sum([e.n for e in c.effects if e.verb == DO_FOOD])
        likes.append(chance_of(s, c) + coin(s) * gold + MEAL * food + whim(s))
    return onward[likes.index(max(likes))]


def wants_packs(s: Fate, raw: ask.RawDecision) -> bool:
    """Whether there is something to see to in the packs: somebody to feed, something to put on."""
    return baggage.OPEN_PACKS in raw.options and shopping.choice(s, (*baggage.options(s), DONE)) != DONE


def packs(s: Fate, raw: ask.RawDecision) -> int:
    return shopping.choice(s, raw.options)


def tester(s: Fate, raw: ask.RawDecision) -> int:
    """The hero who is likeliest to pass."""
    t = trial.the_trial(s, top(s))
    return max(raw.options, key=lambda p: trial.chance(s, p, t))


def test_reroll(s: Fate, raw: ask.RawDecision) -> int:
    return trial.YES


def direction(s: Fate, raw: ask.RawDecision) -> int:
    """A street that has not been walked yet, if there is one."""
    if wants_packs(s, raw):
        return baggage.OPEN_PACKS
    x = chronicle.saga(s)
    spot = chronicle.tale(s).maps[x.map].spots[x.spot]
    ways = [k for k in raw.options if k != baggage.OPEN_PACKS]
    likes = [(0.0 if spot.exits[COMPASS[k]] in x.path else 1.0) + whim(s) for k in ways]
    return ways[likes.index(max(likes))]


def go_in(s: Fate, raw: ask.RawDecision) -> int:
    """Where an exploration may end it goes on as long as there are steps for streets that have not been walked."""
    x = chronicle.saga(s)
    spot = chronicle.tale(s).maps[x.map].spots[x.spot]
    new = [k for k in chronicle.exits(s) if spot.exits[COMPASS[k]] not in x.path]
    return trial.NO if new and x.steps >= FAR else trial.YES


def about_whom(s: Fate, raw: ask.RawDecision) -> int:
    """What is given goes to who needs it most, what is taken is taken from who has most."""
    e = chronicle.tale(s).effects[raw.about] if isinstance(raw.about, int) else None
    if e is not None and e.verb == DO_EN:
        return (
            most_energy(s, raw.options)
            if e.n < 0
            else max(raw.options, key=lambda p: s.heroes[p].en_max - s.heroes[p].en)
        )
    if e is not None and e.n > 0 and e.verb != DO_EN:
        return max(raw.options, key=lambda p: s.heroes[p].hp_max - s.heroes[p].hp)
    return max(raw.options, key=lambda p: s.heroes[p].hp)


def most_energy(s: Fate, heroes: tuple[int, ...]) -> int:
    return max(heroes, key=lambda p: s.heroes[p].en)


def volunteer(s: Fate, raw: ask.RawDecision) -> int:
    """The healthiest of the seat's heroes, if none in the group is healthier."""
    best = max(offered(raw), key=lambda p: s.heroes[p].hp)
    return best if s.heroes[best].hp >= max([h.hp for h in s.heroes]) else DONE


def reward(s: Fate, raw: ask.RawDecision) -> int:
    return min(raw.options, key=LIKED.index)


def new_die(s: Fate, raw: ask.RawDecision) -> int:
    h = s.heroes[top(s).queue[0]]
    return max(offered(raw), key=lambda die: shopping.die_worth(s, h, die))


def new_skill(s: Fate, raw: ask.RawDecision) -> int:
    h = s.heroes[top(s).queue[0]]
    return max(offered(raw), key=lambda i: shopping.card_worth(s, h, s.pack.cards[i]))


def served(s: Fate, raw: ask.RawDecision) -> int:
    """Who bears most Corruption, then who is hurt most."""
    return max(raw.options, key=lambda p: (len(s.heroes[p].corruption), s.heroes[p].hp_max - s.heroes[p].hp))


def first(s: Fate, raw: ask.RawDecision) -> int:
    return raw.options[0]


STORY: Final[dict[str, Callable[[Fate, ask.RawDecision], int]]] = {
    "choice": choice,
    "tester": tester,
    "test-reroll": test_reroll,
    "direction": direction,
    "go-in": go_in,
    "about-whom": about_whom,
    "volunteer": volunteer,
    "reward": reward,
    "new-die": new_die,
    "new-skill": new_skill,
    "served": served,
    "tuned": first,
    "purify": first,
    "packs": packs,
    "look-up": first,
    "which-ally": first,
}


# ------------------------------------------------------------------ rests
def errand(s: Fate, options: tuple[int, ...]) -> int:
    """Something that only a campaign's rest has: a trait for points, a service that helps, a side quest; DONE for none of it."""
    for o in options:
        if o != DONE and codes.verb_of(o) == services.TRAIT:
            return o
    for o in options:
        if o != DONE and codes.verb_of(o) == services.SERVICE and wanted(s, services.service(s, codes.target_of(o)).id):
            return o
    for o in options:
        if o != DONE and codes.verb_of(o) == rest.R_VISIT and worth_a_visit(s, codes.target_of(o)):
            return o
    health = sum([h.hp for h in s.heroes]) / sum([h.hp_max for h in s.heroes])
    for o in options:
        if o != DONE and codes.verb_of(o) == services.QUEST and health >= HEALTHY:
            return o
    return DONE


def wanted(s: Fate, id: str) -> bool:
    """Whether a service is worth having: those that take away Corruption or wounds, give points or gold, or work later."""
    if id in ("paid-in-full", "on-credit", "lemon", "tune", "receipts", "footnotes", "redeem", *services.GROWING):
        return True
    return id in services.LASTING and not lasting.has(s, id)


def worth_a_visit(s: Fate, k: int) -> bool:
    """Whether a place has a service for gold that is worth having, and the gold is there."""
    camp = rest.places(s)[k]
    if not isinstance(camp, Place):
        return False
    here = [x.id for x in camp.services if services.known(s, x) and services.able(s, x.id)]
    return any([id in services.GOLD and s.gold >= services.GOLD[id] and wanted(s, id) for id in here])
