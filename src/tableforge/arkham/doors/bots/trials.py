"""Skill tests under way: what is at stake, what a card or a resource adds to the odds, whether luck is to be tried again."""

from __future__ import annotations

from typing import Final

from tableforge.arkham.cards import definition
from tableforge.arkham.doors.bots import cards, fights, plans
from tableforge.arkham.doors.bots.eyes import AUTO_FAIL, Eyes, health_left
from tableforge.arkham.names import ASSET, RETALIATE, SKILL, STATS, WILD
from tableforge.arkham.policy_facts import AT_STAKE, DRAWS, FAILING, GLASSES, PER_POINT, TALENTS, UNWANTED
from tableforge.arkham.printed import ability, blows, id_of
from tableforge.arkham.seen import Test

SKILL_CARD: Final = 1.2  # a card that is good for nothing but this
OTHERS: Final = 0.8  # how much the test of another counts


def losing(eyes: Eyes, value: int) -> float:
    """What a failure is feared to cost at that skill value, all in all; 0 where something is to be won instead."""
    t = eyes.test
    each = PER_POINT.get(t["source"] or "")
    if each is None:
        return 0.0
    costs = [eyes.harm(n * each[0], n * each[1]) for n in eyes.margins(value, t["difficulty"])]
    return sum(costs) / max(1, len(costs))


def stake(eyes: Eyes) -> float:
    """What the test under way is about."""
    t = eyes.test
    share = 1.0 if t["seat"] == eyes.seat else OTHERS
    if t["kind"] == "investigation":
        return share * plans.clue(eyes)
    foe = eyes.enemy(t["target"]) if t["target"] else None
    if t["kind"] == "attack" and foe is not None:
        back = eyes.toll(foe) if definition(foe["id"]).keywords & RETALIATE and not foe["exhausted"] else 0.0
        return share * (fights.prize(eyes, foe) * min(1.0, harm_done(eyes) / health_left(foe)) + back)
    if t["kind"] == "evasion" and foe is not None:
        return share * (0.5 + eyes.toll(foe))
    source = t["source"] or ""
    if source in FAILING:
        damage, horror, more = FAILING[source]
        return share * (eyes.harm(damage, horror) + more)
    return share * AT_STAKE.get(source, 1.5)


def harm_done(eyes: Eyes) -> float:
    """The damage of the attack under way."""
    t = eyes.test
    attacks = [b.damage for b in blows(t["source"])] if t["source"] else []
    return max(attacks, default=1) + float(sum([c["id"] == "vicious-blow" for c in t["committed"]]))


def gain(eyes: Eyes, plus: int, p: float | None = None) -> float:
    """What so much more skill is worth in the test under way; `p` are the exact odds with it, where they are known."""
    t = eyes.test
    if (t["source"] or "") in PER_POINT:
        return losing(eyes, t["value"]) - losing(eyes, t["value"] + plus)
    now = chance(t["odds"])
    before = eyes.odds(t["value"], t["difficulty"]) if now is None else now
    after = eyes.odds(t["value"] + plus, t["difficulty"]) if p is None else p
    return (after - before) * stake(eyes)


def chance(pair: list[int] | None) -> float | None:
    """Return the odds of a view, a pair of numbers, as one number; None where there are none."""
    return pair[0] / pair[1] if pair and pair[1] else None


def committing(eyes: Eyes, key: str) -> float:
    """What it is worth to commit a card: better odds, and what the card does besides, less the card."""
    t = eyes.view["test"]
    if t is None:
        return -1.0
    id = id_of(key)
    d = definition(id)
    plus = d.icons[STATS.index(t["skill"])] + d.icons[WILD]
    p = chance(t["odds_with"].get(key.partition(":")[2]))
    worth = gain(eyes, plus, p)
    p = eyes.odds(t["value"] + plus, t["difficulty"]) if p is None else p
    price = SKILL_CARD if d.type == SKILL else 0.3 + 0.7 * cards.keeping(eyes, id)
    if id in DRAWS:
        price -= 0.45 * p
    elif id == "deduction" and t["kind"] == "investigation":
        worth += p * plans.clue(eyes) * 0.8 if at_location(eyes, t) > 1 else 0.0
    elif id == "vicious-blow" and t["kind"] == "attack":
        foe = eyes.enemy(t["target"]) if t["target"] else None
        if foe is not None and health_left(foe) > harm_done(eyes):
            worth += p * fights.prize(eyes, foe) / health_left(foe)
    elif id == "fearless":
        worth += p * eyes.relief("horror")
    elif id == "opportunist":
        price -= 0.3 * eyes.odds(t["value"] + plus - 3, t["difficulty"])
    return worth - price


