"""Screens that open over the table: a text to read, what to do with a thing, a pile, pass the keyboard, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tableforge.cli.table import aftergame, look, orders, sheets
from tableforge.cli.table.aftergame import AfterGameOption
from tableforge.cli.table.orders import OrderOption
from tableforge.cli.table.session import AttemptedAction, Session
from tableforge.cli.table.sheets import Page
from tableforge.cli.table.texts import colon, say
from tableforge.cli.table.zones import ChoiceList, Prose
from tableforge.kernel.game import Reason
from tableforge.kernel.scene import PILES, Emblem, Thing, Zone

R = TypeVar("R")


class TextScreen(ModalScreen[None]):
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
        Binding("1,2,3,4,5,6,7,8,9,0", "close", show=False),  # a number is meant for the table under it
        Binding("L", "app.language", show=False),
    ]

    def __init__(self, session: Session, make: Callable[[], Page], at_end: bool = False) -> None:
        super().__init__()
        self.session = session
        self.make = make
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Prose("sheet-text")

    def on_mount(self) -> None:
        self.speak()
        if self.at_end:
            self.call_after_refresh(self.query_one("#sheet").scroll_end, animate=False)

    def speak(self) -> None:
        """Write the text anew, in the language of the moment."""
        title, text = self.make()
        box = self.query_one("#sheet")
        box.border_title = title
        box.border_subtitle = closing_hint(self.session.lang)
        self.query_one("#sheet-text", Prose).update(text)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, way: str) -> None:
        getattr(self.query_one("#sheet"), f"scroll_{way}")(animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)


class ActionMenu(ModalScreen[str | None]):
    """What may be done with a thing, with the same keys as on the table; below, what may not and why."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,backspace", "close", show=False),
        Binding("r", "read", show=False),
    ]

    def __init__(self, session: Session, thing: Thing) -> None:
        super().__init__()
        self.session = session
        self.thing = thing
        found: list[AttemptedAction] = session.list_attempts(thing)
        self.can = [a.offer for a in found if a.offer is not None]
        self.cannot: dict[Reason, list[str]] = {}
        for a in found:
            if a.why is not None:
                self.cannot.setdefault(a.why, []).append(a.label)

    def compose(self) -> ComposeResult:
        s, lang = self.session, self.session.lang
        with Vertical(id="menu") as box:
            box.border_title = say(lang, "actions-of", name=self.thing.name)
            box.border_subtitle = f"r {say(lang, 'k-read')} · {closing_hint(lang)}"
            rows = [Option(badge_line(o.badge, o.label)) for o in self.can]
            if rows:
                yield ChoiceList(*rows, id="menu-list")
            text = Text()
            for why, labels in self.cannot.items():
                text.append("\n" if rows or text.plain else "")
                text.append(f"✗ {', '.join(labels)}{colon(lang)}", f"bold {look.REFUSE}")
                text.append(f"{why.text(lang)} ", look.TEXT).append(f"§ {s.rule_title(why.rule)}\n", look.FAINT)
            if not rows and not self.cannot:
                text.append(f"{say(lang, 'nothing-to-do')}\n", look.SOFT)
            lines = s.sheet(self.thing).lines
            text.append("\n" + "\n".join(lines) if lines else "", look.SOFT)
            with VerticalScroll(id="menu-more", can_focus=not rows):
                yield Prose("menu-text", text)

    def on_key(self, event: events.Key) -> None:
        """The key of a choice takes it, as it would on the table."""
        for offer in self.can:
            if event.character and event.character == offer.badge:
                event.stop()
                self.dismiss(offer.key)
                return
        if not self.can and event.key in ("enter", "space"):
            self.dismiss(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.can[event.option_index].key)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_read(self) -> None:
        self.app.push_screen(TextScreen(self.session, lambda: sheets.thing_page(self.session, self.thing)))


class Menu(ModalScreen[R], Generic[R]):
    """A text over a list to choose from."""

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Prose("menu-text")
            yield ChoiceList(id="menu-list")

    def on_mount(self) -> None:
        self.speak()
        self.query_one(OptionList).focus()

    def speak(self) -> None:
        """Write it anew, in the language of the moment."""


MOST_NOTE = 120  # letters of notes beside a name in a list


