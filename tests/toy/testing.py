"""Rulings of Lamplighters: how positions are laid out, and what players do."""

from __future__ import annotations

from typing import Any

from toy.game import GAME
from toy.position import COMMONS, ZONES

from tableforge import testing
from tableforge.table.handle import start_from_position


def given(seed: int = 1, **fields: Any) -> Ruling:
    """A position: seats by name (`ann=dict(at="mill", hand="rope")`), deck, discard, fog, lit, step, active, chance."""
    return Ruling(start_from_position(GAME.name, fields, seed))


class Ruling(testing.Ruling):
    """A position of Lamplighters under examination."""

    open_kinds = ("act", "prepare")

    def seated(self, name: str) -> Side:
        """The player of that name."""
        return Side(self, self.seat(name, "player"))

    def is_excused(self, subject: str, name: str, was: Any, is_now: Any) -> bool:
        # who came and who went is told of the cards; the acting card moves by acting
        return name in (*ZONES, *COMMONS) or (subject == f"#{self._actor}" and name in ("zone", "holder"))


class Side(testing.RulingSide[Ruling]):
    """A lamplighter who acts."""

    def walks(self, place: str) -> Ruling:
        return self.does("walk", place)

    def lights(self, *answers: str | int) -> Ruling:
        return self.does("light", None, *answers)

    def wears(self, ref: str) -> Ruling:
        return self.does("wear", ref)

    def rests(self) -> Ruling:
        return self.does("rest")
