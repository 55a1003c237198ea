"""What others see of people and bots besides their names: an emblem, and a rating with its margin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace

from tableforge import bots
from tableforge.errors import UnknownBot
from tableforge.server import messages as m
from tableforge.server import ratings, records, wall_clock
from tableforge.server.glicko import GlickoRating
from tableforge.server.store import PEOPLE, PERSONS
from tableforge.tongue.text import ENGLISH

SIGN: Final = 12  # letters of a sign


class Face(NamedTuple):
    """What others see of a person besides the name."""

    emblem: str = ""
    rating: int = 0  # 0: none
    margin: int = 0


class BotRow(Struct):
    """A bot on the scale of ratings."""

    name: str
    title: str
    rating: int
    margin: int


def as_points(rating: GlickoRating) -> tuple[int, int]:
    """Return a rating and its margin as they are shown."""
    return round(rating.rating), round(rating.margin)


def sign_of(person: str) -> str:
    """Return by what a host knows somebody: the beginning of the digest of their key."""
    return person[:SIGN]


# ---------------------------------------------------------------- jobs of the store
def person_at(c: sa.Connection, table: str, seat: int) -> str:
    """Return who sat last in a seat, as the digest of a key; "" where nobody is known."""
    wanted = sa.select(PEOPLE.c.person).where(PEOPLE.c.table == table, PEOPLE.c.seat == seat)
    return str(c.execute(wanted).scalar() or "")


def find_person(c: sa.Connection, person: str) -> sa.Row[Any] | None:
    """Return what somebody has said of themselves, or None."""
    return c.execute(sa.select(PERSONS).where(PERSONS.c.person == person)).one_or_none()


def faces_at(c: sa.Connection, table: str, game: str, pace: str) -> dict[int, Face]:
    """Return what is seen of the people at a table, by seat."""
    at, out = wall_clock.now(), {}
    for seat, person in c.execute(sa.select(PEOPLE.c.seat, PEOPLE.c.person).where(PEOPLE.c.table == table)).all():
        said = find_person(c, person)
        standing = ratings.standing_of(c, person, game, pace, at)
        points = as_points(standing.rating) if standing.games else (0, 0)
        out[seat] = Face("" if said is None else said.emblem, *points)
    return out


# ---------------------------------------------------------------- what others see
def with_faces(seats: Iterable[m.SeatedPerson], faces: Mapping[int, Face], game: str) -> list[m.SeatedPerson]:
    """Return who sits at a table with their emblems and ratings; bots with those that were measured of them."""
    measured = {x.name: x for x in bot_rows(game, ENGLISH)} if any([s.kind == records.BOT for s in seats]) else {}
    out = []
    for seat in seats:
        bot = measured.get(seat.bot) if seat.kind == records.BOT else None
        face = faces.get(seat.seat, Face()) if seat.kind == records.PERSON else Face()
        shown = Face("", bot.rating, bot.margin) if bot is not None else face
        out.append(replace(seat, emblem=shown.emblem, rating=shown.rating, margin=shown.margin))
    return out


def bot_rows(game: str, lang: str) -> list[BotRow]:
    """Return the bots of a game that were measured as they are today, the strongest first."""
    out = []
    for name, x in ratings.bot_ratings(game).items():
        try:
            profile = bots.profile(name, game)
        except UnknownBot:
            continue
        if profile.version == x.version:
            out.append(BotRow(name, profile.title.text(lang), round(x.rating), round(x.margin)))
    return sorted(out, key=lambda row: -row.rating)
