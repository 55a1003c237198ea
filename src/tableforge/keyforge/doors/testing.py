"""Rulings of KeyForge: how positions are laid out, and what players do.

    t = given(house="brobnar", you=seat(amber=1, hand="punch", line="headhunter"), foe=seat(line="urchin dodger"))
    t.you.plays("punch", "dodger").then("dodger", damage=3)

docs/drive.md tells how cards are marked in a position ("dodger+stun+damage:2").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tableforge import testing
from tableforge.errors import IllegalAnswer
from tableforge.keyforge import refusals
from tableforge.keyforge import view as views
from tableforge.keyforge.fields import SEATS
from tableforge.keyforge.state import KeyForge
from tableforge.table.handle import start_from_position

LISTS: Final = tuple(views.PLACES.values())
# what follows by itself from other facts, or is seen by what it does: always, or where one of these was told
FOLLOWS: Final[dict[str, tuple[str, ...]]] = {
    "flank": (),
    "neighbors": (),
    "attacked": (),
    "lasting": (),
    "links": (),
    "armor_left": ("armor",),
    "armor_used": ("armor", "armor_left"),
    "assault": ("keywords",),
    "hazardous": ("keywords",),
    "by": ("controller", "zone"),
}


# ---------------------------------------------------------------- rulings
def seat(**what: Any) -> dict[str, Any]:
    """One side of a position: houses, amber, keys, chains, and the zones hand, deck, line, artifacts, discard, archives, purged."""
    return what


def given(
    you: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    *,
    house: str | None = None,
    step: str = "main",
    active: str | int = "you",
    turn: int = 5,
    first: str | int = "foe",
    edition: str = "1.3",
    seed: int = 1,
    chance: Sequence[str | int] = (),
    earlier: Sequence[str] | str = (),
    last_turn: Sequence[str] | str = (),
    nature: str = "plays",
    forced: str = "taken",
) -> Ruling:
    """A position, ready to act in.  `chance` scripts nature: names of the cards (or numbers) it will pick, in order.

    Where nature "asks", every outcome is a question, to be answered as seat -1; where what is forced "asks", so is a
    question with one answer.  `earlier` and `last_turn` tell what has
    happened this turn and in the one before: "plays:punch reaps:urchin", "foe.forges:2".
    """
    fields = {
        "you": you or {},
        "foe": foe or {},
        "house": house,
        "step": step,
        "active": active,
        "turn": turn,
        "first": first,
        "edition": edition,
        "chance": list(chance),
        "earlier": earlier,
        "last_turn": last_turn,
        "nature": nature,
        "forced": forced,
    }
    return Ruling(start_from_position("keyforge", fields, seed))


class Ruling(testing.Ruling):
    """A position of KeyForge under examination."""

    open_kinds = ("act",)

    @property
    def s(self) -> KeyForge:
        """The whole position."""
        assert isinstance(self.state, KeyForge)
        return self.state

    @property
    def you(self) -> Side:
        return Side(self, 0)

    @property
    def foe(self) -> Side:
        """The opponent's side."""
        return Side(self, 1)

    def is_excused(self, subject: str, name: str, was: Any, is_now: Any) -> bool:
        if subject in SEATS and name in LISTS:
            # who came and who went is told of the cards; here it is the order that counts, and in the line alone
            return name != "line" or [x for x in was if x in is_now] == [x for x in is_now if x in was]
        moved = subject == f"#{self._actor}" or (subject, "zone") in self._told
        if name in ("ready", "controller", "host", "armor_left", "armor_used") and moved:
            return True
        if name == "zone":
            return subject == f"#{self._actor}"
        return name in FOLLOWS and (not FOLLOWS[name] or any([(subject, x) in self._told for x in FOLLOWS[name]]))


class Side(testing.RulingSide[Ruling]):
    """A player who acts: every method takes the card's name (or place, or key), then the answers to what is asked."""

    def plays(self, ref: str, *answers: str | int) -> Ruling:
        """Play a card of the hand."""
        return self.does("play", ref, *answers)

    def discards(self, ref: str, *answers: str | int) -> Ruling:
        """Discard a card of the hand."""
        return self.does("discard", ref, *answers)

    def reaps(self, ref: str, *answers: str | int) -> Ruling:
        """Reap with a creature."""
        return self.does("reap", ref, *answers)

    def fights(self, ref: str, target: str | None = None, *answers: str | int) -> Ruling:
        """Fights with the card; `target` names whom it attacks, and must be who it really is."""
        return self.does("fight", ref, *answers, target=target)

    def acts(self, ref: str, *answers: str | int) -> Ruling:
        """Uses the card's Action: ability."""
        return self.does("action", ref, *answers)

    def omnis(self, ref: str, *answers: str | int) -> Ruling:
        """Uses the card's Omni: ability."""
        return self.does("omni", ref, *answers)

    def unstuns(self, ref: str, *answers: str | int) -> Ruling:
        """Remove a creature's stun by using it."""
        return self.does("unstun", ref, *answers)

    def ends_turn(self, *answers: str | int) -> Ruling:
        """Ends the turn, then answers what follows (the other player's house first)."""
        self.does("end-turn")
        self.t.tells("table", self.t.table())
        return self.t.answers(*answers)

    def chooses_house(self, house: str, *answers: str | int) -> Ruling:
        """Choose the active house."""
        t = self.t
        t.mark()
        t.tells("table", ("house", "step"))
        d = t.g.decision
        if d is not None and d.kind == "house":
            t.g.answer(house, seat=self.seat)
        elif (chosen := t.table()["house"]) != house:
            who = SEATS[self.seat]
            raise IllegalAnswer(refusals.OTHER_HOUSE.fill(who=who, house=house, chosen=chosen))
        return t.answers(*answers)
