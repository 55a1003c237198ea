"""The content of Fateforge for `tableforge content`: what its checks find in a folder."""

from __future__ import annotations

from pathlib import Path

from tableforge.cli.parts import ContentFinding


def check(folder: Path | None) -> list[ContentFinding]:
    """What is wrong with a folder of content, or odd in it; with ours where none is named."""
    from tableforge.fateforge.cards import findings

    return [ContentFinding(f.error, f.check, f.told()) for f in findings(folder)]
