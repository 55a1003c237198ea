"""A folder of content as it is written: its files, their rows, where each of them stands, and what is wrong with it."""

from __future__ import annotations

import copy
import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, TypeVar

from tableforge.errors import BadContent
from tableforge.fateforge.cards.refusals import (
    A_LIST,
    A_NUMBER,
    A_TABLE,
    A_TEXT,
    A_YES_OR_NO,
    ABOUT,
    ABOUT_FIELD,
    AT,
    CLOSED_FOLDER,
    KINDS,
    MISSING,
    NO_FILES,
    NO_FOLDER,
    NO_SUCH,
    NO_TOML,
    NO_WORD,
    NOT_UTF_8,
    NUMBERS,
    ROWS,
    STRANGE,
    THREE,
    TWICE,
    UNREAD,
    WHERE,
)
from tableforge.fateforge.words.reading import Unreadable
from tableforge.tongue.both import Both, got, in_full, system_says
from tableforge.tongue.spelling import unknown

T = TypeVar("T")
WHOLE_ROW: Final = re.compile(r"\[\[\w+]]\s*")
Three = tuple[int, int, int]


# what people read, or what is only remarked: it may change and leave content what it is
PROSE: Final = (
    "text", "speaker", "title", "name", "blurb", "clue", "voice", "story", "en", "fr", "asides", "licence", "languages", "src",
)  # fmt: skip


def bare(value: object) -> object:
    """A table without what people read: ids, conditions, effects and targets, in an order of their own."""
    if isinstance(value, dict):
        return [(k, bare(value[k])) for k in sorted(value) if k not in PROSE]
    return [bare(x) for x in value] if isinstance(value, list) else value


class Finding:
    """One thing that is wrong, or odd (`error` is False), in a folder of content: which check tells it, and where."""

    def __init__(self, check: str, error: bool, file: str, line: int, id: str, field: str, message: Both) -> None:
        self.check = check
        self.error = error
        self.file = file
        self.line = line
        self.id = id
        self.field = field
        self.message = message

    def told(self) -> Both:
        """The finding as one line: `skills.toml:14: m-charge, use: …`."""
        about = ABOUT_FIELD.fill(id=self.id, field=self.field) if self.field else ABOUT.fill(id=self.id)
        return AT.fill(file=self.file, line=self.line, about=about if self.id else "", message=self.message)


