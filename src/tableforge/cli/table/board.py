"""A scene as a screen: every seat with its zones, the hand, one question, the story.  Play and replay stand on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tableforge.cli import invocation
from tableforge.cli.table import look, sheets, story
from tableforge.cli.table.rows import MapView, PageView, RowView, ThingsView
from tableforge.cli.table.screens import PileScreen, TextScreen
from tableforge.cli.table.session import ListedAnswer, Session
from tableforge.cli.table.storybox import StoryBox
from tableforge.cli.table.texts import other_language, say
from tableforge.cli.table.zones import ChoiceList, HandView, Prose, SeatStrip, ZoneItem, ZoneView, list_items
from tableforge.kernel.scene import EVERYBODY, HAND, MAP, PAGE, PILES, ROW, SHELF, STAGE, Scene, Thing, Zone

LEAST_WIDTH, LEAST_HEIGHT = 72, 20
FIXED_ROWS = 2  # the header and the line of keys
# how high a row of things stands, and how many rows must be left below it for hand, question and story
ROW_HEIGHTS = ((3, 8), (5, 12), (6, 20))
LEAST_LOWER = 8
PLENTY = 15  # rows below the board, where zones that stand aside are shown, too
LEAST_PAGE = 6  # rows of a page, where there are choices enough to fill the rest
CARD_ROWS = 4  # the least that the text of a card beside the hand is worth showing in
BOARD_LAYOUTS = (ROW, SHELF, MAP, PAGE)


class TableScreen(Screen[None]):
    """Shows a session; subclasses say what choosing an answer or a thing does."""

    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next_zone(1)", show=False, priority=True),
        Binding("shift+tab", "next_zone(-1)", show=False, priority=True),
        Binding("question_mark", "why", show=False),
        Binding("l", "log", show=False),
        Binding("0", "pages", show=False),
        Binding("r", "read", show=False),
        Binding("h,f1", "help", show=False),
        Binding("L", "app.language", show=False),
        Binding("q", "app.leave", show=False),
        Binding("left", "aside('hand')", show=False),
        Binding("right", "aside('story-box')", show=False),
        Binding("pageup", "scroll_story(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_story(1)", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.offered: list[ListedAnswer] = []  # every choice of the moment
        self.listed: list[ListedAnswer] = []  # those that the filter lets through
        self.pointed = -1  # the one with the pointer before it
        self.question_text = Text()
        self.views: dict[str, ZoneView] = {}  # the zones of the board, from the top down
        self.made: dict[str, ZoneView] = {}  # every one that has been on it so far
        self.aside: list[str] = []  # zones that are shown only where there is plenty of room

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        yield Vertical(id="board")
        with Horizontal(id="lower"):
            with Vertical(id="hand-box"):
                yield HandView("hand")
                yield Static(id="card")
            with Vertical(id="ask-box"):
                yield Prose("ask")
                yield Input(id="filter")
                yield ChoiceList(id="choices")
                yield Static(id="spare")
            yield StoryBox(id="story-box")
        yield Static(id="keys")
        yield Prose("too-small")

    def on_mount(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Called once the screen is mounted."""
        self.speak()

    # ---------------------------------------------------------------- sizes
    @property
    def tiny(self) -> bool:
        """Whether the terminal is too small for a table."""
        return self.has_class("tiny")

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        self.set_class(width < 92, "narrow")
        self.set_class(width >= 132, "wide")
        was_tiny = self.tiny
        self.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "tiny")
        if self.tiny:
            self.set_focus(None)  # hidden widgets must not get keys
        elif was_tiny:
            self.call_after_refresh(self.zone("choices").focus)
        self.share_height()
        self.call_after_refresh(self.fit)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.show_spare)  # sizes are unknown while another screen covered the table

    def share_height(self) -> None:
        """Give each zone of the board its height: as much as the hand and the question below it allow."""
        rows = [v for v in self.views.values() if isinstance(v, (RowView, MapView))]
        height = {id: 0 if id in self.aside else 1 for id in self.views}
        room = self.size.height - FIXED_ROWS
        for id in self.spare():
            if sum(height.values()) > room - LEAST_LOWER:
                height[id] = 0
        for page in [v for v in self.views.values() if isinstance(v, PageView)]:
            others = sum(height.values()) - 1
            lower = max(LEAST_LOWER, min(self.choice_rows(), room - others - LEAST_PAGE))
            height[page.id or ""] = max(1, min(page.rows_needed(self.size.width), room - others - lower))
        for step, lower in ROW_HEIGHTS:
            for v in sorted(rows, key=lambda v: v.place):
                for wanted in [v.grid_rows() * h for h in v.CELL_HEIGHTS] if isinstance(v, MapView) else [step]:
                    more = {**height, v.id or "": wanted}
                    if sum(more.values()) <= room - lower:
                        height = more
        for id in self.aside:
            if sum(height.values()) < room - PLENTY:
                height[id] = 1
        for id, view in self.views.items():
            view.styles.height = height[id]
            view.display = height[id] > 0

    def choice_rows(self) -> int:
        """Return how many rows the question and its answers take, with their frame."""
        width = max(20, self.size.width - (0 if self.has_class("narrow") else 31) - 9)
        return 3 + sum([len(look.break_line(o.text, width)) for o in self.offered])

    def spare(self) -> list[str]:
        """Return the zones that can be left out where there is no room, the first ones first: what is empty, what is far."""
        zones = {id: v.zone for id, v in self.views.items() if isinstance(v, ThingsView) and v.zone is not None}
        zones = {id: zone for id, zone in zones.items() if zone.layout != PAGE}
        far = [id for id, zone in zones.items() if zone.seat != self.session.near]
        return sorted(far, key=lambda id: (len(zones[id].things) > 0, -self.views[id].place))

    def fit(self) -> None:
        """Redraw what depends on the size of the screen."""
        at = self.query_one("#choices", OptionList).highlighted
        self.query_one("#header", Static).update(self.header(self.session.scene()))
        self.query_one("#keys", Static).update(self.keys_line())
        self.show_story()
        self.list_offers(self.listed)
        self.query_one("#choices", OptionList).highlighted = at
        self.share_hand_box()
        width, height = self.size
        least = {"least": LEAST_WIDTH, "lowest": LEAST_HEIGHT}
        small = say(self.session.lang, "too-small", width=width, height=height, play=invocation.play_name(), **least)
        self.query_one("#too-small", Prose).update(Text(small))

    # ---------------------------------------------------------------- showing
    def speak(self) -> None:
        """Redraw everything from the session."""
        scene = self.session.scene()
        self.offered = self.offers_now()
        self.show_board(scene)
        self.show_hand(scene)
        self.query_one("#header", Static).update(self.header(scene))
        self.show_question(scene)
        self.query_one("#keys", Static).update(self.keys_line())
        self.query_one("#story-box").border_title = self.story_title()
        self.show_story()
        self.show_card()

    def offers_now(self) -> list[ListedAnswer]:
        """Return the answers to show beside the question."""
        return self.session.list_answers()

    # ---------------------------------------------------------------- the board
    def show_board(self, scene: Scene) -> None:
        """Draw every seat's strip and zones: the far ones above, those of nobody in the middle, the near ones below."""
        s = self.session
        wanted: dict[str, Zone | None] = {}
        for seat in reversed(s.seats_from_near()[1:]):
            side = self.side_name(seat)
            wanted[f"{side}-strip"] = None
            wanted.update({f"{side}-{z.id}": z for z in reversed(self.board_zones(scene, seat))})
        if scene.figures:
            wanted["table-strip"] = None
        wanted.update({f"table-{z.id}": z for z in self.board_zones(scene, EVERYBODY)})
        wanted.update({f"near-{z.id}": z for z in self.board_zones(scene, s.near)})
        wanted["near-strip"] = None
        if list(wanted) != list(self.views):
            self.lay_out(wanted)
        for id, zone in wanted.items():
            view = self.views[id]
            if isinstance(view, ThingsView) and zone is not None:
                view.show(zone, self.offered, s.lang, s.near, s.seats)
        self.show_strips(scene)
        self.share_height()

    def board_zones(self, scene: Scene, seat: int) -> list[Zone]:
        """Return the zones of a seat that lie open on the table, from the middle outwards."""
        return [z for z in scene.zones if z.seat == seat and z.layout in BOARD_LAYOUTS]

    def side_name(self, seat: int) -> str:
        """Return the name that a seat's widgets have on the screen: "near", "far", "far2"."""
        place = self.session.place_of(seat)
        return "near" if place == 0 else "far" if place == 1 else f"far{place}"

    def lay_out(self, wanted: dict[str, Zone | None]) -> None:
        """Put a widget for each zone on the board, where zones or seats have changed."""
        kinds = {ROW: RowView, SHELF: ThingsView, MAP: MapView, PAGE: PageView}
        board = self.query_one("#board", Vertical)
        for id, zone in wanted.items():
            if id not in self.made:
                self.made[id] = SeatStrip(id) if zone is None else kinds[zone.layout](id)
                board.mount(self.made[id])
        self.views = {id: self.made[id] for id in wanted}
        self.aside = [id for id, zone in wanted.items() if zone is not None and zone.aside]
        for at, view in enumerate(self.views.values()):
            if board.children[at] is not view:
                board.move_child(view, before=at)
        for id, view in self.made.items():
            view.display = id in wanted

    def show_strips(self, scene: Scene) -> None:
        """Show each seat's name and numbers."""
        s = self.session
        for side in scene.sides:
            name, place = self.side_name(side.seat), s.place_of(side.seat)
            strip = self.views[f"{name}-strip"]
            assert isinstance(strip, SeatStrip)
            who = s.seat_name(side.seat) + (f" ({say(s.lang, 'out')})" if side.out else "")
            strip.show(side, side.figures, who, side.seat in s.decisions, s.lang, place)
            shelf = next(
                (v for id, v in self.views.items() if id.startswith(f"{name}-") and type(v) is ThingsView), None
            )
            if shelf is not None:
                shelf.tail, shelf.lit = side.emblems, side.lit
        if isinstance(table := self.views.get("table-strip"), SeatStrip):
            table.show(None, scene.figures, "", False, s.lang, 0)

    def header(self, scene: Scene) -> Text:
        """Return the header: the game, the turn, whose it is, its steps, and what counts in it."""
        s, width = self.session, self.size.width
        line = Text(no_wrap=True).append(f" {scene.title}  ", f"bold {look.ACCENT}")
        line.append(scene.turn, f"bold {look.TEXT}")
        if scene.active != EVERYBODY:
            shape, colour = story.seat_sign(s, scene.active)
            line.append(f" {shape} {s.seat_name(scene.active)}", colour)
        line.append("   ")
        e = scene.emblem
        tail = "" if e is None else f"{e.shape} {e.name} "
        steps = self.steps(scene, " › ")
        if line.cell_len + steps.cell_len + len(tail) > width:
            steps = self.steps(scene, "›")
        if line.cell_len + steps.cell_len + len(tail) > width:
            here = scene.steps[scene.step] if 0 <= scene.step < len(scene.steps) else ""
            steps = Text(f"▶{here}" if here else "", f"bold {look.ACCENT}", no_wrap=True)
        line.append_text(steps)
        line.append(" " * max(1, width - line.cell_len - len(tail)))
        line.append(tail, f"bold {look.colour(e)}" if e is not None else "")
        line.truncate(width)
        return line

    def steps(self, scene: Scene, between: str) -> Text:
        """Return the steps of a turn: those done, the present one, those to come."""
        out = Text(no_wrap=True)
        for n, name in enumerate(scene.steps):
            out.append(between if n else "", look.EDGE)
            if n == scene.step:
                out.append(f"▶{name}", f"bold {look.ACCENT}")
            else:
                done = n < scene.step
                out.append(f"✓{name}" if done else name, look.SOFT if done else look.FAINT)
        return out

    # ---------------------------------------------------------------- the hand, and the text of a card below it
    def show_hand(self, scene: Scene) -> None:
        """Show the hand of whoever sits here, if a hand belongs to the game."""
        s = self.session
        hand = self.query_one("#hand", HandView)
        zone = next((z for z in scene.zones if z.layout == HAND and z.seat == s.near), None)
        box = self.query_one("#hand-box")
        box.display = zone is not None
        box.border_title = "" if zone is None else f"{zone.name} · {zone.count}"
        hand.note = "" if zone is None else say(s.lang, "hidden", n=zone.hidden) if zone.hidden else zone.empty
        hand.grouped = zone is not None and zone.grouped
        hand.show_items([] if zone is None else list_items(zone, self.offered), s.lang)
        self.share_hand_box()

    def share_hand_box(self) -> None:
        """Divide the box between the hand and the text of a card; headings in the hand give way to the text."""
        hand, card = self.query_one("#hand", HandView), self.query_one("#card", Static)
        room = self.query_one("#hand-box").content_size.height
        held = max(1, len(hand.items))
        hand.headed = room - held - hand.groups >= CARD_ROWS + 1 or room - held < CARD_ROWS
        used = held + (hand.groups if hand.headed else 0)
        card.display = room - used >= CARD_ROWS
        hand.styles.height = used if card.display else room or None
        self.show_card()

    def show_card(self) -> None:
        """Show the text of the thing at the cursor, or of the one that the marked answer names."""
        card, box = self.query_one("#card", Static), self.query_one("#hand-box")
        if card.display:
            hand = self.query_one("#hand", HandView)
            rows = box.content_size.height - max(1, len(hand.items)) - (hand.groups if hand.headed else 0)
            card.update(sheets.card_panel(self.session, self.thing_here(), box.content_size.width, rows))
        else:
            self.show_spare()

    # ---------------------------------------------------------------- the story
    def story_title(self) -> str:
        """Return the heading of the log."""
        return say(self.session.lang, "story")

    def story_text(self, width: int) -> tuple[Text, int]:
        """Return the story, and the row at which it is new; -1 where nothing is."""
        return story.recent_story(self.session, width)

    def show_story(self) -> None:
        """Show the story where the screen has room for it, else below the answers."""
        if not self.has_class("narrow"):
            box = self.query_one("#story-box", StoryBox)
            text, new = self.story_text(box.text_width)
            box.show(text, new, len(self.session.sitting.events), self.session.lang)
        self.call_after_refresh(self.show_spare)

    def action_scroll_story(self, way: int) -> None:
        """Turn the page, where there is one with more to read; else scroll the story, or open it where it has no room."""
        if any([v.turn_page(way) for v in self.views.values() if isinstance(v, PageView)]):
            return
        if self.has_class("narrow"):
            self.action_log()
            return
        self.query_one("#story-box", StoryBox).turn_page(way)

    def show_spare(self) -> None:
        """Use the rows that the answers leave free: for the text of a card, then for the news."""
        spare, box = self.query_one("#spare", Static), self.query_one("#ask-box")
        width = box.content_size.width
        parts: list[Text] = []
        if width > 12:
            free = box.content_size.height - look.fold_text(self.question_text, width - 2).plain.count("\n") - 2
            free -= sum(self.offer_row(o).plain.count("\n") + 1 for o in self.listed)
            if not self.query_one("#card", Static).display and free >= CARD_ROWS and self.thing_here() is not None:
                parts.append(sheets.card_panel(self.session, self.thing_here(), width, free))
                free -= parts[0].plain.count("\n") + 1
            if self.has_class("narrow") and free >= 2:
                parts += self.news(width, free)
        spare.display = bool(parts)
        spare.update(Text("\n").join(parts))

    def news(self, width: int, rows: int) -> list[Text]:
        """Return the newest lines of the story, for a screen too narrow for all of it."""
        text, _ = self.story_text(width - 2)
        lines = [Text(" ").append_text(line) for line in text.split("\n") if line.plain]
        head = Text(f" {say(self.session.lang, 'news')} ", look.FAINT)
        return [head.append("─" * max(0, width - head.cell_len), look.EDGE), *lines[-rows:]] if lines else []

    # ---------------------------------------------------------------- the question
    def show_question(self, scene: Scene) -> None:
        """Show the question, or whom the table waits for."""
        s, lang = self.session, self.session.lang
        q = s.my_question
        box = self.query_one("#ask-box")
        box.set_class(q is None, "waiting")
        text = Text()
        if q is not None:
            box.border_title = self.stage(scene) or say(lang, "your-choice")
            last = next((f"{o.badge} {o.label} · " for o in self.offered[8:] if o.stops), "")
            box.border_subtitle = f"{last}§ {s.rule_title(q.rule)}"
            text.append(q.text, f"bold {look.TEXT}")
            if q.most > 1:
                n = (
                    say(lang, "picks-exact", n=q.most)
                    if q.least == q.most
                    else say(lang, "picks", least=q.least, most=q.most)
                )
                text.append(f"\n{n}", look.SOFT)
        else:
            box.border_title = self.waiting_title()
            box.border_subtitle = self.stage(scene)
            text = self.waiting_text()
        self.ask(text)
        self.close_filter()
        self.list_offers(self.offered)

    def ask(self, text: Text) -> None:
        """Show a text as the question."""
        self.question_text = text
        self.query_one("#ask", Prose).update(text)

    def stage(self, scene: Scene) -> str:
        """Return what is being resolved now."""
        for zone in scene.zones:
            if zone.layout == STAGE and zone.things:
                names = ", ".join([t.name for t in zone.things])
                return say(self.session.lang, "label", label=zone.name, what=names)
        return ""

    def waiting_title(self) -> str:
        """Return the heading where this seat is asked nothing."""
        seat = self.session.awaited_seat
        if seat is None:
            return say(self.session.lang, "game-over")
        return say(self.session.lang, "their-choice", who=self.session.seat_name(seat))

    def waiting_text(self) -> Text:
        """Return what stands in place of a question."""
        return Text("")

    def list_offers(self, offers: list[ListedAnswer]) -> None:
        """List answers to choose from."""
        self.listed = offers
        menu = self.query_one("#choices", OptionList)
        menu.clear_options()
        menu.add_options([Option(self.offer_row(o)) for o in offers])
        self.pointed = -1
        menu.highlighted = 0 if offers else None
        if not offers:
            self.mark("")

    def offer_row(self, o: ListedAnswer) -> Text:
        """Return an answer as a row of the list."""
        return self.row(o.badge or " ", f"bold {look.LEGAL}", o.text)

    def row(self, sign: str, style: str, words: str, words_style: str = "") -> Text:
        """Return words after a sign; long ones continue below their own beginning."""
        width = self.query_one("#choices").outer_size.width - 4
        label = "\n   ".join(look.break_line(words, width)) if width > 12 else words
        return Text().append(f" {sign} ", style).append(label, words_style)

    def keys_line(self) -> Text:
        """Return the line of keys at the foot of the screen."""
        pages, filter_ = ("0", "pages"), ("/", "filter")
        if not any(
            [isinstance(v, PageView) for v in self.views.values()]
        ):  # beside a page, piles are what is wanted first
            pages, filter_ = filter_, pages
        return keys_line(
            self.session.lang,
            self.size.width,
            (
                ("?", "why"),
                ("u", "undo"),
                ("r", "card", "read"),
                ("l", "log"),
                pages,
                ("Tab", "zones", "next_zone(1)"),
                ("h", "help"),
                ("q", "quit", "app.leave"),
                ("L", "language", "app.language"),
                filter_,
                ("o", "orders"),
                ("s", "save"),
            ),
        )

    # ---------------------------------------------------------------- moving
    def zone(self, id: str) -> Widget:
        """Return the widget of a zone, by its id."""
        return self.views[id] if id in self.views else self.query_one(f"#{id}")

    def tab_order(self) -> list[str]:
        """Return the focus stops: answers, hand, then the seats from the near one on, from the middle outwards; the story."""
        out = ["choices", "hand"]
        names = [self.side_name(seat) for seat in self.session.seats_from_near()]
        for name in (names[0], "table", *names[1:]):
            mine = [id for id in self.views if id.startswith(f"{name}-")]
            out += mine if name in ("near", "table") else reversed(mine)
        return [*out, "story-box"]

    def action_next_zone(self, by: int) -> None:
        """Focus the next zone that holds anything."""
        open_ = [id for id in self.tab_order() if self.usable(id)]
        here = self.focused.id if self.focused is not None else None
        at = open_.index(here) if here in open_ else -1 if by > 0 else 0
        self.zone(open_[(at + by) % len(open_)]).focus()

    def usable(self, id: str) -> bool:
        """Whether the focus may go to a widget: it is shown and holds something."""
        w = self.zone(id)
        if not w.display:
            return False
        if isinstance(w, ZoneView):
            return bool(w.items)
        return w.id != "choices" or bool(self.listed) or not self.offered

    def on_zone_view_left(self, event: ZoneView.Left) -> None:
        """Arrows that lead out of a zone go to the next one that way."""
        id, way = event.zone.id or "", event.way
        if id == "hand":
            target = "choices" if way == "right" else "near-strip" if way == "up" else ""
        elif way in ("up", "down"):
            column = list(self.views)
            step = -1 if way == "up" else 1
            at = column.index(id) + step
            while 0 <= at < len(column) and not self.usable(column[at]):
                at += step
            target = column[at] if 0 <= at < len(column) else "choices" if step > 0 else ""
        else:
            target = ""
        if target:
            self.zone(target).focus()

    def action_aside(self, id: str) -> None:
        here = self.focused.id if self.focused is not None else ""
        if here == "story-box":
            id = "choices"
        if self.usable(id):
            self.zone(id).focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """On a screen that shows nothing, nothing is done but leaving it."""
        return super().check_action(action, parameters) if not self.tiny or action.startswith("app.") else False

    # ---------------------------------------------------------------- what the cursor is on
    @property
    def marked_offer(self) -> ListedAnswer | None:
        """The answer that is marked in the list."""
        at = self.query_one("#choices", OptionList).highlighted
        return self.listed[at] if at is not None and at < len(self.listed) else None

    @property
    def here(self) -> ZoneItem | None:
        """The item under the cursor of the focused zone."""
        return self.focused.current_item if isinstance(self.focused, ZoneView) else None

    def thing_here(self) -> Thing | None:
        """Return the thing under the cursor, or the one that the marked answer names."""
        item = self.here
        if item is not None:
            return item.thing
        o = self.marked_offer
        return self.session.scene().find(o.thing) if o is not None and o.thing else None

    def on_zone_view_moved(self) -> None:
        self.show_card()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        o = self.marked_offer
        self.mark(o.thing if o is not None else "")
        self.point(event.option_index)
        self.show_card()

    def point(self, at: int) -> None:
        """Put the pointer before the marked answer: a colour alone would not do."""
        menu = self.query_one("#choices", OptionList)
        for k in {self.pointed, at}:
            if 0 <= k < len(self.listed) == menu.option_count:
                row = self.offer_row(self.listed[k])
                row = Text("▶", look.FOCUS).append_text(row[1:]) if k == at else row
                menu.replace_option_prompt_at_index(k, row)
        self.pointed = at

    def mark(self, thing: str) -> None:
        """Mark a thing wherever it is shown, by its key."""
        for view in [*self.views.values(), self.query_one("#hand", HandView)]:
            view.mark(thing)

    # ---------------------------------------------------------------- filter
    def close_filter(self) -> None:
        """Close the filter of answers, and empty it."""
        box = self.query_one("#filter", Input)
        box.remove_class("open")
        if box.has_focus:
            self.zone("choices").focus()
        with self.prevent(Input.Changed):
            box.value = ""

    # ---------------------------------------------------------------- reading
    def open_page(self, make: Callable[[], sheets.Page], at_end: bool = False) -> None:
        """Open a page of text over the table."""
        self.app.push_screen(TextScreen(self.session, make, at_end))

    def action_log(self) -> None:
        self.open_page(lambda: sheets.log_page(self.session), at_end=True)

    def action_pages(self) -> None:
        """Open the table's piles, one after the other: what no seat has for itself."""
        piles = [z.id for z in self.session.scene().zones if z.layout in PILES and z.seat == EVERYBODY]
        if piles:
            self.app.push_screen(PileScreen(self.session, piles[0], EVERYBODY))

    def action_help(self) -> None:
        self.open_page(lambda: sheets.help_page(self.session))

    def action_read(self) -> None:
        thing = self.thing_here()
        if thing is None:
            self.app.notify(say(self.session.lang, "no-card-here"), markup=False)
            return
        self.open_page(lambda: sheets.thing_page(self.session, self.again(thing)))

    def again(self, thing: Thing) -> Thing:
        """Return the thing in the language of the moment."""
        return self.session.scene().find(thing.key) or thing

    def action_why(self) -> None:
        item = self.here
        if item is None:
            self.open_page(lambda: sheets.why_answer_page(self.session, self.marked_offer))
        elif (thing := item.thing) is not None:
            self.open_page(lambda: sheets.why_thing_page(self.session, self.again(thing)))
        else:
            self.open_page(lambda: sheets.why_item_page(self.session, item))

    def on_zone_view_picked(self, event: ZoneView.Picked) -> None:
        self.open(event.item)

    def open(self, item: ZoneItem) -> None:
        """Do what Enter or a click on an item does."""
        zone = item.figure.zone if item.figure is not None else item.side.zone if item.side is not None else ""
        if (thing := item.thing) is not None:
            self.open_page(lambda: sheets.thing_page(self.session, self.again(thing)))
        elif zone and self.session.scene().zone(zone, item.seat) is not None:
            self.app.push_screen(PileScreen(self.session, zone, item.seat))
        else:
            self.open_page(lambda: sheets.why_item_page(self.session, item))


def keys_line(lang: str, width: int, keys: tuple[tuple[str, ...], ...]) -> Text:
    """Return the commands with their keys, each clickable, as many as fit."""
    line = Text(" ", no_wrap=True, overflow="crop")
    for key, name, *more in keys:
        word = other_language(lang) if name == "language" else say(lang, f"k-{name}") if name else ""
        word = f" {word}" if word else ""
        if line.cell_len + len(key) + len(word) > width:
            break
        action = more[0] if more else name
        if "." not in action:
            action = f"screen.{action}"
        if "(" not in action:
            action += "()"
        click = {"@click": action}
        at = len(line)
        line.append(key, f"bold {look.ACCENT}").append(word, look.SOFT)
        line.apply_meta(click, at, len(line))
        line.append("  ")
    return line


__all__ = ["TableScreen", "keys_line"]
