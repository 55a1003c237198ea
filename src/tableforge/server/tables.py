"""Tables over HTTP: which games there are, a new table, my tables, a seat by invitation, a save."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tableforge import bots, games
from tableforge.campaign import chronicle_of
from tableforge.errors import TableforgeError
from tableforge.kernel.settings import PRACTICE, Each
from tableforge.server import ledger, people, playback, records, refusals, relay, setup, tokens, trust
from tableforge.server import messages as m
from tableforge.server.guard import LONGEST_SAVE
from tableforge.server.hall import Hall
from tableforge.server.live import Live
from tableforge.server.records import Record
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.request import inert, language_of
from tableforge.server.threads import beside
from tableforge.table.seeds import is_seed
from tableforge.table.series import Match, Played
from tableforge.tongue.both import LANGUAGES

P = ParamSpec("P")
T = TypeVar("T")
Json = dict[str, Any]
MOST_TURNS: Final = 40  # tables of a list of which it is told where they stand
Call = Request[Any, Any, State]
Name = Annotated[str, Meta(max_length=m.LONGEST_NAME)]


# ---------------------------------------------------------------- what is asked and told
class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to have a seat: a person `here`, one by `invite`, anybody (`open`), or a `bot`."""

    kind: Annotated[str, Meta(max_length=10)] = setup.HERE
    name: Name = ""
    bot: Annotated[str, Meta(max_length=60)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that somebody wants."""

    game: Annotated[str, Meta(max_length=60)]
    setup: Json = {}
    seed: m.Seed | None = None
    best_of: Annotated[int, Meta(ge=1, le=99)] = 1
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    practice: bool = False


class GivenSeat(Struct):
    """A seat of a new table: its token, for whoever sits here, or one that invites somebody; neither is told again."""

    seat: int
    token: str | None
    invite: str | None


class Begun(Struct):
    """A new table, its seats, and the token of its spectators."""

    table: str
    seats: list[GivenSeat]
    watch: str


class Tokens(Struct, forbid_unknown_fields=True):
    """Tokens that somebody has."""

    tokens: Annotated[list[m.Token], Meta(max_length=500)] = []


class Joining(Struct, forbid_unknown_fields=True):
    """Somebody accepts an invitation."""

    invite: m.Token
    name: Name = ""


class StandIn(Struct, forbid_unknown_fields=True):
    """A bot for a seat that nobody has taken yet."""

    bot: Annotated[str, Meta(max_length=60)] = ""


class Joined(Struct):
    """The seat that somebody got, and its token."""

    table: str
    seat: int
    token: str


class Invited(Struct):
    """What somebody is invited to: which game, whose seat, and who else is there."""

    game: str
    title: str
    brief: str
    seat: int
    role: str
    seats: list[m.Person]
    told: list[str]  # what others could know of the game from its start, and that it is practice


class Following(Struct, forbid_unknown_fields=True):
    """The next game of a match; the loser may say who begins."""

    first: Annotated[int, Meta(ge=0, le=15)] | None = None


class Listed(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    brief: str
    seats: list[m.Person]
    held: list[int]
    number: int
    asked: list[int]
    your_turn: bool
    turn: str  # where the game stands, in a few words; of the first of a list
    over: bool
    practice: bool
    match: Json | None
    created: float
    updated: float
    lesson: str = ""


class Repeating(Struct, forbid_unknown_fields=True):
    """Another game: with what everybody had, or each with what the seat before them had."""

    swap: bool = False


class Save(Struct, forbid_unknown_fields=True):
    """A save file, as text."""

    save: str
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []


class Earlier(Struct):
    """A save file of a game before its content changed, and what was told of that."""

    save: str
    notice: str
    at: float


class ProfileTold(Struct):
    """What is remembered of somebody in a game."""

    finished: list[str]
    taught: list[str]


class BotInfo(Struct):
    """A bot that plays a game."""

    name: str
    title: str
    about: str


class SeatRange(Struct):
    """How many can play."""

    least: int
    most: int


class GameInfo(Struct):
    """A game that can be played here, and what can be set."""

    name: str
    title: str
    seats: SeatRange
    all_win_alike: bool
    settings: list[Json]
    bots: list[BotInfo]
    editions: list[str]
    match: bool
    practice: bool
    campaign: bool
    slots: int = 0  # of campaigns; 0 for any number
    campaign_by: str = ""  # the setting that says that a campaign is wanted
    veteran: str = ""  # the setting that is on for whoever has finished one


# ---------------------------------------------------------------- who asks
def hall_of(request: Call) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def worked(request: Call, work: Callable[P, T], *things: P.args, **none: P.kwargs) -> T:
    """What a work comes to that costs more than its request, within the allowance of whoever asks."""
    hall = hall_of(request)
    return await hall.labour.do(relay.address_of(request.scope, hall), work, *things, **none)


def lang_of(request: Call) -> str:
    """The language to answer in."""
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def tokens_of(request: Call) -> tuple[str, ...]:
    """The tokens of the header; several stand with commas between."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return ()
    return tuple([token for token in [part.strip() for part in given.split(",")] if token][: m.MOST_HELD])


async def known_of(request: Call, game: str) -> people.Known:
    """What is remembered of whoever asks: by the key of their own, and for whoever runs the server by that of the house."""
    hall = hall_of(request)
    house = hall.owner in [tokens.digest(t) for t in tokens_of(request)]
    who = [people.digest(request.headers.get(people.HEADER, "")), *([hall.owner] if house else [])]
    found = await hall.store.read(lambda c: people.remembered(c, who, game))
    return await beside(people.of_house, hall.settings.data, game, found) if house else found


async def at_table(request: Call, id: str) -> tuple[Record, tuple[int, ...]]:
    """A table, and the seats that whoever asks holds at it."""
    given = tokens_of(request)
    if not given:
        raise Refusal(refusals.NO_TOKEN.fill(), "no-token", 401)
    hall = hall_of(request)
    record = await hall.find(id)
    held, may = hall.held(record, given)
    if not may:
        raise Refusal(refusals.NO_SEAT.fill(), "no-seat", 403)
    return record, held


async def player_at(request: Call, id: str) -> tuple[Live, tuple[int, ...]]:
    """A table in memory, for whoever holds a seat at it."""
    _, held = await at_table(request, id)
    if not held:
        raise Refusal(refusals.NO_SEAT.fill(), "no-seat", 403)
    return await hall_of(request).table(id), held


# ---------------------------------------------------------------- telling
def listed(record: Record, held: tuple[int, ...], lang: str, turn: str = "") -> Listed:
    """A table in a list, by what is kept of it."""
    game = games.game(record.game)
    people = [
        records.person(record, game, c, False, lang) for c in record.chairs
    ]
    return Listed(
        record.id, game.name, game.title.text(lang) or game.name, game.brief(record.setup, lang), people, list(held),
        record.number, list(record.asked), any([seat in held for seat in record.asked]), turn,
        record.over,
        game.practised(record.setup), score(record), record.created, record.updated,
        record.note.get("lesson", ""),
    )  # fmt: skip


def score(record: Record) -> Json | None:
    """How a match stands before this game."""
    match = record.note.get("match")
    if match is None:
        return None
    wins = [sum([winner == c.seat for _, winner in match["games"]]) for c in record.chairs]
    seeded = trust.SEED in trust.known(record)
    return {"best_of": match["best_of"], "game": len(match["games"]) + 1, "wins": wins, "seeded": seeded}


def match_of(record: Record) -> Match | None:
    """The match of which this game is the next one."""
    kept = record.note.get("match")
    if kept is None:
        return None
    played = [Played(*game) for game in kept["games"]]
    return Match(record.game, kept["best_of"], kept["seed"], kept["settings"], played=played, named=kept["named"])


def chosen_seed(given: int | str | None) -> int | None:
    """A seed that was chosen; as digits in a text where a client's numbers do not hold so many."""
    seed = None if given is None else int(given)
    if seed is not None and not is_seed(seed):
        raise Refusal(refusals.WRONG_FIELD.fill(name="seed"), "bad-request")
    return seed


def begun(new: setup.NewTable) -> Begun:
    return Begun(new.record.id, [GivenSeat(x.seat, x.token, x.invite) for x in new.given], new.watch)


def wishes(seats: list[SeatWish]) -> list[setup.Wish]:
    return [setup.Wish(s.kind, s.name, s.bot) for s in seats]


# ---------------------------------------------------------------- games
@get("/api/games", sync_to_thread=False)
def all_games(request: Call) -> list[GameInfo]:
    """Every game that can be played here."""
    return [introduced(name, lang_of(request)) for name in games.names()]


def introduced(name: str, lang: str) -> GameInfo:
    game = games.game(name)
    forms = [s.form() for s in game.settings if s.offered and s.kind.name != setup.FOLDER]
    for form in forms:
        form["about"] = form.get(lang, form.get("en", ""))
    counted = next((s.kind.limits() for s in game.settings if s.name == "seats"), {})
    known = [BotInfo(level.name, level.title.text(lang), level.about.text(lang)) for level in bots.levels(name)]
    return GameInfo(
        name, game.title.text(lang) or name, SeatRange(counted.get("least", game.seats), counted.get("most", game.seats)),
        game.all_win_alike, forms, known, list(game.editions), not game.all_win_alike,
        any([s.name == PRACTICE.name for s in game.settings]), games.has_part("campaign", name), *slots_of(name),
    )  # fmt: skip


def slots_of(name: str) -> tuple[int, str, str]:
    """How many campaigns of a game somebody keeps (0 for any number), the setting that asks for one, and that of veterans."""
    told = chronicle_of(name)
    if told is None:
        return 0, "", ""
    return told.slots, told.wanted_by, told.veteran


@get("/api/{game:str}/profile")
async def my_profile(request: Call, game: FromPath[str]) -> ProfileTold:
    """What is remembered of whoever asks: campaigns that were played to an ending, and what need not be explained again."""
    games.address(game)
    return ProfileTold(*await known_of(request, game))


# ---------------------------------------------------------------- tables
@post("/api/tables")
async def new_table(request: Call, data: JSONBody[NewTable]) -> Begun:
    """Begin a table."""
    hall = hall_of(request)
    hall.gate.let("tables", hall.gate.limits.new_tables, relay.address_of(request.scope, hall))
    try:
        game = games.game(data.game)
    except TableforgeError as e:
        raise as_refusal(e, "no-game", 404) from None
    known = await known_of(request, game.name)
    chosen = setup.chosen(game, people.as_veteran(game, data.setup, known), data.practice, hall.files)
    chosen = people.spared(game, chosen, wishes(data.seats), known)
    seed = chosen_seed(data.seed)
    house = hall.owner in [tokens.digest(t) for t in tokens_of(request)]
    new = setup.new_table(game, chosen, wishes(data.seats), seed=seed, best_of=data.best_of, house=house)
    await hall.add(new.record, [])
    return begun(new)


@post("/api/tables/mine", status_code=200)
async def my_tables(request: Call, data: JSONBody[Tokens]) -> list[Listed]:
    """The tables that tokens open, but for lessons; those of the house, for whoever runs the server."""
    hall, lang = hall_of(request), lang_of(request)
    given = (*data.tokens, *tokens_of(request))
    digests = {tokens.digest(token) for token in given}
    found = await hall.store.read(lambda c: records.opened_by(c, digests))
    if hall.owner in digests:
        known = {record.id for record in found}
        house = await hall.store.read(records.of_the_house)
        found = sorted([*found, *[r for r in house if r.id not in known]], key=lambda r: -r.updated)
    found = [record for record in found if "lesson" not in record.note]  # nobody goes on with one
    turns = {record.id: await hall.turn(record, lang) for record in [r for r in found if not r.over][:MOST_TURNS]}
    return [listed(record, hall.held(record, given)[0], lang, turns.get(record.id, "")) for record in found]


@get("/api/tables/{table:str}")
async def one_table(request: Call, table: FromPath[str]) -> Listed:
    """A table, for whoever has a token for it."""
    record, held = await at_table(request, table)
    return listed(record, held, lang_of(request), await hall_of(request).turn(record, lang_of(request)))


@delete("/api/tables/{table:str}")
async def remove_table(request: Call, table: FromPath[str]) -> None:
    """Remove a table for good: once it is over, or where nobody else has sat down."""
    live, held = await player_at(request, table)
    if live.others(held) and not live.g.over:
        raise Refusal(refusals.NOT_OVER.fill(), "not-over", 409)
    await hall_of(request).remove(table)


@get("/api/tables/{table:str}/invitation")
async def invitation(request: Call, table: FromPath[str]) -> Invited:
    """What an invitation (Authorization: Bearer …) is to; it still counts afterwards."""
    digests = {tokens.digest(token) for token in tokens_of(request)}
    record = await hall_of(request).find(table)
    chair = next((c for c in record.chairs if c.invite in digests and c.until >= time.time()), None)
    if chair is None:
        raise Refusal(refusals.NO_INVITATION.fill(), "no-invitation", 403)
    lang = lang_of(request)
    shown = listed(record, (), lang, "")
    told = trust.told(record, games.game(record.game), lang)
    return Invited(shown.game, shown.title, shown.brief, chair.seat, shown.seats[chair.seat].role, shown.seats, told)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: Call, table: FromPath[str], data: JSONBody[Joining]) -> Joined:
    """Accept an invitation."""
    seat, token = await hall_of(request).join(table, data.invite, inert(data.name))
    return Joined(table, seat, token)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def stand_in(request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]) -> None:
    """Let a bot play a seat that nobody has taken yet; whoever has its invitation still takes it."""
    live, _ = await player_at(request, table)
    await hall_of(request).stand_in(live, seat, data.bot)


