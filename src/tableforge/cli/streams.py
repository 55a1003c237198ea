"""Output streams that know fewer letters than we write: a pipe on Windows, an old terminal."""

from __future__ import annotations

import sys


def replace_unwritable() -> None:
    """Make the output streams write a question mark for characters that they cannot encode."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def is_writable(text: str) -> bool:
    """Whether standard output can encode a text."""
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
