"""What a game's cards and rules say, for browsers and programs: answers that never change, made once in each language.

A game brings its own part (`<game>/doors/server.py`): its cards as plain data, its keywords, and what it calls its things.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, Final, Protocol, runtime_checkable

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from tableforge import games
from tableforge.errors import TableforgeError, UnknownCard
from tableforge.judge.link import write_link
from tableforge.judge.parts import layout_of
from tableforge.judge.posed import pose_fields
from tableforge.judge.ruling_text import read_text
from tableforge.kernel.rules import Rule, edition_of
from tableforge.server.rulings import TestedRuling, list_rulings
from tableforge.server.tables import Call, lang_of
from tableforge.tongue.lexicon import FEMININE, MANY
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import ENGLISH, LANGUAGES, Text, column

Json = dict[str, Any]
SMALLEST: Final = 1000  # least bytes worth compressing
MOST_RULINGS: Final = 12  # most rulings shown with a card
NO_CARD: Final = Text("there is no card {name!r}", "il n’y a pas de carte {name!r}")


@runtime_checkable
class CatalogueSource(Protocol):
    """What a game's `doors/server.py` offers about its cards and words."""

    @property
    def CHAPTERS(self) -> Mapping[int, tuple[str, ...]]:
        """The parts of its rulebook, each from the number of its first rule on."""
        ...

    @property
    def UNDRAWN(self) -> tuple[str, ...]:
        """Facts of a card that its face does not show: the library tells them, a table needs them not."""
        ...

    def cards(self, lang: str) -> list[Json]:
        """Every card: id, name, faction, type, traits, text, rules, and whatever else is printed on it."""
        ...

    def keywords(self, lang: str) -> list[Json]:
        """The keywords as texts have them, and their rules."""
        ...

    def words(self, lang: str) -> dict[str, str]:
        """What the game calls its factions, types, traits, steps and the like."""
        ...


@runtime_checkable
class GlossarySource(Protocol):
    """What a game's `doors/server.py` offers for learners."""

    @property
    def GLOSSARY(self) -> Mapping[str, tuple[str, ...]]:
        """By rule, the word that it explains: the id of one of its words, or its forms in each language with a bar between them."""
        ...


def find_catalogue(game: str) -> CatalogueSource:
    """Return the game's catalogue.

    Raises UnknownGame where it has none.
    """
    return games.part("server", game, CatalogueSource)


def has_catalogue(game: str) -> bool:
    """Whether a game has a catalogue.

    Raises UnknownGame where there is no such game.
    """
    return games.find_part("server", game, CatalogueSource) is not None


# ---------------------------------------------------------------- answers that never change
class CachedAnswer:
    """A JSON response as bytes, with its ETag; gzipped for the first who reads that."""

    def __init__(self, body: bytes, mark: str) -> None:
        self.body = body
        self.mark = mark

    @cached_property
    def gzip_body(self) -> bytes:
        """The body as gzip."""
        return gzip.compress(self.body, 9, mtime=0)

    def response_to(self, request: Call) -> Response[bytes]:
        """Return the response for a request: 304 without a body where the browser has it already."""
        headers = {"etag": self.mark, "cache-control": "no-cache", "vary": "accept-encoding"}
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        packed = len(self.body) >= SMALLEST and "gzip" in request.headers.get("accept-encoding", "")
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(self.gzip_body if packed else self.body, media_type="application/json", headers=headers)


