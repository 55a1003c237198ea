"""The story that is read aloud: every passage in every language, by its id."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from tableforge.tongue.both import Both


@cache
def passages() -> dict[str, Both]:
    """All passages, from the files beside this one."""
    out: dict[str, Both] = {}
    for file in sorted(Path(__file__).parent.glob("*.toml")):
        for id, texts in tomllib.loads(file.read_text("utf-8")).items():
            out[id] = Both.of({lang: text.strip() for lang, text in texts.items()})
    return out


def passage(id: str) -> Both:
    """A passage as it is read aloud."""
    return passages()[id]
