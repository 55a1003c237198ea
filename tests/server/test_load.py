"""Whoever loads the server with more than it should bear harms nobody else: in short here, at length in `bench/attack.py`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from server import hostile_texts
from server.serving import EASY, Player, Server, play_but, serving
from server.test_guard import Stuck
from server.test_together import begun_for_two, until_asked

from tableforge import campaign
from tableforge.server import playback, records
from tableforge.server.connections import ConnectionLimiter, connection_limit
from tableforge.server.guard import Limits, Rate
from tableforge.server.journal import RepeatFilter
from tableforge.server.records import MOST_SAYINGS
from tableforge.server.socket import ENCODER, Connection
from tableforge.server.work_pool import ResultCache


# ---------------------------------------------------------------- much that was said
async def say_much(server: Server, table: str, lines: int) -> None:
    """Have so many things said at a table, faster than anybody could."""
    record = (await server.hall.table(table)).record
    await server.hall.store.write(lambda c: [records.add_saying(c, record, n % 2, f"line {n}") for n in range(lines)])


async def heard_all(player: Player, lines: int) -> None:
    """Everything that was said came in one message, before anything else was asked for."""
    told = (await player.hear("sayings"))["sayings"]
    assert [x["text"] for x in told] == [f"line {n}" for n in range(lines)][-MOST_SAYINGS:]
    assert (await player.ask("ping"))["t"] == "pong"


@pytest.mark.parametrize("waiting", (3, 64))
async def test_a_table_at_which_hundreds_of_things_were_said_is_entered_also_after_a_restart(
    tmp_path: Path, waiting: int
) -> None:
    limits = replace(EASY, waiting=waiting)
    async with serving(tmp_path, limits=limits) as server:
        table, tokens = await begun_for_two(server)
        await say_much(server, table, 300)
        async with server.at(table, tokens[0]) as ada:
            await heard_all(ada, 300)
    async with serving(tmp_path, limits=limits) as server:
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1], lang="fr") as bo:
            for player in (ada, bo):
                await heard_all(player, 300)
            await (await until_asked(ada, bo)).answer()
        assert server.hall.metrics.counters.get("dropped", 0) == 0


@pytest.mark.parametrize("asked", (0, 1))
async def test_whoever_is_told_who_comes_and_goes_is_not_dropped_for_their_number(tmp_path: Path, asked: int) -> None:
    """Nor for how often the times are told, where it is the other one, who is away, whom the table waits for."""
    async with serving(tmp_path, limits=replace(EASY, waiting=8)) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}], setup={"first": asked})
        async with server.at(begun["table"], begun["seats"][0]["token"]):
            [slow] = server.hall.tables[begun["table"]].clients
            assert isinstance(slow, Connection)
            vars(slow)["socket"] = Stuck()
            for _ in range(20):
                async with server.at(begun["table"], begun["watch"]):
                    pass
            assert not slow.gone and server.hall.metrics.counters.get("dropped", 0) == 0


async def test_of_the_times_only_the_newest_waits_and_never_before_a_table_that_tells_older_ones(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}], setup={"first": 1})
        async with server.at(begun["table"], begun["seats"][0]["token"]) as player:
            await player.ask("ping")
            live, heard = server.hall.tables[begun["table"]], len(player.heard)
            for tell in (live.send_people, live.send_times, live.send_times, live.send_table, live.send_times):
                tell()
            await player.ask("ping")
            assert [x["t"] for x in player.heard[heard:]] == ["people", "times", "table", "times", "pong"]


# ---------------------------------------------------------------- connections that are left half-open
GUARD = 300  # seconds, for what takes less than one
HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POSTED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
)
SHORT = replace(EASY, until_head=1.0, until_body=1.0, until_idle=1)  # for a client that is slow besides, not too short
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def connected(server: Server, *sent: bytes) -> AsyncIterator[Ends]:
    """A connection on which something was sent, and nothing else is."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        for data in sent:
            writer.write(data)
            await writer.drain()
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What comes on a connection until the server ends it."""
    got = b""
    with contextlib.suppress(OSError):
        while data := await asyncio.wait_for(reader.read(1 << 16), GUARD):
            got += data
    return got


@pytest.mark.parametrize("sent", (b"", b"GET", HEAD, POSTED, POSTED + b"{", b"\x16\x03\x01"), ids=repr)
async def test_half_a_request_is_not_waited_for_without_end(tmp_path: Path, sent: bytes) -> None:
    async with serving(tmp_path, limits=SHORT) as server:
        async with connected(server, sent) as (reader, _):
            assert b"200" not in await ended(reader)
        assert (await server.call("GET", "/api/games"))[0] == 200
        assert server.hall.metrics.counters.get("failures", 0) == 0


async def test_a_connection_serves_several_requests_and_ends_once_it_is_idle(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=SHORT) as server, connected(server) as (reader, writer):
        for _ in range(3):
            writer.write(HEAD + b"\r\n")
            assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), GUARD)
        await ended(reader)


async def test_half_a_head_behind_a_whole_request_is_not_waited_for_either(tmp_path: Path) -> None:
    limits = replace(SHORT, until_idle=3600)
    async with serving(tmp_path, limits=limits) as server, connected(server, HEAD + b"\r\n") as (reader, writer):
        assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), GUARD)
        writer.write(b"GET /")
        await ended(reader)


async def test_long_polls_sockets_and_steady_bodies_are_not_cut(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=SHORT) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}], setup={"first": 0})
        place, token = f"/api/tables/{begun['table']}/seat?wait=3", begun["seats"][1]["token"]
        async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
            status, seat = await server.call("GET", place, token=token)  # three seconds: longer than any limit
            assert status == 200 and seat["eyes"][0]["question"] is None
            assert (await ada.ask("ping"))["t"] == "pong"
            whole = b'{"game": "keyforge"}'.ljust(250_000)
            head = POSTED.replace(b"1000", str(len(whole)).encode())
            async with connected(server, head + whole[:150_000]) as (reader, writer):
                for n in range(150_000, len(whole), 10_000):
                    writer.write(whole[n : n + 10_000])
                    # longer than the limit in all, and faster than the slowest that is allowed
                    await asyncio.sleep(0.15)
                assert b"201" in await asyncio.wait_for(reader.readuntil(b"\r\n"), GUARD)


async def test_of_too_many_connections_those_that_ask_nothing_make_room_for_those_that_do(tmp_path: Path) -> None:
    limits = replace(EASY, connections=12)
    async with serving(tmp_path, limits=limits) as server, contextlib.AsyncExitStack() as stack:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        ada = await stack.enter_async_context(server.at(begun["table"], begun["seats"][0]["token"]))
        open_ones = [await stack.enter_async_context(connected(server, sent)) for sent in (b"", HEAD, POSTED) * 20]
        for _ in range(12):
            assert (await server.call("GET", "/api/games"))[0] == 200
        for reader, _ in open_ones[:40]:
            assert await ended(reader) == b""
        assert (await ada.ask("ping"))["t"] == "pong"  # who plays is not sent away


async def test_where_everybody_is_served_one_more_is_asked_to_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(EASY, connections=2)) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        async with (
            server.at(begun["table"], begun["seats"][0]["token"]),
            server.at(begun["table"], begun["watch"]),
            connected(server, HEAD + b"\r\n") as (reader, _),
        ):
            answer = await ended(reader)
            assert answer.startswith(b"HTTP/1.1 503") and b"retry-after" in answer
        while True:  # once somebody has gone, there is room
            with contextlib.suppress(OSError):
                status, _ = await server.call("GET", "/api/games")
                if status == 200:
                    break


class Guest:
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.away = False

    def close_now(self) -> None:
        self.away = True


def test_one_address_takes_no_room_from_others() -> None:
    connections = ConnectionLimiter(Limits(connections=8, connections_each=3), uncounted=("10.0.0.9",))
    many = [Guest("10.0.0.1") for _ in range(5)]
    assert all([connections.admit(guest) for guest in many])
    assert [guest.away for guest in many] == [True, True, False, False, False]
    for guest in many[2:]:
        connections.serve(guest)
    assert not connections.admit(Guest("10.0.0.1")) and connections.admit(other := Guest("10.0.0.2"))
    connections.release(many[4])
    connections.release(many[4])
    assert connections.admit(Guest("10.0.0.1")) and not other.away
    for address in ("127.0.0.1", "10.0.0.9"):  # this machine's own, and a proxy's
        assert all([connections.admit(Guest(address)) for _ in range(5)])
    assert len(connections.here) == 8 and other.away
    for guest in list(connections.here):
        connections.release(guest)
    assert not connections.from_address and not connections.waiting and not connections.waiting_from


@pytest.mark.parametrize(
    ("soft", "hard", "allowed", "expected"),
    (
        (1024, 1 << 20, True, 4000),  # taken as far as it takes
        (1024, 1024, True, 768),
        (256, 256, True, 128),  # few: half of them
        (256, -1, False, 128),  # the system allows less than it says
        (1 << 20, 1 << 20, True, 4000),
        (-1, -1, True, 4000),
    ),
)
def test_there_are_no_more_connections_than_files_and_half_of_few_are_for_them(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, allowed: bool, expected: int
) -> None:
    def limit(kind: int, wanted: tuple[int, int]) -> None:
        if not allowed:
            raise ValueError("current limit exceeds maximum limit")

    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "RLIM_INFINITY", -1)
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", limit)
    assert connection_limit(4000) == expected


# ---------------------------------------------------------------- the log
def test_the_same_thing_is_written_once_a_second_and_then_how_often_it_was() -> None:
    now = 0.0
    sparing, log, written = RepeatFilter(lambda: now), logging.Logger("hostile"), []
    handler = logging.Handler()
    handler.emit = lambda record: written.append(record.getMessage())  # type: ignore[method-assign]
    handler.addFilter(sparing)
    log.addHandler(handler)
    for n in range(3000):
        now = n / 1000
        log.warning("nothing at %s", f"/{n}")
        if n % 1000 == 0:
            log.error("another thing")
    assert written == [
        "nothing at /0",
        "another thing",
        "nothing at /1000 (and 999 times more before)",
        "another thing",
        "nothing at /2000 (and 999 times more before)",
        "another thing",
    ]


# ---------------------------------------------------------------- much work for one request
async def finished(server: Server) -> tuple[str, str]:
    """A table at which a game is over, and a token for it."""
    begun = await server.begin(seed=7, seats=[{"kind": "here"}, {"kind": "here"}])
    given = await play_but(server, begun["table"], 1)
    async with server.at(begun["table"], *[seat["token"] for seat in begun["seats"]]) as player:
        await player.answer(given[-1].key)
    return begun["table"], begun["seats"][0]["token"]


def counted(server: Server) -> list[str]:
    """What the server's labour is asked for from now on."""
    asked: list[str] = []
    run = server.hall.work_pool.run_somewhere

    async def counting(work: Any, *things: Any) -> Any:
        asked.append(work.__name__)
        return await run(work, *things)

    server.hall.work_pool.run_somewhere = counting  # type: ignore[method-assign]
    return asked


