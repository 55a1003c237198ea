"""What a server tells of itself: whether it is well, its figures, and its own API."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import sys
from pathlib import Path

import pytest
from litestar.openapi.spec import OpenAPI
from server.serving import EASY, Json, serving

from tableforge import building


async def test_a_server_says_how_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        async with server.at(begun["table"], *[seat["token"] for seat in begun["seats"]]) as player:
            for _ in range(3):
                await player.answer()
            assert (await server.call("GET", "/health"))[1]["status"] == "ok"
            _, told = await server.call("GET", "/metrics")
        for line in (
            "tableforge_tables 1",
            "tableforge_sockets 1",
            "tableforge_answers_total 3",
            "tableforge_bot_queue 0",
        ):
            assert f"\n{line}\n" in told
        assert re.search(r'tableforge_answer_seconds_bucket\{le="\+Inf"\} 3\n', told)
        assert all([re.fullmatch(r'#.*|\w+(\{le="[^"]+"\})? [0-9.e+-]+', line) for line in told.splitlines()]), told


async def test_a_server_says_that_the_engine_is_being_made_faster_and_which_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = tmp_path / "build"
    build.mkdir()
    monkeypatch.setenv(building.FOLDER, str(build))
    monkeypatch.setattr(building, "_STARTED_WITH", None)
    async with serving(tmp_path / "data", limits=EASY) as server:
        assert (await server.call("GET", "/api/engine"))[1] == {"state": "", "text": ""}
        (build / building.STATUS).write_text(json.dumps({"state": "compiling", "process": os.getpid()}))
        for lang in ("en", "fr"):
            _, told = await server.call("GET", f"/api/engine?lang={lang}")
            assert told == {"state": "building", "text": building.BUILDING.text(lang)}
        for game in ("arkham", "keyforge"):
            begun = await server.begin(game=game, seats=[{"kind": "here"}] * (2 if game == "keyforge" else 1))
            assert (build / building.WANTED).read_text() == game
            (build / building.WANTED).unlink()
            server.hall.drop(server.hall.tables[begun["table"]], "idle", building.READY)
            await server.hall.table(begun["table"])  # one that is gone on with is played, too
            assert (build / building.WANTED).read_text() == game


def test_the_bench_counts_clients_that_are_late_apart_from_answers_that_are_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = Path(__file__).parent.parent.parent / "bench/server.py"
    spec = importlib.util.spec_from_file_location("bench_server", path)
    assert spec is not None and spec.loader is not None
    bench = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, bench)
    spec.loader.exec_module(bench)
    figures = bench.Figures(answers={"kept": 4, "lost": 3})
    figures.count(late=2, kept={"kept": 5, "lost": 2})
    assert (figures.late, figures.lost) == (2, 1)


async def test_the_api_describes_itself_without_anything_remote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And works out its description once, however often it is asked for."""
    made: list[OpenAPI] = []
    describe = OpenAPI.to_schema

    def noted(api: OpenAPI) -> Json:
        made.append(api)
        return describe(api)

    monkeypatch.setattr(OpenAPI, "to_schema", noted)
    async with serving(tmp_path) as server:
        _, described = await server.call("GET", "/api/openapi.json")
        assert {"/api/games", "/api/tables", "/api/tables/{table}/answer"} <= set(described["paths"])
        assert described["paths"]["/api/tables"]["post"]["description"] == "Begin a table."
        status, page = await server.call("GET", "/api")
        assert status == 200 and "/api/tables/{table}/join" in page and "Accept an invitation." in page
        assert "//" not in page
        assert (await server.call("GET", "/api/openapi.json"))[1] == described
        assert (await server.call("GET", "/api"))[1] == page and len(made) == 1
