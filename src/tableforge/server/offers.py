"""Open tables over HTTP: a host offers a table, others see what is played and sit down with decks of their own, and it is dealt
once all are there.

With `tableforge serve --open` there is a list of them for everybody; one that is offered by its link alone is in no list.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace as replace_record
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

import sqlalchemy as sa
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from tableforge import bots, games
from tableforge.campaign import chronicle_of
from tableforge.errors import TableforgeError
from tableforge.kernel.game import Game
from tableforge.kernel.settings import PRACTICE, Data, PerSeat, Setting
from tableforge.server import (
    clocks,
    offer_records,
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
from tableforge.server.decks import SEEDS, DeckForger, find_describer, typeset_name
from tableforge.server.offer_records import BOT, FREE, GUEST, HOST, OpenSeat, OpenTable
from tableforge.server.parts import ChoosesBySeat
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.request import choose_language, clean_text
from tableforge.server.tables import Call, NewTableRequest, SeatWish, hall_of, lang_of, parse_seed, tokens_of
from tableforge.server.threads import run_in_thread
from tableforge.table.library import Deck, reader_of
from tableforge.table.store import Store
from tableforge.tongue.text import ENGLISH, LANGUAGES, Text, in_every

if TYPE_CHECKING:
    from tableforge.server.hall import Hall

log = logging.getLogger(__name__)
Json = dict[str, Any]
MOST_SEATS: Final = 16
LONGEST_NOTE: Final = 80
LONGEST_DECK: Final = 100_000  # characters of a deck as a text
TRIES: Final = 20  # to sit down while others do
HERE_FOR: Final = 45.0  # seconds for which another process counts a host as there


# ---------------------------------------------------------------- what is asked and told
class DeckWish(Struct, forbid_unknown_fields=True):
    """A deck that somebody brings: one of this server by its name, one as a text, or a new one."""

    ref: Annotated[str, Meta(max_length=300)] = ""
    text: Annotated[str, Meta(max_length=LONGEST_DECK)] = ""
    forged: bool = False


class OfferRequest(NewTableRequest, forbid_unknown_fields=True):
    """A table that somebody offers: as a new table is asked for, and who is to find it."""

    public: bool = False
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    choice: Annotated[str, Meta(max_length=60)] = ""


class OfferMade(Struct):
    """A table that is offered: the token of the host's seat, and what its link holds; neither is told again."""

    offer: str
    token: str
    key: str


class SitRequest(Struct, forbid_unknown_fields=True):
    """Somebody sits down: where (the first free seat unless it is said), and with what."""

    name: Annotated[str, Meta(max_length=m.LONGEST_NAME)] = ""
    seat: m.SeatNumber | None = None
    deck: DeckWish | None = None
    choice: Annotated[str, Meta(max_length=60)] = ""


class SeatTaken(Struct):
    """The seat that somebody got, its token, which opens the table later, too, and the table where all are there."""

    offer: str
    seat: int
    token: str
    table: str


# ---------------------------------------------------------------- decks and choices
def deck_setting(game: Game) -> Setting | None:
    """Return the setting that gives each seat a deck; None where the game has no decks."""
    return next((s for s in game.settings if isinstance(s.kind, PerSeat) and s.kind.of.name == "deck"), None)


def bring_deck(game: Game, wish: DeckWish, files: Store) -> Deck:
    """Return the deck that somebody brings.

    Raises Refusal where there is none, or it cannot be played: by its name, with what is wrong.
    """
    if (bool(wish.ref) + bool(wish.text) + wish.forged) != 1:
        raise Refusal(refusals.ONE_DECK.fill(), "deck")
    if wish.forged:
        forger = games.find_part("server", game.name, DeckForger)
        if forger is None:
            raise Refusal(refusals.ONE_DECK.fill(), "deck")
        return forger.forge(secrets.randbelow(SEEDS))
    try:
        if wish.ref:
            found = setup.find_deck(game.name, wish.ref, files)
            assert not isinstance(found, str)
            return found  # type: ignore[return-value]
        verdicts = reader_of(game.name).survey(wish.text.encode("utf-8", "surrogatepass"), "")
    except TableforgeError as e:
        raise as_refusal(e, "deck") from None
    if len(verdicts) != 1:
        raise Refusal(refusals.DECKS_IN_TEXT.fill(n=len(verdicts)), "deck")
    (verdict,) = verdicts
    if verdict.deck is None:
        told = in_every(lambda lang: "; ".join([text.text(lang) for text in verdict.problems]))
        raise Refusal(refusals.BAD_GUEST_DECK.fill(name=verdict.name, problems=told), "deck")
    return verdict.deck


