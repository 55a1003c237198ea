"""Two decks beside each other, over HTTP: which one is stronger and what makes them even, begun, watched, stopped and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.serving import Server, serving

from tableforge.keyforge.doors import lab as door
from tableforge.lab import strength
from tableforge.server import measuring
from tableforge.server.measuring import EVEN, MeasuringSettings, pair_key

ONYX, ARGUS = "starter:onyx", "starter:argus"
PAIR = f"/api/keyforge/decks/{ONYX}/against/{ARGUS}"
QUICK = MeasuringSettings(margins=(20.0,), games=(1,), compare=24.0, even=12.0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field of three, played by lot, and few games of each handicap."""
    field = replace(door.field(), decks=door.field().decks[::10], bot="bench-random")
    monkeypatch.setattr(door, "field", lambda: field)
    monkeypatch.setattr(door, "STRENGTH_BOTS", ("bench-random", "random"))
    monkeypatch.setattr(strength, "EVEN_GAMES", 8)


async def ended(server: Server, path: str = PAIR) -> Any:
    """What is known once nothing is under way any more."""
    while True:
        _, page = await server.call("GET", path)
        if page["running"] is None and not page["busy"]:
            return page
        await asyncio.sleep(0.02)


async def test_two_decks_are_compared_and_the_answer_is_kept_with_the_first(tmp_path: Path) -> None:
    async with serving(tmp_path, measuring=QUICK) as server:
        _, page = await server.call("GET", PAIR)
        assert [offer["send"] for offer in page["offers"]] == [{"what": "compare"}, {"what": "even"}]
        assert "± 24 points" in page["offers"][0]["text"] and "± 12 chains" in page["offers"][1]["text"]
        assert page["allowed"] and page["running"] is None and page["results"] == []
        status, begun = await server.call("POST", PAIR, page["offers"][0]["send"])
        assert status == 202 and begun["running"] is not None
        await ended(server)
    async with serving(tmp_path, measuring=QUICK) as server:
        [found] = (await server.call("GET", PAIR))[1]["results"]
        assert found["sentence"].startswith("Miss “Onyx”") and "games against Radiant Argus" in found["sentence"]
        assert "Against keyforge-1: Miss" in found["notes"][0] and "a difference of" in found["notes"][0]
        [table] = found["tables"]
        assert table["heads"][1:3] == ["Miss “Onyx” Censorius", "Radiant Argus the Supreme"] and len(table["rows"]) > 3
        assert (found["bot"], found["field"], found["old"]) == ("bench-random", "keyforge-1", "")
        [french] = (await server.call("GET", f"{PAIR}?lang=fr"))[1]["results"]
        assert "parties contre Le Suprême Argus" in french["sentence"] and "Contre keyforge-1" in french["notes"][0]
        _, alone = await server.call("GET", f"/api/keyforge/decks/{ONYX}/strength")
        assert alone["against"] == [ARGUS] and alone["result"] is None


async def test_what_makes_two_decks_even_is_kept_beside_the_comparison(tmp_path: Path) -> None:
    async with serving(tmp_path, measuring=QUICK) as server:
        for what in ("compare", "even"):
            assert (await server.call("POST", PAIR, {"what": what}))[0] == 202
            page = await ended(server)
        compared, even = page["results"]
        assert "games against Radiant" in compared["sentence"] and "even" in even["sentence"]
        [table] = even["tables"]
        assert table["name"] == "handicaps" and table["heads"][0].startswith("chains for Miss")
        assert len(table["rows"]) >= 5 and even["games"] == sum([int(row[1]) for row in table["rows"]])
        _, alone = await server.call("GET", f"/api/keyforge/decks/{ONYX}/strength")
        assert alone["against"] == [ARGUS]


async def test_what_is_stopped_keeps_what_it_has_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a search for the even handicap, when it is stopped in its first step, then its games are there and say so."""
    known = asyncio.Event()
    loop = asyncio.get_running_loop()
    even = strength.even

    def held(*args: Any, told: Callable[[int, int], None], stop: Callable[[], bool], **more: Any) -> Any:
        def tell(games: int, handicap: int) -> None:
            told(games, handicap)
            loop.call_soon_threadsafe(known.set)
            while not stop():
                pass

        return even(*args, told=tell, stop=stop, **more)

    monkeypatch.setattr(strength, "even", held)
    async with serving(tmp_path, measuring=QUICK) as server:
        await server.call("POST", PAIR, {"what": "even"})
        await known.wait()
        _, alone = await server.call("GET", f"/api/keyforge/decks/{ONYX}/strength")
        assert "another deck" in alone["busy"]
        status, page = await server.call("DELETE", PAIR)
        assert status == 200 and page["running"] is None
        [found] = page["results"]
        assert 0 < found["games"] <= 8 and "cannot be told from" in found["sentence"]


async def test_a_deck_that_goes_takes_with_it_what_was_found_beside_it(tmp_path: Path) -> None:
    async with serving(tmp_path, measuring=QUICK) as server:
        forged = [(await server.call("POST", "/api/keyforge/decks/forge", {"seed": n}))[1]["ref"] for n in (1, 2)]
        path = f"/api/keyforge/decks/{ONYX}/against/{forged[0]}"
        await server.call("POST", path, {"what": "even"})
        assert [one["old"] for one in (await ended(server, path))["results"]] == [""]
        files = {file.stem: file for file in tmp_path.rglob("*") if file.stem in forged}
        files[forged[0]].write_bytes(files[forged[1]].read_bytes())
        [found] = (await server.call("GET", path))[1]["results"]
        assert "one of the decks has changed" in found["old"]
        await server.call("DELETE", f"/api/keyforge/decks/{forged[0]}")
        key = pair_key(ONYX, forged[0], EVEN)
        assert await server.hall.store.read(lambda c: measuring.read_strength(c, "keyforge", key)) is None


async def test_what_cannot_be_asked_of_two_decks_is_refused_by_name(tmp_path: Path) -> None:
    async with serving(tmp_path, measuring=QUICK) as server:
        for path, body, status, kind, words in (
            (PAIR.replace(ARGUS, "nothing"), {}, 404, "no-deck", "nothing"),
            (PAIR.replace(ARGUS, ONYX), {}, 400, "bad-request", "beside itself"),
            (PAIR, {"what": "odd"}, 400, "bad-request", "compare, even"),
            (PAIR, {"bot": "rendom"}, 400, "no-measure", "'random'"),
            (PAIR, {"speed": 1}, 400, "bad-request", ""),
            ("/api/arkham/decks/starter:roland/against/starter:daisy", {}, 400, "no-measure", "have no rivals"),
        ):
            found, refused = await server.call("POST", path, body)
            assert (found, refused["kind"]) == (status, kind) and words in refused["text"], refused
        _, page = await server.call("GET", "/api/arkham/decks/starter:roland/against/starter:daisy")
        assert page["offers"] == page["results"] == []
    async with serving(tmp_path, measuring=QUICK, host="0.0.0.0") as server:
        for method in ("POST", "DELETE"):
            found, refused = await server.call(method, PAIR, {} if method == "POST" else None)
            assert (found, refused["kind"]) == (403, "not-owner")
