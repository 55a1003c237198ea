"""Runs Python code under Pyodide in Node.js, with the archives of a site."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final

from tableforge import games
from tableforge.site import build, downloads

HERE: Final = Path(__file__).parent
RUN: Final = HERE / "run.mjs"


def run_in_pyodide(code: str) -> str:
    """What code prints there."""
    lock = downloads.read_lock()
    pyodide = downloads.fetch_pyodide(lock)
    archives, library = build.collect_code(lock, pyodide, list(games.built_in_games()))
    with tempfile.TemporaryDirectory() as folder:
        files = {**{f"{name}.bin": data for name, data in archives.items()}, "library.so": library}
        for name, data in files.items():
            Path(folder, name).write_bytes(data)
        Path(folder, "code.py").write_text(code, "utf-8")
        wanted = [str(Path(folder, name)) for name in ("library.so", "code.py", *[f"{name}.bin" for name in archives])]
        done = subprocess.run([*downloads.find_node(), str(RUN), str(pyodide), *wanted], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def play_in_pyodide(count: int) -> dict[str, str]:
    """As `games.play_games`, there."""
    code = (HERE / "games.py").read_text("utf-8") + f"\ntell({count})\n"
    found: dict[str, Any] = json.loads(run_in_pyodide(code).splitlines()[-1])
    return found
