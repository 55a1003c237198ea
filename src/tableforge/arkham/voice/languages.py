"""The voice of each language by its code: a folder of that name beside this file, with the same files in each."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import cast

from tableforge.arkham.voice.tongue import TableTongue


def tongue(lang: str) -> TableTongue:
    """The questions, options and log of the table in a language."""
    return cast("TableTongue", part(lang, "table").TONGUE)


def part(lang: str, name: str) -> ModuleType:
    """A file of a language's folder."""
    return import_module(f"tableforge.arkham.voice.{lang}.{name}")
