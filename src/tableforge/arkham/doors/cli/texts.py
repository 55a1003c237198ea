"""What the commands say of Arkham Horror, in English and French."""

from __future__ import annotations

from typing import Final

from tableforge.arkham.lexicon import LEXICON
from tableforge.cli.texts import TextTable

say: Final = TextTable(
    {
        **LEXICON.rows,
        "code": ("number", "numéro"),
        "count": ("count", "nombre"),
        "name": ("name", "nom"),
        "other-side": ("other side", "autre face"),
        "custom": ("custom op", "op sur mesure"),
        "reason": ("what no word says", "ce qu’aucun mot ne dit"),
        "cards-found": ("{n} cards", "{n} cartes"),
        "custom-found": (
            "cards with an op of their own, because no word of the vocabulary says what they do: {n}",
            "cartes qui ont leur propre op, car aucun mot du vocabulaire ne dit ce qu’elles font : {n}",
        ),
        "curve": ("cards by cost", "cartes par coût"),
        "types": ("card types", "types de cartes"),
        "experience-told": (
            "its cards cost {spent} experience; {left} are left to spend",
            "ses cartes coûtent {spent} d’expérience ; il en reste {left} à dépenser",
        ),
        "too-much": (
            "too much for a single scenario (AH.standalone-experience)",
            "trop pour un scénario seul (AH.standalone-experience)",
        ),
        "standalone": (
            "basic weaknesses that a single scenario asks for: {n} (AH.standalone-experience)",
            "faiblesses de base que demande un scénario seul : {n} (AH.standalone-experience)",
        ),
        "takes": (
            "core sets that it takes to put it together: {n}",
            "boîtes de base qu’il faut pour le composer : {n}",
        ),
    }
)
