"""What the commands say of Fateforge, in English and French."""

from __future__ import annotations

from typing import Final

from tableforge.cli.texts import TextTable

say: Final = TextTable(
    {
        "id": ("id", "id"),
        "name": ("name", "nom"),
        "sort": ("kind", "sorte"),
        "facts": ("printed", "imprimé"),
        "rules": ("rules", "règles"),
        "found": ("{n} found", "{n} en tout"),
    }
)
