"""What the files of a folder came to, kept in the user's cache: TOML is slow to read, and seldom changes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from tableforge.fateforge.cards.source import Folder

VERSION: Final = 1  # of how it is kept
MOST: Final = 24  # of the newest that are kept: whoever writes a campaign changes it often


def place(digest: str) -> Path:
    """The file in which the content of this digest is kept."""
    if own := os.environ.get("TABLEFORGE_HOME"):
        home = Path(own) / "cache"
    elif away := os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA"):
        home = Path(away) / "tableforge"
    else:
        home = Path.home() / ".cache" / "tableforge"
    return home / f"content-{VERSION}-{digest}.json"


def recall(folder: Folder) -> bool:
    """Take what the files came to from the cache; False, and nothing is changed, where it is not there or damaged."""
    try:
        path = place(folder.digest)
        found = json.loads(path.read_text(encoding="utf-8"))
        os.utime(path)  # what is used is kept longest
    except (OSError, ValueError, RuntimeError, RecursionError):
        return False
    if not isinstance(found, dict) or not found.keys() <= folder.files.keys():
        return False
    if not all([isinstance(data, dict) for data in found.values()]):
        return False
    for name, data in found.items():
        folder.files[name].__dict__.update(data=data, flaw=None)  # only what is sound is kept
    return True


def keep(folder: Folder) -> None:
    """Keep what the files of a sound folder came to, as far as they were read; where that cannot be, nothing is lost."""
    try:
        path = place(folder.digest)
        text = json.dumps({name: file.data for name, file in folder.files.items() if file.was_read}, ensure_ascii=False)
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.{os.getpid()}.part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
        for old in sorted(path.parent.glob("content-*.json"), key=lambda x: x.stat().st_mtime)[:-MOST]:
            old.unlink(missing_ok=True)
    except (OSError, TypeError, ValueError, RuntimeError):
        return
