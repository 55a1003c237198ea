"""The icons of the installed client are what `tools/icons.py` draws from its sign."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_icons_are_drawn_from_the_sign() -> None:
    done = subprocess.run([sys.executable, "tools/icons.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
