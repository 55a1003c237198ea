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
from tableforge.server.store import CAMPAIGNS, KNOWLEDGE, SHARES, Database
from tableforge.server.threads import run_in_thread
from tableforge.table.series import NextGame
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
log = logging.getLogger(__name__)
SPECTATORS: Final = ""  # among those with whom a campaign is shared
NOTE: Final = "campaign"  # in the note of a table: the campaign that it belongs to
MOST_LISTED: Final = 100
TRIES: Final = 5  # attempts to write a campaign that others keep changing


@dataclass(frozen=True, slots=True)
class StoredCampaign:
    """A campaign as the database holds it."""

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
    # words of `trust`: what somebody could know of its chance, whether guests play
    known: frozenset[str] = frozenset()

    def load(self) -> Campaign:
        """Return the campaign, with every entry applied."""
        return Campaign(self.game, self.entries)

    def with_entries_of(self, c: Campaign) -> StoredCampaign:
        """Return a copy with the entries of `c`; tables of games that will be played again are dropped from it.

        Raises Refusal where there are too many entries.
        """
        if len(c.entries) > MOST_ENTRIES:
            raise Refusal(refusals.FULL_LOG.fill(most=MOST_ENTRIES), "full", 409)
        tables = {number: id for number, id in self.tables.items() if int(number) <= len(c.endings)}
        return replace(self, entries=c.entries, tables=tables)


# ---------------------------------------------------------------- jobs of the store
def add_campaign(c: sa.Connection, kept: StoredCampaign) -> None:
    """Insert a campaign."""
    c.execute(CAMPAIGNS.insert().values(**to_row(kept), id=kept.id, version=0))
    for word in kept.known:
        add_knowledge(c, kept.id, word)


def add_knowledge(c: sa.Connection, id: str, word: str) -> None:
    """Note something that could be known of a campaign's chance, or that guests play it; noting it twice changes nothing."""
    with contextlib.suppress(sa.exc.IntegrityError), c.begin_nested():  # it is noted already
        c.execute(KNOWLEDGE.insert().values(campaign=id, word=word))


def update_campaign(c: sa.Connection, kept: StoredCampaign) -> None:
    """Write a campaign.

    Raises Refusal where somebody else has changed it since it was read.
    """
    where = (CAMPAIGNS.c.id == kept.id, CAMPAIGNS.c.version == kept.version)
    found = c.execute(CAMPAIGNS.update().where(*where).values(**to_row(kept), version=kept.version + 1))
    if found.rowcount != 1:
        raise Refusal(refusals.CAMPAIGN_MOVED.fill(), "changed", 409)


def record_next_table(c: sa.Connection, kept: StoredCampaign, shared: bool) -> None:
    """Write a campaign whose next table was laid; `shared` notes that guests play at it."""
    update_campaign(c, kept)
    if shared:
        add_knowledge(c, kept.id, trust.SHARED)


def to_row(kept: StoredCampaign) -> Json:
    """Return the columns of a campaign."""
    return {
        "game": kept.game,
        "name": kept.name,
        "token": kept.token,
        "house": kept.house,
        "updated": time.time(),
        "entries": json.dumps(kept.entries, ensure_ascii=False),
        "tables": json.dumps(kept.tables),
    }


def remove_campaign(c: sa.Connection, id: str) -> None:
    """Delete a campaign; the tables of its games stay."""
    for part in (SHARES, KNOWLEDGE):
        c.execute(part.delete().where(part.c.campaign == id))
    c.execute(CAMPAIGNS.delete().where(CAMPAIGNS.c.id == id))


def set_share(c: sa.Connection, id: str, member: str, token: str) -> None:
    """Give a member, or the spectators, a link; an earlier one stops working."""
    c.execute(SHARES.delete().where(SHARES.c.campaign == id, SHARES.c.member == member))
    c.execute(SHARES.insert().values(campaign=id, member=member, token=token))
    if member != SPECTATORS:
        add_knowledge(c, id, trust.SHARED)


def find_campaign(c: sa.Connection, id: str) -> StoredCampaign | None:
    """Return a campaign, or None."""
    return next(iter(select_campaigns(c, CAMPAIGNS.c.id == id)), None)


def campaigns_opened_by(c: sa.Connection, game: str, digests: Iterable[str], house: bool) -> list[StoredCampaign]:
    """Return the campaigns of a game that these token digests open, with those of the house where asked, newest first."""
    of = list(digests)
    shared = sa.select(SHARES.c.campaign).where(SHARES.c.token.in_(of))
    mine = sa.or_(CAMPAIGNS.c.token.in_(of), CAMPAIGNS.c.id.in_(shared))
    return select_campaigns(c, CAMPAIGNS.c.game == game, sa.or_(mine, CAMPAIGNS.c.house) if house else mine)


