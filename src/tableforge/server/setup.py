"""A table that somebody wants: which game by which settings, and who gets which seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tableforge import bots, games
from tableforge.errors import TableforgeError
from tableforge.kernel.game import Game
from tableforge.kernel.settings import FORCED_ASKS, NATURE_ASKS, PRACTICE, PerSeat
from tableforge.server import clocks, records, refusals, tokens, trust, wall_clock
from tableforge.server.clocks import ClockRule
from tableforge.server.records import Chair, StoredAnswer, TableRecord
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.request import clean_text
from tableforge.table import older
from tableforge.table.library import Deck, Library, is_path
from tableforge.table.series import Match
from tableforge.table.sitting import JOINT_KEY, Sitting, bad_answer, bad_digest, resume_save, start_of_save
from tableforge.table.store import Store

Json = dict[str, Any]
HERE: Final = "here"
FOLDER: Final = "folder"  # settings of this kind name a folder of the server: not for clients
INVITE: Final = "invite"
LONGEST_GAME: Final = 20_000  # most answers of a save that becomes a table: every client is sent all of it
INVITATION: Final = 30 * 24 * 3600.0  # seconds that an invitation is valid


@dataclass(frozen=True, slots=True)
class Wish:
    """Who should have a seat: somebody here, by invitation, anybody, or a bot."""

    kind: str = HERE  # here, invite, open, bot
    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a new table, with its token or its invitation in clear."""

    seat: int
    token: str | None = None
    invite: str | None = None


@dataclass(frozen=True, slots=True)
class PreparedTable:
    """A table ready to be written, with the tokens in clear, which are not stored."""

    record: TableRecord
    given: tuple[NewSeat, ...]
    watch: str


def check_settings(game: Game, wanted: Mapping[str, Any], practice: bool, files: Store) -> Json:
    """Return the checked settings of a game, with names of decks replaced by decks of this server.

    Raises Refusal for settings that people are not asked for, paths, or values that the game refuses.
    """
    settings = dict(wanted)
    known = {s.name: s for s in game.settings}
    for name in settings:
        if name in known and not known[name].offered:
            raise Refusal(refusals.UNOFFERED.fill(name=name), "setup")
    refuse_folders(game, settings)
    if practice and PRACTICE.name not in known:
        raise Refusal(refusals.NO_PRACTICE.fill(game=game.name), "setup")
    if practice or PRACTICE.name in known:
        settings.setdefault(
            PRACTICE.name, practice
        )  # tables are no practice unless asked for, whatever the game's default
    try:
        seats = game.wanted_seats(settings)
        for s in game.settings if isinstance(seats, int) and 0 < seats < 100 else ():
            given = settings.get(s.name)
            if isinstance(s.kind, PerSeat) and isinstance(given, list):
                settings[s.name] = s.fill_seats(given, seats)
                if s.kind.of.name == "deck":
                    settings[s.name] = [find_deck(game.name, ref, files) for ref in settings[s.name]]
        return game.setup(**settings)
    except TableforgeError as e:
        raise as_refusal(e, "setup") from None


def refuse_folders(game: Game, settings: object) -> None:
    """Raise Refusal where settings name a folder of this machine."""
    given = settings if isinstance(settings, Mapping) else {}
    for s in game.settings:
        if s.kind.name == FOLDER and given.get(s.name):
            raise Refusal(refusals.UNOFFERED.fill(name=s.name), "setup")


def find_deck(game: str, ref: object, files: Store) -> object:
    """Return the deck that a name means on this server; anything but a text is returned as it is.

    Raises Refusal for a path, TableforgeError for an unknown name.
    """
    if not isinstance(ref, str):
        return ref
    if is_path(ref):
        raise Refusal(refusals.DECK_FILE.fill(ref=ref), "setup")
    found: Deck = Library(game, files).find(ref)
    return found


def assign_seats(
    game: Game, setup: Json, wishes: Sequence[Wish], seed: int, guests: Mapping[int, str]
) -> tuple[list[Chair], list[NewSeat]]:
    """Return the chairs of a new table and their tokens; without wishes the first seat is the caller's and bots take
    the others.

    `guests` has the digest of a token that an invited person has already, by seat. Raises Refusal for too many wishes
    or an unknown bot.
    """
    n = game.count_seats(setup)
    if len(wishes) > n:
        raise Refusal(refusals.SEATS.fill(seats=n, n=len(wishes)), "seats")
    usual = [Wish(HERE), *[Wish(records.BOT)] * n]
    chairs, given = [], []
    for seat, wish in enumerate([*wishes, *usual[len(wishes) :]][:n]):
        token = invite = guest = None
        bot = ""
        kind = records.PERSON
        if wish.kind == records.BOT:
            kind, bot = records.BOT, wish.bot or bots.usual(game.name)
            try:
                bots.make(bot, seed, game.name)
            except TableforgeError as e:
                raise as_refusal(e, "bot") from None
        elif wish.kind == HERE:
            token = tokens.new_token()
        elif wish.kind == INVITE and seat in guests:
            guest = guests[seat]
        elif wish.kind in (INVITE, records.OPEN):
            kind, invite = records.OPEN, tokens.new_token()
        else:
            raise Refusal(refusals.SEAT_KIND.fill(kind=wish.kind), "seats")
        opens, invites = [None if word is None else tokens.token_digest(word) for word in (token, invite)]
        until = wall_clock.now() + INVITATION
        chairs.append(Chair(seat, kind, wish.kind == HERE, clean_text(wish.name), bot, opens or guest, invites, until))
        given.append(NewSeat(seat, token, invite))
    return chairs, given


