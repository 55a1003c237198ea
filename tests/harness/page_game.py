"""Games in packages of their own: that of docs/add-a-game.md, built from the page, and the toy."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parents[1]
PAGE: Final = TESTS.parent / "docs" / "add-a-game.md"


def lay_page_game(folder: Path) -> None:
    """Write the page's two files into a package `pebbles` in a folder."""
    home = folder / "pebbles"
    home.mkdir(parents=True)
    (home / "__init__.py").touch()
    for kind, name in (("toml", "rules.toml"), ("python", "game.py")):
        blocks = re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
        (home / name).write_text(blocks[0], "utf-8")


def lay_toy(folder: Path) -> None:
    """Write a package `lamplighters` into a folder that brings the toy: its rules and its scene, and nothing for the browser."""
    home = folder / "lamplighters"
    home.mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "game.py").write_text(
        f"import sys\n\nsys.path.append({str(TESTS)!r})\nfrom toy.game import GAME\n", "utf-8"
    )
