"""The collection over HTTP: the game's own decks and those that were imported or forged here.

A deck is named by its `ref`: one of the game's own (`starter:onyx`), or the name of its file in the collection.  No request
reads any other file of the server.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from tableforge import games
from tableforge.errors import BadDeck, BadSetup, TableforgeError
from tableforge.server import deck_scores, measuring, ratings, refusals, storage_errors, tokens
from tableforge.server.deck_scores import DeckScore
from tableforge.server.parts import PlaysDecks
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.tables import Call, at_table, hall_of, lang_of, tokens_of
from tableforge.server.threads import run_in_thread
from tableforge.table.library import TEXT, Deck, DeckVerdict, Library, is_path, reader_of
from tableforge.tongue.text import Text

Json = dict[str, Any]
MOST_KEPT: Final = 5000  # most decks of one game
SEEDS: Final = 1 << 32

FULL: Final = Text(
    "the collection is full: it holds {most} decks of this game",
    "la collection est pleine : elle contient {most} decks de ce jeu",
)
NOT_FORGED: Final = Text(
    "decks of {game} are built, not forged", "les decks de {game} se construisent, ils ne se forgent pas"
)
OTHER_GAME: Final = Text("this is a deck of {game}: import it there", "c’est un deck de {game} : importez-le là")
NOT_OWNER: Final = Text(
    "only whoever runs this server removes decks", "seul celui qui tient ce serveur supprime des decks"
)


@runtime_checkable
class DeckDescriber(Protocol):
    """What a game's `doors/server.py` says of decks."""

    def deck(self, deck: Any, lang: str, /) -> Json:
        """A deck in a list: `factions`, `types` with how many of each, a `face`, and what else tells it from others."""
        ...

    def deck_page(self, deck: Any, lang: str, /) -> Json:
        """A deck in full: its `cards` by groups, its `curve`, its `figures`."""
        ...


@runtime_checkable
class DeckForger(Protocol):
    """What a game adds whose decks are generated; games whose decks are built leave it out."""

    def forge(self, seed: int, /) -> Deck:
        """A new deck that nobody else has."""
        ...


def find_describer(game: str) -> DeckDescriber:
    """Return the game's own description of decks.

    Raises UnknownGame where it has none.
    """
    return games.part("server", game, DeckDescriber)


# ---------------------------------------------------------------- the collection
def deck_row(ref: str, deck: Deck, game: str, lang: str, own: bool, scores: Mapping[str, DeckScore]) -> Json:
    """Return a deck as a row of a list, with its wins and losses; rows that are `own` can be removed."""
    record = scores.get(deck_scores.deck_mark(game, deck), DeckScore())._asdict()
    return {
        "ref": ref,
        "name": typeset_name(deck.title(lang)),
        "own": own,
        "record": record,
        **find_describer(game).deck(deck, lang),
    }


def typeset_name(name: str) -> str:
    """A name with the signs of print.

    >>> typeset_name('Miss "Onyx" Censorius')
    'Miss “Onyx” Censorius'
    """
    return re.sub(r'"([^"]*)"', r"“\1”", name).replace("'", "’")


@lru_cache(MOST_KEPT)
def read_deck(game: str, path: Path, changed: int) -> Deck | None:
    """Read a deck file; `changed` is its modification time, so that a changed file is read again."""
    return reader_of(game).survey_file(str(path))[0].deck


def list_kept_decks(own: Library, game: str) -> dict[str, Deck]:
    """Return the decks of the collection by ref; files that cannot be read are left out."""
    out = {}
    for path in own.shelf.files():
        try:
            deck = read_deck(game, path, path.stat().st_mtime_ns)
        except (BadDeck, OSError):
            continue
        if deck is not None:
            out[path.stem] = deck
    return out


def find_deck(own: Library, game: str, ref: str) -> tuple[str, Deck, bool]:
    """Return the ref, the deck, and whether it is a file of the collection.

    Raises Refusal where there is no such deck, or the ref is a path.
    """
    if is_path(ref):
        raise Refusal(refusals.DECK_FILE.fill(ref=ref), "no-deck", 404)
    found = list_kept_decks(own, game).get(ref)
    if found is not None:
        return ref, found, True
    try:
        return ref, own.find(ref), False
    except TableforgeError as e:
        raise as_refusal(e, "no-deck", 404) from None