@pytest.mark.slow
async def test_a_finished_game_is_played_again_once_for_all_who_watch_it(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY, work_processes=1) as server:
        table, token = await finished(server)
        asked = counted(server)
        place = f"/api/tables/{table}"
        got = await asyncio.gather(*[server.call("GET", f"{place}/replay", token=token) for _ in range(40)])
        assert {status for status, _ in got} == {200} and asked == ["replay_course"]
        assert (
            all([told == got[0][1] for _, told in got]) and len(got[0][1]["steps"]) == server.hall.tables[table].number
        )
        assert (await server.call("GET", f"{place}/replay?lang=fr", token=token))[1]["steps"][0][
            "chosen"
        ] == "Faire un mulligan"
        for _ in range(3):
            assert (await server.call("GET", f"{place}/summary", token=token))[0] == 200
        assert asked == ["replay_course", "replay_course", "summarise_replayed"]
        direct = playback.replay_moment((), playback.save_body(server.hall.tables[table].g), 5, "en", False)
        status, moment = await server.call("GET", f"{place}/replay/5", token=token)
        assert status == 200 and moment == json.loads(ENCODER.encode(direct))
        _, kept = await server.call("GET", f"{place}/save", token=token)
        assert (await server.call("POST", "/api/tables/load", kept))[0] == 201
        assert (await server.call("POST", f"{place}/replay/9/play-on", token=token))[0] == 201
        assert server.hall.metrics.counters.get("failures", 0) == 0


