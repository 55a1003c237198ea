"""How the game at a table has ended, and who has won there: by the book, or by a rule of the house.

The rules of the house are those of places where people meet: somebody gives up, is out of time or has left, or all
agree on a draw. No rulebook has them, and they are told apart from what a rulebook says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tableforge.kernel.game import Game
from tableforge.server.messages import Ending
from tableforge.server.records import TableRecord, seat_title
from tableforge.server.seat_view import describe_ending as describe_book_ending
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

Json = dict[str, Any]
ENDED: Final = "ended"  # in the note of a table: how it ended by a rule of the house
NOBODY: Final = -1  # the seat of a draw
RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "time"
DRAWN: Final = "draw"
CLAIMED: Final = "claimed"
HOWS: Final = {
    RESIGNED: Text("{name} gives up", "{name} abandonne"),
    OUT_OF_TIME: Text("{name} is out of time", "{name} n’a plus de temps"),
    DRAWN: Text("Both agree on a draw", "Les deux conviennent d’une nulle"),
    CLAIMED: Text("{name} has left the table", "{name} a quitté la table"),
}
ALL_DRAW: Final = Text("All agree on a draw", "Tous conviennent d’une nulle")
ALL_GIVE_UP: Final = Text("All give up", "Tous abandonnent")
ONE_WON: Final = Text("{how}: {names} has won", "{how} : {names} a gagné")
SEVERAL_WON: Final = Text("{how}: {names} have won", "{how} : {names} ont gagné")
LOST: Final = Text("{how}: the game is lost", "{how} : la partie est perdue")
AND: Final = Text(" and ", " et ")
HOUSE: Final = Text(
    "{told} (a rule of this table, not of the rulebook)", "{told} (une règle de cette table, pas du livret)"
)


@dataclass(frozen=True, slots=True)
class HouseEnding:
    """How a table has ended by a rule of the house: how, by which seat (-1 for all), and who has won."""

    how: str
    seat: int
    winners: tuple[int, ...]

    def dump(self) -> Json:
        """Return it as the note of a table has it."""
        return {"how": self.how, "seat": self.seat, "winners": list(self.winners)}


def find_house_ending(record: TableRecord) -> HouseEnding | None:
    """Return how a table has ended by a rule of the house; None where it has not."""
    found = record.note.get(ENDED)
    return None if found is None else HouseEnding(found["how"], found["seat"], tuple(found["winners"]))


def end_by_house(game: Game, seats: int, how: str, seat: int = NOBODY) -> HouseEnding:
    """Return the ending by which `seat` loses: all others win, and nobody where all win or lose together or draw."""
    nobody = game.all_win_alike or seat == NOBODY
    return HouseEnding(how, seat, () if nobody else tuple([s for s in range(seats) if s != seat]))


def is_over(record: TableRecord, g: Sitting) -> bool:
    """Whether the game at a table has ended, by the book or by a rule of the house."""
    return g.over or ENDED in record.note


def winners(record: TableRecord, g: Sitting) -> tuple[int, ...] | None:
    """Return the seats that have won at a table, which may be none or all; None while the game lasts."""
    house = find_house_ending(record)
    if house is not None:
        return house.winners
    book = g.outcome()
    return None if book is None else tuple(book.winners)


def describe_ending(record: TableRecord, g: Sitting, lang: str) -> Ending | None:
    """Return how the game at a table has ended, in the words of a language; None while it lasts."""
    house = find_house_ending(record)
    if house is not None:
        return Ending(list(house.winners), "", house_sentence(record, g.game, house, lang), house.how)
    return describe_book_ending(g, lang)


def house_sentence(record: TableRecord, game: Game, house: HouseEnding, lang: str) -> str:
    """Return the sentence that tells an ending by a rule of the house, and that it is one."""
    everybody = {RESIGNED: ALL_GIVE_UP, DRAWN: ALL_DRAW if len(record.chairs) > 2 else HOWS[DRAWN]}
    said = everybody[house.how] if house.seat == NOBODY else HOWS[house.how]
    how = said.fill(name="" if house.seat == NOBODY else seat_title(record, game, house.seat, lang)).text(lang)
    told = Text(how, how)
    if house.winners:
        names = join_names([seat_title(record, game, seat, lang) for seat in house.winners], lang)
        told = (ONE_WON if len(house.winners) == 1 else SEVERAL_WON).fill(how=how, names=names)
    elif house.how != DRAWN:
        told = LOST.fill(how=how)
    return HOUSE.fill(told=told.text(lang)).text(lang)


def join_names(names: Sequence[str], lang: str) -> str:
    """Return names with commas, and a word before the last."""
    return AND.text(lang).join([part for part in (", ".join(names[:-1]), names[-1]) if part])
