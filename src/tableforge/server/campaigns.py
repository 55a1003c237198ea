"""Campaigns over HTTP: begun, read, entered into between two games, undone, played game by game, exported and imported.

A campaign is kept by whoever has its own token, or the key of the house where whoever runs the server began it.  Its keeper
shares it by links: a member's opens the campaign, what that member may buy, and its seat in every game from then on; the
spectators' lets them read, and watch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Final, TypeVar

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tableforge import campaign as room
from tableforge import games
from tableforge.campaign import Campaign
from tableforge.errors import GameOver, TableforgeError
from tableforge.kernel.game import Game
from tableforge.kernel.settings import PRACTICE, PerSeat
from tableforge.server import campaign_records, guard, profiles, records, refusals, relay, resume, setup, tokens, trust
from tableforge.server import messages as m
from tableforge.server.campaign_records import OpenCampaign, StoredCampaign
from tableforge.server.guard import LONGEST_SAVE
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.request import clean_text
from tableforge.server.store import Database as Ledger
from tableforge.server.tables import (
    Call,
    Name,
    SeatWish,
    TableCreated,
    describe_created,
    hall_of,
    lang_of,
    load_profile,
    parse_seed,
    parse_wishes,
    run_work,
    slots_of,
    tokens_of,
)
from tableforge.server.threads import run_in_thread
from tableforge.server.work_pool import WORK
from tableforge.table.store import Store

Json = dict[str, Any]
T = TypeVar("T")
AN_ENTRY: Final = 0.0005  # CPU seconds charged for each entry of a campaign that is opened


# ---------------------------------------------------------------- what is asked and told
class NewCampaignRequest(Struct, forbid_unknown_fields=True):
    """A campaign that somebody wants to begin; the settings are the game's own."""

    name: Name = ""
    setup: Json = {}
    seed: m.Seed | None = None


class CampaignCreated(Struct):
    """A new campaign and its token, which is not told again."""

    campaign: str
    token: str


class ShareRequest(Struct, forbid_unknown_fields=True):
    """For whom a link is wanted: a member, or else spectators."""

    member: Annotated[str, Meta(max_length=80)] = campaign_records.SPECTATORS


class ShareLink(Struct):
    """The token of a link to a campaign, which is not told again; it takes the place of an earlier one."""

    campaign: str
    member: str
    token: str


class CampaignAccess(Struct):
    """What somebody is to a campaign: its keeper, or the members whose links it has; else a spectator."""

    keeper: bool
    members: list[str]


class CampaignRow(Struct):
    """A campaign in a list."""

    campaign: str
    name: str
    title: str
    number: int
    of: int
    over: bool
    next: str  # the title of what comes next
    table: str  # at which its game is being played
    updated: float
    standing: Json  # how that stands, as the game tells it
    problem: str = ""  # why it cannot be opened


class Purchases(Struct, forbid_unknown_fields=True):
    """What a member thinks of buying: cards, each with the one that leaves for it."""

    member: Annotated[str, Meta(max_length=80)]
    taking: Annotated[list[tuple[m.Key, m.Key]], Meta(max_length=60)] = []


class CampaignUndo(Struct, forbid_unknown_fields=True):
    """Undo the last entry, or everything from the end of a game on."""

    number: Annotated[int, Meta(ge=1, le=1000)] | None = None


class NextGameSeats(Struct, forbid_unknown_fields=True):
    """Who plays the next game."""

    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    practice: bool = False


class CampaignImport(Struct, forbid_unknown_fields=True):
    """A campaign that was exported."""

    save: str
    name: Name = ""


class CampaignExport(Struct):
    """A campaign as far as it is kept: whose it is, what it is called, and its entries."""

    game: str
    title: str
    entries: list[Json]


# ---------------------------------------------------------------- finding
async def open_campaign(request: Call, game: str, id: str) -> tuple[OpenCampaign, CampaignAccess]:
    """Load a campaign with the results of its games, and the caller's access to it.

    Raises Refusal where there is no such campaign or the caller has no token for it.
    """
    you = await find_access(request, game, id)
    return await campaign_records.load_settled(hall_of(request).store, id), you


