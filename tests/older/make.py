"""Plays the collection of games under way that later versions must go on with: saves, tables of a server, campaigns.

    PYTHONPATH=src:tests python -m older.make         writes tests/older/<version>/

Run it once for each version, before anything is changed that its games could notice; a collection is never made again.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from server.serving import EASY, Reached, serving

import tableforge
from tableforge import campaign, games
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
HERE = Path(__file__).parent
SEEDS = 6  # of each flavour of each game
LONGEST = 2500  # answers of a save
TABLES = {"keyforge": 3, "arkham": 3, "fateforge": 3}
CAMPAIGNS: dict[str, tuple[Json, int]] = {  # how it is begun, and how many of its games are played to their end
    "arkham": ({"investigators": ["roland", "daisy"]}, 1),
    "fateforge": ({"heroes": ["mercenary", "thief"]}, 0),
}


def played(g: Sitting, rng: Random, answers: int) -> Sitting:
    """A game after so many answers by lot, or at its end; the turn is seldom ended while anything else can be done."""
    for n in range(answers):
        d = g.decision
        if d is None:
            break
        keys = [o.key for o in d.options]
        more = [key for key in keys if key not in ("end", "done", "pass")] if rng.random() < 0.9 else keys
        g.answer(rng.choice(more or keys), seat=d.seat)
        if n % 5 == 0:
            g.save()  # as a table does: it keeps beside the answers how the game stood where it can be left
    return g


def saves() -> list[Json]:
    """Games of every flavour, each left at another place."""
    out = []
    for name in games.names():
        game = games.game(name)
        for flavour in game.flavours:
            for seed in range(SEEDS):
                g = Sitting(game, game.setup(**game.sample(seed, flavour)), seed)
                end = len(played(g.clone(), Random(seed), LONGEST).answers)
                left = max(1, min(end, end * (seed + 1) // SEEDS))  # the last one is over, or as long as a save may be
                out.append(
                    {"name": f"{name}-{flavour}-{seed}", "save": json.loads(played(g, Random(seed), left).save())}
                )
    return out


async def tables(folder: Path) -> None:
    """Tables of each game on a server, one of them with words said and a seat that waits for somebody."""
    async with serving(folder, limits=EASY) as server:
        for name, n in TABLES.items():
            for seed in range(n):
                await one_table(server, name, seed)


async def one_table(server: Reached, name: str, seed: int) -> None:
    game = games.game(name)
    setup = game.sample(seed, game.flavours[-1])
    seats = game.count_seats(game.setup(**setup))
    people: list[Json] = [{"kind": "here", "name": f"Ada {k}"} for k in range(seats)]
    if seed == 2 and seats > 1:
        people[-1] = {"kind": "invite"}
    table = await server.begin(name, setup=setup, seats=people, seed=seed)
    rng = Random(seed)
    async with server.at(table["table"], *[seat["token"] for seat in table["seats"] if seat["token"]]) as player:
        for _ in range(40 * (seed + 1)):
            if player.question is None:
                break
            await player.answer(rng.choice(player.question["options"])["key"])
        if seed == 0:
            await player.ask("say", text="Bonne chance !", seat=0)


def campaigns() -> list[Json]:
    """A campaign of each game that has them, with the save of the game that it is in."""
    out = []
    for name, (options, ended) in CAMPAIGNS.items():
        c = campaign.new(name, seed=7, **options)
        for _ in range(ended):
            c.record(played(next_game(c), Random(7), 100_000).result or {})
        out.append(
            {
                "name": name,
                "campaign": json.loads(c.save()),
                "save": json.loads(played(next_game(c), Random(8), 60).save()),
            }
        )
    return out


def next_game(c: campaign.Campaign) -> Sitting:
    game = c.next_game()
    return tableforge.new(c.game.name, seed=game.seed, **game.settings)


def dumped(database: Path) -> str:
    with sqlite3.connect(database) as c:
        return "\n".join(c.iterdump())


def write(path: Path, rows: list[Json]) -> None:
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
    path.write_bytes(gzip.compress("\n".join(lines).encode(), 9, mtime=0))


def main() -> None:
    into = HERE / tableforge.__version__
    into.mkdir()
    write(into / "saves.jsonl.gz", found := saves())
    write(into / "campaigns.jsonl.gz", campaigns())
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(tables(Path(folder)))
        database = next(Path(folder).glob("*.sqlite3"))
        (into / "server.sql.gz").write_bytes(gzip.compress(dumped(database).encode(), 9, mtime=0))
    print(f"{len(found)} saves, {sum(TABLES.values())} tables in {into}")


if __name__ == "__main__":
    main()