def with_deck(game: str, seat: OpenSeat, deck: Deck) -> OpenSeat:
    """Return a seat with a deck, and how it is shown in each language."""
    return replace(seat, deck=deck.to_json(), shown={lang: show_deck(game, deck, lang) for lang in LANGUAGES})


def show_deck(game: str, deck: Deck, lang: str) -> Json:
    """Return what a waiting room shows of a deck."""
    told = find_describer(game).deck(deck, lang)
    name = told.get("who") or typeset_name(deck.title(lang))
    return {"name": name, "factions": told["factions"], "face": list(told["face"])}


def stand_in_decks(game: Game, seats: Sequence[OpenSeat], usual: Sequence[Any]) -> list[Any]:
    """Return the decks of all seats; for a free one a deck of the game's own that nobody at the table plays yet."""
    describer = find_describer(game.name)
    taken = [seat.shown[ENGLISH]["face"] for seat in seats if seat.deck is not None]
    spare = [(list(describer.deck(d, ENGLISH)["face"]), d) for d in reader_of(game.name).starters().values()]
    out: list[Any] = []
    for seat in seats:
        if seat.deck is not None:
            out.append(seat.deck)
            continue
        face, deck = next(((face, deck) for face, deck in spare if face not in taken), (None, usual[seat.seat]))
        taken.append(face)
        out.append(deck)
    return out


def settle_setup(game: Game, chosen: Json, seats: Sequence[OpenSeat], practice: bool, files: Store) -> Json:
    """Return the checked settings of a table with what everybody has brought; free seats have what is usual.

    Raises Refusal where they do not go together.
    """
    settings = dict(chosen)
    if (decks := deck_setting(game)) is not None:
        settings[decks.name] = stand_in_decks(game, seats, decks.usual(len(seats)))
    chooses = games.find_part("server", game.name, ChoosesBySeat)
    if chooses is not None:
        settings = chooses.settle_choices(settings, [seat.choice for seat in seats])
    return setup.check_settings(game, settings, practice, files)


def check_choice(game: Game, settings: Json, choice: str) -> None:
    """Raise Refusal where a choice is none of this table."""
    if choice and choice not in dict(choices_of(game, settings)):
        raise Refusal(refusals.NO_CHOICE.fill(choice=choice), "choice")


def choices_of(game: Game, settings: Json) -> Sequence[tuple[str, Text]]:
    """Return what whoever sits down may choose besides a deck."""
    chooses = games.find_part("server", game.name, ChoosesBySeat)
    return () if chooses is None else chooses.seat_choices(settings)


# ---------------------------------------------------------------- telling
def describe_offer(offer: OpenTable, lang: str, here: bool, seat: OpenSeat | None = None) -> m.OfferInfo:
    """Return an offer as it is told in a language; `seat` is that of whoever asks."""
    game = games.game(offer.game)
    choices = choices_of(game, offer.setup)
    called = {id: text.text(lang) for id, text in choices}
    told = [trust.TELLS[trust.SEED].text(lang)] if offer.seed else []
    if not offer.talk:
        told.append(talk.WITHOUT.text(lang))
    return m.OfferInfo(
        offer.id,
        game.name,
        game.title.text(lang) or game.name.capitalize(),
        offer.public,
        offer.note,
        offer.lang,
        public_settings(game, offer.setup),
        offer.best_of,
        offer.practice,
        bool(offer.seed),
        offer.rated,
        clocks.parse(offer.clock).text(lang) if offer.clock else "",
        [*told, *([trust.PRACTISED.text(lang)] if offer.practice else [])],
        deck_setting(game) is not None,
        [m.OfferChoice(id, name) for id, name in called.items()],
        [describe_seat(s, game, lang, called) for s in offer.seats],
        here,
        m.SPECTATOR if seat is None else seat.seat,
        offer.table if offer.made and seat is not None else "",
    )


