"""Runs every check of the repository, stage by stage, and sums up: `./test [--quick] [pytest arguments]`.

    ruff        style and common mistakes
    format      the layout of the sources
    compiled    the tests against the compiled engine
    pure        the tests against the sources, which are the reference; where the first ran, without those marked slow
                (whole games, other processes) and without what is never compiled: tests/conftest.py has the rule
    browser     the table in a real Chromium
    mypy        types, strictly, of everything shipped, of tests and tools
    examples    what README.md and the docstrings show
    docs        the site of the documentation is built, without a network and without a warning
    web         formatting, lint, types and tests of the browser's client, and that its messages are the server's

The browser waits more than it computes: it and the last four run beside the tests of the engine, and what they say is
shown after these. A failed stage does not stop the others. `--quick` runs ruff, format, mypy, and the tests once (compiled
where that is built and fresh, else pure) without those marked slow. Other arguments go to pytest, in the stages that
run the tests. Stages of tests name the ten slowest.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import setup_browser
import setup_engine
import setup_web

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "reports"
SIDE_BY_SIDE = ["-n", "auto", "--dist", "worksteal"]  # whoever is done takes over from the other: none waits at the end
# one more than the cores of a small machine: each often waits for its page
BROWSERS = ["-n", "3", "--dist", "worksteal"]
OWN_CACHE = ["-o", "cache_dir=build/browser-cache"]  # which of its tests failed: the stages beside it write down theirs
SLOWEST = ["--durations=10", "--durations-min=1"]
TESTS_FAILED = 1
NO_TESTS_COLLECTED = 5


class Stage:
    """One check: what it is called, how it went, and, for tests, how many."""

    def __init__(self, name: str, aside: bool = False) -> None:
        self.name = name
        self.result = ""
        self.code = 0
        self.seconds = 0.0
        self.counts: tuple[int, int, int] | None = None  # passed, failed, skipped
        self.kept: list[str] | None = [] if aside else None  # what a stage that runs aside says, until it is shown

    def head(self, what: str) -> None:
        self.say(f"\n--- {self.name}: {what}\n")

    def say(self, text: str) -> None:
        if self.kept is None:
            print(text, end="", flush=True)
        else:
            self.kept.append(text)

    def leave_out(self, why: str, failed: bool = False) -> Stage:
        self.head(why)
        self.result = f"FAILED ({why})" if failed else f"left out ({why})"
        return self

    def call(self, command: list[str], folder: str | Path = ROOT, variables: dict[str, str] | None = None) -> int:
        """Run a command; what it says is shown as it comes, or kept."""
        if self.kept is None:
            return subprocess.run(command, cwd=folder, env=variables).returncode
        done = subprocess.run(
            command,
            cwd=folder,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        self.say(done.stdout)
        return done.returncode

    def run(self, command: list[str], **variables: str) -> Stage:
        self.head(shlex.join(command))
        start = time.monotonic()
        # Bytecode is kept, whatever is usual here: each process that a test starts would compile all it imports again.
        dropped = ("TABLEFORGE_", "PYTHONDONTWRITEBYTECODE")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(dropped)}
        self.code = self.call([sys.executable, "-m", *command], variables={**environment, **variables})
        self.seconds = time.monotonic() - start
        self.result = "ok" if self.code == 0 else f"FAILED (exit code {self.code})"
        return self

    def scripts(self, commands: list[list[str]]) -> Stage:
        """Scripts of the client, each run with Node.js; all of them, whatever one says."""
        start = time.monotonic()
        failed = []
        node = setup_web.found_node()
        for command in commands:
            self.head(shlex.join(command))
            if self.call([node, *command], setup_web.WEB):
                failed.append(command[0].split("/")[1])
        self.seconds = time.monotonic() - start
        self.result = f"FAILED ({', '.join(failed)})" if failed else "ok"
        return self

    def pytest(self, arguments: list[str], mode: str, may_be_none: bool = False) -> Stage:
        report = REPORTS / f"{self.name}.xml"
        report.unlink(missing_ok=True)
        # The expected mode is checked in tests/conftest.py, so that no stage can pass in the wrong one.
        pure = {"TABLEFORGE_PURE": "1"} if mode == "pure" else {}
        command = ["pytest", *arguments, *SLOWEST, f"--junitxml={report.relative_to(ROOT)}"]
        self.run(command, TABLEFORGE_EXPECT=mode, **pure)
        self.counts = counted(report)
        if self.code == NO_TESTS_COLLECTED:
            self.result = "ok (none)" if may_be_none else "FAILED (no tests)"
        elif self.code and not self.counts[1]:
            self.counts = (self.counts[0], 1, self.counts[2])  # pytest itself failed: that counts, too
        return self


class Aside:
    """Stages that run one after the other beside the one that is shown; what they say is shown when that one is done."""

    def __init__(self, **makers: Callable[[], Stage]) -> None:
        self.makers = makers
        self.stages: list[Stage] = []
        self.thread = threading.Thread(target=self.run, daemon=True)  # an interrupted run does not wait for it
        self.thread.start()

    def run(self) -> None:
        for name, make in self.makers.items():
            try:
                stage = make()
            except (Exception, SystemExit) as e:  # nobody would see it in a thread, and the stage would be missing
                stage = Stage(name, aside=True).leave_out(f"{type(e).__name__}: {e}", failed=True)
            self.stages.append(stage)

    def shown(self) -> list[Stage]:
        """Wait for the stages, show what they said, and give them."""
        waits_for = [name for name in self.makers if name not in [stage.name for stage in self.stages]]
        if waits_for and self.thread.is_alive():
            print(f"\nwaiting for: {', '.join(waits_for)}", flush=True)
        self.thread.join()
        for stage in self.stages:
            print("".join(stage.kept or []), end="", flush=True)
        return self.stages


def counted(report: Path) -> tuple[int, int, int]:
    """How many tests passed, failed and were skipped, by pytest's own report."""
    if not report.exists():
        return 0, 0, 0
    passed = failed = skipped = 0
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        left_out = int(suite.get("skipped", 0))
        failed += bad
        skipped += left_out
        passed += int(suite.get("tests", 0)) - bad - left_out
    return passed, failed, skipped


