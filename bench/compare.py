"""Two commits side by side, in one run: how fast each plays every game, and what an answer costs on its server.

    python bench/compare.py OLD [NEW] [--parts fateforge,server] [--rounds 5] [--quick]

What is measured is built of each commit in a clone of its own, with the same flags; the clones stay in the folder `--work`, so
that another run need not compile again.  Then both are measured in turn, each time in a process of its own, by CPU time, so that
other work on the machine matters little.  Printed are the best figure of each, and the ratio of the new to the old one round by
round: its median, and how far it spreads.  Both must play the same games to the same final positions (`digest`); where they do
not, the run ends with 1.

Built trees can be given in the place of commits, and are taken as they are.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("keyforge", "arkham", "fateforge")
SERVER: Final = "server"
TABLE: Final = "table"  # the Python door is a part of it
PARTS: Final = (*GAMES, SERVER)
MOST_DECISIONS: Final = 20_000
LONG: Final = {"tale": 8, "alike": 4}  # flavours of which a game is so many times as long as others
TIMES: Final = (
    3  # that a process measures a figure; the best one counts: the speed of a machine changes within a second
)
CLONES: Final = 20_000
AT_ONE_TABLE: Final = 400  # answers, at most
DOOR: Final = "door decisions/s"
SLOWER: Final = ("us", "ms")  # units of which less is better

Figures = dict[str, float]  # by name, the unit behind the last blank


class Measured(NamedTuple):
    """What one process found out of a tree."""

    figures: Figures
    digests: dict[str, str]
    compiled: bool


# ------------------------------------------------------------------ in a process of its own, at either commit
# It must run on every version it may meet, so it stands on as little of it as possible.
def measure(part: str, games: int) -> Measured:
    from tableforge import _mode

    figures, digests = measure_server(games) if part == SERVER else measure_game(part, games)
    return Measured(figures, digests, _mode.compiled("keyforge" if part == SERVER else part))


def measure_game(name: str, games: int) -> tuple[Figures, dict[str, str]]:
    """Bare games of every flavour, games through the Python door, and clones."""
    import tableforge
    from tableforge.table.sitting import Sitting

    game = tableforge.game(name)
    figures: Figures = {}
    digests: dict[str, str] = {}
    for flavour in game.flavours:
        some = max(2, games // LONG.get(flavour, 1))
        tables = [game.lay(game.setup(**game.sample(k, flavour))) for k in range(some)]
        digests[flavour] = digest([bare(game, tables[k], k) for k in range(some)])
        figures[f"{flavour} decisions/s"] = rate([partial(decisions_of, game, tables[k], k) for k in range(some)])
    setups = [game.setup(**game.sample(k, game.flavours[0])) for k in range(max(2, games // 4))]
    sittings = [Sitting(game, setup, 0) for setup in setups]
    figures[DOOR] = rate([partial(through_the_door, g, k) for k, g in enumerate(sittings)])
    figures["clone us"] = min([clone_us(sittings[0].state) for _ in range(TIMES)])
    return figures, digests


def bare(game: Any, table: Any, seed: int) -> tuple[int, Any]:
    """A game without log: how many decisions it took, and its final position."""
    from tableforge.kernel.core import play_out

    s = game.begin(table, seed)
    s.tracing = False
    s.events.clear()
    return play_out(s, Random(seed).random, game.ends_early, MOST_DECISIONS), s


def decisions_of(game: Any, table: Any, seed: int) -> int:
    return bare(game, table, seed)[0]


def through_the_door(laid: Any, seed: int) -> int:
    """A game with log and undo: how many decisions it took."""
    g = laid.again(seed)
    chance, early = Random(seed).random, g.game.ends_early
    for n in range(MOST_DECISIONS):
        if (d := g.decision) is None:
            return n
        g.answer(d.by_lot(chance, early))
    return MOST_DECISIONS


def rate(games: list[Callable[[], int]]) -> float:
    """Decisions in a second of CPU, the best of some times."""
    found = []
    for _ in range(TIMES):
        began = process_time()
        decisions = sum([play() for play in games])
        found.append(decisions / (process_time() - began))
    return max(found)


def clone_us(s: Any) -> float:
    began = process_time()
    for _ in range(CLONES):
        s.clone()
    return 1e6 * (process_time() - began) / CLONES


def digest(played: list[tuple[int, Any]]) -> str:
    """Of the whole final positions of some games."""
    found = hashlib.sha256()
    for decisions, s in played:
        found.update(repr((decisions, s.dump())).encode())
    return found.hexdigest()[:12]


class Eye:
    """A client without a socket; one that draws scenes draws no game from its view."""

    def __init__(self, held: tuple[int, ...], encode: Callable[[Any], bytes], scenes: bool) -> None:
        self.lang, self.held, self.epoch, self.told = "en", held, 0, 0
        self.wants_scenes = scenes
        self.own_tables: tuple[str, ...] | None = () if scenes else None  # as some commits called it
        self.scenes: dict[int, Any] = {}
        self.encode = encode
        self.heard = 0

    def send(self, message: Any) -> None:
        self.heard = zlib.crc32(self.encode(message), self.heard)

    def leave(self, kind: str, why: Any, again: bool) -> None:
        """The server closes."""


def measure_server(games: int) -> tuple[Figures, dict[str, str]]:
    """Answers at tables of KeyForge with two clients, from the message to both encoded frames; the CPU of all threads."""
    with tempfile.TemporaryDirectory() as data:
        return asyncio.run(answers_on_server(Path(data), games))


async def answers_on_server(data: Path, games: int) -> tuple[Figures, dict[str, str]]:
    from tableforge.server.hall import Hall, Settings
    from tableforge.server.worker import settle_memory

    hall = Hall(Settings(data))
    await hall.open()
    settle_memory()  # as a worker does before it serves
    spent: list[list[float]] = []
    heard: list[int] = []
    drawn: list[float] = []
    for seed in range(games):
        times, sent = await one_table(hall, seed)
        spent.append(times)
        heard.append(sent)
        drawn += (await one_table(hall, seed, scenes=True))[0]
    await hall.close()
    early = [x for times in spent for x in times[: len(times) // 3]]
    late = [x for times in spent for x in times[-(len(times) // 3) :]]
    figures = {
        "answer ms": 1e3 * statistics.mean([x for times in spent for x in times]),
        "answer with scenes ms": 1e3 * statistics.mean(drawn),
        "in the first third of a game ms": 1e3 * statistics.mean(early),
        "in the last third of a game ms": 1e3 * statistics.mean(late),
    }
    return figures, {"frames": f"{zlib.crc32(repr(heard).encode()):08x}"}


def by_name(owner: Any, name: str, before: str) -> Any:
    """A function of the measured tree, by the name that it has, or had before."""
    return getattr(owner, name, None) or getattr(owner, before)


async def one_table(hall: Any, seed: int, scenes: bool = False) -> tuple[list[float], int]:
    """The CPU time of each answer of a game, and a checksum of all that was sent."""
    from tableforge import games
    from tableforge.server import messages, records, setup
    from tableforge.server.socket import ENCODER

    game = games.game("keyforge")
    chosen = game.setup(**game.sample(seed, game.flavours[0]))
    prepare, add = by_name(setup, "prepare_table", "new_table"), by_name(records, "add_table", "add")
    new = prepare(game, chosen, [setup.Wish(setup.HERE)] * 2, seed=seed)
    await hall.store.write(lambda c: add(c, new.record))
    live = await hall.table(new.record.id)
    connect = by_name(live, "connect", "enter")
    eyes = [Eye((seat,), ENCODER.encode, scenes) for seat in range(2)]
    for eye in eyes:
        await connect(eye, 0, 0)
        eye.heard = 0  # the table has another name each time
    chance = Random(seed).random
    spent: list[float] = []
    while not live.g.over and len(spent) < AT_ONE_TABLE:
        seat, d = next(iter(live.g.asked.items()))
        key = live.g.question(seat).keys[d.by_lot(chance, game.ends_early)]
        began = process_time()
        await live.answer(eyes[seat], messages.Answer(id=len(spent), seat=seat, number=live.number, key=key))
        spent.append(process_time() - began)
    return spent, zlib.crc32(repr([eye.heard for eye in eyes]).encode())


# ------------------------------------------------------------------ building
def tree_of(wanted: str, work: Path, optimize: str, packages: list[str]) -> Path:
    """The tree of a commit, with these packages compiled; a folder is taken as it is."""
    if Path(wanted).is_dir():
        return Path(wanted).resolve()
    commit = run(["git", "rev-parse", "--verify", f"{wanted}^{{commit}}"], HERE).strip()
    tree = work / f"{commit[:12]}-{optimize if packages else 'pure'}"
    if not tree.exists():
        say(f"clone {wanted} ({commit[:12]})")
        run(["git", "clone", "--quiet", "--shared", "--no-checkout", str(HERE), str(tree)], HERE)
    run(["git", "checkout", "--quiet", commit], tree)
    for n, package in enumerate(packages):
        built = tree / "build" / f"compared-{package}"
        if not built.exists():
            say(f"compile {wanted}: {package} ({n + 1} of {len(packages)})")
            env = {"TABLEFORGE_COMPILE": package, "TABLEFORGE_OPTIMIZE": optimize}
            run([sys.executable, "setup.py", "build_ext", "--inplace"], tree, **env)
            built.parent.mkdir(exist_ok=True)
            built.touch()
    return tree


def packages_for(parts: list[str]) -> list[str]:
    """What must be compiled to measure these parts: their games and the table; the server is measured with KeyForge.

    >>> packages_for(["fateforge", "server"])
    ['keyforge', 'fateforge', 'table']
    """
    wanted = {"keyforge" if part == SERVER else part for part in parts}
    return [*(game for game in GAMES if game in wanted), TABLE]


def run(command: list[str], at: Path, **env: str) -> str:
    """What a command prints; where it fails, what it says of that."""
    rest = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    done = subprocess.run(command, cwd=at, env={**rest, **env}, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# ------------------------------------------------------------------ comparing
def measured(tree: Path, part: str, games: int, pure: bool) -> Measured:
    """The figures of a tree, from a process of its own."""
    env = {"PYTHONHASHSEED": "0", **({"TABLEFORGE_PURE": "1"} if pure else {})}
    command = [sys.executable, str(Path(__file__).resolve()), "--measure", str(tree), part, str(games)]
    return Measured(*json.loads(run(command, HERE, **env)))


def compare(part: str, trees: tuple[Path, Path], rounds: int, games: int, pure: bool) -> tuple[list[str], bool]:
    """The lines that tell of a part, and whether both played the same."""
    found: list[tuple[Measured, Measured]] = []
    for n in range(rounds):
        say(f"measure {part}: round {n + 1} of {rounds}")
        pair = [measured(tree, part, games, pure) for tree in (trees if n % 2 == 0 else trees[::-1])]
        found.append((pair[0], pair[1]) if n % 2 == 0 else (pair[1], pair[0]))
    lines = [line(part, name, found) for name in found[0][1].figures]
    if part != SERVER:
        shares = [new.figures[DOOR] / first(old) for old, new in found]
        spread = f"{min(shares):.0%} to {max(shares):.0%}"
        lines.append(f"{part:10} the new door's rate, of the old bare one {statistics.median(shares):.0%} ({spread})")
    digests = [each.digests for pair in found for each in pair]
    same = all([each == digests[0] for each in digests])
    told = f"the same: {' '.join(digests[0].values())}" if same else f"DIFFERS: {digests[0]} and {digests[1]}"
    modes = ["compiled" if each.compiled else "pure" for each in found[0]]
    return [*lines, f"{part:10} digest {told} ({' and '.join(modes)})"], same


def first(x: Measured) -> float:
    """The bare rate of the first flavour, which is also what goes through the door."""
    return next(iter(x.figures.values()))


def line(part: str, name: str, found: list[tuple[Measured, Measured]]) -> str:
    """One figure: the best of each, the median of the ratios and how far they spread."""
    what, _, unit = name.rpartition(" ")
    best = min if unit in SLOWER else max
    old = best([each.figures[name] for each, _ in found])
    new = best([each.figures[name] for _, each in found])
    ratios = [n.figures[name] / o.figures[name] for o, n in found]
    digits = 0 if unit.startswith("decisions") else 3
    told = f"{old:>12,.{digits}f} -> {new:>12,.{digits}f} {unit:12}"
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    return f"{part:10} {what:32} {told} x {statistics.median(ratios):.2f} ({spread}; best x {new / old:.2f})"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", help="a commit, or a tree that has been built")
    parser.add_argument("new", nargs="?", default="HEAD", help="another; the last commit where none is named")
    parser.add_argument("--parts", default=",".join(PARTS), help=f"what is measured, with commas: {', '.join(PARTS)}")
    parser.add_argument("--rounds", type=int, default=5, help="how often both are measured (5)")
    parser.add_argument(
        "--games", type=int, default=200, help="games of each flavour, a twentieth of them on the server (200)"
    )
    parser.add_argument("--quick", action="store_true", help="a tenth of the games, two rounds")
    parser.add_argument("--optimize", default="full", choices=("full", "quick"), help="how both are compiled (full)")
    parser.add_argument("--pure", action="store_true", help="compare the sources; nothing is compiled")
    parser.add_argument(
        "--work", type=Path, default=Path(tempfile.gettempdir()) / "tableforge-compare", help="where clones stay"
    )
    return parser.parse_args()


def main() -> None:
    if sys.argv[1:2] == ["--measure"]:
        tree, part, games = sys.argv[2:]
        sys.path[0] = f"{tree}/src"  # in the place of this folder
        json.dump(measure(part, int(games)), sys.stdout)
        return
    asked = arguments()
    parts = asked.parts.split(",")
    if wrong := [x for x in parts if x not in PARTS]:
        sys.exit(f"there is no part {', '.join(wrong)}; these are there: {', '.join(PARTS)}")
    games, rounds = (max(4, asked.games // 10), min(2, asked.rounds)) if asked.quick else (asked.games, asked.rounds)
    asked.work.mkdir(parents=True, exist_ok=True)
    packages = [] if asked.pure else packages_for(parts)
    old, new = [tree_of(x, asked.work, asked.optimize, packages) for x in (asked.old, asked.new)]
    all_same = True
    for part in parts:
        lines, same = compare(part, (old, new), rounds, max(2, games // 20) if part == SERVER else games, asked.pure)
        all_same = all_same and same
        print("\n".join(lines), flush=True)
    sys.exit(0 if all_same else 1)


if __name__ == "__main__":
    main()
