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
from tableforge.server import refusals, setup, tally, tokens, troubles
from tableforge.server.parts import PlaysDecks
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.tables import Call, at_table, hall_of, lang_of, tokens_of
from tableforge.server.tally import Score
from tableforge.server.threads import beside
from tableforge.table.library import TEXT, Deck, Library, Verdict, reader_of
from tableforge.tongue.both import Both

Json = dict[str, Any]
MOST_KEPT: Final = 5000  # decks of one game; a server is no archive
SEEDS: Final = 1 << 32

FULL: Final = Both(
    "the collection is full: it holds {most} decks of this game",
    "la collection est pleine : elle contient {most} decks de ce jeu",
)
NOT_FORGED: Final = Both(
    "decks of {game} are built, not forged", "les decks de {game} se construisent, ils ne se forgent pas"
)
OTHER_GAME: Final = Both("this is a deck of {game}: import it there", "c’est un deck de {game} : importez-le là")
NOT_OWNER: Final = Both(
    "only whoever runs this server removes decks", "seul celui qui tient ce serveur supprime des decks"
)


@runtime_checkable
class Pages(Protocol):
    """What a game's part of this room says of decks."""

    def deck(self, deck: Any, lang: str, /) -> Json:
        """A deck in a list: `factions`, `types` with how many of each, a `face`, and what else tells it from others."""
        ...

    def deck_page(self, deck: Any, lang: str, /) -> Json:
        """A deck in full: its `cards` by groups, its `curve`, its `figures`."""
        ...


@runtime_checkable
class Forges(Protocol):
    """What a game whose decks are forged says of that; one whose decks are built says nothing."""

    def forge(self, seed: int, /) -> Deck:
        """A new deck that nobody else has."""
        ...


def pages(game: str) -> Pages:
    return games.part("server", game, Pages)


# ---------------------------------------------------------------- the collection
def listed(ref: str, deck: Deck, game: str, lang: str, own: bool, scores: Mapping[str, Score]) -> Json:
    """A deck in a list with its record; `own` ones can be removed."""
    record = scores.get(tally.mark_of(game, deck), Score())._asdict()
    return {"ref": ref, "name": typeset(deck.title(lang)), "own": own, "record": record, **pages(game).deck(deck, lang)}


def typeset(name: str) -> str:
    """A name with the signs of print.

    >>> typeset('Miss "Onyx" Censorius')
    'Miss “Onyx” Censorius'
    """
    return re.sub(r'"([^"]*)"', r"“\1”", name).replace("'", "’")


@lru_cache(MOST_KEPT)
def read(game: str, path: Path, changed: int) -> Deck | None:
    """A kept deck as its file had it when it was changed last."""
    return reader_of(game).survey_file(str(path))[0].deck


def kept(own: Library, game: str) -> dict[str, Deck]:
    """The kept decks by their refs; a file that cannot be read is none."""
    out = {}
    for path in own.shelf.files():
        try:
            deck = read(game, path, path.stat().st_mtime_ns)
        except (BadDeck, OSError):
            continue
        if deck is not None:
            out[path.stem] = deck
    return out


def find(own: Library, game: str, ref: str) -> tuple[str, Deck, bool]:
    """The deck of a ref, and whether it is one of the collection's own files."""
    if setup.is_path(ref):
        raise Refusal(refusals.DECK_FILE.fill(ref=ref), "no-deck", 404)
    found = kept(own, game).get(ref)
    if found is not None:
        return ref, found, True
    try:
        return ref, own.find(ref), False
    except TableforgeError as e:
        raise as_refusal(e, "no-deck", 404) from None


def taken(own: Library, game: str, data: bytes, lang: str, scores: Mapping[str, Score]) -> Json:
    """Keep every deck of some bytes that can be played; what is wrong with the others, line by line."""
    try:
        verdicts = own.reader.survey(data, "")
    except BadDeck as e:
        if (other := of_other_game(game, data)) is not None:
            raise told_elsewhere(other) from None
        raise as_refusal(e, "no-deck") from None
    if not any([v.deck for v in verdicts]) and (other := of_other_game(game, data)) is not None:
        raise told_elsewhere(other)
    new = []
    for verdict in verdicts:
        if verdict.deck is not None:
            room_left(own)
            path, fresh = keep(own, verdict.deck)
            new.append({**listed(path.stem, verdict.deck, game, lang, True, scores), "new": fresh})
    return {"taken": new, "problems": [problem(v, lang) for v in verdicts if v.deck is None]}


def problem(verdict: Verdict, lang: str) -> Json:
    return {"name": verdict.name, "problems": [text.text(lang) for text in verdict.problems]}


def keep(own: Library, deck: Deck) -> tuple[Path, bool]:
    """Keep a deck; a disk that does not take it is no fault of whoever brings it, and where it lies is no affair of theirs."""
    try:
        return own.keep(deck)
    except BadSetup as e:
        raise troubles.as_refusal(e) from None


def room_left(own: Library) -> None:
    if len(own.shelf.files()) >= MOST_KEPT:
        raise Refusal(FULL.fill(most=MOST_KEPT), "full", 409)


def of_other_game(game: str, data: bytes) -> str | None:
    """The other game whose deck this is, if it is one's."""
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


def told_elsewhere(game: str) -> Refusal:
    return Refusal(OTHER_GAME.fill(game=games.game(game).title or game), "other-game")


def library(request: Call, game: str) -> Library:
    """The decks of a game on this server."""
    games.address(game)
    return Library(game, hall_of(request).files)


async def scores_of(request: Call, game: str) -> dict[str, Score]:
    """What the decks of a game have won and lost here."""
    return await hall_of(request).store.read(lambda c: tally.scores(c, game))


