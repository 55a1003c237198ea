"""The server as the official client meets it: in memory, over stdio, over HTTP."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import logging
import os
import random
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from click.testing import CliRunner
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.types import TextContent

from tableforge import games
from tableforge.cli.app import main
from tableforge.errors import BadSetup
from tableforge.mcp import server as serving
from tableforge.mcp import texts
from tableforge.mcp.bridge import first_reason
from tableforge.mcp.server import build_server, running_http
from tableforge.mcp.tables import Room

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "mcp_player.py"
TOOLS = ["games", "sit", "look", "answer", "why_not", "rule", "card", "story", "note", "leave"]
GUARD = 300  # seconds


def example() -> ModuleType:
    """The player of examples/, which answers by lot."""
    spec = importlib.util.spec_from_file_location("mcp_player", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def call(client: Client, tool: str, **arguments: Any) -> str:
    (content,) = (await client.call_tool(tool, arguments)).content
    assert isinstance(content, TextContent)
    return content.text


def stdio(*args: str) -> Any:
    params = StdioServerParameters(command=sys.executable, args=["-m", "tableforge", "mcp", *args], env={**os.environ})
    return stdio_client(params)


# ------------------------------------------------------------------ tools
@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_tools_are_told_in_the_language_of_the_server(lang: str) -> None:
    async with Client(build_server(Room(lang))) as client:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == TOOLS
        for tool in tools:
            assert tool.description and tool.description.startswith(texts.TOOLS[tool.name].text(lang))
            assert "ctx" not in tool.input_schema["properties"]
        assert client.instructions == texts.INSTRUCTIONS.text(lang)


async def test_a_refusal_is_text_with_its_rule_and_the_question_below_it() -> None:
    async with Client(build_server(Room(seed=3))) as client:
        told = await call(client, "sit", game="keyforge")
        question = told.rpartition("\n\n")[2]
        for tool, key in (("answer", "no-such-key"), ("answer", "k" * 10240), ("why_not", "reap:dodger@line:0")):
            said = await call(client, tool, key=key)
            assert said.endswith(f"\n\n{question}") and len(said) < 1200
        assert (await call(client, "answer", key="x")).startswith("refused: ")
        assert await call(client, "look", table="nowhere") == (
            "refused: you sit at no table 'nowhere'; `sit` gives you a seat and the name to use"
        )
        assert "KF." in await call(client, "rule", id="mulligan")
        assert await call(client, "card", name="dodger", game="keyforge")
        assert (await call(client, "story", since=10**6)).startswith("refused: the story has events 0 to")
        assert (await call(client, "note", text="careful")).startswith("Noted.")
        assert await call(client, "leave") == "You have left the table."


async def test_an_argument_of_another_kind_is_an_error_of_the_call_alone() -> None:
    async with Client(build_server(Room(seed=3))) as client:
        result = await client.call_tool("sit", {"seat": "first"})
        assert result.is_error
        assert "table" in await call(client, "sit", game="arkham")


async def test_two_answers_at_once_are_played_one_after_the_other_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(seed=3)
    async with Client(build_server(room)) as client:
        await call(client, "sit", game="keyforge")
        (chair,) = room.chairs.values()
        both = await asyncio.gather(call(client, "answer", key="keep"), call(client, "answer", key="keep"))
        assert chair.record.answers == 1
        assert len([x for x in both if x.startswith("refused: ")]) == 1


async def test_a_bug_is_told_by_its_kind_alone_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Room, chair: object, form: str) -> str:
        raise ZeroDivisionError("the deck is Punch, Anger")

    room = Room(seed=3)
    async with Client(build_server(room)) as client:
        await call(client, "sit", game="keyforge")
        with monkeypatch.context() as patched:
            patched.setattr(Room, "look", fail)
            said = await call(client, "look")
        assert "ZeroDivisionError" in said and "Punch" not in said.partition("\n\n")[0]
        assert not (await call(client, "look")).startswith("refused")


async def test_the_letters_and_calls_of_a_seat_are_counted() -> None:
    room = Room(seed=3)
    async with Client(build_server(room)) as client:
        said = [await call(client, "sit", game="keyforge"), await call(client, "answer", key="keep")]
        said.append(await call(client, "answer", key="nonsense"))
        (chair,) = room.chairs.values()
        record = chair.record
        assert (record.calls, record.answers, record.illegal) == (3, 1, 1)
        assert (record.letters_in, record.letters_out) == (len("keep") + len("nonsense"), sum(map(len, said)))


# ------------------------------------------------------------------ over stdio
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "settings"),
    [("keyforge", {}), ("arkham", {"difficulty": "easy"}), ("fateforge", {"scene": "ford-tutorial"})],
)
async def test_the_official_client_plays_every_game_to_its_end_over_stdio(
    game: str, settings: dict[str, Any], tmp_path: Path
) -> None:
    keys_of = example().keys_of
    chance = random.Random(2)
    async with Client(stdio("--runs", str(tmp_path), "--seed", "4")) as client:
        told = await call(client, "sit", game=game, bot="random", settings=settings)
        while keys := keys_of(told):
            told = await call(client, "answer", key=chance.choice(keys))
    assert "The game is over: " in told
    (folder,) = tmp_path.iterdir()
    assert json.loads((folder / "run.json").read_text("utf-8"))["finished"]


@pytest.mark.slow
def test_stdout_carries_nothing_but_the_protocol() -> None:
    """Line by line JSON-RPC, also where a client sends what is no message, and a bug is logged."""
    lines = [
        {
            "jsonrpc": "2.0",
            "id": 1,
            "method": "initialize",
            "params": {
                "protocolVersion": "2025-06-18",
                "capabilities": {},
                "clientInfo": {"name": "test", "version": "1"},
            },
        },
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "sit", "arguments": {"game": "arkham"}}},
        {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "no-such-tool", "arguments": {}}},
    ]
    sent = "\n".join([*map(json.dumps, lines[:2]), "this is no message", *map(json.dumps, lines[2:])]) + "\n"
    with subprocess.Popen(
        [sys.executable, "-m", "tableforge", "mcp"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(sent)
        process.stdin.flush()
        said: list[dict[str, Any]] = []
        while not {2, 3} <= {message.get("id") for message in said}:
            said.append(json.loads(process.stdout.readline()))
        process.stdin.close()
        rest = process.stdout.read()
    said += [json.loads(line) for line in rest.splitlines()]
    assert {message["jsonrpc"] for message in said} == {"2.0"}
    assert {1, 2, 3} <= {message.get("id") for message in said}


# ------------------------------------------------------------------ over HTTP
async def test_two_clients_meet_at_a_table_over_http_and_wait_for_each_other() -> None:
    room = Room(shared=True, seed=5)
    with running_http(room, patience=0) as url:
        async with Client(url) as one, Client(url) as two:
            first = await call(one, "sit", game="keyforge", word="lamp")
            second = await call(two, "sit", word="lamp")
            names = [told.split()[1] for told in (first, second)]
            assert names[0] != names[1]
            clients = dict(zip(names, (one, two)))
            asked = next(name for name in names if room.is_asked(room.chairs[name]))
            other = next(name for name in names if name != asked)
            assert "refused" in await call(clients[other], "answer", table=other, key="keep")
            waiting = asyncio.create_task(call(clients[other], "look", table=other, wait=60))
            await call(clients[asked], "answer", table=asked, key="keep")
            assert "keep = " in await asyncio.wait_for(waiting, GUARD)


async def test_an_older_client_has_one_seat_at_a_table() -> None:
    """One seat a session: whoever had two would know what each must not."""
    with running_http(Room(shared=True, seed=5), patience=0) as url:
        async with Client(url, mode="legacy") as client:
            await call(client, "sit", game="keyforge", word="lamp")
            assert "nobody has two" in await call(client, "sit", word="lamp")
            assert "Seat 1" in await call(client, "look")  # which table need not be said


def test_who_connects_before_the_server_has_begun_waits_for_it() -> None:
    """The runner starts a client as soon as it has the address, and a thread takes its time to begin."""
    bound = serving.bind("127.0.0.1", 0)
    with socket.create_connection(bound.getsockname()[:2]):
        pass
    bound.close()


def test_a_port_that_is_taken_is_told() -> None:
    bound = serving.bind("127.0.0.1", 0)
    with pytest.raises(BadSetup, match=f"127.0.0.1:{bound.getsockname()[1]} cannot be listened to"):
        serving.bind("127.0.0.1", bound.getsockname()[1])
    bound.close()


@pytest.mark.slow
def test_a_server_over_http_leaves_the_logging_of_the_process_as_it_is() -> None:
    """Packages such as absl, which OpenSpiel brings, close their stream with their handler: it may be standard error."""
    closed: list[bool] = []

    class Handler(logging.Handler):
        def close(self) -> None:
            closed.append(True)
            super().close()

    handler = Handler()
    with running_http(Room(shared=True, seed=5)):
        assert not closed
    handler.close()


def test_a_request_that_is_too_large_is_refused_unread_and_the_server_goes_on() -> None:
    def post(letters: int) -> tuple[int, str]:
        call = {"name": "answer", "arguments": {"key": "k" * letters}}
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}).encode()
        heads = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        try:
            with urllib.request.urlopen(urllib.request.Request(url, body, heads), timeout=GUARD) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as e:
            return e.code, e.read().decode()

    room = Room(shared=True, seed=5)
    with running_http(room, patience=0) as url:
        assert post(serving.LARGEST_REQUEST)[0] == 413
        assert post(10)[0] != 413 and not room.tables


async def test_a_server_over_http_is_passed_on_to_stdio() -> None:
    with running_http(Room(shared=True, seed=5), patience=0) as url:
        async with Client(stdio("--at", url)) as client:
            assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
            told = await call(client, "sit", game="keyforge")
            assert "keep = " in await call(client, "look", table=told.split()[1])


def test_errors_in_groups_are_told_by_the_first() -> None:
    assert first_reason(ExceptionGroup("all", [ExceptionGroup("some", [OSError("no route")])])) == "no route"


# ------------------------------------------------------------------ the command
@pytest.mark.parametrize("words", [["mcp"], ["mcp", "bench", "--client", "x", "--out", "never"]])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_missing_extra_says_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, words: list[str], lang: str
) -> None:
    for name in [name for name in sys.modules if name == "mcp" or name.startswith("mcp.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp", None)
    result = CliRunner().invoke(main, [*words, "--lang", lang])
    assert result.exit_code == 2
    assert 'pip install "tableforge[mcp]"' in result.output
    assert not Path("never").exists()


def test_a_save_that_is_none_is_refused_before_anybody_is_served(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", "utf-8")
    result = CliRunner().invoke(main, ["mcp", "--seat-of", str(bad)])
    assert result.exit_code == 2 and "bad.json" in result.output


@pytest.mark.parametrize("words", [["--runs"], ["bench", "--player", "scout", "arkham-gathering", "--out"]])
def test_a_folder_for_runs_that_cannot_be_is_refused_before_anybody_plays(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    result = CliRunner().invoke(main, ["mcp", *words, str(tmp_path / "file" / "runs"), "--lang", "en"])
    assert result.exit_code == 2 and "cannot be written: " in result.output


def test_nothing_of_this_is_imported_with_the_engine() -> None:
    code = (
        "import sys, tableforge, tableforge.cli.app; print([m for m in sys.modules if m == 'mcp' or 'pydantic' in m])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_every_game_has_tasks_and_cards_that_can_be_looked_up() -> None:
    from tableforge.mcp.tables import CardTexts
    from tableforge.mcp.tasks import TaskSource

    for name in games.names():
        assert games.find_part("mcp", name, TaskSource) is not None
        assert games.find_part("mcp", name, CardTexts) is not None
