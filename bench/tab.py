"""The table in a tab, measured in a real Chromium on a site of this checkout.

    python bench/tab.py                      # bytes, CPU and wall time of a first and of later visits, and of answers
    python bench/tab.py same --games 200     # games of every kind end in the same digests natively and under WebAssembly
    python bench/tab.py kill --times 100     # a tab that is closed in mid-answer loses nothing that was acknowledged
    python bench/tab.py tests                # all browser tests that make sense without a server, against the site

CPU is that of all processes of the browser.  Bytes are those of bodies, packed with gzip by the server of the bench.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[0:1] = [str(ROOT / "tests"), str(ROOT / "tools")]  # not this folder, whose `web` is another

BUDGETS = {"bytes": 13.5e6, "first": 12.0, "later": 3.0, "answer": 60.0}
TICKS = os.sysconf("SC_CLK_TCK")
# Notes for how long the page could not draw or hear a click: the browser tells of every such time above 50 ms.
FROZEN = """() => {
    globalThis.frozen = []
    new PerformanceObserver(list => frozen.push(...list.getEntries().map(e => e.duration))).observe({ type: "longtask" })
}"""


def browser_cpu() -> float:
    """CPU seconds of all processes that this one has begun, and theirs."""
    found: dict[int, tuple[int, float]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            found[int(entry.name)] = (int(fields[1]), sum([int(n) for n in fields[11:15]]) / TICKS)
    mine, out = {os.getpid()}, 0.0
    while more := {pid for pid, (parent, _) in found.items() if parent in mine and pid not in mine}:
        mine |= more
        out += sum([found[pid][1] for pid in more])
    return out


class Stopwatch:
    """Wall and CPU seconds since it was begun."""

    def __init__(self) -> None:
        self.wall, self.cpu = time.perf_counter(), browser_cpu()

    def read(self) -> tuple[float, float]:
        return time.perf_counter() - self.wall, browser_cpu() - self.cpu


def measure_visits(args: argparse.Namespace) -> int:
    """A first visit until the first question of a game, answers, a later visit, and one without a network."""
    from playwright.sync_api import sync_playwright
    from web.browsing import FLAGS, LOOK, PATIENCE, Hands, chromium
    from web.tabhouse import CountingHandler

    from tableforge.site.build import build_site
    from tableforge.site.serve import open_server

    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build_site(Path(folder, "site"))
        server, address = open_server(Path(folder, "site"), handler=CountingHandler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        profile = str(Path(folder, "profile"))
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=FLAGS, viewport={"width": 1440, "height": 900}
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto("about:blank")

        watch = Stopwatch()
        page.goto(address)
        page.locator(f".game[data-game={args.game}]").wait_for()
        told["lobby"] = watch.read()
        page.locator(f".game[data-game={args.game}]").click()
        page.locator(".seatrow").nth(1).locator("select").select_option(args.bot)
        page.get_by_role("button", name="Start the game").click()
        page.locator(".prompt .ask").wait_for()
        told["first question"] = watch.read()
        sent = list(CountingHandler.requests)
        told["bytes"] = sum([n for _, n in sent])
        told["marks"] = page.evaluate("tableforge.marks")

        page.evaluate(FROZEN)
        hands = Hands(page, 3)
        while hands.answers < args.answers:
            found = page.evaluate(LOOK)
            if found["state"] == "dialog":
                page.locator("dialog header button").click()
                continue
            hands.turn(found)
        told["answers"] = answer_times(page.evaluate("tableforge.frames"))
        told["frozen"] = page.evaluate("frozen")
        while not page.evaluate("!!tableforge.marks.taken"):
            page.wait_for_timeout(100)
        told["snapshot"] = page.evaluate("tableforge.marks.taken")
        for name in ("later visit", "without a network"):
            context.set_offline(name == "without a network")
            before, watch = len(CountingHandler.requests), Stopwatch()
            page.reload()
            page.locator(".prompt .ask").wait_for()
            told[name] = watch.read()
            told[f"{name}: requests"] = len(CountingHandler.requests) - before
        told["storage"] = page.evaluate("tableforge.storage()")
        context.close()
        server.shutdown()
    return report(told, args.json)


def answer_times(frames: list[dict[str, Any]]) -> list[float]:
    """Milliseconds from each answer that was sent to its acknowledgement."""
    out, sent = [], None
    for frame in frames:
        if frame["way"] == "out" and '"t":"answer"' in frame["frame"]:
            sent = frame["at"]
        elif frame["way"] == "in" and frame["frame"].startswith('{"t":"ack"') and sent is not None:
            out.append(frame["at"] - sent)
            sent = None
    return out


def report(told: dict[str, Any], as_json: bool) -> int:
    """Print the figures; 1 where one is over its budget."""
    median = statistics.median(told["answers"])
    rows = [
        ("lobby", f"{told['lobby'][0]:.2f} s wall, {told['lobby'][1]:.2f} s CPU", True),
        ("bytes to the first question (gzip)", f"{told['bytes'] / 1e6:.2f} MB", told["bytes"] <= BUDGETS["bytes"]),
        *[
            (name, f"{told[name][0]:.2f} s wall, {told[name][1]:.2f} s CPU", told[name][1] <= BUDGETS[budget])
            for name, budget in (("first question", "first"), ("later visit", "later"), ("without a network", "later"))
        ],
        (
            f"answer, median of {len(told['answers'])}",
            f"{median:.0f} ms (worst {max(told['answers']):.0f})",
            median <= BUDGETS["answer"],
        ),
        ("the page stood still for, at most", f"{max(told['frozen'], default=0):.0f} ms", True),
        ("snapshot", f"{told['snapshot'] / 1e6:.1f} MB", True),
    ]
    if as_json:
        print(json.dumps(told))
    else:
        for name, figure, fits in rows:
            print(f"{name:38} {figure:36} {'' if fits else 'OVER BUDGET'}")
    return 0 if all([fits for _, _, fits in rows]) else 1


def compare_digests(args: argparse.Namespace) -> int:
    """Games by lot, natively and under WebAssembly: the same digests."""
    from site_build.games import play_games
    from site_build.pyodide import play_in_pyodide

    here, there = play_games(args.games), play_in_pyodide(args.games)
    for game, digest in here.items():
        print(f"{game:12} {args.games} games  {digest[:24]}  {'same' if there[game] == digest else there[game][:24]}")
    return 0 if here == there else 1


def kill_tabs(args: argparse.Namespace) -> int:
    """Close a tab in the middle of answers, again and again; what was acknowledged is there the next time."""
    import random

    from playwright.sync_api import sync_playwright
    from web.tabhouse import TabHouse, make_site
    from web.test_tab import ANSWER, ANSWERED, sit

    chance, lost, acknowledged = random.Random(1), 0, 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        make_site(Path(folder, "site"))
        tab = TabHouse(playwright, Path(folder, "site"), Path(folder, "visited"))
        tab.visit(Path(folder, "visited"))
        made = tab.table(seats=[{"kind": "here"}] * 2)
        for n in range(args.times):
            page = sit(tab, made)
            if page.evaluate("!heard.findLast(m => m.t === 'table').eyes.some(e => e.question)"):  # it is over
                made, acknowledged = tab.table(seats=[{"kind": "here"}] * 2), 0
                tab.kill()
                continue
            lost += int(tab.python(page, ANSWERED)) < acknowledged
            page.evaluate(f"void ({ANSWER})(1000)")
            page.wait_for_timeout(chance.randint(5, 400))
            acknowledged = max([acknowledged, *page.evaluate("noted")])
            tab.kill()
            print(f"killed {n + 1}: {acknowledged} answers acknowledged, lost {lost}", flush=True)
        lost += int(tab.python(sit(tab, made), ANSWERED)) < acknowledged
        tab.tidy()
        tab.close()
    print(f"{args.times} tabs killed, {lost} lost something")
    return 1 if lost else 0


def run_tests(args: argparse.Namespace) -> int:
    """The browser tests that make sense without a server."""
    command = [sys.executable, "-m", "pytest", "tests/web", "--tab", "-q", *args.rest]
    return subprocess.run(command, cwd=ROOT).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.set_defaults(run=measure_visits)
    parser.add_argument("--game", default="keyforge")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--answers", type=int, default=25)
    parser.add_argument("--json", action="store_true")
    which = parser.add_subparsers()
    same = which.add_parser("same")
    same.add_argument("--games", type=int, default=200)
    same.set_defaults(run=compare_digests)
    kill = which.add_parser("kill")
    kill.add_argument("--times", type=int, default=100)
    kill.set_defaults(run=kill_tabs)
    tests = which.add_parser("tests")
    tests.add_argument("rest", nargs=argparse.REMAINDER)
    tests.set_defaults(run=run_tests)
    args = parser.parse_args()
    run: Any = args.run
    return int(run(args))


if __name__ == "__main__":
    sys.exit(main())
