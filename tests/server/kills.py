"""A server that is killed at random moments while people play: what it acknowledged must be there afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from dataclasses import dataclass
from pathlib import Path

from server.serving import Apart, Player, Reached
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import tableforge
from tableforge.table.sitting import Sitting, read_save, replay

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


@dataclass
class Mirror:
    """A table, and the same game played here with every answer that was acknowledged."""

    table: str
    tokens: list[str]
    g: Sitting
    sent: str = ""  # an answer that was sent, and of which nothing was heard


async def play(server: Reached, mirror: Mirror, chance: random.Random) -> None:
    """Answer as fast as it goes, until the server is gone."""
    try:
        async with server.at(mirror.table, *mirror.tokens) as player:
            while (q := player.question) is not None:
                mirror.sent = chance.choice(q["options"])["key"]
                await answered(player, mirror, q["seat"], q["number"])
    except GONE:
        return


async def answered(player: Player, mirror: Mirror, seat: int, number: int) -> None:
    got = await player.ask("answer", seat=seat, number=number, key=mirror.sent)
    assert got["t"] == "ack", got
    mirror.g.answer(mirror.sent, seat)
    mirror.sent = ""
    await player.hear("table", until=lambda message: message["number"] > number)


async def checked(server: Reached, mirror: Mirror) -> int:
    """Compare what is kept with what was acknowledged, and go on from what is kept; how many answers there are."""
    status, kept = await server.call("GET", f"/api/tables/{mirror.table}/save", token=",".join(mirror.tokens))
    assert status == 200, kept
    body = read_save(kept["save"])
    mine = mirror.g.answers
    assert body["answers"][: len(mine)] == mine, "an acknowledged answer is lost"
    assert replay(mirror.g.game, body, len(mine)).digest() == mirror.g.digest()
    more = body["answers"][len(mine) :]
    assert more in ([], [mirror.sent]), "an answer is there that nobody gave"
    for key in more:
        mirror.g.answer(key)
    mirror.sent = ""
    assert mirror.g.digest() == body["digest"]
    return len(mirror.g.answers)


async def new_mirror(server: Reached, seed: int) -> Mirror:
    begun = await server.begin(seed=seed, seats=[{"kind": "here"}, {"kind": "here"}])
    tokens = [seat["token"] for seat in begun["seats"]]
    _, kept = await server.call("GET", f"/api/tables/{begun['table']}/save", token=",".join(tokens))
    return Mirror(begun["table"], tokens, tableforge.load(json.dumps(json.loads(kept["save"]))))


async def killed(data: Path, times: int, tables: int = 4, seed: int = 7, *options: str) -> int:
    """Kill a server so many times while so many tables are played; how many answers were acknowledged in all."""
    chance = random.Random(seed)
    mirrors: list[Mirror] = []
    for n in range(times):
        with Apart(data, *options) as server:
            for mirror in mirrors:
                await checked(server, mirror)
            mirrors = [mirror for mirror in mirrors if not mirror.g.over]
            while len(mirrors) < tables:
                mirrors.append(await new_mirror(server, 1000 * n + len(mirrors)))
            playing = [asyncio.create_task(play(server, mirror, random.Random(chance.random()))) for mirror in mirrors]
            while n == 0 and not any(
                [mirror.g.answers for mirror in mirrors]
            ):  # however slow the machine is, something is played
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.02 + chance.random() * 0.6)
            server.process.send_signal(signal.SIGKILL)
            await asyncio.gather(*playing)
    with Apart(data, *options) as server:
        return sum([await checked(server, mirror) for mirror in mirrors])
