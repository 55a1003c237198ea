"""What `./test` tries of the server in short, at full length: `python bench/server_proofs.py [fuzz|kills|tokens|leaks] …`.

fuzz    20,000 wild frames and 2,000 requests: no error of the server, no change of state, no growth of memory
kills   killed with SIGKILL at 100 random moments: every acknowledged answer is there, with the same digest
tokens  500 forged, used and other tables' tokens, each refused
leaks   300 random games of each game: exchanging what a seat cannot see changes no byte that is sent to it
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path

from tableforge import games

# in place of this folder, whose `server` is another
sys.path[0] = str(Path(__file__).resolve().parent.parent / "tests")


def resident() -> float:
    """This process' resident memory in MB, by Linux, or the most it ever had."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


async def fuzz(data: Path, n: int) -> str:
    from server.serving import EASY, serving
    from server.test_fuzz import fuzzed

    async with serving(data, limits=EASY) as server:
        await fuzzed(server, n // 10, n // 100, seed=1)
        before = resident()
        sent, wrong = await fuzzed(server, n, n // 10)
        assert not wrong, wrong[:5]
        return f"{sent} frames and {n // 10} requests: nothing wrong; memory {before:.0f} MB before, {resident():.0f} MB after"


async def kills(data: Path, n: int) -> str:
    from server.kills import killed

    return f"{n} kills: nothing lost; {await killed(data, n)} answers in the last games"


async def forged(data: Path, n: int) -> str:
    from server.serving import EASY, serving
    from server.test_guard import refused_everywhere

    async with serving(data, limits=EASY) as server:
        return f"{await refused_everywhere(server, n)} of {n} refused"


async def leaks(data: Path, n: int) -> str:
    from server.leaks import Found, one_game
    from server.serving import EASY, serving

    out = []
    for game in games.names():
        found = Found()
        async with serving(data, limits=EASY) as server:
            for seed in range(n):
                await one_game(server, game, seed, 20, found)
        assert not found.leaks, found.leaks[:5]
        out.append(
            f"{game}: {found.games} games, {found.checks} exchanges, {found.frames} frames, {found.bytes} bytes alike"
        )
    return "\n".join(out)


PROOFS = {"fuzz": (fuzz, 20_000), "kills": (kills, 100), "tokens": (forged, 500), "leaks": (leaks, 300)}


def main() -> None:
    parser = argparse.ArgumentParser(description="The proofs of the server at full length.")
    parser.add_argument("proofs", nargs="*", choices=[*PROOFS, []], default=list(PROOFS))
    parser.add_argument("--n", type=int, help="how many, in place of the full number")
    wanted = parser.parse_args()
    for name in wanted.proofs:
        proof, usual = PROOFS[name]
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="tableforge-proof-") as folder:
            told = asyncio.run(proof(Path(folder), wanted.n or usual))
        print(f"{name} ({time.monotonic() - began:.0f} s): {told}", flush=True)


if __name__ == "__main__":
    main()
