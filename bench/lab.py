"""The long proofs of the lab: `python bench/lab.py WHAT [--games N] [--bot BOT] [--jobs N] [--out FOLDER]`.  WHAT is one of:

kills   the process that writes is killed again and again (SIGKILL), now and then with all of its workers, now and then between
        writing a shard and renaming it: at the end every game is there once, with the digests of one process
nodes   two Ray nodes on this machine's loopback; one of them is killed whole under way: the same
rate    games a CPU second in one process, in a crew of processes and on Ray, in batches of half a second and more, interleaved
many    one large run (`--games 1000000 --bot random`, `--games 100000 --bot easy`): wall and CPU time, memory, size; `--minutes`
        stops it then, and with the same `--out` it goes on
each    CPU ms a game of `--bot` in one process, beside as many games by lot on the bare positions of the same tables, in turns
strength  `deck strength` of a starter deck to `--margin` points by `--bot`: games a CPU second, and what other margins take by that
even    `deck even` of starter:onyx and forged:aoa:12 by `--bot`: the chains that make them even, and what that takes
"""

from __future__ import annotations

import argparse
import os
import resource
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tableforge import bench
from tableforge.kernel.ask import EVEN
from tableforge.kernel.core import play_out
from tableforge.keyforge.decks.deck import load
from tableforge.lab import figures, spec, strength
from tableforge.lab.crew import Crew, play_batch
from tableforge.lab.folder import ResultFolder
from tableforge.lab.play import ExperimentPlayer, job_of
from tableforge.lab.rating import games_for, share
from tableforge.lab.runner import Progress, run

GAME = "keyforge"
MEASURED = "starter:onyx"
PAIR = ("starter:onyx", "forged:aoa:12")
HEAD, SECOND, PORT = "127.0.0.2", "127.0.0.3", 21710
TOML = """
game = "keyforge"
seed = 1
games = {games}
bots = ["{bot}"]
decks = [["forged:1", "forged:2"], ["forged:3", "forged:4"]]
"""
PROGRAM = """
import sys
from pathlib import Path
from tableforge.lab import spec
from tableforge.lab.runner import run
if __name__ == "__main__":
    wanted = spec.parse(Path(sys.argv[1]).read_bytes(), Path(sys.argv[1]))
    jobs, ray = int(sys.argv[3]), "" if sys.argv[3] == "-1" else None
    run(wanted, Path(sys.argv[2]), size=int(sys.argv[4]), jobs=max(0, jobs), ray=ray)
"""
ON_RAY = -1


def experiment(bot: str, games: int) -> spec.Experiment:
    return spec.parse(TOML.format(bot=bot, games=games).encode(), Path("experiment.toml"))


def digests(folder: Path) -> dict[int, str]:
    return {row["id"]: row["digest"] for row in ResultFolder.to_read(folder).rows(["id", "digest"])}


def command(file: Path, out: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "tableforge", "lab", "run", str(file), "--out", str(out), *more]


def shards(folder: Path) -> int:
    return len(list((folder / "games").glob("*.parquet")))


