"""The story as text: in short beside the table, and whole with its rules."""

from __future__ import annotations

from rich.text import Text

from tableforge.cli.table import look
from tableforge.cli.table.session import Session
from tableforge.cli.table.texts import say
from tableforge.kernel.scene import EVERYBODY, Line
from tableforge.table.sitting import Entry

MOST_LINES = 80  # of the short story; the log has all


def sign(session: Session, seat: int) -> tuple[str, str]:
    """The sign and the colour of a seat; what nobody did has neither."""
    if seat == EVERYBODY:
        return "·", look.FAINT
    place = session.place(seat)
    return look.SEAT_SIGNS[place], look.SEAT_COLOURS[place]


def line(session: Session, told: Line, style: str, width: int) -> Text:
    """One line of the short story behind the sign of whoever acted; where it is broken, it goes on below its words."""
    shape, colour = sign(session, told.seat)
    words = "\n  ".join(look.broken(told.text, width - 2)) if width > 12 else told.text
    if told.heading:
        return Text(f"━ {words}", f"bold {colour}")
    return Text(f"{shape} ", colour).append(words, style)


def short(session: Session, width: int) -> tuple[Text, int]:
    """The last lines of the short story, and the row at which it is new; -1 where nothing is."""
    rows: list[Text] = []
    new = -1
    for told in session.story()[-MOST_LINES:]:
        fresh = told.first + told.count > session.seen
        if told.heading and rows:
            rows.append(Text(""))
        if fresh and new < 0:
            new = sum(row.plain.count("\n") + 1 for row in rows)
        rows.append(line(session, told, look.TEXT if fresh else look.FAINT, width))
    return Text("\n").join(rows), new


def entry(session: Session, told: Entry, acted: int) -> Text:
    """One event of the whole story, with its rule."""
    shape, colour = sign(session, acted)
    text = Text(f"{shape} ", colour).append(told.text(session.lang, session.ears), look.TEXT)
    text.append(f"  § {session.rule_title(told.rule)}", look.FAINT)
    return text.append(f" {told.rule}", look.EDGE)


def whole(session: Session, first: int = 0) -> Text:
    """Everything that happened from an event on, each line with its rule."""
    heads = {told.first for told in session.story() if told.heading}
    rows: list[Text] = []
    for n, told in enumerate(session.log(first), first):
        if n in heads:
            _, colour = sign(session, session.actor(n))
            rows += [*([Text("")] if rows else []), Text(f"━ {told.text(session.lang, session.ears)}", f"bold {colour}")]
        else:
            rows.append(entry(session, told, session.actor(n)))
    return Text("\n").join(rows) if rows else Text(say(session.lang, "story-start"), look.FAINT)


__all__ = ["line", "short", "sign", "whole"]
