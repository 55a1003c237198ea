"""Frames and requests that nobody should send: broken, wild, and almost right."""

from __future__ import annotations

import json
import random
from typing import Any

WORDS = [
    "",
    "sit",
    "answer",
    "why",
    "peek",
    "undo",
    "consent",
    "order",
    "say",
    "overhear",
    "speak",
    "ping",
    "pong",
    "table",
    "x" * 400,
]
VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    15,
    16,
    10**6,
    2**53,
    2**53 + 1,
    2**64,
    -(2**63),
    1e308,
    0.5,
    "",
    "0",
    "keep",
    "end-turn",
    "en",
    "fr",
    "klingon",
    "é" * 50,
    "\x00",
    "'; DROP TABLE answers; --",
    "../../etc/passwd",
    "<script>",
    "a" * 301,
    "my-turn",
    [],
    {},
    [[]],
    ["keep"],
    ["x"] * 61,
    {"a": {"b": []}},
    ["keep", "mulligan"],
    "reap:dodger@line:0",
    "play:x@hand:0",
    "1>ready",
    "⁂",
]
FIELDS = [
    "t",
    "id",
    "seat",
    "number",
    "key",
    "tokens",
    "lang",
    "epoch",
    "seen",
    "plea",
    "yes",
    "until",
    "always",
    "forget",
    "text",
]
PATHS = [
    "/api/tables",
    "/api/tables/mine",
    "/api/tables/load",
    "/api/tables/{id}",
    "/api/tables/{id}/join",
    "/api/tables/{id}/save",
    "/api/tables/{id}/again",
    "/api/tables/{id}/next",
    "/api/games",
    "/api/openapi.json",
    "/health",
    "/metrics",
    "/",
    "/x/../y",
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/..",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/x",
    "/ws/tables/{id}",
    "/api/tables/{id}/nothing",
    "/api/keyforge/cards",
    "/api/nothing/decks",
    "/api/tables/{id}/seat",
    "/api/tables/{id}/answer",
    "/api/tables/{id}/seats/{n}/bot",
    "/api/tables/{id}/replay",
    "/api/tables/{id}/replay/{n}",
    "/api/tables/{id}/replay/{n}/play-on",
    "/api/tables/{id}/summary",
    "/api/tables/{id}/past",
    "/api/tables/{id}/decks",
    "/api/tables/{id}/position?at={n}&seat={n}",
    "/api/tables/{id}/analysis",
    "/api/tables/{id}/analysis/try",
    "/api/tables/{id}/puzzle",
    "/api/tables/{id}/puzzle/hint",
    "/api/judge",
    "/api/judge/test",
    "/api/puzzles/daily?day={n}",
    "/api/keyforge/puzzles/{n}",
    "/api/keyforge/lessons/{n}",
    "/api/keyforge/decks/import",
    "/api/keyforge/decks/forge",
    "/api/keyforge/decks/{n}/strength",
    "/api/arkham/campaigns",
    "/api/arkham/campaigns/import",
    "/api/fateforge/campaigns/{id}",
    "/api/fateforge/campaigns/{id}/entries",
    "/api/fateforge/campaigns/{id}/turn",
    "/api/fateforge/tales/{n}",
]
NUMBERS = ["0", "1", "-1", "99999999999999999999", "x", "1.5", "%00", "2026-11-18"]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]
BODIES = [
    "game",
    "setup",
    "seed",
    "best_of",
    "seats",
    "practice",
    "tokens",
    "invite",
    "name",
    "save",
    "first",
    "campaign",
    "source",
    "posed",
    "title",
    "worlds",
    "world",
    "answers",
    "text",
    "do",
]
RIGHT: dict[str, dict[str, Any]] = {
    "why": {"seat": 0, "key": "x"},
    "peek": {"seat": 0, "number": 0, "key": "nothing"},
    "ping": {},
    "say": {"seat": 0, "text": "x"},
    "overhear": {},
    "answer": {"seat": 0, "number": 0, "key": "nothing"},
    "undo": {"seat": 0, "number": 5},
    "speak": {"lang": "en"},
    "order": {"seat": 0, "until": "x"},
    "consent": {"seat": 0, "plea": 1, "yes": True},
}


def frame(chance: random.Random) -> str | bytes:
    """One frame."""
    kind = chance.randrange(6)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:  # almost right
        t = chance.choice(list(RIGHT))
        fields = {"t": t, "id": chance.randrange(1000), **RIGHT[t]}
        fields[chance.choice(FIELDS[1:])] = chance.choice(VALUES)
        return json.dumps(fields)
    if kind == 2:  # right up to a broken place
        text = json.dumps({"t": chance.choice(WORDS), "id": 1, "seat": 0, "key": "keep", "number": 0})
        n = chance.randrange(len(text))
        return text[:n] + chance.choice(["", "\x00", "}", '"', "\\ud800", "é"]) + text[n + chance.randrange(3) :]
    if kind == 3:
        return "[" * chance.randrange(2000) if chance.random() < 0.3 else json.dumps(chance.choice(VALUES))
    names = chance.sample(FIELDS, chance.randrange(1, 8))
    return json.dumps({"t": chance.choice(WORDS), **{name: chance.choice(VALUES) for name in names}})


def request(chance: random.Random, table: str) -> tuple[str, str, bytes | None]:
    """Method, path and body of one request."""
    path = chance.choice(PATHS).replace("{id}", chance.choice([table, "0" * 16, "x", "%20"]))
    path = path.replace("{n}", chance.choice(NUMBERS))
    if chance.random() < 0.2:
        path += (
            ("&" if "?" in path else "?") + "lang=" + chance.choice(["fr", "en", "%00", "x" * 500, "%ff", "&lang=fr"])
        )
    method = chance.choice(METHODS)
    if method in ("GET", "HEAD", "OPTIONS"):
        return method, path, None
    shape = chance.random()
    if shape < 0.2:
        return method, path, chance.randbytes(chance.randrange(300))
    names = chance.sample(BODIES, chance.randrange(5))
    wild = [*VALUES, "keyforge", "arkham", [{"kind": "bot"}], {"decks": ["/etc/passwd", 7]}]
    body = {name: chance.choice(wild) for name in names}
    if shape < 0.5:
        body["game"] = chance.choice(["keyforge", "arkham"])
    return method, path, json.dumps(body).encode()
