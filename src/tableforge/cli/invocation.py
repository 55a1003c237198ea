"""How this program was called, so that commands in messages work where the user stands."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "tableforge"
PLAY: Final = "TABLEFORGE_PLAY"  # how the script `play` was called; it sets this


def command_name() -> str:
    """Return what calls `tableforge` from here: its name where the shell finds it, else the file that was called."""
    called = Path(sys.argv[0])
    if called.parts[-2:] == (NAME, "__main__.py"):
        return f"python -m {NAME}"
    if called.stem != NAME or shutil.which(NAME):
        return NAME
    return shlex.quote(min(str(called), os.path.relpath(called), key=len))


def play_name() -> str:
    """Return what calls `tableforge play` from here, or the script that stands for it."""
    script = os.environ.get(PLAY)
    return shlex.quote(script) if script else f"{command_name()} play"


def quote_path(path: Path) -> str:
    """Return a file as a shell takes it."""
    return shlex.quote(str(path))
