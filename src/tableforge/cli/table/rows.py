"""Rows, shelves and maps of things: in one line on a shelf, in three bare, in more in frames."""

from __future__ import annotations

from rich.text import Text

from tableforge.cli.table import fit, look
from tableforge.cli.table.session import ListedAnswer
from tableforge.cli.table.zones import Box, ZoneItem, ZoneView, join_lines, list_items
from tableforge.kernel.scene import ACCENT, Emblem, Thing, Zone

LEAST_CELL = 9
MOST_CELL = 20
MOST_PLACE = 44
LYING = (30, 16, 12, 8, 5)  # letters of a name, the most that there is room for
MOST_LINE = 96  # letters of a line of prose
GAP = 2  # between places, for the ways
WAY = "─"
LEAST_WAY = 6  # letters of a place that a way leads to
ARROWS = {
    (-1, 0): "←",
    (1, 0): "→",
    (0, -1): "↑",
    (0, 1): "↓",
    (-1, -1): "↖",
    (1, -1): "↗",
    (-1, 1): "↙",
    (1, 1): "↘",
}


def fit_parts(parts: fit.Words, width: int) -> Text:
    """Return words with their colours, blanks between, cut and padded to the width."""
    line = Text(no_wrap=True)
    for word, style in parts:
        room = width - line.cell_len - (1 if line.plain else 0)
        if room <= 0:
            break
        line.append((" " if line.plain else "") + word[:room], style)
    line.append(" " * (width - line.cell_len))
    return line


def badge_text(text: str) -> Text:
    """Return the key of an answer as a badge."""
    return Text(text, f"bold {look.GROUND} on {look.LEGAL}")


class ThingsView(ZoneView):
    """The things of a zone; in one line as a shelf, in more lines as cells."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.zone: Zone | None = None
        self.near = 0  # the seat at the bottom, and how many there are: to show who stands where
        self.seats = 1
        self.tail: tuple[Emblem, ...] = ()
        self.lit = ""

    def show(self, zone: Zone, offers: list[ListedAnswer], lang: str, near: int, seats: int) -> None:
        """Show a zone of a scene."""
        self.zone, self.near, self.seats = zone, near, seats
        self.show_items(list_items(zone, offers), lang, (zone.seat - near) % seats if zone.seat >= 0 else 0)

    def render(self) -> Text:
        self.boxes = []
        return self.render_shelf() if self.size.height < 3 else self.render_cells()

    def render_cells(self) -> Text:
        """Return what the widget shows, cell by cell."""
        return self.render_shelf()

    # ---------------------------------------------------------------- in one line
    def render_shelf(self) -> Text:
        """Return all things in one line after the name of the zone, and the seat's emblems at its end."""
        assert self.zone is not None
        width = self.size.width
        tail = self.emblems()
        line = Text(no_wrap=True).append(f" {self.zone.name} ", look.FAINT)
        if not self.items:
            line.append(self.empty_text(), look.FAINT)
        else:
            room = width - line.cell_len - tail.cell_len - 2
            slats = self.fit_things(room)
            first, end = fit.shown_part([c.cell_len + 1 for c in slats], self.cursor, room)
            if first:
                line.append("‹", look.ACCENT)
            for k, slat in enumerate(slats[first:end]):
                self.boxes.append(Box(first + k, line.cell_len, 0, slat.cell_len, 1))
                line.append_text(slat).append(" ")
            if end < len(slats):
                line.append("›", look.ACCENT)
        line.append(" " * max(1, width - line.cell_len - tail.cell_len))
        return line.append_text(tail)

    def empty_text(self) -> str:
        """Return what stands where there is nothing to show, or only hidden things."""
        assert self.zone is not None
        return self.say("hidden", n=self.zone.hidden) if self.zone.hidden else self.zone.empty or self.say("empty")

    def fit_things(self, room: int) -> list[Text]:
        """Return the things, the longest names shortened first until the row fits or nothing more can be cut."""
        for most in range(40, 11, -1):
            slats = [self.thing_line(n, item, most) for n, item in enumerate(self.items)]
            if sum(c.cell_len + 1 for c in slats) <= room:
                break
        return slats

    def emblems(self) -> Text:
        """Return the emblems of the side, the one that counts now marked."""
        out = Text(no_wrap=True)
        for e in self.tail:
            on = e.id == self.lit
            word = f"{e.shape} {e.name}"
            out.append(f"▶{word}◀" if on else f" {word} ", f"bold {look.colour(e)}" if on else look.colour(e))
        return out

    def thing_line(self, index: int, item: ZoneItem, width: int) -> Text:
        """Return one thing in one line."""
        thing = item.thing
        assert thing is not None
        side, edge = ("┃", look.LEGAL) if item.offers else ("┆" if thing.turned else "│", look.EDGE)
        if self.is_marked(item):
            edge = look.ACCENT
        if self.under_cursor(index):
            side, edge = "║", look.FOCUS
        out = Text(side, edge, no_wrap=True)
        if item.badges:
            out.append_text(badge_text(item.badges)).append(" ")
        if thing.emblem is not None:
            out.append(thing.emblem.shape, look.colour(thing.emblem))
        extra = [*fit.states_on_shelf(thing), *fit.figures(thing), *self.seat_signs(thing)]
        room = max(4, width - out.cell_len - fit.length(extra) - (2 if extra else 1))
        out.append(fit.shorten(thing.name, room, self.lang), look.SOFT if thing.turned else look.TEXT)
        for word, style in extra:
            out.append(" ").append(word, style)
        return out.append(side, edge)

    def seat_signs(self, thing: Thing) -> fit.Words:
        """Return the signs of the seats that stand at a thing."""
        places = sorted([(seat - self.near) % self.seats for seat in thing.seats])
        return [(look.SEAT_SIGNS[k], look.SEAT_COLOURS[k]) for k in places]


