"""Numbers that a card reads off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tableforge.keyforge import board
from tableforge.keyforge.names import ENTERS, KEYS_TO_WIN, USES
from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.words.amounts import Amount
from tableforge.words.node import PatternNode, SeatsNode, SetNode

if TYPE_CHECKING:
    from tableforge.keyforge.questions.sets import HouseIs, Sel

ALL_THERE_IS: Final = 1 << 20  # more than there can be of anything: whoever takes so much takes all


class HousesAmong(Amount[KeyForge, KFrame]):
    """How many houses are among the cards of a set, one of them left out where the card says so."""

    def __init__(self, of: SetNode, but: HouseIs | None = None) -> None:
        self.of = of
        self.but = but

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.but)

    def value(self, s: KeyForge, f: KFrame) -> int:
        mask = 0
        for i in self.of.ids(s, f):
            mask |= board.houses(s, i)
        if self.but is not None:
            mask &= ~self.but.mask(s, f)
        return bin(mask).count("1")


class TraitsOf(Amount[KeyForge, KFrame]):
    """How many traits a card has."""

    def __init__(self, of: Sel) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def value(self, s: KeyForge, f: KFrame) -> int:
        return sum([len(s.cards[i].d.traits) for i in self.of.gen(s, f)])


class CardAmount(Amount[KeyForge, KFrame]):
    """The æmber, power, damage or æmber bonus of a card."""

    def __init__(self, of: Sel, what: str) -> None:
        self.of = of
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.what)

    def value(self, s: KeyForge, f: KFrame) -> int:
        n = 0
        for i in self.of.gen(s, f):
            c = s.cards[i]
            if self.what == "amber":
                n += c.amber if s.in_play(i) or c.lk is None else c.lk.amber
            elif self.what == "power":
                n += board.power(s, i)
            elif self.what == "damage":
                n += c.damage if s.in_play(i) or c.lk is None else c.lk.damage
            else:
                n += c.d.amber
        return n


class CandidatePower(Amount[KeyForge, KFrame]):
    """The power of the card under consideration: `creature & (power <= 3)`."""

    def value(self, s: KeyForge, f: KFrame) -> int:
        return board.power(s, s.cand)


class PlayerAmount(Amount[KeyForge, KFrame]):
    """A player's æmber, forged keys or unforged keys."""

    def __init__(self, who: SeatsNode, what: str) -> None:
        self.who = who
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.what)

    def value(self, s: KeyForge, f: KFrame) -> int:
        n = 0
        for p in self.who.seats(s, f):
            q = s.players[p]
            n += q.amber if self.what == "amber" else q.keys if self.what == "keys" else KEYS_TO_WIN - q.keys
        return n


class Register(Amount[KeyForge, KFrame]):
    """that_much: how much the last effect did; chosen_number; ALL: as much as there is."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def by_much(self) -> bool:
        return self.name == "that_much"

    def value(self, s: KeyForge, f: KFrame) -> int:
        if self.name == "that_much":
            return f.much_for(s.cand)
        return f.number if self.name == "chosen_number" else ALL_THERE_IS


class Tally(Amount[KeyForge, KFrame]):
    """How often something has happened this turn, or in the previous turn."""

    def __init__(self, event: PatternNode, last_turn: bool = False, distinct: bool = False) -> None:
        self.event = event
        self.last_turn = last_turn
        self.distinct = distinct

    def parts(self) -> tuple[object, ...]:
        return (self.event, self.last_turn, self.distinct)

    def value(self, s: KeyForge, f: KFrame) -> int:
        n = 0
        seen: list[int] = []
        kinds = self.event.kinds()
        for x in reversed(s.last_past if self.last_turn else s.past):
            if x.kind == ENTERS and x.card == f.src and USES in kinds and not self.distinct:
                break  # what was used before it left play was another creature
            if x.kind in kinds and self.event.matches(s, f, x):
                n += 1
                if x.card not in seen:
                    seen.append(x.card)
        return len(seen) if self.distinct else n
