"""A person moves to another device: what a browser keeps, handed over once by a code.

The browser that has it sends its bundle; the server makes a code, encrypts the bundle with a key that comes of the code alone, and
keeps neither: of the code only a digest, by which the parcel is found.  Whoever says the code within ten minutes gets the
bundle, once.  The key is derived slowly (scrypt), and used for one bundle only: its keystream is SHAKE-256, and an HMAC says
whether it is the right one and whole.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from base64 import b64decode, b64encode
from typing import Annotated, Final, NamedTuple

import sqlalchemy as sa
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tableforge.server import people, profiles, refusals, relay, tables, wall_clock
from tableforge.server.refusals import Refusal
from tableforge.server.store import PARCELS
from tableforge.server.tables import Call

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no letter that looks like a digit: 5 bits each
LETTERS: Final = 12
GROUP: Final = 4
ALIKE: Final = str.maketrans("OIL", "011")
BLANKS: Final = re.compile(r"[\s\-–—.]+")
VALID: Final = 600.0  # seconds
LONGEST_BUNDLE: Final = 1024 * 1024
MOST_PARCELS: Final = 500  # of everybody; more are refused until some have been fetched or are too old
SALT: Final = b"tableforge parcel 1"
COST: Final = 2**14  # of scrypt: 16 MiB and some 50 ms for each code that is tried
PERSON: Final = "tableforge.person"


class ParcelKeys(NamedTuple):
    """What comes of a code: where its parcel lies, its key, and the key of its seal."""

    digest: str
    key: bytes
    seal: bytes


class ParcelRequest(Struct, forbid_unknown_fields=True):
    """What a browser keeps, by the names under which it keeps it."""

    bundle: dict[Annotated[str, Meta(max_length=100, pattern=r"^tableforge\.")], str]


class ParcelCode(Struct):
    """The code that opens it, and the seconds for which it does."""

    code: str
    seconds: int


class ArrivalRequest(Struct, forbid_unknown_fields=True):
    """Somebody says a code."""

    code: Annotated[str, Meta(max_length=60)]


class Arrival(Struct):
    """What the other browser had kept."""

    bundle: dict[str, str]


# ---------------------------------------------------------------- codes and seals
def new_code() -> str:
    """Return a code of 60 random bits, in groups."""
    word = "".join([secrets.choice(ALPHABET) for _ in range(LETTERS)])
    return "-".join([word[n : n + GROUP] for n in range(0, LETTERS, GROUP)])


def clean_code(said: str) -> str:
    """Return a code as it was made, however it was typed; "" where it is none.

    >>> clean_code("abcd efgh-1o2i"), clean_code("abc")
    ('ABCDEFGH1021', '')
    """
    word = BLANKS.sub("", said).upper().translate(ALIKE)
    return word if len(word) == LETTERS and {*word} <= {*ALPHABET} else ""


def derive_keys(code: str) -> ParcelKeys:
    """Return what comes of a code; slow on purpose."""
    root = hashlib.scrypt(code.encode(), salt=SALT, n=COST, r=8, p=1, dklen=96)
    return ParcelKeys(hashlib.sha256(root[:32]).hexdigest(), root[32:64], root[64:])


def mask(data: bytes, key: bytes) -> bytes:
    """Return data under the keystream of a key; a second time, data as it was."""
    stream = hashlib.shake_256(key).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")


def pack(code: str, bundle: dict[str, str]) -> tuple[str, str]:
    """Return the digest of a code, and a bundle encrypted with its key."""
    keys = derive_keys(clean_code(code))
    hidden = mask(json.dumps(bundle).encode(), keys.key)
    return keys.digest, b64encode(hmac.digest(keys.seal, hidden, "sha256") + hidden).decode()


def unpack(keys: ParcelKeys, sealed: str) -> dict[str, str] | None:
    """Return the bundle of a parcel; None where it is damaged."""
    data = b64decode(sealed)
    if not hmac.compare_digest(data[:32], hmac.digest(keys.seal, data[32:], "sha256")):
        return None
    found: dict[str, str] = json.loads(mask(data[32:], keys.key))
    return found


# ---------------------------------------------------------------- jobs of the store
def add_parcel(c: sa.Connection, digest: str, sealed: str) -> None:
    """Insert a parcel; those that are too old are deleted.

    Raises Refusal where there are too many.
    """
    at = wall_clock.now()
    c.execute(PARCELS.delete().where(PARCELS.c.until < at))
    if c.execute(sa.select(sa.func.count()).select_from(PARCELS)).scalar_one() >= MOST_PARCELS:
        raise Refusal(refusals.TOO_FAST.fill(), "too-fast", 429)
    c.execute(PARCELS.insert().values(digest=digest, sealed=sealed, until=at + VALID))


def take_parcel(c: sa.Connection, digest: str) -> str | None:
    """Delete a parcel and return what was in it; None where there is none, or it is too old."""
    row = c.execute(sa.select(PARCELS).where(PARCELS.c.digest == digest).with_for_update()).one_or_none()
    if row is None or c.execute(PARCELS.delete().where(PARCELS.c.digest == digest)).rowcount != 1:
        return None
    return str(row.sealed) if row.until >= wall_clock.now() else None


# ---------------------------------------------------------------- addresses
@post("/api/person/move", request_max_body_size=LONGEST_BUNDLE)
async def hand_over(request: Call, data: JSONBody[ParcelRequest]) -> ParcelCode:
    """What a browser keeps, to be fetched by another one with the code that this returns: once, within ten minutes."""
    hall = tables.hall_of(request)
    hall.limiter.check("parcels", hall.limiter.limits.parcels, relay.client_address(request.scope, hall))
    code = new_code()
    digest, sealed = await tables.run_work(request, pack, code, data.bundle)
    await hall.store.write(lambda c: add_parcel(c, digest, sealed))
    return ParcelCode(code, int(VALID))


@post("/api/person/arrive", status_code=200)
async def arrive(request: Call, data: JSONBody[ArrivalRequest]) -> Arrival:
    """What another browser has handed over under a code, which is used up by this.

    What was remembered of the browser that fetches it is remembered of the person who arrives from now on.
    """
    hall = tables.hall_of(request)
    hall.limiter.check("codes", hall.limiter.limits.codes, relay.client_address(request.scope, hall))
    code = clean_code(data.code)
    keys = await tables.run_work(request, derive_keys, code) if code else None
    sealed = await hall.store.write(lambda c: take_parcel(c, keys.digest)) if keys is not None else None
    bundle = unpack(keys, sealed) if keys is not None and sealed is not None else None
    if bundle is None:
        raise Refusal(refusals.NO_CODE.fill(), "no-code", 404)
    here = profiles.digest(request.headers.get(profiles.HEADER, ""))
    coming = profiles.digest(bundle.get(PERSON, ""))
    if here and coming and here != coming:
        hall.drop_tables(await hall.store.write(lambda c: people.join_people(c, here, coming)))
    return Arrival(bundle)


ROUTES: Final = (hand_over, arrive)
__all__ = ["ROUTES", "clean_code", "derive_keys", "new_code", "pack", "unpack"]
