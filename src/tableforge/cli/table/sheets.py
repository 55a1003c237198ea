"""What opens over the table, as titled texts: reasons, cards, piles, the whole story, help."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.text import Text

from tableforge.cli.table import cards, look
from tableforge.cli.table.cards import Item
from tableforge.cli.table.session import Choice, Session
from tableforge.cli.table.texts import HELP, say
from tableforge.keyforge import sheet
from tableforge.table.sitting import Entry

Page = tuple[str, Text]


def head(text: Text, words: str, style: str = f"bold {look.ACCENT}") -> None:
    if text.plain:
        text.append("\n")
    text.append(f"{words}\n", style)


def rule(text: Text, session: Session, id: str) -> None:
    """One rule: its title, what it says, where the book says it."""
    r = session.rule(id)
    text.append(f"§ {r.title[session.lang]}", f"bold {look.TEXT}").append(f"  {r.id}\n", look.FAINT)
    text.append(f"{r.text[session.lang]}\n", look.TEXT)
    text.append(f"{say(session.lang, 'source', section=r.section[session.lang])}\n", look.FAINT)


def why_choice(session: Session, choice: Choice | None) -> Page:
    """The rule of the question, and of the marked choice where it has another."""
    lang = session.lang
    text = Text()
    d = session.decision
    if d is None:
        head(text, say(lang, "game-over"))
        rule(text, session, "KF.victory")
        return say(lang, "why-title"), text
    head(text, say(lang, "the-question"))
    text.append(f"{d.text(lang)}\n", f"bold {look.TEXT}")
    rule(text, session, d.rule)
    if choice is not None:
        head(text, say(lang, "the-choice"))
        text.append(f"{choice.label}\n", f"bold {look.TEXT}")
        if choice.rule != d.rule:
            rule(text, session, choice.rule)
    return say(lang, "why-title"), text


def why_card(session: Session, item: Item) -> Page:
    """What may be done with a card now, and for everything else the reason why not."""
    lang = session.lang
    text = Text()
    described(text, item.data, lang)
    found = cards.actions(session, item)
    for label, choice, why in found:
        if choice is not None:
            text.append(f"\n✓ {label}", f"bold {look.LEGAL}").append(f"  [{choice.badge}] {say(lang, 'legal-now')}\n", look.SOFT)
            rule(text, session, choice.rule)
        elif why is not None:
            text.append(f"\n✗ {label}{cards.colon(lang)}{say(lang, 'not-now')}\n", f"bold {look.REFUSE}")
            text.append(f"{why.text(lang)}\n", look.TEXT)
            text.append(f"§ {session.rule_title(why.rule)}  {why.rule}\n", look.FAINT)
    if not found:
        head(text, say(lang, "not-your-choice" if session.my_decision is None else "nothing-to-do"))
    return f"{say(lang, 'why')}{cards.colon(lang)}{cards.name(item.id, lang)}", text


def why_part(session: Session, item: Item) -> Page:
    """The rules behind a number on a player's strip."""
    text = Text()
    for id in cards.PART_RULES[item.part]:
        if text.plain:
            text.append("\n")
        rule(text, session, sheet.held(id, session.view()["edition"]))
    return f"{say(session.lang, 'why')}{cards.colon(session.lang)}{item.text or session.who(item.seat)}", text


def described(text: Text, c: dict[str, Any], lang: str) -> None:
    text.append(f"{look.sign(c['house'])} {cards.kind(c, lang)}", look.colour(c["house"]))
    printed = cards.facts(c["id"], lang)
    text.append(f"  ·  {printed}\n" if printed else "\n", look.SOFT)
    state = cards.now(c, lang)
    if state:
        text.append(f"{say(lang, 'now')}{cards.colon(lang)}", look.FAINT).append(f"{state}\n", look.TEXT)


