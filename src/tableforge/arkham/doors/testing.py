"""Rulings of Arkham Horror: how positions are laid out, and what players do.

    t = given(you=seat(investigator="roland", hand="machete", resources=3), locations="study hallway")
    t.you.plays("machete").then("you", resources=0, actions=2)

A chaos token is named by its face in `chance`: given(…, chance=["skull", "-1"]).
"""

from __future__ import annotations

from typing import Any, Final

from tableforge import testing
from tableforge.arkham.position import COMMONS
from tableforge.arkham.position import ZONES as OWN_ZONES
from tableforge.arkham.state import Arkham
from tableforge.table.handle import start_from_position

LISTS: Final = (
    *OWN_ZONES,
    *COMMONS,
    "locations",
    "here",
    "attached",
    "engaged",
    "lasting",
    "limbo",
    "committed",
    "connections",
)
FOLLOWS: Final = (
    "entered",
    "skills",
    "fight",
    "evade",
    "health",
    "sanity",
    "shroud",
    "at",
    "seat",
    "host",
    "doom_in_play",
)


# ---------------------------------------------------------------- rulings
def seat(investigator: str | None = None, **what: Any) -> dict[str, Any]:
    """One investigator of a position: place, numbers, and the zones hand, deck, discard, play, threat."""
    return what if investigator is None else {"investigator": investigator, **what}


def given(*, seed: int = 1, **fields: Any) -> Ruling:
    """A position, ready to act in: seats you, ally, third, fourth; locations, enemies (at locations), act, agenda, encounter …"""
    return Ruling(start_from_position("arkham", fields, seed))


class Ruling(testing.CooperativeRuling["Side"]):
    """A position of Arkham Horror under examination."""

    open_kinds = ("act",)

    @property
    def s(self) -> Arkham:
        """The whole position."""
        assert isinstance(self.state, Arkham)
        return self.state

    def side(self, seat: int) -> Side:
        return Side(self, seat)

    def is_excused(self, subject: str, name: str, was: Any, is_now: Any) -> bool:
        if name in LISTS or name in FOLLOWS:
            return True  # who came and who went is told of the cards
        if name in ("damage", "horror", "clues") and subject[0] == "#":
            p = self.s.seat_of(int(subject[1:]))
            if p >= 0:
                return True  # what lies on an investigator card is the investigator's, and told there
        moved = subject == f"#{self._actor}" or (subject, "zone") in self._told
        if name == "zone":
            return subject == f"#{self._actor}"
        return name in ("controller", "exhausted", "revealed") and moved


class Side(testing.RulingSide[Ruling]):
    """An investigator who acts: every method takes the card's name (or place, or key), then the answers to what is asked."""

    def investigates(self, *answers: str | int) -> Ruling:
        """Investigate the location where the investigator is."""
        s = self.t.s
        return self.does("investigate", s.cards[s.players[self.seat].at].d.id, *answers)

    def moves(self, ref: str, *answers: str | int) -> Ruling:
        """Move to a location."""
        return self.does("move", ref, *answers)

    def draws(self, *answers: str | int) -> Ruling:
        """Take the action that draws a card."""
        return self.does("draw", None, *answers)

    def takes_a_resource(self, *answers: str | int) -> Ruling:
        """Take the action that gains a resource."""
        return self.does("resource", None, *answers)

    def plays(self, ref: str, *answers: str | int) -> Ruling:
        """Play a card of the hand."""
        return self.does("play", ref, *answers)

    def activates(self, ref: str, *answers: str | int) -> Ruling:
        """Activate an ability that costs actions, of a card in play."""
        return self.does("activate", ref, *answers)

    def uses(self, ref: str, *answers: str | int) -> Ruling:
        """Use an ability that costs no action, of a card in play."""
        return self.does("use", ref, *answers)

    def fights(self, ref: str, *answers: str | int) -> Ruling:
        """Fight an enemy."""
        return self.does("fight", ref, *answers)

    def engages(self, ref: str, *answers: str | int) -> Ruling:
        """Engage an enemy."""
        return self.does("engage", ref, *answers)

    def evades(self, ref: str, *answers: str | int) -> Ruling:
        """Try to evade an enemy."""
        return self.does("evade", ref, *answers)

    def advances(self, *answers: str | int) -> Ruling:
        """Advance the act by its clues."""
        s = self.t.s
        return self.does("advance", s.cards[s.act].d.id, *answers)

    def ends_turn(self, *answers: str | int) -> Ruling:
        """Ends the turn, then answers what follows."""
        return self.does("end-turn", None, *answers)
