"""Two decks beside each other, over HTTP: which one is stronger, and what makes them even."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.lab import strength, telling
from tableforge.lab.evening import HandicapStep, fit
from tableforge.lab.parts import FieldSource, HandicapSource
from tableforge.lab.rating import games_for
from tableforge.lab.strength import Comparison
from tableforge.lab.texts import number
from tableforge.server import deck_scores, measuring, refusals
from tableforge.server.decks import find_deck, is_owner, open_library, typeset_name
from tableforge.server.measuring import COMPARE, EVEN, Kept, MeasuringOrder, MeasuringSettings, pair_key
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.strengths import (
    FIELD_CHANGED,
    NOT_HERE,
    NOT_OFFERED,
    NOT_OWNER,
    Running,
    StrengthResult,
    describe_running,
    lay_out,
)
from tableforge.server.tables import Call, hall_of, lang_of
from tableforge.server.threads import run_in_thread
from tableforge.table.library import Deck
from tableforge.tongue.text import Text, shorten_repr

Json = dict[str, Any]

COMPARE_OFFERED: Final = Text(
    "which is stronger, ± {margin} points: about {games} games",
    "lequel est le plus fort, ± {margin} points : environ {games} parties",
)
EVEN_OFFERED: Final = Text(
    "what makes them even, ± {margin} {chains}: about {games} games",
    "ce qui les met à égalité, ± {margin} {chains} : environ {games} parties",
)
WITH_ITSELF: Final = Text("a deck is not measured beside itself", "un deck ne se mesure pas à lui-même")
ONE_CHANGED: Final = Text(
    "Old: one of the decks has changed since. Measure them again.",
    "Ancien : l’un des decks a changé depuis. Mesurez-les à nouveau.",
)


class PairOffer(Struct):
    """What can be asked of two decks: what is sent with the request, and what that means."""

    send: Json
    text: str


class DeckPair(Struct):
    """What can be asked of two decks, what is under way, and what is known; without `offers` this game measures no decks."""

    offers: list[PairOffer]
    allowed: bool  # whether whoever asks may begin one
    running: Running | None = None
    busy: str = ""  # why none can be begun now
    trouble: str = ""  # the last one went wrong
    results: list[StrengthResult] = []


class PairRequest(Struct, forbid_unknown_fields=True):
    """What is asked of two decks: which one is stronger, or what makes them even."""

    what: str = COMPARE
    bot: str = ""


# ---------------------------------------------------------------- what is told
def list_pair_offers(game: str, offered: MeasuringSettings, lang: str) -> list[PairOffer]:
    """Return what can be asked of two decks of a game, the usual first; nothing where this server measures no decks."""
    if not offered.margins or games.find_part("lab", game, FieldSource) is None:
        return []
    about = {"margin": shorten(offered.compare, lang), "games": number(3 * games_for(offered.compare), lang)}
    out = [PairOffer({"what": COMPARE}, COMPARE_OFFERED.fill(**about).text(lang))]
    held = games.find_part("lab", game, HandicapSource)
    if held is not None:
        about = {"margin": shorten(offered.even, lang), "games": number(5 * strength.EVEN_GAMES, lang)}
        said = EVEN_OFFERED.fill(chains=held.HANDICAP_WORDS[1], **about)
        out.append(PairOffer({"what": EVEN}, said.text(lang)))
    return out


def shorten(value: float, lang: str) -> str:
    """Return a margin without a digit that says nothing."""
    return number(value, lang, 0 if value == int(value) else 1)


def pair_mark(game: str, deck: Deck, other: Deck) -> str:
    """Return a digest of two decks, in their order."""
    marks = [deck_scores.deck_mark(game, one) for one in (deck, other)]
    return sha256("\n".join(marks).encode()).hexdigest()


def describe_pair(game: str, deck: Deck, other: Deck, kept: Kept, lang: str) -> StrengthResult:
    """Return what was found of two decks, in words and tables."""
    names = typeset_name(deck.title(lang)), typeset_name(other.title(lang))
    result = kept.result
    old = "" if kept.mark == pair_mark(game, deck, other) else ONE_CHANGED.text(lang)
    if "steps" in result:
        curve = fit([HandicapStep(*step) for step in result["steps"]])
        return lay_out(game, telling.tell_even(game, names, result["bot"], curve, lang), kept, old, lang)
    now = strength.find_field_source(game).field().name
    if not old and now != result["field"]:
        old = FIELD_CHANGED.fill(field=result["field"], now=now).text(lang)
    return lay_out(game, telling.tell_comparison(names, Comparison.load(result), lang), kept, old, lang)


# ---------------------------------------------------------------- doors
@get("/api/{game:str}/decks/{ref:str}/against/{other:str}")
async def deck_pair(request: Call, game: FromPath[str], ref: FromPath[str], other: FromPath[str]) -> DeckPair:
    """How a deck does beside another one: what is known, and how far the measurement is that is under way."""
    return await read_pair(request, game, ref, other)


async def read_pair(request: Call, game: str, ref: str, other: str) -> DeckPair:
    """Return what is known of two decks, and what is under way."""
    hall, own, lang = hall_of(request), open_library(request, game), lang_of(request)
    keys = [pair_key(ref, other, what) for what in (COMPARE, EVEN)]
    kept, found = await hall.store.read(
        lambda c: ([measuring.read_strength(c, game, key) for key in keys], measuring.read_under_way(c, hall.worker))
    )
    this = found is not None and found.game == game and found.ref in keys
    failed = any([(game, key) in hall.measurements.failed for key in keys])

    def make_page() -> DeckPair:
        _, deck, _ = find_deck(own, game, ref)
        _, rival, _ = find_deck(own, game, other)
        return DeckPair(
            list_pair_offers(game, hall.settings.measuring, lang),
            is_owner(request),
            describe_running(found, lang) if found is not None and this else None,
            measuring.BUSY.text(lang) if found is not None and not this else "",
            refusals.INTERNAL.text(lang) if failed and not this else "",
            [describe_pair(game, deck, rival, one, lang) for one in kept if one is not None],
        )

    return await run_in_thread(make_page)


@post("/api/{game:str}/decks/{ref:str}/against/{other:str}", status_code=202)
async def measure_pair(
    request: Call, game: FromPath[str], ref: FromPath[str], other: FromPath[str], data: JSONBody[PairRequest]
) -> DeckPair:
    """Begin to measure a deck beside another one; as with one deck, at most one measurement is under way."""
    hall, own = hall_of(request), open_library(request, game)
    if not is_owner(request):
        raise Refusal(NOT_OWNER, "not-owner", 403)
    offered = hall.settings.measuring
    if not offered.margins:
        raise Refusal(NOT_HERE, "no-measure", 403)

    def make_order() -> MeasuringOrder:
        _, deck, _ = find_deck(own, game, ref)
        _, rival, _ = find_deck(own, game, other)
        mark = pair_mark(game, deck, rival)
        if mark == pair_mark(game, deck, deck):
            raise Refusal(WITH_ITSELF.fill(), "bad-request")
        try:
            bot = strength.bot_of(game, data.bot, strength.find_field_source(game).STRENGTH_BOTS)
        except TableforgeError as e:
            raise as_refusal(e, "no-measure") from None
        known = [offer.send["what"] for offer in list_pair_offers(game, offered, "en")]
        if data.what not in known:
            said = NOT_OFFERED.fill(name="what", known=", ".join(known), got=shorten_repr(data.what))
            raise Refusal(said, "bad-request")
        margin = offered.compare if data.what == COMPARE else offered.even
        return MeasuringOrder(
            game, pair_key(ref, other, data.what), mark, deck, bot, margin, 0, other=rival, what=data.what
        )

    await hall.measurements.start(await run_in_thread(make_order))
    return await read_pair(request, game, ref, other)


@delete("/api/{game:str}/decks/{ref:str}/against/{other:str}", status_code=200)
async def stop_measuring_pair(request: Call, game: FromPath[str], ref: FromPath[str], other: FromPath[str]) -> DeckPair:
    """Stop what is measured of two decks; what was found until now is kept. Nothing happens where nothing is under way."""
    if not is_owner(request):
        raise Refusal(NOT_OWNER, "not-owner", 403)
    for what in (COMPARE, EVEN):
        await hall_of(request).measurements.stop(game, pair_key(ref, other, what))
    return await read_pair(request, game, ref, other)


ROUTES: Final = (deck_pair, measure_pair, stop_measuring_pair)
