"""One line of the drive door as it was asked: the object it holds, and the request that the object is."""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

from tableforge.drive.messages import TAKES, Json, Open, Request
from tableforge.errors import TableforgeError
from tableforge.tongue.both import got, quoted
from tableforge.tongue.spelling import language, unknown

LONGEST_LINE: Final = 10 << 20
AT: Final = re.compile(r"at `\$\.(\w+)")
MISSING: Final = re.compile(r"missing required field `(\w+)`")

R = TypeVar("R", bound=Request)


class BadRequest(TableforgeError, ValueError):
    """A line that is no request: no JSON, no such command, a field missing or of another kind."""


class NoSuchGame(TableforgeError, KeyError):
    """No game of that name is under way."""


def parse(data: bytes) -> Json:
    """The object of one line."""
    if len(data) > LONGEST_LINE:
        raise BadRequest(f"a line has at most {LONGEST_LINE} bytes", fr=f"une ligne a au plus {LONGEST_LINE} octets")
    try:
        data.decode()
        body = msgspec.json.decode(data)
    except UnicodeDecodeError as e:
        raise BadRequest(
            f"a line is UTF-8 text; byte {e.start} is not",
            fr=f"une ligne est un texte en UTF-8 ; l’octet {e.start} n’en est pas",
        ) from None
    except (msgspec.DecodeError, RecursionError) as e:
        at = re.search(r"byte (\d+)", str(e))
        where = f" à partir de l’octet {at[1]}" if at is not None else ""
        raise BadRequest(f"this line is no JSON: {e}", fr=f"cette ligne n’est pas du JSON{where}") from None
    if not isinstance(body, dict):
        raise BadRequest(
            'a request is a JSON object, such as {"cmd": "hello"}',
            fr='une requête est un objet JSON, comme {"cmd": "hello"}',
        )
    return body


def read(body: Json, kind: type[R]) -> R:
    """The object as a request of a kind; a field that is missing, unknown or of another kind is refused by name."""
    fields = [f.encode_name for f in msgspec.structs.fields(kind) if f.encode_name]
    rest = {name: value for name, value in body.items() if name not in fields}
    cmd = body["cmd"]
    if rest and not issubclass(kind, Open):
        name, known = next(iter(rest)), sorted({*fields} - {"cmd", "id"})
        raise BadRequest(unknown(f"{cmd!r} knows no", f"{quoted(cmd)} ne connaît pas", name, known))
    try:
        q = msgspec.convert({name: value for name, value in body.items() if name in fields}, kind)
    except msgspec.ValidationError as e:
        raise misfit(str(e), body) from None
    language(q.lang)
    if isinstance(q, Open):
        q.rest = rest
    return q


def misfit(why: str, body: Json) -> TableforgeError:
    """The refusal of a request with a field that is missing or of another kind."""
    missing, at = MISSING.search(why), AT.search(why)
    if missing is not None:
        cmd, name = body["cmd"], missing[1]
        return BadRequest(f"{cmd!r} needs {name!r}", fr=f"{quoted(cmd)} demande {quoted(name)}")
    assert at is not None, why
    name = at[1]
    return BadRequest(got(f"{name!r} is {TAKES[name]}", f"{quoted(name)} est {TAKES[name].fr}", body[name]))
