"""Tables over HTTP: which games there are, a new table, my tables, a seat by invitation, a save."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tableforge import bots, games, lessons
from tableforge.bots.profile import BotProfile
from tableforge.campaign import chronicle_of
from tableforge.errors import TableforgeError
from tableforge.kernel.settings import PRACTICE, PerSeat
from tableforge.puzzles.shelf import has_puzzles
from tableforge.server import (
    campaign_records,
    clocks,
    outcome,
    playback,
    profiles,
    ratings,
    records,
    refusals,
    relay,
    setup,
    talk,
    tokens,
    trust,
    wall_clock,
)
from tableforge.server import messages as m
from tableforge.server.guard import LONGEST_SAVE
from tableforge.server.hall import Hall
from tableforge.server.live import Live
from tableforge.server.records import TableRecord
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.request import choose_language, clean_text
from tableforge.server.threads import run_in_thread
from tableforge.table.seeds import is_seed
from tableforge.table.series import Match, PlayedGame
from tableforge.tongue.text import LANGUAGES

P = ParamSpec("P")
T = TypeVar("T")
Json = dict[str, Any]
MEAN_WAIT: Final = 2.0  # seconds that an answer of a bot may take on average, for people to be offered it
LONGEST_WAIT: Final = 12.0  # … and the longest one of some ten thousand
MOST_TURNS: Final = 40  # tables of a list whose turn is described
Call = Request[Any, Any, State]
Name = Annotated[str, Meta(max_length=m.LONGEST_NAME)]


# ---------------------------------------------------------------- what is asked and told
class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to have a seat: a person `here`, one by `invite`, anybody (`open`), or a `bot`."""

    kind: Annotated[str, Meta(max_length=10)] = setup.HERE
    name: Name = ""
    bot: Annotated[str, Meta(max_length=60)] = ""


class NewTableRequest(Struct, forbid_unknown_fields=True):
    """A table that somebody wants."""

    game: Annotated[str, Meta(max_length=60)]
    setup: Json = {}
    seed: m.Seed | None = None
    best_of: Annotated[int, Meta(ge=1, le=99)] = 1
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    practice: bool = False
    rated: bool = False  # whether the caller wishes that it counts for ratings
    clock: Json | None = None  # its `kind` and what that takes (`clocks.parse`); none where it is not given
    talk: bool = True  # whether people may talk at it


class NewSeatInfo(Struct):
    """A seat of a new table: its token, for whoever sits here, or one that invites somebody; neither is told again."""

    seat: int
    token: str | None
    invite: str | None


class TableCreated(Struct):
    """A new table, its seats, and the token of its spectators."""

    table: str
    seats: list[NewSeatInfo]
    watch: str


class TokenList(Struct, forbid_unknown_fields=True):
    """Tokens that somebody has."""

    tokens: Annotated[list[m.Token], Meta(max_length=500)] = []


class JoinRequest(Struct, forbid_unknown_fields=True):
    """Somebody accepts an invitation."""

    invite: m.Token
    name: Name = ""
    rated: bool = False  # whether they wish, as others here do, that it counts for ratings


class StandInRequest(Struct, forbid_unknown_fields=True):
    """A bot for a seat that nobody has taken yet."""

    bot: Annotated[str, Meta(max_length=60)] = ""


class JoinReply(Struct):
    """The seat that somebody got, and its token."""

    table: str
    seat: int
    token: str


class InvitationInfo(Struct):
    """What somebody is invited to: which game, whose seat, and who else is there."""

    game: str
    title: str
    brief: str
    seat: int
    role: str
    seats: list[m.SeatedPerson]
    told: list[str]  # warnings: what others could know, and that it is practice
    clock: str = ""  # in words; "" where there is none
    rated: bool = False  # whether others here wish that it counts for ratings


class NextGameRequest(Struct, forbid_unknown_fields=True):
    """The next game of a match; the loser may say who begins."""

    first: Annotated[int, Meta(ge=0, le=15)] | None = None


