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
from tableforge.kernel.settings import PRACTICE, Each
from tableforge.server import guard, ledger, people, records, refusals, relay, resume, setup, tokens, trust
from tableforge.server import messages as m
from tableforge.server.guard import LONGEST_SAVE
from tableforge.server.labour import WORK
from tableforge.server.ledger import Kept, Opened
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.request import inert
from tableforge.server.store import Store as Ledger
from tableforge.server.tables import (
    Begun,
    Call,
    Name,
    SeatWish,
    begun,
    chosen_seed,
    hall_of,
    known_of,
    lang_of,
    slots_of,
    tokens_of,
    wishes,
    worked,
)
from tableforge.server.threads import beside
from tableforge.table.store import Store

Json = dict[str, Any]
T = TypeVar("T")
AN_ENTRY: Final = 0.0005  # seconds that an entry of a campaign costs whenever it is opened


# ---------------------------------------------------------------- what is asked and told
class NewCampaign(Struct, forbid_unknown_fields=True):
    """A campaign that somebody wants to begin; the settings are the game's own."""

    name: Name = ""
    setup: Json = {}
    seed: m.Seed | None = None


class Founded(Struct):
    """A new campaign and its token, which is not told again."""

    campaign: str
    token: str


class Sharing(Struct, forbid_unknown_fields=True):
    """For whom a link is wanted: a member, or else spectators."""

    member: Annotated[str, Meta(max_length=80)] = ledger.SPECTATORS


class Shared(Struct):
    """The token of a link to a campaign, which is not told again; it takes the place of an earlier one."""

    campaign: str
    member: str
    token: str


class You(Struct):
    """What somebody is to a campaign: its keeper, or the members whose links it has; else a spectator."""

    keeper: bool
    members: list[str]


class Row(Struct):
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


class Back(Struct, forbid_unknown_fields=True):
    """Undo the last entry, or everything from the end of a game on."""

    number: Annotated[int, Meta(ge=1, le=1000)] | None = None


class Next(Struct, forbid_unknown_fields=True):
    """Who plays the next game."""

    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    practice: bool = False


class OnPaper(Struct, forbid_unknown_fields=True):
    """A campaign that was exported."""

    save: str
    name: Name = ""


class Paper(Struct):
    """A campaign as far as it is kept: whose it is, what it is called, and its entries."""

    game: str
    title: str
    entries: list[Json]


# ---------------------------------------------------------------- finding
async def opened(request: Call, game: str, id: str) -> tuple[Opened, You]:
    """A campaign with what its games have brought, for whoever has a token to it; and what that makes of them."""
    you = await let_in(request, game, id)
    return await ledger.settled(hall_of(request).store, id), you


async def let_in(request: Call, game: str, id: str) -> You:
    """What somebody's tokens make of them to a campaign; refused to whoever has none."""
    hall = hall_of(request)
    digests = {tokens.digest(token) for token in tokens_of(request)}
    kept = await hall.store.read(lambda c: ledger.find(c, id)) if tokens.is_table_id(id) else None
    if kept is None or kept.game != game:
        raise Refusal(refusals.NO_CAMPAIGN.fill(), "no-campaign", 404)
    weigh(request, kept)
    keeper = kept.token in digests or (kept.house and hall.owner in digests)
    shared = [member for member, token in kept.shares.items() if token in digests]
    if not keeper and not shared:
        raise Refusal(refusals.NO_KEY.fill(), "no-key", 403 if digests else 401)
    return You(keeper, [member for member in shared if member != ledger.SPECTATORS])


def weigh(request: Call, *kept: Kept) -> None:
    """Count what it costs to work out what campaigns have come to: whoever looks at long ones often is slowed down."""
    hall, entries = hall_of(request), sum([len(one.entries) for one in kept])
    rate, address = hall.gate.limits.labour, relay.address_of(request.scope, hall)
    hall.gate.let(WORK, rate, address, 0.0)
    hall.gate.spend(WORK, rate, address, entries * AN_ENTRY)


def keeps(you: You) -> None:
    """Refuse what only the keeper does."""
    if not you.keeper:
        raise Refusal(refusals.NOT_KEEPER.fill(), "not-keeper", 403)


async def kept_here(request: Call, game: str, id: str) -> Opened:
    """A campaign, for its keeper."""
    found, you = await opened(request, game, id)
    keeps(you)
    return found


async def idle(request: Call, game: str, id: str) -> Opened:
    """The same, where no game is under way."""
    return at_rest(await kept_here(request, game, id))


def at_rest(found: Opened) -> Opened:
    """Refuse while a game is under way."""
    if found.table is not None:
        raise Refusal(refusals.UNDER_WAY.fill(number=found.campaign.number), "under-way", 409)
    return found


