"""Deck files that mean harm, or mean something else: for the tests that they are refused, and for `bench/hostile.py`."""

from __future__ import annotations

import json
from collections.abc import Callable

from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.decks.deck import load

HEADER = "Name,Houses,Expansion,House 1 Cards,House 2 Cards,House 3 Cards\n"
NAMES = [card.en for card in CARDS.values()]


def row(i: int, expansion: str, name: str) -> str:
    pods = ["|".join([name % (i * 36 + h * 12 + k) for k in range(12)]) for h in range(3)]
    return f"d{i},Logos | Mars | Dis,{expansion},{','.join(pods)}\n"


def shouted(i: int) -> str:
    """A title in one of its very many spellings."""
    return "".join([c.upper() if i >> k & 1 else c for k, c in enumerate(NAMES[i % len(NAMES)])])


def csv(rows: str) -> bytes:
    return (HEADER + rows).encode()


def rows(count: int, expansion: str, name: str = "n%d") -> bytes:
    return csv("".join([row(i, expansion, name) for i in range(count)]))


def text(lines: str) -> bytes:
    return ("name: x\nBrobnar\n" + lines).encode()


def deck(cards: str, name: str = '"x"') -> bytes:
    return f'{{"name": {name}, "houses": ["logos", "mars", "dis"], "cards": {cards}}}'.encode()


def cards(count: int, card: str) -> bytes:
    return deck(f"[{','.join([card] * count)}]")


def links(count: int) -> bytes:
    data = {"name": "x", "_links": {"houses": [], "cards": [f"i{i}" for i in range(count)]}}
    return json.dumps({"data": data, "_linked": {"cards": []}}).encode()


def good(count: int) -> bytes:
    """A collection of the same legal deck under many names."""
    onyx = load("starter:onyx")
    pods = ["|".join([CARDS[card].en for card in onyx.of_house(house)]) for house in onyx.houses]
    line = f"Brobnar | Dis | Shadows,CALL_OF_THE_ARCHONS,{','.join(pods)}\n"
    return csv("".join([f"d{i},{line}" for i in range(count)]))


def spellings(count: int) -> bytes:
    """A collection in which no title is spelt twice in the same way."""
    pods = [["|".join([shouted(i * 36 + h * 12 + k) for k in range(12)]) for h in range(3)] for i in range(count)]
    return csv("".join([f"d{i},Logos | Mars | Dis,AOA,{','.join(pod)}\n" for i, pod in enumerate(pods)]))


