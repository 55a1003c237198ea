"""Whoever loads the server with more than it should bear harms nobody else: in short here, at length in `bench/attack.py`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from server.serving import EASY, Player, Server, serving
from server.test_guard import Stuck
from server.test_together import begun_for_two, until_asked

from tableforge.server import records
from tableforge.server.records import MOST_SAYINGS
from tableforge.server.socket import Connection


# ---------------------------------------------------------------- much that was said
async def say_much(server: Server, table: str, lines: int) -> None:
    """Have so many things said at a table, faster than anybody could."""
    record = (await server.hall.table(table)).record
    await server.hall.store.write(lambda c: [records.say(c, record, n % 2, f"line {n}") for n in range(lines)])


async def heard_all(player: Player, lines: int) -> None:
    """Everything that was said came in one message, before anything else was asked for."""
    told = (await player.hear("sayings"))["sayings"]
    assert [x["text"] for x in told] == [f"line {n}" for n in range(lines)][-MOST_SAYINGS:]
    assert (await player.ask("ping"))["t"] == "pong"


@pytest.mark.parametrize("waiting", (3, 64))
async def test_a_table_at_which_hundreds_of_things_were_said_is_entered_also_after_a_restart(tmp_path: Path, waiting: int) -> None:
    limits = replace(EASY, waiting=waiting)
    async with serving(tmp_path, limits=limits) as server:
        table, tokens = await begun_for_two(server)
        await say_much(server, table, 700)
        async with server.at(table, tokens[0]) as ada:
            await heard_all(ada, 700)
    async with serving(tmp_path, limits=limits) as server:
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1], lang="fr") as bo:
            for player in (ada, bo):
                await heard_all(player, 700)
            await (await until_asked(ada, bo)).answer()
        assert server.hall.metrics.counters.get("dropped", 0) == 0


async def test_whoever_is_told_who_comes_and_goes_is_not_dropped_for_their_number(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(EASY, waiting=8)) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        async with server.at(begun["table"], begun["seats"][0]["token"]):
            [slow] = server.hall.tables[begun["table"]].clients
            assert isinstance(slow, Connection)
            slow.socket = Stuck()
            for _ in range(20):
                async with server.at(begun["table"], begun["watch"]):
                    pass
            assert not slow.gone and server.hall.metrics.counters.get("dropped", 0) == 0
