"""The checks of a folder of content: each has a letter and a number, and tells errors or warnings with file and line."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.cards.check import decks, enemies, formulas, ids, items, maps, scenes
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Finding

CHECKS: Final = (ids.check, formulas.check, items.check, enemies.check, maps.check, scenes.check, decks.check)


def run(content: Content) -> list[Finding]:
    """Everything that is found in what was read of a folder, in the order of its files."""
    for check in CHECKS:
        check(content)
    findings = {(f.check, f.file, f.line, f.id, str(f.message)): f for f in content.folder.findings}
    return sorted(findings.values(), key=place)


def place(f: Finding) -> tuple[str, int, str]:
    return f.file, f.line, f.check
