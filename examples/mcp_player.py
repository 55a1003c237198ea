"""A client of `tableforge mcp` that plays by lot: the smallest whole player, to be given a mind.

    tableforge mcp bench --client 'python examples/mcp_player.py {url}' --games 5 --out runs/by-lot
    python examples/mcp_player.py                              # begins a server of its own and plays KeyForge on it

`choose` is where a language model would be asked.  The package `mcp` is all that it takes.
"""

from __future__ import annotations

import asyncio
import random
import sys

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.types import TextContent

MOST_ANSWERS = 6000


def choose(told: str, keys: list[str], rng: random.Random) -> str:
    """One of the keys that end what was told."""
    return rng.choice(keys)


def keys_of(told: str) -> list[str]:
    """The keys of the question that ends a result; none once the game is over."""
    question = told.rpartition("\n\n")[2]
    return [line.strip().partition(" = ")[0] for line in question.splitlines() if line.startswith("  ")]


async def play(client: Client, game: str, seed: int) -> str:
    """Play one game to its end, and return the last thing that was told."""

    async def call(tool: str, **arguments: object) -> str:
        content = (await client.call_tool(tool, arguments)).content[0]
        assert isinstance(content, TextContent)
        return content.text

    rng = random.Random(seed)
    told = await call("sit", game=game)
    table = told.split()[1]
    await call("note", table=table, text="I answer by lot.")
    for _ in range(MOST_ANSWERS):
        keys = keys_of(told)
        if not keys:
            break
        told = await call("answer", table=table, key=choose(told, keys, rng))
    return told


async def main(where: str) -> None:
    """Play on the server at an address, or on one that is begun for it."""
    own = StdioServerParameters(command=sys.executable, args=["-m", "tableforge", "mcp"])
    async with Client(where if where else stdio_client(own)) as client:
        print((await play(client, "" if where else "keyforge", 0)).strip())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else ""))
