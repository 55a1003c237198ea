"""Odd requests, a full disk and a database that is away: a sentence and a fitting status for each, and no error of the server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.postgres import Cluster, cluster, new_database, program
from server.serving import EASY, Player, Server, serving
from server.test_together import begun_for_two

from tableforge.arkham.decks import deck as arkham_deck
from tableforge.arkham.decks import formats
from tableforge.server import records
from tableforge.server.store import Job
from tableforge.table import store as files

Json = dict[str, Any]
GUARD = 300  # seconds, for what takes a few
LONG = "x" * 300


def raw(server: Server, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> tuple[int, str, str]:
    """A request with whatever headers it is given: the status, what came, and when to come back."""
    host, port = server.address.removeprefix("http://").split(":")
    with closing(HTTPConnection(host, int(port))) as there:
        there.putrequest(method, path, skip_host="Host" in headers)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            there.putheader(name, value)
        there.endheaders(body)
        answer = there.getresponse()
        return answer.status, answer.read().decode(), answer.headers.get("Retry-After", "")


def nothing_failed(server: Server) -> None:
    assert server.hall.metrics.counters.get("failures", 0) == 0


# ---------------------------------------------------------------- odd requests
PATHS = (
    f"/{LONG}",
    f"/assets/{LONG}",
    f"/a/{LONG}/b",
    f"/{'y/' * 5000}",
    "/%00",
    "/%ff%fe",
    f"/api/{LONG}/decks",
    f"/api/{LONG}/campaigns",
    f"/api/keyforge/decks/{LONG}",
    f"/api/keyforge/decks/{LONG}/export",
    f"/api/tables/{LONG}",
    f"/api/tables/{LONG}/replay",
    f"/api/{LONG}/lessons",
    f"/api/fateforge/tales/{LONG}",
    f"/api/keyforge/cards/{LONG}",
    f"/api/keyforge/rules/{LONG}",
    f"/ws/tables/{LONG}",
    f"/api/games?lang={LONG}",
    f"/companion/{LONG}",
)
HOSTS = ("[::1", "[", "]", "[::1]x", "[v1.x]", "a b", "::1", "é", "127.0.0.1:x:y", "evil@127.0.0.1", "")
ORIGINS = ("http://[", "http://[::1", "://", "http://", "[", "é", "http://\u00ff[", "")
UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "x" * 22 + "==",
}


async def test_no_path_is_too_long_to_be_answered(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for path in PATHS:
            status, _, _ = await asyncio.to_thread(raw, server, "GET", path, {})
            assert status < 500, path
        nothing_failed(server)


async def test_a_name_that_is_none_is_none_of_the_servers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for host in HOSTS:
            status, said, _ = await asyncio.to_thread(raw, server, "GET", "/api/games", {"Host": host})
            assert status in (400, 403) and "Traceback" not in said, host
        nothing_failed(server)


async def test_a_site_that_is_none_may_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for origin in ORIGINS:
            status, said, _ = await asyncio.to_thread(raw, server, "GET", "/api/games", {"Origin": origin})
            assert status == 403 and '"origin"' in said, origin
            path = f"/ws/tables/{'0' * 16}"
            status, _, _ = await asyncio.to_thread(raw, server, "GET", path, {"Origin": origin, **UPGRADE})
            assert status == 403, origin
        nothing_failed(server)


async def test_a_deck_of_octgn_is_read_as_utf_8_whatever_it_says_of_itself(tmp_path: Path) -> None:
    text = formats.write(arkham_deck.load("starter:roland"), "o8d")
    async with serving(tmp_path, limits=EASY) as server:
        for encoding in ("utf-7", "utf-16", "latin-1", "no-such", "idna", "base64"):
            named = text.replace('encoding="utf-8"', f'encoding="{encoding}"')
            status, said = await server.call("POST", "/api/arkham/decks/import", named.encode())
            assert encoding in named and status == 200 and len(said["taken"]) == 1, said
        nothing_failed(server)


# ---------------------------------------------------------------- a full disk
def bounded(server: Server, room: dict[str, int]) -> None:
    """Let the server's SQLite have only so much room from now on, as a disk would."""
    engine = server.hall.store.engine

    @sa.event.listens_for(engine, "begin")
    def begin(c: sa.Connection) -> None:
        c.connection.cursor().execute(f"PRAGMA max_page_count={room['pages']}")


async def test_a_new_table_on_a_full_disk_is_put_off_and_made_once_there_is_room(tmp_path: Path) -> None:
    room = {"pages": 1 << 30}
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens = await begun_for_two(server)
        bounded(server, room)
        async with server.at(table, *tokens) as ada:
            room["pages"] = 1  # SQLite takes as many as it has
            put_off = 0
            while put_off < 3:
                status, said = await server.call(
                    "POST", "/api/tables", {"game": "keyforge"}, **{"Accept-Language": "fr"}
                )
                if status == 503:
                    put_off += 1
                    assert said["kind"] == "store" and "réessayez" in said["text"]
            room["pages"] = 1 << 30
            assert (await server.call("POST", "/api/tables", {"game": "keyforge"}))[0] == 201
            await ada.answer()
        assert (await server.call("GET", f"/api/tables/{table}", token=tokens[0]))[0] == 200


