"""Playing at the terminal table: answers, bots that move one step at a time, undo, save, hot seat, the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from tableforge import building
from tableforge.cli.table import aftergame, look, sheets
from tableforge.cli.table.aftergame import AfterGameOption
from tableforge.cli.table.board import TableScreen, keys_line
from tableforge.cli.table.replay import ReplayScreen
from tableforge.cli.table.screens import ActionMenu, OrdersScreen, PassScreen, ResultScreen
from tableforge.cli.table.session import ReplaySession, Session
from tableforge.cli.table.texts import say
from tableforge.cli.table.zones import ZoneItem
from tableforge.errors import TableforgeError
from tableforge.kernel.scene import LEAF, PAGE, Thing
from tableforge.tongue.spelling import plain_letters
from tableforge.tongue.text import next_language

BOT_DELAY = 0.15  # seconds before each decision of a bot, so that an eye can follow


class PlayScreen(TableScreen):
    """The table of a game under way."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("slash", "filter", show=False),
        Binding("escape", "unfilter", show=False),
        Binding("space", "hurry", show=False),
        Binding("o", "orders", show=False),
    ]

    def __init__(self, session: Session, delay: float = BOT_DELAY) -> None:
        super().__init__(session)
        self.delay = delay
        self.auto = not session.watching
        self.hurry = False
        self.told = False  # whether the end has been shown
        self.leaves: list[str] = []  # the pages that have been laid over the table
        self.read = False  # whether a last page has been left to be read before it

    def begin(self) -> None:
        if not self.session.over and (told := aftergame.game_text(self.session)):
            self.app.notify(told, timeout=6, markup=False)
        self.go_on()

    # ---------------------------------------------------------------- the course of the game
    def go_on(self) -> None:
        """Show the position and hand over to whoever comes next: a bot, a person, nobody."""
        s = self.session
        if n := s.follow_orders():
            self.app.notify(say(s.lang, "ordered", n=n), timeout=3, markup=False)
        self.speak()
        if (
            s.trouble and s.autosave and (s.bot_to_move is None or not self.auto)
        ):  # once, not after each bot's answer, too
            self.app.notify(say(s.lang, "cannot-save", why=s.trouble), severity="error", markup=False)
        if s.over:
            if not self.read and any([z.layout == PAGE and z.things for z in s.scene().zones]):
                self.read = True
            elif not self.told:
                self.told = True
                self.app.push_screen(ResultScreen(s), self.after_the_end)
        elif s.bot_to_move is not None:
            if self.auto:
                self.bots()
        elif (seat := s.next_person) is not None and s.alone:
            self.sit_down(seat)
        elif seat is not None:
            self.app.push_screen(PassScreen(s, seat), lambda _: self.sit_down(seat))
        else:
            self.hurry = False
            if not self.tiny:
                self.zone("choices").focus()
                self.lay_leaf()

    def lay_leaf(self) -> None:
        """Lay the pages over the table that the asked person has not read yet, the first on top."""
        if self.session.my_question is None:
            return
        found = [z.things[0] for z in self.session.scene().zones if z.layout == LEAF and z.things]
        for leaf in reversed([thing for thing in found if thing.key not in self.leaves]):
            self.leaves.append(leaf.key)
            self.open_page(partial(self.leaf_page, leaf))

    def leaf_page(self, leaf: Thing) -> sheets.Page:
        """Return the page of a thing, as it is now."""
        return sheets.thing_page(self.session, self.again(leaf))

    def sit_down(self, seat: int) -> None:
        """Let another seat have the keyboard."""
        self.session.at_keyboard = seat
        self.go_on()

    @work(exclusive=True, group="bots")
    async def bots(self, steps: int = -1) -> None:
        """Worker: let the bots answer until a person is asked, or for so many steps."""
        s = self.session
        while steps != 0 and (asked := s.bot_to_move) is not None:
            if self.delay and not self.hurry and steps < 0:
                await asyncio.sleep(self.delay)
            # The bot thinks on a copy, in a thread: the table stays alive, and an undo meanwhile just forgets the answer.
            seat, bot = asked
            copy = s.sitting.clone()
            pick = await asyncio.to_thread(bot.choose, copy.view(seat), copy.asked[seat])
            if not self.attempt(partial(s.answer, pick, seat)):
                return
            steps -= 1
            if s.bot_to_move is not None and steps != 0:
                self.speak()
        self.go_on()

    def attempt(self, do: Callable[[], None]) -> bool:
        """Run `do`; a refusal is shown and the game stays as it was. Returns whether it was done."""
        try:
            do()
        except TableforgeError as e:
            self.app.notify(e.text(self.session.lang), severity="error", timeout=12, markup=False)
            self.speak()
            return False
        return True

    def take(self, key: str) -> None:
        """Give an answer."""
        if self.tiny:
            return  # nobody should answer a question that is not shown
        if self.session.my_question is not None and self.attempt(partial(self.session.answer, key)):
            self.go_on()

    def after_the_end(self, after: AfterGameOption | None) -> None:
        """Do what was chosen at the end of a game."""
        s = self.session
        if after is None:
            return
        if after.what == "replay":
            self.told = False
            replay = ReplayScreen(ReplaySession(json.loads(s.sitting.save()), s.lang, s.near))
            self.app.push_screen(replay, lambda _: self.go_on())
        elif after.what == "undo":
            self.action_undo()
        else:
            s.after.decide(after)
            self.app.exit(0)

    # ---------------------------------------------------------------- keys and clicks
    def on_key(self, event: events.Key) -> None:
        """The key of a choice takes it."""
        if isinstance(self.focused, Input):
            if event.key == "down":
                self.zone("choices").focus()
            return
        if self.session.watching and event.character == "a":
            self.action_auto()
        elif self.session.watching and event.character == "v":
            self.action_side()
        else:
            for offer in self.offered:
                if event.character and event.character == offer.badge:
                    event.stop()
                    self.take(offer.key)
                    return

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.listed):
            self.take(self.listed[event.option_index].key)

    def open(self, item: ZoneItem) -> None:
        """Open what may be done with a thing; one that answers the question in only one way is the answer."""
        s = self.session
        if item.thing is None or s.my_question is None:
            super().open(item)
        elif len(item.offers) == 1 and not item.offers[0].verb:
            self.take(item.offers[0].key)
        else:
            self.app.push_screen(ActionMenu(s, item.thing), self.after_menu)

    def after_menu(self, key: str | None) -> None:
        """Give the answer that was picked in a menu, if one was."""
        if key is not None:
            self.take(key)

    def action_undo(self) -> None:
        self.workers.cancel_group(self, "bots")
        s = self.session
        n = s.undo()
        if n:
            self.told = self.read = False
            self.app.notify(s.undo_text(n), timeout=2, markup=False)
            if s.watching:
                self.auto = False
        else:
            self.app.notify(s.undo_text(n), severity="warning", timeout=3, markup=False)
        self.go_on()

    def action_orders(self) -> None:
        """Give standing orders, or take them back."""
        if self.session.my_orders is not None:
            self.app.push_screen(OrdersScreen(self.session, self.thing_here()), lambda _: self.go_on())

    def action_save(self) -> None:
        s = self.session
        if s.save():
            self.app.notify(say(s.lang, "saved", path=s.save_path), timeout=4, markup=False)
        else:
            self.app.notify(say(s.lang, "cannot-save", why=s.trouble), severity="error", markup=False)

    def action_hurry(self) -> None:
        if self.session.over:
            self.told = False
            self.go_on()
        elif self.session.watching:
            self.auto = False
            self.workers.cancel_group(self, "bots")
            self.bots(1)
        else:
            self.hurry = True

    def action_auto(self) -> None:
        """Let the bots play on, or stop them."""
        self.auto = not self.auto
        self.workers.cancel_group(self, "bots")
        self.go_on()

    def action_side(self) -> None:
        """Sit down at the next seat of a game that bots play."""
        self.session.side = (self.session.side + 1) % self.session.seats
        self.speak()

    # ---------------------------------------------------------------- filter
    def action_filter(self) -> None:
        if self.offered:
            box = self.query_one("#filter", Input)
            box.placeholder = say(self.session.lang, "filter")
            box.add_class("open")
            box.focus()

    def action_unfilter(self) -> None:
        self.close_filter()
        self.list_offers(self.offered)
        self.zone("choices").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        words = plain_letters(event.value).split()
        self.list_offers([o for o in self.offered if all(w in plain_letters(f"{o.label} {o.key}") for w in words)])
        if not self.listed:
            told = Text(f" {say(self.session.lang, 'no-match', text=event.value)}", look.SOFT)
            self.query_one("#choices", OptionList).add_option(Option(told, disabled=True))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        offer = self.marked_offer
        if offer is not None:
            self.close_filter()
            self.take(offer.key)

    def waiting_title(self) -> str:
        seat = self.session.awaited_seat
        if seat is not None and self.session.watching:
            return say(self.session.lang, "watching", who=self.session.seat_name(seat))
        return super().waiting_title()

    def keys_line(self) -> Text:
        if not self.session.watching:
            return super().keys_line()
        return keys_line(
            self.session.lang,
            self.size.width,
            (
                (say(self.session.lang, "key-space"), "step", "hurry"),
                ("a", "auto"),
                ("v", "side"),
                ("u", "back", "undo"),
                ("l", "log"),
                ("h", "help"),
                ("q", "quit", "app.leave"),
                ("?", "why"),
                ("r", "card", "read"),
                ("L", "language", "app.language"),
                ("s", "save"),
            ),
        )

    def waiting_text(self) -> Text:
        lang = self.session.lang
        if self.session.over:
            return Text(say(lang, "game-over-hint"), look.ACCENT)
        if not self.session.watching:
            return Text("")
        text = Text().append(self.session.question_and_rule()[0], look.TEXT)
        auto = say(lang, "auto-off" if self.auto else "auto-on")
        return text.append(f"\n{say(lang, 'watch-hint', auto=auto)}", look.ACCENT)