class PileScreen(Menu[None]):
    """The things of a pile as a list, newest last; each can be opened and read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,backspace,0", "close", show=False),
        Binding("r", "read", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("question_mark", "why", show=False),
        Binding("L", "app.language", show=False),
    ]

    def __init__(self, session: Session, zone: str, seat: int) -> None:
        super().__init__(classes="pile")
        self.session = session
        self.place = (zone, seat)
        self.rows: list[Thing | None] = []

    @property
    def zone(self) -> Zone | None:
        """The zone as it is now; None where it is gone."""
        return self.session.scene().zone(*self.place)

    def speak(self) -> None:
        """List the pile in the language of the moment."""
        s, lang, zone = self.session, self.session.lang, self.zone
        assert zone is not None
        box = self.query_one("#menu")
        seat = self.place[1]
        side = s.scene().sides[seat] if seat >= 0 else None
        who = "" if side is None else s.seat_name(seat) + (f" · {side.name}" if side.name else "")
        box.border_title = f"{say(lang, 'pile-of', zone=zone.name, who=who) if who else zone.name} · {zone.count}"
        read = f"{say(lang, 'key-enter')} {say(lang, 'k-read')} · " if zone.things else ""
        turn = f"← → {say(lang, 'k-pages')} · " if len(self.piles()) > 1 else ""
        box.border_subtitle = f"{read}{turn}? {say(lang, 'k-why')} · {closing_hint(lang)}"
        note = (
            say(lang, "pile-hidden", n=zone.hidden) if zone.hidden else "" if zone.things else say(lang, "pile-empty")
        )
        self.query_one("#menu-text", Prose).update(Text(note, look.SOFT))
        menu = self.query_one(OptionList)
        menu.display = bool(zone.things)
        menu.clear_options()
        self.rows = []
        last: Emblem | None = None
        width = max([len(thing.name) for thing in zone.things], default=0)
        for thing, copies in self.group_copies(zone):
            e = thing.emblem
            if zone.grouped and e is not None and e != last:
                menu.add_option(Option(Text(f"{e.shape} {e.name}", look.colour(e)), disabled=True))
                self.rows.append(None)
            last = e
            menu.add_option(Option(self.row(thing, copies, zone.grouped, width)))
            self.rows.append(thing)
        menu.highlighted = next((k for k, thing in enumerate(self.rows) if thing is not None), None)

    def group_copies(self, zone: Zone) -> list[tuple[Thing, int]]:
        """Return each thing once with the number of its copies, where the order of the pile means nothing."""
        if not zone.grouped:
            return [(thing, 1) for thing in zone.things]
        return [(thing, zone.things.count(thing)) for thing in dict.fromkeys(zone.things)]

    def row(self, thing: Thing, copies: int, grouped: bool, width: int) -> Text:
        """Return a thing in a line: its name, its kind, what is printed on it."""
        out = Text(f"{copies}× " if copies > 1 else "   " if grouped else "", look.ACCENT, no_wrap=True)
        if not grouped and thing.emblem is not None:
            out.append(f"{thing.emblem.shape} ", look.colour(thing.emblem))
        out.append(thing.name.ljust(width), look.TEXT).append(f"  {thing.sort if grouped else thing.kind}", look.FAINT)
        for mark in (*thing.figures, *thing.words):
            if mark.short:
                out.append(f" {mark.cut(0)}", look.HUES[mark.hue])
        notes = ", ".join(thing.notes)
        # longer ones are opened and read
        return out.append(f"  {notes}" if 0 < len(notes) <= MOST_NOTE else "", look.SOFT)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.open(event.option_index)

    def action_read(self) -> None:
        at = self.query_one(OptionList).highlighted
        if at is not None:
            self.open(at)

    def open(self, at: int) -> None:
        """Open the page of the thing in a row, if one lies there."""
        thing = self.rows[at]
        if thing is not None:
            self.app.push_screen(TextScreen(self.session, lambda: sheets.thing_page(self.session, self.again(thing))))

    def again(self, thing: Thing) -> Thing:
        """Return the thing in the language of the moment."""
        return self.session.scene().find(thing.key) or thing

    def piles(self) -> list[str]:
        """Return the ids of the piles of the same seat, or of the table."""
        return [z.id for z in self.session.scene().zones if z.layout in PILES and z.seat == self.place[1]]

    def action_turn(self, by: int) -> None:
        """The next pile of the same owner."""
        zones = self.piles()
        if self.place[0] in zones and len(zones) > 1:
            self.place = (zones[(zones.index(self.place[0]) + by) % len(zones)], self.place[1])
            self.speak()

    def action_why(self) -> None:
        self.app.push_screen(TextScreen(self.session, self.why_page))

    def why_page(self) -> Page:
        """Return the page with the rules of the zone."""
        text = Text()
        zone = self.zone
        assert zone is not None
        for id in zone.rules:
            sheets.write_rule(text, self.session, id)
        return say(self.session.lang, "why", name=zone.name), text

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


class OrdersScreen(Menu[None]):
    """The standing orders of a person."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,o,backspace", "close", show=False),
        Binding("L", "app.language", show=False),
    ]

    def __init__(self, session: Session, thing: Thing | None) -> None:
        super().__init__()
        self.session = session
        self.thing = thing
        self.rows: list[OrderOption] = []

    def speak(self) -> None:
        lang = self.session.lang
        box, menu = self.query_one("#menu"), self.query_one(OptionList)
        box.border_title = say(lang, "orders")
        box.border_subtitle = f"{say(lang, 'key-enter')} {say(lang, 'k-toggle')} · {closing_hint(lang)}"
        self.query_one("#menu-text", Prose).update(Text(f"{say(lang, 'orders-text')}\n", look.SOFT))
        self.rows = orders.list_orders(self.session, self.thing)
        at = menu.highlighted
        menu.clear_options().add_options([Option(badge_line("✓" if o.given else "□", o.label)) for o in self.rows])
        menu.highlighted = at or 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        orders.toggle_order(self.session, self.rows[event.option_index].order)
        self.speak()

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
        yield Prose("cover")

    def on_mount(self) -> None:
        self.speak()

    def speak(self) -> None:
        """Show whom to pass the keyboard to, in the table's language."""
        lang, who = self.session.lang, self.session.seat_name(self.seat)
        cover = self.query_one("#cover", Prose)
        cover.border_title = say(lang, "pass-title")
        text = Text().append(say(lang, "pass-text", who=who), f"bold {look.TEXT}")
        text.append("\n\n" + say(lang, "pass-go", who=who), look.SOFT)
        cover.update(text)

    def on_click(self) -> None:
        self.action_go()

    def action_go(self) -> None:
        self.dismiss(None)


