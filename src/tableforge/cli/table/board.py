"""The table of a KeyForge game as a screen: both sides, the hand, one question, the story.  Play and replay stand on it."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tableforge.cli.table import cards, look, sheets
from tableforge.cli.table.cards import Item
from tableforge.cli.table.screens import Sheet
from tableforge.cli.table.session import DONE_KEY, Choice, Session
from tableforge.cli.table.texts import STEPS, TEXTS, house_name, say
from tableforge.cli.table.zones import Artifacts, Battleline, Hand, Strip, Zone

TAB_ORDER = (
    "choices", "hand", "near-line", "near-artifacts", "near-strip", "far-line", "far-artifacts", "far-strip", "story-box",
)  # fmt: skip
LEAST_WIDTH, LEAST_HEIGHT = 72, 20
COLUMN = ("far-strip", "far-artifacts", "far-line", "near-line", "near-artifacts", "near-strip")


class TableScreen(Screen[None]):
    """Shows a session; what a choice or a card then does is for the screens made from it."""

    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next_zone(1)", show=False, priority=True),
        Binding("shift+tab", "next_zone(-1)", show=False, priority=True),
        Binding("question_mark", "why", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("h,f1", "help", show=False),
        Binding("L", "app.language", show=False),
        Binding("q", "app.leave", show=False),
        Binding("left", "aside('hand')", show=False),
        Binding("right", "aside('story-box')", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.offered: list[Choice] = []  # every choice of the moment
        self.listed: list[Choice] = []  # those that the filter lets through
        self.pointed = -1  # the one with the pointer before it
        self.question_text = ""

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        yield Strip("far-strip", False)
        yield Artifacts("far-artifacts", False)
        yield Battleline("far-line", False)
        yield Battleline("near-line", True)
        yield Artifacts("near-artifacts", True)
        yield Strip("near-strip", True)
        with Horizontal(id="lower"):
            with Vertical(id="hand-box"):
                yield Hand("hand")
            with Vertical(id="ask-box"):
                yield Static(id="ask")
                yield Input(id="filter")
                yield OptionList(id="choices")
                yield Static(id="news")
            with VerticalScroll(id="story-box"):
                yield Static(id="story")
        yield Static(id="keys")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.begin()

    def begin(self) -> None:
        """What happens once the screen stands."""
        self.speak()

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        self.set_class(width < 92, "narrow")
        self.set_class(width >= 132, "wide")
        self.set_class(height >= 38, "tall")
        self.set_class(height < 28, "low")
        self.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "tiny")
        self.call_after_refresh(self.fit)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.show_news)  # while something covered the table, nothing was measured

    def fit(self) -> None:
        """What is drawn to measure, drawn again for a new size."""
        at = self.query_one("#choices", OptionList).highlighted
        self.query_one("#header", Static).update(self.header(self.session.view()))
        self.query_one("#keys", Static).update(self.keys_line())
        self.show_story()
        self.list_choices(self.listed)
        self.query_one("#choices", OptionList).highlighted = at
        width, height = self.size
        small = say(self.session.lang, "too-small", width=width, height=height, least=LEAST_WIDTH, lowest=LEAST_HEIGHT)
        self.query_one("#too-small", Static).update(Text(small))

    # ---------------------------------------------------------------- showing
    def speak(self) -> None:
        """Draw everything anew from the session."""
        s = self.session
        view = s.view()
        self.offered = self.choices_now()
        self.show_sides(view, self.offered)
        self.query_one("#header", Static).update(self.header(view))
        self.show_question(view)
        self.query_one("#keys", Static).update(self.keys_line())
        self.query_one("#story-box").border_title = self.story_title()
        self.show_story()

    def choices_now(self) -> list[Choice]:
        return self.session.choices()

    def story_title(self) -> str:
        return say(self.session.lang, "story")

    def show_story(self) -> None:
        """Write the story; where more is new than the panel holds, it is shown from where the news begins."""
        box = self.query_one("#story-box")
        text, new = self.story_text(box.outer_size.width - 5)
        self.query_one("#story", Static).update(text)
        lines, room = text.plain.count("\n") + 1, box.content_size.height
        long = bool(room) and lines - new > room
        box.border_subtitle = f"▼ {say(self.session.lang, 'story-more')}" if long else ""
        self.call_after_refresh(box.scroll_to, y=new if long else lines, animate=False)
        self.call_after_refresh(self.show_news)

    def show_news(self) -> None:
        """Where the screen is too narrow for the story, its newest lines stand in what the choices leave free."""
        news, box = self.query_one("#news", Static), self.query_one("#ask-box")
        width = box.content_size.width
        asked = [max(1, len(wrap(line, max(1, width - 2)))) for line in self.question_text.splitlines()]
        free = box.content_size.height - sum(asked) - 1
        free -= sum(self.choice_row(c).plain.count("\n") + 1 for c in self.listed)
        text, new = self.story_text(width - 2)
        lines = [line for line in text.split("\n")[new:] if line.plain]
        if not self.has_class("narrow") or free < 2 or not text.plain:
            news.display = False
            return
        head = Text(f" {say(self.session.lang, 'news')} ", look.FAINT)
        head.append("─" * max(0, width - head.cell_len), look.EDGE)
        news.update(Text("\n").join([head, *[Text(" ").append_text(line) for line in lines[-free:]]]))
        news.display = True

    def story_text(self, width: int) -> tuple[Text, int]:
        """The story and the line at which it is new."""
        return sheets.story(self.session, width)

    def show_sides(self, view: dict[str, Any], acts: list[Choice]) -> None:
        s, lang = self.session, self.session.lang
        asked = view["decision"]["seat"] if view["decision"] else -1
        for near in (True, False):
            seat = s.near if near else 1 - s.near
            p = view["players"][seat]
            place = "near" if near else "far"
            if s.eyes is None and seat == s.near:
                p = {**p, "hand": None, "archives": None}
            self.query_one(f"#{place}-strip", Strip).show(p, s.who(seat), s.deck(seat), asked == seat, lang)
            row = self.query_one(f"#{place}-artifacts", Artifacts)
            row.houses = p["houses"]
            row.active = view["house"] if view["active"] == seat and view["house"] else ""
            row.put(cards.items(p["artifacts"], acts, seat), lang)
            self.query_one(f"#{place}-line", Battleline).put(cards.items(p["line"], acts, seat), lang)
        mine = view["players"][s.near]
        hand = self.query_one("#hand", Hand)
        shown = mine["hand"] if s.eyes is not None else None
        order = {h: n for n, h in enumerate(mine["houses"])}
        held = sorted(shown or (), key=lambda c: order.get(c["house"], 9))
        hand.note = say(lang, "hidden-hand", n=mine["hand_size"]) if shown is None else ""
        hand.put(cards.items(held, acts, s.near), lang)
        box = self.query_one("#hand-box")
        box.border_title = f"{say(lang, 'hand')} · {mine['hand_size']}"

    def header(self, view: dict[str, Any]) -> Text:
        s, lang = self.session, self.session.lang
        near = view["active"] == s.near
        turn = say(lang, "turn", n=view["turn"]) if view["turn"] else say(lang, "set-up")
        line = Text(no_wrap=True).append(f" KeyForge {view['edition']}  ", f"bold {look.ACCENT}")
        line.append(turn, f"bold {look.TEXT}").append(f" {look.SEAT_SIGNS[near]} {s.who(view['active'])}   ", look.SEATS[near])
        steps = self.steps(view["step"], " › ") if view["turn"] else Text()
        house = view["house"]
        tail = f"{look.sign(house)} {house_name(house, lang)} " if house else ""
        if line.cell_len + steps.cell_len + len(tail) > self.size.width:
            steps = self.steps(view["step"], "›")
        if line.cell_len + steps.cell_len + len(tail) > self.size.width:
            steps = Text(f"▶{STEPS[lang].get(view['step'], '')}", f"bold {look.ACCENT}", no_wrap=True)
        line.append_text(steps)
        line.append(" " * max(1, self.size.width - line.cell_len - len(tail)))
        line.append(tail, f"bold {look.colour(house)}" if house else "")
        line.truncate(self.size.width)
        return line

    def steps(self, step: str, between: str) -> Text:
        """The five steps of a turn: those done, the one at hand, those to come."""
        words = STEPS[self.session.lang]
        order = list(words)
        at = order.index(step) if step in order else -1 if step == "start" else len(order)
        out = Text(no_wrap=True)
        for n, name in enumerate(order):
            out.append(between if n else "", look.EDGE)
            if n == at:
                out.append(f"▶{words[name]}", f"bold {look.ACCENT}")
            else:
                out.append(f"✓{words[name]}" if n < at else words[name], look.SOFT if n < at else look.FAINT)
        return out

    def show_question(self, view: dict[str, Any]) -> None:
        s, lang = self.session, self.session.lang
        d = s.my_decision
        box = self.query_one("#ask-box")
        box.set_class(d is None, "waiting")
        text = Text()
        if d is not None:
            box.border_title = self.limbo(view) or say(lang, "your-choice")
            last = next((f"{c.badge} {c.label} · " for c in self.offered[8:] if c.badge == DONE_KEY), "")
            box.border_subtitle = f"{last}§ {s.rule_title(d.rule)}"
            text.append(d.text(lang), f"bold {look.TEXT}")
            if d.most > 1:
                n = say(lang, "picks-exact", n=d.most) if d.least == d.most else say(lang, "picks", least=d.least, most=d.most)
                text.append(f"\n{n}", look.SOFT)
        else:
            box.border_title = self.waiting_title()
            box.border_subtitle = self.limbo(view)
            text = self.waiting_text()
        self.ask(text)
        self.close_filter()
        self.list_choices(self.offered)

    def ask(self, text: Text) -> None:
        self.question_text = text.plain
        self.query_one("#ask", Static).update(text)

    def limbo(self, view: dict[str, Any]) -> str:
        names = ", ".join(cards.name(c["id"], self.session.lang) for c in view["limbo"])
        return say(self.session.lang, "playing", names=names) if names else ""

    def waiting_title(self) -> str:
        d = self.session.decision
        if d is None:
            return say(self.session.lang, "game-over")
        return say(self.session.lang, "their-choice", who=self.session.who(d.seat))

    def waiting_text(self) -> Text:
        return Text("")

    def list_choices(self, choices: list[Choice]) -> None:
        self.listed = choices
        menu = self.query_one("#choices", OptionList)
        menu.clear_options()
        menu.add_options([Option(self.choice_row(c), id=str(c.index)) for c in choices])
        self.pointed = -1
        menu.highlighted = 0 if choices else None
        if not choices:
            self.mark("")

    def choice_row(self, c: Choice) -> Text:
        return self.row(c.badge or " ", f"bold {look.LEGAL}", c.label + cards.gives(self.session, c))

    def row(self, sign: str, style: str, words: str, words_style: str = "") -> Text:
        """Words behind a sign; long ones go on below their own beginning."""
        width = self.query_one("#choices").outer_size.width - 4
        label = "\n   ".join(wrap(words, width)) if width > 12 else words
        return Text().append(f" {sign} ", style).append(label, words_style)

    def keys_line(self) -> Text:
        return keys_line(
            self.session.lang, self.size.width,
            (("?", "why"), ("u", "undo"), ("r", "card", "rules"), ("l", "log"), ("/", "filter"), ("Tab", "zones", "next_zone(1)"),
             ("h", "help"), ("q", "quit", "app.leave"), ("L", "language", "app.language"), ("s", "save")),
        )  # fmt: skip

    # ---------------------------------------------------------------- moving
    def zone(self, id: str) -> Widget:
        return self.query_one(f"#{id}")

    def action_next_zone(self, by: int) -> None:
        """Focus the next zone that holds anything."""
        open_ = [id for id in TAB_ORDER if self.usable(id)]
        here = self.focused.id if self.focused is not None else None
        at = open_.index(here) if here in open_ else -1 if by > 0 else 0
        self.zone(open_[(at + by) % len(open_)]).focus()

    def usable(self, id: str) -> bool:
        w = self.zone(id)
        if not w.display:
            return False
        if isinstance(w, Zone):
            return bool(w.items)
        return w.id != "choices" or bool(self.listed) or not self.offered

    def on_zone_left(self, event: Zone.Left) -> None:
        """Arrows that lead out of a zone go to the next one that way."""
        id, way = event.zone.id or "", event.way
        if id == "hand":
            target = "choices" if way == "right" else "near-strip" if way == "up" else ""
        elif way in ("up", "down"):
            step = -1 if way == "up" else 1
            at = COLUMN.index(id) + step
            while 0 <= at < len(COLUMN) and not self.usable(COLUMN[at]):
                at += step
            target = COLUMN[at] if 0 <= at < len(COLUMN) else "choices" if step > 0 else ""
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

    # ---------------------------------------------------------------- what the cursor is on
    @property
    def marked_choice(self) -> Choice | None:
        at = self.query_one("#choices", OptionList).highlighted
        return self.listed[at] if at is not None and at < len(self.listed) else None

    @property
    def here(self) -> Item | None:
        """The item under the cursor of the focused zone."""
        return self.focused.here if isinstance(self.focused, Zone) else None

    def card_here(self) -> dict[str, Any] | None:
        """The card under the cursor, or the one that the marked choice names."""
        item = self.here
        if item is not None:
            return item.data if item.id else None
        c = self.marked_choice
        if c is None or not c.card:
            return None
        for w in self.query(Zone):
            for i in w.items:
                if i.id and i.key == c.card:
                    return i.data
        return self.anywhere(c.card)

    def anywhere(self, key: str) -> dict[str, Any] | None:
        """The card of a key in any zone that the view shows."""
        def look_in(x: Any) -> dict[str, Any] | None:
            if isinstance(x, dict):
                if x.get("at") == at and x.get("id") == id:
                    return x
                x = list(x.values())
            for y in x if isinstance(x, list) else ():
                found = look_in(y)
                if found is not None:
                    return found
            return None

        id, _, at = key.partition("@")
        return look_in(self.session.view()) or cards.printed(id)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        c = self.marked_choice
        self.mark(c.card if c is not None else "")
        self.point(event.option_index)

    def point(self, at: int) -> None:
        """Put the pointer before the marked choice: a colour alone would not do."""
        menu = self.query_one("#choices", OptionList)
        for k in {self.pointed, at}:
            if 0 <= k < len(self.listed) == menu.option_count:
                row = self.choice_row(self.listed[k])
                row = Text("▶", look.FOCUS).append_text(row[1:]) if k == at else row
                menu.replace_option_prompt_at_index(k, row)
        self.pointed = at

    def mark(self, card: str) -> None:
        for w in self.query(Zone):
            w.mark(card)

    # ---------------------------------------------------------------- filter
    def close_filter(self) -> None:
        box = self.query_one("#filter", Input)
        box.remove_class("open")
        if box.has_focus:
            self.zone("choices").focus()
        with self.prevent(Input.Changed):
            box.value = ""

    # ---------------------------------------------------------------- reading
    def read(self, make: Callable[[], sheets.Page], at_end: bool = False) -> None:
        self.app.push_screen(Sheet(self.session, make, at_end))

    def action_log(self) -> None:
        self.read(lambda: sheets.log(self.session), at_end=True)

    def action_help(self) -> None:
        self.read(lambda: sheets.help_page(self.session))

    def action_rules(self) -> None:
        c = self.card_here()
        if c is None:
            self.app.notify(say(self.session.lang, "no-card-here"), markup=False)
            return
        self.read(lambda: sheets.card(self.session, c))

    def action_why(self) -> None:
        item = self.here
        if item is None:
            self.read(lambda: sheets.why_choice(self.session, self.marked_choice))
        elif item.part:
            self.read(lambda: sheets.why_part(self.session, item))
        else:
            self.read(lambda: sheets.why_card(self.session, item))

    def on_zone_picked(self, event: Zone.Picked) -> None:
        self.open(event.item)

    def open(self, item: Item) -> None:
        """What Enter or a click on an item does."""
        if item.part in cards.PILES:
            self.read(lambda: sheets.pile(self.session, item))
        elif item.part:
            self.read(lambda: sheets.why_part(self.session, item))
        else:
            self.read(lambda: sheets.card(self.session, item.data))


def keys_line(lang: str, width: int, keys: tuple[tuple[str, ...], ...]) -> Text:
    """The commands with their keys, each clickable, as many as fit."""
    line = Text(" ", no_wrap=True, overflow="crop")
    for key, name, *more in keys:
        word = f" {say(lang, f'k-{name}')}" if f"k-{name}" in TEXTS[lang] else ""
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
