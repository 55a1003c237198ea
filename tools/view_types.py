"""A game's declared view (`Shown.view_type`) as TypeScript, and as the tables of docs/write-a-bot.md."""

from __future__ import annotations

import re
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from tableforge.kernel.declared import Length, Record, RecordField, records

HEAD: Final = "// Written by tools/wire_types.py from {what} that {home} declares: do not edit.\n"
BAR: Final = r"\|"  # in a cell of a table
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


# ---------------------------------------------------------------- for the browser
def typescript(*declared: Any, what: str = "the view") -> str:
    """The file with the types of a game's view, or of something else that one module declares."""
    every = {x.name: x for each in declared for x in records(each)}
    head = HEAD.format(what=what, home=declared[0].__module__)
    return "\n".join([head, *[interface(x) + "\n" for x in every.values()]])


def interface(of: Record) -> str:
    """A record as an interface."""
    extends = f" extends {', '.join(of.bases)}" if of.bases else ""
    lines = [f"  {x.name}{'' if x.needed else '?'}: {typed(x.type)}; // {in_script(x.doc)}" for x in of.fields]
    return "\n".join([f"/** {of.doc} */", f"export interface {of.name}{extends} {{", *lines, "}"])


def in_script(doc: str) -> str:
    """What is said of a field, for TypeScript."""
    return re.sub(r"\bNone\b", "null", doc)


def typed(of: Any) -> str:
    """A Python type as TypeScript has it."""
    origin, args = get_origin(of), get_args(of)
    if is_typeddict(of):
        return str(of.__name__)
    if origin is Annotated:
        counts = [note.n for note in args[1:] if isinstance(note, Length)]
        return f"[{', '.join([typed(get_args(args[0])[0])] * counts[0])}]" if counts else typed(args[0])
    if origin is Literal:
        return " | ".join([f'"{word}"' if isinstance(word, str) else str(word) for word in args])
    if origin in (Union, UnionType):
        return " | ".join([typed(one) for one in args])
    if origin is dict:
        return f"Record<string, {typed(args[1])}>"
    if origin is list:
        inner = typed(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return PLAIN[of]


# ---------------------------------------------------------------- for whoever reads the docs
def filled(page: str, views: dict[str, Any]) -> str:
    """A page with the tables between its marks, `<!-- view: GAME -->` and `<!-- end of view -->`, written anew."""
    for game, declared in views.items():
        marks = rf"(<!-- view: {game} -->\n).*?(<!-- end of view -->\n)"
        tables = "\n".join([table(x) for x in records(declared)])
        found = re.search(marks, page, re.DOTALL)
        if found is None:
            raise SystemExit(f"the page has no place for the view of {game}: <!-- view: {game} -->")
        page = f"{page[: found.start()]}{found[1]}\n{tables}\n{found[2]}{page[found.end() :]}"
    return page


def table(of: Record) -> str:
    """A record as a table of its fields."""
    also = f" Besides all that {' and '.join([f'`{base}`' for base in of.bases])} has:" if of.bases else ""
    head = [f"**`{of.name}`**: {of.doc}{also}", "", "| field | type | what it is |", "| --- | --- | --- |"]
    return "\n".join([*head, *[row(x) for x in of.fields], ""])


def row(x: RecordField) -> str:
    """A field as a row of a table."""
    cells = (f"`{x.name}`", f"`{spelled(x.type)}`", x.doc if x.needed else f"{x.doc} *(not always there)*")
    return f"| {' | '.join([cell.replace('|', BAR) for cell in cells])} |"


def spelled(of: Any) -> str:
    """A type as Python has it, without the names of modules."""
    origin, args = get_origin(of), get_args(of)
    if origin is Annotated:
        return spelled(args[0])
    if origin is Literal:
        return " | ".join([f'"{word}"' if isinstance(word, str) else str(word) for word in args])
    if origin in (Union, UnionType):
        return " | ".join([spelled(one) for one in args])
    if origin in (dict, list):
        return f"{origin.__name__}[{', '.join([spelled(one) for one in args])}]"
    return "None" if of is NoneType else str(of.__name__)
