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
    BROKEN,
    CLOSED_FOLDER,
    KINDS,
    LEADS_OUT,
    MISSING,
    NO_FILES,
    NO_FOLDER,
    NO_PLAIN_FILE,
    NO_SUCH,
    NO_TOML,
    NO_WORD,
    NOT_TEXT,
    NOT_UTF_8,
    NUMBERS,
    ROWS,
    STRANGE,
    THREE,
    TOO_BIG,
    TOO_DEEP,
    TOO_MANY_FILES,
    TWICE,
    UNREAD,
    WHERE,
)
from tableforge.fateforge.words.reading import Unreadable
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import LONGEST_SHOWN, Text, expected_but_got, join_texts, quote_in_full, system_says

T = TypeVar("T")
Three = tuple[int, int, int]

TOLD: Final = 3  # errors that a refusal tells in full
# what is taken from a stranger
MOST_BYTES: Final = 2_000_000  # of one file
MOST_FILES: Final = 500
MOST_DEEP: Final = 40  # tables within tables
MOST_WRONG: Final = 1000  # errors that are told
MOST_GUESSED: Final = 50  # … with what may have been meant
# characters that are no part of a text but act on a screen
UNWANTED: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
# how such a character is written in TOML
WRITTEN_OUT: Final = re.compile(r"\\[bfre]|\\u00[0189]|\\u007|\\u20[26]|\\U000")

# what people read, or what is only remarked: it may change and leave content what it is
PROSE: Final = (
    "text",
    "told",
    "again",
    "speaker",
    "title",
    "name",
    "blurb",
    "clue",
    "voice",
    "story",
    "en",
    "fr",
    "asides",
    "licence",
    "languages",
    "src",
)


def bare(value: object) -> object:
    """A table without what people read: ids, conditions, effects and targets, in an order of their own."""
    if isinstance(value, dict):
        return [(k, bare(value[k])) for k in sorted(value) if k not in PROSE]
    return [bare(x) for x in value] if isinstance(value, list) else value


class Finding:
    """One thing that is wrong, or odd (`error` is False), in a folder of content: which check tells it, and where."""

    def __init__(self, check: str, error: bool, file: str, line: int, id: str, field: str, message: Text) -> None:
        self.check = check
        self.error = error
        self.file = file
        self.line = line
        self.id = id
        self.field = field
        self.message = message
        self.whole_file = False  # whether nothing could be read of the file

    def told(self) -> Text:
        """The finding as one line: `skills.toml:14: m-charge, use: …`."""
        id, field = self.id[:LONGEST_SHOWN], self.field[:LONGEST_SHOWN]
        about = ABOUT_FIELD.fill(id=id, field=field) if field else ABOUT.fill(id=id)
        return AT.fill(file=self.file, line=self.line, about=about if self.id else "", message=self.message)


