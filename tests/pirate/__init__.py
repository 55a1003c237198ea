"""A third language, spoken only in tests: `texts.toml` is its data, `grammar.py` its grammar, and this is its row."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tableforge.tongue.text import Language, texts_in

CODE: Final = "pirate"
LANGUAGE: Final = Language(
    "Pirate",
    "an’",
    "or",
    False,
    ": ",
    "; ",
    ("<", ">"),
    "",
    texts=texts_in(Path(__file__).with_name("texts.toml")),
    grammar="pirate.grammar",
)