async def test_whoever_has_had_more_work_done_than_its_share_waits_and_others_do_not(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(EASY, work=Rate(0.0, 1e-9))) as server:
        begun = await server.begin(seed=7, seats=[{"kind": "here"}, {"kind": "here"}])
        tokens = [seat["token"] for seat in begun["seats"]]
        place, token = f"/api/tables/{begun['table']}/replay", ",".join(tokens)
        assert (await server.call("GET", place, token=token))[0] == 200
        save = {"save": "{}"}
        for path, body in ((f"{place}/0", None), ("/api/tables/load", save), ("/api/arkham/campaigns/import", save)):
            status, said = await server.call("GET" if body is None else "POST", path, body, token)
            assert (status, said["kind"]) == (429, "too-fast"), path
        assert (await server.call("GET", place, token=token))[0] == 200  # it is known by now
        assert await server.hall.work_pool.run("10.0.0.2", len, "abc") == 3
        async with server.at(begun["table"], *tokens) as ada:
            await ada.answer()


@pytest.mark.slow
async def test_tables_are_played_while_a_work_has_no_end(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY, work_processes=1) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        marker = tmp_path / "enough"
        work = asyncio.create_task(server.hall.work_pool.run("10.0.0.1", hostile_texts.busy_until, str(marker)))
        async with server.at(begun["table"], *[seat["token"] for seat in begun["seats"]]) as ada:
            for _ in range(8):
                await ada.answer()
        assert not work.done()
        marker.touch()
        assert await asyncio.wait_for(work, GUARD) != os.getpid()
        first = await server.hall.work_pool.run("10.0.0.1", os.getpid)
        os.kill(first, signal.SIGKILL)  # a process that dies is begun again
        second = first
        while second == first:
            second = await asyncio.wait_for(server.hall.work_pool.run("10.0.0.1", os.getpid), GUARD)


