"""Reviews that are kept: what each depends on, as a digest, and a folder of those that were made at the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tableforge.analysis.parts import find_analyst
from tableforge.analysis.review import FORMAT, check_seats, choose_depth
from tableforge.table.older import present_version
from tableforge.table.sitting import Sitting
from tableforge.table.store import write_whole

Json = dict[str, Any]
MOST_KEPT: Final = 200  # files; the oldest is forgotten first
SEED: Final = 1
ENDING: Final = ".json"


def analysis_mark(g: Sitting, worlds: int | None, seats: Sequence[int] | None = None, seed: int = SEED) -> str:
    """A digest of all that a review depends on: the game's answers, engine, weights, settings.

    Raises UnknownGame where the game brings no analysis, BadAnalysis of no such seat, or of too many imagined games.
    """
    analyst = find_analyst(g.game.name)
    depth = astuple(choose_depth(analyst, worlds, None))
    told = [FORMAT, g.game.name, present_version(), analyst.name_judge(), str(depth), str(g.seed)]
    told += [str(seed), str(check_seats(g, seats)), str(g.practice)]
    return sha256("\n".join([*told, json.dumps(g.setup, sort_keys=True, default=str), *g.answers]).encode()).hexdigest()


def read_kept(folder: Path | None, mark: str) -> Json | None:
    """The review of a digest; None where none is kept, or its file is damaged."""
    if folder is None:
        return None
    try:
        found = json.loads((folder / f"{mark}{ENDING}").read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) and found.get("format") == FORMAT else None


def keep_review(folder: Path | None, mark: str, review: Json) -> None:
    """Keep a review by its digest, and forget the oldest where there are too many; a disk that refuses loses nothing."""
    if folder is None:
        return
    with suppress(OSError):
        write_whole(folder / f"{mark}{ENDING}", json.dumps(review, ensure_ascii=False), sync=False)
        kept = sorted(folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-MOST_KEPT]:
            path.unlink()
