"""Colours, signs and broken lines of the terminal table.  No meaning hangs on a colour alone: a shape or a word is with it."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.text import Text

from tableforge.kernel.scene import ACCENT as ACCENT_HUE
from tableforge.kernel.scene import FAINT as FAINT_HUE
from tableforge.kernel.scene import GOOD as GOOD_HUE
from tableforge.kernel.scene import HARM as HARM_HUE
from tableforge.kernel.scene import PLAIN, Emblem

TEXT: Final = "#eceef4"
SOFT: Final = "#b4bac8"
FAINT: Final = "#858d9e"
GROUND: Final = "#12141b"
PANEL: Final = "#191c26"
EDGE: Final = "#4d566b"
ACCENT: Final = "#ffc555"
LEGAL: Final = "#5ce1ff"
FOCUS: Final = "#ffffff"
HARM: Final = "#ff8f8f"
REFUSE: Final = "#ff9a76"
GOOD: Final = "#7fdca0"
HUES: Final = {
    PLAIN: TEXT,
    FAINT_HUE: FAINT,
    ACCENT_HUE: ACCENT,
    GOOD_HUE: GOOD,
    HARM_HUE: HARM,
    "orange": "#ff9872",
    "pink": "#f48cc9",
    "blue": "#83bfff",
    "lime": "#c8dc52",
    "sand": "#f0dc9a",
    "lilac": "#bfc3e3",
    "green": "#79d499",
}

# seats from the near one on, in the order of play; a table has eight at most
SEAT_SIGNS: Final = "●◆▲■★✦◉◈"
SEAT_COLOURS: Final = ("#7cc7ff", "#ffa08a", "#b8e07c", "#dcb0ff", "#f0dc9a", "#f48cc9", "#7fdca0", "#c8dc52")

# corners, horizontal and vertical lines of a thing in a row
READY_FRAME: Final = "╭╮╰╯─│"
TURNED_FRAME: Final = "╭╮╰╯┄┆"
LEGAL_FRAME: Final = "┏┓┗┛━┃"
LEGAL_TURNED_FRAME: Final = "┏┓┗┛┅┇"
CURSOR_FRAME: Final = "╔╗╚╝═║"


def shape(emblem: Emblem | None) -> str:
    """Return the sign of an emblem; a dot where there is none."""
    return "·" if emblem is None else emblem.shape


def colour(emblem: Emblem | None) -> str:
    """Return the colour of an emblem; that of plain text where there is none."""
    return TEXT if emblem is None else HUES[emblem.hue]


def break_line(text: str, width: int, indent: str = "") -> list[str]:
    """Return a line broken between words, never at a no-break space; later rows are indented.

    >>> break_line("Jouer\\u00a0: gagnez 1 Aombre.", 12, "  ")
    ['Jouer\\xa0:', '  gagnez 1', '  Aombre.']
    """
    return wrap(text, max(1, width), subsequent_indent=indent, break_on_hyphens=False) or [""]


def fold_text(text: Text, width: int) -> Text:
    """Return a styled text with its lines broken as `break_line` does; Rich and Textual would break at any blank.

    >>> fold_text(Text("Jouer\\u00a0: gagnez 1 Aombre.\\nFin."), 12).plain
    'Jouer\\xa0:\\ngagnez 1\\nAombre.\\nFin.'
    """
    out = Text(no_wrap=True, overflow="crop")
    for n, line in enumerate(text.split("\n", allow_blank=True)):
        if n:
            out.append("\n")
        plain = line.plain
        indent = plain[: len(plain) - len(plain.lstrip(" "))]
        if len(plain) <= width:
            out.append_text(line)
            continue
        at = 0
        for k, part in enumerate(break_line(plain, width, indent)):
            words = part.lstrip(" ") if k else part
            at = plain.index(words, at)
            out.append(f"\n{indent}" if k else "").append_text(line[at : at + len(words)])
            at += len(words)
    return out


CSS: Final = f"""
Screen {{ background: {GROUND}; color: {TEXT}; layout: vertical; }}
ZoneView {{ width: 1fr; background: {GROUND}; height: 1; }}
* {{ scrollbar-color: {EDGE}; scrollbar-background: {GROUND}; scrollbar-color-hover: {SOFT}; scrollbar-color-active: {SOFT};
     scrollbar-background-hover: {GROUND}; scrollbar-background-active: {GROUND}; }}
