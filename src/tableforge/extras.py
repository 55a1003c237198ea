"""Packages that only some users need: imported when they are asked for, and refused with the command that installs them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tableforge.errors import TableforgeError
from tableforge.tongue.text import Text

MISSING: Final = Text(
    "this needs the extra {extra!r}, which is not installed: {command}",
    "il faut pour cela l’extra {extra!r}, qui n’est pas installé : {command}",
)


class MissingExtra(TableforgeError, ImportError):
    """Something that needs a package which is not installed; the message has the command that installs it."""

    code = "missing-extra"


def need(module: str, extra: str) -> Any:
    """Import a module of an optional package; MissingExtra, with the command that installs it, where it is not there."""
    try:
        return import_module(module)
    except ModuleNotFoundError as e:
        if e.name is None or e.name.partition(".")[0] != module.partition(".")[0]:
            raise  # something that the package itself lacks
        raise MissingExtra(MISSING.fill(extra=extra, command=f'pip install "tableforge[{extra}]"')) from None