def import_text(own: Library, game: str, data: bytes, lang: str, scores: Mapping[str, DeckScore]) -> Json:
    """Keep every playable deck of `data`; return the rows of those, and the problems of the others.

    Raises Refusal where the data holds no deck of this game, or the collection is full.
    """
    try:
        verdicts = own.reader.survey(data, "")
    except BadDeck as e:
        if (other := find_other_game(game, data)) is not None:
            raise refuse_other_game(other) from None
        raise as_refusal(e, "no-deck") from None
    if not any([v.deck for v in verdicts]) and (other := find_other_game(game, data)) is not None:
        raise refuse_other_game(other)
    new = []
    for verdict in verdicts:
        if verdict.deck is not None:
            check_room(own)
            path, fresh = keep_deck(own, verdict.deck)
            new.append({**deck_row(path.stem, verdict.deck, game, lang, True, scores), "new": fresh})
    return {"taken": new, "problems": [describe_problem(v, lang) for v in verdicts if v.deck is None]}


def describe_problem(verdict: DeckVerdict, lang: str) -> Json:
    """Return what is wrong with a deck that was not taken."""
    return {"name": verdict.name, "problems": [text.text(lang) for text in verdict.problems]}


def keep_deck(own: Library, deck: Deck) -> tuple[Path, bool]:
    """Write a deck into the collection; return its path and whether it is new.

    Raises Refusal where the disk does not take it.
    """
    try:
        return own.keep(deck)
    except BadSetup as e:
        raise storage_errors.as_refusal(e) from None


def check_room(own: Library) -> None:
    """Raise Refusal where the collection is full."""
    if len(own.shelf.files()) >= MOST_KEPT:
        raise Refusal(FULL.fill(most=MOST_KEPT), "full", 409)


def find_other_game(game: str, data: bytes) -> str | None:
    """Return the other game whose deck this is, or None."""
    for name in games.names():
        if name == game:
            continue
        try:
            verdicts = reader_of(name).survey(data, "")
        except BadDeck:  # it is no deck of that game, or that game has none
            continue
        if any([v.deck for v in verdicts]):
            return name
    return None


def refuse_other_game(game: str) -> Refusal:
    """Return the refusal of a deck that belongs to another game."""
    return Refusal(OTHER_GAME.fill(game=games.game(game).title or game), "other-game")


def open_library(request: Call, game: str) -> Library:
    """Return the decks of a game on this server.

    Raises UnknownGame.
    """
    games.address(game)
    return Library(game, hall_of(request).files)


def is_owner(request: Call) -> bool:
    """Whether whoever runs the server asks; on a server for this machine alone, everybody counts as that."""
    hall = hall_of(request)
    return hall.origins.loopback or hall.owner in [tokens.token_digest(token) for token in tokens_of(request)]


async def load_scores(request: Call, game: str) -> dict[str, DeckScore]:
    """Return wins and losses of the decks of a game, by deck."""
    return await hall_of(request).store.read(lambda c: deck_scores.read_scores(c, game))


# ---------------------------------------------------------------- doors
class Collection(Struct):
    """All decks of a game, and what can be done with them."""

    decks: list[Json]
    forges: bool
    forms: dict[str, str]  # forms in which a deck can be exported


@get("/api/{game:str}/decks")
async def all_decks(request: Call, game: FromPath[str]) -> Collection:
    """The game's own decks, then those of the collection by their names."""
    own, lang, scores = open_library(request, game), lang_of(request), await load_scores(request, game)

    def list_rows() -> list[Json]:
        rows = [deck_row(ref, deck, game, lang, False, scores) for ref, deck in own.reader.starters().items()]
        mine = [deck_row(ref, deck, game, lang, True, scores) for ref, deck in list_kept_decks(own, game).items()]
        return [*rows, *sorted(mine, key=lambda row: str(row["name"]).casefold())]

    forms = {name: about.text(lang) for name, about in own.reader.FORMS.items()}
    return Collection(await run_in_thread(list_rows), games.find_part("server", game, DeckForger) is not None, forms)


@get("/api/{game:str}/decks/{ref:str}")
async def one_deck(request: Call, game: FromPath[str], ref: FromPath[str]) -> Json:
    """A deck with its cards, its curve and its figures."""
    own, lang, scores = open_library(request, game), lang_of(request), await load_scores(request, game)
    rated = await hall_of(request).store.read(lambda c: ratings.deck_records(c, game))

    def make_page() -> Json:
        name, deck, mine = find_deck(own, game, ref)
        against = rated.get(deck_scores.deck_mark(game, deck), ratings.DeckRecord(0, 0.0, 0.0))._asdict()
        row = deck_row(name, deck, game, lang, mine, scores)
        return {**row, "rated": against, **find_describer(game).deck_page(deck, lang)}

    return await run_in_thread(make_page)