Prose {{ height: auto; width: 1fr; }}
#header {{ height: 1; background: {PANEL}; }}
#board {{ height: auto; }}
SeatStrip {{ background: {PANEL}; }}
#lower {{ height: 1fr; }}
#hand-box {{ width: 29; border: round {EDGE}; border-title-color: {SOFT}; }}
#hand {{ height: 1fr; }}
#card {{ height: auto; display: none; color: {SOFT}; }}
#ask-box {{ width: 1fr; border: heavy {LEGAL}; border-title-color: {LEGAL}; border-title-style: bold;
            border-subtitle-color: {SOFT}; }}
#ask-box.waiting {{ border: round {EDGE}; border-title-color: {SOFT}; }}
#story-box {{ width: 31; border: round {EDGE}; border-title-color: {SOFT}; scrollbar-size-vertical: 1; }}
#hand-box:focus-within, #story-box:focus, #story-box:focus-within {{ border: double {FOCUS}; border-title-color: {FOCUS}; }}
#ask {{ max-height: 6; padding: 0 1; }}
#choices {{ height: 1fr; border: none; background: {GROUND}; padding: 0; scrollbar-size-vertical: 1; }}
#choices:focus {{ border: none; background: {GROUND}; }}
#choices > .option-list--option-highlighted {{ background: #2b3244; color: {TEXT}; text-style: none; }}
#choices:focus > .option-list--option-highlighted {{ background: #1d4a5c; color: {FOCUS}; text-style: bold; }}
#filter {{ height: 1; border: none; background: {PANEL}; padding: 0 1; display: none; }}
#filter.open {{ display: block; }}
#story {{ padding: 0 1; }}
#keys {{ height: 1; background: {PANEL}; color: {SOFT}; link-style: none; link-color: {SOFT}; link-background: {PANEL};
         link-color-hover: {FOCUS}; link-style-hover: underline; link-background-hover: {PANEL}; }}
#spare {{ height: auto; display: none; color: {SOFT}; }}
#too-small {{ display: none; padding: 1 2; }}
.tiny > * {{ display: none; }}
.tiny > #too-small {{ display: block; }}
.narrow #story-box {{ display: none; }}
.narrow #hand-box {{ width: 28; }}
.wide #hand-box {{ width: 38; }}
.wide #story-box {{ width: 48; }}
ModalScreen {{ align: center middle; background: {GROUND} 70%; layout: vertical; }}
#sheet {{ width: 88; max-width: 96%; height: auto; max-height: 100%; border: heavy {ACCENT}; background: {PANEL};
          border-title-color: {ACCENT}; border-title-style: bold; border-subtitle-color: {SOFT}; padding: 0 1;
          scrollbar-size-vertical: 1; }}
#menu {{ width: 76; max-width: 96%; height: auto; max-height: 90%; border: heavy {LEGAL}; background: {PANEL};
         border-title-color: {LEGAL}; border-title-style: bold; border-subtitle-color: {SOFT}; padding: 0 1; }}
#menu-list {{ height: auto; max-height: 14; border: none; background: {PANEL}; padding: 0; scrollbar-size-vertical: 1; }}
#menu-list > .option-list--option-highlighted {{ background: #1d4a5c; color: {FOCUS}; text-style: bold underline; }}
#menu-list > .option-list--option-disabled {{ color: {SOFT}; text-style: bold; }}
.pile #menu-list {{ max-height: 100%; }}
#menu-text {{ color: {SOFT}; }}
#menu-more {{ height: auto; max-height: 18; scrollbar-size-vertical: 1; }}
#cover {{ width: 64; max-width: 96%; height: auto; border: double {ACCENT}; background: {PANEL}; padding: 1 3;
          border-title-color: {ACCENT}; border-title-style: bold; }}
Toast {{ width: auto; max-width: 70; padding: 0 1; background: {PANEL}; }}
PassScreen {{ align: center middle; }}
"""
