"""Campaigns as the store has them, and how the end of a game comes into its campaign: once, whenever that is noticed.

A game and its campaign are two things on disk.  The answer that ends the game is written first; so the campaign is told after it,
and again whenever it is opened, in case the server ended between the two.
"""

from __future__ import annotations

import contextlib
import json
import logging
import time
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

import tableforge
from tableforge.campaign import MOST_ENTRIES, Campaign
from tableforge.errors import TableforgeError
from tableforge.server import records, refusals, resume, tokens, trust
from tableforge.server.refusals import Refusal
from tableforge.server.store import CAMPAIGNS, KNOWLEDGE, SHARES, Store
from tableforge.server.threads import beside
from tableforge.table.series import NextGame
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
log = logging.getLogger(__name__)
SPECTATORS: Final = ""  # among those with whom a campaign is shared
NOTE: Final = "campaign"  # in the note of a table: the campaign that it belongs to
MOST_LISTED: Final = 100
TRIES: Final = 5  # before a campaign that others keep changing is given up


@dataclass(frozen=True, slots=True)
class Kept:
    """A campaign as it is kept."""

    id: str
    game: str
    name: str
    token: str  # its digest
    house: bool
    entries: list[Json]
    tables: dict[str, str] = field(default_factory=dict)
    version: int = 0
    updated: float = 0.0
    shares: dict[str, str] = field(default_factory=dict)  # by member, the digest of its link; SPECTATORS have one, too
    known: frozenset[str] = frozenset()  # by the words of `trust`: what somebody could know of its chance, whether guests play

    def campaign(self) -> Campaign:
        """What it has come to."""
        return Campaign(self.game, self.entries)

    def changed(self, c: Campaign) -> Kept:
        """The same with other entries; tables of games that are to be played again count no more."""
        if len(c.entries) > MOST_ENTRIES:
            raise Refusal(refusals.FULL_LOG.fill(most=MOST_ENTRIES), "full", 409)
        tables = {number: id for number, id in self.tables.items() if int(number) <= len(c.ended)}
        return replace(self, entries=c.entries, tables=tables)


# ---------------------------------------------------------------- jobs of the store
def add(c: sa.Connection, kept: Kept) -> None:
    """Write a new campaign down."""
    c.execute(CAMPAIGNS.insert().values(**row(kept), id=kept.id, version=0))
    for word in kept.known:
        learn(c, kept.id, word)


def learn(c: sa.Connection, id: str, word: str) -> None:
    """Something more of a campaign's chance could be known from now on, or guests play it."""
    with contextlib.suppress(sa.exc.IntegrityError), c.begin_nested():  # it was so before
        c.execute(KNOWLEDGE.insert().values(campaign=id, word=word))


def change(c: sa.Connection, kept: Kept) -> None:
    """Write a campaign down as it is now, if nobody has changed it since it was read."""
    where = (CAMPAIGNS.c.id == kept.id, CAMPAIGNS.c.version == kept.version)
    found = c.execute(CAMPAIGNS.update().where(*where).values(**row(kept), version=kept.version + 1))
    if found.rowcount != 1:
        raise Refusal(refusals.CAMPAIGN_MOVED.fill(), "changed", 409)


def lay(c: sa.Connection, kept: Kept, shared: bool) -> None:
    """The table of the next game is laid, for guests as well or not."""
    change(c, kept)
    if shared:
        learn(c, kept.id, trust.SHARED)


def row(kept: Kept) -> Json:
    return {
        "game": kept.game, "name": kept.name, "token": kept.token, "house": kept.house, "updated": time.time(),
        "entries": json.dumps(kept.entries, ensure_ascii=False), "tables": json.dumps(kept.tables),
    }  # fmt: skip


def remove(c: sa.Connection, id: str) -> None:
    """A campaign goes; the tables of its games stay."""
    for part in (SHARES, KNOWLEDGE):
        c.execute(part.delete().where(part.c.campaign == id))
    c.execute(CAMPAIGNS.delete().where(CAMPAIGNS.c.id == id))


def share(c: sa.Connection, id: str, member: str, token: str) -> None:
    """A member, or the spectators, get a link; one that they had before opens nothing any more."""
    c.execute(SHARES.delete().where(SHARES.c.campaign == id, SHARES.c.member == member))
    c.execute(SHARES.insert().values(campaign=id, member=member, token=token))
    if member != SPECTATORS:
        learn(c, id, trust.SHARED)


def find(c: sa.Connection, id: str) -> Kept | None:
    """A campaign, if there is one."""
    return next(iter(chosen(c, CAMPAIGNS.c.id == id)), None)


def opened_by(c: sa.Connection, game: str, digests: Iterable[str], house: bool) -> list[Kept]:
    """The campaigns of a game that tokens open, and those of the house; the last one first."""
    of = list(digests)
    shared = sa.select(SHARES.c.campaign).where(SHARES.c.token.in_(of))
    mine = sa.or_(CAMPAIGNS.c.token.in_(of), CAMPAIGNS.c.id.in_(shared))
    return chosen(c, CAMPAIGNS.c.game == game, sa.or_(mine, CAMPAIGNS.c.house) if house else mine)


