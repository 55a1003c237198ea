"""Files that are to hold decks, opened with care: sizes have caps, and what is no text is told by what it is."""

from __future__ import annotations

import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from tableforge.decks import refusals
from tableforge.decks.wording import NOWHERE, Verdict, join_names, not_a_deck, playable_deck, prefix_source, shorten
from tableforge.errors import BadDeck
from tableforge.tongue.text import Text, in_every, join_texts, quote_in_full, system_says

D = TypeVar("D")
LARGEST_FILE: Final = 8 << 20
PICTURE: Final = Text("a picture", "une image")
PROGRAM: Final = Text("a program", "un programme")
UTF_16: Final = Text("UTF-16 text", "un texte en UTF-16")
MAGIC: Final = {
    b"PK\x03\x04": Text("a zip archive", "une archive zip"),
    b"\x1f\x8b": Text("a gzip archive", "une archive gzip"),
    b"BZh": Text("a bzip2 archive", "une archive bzip2"),
    b"\xfd7zXZ": Text("an xz archive", "une archive xz"),
    b"7z\xbc\xaf": Text("a 7z archive", "une archive 7z"),
    b"%PDF": Text("a PDF", "un PDF"),
    b"SQLite": Text("a database", "une base de données"),
    b"\x89PNG": PICTURE,
    b"\xff\xd8\xff": PICTURE,
    b"GIF8": PICTURE,
    b"\x7fELF": PROGRAM,
    b"MZ": PROGRAM,
    b"\xff\xfe": UTF_16,
    b"\xfe\xff": UTF_16,
}


def is_file(path: str) -> bool:
    """Whether there is a plain file of that name."""
    try:
        return stat.S_ISREG(Path(path).stat().st_mode)
    except (OSError, ValueError):
        return False


def read_bytes(path: str, would: Text) -> bytes:
    """What is in a file, and never more of it than any deck file has; `would` says what names a deck.

    Raises BadDeck where there is no such file, or it cannot be read.
    """
    if not is_file(path):
        raise BadDeck(refusals.NO_FILE.fill(path=quote_in_full(shorten(path, 100)), would=would))
    try:
        with open(path, "rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as e:
        raise BadDeck(refusals.CANNOT_BE_READ.fill(path=shorten(path, 100), why=system_says(e))) from None


def decode_text(data: bytes | str, would: Text) -> str:
    """The text of a file; `would` says what a deck file is.  Raises BadDeck where it is too large, or no text."""
    if len(data) > LARGEST_FILE:
        raise not_a_deck(refusals.TOO_LARGE.fill(most=LARGEST_FILE >> 20), would)
    if isinstance(data, bytes):
        for magic, what in MAGIC.items():
            if data.startswith(magic):
                raise not_a_deck(refusals.OTHER_KIND.fill(what=what), would)
        try:
            data = data.decode("utf-8")
        except UnicodeDecodeError as e:
            raise not_a_deck(refusals.NOT_UTF_8.fill(at=e.start), would) from None
    if "\0" in data:
        raise not_a_deck(refusals.BINARY, would)
    return data.removeprefix("\ufeff")


def survey_decks(judge: Callable[[], Sequence[Verdict[D]]], source: str, would: Text) -> list[Verdict[D]]:
    """The verdicts on the decks of a file; `BadDeck`, with the name of the file, if it is no deck file at all."""
    try:
        verdicts = list(judge())
        if not verdicts:
            raise not_a_deck(refusals.NO_DECK_IN_IT, would)
        return verdicts
    except BadDeck as e:
        told = in_every(e.text)
        raise BadDeck(prefix_source(source, told), e.problems or (told,)) from None


def all_playable(verdicts: Sequence[Verdict[D]], source: str = "") -> list[D]:
    """The decks of a file; `BadDeck` with every problem if one of them cannot be played."""
    bad = [verdict for verdict in verdicts if verdict.deck is None]
    if len(verdicts) == 1 and bad:
        playable_deck(verdicts[0], source)
    if bad:
        problems = tuple(
            [prefix_source(shorten(verdict.name), problem) for verdict in bad[:20] for problem in verdict.problems[:5]]
        )
        told = refusals.SOME_UNPLAYABLE.fill(bad=len(bad), all=len(verdicts), problems=join_texts(problems[:10]))
        raise BadDeck(prefix_source(source, told), problems)
    return [verdict.deck for verdict in verdicts if verdict.deck is not None]


def load_from_file(ref: str, survey_file: Callable[[str], Sequence[Verdict[D]]]) -> D:
    """The deck of a file: the only one, or the one whose number or name stands behind a '#'.

    Raises BadDeck where there is no such deck, or it cannot be played.
    """
    path, mark, which = ref, "", ""
    if "#" in ref and not is_file(ref):
        path, mark, which = ref.rpartition("#")
    verdicts = survey_file(path)
    if not mark and len(verdicts) == 1:
        return playable_deck(verdicts[0], path)
    if which.isascii() and which.isdigit() and len(which) < 7 and 1 <= int(which) <= len(verdicts):
        return playable_deck(verdicts[int(which) - 1], path)
    for verdict in verdicts:
        if mark and verdict.name == which:
            return playable_deck(verdict, path)
    first = enumerate(verdicts[:10], 1)
    names = join_names([refusals.NUMBERED.fill(n=i, name=shorten(verdict.name)) for i, verdict in first])
    rest = len(verdicts) - 10
    more = refusals.MORE.fill(n=rest) if rest > 0 else NOWHERE
    asked = refusals.NOT_THAT_DECK.fill(which=shorten(which)) if mark else refusals.SEVERAL_DECKS
    raise BadDeck(refusals.WHICH_DECK.fill(path=path, asked=asked, names=names, more=more))