@get("/api/tables/{table:str}/save")
async def save_table(request: Call, table: FromPath[str]) -> Json:
    """The game as a save file: once it is over, or where nobody else could be wronged by it."""
    _, held = await at_table(request, table)
    live = await hall_of(request).table(table)
    await ledger.read_by(hall_of(request).store, live.record, live.may_be_read(held), live.g.over)
    g = live.g.clone()
    g.know([a.key for a in live.given])
    return {"save": await beside(g.save)}


@get("/api/tables/{table:str}/earlier")
async def earlier_saves(request: Call, table: FromPath[str]) -> list[Earlier]:
    """The game as it was whenever its content had changed and it went on from where it stood; each as a save file."""
    record, held = await at_table(request, table)
    await ledger.read_by(hall_of(request).store, record, trust.may_read(record, held, record.over), record.over)
    found, lang = await hall_of(request).store.read(lambda c: records.earlier_of(c, table)), lang_of(request)
    return [Earlier(records.written(save), notice.get(lang, ""), at) for save, notice, at in found]


@post("/api/tables/load", request_max_body_size=LONGEST_SAVE)
async def load_table(request: Call, data: JSONBody[Save]) -> Begun:
    """A table from a save file: with the seats that are wished, else a person in the first and bots in the others."""
    hall = hall_of(request)
    hall.gate.let("tables", hall.gate.limits.new_tables, relay.address_of(request.scope, hall))
    played = await worked(request, playback.restored_from, data.save)
    try:
        note: Json = trust.noted(trust.SAVE)
        if played.notice:
            note[records.NOTICE] = dict(zip(LANGUAGES, played.notice))
        new = setup.new_table(games.game(played.game), played.setup, wishes(data.seats), seed=played.seed, note=note)
    except TableforgeError as e:
        raise as_refusal(e, "save") from None
    await hall.add(new.record, played.given)
    return begun(new)