class File:
    """One file of a folder: its text, and what it comes to."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    @cached_property
    def data(self) -> dict[str, object]:
        return tomllib.loads(self.text)

    @property
    def was_read(self) -> bool:
        return "data" in self.__dict__

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @cached_property
    def flaw(self) -> tuple[int, Text] | None:
        """Why nothing of it is taken, and in which line: it is no TOML, stands too deep in itself, or is more than text."""
        long = long_keys(self.lines)
        if long:
            return long, TOO_DEEP.fill(most=MOST_DEEP)
        try:
            data = self.data
        except ValueError as e:  # no TOML, or a number that no one could count to
            at = re.search(r"line (\d+), column (\d+)", str(e))
            line = int(at[1]) if at else len(self.lines) or 1
            return line, NO_TOML.fill(why=e, where=WHERE.fill(line=line, column=at[2]) if at else "")
        except RecursionError:
            return 1, TOO_DEEP.fill(most=MOST_DEEP)
        if too_deep(data):
            return 1, TOO_DEEP.fill(most=MOST_DEEP)
        if any([UNWANTED.search(text) for text in texts_in(data)]):
            found = [k for k, line in enumerate(self.lines, 1) if WRITTEN_OUT.search(line) or UNWANTED.search(line)]
            return found[0] if found else 1, NOT_TEXT
        return None

    @cached_property
    def ids(self) -> dict[str, list[int]]:
        """Where each id stands, by the line."""
        out: dict[str, list[int]] = {}
        for k, line in enumerate(self.lines):
            for id in NAMED.findall(line) if "id" in line else ():
                out.setdefault(id, []).append(k)
        return out

    def line_of(self, id: str, *marks: str, part: str = "", nth: int = 0) -> int:
        """The line at which a row stands, or one of the marks inside of it; the first one where it has no id.

        A row inside of it has an id of its own (`part`); of rows with the same id, `nth` is meant.
        """
        if not id:
            return self.marked(0, self.next_line(0, ROW), marks) or self.marked(0, len(self.lines), marks) or 1
        found = self.ids.get(id)
        if not found:
            return 1
        found = [k for k in found if self.lines[k].startswith("id")] or found  # not a choice of that name
        at = found[min(nth, len(found) - 1)]
        first, end = self.row_around(at, ROW)
        inner = next((k for k in self.ids.get(part, ()) if part != id and first <= k < end), None)
        if inner is not None:
            at = inner
            first, end = self.row_around(at, ANY_ROW)
        return self.marked(first, end, marks) or at + 1

    def marked(self, first: int, end: int, marks: tuple[str, ...]) -> int:
        """The line among these that has the first of the marks that any has: a key, or what stands there; 0 for none."""
        for mark in filter(None, marks):
            key = re.compile(rf"(^|[\s{{,.\[]){re.escape(mark)}\s*[=.\]]") if KEY.fullmatch(mark) else None
            for k in range(first, end):
                if key.search(self.lines[k]) if key else mark in self.lines[k]:
                    return k + 1
        return 0

    def row_around(self, at: int, header: re.Pattern[str]) -> tuple[int, int]:
        """The lines of a row: of one that is written as a table from its header to the next, of any other its own."""
        if not self.lines[at].lstrip().startswith("id"):
            return at, at + 1
        first = next((k for k in range(at, -1, -1) if header.match(self.lines[k])), at)
        return first, self.next_line(at + 1, header)

    def next_line(self, at: int, header: re.Pattern[str]) -> int:
        return next((k for k in range(at, len(self.lines)) if header.match(self.lines[k])), len(self.lines))


KEY: Final = re.compile(r"[a-z_-]+")
NAMED: Final = re.compile(r"""\bid\s*=\s*["']([^"']*)["']""")
ROW: Final = re.compile(r"\s*\[\[?[\w-]+]")  # the header of a table that stands in no other
ANY_ROW: Final = re.compile(r"\s*\[\[?[\w.-]+]")


def long_keys(lines: list[str]) -> int:
    """The line whose key has more parts than tables may be deep, which is slow to read; 0 for none."""
    for k, line in enumerate(lines, 1):
        if line.count(".") > MOST_DEEP and (line.lstrip().startswith("[") or "=" in line):
            keys = line.split("=")[:-1] or [line]
            if any([re.split(r"[,{]", key)[-1].count(".") > MOST_DEEP for key in keys]):
                return k
    return 0


def too_deep(data: object) -> bool:
    """Whether tables and lists stand in each other further than anybody writes them."""
    edge = [data]
    for _ in range(MOST_DEEP):
        edge = [y for x in edge for y in inside(x) if isinstance(y, (dict, list))]
    return bool(edge)


def inside(data: object) -> list[object]:
    return list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []


def texts_in(data: object) -> list[str]:
    """Every text that stands anywhere in a table."""
    if isinstance(data, str):
        return [data]
    return [text for x in inside(data) for text in texts_in(x)]


def toml_files(path: Path) -> list[Path]:
    """The TOML files of a folder and below, in order; what is no folder, or has no name that one can have, is refused."""
    try:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else None
    except OSError as e:  # a name that is too long, a folder that nobody may look into
        raise BadContent(CLOSED_FOLDER.fill(folder=str(path), why=system_says(e))) from None
    if found is None:
        raise BadContent(NO_FOLDER.fill(folder=quote_in_full(str(path))))
    return found


def no_file_of(file: Path, folder: Path) -> Text | None:
    """Why a file is not read: it lies elsewhere, is no file at all, or is too big."""
    try:
        there = file.resolve()
    except RuntimeError:  # links that lead to each other
        return NO_PLAIN_FILE
    if not there.is_relative_to(folder.resolve()):
        return LEADS_OUT
    if not file.is_file():
        return NO_PLAIN_FILE
    size = file.stat().st_size
    return TOO_BIG.fill(n=size, most=MOST_BYTES) if size > MOST_BYTES else None


class Folder:
    """The files of a folder of content, and everything that was found in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wrong = 0  # how many errors have been found
        self.findings: list[Finding] = []
        self.files: dict[str, File] = {}
        found = toml_files(path)
        for file in found[:MOST_FILES]:
            name = file.relative_to(path).as_posix()
            try:
                wrong = no_file_of(file, path)
                if wrong is not None:
                    self.find_once("G1", name, 1, wrong)
                else:
                    self.files[name] = File(name, file.read_bytes().decode())
            except OSError as e:
                self.find_once("G1", name, 1, UNREAD.fill(why=system_says(e)))
            except UnicodeDecodeError as e:
                line = e.object[: e.start].count(b"\n") + 1
                self.find_once("G1", name, line, NOT_UTF_8.fill(at=e.start))
        if len(found) > MOST_FILES:
            name = found[MOST_FILES].relative_to(path).as_posix()
            self.find_once("G1", name, 1, TOO_MANY_FILES.fill(n=len(found), most=MOST_FILES))
        if not found:
            raise BadContent(NO_FILES.fill(folder=quote_in_full(str(path))))

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
        for f in self.findings:
            if f.whole_file and f.file.startswith(f"{name}/"):
                out.find_once(f.check, f.file.removeprefix(f"{name}/"), f.line, f.message)
        out.files = {k.removeprefix(f"{name}/"): v for k, v in self.files.items() if k.startswith(f"{name}/")}
        return out

    def find(self, check: str, file: str, line: int, id: str, field: str, message: Text, error: bool = True) -> None:
        self.wrong += error
        self.findings.append(Finding(check, error, file, line, id, field, message))

    def errors(self) -> list[Finding]:
        return [f for f in self.findings if f.error]

    def refuse(self) -> None:
        """Raise what is wrong with this folder, if anything is."""
        problems = tuple([f.told() for f in self.errors()])
        if problems:
            raise BadContent(
                BROKEN.fill(folder=quote_in_full(str(self.path)), problems=join_texts(problems[:TOLD])), problems
            )

    def top(self, file: str, check: str) -> Row:
        """Everything that stands in a file; nothing where there is none, or no TOML."""
        found = self.files.get(file)
        if found is None:
            return Row(self, file, check, {}, "")
        if found.flaw is not None:
            line, why = found.flaw
            self.find_once(check, file, line, why)
            return Row(self, file, check, {}, "")
        return Row(self, file, check, found.data, "")

    def find_once(self, check: str, file: str, line: int, message: Text) -> None:
        """A file cannot be taken as it is, however often it is looked into."""
        if not any([(f.file, f.line, f.check) == (file, line, check) for f in self.findings]):
            self.find(check, file, line, "", "", message)
            self.findings[-1].whole_file = True

    @property
    def unread(self) -> set[str]:
        """Files of which nothing could be read."""
        return {f.file for f in self.findings if f.whole_file}

    def under(self, folder: str, check: str) -> list[Row]:
        """The files of a folder in it."""
        return [self.top(name, check) for name in self.files if name.startswith(f"{folder}/")]


