"""Screens that open over the table: a text to read, what to do with a card, pass the keyboard, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tableforge.cli.table import look
from tableforge.cli.table.cards import colon
from tableforge.cli.table.session import AfterGameOption, Choice, Session
from tableforge.cli.table.sheets import Page
from tableforge.cli.table.texts import say
from tableforge.kernel.game import Reason

Action = tuple[str, Choice | None, Reason | None]


class Sheet(ModalScreen[None]):
    """A titled text to read; any of its keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space,backspace,question_mark,h,r", "close", show=False),
        Binding("up,k", "scroll('up')", show=False),
        Binding("down,j", "scroll('down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
        Binding("l", "close", show=False),
        Binding("L", "app.language", show=False),
    ]

    def __init__(self, session: Session, make: Callable[[], Page], at_end: bool = False) -> None:
        super().__init__()
        self.session = session
        self.make = make
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(id="sheet-text")

    def on_mount(self) -> None:
        self.speak()
        if self.at_end:
            self.call_after_refresh(self.query_one("#sheet").scroll_end, animate=False)

    def speak(self) -> None:
        """Write the text anew, in the language of the moment."""
        title, text = self.make()
        box = self.query_one("#sheet")
        box.border_title = title
        box.border_subtitle = f"Esc {say(self.session.lang, 'k-close')}"
        self.query_one("#sheet-text", Static).update(text)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, way: str) -> None:
        getattr(self.query_one("#sheet"), f"scroll_{way}")(animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)


class Actions(ModalScreen[int | None]):
    """What may be done with one card, with the same keys as on the table; below, what may not and why."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,backspace", "close", show=False)]

    def __init__(self, session: Session, title: str, actions: list[Action]) -> None:
        super().__init__()
        self.session = session
        self.title_text = title
        self.can = [(label, choice) for label, choice, _ in actions if choice is not None]
        self.cannot: dict[Reason, list[str]] = {}
        for label, choice, why in actions:
            if choice is None and why is not None:
                self.cannot.setdefault(why, []).append(label)

    def compose(self) -> ComposeResult:
        lang = self.session.lang
        with Vertical(id="menu") as box:
            box.border_title = self.title_text
            box.border_subtitle = f"Esc {say(lang, 'k-close')}"
            rows = [Option(badged(choice.badge, label)) for label, choice in self.can]
            if rows:
                yield OptionList(*rows, id="menu-list")
            text = Text()
            for why, labels in self.cannot.items():
                text.append(f"\n✗ {', '.join(labels)}{colon(lang)}", f"bold {look.REFUSE}")
                text.append(f"{why.text(lang)} ", look.TEXT).append(f"§ {self.session.rule_title(why.rule)}\n", look.FAINT)
            if not rows and not self.cannot:
                text.append(say(lang, "nothing-to-do"), look.SOFT)
            with VerticalScroll(id="menu-more", can_focus=not rows):
                yield Static(text, id="menu-text")

    def on_key(self, event: events.Key) -> None:
        """The key of a choice takes it, as it would on the table."""
        for _, choice in self.can:
            if event.character and event.character == choice.badge:
                event.stop()
                self.dismiss(choice.index)
                return
        if not self.can and event.key in ("enter", "space"):
            self.dismiss(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.can[event.option_index][1].index)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


class PassScreen(Screen[None]):
    """Covers the whole table while the keyboard changes hands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go", show=False),
        Binding("q", "app.leave", show=False),
        Binding("L", "app.language", show=False),
    ]

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__()
        self.session = session
        self.seat = seat

    def compose(self) -> ComposeResult:
        yield Static(id="cover")

    def on_mount(self) -> None:
        self.speak()

    def speak(self) -> None:
        lang, who = self.session.lang, self.session.who(self.seat)
        cover = self.query_one("#cover", Static)
        cover.border_title = say(lang, "pass-title")
        text = Text().append(say(lang, "pass-text", who=who), f"bold {look.TEXT}")
        text.append("\n\n" + say(lang, "pass-go", who=who), look.SOFT)
        cover.update(text)

    def on_click(self) -> None:
        self.action_go()

    def action_go(self) -> None:
        self.dismiss(None)


class Result(ModalScreen[AfterGameOption | None]):
    """Who won, how the match stands, and what next; None looks at the table once more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("L", "app.language", show=False),
        Binding("escape", "look", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.rows: list[AfterGameOption] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(id="menu-text")
            yield OptionList(id="menu-list")

    def on_mount(self) -> None:
        self.speak()
        self.query_one(OptionList).focus()

    def speak(self) -> None:
        s, lang = self.session, self.session.lang
        result = s.sitting.result or {"winner": 0, "keys": [0, 0], "turns": 0}
        winner = result["winner"]
        if s.hot_seat or s.watching:
            title = say(lang, "result-won", who=s.who(winner))
        elif winner == s.near:
            title = say(lang, "result-you-won")
        else:
            title = say(lang, "result-you-lost", who=s.who(winner))
        box = self.query_one("#menu")
        box.border_title = f"★ {title}"
        text = Text()
        for seat in (s.near, 1 - s.near):
            keys = result["keys"][seat]
            text.append(f"{look.SEAT_SIGNS[seat == s.near]} ", look.SEATS[seat == s.near])
            text.append(f"{s.who(seat)}{' · ' + s.deck(seat) if s.deck(seat) else ''}".ljust(44), look.TEXT)
            text.append(f" {say(lang, 'keys')} {'■' * keys}{'□' * (3 - keys)} {keys}\n", f"bold {look.ACCENT}")
        text.append(f"\n{say(lang, 'game-over')}, {say(lang, 'result-turns', n=result['turns'])}.\n", look.SOFT)
        if told := s.match_told():
            text.append(f"{told}\n", f"bold {look.ACCENT}")
        if who := s.loser_told():
            text.append(f"{who}\n", look.TEXT)
        if s.save_path is not None and s.autosave and not s.trouble:
            text.append(f"{say(lang, 'saved', path=s.save_path)}\n", look.FAINT)
        self.query_one("#menu-text", Static).update(text)
        self.rows = s.afterwards()
        menu = self.query_one(OptionList)
        menu.clear_options().add_options([Option(badged(after.badge, after.label)) for after in self.rows])
        menu.highlighted = 0

    def on_key(self, event: events.Key) -> None:
        for after in self.rows:
            if event.character == after.badge:
                event.stop()
                self.dismiss(after)
                return

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.rows[event.option_index])

    def action_look(self) -> None:
        self.dismiss(None)


def badged(badge: str, label: str) -> Text:
    """A line of a menu behind its key."""
    return Text().append(f" {badge or '·'} ", f"bold {look.GROUND} on {look.LEGAL}").append(f" {label}", look.TEXT)


__all__ = ["Actions", "PassScreen", "Result", "Sheet"]
