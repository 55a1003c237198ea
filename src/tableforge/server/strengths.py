"""How strong a deck is, over HTTP: begun, watched, stopped, and read with what it is made of."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct, field

from tableforge import bots, games
from tableforge.errors import TableforgeError
from tableforge.lab import strength, telling, texts
from tableforge.lab.parts import FieldSource
from tableforge.lab.rating import games_for, share
from tableforge.lab.strength import Sofar, Strength
from tableforge.lab.telling import ToldStrength
from tableforge.lab.texts import number, span
from tableforge.server import deck_scores, measuring, refusals
from tableforge.server.decks import find_deck, is_owner, open_library, typeset_name
from tableforge.server.measuring import Kept, MeasuringOrder, MeasuringSettings, UnderWay
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.tables import Call, hall_of, lang_of
from tableforge.server.threads import run_in_thread
from tableforge.table.library import Deck, reader_of
from tableforge.tongue.text import Text

Json = dict[str, Any]
MOST_TITLES: Final = 500

NOT_OWNER: Final = Text(
    "only whoever runs this server has decks measured", "seul celui qui tient ce serveur fait mesurer des decks"
)
NOT_HERE: Final = Text(
    "decks are not measured here: `tableforge deck strength` does it",
    "les decks ne se mesurent pas ici : `tableforge deck strength` le fait",
)
DECK_CHANGED: Final = Text(
    "Old: the deck has changed since. Measure it again.", "Ancien : le deck a changé depuis. Mesurez-le à nouveau."
)
FIELD_CHANGED: Final = Text(
    "Old: it was measured against {field}, and the field is {now} now. Measure it again.",
    "Ancien : la mesure date de {field}, et le champ est maintenant {now}. Mesurez-le à nouveau.",
)
MARGIN_OFFERED: Final = Text("± {margin} points, about {games} games", "± {margin} points, environ {games} parties")
GAMES_OFFERED: Final = Text(
    "{games} games in each scenario and difficulty", "{games} parties par scénario et difficulté"
)
BOT_CHANGED: Final = Text(
    "Old: {bot} plays otherwise now than when it was measured. Measure it again.",
    "Ancien : {bot} joue autrement que lors de la mesure. Mesurez-le à nouveau.",
)
NOT_OFFERED: Final = Text("{name} must be one of {known}; got {got}", "{name} doit valoir {known} ; reçu : {got}")


class PrecisionOffer(Struct):
    """How sure the answer can be: what is sent with the request, and what that means."""

    send: Json
    text: str


class Running(Struct):
    """How far the measurement of this deck is; `part` is the share of its games that were played, from 0 to 1."""

    games: int
    needed: int
    part: float
    line: str


class ResultTable(Struct):
    """A table of a result: `refs` are the decks that its rows are about, where they are about decks."""

    name: str
    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]
    numbers: tuple[int, ...]
    refs: list[str] = field(default_factory=list)


class StrengthResult(Struct):
    """What a measurement came to: in one sentence, notes, tables, and what should be known of the last one.

    `old` says why it holds no longer, and is empty where it does.
    """

    sentence: str
    notes: list[str]
    tables: list[ResultTable]
    last: str
    bot: str
    field: str
    games: int
    at: float
    old: str


class DeckStrength(Struct):
    """What can be asked, what is under way, and what is known; without `offers` this game measures no decks."""

    offers: list[PrecisionOffer]
    allowed: bool  # whether whoever asks may begin one
    running: Running | None = None
    busy: str = ""  # why none can be begun now
    trouble: str = ""  # the last one went wrong
    result: StrengthResult | None = None
    against: list[str] = []  # refs of the decks beside which it was measured, the latest first


class StrengthRequest(Struct, forbid_unknown_fields=True):
    """A measurement that is to be begun: with a margin in points, or with so many games of each combination."""

    margin: float | None = None
    games: int | None = None
    bot: str = ""


# ---------------------------------------------------------------- what is told
def list_offers(game: str, offered: MeasuringSettings, lang: str) -> list[PrecisionOffer]:
    """Return how sure the answer can be, the usual one first."""
    if games.find_part("lab", game, FieldSource) is not None:
        words = [(m, games_for(m)) for m in offered.margins]
        told = [(m, {"margin": number(m, lang, 0 if m == int(m) else 1), "games": number(n, lang)}) for m, n in words]
        return [PrecisionOffer({"margin": m}, MARGIN_OFFERED.fill(**fields).text(lang)) for m, fields in told]
    if strength.find_trial_source(game) is not None:
        return [
            PrecisionOffer({"games": n}, GAMES_OFFERED.fill(games=number(n, lang)).text(lang)) for n in offered.games
        ]
    return []


def describe_running(found: UnderWay, lang: str) -> Running:
    """Return how far a measurement is: games, what is left, and what it has found until now."""
    sofar = found.sofar or Sofar(0, 0, 0.0, 0.0)
    counted = texts.SOFAR if strength.find_trial_source(found.game) is None else texts.SOFAR_TRIALS
    line = [counted.fill(games=number(sofar.games, lang), needed=number(sofar.needed, lang)).text(lang)]
    if 0 < sofar.margin < share(0, 0)[1]:  # else nothing is known yet
        told = {"won": number(sofar.won, lang), "margin": number(sofar.margin, lang, 1)}
        line.append(texts.PROGRESS.fill(**told).text(lang))
    if sofar.games:
        left = (time.time() - found.began) / sofar.games * max(0, sofar.needed - sofar.games)
        line.append(texts.LEFT.fill(time=span(left, lang)).text(lang))
    part = min(1.0, sofar.games / sofar.needed) if sofar.needed else 0.0
    return Running(sofar.games, sofar.needed, part, " · ".join(line) if sofar.needed else "")


def describe_result(game: str, deck: Deck, kept: Kept, lang: str) -> StrengthResult:
    """Return what a measurement came to, in words and tables."""
    title, result = typeset_name(deck.title(lang)), kept.result
    old = "" if kept.mark == deck_scores.deck_mark(game, deck) else DECK_CHANGED.text(lang)
    if "trials" in result:
        trials = result["trials"]
        told = telling.tell_trials(game, title, result["bot"], max([t["games"] for t in trials]), trials, lang)
    else:
        told = telling.tell_strength(title, Strength.load(result), lang)
        now = strength.find_field_source(game).field().name
        if not old and now != result["field"]:
            old = FIELD_CHANGED.fill(field=result["field"], now=now).text(lang)
        if not old and not plays_as_then(game, result["bot"], result.get("version", "")):
            old = BOT_CHANGED.fill(bot=result["bot"]).text(lang)
    return lay_out(game, told, kept, old, lang)


def plays_as_then(game: str, bot: str, version: str) -> bool:
    """Whether a bot is still of that version; where nobody wrote the version down, nobody says no."""
    try:
        return not version or bots.profile(bot, game).version == version
    except TableforgeError:
        return False


def lay_out(game: str, told: ToldStrength, kept: Kept, old: str, lang: str) -> StrengthResult:
    """Return what is told of a measurement as a page has it, the decks of the field by their names."""
    tables = [
        ResultTable(t.name, t.title, t.heads, list(t.rows), t.numbers)
        if t.name != telling.MATCHUPS
        else ResultTable(
            t.name,
            t.title,
            t.heads,
            [(rival_title(game, ref, lang), *cells) for ref, *cells in t.rows],
            t.numbers,
            [row[0] for row in t.rows],
        )
        for t in told.tables
    ]
    return StrengthResult(
        told.sentence,
        list(told.notes),
        tables,
        told.last,
        kept.result["bot"],
        kept.result.get("field", ""),
        int(kept.result["games"]),
        kept.at,
        old,
    )


@lru_cache(MOST_TITLES)
def rival_title(game: str, ref: str, lang: str) -> str:
    """Return what a deck of the field is called."""
    return typeset_name(reader_of(game).load(ref).title(lang))


# ---------------------------------------------------------------- doors
@get("/api/{game:str}/decks/{ref:str}/strength")
async def deck_strength(request: Call, game: FromPath[str], ref: FromPath[str]) -> DeckStrength:
    """How strong a deck is: what is known, and how far the measurement is that is under way."""
    return await read_page(request, game, ref)


async def read_page(request: Call, game: str, ref: str) -> DeckStrength:
    """Return what is known of a deck, and what is under way."""
    hall, own, lang = hall_of(request), open_library(request, game), lang_of(request)
    kept, found, against = await hall.store.read(
        lambda c: (
            measuring.read_strength(c, game, ref),
            measuring.read_under_way(c, hall.worker),
            measuring.list_compared(c, game, ref),
        )
    )
    this = found is not None and (found.game, found.ref) == (game, ref)

    def make_page() -> DeckStrength:
        _, deck, _ = find_deck(own, game, ref)
        return DeckStrength(
            list_offers(game, hall.settings.measuring, lang),
            is_owner(request),
            describe_running(found, lang) if found is not None and this else None,
            measuring.BUSY.text(lang) if found is not None and not this else "",
            refusals.INTERNAL.text(lang) if (game, ref) in hall.measurements.failed and not this else "",
            None if kept is None else describe_result(game, deck, kept, lang),
            against,
        )

    return await run_in_thread(make_page)


@post("/api/{game:str}/decks/{ref:str}/strength", status_code=202)
async def measure_deck(
    request: Call, game: FromPath[str], ref: FromPath[str], data: JSONBody[StrengthRequest]
) -> DeckStrength:
    """Begin to measure a deck; at most one measurement is under way. On a server for others, whoever runs it does."""
    hall, own = hall_of(request), open_library(request, game)
    if not is_owner(request):
        raise Refusal(NOT_OWNER, "not-owner", 403)
    offered = hall.settings.measuring
    if not (offered.margins and offered.games):
        raise Refusal(NOT_HERE, "no-measure", 403)

    def make_order() -> MeasuringOrder:
        _, deck, _ = find_deck(own, game, ref)
        try:
            trial = strength.find_trial_source(game)
            known = strength.find_field_source(game).STRENGTH_BOTS if trial is None else trial.TRIAL_BOTS
            bot = strength.bot_of(game, data.bot, known)
        except TableforgeError as e:
            raise as_refusal(e, "no-measure") from None
        margin, count = data.margin or offered.margins[0], data.games or offered.games[0]
        check_offered("margin", margin, offered.margins)
        check_offered("games", count, offered.games)
        return MeasuringOrder(game, ref, deck_scores.deck_mark(game, deck), deck, bot, margin, count)

    await hall.measurements.start(await run_in_thread(make_order))
    return await read_page(request, game, ref)


def check_offered(name: str, got: float, known: tuple[float, ...]) -> None:
    """Raise Refusal where a number is none of those that are offered."""
    if got not in known:
        listed = ", ".join([f"{x:g}" for x in sorted(known)])
        raise Refusal(NOT_OFFERED.fill(name=name, known=listed, got=f"{got:g}"), "bad-request")


@delete("/api/{game:str}/decks/{ref:str}/strength", status_code=200)
async def stop_measuring(request: Call, game: FromPath[str], ref: FromPath[str]) -> DeckStrength:
    """Stop the measurement of a deck; what it has found until now is kept. Nothing happens where none is under way."""
    if not is_owner(request):
        raise Refusal(NOT_OWNER, "not-owner", 403)
    await hall_of(request).measurements.stop(game, ref)
    return await read_page(request, game, ref)


ROUTES: Final = (deck_strength, measure_deck, stop_measuring)