class Row:
    """A table of a file.  It is asked for its fields; what is missing, misspelt or of the wrong kind is found on the way."""

    def __init__(
        self, folder: Folder, file: str, check: str, data: dict[str, object], id: str, parent: str = "", part: str = ""
    ) -> None:
        self.folder = folder
        self.file = file
        self.check = check
        self.data = data
        self.id = id
        self.parent = parent  # the field of the row around it in which it stands
        self.part = part  # the id of the row inside that row which it is, or stands in
        self.asked: set[str] = set()

    def find(
        self, message: Text, field: str = "", mark: str = "", check: str = "", error: bool = True, nth: int = 0
    ) -> None:
        """Something wrong with this row; `mark` is what stands at its place in the file, `nth` counts rows with its id."""
        if self.folder.wrong >= MOST_WRONG:
            return
        file = self.folder.files.get(self.file)
        value = self.data.get(field)
        written = f'"{value}"' if isinstance(value, str) else ""
        marks = (mark, written, field, self.begins(), f"{self.parent} = " if self.parent else "")
        line = file.line_of(self.id, *marks, part=self.part, nth=nth) if file is not None else 1
        self.folder.find(check or self.check, self.file, line, self.id, field, message, error)

    def begins(self) -> str:
        """How a row inside of another is written in its file: by its first key."""
        key, value = next(iter(self.data.items()), ("", None))
        if not self.parent or not isinstance(value, (str, int)):
            return ""
        return f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"

    def has(self, field: str) -> bool:
        self.asked.add(field)
        return field in self.data

    def get(self, field: str, kind: type[T], would: Text, default: T | None) -> T:
        self.asked.add(field)
        value = self.data.get(field)
        if value is None:
            if default is None:
                self.find(MISSING.fill(field=field), check="G2" if field in ("en", "fr") else "")
                return kind()
            return default
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.find(expected_but_got(would.fill(field=field), value), field)
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
            self.find(expected_but_got(A_LIST.fill(field=field), value), field)
            return ()
        return tuple(value)

    def numbers(self, field: str, default: tuple[int, ...]) -> tuple[int, ...]:
        value = self.get(field, list, NUMBERS, list(default))
        if not all([isinstance(v, int) and not isinstance(v, bool) for v in value]):
            self.find(expected_but_got(NUMBERS.fill(field=field), value), field)
            return default
        return tuple(value)

    def three(self, field: str, default: Three | None = None) -> Three:
        """Numbers for two, three and four heroes."""
        value = self.get(field, list, THREE, None if default is None else list(default))
        if len(value) != 3 or not all([isinstance(v, int) and not isinstance(v, bool) for v in value]):
            if field in self.data:
                self.find(expected_but_got(THREE.fill(field=field), value), field)
            return default or (0, 0, 0)
        return value[0], value[1], value[2]

    def table(self, field: str) -> Row:
        """A table inside of this one."""
        data = self.get(field, dict, A_TABLE, {})
        return Row(self.folder, self.file, self.check, data, self.id, field, self.part)

    def rows(self, field: str, required: bool = False) -> list[Row]:
        """The tables of a list; each has its own id, or that of this row."""
        value = self.get(field, list, ROWS, None if required else [])
        if not all([isinstance(v, dict) for v in value]):
            self.find(expected_but_got(ROWS.fill(field=field), value), field)
            return []
        return [Row(self.folder, self.file, self.check, v, self.inner_id(v), field, self.part_in(v)) for v in value]

    def part_in(self, data: dict[str, object]) -> str:
        id = data.get("id")
        return id if self.id and isinstance(id, str) else self.part

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
        names = known if isinstance(known, (dict, set)) else list(known)
        if name in names:
            return True
        if self.folder.wrong < MOST_WRONG:
            self.miss(kind, name, list(names), field, check)
        return False

    def miss(self, kind: str, name: str, names: list[str], field: str, check: str) -> None:
        near = names if self.folder.wrong < MOST_GUESSED else []
        self.find(unknown(NO_SUCH, name, near, list_all=len(names) <= 12, kind=KINDS[kind]), field, f'"{name}"', check)

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

    def only(self, *known: str) -> None:
        """Tells every field that is none of those that may stand here."""
        self.asked = set(known)
        for field in self.data:
            if field not in self.asked:
                self.find(unknown(STRANGE, field, known, list_all=len(known) <= 12), field, field)


def by_id(rows: list[Row], kind: str, seen: dict[str, Row] | None = None) -> list[Row]:
    """Rows that have an id each, every one once; `seen` are those of other files."""
    known = {} if seen is None else seen
    out: list[Row] = []
    for row in rows:
        if not row.text("id"):
            continue
        if row.id in known:
            other = known[row.id]
            row.find(TWICE.fill(kind=KINDS[kind], other=other.file), "id", check="G1", nth=int(other.file == row.file))
            continue
        known[row.id] = row
        out.append(row)
    return out
