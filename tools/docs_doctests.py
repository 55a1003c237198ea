"""Lays out the examples of docstrings as code when the API reference is made: an extension of griffe, named by mkdocs.yml."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

# The lines of an example: from its first prompt to the next empty line.
EXAMPLE = re.compile(r"^( *)>>> .*(?:\n(?! *$).+)*", re.MULTILINE)


def fenced(text: str) -> str:
    r"""A docstring with every example as a block of code.

    >>> fenced("One.\n\n    >>> 1 + 1\n    2\n\nTwo.")
    'One.\n\n```pycon\n    >>> 1 + 1\n    2\n```\n\nTwo.'
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class Examples(Extension):
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