def check_clock(game: Game, setup: Json, clock: ClockRule) -> None:
    """Raise Refusal where a game by these settings cannot have that clock: nobody else waits, or answers are taken back."""
    if not clock:
        return
    if game.count_seats(setup) < 2:
        raise Refusal(refusals.CLOCK_ALONE.fill(), "clock")
    if game.undo.allows_everything(setup):
        raise Refusal(refusals.CLOCK_PRACTICE.fill(), "clock")


def prepare_table(
    game: Game,
    setup: Json,
    wishes: Sequence[Wish],
    *,
    seed: int | None = None,
    best_of: int = 1,
    house: bool = False,
    note: Json | None = None,
    guests: Mapping[int, str] | None = None,
    clock: ClockRule = clocks.NONE,
) -> PreparedTable:
    """Return a new table, ready to be written.

    Without a seed it gets a random one; a chosen seed is noted, so that guests are told. Raises Refusal where the match,
    the seats or the clock do not fit.
    """
    check_clock(game, setup, clock)
    note = {
        **clocks.note_rule(clock),
        **(trust.note_known_chance(trust.SEED) if seed is not None else {}),
        **(note or {}),
    }
    if best_of != 1:
        try:
            match = Match(game.name, best_of, tokens.new_seed() if seed is None else seed, setup)
            first = match.next_game()
            seed = None if seed is None else first.seed  # with random seeds, no game of a match gives away another
            setup = game.setup(**first.settings)
            note["match"] = match.dump()
        except TableforgeError as e:
            raise as_refusal(e, "setup") from None
    seed = tokens.new_seed() if seed is None else seed
    chairs, given = assign_seats(game, setup, wishes, seed, guests or {})
    watch = tokens.new_token()
    record = TableRecord(
        tokens.new_table_id(), game.name, seed, setup, tuple(chairs), tokens.token_digest(watch), house, note
    )
    return PreparedTable(record, tuple(given), watch)


def restore_game(body: Json) -> tuple[Sitting, list[StoredAnswer]]:
    """Return the game of a save, and its answers with their seats.

    Where they do not fit today's content, the game is resumed from the last place that does, and its `notice` says so.
    Raises TableforgeError where nothing fits or the save is too long.
    """
    if len(body["answers"]) > LONGEST_GAME:
        raise Refusal(refusals.LONG_GAME.fill(most=LONGEST_GAME, n=len(body["answers"])), "save")
    for s in (NATURE_ASKS, FORCED_ASKS):
        if body["setup"].get(s.name, s.default) != s.default:
            raise Refusal(refusals.NATURE.fill(), "save")
    game = games.game(body["game"])
    refuse_folders(game, body["setup"])
    try:
        return replay_answers(game, body)
    except TableforgeError:
        changed = isinstance(body.get("kept"), dict) and not game.persistence.same_content(body["setup"])
        if not changed and not older.is_older(body):
            raise
    g = resume_save(game, body)
    return g, list_answers(g)


def list_answers(g: Sitting) -> list[StoredAnswer]:
    """Return the answers of a game with the seats that gave them."""
    return replay_answers(g.game, {"setup": g.setup, "seed": g.seed, "answers": g.answers})[1]


def replay_answers(game: Game, body: Json) -> tuple[Sitting, list[StoredAnswer]]:
    """Return the game of a save by its answers, and these with their seats.

    Raises BadSave where one does not fit, or the final position differs.
    """
    g = start_of_save(game, body)
    given = []
    for n, key in enumerate(body["answers"]):
        whose = JOINT_KEY.fullmatch(key) if len(g.asked) > 1 else None
        seat = int(whose[1]) if whose is not None else next(iter(g.asked), 0)
        try:
            g.answer(key)
        except TableforgeError as e:
            raise bad_answer(n + 1, len(body["answers"]), e) from e
        given.append(StoredAnswer(seat, n, key))
    if body.get("digest") not in (None, g.digest()) and game.persistence.same_content(g.setup):
        raise bad_digest()
    return g, given