class PageView(ThingsView):
    """A text to be read, broken to the width, with pages where it is longer than its room."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.top = 0
        self.shown: tuple[Thing, ...] = ()

    def show(self, zone: Zone, offers: list[ListedAnswer], lang: str, near: int, seats: int) -> None:
        if zone.things != self.shown:
            self.shown, self.top = zone.things, 0
        super().show(zone, offers, lang, near, seats)

    def lines(self, width: int) -> list[Text]:
        """Return the whole text: each thing under its name, its notes as paragraphs."""
        text = Text()
        for thing in self.shown:
            if text.plain:
                text.append("\n")
            if thing.name:
                style = look.HUES[ACCENT] if thing.emblem is None else look.colour(thing.emblem)
                text.append(f" {thing.name}", f"bold {style}").append(
                    f"  {thing.kind}\n" if thing.kind else "\n", look.FAINT
                )
            for k, note in enumerate(thing.notes):
                text.append("\n" if k else "").append(" ").append_text(emphasise(note)).append("\n")
        text.rstrip()
        return list(look.fold_text(text, max(20, min(width - 2, MOST_LINE))).split("\n", allow_blank=True))

    def render(self) -> Text:
        return self.render_cells()

    def rows_needed(self, width: int) -> int:
        """Return how many rows the whole text takes."""
        return len(self.lines(width))

    def render_cells(self) -> Text:
        """Return the part of the page that is scrolled to."""
        width, height = self.size.width, self.size.height
        rows = self.lines(width)
        self.top = max(0, min(self.top, len(rows) - height))
        self.boxes = [Box(0, 0, 0, width, height)]
        shown = rows[self.top : self.top + height]
        indent = " " * ((width - min(width, MOST_LINE + 2)) // 2)
        out = [Text(indent, no_wrap=True).append_text(row) for row in shown]
        more = [("▲", 0)] if self.top else []
        more += [("▼", len(out) - 1)] if self.top + height < len(rows) else []
        for sign, at in more:
            out[at].append(" " * max(1, width - out[at].cell_len - 2)).append(sign, f"bold {look.LEGAL}")
        if self.has_focus:
            out = [Text("│", look.FOCUS).append_text(row[1:] if row.plain.startswith(" ") else row) for row in out]
        return join_lines(out)

    def turn_page(self, way: int) -> bool:
        """Scroll by nearly a page; return False where there is no more."""
        most = max(0, self.rows_needed(self.size.width) - self.size.height)
        top = max(0, min(most, self.top + way * max(1, self.size.height - 2)))
        if top == self.top:
            return False
        self.top = top
        self.refresh()
        return True

    def action_move(self, way: str) -> None:
        """Arrows move the text by a line, and leave the page at its ends."""
        most = max(0, self.rows_needed(self.size.width) - self.size.height)
        top = self.top + {"up": -1, "down": 1}.get(way, 0)
        if top != self.top and 0 <= top <= most:
            self.top = top
            self.refresh()
        else:
            self.post_message(self.Left(self, way))


def emphasise(note: str) -> Text:
    """Return a paragraph with what stands between asterisks in italics."""
    out = Text()
    for k, part in enumerate(note.split("*")):
        out.append(part, f"italic {look.TEXT}" if k % 2 else look.TEXT)
    return out


class RowView(ThingsView):
    """Things side by side, each in a frame: heavy where it can act, dashed where it is turned."""

    def render_cells(self) -> Text:
        """Return the things beside each other, as many as fit around the cursor."""
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
        return join_lines(rows)

    def no_cell(self, width: int, height: int) -> Text:
        """Return the widget without a thing: its text in the middle."""
        words = self.empty_text()
        if self.zone is not None and self.zone.ends:
            words = f"⎡ {words} ⎤"
        rows = [Text() for _ in range(height)]
        rows[height // 2] = Text(words.center(width)[:width], look.FAINT)
        return join_lines(rows)

    def bracket(self, y: int, height: int, left: bool, more: bool) -> str:
        """Return the end of a row: a bracket where its ends matter, an arrow where it goes on."""
        if more and y == height // 2:
            return "‹" if left else "›"
        if self.zone is None or not self.zone.ends:
            return " "
        signs = ("⎡", "⎢", "⎣") if left else ("⎤", "⎥", "⎦")
        return signs[0] if y == 0 else signs[2] if y == height - 1 else signs[1]

    def frame(self, index: int, item: ZoneItem) -> tuple[str, str]:
        """Return the characters of a frame, and its colour."""
        thing = item.thing
        assert thing is not None
        if self.under_cursor(index):
            frame, edge = look.CURSOR_FRAME, look.FOCUS
        elif item.offers:
            frame, edge = look.LEGAL_TURNED_FRAME if thing.turned else look.LEGAL_FRAME, look.LEGAL
        else:
            frame, edge = (look.TURNED_FRAME, look.EDGE) if thing.turned else (look.READY_FRAME, look.SOFT)
        return frame, look.ACCENT if self.is_marked(item) else edge

    def cell(self, index: int, item: ZoneItem, w: int, height: int) -> list[Text]:
        """Return one thing as lines of text, `w` wide."""
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
        top.append(frame[4] * max(0, inner - len(kin) - len(keys)), edge).append_text(badge_text(keys)).append(
            frame[1], edge
        )
        words = fit.keywords(thing, inner)
        if self.is_marked(item):
            words = f"▲{words}"[:inner]
        before = (inner - len(words)) // 2
        foot = Text(frame[2], edge, no_wrap=True).append(frame[4] * before, edge).append(words, look.ACCENT)
        foot.append(frame[4] * (inner - before - len(words)), edge)
        return [top, *lines, foot.append(frame[3], edge)]

    def body(self, item: ZoneItem, width: int, rows: int, bare: bool) -> list[Text]:
        """Return what stands inside a frame: the name, the numbers, the states."""
        thing = item.thing
        assert thing is not None
        style = look.SOFT if thing.turned else f"bold {look.TEXT}"
        out = [fit_parts([(row, style)], width) for row in fit.title_rows(thing.name, width, rows - 2, self.lang)]
        signs = [*fit.figures(thing), *self.seat_signs(thing)]
        if not bare:
            return [*out, fit_parts(signs, width), fit_parts(fit.states(thing, width), width)]
        # Without a frame the emblem stands here, and the keys stand behind whatever leaves them a blank.
        signs += fit.letters(thing)
        above = len(item.badges) if fit.length(signs) + 1 + len(item.badges) <= width else 0
        below = len(item.badges) - above
        out.append(fit_parts(signs, width - above).append_text(badge_text(item.badges if above else "")))
        last = [] if thing.emblem is None else [(thing.emblem.shape, look.colour(thing.emblem))]
        state = fit.states(thing, width - 2)
        if not below or fit.length([*last, *state]) + 1 + below <= width:
            last += state
        return [*out, fit_parts(last, width - below).append_text(badge_text(item.badges if below else ""))]


class MapView(RowView):
    """Places where they lie, each with who is there and where its ways lead; in low cells all of it shares a line."""

    CELL_HEIGHTS = (3, 4)

    def grid_rows(self) -> int:
        """Return how many rows of places there are."""
        return 1 + max([i.thing.place[1] for i in self.items if i.thing is not None], default=0)

    def render_cells(self) -> Text:
        """Return the things at their places on the map."""
        width, height = self.size.width, self.size.height
        columns = 1 + max([i.thing.place[0] for i in self.items if i.thing is not None], default=0)
        w = min(MOST_PLACE, (width - 2) // columns)
        rows = [Text(" " * width, no_wrap=True) for _ in range(height)]
        low, high = self.CELL_HEIGHTS
        h = high if self.grid_rows() * high <= height else low
        indent = (width - w * columns) // 2
        lines: dict[int, list[tuple[int, Text]]] = {}
        ways: set[tuple[int, int, int]] = set()  # from which column to which, in which line
        for k, item in enumerate(self.items):
            assert item.thing is not None
            x, y = item.thing.place
            self.boxes.append(Box(k, indent + x * w, y * h, w, h))
            if self.leads(item.thing, (x + 1, y)):
                ways.add((indent + x * w + w - GAP, indent + (x + 1) * w, y * h + 1))
            for n, part in enumerate(self.cell(k, item, w - GAP, h)):
                lines.setdefault(y * h + n, []).append((indent + x * w, part))
        for y in range(height):
            row = Text(no_wrap=True)
            for x, part in sorted(lines.get(y, []), key=lambda cell: cell[0]):
                way = WAY if (row.cell_len, x, y) in ways else " "
                row.append(way * (x - row.cell_len), look.SOFT).append_text(part)
            rows[y] = row
        return join_lines(rows)

    def cell(self, index: int, item: ZoneItem, w: int, height: int) -> list[Text]:
        thing = item.thing
        assert thing is not None
        frame, edge = self.frame(index, item)
        inner = w - 2
        keys = item.badges[: max(0, inner - 1)]
        name = fit.shorten(thing.name, inner - len(keys) - 1, self.lang)
        top = Text(frame[0], edge, no_wrap=True).append(name, f"bold {look.TEXT}")
        top.append(frame[4] * (inner - len(name) - len(keys)), edge).append_text(badge_text(keys)).append(
            frame[1], edge
        )
        here = [*fit.figures(thing), *fit.states(thing, inner)]
        there = self.seat_signs(thing)
        if height < self.CELL_HEIGHTS[-1]:
            there = [*here, *there]
            body = [fit_parts([*there, *self.name_things_at(thing, inner - fit.length(there) - 1)], inner)]
        else:
            body = [fit_parts(line, inner) for line in self.two_lines(thing, here, there, inner)]
        lines = [Text(frame[5], edge, no_wrap=True).append_text(row).append(frame[5], edge) for row in body]
        ways = " ".join([self.name_way(thing, key) for key in thing.ways])
        ways = f"▲{ways}" if self.is_marked(item) else ways
        foot = Text(frame[2], edge, no_wrap=True).append(ways[:inner], look.FAINT)
        return [top, *lines, foot.append(frame[4] * (inner - len(ways[:inner])), edge).append(frame[3], edge)]

    def two_lines(self, thing: Thing, here: fit.Words, there: fit.Words, width: int) -> tuple[fit.Words, fit.Words]:
        """Return what stands and lies at a place in two lines: names without room in the second stand in the first."""
        for most in LYING:
            first, second = list(here), [*there, *self.name_things_within(thing, most)]
            while fit.length(second) > width and fit.length([*first, second[0]]) <= width:
                first.append(second.pop(0))
            if fit.length(second) <= width:
                return first, second
        return here, [*there, *self.name_things_at(thing, width - fit.length(there) - 1)]

    def leads(self, thing: Thing, place: tuple[int, int]) -> bool:
        """Whether a way leads from here to what lies at that place."""
        return any([i.thing is not None and i.thing.place == place and i.key in thing.ways for i in self.items])

    def name_things_at(self, thing: Thing, room: int) -> fit.Words:
        """Return what lies at a place, by name as far as there is room: whole names, short ones, at last emblems."""
        for most in LYING:
            words = self.name_things_within(thing, most)
            if fit.length(words) <= room:
                return words
        return [("".join([x.emblem.shape for x in thing.within if x.emblem is not None])[: max(0, room)], look.TEXT)]

    def name_things_within(self, thing: Thing, most: int) -> fit.Words:
        """Return what lies at a place, each by a name of so many letters."""
        return [(fit.shorten(x.name, most, self.lang), look.colour(x.emblem)) for x in thing.within]

    def name_way(self, thing: Thing, key: str) -> str:
        """Return where a way leads: an arrow to a neighbouring place, else the beginning of its name."""
        to = next((i.thing for i in self.items if i.thing is not None and i.key == key), None)
        if to is None:
            return key[:LEAST_WAY]
        step = (to.place[0] - thing.place[0], to.place[1] - thing.place[1])
        return ARROWS.get(step) or f"›{fit.shorten(to.name, LEAST_WAY, self.lang)}"

    def action_move(self, way: str) -> None:
        """To the nearest place that lies in that direction."""
        here = self.current_item
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
            self.move_cursor(best)
        else:
            self.post_message(self.Left(self, way))


__all__ = ["MapView", "PageView", "RowView", "ThingsView"]
