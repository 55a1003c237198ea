"""Wild frames and requests change nothing and break nothing; `bench/server_proofs.py` has the long run."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from server.fuzz import frame, request
from server.serving import EASY, Server, serving
from websockets.exceptions import ConnectionClosed


async def fuzzed(server: Server, frames: int, requests: int, seed: int = 7) -> tuple[int, list[str]]:
    """Send wild things; how many frames were sent, and what went wrong."""
    chance = random.Random(seed)
    wrong: list[str] = []
    begun = await server.begin(seed=7, seats=[{"kind": "here"}, {"kind": "here"}])
    table, tokens = begun["table"], [seat["token"] for seat in begun["seats"]]
    async with server.at(table, *tokens) as player:
        await player.answer()
    live = server.hall.tables[table]
    digest, number = live.g.digest(), live.number
    sent = 0
    while sent < frames:
        async with server.at(table, *tokens) as player:
            try:
                while sent < frames:
                    await player.socket.send(frame(chance))
                    sent += 1
                    if sent % 16 == 0:
                        await player.ask("ping")
            except ConnectionClosed:  # too many of them: it was sent away, and comes back
                continue
    wild = await server.begin(setup={"practice": True})  # may change: its token is brought along
    for _ in range(requests):
        own = chance.random() < 0.7
        method, path, body = request(chance, wild["table"] if own else table)
        status, told = await server.call(method, path, body, wild["seats"][0]["token"] if own else "")
        if status >= 500 or "Traceback" in str(told):
            wrong.append(f"{method} {path} {body!r}: {status} {told}")
    if (live.g.digest(), live.number) != (digest, number):
        wrong.append("the game has changed")
    if server.hall.metrics.counters["failures"]:
        wrong.append(f"{server.hall.metrics.counters['failures']} errors of the server itself")
    async with server.at(table, *tokens) as player:
        await player.answer()  # it goes on
    return sent, wrong


@pytest.mark.slow
async def test_nothing_wild_changes_or_breaks_anything(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        sent, wrong = await fuzzed(server, 600, 250)
        assert sent == 600 and wrong == []
