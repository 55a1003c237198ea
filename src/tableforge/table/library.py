"""The decks that a user keeps, and the decks that a word may mean: one of the game's own, a kept one by name, or a file."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from tableforge import games
from tableforge.errors import BadDeck
from tableforge.table import refusals
from tableforge.table.store import Shelf, Store, remove_file
from tableforge.tongue.spelling import nearest, squash
from tableforge.tongue.text import LANGUAGES, Text, in_every, quote_each, shorten_name

LONGEST_STEM = 120  # bytes of a deck's name in the name of its file; systems allow 255, and endings are added
TEXT = "text"  # the form of our own that every game has: decks are kept in it
# Names that Windows gives to devices, whatever their ending.
DEVICES = frozenset(["con", "prn", "aux", "nul", *[f"{port}{n}" for port in ("com", "lpt") for n in range(10)]])


class Deck(Protocol):
    """A deck of any game."""

    @property
    def name(self) -> str:
        """The deck's own name."""
        ...

    @property
    def id(self) -> str:
        """The id by which other services know it, or ""."""
        ...

    def title(self, lang: str = "en") -> str:
        """What the deck is called."""
        ...

    def to_json(self) -> dict[str, Any]:
        """The deck as plain data, as a save holds it."""
        ...


class DeckVerdict(Protocol):
    """One deck of a file: playable, or with what keeps it from being played."""

    @property
    def name(self) -> str:
        """What the file calls the deck."""
        ...

    @property
    def deck(self) -> Deck | None:
        """The deck, where it can be played."""
        ...

    @property
    def problems(self) -> Sequence[Text]:
        """What keeps it from being played."""
        ...


@runtime_checkable
class DeckReader(Protocol):
    """What a game with decks must know of them: the modules `table.<game>` have it."""

    @property
    def FOLDER(self) -> str:
        """Of the kept ones."""
        ...

    @property
    def WOULD(self) -> Text:
        """What names a deck."""
        ...

    @property
    def FORMS(self) -> Mapping[str, Text]:
        """In which a deck can be written, TEXT among them, and what each is."""
        ...

    @property
    def NOTES(self) -> Mapping[str, Text]:
        """What whoever writes one in such a form should know."""
        ...

    def is_ref(self, word: str) -> bool:
        """Whether a word can only be one of the game's own references, or a file that is there."""
        ...

    def load(self, ref: str) -> Deck:
        """The deck of a reference or a file."""
        ...

    def starter_of(self, word: str) -> Deck | None:
        """One of the game's own decks that a bare word stands for, such as the name of whoever plays it; None for any other."""
        ...

    def starters(self) -> Mapping[str, Deck]:
        """The game's own decks, by their references."""
        ...

    def survey(self, data: bytes, source: str) -> Sequence[DeckVerdict]:
        """Every deck of some bytes, in any known format."""
        ...

    def survey_file(self, path: str) -> Sequence[DeckVerdict]:
        """Every deck of a file."""
        ...

    def write(self, deck: Any, form: str, lang: str) -> str:
        """A deck in one of the forms; what a language cannot change stays as it is."""
        ...


def reader_of(game: str) -> DeckReader:
    """How decks of a game are read and written; BadDeck where it is played without."""
    found = games.find_part("table", game, DeckReader)
    if found is None:
        raise BadDeck(refusals.NO_DECKS.fill(game=game))
    return found