async def find_access(request: Call, game: str, id: str) -> CampaignAccess:
    """Return what the caller's tokens allow at a campaign.

    Raises Refusal: 404 where there is no such campaign, 401 or 403 where no token opens it.
    """
    hall = hall_of(request)
    digests = {tokens.token_digest(token) for token in tokens_of(request)}
    kept = await hall.store.read(lambda c: campaign_records.find_campaign(c, id)) if tokens.is_table_id(id) else None
    if kept is None or kept.game != game:
        raise Refusal(refusals.NO_CAMPAIGN.fill(), "no-campaign", 404)
    charge_entries(request, kept)
    keeper = kept.token in digests or (kept.house and hall.owner in digests)
    shared = [member for member, token in kept.shares.items() if token in digests]
    if not keeper and not shared:
        raise Refusal(refusals.NO_KEY.fill(), "no-key", 403 if digests else 401)
    return CampaignAccess(keeper, [member for member in shared if member != campaign_records.SPECTATORS])


def charge_entries(request: Call, *kept: StoredCampaign) -> None:
    """Charge the caller for replaying the entries of campaigns, against the allowance for costly work.

    Raises Refusal where nothing of it is left.
    """
    hall, entries = hall_of(request), sum([len(one.entries) for one in kept])
    rate, address = hall.limiter.limits.work, relay.client_address(request.scope, hall)
    hall.limiter.check(WORK, rate, address, 0.0)
    hall.limiter.charge(WORK, rate, address, entries * AN_ENTRY)


def require_keeper(you: CampaignAccess) -> None:
    """Raise Refusal unless the caller keeps the campaign."""
    if not you.keeper:
        raise Refusal(refusals.NOT_KEEPER.fill(), "not-keeper", 403)


async def open_for_keeper(request: Call, game: str, id: str) -> OpenCampaign:
    """Load a campaign for its keeper.

    Raises Refusal for everybody else.
    """
    found, you = await open_campaign(request, game, id)
    require_keeper(you)
    return found


async def open_between_games(request: Call, game: str, id: str) -> OpenCampaign:
    """Load a campaign for its keeper.

    Raises Refusal also while one of its games is under way.
    """
    return require_no_game(await open_for_keeper(request, game, id))


def require_no_game(found: OpenCampaign) -> OpenCampaign:
    """Return the campaign.

    Raises Refusal while one of its games is under way.
    """
    if found.table is not None:
        raise Refusal(refusals.UNDER_WAY.fill(number=found.campaign.number), "under-way", 409)
    return found


async def change_campaign(
    request: Call, found: OpenCampaign, do: Callable[[Campaign], None], you: CampaignAccess | None = None
) -> Json:
    """Apply `do` to a campaign, write it, and return its page as the caller sees it.

    Raises Refusal where `do` is refused, or somebody else has changed the campaign meanwhile.
    """
    hall, lang = hall_of(request), lang_of(request)
    await run_campaign_work(partial(do, found.campaign))
    kept = found.kept.with_entries_of(found.campaign)
    await hall.store.write(lambda c: campaign_records.update_campaign(c, kept))
    return await render_campaign(OpenCampaign(kept, found.campaign), lang, you or CampaignAccess(True, []))


async def run_campaign_work(do: Callable[[], T]) -> T:
    """Run `do` in a thread; errors of the rules are raised as Refusal."""
    try:
        return await run_in_thread(do)
    except GameOver as e:
        raise as_refusal(e, "over", 409) from None
    except Refusal:
        raise
    except TableforgeError as e:
        raise as_refusal(e, "refused") from None


async def render_campaign(found: OpenCampaign, lang: str, you: CampaignAccess) -> Json:
    """Return the page of a campaign as JSON, with the verbs that this caller may use."""
    page = await run_in_thread(found.campaign.page, lang)
    if not you.keeper:
        own = found.campaign.now.own_verbs if you.members else ()
        page["verbs"] = [verb for verb in page["verbs"] if verb in own]
    for chapter in page["chapters"]:
        chapter["table"] = found.kept.tables.get(str(chapter["number"]), "")  # where it can be watched again
    table = "" if found.table is None else found.table.id
    kept: Json = {"campaign": found.kept.id, "name": found.kept.name, "game": found.kept.game, "table": table}
    kept["told"] = [trust.TELLS[word].text(lang) for word in trust.TELLS if word in found.kept.known and not you.keeper]
    return {**kept, "you": {"keeper": you.keeper, "members": you.members}, **page}


def resolve_decks(game: Game, told: Json, files: Store) -> Json:
    """Return fields of a campaign with names of decks replaced by the decks of this server.

    Raises Refusal where a field names a path.
    """
    decks = [s.name for s in game.settings if isinstance(s.kind, PerSeat) and s.kind.of.name == "deck"]
    out = dict(told)
    setup.refuse_folders(game, out)
    for name in decks:
        if name in out:
            given = out[name] if isinstance(out[name], list) else [out[name]]
            out[name] = [setup.find_deck(game.name, ref, files) for ref in given]
    if "deck" in out:
        out["deck"] = setup.find_deck(game.name, out["deck"], files)
    return out