def children(pid: int) -> list[int]:
    """The descendants of a process, by their ids."""
    below: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                parent = int(Path("/proc", name, "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            below.setdefault(parent, []).append(int(name))
    out, todo = [], [pid]
    while todo:
        for kid in below.get(todo.pop(), []):
            out.append(kid)
            todo.append(kid)
    return out


def wait_until(what: Callable[[], bool], process: subprocess.Popen[Any]) -> bool:
    """Wait for something, or for the end of a process; whether it came about."""
    while not what():
        if process.poll() is not None:
            return what()
        time.sleep(0.02)
    return True


def compare(out: Path, wanted: spec.Experiment, told: str) -> None:
    """Hold what is in a folder against the same games in one process."""
    found = digests(out)
    player = ExperimentPlayer(wanted)
    same = all([row["digest"] == found[id] for id in range(wanted.total) if isinstance(row := player.play(id), dict)])
    print(
        f"{told}: {len(found)} of {wanted.total} games, each once, digests {'equal' if same else 'DIFFERENT'}",
        flush=True,
    )
    if not same or len(found) != wanted.total:
        raise SystemExit(1)


# ---------------------------------------------------------------- kills
def kills(out: Path, bot: str, games: int, jobs: int) -> None:
    file, folder = out / "kills.toml", out / "kills"
    file.write_text(TOML.format(bot=bot, games=games))
    times = 0
    while True:
        process = subprocess.Popen(command(file, folder, "--jobs", str(jobs), "--batch", "5"))
        before = shards(folder) if folder.exists() else 0
        half_written = times % 3 == 2

        def moment(before: int = before, half_written: bool = half_written) -> bool:
            if half_written:
                return any((folder / "games").glob("*.part"))
            return folder.exists() and shards(folder) >= before + 3

        if not wait_until(moment, process) or process.poll() is not None:
            break
        for pid in children(process.pid) if times % 3 == 1 else []:
            os.kill(pid, signal.SIGKILL)  # its workers first
        process.kill()
        process.wait()
        times += 1
    compare(folder, experiment(bot, games), f"killed {times} times")


# ---------------------------------------------------------------- two nodes
def nodes(out: Path, bot: str, games: int) -> None:
    env = {
        **os.environ,
        "HOME": str(out),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }
    file, folder = out / "nodes.toml", out / "nodes"
    file.write_text(TOML.format(bot=bot, games=games))
    start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--num-cpus=1", "--block"]
    head = subprocess.Popen(
        [
            *start,
            "--head",
            f"--node-ip-address={HEAD}",
            f"--port={PORT}",
            "--include-dashboard=false",
            f"--temp-dir={out}/ray",
            *ports(0),
        ],
        env=env,
        stdout=(out / "head.log").open("w"),
        stderr=subprocess.STDOUT,
    )
    second: subprocess.Popen[Any] | None = None
    try:
        if not wait_until(lambda: answers(HEAD, PORT), head):
            raise SystemExit(f"the first node did not begin: {out}/head.log")
        second = subprocess.Popen(
            [*start, f"--address={HEAD}:{PORT}", f"--node-ip-address={SECOND}", *ports(50)],
            env=env,
            stdout=(out / "second.log").open("w"),
            stderr=subprocess.STDOUT,
        )
        time.sleep(15)
        playing = subprocess.Popen(command(file, folder, "--ray", f"{HEAD}:{PORT}", "--batch", "4"), env=env)
        wait_until(lambda: folder.exists() and shards(folder) >= 6, playing)
        for pid in [*children(second.pid), second.pid]:
            os.kill(pid, signal.SIGKILL)
        second.wait()
        if playing.wait():
            raise SystemExit("the run ended with an error")
        compare(folder, experiment(bot, games), "one of two nodes killed")
    finally:
        for process in (second, head):
            if process is not None and process.poll() is None:
                for pid in [*children(process.pid), process.pid]:
                    os.kill(pid, signal.SIGTERM)
                process.wait()


def ports(by: int) -> list[str]:
    """Ports of a node of its own, so that two have room on one machine."""
    at = PORT + by
    names = (
        "node-manager-port",
        "object-manager-port",
        "dashboard-agent-listen-port",
        "metrics-export-port",
        "runtime-env-agent-port",
    )
    own = [f"--{name}={at + 2 + k}" for k, name in enumerate(names)]
    return [
        *own,
        f"--dashboard-agent-grpc-port={at + 8}",
        f"--min-worker-port={at + 10}",
        f"--max-worker-port={at + 29}",
    ]


def answers(host: str, port: int) -> bool:
    with socket.socket() as s:
        s.settimeout(1)
        return s.connect_ex((host, port)) == 0


# ---------------------------------------------------------------- rates
def rate(out: Path, bot: str, games: int, jobs: int, with_ray: bool) -> None:
    """CPU seconds of everything (a run and all processes that it begins) a game, in interleaved rounds; the best round of each."""
    wanted = experiment(bot, games)
    few = Crew(wanted, 0, size=10).play(iter(range(20)), 20)
    last = [batch.seconds / len(batch) for batch in few][-1]
    size = max(1, round(0.7 / last))
    ways = {"one process": 0, f"a crew of {jobs}": jobs, **({"Ray, on this machine": ON_RAY} if with_ray else {})}
    best: dict[str, float] = {}
    for k in range(3):
        for name, way in ways.items():
            used = spent(out / f"{k}_{way}", bot, games, way, size) - spent(out / f"{k}_{way}_few", bot, 2, way, size)
            best[name] = min(best.get(name, used), used)
            print(f"{name}: {1e3 * used / wanted.total:.2f} CPU ms a game, batches of {size}", flush=True)
    for name, used in best.items():
        share = 100 * best["one process"] / used
        print(f"| {name} | {wanted.total / used:.1f} games a CPU second | {share:.0f} % of one process |")


def spent(folder: Path, bot: str, games: int, way: int, size: int) -> float:
    """The CPU seconds of a run and of all processes that it begins."""
    script, file = folder.with_suffix(".py"), folder.with_suffix(".toml")
    script.write_text(PROGRAM)
    file.write_text(TOML.format(bot=bot, games=games))
    process = subprocess.Popen([sys.executable, str(script), str(file), str(folder), str(way), str(size)])
    used: dict[int, float] = {}
    while process.poll() is None:
        for pid in [process.pid, *children(process.pid)]:
            try:
                fields = Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            used[pid] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        time.sleep(0.1)
    if process.returncode:
        raise SystemExit(f"{script} ended with {process.returncode}")
    return sum(used.values())


# ---------------------------------------------------------------- many games
class TimeIsUp(Exception):
    """The minutes that a run was given are over."""


def many(out: Path, bot: str, games: int, jobs: int, minutes: float) -> None:
    wanted = experiment(bot, games // 2)
    folder = out / f"many-{bot}-{games}"
    began, said = time.monotonic(), [0.0]

    def tell(progress: Progress) -> None:
        now = time.monotonic()
        if now - said[0] > 60:
            said[0] = now
            print(f"{progress.done} of {progress.total} after {now - began:.0f} s, {memory_of_self()} MB", flush=True)
        if now - began > 60 * minutes:
            raise TimeIsUp

    with suppress(TimeIsUp):
        run(wanted, folder, jobs=jobs, told=tell)
    wall, used = time.monotonic() - began, cpu_used()
    size = sum([path.stat().st_size for path in folder.rglob("*") if path.is_file()])
    memory, workers = memory_of_self(), resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    began = time.monotonic()
    found = figures.gather(ResultFolder.to_read(folder))
    reading = time.monotonic() - began
    times = f"{wall / 60:.1f} min wall, {used / 60:.1f} min CPU now; games {found.seconds / 60:.1f} min CPU in all"
    print(
        f"| {bot} | {found.games} of {wanted.total} games, {len(found.failures)} failed | {times} | "
        f"{memory} MB, a worker {workers} MB | {size / 1e6:.1f} MB, {shards(folder)} files | report read in {reading:.1f} s |"
    )


def each(bot: str, games: int) -> None:
    """CPU ms a game in the lab and on bare positions, in turns; the median of each."""
    player = ExperimentPlayer(experiment(bot, games))
    play_batch(player, range(20))
    in_lab: list[float] = []
    bare: list[float] = []
    for _ in range(7):
        in_lab.append(play_batch(player, range(games)).seconds / games)
        began = time.process_time()
        for id in range(games):
            job = job_of(player.experiment, id)
            play_out(player.begin(job).state, Random(job.seed).random, EVEN, player.experiment.answers)
        bare.append((time.process_time() - began) / games)
    print(
        f"{bot}: {1e3 * median(in_lab):.2f} CPU ms a game in the lab, {1e3 * median(bare):.2f} by lot on bare positions"
    )


def memory_of_self() -> int:
    """The most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def cpu_used() -> float:
    """The CPU seconds of this process and of all that it began and that have ended."""
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum([usage.ru_utime + usage.ru_stime for usage in both])


# ---------------------------------------------------------------- how strong a deck is, and what makes two even
def strength_of_deck(bot: str, margin: float, jobs: int) -> None:
    before, began = cpu_used(), time.monotonic()
    found = strength.measure(GAME, load(MEASURED), bot=bot, margin=margin, jobs=jobs)
    used, wall = cpu_used() - before, time.monotonic() - began
    print(
        f"{MEASURED}: {found.won:.1f} % ± {found.margin:.1f} of {found.games} games against {found.field} ({bot}); "
        f"Elo {found.elo:+.0f} ± {found.elo_margin:.0f}"
    )
    a_game = used / found.games
    print(f"{bot}: {used:.0f} CPU s, {wall:.0f} s wall, {1 / a_game:.2f} games a CPU second")
    for points in (5.0, 2.0, 1.0):
        games = games_for(points)
        print(f"| ±{points:g} | {games} games | {games * a_game / 60:.1f} CPU minutes with {bot}, by that rate |")


def even_decks(bot: str, jobs: int) -> None:
    before, began = cpu_used(), time.monotonic()
    curve = strength.even(GAME, load(PAIR[0]), load(PAIR[1]), bot=bot, jobs=jobs)
    used, wall = cpu_used() - before, time.monotonic() - began
    for step in curve.steps:
        won, around = share(step.score, step.games)
        print(f"  {step.handicap:+d} chains: {won:.0f} % ± {around:.0f} of {step.games:.0f} games")
    games = sum([step.games for step in curve.steps])
    crossing = "never even" if curve.even is None else f"even at {curve.even:.1f} ± {curve.margin:.1f} chains"
    print(f"{PAIR[0]} against {PAIR[1]} ({bot}): {crossing}; a chain is worth {curve.elo_each:.0f} Elo")
    print(f"{games:.0f} games, {used:.0f} CPU s, {wall:.0f} s wall")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("kills", "nodes", "rate", "many", "each", "strength", "even"))
    parser.add_argument(
        "--out", type=Path, help="where results are kept; without it, a folder that is removed afterwards"
    )
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--bot", default="")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--margin", type=float, default=5.0, help="of `strength`, in points")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="after which `many` stops")
    parser.add_argument("--no-ray", action="store_true")
    wanted = parser.parse_args()
    out = wanted.out or Path(tempfile.mkdtemp(prefix="tableforge-lab-"))
    out.mkdir(parents=True, exist_ok=True)
    print(bench.machine())
    try:
        if wanted.what == "kills":
            kills(out, wanted.bot or "random", wanted.games or 200, wanted.jobs)
        elif wanted.what == "nodes":
            nodes(out, wanted.bot or "easy", wanted.games or 40)
        elif wanted.what == "rate":
            rate(out, wanted.bot or "easy", wanted.games or 200, wanted.jobs, not wanted.no_ray)
        elif wanted.what == "each":
            each(wanted.bot or "random", wanted.games or 200)
        elif wanted.what == "strength":
            strength_of_deck(wanted.bot or "medium", wanted.margin, wanted.jobs)
        elif wanted.what == "even":
            even_decks(wanted.bot or "medium", wanted.jobs)
        else:
            many(out, wanted.bot or "random", wanted.games or 1_000_000, wanted.jobs, wanted.minutes)
    finally:
        if wanted.out is None:
            shutil.rmtree(out, ignore_errors=True)


if __name__ == "__main__":
    main()
