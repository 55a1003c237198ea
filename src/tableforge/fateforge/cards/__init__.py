"""Fateforge's content: what a folder of TOML comes to, ours (`content/`) or somebody else's."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from tableforge.errors import BadContent
from tableforge.fateforge.cards import app, check, enemies, heroes, scenes, tales
from tableforge.fateforge.cards.check import stories
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.refusals import BROKEN
from tableforge.fateforge.cards.source import Finding, Folder
from tableforge.fateforge.definition import Pack
from tableforge.fateforge.ops.lower import lower_pack
from tableforge.tongue.both import in_full, joined

OURS: Final = Path(__file__).parent.parent / "content"
LOADED: Final[dict[tuple[Path, str], Pack]] = {}  # others', each read once
STORY: Final = "story/"  # campaigns, which have digests of their own
TOLD: Final = 3  # errors that a refusal tells in full
NAMED: Final = ("G1", "T1")  # checks of what is named, and of where it leads
PLAYED: Final[set[tuple[Path, str, str]]] = set()  # others' campaigns that were found sound, each with its content


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
    content = read(folder)
    if folder.path != OURS:
        check.run(content)
    problems = tuple([f.told() for f in folder.errors()])
    if problems:
        raise BadContent(BROKEN.fill(folder=in_full(str(folder.path)), problems=joined(problems[:TOLD])), problems)
    lower_pack(content.pack)
    content.pack.digest = hashlib.sha256(repr(folder.structure(STORY)).encode()).hexdigest()[:16]
    return content.pack


def plays(folder: Path, content: Pack) -> None:
    """Refuse somebody's campaign that names what this content has not, or leads nowhere: it could not be played to its end."""
    source = Folder(folder)
    if (folder, source.digest, content.digest) in PLAYED:
        return
    reader = tales.Reader(source)
    reader.read()
    stories.check(reader, content, 0)
    problems = tuple([f.told() for f in source.errors() if f.check in NAMED])
    if problems:
        raise BadContent(BROKEN.fill(folder=in_full(str(folder)), problems=joined(problems[:TOLD])), problems)
    PLAYED.add((folder, source.digest, content.digest))


def findings(folder: Path | None = None) -> list[Finding]:
    """Everything that the checks find in a folder; in ours where none is named."""
    source = Folder(folder or OURS)
    if tales.MANIFEST in source.files:  # a campaign of its own, played with our content
        reader = tales.Reader(source)
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
    folder.all_toml("G1", STORY)
    return content
