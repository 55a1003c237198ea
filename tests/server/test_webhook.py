"""The host's webhook: who is called, when, how it is signed, and that no table waits for it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from server.company import ADA, BO, invited, joined, named, seen
from server.serving import EASY, GUARD, Server, serving

from tableforge.server import profiles, webhook
from tableforge.server.refusals import Refusal
from tableforge.server.webhook import WebhookSettings, parse_webhook, sign

Json = dict[str, Any]
SECRET = "a-secret-of-the-host"


class Receiver:
    """An address of the host's, which answers as it is told to."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.came = threading.Semaphore(0)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.heard.append((dict(self.headers), body))
                status = receiver.answers.pop(0) if receiver.answers else 204
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()
                receiver.came.release()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/turns?key=x"

    @property
    def told(self) -> list[Json]:
        return [json.loads(body) for _, body in self.heard]

    async def calls(self, n: int) -> list[Json]:
        """What was told, once there were so many calls in all."""
        while len(self.heard) < n:
            assert await asyncio.to_thread(self.came.acquire, timeout=GUARD)
        return self.told


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()


@pytest.fixture(autouse=True)
def begins(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were dealt: nobody is called for them but where a test is about that."""
    dealt: list[str] = []
    monkeypatch.setattr(webhook.Webhook, "call_for_begin", lambda self, live: dealt.append(live.record.id))
    return dealt


def settings(receiver: Receiver) -> WebhookSettings:
    return WebhookSettings(receiver.url, SECRET, "https://play.example.org")


async def both_known(server: Server) -> tuple[Json, dict[int, str]]:
    """A table at which Ada and Bo have sat and which both have left; their tokens by seat."""
    made = await invited(server)
    tokens = {0: made["seats"][0]["token"], 1: await joined(server, made)}
    for seat, person in enumerate((ADA, BO)):
        await seen(server, made["table"], tokens[seat], person)
    return made, tokens


async def answer_until_other(server: Server, made: Json, tokens: dict[int, str]) -> int:
    """Whoever is asked answers until the table waits for the other one; the seat that it waits for."""
    first = (await server.hall.find_record(made["table"])).asked[0]
    async with server.at(made["table"], tokens[first], person=(ADA, BO)[first]) as player:
        while player.question is not None:
            await player.answer()
    return 1 - first


async def quiet(server: Server) -> None:
    """Wait until no call is under way."""
    hook = server.hall.webhook
    assert hook is not None
    while hook.calling:
        await asyncio.gather(*hook.calling)


async def test_whoever_is_waited_for_and_not_there_is_called_once_with_a_signature(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with serving(tmp_path, limits=EASY, webhook=settings(receiver)) as server:
            await server.call("PUT", "/api/person?lang=fr", {"name": "Bo"}, **named(BO))
            await server.call("PUT", "/api/person?lang=fr", {"name": "Ada"}, **named(ADA))
            made, tokens = await both_known(server)
            waits = await answer_until_other(server, made, tokens)
            [told] = await receiver.calls(1)
            assert told["event"] == "your-turn"
            assert (told["table"], told["seat"], told["game"], told["lang"]) == (made["table"], waits, "keyforge", "fr")
            assert told["name"] == ("Ada", "Bo")[waits]
            assert told["url"] == f"https://play.example.org/table/{made['table']}"
            assert told["person"] == profiles.digest((ADA, BO)[waits])[:12]
            headers, body = receiver.heard[0]
            assert headers["Tableforge-Signature"] == sign(SECRET, int(headers["Tableforge-Timestamp"]), body)
            assert headers["Tableforge-Signature"] != sign("another", int(headers["Tableforge-Timestamp"]), body)
            for secret in (*tokens.values(), ADA, BO, SECRET):
                assert secret.encode() not in body
            await quiet(server)
            assert len(receiver.heard) == 1


async def test_whoever_a_table_that_was_just_dealt_waits_for_is_called_unless_they_come_in_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begins: list[str]
) -> None:
    """Given a rematch, a guest by link and one who takes up an invitation, when nobody comes, then whoever is asked is called."""
    waited: list[float] = []
    gate = asyncio.Event()

    async def pause(seconds: float) -> None:
        waited.append(seconds)
        await gate.wait()

    monkeypatch.setattr(webhook, "pause", pause)
    with receiving() as receiver:
        async with serving(tmp_path, limits=EASY, webhook=settings(receiver)) as server:
            hook, offered = server.hall.webhook, {"game": "keyforge"}
            assert hook is not None
            made = await invited(server)
            assert begins == [], "somebody is still to come"
            guest = await joined(server, made)
            _, open_table = await server.call("POST", "/api/offers", offered, **named(ADA))
            sat = {"deck": {"ref": "starter:argus"}}
            path = f"/api/offers/{open_table['offer']}/sit"
            _, dealt = await server.call("POST", path, sat, open_table["key"], **named(BO))
            async with server.at(made["table"], guest, person=BO) as bo:
                await bo.ask("resign", seat=1)
            _, again = await server.call("POST", f"/api/tables/{made['table']}/again", {}, guest)
            assert begins == [made["table"], dealt["table"], again["table"]]
            lives = [await server.hall.table(x) for x in begins[1:]]
            for live in lives:
                hook.call_absent(live, webhook.BEGINS)
            asked = [live.record.asked[0] for live in lives]
            tokens = [{0: open_table["token"], 1: dealt["token"]}, {0: made["seats"][0]["token"], 1: guest}]
            async with server.at(again["table"], tokens[1][asked[1]]):
                gate.set()
                await quiet(server)
            assert waited == [webhook.BEGINS] * 2
            [told] = receiver.told
            assert (told["table"], told["seat"]) == (dealt["table"], asked[0])
            assert told["person"] == profiles.digest((ADA, BO)[asked[0]])[:12], "known before they have come to it"


async def test_whoever_sits_at_the_table_is_not_called_nor_is_anybody_who_plays_against_bots(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with serving(tmp_path, limits=EASY, webhook=settings(receiver)) as server:
            made, tokens = await both_known(server)
            async with server.at(made["table"], tokens[0]), server.at(made["table"], tokens[1]):
                await answer_until_other(server, made, tokens)
            alone = await server.begin(seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}])
            async with server.at(alone["table"], alone["seats"][0]["token"]) as player:
                while player.question is None:  # the bot begins
                    await player.hear("table")
                await player.answer()
            await quiet(server)
            assert receiver.heard == []


async def test_a_call_that_fails_is_tried_again_a_few_times_and_then_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def pause(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(webhook, "pause", pause)
    with receiving() as receiver:
        receiver.answers = [500, 302, 404, 503, 204]
        async with serving(tmp_path, limits=EASY, webhook=settings(receiver)) as server:
            made, tokens = await both_known(server)
            await answer_until_other(server, made, tokens)
            await quiet(server)
            assert len(receiver.heard) == 4  # the redirect was not followed, and there was no fifth
            assert waited == list(webhook.WAITS)
            assert server.hall.metrics.counters["failures"] == 1


async def test_nobody_is_called_again_for_a_turn_that_they_have_played_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, paused = asyncio.Event(), asyncio.Event()

    async def pause(seconds: float) -> None:
        paused.set()
        await go_on.wait()

    monkeypatch.setattr(webhook, "pause", pause)
    with receiving() as receiver:
        receiver.answers = [500]
        async with serving(tmp_path, limits=EASY, webhook=settings(receiver)) as server:
            made, tokens = await both_known(server)
            waits = await answer_until_other(server, made, tokens)
            await paused.wait()
            async with server.at(made["table"], tokens[1 - waits]):
                await answer_until_other(server, made, tokens)
                go_on.set()
                await quiet(server)
            assert len(receiver.heard) == 1


async def test_a_table_never_waits_for_a_host_whose_address_does_not_answer(tmp_path: Path) -> None:
    blocked, posted = threading.Event(), threading.Event()

    def post(url: str, body: bytes, headers: dict[str, str]) -> int:
        posted.set()
        blocked.wait(GUARD)
        return 204

    with receiving() as receiver:
        async with serving(tmp_path, limits=EASY, webhook=settings(receiver)) as server:
            assert server.hall.webhook is not None
            server.hall.webhook.post = post
            made, tokens = await both_known(server)
            await answer_until_other(server, made, tokens)
            await asyncio.to_thread(posted.wait, GUARD)
            await answer_until_other(server, made, tokens)  # it goes on while the call hangs
            blocked.set()
            await quiet(server)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org",
        "example.org/x",
        "http://",
        "http://user:word@example.org",
        "http://a b",
        "file:///etc/passwd",
    ]
    + ["https://example.org:99999", "https://example.org/#x", "http://[::1"],
)
def test_only_an_address_of_http_is_taken(tmp_path: Path, url: str) -> None:
    with pytest.raises(Refusal, match="no address to call"):
        parse_webhook(url, "", tmp_path, "")


def test_the_key_is_that_of_a_file_or_one_of_its_own_that_nobody_else_may_read(tmp_path: Path) -> None:
    named_key = tmp_path / "key.txt"
    named_key.write_text(" secret \n", "utf-8")
    found = parse_webhook("https://example.org/hook", str(named_key), tmp_path, "http://here")
    assert found == WebhookSettings("https://example.org/hook", "secret", "http://here")
    made = [parse_webhook("http://example.org", "", tmp_path, "http://here") for _ in range(2)]
    assert made[0] == made[1] is not None
    assert (tmp_path / webhook.KEY_FILE).stat().st_mode & 0o077 == 0
    assert parse_webhook("", "", tmp_path, "") is None
    with pytest.raises(Refusal, match="cannot be read"):
        parse_webhook("http://example.org", str(tmp_path / "nothing"), tmp_path, "")
    named_key.write_text("\n", "utf-8")
    with pytest.raises(Refusal, match="no key"):
        parse_webhook("http://example.org", str(named_key), tmp_path, "")
