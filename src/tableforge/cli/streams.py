"""Output streams that know fewer letters than we write: a pipe on Windows, an old terminal."""

from __future__ import annotations

import sys


def forgiving() -> None:
    """From here on, a letter that a stream cannot write becomes a question mark; it is no reason to fail."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def writable(text: str) -> bool:
    """Whether the standard output has these letters."""
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