def encode_answer(value: object) -> CachedAnswer:
    """Encode plain data as a CachedAnswer."""
    body = msgspec.json.encode(value)
    return CachedAnswer(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


@cache
def cache_answer(make: Callable[..., object], *args: str) -> CachedAnswer:
    """Return what `make(*args)` gives, encoded; called once for the same arguments."""
    return encode_answer(make(*args))


def warm_cache() -> None:
    """Build the answers that every browser asks for first."""
    for game in games.loadable_names():
        for lang in LANGUAGES:
            for make in (all_words, all_faces, all_cards, all_rules):
                _ = cache_answer(make, game, lang).gzip_body


# ---------------------------------------------------------------- cards
@cache
def cards_of(game: str, lang: str) -> dict[str, Json]:
    """Return the cards of a game by id; empty where it has no catalogue."""
    return {card["id"]: card for card in find_catalogue(game).cards(lang)} if has_catalogue(game) else {}


def all_words(game: str, lang: str) -> Json:
    """Return keywords and words of a game; empty where it has no catalogue, since its scene has all words."""
    if not has_catalogue(game):
        return {"keywords": [], "words": {}, "glossary": []}
    own = find_catalogue(game)
    return {"keywords": own.keywords(lang), "words": own.words(lang), "glossary": glossary_of(game, lang)}


def glossary_of(game: str, lang: str) -> list[Json]:
    """Return the words that a learner may look up where they stand, each in all its forms with its rule; keywords, too."""
    own, rows = games.find_part("server", game, GlossarySource), find_catalogue(game)
    terms = rows.words(lang)
    out: dict[str, list[str]] = {}
    for rule, row in () if own is None else own.GLOSSARY.items():
        forms = [terms[id] for id in (row[0], row[0] + MANY, row[0] + FEMININE) if id in terms]
        out[rule] = list(dict.fromkeys(forms)) if len(row) == 1 else column(row, lang).split("|")
    for keyword in rows.keywords(lang):
        out.setdefault(keyword["rule"], [keyword["word"]])
    return [{"rule": rule, "words": words} for rule, words in out.items()]


def all_cards(game: str, lang: str) -> Json:
    """Return all cards of a game, with its keywords and words."""
    return {"cards": list(cards_of(game, lang).values()), **all_words(game, lang)}


def all_faces(game: str, lang: str) -> Json:
    """What a table draws and names: the cards as their faces show them, and what its rules are called."""
    undrawn = find_catalogue(game).UNDRAWN if has_catalogue(game) else ()
    faces = [
        {name: fact for name, fact in card.items() if name not in undrawn} for card in cards_of(game, lang).values()
    ]
    titles = {rule.id: rule.title[lang] for rule in games.game(game).rules.rules.values()}
    return {"cards": faces, "titles": titles, **all_words(game, lang)}


def one_card(game: str, lang: str, id: str) -> Json:
    """A card with the rulings in which it lies on the table: those that name it first, then those with the fewest others."""
    known = cards_of(game, lang)
    if id not in known:
        raise UnknownCard(unknown(NO_CARD, id, known, list_all=False))
    named = [r for r in list_rulings(game) if id in r.words]
    named.sort(key=lambda r: (spell_as_test(id) not in r.title.lower(), len(r.cards(known))))
    return {**known[id], "rulings": [describe_ruling(r, game) for r in named[:MOST_RULINGS]], "count": len(named)}


def spell_as_test(id: str) -> str:
    """Return an id as the names of tests spell it: `ember-imp` is "ember imp"."""
    return id.replace("-", " ")


def describe_ruling(r: TestedRuling, game: str) -> Json:
    """Return a ruling as JSON; its sentences are in English, with the names of its cards."""
    rules, known = games.game(game).rules, cards_of(game, ENGLISH)
    title = r.title
    for id in r.cards(known):
        title = re.sub(rf"\b{re.escape(spell_as_test(id))}\b", known[id]["name"], title, flags=re.IGNORECASE)
    cited = [x for x in r.rules if x in rules]
    return {"title": title, "text": r.more, "rules": cited, "cards": r.cards(known), "link": link_ruling(r, game)}


OF_TESTS: Final = "seed"  # with which a ruling is played, and a posed position is not
OF_EDITION: Final = re.compile(r"\b(?:edition|rules)=(?:edition|rules),?\s*")  # a test for each of them


def link_ruling(r: TestedRuling, game: str) -> str:
    """Return the link to the position of a ruling; "" where it is not written as data."""
    if not r.given:
        return ""
    layout = layout_of(game)
    seats = [] if layout is None else [name for name, _ in layout.seats]
    try:
        posed = read_text(f"{game} {OF_EDITION.sub('', r.given)}")
        if OF_TESTS in posed.position:
            return ""
        said = {name: value for name, value in posed.position.items() if value is not None or name not in seats}
        return write_link(pose_fields(game, said))
    except TableforgeError:
        return ""


# ---------------------------------------------------------------- rules
def all_rules(game: str, lang: str) -> Json:
    """The rulebook in our own words, and the points on which its editions differ."""
    own = games.game(game)
    points = differences(game)
    shelved = games.find_part("server", game, CatalogueSource)
    chapters: Mapping[int, tuple[str, ...]] = {} if shelved is None else shelved.CHAPTERS
    return {
        "rules": [describe_rule(rule, lang) for rule in own.rules.rules.values()],
        "chapters": [{"first": n, "title": column(title, lang)} for n, title in chapters.items()],
        "editions": list(own.editions),
        "points": [
            {"name": name, "about": about.text(lang), "rules": rules} for name, (about, rules) in points.items()
        ],
    }


def describe_rule(rule: Rule, lang: str) -> Json:
    """Return a rule as JSON in one language."""
    return {
        "id": rule.id,
        "number": rule.number,
        "title": rule.title[lang],
        "text": rule.text[lang],
        "source": rule.section[lang],
        "editions": list(rule.editions),
        "definition": rule.definition,
    }


@cache
def differences(game: str) -> dict[str, tuple[Text, dict[str, str]]]:
    """Return every point on which editions differ, by name: what it is about, and the rule of each edition."""
    own = games.game(game)
    first, *others = own.editions or ("",)
    out: dict[str, tuple[Text, dict[str, str]]] = {}
    for other in others:
        for point in own.differences(first, other):
            _, rules = out.setdefault(point.name, (point.about, dict.fromkeys(own.editions, point.rules[0])))
            rules[other] = point.rules[1]
    return out


def one_rule(game: str, lang: str, id: str) -> Json:
    """A rule with the cards that it names or that cite it, and the rulings that prove it."""
    rule = games.game(game).rules[id]
    if not has_catalogue(game):  # a game without cards
        return {**describe_rule(rule, lang), "cards": [], "rulings": []}
    known, text = cards_of(game, lang), rule.text[lang]
    named = [
        id_
        for id_, card in known.items()
        if card["name"] in text and re.search(rf"\b{re.escape(card['name'])}\b", text)
    ]
    citing = [id_ for id_, card in known.items() if id in card["rules"]]
    cards = list(dict.fromkeys([*named, *citing]))
    return {
        **describe_rule(rule, lang),
        "cards": cards,
        "rulings": [describe_ruling(r, game) for r in list_rulings(game) if id in r.rules],
    }


def only_in(game: str, lang: str, a: str, b: str) -> Json:
    """What holds in one of two editions only, and the points on which they differ."""
    own = games.game(game)
    for edition in (a, b):
        edition_of(edition, own.editions)
    every = own.rules.rules.values()
    only = {
        x: [describe_rule(rule, lang) for rule in every if x in rule.editions and y not in rule.editions]
        for x, y in ((a, b), (b, a))
    }
    points = own.differences(a, b)
    return {
        "only": only,
        "points": [{"name": p.name, "about": p.about.text(lang), "rules": list(p.rules)} for p in points],
    }


# ---------------------------------------------------------------- doors
@get("/api/{game:str}/cards", sync_to_thread=True, summary="The cards of a game, its keywords and its words")
def get_cards(game: FromPath[str], request: Call) -> Response[bytes]:
    """Every card of the game in a language."""
    return cache_answer(all_cards, game, lang_of(request)).response_to(request)


@get("/api/{game:str}/words", sync_to_thread=True, summary="What a game calls its things")
def get_words(game: FromPath[str], request: Call) -> Response[bytes]:
    """The keywords of the game and its words, in a language."""
    return cache_answer(all_words, game, lang_of(request)).response_to(request)


@get("/api/{game:str}/faces", sync_to_thread=True, summary="What a table of a game draws and names")
def get_faces(game: FromPath[str], request: Call) -> Response[bytes]:
    """The cards as their faces show them, the titles of the rules, the keywords and the words of the game in a language."""
    return cache_answer(all_faces, game, lang_of(request)).response_to(request)


@get("/api/{game:str}/cards/{id:str}", sync_to_thread=True, summary="A card with its rulings")
def get_card(game: FromPath[str], id: FromPath[str], request: Call) -> Response[bytes]:
    """One card, and the rulings in which it lies on the table."""
    return encode_answer(one_card(game, lang_of(request), id)).response_to(request)


@get("/api/{game:str}/rules", sync_to_thread=True, summary="The rulebook")
def get_rules(game: FromPath[str], request: Call) -> Response[bytes]:
    """Every rule of the game in a language, and where its editions differ."""
    games.address(game)
    return cache_answer(all_rules, game, lang_of(request)).response_to(request)


@get("/api/{game:str}/rules/diff", sync_to_thread=True, summary="Two editions side by side")
def get_differences(game: FromPath[str], request: Call, a: FromQuery[str], b: FromQuery[str]) -> Response[bytes]:
    """What holds in one of two editions only."""
    return encode_answer(only_in(game, lang_of(request), a, b)).response_to(request)


@get("/api/{game:str}/rules/{id:str}", sync_to_thread=True, summary="A rule with the cards and rulings that cite it")
def get_rule(game: FromPath[str], id: FromPath[str], request: Call) -> Response[bytes]:
    """One rule."""
    return encode_answer(one_rule(game, lang_of(request), id)).response_to(request)


ROUTES: Final = (get_words, get_faces, get_cards, get_card, get_rules, get_differences, get_rule)
