"""The user's own files: imported decks, games under way, handicaps.  All below one folder (`common.home`)."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tableforge.cli.common import home, whole_number
from tableforge.errors import BadDeck, BadSave, BadSetup
from tableforge.tongue.both import Both, quoted, system_says
from tableforge.tongue.spelling import nearest

if TYPE_CHECKING:
    from tableforge.keyforge.decks.deck import Deck
    from tableforge.keyforge.match import Handicaps

MOST_KEPT = 10_000
LONGEST_STEM = 120  # bytes of a deck's name in the name of its file; systems allow 255, and endings are added
# Names that Windows gives to devices, whatever their ending.
DEVICES = frozenset(["con", "prn", "aux", "nul", *[f"{port}{n}" for port in ("com", "lpt") for n in range(10)]])


def write_whole(path: Path, text: str, sync: bool = True) -> None:
    """Write a file whole or not at all; a crash leaves the old one or the new one, with `sync` also one of the system."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def write(path: Path, text: str) -> None:
    """The same, where a disk that refuses is told as any other refusal."""
    try:
        write_whole(path, text, sync=False)
    except OSError as e:
        why = system_says(e)
        raise BadSetup(
            f"{str(path)!r} cannot be written: {why}", fr=f"{quoted(str(path))} ne peut pas être écrit : {why.fr}"
        ) from None


# ---------------------------------------------------------------- decks
def decks_folder() -> Path:
    return home() / "decks"


def deck_files() -> list[Path]:
    """The files of the imported decks, by name."""
    return sorted(decks_folder().glob("*.deck"), key=lambda path: path.stem)[:MOST_KEPT]


def imported() -> dict[Path, Deck]:
    """The imported decks that can still be read, by file."""
    from tableforge.keyforge.decks import formats

    out: dict[Path, Deck] = {}
    for path in deck_files():
        try:
            out[path] = formats.read_file(str(path))[0]
        except BadDeck:
            continue
    return out


def keep_deck(deck: Deck) -> tuple[Path, bool]:
    """Keep a deck in our own text form; where it lies, and whether it is new there."""
    from tableforge.keyforge.decks import formats

    text, base = formats.to_text(deck), stem(deck.name)
    for n in range(1, MOST_KEPT):
        path = decks_folder() / f"{base}{'' if n == 1 else f'-{n}'}.deck"
        if not path.exists():
            write(path, text)
            return path, True
        if same(path, text):
            return path, False
    raise BadDeck(
        f"there are too many decks named {deck.name!r} in {decks_folder()}",
        fr=f"il y a trop de decks du nom de {quoted(deck.name)} dans {decks_folder()}",
    )


def stem(name: str) -> str:
    """What the file of a deck of that name is called."""
    from tableforge.tongue.spelling import squash

    base = squash(name).encode()[:LONGEST_STEM].decode(errors="ignore") or "deck"
    return f"{base}-deck" if base in DEVICES else base


def by_file(name: str) -> Deck | None:
    """The imported deck of exactly that name, found without reading all the others; None where it takes a closer look."""
    from tableforge.keyforge.decks import formats

    path = decks_folder() / f"{stem(name)}.deck"
    if not formats.is_file(str(path)) or path.with_name(f"{path.stem}-2.deck").exists():
        return None
    try:
        found = formats.read_file(str(path))[0]
    except BadDeck:
        return None
    return found if found.name == name else None


