"""Colours and signs of the terminal table.  No meaning hangs on a colour alone: each has a sign or a word beside it."""

from __future__ import annotations

from typing import Final

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
SEATS: Final = {True: "#7cc7ff", False: "#ffa08a"}  # near, far
SEAT_SIGNS: Final = {True: "●", False: "◆"}

HOUSE_SIGNS: Final = {
    "brobnar": "▲", "dis": "◎", "logos": "∴", "mars": "⌖", "sanctum": "✚", "shadows": "▚", "untamed": "Ψ",
}  # fmt: skip
HOUSE_COLOURS: Final = {
    "brobnar": "#ff9872", "dis": "#f48cc9", "logos": "#83bfff", "mars": "#c8dc52", "sanctum": "#f0dc9a", "shadows": "#bfc3e3",
    "untamed": "#79d499",
}  # fmt: skip

# corners, horizontal and vertical lines of a card in play
READY_FRAME: Final = "╭╮╰╯─│"
EXHAUSTED_FRAME: Final = "╭╮╰╯┄┆"
LEGAL_FRAME: Final = "┏┓┗┛━┃"
LEGAL_EXHAUSTED_FRAME: Final = "┏┓┗┛┅┇"
CURSOR_FRAME: Final = "╔╗╚╝═║"


def sign(house: str) -> str:
    return HOUSE_SIGNS.get(house, "·")


def colour(house: str) -> str:
    return HOUSE_COLOURS.get(house, TEXT)


CSS: Final = f"""
Screen {{ background: {GROUND}; color: {TEXT}; layout: vertical; }}
Zone {{ width: 1fr; background: {GROUND}; }}
* {{ scrollbar-color: {EDGE}; scrollbar-background: {GROUND}; scrollbar-color-hover: {SOFT}; scrollbar-color-active: {SOFT};
     scrollbar-background-hover: {GROUND}; scrollbar-background-active: {GROUND}; }}
#header {{ height: 1; background: {PANEL}; }}
#far-strip, #near-strip {{ height: 1; background: {PANEL}; }}
#far-artifacts, #near-artifacts {{ height: 1; }}
#far-line, #near-line {{ height: 5; }}
#lower {{ height: 1fr; }}
#hand-box {{ width: 29; border: round {EDGE}; border-title-color: {SOFT}; }}
#ask-box {{ width: 1fr; border: heavy {LEGAL}; border-title-color: {LEGAL}; border-title-style: bold;
            border-subtitle-color: {SOFT}; }}
#ask-box.waiting {{ border: round {EDGE}; border-title-color: {SOFT}; }}
#story-box {{ width: 31; border: round {EDGE}; border-title-color: {SOFT}; scrollbar-size-vertical: 1; }}
#hand-box:focus-within, #story-box:focus, #story-box:focus-within {{ border: double {FOCUS}; border-title-color: {FOCUS}; }}
#ask {{ height: auto; max-height: 5; padding: 0 1; }}
#choices {{ height: 1fr; border: none; background: {GROUND}; padding: 0; scrollbar-size-vertical: 1; }}
#choices:focus {{ border: none; background: {GROUND}; }}
#choices > .option-list--option-highlighted {{ background: #2b3244; color: {TEXT}; text-style: none; }}
#choices:focus > .option-list--option-highlighted {{ background: #1d4a5c; color: {FOCUS}; text-style: bold; }}
#filter {{ height: 1; border: none; background: {PANEL}; padding: 0 1; display: none; }}
#filter.open {{ display: block; }}
#story {{ height: auto; padding: 0 1; }}
#keys {{ height: 1; background: {PANEL}; color: {SOFT}; link-style: none; link-color: {SOFT}; link-background: {PANEL};
         link-color-hover: {FOCUS}; link-style-hover: underline; link-background-hover: {PANEL}; }}
#news {{ height: auto; display: none; color: {SOFT}; }}
#too-small {{ display: none; padding: 1 2; }}
.tiny > * {{ display: none; }}
.tiny > #too-small {{ display: block; }}
.narrow #story-box {{ display: none; }}
.narrow #hand-box {{ width: 28; }}
.wide #hand-box {{ width: 38; }}
.wide #story-box {{ width: 48; }}
.tall #far-line, .tall #near-line {{ height: 6; }}
.low #far-line, .low #near-line {{ height: 3; }}
ModalScreen {{ align: center middle; background: {GROUND} 70%; layout: vertical; }}
#sheet {{ width: 88; max-width: 96%; height: auto; max-height: 92%; border: heavy {ACCENT}; background: {PANEL};
          border-title-color: {ACCENT}; border-title-style: bold; border-subtitle-color: {SOFT}; padding: 0 1;
          scrollbar-size-vertical: 1; }}
#sheet-text {{ height: auto; width: 1fr; }}
#menu {{ width: 76; max-width: 96%; height: auto; max-height: 90%; border: heavy {LEGAL}; background: {PANEL};
         border-title-color: {LEGAL}; border-title-style: bold; border-subtitle-color: {SOFT}; padding: 0 1; }}
#menu-list {{ height: auto; max-height: 14; border: none; background: {PANEL}; padding: 0; }}
#menu-list > .option-list--option-highlighted {{ background: #1d4a5c; color: {FOCUS}; text-style: bold underline; }}
#menu-text {{ height: auto; color: {SOFT}; }}
#menu-more {{ height: auto; max-height: 18; scrollbar-size-vertical: 1; }}
#cover {{ width: 64; max-width: 96%; height: auto; border: double {ACCENT}; background: {PANEL}; padding: 1 3;
          border-title-color: {ACCENT}; border-title-style: bold; }}
Toast {{ width: auto; max-width: 70; padding: 0 1; background: {PANEL}; }}
PassScreen {{ align: center middle; }}
"""
