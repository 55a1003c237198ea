"""What somebody has posed: a game, a position in the language of rulings, and the answers that were tried in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tableforge import games
from tableforge.errors import BadLink, BadSetup, TableforgeError
from tableforge.judge import refusals
from tableforge.judge.parts import layout_of
from tableforge.kernel.game import Game
from tableforge.kernel.rules import edition_of
from tableforge.kernel.settings import Edition, Flag, OneOf, WholeNumber
from tableforge.table.handle import arbiter
from tableforge.table.sitting import WRONG_KIND, Sitting
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text, in_every

Json = dict[str, Any]
LONGEST: Final = 12_000  # characters, of a link and of a text
MOST_UNPACKED: Final = 48_000  # characters of what a link holds
DEEPEST: Final = 8  # brackets within brackets
MOST_PARTS: Final = 4000  # values, all in all
LONGEST_TEXT: Final = 4000  # characters of one value
LONGEST_KEY: Final = 200  # characters of an answer
MOST_ANSWERS: Final = 200
LARGEST: Final = 1_000_000
SEED: Final = 1  # of whatever chance a position leaves open; rulings have the same
OF_POSED: Final = ("game", "position", "answers")


@dataclass(frozen=True, slots=True)
class Posed:
    """A position that was posed: plain data, checked for its shape, not yet laid out."""

    game: str
    position: Json
    answers: tuple[str, ...] = ()
    lost: tuple[Text, ...] = field(default=(), compare=False)  # what of the game it comes from it cannot say

    def to_data(self) -> Json:
        """Return it as plain data."""
        return {"game": self.game, "position": self.position, "answers": list(self.answers)}


def read_posed(data: object) -> Posed:
    """Return what was posed, from plain data.

    Raises BadLink where it is of another shape, too large or too deep, UnknownGame where there is no such game.
    """
    if not isinstance(data, dict) or set(data) - {*OF_POSED} or not {"game", "position"} <= set(data):
        raise BadLink(refusals.A_POSED.fill(value=data))
    game, position, answers = data["game"], data["position"], data.get("answers", [])
    if not isinstance(game, str) or len(game) > LONGEST_KEY:
        raise BadLink(refusals.A_GAME.fill(value=game))
    if not isinstance(position, dict):
        raise BadLink(refusals.FIELDS.fill(value=position))
    if (
        not isinstance(answers, (list, tuple))
        or len(answers) > MOST_ANSWERS
        or not all([isinstance(a, str) and len(a) <= LONGEST_KEY and a.isprintable() for a in answers])
    ):
        raise BadLink(refusals.KEYS_ONLY.fill(most=MOST_ANSWERS, value=answers))
    count_parts(position)
    return Posed(games.game(game).name, position, tuple(answers))


def count_parts(value: object, depth: int = 0, counted: int = 0) -> int:
    """Return how many values there are in one, with those that were counted before.

    Raises BadLink where they are too many, too deep, too long, or of a kind that positions are not made of.
    """
    counted += 1
    if counted > MOST_PARTS:
        raise BadLink(refusals.TOO_MANY.fill(most=MOST_PARTS))
    if depth > DEEPEST:
        raise BadLink(refusals.TOO_DEEP.fill(most=DEEPEST))
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise BadLink(refusals.LONG_TEXT.fill(most=LONGEST_TEXT, n=len(value)))
        if not value.isprintable():
            raise BadLink(refusals.PLAIN_VALUES.fill(value=value))
    elif isinstance(value, dict):
        for name, inner in value.items():
            if not isinstance(name, str) or len(name) > LONGEST_KEY or not name.isprintable():
                raise BadLink(refusals.PLAIN_VALUES.fill(value=name))
            counted = count_parts(inner, depth + 1, counted)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            counted = count_parts(inner, depth + 1, counted)
    elif value is not None and not (isinstance(value, int) and abs(value) <= LARGEST):
        raise BadLink(refusals.PLAIN_VALUES.fill(value=value))
    return counted


# ---------------------------------------------------------------- laid out
def edition_setting(game: Game) -> str:
    """Return the name of the setting that chooses a game's edition; "" where it has none."""
    return next((s.name for s in game.settings if isinstance(s.kind, Edition)), "")


def allowed_settings(game: Game) -> list[str]:
    """Return the settings that a posed position may make: words and yes or no, and nothing that names a folder or a file."""
    return [s.name for s in game.settings if isinstance(s.kind, (OneOf, Flag, WholeNumber))]


def edition_of_posed(posed: Posed) -> str:
    """Return the edition that a position is to be played by; the game's usual one where it says none."""
    game = games.game(posed.game)
    name = edition_setting(game)
    usual = next((s.default for s in game.settings if s.name == name), "")
    return str(posed.position.get(name, usual))


def with_edition(posed: Posed, edition: str) -> Posed:
    """Return the same position by an edition of the rules.

    Raises UnknownEdition where the game has none of that name.
    """
    game = games.game(posed.game)
    name = edition_setting(game)
    if not name:
        return posed
    edition_of(edition, game.editions)
    return Posed(posed.game, {**posed.position, name: edition}, posed.answers, posed.lost)


def lay_posed(posed: Posed) -> Sitting:
    """Return the game that begins with a position, before any answer.

    Raises BadSetup where no game could have it, UnknownGame where the game has no such positions.
    """
    game = games.game(posed.game)
    own = arbiter(posed.game)
    allowed = allowed_settings(game)
    try:
        options = own.settings(posed.position)
        for name in posed.position:
            if name in options and name not in allowed:
                raise BadSetup(unknown(refusals.NO_SUCH_SETTING, name, allowed))
        return Sitting(game, game.setup(**options), SEED)
    except TableforgeError as e:
        raise BadSetup(refusals.DOES_NOT_HOLD.fill(why=in_every(e.text))) from e
    except WRONG_KIND as e:
        raise BadSetup(refusals.DOES_NOT_HOLD.fill(why=refusals.WRONG_VALUE)) from e


def pose_fields(game: str, position: Mapping[str, Any], answers: tuple[str, ...] = ()) -> Posed:
    """Return a position of our own making as one that was posed, its shape checked."""
    return read_posed({"game": game, "position": dict(position), "answers": list(answers)})


def seat_titles(posed: Posed, g: Sitting, lang: str) -> list[str]:
    """Return what the seats of a posed game are called: whom they play, or which player they are."""
    layout = layout_of(posed.game)
    told = [title.text(lang) for _, title in layout.seats] if layout is not None else []
    named = [g.game.speech.seat_name(g.setup, seat, lang) for seat in range(g.seats)]
    return [name or (told[seat] if seat < len(told) else str(seat + 1)) for seat, name in enumerate(named)]