async def test_of_what_is_kept_the_oldest_goes_where_there_is_too_much() -> None:
    shelf: ResultCache[str] = ResultCache(10)

    async def made(text: str) -> str:
        return text

    for text in ("aaaa", "bbbb", "aaaa", "cccc", "x" * 11):
        assert await shelf.get((text,), partial(made, text), len) == text
    assert [about for (about,) in shelf.results] == ["aaaa", "cccc"] and shelf.weight == 8 and not shelf.under_way


async def test_a_campaign_that_begins_thousands_of_times_is_refused_at_the_second(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for game, options in (("arkham", {"investigators": ["roland"]}), ("fateforge", {})):
            begins = json.loads(campaign.new(game, seed=1, **options).save())
            begins["entries"] *= min(9000, 2_000_000 // len(json.dumps(begins)))
            status, said = await server.call("POST", f"/api/{game}/campaigns/import", {"save": json.dumps(begins)})
            assert status == 400 and "2" in said["text"], said


async def test_long_campaigns_are_looked_at_within_the_allowance_of_whoever_looks(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(EASY, work=Rate(0.0, 0.0002))) as server:
        _, made = await server.call("POST", "/api/arkham/campaigns", {"setup": {"investigators": ["roland"]}})
        place, token = f"/api/arkham/campaigns/{made['campaign']}", made["token"]
        assert (await server.call("GET", place, token=token))[0] == 200
        for path in (place, "/api/arkham/campaigns"):
            assert (await server.call("GET", path, token=token))[0] == 429
