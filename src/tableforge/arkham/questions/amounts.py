"""Numbers that a card reads off the table."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.names import ATTACK_DAMAGE, RESOURCE, SEATED
from tableforge.arkham.questions.sets import value_of
from tableforge.arkham.questions.under_way import attack_of, test_of
from tableforge.arkham.state import AFrame, Arkham
from tableforge.words.amounts import Amount, Cond
from tableforge.words.node import SetNode

ALL_THERE_IS: Final = 1 << 16  # more than there can be of anything: whoever takes so much takes all


def tokens_on(s: Arkham, i: int, kind: int) -> int:
    """How many tokens of a kind a card has; an investigator's resources are its pool."""
    c = s.cards[i]
    return s.players[c.owner].resources if kind == RESOURCE and c.zone == SEATED else c.tokens(kind)


class Tokens(Amount[Arkham, AFrame]):
    """How many tokens of a kind are on the cards of a set; without a set, on the card under consideration."""

    def __init__(self, kind: int, on: SetNode | None) -> None:
        self.kind = kind
        self.on = on

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.on)

    def value(self, s: Arkham, f: AFrame) -> int:
        if self.on is None:
            return tokens_on(s, s.cand, self.kind)
        return sum([tokens_on(s, i, self.kind) for i in self.on.ids(s, f)])

    def least(self) -> int:
        return 0


class PerInvestigator(Amount[Arkham, AFrame]):
    """So many for each investigator who began the game."""

    def __init__(self, n: int) -> None:
        self.n = n

    def parts(self) -> tuple[object, ...]:
        return (self.n,)

    def value(self, s: Arkham, f: AFrame) -> int:
        return board.per_investigator(s, self.n)

    def least(self) -> int:
        return self.n


class Margin(Amount[Arkham, AFrame]):
    """By how much this test has succeeded or failed."""

    def value(self, s: Arkham, f: AFrame) -> int:
        t = test_of(s)
        return 0 if t is None else t.margin

    def least(self) -> int:
        return 0


class Clamp(Amount[Arkham, AFrame]):
    """A number with a least and a most."""

    def __init__(self, of: Amount, lo: int, hi: int) -> None:
        self.of = of
        self.lo = lo
        self.hi = hi

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.lo, self.hi)

    def value(self, s: Arkham, f: AFrame) -> int:
        return max(self.lo, min(self.hi, self.of.value(s, f)))

    def least(self) -> int:
        return self.lo


class Minus(Amount[Arkham, AFrame]):
    """So much less."""

    def __init__(self, of: Amount) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def value(self, s: Arkham, f: AFrame) -> int:
        return -self.of.value(s, f)


class Depending(Amount[Arkham, AFrame]):
    """One number where something holds, else another."""

    def __init__(self, cond: Cond, a: int, b: int) -> None:
        self.cond = cond
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.cond, self.a, self.b)

    def value(self, s: Arkham, f: AFrame) -> int:
        return self.a if self.cond.holds(s, f) else self.b

    def least(self) -> int:
        return min(self.a, self.b)


class Remaining(Amount[Arkham, AFrame]):
    """The remaining health or sanity of the investigator under consideration."""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def parts(self) -> tuple[object, ...]:
        return (self.stat,)

    def value(self, s: Arkham, f: AFrame) -> int:
        return board.remaining(s, s.cand, self.stat)


class SkillOf(Amount[Arkham, AFrame]):
    """A skill of the investigator under consideration."""

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def parts(self) -> tuple[object, ...]:
        return (self.skill,)

    def value(self, s: Arkham, f: AFrame) -> int:
        return board.skill_of(s, s.cards[s.cand].owner, self.skill)


class CardsInHand(Amount[Arkham, AFrame]):
    """How many cards the investigator under consideration has in hand."""

    def value(self, s: Arkham, f: AFrame) -> int:
        return len(s.players[s.cards[s.cand].owner].hand)


class StatOf(Amount[Arkham, AFrame]):
    """A value of a card, such as the damage that an enemy's attack deals."""

    def __init__(self, stat: int, of: SetNode) -> None:
        self.stat = stat
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.stat, self.of)

    def value(self, s: Arkham, f: AFrame) -> int:
        n = sum([board.stat(s, i, self.stat) for i in self.of.ids(s, f)])
        if self.stat == ATTACK_DAMAGE:
            attack = attack_of(s, f)
            n += 0 if attack is None else attack.plus_damage
        return n


class Most(Amount[Arkham, AFrame]):
    """The highest number that any card of a set has of something."""

    def __init__(self, n: Amount, of: SetNode) -> None:
        self.n = n
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.n, self.of)

    def value(self, s: Arkham, f: AFrame) -> int:
        return max([value_of(s, f, self.n, i) for i in self.of.ids(s, f)], default=0)

    def least(self) -> int:
        return 0


class ThatMany(Amount[Arkham, AFrame]):
    """As many as what is reacted to is about."""

    def value(self, s: Arkham, f: AFrame) -> int:
        return 0 if f.fact is None else f.fact.amount

    def least(self) -> int:
        return 0


class Everything(Amount[Arkham, AFrame]):
    """As much as there is."""

    def value(self, s: Arkham, f: AFrame) -> int:
        return ALL_THERE_IS

    def least(self) -> int:
        return ALL_THERE_IS