def describe_seat(seat: OpenSeat, game: Game, lang: str, called: Json) -> m.OfferSeat:
    """Return a seat of an offer as it is told."""
    shown = seat.shown.get(lang)
    deck = None if shown is None else m.OfferDeck(**shown)
    level = bots.profile(seat.bot, game.name).title.text(lang) if seat.kind == BOT else ""
    return m.OfferSeat(seat.seat, seat.kind, seat.name, level, deck, seat.choice, called.get(seat.choice, ""))


def public_settings(game: Game, chosen: Json) -> Json:
    """Return the settings of an offer that people are asked for, but for decks and practice."""
    decks = deck_setting(game)
    kept = [
        s
        for s in game.settings
        if s.offered and s.name != PRACTICE.name and s.kind.name not in (Data.name, setup.FOLDER) and s is not decks
    ]
    return {s.name: chosen[s.name] for s in kept if s.name in chosen}


def is_here(hall: Hall, offer: OpenTable) -> bool:
    """Whether the host of an offer has a line; in another process it counts for a moment after its last sign."""
    if offer.id in hall.offers.hosts:
        return True
    return not hall.worker.alone and offer.seen > wall_clock.now() - HERE_FOR


async def tell_list(hall: Hall, lang: str) -> m.OfferList:
    """Return the list of open tables in a language; empty where the server keeps none."""
    found = await hall.offers.read_list() if hall.settings.open_tables else []
    return m.OfferList(
        open=hall.settings.open_tables, offers=[describe_offer(x, lang, is_here(hall, x)) for x in found]
    )


async def find_offer(hall: Hall, id: str) -> OpenTable:
    """Return an offer.

    Raises Refusal (404) where there is none; it says why it went, where that was lately.
    """
    found = await hall.store.read(lambda c: offer_records.find_offer(c, id)) if tokens.is_table_id(id) else None
    if found is not None:
        return found
    why = {"vanished": refusals.HOST_AWAY, "withdrawn": refusals.WITHDRAWN_OFFER}.get(hall.offers.why.get(id, ""))
    if why is not None:
        raise Refusal(why.fill(), "no-offer", 404)
    raise offer_records.no_offer()


def check_may_see(hall: Hall, offer: OpenTable, digests: Iterable[str]) -> OpenSeat | None:
    """Return the seat that token digests open.

    Raises Refusal where they open none, and the offer is in no list that anybody may read.
    """
    known = {*digests}
    seat = offer.seat_of(known)
    if seat is None and offer.key not in known and not (offer.public and hall.settings.open_tables):
        raise Refusal(refusals.NO_OFFER_KEY.fill(), "no-offer-key", 403)
    return seat


# ---------------------------------------------------------------- from an offer to a table
async def make_table(hall: Hall, offer: OpenTable) -> None:
    """Deal the table of an offer at which everybody sits; done twice it does nothing more.

    Raises Refusal where what everybody brought no longer goes together: then the offer is gone.
    """
    try:
        record = await run_in_thread(prepare_record, offer, hall.files)
        live = await hall.add(record, [])
        for seat in [s for s in offer.seats if s.person]:  # also before they come to it
            await live.remember_person([seat.seat], seat.person)
        hall.call_for_begin(live)
    except sa.exc.IntegrityError:
        log.info("offer %s: another process has made its table", offer.id)
    except TableforgeError:
        await hall.store.write(lambda c: offer_records.remove_offer(c, offer.id))
        hall.offers.announce(offer.id, why="withdrawn")
        raise
    await hall.store.write(lambda c: offer_records.change_offer(c, offer.id, lambda now: replace(now, made=True)))
    hall.offers.announce(offer.id)


