"""Which games and settings the environments are tried with."""

from __future__ import annotations

from typing import Any, Final

from harness import TOY

QUEST: Final[dict[str, Any]] = {"seats": 2, "heroes": ["mercenary", "thief"], "quest": "bells-below"}
# every game and flavour, one seat and several, joint questions, and a game that brings nothing into this room
TABLES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("keyforge", {}),
    ("keyforge", {"flavour": "forged"}),
    ("arkham", {}),
    ("arkham", {"flavour": "group"}),
    ("arkham", {"flavour": "alike"}),
    ("fateforge", {"flavour": "solo"}),
    ("fateforge", {"flavour": "tale"}),
    ("fateforge", QUEST),
    (TOY, {"seats": 3}),
)
ENCODED: Final = ("keyforge", "arkham", "fateforge")
