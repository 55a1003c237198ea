"""A table that somebody wants: which game by which settings, and who gets which seat."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tableforge import bots, games
from tableforge.errors import TableforgeError
from tableforge.kernel.game import Game
from tableforge.kernel.settings import FORCED_ASKS, NATURE_ASKS, PRACTICE, Each
from tableforge.server import records, refusals, tokens, trust
from tableforge.server.records import Answered, Chair, Record
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.request import inert
from tableforge.table import older
from tableforge.table.library import Deck, Library
from tableforge.table.series import Match
from tableforge.table.sitting import JOINT_KEY, Sitting, bad_answer, bad_digest, before_answers, resumed
from tableforge.table.store import Store

Json = dict[str, Any]
HERE: Final = "here"
FOLDER: Final = "folder"  # the kind of a setting that names a folder of the machine: no affair of those who call
INVITE: Final = "invite"
LONGEST_GAME: Final = 20_000  # answers of a save that becomes a table: everybody who comes is told all of it
INVITATION: Final = 30 * 24 * 3600.0  # seconds that one counts


@dataclass(frozen=True, slots=True)
class Wish:
    """Who is to have a seat."""

    kind: str = HERE  # here, invite, open, bot
    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Given:
    """A seat as it was given: its token for whoever sits here, or the one that invites somebody."""

    seat: int
    token: str | None = None
    invite: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that can be begun, and the tokens that nobody is told again."""

    record: Record
    given: tuple[Given, ...]
    watch: str


def chosen(game: Game, wanted: Mapping[str, Any], practice: bool, files: Store) -> Json:
    """The checked settings of a game: only what people are asked for, and decks of this server only."""
    settings = dict(wanted)
    known = {s.name: s for s in game.settings}
    for name in settings:
        if name in known and not known[name].offered:
            raise Refusal(refusals.UNOFFERED.fill(name=name), "setup")
    name_no_folder(game, settings)
    if practice and PRACTICE.name not in known:
        raise Refusal(refusals.NO_PRACTICE.fill(game=game.name), "setup")
    if practice or PRACTICE.name in known:
        settings.setdefault(PRACTICE.name, practice)  # whatever is usual elsewhere, a table is in earnest
    try:
        seats = game.wanted_seats(settings)
        for s in game.settings if isinstance(seats, int) and 0 < seats < 100 else ():
            given = settings.get(s.name)
            if isinstance(s.kind, Each) and isinstance(given, list):
                settings[s.name] = s.filled(given, seats)
                if s.kind.of.name == "deck":
                    settings[s.name] = [deck(game.name, ref, files) for ref in settings[s.name]]
        return game.setup(**settings)
    except TableforgeError as e:
        raise as_refusal(e, "setup") from None


def name_no_folder(game: Game, settings: object) -> None:
    """Refuse settings that name a folder of this machine; what is no settings at all is refused elsewhere."""
    given = settings if isinstance(settings, Mapping) else {}
    for s in game.settings:
        if s.kind.name == FOLDER and given.get(s.name):
            raise Refusal(refusals.UNOFFERED.fill(name=s.name), "setup")


def deck(game: str, ref: object, files: Store) -> object:
    """The deck that a word means on this server; a path of it is none."""
    if not isinstance(ref, str):
        return ref
    if is_path(ref):
        raise Refusal(refusals.DECK_FILE.fill(ref=ref), "setup")
    found: Deck = Library(game, files).find(ref)
    return found


def is_path(ref: str) -> bool:
    """Whether a word names a file of the server, or could."""
    if "/" in ref or "\\" in ref or "\0" in ref or os.sep in ref or ref.startswith("."):
        return True
    return any([is_there(part) for part in (ref, ref.rpartition("#")[0]) if part])


def is_there(path: str) -> bool:
    """Whether there is such a file; a name that no file can have has none."""
    try:
        return Path(path).exists()
    except OSError:
        return False


