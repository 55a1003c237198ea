"""A server with more to do than it can answers late, or says that it is full; what it has acknowledged is never lost."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from functools import partial
from pathlib import Path

from server.serving import EASY, Player, Server, serving
from server.test_together import begun_for_two

from tableforge.server import records

TABLES = 12
ANSWERS = 15


async def play_flat_out(both: Player) -> None:
    """Answer for both seats of a table as fast as it goes; each answer is acknowledged."""
    for _ in range(ANSWERS):
        await both.answer()


async def try_to_come(server: Server, times: int) -> list[int]:
    """Ask so many times for what anybody may ask for; what was said each time, 0 where the line was cut."""
    said = []
    for _ in range(times):
        status = 0
        with contextlib.suppress(OSError):
            status = (await server.call("GET", "/api/games"))[0]
        said.append(status)
    return said


async def test_a_full_server_sends_those_away_who_come_and_loses_nothing_of_those_who_play(tmp_path: Path) -> None:
    limits = replace(EASY, connections=TABLES + 1)
    async with serving(tmp_path, limits=limits) as server, contextlib.AsyncExitStack() as stack:
        begun = [await begun_for_two(server, seed=n) for n in range(TABLES)]
        playing = [await stack.enter_async_context(server.at(table, *tokens)) for table, tokens in begun]
        came = [asyncio.create_task(try_to_come(server, 10)) for _ in range(4)]
        await asyncio.gather(*[play_flat_out(both) for both in playing])
        assert {status for said in await asyncio.gather(*came) for status in said} <= {0, 200, 503}
        for table, _ in begun:
            kept, _ = await server.hall.store.read(partial(records.log_of, id=table))
            assert len(kept) == ANSWERS
    async with serving(tmp_path) as server:  # and so after a restart
        for table, tokens in begun:
            async with server.at(table, tokens[0]) as ada:
                assert ada.last["table"]["number"] == ANSWERS
