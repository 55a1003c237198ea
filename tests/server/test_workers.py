"""Several processes on one PostgreSQL: a table is with one of them, and moves when that one dies."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from server.serving import Apart, Reached
from websockets.exceptions import ConnectionClosed, InvalidHandshake

TRIES = 1500  # before a table that does not come back is given up


async def play(server: Reached, table: str, tokens: list[str], upto: int) -> dict[str, Any]:
    """Answer until so many answers are given, coming back whenever the connection is lost; the table then."""
    for _ in range(TRIES):
        try:
            async with server.at(table, *tokens) as player:
                if "welcome" not in player.last:
                    await asyncio.sleep(0.2)
                    continue
                while player.last["table"]["number"] < upto:
                    await player.answer()
                return player.last["table"]
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(0.2)
    raise AssertionError("the table did not come back")


async def alone(server: Reached) -> tuple[str, list[str]]:
    begun = await server.begin(seed=7, seats=[{"kind": "here"}, {"kind": "here"}])
    return begun["table"], [seat["token"] for seat in begun["seats"]]


@pytest.mark.slow
async def test_a_table_moves_when_its_worker_is_killed(postgres_url: str, tmp_path: Path) -> None:
    options = ("--database", postgres_url)
    with Apart(tmp_path, *options) as first, Apart(tmp_path, *options) as second:
        table, tokens = await alone(first)
        async with first.at(table, *tokens) as here, second.at(table, *tokens) as there:
            await here.answer()
            assert (await there.hear("table"))["number"] == 1  # through the first, which has the table
            await there.answer()
            while here.last["table"]["number"] < 2:
                await here.hear("table")
            await play(second, table, tokens, 5)
            before = (await there.hear("table", until=lambda t: t["number"] == 5))["eyes"]
            first.kill()
            assert (await there.hear("bye"))["again"]
        after = await play(second, table, tokens, 5)
        assert [eyes["view"] for eyes in after["eyes"]] == [eyes["view"] for eyes in before]
        assert (await play(second, table, tokens, 8))["number"] == 8


@pytest.mark.slow
async def test_requests_about_a_table_reach_the_worker_that_has_it(postgres_url: str, tmp_path: Path) -> None:
    options = ("--database", postgres_url)
    with Apart(tmp_path, *options) as first, Apart(tmp_path, *options) as second:
        begun = await first.begin(seats=[{"kind": "here", "name": "Ada"}, {"kind": "invite"}])
        async with first.at(begun["table"], begun["seats"][0]["token"]) as ada:
            body = {"invite": begun["seats"][1]["invite"], "name": "Bo"}
            status, joined = await second.call("POST", f"/api/tables/{begun['table']}/join", body)
            assert status == 200, joined
            people = await ada.hear("people")
            assert people["seats"][1]["name"] == "Bo"
        status, told = await second.call("GET", f"/api/tables/{begun['table']}", token=joined["token"])
        assert status == 200 and told["held"] == [1]
        assert (await second.call("GET", f"/api/tables/{begun['table']}/save", token=joined["token"]))[0] == 403


@pytest.mark.slow
async def test_workers_of_one_address_are_begun_again(postgres_url: str, tmp_path: Path) -> None:
    with Apart(tmp_path, "--database", postgres_url, "--workers", "2") as server:
        table, tokens = await alone(server)
        await play(server, table, tokens, 3)
        for n, pid in enumerate(workers_of(server.process.pid)):
            os.kill(pid, signal.SIGKILL)
            assert (await play(server, table, tokens, 6 + 3 * n))["number"] == 6 + 3 * n
        assert len(workers_of(server.process.pid)) == 2


def workers_of(parent: int) -> list[int]:
    """The worker processes of a server."""
    pids = [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    return [pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.slow
async def test_a_killed_server_has_every_acknowledged_answer(tmp_path: Path) -> None:
    with Apart(tmp_path) as server:
        table, tokens = await alone(server)
        async with server.at(table, *tokens) as player:
            for _ in range(7):
                await player.answer()
            before = player.last["table"]
            server.kill()
    with Apart(tmp_path) as server:
        after = await play(server, table, tokens, 7)
        assert [eyes["view"] for eyes in after["eyes"]] == [eyes["view"] for eyes in before["eyes"]]
