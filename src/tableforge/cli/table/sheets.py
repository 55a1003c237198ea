"""What opens over the table, as titled texts: reasons, things, the whole story, help."""

from __future__ import annotations

from rich.text import Text

from tableforge.cli.table import look, story
from tableforge.cli.table.session import ListedAnswer, Session
from tableforge.cli.table.texts import FRAMES, HELP, other_language, say
from tableforge.cli.table.zones import ZoneItem
from tableforge.kernel.scene import Thing
from tableforge.tongue.text import column

Page = tuple[str, Text]

LEGEND_COLUMN = 30


def write_head(text: Text, words: str, style: str = f"bold {look.ACCENT}") -> None:
    """Append a heading."""
    if text.plain:
        text.append("\n")
    text.append(f"{words}\n", style)


def write_rule(text: Text, session: Session, id: str) -> None:
    """Append one rule: its title, its text, where the book has it."""
    r = session.rule(id)
    text.append(f"§ {r.title[session.lang]}", f"bold {look.TEXT}").append(f"  {r.id}\n", look.FAINT)
    text.append(f"{r.text[session.lang]}\n", look.TEXT)
    text.append(f"{say(session.lang, 'source', section=r.section[session.lang])}\n", look.FAINT)


# -------------------------------------------------------------------- reasons
def why_answer_page(session: Session, offer: ListedAnswer | None) -> Page:
    """Return the rule of the question, and of the marked answer where it has another."""
    lang = session.lang
    text = Text()
    end = session.outcome()
    asked, by = session.question_and_rule()
    if end is not None:
        write_head(text, say(lang, "game-over"))
        write_rule(text, session, end.rule)
    elif asked:
        write_head(text, say(lang, "the-question"))
        text.append(f"{asked}\n", f"bold {look.TEXT}")
        write_rule(text, session, by)
        if offer is not None:
            write_head(text, say(lang, "the-choice"))
            text.append(f"{offer.label}\n", f"bold {look.TEXT}")
            if offer.rule != by:
                write_rule(text, session, offer.rule)
    return say(lang, "why-title"), text


def why_thing_page(session: Session, thing: Thing) -> Page:
    """Return what may be done with a thing now, and for everything else the reason why not."""
    lang = session.lang
    text = Text()
    write_thing(text, session, thing)
    found = session.list_attempts(thing)
    for a in found:
        if a.offer is not None:
            text.append(f"\n✓ {a.label}", f"bold {look.LEGAL}")
            text.append(f"  [{a.offer.badge}] {say(lang, 'legal-now')}\n", look.SOFT)
            write_rule(text, session, a.offer.rule)
        elif a.why is not None:
            text.append(f"\n✗ {a.label}\n", f"bold {look.REFUSE}").append(f"{a.why.text(lang)}\n", look.TEXT)
            text.append(f"§ {session.rule_title(a.why.rule)}  {a.why.rule}\n", look.FAINT)
    if not found:
        write_head(text, say(lang, "not-your-choice" if session.my_question is None else "nothing-to-do"))
    return say(lang, "why", name=thing.name), text


def why_item_page(session: Session, item: ZoneItem) -> Page:
    """Return the rules behind a number or a seat."""
    text = Text()
    f, side = item.figure, item.side
    rules = f.rules if f is not None else side.rules if side is not None else ()
    for id in rules:
        if text.plain:
            text.append("\n")
        write_rule(text, session, id)
    name = f"{f.name} {f.value_text()}" if f is not None else session.seat_name(item.seat)
    return say(session.lang, "why", name=name), text


# -------------------------------------------------------------------- things
def write_thing(text: Text, session: Session, thing: Thing) -> None:
    """Append what a thing is and what is on it."""
    kind = thing.kind or session.sheet(thing).kind
    if thing.emblem is not None:
        text.append(f"{thing.emblem.shape} ", look.colour(thing.emblem))
    text.append(kind, look.colour(thing.emblem))
    facts = session.sheet(thing).facts
    text.append(f"{'  ·  ' if text.plain else ''}{facts}\n" if facts else "\n", look.SOFT)
    if thing.states and (now := thing.now()):
        text.append(f"{say(session.lang, 'now', what=now)}\n", look.TEXT)


