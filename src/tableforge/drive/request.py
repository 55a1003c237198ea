"""One line of the drive door as it was asked: the object it holds, and the request that the object is."""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

from tableforge.drive import refusals
from tableforge.drive.messages import TAKES, DriveRequest, Json, OpenRequest
from tableforge.errors import TableforgeError
from tableforge.tongue.spelling import language, unknown

LONGEST_LINE: Final = 10 << 20
AT: Final = re.compile(r"at `\$\.(\w+)")
MISSING: Final = re.compile(r"missing required field `(\w+)`")

R = TypeVar("R", bound=DriveRequest)


class BadRequest(TableforgeError, ValueError):
    """A line that is no request: no JSON, no such command, a field missing or of another kind."""

    code = "bad-request"


class NoSuchGame(TableforgeError, KeyError):
    """No game of that name is under way."""

    code = "no-such-game"


def parse_line(data: bytes) -> Json:
    """Return the JSON object of one line.

    Raises BadRequest where it is too long, no UTF-8, no JSON or no object.
    """
    if len(data) > LONGEST_LINE:
        raise BadRequest(refusals.LONG_LINE.fill(most=LONGEST_LINE))
    try:
        data.decode()
        body = msgspec.json.decode(data)
    except UnicodeDecodeError as e:
        raise BadRequest(refusals.NOT_UTF_8.fill(byte=e.start)) from None
    except (msgspec.DecodeError, RecursionError) as e:
        at = re.search(r"byte (\d+)", str(e))
        refusal = refusals.NO_JSON if at is None else refusals.NO_JSON_FROM
        raise BadRequest(refusal.fill(e=e, byte=at[1] if at is not None else "")) from None
    if not isinstance(body, dict):
        raise BadRequest(refusals.AN_OBJECT.fill())
    return body


def read_request(body: Json, kind: type[R]) -> R:
    """Return an object as a request of a kind.

    Raises BadRequest that names a field that is missing, unknown or of another type.
    """
    fields = [f.encode_name for f in msgspec.structs.fields(kind) if f.encode_name]
    rest = {name: value for name, value in body.items() if name not in fields}
    cmd = body["cmd"]
    if rest and not issubclass(kind, OpenRequest):
        name, known = next(iter(rest)), sorted({*fields} - {"cmd", "id"})
        raise BadRequest(unknown(refusals.KNOWS_NO, name, known, cmd=cmd))
    try:
        q = msgspec.convert({name: value for name, value in body.items() if name in fields}, kind)
    except msgspec.ValidationError as e:
        raise describe_misfit(str(e), body) from None
    language(q.lang)
    if isinstance(q, OpenRequest):
        q.rest = rest
    return q


def describe_misfit(why: str, body: Json) -> TableforgeError:
    """Return the error for a field that is missing or of another type, from the decoder's message."""
    missing, at = MISSING.search(why), AT.search(why)
    if missing is not None:
        return BadRequest(refusals.NEEDS.fill(cmd=body["cmd"], name=missing[1]))
    assert at is not None, why
    name = at[1]
    return BadRequest(refusals.OTHER_KIND.fill(name=name, takes=TAKES[name], given=body[name]))
