"""The zones of a scene as widgets: one focus stop each, a cursor inside, drawn as text in whatever room there is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList

from tableforge.cli.table import fit, look
from tableforge.cli.table.session import ListedAnswer
from tableforge.cli.table.texts import say
from tableforge.kernel.scene import Emblem, Figure, Side, Thing, Zone

LEAST_NAME = 9  # letters that a name in the hand keeps beside its marks


@dataclass(slots=True)
class ZoneItem:
    """Something the cursor can stand on: a thing with the answers that name it, a number, or a seat."""

    key: str
    seat: int
    thing: Thing | None = None
    figure: Figure | None = None
    side: Side | None = None
    offers: list[ListedAnswer] = field(default_factory=list)

    @property
    def badges(self) -> str:
        """The numbers of the answers that this thing takes part in."""
        return "·".join(dict.fromkeys(o.badge for o in self.offers if o.badge))


def list_items(zone: Zone, offers: list[ListedAnswer]) -> list[ZoneItem]:
    """Return the things of a zone with the answers that name them or what is on them."""
    out = []
    for thing in zone.things:
        keys = {t.key for t in thing.all()}
        out.append(ZoneItem(thing.key, zone.seat, thing, offers=[o for o in offers if o.thing in keys]))
    return out


@dataclass(slots=True)
class Box:
    """Where an item was drawn, for the mouse."""

    index: int
    x: int
    y: int
    width: int
    height: int


class Prose(Widget):
    """A text broken to its width, never at a no-break space."""

    def __init__(self, id: str, text: Text | None = None) -> None:
        super().__init__(id=id)
        self.text = text or Text()

    def update(self, text: Text) -> None:
        """Show another text."""
        self.text = text
        self.refresh(layout=True)

    def render(self) -> Text:
        return look.fold_text(self.text, self.content_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return look.fold_text(self.text, width).plain.count("\n") + 1 if self.text.plain else 0


class ChoiceList(OptionList):
    """A list to choose from that can be paged at any time; Textual's own fails before it has been drawn."""

    def action_page_up(self) -> None:
        self.page(-1)

    def action_page_down(self) -> None:
        self.page(1)

    def page(self, way: int) -> None:
        """Move the highlight by a page, or to the nearest option that can be chosen."""
        open_ = [k for k in range(self.option_count) if not self.get_option_at_index(k).disabled]
        if open_:
            at = (self.highlighted or 0) + way * max(1, self.size.height - 1)
            self.highlighted = min(open_, key=lambda k: abs(k - at))


class ZoneView(Widget, can_focus=True):
    """A row or column of items with a cursor; arrows that lead out of it are passed on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move('left')", show=False),
        Binding("right", "move('right')", show=False),
        Binding("up", "move('up')", show=False),
        Binding("down", "move('down')", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("enter", "pick", show=False),
    ]
    BACK, ON = "left", "right"

    class Picked(Message):
        """An item was chosen by Enter or by a click."""

        def __init__(self, zone: ZoneView, item: ZoneItem) -> None:
            super().__init__()
            self.zone = zone
            self.item = item

    class Moved(Message):
        """The cursor stands on another item, or the zone has got or lost the focus."""

    class Left(Message):
        """The cursor wants to leave in a direction."""

        def __init__(self, zone: ZoneView, way: str) -> None:
            super().__init__()
            self.zone = zone
            self.way = way

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.items: list[ZoneItem] = []
        self.cursor = 0
        self.lang = "en"
        self.place = 0  # where its seat sits, from the near one on
        self.marked = ""  # the key of a thing that the marked choice names
        self.boxes: list[Box] = []

    def show_items(self, items: list[ZoneItem], lang: str, place: int = 0) -> None:
        """Show these items; the cursor stays on its item where that is still there."""
        old = self.current_item.key if self.current_item is not None else ""
        self.items, self.lang, self.place = items, lang, place
        keys = [i.key for i in items]
        self.cursor = keys.index(old) if old in keys else max(0, min(self.cursor, len(items) - 1))
        self.refresh()

    def mark(self, thing: str) -> None:
        """Mark a thing by its key, here and nowhere else."""
        if thing != self.marked:
            self.marked = thing
            self.refresh()

    @property
    def current_item(self) -> ZoneItem | None:
        """The item under the cursor; None where there is none."""
        return self.items[self.cursor] if 0 <= self.cursor < len(self.items) else None

    def action_move(self, way: str) -> None:
        step = -1 if way == self.BACK else 1 if way == self.ON else 0
        if step and 0 <= self.cursor + step < len(self.items):
            self.move_cursor(self.cursor + step)
        else:
            self.post_message(self.Left(self, way))

    def action_jump(self, to: int) -> None:
        self.move_cursor(len(self.items) - 1 if to < 0 else 0)

    def move_cursor(self, at: int) -> None:
        """Put the cursor on an item."""
        self.cursor = at
        self.refresh()
        self.post_message(self.Moved())

    def action_pick(self) -> None:
        if self.current_item is not None:
            self.post_message(self.Picked(self, self.current_item))

    def item_at(self, at: Offset) -> int | None:
        """Return the index of the item at a place of the widget; None where there is none."""
        for b in self.boxes:
            if b.x <= at.x < b.x + b.width and b.y <= at.y < b.y + b.height:
                return b.index
        return None

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        found = None if at is None else self.item_at(at)
        if found is not None:
            event.stop()
            self.move_cursor(found)
            self.action_pick()

    def on_focus(self) -> None:
        self.refresh()
        self.post_message(self.Moved())

    def on_blur(self) -> None:
        self.refresh()
        self.post_message(self.Moved())

    def under_cursor(self, index: int) -> bool:
        """Whether the focus is here, and the cursor on that item."""
        return self.has_focus and index == self.cursor

    def is_marked(self, item: ZoneItem) -> bool:
        """Whether the marked answer names this thing, or something on it."""
        return bool(self.marked) and item.thing is not None and any(t.key == self.marked for t in item.thing.all())

    def say(self, name: str, /, **fill: object) -> str:
        """One of the terminal's texts, its fields filled in."""
        return say(self.lang, name, **fill)

    @property
    def seat_colour(self) -> str:
        """The colour of the seat whose zone this is."""
        return look.SEAT_COLOURS[self.place]


