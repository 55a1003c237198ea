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
OF_EDITIONS: Final = ("edition", "rules")  # what a test for each edition gives as its own argument
DEEPEST: Final = 8  # helpers within helpers
LONGEST_ROW: Final = 100  # of cards that are said once and counted
NUMBER: Final = re.compile(r"^test_(?:\d+[a-z]?_)?")
# parse once; and concurrent `ast.parse` calls are unsafe in Python 3.11
READING: Final = threading.Lock()


@dataclass(frozen=True, slots=True)
class TestedRuling:
    """One test: the sentence that it proves, what its docstring adds, the rules it cites, the words of its position.

    `given` is how it lays its position out, as data: names and helpers of its file are written out, and of several cases the
    first one is taken; "" where it does not say so in one place.
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
    module = ast.parse(text)
    helpers = list_helpers(module)
    known: dict[str, object] = {}
    note_names(module.body, known, helpers)
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            told = ast.get_docstring(node) or ""
            said = [x.value for x in ast.walk(node) if isinstance(x, ast.Constant) and isinstance(x.value, str)]
            rules = dict.fromkeys([rule for line in said for rule in RULE.findall(line)])
            words = {word for line in said if line != node.name for word in WORD.findall(line)}
            title = EDITION.sub(r"\1.\2", NUMBER.sub("", node.name)).replace("_", " ")
            more = to_sentence(strip_citations(told))
            laid = "" if is_changed(node) else cut_position(node, lines) or write_position(node, known, helpers)
            yield TestedRuling(node.name, to_sentence(title), more, tuple(rules), tuple(sorted(words)), laid)


# ---------------------------------------------------------------- the position of a test
def cut_position(test: ast.FunctionDef, lines: list[bytes]) -> str:
    """Return the call that lays a test's position out, as it stands there; "" where it is none, or says names of its file."""
    found = [x for x in ast.walk(test) if called_name(x) == LAYS_OUT]
    if len(found) != 1 or has_names(found[0]) or is_refused(test, found[0]):
        return ""
    node = found[0]
    assert isinstance(node, ast.Call) and node.end_lineno is not None
    first, last = node.lineno - 1, node.end_lineno - 1
    part = lines[first : last + 1]
    part[-1] = part[-1][: node.end_col_offset]
    part[0] = part[0][node.col_offset :]
    return b"\n".join(part).decode()


