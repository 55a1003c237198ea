"""The checks of a folder of content: each has a letter and a number, and tells errors or warnings with file and line."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.cards.check import decks, enemies, formulas, ids, items, maps, scenes, stories
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.reader import Reader
from tableforge.fateforge.cards.source import Finding, Folder

STORY: Final = "story"
CHECKS: Final = (ids.check, formulas.check, items.check, enemies.check, maps.check, scenes.check, decks.check)


def run(content: Content, games: int = 0) -> list[Finding]:
    """Everything that is found in what was read of a folder, in the order of its files; its story is played so often."""
    for check in CHECKS:
        check(content)
    story(content, games)
    return sorted_findings(content.folder)


def story(content: Content, games: int) -> None:
    """The campaign of a folder, if it has one."""
    part = content.folder.part(STORY)
    if not part.files:
        return
    reader = Reader(part)
    reader.read()
    stories.check(reader, content.pack, games)
    for f in part.findings:
        content.folder.find(f.check, f"{STORY}/{f.file}", f.line, f.id, f.field, f.message, f.error)


def sorted_findings(folder: Folder) -> list[Finding]:
    findings = {(f.check, f.file, f.line, f.id, str(f.message)): f for f in folder.findings}
    return sorted(findings.values(), key=place)


def place(f: Finding) -> tuple[str, int, str]:
    return f.file, f.line, f.check
