"""Skill tests under way: what is at stake, what a card or a resource adds to the odds, whether luck is to be tried again."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import chaos, codes, skill
from tableforge.arkham.frames import TestFrame
from tableforge.arkham.names import (
    ASSET,
    ATTACK,
    AUTO_FAIL,
    DO_PLAY,
    DO_USE,
    EVASION,
    INVESTIGATION_TEST,
    RETALIATE,
    SKILL,
    WILD,
)
from tableforge.arkham.policy_errands import clue_worth, seeking
from tableforge.arkham.policy_facts import AT_STAKE, FAILING, PER_POINT, UNWANTED, lore
from tableforge.arkham.policy_fights import has_weapon, prize
from tableforge.arkham.policy_hand import ability_meant, keeping, playing, using
from tableforge.arkham.policy_sight import NEVER, Sight

SKILL_CARD: Final = 1.2  # a card that is good for nothing but this
OTHERS: Final = 0.8  # how much the test of another counts
ONLY_WEAPON: Final = 2.0  # what it costs besides to give away what one would fight with
BY_ITSELF: Final = 99  # by how much a test fails that fails by itself


class Trial:
    """The test under way, as a seat sees it."""

    def __init__(self, e: Sight) -> None:
        s = e.s
        self.t: TestFrame | None = skill.current(s)
        self.value = 0
        self.difficulty = 0
        self.source = ""
        t = self.t
        if t is not None:
            self.value = skill.value(s, t)
            self.difficulty = skill.difficulty(s, t)
            if t.src >= 0 and not (s.cards[t.src].d.back_icon and not s.cards[t.src].revealed):
                self.source = s.cards[t.src].d.id
        self.staked = -1.0


def losing(e: Sight, x: Trial, value: int) -> float:
    """What a failure is feared to cost at that skill value, all in all; 0 where something is to be won instead."""
    each = PER_POINT.get(x.source)
    if each is None:
        return 0.0
    total = 0.0
    tokens = e.all_tokens()
    for n in tokens:
        by = x.difficulty if n == NEVER else max(0, x.difficulty - max(0, value + n))
        if by:
            total += e.harm(by * each[0], by * each[1])
    return total / max(1, len(tokens))


def harm_done(e: Sight, t: TestFrame) -> float:
    """The damage of the attack under way."""
    s = e.s
    n = 1
    if t.src >= 0:
        for strike in lore(s.cards[t.src].d).by_ability.values():
            n = max(n, strike.damage)
    return n + float(len([i for i in t.committed if s.cards[i].d.id == "vicious-blow"]))


def stake(e: Sight, x: Trial) -> float:
    """What the test under way is about."""
    if x.staked < 0.0:
        x.staked = staked(e, x)
    return x.staked


def staked(e: Sight, x: Trial) -> float:
    t = x.t
    if t is None:
        return 0.0
    s = e.s
    share = 1.0 if t.ctrl == e.seat else OTHERS
    if t.kind == INVESTIGATION_TEST:
        return share * clue_worth(e)
    if t.target >= 0 and s.is_enemy(t.target):
        if t.kind == ATTACK:
            d = s.cards[t.target].d
            back = e.toll(t.target) if d.keywords & RETALIATE and not s.cards[t.target].exhausted else 0.0
            return share * (prize(e, t.target) * min(1.0, harm_done(e, t) / e.left(t.target)) + back)
        if t.kind == EVASION:
            return share * (0.5 + e.toll(t.target))
    failing = FAILING.get(x.source)
    if failing is not None:
        return share * (e.harm(failing[0], failing[1]) + failing[2])
    return share * AT_STAKE.get(x.source, 1.5)


def gain(e: Sight, x: Trial, plus: int) -> float:
    """What so much more skill is worth in the test under way."""
    if x.source in PER_POINT:
        return losing(e, x, x.value) - losing(e, x, x.value + plus)
    return (e.odds(x.value + plus, x.difficulty) - e.odds(x.value, x.difficulty)) * stake(e, x)


def committing(e: Sight, x: Trial, i: int) -> float:
    """What it is worth to commit a card: better odds, and what the card does besides, less the card."""
    t = x.t
    if t is None:
        return -1.0
    s = e.s
    d = s.cards[i].d
    id = d.id
    plus = d.icons[t.skill] + d.icons[WILD]
    worth = gain(e, x, plus)
    p = e.odds(x.value + plus, x.difficulty)
    price = SKILL_CARD if d.type == SKILL else 0.3 + 0.7 * keeping(e, i)
    if lore(d).weapon and not has_weapon(e):
        price += ONLY_WEAPON
    if lore(d).draws:
        price -= 0.45 * p
    elif id == "deduction" and t.kind == INVESTIGATION_TEST:
        place = s.players[t.ctrl].at
        if place >= 0 and s.cards[place].clues > 1:
            worth += p * clue_worth(e) * 0.8
    elif id == "vicious-blow" and t.kind == ATTACK:
        if t.target >= 0 and s.is_enemy(t.target) and e.left(t.target) > harm_done(e, t):
            worth += p * prize(e, t.target) / e.left(t.target)
    elif id == "fearless":
        worth += p * e.relief(True)
    elif id == "opportunist":
        price -= 0.3 * e.odds(x.value + plus - 3, x.difficulty)
    return worth - price


def in_window(e: Sight, x: Trial, act: int) -> float:
    """What it is worth to do something in a player window: help a test, or what one would do in one's turn anyway."""
    t = x.t
    i = codes.card_of(act)
    verb = codes.verb_of(act)
    d = e.s.cards[i].d
    if t is None or t.tokens:
        if verb == DO_PLAY:
            return playing(e, i)
        if verb == DO_USE and ability_meant(e, act) is not None:
            return using(e, act) - 0.5
        return -0.1
    if lore(d).talent and verb == DO_USE:
        most = min(3, e.resources)
        fee = 0.25 if e.resources > 2 else 0.35
        best = -1.0
        for n in range(1, most + 1):
            best = max(best, gain(e, x, n) - fee * n)
        return best
    if verb == DO_PLAY and d.type == ASSET and lore(d).glasses:
        return playing(e, i)
    return -1.0


