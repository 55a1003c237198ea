"""Ratings of those who want them (Glicko-2), by game and by kind of clock; those of bots, which are measured and fixed.

A game counts when everybody in it is a person with a key of their own who has wished so before it began, and nothing of its
chance could be known: no practice, no chosen seed, no save, no lesson, puzzle or campaign.  The wish binds the key: whoever
comes back with another one near the end changes nothing.  A game counts once, with the answer that ends it, and its end is
then not taken back.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from tableforge import games
from tableforge.kernel.game import Game
from tableforge.kernel.settings import PRACTICE
from tableforge.server import clocks, glicko, outcome, refusals, trust, wall_clock
from tableforge.server.deck_scores import deck_setting, stored_deck_mark
from tableforge.server.glicko import GlickoRating, RivalResult
from tableforge.server.records import BOT, TableRecord, awaited_seats
from tableforge.server.refusals import Refusal
from tableforge.server.store import PERSONS, RATED, RATINGS
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
log = logging.getLogger(__name__)
WISHES: Final = "rated"  # in the note of a table: by seat, the digest of the key of whoever wishes that it counts
PERIOD: Final = 5 * 24 * 3600.0  # seconds after which somebody who does not play is less surely rated
FEW: Final = 3  # rated games from which on somebody stands in the list
MOST_LISTED: Final = 100
LIVE: Final = "live"  # a clock that both sit at
BOTS_FILE: Final = "bot_ratings.toml"
NOT_IN_EARNEST: Final = ("lesson", "puzzle", "campaign")  # what a table may belong to, in its note


class RatedStanding(NamedTuple):
    """The rating of somebody in a game at a pace, and of how many games it comes."""

    rating: GlickoRating
    games: int
    at: float


class RatedEnd(NamedTuple):
    """How a game that counts has ended: what each seat has scored, and the marks of the decks."""

    scores: tuple[float, ...]
    decks: tuple[str, ...]


class BotRating(NamedTuple):
    """The rating of a bot, its margin, and which version of the bot it was measured of."""

    rating: float
    margin: float
    version: str


class ListedPerson(NamedTuple):
    """Somebody in the list of ratings."""

    name: str
    emblem: str
    pace: str
    rating: float
    margin: float
    games: int


class DeckRecord(NamedTuple):
    """How a deck did in rated games: how many, its score, and what the ratings of those who played had foretold."""

    games: int
    score: float
    expected: float


# ---------------------------------------------------------------- which games count
def note_wish(record: TableRecord, seat: int, person: str) -> TableRecord:
    """Return a table with the wish of a seat noted that it counts, under the digest of the person's key."""
    wishes = {**record.note.get(WISHES, {}), str(seat): person}
    return replace(record, note={**record.note, WISHES: wishes})


def note_people(people: Mapping[int, str]) -> Json:
    """Return the wish of these people, digests of keys by seat, for the note of a new table."""
    return {WISHES: {str(seat): person for seat, person in people.items() if person}}


def note_wishes(record: TableRecord) -> Json:
    """Return the wishes of a table for the note of the next one of the same people."""
    return {WISHES: record.note[WISHES]} if is_wished(record) else {}


def without_wishes(record: TableRecord) -> TableRecord:
    """Return a table that will not count."""
    return replace(record, note={name: what for name, what in record.note.items() if name != WISHES})


def wishes_of(record: TableRecord) -> dict[int, str]:
    """Return who wishes that a table counts: digests of keys, by seat."""
    found = record.note.get(WISHES)
    return {int(seat): str(person) for seat, person in found.items()} if isinstance(found, dict) else {}


def is_wished(record: TableRecord) -> bool:
    """Whether somebody has wished that a table counts."""
    return bool(record.note.get(WISHES))


def counts(record: TableRecord, game: Game) -> bool:
    """Whether a game counts for ratings, once it is over: everybody wishes it and has come, and all are different people."""
    wishes = wishes_of(record)
    return (
        {*wishes} == {c.seat for c in record.chairs}
        and len({*wishes.values()}) == len(record.chairs)
        and not awaited_seats(record)
        and may_count(record, game)
    )


def may_count(record: TableRecord, game: Game) -> bool:
    """Whether a table is one that could count, whoever wishes it."""
    return (
        len(record.chairs) > 1
        and not game.all_win_alike
        and all([c.kind != BOT for c in record.chairs])
        and not record.setup.get(PRACTICE.name)
        and not trust.known_chance(record)
        and not {*NOT_IN_EARNEST} & {*record.note}
    )


def check_may_count(record: TableRecord, game: Game, person: str) -> None:
    """Raise Refusal where a table cannot count, or whoever wishes it has no key of their own."""
    if not person or not may_count(record, game):
        raise Refusal(refusals.NOT_RATED.fill(), "not-rated")


def pace_of(record: TableRecord) -> str:
    """Return the kind of clock that a table is played by, as ratings are told apart by it."""
    rule = clocks.rule_of(record.note)
    return LIVE if rule.is_live else rule.kind


# ---------------------------------------------------------------- jobs of the store
def settle(c: sa.Connection, record: TableRecord, end: RatedEnd | None) -> None:
    """Let a game that is over count: the rating of everybody in it, by what each has scored, and a row for each seat.

    A table counts once.  Failures are logged, for the game does not depend on it.
    """
    if end is None:
        return
    try:
        with c.begin_nested():
            write_game(c, record, end)
    except SQLAlchemyError as e:
        log.error("table %s: it is not counted for ratings: %s", record.id, e)