def prepare_record(offer: OpenTable, files: Store) -> Any:
    """Return the record of the table of an offer; tokens that opened the offer open it."""
    game = games.game(offer.game)
    chosen = settle_setup(game, offer.setup, offer.seats, offer.practice, files)
    kinds = {HOST: setup.HERE, GUEST: setup.INVITE, BOT: BOT}
    wishes = [setup.Wish(kinds[s.kind], s.name, s.bot) for s in offer.seats]
    guests = {s.seat: s.token for s in offer.seats if s.kind == GUEST}
    note: Json = ratings.note_people({s.seat: s.person for s in offer.seats}) if offer.rated else {}
    note |= talk.as_note(offer.talk)
    clock = clocks.parse(offer.clock)
    if clock.is_live:  # the host may be elsewhere just now
        note |= records.note_awaited([s.seat for s in offer.seats if s.kind != BOT])
    seed = int(offer.seed) if offer.seed else None
    new = setup.prepare_table(
        game, chosen, wishes, seed=seed, best_of=offer.best_of, house=offer.house, note=note, guests=guests, clock=clock
    )
    chair = replace_record(new.record.chairs[offer.host.seat], token=offer.host.token)
    return replace_record(new.record.with_chair(chair), id=offer.table)


# ---------------------------------------------------------------- addresses
@get("/api/offers")
async def all_offers(request: Call) -> m.OfferList:
    """The open tables; none where the server keeps no list."""
    return await tell_list(hall_of(request), lang_of(request))


@post("/api/offers")
async def new_offer(request: Call, data: JSONBody[OfferRequest]) -> OfferMade:
    """Offer a table: in the list of open tables, or by its link alone."""
    hall = hall_of(request)
    address = relay.client_address(request.scope, hall)
    hall.limiter.check("offers", hall.limiter.limits.offers, address)
    if data.public and not hall.settings.open_tables:
        raise Refusal(refusals.NOT_LISTED.fill(), "not-listed", 403)
    token, key = tokens.new_token(), tokens.new_token()
    house = hall.owner in [tokens.token_digest(t) for t in tokens_of(request)]
    person = profiles.digest(request.headers.get(profiles.HEADER, ""))
    host = OpenSeat(seat=0, kind=HOST, token=tokens.token_digest(token), person=person)
    offer = await run_in_thread(read_offer, data, lang_of(request), host, tokens.token_digest(key), house, hall.files)
    visitor = tokens.token_digest(f"{hall.owner} {address}")
    await hall.store.write(lambda c: offer_records.add_offer(c, offer, visitor, person))
    hall.offers.announce(offer.id)
    return OfferMade(offer.id, token, key)


def read_offer(data: OfferRequest, lang: str, host: OpenSeat, key: str, house: bool, files: Store) -> OpenTable:
    """Return the offer that somebody asks for, with what the host and the bots bring.

    Raises Refusal where the settings or the seats will not do.
    """
    try:
        game = games.game(data.game)
    except TableforgeError as e:
        raise as_refusal(e, "no-game", 404) from None
    told = chronicle_of(game.name)
    if told is not None and told.wanted_by and data.setup.get(told.wanted_by):
        raise Refusal(refusals.NO_CAMPAIGN_OFFER.fill(), "setup")
    clock = clocks.parse(data.clock)
    decks = deck_setting(game)
    settings = {name: value for name, value in data.setup.items() if decks is None or name != decks.name}
    wanted = game.wanted_seats(settings)
    empty = [OpenSeat(seat=n) for n in range(wanted if isinstance(wanted, int) and 0 < wanted <= MOST_SEATS else 1)]
    checked = settle_setup(game, settings, empty, data.practice, files)
    settings, practice = public_settings(game, checked), bool(checked.get(PRACTICE.name, False))
    seats = tuple(read_seats(game, checked, data, host, files))
    check_choice(game, settings, data.choice)
    seed = parse_seed(data.seed)
    offer = OpenTable(
        id=tokens.new_table_id(),
        game=game.name,
        public=data.public,
        key=key,
        setup=settings,
        seats=seats,
        table=tokens.new_table_id(),
        seed="" if seed is None else str(seed),
        practice=practice,
        best_of=data.best_of,
        note=clean_text(data.note),
        lang=choose_language(lang),
        rated=data.rated,
        talk=data.talk,
        clock=clock.dump() if clock else None,
        house=house,
        created=wall_clock.now(),
    )
    chosen = settle_setup(game, settings, seats, practice, files)
    kinds = {HOST: setup.HERE, BOT: BOT}
    wishes = [setup.Wish(kinds.get(s.kind, setup.INVITE), s.name, s.bot) for s in seats]
    # refuses bots, matches and clocks that will not do
    new = setup.prepare_table(game, chosen, wishes, seed=seed, best_of=data.best_of, clock=clock)
    if data.rated:
        ratings.check_may_count(new.record, game, host.person)
    return offer