# ------------------------------------------------------------------ reactions
def failing_by(x: Trial) -> int:
    """By how much the test under way fails with the token that is revealed."""
    t = x.t
    if t is not None:
        for token in t.tokens:
            if token.face == AUTO_FAIL and not token.ignored:
                return BY_ITSELF
    return x.difficulty - x.value


def token_now(e: Sight, t: TestFrame) -> int:
    """What the revealed tokens add."""
    n = 0
    for token in t.tokens:
        if not token.ignored and token.face != AUTO_FAIL:
            n += chaos.modifier(e.s, t, token)
    return n


def cheapest(e: Sight) -> float:
    """What the card costs that the seat would most gladly give away."""
    best = 9.0
    for i in e.q.hand:
        best = min(best, keeping(e, i))
    return best


def reacting(e: Sight, x: Trial, act: int) -> float:
    """What it is worth to react: nearly always something."""
    s = e.s
    d = s.cards[codes.card_of(act)].d
    id = d.id
    t = x.t
    if id in UNWANTED:
        return -1.0
    if id == "cover-up":
        return -1.0 if seeking(e) else 1.0
    if id == "wendy-adams":
        if t is None or failing_by(x) <= 0:
            return -1.0
        again = e.odds(x.value - token_now(e, t), x.difficulty)
        return again * max(stake(e, x), losing(e, x, x.value)) - 0.2 - 0.8 * cheapest(e)
    if id == "lucky" or id == "lucky-2":
        return stake(e, x) - 0.9 if t is not None and 0 < failing_by(x) <= 2 else -1.0
    if id == "sure-gamble":
        if t is not None and 0 < failing_by(x) <= -2 * token_now(e, t):
            return stake(e, x) - 1.2
        return -1.0
    if id == "grotesque-statue":
        if t is None:
            return -1.0
        p = e.odds(x.value, x.difficulty)
        return p * (1.0 - p) * stake(e, x) - 0.3
    if id == "dodge":
        return e.toll_of(e.ready[:1]) - 0.8
    if id == "look-what-i-found" or id == "evidence" or id == "roland-banks":
        return 1.0 if seeking(e) and e.clues_here else -0.1
    if id == "ward-of-protection":
        return 1.2 - e.harm(0, 1) * 0.5
    if id == "on-the-lam":
        return e.danger() - 1.0
    return 1.0
