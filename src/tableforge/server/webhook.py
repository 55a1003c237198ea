"""A webhook for the host: an address of theirs is told when a table waits for somebody who is not there.

The host connects it to mail or chat.  The server calls the one address that the host has named and follows no redirect; each call
is signed, goes out in the background, is tried a few times, and is given up once the table waits for that person no longer.  A
table never waits for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tableforge.server import disk, faces, records, refusals, tokens, wall_clock
from tableforge.server.refusals import Refusal
from tableforge.server.threads import run_in_thread
from tableforge.tongue.text import ENGLISH, LANGUAGES, quote_in_full, system_says

if TYPE_CHECKING:
    from tableforge.server.hall import Hall
    from tableforge.server.live import Live

log = logging.getLogger(__name__)
KEY_FILE: Final = "webhook.key"  # in the folder of the data, where the host names no other
EVENT: Final = "your-turn"
WAITS: Final = (5.0, 60.0, 600.0)  # seconds before each further try
BEGINS: Final = 10.0  # seconds before the first one for a table that has just been dealt: people are on their way to it
ANSWERS_WITHIN: Final = 10.0  # seconds
AT_ONCE: Final = 4  # calls under way
MOST_WAITING: Final = 1000  # calls that are under way or will be tried again; more are dropped
MOST_CALLED: Final = 10_000  # waits for which somebody was called
LONGEST_KEY: Final = 1000
SIGNATURE: Final = "Tableforge-Signature"
TIMESTAMP: Final = "Tableforge-Timestamp"
Post = Callable[[str, bytes, dict[str, str]], int]


async def pause(seconds: float) -> None:
    """Wait before another try; tests replace it."""
    await asyncio.sleep(seconds)


@dataclass(frozen=True, slots=True)
class WebhookSettings:
    """Which address is called, the key that signs what it is told, and under which address people find the tables."""

    url: str
    secret: str
    base: str


class TurnCall(NamedTuple):
    """Somebody to be called: at which table, in which seat, for which wait."""

    table: str
    epoch: int
    since: int
    seat: int
    person: str


def parse_webhook(url: str, secret_file: str, data: Path, base: str) -> WebhookSettings | None:
    """Return the webhook that a host has named; None where there is none.

    Without a file the key is one of its own in the folder of the data. Raises Refusal for an address that is no http(s),
    and for a file that cannot be read or is empty.
    """
    if not url:
        return None
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        fits = False
    if not fits or parts.username or parts.fragment or not url.isprintable() or " " in url:
        raise Refusal(refusals.NO_WEBHOOK.fill(word=url), "webhook")
    return WebhookSettings(
        url, read_secret(Path(secret_file) if secret_file else data / KEY_FILE, bool(secret_file)), base
    )


def read_secret(path: Path, named: bool) -> str:
    """Return the key in a file; one that nobody has named is made.

    Raises Refusal where it cannot be read, or is empty.
    """
    try:
        if not named and not path.exists():
            disk.prepare_folder(path.parent)
            disk.create_private(path)
            path.write_text(tokens.new_token(), "utf-8")
        secret = path.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as e:
        why = system_says(e) if isinstance(e, OSError) else e
        raise Refusal(refusals.NO_SECRET.fill(path=quote_in_full(str(path)), why=why), "webhook") from None
    if not secret or len(secret) > LONGEST_KEY:
        raise Refusal(refusals.EMPTY_SECRET.fill(path=quote_in_full(str(path)), most=LONGEST_KEY), "webhook")
    return secret


def sign(secret: str, at: int, body: bytes) -> str:
    """Return the signature of a body that is sent at a time."""
    return "sha256=" + hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()


def post_once(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Send a body to an address and return the status of the answer; no redirect is followed.

    Raises OSError or http.client.HTTPException where there is no answer.
    """
    from http import client  # is not there in a browser's tab, which has no webhook

    parts = urlsplit(url)
    kind = client.HTTPSConnection if parts.scheme == "https" else client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=ANSWERS_WITHIN)
    try:
        connection.request("POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


class Webhook:
    """The calls of a process to the host's address."""

    def __init__(self, hall: Hall, settings: WebhookSettings, post: Post = post_once) -> None:
        self.hall = hall
        self.settings = settings
        self.post = post
        self.calling: set[asyncio.Task[None]] = set()
        self.called: OrderedDict[tuple[str, int, int, int], None] = OrderedDict()
        self.free = asyncio.Semaphore(AT_ONCE)

    @property
    def host(self) -> str:
        """The host that is called, without what may be secret in its address."""
        return urlsplit(self.settings.url).hostname or ""

    def call_absent(self, live: Live, after: float = 0.0) -> None:
        """Call, once for each wait, the people for whom a table waits and who are not there; where others play, too.

        They are called `after` so many seconds, unless they have come meanwhile.
        """
        record = live.record
        if record.over or not live.is_in_earnest or len(live.human_seats()) < 2:
            return
        there = {seat for client in live.clients for seat in client.held}
        for seat in record.asked:
            chair = record.chairs[seat]
            wait = (record.id, record.epoch, live.asked_since.get(seat, live.number), seat)
            if chair.kind != records.PERSON or seat in there or wait in self.called:
                continue
            if live.orders[seat].answer(live.g) is not None:
                continue
            if len(self.calling) >= MOST_WAITING:
                log.warning("webhook: too many calls wait; table %s is not told", record.id)
                continue
            self.called[wait] = None
            while len(self.called) > MOST_CALLED:
                self.called.popitem(last=False)
            call = TurnCall(*wait, live.people_seated.get(seat, ""))
            task = asyncio.get_running_loop().create_task(self.call(call, after))
            self.calling.add(task)
            task.add_done_callback(self.calling.discard)

    def call_for_begin(self, live: Live) -> None:
        """Call those for whom a table waits that has just been dealt, unless they come to it in a moment."""
        self.call_absent(live, BEGINS)

    async def call(self, call: TurnCall, after: float = 0.0) -> None:
        """Call somebody, a few times where nobody answers; given up once the table no longer waits for them."""
        for wait in (after, *WAITS):
            if wait:
                await pause(wait)
            try:
                body = await self.describe(call)
                if body is None:
                    return
                async with self.free:
                    status = await run_in_thread(self.post, self.settings.url, body, self.headers(body))
                if 200 <= status < 300:
                    return
                log.warning("webhook: table %s: status %s", call.table, status)
            except SQLAlchemyError as e:
                log.error("webhook: table %s: %s", call.table, e)
            except Exception as e:  # of a connection, of any kind: it is tried again
                log.warning("webhook: table %s: %s", call.table, type(e).__name__)
        log.error("webhook: table %s: given up", call.table)
        self.hall.metrics.count("failures")

    def headers(self, body: bytes) -> dict[str, str]:
        """Return the headers of a call, with its signature."""
        at = int(wall_clock.now())
        return {
            "Content-Type": "application/json",
            "User-Agent": "Tableforge",
            TIMESTAMP: str(at),
            SIGNATURE: sign(self.settings.secret, at, body),
        }

    async def describe(self, call: TurnCall) -> bytes | None:
        """Return what is told of a call as JSON; None where the table no longer waits for that seat, or they have come."""
        record = await self.hall.store.read(lambda c: records.find_table(c, call.table))
        if record is None or record.over or record.epoch != call.epoch or call.seat not in record.asked:
            return None
        live = self.hall.tables.get(call.table)
        if live is not None and live.asked_since.get(call.seat, call.since) != call.since:
            return None
        if live is not None and call.seat in {seat for client in live.clients for seat in client.held}:
            return None
        person = call.person or await self.hall.store.read(lambda c: faces.person_at(c, call.table, call.seat))
        said = await self.hall.store.read(lambda c: faces.find_person(c, person)) if person else None
        game = self.hall.game(record.game)
        lang = said.lang if said is not None and said.lang in LANGUAGES else ENGLISH
        told: dict[str, Any] = {
            "event": EVENT,
            "table": record.id,
            "seat": call.seat,
            "name": records.seat_title(record, game, call.seat, lang),
            "person": faces.sign_of(person),
            "url": f"{self.settings.base}/table/{record.id}",
            "game": record.game,
            "title": game.title.text(lang) or game.name.capitalize(),
            "lang": lang,
            "number": record.number,
        }
        return msgspec.json.encode(told)

    async def close(self) -> None:
        """Give up all calls."""
        for task in list(self.calling):
            task.cancel()
        await asyncio.gather(*self.calling, return_exceptions=True)


__all__ = ["KEY_FILE", "Webhook", "WebhookSettings", "parse_webhook", "post_once", "sign"]
