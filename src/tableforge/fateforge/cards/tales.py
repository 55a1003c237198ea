"""Campaigns: a folder of scenes, people, places and maps, read into a `Tale`.

A tale is read when somebody plays it, and once for each folder as long as nothing in it has changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tableforge.fateforge.cards import kept
from tableforge.fateforge.cards.reader import HEROES, MIGRATIONS, PEOPLE, REMARKS, Reader
from tableforge.fateforge.cards.source import Folder
from tableforge.fateforge.tale.definition import Tale, Words

OURS: Final = Path(__file__).parent.parent / "content" / "story"
ID: Final = "ember-loan"  # of our own
LOADED: Final[dict[tuple[Path, str], Tale]] = {}  # each read once
NOT_PLAYED: Final = (REMARKS, PEOPLE, HEROES, MIGRATIONS)  # files that no replay depends on
# above a scene that lacks a language
ONLY_FRENCH, ONLY_ENGLISH = "({id}: in French only)", "({id}\u00a0: en anglais seulement)"


def tale(folder: Path | None = None) -> Tale:
    """The campaign of a folder, ours where none is named.  A broken one is refused."""
    path = OURS if folder is None else folder
    return made(path, Folder(path).digest)


def loaded(id: str) -> Tale:
    """The campaign of that id that was read last, where an id does not say whose it is; ours before another's of its name."""
    known = [(path, x) for (path, _), x in LOADED.items() if x.id == id]
    ours = [x for path, x in known if path == OURS]
    return ours[-1] if ours else tale() if id == ID or not known else known[-1][1]


def made(path: Path, digest: str) -> Tale:
    """One tale for each folder, as long as nothing in it has changed."""
    if (path, digest) not in LOADED:
        LOADED[path, digest] = sound(path)
    return LOADED[path, digest]


def sound(path: Path) -> Tale:
    """The campaign of a folder that has no error."""
    folder = Folder(path)
    known = kept.recall(folder)
    out = Reader(folder).read()
    folder.refuse()
    if not known:
        kept.keep(folder)
    out.folder = "" if path == OURS else str(path)
    out.files = folder.structure(*NOT_PLAYED)
    for x in out.scenes.values():
        x.text = in_both(x.text, x.id)
    return out


def in_both(text: Words, id: str) -> Words:
    """A scene's text; one that was written in one language only says so in the other, with the scene's id."""
    if not text.en and text.fr:
        return Words(f"{ONLY_FRENCH.format(id=id)}\n\n{text.fr}", text.fr)
    if text.en and not text.fr:
        return Words(text.en, f"{ONLY_ENGLISH.format(id=id)}\n\n{text.en}")
    return text
