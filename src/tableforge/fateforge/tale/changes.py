"""What no answer can do to a chronicle: begin its act again, exchange a hero, seat other players (276–278, APP.md section 16).

Each takes a chronicle under way and its set-up, and gives the set-up of the game that goes on instead; nothing of the old one is
changed.  What is asked on the way (which skills) is asked in the new game (`fitting`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from tableforge.errors import IllegalAnswer
from tableforge.fateforge import board, setup
from tableforge.fateforge.battle import draw, items
from tableforge.fateforge.camp.services import MOST_TRAITS
from tableforge.fateforge.definition import HeroDef, Pack
from tableforge.fateforge.names import CONSUMABLE, GREEN_DIE
from tableforge.fateforge.pieces import Hero
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle, fitting, memoir, past, refusals
from tableforge.fateforge.tale.memoir import ENTERING, Memoir
from tableforge.kernel.core import NO_PLACE
from tableforge.tongue.spelling import unknown

Setup = dict[str, Any]
GOLD_PER_ACT: Final = 2  # for each hero, when an act is begun again (ours, A43)
SPARE_GOLD: Final = 1  # that the skills of a newcomer may cost more than those of whom it replaces (ours, A43)


# ------------------------------------------------------------------ whether it can be done now
def outside_combat(s: Fate) -> None:
    """Refuse in a combat, and where there is no chronicle to change."""
    if s.saga is None:
        raise IllegalAnswer(refusals.NO_CHRONICLE.fill())
    if s.over:
        raise IllegalAnswer(refusals.CHRONICLE_OVER.fill())
    if s.combat() != NO_PLACE:
        raise IllegalAnswer(refusals.IN_COMBAT.fill())


def between_questions(s: Fate) -> str:
    """The step at which a chronicle can be left; refused in the midst of a test, a purchase, an effect."""
    outside_combat(s)
    step = chronicle.standing_at(s)
    if not step:
        raise IllegalAnswer(refusals.IN_THE_MIDST.fill())
    return step


# ------------------------------------------------------------------ an act is begun again
def restart_act(s: Fate, old: Setup, heroes: Sequence[str], seats: int) -> Setup:
    """The act from its beginning, with these heroes and so many players (276, 277).

    What happened before the act is kept, and so is every rule that has been unlocked.  Heroes have the lasting items that they
    had then, the traits that they have now, full boxes and no Corruption, and begin with their first skills; gold for as many
    skills as there were, and a little more, buys others.
    """
    outside_combat(s)
    began: Memoir = json.loads(chronicle.saga(s).began)
    new = {**old, "heroes": list(heroes), "seats": seats, "memoir": None, "written": None}
    setup.agree(new)
    then = laid(old, began)
    t = setup.seated(new)
    t.tale = then.tale
    x = chronicle.saga(then)
    t.saga = x
    x.rules = x.rules | chronicle.saga(s).rules  # whoever has read them knows them
    x.lasting = tuple([kept for kept in x.lasting if kept.partition(":")[2] in ("", *heroes)])
    t.food, t.trait_points = then.food, min(then.trait_points, s.trait_points)
    t.gold = skills_worth(then) + GOLD_PER_ACT * (x.act + 1) * len(heroes)
    returned = tuple([i for h in then.heroes for i in h.corruption])
    t.corruption_deck, t.graveyard = (*then.corruption_deck, *returned), then.graveyard
    t.fear_deck, t.fear_discard = then.fear_deck, then.fear_discard
    t.trap_deck, t.trap_discard = then.trap_deck, then.trap_discard
    spare = [id for h in s.heroes if h.d.id not in heroes for id in gained(h)]
    for p, h in enumerate(t.heroes):
        was = next((y for y in then.heroes if y.d.id == h.d.id), None)
        now = next((y for y in s.heroes if y.d.id == h.d.id), None)
        model = was or then.heroes[0]
        t.hero(p).more_dice = model.more_dice if was else dice_like(h.d, model)
        if was is None:
            setup.pack_bags(t, p)
        else:
            wear_again(t, p, then, was)
        if now is None:
            t.hero(p).traits, spare = inherited(h.d, spare)
        else:
            t.hero(p).traits = now.traits
        grown(t, p, model)
    carry(t, then, [*then.bag, *[i for h in then.heroes if h.d.id not in heroes for i in h.board if i >= 0]])
    for p in range(len(t.heroes)):
        h = t.hero(p)
        h.hp, h.en = h.hp_max, h.en_max
    items.refill(t)
    t.ra, t.rb, t.rc, t.rd = then.ra, then.rb, then.rc, then.rd
    t.streams = then.streams
    x.began = memoir.text(began)
    x.past = past.of_acts_before(chronicle.saga(s))
    return {**new, "memoir": {**memoir.taken(t, ENTERING), "fitting": {"way": fitting.BUY}}}


def laid(old: Setup, m: Memoir) -> Fate:
    """The position of a memoir of this chronicle."""
    known = [d.id for d in setup.pack_of(old["content"]).heroes]
    heroes = [h.word("hero", known) for h in memoir.Leaf(m, "memoir.began").tables("heroes")]
    before = {**old, "heroes": heroes, "memoir": m}
    before["seats"] = min(old["seats"], len(before["heroes"]))
    s = setup.lay(before)
    words = memoir.words_of(memoir.Leaf(m))
    s.ra, s.rb, s.rc, s.rd = words[:4]
    s.streams = tuple([(words[k], words[k + 1], words[k + 2], words[k + 3]) for k in range(4, len(words), 4)])
    return s


def skills_worth(s: Fate) -> int:
    """What the skills of all heroes cost; an improved one costs what it was improved from, too."""
    return sum([worth(s.pack, i) for h in s.heroes for i in h.skills])


def worth(pack: Pack, i: int) -> int:
    c = pack.cards[i]
    return c.cost + (pack.skills[c.up].cost if c.up else 0)


def gained(h: Hero) -> list[str]:
    """The traits that a hero did not begin with."""
    return [id for id in h.traits if id != h.d.trait]


def inherited(d: HeroDef, spare: list[str]) -> tuple[tuple[str, ...], list[str]]:
    """The traits of a newcomer, its own and those of others who left, each once and no more than it can have; and what is left."""
    mine, left = [d.trait], []
    for id in spare:
        if len(mine) < MOST_TRAITS and id not in mine:
            mine.append(id)
        else:
            left.append(id)
    return tuple(mine), left


def dice_like(d: HeroDef, other: Hero) -> tuple[int, ...]:
    """As many more dice as another hero has: of its colours where the newcomer has them, else of the newcomer's first."""
    own = [x for x in d.dice if x <= GREEN_DIE]
    return tuple([x if x in own else own[0] for x in other.more_dice])


