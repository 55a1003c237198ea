"""A trial as a test file for contributors: given, when, then, because; it passes as it stands, or it is not handed out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from tableforge import games, testing
from tableforge.errors import BadSetup
from tableforge.judge import refusals
from tableforge.judge.parts import layout_of
from tableforge.judge.posed import Posed
from tableforge.judge.ruling_text import quote_text, write_given
from tableforge.table.handle import TABLE
from tableforge.testing import Ruling

SENTENCE: Final = re.compile(r"[A-Za-z][A-Za-z0-9 ,.'’-]{0,150}")
NOT_IN_NAMES: Final = re.compile(r"[^a-z0-9]+")
MOST_RULES: Final = 12
WIDTH: Final = 120  # of a line of code
INDENT: Final = 4
HEAD: Final = '''"""{title}."""

from __future__ import annotations

from {module} import {words}


def test_{name}() -> None:
    {rules}
    t = {given}
{play}'''


def write_test(posed: Posed, title: str) -> str:
    """Return a test that proves what happens where the answers of a position are given.

    Raises BadSetup where nothing is tried, the title is no sentence, or an answer does not fit.
    """
    if not posed.answers:
        raise BadSetup(refusals.NOTHING_TRIED.fill())
    sentence = " ".join(title.split()).rstrip(".")
    if not SENTENCE.fullmatch(sentence):
        raise BadSetup(refusals.A_TITLE.fill(value=title))
    t = play_ruling(posed)
    said = describe_changes(t)
    rules = list(dict.fromkeys([e.rule for e in t.events() if e.rule]))[:MOST_RULES]
    for subject, facts in said.items():
        t.then(subject, **facts)
    t.because(*[e.rule for e in t.events() if e.rule])
    lines = [*write_call("t.answers", [quote_text(a) for a in posed.answers]), ""]
    for who, facts in said.items():
        lines += write_call("t.then", [quote_text(who), *[f"{n}={write_fact(v)}" for n, v in facts.items()]])
    lines += write_call("t.because", [quote_text(e.rule) for e in t.events() if e.rule])
    d = t.g.decision
    if d is None or d.kind in t.open_kinds:
        if changes_nothing_else(t):
            lines.append("t.nothing_else()")
    else:
        lines += write_call("t.asks", [quote_text(d.kind), f"rule={quote_text(d.rule)}"])
    lines.insert(0, "t.mark()")
    layout = layout_of(posed.game)
    word = "dict" if layout is None else layout.seat_word
    given = write_given(posed, 4)
    return HEAD.format(
        title=sentence,
        module=games.module_name("testing", posed.game),
        words=f"given, {word}" if word != "dict" and f"={word}(" in given else "given",
        name=NOT_IN_NAMES.sub("_", sentence.lower()).strip("_"),
        rules=write_docstring(rules),
        given=given,
        play="".join([f"    {line}".rstrip() + "\n" for line in lines]),
    )


def write_call(called: str, arguments: Sequence[str]) -> list[str]:
    """Return a statement of a test in lines, as the house lays code out: in one where it fits, else its arguments within."""
    room = WIDTH - INDENT
    line = f"{called}({', '.join(arguments)})"
    if len(line) <= room:
        return [line]
    within = ", ".join(arguments)
    if INDENT + len(within) <= room:
        return [f"{called}(", " " * INDENT + within, ")"]
    return [f"{called}(", *[f"{' ' * INDENT}{x}," for x in arguments], ")"]


def write_docstring(rules: Sequence[str]) -> str:
    """Return the docstring of a test that cites these rules, in lines that are not too long."""
    told = f'"""{", ".join(rules) or "no rule"}."""'
    pad = " " * INDENT
    return f"\n{pad}".join(wrap(told, WIDTH - INDENT, break_long_words=False, break_on_hyphens=False))


def play_ruling(posed: Posed) -> Ruling:
    """Return the position as a ruling, with its answers given.  Raises BadSetup or IllegalAnswer where one does not fit."""
    t = testing.given(posed.game, **posed.position)
    t.mark()
    return t.answers(*posed.answers)


def changes_nothing_else(t: Ruling) -> bool:
    """Whether a ruling may say that nothing else has changed."""
    try:
        t.nothing_else()
    except AssertionError:
        return False
    return True


def describe_changes(t: Ruling) -> dict[str, dict[str, Any]]:
    """Return the facts that the answers have changed, by their subjects as rulings point at them."""
    before = t.everything(t._was)
    out: dict[str, dict[str, Any]] = {}
    for (subject, name), now in t.everything(t.state).items():
        was = before.get((subject, name), now)
        if was == now or t.is_excused(subject, name, was, now):
            continue
        out.setdefault(point_at(t, subject), {})[name] = t.name_value(now)
    return out


def point_at(t: Ruling, subject: str) -> str:
    """Return a card by its name, where no other one has it; any other subject as it is."""
    if subject == TABLE or subject[0] != "#":
        return subject
    name = t.arbiter.name(t.state, int(subject[1:]))
    alike = [i for i in t.arbiter.things(t.state) if t.arbiter.name(t.state, i) == name]
    return name if len(alike) == 1 else subject


def write_fact(value: object) -> str:
    """Return a fact as a literal."""
    if isinstance(value, (list, tuple)):
        if value and all([isinstance(x, str) and " " not in x for x in value]):
            return quote_text(" ".join(value))
        return f"[{', '.join([write_fact(x) for x in value])}]" if value else '""'
    return quote_text(value) if isinstance(value, str) else repr(value)