def read_seats(game: Game, checked: Json, data: OfferRequest, host: OpenSeat, files: Store) -> list[OpenSeat]:
    """Return the seats of an offer: the host's, those of bots, and the free ones.

    Raises Refusal where one of them is missing, or there are too many.
    """
    n = game.count_seats(checked)
    wishes = data.seats or [SeatWish(setup.HERE), *[SeatWish("open")] * (n - 1)]
    if len(wishes) != n:
        raise Refusal(refusals.SEATS.fill(seats=n, n=len(wishes)), "seats")
    decks = deck_setting(game)
    refs = [] if decks is None else decks.fill_seats(given_list(data.setup.get(decks.name)), n)
    out = []
    for number, wish in enumerate(wishes):
        if wish.kind == setup.HERE:
            seat = replace(host, seat=number, name=clean_text(wish.name), choice=data.choice)
        elif wish.kind == BOT:
            seat = OpenSeat(seat=number, kind=BOT, name=clean_text(wish.name), bot=wish.bot or bots.usual(game.name))
        elif wish.kind in (setup.INVITE, "open"):
            seat = OpenSeat(seat=number)
        else:
            raise Refusal(refusals.SEAT_KIND.fill(kind=wish.kind), "seats")
        if decks is not None and seat.kind != FREE:
            seat = with_deck(game.name, seat, bring_deck(game, DeckWish(str(refs[number])), files))
        out.append(seat)
    if [s.kind for s in out].count(HOST) != 1 or not any([s.kind == FREE for s in out]):
        raise Refusal(refusals.OFFER_SEATS.fill(), "seats")
    return out


def given_list(value: object) -> list[Any]:
    """Return a list that somebody gave; empty where it is none."""
    return value if isinstance(value, list) else []


@get("/api/offers/{offer:str}")
async def one_offer(request: Call, offer: FromPath[str]) -> m.OfferInfo:
    """A table that is offered: everything that one may know before one sits down."""
    hall = hall_of(request)
    found = await find_offer(hall, offer)
    seat = check_may_see(hall, found, digests_of(request))
    return describe_offer(found, lang_of(request), is_here(hall, found), seat)


@post("/api/offers/{offer:str}/sit", status_code=200)
async def sit_down(request: Call, offer: FromPath[str], data: JSONBody[SitRequest]) -> SeatTaken:
    """Sit down at a table that is offered; the last one who does begins it."""
    hall = hall_of(request)
    hall.limiter.check("sittings", hall.limiter.limits.sittings, relay.client_address(request.scope, hall))
    found = await find_offer(hall, offer)
    person = profiles.digest(request.headers.get(profiles.HEADER, ""))
    check_newcomer(check_may_see(hall, found, digests_of(request)), found, person)
    game, token = games.game(found.game), tokens.new_token()
    guest = OpenSeat(
        seat=0,
        kind=GUEST,
        name=clean_text(data.name),
        token=tokens.token_digest(token),
        person=person,
        choice=data.choice,
    )
    guest = await run_in_thread(read_guest, game, found, data, guest, hall.files)
    now = await hall.run_to_end(take_seat(hall, found, guest, data.seat))
    seat = now.seat_of([guest.token])
    assert seat is not None
    return SeatTaken(offer, seat.seat, token, "" if now.free else now.table)


async def take_seat(hall: Hall, seen: OpenTable, guest: OpenSeat, wanted: int | None) -> OpenTable:
    """Write who has sat down, and deal the table where nobody is missing any more; return the offer as it is then.

    Raises Refusal where the seat is taken, or what they bring does not go with what the others have.
    """
    for _ in range(TRIES):
        taken = await run_in_thread(seat_guest, seen, guest, wanted, hall.files)
        try:
            now = await hall.store.write(
                partial(offer_records.change_offer, id=seen.id, change=partial(replace_unchanged, seen, taken))
            )
        except SeatsChanged:
            seen = await find_offer(hall, seen.id)
            continue
        hall.offers.announce(now.id)
        if not now.free:
            await make_table(hall, now)
        return now
    raise Refusal(refusals.TOO_FAST.fill(), "too-fast", 429)