def join_lines(lines: list[Text]) -> Text:
    """Return lines as one text that is cropped, never wrapped."""
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


class HandView(ZoneView):
    """The hand as a list under its emblems; keys stand before what can be played, printed facts behind it."""

    BACK, ON = "up", "down"

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.note = ""
        self.top = 0
        self.grouped = True  # whether its things are read under their emblems
        self.headed = True  # whether there is room for a heading over each group

    @property
    def groups(self) -> int:
        """How many headings the hand would have."""
        kin = [i.thing.emblem for i in self.items if i.thing is not None]
        return sum([e is not None and (n == 0 or e != kin[n - 1]) for n, e in enumerate(kin)]) if self.grouped else 0

    def render(self) -> Text:
        width, height = self.size.width, self.size.height
        self.boxes = []
        if not self.items:
            return Text(self.note, look.FAINT)
        rows: list[tuple[int, Text]] = []
        headed = self.grouped and self.headed and len(self.items) + self.groups <= height
        last: Emblem | None = None
        for k, item in enumerate(self.items):
            e = item.thing.emblem if item.thing is not None else None
            if headed and e is not None and e != last:
                rows.append((-1, Text(f"{e.shape} {e.name}", f"bold {look.colour(e)}")))
            last = e
            rows.append((k, self.row(k, item, width, headed)))
        at = next((y for y, (k, _) in enumerate(rows) if k == self.cursor), 0)
        self.top = max(0, min(self.top, len(rows) - height))
        self.top = min(max(self.top, at - height + 1), at)
        shown = rows[self.top : self.top + height]
        self.boxes = [Box(k, 0, y, width, 1) for y, (k, _) in enumerate(shown) if k >= 0]
        return join_lines([row for _, row in shown])

    def row(self, index: int, item: ZoneItem, width: int, headed: bool) -> Text:
        """Return a card as a row of the hand; `headed` where its emblem stands in a heading above."""
        thing = item.thing
        assert thing is not None
        here = self.under_cursor(index)
        out = Text(no_wrap=True).append(item.badges.rjust(3), f"bold {look.LEGAL}")
        out.append("▶" if here or self.is_marked(item) else " ", look.FOCUS if here else look.ACCENT)
        if not headed and thing.emblem is not None:
            out.append(thing.emblem.shape, look.colour(thing.emblem))
        room = width - out.cell_len
        tail = self.tail(thing, room)
        name = fit.shorten(thing.name, room - fit.length(tail) - (1 if tail else 0), self.lang)
        style = f"bold {look.TEXT}" if item.offers else look.SOFT
        out.append(name, f"{style} underline" if here else style)
        out.append(" " * max(0, width - out.cell_len - fit.length(tail)))
        for k, (word, hue) in enumerate(tail):
            out.append(" " if k else "").append(word, hue)
        return out

    def tail(self, thing: Thing, room: int) -> fit.Words:
        """Return what is printed on a card, as much as its name leaves room for: keywords, numbers, kind."""
        figures = fit.figures(thing)
        sort, brief = [(thing.sort, look.FAINT)], [(fit.abbreviate(thing.sort), look.FAINT)]
        words = [(m.cut(0), look.SOFT) for m in thing.words]
        told = [*words, *figures]
        for tail in ([*told, *sort], [*told, *brief], told, [*figures, *sort], [*figures, *brief], figures):
            if len(thing.name) + 1 + fit.length(tail) <= room:
                return tail
        return told if room - fit.length(told) - 1 >= LEAST_NAME else figures

    def on_mouse_scroll_down(self) -> None:
        self.scroll_by(1)

    def on_mouse_scroll_up(self) -> None:
        self.scroll_by(-1)

    def scroll_by(self, by: int) -> None:
        """Move the cursor by so many cards, to the ends at most."""
        self.move_cursor(max(0, min(self.cursor + by, len(self.items) - 1)))


