"""What is remembered of people besides their tables: which campaigns they have finished, and what has been explained to them once.

A person is known by a key of their own, which a browser makes once and brings along; the store has its digest alone.  Whoever
runs the server is known by the key of the house as well, and has the profile that lies in the folder of the data (`table.profile`):
at `./play` that is the one of the terminal.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tableforge.campaign import chronicle_of
from tableforge.kernel.game import Game
from tableforge.kernel.settings import TAUGHT as TAUGHT_SETTING
from tableforge.server import records, setup, tokens
from tableforge.server.records import TableRecord
from tableforge.server.store import PEOPLE, PROFILES
from tableforge.table.profile import FINISHED, TAUGHT, PlayerProfile
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
Learned = Mapping[str, Sequence[str]]  # by FINISHED and TAUGHT
HEADER: Final = "tableforge-person"
SHORTEST: Final = 16  # length of a person's key
LONGEST: Final = 100
MOST_WORDS: Final = 500  # most words in a profile


class PersonProfile(NamedTuple):
    """What is remembered of a person in a game."""

    finished: list[str]
    taught: list[str]


def digest(key: str) -> str:
    """Return what the database stores of a person's key; "" where it is no key."""
    return tokens.token_digest(key) if SHORTEST <= len(key) <= LONGEST else ""


# ---------------------------------------------------------------- what there is to remember
def collect_learned(g: Sitting, first: bool) -> Learned:
    """Return what the last answer adds to the players' profiles; with the `first` one also what was explained before."""
    found = {TAUGHT: g.game.speech.explained_topics(g.events if first else g.news), FINISHED: finished_campaigns(g)}
    return {what: words for what, words in found.items() if words}


def finished_campaigns(g: Sitting) -> list[str]:
    """Return the campaign of a finished game as a list of one; empty where it was none or has not ended."""
    of = veteran_chronicle(g.game)
    return [str(g.setup[of.wanted_by])] if of is not None and g.over and g.setup.get(of.wanted_by) else []


def veteran_chronicle(game: Game) -> Any:
    """Return a game's campaigns, where finishing one changes the start of the next; else None."""
    found = chronicle_of(game.name)
    return found if found is not None and found.veteran and found.wanted_by else None


def with_veteran_setting(game: Game, wanted: Json, known: PersonProfile, campaign: bool = False) -> Json:
    """Return settings with the veteran option on for somebody who has finished a campaign, unless they set it themselves."""
    of = veteran_chronicle(game)
    if of is None or not known.finished or of.veteran in wanted or not (campaign or wanted.get(of.wanted_by)):
        return wanted
    return {**wanted, of.veteran: True}


def skip_explained(game: Game, checked: Json, wishes: Sequence[setup.Wish], known: PersonProfile) -> Json:
    """Return a set-up without explanations that the player knows; with invited people, everything is explained."""
    alone = all([wish.kind in (setup.HERE, records.BOT) for wish in wishes])
    if TAUGHT_SETTING not in game.settings or not alone:
        return checked
    return {**checked, TAUGHT_SETTING.name: list(dict.fromkeys([*checked[TAUGHT_SETTING.name], *known.taught]))}


# ---------------------------------------------------------------- jobs of the store
def write_seats(c: sa.Connection, table: str, seats: Iterable[int], person: str) -> None:
    """Write which person sits in some seats."""
    for seat in seats:
        c.execute(PEOPLE.delete().where(PEOPLE.c.table == table, PEOPLE.c.seat == seat))
        c.execute(PEOPLE.insert().values(table=table, seat=seat, person=person))


def people_at(c: sa.Connection, table: str) -> dict[int, str]:
    """Return who sat last in the seats of a table: digests of keys, by seat."""
    return {
        seat: who for seat, who in c.execute(sa.select(PEOPLE.c.seat, PEOPLE.c.person).where(PEOPLE.c.table == table))
    }


def write_learned(c: sa.Connection, t: TableRecord, house: str, found: Learned) -> None:
    """Add to the profiles of all who sit at a table; at a table of the house also to the owner's."""
    if not found:
        return
    who = [person for (person,) in c.execute(sa.select(PEOPLE.c.person).where(PEOPLE.c.table == t.id))]
    for person in {*who, house} if t.house else {*who}:
        known = load_profile(c, [person], t.game)
        for what, words in found.items():
            had = known.finished if what == FINISHED else known.taught
            for word in [x for x in words if x not in had][: max(0, MOST_WORDS - len(had))]:
                with (
                    contextlib.suppress(sa.exc.IntegrityError),
                    c.begin_nested(),
                ):  # inserted by another table meanwhile
                    c.execute(PROFILES.insert().values(person=person, game=t.game, what=what, word=word))


def load_profile(c: sa.Connection, who: Sequence[str], game: str) -> PersonProfile:
    """Return the profile behind some keys in a game."""
    wanted = sa.select(PROFILES.c.what, PROFILES.c.word).where(PROFILES.c.person.in_(who), PROFILES.c.game == game)
    rows = c.execute(wanted.order_by(PROFILES.c.word)).all()
    return PersonProfile(
        *[list(dict.fromkeys([word for kind, word in rows if kind == what])) for what in (FINISHED, TAUGHT)]
    )


# ---------------------------------------------------------------- the profile of the house
def with_house_profile(data: Path, game: str, known: PersonProfile) -> PersonProfile:
    """Return a profile joined with the one in the data folder."""
    kept = PlayerProfile(data)
    pairs = ((known.finished, kept.finished_campaigns(game)), (known.taught, kept.taught_topics(game)))
    return PersonProfile(*[list(dict.fromkeys([*a, *b])) for a, b in pairs])


def write_house_profile(data: Path, game: str, found: Learned) -> None:
    """Add to the profile in the data folder."""
    kept = PlayerProfile(data)
    for word in found.get(FINISHED, ()):
        kept.finish(game, word)
    kept.teach(game, found.get(TAUGHT, ()))
