"""How a server bears many tables: `python bench/server.py [--tables 200] [--seconds 300] [--database URL] [--growth]`.

500 tables and a minute: `python bench/server.py --tables 500 --seconds 60`; too much for any machine: `--rate 0.01`.  It
fails where an acknowledged answer is lost.

Each table is a game of KeyForge with two sockets, one for each seat, and gets one answer a second.  Server and load share this
machine's cores.  It prints how long answers took (to their acknowledgement, and until the other seat had the new table), what the
server used, and whether every acknowledged answer is on disk after it was killed; with `--profile`, where its time went.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

from tableforge.server.store import ANSWERS, Database, sqlite_url

SERVE = """
import cProfile, sys
from pathlib import Path
from tableforge.server import worker
from tableforge.server.guard import Limits, Rate
from tableforge.server.hall import Settings
data, database, workers, profile = sys.argv[1:]
free = Rate(1e9, 1e9)
limits = Limits(free, free, free, 10**6, frames=free)
taken = worker.open_socket("127.0.0.1", 0)
settings = Settings(Path(data), database, pace=0.0, workers=int(workers), limits=limits)
say = lambda: print(worker.socket_address(taken), flush=True)
if profile:
    cProfile.run("worker.run(settings, taken, say)", profile)
else:
    worker.run(settings, taken, say)
"""
FILES_EACH = 3  # of a table: two sockets, and the request that begins the next one
FILES_FREE = 200
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")


class Choice(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    seat: int
    number: int
    options: list[Choice]


class Eyes(msgspec.Struct):
    question: Question | None = None


class Heard(msgspec.Struct):
    """All that the load must know of a message."""

    t: str
    id: int = 0
    number: int = 0
    over: bool = False
    eyes: list[Eyes] = []
    kind: str = ""


READ = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    """What was measured."""

    acked: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0  # answers that were acknowledged and are not on disk, by their tables
    late: int = 0  # clients that had not ended in time; what they were told is counted as that of all others
    bytes: int = 0
    answers: dict[str, int] = field(default_factory=dict)  # acknowledged, by table
    games: int = 0

    def count(self, late: int, kept: dict[str, int]) -> None:
        """The run is over: so many clients were late, and so many answers of each table are on disk."""
        self.late = late
        self.lost = sum(n > kept.get(table, 0) for table, n in self.answers.items())


class Seat:
    """One socket, and what it heard last."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.number = -1
        self.question: Question | None = None
        self.over = False
        self.changed = asyncio.Event()
        self.acks: dict[int, asyncio.Future[Heard]] = {}
        self.asked = 0

    async def sit(self, address: str, table: str, token: str) -> None:
        self.socket: ClientConnection = await connect(f"{address}/ws/tables/{table}", compression=None, max_size=None)
        await self.socket.send(json.dumps({"t": "sit", "tokens": [token]}))
        self.reader = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for frame in self.socket:
            self.figures.bytes += len(frame)
            heard = READ.decode(frame)
            if heard.t == "table":
                self.number, self.over = heard.number, heard.over
                self.question = heard.eyes[0].question
                self.changed.set()
            elif heard.t in ("ack", "refused") and heard.id in self.acks:
                self.acks.pop(heard.id).set_result(heard)

    async def at(self, number: int) -> None:
        """Wait until the table has had so many answers."""
        while self.number < number:
            self.changed.clear()
            await self.changed.wait()

    async def answer(self, q: Question, key: str) -> Heard:
        self.asked += 1
        said = self.acks[self.asked] = asyncio.get_running_loop().create_future()
        await self.socket.send(
            json.dumps({"t": "answer", "id": self.asked, "seat": q.seat, "number": q.number, "key": key})
        )
        return await said

    async def leave(self) -> None:
        self.reader.cancel()
        await self.socket.close()


