"""The leak law over the wire: exchange two things that a seat cannot see, and every byte that is sent to it stays the same.

At decisions of random games a client sits down, is told everything, asks why and what would come of it, and gives wrong answers;
then it does the same in the exchanged position.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from server.serving import GUARD, Server

from tableforge import games
from tableforge.kernel.chance import Rng, rng
from tableforge.kernel.core import State
from tableforge.kernel.settings import ALIKE, WINDOWS
from tableforge.laws.trial import Chooser, ask_again, event_in_position, question_site
from tableforge.server import setup
from tableforge.server.live import Live
from tableforge.server.messages import SPECTATOR
from tableforge.table.sitting import Sitting, answer_key

MOST_DECISIONS = 2000
PROBES = 4  # wrong answers of one check
PEEKS = 3


class HasGame(Protocol):
    """Whatever a game lies on: a table of a server, or of another door."""

    g: Sitting


@dataclass
class Found:
    """What was looked at, and what gave something away."""

    games: int = 0
    checks: int = 0
    frames: int = 0
    bytes: int = 0
    leaks: list[str] = field(default_factory=list)


async def look(server: Server, live: Live, token: str, requests: Sequence[dict[str, Any]]) -> list[str]:
    """Everything that a client is sent: when it sits down, and to each request; frames as they come."""
    async with server.socket(live.record.id) as socket:
        await socket.send(json.dumps({"t": "sit", "id": 1, "tokens": [token], "lang": "fr"}))
        out = [await asyncio.wait_for(recv(socket), GUARD) for _ in range(3)]
        for request in requests:
            await socket.send(json.dumps(request))
            out.append(await asyncio.wait_for(recv(socket), GUARD))
    while live.clients:
        await asyncio.sleep(0)
    return out


async def recv(socket: Any) -> str:
    return str(await socket.recv())


def pairs(s: State, live: HasGame, seat: int | None, chance: Rng) -> list[tuple[int, int]]:
    """Two things that the seat cannot tell apart, of some group of them."""
    game = live.g.game
    groups = [group for group in game.laws.hidden_groups(s, seat) if len(group) > 1]
    if not groups:
        return []
    group = groups[chance.below(len(groups))]
    i, j = group[chance.below(len(group))], group[chance.below(len(group))]
    return [] if i == j or game.laws.alike(s, i, j) else [(i, j)]


def requests_for(live: Live, seat: int, i: int, j: int) -> list[dict[str, Any]]:
    """What a curious client tries."""
    s, game, number = live.g.state, live.g.game, live.number
    q = live.g.question(seat)
    keys = [*game.laws.probes(s, seat, i)[:PROBES], *game.laws.probes(s, seat, j)[:PROBES], "nothing"]
    out: list[dict[str, Any]] = []
    for key in keys:
        out.append({"t": "why", "seat": seat, "key": key})
        if q is None or key not in q.keys:
            out.append({"t": "answer", "seat": seat, "number": number, "key": key})
    for key in q.keys[:PEEKS] if q is not None else ("nothing",):
        out.append({"t": "peek", "seat": seat, "number": number, "key": key})
    out += [{"t": "undo", "seat": seat, "number": number}, {"t": "order", "seat": seat, "until": "nothing at all"}]
    return [{**request, "id": n} for n, request in enumerate(out, 2)]


def exchanged(live: HasGame, seat: int | None, i: int, j: int) -> bool:
    """Put the exchanged position on the table; False where another seat's own cards change what it may do."""
    g = live.g
    t = ask_again(g.game.laws.swap(g.state, i, j))
    if question_site(g.state) != question_site(t):
        return False
    other = g.clone()
    hidden = [e.source not in (i, j) and not e.is_seen_by(seat) and (i in e.cards or j in e.cards) for e in g.events]
    other.events[:] = [event_in_position(e, t) if unseen else e for e, unseen in zip(g.events, hidden, strict=True)]
    if any([not e.is_seen_by(seat) and e.source in (i, j) for e in g.events]):
        return False  # a source was seen
    other.state = t
    live.g = other
    return True


async def one_game(server: Server, name: str, seed: int, every: int, found: Found, most: int = MOST_DECISIONS) -> None:
    """Play a random game, or its first decisions, and check one in so many."""
    game = games.game(name)
    flavours = game.flavours
    options = game.sample(seed, flavours[seed % len(flavours)])
    options = {**options, **({WINDOWS.name: ALIKE} if any([s.name == WINDOWS.name for s in game.settings]) else {})}
    chosen = game.setup(**options)
    new = setup.prepare_table(game, chosen, [setup.Wish(setup.HERE)] * game.count_seats(chosen), seed=seed)
    live = await server.hall.add(new.record, [])
    tokens = {given.seat: given.token for given in new.given} | {SPECTATOR: new.watch}
    chooser, chance = Chooser(seed), rng(seed ^ 0x1EAC)
    while (d := live.g.state.pending) is not None and not live.g.over and live.number < most:
        if chance.below(every) == 0:
            eyes = [SPECTATOR, *range(live.g.seats)][chance.below(1 + live.g.seats)]
            await check(server, live, eyes, str(tokens[eyes]), chance, found)
        answer = chooser.pick(d)
        seat = d.seat_of(answer)
        key = answer_key(game, live.g.state, answer)
        await live.play_answer(seat, key.partition(">")[2] if d.joint else key, live.number)
    found.games += 1
    await server.hall.remove(live.record.id)


async def check(server: Server, live: Live, eyes: int, token: str, chance: Rng, found: Found) -> None:
    """Look twice, before and after an exchange."""
    seat = None if eyes == SPECTATOR else eyes
    for i, j in pairs(live.g.state, live, seat, chance):
        requests = [{"t": "why", "id": 2, "seat": 0, "key": "x"}] if seat is None else requests_for(live, seat, i, j)
        g = live.g
        before = await look(server, live, token, requests)
        forget(live)
        if exchanged(live, seat, i, j):
            after = await look(server, live, token, requests)
            found.checks += 1
            found.frames += len(after)
            found.bytes += sum([len(frame) for frame in after])
            for n, (a, b) in enumerate(zip(before, after, strict=True)):
                if a != b:
                    asked = requests[n - 3] if n >= 3 else "sit"
                    found.leaks.append(
                        f"{live.record.game} {g.seed} at {live.number}, eyes {eyes}: {asked}: {apart(a, b)}"
                    )
        live.g = g
        forget(live)


def forget(live: Live) -> None:
    """Everything is told anew."""
    live.seat_updates.clear()
    live.stories.clear()


def apart(a: str, b: str) -> str:
    """Where two frames part."""
    n = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(0, n - 60) : n + 40]}… against …{b[max(0, n - 60) : n + 40]}…"