def same(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode()
    except OSError:
        return False


def deck(ref: str) -> Deck:
    """The deck of a reference: a starter, a forged deck, the name of an imported one, or the path of a file."""
    from tableforge.keyforge.decks import formats
    from tableforge.keyforge.decks.deck import load
    from tableforge.keyforge.decks.problems import shorten
    from tableforge.tongue.spelling import squash

    if (
        ref.startswith(("starter:", "forged:"))
        or formats.is_file(ref.rpartition("#")[0] or ref)
        or formats.is_file(ref)
    ):
        return load(ref)
    if found_at_once := by_file(ref):
        return found_at_once
    kept = imported()
    key = squash(ref)
    exact = [d for d in kept.values() if ref in (d.name, d.fr)]
    filed = [d for path, d in kept.items() if ref == path.stem]
    whole = [d for d in kept.values() if key and key in (squash(d.name), squash(d.fr), squash(d.id))]
    part = [d for d in kept.values() if key and (key in squash(d.name) or key in squash(d.fr))]
    for found in (exact, filed, whole, part):  # the closest way of naming a deck decides
        if len(found) == 1:
            return found[0]
        if not found:
            continue
        names = names_of(found, [path.stem for path, d in kept.items() if d in found])
        raise BadDeck(
            f"{shorten(ref)!r} could be any of {names}; say which",
            fr=f"{quoted(shorten(ref))} peut désigner n’importe lequel de ces decks : {names.fr} ; dites lequel",
        )
    names = names_of(list(kept.values()))
    near = nearest(ref[:80], [d.name for d in kept.values()])
    would = "'starter:onyx', 'starter:argus', 'forged:SEED', an imported deck's name, or the path of a deck file"
    ou = "« starter:onyx », « starter:argus », « forged:GRAINE », le nom d’un deck importé, ou le chemin d’un fichier de deck"
    raise BadDeck(
        f"there is no deck {shorten(ref)!r}{near}; a deck is {would}; imported: {names}",
        fr=f"il n’y a pas de deck {quoted(shorten(ref))}{near.fr} (un deck est {ou} ; decks importés : {names.fr})",
    )


def names_of(decks: list[Deck], stems: list[str] | None = None) -> Both:
    """The names of some decks, for an error message; those that share a name, by what `deck list` calls them."""
    from tableforge.keyforge.decks.problems import shorten

    names = [shorten(d.name) for d in decks[:8]]
    if stems and len({*names}) < len(names):
        names = [shorten(stem) for stem in stems[:8]]
    return Both(
        ", ".join([repr(name) for name in names]) or "none", ", ".join([quoted(name) for name in names]) or "aucun"
    )


# ---------------------------------------------------------------- games under way
@dataclass(frozen=True, slots=True)
class Kept:
    """A game that was begun: its save, and who sits where (and which match it belongs to)."""

    path: Path
    body: dict[str, Any]
    table: dict[str, Any]


def saves_folder() -> Path:
    return home() / "saves"


def new_save(game: str, seed: int) -> Path:
    """A path for a new game's save."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    base = saves_folder() / f"{game}-{stamp}-{seed}"
    path, n = base.with_suffix(".json"), 1
    while path.exists() or (path.parent / "finished" / path.name).exists():
        n += 1
        path = base.with_name(f"{base.name}-{n}").with_suffix(".json")
    return path


def table_file(path: Path) -> Path:
    """Where it is written who plays the game of a save."""
    return path.with_suffix(".table")


def unfinished() -> Path | None:
    """The save of the game that was left last."""
    found = []
    for path in saves_folder().glob("*.json"):
        try:
            if path.is_file():
                found.append((path.stat().st_mtime_ns, path.name, path))
        except OSError:  # it went away meanwhile
            continue
    return max(found)[2] if found else None


def read_game(path: Path) -> Kept:
    """A save with its table; a damaged save is an error, a lost table file is not."""
    from tableforge.table.sitting import LARGEST_SAVE, read_save

    try:
        with path.open("rb") as file:
            data = file.read(4 * LARGEST_SAVE + 1)
    except OSError as e:
        why = system_says(e)
        raise BadSave(f"{path} cannot be read: {why}", fr=f"{path} ne peut pas être lu : {why.fr}") from None
    try:
        body = read_save(data)
    except BadSave as e:
        raise BadSave(f"{path}: {e}", fr=f"{path} : {e.text('fr')}") from None
    try:
        table = json.loads(table_file(path).read_text("utf-8"))
    except (OSError, ValueError):
        table = {}
    return Kept(path, body, table if isinstance(table, dict) else {})


def finish(path: Path) -> Path:
    """Put the save of a finished game aside, so that it is not offered again."""
    into = path.parent / "finished" / path.name
    if path.parent != saves_folder() or not path.exists():
        return path
    try:
        into.parent.mkdir(parents=True, exist_ok=True)
        path.replace(into)
        table_file(path).unlink(missing_ok=True)
    except OSError:
        return path
    return into


# ---------------------------------------------------------------- handicaps
def handicaps() -> Handicaps:
    """What decks have made of each other in earlier games; a damaged file counts as none."""
    from tableforge.keyforge.match import Handicap, Handicaps
    from tableforge.keyforge.settings import MOST_CHAINS

    out = Handicaps()
    try:
        rows = json.loads((home() / "handicaps.json").read_text("utf-8"))
        for row in rows:
            a, b, chained, chains, last, in_a_row = row
            texts = all(isinstance(x, str) for x in (a, b, chained, last))
            numbers = whole_number(chains) and 0 <= chains <= MOST_CHAINS and whole_number(in_a_row)
            if texts and numbers and a < b and {chained, last} <= {a, b, ""}:
                out.pairs[a, b] = Handicap((a, b), chained, chains, last, in_a_row)
    except (OSError, ValueError, TypeError):
        pass
    return out


def keep_handicaps(known: Handicaps) -> None:
    rows = [[*pair, h.chained, h.chains, h.last, h.row] for pair, h in known.pairs.items()]
    write(home() / "handicaps.json", json.dumps(rows, ensure_ascii=False))