class File:
    """One file of a folder: its text, and what it comes to."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    @cached_property
    def data(self) -> dict[str, object]:
        return tomllib.loads(self.text)

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    def line_of(self, id: str, *marks: str) -> int:
        """The line at which a row stands, or one of the marks inside of it; the first one where it has no id."""
        row = re.compile(rf'\bid ?= ?"{re.escape(id)}"')
        there = [k for k, line in enumerate(self.lines) if not id or row.search(line)]
        if not there:
            return 1
        at = next((k for k in there if k and WHOLE_ROW.fullmatch(self.lines[k - 1])), there[0])  # not a choice of that name
        end = at + 1
        if not id or self.lines[at].startswith("id = "):
            end = next((k for k in range(at + 1, len(self.lines)) if self.lines[k].startswith("[[")), len(self.lines))
        for mark in filter(None, marks):
            for k in range(at, end):
                if mark in self.lines[k]:
                    return k + 1
        return at + 1


def toml_files(path: Path) -> list[Path]:
    """The TOML files of a folder and below, in order; what is no folder, or has no name that one can have, is refused."""
    try:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else None
    except OSError as e:  # a name that is too long, a folder that nobody may look into
        raise BadContent(CLOSED_FOLDER.fill(folder=str(path), why=system_says(e))) from None
    if found is None:
        raise BadContent(NO_FOLDER.fill(folder=in_full(str(path))))
    return found


class Folder:
    """The files of a folder of content, and everything that was found in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.findings: list[Finding] = []
        self.files: dict[str, File] = {}
        for file in toml_files(path):
            name = file.relative_to(path).as_posix()
            try:
                self.files[name] = File(name, file.read_bytes().decode())
            except OSError as e:
                self.find("G1", name, 1, "", "", UNREAD.fill(why=system_says(e)))
            except UnicodeDecodeError as e:
                self.find("G1", name, 1, "", "", NOT_UTF_8.fill(at=e.start))
        if not self.files:
            raise BadContent(NO_FILES.fill(folder=in_full(str(path))))

    @cached_property
    def digest(self) -> str:
        """What tells this content from any other."""
        told = hashlib.sha256()
        for name, file in self.files.items():
            told.update(f"{name}\0{file.text}\0".encode())
        return told.hexdigest()[:16]

    def structure(self, *besides: str) -> dict[str, str]:
        """What tells the structure of each file from any other, whatever its prose says; some files and folders left out."""
        return {
            name: hashlib.sha256(repr(bare(file.data)).encode()).hexdigest()[:16]
            for name, file in self.files.items()
            if not name.startswith(besides)
        }

    def part(self, name: str) -> Folder:
        """A folder inside of this one, with findings of its own."""
        out = copy.copy(self)
        out.__dict__.pop("digest", None)
        out.findings = []
        out.files = {k.removeprefix(f"{name}/"): v for k, v in self.files.items() if k.startswith(f"{name}/")}
        return out

    def find(self, check: str, file: str, line: int, id: str, field: str, message: Both, error: bool = True) -> None:
        self.findings.append(Finding(check, error, file, line, id, field, message))

    def errors(self) -> list[Finding]:
        return [f for f in self.findings if f.error]

    def top(self, file: str, check: str) -> Row:
        """Everything that stands in a file; nothing where there is none, or no TOML."""
        data: dict[str, object] = {}
        if file in self.files:
            try:
                data = self.files[file].data
            except (ValueError, RecursionError) as e:  # no TOML, or a number that no one could count to
                at = re.search(r"line (\d+), column (\d+)", str(e))
                line = int(at[1]) if at else 1
                where = WHERE.fill(line=line, column=at[2]) if at else ""
                if not any([f.file == file and f.line == line and f.check == check for f in self.findings]):
                    self.find(check, file, line, "", "", NO_TOML.fill(why=e, where=where))
        return Row(self, file, check, data, "")

    def all_toml(self, check: str, *besides: str) -> None:
        """Finds files that are no TOML, also where nobody reads them; some files and folders left out."""
        for name in self.files:
            if not name.startswith(besides):
                self.top(name, check)

    def under(self, folder: str, check: str) -> list[Row]:
        """The files of a folder in it."""
        return [self.top(name, check) for name in self.files if name.startswith(f"{folder}/")]


