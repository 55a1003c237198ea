"""How strong a deck is, over HTTP: begun once, watched, stopped, kept with the deck, and shown as old once it no longer holds."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.serving import Server, serving

from tableforge import bots
from tableforge.keyforge.doors import lab as door
from tableforge.lab import strength
from tableforge.lab.rating import share
from tableforge.lab.strength import Sofar, Strength
from tableforge.server import measuring
from tableforge.server.measuring import MeasuringSettings, UnderWay
from tableforge.server.store import MEASUREMENT
from tableforge.server.strengths import describe_running

ONYX = "/api/keyforge/decks/starter:onyx/strength"
ROLAND = "/api/arkham/decks/starter:roland/strength"
QUICK = MeasuringSettings(margins=(20.0, 25.0), games=(1,))
MEASURE = strength.measure


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field of three, played by lot: what is measured is nonsense, but quickly."""
    field = replace(door.field(), decks=door.field().decks[::10], bot="bench-random")
    monkeypatch.setattr(door, "field", lambda: field)
    monkeypatch.setattr(door, "STRENGTH_BOTS", ("bench-random", "random"))


UNKNOWN = 50.0  # the margin before a round is whole


class Held:
    """A measurement that waits after its first round until the test lets it go on, or until it is stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told = threading.Event()
        self.go = threading.Event()
        self.nice = 0
        monkeypatch.setattr(strength, "measure", self.measure)

    def measure(
        self, *args: Any, told: Callable[[Sofar], None], stop: Callable[[], bool], nice: int, **more: Any
    ) -> Strength:
        self.nice = nice

        def tell(sofar: Sofar) -> None:
            told(sofar)
            if sofar.margin == UNKNOWN:
                return
            self.told.set()
            while not self.go.wait(0.01) and not stop():
                pass

        return MEASURE(*args, told=tell, stop=stop, nice=nice, **more)


async def ended(server: Server, path: str = ONYX) -> Any:
    """What is known once nothing is under way any more."""
    while True:
        _, page = await server.call("GET", path)
        if page["running"] is None:
            return page
        await asyncio.sleep(0.02)


async def begun(server: Server, held: Held) -> None:
    status, page = await server.call("POST", ONYX, {})
    assert status == 202 and page["running"] is not None and page["result"] is None
    await asyncio.to_thread(held.told.wait)


async def test_a_deck_is_measured_and_the_answer_is_kept_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path, measuring=QUICK) as server:
        _, page = await server.call("GET", ONYX)
        assert [offer["send"] for offer in page["offers"]] == [{"margin": 20.0}, {"margin": 25.0}]
        assert page["allowed"] and page["running"] is page["result"] is None
        status, _ = await server.call("POST", ONYX, page["offers"][0]["send"])
        assert status == 202
        await ended(server)
    async with serving(tmp_path, measuring=QUICK) as server:
        _, page = await server.call("GET", ONYX)
        found = page["result"]
        assert "of 24 games against keyforge-1 (bench-random)" in found["sentence"] and found["sentence"].startswith(
            "Miss “O"
        )
        assert (found["bot"], found["field"], found["games"], found["old"]) == ("bench-random", "keyforge-1", 24, "")
        assert [t["name"] for t in found["tables"]] == ["matchups", "deeds"] and found["at"] > 0
        rivals = found["tables"][0]
        assert len(rivals["rows"]) == 3 and all([ref.startswith("forged:") for ref in rivals["refs"]])
        assert rivals["rows"][0][0] != rivals["refs"][0] and "5,000 games" in found["last"]
        _, french = await server.call("GET", f"{ONYX}?lang=fr")
        assert "24 parties contre keyforge-1" in french["result"]["sentence"]


def test_before_the_first_round_is_whole_nothing_is_said_of_how_many_are_won() -> None:
    for won, part in ((share(0, 0), ""), (share(3, 6), " · 50 % ± 31.2")):
        running = describe_running(UnderWay("keyforge", "starter:onyx", 0.0, Sofar(5, 25, *won)), "en")
        assert running.line.startswith(f"5 of about 25 games{part} · ")
        assert running.line.count(" · ") == (2 if part else 1)


async def test_how_far_it_is_can_be_read_and_a_second_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    async with serving(tmp_path, measuring=QUICK) as server:
        await begun(server, held)
        running: Any = None
        while not running or running["games"] < 6:
            _, page = await server.call("GET", ONYX)
            running = page["running"]
        assert (running["games"], running["needed"]) == (6, 25) and running["part"] == 0.24
        assert running["line"].startswith("6 of about 25 games · ") and running["line"].endswith(" left")
        for path in (ONYX, ONYX.replace("onyx", "argus"), ROLAND):
            status, refused = await server.call("POST", path, {})
            assert (status, refused["kind"]) == (409, "busy") and "another deck" in refused["text"]
        _, other = await server.call("GET", ONYX.replace("onyx", "argus"))
        assert other["running"] is None and "another deck" in other["busy"]
        held.go.set()
        assert (await ended(server))["result"]["games"] == 24
        assert held.nice > 5, "it gives way to the bots of tables, which have 5"


async def test_a_measurement_that_is_stopped_keeps_what_it_has_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    async with serving(tmp_path, measuring=QUICK) as server:
        await begun(server, held)
        status, page = await server.call("DELETE", ONYX)
        assert status == 200 and page["running"] is None and page["result"]["games"] == 6
        status, again = await server.call("DELETE", ONYX)
        assert status == 200 and again["result"] == page["result"]
        held.go.set()
        assert (await server.call("POST", ONYX, {}))[0] == 202
        assert (await ended(server))["result"]["games"] == 24


async def test_a_measurement_ends_with_the_server_and_what_it_has_found_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    async with serving(tmp_path, measuring=QUICK) as server:
        await begun(server, held)
    async with serving(tmp_path, measuring=QUICK) as server:
        _, page = await server.call("GET", ONYX)
        assert page["running"] is None and not page["busy"] and page["result"]["games"] == 6


async def test_a_measurement_whose_server_died_blocks_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path, measuring=QUICK) as server:
        dead = {"id": 1, "worker": "gone", "game": "keyforge", "ref": "starter:argus"}
        new = MEASUREMENT.insert().values(began=0.0, sofar="", stopping=False, **dead)
        await server.hall.store.write(lambda c: c.execute(new) and None)
        _, page = await server.call("GET", ONYX.replace("onyx", "argus"))
        assert page["running"] is None and not page["busy"]
        assert (await server.call("POST", ONYX, {}))[0] == 202
        assert (await ended(server))["result"]["games"] == 24


async def test_a_deck_or_a_field_that_has_changed_since_makes_an_answer_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, measuring=QUICK) as server:
        forged = [(await server.call("POST", "/api/keyforge/decks/forge", {"seed": n}))[1]["ref"] for n in (1, 2)]
        path = f"/api/keyforge/decks/{forged[0]}/strength"
        await server.call("POST", path, {})
        assert (await ended(server, path))["result"]["old"] == ""
        field = replace(door.field(), name="keyforge-2")
        with monkeypatch.context() as m:
            m.setattr(door, "field", lambda: field)
            _, page = await server.call("GET", path)
            assert "keyforge-1" in page["result"]["old"] and "keyforge-2" in page["result"]["old"]
        with monkeypatch.context() as m:
            newer = replace(bots.profile("bench-random", "keyforge"), version="9")
            m.setattr(bots, "profile", lambda *named: newer)
            _, page = await server.call("GET", path)
            assert "bench-random plays otherwise now" in page["result"]["old"]
        files = {file.stem: file for file in tmp_path.rglob("*") if file.stem in forged}
        files[forged[0]].write_bytes(files[forged[1]].read_bytes())
        _, page = await server.call("GET", path)
        assert "the deck has changed" in page["result"]["old"]
        await server.call("DELETE", f"/api/keyforge/decks/{forged[0]}")
        kept = await server.hall.store.read(lambda c: measuring.read_strength(c, "keyforge", forged[0]))
        assert kept is None, "what is known of a deck goes with it"


async def test_what_cannot_be_measured_is_refused_by_name(tmp_path: Path) -> None:
    async with serving(tmp_path, measuring=QUICK) as server:
        for method in ("GET", "POST"):
            body: dict[str, str] | None = {} if method == "POST" else None
            status, refused = await server.call(method, ONYX.replace("starter:onyx", "nothing"), body)
            assert (status, refused["kind"]) == (404, "no-deck")
            status, refused = await server.call(method, ONYX.replace("starter:onyx", "..%2Fowner.key"), body)
            assert status == 404
        status, refused = await server.call("POST", ONYX, {"margin": 0.001})
        assert (status, refused["kind"]) == (400, "bad-request") and "20, 25" in refused["text"]
        status, refused = await server.call("POST", ONYX, {"bot": "rendom"})
        assert (status, refused["kind"]) == (400, "no-measure") and "'random'" in refused["text"]
        status, refused = await server.call("POST", ONYX, {"speed": 1})
        assert (status, refused["kind"]) == (400, "bad-request")
        _, page = await server.call("GET", ONYX)
        assert page["running"] is page["result"] is None


async def test_one_that_goes_wrong_says_so_and_another_can_be_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: Any, **more: Any) -> Strength:
        raise MemoryError

    async with serving(tmp_path, measuring=QUICK) as server:
        with monkeypatch.context() as m:
            m.setattr(strength, "measure", fail)
            await server.call("POST", ONYX, {})
            assert "went wrong" in (await ended(server))["trouble"]
        await server.call("POST", ONYX, {})
        page = await ended(server)
        assert not page["trouble"] and page["result"]["games"] == 24


async def test_on_a_server_for_others_only_whoever_runs_it_has_decks_measured(tmp_path: Path) -> None:
    async with serving(tmp_path, measuring=QUICK, host="0.0.0.0") as server:
        _, page = await server.call("GET", ONYX)
        assert not page["allowed"]
        for method in ("POST", "DELETE"):
            status, refused = await server.call(method, ONYX, {} if method == "POST" else None)
            assert (status, refused["kind"]) == (403, "not-owner")
        key = (tmp_path / "owner.key").read_text()
        assert (await server.call("POST", ONYX, {}, key))[0] == 202
        assert (await ended(server))["result"]["games"] == 24


async def test_a_deck_of_arkham_is_tried_in_every_scenario_and_said_to_be_the_scouts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tableforge.arkham.doors import lab as trials

    monkeypatch.setattr(trials, "TRIALS", {"scenario": ("the-gathering",), "difficulty": ("easy", "expert")})
    async with serving(tmp_path, measuring=QUICK) as server:
        _, page = await server.call("GET", ROLAND)
        assert [offer["send"] for offer in page["offers"]] == [{"games": 1}]
        assert (await server.call("POST", ROLAND, {"games": 1}))[0] == 202
        found = (await ended(server, ROLAND))["result"]
        assert "played alone by scout, 1 games each" in found["sentence"] and found["bot"] == "scout"
        [table] = found["tables"]
        assert (table["title"], table["heads"]) == ("The Gathering", ["figure", "Easy", "Expert"])
        assert table["rows"][0][0] == "won, %" and "resolution" in table["rows"][1][0]
        assert "of the bot" in found["last"]
        _, french = await server.call("GET", f"{ROLAND}?lang=fr")
        [table] = french["result"]["tables"]
        assert (table["title"], table["heads"]) == ("Le Rassemblement", ["mesure", "Facile", "Expert"])


@pytest.mark.slow
async def test_a_process_of_its_own_is_ended_at_once_when_a_measurement_is_stopped(tmp_path: Path) -> None:
    endless = MeasuringSettings(margins=(0.5,))
    async with serving(tmp_path, measuring=endless, work_processes=1) as server:
        await server.call("POST", ONYX, {})
        while (await server.call("GET", ONYX))[1]["running"]["games"] < 6:  # the first round is whole
            await asyncio.sleep(0.05)
        status, page = await server.call("DELETE", ONYX)
        assert status == 200 and page["running"] is None
        assert 0 < page["result"]["games"] < 38_000 and page["result"]["games"] % 6 == 0