# ---------------------------------------------------------------- what comes after a game
@post("/api/tables/{table:str}/again")
async def again(request: Call, table: FromPath[str], data: JSONBody[Repeating | None] = None) -> Begun:
    """Another game of the same people by the same settings, or with their decks passed round; their tokens open it, too."""
    live, held = await player_at(request, table)
    if not (live.g.over or live.alone(held)):
        raise Refusal(refusals.NOT_OVER.fill(), "not-over", 409)
    settings = live.record.setup
    if data is not None and data.swap:
        each = [s.name for s in live.g.game.settings if isinstance(s.kind, Each)]
        settings = {**settings, **{name: settings[name][-1:] + settings[name][:-1] for name in each}}
    seed = tokens.seed()
    dealt = live.g.game.dealt_anew(settings, seed)
    record = replace(live.record, id=tokens.table_id(), seed=seed, setup=dealt, note={})
    return await follow(request, live, record, "again")


@post("/api/tables/{table:str}/next")
async def next_game(request: Call, table: FromPath[str], data: JSONBody[Following]) -> Begun:
    """The next game of a match; its loser says who begins, and begins where nothing is said."""
    live, _ = await player_at(request, table)
    if not live.g.over:
        raise Refusal(refusals.NOT_OVER.fill(), "not-over", 409)
    try:
        if (match := match_of(live.record)) is None:
            raise Refusal(refusals.NO_MATCH.fill(), "no-match", 409)
        match.record(live.g.result or {})
        if match.chooser is not None:
            match.name_first(match.chooser, match.chooser if data.first is None else data.first)
        coming = match.next_game()
        settings = live.g.game.setup(**coming.settings)
    except TableforgeError as e:
        raise as_refusal(e, "match", 409) from None
    known = [word for word in trust.known(live.record) if word == trust.SEED]
    note = {"match": match.dump(), **trust.noted(*known)}
    seed = coming.seed if known else tokens.seed()
    record = replace(live.record, id=tokens.table_id(), seed=seed, setup=settings, note=note)
    return await follow(request, live, record, "next")


async def follow(request: Call, live: Live, record: Record, how: str) -> Begun:
    """Put the same people at another table, once, and tell those who sit at this one where it is."""
    hall = hall_of(request)
    async with live.lock:
        there = live.record.note.get(how)
        if there is None:
            record = replace(record, epoch=0, number=0, over=False, owner=None, term=0)
            await hall.add(record, [])
            there = record.id
            noted = replace(live.record, note={**live.record.note, how: there})
            await hall.store.write(lambda c: records.change_note(c, noted))
            live.record = noted
    for client in live.clients:
        client.send(m.Follow(table=there, text=refusals.FOLLOW.text(client.lang)))
    return Begun(there, [GivenSeat(c.seat, None, None) for c in record.chairs], "")


ROUTES: Final = (
    all_games, my_profile, new_table, my_tables, load_table, one_table, remove_table, invitation, join_table, stand_in, save_table,
    earlier_saves, again, next_game,
)  # fmt: skip
