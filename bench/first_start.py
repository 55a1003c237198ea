"""What a newcomer waits for, by any of the ways in, with empty caches, until the first question can be answered in a browser.

    python bench/first_start.py [clone|wheel|container|address] [--installer uv|pip] [--compiled] [--keep]

- clone: `./play --no-browser` in a clone of this checkout's HEAD.  `--compiled` goes on until the engine is compiled beside, and
  measures a second start.
- wheel: a new environment, `pip install` of a wheel of this checkout (with `--installer uv`, uv does it), and `tableforge`.  The
  wheel is built before the clock starts, for whoever installs one has it.
- container: `docker run` of an image of this checkout; how long building it takes is told apart.  It needs Docker.
- address: a site of this checkout (`tableforge site build`), opened by a browser that has never been there.  The site is built and
  served before the clock starts, for whoever opens an address finds it so.

Caches, home and data are its own.  It opens the address in Chromium, begins a game of KeyForge, and waits until its first
question can be answered.  Each part is told with its seconds since the start.  Network speed counts: run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path[0] = str(ROOT / "tests")  # in place of this folder
sys.path.insert(0, str(ROOT / "tools"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from web.browsing import FLAGS, chromium  # noqa: E402

LIMIT: Final = 60.0  # seconds
LONG: Final = 30 * 60_000  # milliseconds: only a guard against hanging
ADDRESS: Final = re.compile(r"http://[\w.:\[\]]+")


class Start:
    """One run of what opens the table, and what it says when; `begun` where the clock has started before."""

    def __init__(self, command: list[str], folder: Path, variables: dict[str, str], begun: float | None = None) -> None:
        self.begun = time.monotonic() if begun is None else begun
        self.parts: list[tuple[float, str]] = []
        self.opened = ""  # the address, where it is known before the clock starts
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **variables, "TABLEFORGE_LANG": "en"},
            start_new_session=True,
        )

    def note(self, what: str) -> None:
        self.parts.append((time.monotonic() - self.begun, what))
        print(f"{self.parts[-1][0]:7.1f} s  {what}", flush=True)

    def address(self) -> str:
        """Where the table is, once it says so."""
        if self.opened:
            return self.opened
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := ADDRESS.search(line):
                self.note("the server answers")
                return found[0]
            self.note(line.strip())
        raise SystemExit("it ended before the table opened")

    def play(self, browser: Browser, address: str) -> float:
        """Begin a game and wait for its first question; the seconds until then."""
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.set_default_timeout(LONG)
        page.goto(address)
        page.get_by_role("radio", name="KeyForge").click()
        page.locator(".setup .start").wait_for()
        self.note("the lobby is drawn")
        page.locator(".setup .start").click()
        page.locator(".prompt button:enabled").first.wait_for()
        self.note("the first question can be answered")
        return self.parts[-1][0]

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


# ---------------------------------------------------------------- the ways in
def start_clone(place: Path, variables: dict[str, str]) -> Start:
    """`./play` in a clean clone."""
    clone = place / "clone"
    if not clone.exists():
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    return Start(["./play", "--no-browser", "--port", "0", "--data", str(place / "data")], clone, variables)


def start_wheel(place: Path, variables: dict[str, str]) -> Start:
    """`pip install` of a wheel into a new environment, then the bare command; the wheel is built before."""
    build = f"from setuptools import build_meta; print(build_meta.build_wheel({str(place)!r}))"
    subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    [wheel] = place.glob("*.whl")
    begun = time.monotonic()
    new = place / "environment"
    subprocess.run([sys.executable, "-m", "venv", str(new)], check=True)
    python = str(new / "bin" / "python")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if variables["TABLEFORGE_INSTALLER"] == "uv":
        pip = ["uv", "pip", "install", "--quiet", "--python", python]
    subprocess.run([*pip, str(wheel)], check=True, env={**os.environ, **variables})
    start = Start([str(new / "bin" / "tableforge")], place, variables, begun)
    start.note("the wheel is installed")
    return start


def start_container(place: Path, variables: dict[str, str]) -> Start:
    """`docker run` of an image; building it is told apart."""
    if subprocess.run(["docker", "info"], capture_output=True).returncode:
        raise SystemExit("This way needs Docker, with its daemon running; `docker info` says what is missing.")
    begun = time.monotonic()
    subprocess.run(["docker", "build", "--quiet", "--tag", "tableforge-first-start", "."], cwd=ROOT, check=True)
    print(f"the image was built in {time.monotonic() - begun:.1f} s, which a published one spares")
    command = ["docker", "run", "--rm", "--read-only", "--tmpfs", "/tmp", "--network", "host", "tableforge-first-start"]
    return Start(command, place, variables)


def start_address(place: Path, variables: dict[str, str]) -> Start:
    """The address of a site; building it and beginning to serve it are told apart."""
    site = [sys.executable, "-m", "tableforge", "site"]
    known = {**os.environ, "TABLEFORGE_LANG": "en"}
    subprocess.run([*site, "build", str(place / "site")], check=True, env=known)
    start = Start([*site, "serve", str(place / "site"), "--port", "0"], place, variables)
    start.opened = start.address()
    start.begun = time.monotonic()
    return start


WAYS = {"clone": start_clone, "wheel": start_wheel, "container": start_container, "address": start_address}


def wait_for_engine(clone: Path) -> dict[str, object]:
    """How the build beside has ended."""
    status = clone / ".venv" / "engine.json"
    while True:
        told: dict[str, object] = json.loads(status.read_text("utf-8")) if status.exists() else {}
        if told.get("state") in ("ready", "failed"):
            return told
        time.sleep(1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("way", nargs="?", choices=tuple(WAYS), default="clone")
    parser.add_argument("--installer", choices=("uv", "pip"), default="uv")
    parser.add_argument(
        "--compiled", action="store_true", help="also wait for the compiled engine, and start again with it"
    )
    parser.add_argument("--keep", action="store_true", help="leave the clone where it is")
    asked = parser.parse_args()
    if asked.compiled and asked.way != "clone":
        parser.error("--compiled is for a clone: a wheel and an image are what they are")
    place = Path(tempfile.mkdtemp(prefix="first-start-"))
    variables = {
        "TABLEFORGE_HOME": str(place / "home"),
        "UV_CACHE_DIR": str(place / "uv"),
        "PIP_CACHE_DIR": str(place / "pip"),
        "npm_config_cache": str(place / "npm"),
        "TABLEFORGE_INSTALLER": asked.installer,
    }
    print(f"load before: {os.getloadavg()[0]:.1f}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        first = WAYS[asked.way](place, variables)
        try:
            seconds = first.play(browser, first.address())
            if asked.compiled:
                told = wait_for_engine(place / "clone")
                first.note(f"the engine: {told['state']} (compiled beside in {told['seconds']} s)")
        finally:
            first.end()
        if asked.compiled:
            print("a second start")
            second = start_clone(place, variables)
            try:
                second.play(browser, second.address())
            finally:
                second.end()
        browser.close()
    if not asked.keep:
        shutil.rmtree(place, ignore_errors=True)
    print(f"first question after {seconds:.1f} s (limit {LIMIT:.0f})")
    return 0 if seconds <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