class TableRow(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    brief: str
    seats: list[m.SeatedPerson]
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
    clock: str = ""  # of the house, in words; "" where there is none


class AnotherGameRequest(Struct, forbid_unknown_fields=True):
    """Another game: with what everybody had, or each with what the seat before them had."""

    swap: bool = False


class SaveBody(Struct, forbid_unknown_fields=True):
    """A save file, as text."""

    save: str
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []


class EarlierSave(Struct):
    """A save file of a game before its content changed, and what was told of that."""

    save: str
    notice: str
    at: float


class ProfileInfo(Struct):
    """What is remembered of somebody in a game."""

    finished: list[str]
    taught: list[str]


class BotInfo(Struct):
    """A bot that plays a game."""

    name: str
    title: str
    about: str
    seconds: float  # that an answer takes here, on average, as far as is known


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
    lessons: bool = False  # whether it is taught here
    puzzles: bool = False  # whether there are puzzles of it


# ---------------------------------------------------------------- who asks
def hall_of(request: Call) -> Hall:
    """Return the hall that serves a request."""
    hall: Hall = request.app.state.hall
    return hall


async def run_work(request: Call, work: Callable[P, T], *things: P.args, **none: P.kwargs) -> T:
    """Run costly `work` in the pool, charged to the caller's address.

    Raises Refusal where the allowance is used up, or the work is refused.
    """
    hall = hall_of(request)
    return await hall.work_pool.run(relay.client_address(request.scope, hall), work, *things, **none)


def lang_of(request: Call) -> str:
    """Return the language to answer in."""
    return choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def tokens_of(request: Call) -> tuple[str, ...]:
    """Return the bearer tokens of a request; several are separated by commas."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return ()
    return tuple([token for token in [part.strip() for part in given.split(",")] if token][: m.MOST_HELD])


async def load_profile(request: Call, game: str) -> profiles.PersonProfile:
    """Return the caller's profile: by their own key, and for the owner of the server by the house's."""
    hall = hall_of(request)
    house = hall.owner in [tokens.token_digest(t) for t in tokens_of(request)]
    who = [profiles.digest(request.headers.get(profiles.HEADER, "")), *([hall.owner] if house else [])]
    found = await hall.store.read(lambda c: profiles.load_profile(c, who, game))
    return await run_in_thread(profiles.with_house_profile, hall.settings.data, game, found) if house else found


async def at_table(request: Call, id: str) -> tuple[TableRecord, tuple[int, ...]]:
    """Return the record of a table and the seats that the caller holds there.

    Raises Refusal: 401 without a token, 403 where none opens it, 404 where there is no such table.
    """
    given = tokens_of(request)
    if not given:
        raise Refusal(refusals.NO_TOKEN.fill(), "no-token", 401)
    hall = hall_of(request)
    record = await hall.find_record(id)
    held, may = hall.find_held_seats(record, given)
    if not may:
        raise Refusal(refusals.NO_SEAT.fill(), "no-seat", 403)
    return record, held


async def player_at(request: Call, id: str) -> tuple[Live, tuple[int, ...]]:
    """Return a table in memory and the caller's seats.

    Raises Refusal where the caller holds none.
    """
    _, held = await at_table(request, id)
    if not held:
        raise Refusal(refusals.NO_SEAT.fill(), "no-seat", 403)
    return await hall_of(request).table(id), held


# ---------------------------------------------------------------- telling
def table_row(record: TableRecord, held: tuple[int, ...], lang: str, turn: str = "") -> TableRow:
    """Return a table as a row of a list."""
    game = games.game(record.game)
    people = [records.describe_seat(record, game, c, False, lang) for c in record.chairs]
    return TableRow(
        record.id,
        game.name,
        game.title.text(lang) or game.name.capitalize(),
        game.speech.describe_setup(record.setup, lang),
        people,
        list(held),
        record.number,
        list(record.asked),
        any([seat in held for seat in record.asked]),
        turn,
        record.over,
        game.undo.allows_everything(record.setup),
        match_score(record),
        record.created,
        record.updated,
        record.note.get("lesson", ""),
        rule.text(lang) if (rule := clocks.rule_of(record.note)) else "",
    )


def match_score(record: TableRecord) -> Json | None:
    """Return the score of a match before this game, or None for a single game."""
    match = record.note.get("match")
    if match is None:
        return None
    wins = [sum([winner == c.seat for _, winner in match["games"]]) for c in record.chairs]
    seeded = trust.SEED in trust.known_chance(record)
    return {"best_of": match["best_of"], "game": len(match["games"]) + 1, "wins": wins, "seeded": seeded}


def match_of(record: TableRecord) -> Match | None:
    """Return the match of which this game is the next one, or None."""
    kept = record.note.get("match")
    if kept is None:
        return None
    played = [PlayedGame(*game) for game in kept["games"]]
    return Match(record.game, kept["best_of"], kept["seed"], kept["settings"], played=played, named=kept["named"])


def parse_seed(given: int | str | None) -> int | None:
    """Return a chosen seed, given as a number or as digits.

    Raises Refusal where it is out of range.
    """
    seed = None if given is None else int(given)
    if seed is not None and not is_seed(seed):
        raise Refusal(refusals.WRONG_FIELD.fill(name="seed"), "bad-request")
    return seed


def describe_created(new: setup.PreparedTable) -> TableCreated:
    """Return a new table as its creator is told, tokens included."""
    return TableCreated(new.record.id, [NewSeatInfo(x.seat, x.token, x.invite) for x in new.given], new.watch)


def parse_wishes(seats: list[SeatWish]) -> list[setup.Wish]:
    """Return the wishes of a request."""
    return [setup.Wish(s.kind, s.name, s.bot) for s in seats]


# ---------------------------------------------------------------- games
@get("/api/games", sync_to_thread=False)
def all_games(request: Call) -> list[GameInfo]:
    """Every game that can be played here."""
    slowness = hall_of(request).settings.slowness
    return [describe_game(name, lang_of(request), slowness) for name in games.loadable_names()]


def is_quick_enough(level: BotProfile, slowness: float) -> bool:
    """Whether people are offered a level where an answer takes so many times as long as with the compiled engine."""
    return slowness * level.ms <= 1000 * MEAN_WAIT and slowness * level.ms_most <= 1000 * LONGEST_WAIT


def describe_game(name: str, lang: str, slowness: float = 1.0) -> GameInfo:
    """Return what the lobby shows of a game; levels of bots that are too slow here are left out."""
    game = games.game(name)
    forms = [s.form() for s in game.settings if s.offered and s.kind.name != setup.FOLDER]
    for form in forms:
        form["about"] = form.get(lang, form.get("en", ""))
    counted = next((s.kind.limits() for s in game.settings if s.name == "seats"), {})
    known = [
        BotInfo(level.name, level.title.text(lang), level.about.text(lang), round(level.ms * slowness / 1000, 1))
        for level in bots.levels(name)
        if is_quick_enough(level, slowness)
    ]
    return GameInfo(
        name,
        game.title.text(lang) or name.capitalize(),
        SeatRange(counted.get("least", game.seats), counted.get("most", game.seats)),
        game.all_win_alike,
        forms,
        known,
        list(game.editions),
        not game.all_win_alike,
        any([s.name == PRACTICE.name for s in game.settings]),
        games.has_part("campaign", name),
        *slots_of(name),
        bool(lessons.lessons_of(name)),
        has_puzzles(name),
    )


def slots_of(name: str) -> tuple[int, str, str]:
    """Return how many campaigns of a game somebody keeps (0 for any number), the setting that starts one, and the
    veteran setting.
    """
    told = chronicle_of(name)
    if told is None:
        return 0, "", ""
    return told.slots, told.wanted_by, told.veteran


@get("/api/{game:str}/profile")
async def my_profile(request: Call, game: FromPath[str]) -> ProfileInfo:
    """What is remembered of whoever asks: campaigns that were played to an ending, and what need not be explained again."""
    games.address(game)
    return ProfileInfo(*await load_profile(request, game))


# ---------------------------------------------------------------- tables
@post("/api/tables")
async def new_table(request: Call, data: JSONBody[NewTableRequest]) -> TableCreated:
    """Begin a table."""
    hall = hall_of(request)
    hall.limiter.check("tables", hall.limiter.limits.new_tables, relay.client_address(request.scope, hall))
    try:
        game = games.game(data.game)
    except TableforgeError as e:
        raise as_refusal(e, "no-game", 404) from None
    known = await load_profile(request, game.name)
    chosen = setup.check_settings(
        game, profiles.with_veteran_setting(game, data.setup, known), data.practice, hall.files
    )
    chosen = profiles.skip_explained(game, chosen, parse_wishes(data.seats), known)
    seed = parse_seed(data.seed)
    house = hall.owner in [tokens.token_digest(t) for t in tokens_of(request)]
    new = setup.prepare_table(
        game,
        chosen,
        parse_wishes(data.seats),
        seed=seed,
        best_of=data.best_of,
        house=house,
        clock=clocks.parse(data.clock),
        note=talk.as_note(data.talk),
    )
    if data.rated:
        new = replace(new, record=wish_rating(request, new.record, first_seat_here(new.record)))
    await hall.add(new.record, [])
    return describe_created(new)


def wish_rating(request: Call, record: TableRecord, seat: int) -> TableRecord:
    """Return a table with the caller's wish that it counts for ratings.

    Raises Refusal where it cannot count, or the caller has no key of their own.
    """
    person = profiles.digest(request.headers.get(profiles.HEADER, ""))
    ratings.check_may_count(record, games.game(record.game), person)
    return ratings.note_wish(record, seat, person)


def first_seat_here(record: TableRecord) -> int:
    """Return the first seat of whoever lays a table.

    Raises Refusal where they have none.
    """
    found = next((c.seat for c in record.chairs if c.here), None)
    if found is None:
        raise Refusal(refusals.NOT_RATED.fill(), "not-rated")
    return found


@post("/api/tables/mine", status_code=200)
async def my_tables(request: Call, data: JSONBody[TokenList]) -> list[TableRow]:
    """The tables that tokens open, but for lessons and puzzles; those of the house, for whoever runs the server."""
    hall, lang = hall_of(request), lang_of(request)
    given = (*data.tokens, *tokens_of(request))
    digests = {tokens.token_digest(token) for token in given}
    found = await hall.store.read(lambda c: records.tables_opened_by(c, digests))
    if hall.owner in digests:
        known = {record.id for record in found}
        house = await hall.store.read(records.tables_of_house)
        found = sorted([*found, *[r for r in house if r.id not in known]], key=lambda r: -r.updated)
    found = [record for record in found if not {"lesson", "puzzle"} & {*record.note}]  # they are not gone on with
    turns = {record.id: await hall.turn_text(record, lang) for record in [r for r in found if not r.over][:MOST_TURNS]}
    return [
        table_row(record, hall.find_held_seats(record, given)[0], lang, turns.get(record.id, "")) for record in found
    ]


@get("/api/tables/{table:str}")
async def one_table(request: Call, table: FromPath[str]) -> TableRow:
    """A table, for whoever has a token for it."""
    record, held = await at_table(request, table)
    return table_row(record, held, lang_of(request), await hall_of(request).turn_text(record, lang_of(request)))


@delete("/api/tables/{table:str}")
async def remove_table(request: Call, table: FromPath[str]) -> None:
    """Remove a table for good: once it is over, or where nobody else has sat down, or been."""
    live, held = await player_at(request, table)
    others = records.owned_seats(live.record) - records.awaited_seats(live.record) - {*held}
    if others and not live.over:
        raise Refusal(refusals.NOT_OVER.fill(), "not-over", 409)
    await hall_of(request).remove(table)


@get("/api/tables/{table:str}/invitation")
async def invitation(request: Call, table: FromPath[str]) -> InvitationInfo:
    """What an invitation (Authorization: Bearer …) is to; it still counts afterwards."""
    digests = {tokens.token_digest(token) for token in tokens_of(request)}
    record = await hall_of(request).find_record(table)
    chair = next((c for c in record.chairs if c.invite in digests and c.until >= wall_clock.now()), None)
    if chair is None:
        raise Refusal(refusals.NO_INVITATION.fill(), "no-invitation", 403)
    lang = lang_of(request)
    shown = table_row(record, (), lang, "")
    told = trust.guest_warnings(record, games.game(record.game), lang)
    return InvitationInfo(
        shown.game,
        shown.title,
        shown.brief,
        chair.seat,
        shown.seats[chair.seat].role,
        shown.seats,
        told,
        shown.clock,
        ratings.is_wished(record),
    )


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: Call, table: FromPath[str], data: JSONBody[JoinRequest]) -> JoinReply:
    """Accept an invitation."""
    person = profiles.digest(request.headers.get(profiles.HEADER, "")) if data.rated else ""
    seat, token = await hall_of(request).join(table, data.invite, clean_text(data.name), person)
    return JoinReply(table, seat, token)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def stand_in(request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[StandInRequest]) -> None:
    """Let a bot play a seat that nobody has taken yet; whoever has its invitation still takes it."""
    live, _ = await player_at(request, table)
    await hall_of(request).stand_in(live, seat, data.bot)


@get("/api/tables/{table:str}/save")
async def save_table(request: Call, table: FromPath[str]) -> Json:
    """The game as a save file: once it is over, or where nobody else could be wronged by it."""
    _, held = await at_table(request, table)
    live = await hall_of(request).table(table)
    await campaign_records.check_may_read(hall_of(request).store, live.record, live.may_be_read(held), live.over)
    g = live.g.clone()
    g.set_keys([a.key for a in live.answers])
    return {"save": await run_in_thread(g.save)}


@get("/api/tables/{table:str}/earlier")
async def earlier_saves(request: Call, table: FromPath[str]) -> list[EarlierSave]:
    """The game as it was whenever its content had changed and it went on from where it stood; each as a save file."""
    record, held = await at_table(request, table)
    await campaign_records.check_may_read(
        hall_of(request).store, record, trust.may_read(record, held, record.over), record.over
    )
    found, lang = await hall_of(request).store.read(lambda c: records.earlier_of(c, table)), lang_of(request)
    return [EarlierSave(records.to_json(save), notice.get(lang, ""), at) for save, notice, at in found]


@post("/api/tables/load", request_max_body_size=LONGEST_SAVE)
async def load_table(request: Call, data: JSONBody[SaveBody]) -> TableCreated:
    """A table from a save file: with the seats that are wished, else a person in the first and bots in the others."""
    hall = hall_of(request)
    hall.limiter.check("tables", hall.limiter.limits.new_tables, relay.client_address(request.scope, hall))
    played = await run_work(request, playback.restore_save, data.save)
    try:
        note: Json = trust.note_known_chance(trust.SAVE)
        if played.notice:
            note[records.NOTICE] = dict(zip(LANGUAGES, played.notice))
        if played.notes:
            note[records.NOTES] = [x.dump() for x in played.notes]
        new = setup.prepare_table(
            games.game(played.game), played.setup, parse_wishes(data.seats), seed=played.seed, note=note
        )
    except TableforgeError as e:
        raise as_refusal(e, "save") from None
    await hall.add(new.record, played.given)
    return describe_created(new)


# ---------------------------------------------------------------- what comes after a game
@post("/api/tables/{table:str}/again")
async def again(request: Call, table: FromPath[str], data: JSONBody[AnotherGameRequest | None] = None) -> TableCreated:
    """Another game of the same people by the same settings, or with their decks passed round; their tokens open it, too."""
    live, held = await player_at(request, table)
    if not (live.over or live.is_alone(held)):
        raise Refusal(refusals.NOT_OVER.fill(), "not-over", 409)
    game, settings = live.g.game, live.record.setup
    if not live.over and trust.holds_earlier_state(live.record, game):  # the other game shows what is hidden in this
        await campaign_records.check_may_read(hall_of(request).store, live.record, live.may_be_read(held), over=False)
    if data is not None and data.swap:
        each = [s.name for s in game.settings if isinstance(s.kind, PerSeat)]
        settings = {**settings, **{name: settings[name][-1:] + settings[name][:-1] for name in each}}
    seed = tokens.new_seed()
    dealt = game.persistence.reseed_setup(settings, seed)
    note = {
        **clocks.note_rule(live.clock_rule),
        **ratings.note_wishes(live.record),
        **records.note_awaited(records.owned_seats(live.record)),
        **trust.note_still_known(live.record, game),
        **talk.keep_note(live.record.note),
    }
    record = replace(live.record, id=tokens.new_table_id(), seed=seed, setup=dealt, note=note)
    return await open_following(request, live, record, "again")


@post("/api/tables/{table:str}/next")
async def next_game(request: Call, table: FromPath[str], data: JSONBody[NextGameRequest]) -> TableCreated:
    """The next game of a match; its loser says who begins, and begins where nothing is said."""
    live, _ = await player_at(request, table)
    if not live.over:
        raise Refusal(refusals.NOT_OVER.fill(), "not-over", 409)
    try:
        if (match := match_of(live.record)) is None:
            raise Refusal(refusals.NO_MATCH.fill(), "no-match", 409)
        match.record_winners(outcome.winners(live.record, live.g) or ())
        if match.chooser is not None:
            match.name_first(match.chooser, match.chooser if data.first is None else data.first)
        coming = match.next_game()
        settings = live.g.game.setup(**coming.settings)
    except TableforgeError as e:
        raise as_refusal(e, "match", 409) from None
    known = [word for word in trust.known_chance(live.record) if word == trust.SEED]
    note = {
        "match": match.dump(),
        **clocks.note_rule(live.clock_rule),
        **ratings.note_wishes(live.record),
        **records.note_awaited(records.owned_seats(live.record)),
        **trust.note_known_chance(*known),
        **talk.keep_note(live.record.note),
    }
    seed = coming.seed if known else tokens.new_seed()
    record = replace(live.record, id=tokens.new_table_id(), seed=seed, setup=settings, note=note)
    return await open_following(request, live, record, "next")


async def open_following(request: Call, live: Live, record: TableRecord, how: str) -> TableCreated:
    """Open another table for the same people and tell those at this one where it is; a second call returns the same table."""
    hall = hall_of(request)
    async with live.lock:
        there = live.record.note.get(how)
        if there is None:
            record = replace(record, epoch=0, number=0, over=False, owner=None, term=0)
            follows = await hall.add(record, [])
            people = await hall.store.read(lambda c: profiles.people_at(c, live.record.id))
            for seat, person in people.items():
                await follows.remember_person([seat], person)
            hall.call_for_begin(follows)
            there = record.id
            noted = replace(live.record, note={**live.record.note, how: there})
            await hall.store.write(lambda c: records.change_note(c, noted))
            live.record = noted
    for client in live.clients:
        client.send(m.Follow(table=there, text=refusals.FOLLOW.text(client.lang)))
    return TableCreated(there, [NewSeatInfo(c.seat, None, None) for c in record.chairs], "")


ROUTES: Final = (
    all_games,
    my_profile,
    new_table,
    my_tables,
    load_table,
    one_table,
    remove_table,
    invitation,
    join_table,
    stand_in,
    save_table,
    earlier_saves,
    again,
    next_game,
)
