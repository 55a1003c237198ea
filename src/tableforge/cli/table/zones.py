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

from tableforge.cli.table import fit, look
from tableforge.cli.table.session import Offer
from tableforge.cli.table.texts import say
from tableforge.kernel.scene import Emblem, Figure, Side, Thing, Zone

LEAST_CELL = 9
MOST_CELL = 20
LEAST_NAME = 9  # letters that a name in the hand keeps beside its marks


@dataclass(slots=True)
class Item:
    """Something the cursor can stand on: a thing with the offers that name it, a number, or a seat itself."""

    key: str
    seat: int
    thing: Thing | None = None
    figure: Figure | None = None
    side: Side | None = None
    offers: list[Offer] = field(default_factory=list)

    @property
    def badges(self) -> str:
        return "·".join(dict.fromkeys(o.badge for o in self.offers if o.badge))


def items(zone: Zone, offers: list[Offer]) -> list[Item]:
    """The things of a zone with the offers that name them, or what is on them."""
    out = []
    for thing in zone.things:
        keys = {t.key for t in thing.all()}
        out.append(Item(thing.key, zone.seat, thing, offers=[o for o in offers if o.thing in keys]))
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
    """A text broken to the width there is, never at a blank that must not break."""

    def __init__(self, id: str, text: Text | None = None) -> None:
        super().__init__(id=id)
        self.text = text or Text()

    def update(self, text: Text) -> None:
        self.text = text
        self.refresh(layout=True)

    def render(self) -> Text:
        return look.folded(self.text, self.content_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return look.folded(self.text, width).plain.count("\n") + 1 if self.text.plain else 0


class ZoneView(Widget, can_focus=True):
    """A row or column of items with a cursor; the arrows that lead out of it are passed on."""

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

        def __init__(self, zone: ZoneView, item: Item) -> None:
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
        self.items: list[Item] = []
        self.cursor = 0
        self.lang = "en"
        self.place = 0  # where its seat sits, from the near one on
        self.marked = ""  # the key of a thing that the marked choice names
        self.boxes: list[Box] = []

    def put(self, items: list[Item], lang: str, place: int = 0) -> None:
        """Show these items; the cursor stays on its item where that is still here."""
        old = self.here.key if self.here is not None else ""
        self.items, self.lang, self.place = items, lang, place
        keys = [i.key for i in items]
        self.cursor = keys.index(old) if old in keys else max(0, min(self.cursor, len(items) - 1))
        self.refresh()

    def mark(self, thing: str) -> None:
        if thing != self.marked:
            self.marked = thing
            self.refresh()

    @property
    def here(self) -> Item | None:
        return self.items[self.cursor] if 0 <= self.cursor < len(self.items) else None

    def action_move(self, way: str) -> None:
        step = -1 if way == self.BACK else 1 if way == self.ON else 0
        if step and 0 <= self.cursor + step < len(self.items):
            self.stand(self.cursor + step)
        else:
            self.post_message(self.Left(self, way))

    def action_jump(self, to: int) -> None:
        self.stand(len(self.items) - 1 if to < 0 else 0)

    def stand(self, at: int) -> None:
        """Put the cursor on an item."""
        self.cursor = at
        self.refresh()
        self.post_message(self.Moved())

    def action_pick(self) -> None:
        if self.here is not None:
            self.post_message(self.Picked(self, self.here))

    def item_at(self, at: Offset) -> int | None:
        for b in self.boxes:
            if b.x <= at.x < b.x + b.width and b.y <= at.y < b.y + b.height:
                return b.index
        return None

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        found = None if at is None else self.item_at(at)
        if found is not None:
            event.stop()
            self.stand(found)
            self.action_pick()

    def on_focus(self) -> None:
        self.refresh()
        self.post_message(self.Moved())

    def on_blur(self) -> None:
        self.refresh()
        self.post_message(self.Moved())

    def under_cursor(self, index: int) -> bool:
        return self.has_focus and index == self.cursor

    def is_marked(self, item: Item) -> bool:
        """Whether the marked choice names this thing, or something on it."""
        return bool(self.marked) and item.thing is not None and any(t.key == self.marked for t in item.thing.all())

    def say(self, name: str, /, **fill: object) -> str:
        return say(self.lang, name, **fill)

    @property
    def seat_colour(self) -> str:
        return look.SEAT_COLOURS[self.place]


def fitted(parts: fit.Words, width: int) -> Text:
    """Words with their colours, blanks between, cut to the width and filled up to it."""
    line = Text(no_wrap=True)
    for word, style in parts:
        room = width - line.cell_len - (1 if line.plain else 0)
        if room <= 0:
            break
        line.append((" " if line.plain else "") + word[:room], style)
    line.append(" " * (width - line.cell_len))
    return line


def joined(lines: list[Text]) -> Text:
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def badge(text: str) -> Text:
    return Text(text, f"bold {look.GROUND} on {look.LEGAL}")


class Things(ZoneView):
    """The things of a zone; in one line they lie on a shelf, in more they stand in cells."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.zone: Zone | None = None
        self.near = 0  # the seat at the bottom, and how many there are: to show who stands where
        self.seats = 1
        self.tail: tuple[Emblem, ...] = ()
        self.lit = ""

    def show(self, zone: Zone, offers: list[Offer], lang: str, near: int, seats: int) -> None:
        """Show a zone of a scene."""
        self.zone, self.near, self.seats = zone, near, seats
        self.put(items(zone, offers), lang, (zone.seat - near) % seats if zone.seat >= 0 else 0)

    def render(self) -> Text:
        self.boxes = []
        return self.shelf() if self.size.height < 3 else self.cells()

    def cells(self) -> Text:
        return self.shelf()

    # ---------------------------------------------------------------- in one line
    def shelf(self) -> Text:
        """All things in one line behind the name of the zone, and at its end what the seat belongs to."""
        assert self.zone is not None
        width = self.size.width
        tail = self.emblems()
        line = Text(no_wrap=True).append(f" {self.zone.name} ", look.FAINT)
        if not self.items:
            line.append(self.nothing(), look.FAINT)
        else:
            room = width - line.cell_len - tail.cell_len - 2
            slats = self.fitting(room)
            fits = len(slats)
            if sum(c.cell_len + 1 for c in slats) > room:
                fits = min(fits, max(1, room // 13))
            first = max(0, min(self.cursor - fits + 1, len(slats) - fits))
            if first:
                line.append("‹", look.ACCENT)
            for k, slat in enumerate(slats[first : first + fits]):
                self.boxes.append(Box(first + k, line.cell_len, 0, slat.cell_len, 1))
                line.append_text(slat).append(" ")
            if first + fits < len(slats):
                line.append("›", look.ACCENT)
        line.append(" " * max(1, width - line.cell_len - tail.cell_len))
        return line.append_text(tail)

    def nothing(self) -> str:
        assert self.zone is not None
        return self.say("hidden", n=self.zone.hidden) if self.zone.hidden else self.zone.empty or self.say("empty")

    def fitting(self, room: int) -> list[Text]:
        """The things, the longest names shortened first until the row fits or nothing more can be cut."""
        for most in range(40, 11, -1):
            slats = [self.slat(n, item, most) for n, item in enumerate(self.items)]
            if sum(c.cell_len + 1 for c in slats) <= room:
                break
        return slats

    def emblems(self) -> Text:
        out = Text(no_wrap=True)
        for e in self.tail:
            on = e.id == self.lit
            word = f"{e.shape} {e.name}"
            out.append(f"▶{word}◀" if on else f" {word} ", f"bold {look.colour(e)}" if on else look.colour(e))
        return out

    def slat(self, index: int, item: Item, width: int) -> Text:
        """One thing in one line."""
        thing = item.thing
        assert thing is not None
        side, edge = ("┃", look.LEGAL) if item.offers else ("┆" if thing.turned else "│", look.EDGE)
        if self.is_marked(item):
            edge = look.ACCENT
        if self.under_cursor(index):
            side, edge = "║", look.FOCUS
        out = Text(side, edge, no_wrap=True)
        if item.badges:
            out.append_text(badge(item.badges)).append(" ")
        if thing.emblem is not None:
            out.append(thing.emblem.shape, look.colour(thing.emblem))
        extra = [*fit.states_on_shelf(thing), *fit.figures(thing), *self.standing(thing)]
        room = max(4, width - out.cell_len - fit.length(extra) - (2 if extra else 1))
        out.append(fit.short(thing.name, room, self.lang), look.SOFT if thing.turned else look.TEXT)
        for word, style in extra:
            out.append(" ").append(word, style)
        return out.append(side, edge)

    def standing(self, thing: Thing) -> fit.Words:
        """The signs of the seats that stand there."""
        places = sorted([(seat - self.near) % self.seats for seat in thing.seats])
        return [(look.SEAT_SIGNS[k], look.SEAT_COLOURS[k]) for k in places]


class Row(Things):
    """Things side by side from end to end, each in a frame: heavy where it can act, dashed where it is turned."""

    def cells(self) -> Text:
        width, height = self.size.width, self.size.height
        if not self.items:
            return self.no_cell(width, height)
        n = len(self.items)
        room = max(1, (width - 2) // LEAST_CELL)
        first = max(0, min(self.cursor - room // 2, n - room)) if n > room else 0
        shown = self.items[first : first + room]
        w = min(MOST_CELL + max(0, (width - 100) // 10), (width - 2) // len(shown))
        indent = (width - 2 - w * len(shown)) // 2
        rows = [Text(" " * indent, no_wrap=True) for _ in range(height)]
        for y, row in enumerate(rows):
            row.append(self.bracket(y, height, True, first > 0), self.seat_colour)
        for k, item in enumerate(shown):
            self.boxes.append(Box(first + k, indent + 1 + k * w, 0, w, height))
            for row, part in zip(rows, self.cell(first + k, item, w, height)):
                row.append_text(part)
        for y, row in enumerate(rows):
            row.append(self.bracket(y, height, False, first + room < n), self.seat_colour)
        return joined(rows)

    def no_cell(self, width: int, height: int) -> Text:
        words = self.nothing()
        if self.zone is not None and self.zone.ends:
            words = f"⎡ {words} ⎤"
        rows = [Text() for _ in range(height)]
        rows[height // 2] = Text(words.center(width)[:width], look.FAINT)
        return joined(rows)

    def bracket(self, y: int, height: int, left: bool, more: bool) -> str:
        """The end of a row: a bracket where the ends of the row matter, an arrow where it goes on."""
        if more and y == height // 2:
            return "‹" if left else "›"
        if self.zone is None or not self.zone.ends:
            return " "
        signs = ("⎡", "⎢", "⎣") if left else ("⎤", "⎥", "⎦")
        return signs[0] if y == 0 else signs[2] if y == height - 1 else signs[1]

    def frame(self, index: int, item: Item) -> tuple[str, str]:
        """The letters of a frame, and its colour."""
        thing = item.thing
        assert thing is not None
        if self.under_cursor(index):
            frame, edge = look.CURSOR_FRAME, look.FOCUS
        elif item.offers:
            frame, edge = look.LEGAL_TURNED_FRAME if thing.turned else look.LEGAL_FRAME, look.LEGAL
        else:
            frame, edge = (look.TURNED_FRAME, look.EDGE) if thing.turned else (look.READY_FRAME, look.SOFT)
        return frame, look.ACCENT if self.is_marked(item) else edge

    def cell(self, index: int, item: Item, w: int, height: int) -> list[Text]:
        """One thing as lines of text, w wide."""
        thing = item.thing
        assert thing is not None
        frame, edge = self.frame(index, item)
        inner = w - 2
        body = self.body(item, inner, max(3, height - 2), height < 5)
        side = frame[5]
        lines = [Text(side, edge, no_wrap=True).append_text(row).append(side, edge) for row in body]
        if height < 5:
            return lines[:height]
        e = thing.emblem
        kin = "" if e is None else f"{e.shape}{e.name[:3]}"
        keys = item.badges[: max(0, inner - 1)]
        if len(kin) + len(keys) + 1 > inner:
            kin = kin[:1]
        top = Text(frame[0], edge, no_wrap=True).append(kin, look.colour(e))
        top.append(frame[4] * max(0, inner - len(kin) - len(keys)), edge).append_text(badge(keys)).append(frame[1], edge)
        words = fit.keywords(thing, inner)
        if self.is_marked(item):
            words = f"▲{words}"[:inner]
        before = (inner - len(words)) // 2
        foot = Text(frame[2], edge, no_wrap=True).append(frame[4] * before, edge).append(words, look.ACCENT)
        foot.append(frame[4] * (inner - before - len(words)), edge)
        return [top, *lines, foot.append(frame[3], edge)]

    def body(self, item: Item, width: int, rows: int, bare: bool) -> list[Text]:
        """What stands inside a frame: the name, the numbers, the states."""
        thing = item.thing
        assert thing is not None
        style = look.SOFT if thing.turned else f"bold {look.TEXT}"
        out = [fitted([(row, style)], width) for row in fit.title_rows(thing.name, width, rows - 2, self.lang)]
        signs = [*fit.figures(thing), *self.standing(thing)]
        if not bare:
            return [*out, fitted(signs, width), fitted(fit.states(thing, width), width)]
        # Without a frame the emblem stands here, and the keys stand behind whatever leaves them a blank.
        signs += fit.letters(thing)
        above = len(item.badges) if fit.length(signs) + 1 + len(item.badges) <= width else 0
        below = len(item.badges) - above
        out.append(fitted(signs, width - above).append_text(badge(item.badges if above else "")))
        last = [] if thing.emblem is None else [(thing.emblem.shape, look.colour(thing.emblem))]
        state = fit.states(thing, width - 2)
        if not below or fit.length([*last, *state]) + 1 + below <= width:
            last += state
        return [*out, fitted(last, width - below).append_text(badge(item.badges if below else ""))]


class Map(Row):
    """Places where they lie, each with who stands there and where its ways lead."""

    CELL_HEIGHT = 4

    def grid_rows(self) -> int:
        """How many rows of places there are."""
        return 1 + max([i.thing.place[1] for i in self.items if i.thing is not None], default=0)

    def cells(self) -> Text:
        width, height = self.size.width, self.size.height
        columns = 1 + max([i.thing.place[0] for i in self.items if i.thing is not None], default=0)
        w = min(26, (width - 2) // columns)
        rows = [Text(" " * width, no_wrap=True) for _ in range(height)]
        indent = (width - w * columns) // 2
        lines: dict[int, list[tuple[int, Text]]] = {}
        for k, item in enumerate(self.items):
            assert item.thing is not None
            x, y = item.thing.place
            self.boxes.append(Box(k, indent + x * w, y * self.CELL_HEIGHT, w, self.CELL_HEIGHT))
            for n, part in enumerate(self.cell(k, item, w, self.CELL_HEIGHT)):
                lines.setdefault(y * self.CELL_HEIGHT + n, []).append((indent + x * w, part))
        for y in range(height):
            row = Text(no_wrap=True)
            for x, part in sorted(lines.get(y, []), key=lambda cell: cell[0]):
                row.append(" " * (x - row.cell_len)).append_text(part)
            rows[y] = row
        return joined(rows)

    def cell(self, index: int, item: Item, w: int, height: int) -> list[Text]:
        thing = item.thing
        assert thing is not None
        frame, edge = self.frame(index, item)
        inner = w - 2
        keys = item.badges[: max(0, inner - 1)]
        name = fit.short(thing.name, inner - len(keys) - 1, self.lang)
        top = Text(frame[0], edge, no_wrap=True).append(name, f"bold {look.TEXT}")
        top.append(frame[4] * (inner - len(name) - len(keys)), edge).append_text(badge(keys)).append(frame[1], edge)
        body = [fitted([*fit.figures(thing), *fit.states(thing, inner)], inner), fitted(self.standing(thing), inner)]
        lines = [Text(frame[5], edge, no_wrap=True).append_text(row).append(frame[5], edge) for row in body]
        ways = " ".join([self.named(key)[:3] for key in thing.ways])
        ways = f"▲{ways}" if self.is_marked(item) else f"→{ways}" if ways else ""
        foot = Text(frame[2], edge, no_wrap=True).append(ways[:inner], look.FAINT)
        return [top, *lines, foot.append(frame[4] * (inner - len(ways[:inner])), edge).append(frame[3], edge)]

    def named(self, key: str) -> str:
        return next((i.thing.name for i in self.items if i.thing is not None and i.key == key), key)

    def action_move(self, way: str) -> None:
        """To the nearest place that lies in that direction."""
        here = self.here
        if here is None or here.thing is None or self.size.height < 3:
            super().action_move(way)
            return
        x, y = here.thing.place
        dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
        best, nearest = -1, 0
        for k, item in enumerate(self.items):
            assert item.thing is not None
            ax, ay = item.thing.place[0] - x, item.thing.place[1] - y
            ahead, aside = ax * dx + ay * dy, abs(ax * dy) + abs(ay * dx)
            if ahead > 0 and (best < 0 or ahead + 3 * aside < nearest):
                best, nearest = k, ahead + 3 * aside
        if best >= 0:
            self.stand(best)
        else:
            self.post_message(self.Left(self, way))


class Hand(ZoneView):
    """The hand as a list under its emblems; what can be played has its keys before it, what is printed on it behind it."""

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
        return joined([row for _, row in shown])

    def row(self, index: int, item: Item, width: int, headed: bool) -> Text:
        thing = item.thing
        assert thing is not None
        here = self.under_cursor(index)
        out = Text(no_wrap=True).append(item.badges.rjust(3), f"bold {look.LEGAL}")
        out.append("▶" if here or self.is_marked(item) else " ", look.FOCUS if here else look.ACCENT)
        if not headed and thing.emblem is not None:
            out.append(thing.emblem.shape, look.colour(thing.emblem))
        room = width - out.cell_len
        tail = self.tail(thing, room)
        name = fit.short(thing.name, room - fit.length(tail) - (1 if tail else 0), self.lang)
        style = f"bold {look.TEXT}" if item.offers else look.SOFT
        out.append(name, f"{style} underline" if here else style)
        out.append(" " * max(0, width - out.cell_len - fit.length(tail)))
        for k, (word, hue) in enumerate(tail):
            out.append(" " if k else "").append(word, hue)
        return out

    def tail(self, thing: Thing, room: int) -> fit.Words:
        """What is printed on a card, as much of it as its name leaves room for: keywords, numbers, what sort it is."""
        figures = fit.figures(thing)
        sort, brief = [(thing.sort, look.FAINT)], [(fit.brief(thing.sort), look.FAINT)]
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
        self.stand(max(0, min(self.cursor + by, len(self.items) - 1)))


class Strip(ZoneView):
    """A seat, or the table itself, in a line: who, and all its numbers."""

    who, title, asked, sign = "", "", False, ""

    def show(self, side: Side | None, figures: tuple[Figure, ...], who: str, asked: bool, lang: str, place: int) -> None:
        """Show a seat's part of a scene; without a side, the numbers that belong to the table."""
        self.who, self.asked = who, asked
        self.title = side.name if side is not None else ""
        self.sign = f"{look.SEAT_SIGNS[place]} " if side is not None else ""
        seat = side.seat if side is not None else -1
        head = [Item("who", seat, side=side)] if side is not None else []
        self.put([*head, *[Item(f.id, seat, figure=f) for f in figures]], lang, place)

    def render(self) -> Text:
        width = self.size.width
        self.boxes = []
        figures = [i.figure for i in self.items if i.figure is not None]
        head = len(self.items) - len(figures)
        texts = [f"{f.name} {f.drawn()}" for f in figures]
        gap = "  " if sum(len(t) + 2 for t in texts) + len(self.who) + 4 <= width else " "
        for most in (4, 3, 2):
            if sum(len(t) + 1 for t in texts) + len(self.who) + 4 > width:
                texts = [t if f.strong else fit.cut_word(f"{f.name} {f.drawn()}", most) for f, t in zip(figures, texts)]
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
        return f"bold reverse {look.FOCUS}" if self.under_cursor(index) else style


__all__ = ["Hand", "Item", "Map", "Prose", "Row", "Strip", "Things", "ZoneView", "items"]
