"""How long whoever plays waits while others attack: `python bench/attack.py [--seconds 20]`.

A server is started as people start it.  Two people play at a table, an answer after the other, while somebody else on this machine
attacks in one way after another; for each way it is told how many answers were given, how long half of them took and the longest,
and what the server said to the attacker.  `quiet` is nobody.  It ends with 1 where an answer was lost or nobody could come in.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

sys.path.pop(0)  # this folder, which has a `server` of its own
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.serving import Apart, Json

Said = Counter[str]
HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POSTED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
)
HALF_OPEN = 3000
AT_ONCE = 20


async def calls(server: Apart, said: Said, method: str, path: str, body: object = None, token: str = "") -> None:
    """The same request over and over, several at once."""

    async def one() -> None:
        while True:
            try:
                status, _ = await server.call(method, path, body, token)
                said[str(status)] += 1
            except OSError as e:
                said[type(e).__name__] += 1
                await asyncio.sleep(0.01)

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])


def keep_half_open(host: str, port: int, opened: Any) -> None:
    """Open connections on which half a request is sent, and let them be, more and more of them; the oldest go in the end."""
    kept: list[socket.socket] = []
    while True:
        try:
            kept.append(socket.create_connection((host, port)))
            kept[-1].sendall((b"", HEAD, POSTED)[len(kept) % 3])
            opened.value += 1
        except OSError:
            time.sleep(0.01)
        if len(kept) > HALF_OPEN:
            for one in kept[: HALF_OPEN // 3]:
                one.close()
            del kept[: HALF_OPEN // 3]


async def half_open(server: Apart, said: Said) -> None:
    """The same, in a process of its own, so that those who play do not wait for the attacker."""
    host, port = server.address.removeprefix("http://").split(":")
    fork = multiprocessing.get_context("fork")
    opened = fork.Value("i", 0)
    attacker = fork.Process(target=keep_half_open, args=(host, int(port), opened), daemon=True)
    attacker.start()
    try:
        await asyncio.sleep(1e6)
    finally:
        attacker.terminate()
        said["opened"] = opened.value


async def finished(server: Apart) -> tuple[str, str]:
    """A long game that is over, at a table of its own."""
    begun = await server.begin(seed=3, seats=[{"kind": "here"}, {"kind": "here"}])
    tokens = [seat["token"] for seat in begun["seats"]]
    async with server.at(begun["table"], *tokens) as player:
        while (q := player.question) is not None:
            await player.answer(q["options"][-1]["key"])
            await asyncio.sleep(0.05)  # within the measure of a seat
            if player.last["table"]["number"] > 150:
                break
    return begun["table"], ",".join(tokens)


def attacks(server: Apart, said: Said, table: str, token: str) -> dict[str, Callable[[], Awaitable[None]]]:
    """What an attacker tries, by name."""
    quotes = b'"' + b'\\"' * 100_000
    begins = [{"do": "begin", "seed": n, "investigators": ["roland"]} for n in range(9000)]
    paper = {"save": json.dumps({"format": "tableforge-campaign-1", "game": "arkham", "entries": begins})}
    return {
        "quiet": lambda: asyncio.sleep(1e6),
        "escaped quotes": lambda: calls(server, said, "POST", "/api/tables", quotes),
        "half-open connections": lambda: half_open(server, said),
        "replays": lambda: calls(server, said, "GET", f"/api/tables/{table}/replay?lang=fr", None, token),
        "moments": lambda: calls(server, said, "GET", f"/api/tables/{table}/replay/140", None, token),
        "campaigns that begin again": lambda: calls(server, said, "POST", "/api/arkham/campaigns/import", paper),
        "saves of quotes": lambda: calls(server, said, "POST", "/api/tables/load", {"save": '"' * 1_900_000}),
        "long paths": lambda: calls(server, said, "GET", "/" + "x" * 5000),
    }


async def play(server: Apart, begun: Json, seconds: float) -> list[float]:
    """A game of two, in which an answer is given after the other; how long each took."""
    took: list[float] = []
    async with server.at(begun["table"], *[seat["token"] for seat in begun["seats"]]) as player:
        until = perf_counter() + seconds
        while perf_counter() < until and player.question is not None:
            began = perf_counter()
            await player.answer()
            took.append(perf_counter() - began)
            await asyncio.sleep(0.1)
    return took


async def measured(seconds: float) -> int:
    bad = 0
    print(f"{'attack':28} {'answers':>8} {'half ms':>8} {'longest':>8}  said to the attacker")
    with tempfile.TemporaryDirectory() as data:
        said: Said = Counter()
        with Apart(Path(data)) as server:
            table, token = await finished(server)
            for name, attack in attacks(server, said, table, token).items():
                said.clear()
                while True:  # the players share the attacker's address, so their table is laid before
                    with contextlib.suppress(AssertionError):
                        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}], practice=True)
                        break
                    await asyncio.sleep(1)
                attacker = asyncio.ensure_future(attack())
                took: list[float] = []
                try:
                    took = await asyncio.wait_for(play(server, begun, seconds), seconds * 10)
                except Exception as e:
                    said[f"the players: {type(e).__name__} {e}"] += 1
                attacker.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await attacker
                bad += not took
                half, longest = [round(x * 1000) for x in (median(took), max(took))] if took else (0, 0)
                print(f"{name:28} {len(took):8} {half:8} {longest:8}  {dict(said)}", flush=True)
        print(f"the log: {len(server.rest.splitlines())} lines")
    return 1 if bad else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="of each attack")
    sys.exit(asyncio.run(measured(parser.parse_args().seconds)))
