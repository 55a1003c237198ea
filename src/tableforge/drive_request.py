"""One line of the drive door as it was asked: the object it holds, and its fields, each of its kind."""

from __future__ import annotations

import json
from typing import Any

from tableforge.errors import Both, TableforgeError, got, quoted, unknown
from tableforge.kernel.rules import language
from tableforge.keyforge import edit

LONGEST_LINE = 10 << 20
LONGEST_NAME = 100
LONGEST_TEXT = 300

Json = dict[str, Any]

MUST: Any = object()
KINDS = {
    str: Both("text", "un texte"), int: Both("a whole number", "un nombre entier"), list: Both("a list", "une liste"),
    dict: Both("an object", "un objet"), bool: Both("true or false", "vrai ou faux"),
}  # fmt: skip


class BadRequest(TableforgeError, ValueError):
    """A line that is no request: no JSON, no such command, a field missing or of another kind."""


class NoSuchGame(TableforgeError, KeyError):
    """No game of that name is under way."""


def bad_chance(chance: object) -> BadRequest:
    return BadRequest(
        got(
            "chance is a list of card names and numbers",
            "« chance » est une liste de noms de cartes et de nombres",
            chance,
        )
    )


def parse(data: str | bytes) -> Json:
    """The object of one line."""
    if len(data) > LONGEST_LINE:
        raise BadRequest(f"a line has at most {LONGEST_LINE} bytes", fr=f"une ligne a au plus {LONGEST_LINE} octets")
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        body = json.loads(text, parse_constant=no_number)
    except UnicodeDecodeError as e:
        raise BadRequest(
            f"a line is UTF-8 text; byte {e.start} is not",
            fr=f"une ligne est un texte en UTF-8 ; l’octet {e.start} n’en est pas",
        ) from None
    except (ValueError, RecursionError) as e:
        raise BadRequest(f"this line is no JSON: {e}", fr=f"cette ligne n’est pas du JSON : {e}") from None
    if not isinstance(body, dict):
        raise BadRequest(
            'a request is a JSON object, such as {"cmd": "hello"}',
            fr='une requête est un objet JSON, comme {"cmd": "hello"}',
        )
    return body


def no_number(name: str) -> object:
    raise ValueError(f"{name} is no number")


class Request:
    """One line as asked: every field is fetched by kind, and none may be left over."""

    def __init__(self, body: Json) -> None:
        self.body = body
        self.used = {"cmd", "id", "on"}

    def get(self, name: str, *kinds: type, default: Any = None) -> Any:
        """A field of one of these kinds, or the default; with MUST for a default it has to be there."""
        self.used.add(name)
        if name not in self.body:
            if default is MUST:
                cmd = self.body["cmd"]
                raise BadRequest(f"{cmd!r} needs {name!r}", fr=f"{quoted(cmd)} demande {quoted(name)}")
            return default
        value = self.body[name]
        if value is None and default is None:
            return None
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            told, dits = " or ".join([KINDS[k] for k in kinds]), " ou ".join([KINDS[k].fr for k in kinds])
            raise BadRequest(got(f"{name!r} is {told}", f"{quoted(name)} est {dits}", value))
        if isinstance(value, str) and len(value) > LONGEST_TEXT and name != "data":
            fr = f"{quoted(name)} a au plus {LONGEST_TEXT} lettres"
            raise BadRequest(got(f"{name!r} has at most {LONGEST_TEXT} letters", fr, len(value)))
        return value

    def rest(self) -> Json:
        """All fields that the command itself does not know, for commands that pass them on."""
        out = {k: v for k, v in self.body.items() if k not in self.used}
        self.used.update(out)
        return out

    def done(self) -> None:
        """Refuse fields that nobody asked for: most are misspelt.  Language and eyes may be named with any command."""
        self.lang()
        self.eyes()
        for name in self.body:
            if name not in self.used:
                cmd, known = self.body["cmd"], sorted(self.used - {"cmd", "id"})
                raise BadRequest(unknown(f"{cmd!r} knows no", f"{quoted(cmd)} ne connaît pas", name, known))

    def lang(self) -> str:
        """In which language to answer."""
        return language(self.get("lang", str, default="en"))

    def eyes(self, name: str = "eyes") -> int | None:
        """Through whose eyes: a seat, or None for a spectator."""
        value = self.get(name, str, int)
        return None if value is None else edit.seat(value, name)
