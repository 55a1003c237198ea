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
from tableforge.server.records import Record
from tableforge.server.store import PEOPLE, PROFILES
from tableforge.table.profile import FINISHED, TAUGHT, Profile
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
Learned = Mapping[str, Sequence[str]]  # by FINISHED and TAUGHT
HEADER: Final = "tableforge-person"
SHORTEST: Final = 16  # characters of a key that says who somebody is
LONGEST: Final = 100
MOST_WORDS: Final = 500  # that are remembered of somebody in a game


class Known(NamedTuple):
    """What is remembered of somebody in a game."""

    finished: list[str]
    taught: list[str]


def digest(key: str) -> str:
    """What the store has of a person's key; nothing of what is no key."""
    return tokens.digest(key) if SHORTEST <= len(key) <= LONGEST else ""


# ---------------------------------------------------------------- what there is to remember
def learned(g: Sitting, first: bool) -> Learned:
    """What the last answer adds to the profiles of those who play; with the first one also what was explained before it."""
    found = {TAUGHT: g.game.explained(g.events if first else g.news), FINISHED: finished(g)}
    return {what: words for what, words in found.items() if words}


def finished(g: Sitting) -> list[str]:
    """The campaign that a game was, where it is one, and has been played to its ending."""
    of = chronicle(g.game)
    return [str(g.setup[of.wanted_by])] if of is not None and g.over and g.setup.get(of.wanted_by) else []


def chronicle(game: Game) -> Any:
    """A game's campaigns, where those who have finished one begin the next otherwise."""
    found = chronicle_of(game.name)
    return found if found is not None and found.veteran and found.wanted_by else None


def as_veteran(game: Game, wanted: Json, known: Known, campaign: bool = False) -> Json:
    """The settings of a new campaign, with what is on for whoever has finished one; where it was set by hand, as it was set."""
    of = chronicle(game)
    if of is None or not known.finished or of.veteran in wanted or not (campaign or wanted.get(of.wanted_by)):
        return wanted
    return {**wanted, of.veteran: True}


def spared(game: Game, checked: Json, wishes: Sequence[setup.Wish], known: Known) -> Json:
    """A checked set-up in which nothing is explained twice; where others are invited, everything is explained."""
    alone = all([wish.kind in (setup.HERE, records.BOT) for wish in wishes])
    if TAUGHT_SETTING not in game.settings or not alone:
        return checked
    return {**checked, TAUGHT_SETTING.name: list(dict.fromkeys([*checked[TAUGHT_SETTING.name], *known.taught]))}


# ---------------------------------------------------------------- jobs of the store
def sit(c: sa.Connection, table: str, seats: Iterable[int], person: str) -> None:
    """Somebody sits down; what is remembered of a game goes to whoever sat last in each seat."""
    for seat in seats:
        c.execute(PEOPLE.delete().where(PEOPLE.c.table == table, PEOPLE.c.seat == seat))
        c.execute(PEOPLE.insert().values(table=table, seat=seat, person=person))


def learn(c: sa.Connection, t: Record, house: str, found: Learned) -> None:
    """Those who play at a table have learned something, and at a table of the house whoever runs it."""
    if not found:
        return
    who = [person for (person,) in c.execute(sa.select(PEOPLE.c.person).where(PEOPLE.c.table == t.id))]
    for person in {*who, house} if t.house else {*who}:
        known = remembered(c, [person], t.game)
        for what, words in found.items():
            had = known.finished if what == FINISHED else known.taught
            for word in [x for x in words if x not in had][: max(0, MOST_WORDS - len(had))]:
                with contextlib.suppress(sa.exc.IntegrityError), c.begin_nested():  # at another table just now
                    c.execute(PROFILES.insert().values(person=person, game=t.game, what=what, word=word))


def remembered(c: sa.Connection, who: Sequence[str], game: str) -> Known:
    """What is remembered of somebody, by all keys that they have."""
    wanted = sa.select(PROFILES.c.what, PROFILES.c.word).where(PROFILES.c.person.in_(who), PROFILES.c.game == game)
    rows = c.execute(wanted.order_by(PROFILES.c.word)).all()
    return Known(*[list(dict.fromkeys([word for kind, word in rows if kind == what])) for what in (FINISHED, TAUGHT)])


# ---------------------------------------------------------------- the profile of the house
def of_house(data: Path, game: str, known: Known) -> Known:
    """What is remembered of somebody, with what lies in the folder of the data."""
    kept = Profile(data)
    pairs = ((known.finished, kept.finished(game)), (known.taught, kept.taught(game)))
    return Known(*[list(dict.fromkeys([*a, *b])) for a, b in pairs])


def write_of_house(data: Path, game: str, found: Learned) -> None:
    kept = Profile(data)
    for word in found.get(FINISHED, ()):
        kept.finish(game, word)
    kept.teach(game, found.get(TAUGHT, ()))