async def store_new_campaign(request: Call, name: str, c: CampaignExport, *known: str) -> CampaignCreated:
    """Write a new campaign and return its id and token; `known` says what its beginner could know of its chance."""
    hall, token = hall_of(request), tokens.new_token()
    house = hall.owner in [tokens.token_digest(t) for t in tokens_of(request)]
    called = clean_text(name) or c.title
    kept = StoredCampaign(
        tokens.new_table_id(), c.game, called, tokens.token_digest(token), house, c.entries, known=frozenset(known)
    )
    await hall.store.write(lambda c: campaign_records.add_campaign(c, kept))
    return CampaignCreated(kept.id, token)


def seats_of(c: Campaign) -> dict[str, int]:
    """Return the seats of the members who play the next game, by member."""
    return {m["id"]: m["seat"] for m in c.now.page("en")["members"] if m["seat"] >= 0}


def refuse_fields(fields: Json, *names: str) -> None:
    """Raise Refusal where one of `names` is among the fields: these mean something else inside."""
    for name in names:
        if name in fields:
            raise Refusal(refusals.NO_FIELD.fill(name=name), "bad-request")


async def check_slots(request: Call, game: str) -> None:
    """Raise Refusal where the caller already keeps as many campaigns of a game as it has slots."""
    most, hall = slots_of(game)[0], hall_of(request)
    digests = {tokens.token_digest(token) for token in tokens_of(request)}
    if most:
        mine = await hall.store.read(
            lambda c: campaign_records.campaigns_opened_by(c, game, digests, hall.owner in digests)
        )
        if len([kept for kept in mine if kept.token in digests or kept.house]) >= most:
            raise Refusal(refusals.ALL_SLOTS.fill(most=most), "slots", 409)


def limit_new_tables(request: Call) -> None:
    """Count a new table against the caller's address.

    Raises Refusal where there were too many.
    """
    hall = hall_of(request)
    hall.limiter.check("tables", hall.limiter.limits.new_tables, relay.client_address(request.scope, hall))


# ---------------------------------------------------------------- doors
@get("/api/{game:str}/campaigns")
async def my_campaigns(request: Call, game: FromPath[str]) -> list[CampaignRow]:
    """The campaigns of a game that the tokens of the header open; those of the house, for whoever runs the server."""
    games.address(game)
    hall, lang = hall_of(request), lang_of(request)
    digests = {tokens.token_digest(token) for token in tokens_of(request)}
    found = await hall.store.read(
        lambda c: campaign_records.campaigns_opened_by(c, game, digests, hall.owner in digests)
    )
    charge_entries(request, *found)
    return [await campaign_row(hall.store, kept, lang) for kept in found]


async def campaign_row(store: Ledger, kept: StoredCampaign, lang: str) -> CampaignRow:
    """Return a campaign as a row of a list; one that cannot be opened has its `problem` in the row and hides no other."""
    try:
        return await read_campaign_row(store, kept, lang)
    except TableforgeError as e:
        return CampaignRow(kept.id, kept.name, kept.name, 0, 0, False, "", "", kept.updated, {}, e.text(lang))


async def read_campaign_row(store: Ledger, kept: StoredCampaign, lang: str) -> CampaignRow:
    """Return the row of a campaign that can be opened, with how its game stands where the game says so.

    Raises TableforgeError where it cannot be opened.
    """
    found = OpenCampaign(kept, await run_in_thread(kept.load))
    standing = await run_campaign_work(lambda: found.campaign.now.describe_standing(None, lang))
    if standing:
        found = await campaign_records.load_settled(store, kept.id)
        if found.table is not None:
            g = await campaign_records.load_next_sitting(store, found)
            standing = found.campaign.now.describe_standing(g, lang)
    c = found.campaign
    page = c.now.page(lang)
    coming = page["next"]["title"] if page["next"] else ""
    table = found.kept.tables.get(str(c.number), "")
    return CampaignRow(
        kept.id, kept.name, page["title"], c.number, page["of"], c.over, coming, table, kept.updated, standing
    )