def called_name(node: ast.AST) -> str:
    """Return the name of what is called; "" where nothing is, or it has no plain name."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def is_changed(test: ast.FunctionDef) -> bool:
    """Whether a test changes the game for itself, so that nobody else has its cards."""
    return "monkeypatch" in [x.arg for x in test.args.args]


def is_refused(test: ast.FunctionDef, call: ast.AST) -> bool:
    """Whether a test says of a call that it is refused: there is no such position."""
    refusals = [x for x in ast.walk(test) if isinstance(x, ast.With) and "raises" in ast.unparse(x.items[0])]
    return any([call in ast.walk(x) for x in refusals])


def has_names(node: ast.AST) -> bool:
    """Whether a call says anything by a name or a sum, besides what it calls and the edition that it is for."""
    called = {id(x.func) for x in ast.walk(node) if isinstance(x, ast.Call)}
    for x in ast.walk(node):
        if isinstance(x, (ast.BinOp, ast.Starred)) or (isinstance(x, ast.keyword) and x.arg is None):
            return True
        if isinstance(x, ast.Name) and id(x) not in called and x.id not in OF_EDITIONS:
            return True
    return False


def list_helpers(module: ast.Module) -> dict[str, ast.FunctionDef]:
    """Return the functions of a file that lay positions out, by themselves or by each other."""
    all_ = {x.name: x for x in module.body if isinstance(x, ast.FunctionDef) and not x.name.startswith("test_")}
    calls = {name: {called_name(x) for x in ast.walk(node)} for name, node in all_.items()}
    found: set[str] = {LAYS_OUT}
    while more := {name for name in all_ if name not in found and calls[name] & found}:
        found |= more
    return {name: node for name, node in all_.items() if name in found}


def write_position(test: ast.FunctionDef, known: dict[str, object], helpers: dict[str, ast.FunctionDef]) -> str:
    """Return the position that a test lays out through names and helpers of its file, of several the first; "" where that is not
    plain to see.
    """
    found = [x for x in ast.walk(test) if isinstance(x, ast.Call) and called_name(x) in (LAYS_OUT, *helpers)]
    if not found:
        return ""
    node = min(found, key=lambda x: (x.lineno, x.col_offset))
    if is_refused(test, node):
        return ""
    names = {**known, **first_case(test, known, helpers)}
    note_first_rounds(test, node, names, helpers)
    note_names(test.body, names, helpers)
    try:
        laid = PlainReader(names, helpers).read(node)
    except NotPlain:
        return ""
    return str(laid) if isinstance(laid, PlainCall) and laid.name == LAYS_OUT else ""


def note_first_rounds(
    test: ast.FunctionDef, node: ast.AST, names: dict[str, object], helpers: dict[str, ast.FunctionDef]
) -> None:
    """Note what the names of loops around a call stand for in the first round."""
    for x in ast.walk(test):
        rounds = x.generators if isinstance(x, (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)) else [x]
        for one in rounds:
            if not isinstance(one, (ast.For, ast.comprehension)) or node not in ast.walk(x):
                continue
            try:
                first = as_row(PlainReader(names, helpers).read(one.iter))[0]
                if isinstance(one.target, ast.Name):
                    names[one.target.id] = first
                elif isinstance(one.target, ast.Tuple):
                    names |= zip([ast.unparse(t) for t in one.target.elts], as_row(first), strict=True)
            except (NotPlain, IndexError, ValueError):
                continue


def first_case(
    test: ast.FunctionDef, known: dict[str, object], helpers: dict[str, ast.FunctionDef]
) -> dict[str, object]:
    """Return the arguments of the first case of a test that is run for several."""
    out: dict[str, object] = {}
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("parametrize") and len(mark.args) > 1:
            try:
                told, cases = [PlainReader(known, helpers).read(x) for x in mark.args[:2]]
            except NotPlain:
                continue
            names = [x.strip() for x in told.split(",")] if isinstance(told, str) else told
            if isinstance(cases, (list, tuple)) and cases and isinstance(names, (list, tuple)):
                out |= zip(names, cases[0] if len(names) > 1 else [cases[0]])
    return out


def note_names(body: list[ast.stmt], names: dict[str, object], helpers: dict[str, ast.FunctionDef]) -> None:
    """Note what the names are that some statements give plain values to; a name that is given twice is none."""
    seen: set[str] = set()
    for node in body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if not isinstance(target, ast.Name):
                continue
            names.pop(target.id, None)
            value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
            if target.id not in seen and value is not None:
                try:
                    names[target.id] = PlainReader(names, helpers).read(value)
                except NotPlain:
                    pass
            seen.add(target.id)


class NotPlain(Exception):
    """What is written is not plain data."""


@dataclass(frozen=True, slots=True)
class PlainCall:
    """A call whose arguments are plain data: a position, a seat."""

    name: str
    args: tuple[object, ...]
    fields: dict[str, object]

    def __repr__(self) -> str:
        said = [*map(repr, self.args), *[f"{name}={value!r}" for name, value in self.fields.items()]]
        return f"{self.name}({', '.join(said)})"


class PlainReader:
    """Reads expressions of tests as data: literals, names, helpers whose only statement of weight is what they return."""

    def __init__(self, names: dict[str, object], helpers: dict[str, ast.FunctionDef], depth: int = 0) -> None:
        self.names, self.helpers, self.depth = names, helpers, depth

    def read(self, node: ast.AST | None) -> object:
        """Return what an expression comes to.

        Raises NotPlain where it is not plain data.
        """
        how = getattr(self, f"read_{type(node).__name__}", None)
        if how is None:
            raise NotPlain
        try:
            found: object = how(node)
        except (TypeError, ValueError, KeyError, IndexError) as e:
            raise NotPlain from e
        return found

    def read_Constant(self, node: ast.Constant) -> object:
        """Return a literal."""
        return node.value

    def read_Name(self, node: ast.Name) -> object:
        """Return what a name stands for."""
        return self.names[node.id]

    def read_List(self, node: ast.List) -> object:
        """Return a list."""
        return self.read_row(node.elts)

    def read_Tuple(self, node: ast.Tuple) -> object:
        """Return a tuple."""
        return tuple(self.read_row(node.elts))

    def read_row(self, nodes: list[ast.expr]) -> list[object]:
        """Return some values, those of an unpacked row one by one."""
        out: list[object] = []
        for x in nodes:
            found = self.read(x.value if isinstance(x, ast.Starred) else x)
            out += as_row(found) if isinstance(x, ast.Starred) else [found]
        return out

    def read_Dict(self, node: ast.Dict) -> object:
        """Return a dictionary, with those that are unpacked in it."""
        out: dict[object, object] = {}
        for key, value in zip(node.keys, node.values, strict=True):
            found = self.read(value)
            out.update(as_fields(found).items() if key is None else [(self.read(key), found)])
        return out

    def read_JoinedStr(self, node: ast.JoinedStr) -> object:
        """Return a text with values in it."""
        return "".join([str(self.read(x)) for x in node.values])

    def read_FormattedValue(self, node: ast.FormattedValue) -> object:
        """Return a value within a text.

        Raises NotPlain where it has a format of its own.
        """
        if node.format_spec is not None or node.conversion != -1:
            raise NotPlain
        return self.read(node.value)

    def read_Subscript(self, node: ast.Subscript) -> object:
        """Return a part of a list or a dictionary.

        Raises NotPlain where it is of something else.
        """
        row = self.read(node.value)
        if not isinstance(row, (list, tuple, dict)):
            raise NotPlain
        return row[self.read(node.slice)]  # type: ignore[call-overload]

    def read_BoolOp(self, node: ast.BoolOp) -> object:
        """Return the first value that counts of several joined by `or`.

        Raises NotPlain for `and`.
        """
        if not isinstance(node.op, ast.Or):
            raise NotPlain
        return next((found for x in node.values if (found := self.read(x))), self.read(node.values[-1]))

    def read_BinOp(self, node: ast.BinOp) -> object:
        """Return what joining dictionaries, adding texts or repeating a short list comes to.

        Raises NotPlain for anything else.
        """
        a, b = self.read(node.left), self.read(node.right)
        if isinstance(node.op, ast.BitOr):
            return {**as_fields(a), **as_fields(b)}
        if isinstance(node.op, ast.Add) and isinstance(a, str) and isinstance(b, str):
            return a + b
        if isinstance(node.op, ast.Mult) and isinstance(a, list) and isinstance(b, int) and b <= LONGEST_ROW:
            return a * b
        raise NotPlain

    def read_Call(self, node: ast.Call) -> object:
        """Return a dictionary, what a helper returns, or a call as it is written.

        Raises NotPlain where it is called by no plain name.
        """
        name = called_name(node)
        args, fields = self.read_row(node.args), self.read_fields(node)
        if name == "dict" and not args:
            return fields
        if name in self.helpers:
            return self.help(self.helpers[name], args, fields)
        if not name or not name.islower():
            raise NotPlain
        return PlainCall(name, tuple(args), fields)

    def read_fields(self, node: ast.Call) -> dict[str, object]:
        """Return the named arguments of a call, without the edition that a test is run for."""
        out: dict[str, object] = {}
        for x in node.keywords:
            if x.arg is None:
                out |= as_fields(self.read(x.value))
            elif not (x.arg in OF_EDITIONS and isinstance(x.value, ast.Name) and x.value.id in OF_EDITIONS):
                out[x.arg] = self.read(x.value)
        return out

    def help(self, helper: ast.FunctionDef, args: list[object], fields: dict[str, object]) -> object:
        """Return what a helper returns."""
        if self.depth >= DEEPEST:
            raise NotPlain
        inner = PlainReader({**self.names, **self.bind(helper.args, args, fields)}, self.helpers, self.depth + 1)
        for x in helper.body:
            if isinstance(x, ast.Return):
                return inner.read(x.value)
            if isinstance(x, (ast.Assign, ast.AnnAssign)):
                target = x.targets[0] if isinstance(x, ast.Assign) else x.target
                if not isinstance(target, ast.Name):
                    break
                inner.names[target.id] = inner.read(x.value)
            elif not (isinstance(x, ast.Expr) and isinstance(x.value, ast.Constant)):
                break
        raise NotPlain

    def bind(self, to: ast.arguments, args: list[object], fields: dict[str, object]) -> dict[str, object]:
        """Return the parameters of a helper with what they are given."""
        names = [x.arg for x in to.args]
        usual = dict(zip(names[len(names) - len(to.defaults) :], to.defaults, strict=True))
        usual |= {x.arg: d for x, d in zip(to.kwonlyargs, to.kw_defaults, strict=True) if d is not None}
        if len(args) > len(names) or to.vararg is not None:
            raise NotPlain
        out: dict[str, object] = {name: self.read(x) for name, x in usual.items()}
        out |= zip(names, args)
        every = {*names, *[x.arg for x in to.kwonlyargs]}
        out |= {name: value for name, value in fields.items() if name in every}
        rest = {name: value for name, value in fields.items() if name not in every}
        if to.kwarg is not None:
            out[to.kwarg.arg] = rest
        if every - {*out} or (rest and to.kwarg is None):
            raise NotPlain
        return out


def as_row(found: object) -> list[object]:
    """Return the values of a row.

    Raises NotPlain where it is none.
    """
    if not isinstance(found, (list, tuple)):
        raise NotPlain
    return list(found)


def as_fields(found: object) -> dict[str, object]:
    """Return fields by their names.

    Raises NotPlain where it has none.
    """
    if not isinstance(found, dict):
        raise NotPlain
    return found


# ---------------------------------------------------------------- its words
def strip_citations(docstring: str) -> str:
    """Return what a docstring says besides the rules that it cites."""
    told = " ".join(docstring.split())
    head, colon, rest = told.partition(": ")
    return rest if colon and not RULE.sub("", head).strip(" ,") else "" if not RULE.sub("", told).strip(" ,.") else told


def to_sentence(text: str) -> str:
    """Return a text with a capital first letter and a full stop."""
    return f"{text[0].upper()}{text[1:]}{'' if text[-1] in '.!?' else '.'}" if text else ""
