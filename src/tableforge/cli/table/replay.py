"""A save on the table: forward and back, one answer or one turn at a time, with what was asked and what it led to."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from tableforge.cli.table import look, sheets, story
from tableforge.cli.table.board import TableScreen, keys_line
from tableforge.cli.table.session import ListedAnswer, ReplayedQuestion, ReplaySession
from tableforge.cli.table.storybox import StoryBox
from tableforge.cli.table.texts import REPLAY_HELP, say
from tableforge.kernel.scene import Scene


class ReplayScreen(TableScreen):
    """Steps through a save."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("space", "step(1)", show=False),
        Binding("pageup,shift+left", "turn(-1)", show=False, priority=True),
        Binding("pagedown,shift+right", "turn(1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("v", "side", show=False),
        Binding("escape", "leave", show=False),
        Binding("q", "leave", show=False),
    ]
    session: ReplaySession

    def __init__(self, session: ReplaySession) -> None:
        super().__init__(session)
        self.typed = ""
        self.question: ReplayedQuestion | None = None

    def begin(self) -> None:
        self.query_one(StoryBox).by_pages = False  # here these keys turn the pages of the save
        super().begin()

    def offers_now(self) -> list[ListedAnswer]:
        self.question = self.session.question_before()
        return []

    def show_question(self, scene: Scene) -> None:
        s, lang, q = self.session, self.session.lang, self.question
        box = self.query_one("#ask-box")
        box.add_class("waiting")
        at = say(lang, "replay-at", n=s.at, m=s.last) if s.at else say(lang, "replay-start")
        box.border_title = say(lang, "goto", text=self.typed + "▏") if self.typed else f"{say(lang, 'replay')} · {at}"
        box.border_subtitle = "" if q is None else f"§ {s.rule_title(q.rule)}"
        text = Text()
        if q is not None:
            shape, colour = story.seat_sign(s, q.seat)
            text.append(
                f"{shape} {say(lang, 'replay-asked' if s.at else 'replay-next', who=s.seat_name(q.seat))}\n", colour
            )
            text.append(q.text, f"bold {look.TEXT}")
        for note in s.notes_here():
            label = say(lang, "replay-note", who=s.seat_name(note.seat))
            text.append(f"\n{say(lang, 'label', label=label, what=note.text)}", look.SOFT)
        self.ask(text)
        offers = [] if q is None else list(q.offers)
        self.list_offers(offers)
        chosen = next((n for n, o in enumerate(offers) if q is not None and o.key == q.key), 0)
        self.query_one("#choices", OptionList).highlighted = chosen if offers else None

    def offer_row(self, o: ListedAnswer) -> Text:
        if self.question is None or o.key != self.question.key:
            return self.row("·", look.FAINT, o.label, look.SOFT)
        return self.row(
            "✓", f"bold {look.LEGAL}", f"{o.label}  ({say(self.session.lang, 'chosen')})", f"bold {look.TEXT}"
        )

    def mark(self, thing: str) -> None:
        """Mark nothing: the answers are those before this position, and their cards may stand elsewhere now."""

    def story_title(self) -> str:
        return say(self.session.lang, "replay-story" if self.session.at else "story")

    def story_text(self, width: int) -> tuple[Text, int]:
        """What came of the answer, each line with its rule."""
        s = self.session
        return look.fold_text(story.whole_story(s, s.seen), width), 0

    def keys_line(self) -> Text:
        return keys_line(
            self.session.lang,
            self.size.width,
            (
                ("←→", "step", "step(1)"),
                (say(self.session.lang, "key-pages"), "turn", "turn(1)"),
                (say(self.session.lang, "key-ends"), "", "go(-1)"),
                ("0–9⏎", "goto"),
                ("v", "side"),
                ("?", "why"),
                ("r", "card", "read"),
                ("l", "log"),
                ("h", "help"),
                ("q", "quit", "leave"),
                ("L", "language", "app.language"),
            ),
        )

    # ---------------------------------------------------------------- moving through the save
    def go(self, to: int) -> None:
        """Show the game after that many answers."""
        self.typed = ""
        self.session.go(to)
        self.speak()

    def action_step(self, by: int) -> None:
        self.go(self.session.at + by)

    def action_turn(self, by: int) -> None:
        self.go(self.session.turn_start(by))

    def action_go(self, to: int) -> None:
        self.go(self.session.last if to < 0 else to)

    def action_side(self) -> None:
        self.session.side = (self.session.side + 1) % self.session.seats
        self.speak()

    def action_goto(self) -> None:
        if self.typed:
            self.go(int(self.typed))

    def on_key(self, event: events.Key) -> None:
        """Digits gather to the number of an answer; Enter goes there."""
        if event.character and event.character in "0123456789":
            self.typed = (self.typed + event.character)[-6:]
        elif event.key == "backspace" and self.typed:
            self.typed = self.typed[:-1]
        else:
            return
        event.stop()
        self.show_question(self.session.scene())

    def on_option_list_option_selected(self) -> None:
        self.action_goto()

    def action_help(self) -> None:
        self.open_page(lambda: sheets.help_page(self.session, REPLAY_HELP))

    def action_leave(self) -> None:
        if self.typed:
            self.go(self.session.at)
        elif len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit(0)

    def action_why(self) -> None:
        if self.here is not None:
            super().action_why()
            return
        self.open_page(self.why_page)

    def why_page(self) -> sheets.Page:
        """Return the rule of the question, and of what was chosen."""
        q = self.question
        text = Text()
        if q is not None:
            text.append(f"{q.text}\n", f"bold {look.TEXT}")
            sheets.write_rule(text, self.session, q.rule)
            for o in q.offers:
                if o.key == q.key and o.rule != q.rule:
                    text.append(f"\n✓ {o.label}\n", f"bold {look.LEGAL}")
                    sheets.write_rule(text, self.session, o.rule)
        return say(self.session.lang, "why-title"), text


__all__ = ["ReplayScreen"]