def grown(s: Fate, p: int, other: Hero) -> None:
    """A hero's boxes have grown as much as another's, by the rewards of the group."""
    h = s.heroes[p]
    hp = other.hp_max - other.d.hp - other.kit.mods.hp - (h.hp_max - h.d.hp - h.kit.mods.hp)
    en = other.en_max - other.d.energy - other.kit.mods.en - (h.en_max - h.d.energy - h.kit.mods.en)
    draw.resize(s, p, hp, en)


def wear_again(t: Fate, p: int, then: Fate, was: Hero) -> None:
    """A hero has the items on its board that it had; what is consumed by its use is not given back."""
    for slot, i in enumerate(was.board):
        if i >= 0 and then.gear[i].d.uses != CONSUMABLE:
            items.put(t, p, copied(t, then, i), slot)


def copied(t: Fate, then: Fate, i: int) -> int:
    """An item of another position, as it was there."""
    k = items.make(t, then.gear[i].d)
    t.piece(k).left = then.gear[i].left
    return k


def carry(t: Fate, then: Fate, things: Sequence[int]) -> None:
    """Items go into the bag, except those that are consumed, and those of heroes who are not there."""
    here = [h.d.id for h in t.heroes]
    for i in things:
        d = then.gear[i].d
        if d.uses != CONSUMABLE and (not d.only or d.only in here):
            t.bag = (*t.bag, copied(t, then, i))


# ------------------------------------------------------------------ a hero is exchanged
def swap_hero(s: Fate, old: Setup, leaves: str, comes: str) -> Setup:
    """Another hero takes the place of one, with its Corruption, its traits and what it lacks in health and energy (278).

    It has its own first skills and items, and takes as many skills as the other had bought.  The other's items stay with the
    group, but for those that only that hero can use.
    """
    step = between_questions(s)
    here = [h.d.id for h in s.heroes]
    if leaves not in here:
        raise IllegalAnswer(unknown(refusals.NOT_HERE, leaves, here))
    told = chronicle.tale(s)
    if comes in here:
        raise IllegalAnswer(refusals.HERE_ALREADY.fill(hero=comes))
    if comes not in told.heroes:
        raise IllegalAnswer(unknown(refusals.NO_SUCH_HERO, comes, told.heroes))
    p = here.index(leaves)
    new = {**old, "heroes": [comes if id == leaves else id for id in here], "memoir": None, "written": None}
    setup.agree(new)
    t = s.clone()
    t.tracing = False
    was = s.heroes[p]
    d = s.pack.hero(comes)
    h = setup.newcomer(t, d, p)
    t.heroes[p] = h
    t.bag = tuple([i for i in (*t.bag, *was.board) if i >= 0 and s.gear[i].d.only != leaves])
    h.kit = board.outfit(t, h)
    setup.pack_bags(t, p)
    h = t.hero(p)
    h.traits = (d.trait, *[id for id in gained(was) if id != d.trait])[:MOST_TRAITS]
    h.more_dice = dice_like(d, was)
    grown(t, p, was)
    h = t.hero(p)
    h.corruption = was.corruption
    draw.refit(t, p)
    h = t.hero(p)
    h.hp = 0 if was.down else max(1, h.hp_max - (was.hp_max - was.hp))
    h.en = max(0, h.en_max - (was.en_max - was.en))
    h.toxic, h.down, h.by_corruption = 0, was.down, was.by_corruption
    x = chronicle.saga(t)
    x.lasting = tuple([kept.replace(f":{leaves}", f":{comes}") for kept in x.lasting])
    past.remember(x, past.SWAP, leaves, comes)
    t.stock = tuple([tuple([i for i in row if t.pack.cards[i].hero != leaves]) for row in t.stock])
    bought = [i for i in was.skills if s.pack.cards[i].level]
    cost = sum([old_cost(s.pack, i) for i in bought]) + SPARE_GOLD
    due = {"way": fitting.TAKE, "hero": comes, "skills": len(bought), "cost": cost}
    return {**new, "memoir": {**memoir.taken(t, step), "fitting": due}}


def old_cost(pack: Pack, i: int) -> int:
    """What a bought skill counts for: an improved one as what it was improved from, and 1 more."""
    c = pack.cards[i]
    return pack.skills[c.up].cost + 1 if c.up else c.cost


# ------------------------------------------------------------------ other players
def seat_players(s: Fate, old: Setup, seats: int) -> Setup:
    """The same heroes, dealt to another number of players."""
    step = between_questions(s)
    new = {**old, "seats": seats, "memoir": None, "written": None}
    setup.agree(new)
    m = memoir.taken(s, step)
    if m["rest"] is not None:
        m["rest"]["resting"] = list(range(seats))
    return {**new, "memoir": m}