class SeatStrip(ZoneView):
    """A seat, or the table itself, in a line: its name and all its numbers."""

    who, title, asked, sign = "", "", False, ""

    def show(
        self, side: Side | None, figures: tuple[Figure, ...], who: str, asked: bool, lang: str, place: int
    ) -> None:
        """Show a seat's part of a scene; without a side, the numbers that belong to the table."""
        self.who, self.asked = who, asked
        self.title = side.name if side is not None and side.name not in who else ""
        self.sign = f"{look.SEAT_SIGNS[place]} " if side is not None else ""
        seat = side.seat if side is not None else -1
        head = [ZoneItem("who", seat, side=side)] if side is not None else []
        self.show_items([*head, *[ZoneItem(f.id, seat, figure=f) for f in figures]], lang, place)

    def render(self) -> Text:
        width = self.size.width
        self.boxes = []
        figures = [i.figure for i in self.items if i.figure is not None]
        head = len(self.items) - len(figures)
        texts = [f"{f.name} {f.value_text()}" for f in figures]
        gap = "  " if sum(len(t) + 2 for t in texts) + len(self.who) + 4 <= width else " "
        for most in (4, 3, 2):
            if sum(len(t) + 1 for t in texts) + len(self.who) + 4 > width:
                texts = [
                    t if f.strong else fit.cut_word(f"{f.name} {f.value_text()}", most) for f, t in zip(figures, texts)
                ]
        for most in (4, 3, 2):  # at last those that stand out, too
            if sum(len(t) + 1 for t in texts) + 10 > width:
                texts = [fit.cut_word(t, most) for t in texts]
        rest = sum(len(t) + len(gap) for t in texts)
        room = max(6, width - rest - 4)
        title = f"{self.who} · {self.title}" if self.title and room > len(self.who) + 9 else self.who
        title = title if len(title) <= room else title[: room - 1] + "…"
        line = Text(" ", no_wrap=True).append(self.sign, self.seat_colour)
        if head:
            self.boxes.append(Box(0, 0, 0, len(title) + 3, 1))
        style = f"bold {self.seat_colour}{' underline' if self.asked else ''}"
        line.append(title, self.part_style(0, style) if head else look.SOFT)
        line.append(" " * max(1, width - line.cell_len - rest))
        for k, f in enumerate(figures):
            self.boxes.append(Box(head + k, line.cell_len, 0, len(texts[k]), 1))
            name, _, figure = texts[k].partition(" ")
            line.append(f"{name} ", self.part_style(head + k, look.FAINT))
            line.append(figure, self.part_style(head + k, f"bold {look.ACCENT}" if f.strong else look.TEXT)).append(gap)
        line.truncate(width)
        return line

    def part_style(self, index: int, style: str) -> str:
        """Return the style of a part of the strip: its own, or that of the cursor."""
        return f"bold reverse {look.FOCUS}" if self.under_cursor(index) else style


__all__ = ["Box", "ChoiceList", "HandView", "Prose", "SeatStrip", "ZoneItem", "ZoneView", "list_items", "join_lines"]