def main(arguments: list[str]) -> int:
    if "--help" in arguments:
        print(__doc__)
        return 0
    quick = "--quick" in arguments
    arguments = [argument for argument in arguments if argument != "--quick"]
    start = time.monotonic()
    stages = [Stage("ruff").run(["ruff", "check", "."]), Stage("format").run(["ruff", "format", "--check", "."])]
    unless_asked = [] if arguments else ["--ignore=tests/web"]  # the browser has a stage of its own
    if quick:
        mode = "compiled" if setup_engine.compiled() else "pure"
        aside = Aside(mypy=mypy_stage)
        stages.append(Stage(mode).pytest([*SIDE_BY_SIDE, "-m", "not slow", *unless_asked, *arguments], mode))
    elif arguments:
        aside = Aside(mypy=mypy_stage, examples=examples_stage, docs=docs_stage, web=web_stage)
        stages.append(compiled_stage([*SIDE_BY_SIDE, *arguments]))
        stages.append(Stage("pure").pytest([*SIDE_BY_SIDE, *arguments], "pure"))
    else:
        aside = Aside(browser=browser_stage, mypy=mypy_stage, examples=examples_stage, docs=docs_stage, web=web_stage)
        compiled = compiled_stage([*SIDE_BY_SIDE, *unless_asked])
        rest = ["--compiled-parts"] if compiled.counts else []
        # Only a run of everything can cover every op.
        pure = Stage("pure").pytest([*SIDE_BY_SIDE, "--op-coverage", *rest, *unless_asked], "pure")
        stages += [compiled, pure]
    stages += aside.shown()
    return summary(stages, time.monotonic() - start)


def mypy_stage() -> Stage:
    return Stage("mypy", aside=True).run(["mypy"])  # what and how: pyproject.toml


def compiled_stage(arguments: list[str]) -> Stage:
    stage = Stage("compiled")
    if not setup_engine.modules_listed():
        return stage.leave_out("no compiled.txt lists a module")
    if setup_engine.compiled():
        return stage.pytest(arguments, "compiled")
    if reason := setup_engine.cannot_compile():
        return stage.leave_out(reason)
    return stage.leave_out("the engine does not compile: see .venv/compile.log", failed=True)


def examples_stage() -> Stage:
    # From the sources: doctest does not see into compiled modules. Without a cache: that of the stage beside it is needed there.
    arguments = ["-p", "no:cacheprovider", "--doctest-modules", "--doctest-glob=*.md", "src", "README.md", "docs"]
    return Stage("examples", aside=True).pytest(arguments, "pure", may_be_none=True)


def docs_stage() -> Stage:
    # A proxy that nobody answers at stands in for a machine without a network.
    nowhere = {name: "http://127.0.0.1:9" for name in ("http_proxy", "https_proxy", "all_proxy")}
    return Stage("docs", aside=True).run(["build_docs"], PYTHONPATH=str(ROOT / "tools"), **nowhere)


def web_stage() -> Stage:
    stage = Stage("web", aside=True)
    if stage.call([sys.executable, "tools/wire_types.py", "--check"]):
        return stage.leave_out("the types of the browser are not what server and games declare", failed=True)
    return stage.scripts(
        [
            ["node_modules/prettier/bin/prettier.cjs", "--check", "."],
            ["node_modules/eslint/bin/eslint.js", "src"],
            ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
            ["node_modules/vitest/vitest.mjs", "run", "--passWithNoTests"],
        ]
    )


def browser_stage() -> Stage:
    stage = Stage("browser", aside=True)
    if not setup_browser.found():
        return stage.leave_out("no Chromium here, and none could be installed", failed=bool(os.environ.get("CI")))
    mode = "compiled" if setup_engine.compiled() else "pure"
    stage.pytest([*BROWSERS, *OWN_CACHE, "tests/web"], mode)
    if stage.code != TESTS_FAILED or stage.counts is None:
        return stage
    # A page that a busy machine kept waiting is tried once more, alone; what fails then has failed.
    passed, failed, skipped = stage.counts
    seconds = stage.seconds
    stage.pytest(["--last-failed", *OWN_CACHE, "tests/web"], mode)
    stage.seconds += seconds
    stage.counts = (passed + stage.counts[0], stage.counts[1], skipped + stage.counts[2])
    if stage.code == 0:
        stage.result = f"ok ({failed} at the second try)"
    return stage


def summary(stages: list[Stage], seconds: float) -> int:
    print(f"\n{'stage':10} {'seconds':>8} {'passed':>8} {'failed':>8} {'skipped':>8}  result")
    for stage in stages:
        cells = "".join(f"{count:>9}" for count in stage.counts) if stage.counts else " " * 27
        print(f"{stage.name:10} {stage.seconds:>8.1f}{cells}  {stage.result}")
    totals = [sum(stage.counts[i] for stage in stages if stage.counts) for i in range(3)]
    failed = [stage.name for stage in stages if stage.result.startswith("FAILED")]
    print(f"{'total':10} {seconds:>8.1f}{''.join(f'{count:>9}' for count in totals)}  ", end="")
    print(f"FAILED: {', '.join(failed)}" if failed else "ok")
    print(f"\n{totals[0]} passed, {totals[1]} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