async def changed(request: Call, found: Opened, do: Callable[[Campaign], None], you: You | None = None) -> Json:
    """A campaign after a change, which is on disk."""
    hall, lang = hall_of(request), lang_of(request)
    await told(partial(do, found.campaign))
    kept = found.kept.changed(found.campaign)
    await hall.store.write(lambda c: ledger.change(c, kept))
    return await shown(Opened(kept, found.campaign), lang, you or You(True, []))


async def told(do: Callable[[], T]) -> T:
    """Do something with a campaign beside everything else; what it refuses is told as the server tells it."""
    try:
        return await beside(do)
    except GameOver as e:
        raise as_refusal(e, "over", 409) from None
    except Refusal:
        raise
    except TableforgeError as e:
        raise as_refusal(e, "refused") from None


async def shown(found: Opened, lang: str, you: You) -> Json:
    """A campaign as its page shows it to somebody."""
    page = await beside(found.campaign.page, lang)
    if not you.keeper:
        own = found.campaign.now.own_verbs if you.members else ()
        page["verbs"] = [verb for verb in page["verbs"] if verb in own]
    for chapter in page["chapters"]:
        chapter["table"] = found.kept.tables.get(str(chapter["number"]), "")  # where it can be watched again
    table = "" if found.table is None else found.table.id
    kept: Json = {"campaign": found.kept.id, "name": found.kept.name, "game": found.kept.game, "table": table}
    kept["told"] = [trust.TELLS[word].text(lang) for word in trust.TELLS if word in found.kept.known and not you.keeper]
    return {**kept, "you": {"keeper": you.keeper, "members": you.members}, **page}


def understood(game: Game, told: Json, files: Store) -> Json:
    """What somebody says of a campaign, with the decks that words in it mean on this server; a path of it is none."""
    decks = [s.name for s in game.settings if isinstance(s.kind, Each) and s.kind.of.name == "deck"]
    out = dict(told)
    setup.name_no_folder(game, out)
    for name in decks:
        if name in out:
            given = out[name] if isinstance(out[name], list) else [out[name]]
            out[name] = [setup.deck(game.name, ref, files) for ref in given]
    if "deck" in out:
        out["deck"] = setup.deck(game.name, out["deck"], files)
    return out


async def founded(request: Call, name: str, c: Paper, *known: str) -> Founded:
    """Keep a campaign that is new here, and what whoever begins it could know of its chance."""
    hall, token = hall_of(request), tokens.fresh()
    house = hall.owner in [tokens.digest(t) for t in tokens_of(request)]
    called = inert(name) or c.title
    kept = Kept(tokens.table_id(), c.game, called, tokens.digest(token), house, c.entries, known=frozenset(known))
    await hall.store.write(lambda c: ledger.add(c, kept))
    return Founded(kept.id, token)


def seats_of(c: Campaign) -> dict[str, int]:
    """The seats of the members who play the next game."""
    return {m["id"]: m["seat"] for m in c.now.page("en")["members"] if m["seat"] >= 0}


def no_such(fields: Json, *names: str) -> None:
    """Refuse fields that mean something else inside."""
    for name in names:
        if name in fields:
            raise Refusal(refusals.NO_FIELD.fill(name=name), "bad-request")


async def room_left(request: Call, game: str) -> None:
    """Refuse more campaigns than a game has slots for, to whoever keeps them."""
    most, hall = slots_of(game)[0], hall_of(request)
    digests = {tokens.digest(token) for token in tokens_of(request)}
    if most:
        mine = await hall.store.read(lambda c: ledger.opened_by(c, game, digests, hall.owner in digests))
        if len([kept for kept in mine if kept.token in digests or kept.house]) >= most:
            raise Refusal(refusals.ALL_SLOTS.fill(most=most), "slots", 409)


def few(request: Call) -> None:
    hall = hall_of(request)
    hall.gate.let("tables", hall.gate.limits.new_tables, relay.address_of(request.scope, hall))


# ---------------------------------------------------------------- doors
@get("/api/{game:str}/campaigns")
async def my_campaigns(request: Call, game: FromPath[str]) -> list[Row]:
    """The campaigns of a game that the tokens of the header open; those of the house, for whoever runs the server."""
    games.address(game)
    hall, lang = hall_of(request), lang_of(request)
    digests = {tokens.digest(token) for token in tokens_of(request)}
    found = await hall.store.read(lambda c: ledger.opened_by(c, game, digests, hall.owner in digests))
    weigh(request, *found)
    return [await row_of(hall.store, kept, lang) for kept in found]


async def row_of(store: Ledger, kept: Kept, lang: str) -> Row:
    """A campaign in a list; one that cannot be opened says why, and hides no other."""
    try:
        return await row(store, kept, lang)
    except TableforgeError as e:
        return Row(kept.id, kept.name, kept.name, 0, 0, False, "", "", kept.updated, {}, e.text(lang))