class Row:
    """A table of a file.  It is asked for its fields; what is missing, misspelt or of the wrong kind is found on the way."""

    def __init__(
        self, folder: Folder, file: str, check: str, data: dict[str, object], id: str, parent: str = ""
    ) -> None:
        self.folder = folder
        self.file = file
        self.check = check
        self.data = data
        self.id = id
        self.parent = parent  # the field of the row around it in which it stands
        self.asked: set[str] = set()

    def find(self, message: Both, field: str = "", mark: str = "", check: str = "", error: bool = True) -> None:
        """Something wrong with this row; `mark` is what stands at its place in the file."""
        file = self.folder.files.get(self.file)
        value = self.data.get(field)
        marks = (
            mark,
            f'"{value}"' if isinstance(value, str) else "",
            f"{field} = " if field else "",
            f"{self.parent} = ",
        )
        line = file.line_of(self.id, *marks) if file is not None else 1
        self.folder.find(check or self.check, self.file, line, self.id, field, message, error)

    def has(self, field: str) -> bool:
        self.asked.add(field)
        return field in self.data

    def get(self, field: str, kind: type[T], would: Both, default: T | None) -> T:
        self.asked.add(field)
        value = self.data.get(field)
        if value is None:
            if default is None:
                self.find(MISSING.fill(field=field), check="G2" if field in ("en", "fr") else "")
                return kind()
            return default
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.find(got(would.fill(field=field), value), field)
            return kind() if default is None else default
        return value

    def text(self, field: str, default: str | None = None) -> str:
        value = self.get(field, str, A_TEXT, default)
        if field in ("en", "fr") and field in self.data and not value.strip():
            self.find(MISSING.fill(field=field), field, check="G2")
        return value

    def whole(self, field: str, default: int | None = None) -> int:
        return self.get(field, int, A_NUMBER, default)

    def yes(self, field: str, default: bool | None = None) -> bool:
        return self.get(field, bool, A_YES_OR_NO, default)

    def texts(self, field: str, default: tuple[str, ...] | None = ()) -> tuple[str, ...]:
        value = self.get(field, list, A_LIST, None if default is None else list(default))
        if not all([isinstance(v, str) for v in value]):
            self.find(got(A_LIST.fill(field=field), value), field)
            return ()
        return tuple(value)

    def numbers(self, field: str, default: tuple[int, ...]) -> tuple[int, ...]:
        value = self.get(field, list, NUMBERS, list(default))
        if not all([isinstance(v, int) and not isinstance(v, bool) for v in value]):
            self.find(got(NUMBERS.fill(field=field), value), field)
            return default
        return tuple(value)

    def three(self, field: str, default: Three | None = None) -> Three:
        """Numbers for two, three and four heroes."""
        value = self.get(field, list, THREE, None if default is None else list(default))
        if len(value) != 3 or not all([isinstance(v, int) and not isinstance(v, bool) for v in value]):
            if field in self.data:
                self.find(got(THREE.fill(field=field), value), field)
            return default or (0, 0, 0)
        return value[0], value[1], value[2]

    def table(self, field: str) -> Row:
        """A table inside of this one."""
        data = self.get(field, dict, A_TABLE, {})
        return Row(self.folder, self.file, self.check, data, self.id, field)

    def rows(self, field: str, required: bool = False) -> list[Row]:
        """The tables of a list; each has its own id, or that of this row."""
        value = self.get(field, list, ROWS, None if required else [])
        if not all([isinstance(v, dict) for v in value]):
            self.find(got(ROWS.fill(field=field), value), field)
            return []
        return [Row(self.folder, self.file, self.check, v, self.inner_id(v), field) for v in value]

    def inner_id(self, data: dict[str, object]) -> str:
        id = data.get("id")
        return id if not self.id and isinstance(id, str) else self.id

    def word(self, field: str, known: Sequence[str], default: str | None = None) -> int:
        """The number of a word among those that may stand there."""
        value = self.text(field, default)
        if value in known:
            return known.index(value)
        if field in self.data:
            self.find(unknown(NO_WORD, value, known, field=field), field)
        return 0

    def refers(self, kind: str, name: str, known: Iterable[str], field: str, check: str = "G1") -> bool:
        """Whether there is such a thing; found where there is not."""
        names = list(known)
        if name in names:
            return True
        self.find(unknown(NO_SUCH, name, names, list_all=len(names) <= 12, kind=KINDS[kind]), field, f'"{name}"', check)
        return False

    def read(
        self, field: str, reader: Callable[[str], T], otherwise: T, default: str | None = "", check: str = ""
    ) -> T:
        """What a line says; nothing where it is not there, and found where it cannot be read."""
        line = self.text(field, default)
        if not line:
            return otherwise
        return self.made(line, reader, otherwise, field, check)

    def made(self, line: str, reader: Callable[[str], T], otherwise: T, field: str, check: str = "") -> T:
        try:
            return reader(line)
        except Unreadable as e:
            self.find(e.message, field, line, check)
            return otherwise

    def close(self, *besides: str) -> None:
        """Tells every field that nobody asked for."""
        self.asked.update(besides)
        for field in self.data:
            if field not in self.asked:
                self.find(unknown(STRANGE, field, sorted(self.asked), list_all=False), field, field, "G1")


def by_id(rows: list[Row], kind: str) -> list[Row]:
    """Rows that have an id each, every one once."""
    seen: dict[str, Row] = {}
    for row in rows:
        if not row.text("id"):
            continue
        if row.id in seen:
            other = seen[row.id]
            row.find(TWICE.fill(kind=KINDS[kind], other=other.file), "id", check="G1")
        seen.setdefault(row.id, row)
    return list(seen.values())
