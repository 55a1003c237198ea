"""People without accounts: what they say of themselves, all that is known of them, and how it is forgotten.

A person is a key in a browser (`profiles`); the server keeps its digest.  Beside profiles there are a name and an emblem,
ratings, the seats in which somebody sat last, and what was said from them.  `GET /api/person` gives all of it to whoever has
the key, and `DELETE` forgets it: games that others play, too, go on, with a dash in the place of the name.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, NamedTuple

import sqlalchemy as sa
from litestar import delete, get, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from tableforge import games
from tableforge.server import messages as m
from tableforge.server import offer_records, profiles, ratings, records, refusals, tables, wall_clock
from tableforge.server.faces import BotRow, as_points, bot_rows, find_person, sign_of
from tableforge.server.offer_records import HOST, OpenSeat, OpenTable
from tableforge.server.refusals import Refusal
from tableforge.server.request import clean_text
from tableforge.server.store import OFFERS, PEOPLE, PERSONS, PROFILES, RATED, RATINGS, SAYINGS, SEATS, TABLES
from tableforge.server.tables import Call

EMBLEMS: Final = (
    "",
    "forge",
    "key",
    "chain",
    "sun",
    "moon",
    "eye",
    "clock",
    "dice",
    "bag",
    "skull",
    "f-gem",
    "f-portal",
)
NAMELESS: Final = "—"  # in the place of the name of somebody who was forgotten


class PersonRequest(Struct, forbid_unknown_fields=True):
    """What somebody says of themselves; `listed` puts them into the list of ratings."""

    name: Annotated[str, Meta(max_length=m.LONGEST_NAME)] = ""
    emblem: Annotated[str, Meta(max_length=20)] = ""
    listed: bool = False


class PersonalRating(Struct):
    """A rating: in which game, by which kind of clock, within which margin."""

    game: str
    title: str
    pace: str
    rating: int
    margin: int
    games: int


class RatedGame(Struct):
    """A game that has counted."""

    table: str
    game: str
    pace: str
    score: float
    before: int
    after: int
    at: float


class PersonSaying(Struct):
    """Something that was said at a table."""

    text: str
    at: float


class PersonSeat(Struct):
    """A seat in which somebody sat last."""

    table: str
    game: str
    seat: int
    name: str
    over: bool
    created: float
    updated: float
    sayings: list[PersonSaying]


class PersonOffer(Struct):
    """A seat at an open table, with what one brings there."""

    offer: str
    game: str
    seat: int
    name: str
    note: str  # of a host: the line for those who look
    deck: str  # its name, or the hero; "" where there is neither
    created: float


class LearnedThing(Struct):
    """A word of a profile."""

    game: str
    what: str
    word: str


class PersonInfo(Struct):
    """Everything that is known of a person; `sign` is how the host can tell them from others."""

    sign: str
    name: str
    emblem: str
    listed: bool
    lang: str
    ratings: list[PersonalRating]
    rated: list[RatedGame]
    learned: list[LearnedThing]
    seats: list[PersonSeat]
    offers: list[PersonOffer]


class Forgotten(Struct):
    """What was deleted of a person: tables that nobody else played at, and those that go on without the name."""

    removed: list[str]
    nameless: list[str]


class Traces(NamedTuple):
    """What was deleted of a person, the open tables that are gone with them, and those at which a seat is free again."""

    told: Forgotten
    gone: list[str]
    freed: list[str]


class RatedPerson(Struct):
    """Somebody in the list of ratings."""

    name: str
    emblem: str
    pace: str
    rating: int
    margin: int
    games: int


class RatingList(Struct):
    """Who is rated in a game: its bots, as they were measured, and people who want to be listed."""

    game: str
    rated: bool  # whether games of it can count at all
    bots: list[BotRow]
    people: list[RatedPerson]


# ---------------------------------------------------------------- who asks
def person_of(request: Call) -> str:
    """Return the digest of the caller's key.

    Raises Refusal where there is none.
    """
    person = profiles.digest(request.headers.get(profiles.HEADER, ""))
    if not person:
        raise Refusal(refusals.NO_PERSON.fill(), "no-person", 401)
    return person


# ---------------------------------------------------------------- jobs of the store
def write_person(c: sa.Connection, person: str, said: PersonRequest, lang: str) -> None:
    """Write what somebody says of themselves."""
    values = {"name": said.name, "emblem": said.emblem, "listed": said.listed, "lang": lang, "at": wall_clock.now()}
    if c.execute(PERSONS.update().where(PERSONS.c.person == person).values(**values)).rowcount == 0:
        c.execute(PERSONS.insert().values(person=person, **values))


def join_people(c: sa.Connection, old: str, new: str) -> list[str]:
    """Let what is known of one key be known of another: what was learned, and the seats; a rating where the other has none.

    A game under way that counts for the one counts for the other from now on. Return the tables at which that has changed a
    wish: they change hands, so that nobody plays on with what they have in memory.
    """
    for row in c.execute(sa.select(PROFILES).where(PROFILES.c.person == old)).mappings().all():
        with contextlib.suppress(sa.exc.IntegrityError), c.begin_nested():
            c.execute(PROFILES.insert().values({**row, "person": new}))
    c.execute(PROFILES.delete().where(PROFILES.c.person == old))
    c.execute(PEOPLE.update().where(PEOPLE.c.person == old).values(person=new))
    for row in c.execute(sa.select(RATINGS).where(RATINGS.c.person == old)).mappings().all():
        with contextlib.suppress(sa.exc.IntegrityError), c.begin_nested():
            c.execute(RATINGS.insert().values({**row, "person": new}))
            same = (RATED.c.person == old, RATED.c.game == row["game"], RATED.c.pace == row["pace"])
            c.execute(RATED.update().where(*same).values(person=new))
    for kept in (RATINGS, RATED, PERSONS):
        c.execute(kept.delete().where(kept.c.person == old))
    going = sa.select(TABLES.c.id, TABLES.c.note).where(
        sa.not_(TABLES.c.over), TABLES.c.note.contains(old, autoescape=True)
    )
    wished = c.execute(going).all()
    for table, note in wished:
        values = {"note": note.replace(old, new), "term": TABLES.c.term + 1}
        c.execute(TABLES.update().where(TABLES.c.id == table).values(**values))
    return [table for table, _ in wished]


def describe_person(c: sa.Connection, person: str, lang: str) -> PersonInfo:
    """Return everything that is known of a person."""
    at, said = wall_clock.now(), find_person(c, person)
    seats = []
    wanted = sa.select(PEOPLE.c.seat, TABLES, SEATS.c.name).where(PEOPLE.c.person == person)
    here = sa.and_(SEATS.c.table == PEOPLE.c.table, SEATS.c.seat == PEOPLE.c.seat)
    joined = wanted.join(TABLES, TABLES.c.id == PEOPLE.c.table).join(SEATS, here).order_by(TABLES.c.updated.desc())
    for row in c.execute(joined).mappings().all():
        spoken = sa.select(SAYINGS.c.text, SAYINGS.c.at).where(
            SAYINGS.c.table == row["id"], SAYINGS.c.seat == row["seat"]
        )
        said_there = [PersonSaying(*x) for x in c.execute(spoken.order_by(SAYINGS.c.number))]
        facts = (row["id"], row["game"], row["seat"], row["name"], row["over"], row["created"], row["updated"])
        seats.append(PersonSeat(*facts, said_there))
    found = [x for x in offer_records.offers_of(c, person) if not x.made]
    played = sa.select(RATED).where(RATED.c.person == person).order_by(RATED.c.at.desc())
    learned = sa.select(PROFILES.c.game, PROFILES.c.what, PROFILES.c.word).where(PROFILES.c.person == person)
    return PersonInfo(
        sign_of(person),
        "" if said is None else said.name,
        "" if said is None else said.emblem,
        False if said is None else said.listed,
        "" if said is None else said.lang,
        [
            PersonalRating(game, title_of(game, lang), pace, *as_points(x.rating), x.games)
            for game, pace, x in ratings.standings_of(c, person, at)
        ],
        [RatedGame(x.table, x.game, x.pace, x.score, round(x.before), round(x.after), x.at) for x in c.execute(played)],
        [LearnedThing(*row) for row in c.execute(learned.order_by(*learned.selected_columns))],
        seats,
        [describe_seat(offer, seat, lang) for offer in found for seat in offer.seats if seat.person == person],
    )


def describe_seat(offer: OpenTable, seat: OpenSeat, lang: str) -> PersonOffer:
    """Return what is known of somebody by a seat of theirs at an open table."""
    note = offer.note if seat.kind == HOST else ""
    deck = seat.shown[lang]["name"] if lang in seat.shown else seat.choice
    return PersonOffer(offer.id, offer.game, seat.seat, seat.name, note, deck, offer.created)


def title_of(game: str, lang: str) -> str:
    """Return the title of a game; its name where it is not here any more."""
    return games.game(game).title.text(lang) or game.capitalize() if game in games.loadable_names() else game


def forget_person(c: sa.Connection, person: str) -> Traces:
    """Delete everything that is known of a person, but for tables that nobody else plays at: these are returned.

    At the others the seat stays, without name and key, and the table changes hands, so that nobody plays on with what they
    have in memory.
    """
    mine: dict[str, list[int]] = {}
    for table, seat in c.execute(sa.select(PEOPLE.c.table, PEOPLE.c.seat).where(PEOPLE.c.person == person)):
        mine.setdefault(table, []).append(seat)
    out = Forgotten([], [])
    for table, seats in mine.items():
        others = sa.select(SEATS.c.seat).where(
            SEATS.c.table == table,
            sa.or_(SEATS.c.kind != records.BOT, SEATS.c.token.is_not(None)),  # also seats that are lent to a bot
            SEATS.c.seat.not_in(seats),
        )
        if c.execute(others).first() is None:
            out.removed.append(table)
        else:
            out.nameless.append(table)
            forget_at_table(c, table, seats, person)
    gone, changed = offer_records.leave_offers(c, person)
    for offer in offer_records.offers_of(c, person):  # those that are tables
        offer_records.change_offer(c, offer.id, partial(forget_in_offer, person=person))
    c.execute(OFFERS.update().where(OFFERS.c.person == person).values(person=""))
    for kept in (PEOPLE, PROFILES, PERSONS, RATINGS, RATED):
        c.execute(kept.delete().where(kept.c.person == person))
    return Traces(out, gone, changed)


def forget_in_offer(offer: OpenTable, person: str) -> OpenTable:
    """Return an offer that is a table by now, without somebody's name, key and deck."""
    seats = [OpenSeat(seat=s.seat, kind=s.kind, name=NAMELESS) if s.person == person else s for s in offer.seats]
    return replace(offer, seats=tuple(seats))


