"""The rulings of a checkout: which test proves which rule, and with which cards.  An installed package has none."""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import tableforge

TESTS: Final = Path(tableforge.__file__).resolve().parents[2] / "tests"
RULE: Final = re.compile(r"\b[A-Z]{2,}\.[a-z0-9][a-z0-9-]*")
WORD: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
EDITION: Final = re.compile(r"\b(\d)_(\d)\b")
NUMBER: Final = re.compile(r"^test_(?:\d+[a-z]?_)?")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One test: the sentence that it proves, what its docstring adds, the rules it cites, the words of its position."""

    name: str
    title: str
    more: str
    rules: tuple[str, ...]
    words: frozenset[str]

    def cards(self, known: Container[str]) -> list[str]:
        """The cards that lie on its table."""
        return sorted([word for word in self.words if word in known])


@cache
def rulings(game: str) -> tuple[Ruling, ...]:
    """Every ruling of a game, file by file."""
    files = sorted((TESTS / game / "rulings").rglob("test_*.py"))
    return tuple([ruling for path in files for ruling in in_text(path.read_text("utf-8"))])


def in_text(text: str) -> Iterator[Ruling]:
    """The rulings of a file of tests.

    >>> [r] = in_text('def test_07_fog_hides_a_lamp():\\n    "LL.fog: not from its owner."\\n    given(line="lamp[oil]")')
    >>> r.title, r.more, r.rules, r.cards(["lamp", "oil", "mast"])
    ('Fog hides a lamp.', 'Not from its owner.', ('LL.fog',), ['lamp', 'oil'])
    """
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            told = ast.get_docstring(node) or ""
            said = [x.value for x in ast.walk(node) if isinstance(x, ast.Constant) and isinstance(x.value, str)]
            rules = dict.fromkeys([rule for line in said for rule in RULE.findall(line)])
            words = frozenset([word for line in said if line != node.name for word in WORD.findall(line)])
            title = EDITION.sub(r"\1.\2", NUMBER.sub("", node.name)).replace("_", " ")
            yield Ruling(node.name, sentence(title), sentence(explained(told)), tuple(rules), words)


def explained(docstring: str) -> str:
    """What a docstring says besides the rules that it cites."""
    told = " ".join(docstring.split())
    head, colon, rest = told.partition(": ")
    return rest if colon and not RULE.sub("", head).strip(" ,") else "" if not RULE.sub("", told).strip(" ,.") else told


def sentence(text: str) -> str:
    """A text that begins with a capital and ends with a full stop."""
    return f"{text[0].upper()}{text[1:]}{'' if text[-1] in '.!?' else '.'}" if text else ""
