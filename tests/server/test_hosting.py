"""The host's page: for the host alone; who is not let in; copies of the database."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.company import ADA, BO, invited, joined, named
from server.serving import EASY, Player, Server, serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tableforge.server import bans, hosting, profiles, relay, wall_clock
from tableforge.server.hall import owner_key
from tableforge.server.refusals import Refusal

Json = dict[str, Any]
GUEST = "203.0.113.9"


async def house(server: Server) -> Json:
    status, found = await server.call("GET", "/api/host", token=owner_key(server.data))
    assert status == 200, found
    out: Json = found
    return out


async def ban(server: Server, kind: str, who: str, why: str = "") -> tuple[int, Any]:
    return await server.call("POST", "/api/host/bans", {"kind": kind, "who": who, "why": why}, owner_key(server.data))


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/host", None),
        ("POST", "/api/host/bans", {"kind": "address", "who": GUEST}),
        ("DELETE", f"/api/host/bans/address/{GUEST}", None),
        ("POST", "/api/host/backups", {}),
        ("GET", "/api/host/backups/tables-20260101-000000.sqlite3", None),
    ],
)
async def test_nobody_but_the_host_sees_or_does_any_of_it(tmp_path: Path, method: str, path: str, body: Json) -> None:
    async with serving(tmp_path) as server:
        made = await server.begin()
        for token in ("", made["seats"][0]["token"], "x" * 32):
            status, refused = await server.call(method, path, body, token)
            assert (status, refused["kind"]) == (403, "not-host")


async def test_the_host_sees_tables_people_limits_and_copies(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server)
        await server.begin()
        async with server.at(made["table"], made["seats"][0]["token"], person=ADA):
            found = await house(server)
        assert found["stored"] == 2
        row = next(x for x in found["tables"] if x["table"] == made["table"])
        assert (row["names"][0], row["here"], row["over"]) == ("Ada", [0], False)
        [person] = found["people"]
        assert (person["names"], person["sign"], person["address"]) == (["Ada"], profiles.digest(ADA)[:12], "127.0.0.1")
        assert {"requests", "open_sockets", "codes"} <= {x["name"] for x in found["limits"]}
        assert (found["bans"], found["backups"], found["copies"], found["webhook"]) == ([], [], True, "")
        assert made["seats"][0]["token"] not in str(found)


async def test_a_person_who_is_banned_leaves_at_once_and_does_not_come_in_again(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server)
        guest = await joined(server, made)
        async with (
            server.at(made["table"], made["seats"][0]["token"], person=ADA) as ada,
            server.at(made["table"], guest, person=BO) as bo,
        ):
            sign = profiles.digest(BO)[:12]
            status, found = await ban(server, "person", sign.upper(), "rude <b>")
            assert (status, found[0]["who"]) == (201, sign)
            bye = await bo.hear("bye")
            assert (bye["kind"], bye["again"]) == ("banned", False)
            assert "rude <b>" in bye["text"]
            assert (await ada.ask("ping"))["t"] == "pong"
        async with server.at(made["table"], guest, person=BO) as bo:
            assert bo.last["bye"]["kind"] == "banned"
            assert "rude <b>" in bo.last["bye"]["text"]
        status, refused = await server.call("GET", "/api/games", **named(BO))
        assert (status, refused["kind"]) == (403, "banned")
        assert (await server.call("GET", "/api/games", **named(ADA)))[0] == 200
        status, left = await server.call("DELETE", f"/api/host/bans/person/{sign}", token=owner_key(tmp_path))
        assert (status, left) == (200, [])
        assert (await server.call("GET", "/api/games", **named(BO)))[0] == 200


async def test_an_address_or_its_network_that_is_banned_opens_no_page_of_the_api_and_no_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await server.begin()
        for who in (GUEST, "203.0.113.0/24"):
            assert (await ban(server, "address", who))[0] == 201
            with monkeypatch.context() as m:
                m.setattr(relay, "peer_address", lambda scope: GUEST)
                status, refused = await server.call("GET", "/api/games")
                assert (status, refused["kind"]) == (403, "banned")
                with pytest.raises(InvalidStatus):
                    async with server.socket(made["table"]):
                        pass
                assert (await server.call("GET", "/api/host", token=owner_key(tmp_path)))[0] == 200  # never the host
            assert (await server.call("GET", "/api/games"))[0] == 200
            status, left = await server.call("DELETE", f"/api/host/bans/address/{who}", token=owner_key(tmp_path))
            assert (status, left) == (200, [])


async def test_the_open_tables_of_a_person_who_is_banned_are_gone_and_so_are_their_seats_at_others(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = {}
        for person in (ADA, BO):
            wanted = {"game": "arkham", "setup": {"seats": 3}}
            _, made[person] = await server.call("POST", "/api/offers", wanted, **named(person))
        sat = {"deck": {"ref": "starter:daisy"}, "name": "Bo"}
        await server.call("POST", f"/api/offers/{made[ADA]['offer']}/sit", sat, made[ADA]["key"], **named(BO))
        await ban(server, "person", profiles.digest(BO)[:12])
        _, left = await server.call("GET", f"/api/offers/{made[ADA]['offer']}", token=made[ADA]["key"])
        assert [(s["kind"], s["name"]) for s in left["seats"]] == [("host", ""), ("free", ""), ("free", "")]
        status, gone = await server.call("GET", f"/api/offers/{made[BO]['offer']}", token=made[BO]["key"])
        assert (status, gone["kind"]) == (404, "no-offer")


async def test_an_address_that_is_banned_looks_at_open_tables_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits=EASY, open_tables=True) as server:
        place = server.address.replace("http", "ws", 1)
        with monkeypatch.context() as m:
            m.setattr(relay, "peer_address", lambda scope: GUEST)
            async with connect(f"{place}/ws/offers", ping_interval=None) as socket:
                looks = Player(socket)
                await looks.say("look")
                await looks.hear("offers")
                m.undo()
                await ban(server, "address", "203.0.113.0/24", "list of his own")
                bye = await looks.hear("bye")
                assert (bye["kind"], bye["again"]) == ("banned", False)
                assert "list of his own" in bye["text"]


async def test_bans_hold_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await ban(server, "person", profiles.digest(BO)[:12])
    async with serving(tmp_path) as server:
        assert (await server.call("GET", "/api/games", **named(BO)))[0] == 403


async def test_the_host_cannot_shut_themselves_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        monkeypatch.setattr(relay, "peer_address", lambda scope: GUEST)
        status, refused = await ban(server, "address", "203.0.113.0/24")
        assert (status, refused["kind"]) == (400, "bad-request")


@pytest.mark.parametrize(
    ("kind", "who"),
    [("address", "127.0.0.1"), ("address", "0.0.0.0/0"), ("address", "::1"), ("address", "x"), ("person", "x")]
    + [("person", "0" * 13), ("other", GUEST), ("address", "1.2.3.4/99")],
)
def test_what_is_no_address_of_others_and_no_sign_is_not_banned(kind: str, who: str) -> None:
    with pytest.raises(Refusal, match="neither an address"):
        bans.parse_ban(kind, who, "")


def test_an_address_of_ipv6_stands_for_its_network() -> None:
    found = bans.Bans()
    found.take_over([bans.parse_ban("address", "2001:db8::5", "")])
    assert found.find("2001:db8::/64", "") is not None
    assert found.find("2001:db8:1::/64", "") is None
    assert found.find(GUEST, "") is None


async def test_the_host_copies_the_database_and_fetches_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        await server.begin()
        at, names = wall_clock.now(), []
        for n in range(hosting.MOST_COPIES + 2):
            monkeypatch.setattr(wall_clock, "now", lambda n=n: at + n)
            status, made = await server.call("POST", "/api/host/backups", {}, owner_key(tmp_path))
            assert status == 201, made
            names.append(made["name"])
        kept = [x["name"] for x in (await house(server))["backups"]]
        assert kept == names[::-1][: hosting.MOST_COPIES]
        path = tmp_path / hosting.FOLDER / kept[0]
        assert path.stat().st_mode & 0o077 == 0
        assert sqlite3.connect(path).execute("SELECT count(*) FROM tables").fetchone() == (1,)
        for name in ("tables-20000101-000000.sqlite3", "..%2Ftables.sqlite3", "owner.key"):
            assert (await server.call("GET", f"/api/host/backups/{name}", token=owner_key(tmp_path)))[0] == 404