def forget_at_table(c: sa.Connection, table: str, seats: Sequence[int], person: str) -> None:
    """Delete name, key and sayings of some seats of a table, and the wish that it counts."""
    c.execute(SEATS.update().where(SEATS.c.table == table, SEATS.c.seat.in_(seats)).values(name=NAMELESS, token=None))
    c.execute(SAYINGS.delete().where(SAYINGS.c.table == table, SAYINGS.c.seat.in_(seats)))
    note = json.loads(c.execute(sa.select(TABLES.c.note).where(TABLES.c.id == table)).scalar_one())
    wishes = {seat: who for seat, who in note.pop(ratings.WISHES, {}).items() if who != person}
    if wishes:
        note[ratings.WISHES] = wishes
    c.execute(TABLES.update().where(TABLES.c.id == table).values(note=records.to_json(note), term=TABLES.c.term + 1))


# ---------------------------------------------------------------- addresses
@get("/api/person")
async def my_person(request: Call) -> PersonInfo:
    """Everything that is known of whoever asks, by the key in the header `Tableforge-Person`."""
    person, lang = person_of(request), tables.lang_of(request)
    return await tables.hall_of(request).store.read(lambda c: describe_person(c, person, lang))


@put("/api/person")
async def change_person(request: Call, data: JSONBody[PersonRequest]) -> None:
    """Say something of oneself: a name, an emblem, whether one wants to be in the list of ratings."""
    person, lang = person_of(request), tables.lang_of(request)
    if data.emblem not in EMBLEMS:
        raise Refusal(refusals.WRONG_FIELD.fill(name="emblem"), "bad-request")
    said = PersonRequest(clean_text(data.name), data.emblem, data.listed)
    await tables.hall_of(request).store.write(lambda c: write_person(c, person, said, lang))


@delete("/api/person", status_code=200)
async def remove_person(request: Call) -> Forgotten:
    """Forget everything that is known of whoever asks; games with others go on without the name."""
    person, hall = person_of(request), tables.hall_of(request)
    found, gone, freed = await hall.store.write(lambda c: forget_person(c, person))
    hall.offers.announce(*gone, why="withdrawn")
    hall.offers.announce(*freed)
    for table in found.removed:
        await hall.remove(table)
    hall.drop_tables(found.nameless)
    return found


@get("/api/{game:str}/ratings")
async def list_ratings(request: Call, game: FromPath[str]) -> RatingList:
    """Who is rated in a game: its bots, and people who want to be listed."""
    found, lang, at = games.game(game), tables.lang_of(request), wall_clock.now()
    listed = await tables.hall_of(request).store.read(lambda c: ratings.listed_people(c, game, at))
    rows = [RatedPerson(x.name, x.emblem, x.pace, round(x.rating), round(x.margin), x.games) for x in listed]
    return RatingList(game, not found.all_win_alike, bot_rows(game, lang), rows)


ROUTES: Final = (my_person, change_person, remove_person, list_ratings)