def card(session: Session, c: dict[str, Any]) -> Page:
    """A card with its text, its upgrades, and every rule that its abilities cite."""
    lang, edition = session.lang, session.view()["edition"]
    text = Text()
    described(text, c, lang)
    text.append("\n").append(f"{sheet.card_text(c['id'], lang, edition) or say(lang, 'no-text')}\n", f"bold {look.TEXT}")
    words = tuple(c.get("keywords", ()))
    for u in [*c.get("upgrades", ()), *(x for x in c.get("under", ()) if x)]:
        head(text, cards.name(u["id"], lang))
        described(text, u, lang)
        text.append(f"{sheet.card_text(u['id'], lang, edition) or say(lang, 'no-text')}\n", look.TEXT)
    cited = [id for id in sheet.rules_of(c["id"], edition, words) if id in session.sitting.game.rules]
    if cited:
        head(text, say(lang, "rules-cited"))
        for id in cited:
            rule(text, session, id)
    return cards.name(c["id"], lang), text


def pile(session: Session, item: Item) -> Page:
    """The cards of a pile that the seat may look at, newest last."""
    lang = session.lang
    zone = item.part
    found = item.data.get(zone)
    text = Text()
    if found is None:
        size = item.data.get(f"{zone}_size", 0)
        text.append(say(lang, "pile-hidden", n=size), look.SOFT)
    elif not found:
        text.append(say(lang, "pile-empty"), look.SOFT)
    for c in found or ():
        text.append(f"{look.sign(c['house'])} ", look.colour(c["house"]))
        text.append(cards.name(c["id"], lang), look.TEXT).append(f"  {cards.kind(c, lang)}\n", look.FAINT)
    return say(lang, "pile-of", zone=say(lang, zone), who=session.who(item.seat)), text


def tell(text: Text, session: Session, entry: Entry, style: str, rules: bool, width: int = 0) -> None:
    """One line of the story, after the sign of whoever it happened to; broken to a width, it goes on below its words."""
    lang, near = session.lang, entry.raw.seat == session.near
    words = entry.text(lang, session.ears)
    if width > 12:
        words = "\n  ".join(wrap(words, width - 2))
    if entry.kind == "turn":
        text.append("\n" if text.plain else "")
        text.append(f"━ {words}", f"bold {look.SEATS[near]}")
    else:
        text.append(f"{look.SEAT_SIGNS[near]} ", look.SEATS[near]).append(words, style)
    if rules and width > 12:
        text.append("\n  " + "\n    ".join(wrap(f"§ {session.rule_title(entry.rule)}", width - 4)), look.FAINT)
    elif rules:
        text.append(f"  § {session.rule_title(entry.rule)}", look.FAINT).append(f" {entry.rule}", look.EDGE)
    text.append("\n")


def story(session: Session, width: int = 0, most: int = 60) -> tuple[Text, int]:
    """The last lines of the story in short, and the line at which begins what happened since the last own answer."""
    text = Text()
    new = -1
    before: Entry | None = None
    for n, entry in list(enumerate(session.story()))[-most:]:
        if implied(entry, before):
            continue
        if n >= session.seen and new < 0:
            new = text.plain.count("\n")
        tell(text, session, entry, look.TEXT if n >= session.seen else look.FAINT, False, width)
        before = entry
    text.rstrip()
    return text, max(new, 0)


def implied(entry: Entry, before: Entry | None) -> bool:
    """Whether a line can be left out of the short story: it only says what the line before it implies."""
    e, b = entry.raw, before.raw if before is not None else None
    if e.kind == "enter":
        return b is not None and b.kind == "play" and b.cards == e.cards and e.note != "ready"
    if e.kind == "gain":
        return b is not None and b.kind == "reap" and b.cards == (e.source,) and e.amount == 1
    return entry.kind in ("ready-step", "end-turn") or entry.rule == "KF.action-resolve-then-discard"


def log(session: Session) -> Page:
    """Everything that happened, each line with its rule."""
    text = Text()
    for entry in session.story():
        tell(text, session, entry, look.TEXT, True)
    text.rstrip()
    return say(session.lang, "log-title"), text if text.plain else Text(say(session.lang, "story-start"), look.FAINT)


def help_page(session: Session) -> Page:
    text = Text.from_markup(HELP[session.lang], style=look.TEXT)
    where = f"\n{session.save_path}" if session.save_path is not None else ""
    seed = say(session.lang, "seed", n=session.sitting.seed)
    text.append(f"\nTableforge · {session.sitting.game.name} · {seed}{where}", look.FAINT)
    return say(session.lang, "k-help").capitalize(), text


__all__ = ["Page", "card", "help_page", "log", "pile", "rule", "story", "tell", "why_card", "why_choice", "why_part"]