def select_campaigns(c: sa.Connection, *where: sa.ColumnElement[bool]) -> list[StoredCampaign]:
    """Return the campaigns that fit all conditions, newest first."""
    wanted = sa.select(CAMPAIGNS).where(*where).order_by(CAMPAIGNS.c.updated.desc()).limit(MOST_LISTED)
    rows = c.execute(wanted).mappings().all()
    shares: dict[str, dict[str, str]] = {x["id"]: {} for x in rows}
    for x in c.execute(sa.select(SHARES).where(SHARES.c.campaign.in_(list(shares)))).mappings():
        shares[x["campaign"]][x["member"]] = x["token"]
    known: dict[str, set[str]] = {x["id"]: set() for x in rows}
    for x in c.execute(sa.select(KNOWLEDGE).where(KNOWLEDGE.c.campaign.in_(list(known)))).mappings():
        known[x["campaign"]].add(x["word"])
    for id, shared in shares.items():  # also for campaigns shared by a version that did not write this
        known[id] |= {trust.SHARED} if {*shared} - {SPECTATORS} else set()
    return [
        StoredCampaign(
            x["id"],
            x["game"],
            x["name"],
            x["token"],
            x["house"],
            json.loads(x["entries"]),
            json.loads(x["tables"]),
            x["version"],
            x["updated"],
            shares[x["id"]],
            frozenset(known[x["id"]]),
        )
        for x in rows
    ]


# ---------------------------------------------------------------- what is known of its chance
async def check_may_read(store: Database, table: records.TableRecord, may: bool, over: bool) -> None:
    """Raise Refusal unless the caller may see the whole of a game.

    Where the game belongs to a campaign under way, it is noted, so that later guests are told.
    """
    if not may:
        raise Refusal(refusals.PRIVATE.fill(), "private", 403)
    if not over and (id := table.note.get(NOTE)) is not None:
        await store.write(partial(note_save_read, id=id))


def note_save_read(c: sa.Connection, id: str) -> None:
    """Note that somebody has read the whole of a campaign's game, if the campaign still exists."""
    if find_campaign(c, id) is not None:
        add_knowledge(c, id, trust.SAVE)


def next_seed(kept: StoredCampaign, coming: NextGame) -> int:
    """Return the seed of a campaign's next game: random, unless the campaign was begun with a chosen seed."""
    return coming.seed if trust.SEED in kept.known else tokens.new_seed()


# ---------------------------------------------------------------- the end of a game
@dataclass(frozen=True, slots=True)
class OpenCampaign:
    """A loaded campaign, its row, and the table at which its next game is played, if there is one."""

    kept: StoredCampaign
    campaign: Campaign
    table: records.TableRecord | None = None


async def load_settled(store: Database, id: str) -> OpenCampaign:
    """Load a campaign; a game of it that has ended is recorded first.

    Raises Refusal where there is no such campaign, or others keep changing it.
    """
    for _ in range(TRIES):
        found = await load_campaign(store, id)
        if found.table is None or not found.table.over:
            return found
        after = await record_ended_game(store, found)
        with contextlib.suppress(Refusal):  # another worker, or another request, was first
            await store.write(partial(update_campaign, kept=after))
    raise Refusal(refusals.CAMPAIGN_MOVED.fill(), "changed", 409)


async def load_campaign(store: Database, id: str) -> OpenCampaign:
    """Load a campaign as it is on disk.

    Raises Refusal where there is none.
    """
    kept = await store.read(lambda c: find_campaign(c, id))
    if kept is None:
        raise Refusal(refusals.NO_CAMPAIGN.fill(), "no-campaign", 404)
    now = await run_in_thread(kept.load)
    playing = None if now.over else kept.tables.get(str(now.number))
    return OpenCampaign(
        kept, now, None if playing is None else await store.read(lambda c: records.find_table(c, playing))
    )


async def record_ended_game(store: Database, found: OpenCampaign) -> StoredCampaign:
    """Return the campaign with the result of its finished game; a result that does not fit is logged and dropped."""
    kept, now, table = found.kept, found.campaign, found.table
    assert table is not None
    result = await load_result(store, table)
    try:
        await run_in_thread(now.record, result, now.number)
    except TableforgeError as e:  # the table played another game: it no longer belongs to the campaign
        log.error("campaign %s: table %s does not belong to it: %s", kept.id, table.id, e)
    return kept.with_entries_of(now)


async def load_result(store: Database, table: records.TableRecord) -> Json:
    """Return the result of a table's finished game, by replaying its answers."""
    return dict((await load_sitting(store, table)).result or {})


async def load_sitting(store: Database, table: records.TableRecord) -> Sitting:
    """Return the game at a table, by its answers, or resumed where its content has changed.

    Raises Refusal where it cannot be resumed.
    """
    given, memoir = await store.read(lambda c: records.log_of(c, table.id))
    return await run_in_thread(resume.load_sitting, table, given, memoir)


async def load_next_sitting(store: Database, found: OpenCampaign) -> Sitting:
    """Return the game of a campaign as it stands; one that nobody has begun, before its first answer."""
    if found.table is not None:
        return await load_sitting(store, found.table)
    now = found.campaign
    game = await run_in_thread(now.next_game)
    return await run_in_thread(lambda: tableforge.new(now.game.name, seed=game.seed, **game.settings))
