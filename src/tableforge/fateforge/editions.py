"""The rulebook, and the readings of it that are ours: each a named switch, read at one place."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("1",)