async def row(store: Ledger, kept: Kept, lang: str) -> Row:
    """The same; where its game says how it stands, that is looked up at its table."""
    found = Opened(kept, await beside(kept.campaign))
    standing = await told(lambda: found.campaign.now.standing(None, lang))
    if standing:
        found = await ledger.settled(store, kept.id)
        if found.table is not None:
            g = await ledger.under_way(store, found)
            standing = found.campaign.now.standing(g, lang)
    c = found.campaign
    page = c.now.page(lang)
    coming = page["next"]["title"] if page["next"] else ""
    table = found.kept.tables.get(str(c.number), "")
    return Row(kept.id, kept.name, page["title"], c.number, page["of"], c.over, coming, table, kept.updated, standing)


@post("/api/{game:str}/campaigns")
async def new_campaign(request: Call, game: FromPath[str], data: JSONBody[NewCampaign]) -> Founded:
    """Begin a campaign."""
    few(request)
    files, of = hall_of(request).files, games.game(game)
    chosen = chosen_seed(data.seed)
    seed = tokens.seed() if chosen is None else chosen
    no_such(data.setup, "do", "game", "seed")

    await room_left(request, game)
    wanted = people.as_veteran(of, data.setup, await known_of(request, game), campaign=True)

    def made() -> Paper:
        return on_paper(room.new(game, seed=seed, **understood(of, wanted, files)))

    return await founded(request, data.name, await told(made), *([] if chosen is None else [trust.SEED]))


@get("/api/{game:str}/campaigns/{id:str}")
async def one_campaign(request: Call, game: FromPath[str], id: FromPath[str]) -> Json:
    """A campaign: its chapters, who takes part, the bag, what comes next, and what may be entered."""
    found, you = await opened(request, game, id)
    return await shown(found, lang_of(request), you)


@delete("/api/{game:str}/campaigns/{id:str}")
async def remove_campaign(request: Call, game: FromPath[str], id: FromPath[str]) -> None:
    """Remove a campaign for good, also one that cannot be opened any more; the tables of its games stay."""
    keeps(await let_in(request, game, id))
    await hall_of(request).store.write(lambda c: ledger.remove(c, id))


@post("/api/{game:str}/campaigns/{id:str}/shop", status_code=200)
async def shop(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Purchases]) -> Json:
    """What a member could buy, with prices and refusals, once what it thinks of buying is bought; nothing is bought by this."""
    (found, _), lang = await opened(request, game, id), lang_of(request)
    return await told(lambda: found.campaign.now.shop(data.member, data.taking, lang))


@post("/api/{game:str}/campaigns/{id:str}/entries")
async def enter(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Json]) -> Json:
    """Enter something between two games: `do` names one of the game's verbs, the rest are its fields.  A member enters its own."""
    (found, you), files = await opened(request, game, id), hall_of(request).files
    if not you.keeper and found.campaign.now.whose(data) not in you.members:
        raise Refusal(refusals.NOT_KEEPER.fill(), "not-keeper", 403)
    at_rest(found)
    verb, fields = data.get("do"), {name: value for name, value in data.items() if name != "do"}
    no_such(fields, "self", "verb")

    def do(c: Campaign) -> None:
        c.do(verb if isinstance(verb, str) else "", **understood(c.game, fields, files))

    return await changed(request, found, do, you)


@post("/api/{game:str}/campaigns/{id:str}/turn", status_code=200)
async def turn(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Json]) -> Json:
    """Enter something in the middle of a game: `do` names one of the game's turns.  Another table follows."""
    found = await kept_here(request, game, id)
    g = await ledger.under_way(hall_of(request).store, found)
    verb, fields = data.get("do"), {name: value for name, value in data.items() if name != "do"}
    no_such(fields, "self", "verb", "sitting", room.GOES_ON)
    return await changed(request, found, lambda c: c.turn(verb if isinstance(verb, str) else "", g, **fields))


@post("/api/{game:str}/campaigns/{id:str}/undo", status_code=200)
async def undo(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Back]) -> Json:
    """Forget the last entry, or everything from the end of a game on, which is to be played again."""
    return await changed(request, await idle(request, game, id), lambda c: c.undo(data.number))


