"""Write the registry of a campaign's flags, where each is set and where it is read: `python tools/story_flags.py [FOLDER]`.

A writer looks into it before a flag is set or read once more; nothing is played from it.  Without FOLDER it is our campaign's.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

OURS = Path(__file__).resolve().parent.parent / "src" / "tableforge" / "fateforge" / "content" / "story"
REGISTRY = "vars.toml"
TABLES = ("scene", "place", "quest", "gates")  # in which flags are set and read
HEAD = """\
# Registry of the campaign’s flags, made by tools/story_flags.py from the scenes, places and map; nothing is played from it.
# set = where a flag is set; read = where it is read (a scene, or a choice of it; a place; the gates of the map).
"""


def parts(folder: Path) -> Iterator[tuple[str, Any]]:
    """Everything that may set or read a flag, with its name: scenes without their choices, and each choice."""
    manifest = tomllib.loads((folder / "campaign.toml").read_text(encoding="utf-8"))
    for file in [*[name for act in manifest["act"] for name in act["files"]], "places.toml", "map.toml"]:
        if not (folder / file).exists():
            continue
        content = tomllib.loads((folder / file).read_text(encoding="utf-8"))
        for table in TABLES:
            for row in content.get(table, []):
                name = row.get("id", table)
                yield name, {key: value for key, value in row.items() if key != "choices"}
                yield from [(f"{name}/{choice['id']}", choice) for choice in row.get("choices", [])]


def named(x: Any, key: str) -> Iterator[str]:
    """The flags that stand under a key, however deep."""
    if isinstance(x, dict):
        if isinstance(x.get(key), str):
            yield x[key]
        x = list(x.values())
    if isinstance(x, list):
        for part in x:
            yield from named(part, key)


def registry(folder: Path) -> str:
    """The registry of a campaign, by the names of its flags."""
    where: dict[str, dict[str, dict[str, None]]] = {"set": {}, "flag": {}}
    for name, part in parts(folder):
        for key, flags in where.items():
            for flag in named(part, key):
                flags.setdefault(flag, {})[name] = None
    rows = []
    for flag, places in sorted(where["set"].items()):
        both = [", ".join([f'"{name}"' for name in names]) for names in (places, where["flag"].get(flag, {}))]
        rows.append(f'\n[[flag]]\nid = "{flag}"\nset = [{both[0]}]\nread = [{both[1]}]\n')
    return HEAD + "".join(rows)


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else OURS
    (folder / REGISTRY).write_text(registry(folder), encoding="utf-8")
