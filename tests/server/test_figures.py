"""What a server tells of itself: whether it is well, its figures, and its own API."""

from __future__ import annotations

import re
from pathlib import Path

from server.serving import serving


async def test_a_server_says_how_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        async with server.at(begun["table"], *[seat["token"] for seat in begun["seats"]]) as player:
            for _ in range(3):
                await player.answer()
            assert (await server.call("GET", "/health"))[1]["status"] == "ok"
            _, told = await server.call("GET", "/metrics")
        for line in ("tableforge_tables 1", "tableforge_sockets 1", "tableforge_answers_total 3", "tableforge_bot_queue 0"):
            assert f"\n{line}\n" in told
        assert re.search(r'tableforge_answer_seconds_bucket\{le="\+Inf"\} 3\n', told)
        assert all([re.fullmatch(r'#.*|\w+(\{le="[^"]+"\})? [0-9.e+-]+', line) for line in told.splitlines()]), told


async def test_the_api_describes_itself_without_anything_remote(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, described = await server.call("GET", "/api/openapi.json")
        assert {"/api/games", "/api/tables", "/api/tables/{table}/answer"} <= set(described["paths"])
        assert described["paths"]["/api/tables"]["post"]["description"] == "Begin a table."
        status, page = await server.call("GET", "/api")
        assert status == 200 and "/api/tables/{table}/join" in page and "Accept an invitation." in page
        assert "//" not in page
