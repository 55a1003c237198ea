"""What keeps the server from being misused."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, GUARD, Server, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tableforge.server import tokens
from tableforge.server.guard import DEEPEST, LONGEST_BODY, LONGEST_FRAME, POLICY, Limits, Rate
from tableforge.server.refusals import Refusal
from tableforge.server.socket import Connection


async def test_a_token_has_at_least_128_bits_and_is_kept_as_a_digest_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "invite"}])
        words = [begun["seats"][0]["token"], begun["seats"][1]["invite"], begun["watch"]]
    assert tokens.BITS >= 128 and all([len(word) * 6 >= 128 for word in words])
    kept = b"".join([path.read_bytes() for path in tmp_path.glob("tables.sqlite3*")])
    for word in words:
        assert word.encode() not in kept and tokens.token_digest(word).encode() in kept


def forged(real: list[str], chance: random.Random) -> str:
    """A token that is almost one, or none at all."""
    word = chance.choice(real)
    n = chance.randrange(len(word))
    return chance.choice(
        [
            word[:n] + ("a" if word[n] != "a" else "b") + word[n + 1 :],
            word[::-1],
            word[:-1],
            word + "a",
            word.swapcase(),
            secrets.token_urlsafe(24),
            tokens.token_digest(word),
            "' OR 1=1 --aaaaaaaaaa",
        ]
    )


async def refused_everywhere(server: Server, cases: int, seed: int = 7) -> int:
    """Try forged tokens, those of another table and used invitations at every door; how many were refused."""
    chance = random.Random(seed)
    mine = await server.begin(seats=[{"kind": "here"}, {"kind": "invite"}])
    other = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
    body = {"invite": mine["seats"][1]["invite"]}
    _, joined = await server.call("POST", f"/api/tables/{mine['table']}/join", body)
    real = [mine["seats"][0]["token"], joined["token"], mine["watch"]]
    of_others = [*[seat["token"] for seat in other["seats"]], other["watch"], body["invite"]]
    refused = 0
    for n in range(cases):
        token = chance.choice(of_others) if n % 3 == 0 else forged(real, chance)
        while token in real:
            token = forged(real, chance)
        path = f"/api/tables/{mine['table']}"
        if n % 4 == 0:
            async with server.at(mine["table"], token[:100]) as stranger:
                assert stranger.last["bye"]["kind"] in ("no-seat", "bad-request") and "table" not in stranger.last
                refused += 1
            continue
        doors: list[tuple[str, str, Any]] = [
            ("GET", "", None),
            ("GET", "/save", None),
            ("DELETE", "", None),
            ("POST", "/again", {}),
            ("POST", "/next", {}),
        ]
        method, more, data = chance.choice(doors)
        status, told = await server.call(method, path + more, data, token=token)
        assert status in (401, 403), (token, status, told)
        if n % 5 == 0:
            assert (await server.call("POST", f"{path}/join", {"invite": token}))[0] in (400, 403)
        refused += 1
    async with server.at(mine["table"], real[0]) as player:
        for request in (
            {"t": "answer", "number": 0, "key": "keep"},
            {"t": "why", "key": "x"},
            {"t": "say", "text": "x"},
        ):
            fields = {k: v for k, v in request.items() if k != "t"}
            assert (await player.ask(str(request["t"]), seat=1, **fields))["kind"] == "not-yours"
        assert player.last["table"]["number"] == 0
    return refused


async def test_forged_expired_and_other_tokens_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        assert await refused_everywhere(server, 60) == 60


async def test_a_page_of_another_site_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=("https://table.example",)) as server:
        begun = await server.begin()
        for origin, status in (
            ("http://evil.example", 403),
            ("null", 403),
            (server.address, 201),
            ("https://table.example", 201),
        ):
            assert (await server.call("POST", "/api/tables", {"game": "keyforge"}, Origin=origin))[0] == status, origin
        assert (await server.call("GET", "/api/games", Host="evil.example"))[0] == 403
        with pytest.raises(InvalidStatus):
            async with server.socket(begun["table"], Origin="http://evil.example"):
                pass
        async with server.socket(begun["table"], Origin=server.address):
            pass


async def test_every_answer_says_what_a_browser_may_load(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path in ("/", "/api/games", "/api/nothing", "/health"):
            headers = await asyncio.to_thread(headers_of, server.address + path)
            assert headers["Content-Security-Policy"] == POLICY
            assert headers["X-Content-Type-Options"] == "nosniff" and headers["Referrer-Policy"] == "no-referrer"
    assert "unsafe" not in POLICY and "*" not in POLICY


def headers_of(address: str) -> dict[str, str]:
    import urllib.request
    from urllib.error import HTTPError

    try:
        with urllib.request.urlopen(address) as answer:
            headers = answer.headers
    except HTTPError as e:
        headers = e.headers
    return {name.title(): value for name, value in headers.items()}


async def test_what_is_too_long_or_too_deep_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin()
        async with server.at(begun["table"], begun["seats"][0]["token"]) as player:
            deep = b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1)
            await player.socket.send(b'{"t":"ping","id":9,"x":' + deep + b"}")
            assert (await player.hear("refused"))["kind"] == "too-deep"
            await player.socket.send(json.dumps({"t": "ping", "id": 1, "x": "y" * LONGEST_FRAME}))
            with pytest.raises(ConnectionClosed):
                while True:
                    await player.listen()
        status, refused = await server.call("POST", "/api/tables", b'{"game":"keyforge","setup":{"x":' + deep + b"}}")
        assert (status, refused["kind"]) == (400, "too-deep")
        status, refused = await server.call("POST", "/api/tables", b" " * (LONGEST_BODY + 1))
        assert (status, refused["kind"]) == (413, "too-long")


async def test_a_field_that_nobody_knows_is_refused_by_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin()
        async with server.at(begun["table"], begun["seats"][0]["token"], lang="fr") as player:
            refused = await player.ask("ping", colour="red")
            assert refused["kind"] == "bad-request" and "«\xa0colour\xa0»" in refused["text"]
            refused = await player.ask("answer", seat="zero", number=0, key="keep")
            assert "«\xa0seat\xa0»" in refused["text"]
            assert "«\xa0key\xa0»" in (await player.ask("why", seat=0))["text"]
            assert (await player.ask("dance"))["kind"] == "bad-request"
            await player.socket.send("{")
            assert (await player.hear("refused"))["id"] == 0


async def test_the_first_frame_must_take_a_seat_and_soon(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(Limits(), until_seated=0.2)) as server:
        begun = await server.begin()
        async with server.socket(begun["table"]) as socket:
            assert json.loads(await socket.recv())["kind"] == "no-sit"
    async with serving(tmp_path) as server:
        for frame, kind in (('{"t":"ping"}', "sit-first"), ("x", "bad-request")):
            async with server.socket(begun["table"]) as socket:
                await socket.send(frame)
                assert json.loads(await socket.recv())["kind"] == kind
        async with server.at("0123456789abcdef", "x" * 32) as stranger:
            assert stranger.last["bye"]["kind"] == "no-table"


async def test_whoever_asks_too_much_is_slowed_down(tmp_path: Path) -> None:
    slow = Limits(
        requests=Rate(0, 12), new_tables=Rate(0, 2), frames=Rate(0, 10), sayings=Rate(0, 2), until_seated=GUARD
    )
    async with serving(tmp_path, limits=slow) as server:
        begun = await server.begin()
        async with server.at(begun["table"], begun["seats"][0]["token"]) as player:
            said = [(await player.ask("say", seat=0, text="x")).get("kind", "ack") for _ in range(4)]
            assert said == ["ack", "ack", "too-fast", "too-fast"]
            asked = [(await player.ask("ping"))["t"] for _ in range(20)]
            assert "refused" in asked and asked[0] == "pong"
            with pytest.raises(ConnectionClosed):  # who does not stop is sent away
                while True:
                    await player.ask("ping")
        made = [(await server.call("POST", "/api/tables", {"game": "keyforge"}))[0] for _ in range(3)]
        assert made == [201, 429, 429]
        assert 429 in [(await server.call("GET", "/api/games"))[0] for _ in range(12)]


class Stuck:
    """A socket whose buffers are full."""

    async def send_data(self, frame: str, mode: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, str]:
        """Nothing comes; the server may ask only now, for it has sent the table before it listens."""
        await asyncio.Event().wait()
        return {}


async def test_a_client_that_does_not_follow_is_dropped(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(EASY, waiting=8)) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        held = [seat["token"] for seat in begun["seats"]]
        async with server.at(begun["table"], *held) as player, server.at(begun["table"], begun["watch"]):
            live = server.hall.tables[begun["table"]]
            idle = next(client for client in live.clients if not client.held)
            assert isinstance(idle, Connection)

            vars(idle)["socket"] = Stuck()
            for _ in range(14):
                await player.answer()
            assert idle.gone and server.hall.metrics.counters["dropped"] == 1
            while player.last["people"]["watching"]:
                await player.hear("people")


def test_an_error_of_the_house_keeps_its_kind() -> None:
    from tableforge.server import refusals

    assert Refusal(refusals.NO_TABLE.fill(), "no-table", 404).text("fr") == "il n’y a pas de telle table"