# ---------------------------------------------------------------- doors
class Collection(Struct):
    """All decks of a game, and what can be done with them."""

    decks: list[Json]
    forges: bool
    forms: dict[str, str]  # in which a deck can be written


@get("/api/{game:str}/decks")
async def all_decks(request: Call, game: FromPath[str]) -> Collection:
    """The game's own decks, then those of the collection by their names."""
    own, lang, scores = library(request, game), lang_of(request), await scores_of(request, game)

    def made() -> list[Json]:
        rows = [listed(ref, deck, game, lang, False, scores) for ref, deck in own.reader.starters().items()]
        mine = [listed(ref, deck, game, lang, True, scores) for ref, deck in kept(own, game).items()]
        return [*rows, *sorted(mine, key=lambda row: str(row["name"]).casefold())]

    forms = {name: about.text(lang) for name, about in own.reader.FORMS.items()}
    return Collection(await beside(made), games.find_part("server", game, Forges) is not None, forms)


@get("/api/{game:str}/decks/{ref:str}")
async def one_deck(request: Call, game: FromPath[str], ref: FromPath[str]) -> Json:
    """A deck with its cards, its curve and its figures."""
    own, lang, scores = library(request, game), lang_of(request), await scores_of(request, game)

    def made() -> Json:
        name, deck, mine = find(own, game, ref)
        return {**listed(name, deck, game, lang, mine, scores), **pages(game).deck_page(deck, lang)}

    return await beside(made)


@post("/api/{game:str}/decks/import", status_code=200)
async def import_decks(request: Call, game: FromPath[str]) -> Json:
    """Keep the decks of a text in any form that the game knows; the body is the text itself."""
    own, lang, data = library(request, game), lang_of(request), await request.body()
    return await beside(taken, own, game, data, lang, await scores_of(request, game))


class Played(Struct):
    """What a seat plays with: open information, also to whoever watches."""

    seat: int
    name: str
    factions: list[str]
    groups: list[Json]
    random: int = 0  # weaknesses that were drawn for it


@get("/api/tables/{table:str}/decks")
async def decks_at_table(request: Call, table: FromPath[str]) -> list[Played]:
    """The lists of the decks that are played with at a table, seat by seat; none where nobody has one."""
    record, _ = await at_table(request, table)
    lang, game = lang_of(request), record.game

    def made() -> list[Played]:
        own = games.find_part("server", game, PlaysDecks)
        if own is None:
            return []
        found = [(chair.seat, own.played(record.setup, chair.seat)) for chair in record.chairs]
        return [told_of(game, seat, deck, lang) for seat, deck in found if deck is not None]

    return await beside(made)


def told_of(game: str, seat: int, deck: Deck, lang: str) -> Played:
    page = pages(game).deck_page(deck, lang)
    brief = pages(game).deck(deck, lang)
    return Played(seat, brief.get("who") or typeset(deck.title(lang)), brief["factions"], page["groups"], page.get("random", 0))


class Forging(Struct, forbid_unknown_fields=True):
    """A deck that is to be forged."""

    seed: int | None = None


@post("/api/{game:str}/decks/forge")
async def forge_deck(request: Call, game: FromPath[str], data: JSONBody[Forging]) -> Json:
    """Forge a new deck and keep it: the same seed gives the same deck."""
    own, lang, made = library(request, game), lang_of(request), games.find_part("server", game, Forges)
    if made is None:
        raise Refusal(NOT_FORGED.fill(game=games.game(game).title or game), "not-forged")
    seed = secrets.randbelow(SEEDS) if data.seed is None else data.seed
    if not 0 <= seed < SEEDS:
        raise Refusal(refusals.WRONG_FIELD.fill(name="seed"), "bad-request")

    scores = await scores_of(request, game)

    def forged() -> Json:
        room_left(own)
        deck = made.forge(seed)
        path, _ = keep(own, deck)
        return listed(path.stem, deck, game, lang, True, scores)

    return await beside(forged)


@delete("/api/{game:str}/decks/{ref:str}")
async def remove_deck(request: Call, game: FromPath[str], ref: FromPath[str]) -> None:
    """Remove a deck of the collection for good; on a server for others, whoever runs it does."""
    hall, own = hall_of(request), library(request, game)
    if not hall.door.loopback and hall.owner not in [tokens.digest(token) for token in tokens_of(request)]:
        raise Refusal(NOT_OWNER, "not-owner", 403)
    if setup.is_path(ref) or ref not in kept(own, game):
        raise Refusal(refusals.DECK_FILE.fill(ref=ref), "no-deck", 404)
    await beside(own.shelf.path(ref).unlink, missing_ok=True)  # somebody else may remove it at the same time


@get("/api/{game:str}/decks/{ref:str}/export")
async def export_deck(
    request: Call, game: FromPath[str], ref: FromPath[str], form: FromQuery[str] = TEXT
) -> Response[str]:
    """A deck in one of its forms, as a file."""
    own, lang = library(request, game), lang_of(request)

    def made() -> Response[str]:
        _, deck, _ = find(own, game, ref)
        try:
            text = own.written(deck, form, lang)
        except TableforgeError as e:
            raise as_refusal(e, "form") from None
        file = f"{own.stem(deck.name)}.{'deck' if form == TEXT else form}"
        headers = {"content-disposition": f'attachment; filename="{"".join([c for c in file if c.isascii()])}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    return await beside(made)


ROUTES: Final = (decks_at_table, all_decks, one_deck, import_decks, forge_deck, remove_deck, export_deck)