async def new_table(address: str, seed: int) -> tuple[str, list[str]]:
    """A table with two seats here."""
    body = {"game": "keyforge", "seed": seed, "seats": [{"kind": "here"}, {"kind": "here"}]}
    begun = await asyncio.to_thread(posted, f"{address}/api/tables", body)
    return begun["table"], [seat["token"] for seat in begun["seats"]]


def posted(url: str, body: Any) -> Any:
    import urllib.request

    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


async def play(address: str, n: int, until: float, rate: float, figures: Figures, measure_from: float) -> None:
    """One table after the other, an answer every `rate` seconds."""
    chance = random.Random(n)
    seed = n
    await asyncio.sleep(chance.random() * rate)
    due = time.monotonic()
    while time.monotonic() < until:
        table, tokens = await new_table(address, seed)
        seed += 10_000
        figures.games += 1
        seats = [Seat(figures), Seat(figures)]
        place = address.replace("http", "ws", 1)
        await asyncio.gather(*[seat.sit(place, table, token) for seat, token in zip(seats, tokens, strict=True)])
        number = 0
        while time.monotonic() < until:
            await asyncio.gather(*[seat.at(number) for seat in seats])
            if seats[0].over:
                break
            due += rate
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            mover = next(seat for seat in seats if seat.question is not None)
            q = mover.question
            assert q is not None
            other = seats[1 - q.seat]
            keys = [o.key for o in q.options]
            busy = [key for key in keys if key != "end-turn"] or keys
            began = time.monotonic()
            got = await mover.answer(q, chance.choice(busy if chance.random() < 0.85 else keys))
            took = time.monotonic() - began
            if got.t != "ack":
                figures.refused += 1
                continue
            number = q.number + 1
            figures.answers[table] = number
            await other.at(number)
            if began > measure_from:
                figures.acked.append(took)
                figures.told.append(time.monotonic() - began)
        for seat in seats:
            await seat.leave()


