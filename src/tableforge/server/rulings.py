"""The rulings: which test proves which rule, and with which cards.

A checkout reads them from its tests; a wheel has no tests, and carries what `setup.py` has read from them when it was built.
"""

from __future__ import annotations

import ast
import json
import re
import threading
from collections.abc import Container, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parents[3] / "tests"
PACKED: Final = "rulings.json"  # beside this file, in a wheel
RULE: Final = re.compile(r"\b[A-Z]{2,}\.[a-z0-9][a-z0-9-]*")
WORD: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
EDITION: Final = re.compile(r"\b(\d)_(\d)\b")
LAYS_OUT: Final = "given"  # what lays a position out
NUMBER: Final = re.compile(r"^test_(?:\d+[a-z]?_)?")
# parse once; and concurrent `ast.parse` calls are unsafe in Python 3.11
READING: Final = threading.Lock()


@dataclass(frozen=True, slots=True)
class TestedRuling:
    """One test: the sentence that it proves, what its docstring adds, the rules it cites, the words of its position.

    `given` is how it lays its position out, as it stands there; "" where it does not say so in one place.
    """

    name: str
    title: str
    more: str
    rules: tuple[str, ...]
    words: tuple[str, ...]
    given: str = ""

    def cards(self, known: Container[str]) -> list[str]:
        """Return the cards among `known` that its position names."""
        return [word for word in self.words if word in known]


def list_rulings(game: str) -> tuple[TestedRuling, ...]:
    """Return every ruling of a game, file by file."""
    with READING:
        return load_rulings(game)


@cache
def load_rulings(game: str) -> tuple[TestedRuling, ...]:
    """Read the rulings of a game from the tests of this checkout, or from the file that a wheel carries."""
    kept = Path(__file__).with_name(PACKED)
    return unpack_rulings(kept.read_text("utf-8"), game) if kept.exists() else read_folder(TESTS / game / "rulings")


def read_folder(folder: Path) -> tuple[TestedRuling, ...]:
    """Return every ruling of the tests in a folder."""
    files = sorted(folder.rglob("test_*.py"))
    return tuple([ruling for path in files for ruling in read_file(path.read_text("utf-8"))])


def pack_rulings(tests: Path) -> str:
    """Return the rulings of every game as the text that a wheel carries."""
    found = {folder.parent.name: [asdict(r) for r in read_folder(folder)] for folder in sorted(tests.glob("*/rulings"))}
    return json.dumps(found, ensure_ascii=False)


def unpack_rulings(text: str, game: str) -> tuple[TestedRuling, ...]:
    """Return the rulings of a game from such a text."""
    found = json.loads(text).get(game, [])
    return tuple(
        [
            TestedRuling(r["name"], r["title"], r["more"], tuple(r["rules"]), tuple(r["words"]), r.get("given", ""))
            for r in found
        ]
    )


def read_file(text: str) -> Iterator[TestedRuling]:
    """Yield the rulings in the text of a test file.

    >>> [r] = read_file('def test_07_fog_hides_a_lamp():\\n    "LL.fog: not from its owner."\\n    given(line="lamp[oil]")')
    >>> r.title, r.more, r.rules, r.cards(["lamp", "oil", "mast"]), r.given
    ('Fog hides a lamp.', 'Not from its owner.', ('LL.fog',), ['lamp', 'oil'], 'given(line="lamp[oil]")')
    """
    lines = [line.encode() for line in text.splitlines()]
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            told = ast.get_docstring(node) or ""
            said = [x.value for x in ast.walk(node) if isinstance(x, ast.Constant) and isinstance(x.value, str)]
            rules = dict.fromkeys([rule for line in said for rule in RULE.findall(line)])
            words = {word for line in said if line != node.name for word in WORD.findall(line)}
            title = EDITION.sub(r"\1.\2", NUMBER.sub("", node.name)).replace("_", " ")
            more = to_sentence(strip_citations(told))
            laid = cut_position(node, lines)
            yield TestedRuling(node.name, to_sentence(title), more, tuple(rules), tuple(sorted(words)), laid)


def cut_position(test: ast.FunctionDef, lines: list[bytes]) -> str:
    """Return the call that lays a test's position out; "" where there is none, or several."""
    found = [
        x for x in ast.walk(test) if isinstance(x, ast.Call) and isinstance(x.func, ast.Name) and x.func.id == LAYS_OUT
    ]
    if len(found) != 1 or found[0].end_lineno is None:
        return ""
    node = found[0]
    first, last = node.lineno - 1, found[0].end_lineno - 1
    part = lines[first : last + 1]
    part[-1] = part[-1][: node.end_col_offset]
    part[0] = part[0][node.col_offset :]
    return b"\n".join(part).decode()


def strip_citations(docstring: str) -> str:
    """Return what a docstring says besides the rules that it cites."""
    told = " ".join(docstring.split())
    head, colon, rest = told.partition(": ")
    return rest if colon and not RULE.sub("", head).strip(" ,") else "" if not RULE.sub("", told).strip(" ,.") else told


def to_sentence(text: str) -> str:
    """Return a text with a capital first letter and a full stop."""
    return f"{text[0].upper()}{text[1:]}{'' if text[-1] in '.!?' else '.'}" if text else ""