def chosen(c: sa.Connection, *where: sa.ColumnElement[bool]) -> list[Kept]:
    wanted = sa.select(CAMPAIGNS).where(*where).order_by(CAMPAIGNS.c.updated.desc()).limit(MOST_LISTED)
    rows = c.execute(wanted).mappings().all()
    shares: dict[str, dict[str, str]] = {x["id"]: {} for x in rows}
    for x in c.execute(sa.select(SHARES).where(SHARES.c.campaign.in_(list(shares)))).mappings():
        shares[x["campaign"]][x["member"]] = x["token"]
    known: dict[str, set[str]] = {x["id"]: set() for x in rows}
    for x in c.execute(sa.select(KNOWLEDGE).where(KNOWLEDGE.c.campaign.in_(list(known)))).mappings():
        known[x["campaign"]].add(x["word"])
    for id, shared in shares.items():  # also where it was shared before that was written down
        known[id] |= {trust.SHARED} if {*shared} - {SPECTATORS} else set()
    return [
        Kept(
            x["id"], x["game"], x["name"], x["token"], x["house"], json.loads(x["entries"]), json.loads(x["tables"]),
            x["version"], x["updated"], shares[x["id"]], frozenset(known[x["id"]]),
        )
        for x in rows
    ]  # fmt: skip


# ---------------------------------------------------------------- what is known of its chance
async def read_by(store: Store, table: records.Record, may: bool, over: bool) -> None:
    """Refuse the whole of a game to whoever may not see it; where it belongs to a campaign that goes on, later guests are told."""
    if not may:
        raise Refusal(refusals.PRIVATE.fill(), "private", 403)
    if not over and (id := table.note.get(NOTE)) is not None:
        await store.write(partial(learn_of, id=id))


def learn_of(c: sa.Connection, id: str) -> None:
    """Somebody has read the whole of a campaign's game; the campaign may have gone."""
    if find(c, id) is not None:
        learn(c, id, trust.SAVE)


def next_seed(kept: Kept, coming: NextGame) -> int:
    """The seed of a campaign's next game: by chance, unless the campaign itself was begun from a chosen one."""
    return coming.seed if trust.SEED in kept.known else tokens.seed()


# ---------------------------------------------------------------- the end of a game
@dataclass(frozen=True, slots=True)
class Opened:
    """A campaign, what it has come to, and the table at which its next game is being played."""

    kept: Kept
    campaign: Campaign
    table: records.Record | None = None


async def settled(store: Store, id: str) -> Opened:
    """A campaign with everything in it that its games have brought; a game that has ended is written down first."""
    for _ in range(TRIES):
        found = await opened(store, id)
        if found.table is None or not found.table.over:
            return found
        after = await told(store, found)
        with contextlib.suppress(Refusal):  # another worker, or another request, was first
            await store.write(partial(change, kept=after))
    raise Refusal(refusals.CAMPAIGN_MOVED.fill(), "changed", 409)


async def opened(store: Store, id: str) -> Opened:
    """A campaign as it is on disk."""
    kept = await store.read(lambda c: find(c, id))
    if kept is None:
        raise Refusal(refusals.NO_CAMPAIGN.fill(), "no-campaign", 404)
    now = await beside(kept.campaign)
    playing = None if now.over else kept.tables.get(str(now.number))
    return Opened(kept, now, None if playing is None else await store.read(lambda c: records.find(c, playing)))


async def told(store: Store, found: Opened) -> Kept:
    """The campaign once it knows how the game at its table ended."""
    kept, now, table = found.kept, found.campaign, found.table
    assert table is not None
    result = await result_of(store, table)
    try:
        await beside(now.record, result, now.number)
    except TableforgeError as e:  # it was another game, after all: that table counts no more
        log.error("campaign %s: table %s does not belong to it: %s", kept.id, table.id, e)
    return kept.changed(now)


async def result_of(store: Store, table: records.Record) -> Json:
    """How the game at a table ended, by its answers."""
    return dict((await sitting_of(store, table)).result or {})


async def sitting_of(store: Store, table: records.Record) -> Sitting:
    """The game at a table, by its answers, or as it goes on where its content has changed."""
    given, memoir = await store.read(lambda c: records.log_of(c, table.id))
    return await beside(resume.sitting_of, table, given, memoir)


async def under_way(store: Store, found: Opened) -> Sitting:
    """The game of a campaign as it stands; one that nobody has begun, before its first answer."""
    if found.table is not None:
        return await sitting_of(store, found.table)
    now = found.campaign
    game = await beside(now.next_game)
    return await beside(lambda: tableforge.new(now.game.name, seed=game.seed, **game.settings))
