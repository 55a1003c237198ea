"""Fateforge's content: what a folder of TOML comes to, ours (`content/`) or somebody else's."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from tableforge.fateforge.cards import app, check, enemies, heroes, kept, scenes
from tableforge.fateforge.cards.check import stories
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.reader import MANIFEST, Reader
from tableforge.fateforge.cards.source import Finding, Folder
from tableforge.fateforge.definition import Pack
from tableforge.fateforge.ops.lower import lower_pack
from tableforge.fateforge.tale.definition import Tale

OURS: Final = Path(__file__).parent.parent / "content"
LOADED: Final[dict[tuple[Path, str], Pack]] = {}  # others', each read once
SUITED: Final[set[tuple[str, str, str]]] = set()  # campaigns that were found to suit some content, by their digests
STORY: Final = "story/"  # campaigns, which have digests of their own
TOOLS: Final = ("dice.toml", "skills.toml", "enemies.toml")  # that content has, and a campaign has not


def pack(folder: Path | None = None) -> Pack:
    """Everything that a folder of content comes to; ours where none is named.  A broken one is refused."""
    if folder is None or folder == OURS:
        return ours()
    source = Folder(folder)
    return made(folder, source.digest)


@cache
def ours() -> Pack:
    return sound(Folder(OURS))


def made(folder: Path, digest: str) -> Pack:
    """One pack for each folder, as long as nothing in it has changed."""
    if (folder, digest) not in LOADED:
        LOADED[folder, digest] = sound(Folder(folder))
    return LOADED[folder, digest]


def packs() -> tuple[Pack, ...]:
    """Everything that is loaded, ours first: where an id is looked up that does not say whose it is."""
    return (ours(), *LOADED.values())


def sound(folder: Folder) -> Pack:
    """The pack of a folder that has no error; ours is checked by the tests, and only read here."""
    known = kept.recall(folder)
    content = read(folder)
    if folder.path != OURS:
        check.run(content)
    folder.refuse()
    if not known:
        kept.keep(folder)
    lower_pack(content.pack)
    content.pack.digest = hashlib.sha256(repr(folder.structure(STORY)).encode()).hexdigest()[:16]
    return content.pack


def suits(told: Tale, content: Pack) -> None:
    """Refuse a campaign of somebody else's that names what this content has not; ours is checked by the tests."""
    if not told.folder:
        return
    folder = Folder(Path(told.folder))
    known = (told.folder, folder.digest, content.digest)
    if known not in SUITED:
        reader = Reader(folder)
        reader.read()
        if not folder.errors():
            check.tales.Names(reader, content).run()
        folder.refuse()
        SUITED.add(known)


def findings(folder: Path | None = None) -> list[Finding]:
    """Everything that the checks find in a folder; in ours where none is named."""
    source = Folder(folder or OURS)
    if MANIFEST in source.files or not any(
        [name in source.files for name in TOOLS]
    ):  # a campaign, played with our content
        reader = Reader(source)
        reader.read()
        stories.check(reader, ours())
        return check.sorted_findings(source)
    return check.run(read(source), stories.GAMES)


def read(folder: Folder) -> Content:
    """Reads a folder, whatever is wrong with it; what is, stands in its findings."""
    content = Content(folder)
    content.pack.name = folder.path.name
    content.pack.folder = "" if folder.path == OURS else str(folder.path)
    heroes.read(content)
    enemies.read(content)
    scenes.read(content)
    app.read(content)
    return content