class Library:
    """The decks of one game in a store."""

    def __init__(self, game: str, store: Store) -> None:
        self.reader = reader_of(game)
        self.shelf = Shelf(store.root / self.reader.FOLDER, ".deck")

    def read_all(self) -> dict[Path, Deck]:
        """The kept decks that can still be read, by file."""
        found = [(path, self.read(path)) for path in self.shelf.files()]
        return {path: deck for path, deck in found if deck is not None}

    def read(self, path: Path) -> Deck | None:
        """The deck of a kept file; None where it cannot be read."""
        try:
            return self.reader.survey_file(str(path))[0].deck
        except BadDeck:
            return None

    def keep(self, deck: Deck) -> tuple[Path, bool]:
        """Keep a deck in our own text form; where it lies, and whether it is new there."""
        return self.shelf.keep(self.stem(deck.name), self.reader.write(deck, TEXT, "en"))

    def stem(self, name: str) -> str:
        """What the file of a deck of that name is called."""
        base = squash(name).encode()[:LONGEST_STEM].decode(errors="ignore") or "deck"
        return f"{base}-deck" if base in DEVICES else base

    def find(self, ref: str) -> Deck:
        """The deck that a word means."""
        if self.reader.is_ref(ref):
            return self.reader.load(ref)
        return self.find_by_file(ref) or self.reader.starter_of(ref) or self.find_by_name(ref)[1]

    def find_by_file(self, name: str) -> Deck | None:
        """The kept deck of exactly that name, found without reading all others; None where it takes a closer look."""
        path = self.shelf.path(self.stem(name))
        if not path.is_file() or self.shelf.path(self.stem(name), 2).exists():
            return None
        found = self.read(path)
        return found if found is not None and found.name == name else None

    def find_by_name(self, ref: str) -> tuple[Path, Deck]:
        """The kept deck that a name means: the closest way of naming one decides.

        Raises BadDeck where no kept deck fits, or several do.
        """
        kept = self.read_all()
        key = squash(ref)
        spelt = {path: [squash(d.title(lang)) for lang in LANGUAGES] for path, d in kept.items()}
        ways = (
            [path for path, d in kept.items() if ref in [d.title(lang) for lang in LANGUAGES]],
            [path for path in kept if ref == path.stem],
            [path for path, d in kept.items() if key and key in (*spelt[path], squash(d.id))],
            [path for path in kept if key and any([key in title for title in spelt[path]])],
        )
        for found in ways:
            if len(found) == 1:
                return found[0], kept[found[0]]
            if found:
                names = list_names([kept[path] for path in found], [path.stem for path in found])
                raise BadDeck(refusals.WHICH_DECK.fill(ref=shorten_name(ref), names=names))
        names = list_names(list(kept.values()))
        near = nearest(ref[:80], [*[d.name for d in kept.values()], *self.bare_names()])
        raise BadDeck(refusals.NO_DECK.fill(ref=shorten_name(ref), near=near, would=self.reader.WOULD, names=names))

    def bare_names(self) -> list[str]:
        """The words that stand for one of the game's own decks."""
        references = [ref.rpartition(":")[2] for ref in self.reader.starters()]
        return [word for word in references if self.reader.starter_of(word) is not None]

    def write_as(self, deck: Deck, form: str, lang: str) -> str:
        """A deck in a form of the game, or an error that names them all."""
        if form not in self.reader.FORMS:
            known = in_every(
                lambda lang: ", ".join([f"{name} ({what.text(lang)})" for name, what in self.reader.FORMS.items()])
            )
            near = nearest(form[:80], self.reader.FORMS)
            raise BadDeck(refusals.NO_FORM.fill(form=shorten_name(form), near=near, known=known))
        return self.reader.write(deck, form, lang)

    def note(self, form: str, lang: str) -> str:
        """What whoever has written a deck in a form should know; "" where there is nothing."""
        return self.reader.NOTES[form].text(lang) if form in self.reader.NOTES else ""

    def find_kept(self, ref: str) -> tuple[Path, Deck]:
        """The kept deck that a word means, and where it lies; the game's own decks are none of these.

        Raises BadDeck where there is none.
        """
        try:
            return self.find_by_name(ref)
        except BadDeck:
            if not self.reader.is_ref(ref):
                raise
            names = list_names(list(self.read_all().values()))
            raise BadDeck(refusals.NOT_IMPORTED.fill(ref=shorten_name(ref), names=names)) from None

    def remove(self, ref: str) -> tuple[Path, Deck]:
        """Remove a kept deck for good: where it lay, and what it was."""
        path, deck = self.find_kept(ref)
        remove_file(path)
        return path, deck


def list_names(decks: Sequence[Deck], stems: Sequence[str] = ()) -> Text:
    """The names of some decks, for an error message; those that share a name, by what `deck list` calls them."""
    names = [shorten_name(d.name) for d in decks[:8]]
    if stems and len({*names}) < len(names):
        names = [shorten_name(stem) for stem in stems[:8]]
    return quote_each(names) or refusals.NO_NAMES


def is_path(ref: str) -> bool:
    """Whether a text names, or could name, a file of this machine."""
    if "/" in ref or "\\" in ref or "\0" in ref or os.sep in ref or ref.startswith("."):
        return True
    return any([file_exists(part) for part in (ref, ref.rpartition("#")[0]) if part])


def file_exists(path: str) -> bool:
    """Whether there is such a file; False for impossible names."""
    try:
        return Path(path).exists()
    except OSError:
        return False