@post("/api/{game:str}/decks/import", status_code=200)
async def import_decks(request: Call, game: FromPath[str]) -> Json:
    """Keep the decks of a text in any form that the game knows; the body is the text itself."""
    own, lang, data = open_library(request, game), lang_of(request), await request.body()
    return await run_in_thread(import_text, own, game, data, lang, await load_scores(request, game))


class PlayedDeck(Struct):
    """What a seat plays with: open information, also to whoever watches."""

    seat: int
    name: str
    factions: list[str]
    groups: list[Json]
    random: int = 0  # weaknesses that were drawn for it


@get("/api/tables/{table:str}/decks")
async def decks_at_table(request: Call, table: FromPath[str]) -> list[PlayedDeck]:
    """The lists of the decks that are played with at a table, seat by seat; none where nobody has one."""
    record, _ = await at_table(request, table)
    lang, game = lang_of(request), record.game

    def list_played() -> list[PlayedDeck]:
        own = games.find_part("server", game, PlaysDecks)
        if own is None:
            return []
        found = [(chair.seat, own.played_deck(record.setup, chair.seat)) for chair in record.chairs]
        return [describe_played(game, seat, deck, lang) for seat, deck in found if deck is not None]

    return await run_in_thread(list_played)


def describe_played(game: str, seat: int, deck: Deck, lang: str) -> PlayedDeck:
    """Return the deck of a seat as its page shows it."""
    page = find_describer(game).deck_page(deck, lang)
    brief = find_describer(game).deck(deck, lang)
    return PlayedDeck(
        seat,
        brief.get("who") or typeset_name(deck.title(lang)),
        brief["factions"],
        page["groups"],
        page.get("random", 0),
    )


class ForgeRequest(Struct, forbid_unknown_fields=True):
    """A deck that is to be forged."""

    seed: int | None = None


@post("/api/{game:str}/decks/forge")
async def forge_deck(request: Call, game: FromPath[str], data: JSONBody[ForgeRequest]) -> Json:
    """Forge a new deck and keep it: the same seed gives the same deck."""
    own, lang, forger = open_library(request, game), lang_of(request), games.find_part("server", game, DeckForger)
    if forger is None:
        raise Refusal(NOT_FORGED.fill(game=games.game(game).title or game), "not-forged")
    seed = secrets.randbelow(SEEDS) if data.seed is None else data.seed
    if not 0 <= seed < SEEDS:
        raise Refusal(refusals.WRONG_FIELD.fill(name="seed"), "bad-request")

    scores = await load_scores(request, game)

    def forge_and_keep() -> Json:
        check_room(own)
        deck = forger.forge(seed)
        path, _ = keep_deck(own, deck)
        return deck_row(path.stem, deck, game, lang, True, scores)

    return await run_in_thread(forge_and_keep)


@delete("/api/{game:str}/decks/{ref:str}")
async def remove_deck(request: Call, game: FromPath[str], ref: FromPath[str]) -> None:
    """Remove a deck of the collection for good; on a server for others, whoever runs it does."""
    hall, own = hall_of(request), open_library(request, game)
    if not is_owner(request):
        raise Refusal(NOT_OWNER, "not-owner", 403)
    if is_path(ref) or ref not in list_kept_decks(own, game):
        raise Refusal(refusals.DECK_FILE.fill(ref=ref), "no-deck", 404)
    await run_in_thread(own.shelf.path(ref).unlink, missing_ok=True)  # somebody else may remove it at the same time
    await hall.store.write(lambda c: measuring.forget_strength(c, game, ref))


@get("/api/{game:str}/decks/{ref:str}/export")
async def export_deck(
    request: Call, game: FromPath[str], ref: FromPath[str], form: FromQuery[str] = TEXT
) -> Response[str]:
    """A deck in one of its forms, as a file."""
    own, lang = open_library(request, game), lang_of(request)

    def write_file() -> Response[str]:
        _, deck, _ = find_deck(own, game, ref)
        try:
            text = own.write_as(deck, form, lang)
        except TableforgeError as e:
            raise as_refusal(e, "form") from None
        file = f"{own.stem(deck.name)}.{'deck' if form == TEXT else form}"
        headers = {"content-disposition": f'attachment; filename="{"".join([c for c in file if c.isascii()])}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    return await run_in_thread(write_file)


ROUTES: Final = (decks_at_table, all_decks, one_deck, import_decks, forge_deck, remove_deck, export_deck)