class SeatsChanged(Exception):
    """Somebody else has sat down or got up meanwhile."""


def replace_unchanged(seen: OpenTable, taken: OpenTable, now: OpenTable) -> OpenTable:
    """Return the offer with somebody seated.

    Raises SeatsChanged where it is no longer what was seen.
    """
    if now.seats != seen.seats:
        raise SeatsChanged
    return taken


def seat_guest(now: OpenTable, guest: OpenSeat, wanted: int | None, files: Store) -> OpenTable:
    """Return an offer with a guest in a seat.

    Raises Refusal where there is none for them, or what they bring does not go with what the others have.
    """
    check_newcomer(None, now, guest.person)
    free = [s.seat for s in now.free if wanted in (None, s.seat)]
    if not free:
        raise Refusal(refusals.SEAT_TAKEN.fill(seat=(wanted or 0) + 1), "seat-taken", 409)
    taken = now.with_seat(replace(guest, seat=free[0]))
    settle_setup(games.game(now.game), now.setup, taken.seats, now.practice, files)
    return taken if taken.free else replace(taken, filled=wall_clock.now())


def check_newcomer(seat: OpenSeat | None, offer: OpenTable, person: str) -> None:
    """Raise Refusal where somebody sits at a table already, as its host or as a guest."""
    if seat is not None or (person and person in [s.person for s in offer.seats]):
        raise Refusal(refusals.SITS_ALREADY.fill(), "sits-already", 409)


def read_guest(game: Game, offer: OpenTable, data: SitRequest, guest: OpenSeat, files: Store) -> OpenSeat:
    """Return the seat of a guest with what they bring.

    Raises Refusal where their deck or their choice will not do.
    """
    if offer.rated and not guest.person:
        raise Refusal(refusals.NOT_RATED.fill(), "not-rated")
    check_choice(game, offer.setup, data.choice)
    if deck_setting(game) is None:
        if data.deck is not None:
            raise Refusal(refusals.NO_DECKS_HERE.fill(game=game.title or game.name), "deck")
        return guest
    return with_deck(game.name, guest, bring_deck(game, data.deck or DeckWish(), files))


@delete("/api/offers/{offer:str}/seat")
async def leave_offer(request: Call, offer: FromPath[str]) -> None:
    """Get up from a table that is not dealt yet; the seat is free again."""
    hall, digests = hall_of(request), digests_of(request)

    def leave(now: OpenTable) -> OpenTable:
        seat = now.seat_of(digests)
        if seat is None or seat.kind != GUEST:
            raise Refusal(refusals.NO_SEAT.fill(), "no-seat", 403)
        if not now.free:
            raise Refusal(refusals.NO_OFFER.fill(), "no-offer", 409)
        return now.with_seat(OpenSeat(seat=seat.seat))

    await hall.store.write(lambda c: offer_records.change_offer(c, offer, leave))
    hall.offers.announce(offer)


@delete("/api/offers/{offer:str}")
async def withdraw_offer(request: Call, offer: FromPath[str]) -> None:
    """Withdraw a table: for its host, or whoever runs the server."""
    hall, digests = hall_of(request), digests_of(request)
    found = await find_offer(hall, offer)
    seat = found.seat_of(digests)
    if hall.owner not in digests and (seat is None or seat.kind != HOST):
        raise Refusal(refusals.NOT_THE_HOST.fill(), "not-host", 403)
    if not found.free:
        raise Refusal(refusals.NO_OFFER.fill(), "no-offer", 409)
    await hall.store.write(lambda c: offer_records.remove_offer(c, offer))
    hall.offers.announce(offer, why="withdrawn")


def digests_of(request: Call) -> list[str]:
    """Return the digests of the bearer tokens of a request."""
    return [tokens.token_digest(token) for token in tokens_of(request)]


ROUTES: Final = (all_offers, new_offer, one_offer, sit_down, leave_offer, withdraw_offer)
