"""The panel that the story is told in: it shows what is new, and stays where it is while nothing is."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tableforge.cli.table.texts import say


class StoryBox(VerticalScroll):
    """The panel of the story, with a hint at its edge where there is more of it."""

    lang = "en"
    by_pages = True  # whether PgUp and PgDn scroll it, wherever the cursor is
    shown = (-1, -1)  # how many events had been told, and in how many rows, when it was written last

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    @property
    def text_width(self) -> int:
        """How many characters a line of the story has."""
        return self.outer_size.width - 5

    def show(self, text: Text, new: int, events: int, lang: str) -> None:
        """Show the story; where it has grown, from the row at which it is new (-1: nowhere), or to its end."""
        told_again = lang != self.lang and self.scroll_y >= self.max_scroll_y
        self.lang = lang
        self.query_one("#story", Static).update(text)
        rows, room = text.plain.count("\n") + 1, self.content_size.height
        resized = self.shown[1] != room
        if resized or (events != self.shown[0] and new >= 0):
            at = new if 0 <= new < rows - room else rows
            self.call_after_refresh(self.scroll_to, y=at, animate=False)
        elif told_again:  # in another language it has another length, and was read to its end
            self.call_after_refresh(self.scroll_to, y=rows, animate=False)
        self.shown = (events, room)
        self.call_after_refresh(self.show_more)

    def turn_page(self, way: int) -> None:
        """Scroll by a page less one row."""
        self.scroll_relative(y=way * max(1, self.content_size.height - 1), animate=False)

    def watch_scroll_y(self, old: float, new: float) -> None:
        super().watch_scroll_y(old, new)
        self.show_more()

    def show_more(self) -> None:
        """Show at the edge that there is more below or above."""
        below, above = self.scroll_y < self.max_scroll_y, self.scroll_y > 0
        way = ("▼", "story-more") if below else ("▲", "story-older") if above else None
        by = "" if self.by_pages else "-here"
        self.border_subtitle = "" if way is None else f"{way[0]} {say(self.lang, way[1] + by)}"
