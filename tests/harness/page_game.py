"""The game of docs/add-a-game.md as a package, built from the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md"


def lay_page_game(folder: Path) -> None:
    """Write the page's two files into a package `pebbles` in a folder."""
    home = folder / "pebbles"
    home.mkdir(parents=True)
    (home / "__init__.py").touch()
    for kind, name in (("toml", "rules.toml"), ("python", "game.py")):
        blocks = re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
        (home / name).write_text(blocks[0], "utf-8")