# ---------------------------------------------------------------- the server
def tree(pid: int) -> list[int]:
    """A process and all that it began."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *[below for child in children for below in tree(int(child))]]


def resident(pid: int) -> float:
    """Resident memory of a process and its children, in MB."""
    pages = 0
    for each in tree(pid):
        try:
            pages += int(Path(f"/proc/{each}/statm").read_text().split()[1])
        except OSError:
            continue
    return pages * PAGE / 1e6


def busy(pid: int) -> float:
    """Seconds of processor that a process and its children have used."""
    ticks = 0
    for each in tree(pid):
        try:
            ticks += sum(int(n) for n in Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[11:13])
        except OSError:
            continue
    return ticks / TICK


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def measured(
    tables: int, seconds: float, rate: float, database: str, workers: int, profile: str = ""
) -> dict[str, Any]:
    """One run: begin a server, load it, kill it, and look what is on disk."""
    with tempfile.TemporaryDirectory(prefix="tableforge-bench-") as folder:
        command = [sys.executable, "-c", SERVE, folder, database, str(workers), profile]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        figures, most = Figures(), 0.0
        began = time.monotonic()
        warm = began + min(10.0, seconds / 4)
        until = began + seconds
        load = [asyncio.create_task(play(address, n, until, rate, figures, warm)) for n in range(tables)]
        while time.monotonic() < warm:
            await asyncio.sleep(0.5)
        used, mine, at = busy(server.pid), time.process_time(), time.monotonic()
        while time.monotonic() < until:
            await asyncio.sleep(1.0)
            most = max(most, resident(server.pid))
        lasted = time.monotonic() - at
        used, mine = busy(server.pid) - used, time.process_time() - mine
        done, late = await asyncio.wait(load, timeout=30)
        for task in done:
            task.result()
        for task in late:
            task.cancel()
        server.send_signal(signal.SIGINT if profile else signal.SIGKILL)
        server.wait()
        kept = on_disk(database or sqlite_url(Path(folder)))
        figures.count(late=len(late), kept=kept)
    return {
        "tables": tables,
        "seconds": round(seconds),
        "answers": len(figures.acked),
        "games": figures.games,
        "p50_ms": ms(percentile(figures.acked, 0.5)),
        "p99_ms": ms(percentile(figures.acked, 0.99)),
        "max_ms": ms(max(figures.acked, default=0.0)),
        "told_p99_ms": ms(percentile(figures.told, 0.99)),
        "refused": figures.refused,
        "lost": figures.lost,
        "late": figures.late,
        "resident_mb": round(most),
        "server_cpu": round(used / lasted, 2),
        "load_cpu": round(mine / lasted, 2),
        "mb_sent": round(figures.bytes / 1e6),
    }


def ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def on_disk(url: str) -> dict[str, int]:
    """How many answers of each table are kept."""
    store = Database(url)
    counted = sa.select(ANSWERS.c.table, sa.func.count()).group_by(ANSWERS.c.table)
    found = store.run_read(lambda c: {table: n for table, n in c.execute(counted)})
    store.engine.dispose()
    return found


PARTS = {  # of the thread that serves: the file and the function in and below which the time counts
    "the engine plays the answer": ("table/sitting.py", "answer"),
    "the story is told, line by line": ("server/seat_view.py", "extend"),
    "questions are put": ("table/sitting.py", "question"),
    "views are drawn": ("table/sitting.py", "view"),
    "events are picked": ("table/sitting.py", "story"),
    "messages are encoded": ("server/socket.py", "send"),
    "frames go out": ("server/socket.py", "send_queued"),
    "frames come in": ("websockets_sansio_impl.py", "data_received"),
    "tables are begun": ("server/tables.py", "new_table"),
}


def where_time_goes(profile: str, cpu: float) -> None:
    """What the thread that serves does while it does not wait, in parts of a hundred; the disk has a thread of its own."""
    import pstats

    stats: Any = pstats.Stats(profile)
    calls = {(file, name): row for (file, _, name), row in stats.stats.items()}
    idle = max([row[2] for (_, name), row in calls.items()])  # waiting for sockets takes longest
    busy = stats.total_tt - idle
    print(f"busy for {busy:.1f} s of {stats.total_tt:.1f} s; all threads of the server: {cpu:.2f} of a core")
    rest = busy
    for about, (file, name) in PARTS.items():
        below = sum([row[3] for (where, called), row in calls.items() if where.endswith(file) and called == name])
        rest -= below
        print(f"{100 * below / busy:5.1f} %  {about}")
    print(f"{100 * rest / busy:5.1f} %  the rest: the loop, the tables' own books, HTTP")


def allow_files(wanted: int) -> None:
    """Let this process, and the server that it begins, open so many files; raises SystemExit where the system allows fewer."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise SystemExit(f"{wanted} open files are needed, and {hard} allowed: ulimit -n")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main() -> None:
    parser = argparse.ArgumentParser(description="How a server bears many tables.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--rate", type=float, default=1.0, help="seconds between two answers of a table")
    parser.add_argument("--database", default="", help="a PostgreSQL in place of SQLite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--growth", action="store_true", help="50, 100, 200 and 400 tables, a minute each")
    parser.add_argument("--profile", action="store_true", help="say where the server's time goes")
    wanted = parser.parse_args()
    allow_files(FILES_EACH * max(wanted.tables, 400) + FILES_FREE)
    if wanted.profile:
        with tempfile.NamedTemporaryFile() as file:
            run = measured(wanted.tables, wanted.seconds, wanted.rate, wanted.database, wanted.workers, file.name)
            figures = asyncio.run(run)
            print(json.dumps(figures))
            where_time_goes(file.name, figures["server_cpu"])
        return
    for tables in (50, 100, 200, 400) if wanted.growth else (wanted.tables,):
        seconds = min(60.0, wanted.seconds) if wanted.growth else wanted.seconds
        found = asyncio.run(measured(tables, seconds, wanted.rate, wanted.database, wanted.workers))
        print(json.dumps(found), flush=True)
        if found["lost"]:
            sys.exit(1)


if __name__ == "__main__":
    main()