async def test_a_deck_on_a_full_disk_is_put_off_without_a_word_of_where_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        with monkeypatch.context() as m:
            m.setattr(files, "write_whole", full)
            status, said = await server.call("POST", "/api/keyforge/decks/forge", {"seed": 1})
        assert (status, said["kind"]) == (503, "store") and str(tmp_path) not in said["text"]
        assert (await server.call("POST", "/api/keyforge/decks/forge", {"seed": 1}))[0] == 201
        nothing_failed(server)


def full(*things: object, **more: object) -> None:
    raise OSError(28, os.strerror(28))


# ---------------------------------------------------------------- a database that is away
@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that a test may stop."""
    if not program("initdb"):
        why = "PostgreSQL is not installed (on Debian: apt-get install postgresql), so nothing was tried on it"
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)
    with cluster("-c fsync=off") as running:
        yield running


@pytest.mark.slow
async def test_while_the_database_is_away_everybody_is_put_off_and_then_all_goes_on_by_itself(
    tmp_path: Path, own_cluster: Cluster
) -> None:
    url = new_database(own_cluster.url, "tables")
    async with serving(tmp_path, limits=EASY, database=url) as server:
        server.hall.patience = 0.1
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
        begun = await server.begin(seats=seats, setup={"first": 0}, seed=3)
        table, token = begun["table"], begun["seats"][0]["token"]
        async with server.at(table, token) as ada:
            await asyncio.to_thread(own_cluster.stop)
            asked = [
                ("GET", "/health", None),
                ("GET", f"/api/tables/{'0' * 16}", None),
                ("GET", "/api/arkham/campaigns", None),
                ("POST", "/api/tables", {"game": "keyforge"}),
                ("POST", "/api/tables/mine", {"tokens": ["x" * 30]}),
                ("POST", "/api/arkham/campaigns", {}),
                ("GET", "/api/keyforge/decks", None),
            ]
            for method, path, body in asked:
                data = b"" if body is None else str(body).replace("'", '"').encode()
                headers = {"Authorization": "Bearer " + "x" * 30, "Content-Type": "application/json"}
                status, said, again = await asyncio.to_thread(raw, server, method, path, headers, data)
                assert (status, again) == (503, "5") and ("store" in said or path == "/health"), (path, status, said)
            q = ada.question
            assert q is not None
            answer = {"seat": 0, "number": q["number"], "key": q["options"][0]["key"]}
            assert (await ada.ask("answer", **answer))["kind"] == "not-kept"
            assert (await ada.ask("say", seat=0, text="x"))["kind"] == "store"
            async with server.at("0" * 16, token) as other:
                assert (other.last["bye"]["kind"], other.last["bye"]["again"]) == ("store", True)
            await asyncio.to_thread(own_cluster.start)
            await answered_at_last(ada, answer)
            assert (await server.call("POST", "/api/tables", {"game": "keyforge"}))[0] == 201
            while (await server.call("GET", "/health"))[0] != 200:  # which looks again every few seconds
                await asyncio.sleep(0.1)
            while ada.question is None:  # the bot goes on, too
                await ada.hear("table")


async def answered_at_last(ada: Player, answer: Json) -> None:
    """Give an answer until it is taken."""
    while (got := await ada.ask("answer", **answer))["t"] != "ack":
        assert got["kind"] in ("not-kept", "store")
        await asyncio.sleep(0.1)


async def test_a_bot_whose_answer_could_not_be_kept_tries_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        server.hall.patience = 0.1
        begun = await server.begin(
            seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}], setup={"first": 1}, seed=3
        )
        with monkeypatch.context() as m:
            m.setattr(records, "add_answer", no_room)
            async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
                while server.hall.metrics.counters.get("failures", 0) < 3:
                    await asyncio.sleep(0.05)
                assert ada.last["table"]["number"] == 0
                m.undo()
                while ada.question is None:
                    await ada.hear("table")


def no_room(*things: object, **more: object) -> None:
    raise sa.exc.OperationalError("INSERT", {}, OSError("database or disk is full"))


async def test_what_fails_with_a_whole_transaction_takes_nothing_of_others_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        store = server.hall.store

        def note(word: str) -> Callable[[sa.Connection], None]:
            def insert(c: sa.Connection) -> None:
                c.exec_driver_sql(f"INSERT INTO profiles VALUES ('me', 'x', 'taught', '{word}')")

            return insert

        def as_a_full_disk_does(c: sa.Connection) -> None:
            c.exec_driver_sql("ROLLBACK")  # SQLite ends the whole transaction by itself
            no_room()

        jobs = [
            Job(do, asyncio.get_running_loop().create_future()) for do in (note("a"), as_a_full_disk_does, note("b"))
        ]
        await asyncio.to_thread(store.commit, jobs)
        got = await asyncio.gather(*[job.future for job in jobs], return_exceptions=True)
        assert [type(x) for x in got] == [type(None), sa.exc.OperationalError, type(None)]
        kept = await store.read(lambda c: [*c.exec_driver_sql("SELECT word FROM profiles ORDER BY word").scalars()])
        assert kept == ["a", "b"]
