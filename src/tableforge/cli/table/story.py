"""The story as text: in short beside the table, and whole with its rules."""

from __future__ import annotations

from rich.text import Text

from tableforge.cli.table import look
from tableforge.cli.table.session import Session
from tableforge.cli.table.texts import say
from tableforge.kernel.scene import EVERYBODY, Line
from tableforge.table.sitting import LogEntry

MOST_LINES = 80  # of the short story; the log has all


def seat_sign(session: Session, seat: int) -> tuple[str, str]:
    """Return the sign and the colour of a seat; both empty for what nobody did."""
    if seat == EVERYBODY:
        return "·", look.FAINT
    place = session.place_of(seat)
    return look.SEAT_SIGNS[place], look.SEAT_COLOURS[place]


def story_line(session: Session, told: Line, style: str, width: int) -> Text:
    """Return a line of the short story after the sign of whoever acted; later rows are indented."""
    shape, colour = seat_sign(session, told.seat)
    words = "\n  ".join(look.break_line(told.text, width - 2)) if width > 12 else told.text
    if told.heading:
        return Text(f"━ {words}", f"bold {colour}")
    return Text(f"{shape} ", colour).append(words, style)


def recent_story(session: Session, width: int) -> tuple[Text, int]:
    """Return the last lines of the short story, and the row at which it is new; -1 where nothing is."""
    rows: list[Text] = []
    new = -1
    for told in session.story()[-MOST_LINES:]:
        fresh = told.first + told.count > session.seen
        if told.heading and rows:
            rows.append(Text(""))
        if fresh and new < 0:
            new = sum(row.plain.count("\n") + 1 for row in rows)
        rows.append(story_line(session, told, look.TEXT if fresh else look.FAINT, width))
    return Text("\n").join(rows), new


def event_line(session: Session, told: LogEntry, acted: int) -> Text:
    """Return one event of the whole story, with its rule."""
    shape, colour = seat_sign(session, acted)
    text = Text(f"{shape} ", colour).append(told.text(session.lang, session.story_seat), look.TEXT)
    text.append(f"  § {session.rule_title(told.rule)}", look.FAINT)
    return text.append(f" {told.rule}", look.EDGE)


def whole_story(session: Session, first: int = 0) -> Text:
    """Return everything that happened from an event on, each line with its rule."""
    heads = {told.first for told in session.story() if told.heading}
    rows: list[Text] = []
    for n, told in enumerate(session.log(first), first):
        if n in heads:
            _, colour = seat_sign(session, session.actor(n))
            rows += [
                *([Text("")] if rows else []),
                Text(f"━ {told.text(session.lang, session.story_seat)}", f"bold {colour}"),
            ]
        else:
            rows.append(event_line(session, told, session.actor(n)))
    return Text("\n").join(rows) if rows else Text(say(session.lang, "story-start"), look.FAINT)


__all__ = ["story_line", "recent_story", "seat_sign", "whole_story"]
