"""A posed position as a short text, in the language of rulings; it is read as data and never run.

keyforge given(house="brobnar", you=seat(hand="punch"), foe=seat(line="urchin dodger"))
when("play:punch@hand:0", "dodger@foe-line:1")
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableforge.errors import BadLink
from tableforge.judge import refusals
from tableforge.judge.parts import layout_of
from tableforge.judge.posed import DEEPEST, LONGEST, Posed, read_posed
from tableforge.tongue.text import Text

TOKEN: Final = re.compile(
    r"""\s*+(?:\#[^\n]*+\s*+)*+(?:(?P<name>[A-Za-z_][\w-]*)|(?P<number>-?\d{1,18}(?!\d))"""
    r"""|(?P<text>"(?:[^"\\\n]|\\.)*+"|'(?:[^'\\\n]|\\.)*+')|(?P<sign>[()\[\]{},=:])|(?P<end>\Z))"""
)
PLAIN: Final = re.compile(r"[\w-]+")  # what may stand in a card's text without being taken apart
SPEC: Final = re.compile(r"[^\s\"'\\]+")
WORDS: Final = {"True": True, "False": False, "None": None}
LISTED: Final = ("chance",)  # fields that stay lists
NARROW: Final = 110  # characters of a line


# ---------------------------------------------------------------- writing
def write_text(posed: Posed) -> str:
    """Return a position as a text.

    Raises BadLink where it would be too long.
    """
    out = f"{posed.game} {write_given(posed)}\n"
    if posed.answers:
        out += f"when({', '.join([quote_text(a) for a in posed.answers])})\n"
    if len(out) > LONGEST:
        raise BadLink(refusals.TOO_LONG.fill(most=LONGEST, n=len(out)))
    return out


def write_given(posed: Posed, indent: int = 0) -> str:
    """Return the position as rulings write it; also as code, for every value in it is a literal."""
    layout = layout_of(posed.game)
    seats = [] if layout is None else [name for name, _ in layout.seats]
    word, first = ("dict", "") if layout is None else (layout.seat_word, layout.first)
    said = []
    for name, value in posed.position.items():
        own = isinstance(value, Mapping) and name in seats
        said.append(f"{name}={write_seat(value, word, first) if own else write_value(value, name in LISTED)}")
    line = f"given({', '.join(said)})"
    if len(line) + indent <= NARROW:
        return line
    pad = " " * indent
    return "given(\n" + "".join([f"{pad}    {part},\n" for part in said]) + f"{pad})"


def write_seat(fields: Mapping[str, Any], word: str, first: str) -> str:
    """Return the fields of a seat as a call of its word."""
    said = [write_value(fields[first])] if first in fields else []
    said += [f"{name}={write_value(value)}" for name, value in fields.items() if name != first]
    return f"{word}({', '.join(said)})"


def write_value(value: Any, listed: bool = False) -> str:
    """Return a value as a literal; lists of cards as one text, where they can be said in one."""
    if isinstance(value, (list, tuple)):
        cards = [write_card(x) for x in value]
        if cards and not listed and all([c is not None and SPEC.fullmatch(c) for c in cards]):
            return quote_text(" ".join([c for c in cards if c is not None]))
        return f"[{', '.join([write_value(x, listed) for x in value])}]"
    if isinstance(value, Mapping):
        card = write_card(value)
        if card is not None and SPEC.fullmatch(card):
            return quote_text(card)
        return f"{{{', '.join([f'{quote_text(k)}: {write_value(x)}' for k, x in value.items()])}}}"
    return quote_text(value) if isinstance(value, str) else repr(value)


def write_card(card: object) -> str | None:
    """Return a card with its marks as one text; None where it cannot be said in one."""
    if isinstance(card, str):
        return card
    if not isinstance(card, Mapping) or not isinstance(card.get("id"), str) or not PLAIN.fullmatch(card["id"]):
        return None
    out: str = card["id"]
    for name, value in card.items():
        if name == "id":
            continue
        if value is True:
            out += f"+{name}"
        elif isinstance(value, (bool, int)):
            out += f"+{name}:{str(value).lower()}"
        elif isinstance(value, str) and PLAIN.fullmatch(value):
            out += f"+{name}:{value}"
        elif (
            isinstance(value, (list, tuple))
            and value
            and all([isinstance(x, str) and PLAIN.fullmatch(x) for x in value])
        ):
            out += f"+{name}:{','.join(value)}"
        else:
            return None
    return out


def quote_text(text: str) -> str:
    """Return a text in double quotes, as Python and JSON read it."""
    return json.dumps(text, ensure_ascii=False)


# ---------------------------------------------------------------- reading
def read_text(text: str) -> Posed:
    """Return the position that a text says.

    Raises BadLink where it is too long or no such text, UnknownGame where there is no such game.
    """
    if len(text) > LONGEST:
        raise BadLink(refusals.TOO_LONG.fill(most=LONGEST, n=len(text)))
    reader = TextReader(text)
    game = reader.take("name", refusals.TEXT_BEGINS)
    if reader.take("name", refusals.TEXT_BEGINS) != "given":
        raise reader.misfit(refusals.TEXT_BEGINS)
    layout = layout_of(game)
    if layout is not None:
        reader.word, reader.first = layout.seat_word, layout.first
    position = reader.read_call(1)
    answers: Sequence[Any] = ()
    if reader.kind == "name" and reader.found == "when":
        reader.step()
        answers = reader.read_call(1).get("", [])
    if reader.kind != "end":
        raise reader.misfit(refusals.THE_END)
    return read_posed({"game": game, "position": {k: v for k, v in position.items() if k}, "answers": list(answers)})


