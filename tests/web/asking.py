"""Every kind of question that a game asks people, as the browser is told of it: met in games played at random, or made up."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from tableforge import bots, games, new

Json = dict[str, Any]
LANGUAGES: Final = ("en", "fr")
MOST: Final = {"fateforge": 900}  # answers of one game: of a chronicle, enough for all of its acts
USUAL: Final = 400  # answers of one game of any other
TRIED: Final = 8  # questions of one kind, of which the longest is taken


@dataclass(slots=True)
class Asked:
    """A question of a kind in both languages, and what the seat sees that is asked it."""

    kind: str
    view: Json
    told: dict[str, Json]  # the question by language

    @property
    def length(self) -> int:
        return sum([len(q["text"]) + sum([len(o["label"]) for o in q["options"]]) for q in self.told.values()])


def setups(game: str) -> Iterator[Json]:
    """Settings in which much is asked."""
    if game == "keyforge":
        yield from [{"decks": (f"forged:{k}", f"forged:{k + 50}")} for k in range(40)]
    elif game == "fateforge":
        groups = (["mercenary", "shaman"], ["lord", "thief"], ["sylvan-guard", "shaman"])
        yield from [{"tale": "ember-loan", "heroes": heroes, "seats": 1} for heroes in groups]
        yield {"tale": "ember-loan", "heroes": ["sylvan-guard", "mercenary", "lord"], "seats": 3}
    else:
        scenarios = ("the-gathering", "the-midnight-masks", "the-devourer-below")
        yield from [{"scenario": s, "seats": n} for n in (1, 2, 3, 4, 2, 4) for s in scenarios]


def met(game: str) -> dict[str, Asked]:
    """A long question of each kind that random games ask; nobody is asked what chance decides."""
    found: dict[str, Asked] = {}
    tried: Counter[str] = Counter()
    for seed, setup in enumerate(setups(game)):
        g = new(game, seed=seed, **setup)
        players = [bots.make("random", seed=9 * seed + k, game=game) for k in range(g.seats)]
        while not g.over and len(g.answers) < MOST.get(game, USUAL):
            d = g.decision
            assert d is not None
            tried[d.kind] += 1
            if tried[d.kind] <= TRIED:
                told = {lang: asdict(d.question(lang)) for lang in LANGUAGES}
                now = Asked(d.kind, g.view(d.seat, asked=False), told)
                found[d.kind] = max(found.get(d.kind, now), now, key=lambda asked: asked.length)
            g.answer(players[d.seat].choose(g.view(d.seat), d), seat=d.seat)
    return found


def every(game: str) -> list[Asked]:
    """A question of every kind: where the games have met none, one of many long answers that stand for no card."""
    found = met(game)
    longest = max(found.values(), key=lambda asked: max([len(q["text"]) for q in asked.told.values()]))
    labels = [o for asked in found.values() for o in asked.told["fr"]["options"]]
    labels.sort(key=lambda o: -len(o["label"]))
    bare = [{**o, "key": f"answer-{n}", "card": "", "verb": ""} for n, o in enumerate(labels[:7])]
    for kind in games.game(game).kinds:
        made = {lang: {**q, "kind": kind.name, "options": bare, "stop": ""} for lang, q in longest.told.items()}
        found.setdefault(kind.name, Asked(kind.name, longest.view, made))
    return list(found.values())


class Table:
    """The line between a table and a page: what the table asks is put in its place."""

    def __init__(self, page: Page) -> None:
        self.line: WebSocketRoute | None = None
        self.last: Json = {}
        self.number = 10_000
        page.route_web_socket("**", self.opened)

    def opened(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self.line = line

        def told(message: str | bytes) -> None:
            found = json.loads(message)
            if found["t"] == "table":
                self.last = found
            line.send(message)

        server.on_message(told)

    def asks(self, asked: Asked, lang: str) -> None:
        """Ask the page this, as if the game stood there; the page sits in all seats."""
        assert self.line is not None
        self.number += 1
        seat = asked.told[lang]["seat"]
        question = {**asked.told[lang], "number": self.number}
        eyes = {
            **self.last["eyes"][0],
            "seat": seat,
            "view": asked.view,
            "question": question,
            "lines": [],
            "events": [],
        }
        now = {**self.last, "number": self.number, "asked": [seat], "eyes": [eyes], "epoch": self.number}
        self.line.send(json.dumps(now))