@post("/api/{game:str}/campaigns/{id:str}/play")
async def play(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Next]) -> Begun:
    """Lay the table of the next game; how that ends is written into the campaign.  A member who has a link is invited by that."""
    few(request)
    hall, found = hall_of(request), await idle(request, game, id)
    coming = await told(found.campaign.next_game)
    of, settings = found.campaign.game, dict(coming.settings)
    if PRACTICE in of.settings:
        settings[PRACTICE.name] = data.practice  # whatever is usual elsewhere, a table is in earnest
    seed = ledger.next_seed(found.kept, coming)
    try:
        checked = people.spared(of, of.setup(**settings), wishes(data.seats), await known_of(request, game))
        checked = of.dealt_anew(checked, seed)
    except TableforgeError as e:
        raise as_refusal(e, "setup") from None
    house, shares, known = found.kept.house, found.kept.shares, found.kept.known
    shared = trust.SHARED in known or any([wish.kind in (setup.INVITE, records.OPEN) for wish in data.seats])
    note: Json = {ledger.NOTE: id, trust.KNOWN: sorted(known & {*trust.TELLS}), **({trust.SHARED: True} if shared else {})}
    if (notice := await told(found.campaign.now.notice)) is not None:
        note[records.NOTICE] = resume.by_language(notice)
    if ledger.SPECTATORS in shares:
        note[records.WATCHED_BY] = shares[ledger.SPECTATORS]
    guests = {seat: shares[member] for member, seat in seats_of(found.campaign).items() if member in shares}
    new = setup.new_table(of, checked, wishes(data.seats), seed=seed, house=house, note=note, guests=guests)
    kept = replace(found.kept, tables={**found.kept.tables, str(coming.number): new.record.id})
    await hall.store.write(lambda c: ledger.lay(c, kept, shared))  # first: of two who begin at once, one is refused here
    await hall.add(new.record, [])
    return begun(new)


@delete("/api/{game:str}/campaigns/{id:str}/play")
async def give_up(request: Call, game: FromPath[str], id: FromPath[str]) -> None:
    """Let the game that is under way count no more; it can be begun again."""
    found = await kept_here(request, game, id)
    if found.table is None:
        raise Refusal(refusals.NOT_UNDER_WAY.fill(), "not-under-way", 409)
    kept = found.kept.changed(found.campaign)
    await hall_of(request).store.write(lambda c: ledger.change(c, kept))


@post("/api/{game:str}/campaigns/{id:str}/share")
async def share(request: Call, game: FromPath[str], id: FromPath[str], data: JSONBody[Sharing]) -> Shared:
    """A link for a member or for spectators: it opens the campaign, and from the next game on the seat, or a look at the table."""
    few(request)
    found, token = await idle(request, game, id), tokens.fresh()
    if data.member != ledger.SPECTATORS and data.member not in seats_of(found.campaign):
        raise Refusal(refusals.NO_MEMBER.fill(name=data.member), "no-member", 404)
    await hall_of(request).store.write(lambda c: ledger.share(c, id, data.member, tokens.digest(token)))
    return Shared(id, data.member, token)


@get("/api/{game:str}/campaigns/{id:str}/export")
async def export(request: Call, game: FromPath[str], id: FromPath[str]) -> Json:
    """A campaign as a text that `import` takes, here and elsewhere; for its keeper, and with guests only once it has ended."""
    found = await kept_here(request, game, id)
    if not found.campaign.over:  # its decks and what is to be drawn can be told from it
        if trust.SHARED in found.kept.known:
            raise Refusal(refusals.SHARED_CAMPAIGN.fill(), "private", 403)
        await hall_of(request).store.write(lambda c: ledger.learn(c, id, trust.SAVE))
    return {"name": found.kept.name, "save": found.campaign.save()}


@post("/api/{game:str}/campaigns/import", request_max_body_size=LONGEST_SAVE)
async def import_campaign(request: Call, game: FromPath[str], data: JSONBody[OnPaper]) -> Founded:
    """Keep a campaign that was exported; every entry of it is checked again."""
    few(request)
    games.address(game)
    await room_left(request, game)
    return await founded(request, data.name, await worked(request, from_paper, game, data.save), trust.SAVE)


def on_paper(c: Campaign) -> Paper:
    return Paper(c.game.name, c.now.page("en")["title"], c.entries)


def from_paper(game: str, text: str) -> Paper:
    """A campaign from a file: of this game, naming no folder of this machine, and with a next game that can be laid out."""
    guard.check_depth(text.encode("utf-8", "surrogatepass"))
    of = games.game(game)
    for entry in room.on_paper(text)[1]:
        setup.name_no_folder(of, entry)
        setup.name_no_folder(of, entry.get(room.GOES_ON))
    c = room.load(text)
    if c.game.name != game:
        raise Refusal(refusals.OTHER_CAMPAIGN.fill(game=c.game.title or c.game.name), "other-game")
    if not c.over and not c.now.page("en").get("problem"):
        of.lay(of.setup(**c.next_game().settings))
    return on_paper(c)


ROUTES: Final = (
    my_campaigns, new_campaign, import_campaign, one_campaign, remove_campaign, shop, enter, turn, undo, play, give_up,
    share, export,
)  # fmt: skip
