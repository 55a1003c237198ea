"""A small story in the place of our own campaign: two steps from its beginning, and one from an end."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from tableforge.fateforge.cards import tales

EXAMPLE = Path(__file__).parents[1] / "fateforge" / "small-road"
SCENES = "act1/c1.toml"
HILL = """
[[scene]]
id = "lr-hill"
kind = "story"
text = { en = "A hill.", fr = "Une colline." }
[[scene.choices]]
id = "left"
text = { en = "Left.", fr = "À gauche." }
effects = [{ gold = 1 }]
goto = "lr-mill"

[[scene]]
id = "lr-mill"
kind = "story"
text = { en = "A mill.", fr = "Un moulin." }
[[scene.choices]]
id = "on"
text = { en = "On.", fr = "On continue." }
goto = "lr-fight"
[[scene.choices]]
id = "back"
text = { en = "Back.", fr = "On retourne." }
goto = "lr-hill"
[[scene.choices]]
id = "home"
text = { en = "Home.", fr = "On rentre." }
goto = "lr-lit"
"""


def small_story(folder: Path) -> Path:
    """A campaign of four scenes, with a hill and a mill before the fight, and a way home."""
    shutil.copytree(EXAMPLE, folder)
    rewrite(folder, "campaign.toml", lambda t: t.replace('id = "lantern-road"', f'id = "{tales.ID}"'))
    rewrite(folder, SCENES, lambda t: t.replace('goto = "lr-fight"\n', 'goto = "lr-hill"\n', 1) + HILL)
    return folder


def rewrite(folder: Path, file: str, how: Callable[[str], str]) -> None:
    path = folder / file
    before = path.read_text("utf-8")
    path.write_text(how(before), "utf-8")
    assert path.read_text("utf-8") != before
