"""The signs of the table, and how its texts are said; names of results, cards and places come from the voices."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.names import COLOURS, SHAPES

# the shapes of `names.SHAPES` as signs of a terminal
SHAPE_SIGNS: Final = {
    "circle": "○",
    "triangle": "△",
    "square": "□",
    "hexagon": "⬡",
    "pentagon": "⬠",
    "crown": "♔",
    "skull": "☠",
}
LEGEND: Final = {
    "hp": "♥5/7",
    "en": "↯2/3",
    "parry": "⛨1",
    "armour": "▣2",
    "wounds": "1/3",
    "exit": "⇥A",
    "fountain": "◍2",
    "difficult": "≈",
    "door": "⊞D1",
    "portal": "◎P1",
    "strip": "0-1⚔2",
    "acts": "→➶↠↞",
    **{colour: SHAPE_SIGNS[shape] for colour, shape in zip(COLOURS, SHAPES)},
    "objective": "★",
    "exploration": "?",
}
say: Final = LEXICON.say