def thing_page(session: Session, shown: Thing) -> Page:
    """Return a thing with its text, what is on it, and every rule that it cites."""
    lang, sheet = session.lang, session.sheet(shown)
    text = Text()
    write_thing(text, session, shown)
    lines = "\n".join(sheet.lines) or say(lang, "no-text")
    text.append(f"\n{lines}\n", f"bold {look.TEXT}")
    for x in shown.within:
        write_head(text, x.name)
        write_thing(text, session, x)
        text.append(f"{chr(10).join(session.sheet(x).lines) or say(lang, 'no-text')}\n", look.TEXT)
    cited = [id for id in sheet.rules if id in session.sitting.game.rules]
    if cited:
        write_head(text, say(lang, "rules-cited"))
        for id in cited:
            write_rule(text, session, id)
    return shown.name, text


def card_panel(session: Session, shown: Thing | None, width: int, rows: int) -> Text:
    """Return a thing in a few rows: its name, its text, and what it is, as far as there is room."""
    lang = session.lang
    if shown is None:
        out = Text("─" * width + "\n", look.EDGE).append(say(lang, "card-hint"), look.FAINT)
        return look.fold_text(out, width)
    sheet = session.sheet(shown)
    name = shown.name if len(shown.name) <= width - 4 else shown.name[: width - 5] + "…"
    top = Text("─ ", look.EDGE).append(name, f"bold {look.colour(shown.emblem)}")
    top.append(f" {'─' * max(0, width - len(name) - 3)}", look.EDGE)
    body = Text("\n".join(sheet.lines) or say(lang, "no-text"), look.TEXT if sheet.lines else look.FAINT)
    told = shown.now() if shown.states else sheet.facts
    what = ", ".join([part for part in (shown.kind or sheet.kind, told) if part])
    body.append(f"\n{what}" if what else "", look.FAINT)
    lines = list(look.fold_text(body, width).split("\n"))
    if len(lines) > rows - 1:
        lines = lines[: rows - 1]
        last = lines[-1][: width - 4]
        lines[-1] = last.append(" … r", look.ACCENT)
    return Text("\n", no_wrap=True, overflow="crop").join([top, *lines])


# -------------------------------------------------------------------- the whole story, help
def log_page(session: Session) -> Page:
    """Return everything that happened, each line with its rule."""
    return say(session.lang, "log-title"), story.whole_story(session)


def help_page(session: Session, keys: tuple[str, ...] = HELP) -> Page:
    """Return what the keys do, how things are drawn, and which game it is."""
    lang = session.lang
    seats = "  ".join(
        [f"{look.SEAT_SIGNS[k]} {session.seat_name(seat)}" for k, seat in enumerate(session.seats_from_near())]
    )
    text = Text.from_markup(column(keys, lang).format(other=other_language(lang)), style=look.TEXT)
    text.append(column(FRAMES, lang).format(seats=seats))
    for n, (sign, meaning) in enumerate(session.scene().legend):
        text.append("\n" if n and n % 2 == 0 else "").append(f"  {sign.ljust(6)}", f"bold {look.TEXT}")
        text.append(meaning if n % 2 else meaning.ljust(LEGEND_COLUMN), look.SOFT)
    where = f"\n{session.save_path}" if session.save_path is not None else ""
    seed = say(lang, "seed", n=session.sitting.seed)
    text.append(f"\n\nTableforge · {session.scene().title} · {seed}{where}", look.FAINT)
    return say(lang, "k-help").capitalize(), text


__all__ = [
    "Page",
    "card_panel",
    "help_page",
    "log_page",
    "write_rule",
    "thing_page",
    "why_item_page",
    "why_answer_page",
    "why_thing_page",
]
