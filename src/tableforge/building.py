"""Whether the engine is being compiled beside this process, and which game to compile first.

`./play` opens the table from the sources and has the engine compiled in the background, for the next start
(`tools/setup_engine.py`).  It names the folder in which that build says how far it is by the variable TABLEFORGE_BUILD; where
there is none, nothing is being built.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from tableforge.tongue.text import Text

FOLDER: Final = "TABLEFORGE_BUILD"
STATUS: Final = "engine.json"
WANTED: Final = "engine-wanted"
BUILDING: Final = Text(
    "The engine is being made faster in the background; the next start will use it.",
    "Le moteur est rendu plus rapide en arrière-plan ; le prochain démarrage s’en servira.",
)
READY: Final = Text(
    "The faster engine is ready; it is used from the next start on.",
    "Le moteur plus rapide est prêt ; il servira dès le prochain démarrage.",
)
_STARTED_WITH: str | None = None  # what the status was when this process first looked


def status() -> str:
    """How far the build is: `building`, `ready` (since this process runs), or empty where there is nothing to say."""
    global _STARTED_WITH
    state, process = read_status()
    if _STARTED_WITH is None:
        _STARTED_WITH = state
    if state in ("installing", "compiling"):
        return "building" if is_alive(process) else ""
    return "ready" if state == "ready" and _STARTED_WITH != "ready" else ""


def status_line() -> Text | None:
    """What is told of the build in one quiet line; None where there is nothing to tell."""
    return {"building": BUILDING, "ready": READY}.get(status())


def prefer(game: str) -> None:
    """Say which game is played: its engine is compiled next."""
    if folder := os.environ.get(FOLDER):
        with suppress(OSError):
            (Path(folder) / WANTED).write_text(game, "utf-8")


def read_status() -> tuple[str, int]:
    """The state that the build has written down, and its process; empty and 0 where there is no build."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return "", 0
    try:
        told = json.loads((Path(folder) / STATUS).read_text("utf-8"))
        return str(told["state"]), int(told["process"])
    except (OSError, ValueError, KeyError, TypeError):
        return "", 0


def is_alive(process: int) -> bool:
    """Whether a process still runs."""
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return process > 0