class TableApp(App[int]):
    """The terminal table: one session, played or replayed."""

    TITLE = "Tableforge"
    CSS = look.CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
        Binding("L", "language", show=False),
    ]

    def __init__(self, session: Session, delay: float = BOT_DELAY) -> None:
        super().__init__()
        self.session = session
        self.delay = delay

    def on_mount(self) -> None:
        s = self.session
        self.push_screen(ReplayScreen(s) if isinstance(s, ReplaySession) else PlayScreen(s, self.delay))
        if (told := building.status_line()) is not None:
            self.notify(told.text(s.lang), timeout=6, markup=False)

    def action_language(self) -> None:
        """Everything in the other language, at once."""
        for screen in self.screen_stack:
            session = getattr(screen, "session", None)
            if session is not None:
                session.lang = next_language(session.lang)
                break
        lang = session.lang if session is not None else self.session.lang
        for screen in self.screen_stack:
            if hasattr(screen, "session"):
                screen.session.lang = lang
            speak(screen)

    def action_leave(self) -> None:
        """Quit; the game is on disk already, unless nobody wants it there."""
        if self.session.autosave:
            self.session.save()
        self.exit(0)


def speak(screen: Screen[object]) -> None:
    """Redraw a screen in the language of the moment."""
    say_again = getattr(screen, "speak", None)
    if say_again is not None:
        say_again()


__all__ = ["BOT_DELAY", "PlayScreen", "TableApp"]