def seats_for(
    game: Game, setup: Json, wishes: Sequence[Wish], seed: int, guests: Mapping[int, str]
) -> tuple[list[Chair], list[Given]]:
    """The seats of a new table: as they were wished, else the first for whoever begins it and bots in the others.

    An invitation to a seat of `guests` is for somebody who has a token already: this is its digest.
    """
    n = game.seated(setup)
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
            token = tokens.fresh()
        elif wish.kind == INVITE and seat in guests:
            guest = guests[seat]
        elif wish.kind in (INVITE, records.OPEN):
            kind, invite = records.OPEN, tokens.fresh()
        else:
            raise Refusal(refusals.SEAT_KIND.fill(kind=wish.kind), "seats")
        opens, invites = [None if word is None else tokens.digest(word) for word in (token, invite)]
        until = time.time() + INVITATION
        chairs.append(Chair(seat, kind, wish.kind == HERE, inert(wish.name), bot, opens or guest, invites, until))
        given.append(Given(seat, token, invite))
    return chairs, given


def new_table(
    game: Game, setup: Json, wishes: Sequence[Wish], *, seed: int | None = None, best_of: int = 1, house: bool = False,
    note: Json | None = None, guests: Mapping[int, str] | None = None,
) -> NewTable:  # fmt: skip
    """A new table, ready to be written down."""
    note = {**(trust.noted(trust.SEED) if seed is not None else {}), **(note or {})}
    if best_of != 1:
        try:
            match = Match(game.name, best_of, tokens.seed() if seed is None else seed, setup)
            first = match.next_game()
            seed = None if seed is None else first.seed  # by chance, no game of a match tells anything of another
            setup = game.setup(**first.settings)
            note["match"] = match.dump()
        except TableforgeError as e:
            raise as_refusal(e, "setup") from None
    seed = tokens.seed() if seed is None else seed
    chairs, given = seats_for(game, setup, wishes, seed, guests or {})
    watch = tokens.fresh()
    record = Record(tokens.table_id(), game.name, seed, setup, tuple(chairs), tokens.digest(watch), house, note)
    return NewTable(record, tuple(given), watch)


def restored(body: Json) -> tuple[Sitting, list[Answered]]:
    """The game of a save, and its answers with the seats that gave them.

    Where they do not fit today's content or rules, the game goes on from the last place that does, and its `notice` says so.
    """
    if len(body["answers"]) > LONGEST_GAME:
        raise Refusal(refusals.LONG_GAME.fill(most=LONGEST_GAME, n=len(body["answers"])), "save")
    for s in (NATURE_ASKS, FORCED_ASKS):
        if body["setup"].get(s.name, s.default) != s.default:
            raise Refusal(refusals.NATURE.fill(), "save")
    game = games.game(body["game"])
    name_no_folder(game, body["setup"])
    try:
        return replayed(game, body)
    except TableforgeError:
        changed = isinstance(body.get("kept"), dict) and not game.same_content(body["setup"])
        if not changed and not older.is_older(body):
            raise
    g = resumed(game, body)
    return g, given_by(g)


def given_by(g: Sitting) -> list[Answered]:
    """The answers of a game with the seats that gave them."""
    return replayed(g.game, {"setup": g.setup, "seed": g.seed, "answers": g.answers})[1]


def replayed(game: Game, body: Json) -> tuple[Sitting, list[Answered]]:
    """The game of a save by its answers."""
    g = before_answers(game, body)
    given = []
    for n, key in enumerate(body["answers"]):
        whose = JOINT_KEY.fullmatch(key) if len(g.asked) > 1 else None
        seat = int(whose[1]) if whose is not None else next(iter(g.asked), 0)
        try:
            g.answer(key)
        except TableforgeError as e:
            raise bad_answer(n + 1, len(body["answers"]), e) from e
        given.append(Answered(seat, n, key))
    if body.get("digest") not in (None, g.digest()) and game.same_content(g.setup):
        raise bad_digest()
    return g, given
