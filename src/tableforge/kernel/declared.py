"""What a game declares its view to be: TypedDicts read as records with fields, and a check of values against them.

A game declares its view in a module of its own (`<game>/seen.py`): a class for each sort of object, a line for each field, and
behind it a comment that says what the field is.  From this the browser's types and the tables of the docs are written
(`tools/wire_types.py`), and the laws compare with it what is sent.

    >>> from typing import NotRequired, TypedDict
    >>> class Lamp(TypedDict):
    ...     lit: bool
    ...     oil: NotRequired[int]
    >>> differences({"lit": True}, Lamp)
    []
    >>> differences({"lit": 1, "wick": 2}, Lamp)
    ['.lit is 1, not bool', '.wick is not declared in Lamp']
"""

from __future__ import annotations

import ast
import inspect
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import StringIO
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


@dataclass(frozen=True, slots=True)
class Length:
    """Written beside the type of a list, `Annotated[list[int], Length(2)]`: how many entries it always has."""

    n: int


@dataclass(frozen=True, slots=True)
class RecordField:
    """One field of a record: its type, whether it is always there, and what is said of it."""

    name: str
    type: Any
    needed: bool
    doc: str


@dataclass(frozen=True, slots=True)
class Record:
    """A TypedDict: what it is about, the records that it extends by name, and the fields that it adds to theirs."""

    name: str
    doc: str
    bases: tuple[str, ...]
    fields: tuple[RecordField, ...]


# how a TypedDict is written; as a call, where a field is called by a word of Python's
RECORDS = (ast.ClassDef, ast.Assign)


# ---------------------------------------------------------------- whether a value is what is declared
def differences(value: object, declared: Any, where: str = "") -> list[str]:
    """Every place at which a value is not what a type says; empty where it conforms."""
    if is_typeddict(declared):
        return _of_record(value, declared, where)
    origin, args = get_origin(declared), get_args(declared)
    if origin is Annotated:
        return _of_length(value, args[0], args[1:], where)
    if origin is list:
        if not isinstance(value, list):
            return [_misfit(value, declared, where)]
        return [found for k, x in enumerate(value) for found in differences(x, args[0], f"{where}[{k}]")]
    if origin is dict:
        if not isinstance(value, dict) or not all([type(k) is args[0] for k in value]):
            return [_misfit(value, declared, where)]
        return [found for k in value for found in differences(value[k], args[1], f"{where}[{k!r}]")]
    if origin in (Union, UnionType):
        found = min([differences(value, one, where) for one in args], key=len)
        return found if isinstance(value, (dict, list)) or not found else [_misfit(value, declared, where)]
    if origin is Literal:
        fits = any([type(value) is type(word) and value == word for word in args])
    else:
        # a bool is no int; a whole number is a float as well, as JSON has one sort of number
        fits = declared is Any or type(value) is declared or (declared is float and type(value) is int)
    return [] if fits else [_misfit(value, declared, where)]


def _of_record(value: object, declared: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [_misfit(value, declared, where)]
    known = _hints(declared)
    out = [f"{where}.{name} is not there" for name in known if known[name][1] and name not in value]
    for name in value:
        if name in known:
            out += differences(value[name], known[name][0], f"{where}.{name}")
        else:
            out.append(f"{where}.{name} is not declared in {declared.__name__}")
    return out


def _of_length(value: object, declared: Any, notes: tuple[object, ...], where: str) -> list[str]:
    out = differences(value, declared, where)
    for note in notes:
        if isinstance(note, Length) and isinstance(value, list) and len(value) != note.n:
            out.append(f"{where} has {len(value)} entries, not {note.n}")
    return out


def _misfit(value: object, declared: Any, where: str) -> str:
    said = declared.__name__ if isinstance(declared, type) and not get_args(declared) else str(declared)
    return f"{where} is {value!r}, not {'None' if declared is NoneType else said}"


@cache
def _hints(declared: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict, those of its bases included: their types, and whether they are always there."""
    hints = get_type_hints(declared, include_extras=True)
    return {
        name: (get_args(hints[name])[0], False) if get_origin(hints[name]) is NotRequired else (hints[name], True)
        for name in hints
    }


# ---------------------------------------------------------------- the declaration, to be written down elsewhere
def records(declared: Any) -> list[Record]:
    """Every record that a type is made of: the type's own first, each before those that its fields mention."""
    found: dict[str, Record] = {}
    for each in _mentioned_types(declared, {}):
        found[each.__name__] = record(each)
    return list(found.values())


def record(declared: Any) -> Record:
    """A TypedDict as its source has it."""
    node, comments = _source(declared.__module__)[declared.__name__]
    hints = _hints(declared)
    if isinstance(node, ast.ClassDef):
        doc = (ast.get_docstring(node) or "").partition("\n")[0]
        bases = tuple([x.id for x in node.bases if isinstance(x, ast.Name) and x.id != "TypedDict"])
        own = {x.target.id: x for x in node.body if isinstance(x, ast.AnnAssign) and isinstance(x.target, ast.Name)}
        lines = {name: own[name].lineno for name in own}
    else:
        doc, bases = comments.get(node.lineno, ""), ()
        lines = {x.value: x.lineno for x in ast.walk(node) if isinstance(x, ast.Constant) and x.value in hints}
    fields = tuple([RecordField(name, *hints[name], comments.get(lines[name], "")) for name in lines])
    return Record(declared.__name__, doc, bases, fields)


def _mentioned_types(declared: Any, seen: dict[Any, None]) -> Iterator[Any]:
    """The TypedDicts that a type mentions, each once; what a record extends comes before its fields."""
    if not is_typeddict(declared):
        for part in get_args(declared):
            yield from _mentioned_types(part, seen)
    elif declared not in seen:
        seen[declared] = None
        yield declared
        home = vars(sys.modules[declared.__module__])
        for base in record(declared).bases:
            yield from _mentioned_types(home[base], seen)
        for of, _ in _hints(declared).values():
            yield from _mentioned_types(of, seen)


@cache
def _source(module: str) -> dict[str, tuple[ast.ClassDef | ast.Call, dict[int, str]]]:
    """The records of a module by name, classes and calls of TypedDict, each with the comments of the module by their lines."""
    text = inspect.getsource(sys.modules[module])
    said = {
        token.start[0]: token.string.removeprefix("# ")
        for token in tokenize.generate_tokens(StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    nodes = [x if isinstance(x, ast.ClassDef) else x.value for x in ast.parse(text).body if isinstance(x, RECORDS)]
    return {_name_of(x): (x, said) for x in nodes if isinstance(x, (ast.ClassDef, ast.Call))}


def _name_of(node: ast.ClassDef | ast.Call) -> str:
    """The name of a class, or the first argument of a call."""
    if isinstance(node, ast.ClassDef):
        return node.name
    return str(node.args[0].value) if node.args and isinstance(node.args[0], ast.Constant) else ""
