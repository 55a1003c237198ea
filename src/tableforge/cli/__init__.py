"""The command `tableforge`.  No rule lives here: every command stands on the Python door."""

from tableforge.cli.app import main

__all__ = ["main"]