@post("/api/{game:str}/campaigns")
async def new_campaign(request: Call, game: FromPath[str], data: JSONBody[NewCampaignRequest]) -> CampaignCreated:
    """Begin a campaign."""
    limit_new_tables(request)
    files, of = hall_of(request).files, games.game(game)
    chosen = parse_seed(data.seed)
    seed = tokens.new_seed() if chosen is None else chosen
    refuse_fields(data.setup, "do", "game", "seed")

    await check_slots(request, game)
    wanted = profiles.with_veteran_setting(of, data.setup, await load_profile(request, game), campaign=True)

    def begin() -> CampaignExport:
        return to_export(room.new(game, seed=seed, **resolve_decks(of, wanted, files)))

    return await store_new_campaign(
        request, data.name, await run_campaign_work(begin), *([] if chosen is None else [trust.SEED])
    )


@get("/api/{game:str}/campaigns/{id:str}")
async def one_campaign(request: Call, game: FromPath[str], id: FromPath[str]) -> Json:
    """A campaign: its chapters, who takes part, the bag, what comes next, and what may be entered."""
    found, you = await open_campaign(request, game, id)
    return await render_campaign(found, lang_of(request), you)


@delete("/api/{game:str}/campaigns/{id:str}")
async def remove_campaign(request: Call, game: FromPath[str], id: FromPath[str]) -> None:
    """Remove a campaign for good, also one that cannot be opened any more; the tables of its games stay."""
    require_keeper(await find_access(request, game, id))
    await hall_of(request).store.write(lambda c: campaign_records.remove_campaign(c, id))


@post("/api/{game:str}/campaigns/{id:str}/shop", status_code=200)
async def shop(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Purchases]) -> Json:
    """What a member could buy, with prices and refusals, once what it thinks of buying is bought; nothing is bought by this."""
    (found, _), lang = await open_campaign(request, game, id), lang_of(request)
    return await run_campaign_work(lambda: found.campaign.now.shop(data.member, data.taking, lang))


@post("/api/{game:str}/campaigns/{id:str}/entries")
async def enter(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Json]) -> Json:
    """Enter something between two games: `do` names one of the game's verbs, the rest are its fields.  A member enters its own."""
    (found, you), files = await open_campaign(request, game, id), hall_of(request).files
    if not you.keeper and found.campaign.now.whose(data) not in you.members:
        raise Refusal(refusals.NOT_KEEPER.fill(), "not-keeper", 403)
    require_no_game(found)
    verb, fields = data.get("do"), {name: value for name, value in data.items() if name != "do"}
    refuse_fields(fields, "self", "verb")

    def do(c: Campaign) -> None:
        c.do(verb if isinstance(verb, str) else "", **resolve_decks(c.game, fields, files))

    return await change_campaign(request, found, do, you)


@post("/api/{game:str}/campaigns/{id:str}/turn", status_code=200)
async def turn(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Json]) -> Json:
    """Enter something in the middle of a game: `do` names one of the game's turns.  Another table follows."""
    found = await open_for_keeper(request, game, id)
    g = await campaign_records.load_next_sitting(hall_of(request).store, found)
    verb, fields = data.get("do"), {name: value for name, value in data.items() if name != "do"}
    refuse_fields(fields, "self", "verb", "sitting", room.GOES_ON)
    return await change_campaign(request, found, lambda c: c.turn(verb if isinstance(verb, str) else "", g, **fields))


@post("/api/{game:str}/campaigns/{id:str}/undo", status_code=200)
async def undo(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[CampaignUndo]) -> Json:
    """Forget the last entry, or everything from the end of a game on, which is to be played again."""
    return await change_campaign(request, await open_between_games(request, game, id), lambda c: c.undo(data.number))


@post("/api/{game:str}/campaigns/{id:str}/play")
async def play(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[NextGameSeats]) -> TableCreated:
    """Lay the table of the next game; how that ends is written into the campaign.  A member who has a link is invited by that."""
    limit_new_tables(request)
    hall, found = hall_of(request), await open_between_games(request, game, id)
    coming = await run_campaign_work(found.campaign.next_game)
    of, settings = found.campaign.game, dict(coming.settings)
    if PRACTICE in of.settings:
        settings[PRACTICE.name] = data.practice  # tables are no practice unless asked for, whatever the game's default
    seed = campaign_records.next_seed(found.kept, coming)
    try:
        checked = profiles.skip_explained(
            of, of.setup(**settings), parse_wishes(data.seats), await load_profile(request, game)
        )
        checked = of.persistence.reseed_setup(checked, seed)
    except TableforgeError as e:
        raise as_refusal(e, "setup") from None
    house, shares, known = found.kept.house, found.kept.shares, found.kept.known
    shared = trust.SHARED in known or any([wish.kind in (setup.INVITE, records.OPEN) for wish in data.seats])
    note: Json = {
        campaign_records.NOTE: id,
        trust.KNOWN: sorted(known & {*trust.TELLS}),
        **({trust.SHARED: True} if shared else {}),
    }
    if (notice := await run_campaign_work(found.campaign.now.notice)) is not None:
        note[records.NOTICE] = resume.texts_by_language(notice)
    if campaign_records.SPECTATORS in shares:
        note[records.WATCHED_BY] = shares[campaign_records.SPECTATORS]
    guests = {seat: shares[member] for member, seat in seats_of(found.campaign).items() if member in shares}
    new = setup.prepare_table(of, checked, parse_wishes(data.seats), seed=seed, house=house, note=note, guests=guests)
    kept = replace(found.kept, tables={**found.kept.tables, str(coming.number): new.record.id})
    # written first, so that of two concurrent requests one is refused here
    await hall.store.write(lambda c: campaign_records.record_next_table(c, kept, shared))
    await hall.add(new.record, [])
    return describe_created(new)