class TextReader:
    """Reads such a text sign by sign: names, texts, whole numbers, lists, fields and calls that hold fields, nothing else."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.word = self.first = ""  # what the game calls a seat, and the field of it that needs no name
        self.at = 0
        self.kind = ""
        self.found = ""
        self.step()

    def step(self) -> None:
        """Go on to the next sign."""
        m = TOKEN.match(self.text, self.at)
        if m is None or m.lastgroup is None:
            self.found = self.text[self.at :].lstrip()[:20]
            self.kind = "other"
            return
        self.kind, self.found, self.at = m.lastgroup, m[m.lastgroup], m.end()

    def misfit(self, want: Text) -> BadLink:
        """Return the refusal of what stands here."""
        line = self.text.count("\n", 0, self.at) + 1
        return BadLink(refusals.BAD_TEXT.fill(line=line, want=want, found=self.found))

    def take(self, kind: str, want: Text) -> str:
        """Return the sign that stands here, if it is of a kind, and go on.  Raises BadLink where it is not."""
        if self.kind != kind:
            raise self.misfit(want)
        found = self.found
        self.step()
        return found

    def take_sign(self, sign: str) -> None:
        """Go past a sign.  Raises BadLink where another one stands here."""
        if self.kind != "sign" or self.found != sign:
            raise self.misfit(refusals.A_SIGN.fill(sign=sign))
        self.step()

    def has_sign(self, sign: str) -> bool:
        """Whether a sign stands here."""
        return self.kind == "sign" and self.found == sign

    def read_call(self, depth: int) -> dict[str, Any]:
        """Return the fields in brackets; those without a name as a list under ""."""
        out: dict[str, Any] = {}
        unnamed: list[Any] = []
        self.take_sign("(")
        while not self.has_sign(")"):
            if self.kind == "name" and self.found not in WORDS and self.text[self.at :].lstrip()[:1] == "=":
                name = self.take("name", refusals.A_NAME)
                self.take_sign("=")
                self.add(out, name, self.read_value(depth))
            else:
                unnamed.append(self.read_value(depth))
            if not self.has_sign(")"):
                self.take_sign(",")
        self.take_sign(")")
        return {**out, "": unnamed} if unnamed else out

    def add(self, fields: dict[str, Any], name: str, value: Any) -> None:
        """Put a field to others.  Raises BadLink where it is there already."""
        if name in fields:
            line = self.text.count("\n", 0, self.at) + 1
            raise BadLink(refusals.TWICE.fill(line=line, name=name))
        fields[name] = value

    def read_value(self, depth: int) -> Any:
        """Return a value: a text, a number, true, false, nothing, a list, fields in braces, or a seat."""
        if depth > DEEPEST:
            raise BadLink(refusals.TOO_DEEP.fill(most=DEEPEST))
        if self.kind == "text":
            return read_quoted(self.take("text", refusals.A_VALUE))
        if self.kind == "number":
            return int(self.take("number", refusals.A_VALUE))
        if self.kind == "name":
            return self.read_named(depth)
        if self.has_sign("[") or self.has_sign("("):
            return self.read_list("]" if self.found == "[" else ")", depth)
        if self.has_sign("{"):
            return self.read_fields(depth)
        raise self.misfit(refusals.A_VALUE)

    def read_named(self, depth: int) -> Any:
        """Return the value that begins with a name: True, False, None, or a seat with its fields."""
        if self.found in WORDS:
            return WORDS[self.take("name", refusals.A_VALUE)]
        word = self.found
        if word not in (self.word, "dict"):
            raise self.misfit(refusals.A_VALUE)
        self.step()
        fields = self.read_call(depth + 1)
        unnamed = fields.pop("", [])
        if unnamed and (len(unnamed) > 1 or not self.first or word != self.word or self.first in fields):
            raise self.misfit(refusals.A_NAME)
        return {**({self.first: unnamed[0]} if unnamed else {}), **fields}

    def read_list(self, closing: str, depth: int) -> list[Any]:
        """Return the values of a list."""
        out = []
        self.step()
        while not self.has_sign(closing):
            out.append(self.read_value(depth + 1))
            if not self.has_sign(closing):
                self.take_sign(",")
        self.step()
        return out

    def read_fields(self, depth: int) -> dict[str, Any]:
        """Return the fields in braces."""
        out: dict[str, Any] = {}
        self.step()
        while not self.has_sign("}"):
            name = read_quoted(self.take("text", refusals.A_NAME))
            self.take_sign(":")
            self.add(out, name, self.read_value(depth + 1))
            if not self.has_sign("}"):
                self.take_sign(",")
        self.step()
        return out


ESCAPE: Final = re.compile(r"\\(u[0-9a-fA-F]{4}|.)")


def read_quoted(text: str) -> str:
    """Return the text between quotation marks.

    >>> read_quoted('"a\\\\"b"'), read_quoted("'x'")
    ('a"b', 'x')
    """

    def unescape(m: re.Match[str]) -> str:
        sign = m[1]
        return chr(int(sign[1:], 16)) if len(sign) > 1 else {"n": "\n", "t": "\t"}.get(sign, sign)

    return ESCAPE.sub(unescape, text[1:-1])


def read_any(source: str) -> Posed:
    """Return what was posed, from a link, given whole or from its fragment on, or from a text.

    Raises BadLink where it is neither, UnknownGame where there is no such game.
    """
    from tableforge.judge.link import read_link

    if len(source) > LONGEST:
        raise BadLink(refusals.TOO_LONG.fill(most=LONGEST, n=len(source)))
    return read_text(source) if "given" in source and "(" in source else read_link(source)
