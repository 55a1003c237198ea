"""What everybody sees of a campaign: the scene with its choices, the act's bar, regard, cards, places, quests, the way so far.

Flags stay out: they are what the story remembers, not what the group knows.
"""

from __future__ import annotations

from tableforge.fateforge import seen
from tableforge.fateforge.battle import items
from tableforge.fateforge.camp import services, trial
from tableforge.fateforge.camp.rewards import TABLE
from tableforge.fateforge.pieces import Saga
from tableforge.fateforge.state import EXPLORING, Fate
from tableforge.fateforge.tale import chronicle, condition
from tableforge.fateforge.tale.definition import (
    ALL_OF,
    COMPASS,
    DO_FOOD,
    DO_GOLD,
    HAS_FOOD,
    HAS_GOLD,
    KINDS,
    REST_OF_BAR,
    StoryChoice,
    Tale,
    Trial,
    When,
)


def story(s: Fate) -> seen.Story:
    """The chronicle as it stands."""
    x = chronicle.saga(s)
    told = chronicle.tale(s)
    here = chronicle.scene(s)
    return {
        "scene": here.id,
        "told": list(x.told),
        "result": x.result,
        "kind": KINDS[here.kind],
        "act": x.act,
        "act_id": told.acts[x.act].id,
        "chapter": here.chapter,
        "speaker": here.speaker,
        "asides": [k for k, a in enumerate(here.asides) if a.when is None or condition.holds(s, a.when)],
        "choices": [c for c in [choice(s, c) for c in here.choices] if c is not None],
        "bar": bar(told, x),
        "regard": regard(s, told, x),
        "cards": list(x.cards),
        "rules": sorted(x.rules),
        "places": list(x.places),
        "quests": quests(s, told, x),
        "allies": list(x.allies),
        "points": x.points,
        "next_reward": next((at for at, _, _ in TABLE if at > x.points), 0),
        "trait_points": s.trait_points,
        "won": list(x.won),
        "lost": list(x.lost),
        "ending": x.ending,
        "exploration": exploration(s, told, x) if s.phase == EXPLORING else None,
        "past": len(x.past),
    }


def bar(told: Tale, x: Saga) -> list[seen.Part]:
    """The parts of the act, and how far the group has come (2)."""
    return [
        {"id": id, "rest": id == REST_OF_BAR, "state": "done" if k < x.part else "here" if k == x.part else "ahead"}
        for k, id in enumerate(told.acts[x.act].bar)
    ]


def regard(s: Fate, told: Tale, x: Saga) -> list[seen.Regard]:
    """Who thinks what of the group, and which way that last turned (256)."""
    return [
        {"id": r.id, "person": r.person, "n": condition.regard(s, k), "turn": x.turned[k]}
        for k, r in enumerate(told.reputations)
    ]


def quests(s: Fate, told: Tale, x: Saga) -> list[seen.SideQuest]:
    """The side quests that the group has heard of (265)."""
    here = services.quest_ids(s)
    return [
        {
            "id": id,
            "state": state,
            "rests": n,
            "expires": told.quests[id].expires,
            "threat": told.quests[id].threat,
            "time": told.quests[id].time,
            "here": id in here,
        }
        for id, state, n in x.quests
    ]


# ------------------------------------------------------------------ choices
def choice(s: Fate, c: StoryChoice) -> seen.StoryChoice | None:
    """A choice as the group sees it; None for one that needs what the group cannot know of."""
    wanting = [] if c.when is None else missing(s, c.when)
    if wanting is None:
        return None
    return {
        "id": c.id,
        "open": not wanting,
        "needs": [need(w) for w in wanting],
        "cost": cost(c),
        "trial": test(s, c.trial) if c.trial is not None else None,
    }


def cost(c: StoryChoice) -> seen.Cost:
    """The gold and the food that a choice takes."""
    out: seen.Cost = {}
    gold, food = [-sum([e.n for e in c.effects if e.verb == verb]) for verb in (DO_GOLD, DO_FOOD)]
    if gold > 0:
        out["gold"] = gold
    if food > 0:
        out["food"] = food
    return out


def missing(s: Fate, w: When) -> list[When] | None:
    """What gold, food and regard a condition still wants; None where it wants something else, which is nobody's to know."""
    if condition.holds(s, w):
        return []
    if w.kind in condition.OPEN:
        return [w]
    if w.kind not in condition.JOINED:
        return None
    parts = [missing(s, y) for y in w.parts]
    if w.kind == ALL_OF:
        out: list[When] = []
        for part in parts:
            if part is None:
                return None
            out += part
        return out
    return next((part for part in parts if part is not None), None)


def need(w: When) -> seen.Need:
    if w.kind == HAS_GOLD:
        return {"gold": w.lo}
    return {"food": w.lo} if w.kind == HAS_FOOD else {"regard": w.what, "lo": w.lo, "hi": w.hi}


def test(s: Fate, t: Trial) -> seen.Trial:
    """A test before it is taken: how many dice, who has the trait, and how likely each hero passes (250–253)."""
    able = trial.testers(s, t)
    ids = {p: s.heroes[p].d.id for p in able}
    return {
        "trait": t.trait,
        "difficulty": trial.difficulty(s, t),
        "who": t.who,
        "dice": {ids[p]: trial.dice(s, p, t) for p in able},
        "chances": {ids[p]: int(100 * trial.chance(s, p, t) + 0.5) for p in able},
        "has": [ids[p] for p in able if trial.has_trait(s, p, t.trait)],
        "rerolls": [ids[p] for p in able if trial.could_reroll(s, p, t)],
        "worn": worn(s, t, able),
    }


def worn(s: Fate, t: Trial, able: list[int]) -> seen.Worn | None:
    """An item of the group that gives whoever wears it the trait, and how likely they pass then; beside a real board only."""
    lent = items.lent(s, t.trait)
    without = [p for p in able if not trial.has_trait(s, p, t.trait)]
    if not lent or not without:
        return None
    chances = {s.heroes[p].d.id: int(100 * trial.chance(s, p, t, True) + 0.5) for p in without}
    return {"item": s.gear[lent[0]].d.id, "chances": chances}


# ------------------------------------------------------------------ exploration
def asked_at(s: Fate) -> int:
    """Which text asks whether the group goes in where it stands; -1 where nothing is asked."""
    x = chronicle.saga(s)
    return chronicle.question_at(s) if x.spot in chronicle.scene(s).asks else -1


def exploration(s: Fate, told: Tale, x: Saga) -> seen.Exploration:
    """Where the group stands on the map, the ways out by the compass, and the steps that are left (257)."""
    here = chronicle.scene(s)
    city = told.maps[x.map]
    ways = chronicle.exits(s)
    return {
        "map": x.map,
        "spot": x.spot,
        "again": chronicle.seen_again(s),
        "asked": asked_at(s),
        "steps": x.steps,
        "budget": here.budget,
        "path": list(x.path),
        "gates": [{"between": [a, b], "open": flag in x.flags} for a, b, flag in city.gates],
        "exits": [
            {"side": side, "spot": city.spots[x.spot].exits[side], "open": k in ways}
            for k, side in enumerate(COMPASS)
            if side in city.spots[x.spot].exits
        ],
    }