class ResultScreen(Menu[AfterGameOption | None]):
    """Who won, how the match stands, and what next; its result None means to look at the table once more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("L", "app.language", show=False),
        Binding("escape", "look", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.rows: list[AfterGameOption] = []

    def speak(self) -> None:
        s, lang = self.session, self.session.lang
        end, scene = s.outcome(), s.scene()
        box = self.query_one("#menu")
        box.border_title = f"★ {aftergame.result_text(s)}"
        text = Text()
        for place, seat in enumerate(s.seats_from_near()):
            side = scene.sides[seat]
            text.append(f"{look.SEAT_SIGNS[place]} ", look.SEAT_COLOURS[place])
            text.append(f"{s.seat_name(seat)}{' · ' + side.name if side.name else ''}".ljust(44), look.TEXT)
            told = "  ".join(
                [f"{f.name} {f.value_text()}{f' {f.value}' if f.pips else ''}" for f in side.figures if f.final]
            )
            text.append(f" {told}\n", f"bold {look.ACCENT}")
        told = end.text if end is not None else ""
        if told.endswith((".", "!")):  # a sentence of its own
            told = f". {told}"
        elif told:
            told = f", {told}."
        text.append(f"\n{say(lang, 'game-over')}{told or '.'}\n", look.SOFT)
        if told := aftergame.match_text(s):
            text.append(f"{told}\n", f"bold {look.ACCENT}")
        if who := aftergame.loser_text(s):
            text.append(f"{who}\n", look.TEXT)
        if s.save_path is not None and s.autosave and not s.trouble:
            text.append(f"{say(lang, 'saved', path=s.save_path)}\n", look.FAINT)
        self.query_one("#menu-text", Prose).update(text)
        self.rows = aftergame.list_options(s)
        menu = self.query_one(OptionList)
        menu.clear_options().add_options([Option(badge_line(after.badge, after.label)) for after in self.rows])
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


def closing_hint(lang: str) -> str:
    """Return the hint how a screen is closed."""
    return f"{say(lang, 'key-escape')} {say(lang, 'k-close')}"


def badge_line(badge: str, label: str) -> Text:
    """Return a line of a menu after its key."""
    return Text().append(f" {badge or '·'} ", f"bold {look.GROUND} on {look.LEGAL}").append(f" {label}", look.TEXT)


__all__ = ["ActionMenu", "OrdersScreen", "PassScreen", "PileScreen", "ResultScreen", "TextScreen"]