def at_location(eyes: Eyes, t: Test) -> int:
    """The clues at the location that is investigated."""
    x = eyes.places.get(eyes.view["players"][t["seat"]]["at"] or "")
    return x["clue"] if x is not None else 0


def in_window(eyes: Eyes, key: str) -> float:
    """What it is worth to do something in a player window: help a test, or what one would do in one's turn anyway."""
    t = eyes.view["test"]
    id = id_of(key)
    a = ability(key)
    if t is None or t["tokens"]:
        if key.startswith("play:"):
            return cards.playing(eyes, key)
        return cards.using(eyes, key) - 0.5 if a is not None else -0.1
    if id in TALENTS:
        most = min(3, eyes.resources)
        fee = 0.25 if eyes.resources > 2 else 0.35
        return max([gain(eyes, n) - fee * n for n in range(1, most + 1)], default=-1.0)
    if key.startswith("play:") and definition(id).type == ASSET and id in GLASSES:
        return cards.playing(eyes, key)
    return -1.0


# ---------------------------------------------------------------- reactions


def failing_by(eyes: Eyes) -> int:
    """By how much the test under way fails with the token that is revealed; 99 where the token fails by itself."""
    t = eyes.test
    faces = [x["face"] for x in t["tokens"] if not x["ignored"]]
    if AUTO_FAIL in faces:
        return 99
    return int(t["difficulty"]) - int(t["value"])


def reacting(eyes: Eyes, key: str) -> float:
    """What it is worth to react: nearly always something."""
    id = id_of(key)
    t = eyes.view["test"]
    seeking = plans.seeking(eyes)
    if id in UNWANTED:
        return -1.0
    if id == "cover-up":
        return -1.0 if seeking else 1.0
    if id == "wendy-adams":
        if t is None or failing_by(eyes) <= 0:
            return -1.0
        again = eyes.odds(t["value"] - token_now(eyes), t["difficulty"])
        return again * max(stake(eyes), losing(eyes, t["value"])) - 0.4
    if id in ("lucky", "lucky-2"):
        saved = 0 < failing_by(eyes) <= 2 if t is not None else False
        return stake(eyes) - 0.9 if saved else -1.0
    if id == "sure-gamble":
        return stake(eyes) - 1.2 if t is not None and 0 < failing_by(eyes) <= -2 * token_now(eyes) else -1.0
    if id == "grotesque-statue":
        p = eyes.odds(t["value"], t["difficulty"]) if t is not None else 1.0
        return p * (1 - p) * stake(eyes) - 0.3 if t is not None else -1.0
    if id == "dodge":
        return eyes.toll(*eyes.ready[:1]) - 0.8
    if id in ("look-what-i-found", "evidence", "roland-banks"):
        return 1.0 if seeking and eyes.clues_here else -0.1
    if id == "ward-of-protection":
        return 1.2 - eyes.harm(0, 1) * 0.5
    if id == "on-the-lam":
        return eyes.toll(*eyes.ready) - 1.0
    return 1.0


def token_now(eyes: Eyes) -> int:
    """What the revealed tokens add."""
    symbols = eyes.view["symbols"]
    faces = [x["face"] for x in eyes.test["tokens"] if not x["ignored"]]
    return sum(
        [symbols.get(x, -2) if x.isalpha() or x.startswith("elder") else int(x) for x in faces if x != AUTO_FAIL]
    )