# What comes, made when it is needed, and what is said of it.
FILES: dict[str, tuple[Callable[[], bytes], str]] = {
    "nested lists": (lambda: b"[" * 1_000_000, "more than 60000 values"),
    "nested lists, fewer": (lambda: b"[" * 50_000 + b"]" * 50_000, "nested more than 12 deep"),
    "nested objects": (lambda: b'{"deck":' * 300 + b"1" + b"}" * 300, "nested more than 12 deep"),
    "half a million numbers": (lambda: b"[" + b"1," * 500_000 + b"1]", "more than 60000 values"),
    "a number of 900,000 digits": (lambda: b'{"data": ' + b"9" * 900_000 + b"}", "a number of 900000 digits"),
    "a number beyond all numbers": (lambda: b'{"data": 1e999}', "1e999"),
    "not a number": (lambda: b'{"data": NaN}', "says NaN"),
    "infinity": (lambda: b'{"data": -Infinity}', "says -Infinity"),
    "a key twice": (lambda: b'{"name": "a", "name": "b"}', "says 'name' twice"),
    "broken JSON": (lambda: b'{"name": ', "breaks off at line 1, column 10"),
    "a zip archive": (lambda: b"PK\x03\x04" + b"\0" * 1_000_000, "a zip archive"),
    "a gzip archive": (lambda: b"\x1f\x8b\x08" + b"\0" * 1000, "a gzip archive"),
    "a picture": (lambda: b"\x89PNG\r\n", "a picture"),
    "zero bytes": (lambda: b"name: x" + b"\0" * 1_000_000, "binary"),
    "UTF-16": (lambda: "name: x".encode("utf-16"), "UTF-16"),
    "Latin-1": (lambda: "name: Égide".encode("latin-1"), "byte 6 is not UTF-8"),
    "9 MiB": (lambda: b"a" * (9 << 20), "larger than 8 MiB"),
    "2 MiB that is no CSV": (lambda: b"a" * (2 << 20), "larger than 1 MiB"),
    "a line of 1 MiB": (lambda: b"a" * (1 << 20), "comes before any house heading"),
    "a million blank lines": (lambda: b"\n" * (1 << 20), "more than 50000 lines"),
    "a million copies": (lambda: text("1000000 Anger\n"), "1000000 copies of 'Anger'; 1 to 99"),
    "9999 copies": (lambda: text("9999 Anger\n"), "9999 copies of 'Anger'; 1 to 99"),
    "no copies": (lambda: text("0 Anger\n"), "0 copies"),
    "40,000 lines of cards": (lambda: text("1 Anger\n" * 40_000), "more than 200 lines of cards"),
    "near cards": (lambda: text("".join([f"1 Ganger Chieftainn{i}\n" for i in range(199)])), "Ganger Chieftain"),
    "a count of a million": (lambda: deck('[{"id": "anger", "count": 1000000}]'), "1 to 99 would do"),
    "a count that is true": (lambda: deck('[{"id": "anger", "count": true}]'), "1 to 99 would do"),
    "a count that is text": (lambda: deck('[{"id": "anger", "count": "2"}]'), "1 to 99 would do"),
    "2,475,000 cards": (lambda: cards(25_000, '{"id":"anger","count":99}'), "lists 25000 cards; a deck has 36"),
    "19,800 cards": (lambda: cards(200, '{"id":"anger","count":99}'), "this one has 19800"),
    "90,000 cards": (lambda: cards(90_000, "{}"), "more than 60000 values"),
    "a name of 900,000 letters": (lambda: deck("[]", f'"{"a" * 900_000}"'), "1 to 200 letters"),
    "a name that is a number": (lambda: deck("[]", "4"), "'name' should be text; it is a number"),
    "half a surrogate pair": (lambda: deck("[]", '"\\ud800"'), "a deck has a name"),
    "cards that are a number": (lambda: deck("7"), "'cards' should be a list"),
    "a card that is null": (lambda: deck("[null]"), "each card should be an object"),
    "houses that are numbers": (lambda: b'{"houses": [1, 2, 3], "cards": [{"id": "a"}]}', "a house should be text"),
    "20,000 empty decks": (lambda: b"[" + b"{}," * 19_999 + b"{}]", "lists 20000 decks"),
    "an empty object": (lambda: b"{}", "holds nothing, which is no deck format"),
    "something else": (lambda: b'{"servings": 4, "flour": "500 g"}', "holds servings, flour, which is no deck"),
    "an empty list": (lambda: b"[]", "there is no deck in it"),
    "true": (lambda: b"[true]", "should be an object"),
    "links without end": (lambda: links(50_000), "lists 50000 cards"),
    "links to nothing": (lambda: links(200), "is not described"),
    "a deck that its site does not know": (lambda: b'{"deck": {}, "sasVersion": 1}', "does not know this one"),
    "a site that wants a pause": (lambda: b'{"detail": "Request was throttled."}', "Request was throttled"),
    "a deck of another game": (lambda: b'{"investigator_code": "90000", "slots": {}}', "Arkham Horror"),
    "a web page": (lambda: b"  <!doctype html><title>Busy</title>", "web page"),
    "an address": (lambda: b"https://www.keyforgegame.com/deck-details/" + b"a" * 20, "only an address"),
    "an id alone": (lambda: b"11111111-0000-4000-8000-000000000001\n", "only an address"),
    "nothing": (lambda: b"", "no house heading"),
    "a million spaces": (lambda: b" " * 1_000_000, "no house heading"),
    "prose": (lambda: b"Dear Sir,\nI am looking for a deck.\n", "line 1, 'Dear Sir,', comes before any house"),
    "a mountain of accents": (lambda: ("name: e" + "\u0301" * 300_000 + "\nDis\n1 x").encode(), "1 to 200 letters"),
    "letters that grow": (lambda: text("1 " + "ﷺ" * 70 + "\n"), "no set of the pool has"),
    "8 MiB of commas": (lambda: ("House 1 Cards" + "," * (8 << 20))[: 8 << 20].encode(), "longer than 128 KiB"),
    "8 MiB of quotes": (lambda: csv('"' * (8 << 20))[: 8 << 20], "longer than 128 KiB"),
    "8 MiB of blank rows": (lambda: csv("\n" * 8_000_000), "more than 50000 lines"),
    "rows of 30,000 columns": (lambda: csv(("," * 30_000 + "\n") * 200), "30001 columns"),
    "a row of 60,000 names": (lambda: csv("x,Dis,AOA," + "n|" * 60_000), "36 cards, not 60003"),
    "4,900 rows of nonsense": (lambda: rows(4_900, "AGE_OF_ASCENSION"), "more than 300 names"),
    "4,900 decks of a later set": (lambda: rows(4_900, "WORLDS_COLLIDE"), "Worlds Collide is not in the pool"),
    "5,001 decks": (lambda: csv("x,Dis,WORLDS_COLLIDE,a,b,c\n" * 5_001), "more than 5000 decks"),
    "10,000 good decks": (lambda: good(10_000), "more than 5000 decks"),
    "4,000 good decks and half a row": (lambda: good(4_000) + b'x,Dis,AOA,"' + b"a" * 140_000, "longer than 128 KiB"),
    "a thousand spellings of known cards": (lambda: spellings(4_900), "more than 50 of its decks"),
    "an open quote": (lambda: csv('x,Dis,AOA,"' + "a\n" * 40_000), "cannot be played|field larger"),
}
