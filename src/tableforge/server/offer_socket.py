"""Somebody who looks at the open tables, or waits at one of them: told what there is at once, and again after every change."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tableforge.server import messages as m
from tableforge.server import offers, refusals, request, storage_errors, tokens
from tableforge.server.guard import LONGEST_FRAME, Bucket, check_depth
from tableforge.server.offer_records import HOST, OpenSeat, OpenTable
from tableforge.server.refusals import Refusal
from tableforge.server.socket import AWAY, ENCODER, REFUSED, STRIKES, UNSEATED
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from litestar import WebSocket

    from tableforge.server.hall import Hall

log = logging.getLogger(__name__)
FRAME: Final[msgspec.json.Decoder[m.FromOnlooker]] = msgspec.json.Decoder(m.FromOnlooker)


class Onlooker:
    """A WebSocket client that looks at the list of open tables, or at one of them."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], lang: str, address: str) -> None:
        self.hall = hall
        self.socket = socket
        self.lang = lang
        self.address = address
        self.offer = ""
        self.digests: list[str] = []
        self.hosts = False  # whether it is the host's own line
        self.news = asyncio.Event()  # something has changed since it was last told
        self.pongs: list[int] = []
        self.bye: tuple[m.Message, int] | None = None
        self.last = ""  # the frame that was told last

    def refresh(self) -> None:
        """Tell what there is now; of several calls the last one counts."""
        self.news.set()

    def leave(self) -> None:
        """Say goodbye: the server ends."""
        self.end("closing", refusals.CLOSING, AWAY, again=True)

    def shut_out(self, why: Text) -> None:
        """Say goodbye to somebody whom the host does not let in any more."""
        self.end("banned", why, UNSEATED)

    def end(self, kind: str, why: Text, code: int, again: bool = False) -> None:
        """Say goodbye once what is under way is told."""
        if self.bye is None:
            self.bye = (m.Bye(kind=kind, text=why.text(self.lang), again=again), code)
            self.news.set()

    async def serve(self) -> None:
        """Serve the client from its first frame to its last."""
        if not await self.begin():
            return
        await self.hall.offers.enter(self, self.hosts)
        self.news.set()
        tasks = [asyncio.get_running_loop().create_task(part) for part in (self.read_frames(), self.tell())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if not self.hall.closing:
                await self.hall.run_to_end(self.hall.offers.go(self, self.hosts))

    async def begin(self) -> bool:
        """Read the first frame, which says what is looked at; return whether it may be."""
        try:
            data = await asyncio.wait_for(self.receive(), self.hall.limiter.limits.until_seated)
            if data is None:
                return False
            q = read_frame(data)
            if not isinstance(q, m.LookAtOffers):
                raise Refusal(refusals.NO_MESSAGE.fill(), "look-first")
            self.lang = request.choose_language(q.lang, self.lang)
            self.offer, self.digests = q.offer, [tokens.token_digest(key) for key in q.keys]
            if self.hall.closing:
                raise Refusal(refusals.CLOSING.fill(), "closing", 503)
            if self.offer:
                _, seat = await self.look()
                self.hosts = seat is not None and seat.kind == HOST
            return True
        except TimeoutError:
            await self.say_bye("no-look", refusals.NO_SIT)
        except Refusal as e:
            if e.kind == "no-offer":
                await self.send(m.OfferGone(kind=e.kind, text=e.text(self.lang)))
                await self.socket.close(UNSEATED)
            else:
                await self.say_bye(e.kind, e, again=e.status >= 500)
        except Exception as e:
            if not storage_errors.is_trouble(e):
                raise
            self.hall.metrics.count("troubles")
            await self.say_bye("store", storage_errors.as_refusal(e), again=True)
        return False

    async def say_bye(self, kind: str, why: Text | Refusal, again: bool = False) -> None:
        """Close the connection, and say why."""
        await self.send(m.Bye(kind=kind, text=why.text(self.lang), again=again))
        await self.socket.close(AWAY if again else UNSEATED)

    async def look(self) -> tuple[OpenTable, OpenSeat | None]:
        """Return the offer that is looked at, and one's own seat.

        Raises Refusal where it is gone, or may not be seen.
        """
        found = await offers.find_offer(self.hall, self.offer)
        return found, offers.check_may_see(self.hall, found, self.digests)

    # ------------------------------------------------------------ coming in
    async def receive(self) -> bytes | None:
        """Return the next frame; None once the client has gone, or has sent one that is too long."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        data = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
        self.hall.metrics.count("frames")
        return data if len(data) <= LONGEST_FRAME else None

    async def read_frames(self) -> None:
        """Task: read frames until the client goes; it may only give signs of life."""
        bucket = Bucket(self.hall.limiter.limits.frames, asyncio.get_running_loop().time())
        strikes = 0
        while (data := await self.receive()) is not None:
            try:
                q = read_frame(data)
                if not isinstance(q, m.Ping) or not bucket.take(asyncio.get_running_loop().time()):
                    raise Refusal(refusals.NO_MESSAGE.fill(), "bad-request")
                self.pongs.append(q.id)
                self.news.set()
            except Refusal:
                strikes += 1
                if strikes > STRIKES:
                    self.end("bad-request", refusals.NO_MESSAGE, REFUSED)
                    return

    # ------------------------------------------------------------ going out
    async def tell(self) -> None:
        """Task: tell what there is whenever it has changed; a slow client hears the newest only."""
        while True:
            await self.news.wait()
            self.news.clear()
            pongs, self.pongs = self.pongs, []
            for id in pongs[-STRIKES:]:
                await self.send(m.Pong(id=id))
            try:
                message = await self.state()
            except Exception as e:
                if isinstance(e, Refusal) or not storage_errors.is_trouble(e):
                    raise
                self.hall.metrics.count("troubles")
                self.end("store", refusals.NO_STORE, AWAY, again=True)
                message = None
            if message is not None:
                await self.tell_once(message)
            if isinstance(message, m.OfferGone):
                await self.socket.close(UNSEATED)
                return
            if self.bye is not None:
                await self.send(self.bye[0])
                await self.socket.close(self.bye[1])
                return

    async def state(self) -> m.Message:
        """Return what there is to tell now."""
        if not self.offer:
            return await offers.tell_list(self.hall, self.lang)
        try:
            found, seat = await self.look()
        except Refusal as e:
            return m.OfferGone(kind=e.kind, text=e.text(self.lang))
        here = offers.is_here(self.hall, found)
        return m.OfferState(offer=offers.describe_offer(found, self.lang, here, seat))

    async def tell_once(self, message: m.Message) -> None:
        """Send a message, unless it was the last one, too."""
        frame = ENCODER.encode(message).decode()
        if frame != self.last:
            self.last = frame
            await self.socket.send_data(frame, mode="text")
            self.hall.metrics.count("messages")

    async def send(self, message: m.Message) -> None:
        """Send a message."""
        await self.socket.send_data(ENCODER.encode(message).decode(), mode="text")
        self.hall.metrics.count("messages")


def read_frame(data: bytes) -> m.FromOnlooker:
    """Decode one frame.

    Raises Refusal where it is nested too deep or is no known message.
    """
    check_depth(data)
    return request.decode(FRAME, data)