def write_game(c: sa.Connection, record: TableRecord, end: RatedEnd) -> None:
    """Write the ratings after a game, and the game itself."""
    if c.execute(sa.select(RATED.c.table).where(RATED.c.table == record.id)).first() is not None:
        return
    at, pace, who = wall_clock.now(), pace_of(record), wishes_of(record)
    before = {seat: standing_of(c, person, record.game, pace, at) for seat, person in who.items()}
    for seat, person in who.items():
        mine, rivals = before[seat], [other for other in who if other != seat]
        results = [RivalResult(before[x].rating, duel_score(end.scores, seat, x)) for x in rivals]
        after = glicko.update_rating(mine.rating, results)
        foretold = sum([glicko.foretell_score(mine.rating, before[x].rating) for x in rivals]) / len(rivals)
        key = {"person": person, "game": record.game, "pace": pace}
        c.execute(RATINGS.delete().where(*[RATINGS.c[name] == what for name, what in key.items()]))
        c.execute(
            RATINGS.insert().values(
                **key,
                rating=after.rating,
                deviation=after.deviation,
                volatility=after.volatility,
                games=mine.games + 1,
                at=at,
            )
        )
        c.execute(
            RATED.insert().values(
                table=record.id,
                seat=seat,
                **key,
                deck=end.decks[seat] if end.decks else "",
                score=sum([x.score for x in results]) / len(results),
                expected=foretold,
                before=mine.rating.rating,
                after=after.rating,
                at=at,
            )
        )


def duel_score(scores: Sequence[float], seat: int, rival: int) -> float:
    """Return what a seat has scored against another one: 1, 0, or a half where both have done alike."""
    return 0.5 if scores[seat] == scores[rival] else float(scores[seat] > scores[rival])


def standing_of(c: sa.Connection, person: str, game: str, pace: str, at: float) -> RatedStanding:
    """Return where somebody stands now: the longer ago the last game, the less sure."""
    row = c.execute(
        sa.select(RATINGS).where(RATINGS.c.person == person, RATINGS.c.game == game, RATINGS.c.pace == pace)
    ).one_or_none()
    return RatedStanding(GlickoRating(), 0, at) if row is None else as_standing(row, at)


def as_standing(row: Any, at: float) -> RatedStanding:
    """Return the standing of a row, as sure as it is at a time."""
    kept = GlickoRating(row.rating, row.deviation, row.volatility)
    return RatedStanding(glicko.age_rating(kept, max(0.0, at - row.at) / PERIOD), row.games, row.at)


def standings_of(c: sa.Connection, person: str, at: float) -> list[tuple[str, str, RatedStanding]]:
    """Return all ratings of somebody: game, pace, standing."""
    rows = c.execute(sa.select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game, RATINGS.c.pace))
    return [(row.game, row.pace, as_standing(row, at)) for row in rows]


def listed_people(c: sa.Connection, game: str, at: float) -> list[ListedPerson]:
    """Return those who wish to be listed and have played a few rated games, the strongest first."""
    rows = c.execute(
        sa.select(RATINGS, PERSONS.c.name, PERSONS.c.emblem)
        .join(PERSONS, PERSONS.c.person == RATINGS.c.person)
        .where(RATINGS.c.game == game, RATINGS.c.games >= FEW, PERSONS.c.listed, PERSONS.c.name != "")
        .order_by(RATINGS.c.rating.desc())
        .limit(MOST_LISTED)
    )
    out = []
    for row in rows:
        now = as_standing(row, at)
        out.append(
            ListedPerson(row.name, row.emblem, row.pace, round(now.rating.rating), round(now.rating.margin), now.games)
        )
    return out


def deck_records(c: sa.Connection, game: str) -> dict[str, DeckRecord]:
    """Return how each deck of a game did in rated games, by its mark."""
    wanted = sa.select(RATED.c.deck, sa.func.count(), sa.func.sum(RATED.c.score), sa.func.sum(RATED.c.expected))
    rows = c.execute(wanted.where(RATED.c.game == game, RATED.c.deck != "").group_by(RATED.c.deck))
    return {deck: DeckRecord(n, float(score), float(expected)) for deck, n, score, expected in rows}


# ---------------------------------------------------------------- how a game ended
def scores_of(winners: Sequence[int], seats: int) -> list[float]:
    """Return what each seat has scored: the winners 1, the others 0, and all a half where nobody or everybody has won."""
    if not winners or len(winners) == seats:
        return [0.5] * seats
    return [float(seat in winners) for seat in range(seats)]


def collect(record: TableRecord, g: Sitting) -> RatedEnd | None:
    """Return how a table has ended, where it has and counts; else None."""
    if not record.over or not counts(record, g.game):
        return None
    return RatedEnd(tuple(scores_of(outcome.winners(record, g) or (), g.seats)), tuple(decks_of(g)))


def decks_of(g: Sitting) -> list[str]:
    """Return the marks of the decks in a game; empty where it has none."""
    s = deck_setting(g.game)
    return [] if s is None else [stored_deck_mark(kept) for kept in g.setup[s.name]]


# ---------------------------------------------------------------- bots
@cache
def bot_ratings(game: str) -> Mapping[str, BotRating]:
    """Return the ratings of a game's bots, from the file in its doors; empty where nobody has measured them."""
    import tomllib

    try:
        text = files(games.module_name("bots", game)).joinpath(BOTS_FILE).read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError, TypeError):
        return {}
    found = tomllib.loads(text)["bots"]
    return {
        name: BotRating(float(x["rating"]), float(x["margin"]), str(x.get("version", ""))) for name, x in found.items()
    }
