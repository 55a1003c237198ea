"""One set of shapes for the colours of enemies, wherever they are drawn."""

from __future__ import annotations

import re
from pathlib import Path

from tableforge.fateforge.doors import server as fateforge
from tableforge.fateforge.names import COLOURS, SHAPES
from tableforge.fateforge.scene import look, said

STYLE = Path(__file__).parent.parent.parent / "web/src/style/tokens.css"


def test_browser_paper_and_terminal_cut_a_colour_alike() -> None:
    """The sheets are drawn with the browser's own style."""
    drawn = dict(re.findall(r'(?m)^\[data-f="(\w+)"] .*--e: var\(--e-(\w+)\)', STYLE.read_text("utf-8")))
    for colour, shape, (sign, _) in zip(COLOURS, SHAPES, look.COLOUR_SHAPES):
        assert drawn[colour] == shape
        assert said.LEGEND[colour] == sign == said.SHAPE_SIGNS[shape]
        assert fateforge.words("en")[f"shape:{colour}"] == fateforge.words("fr")[f"shape:{colour}"] == shape


def test_no_two_colours_are_cut_alike() -> None:
    assert len(set(SHAPES)) == len(SHAPES) == len(COLOURS) + 1
    assert len({sign for sign, _ in look.COLOUR_SHAPES}) == len(SHAPES)
