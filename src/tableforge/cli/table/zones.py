"""The places of the table as widgets: one focus stop each, a cursor inside, drawn as text in whatever room there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset
from textual.message import Message
from textual.widget import Widget

from tableforge.cli.table import cards, look
from tableforge.cli.table.cards import Item
from tableforge.cli.table.texts import HOUSES, SHORT_TYPES, TYPES, house_name, say

LEAST_CELL = 9
MOST_CELL = 20


@dataclass(slots=True)
class Box:
    """Where an item was drawn, for the mouse."""

    index: int
    x: int
    y: int
    width: int
    height: int


class Zone(Widget, can_focus=True):
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

        def __init__(self, zone: Zone, item: Item) -> None:
            super().__init__()
            self.zone = zone
            self.item = item

    class Left(Message):
        """The cursor wants to leave in a direction."""

        def __init__(self, zone: Zone, way: str) -> None:
            super().__init__()
            self.zone = zone
            self.way = way

    def __init__(self, id: str, near: bool = True) -> None:
        super().__init__(id=id)
        self.near = near
        self.items: list[Item] = []
        self.cursor = 0
        self.lang = "en"
        self.marked = ""  # the key of a card that the marked choice names
        self.boxes: list[Box] = []

    def put(self, items: list[Item], lang: str) -> None:
        """Show these items; the cursor stays on its card where that is still here."""
        old = self.here.key if self.here is not None else ""
        self.items = items
        self.lang = lang
        keys = [i.key for i in items]
        self.cursor = keys.index(old) if old in keys else max(0, min(self.cursor, len(items) - 1))
        self.refresh()

    def mark(self, card: str) -> None:
        if card != self.marked:
            self.marked = card
            self.refresh()

    @property
    def here(self) -> Item | None:
        return self.items[self.cursor] if 0 <= self.cursor < len(self.items) else None

    def action_move(self, way: str) -> None:
        step = -1 if way == self.BACK else 1 if way == self.ON else 0
        if step and 0 <= self.cursor + step < len(self.items):
            self.cursor += step
            self.refresh()
        else:
            self.post_message(self.Left(self, way))

    def action_jump(self, to: int) -> None:
        self.cursor = len(self.items) - 1 if to < 0 else 0
        self.refresh()

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
            self.cursor = found
            self.refresh()
            self.action_pick()

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def under_cursor(self, index: int) -> bool:
        return self.has_focus and index == self.cursor

    def is_marked(self, item: Item) -> bool:
        """Whether the marked choice names this card, or something attached to it."""
        return bool(self.marked) and (self.marked == item.key or self.marked.rpartition(".")[0] == item.key)

    def say(self, name: str, /, **fill: object) -> str:
        return say(self.lang, name, **fill)


def fitted(parts: list[tuple[str, str]], width: int) -> Text:
    """Words with their colours, blanks between, cut to the width and filled up to it."""
    line = Text(no_wrap=True)
    for word, style in parts:
        room = width - line.cell_len - (1 if line.plain else 0)
        if room <= 0:
            break
        line.append((" " if line.plain else "") + word[:room], style)
    line.append(" " * (width - line.cell_len))
    return line


def length(parts: list[tuple[str, str]]) -> int:
    """How wide some words are with blanks between them."""
    return sum(len(word) + 1 for word, _ in parts) - 1 if parts else 0


def joined(lines: list[Text]) -> Text:
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


class Battleline(Zone):
    """Creatures from flank to flank, each in a frame: heavy where it can act, dashed where it is exhausted."""

    def render(self) -> Text:
        width, height = self.size.width, self.size.height
        self.boxes = []
        if not self.items:
            return self.empty(width, height)
        n = len(self.items)
        room = max(1, (width - 2) // LEAST_CELL)
        first = max(0, min(self.cursor - room // 2, n - room)) if n > room else 0
        shown = self.items[first : first + room]
        w = min(MOST_CELL + max(0, (width - 100) // 10), (width - 2) // len(shown))
        indent = (width - 2 - w * len(shown)) // 2
        rows = [Text(" " * indent, no_wrap=True) for _ in range(height)]
        for y, row in enumerate(rows):
            row.append(self.bracket(y, height, True, first > 0), look.SEATS[self.near])
        for k, item in enumerate(shown):
            self.boxes.append(Box(first + k, indent + 1 + k * w, 0, w, height))
            for row, part in zip(rows, self.cell(first + k, item, w, height)):
                row.append_text(part)
        for y, row in enumerate(rows):
            row.append(self.bracket(y, height, False, first + room < n), look.SEATS[self.near])
        return joined(rows)

    def empty(self, width: int, height: int) -> Text:
        words = f"⎡ {self.say('no-creatures')} ⎤"
        rows = [Text() for _ in range(height)]
        rows[height // 2] = Text(words.center(width)[:width], look.FAINT)
        return joined(rows)

    def bracket(self, y: int, height: int, left: bool, more: bool) -> str:
        if more and y == height // 2:
            return "‹" if left else "›"
        signs = ("⎡", "⎢", "⎣") if left else ("⎤", "⎥", "⎦")
        return signs[0] if y == 0 else signs[2] if y == height - 1 else signs[1]

    def cell(self, index: int, item: Item, w: int, height: int) -> list[Text]:
        """One creature as lines of text, w wide."""
        c = item.data
        ready = c.get("ready", True)
        legal = bool(item.acts)
        if self.under_cursor(index):
            frame, edge = look.CURSOR_FRAME, look.FOCUS
        elif legal:
            frame, edge = look.LEGAL_FRAME if ready else look.LEGAL_EXHAUSTED_FRAME, look.LEGAL
        else:
            frame, edge = look.READY_FRAME if ready else look.EXHAUSTED_FRAME, look.SOFT if ready else look.EDGE
        if self.is_marked(item):
            edge = look.ACCENT
        inner = w - 2
        body = self.body(item, inner, max(3, height - 2), height < 5)
        side = frame[5]
        lines = [Text(side, edge, no_wrap=True).append_text(row).append(side, edge) for row in body]
        if height < 5:
            return lines[:height]
        house = f"{look.sign(c['house'])}{HOUSES[self.lang].get(c['house'], '')[:3]}"
        badge = item.badges[: max(0, inner - 1)]
        if len(house) + len(badge) + 1 > inner:
            house = house[:1]
        top = Text(frame[0], edge, no_wrap=True).append(house, look.colour(c["house"]))
        fill = inner - len(house) - len(badge)
        top.append(frame[4] * max(0, fill), edge)
        top.append(badge, f"bold {look.GROUND} on {look.LEGAL}" if badge else "").append(frame[1], edge)
        words = cards.brief_keywords(c, self.lang, inner)
        foot = Text(frame[2], edge, no_wrap=True)
        if self.is_marked(item):
            words = f"▲{words}"[:inner]
        before = (inner - len(words)) // 2
        foot.append(frame[4] * before, edge).append(words, look.ACCENT).append(frame[4] * (inner - before - len(words)), edge)
        return [top, *lines, foot.append(frame[3], edge)]

    def body(self, item: Item, width: int, rows: int, bare: bool) -> list[Text]:
        c = item.data
        title = cards.name(item.id, self.lang)
        ready = c.get("ready", True)
        style = f"bold {look.TEXT}" if ready else look.SOFT
        out = [fitted([(row, style)], width) for row in self.title_rows(title, width, rows - 2)]
        signs = cards.numbers(c)
        if bare and "taunt" in c.get("keywords", ()):
            signs.append(("T", look.ACCENT))
        if not bare:
            return [*out, fitted(signs, width), fitted(cards.states(c, self.lang, width), width)]
        # Without a frame the house is named here, and the keys stand behind whatever leaves them a blank.
        badge = Text(item.badges, f"bold {look.GROUND} on {look.LEGAL}")
        above = len(item.badges) if length(signs) + 1 + len(item.badges) <= width else 0
        below = len(item.badges) - above
        out.append(fitted(signs, width - above).append_text(badge if above else Text()))
        last = [(look.sign(c["house"]), look.colour(c["house"]))]
        state = cards.states(c, self.lang, width - 2)
        if not below or length([*last, *state]) + 1 + below <= width:
            last += state
        out.append(fitted(last, width - below).append_text(badge if below else Text()))
        return out

    def title_rows(self, title: str, width: int, rows: int) -> list[str]:
        """The title in one row, or broken over two where there is height for it."""
        if rows < 2 or len(title) <= width:
            return [cards.short(title, width, self.lang), *[""] * (rows - 1)]
        words = title.split()
        for k in range(len(words) - 1, 0, -1):
            first, second = " ".join(words[:k]), " ".join(words[k:])
            if len(first) <= width and len(second) <= width:
                return [first, second, *[""] * (rows - 2)]
        return [cards.short(title, width, self.lang), *[""] * (rows - 1)]


class Artifacts(Zone):
    """A player's artifacts in one row, and the houses of the deck at its end."""

    def __init__(self, id: str, near: bool) -> None:
        super().__init__(id, near)
        self.houses: list[str] = []
        self.active = ""

    def render(self) -> Text:
        width = self.size.width
        self.boxes = []
        tail = self.house_signs()
        line = Text(no_wrap=True).append(f" {self.say('artifacts')} ", look.FAINT)
        if not self.items:
            line.append(self.say("no-artifacts"), look.FAINT)
        else:
            room = width - line.cell_len - tail.cell_len - 2
            cells = self.fitting(room)
            fit = min(len(cells), max(1, room // 13)) if sum(c.cell_len + 1 for c in cells) > room else len(cells)
            first = max(0, min(self.cursor - fit + 1, len(cells) - fit))
            if first:
                line.append("‹", look.ACCENT)
            for k, cell in enumerate(cells[first : first + fit]):
                self.boxes.append(Box(first + k, line.cell_len, 0, cell.cell_len, 1))
                line.append_text(cell).append(" ")
            if first + fit < len(cells):
                line.append("›", look.ACCENT)
        line.append(" " * max(1, width - line.cell_len - tail.cell_len))
        return line.append_text(tail)

    def fitting(self, room: int) -> list[Text]:
        """The artifacts, the longest names shortened first until the row fits or nothing more can be cut."""
        for most in range(40, 11, -1):
            cells = [self.cell(n, item, most) for n, item in enumerate(self.items)]
            if sum(c.cell_len + 1 for c in cells) <= room:
                break
        return cells

    def house_signs(self) -> Text:
        out = Text(no_wrap=True)
        for h in self.houses:
            on = h == self.active
            word = f"{look.sign(h)} {house_name(h, self.lang)}"
            out.append(f"▶{word}◀" if on else f" {word} ", f"bold {look.colour(h)}" if on else look.colour(h))
        return out

    def cell(self, index: int, item: Item, width: int) -> Text:
        c = item.data
        ready = c.get("ready", True)
        side, edge = ("┃", look.LEGAL) if item.acts else ("│" if ready else "┆", look.EDGE)
        if self.is_marked(item):
            edge = look.ACCENT
        if self.under_cursor(index):
            side, edge = "║", look.FOCUS
        out = Text(side, edge, no_wrap=True)
        if item.badges:
            out.append(item.badges, f"bold {look.GROUND} on {look.LEGAL}").append(" ")
        out.append(look.sign(c["house"]), look.colour(c["house"]))
        extra = [] if ready else [self.say("exhausted-short")]
        extra += [word for word, _ in cards.numbers(c)]
        if c.get("under"):
            extra.append(f"+{len(c['under'])}")
        tail = (" " + " ".join(extra)) if extra else ""
        room = max(4, width - out.cell_len - len(tail) - 1)
        out.append(cards.short(cards.name(item.id, self.lang), room, self.lang), look.TEXT if ready else look.SOFT)
        return out.append(tail, look.FAINT if not ready else look.ACCENT).append(side, edge)


class Hand(Zone):
    """The hand as a list under its houses; what can be played or discarded has its keys before it."""

    BACK, ON = "up", "down"

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.note = ""
        self.top = 0

    def render(self) -> Text:
        width, height = self.size.width, self.size.height
        self.boxes = []
        if not self.items:
            return Text(self.note or self.say("no-cards"), look.FAINT)
        rows: list[tuple[int, Text]] = []
        groups = list(dict.fromkeys(i.data["house"] for i in self.items))
        headed = len(self.items) + len(groups) <= height
        last = ""
        for k, item in enumerate(self.items):
            house = item.data["house"]
            if headed and house != last:
                rows.append((-1, Text(f"{look.sign(house)} {house_name(house, self.lang)}", f"bold {look.colour(house)}")))
            last = house
            rows.append((k, self.row(k, item, width, headed)))
        at = next((y for y, (k, _) in enumerate(rows) if k == self.cursor), 0)
        self.top = max(0, min(self.top, len(rows) - height))
        self.top = min(max(self.top, at - height + 1), at)
        shown = rows[self.top : self.top + height]
        self.boxes = [Box(k, 0, y, width, 1) for y, (k, _) in enumerate(shown) if k >= 0]
        return joined([row for _, row in shown])

    def row(self, index: int, item: Item, width: int, headed: bool) -> Text:
        c = item.data
        here = self.under_cursor(index)
        out = Text(no_wrap=True).append(item.badges.rjust(3), f"bold {look.LEGAL}")
        out.append("▶" if here or self.is_marked(item) else " ", look.FOCUS if here else look.ACCENT)
        if not headed:
            out.append(look.sign(c["house"]), look.colour(c["house"]))
        title = cards.name(item.id, self.lang)
        room = width - out.cell_len
        word = TYPES[self.lang][c["type"]]
        if len(title) + 1 + len(word) > room:
            word = SHORT_TYPES[self.lang][c["type"]]
        title = cards.short(title, room - len(word) - 1, self.lang)
        style = f"bold {look.TEXT}" if item.acts else look.SOFT
        out.append(title, f"{style} underline" if here else style)
        out.append(" " * max(1, width - out.cell_len - len(word)))
        return out.append(word, look.FAINT)

    def on_mouse_scroll_down(self) -> None:
        self.scroll_by(1)

    def on_mouse_scroll_up(self) -> None:
        self.scroll_by(-1)

    def scroll_by(self, by: int) -> None:
        self.cursor = max(0, min(self.cursor + by, len(self.items) - 1))
        self.refresh()


def cut_word(text: str, most: int) -> str:
    """A word and its figure, the word in so many letters.

    >>> cut_word("Discard 3", 4), cut_word("Deck 30", 4), cut_word("Deck 30", 2)
    ('Disc. 3', 'Deck 30', 'De. 30')
    """
    word, _, figure = text.partition(" ")
    return f"{word[:most]}. {figure}" if len(word) > most + 1 else text


class Strip(Zone):
    """One player in a line: who, æmber against the cost of a key, keys, chains, and the sizes of all piles."""

    who, deck, asked = "", "", False

    def show(self, p: dict[str, Any], who: str, deck: str, asked: bool, lang: str) -> None:
        """Show a player's part of a view."""
        self.who, self.deck, self.asked = who, deck, asked
        keys = p["keys"]
        check = f" {say(lang, 'check')}" if p["amber"] >= p["key_cost"] else ""
        figures = {
            "aember": f"{p['amber']}/{p['key_cost']}{check}",
            "keys": "■" * keys + "□" * (3 - keys),
            "chains": p["chains"],
            "hand": p["hand_size"],
            "deck": p["deck_size"],
            "discard": len(p["discard"]),
            "archives": p["archives_size"],
        }
        if p["purged_size"]:
            figures["purged"] = p["purged_size"]
        parts = {"who": "", **{name: f"{say(lang, name)} {figure}" for name, figure in figures.items()}}
        self.put([Item(f"part:{name}", p, seat=p["seat"], part=name, text=text) for name, text in parts.items()], lang)

    def render(self) -> Text:
        width = self.size.width
        self.boxes = []
        if not self.items:
            return Text("")
        texts = [i.text for i in self.items]
        gap = "  " if sum(len(t) + 2 for t in texts[1:]) + len(self.who) + 4 <= width else " "
        for most in (4, 3, 2):
            if sum(len(t) + 1 for t in texts) + len(self.who) + 4 > width:
                texts = [cut_word(i.text, most) if i.part not in ("aember", "keys") else i.text for i in self.items]
        rest = sum(len(t) + len(gap) for t in texts[1:])
        colour = look.SEATS[self.near]
        room = max(6, width - rest - 4)
        title = f"{self.who} · {self.deck}" if self.deck and room > len(self.who) + 9 else self.who
        title = title if len(title) <= room else title[: room - 1] + "…"
        line = Text(" ", no_wrap=True).append(f"{look.SEAT_SIGNS[self.near]} ", colour)
        self.boxes.append(Box(0, 0, 0, len(title) + 3, 1))
        line.append(title, self.part_style(0, f"bold {colour}{' underline' if self.asked else ''}"))
        line.append(" " * max(1, width - line.cell_len - rest))
        for k, item in enumerate(self.items[1:], 1):
            self.boxes.append(Box(k, line.cell_len, 0, len(texts[k]), 1))
            word, _, figure = texts[k].partition(" ")
            strong = item.part in ("aember", "keys")
            line.append(f"{word} ", self.part_style(k, look.FAINT))
            line.append(figure, self.part_style(k, f"bold {look.ACCENT}" if strong else look.TEXT)).append(gap)
        line.truncate(width)
        return line

    def part_style(self, index: int, style: str) -> str:
        return f"bold reverse {look.FOCUS}" if self.under_cursor(index) else style


__all__ = ["Artifacts", "Battleline", "Hand", "Strip", "Zone"]