@delete("/api/{game:str}/campaigns/{id:str}/play")
async def give_up(request: Call, game: FromPath[str], id: FromPath[str]) -> None:
    """Let the game that is under way count no more; it can be begun again."""
    found = await open_for_keeper(request, game, id)
    if found.table is None:
        raise Refusal(refusals.NOT_UNDER_WAY.fill(), "not-under-way", 409)
    kept = found.kept.with_entries_of(found.campaign)
    await hall_of(request).store.write(lambda c: campaign_records.update_campaign(c, kept))


@post("/api/{game:str}/campaigns/{id:str}/share")
async def share(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[ShareRequest]) -> ShareLink:
    """A link for a member or for spectators: it opens the campaign, and from the next game on the seat, or a look at the table."""
    limit_new_tables(request)
    found, token = await open_between_games(request, game, id), tokens.new_token()
    if data.member != campaign_records.SPECTATORS and data.member not in seats_of(found.campaign):
        raise Refusal(refusals.NO_MEMBER.fill(name=data.member), "no-member", 404)
    await hall_of(request).store.write(
        lambda c: campaign_records.set_share(c, id, data.member, tokens.token_digest(token))
    )
    return ShareLink(id, data.member, token)


@get("/api/{game:str}/campaigns/{id:str}/export")
async def export(request: Call, game: FromPath[str], id: FromPath[str]) -> Json:
    """A campaign as a text that `import` takes, here and elsewhere; for its keeper, and with guests only once it has ended."""
    found = await open_for_keeper(request, game, id)
    if not found.campaign.over:  # it gives away decks and what will be drawn
        if trust.SHARED in found.kept.known:
            raise Refusal(refusals.SHARED_CAMPAIGN.fill(), "private", 403)
        await hall_of(request).store.write(lambda c: campaign_records.add_knowledge(c, id, trust.SAVE))
    return {"name": found.kept.name, "save": found.campaign.save()}


@post("/api/{game:str}/campaigns/import", request_max_body_size=LONGEST_SAVE)
async def import_campaign(request: Call, game: FromPath[str], data: JSONBody[CampaignImport]) -> CampaignCreated:
    """Keep a campaign that was exported; every entry of it is checked again."""
    limit_new_tables(request)
    games.address(game)
    await check_slots(request, game)
    return await store_new_campaign(
        request, data.name, await run_work(request, read_export, game, data.save), trust.SAVE
    )


def to_export(c: Campaign) -> CampaignExport:
    """Return a campaign as it is exported."""
    return CampaignExport(c.game.name, c.now.page("en")["title"], c.entries)


def read_export(game: str, text: str) -> CampaignExport:
    """Read an exported campaign.

    Raises Refusal where it is of another game, names a folder of this machine, or its next game cannot be laid out.
    """
    guard.check_depth(text.encode("utf-8", "surrogatepass"))
    of = games.game(game)
    for entry in room.parse_campaign(text)[1]:
        setup.refuse_folders(of, entry)
        setup.refuse_folders(of, entry.get(room.GOES_ON))
    c = room.load(text)
    if c.game.name != game:
        raise Refusal(refusals.OTHER_CAMPAIGN.fill(game=c.game.title or c.game.name), "other-game")
    if not c.over and not c.now.page("en").get("problem"):
        of.lay(of.setup(**c.next_game().settings))
    return to_export(c)


ROUTES: Final = (
    my_campaigns,
    new_campaign,
    import_campaign,
    one_campaign,
    remove_campaign,
    shop,
    enter,
    turn,
    undo,
    play,
    give_up,
    share,
    export,
)
