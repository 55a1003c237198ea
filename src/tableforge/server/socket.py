"""One connection to a table: what comes in is read and done in order, what goes out waits in a queue of bounded length."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tableforge.errors import TableforgeError
from tableforge.server import hints, profiles, refusals, request, storage_errors, wall_clock
from tableforge.server import messages as m
from tableforge.server.guard import LONGEST_FRAME
from tableforge.server.live import Live
from tableforge.server.messages import SPECTATOR
from tableforge.server.refusals import Refusal
from tableforge.tongue.text import Text, in_every

if TYPE_CHECKING:
    from litestar import WebSocket

    from tableforge.kernel.scene import Scene
    from tableforge.server.hall import Hall

log = logging.getLogger(__name__)
ENCODER: Final = msgspec.json.Encoder(enc_hook=request.plain_value)
REFUSED: Final = 4400  # why a socket was closed: a message that nobody could read, or too many
UNSEATED: Final = 4401
AWAY: Final = 4503  # come back
LAST_WORDS: Final = 2.0  # seconds
STRIKES: Final = 20  # malformed or too frequent frames before the connection is closed


class NewestFrame:
    """A queued message of which only the newest counts: at most one waits, however many are sent."""

    def __init__(self) -> None:
        self.frame: str | None = None

    def replace(self, frame: str) -> bool:
        """Put in a newer frame; return whether one was waiting."""
        waited, self.frame = self.frame is not None, frame
        return waited

    def take(self) -> str:
        """Return the frame and leave none."""
        frame, self.frame = self.frame, None
        assert frame is not None
        return frame


class Connection:
    """A WebSocket client at a table."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], lang: str, address: str = "") -> None:
        self.hall = hall
        self.socket = socket
        self.lang = lang
        self.held: tuple[int, ...] = ()
        self.epoch = 0
        self.told = 0
        self.wants_scenes = False
        self.scenes: dict[int, Scene] = {}
        self.live: Live | None = None
        self.out: asyncio.Queue[str | int | NewestFrame] = (
            asyncio.Queue()
        )  # frames; a number closes the socket with that code
        # kinds of messages of which only the newest counts
        self.newest: dict[type[m.Message], NewestFrame] = {kind: NewestFrame() for kind in (m.People, m.TimesMessage)}
        self.entered = False  # whether the first messages are queued; until then the queue is not limited
        self.gone = False
        self.cut = asyncio.Event()  # too slow: nothing more is queued
        self.strikes = 0
        self.address = address
        self.person = ""  # the digest of their key
        self.since = wall_clock.now()
        self.advised: asyncio.Task[None] | None = None  # the hint that is thought about
        self.measured = address  # the key of its rate limit: a seat, or a spectator's address

    # ------------------------------------------------------------ going out
    def send(self, message: m.Message) -> None:
        """Queue a message for the client; one that does not keep up is disconnected."""
        if self.gone:
            return
        frame = ENCODER.encode(message).decode()
        newest = self.newest.get(type(message))
        if newest is not None and newest.replace(frame):
            return
        if self.entered and self.out.qsize() >= self.hall.limiter.limits.waiting:
            self.hall.metrics.count("dropped")
            self.gone = True
            self.cut.set()
            return
        if isinstance(message, m.TableMessage):  # it tells the times, too: later ones are to be heard after it
            self.newest[m.TimesMessage] = NewestFrame()
        self.out.put_nowait(frame if newest is None else newest)

    def leave(self, kind: str, why: Text, again: bool) -> None:
        """Say why the table is left, in the client's language, and end the connection."""
        self.send(m.Bye(kind=kind, text=why.text(self.lang), again=again))
        self.end(AWAY if again else UNSEATED)

    def end(self, code: int) -> None:
        """Close the socket once the queue is sent."""
        if not self.gone:
            self.gone = True
            self.out.put_nowait(code)

    async def send_queued(self) -> None:
        """Task: send what is queued, in order."""
        while True:
            frame = await self.out.get()
            if isinstance(frame, int):
                await self.socket.close(frame)
                return
            await self.socket.send_data(frame.take() if isinstance(frame, NewestFrame) else frame, mode="text")
            self.hall.metrics.count("messages")

    # ------------------------------------------------------------ coming in
    async def serve(self, table: str) -> None:
        """Serve the client from its first frame to its last."""
        tasks = [
            asyncio.get_running_loop().create_task(part)
            for part in (self.read_frames(table), self.send_queued(), self.cut.wait())
        ]
        self.hall.sockets.add(self)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            self.end(AWAY)
            if not self.cut.is_set():
                await asyncio.wait(tasks[1:2], timeout=LAST_WORDS)
        finally:
            self.gone = True
            self.hall.sockets.discard(self)
            if self.live is not None:
                self.live.disconnect(self)
            tasks += [self.advised] if self.advised is not None else []
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def read_frames(self, table: str) -> None:
        """Read frames and handle them, in order."""
        try:
            await self.sit(table)
            while self.live is not None and not self.gone:
                data = await self.receive()
                if data is None:
                    return
                await self.handle_frame(data)
        except Refusal as e:
            self.leave(e.kind, in_every(e.text), again=e.status >= 500)
        except Exception as e:
            if storage_errors.is_trouble(e):
                refusal = storage_errors.as_refusal(e)
                self.hall.metrics.count("troubles")
                self.leave(refusal.kind, in_every(refusal.text), again=True)
                return
            log.exception("table %s: nobody could sit down", table)
            self.hall.metrics.count("failures")
            self.send(m.Bye(kind="internal", text=refusals.INTERNAL.text(self.lang), again=False))
            self.end(UNSEATED)

    async def receive(self) -> bytes | None:
        """Return the next frame; None once the client has gone."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        data = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
        self.hall.metrics.count("frames")
        if len(data) > LONGEST_FRAME:
            raise Refusal(refusals.TOO_LONG.fill(most=LONGEST_FRAME, n=len(data)), "too-long")
        return data

    async def sit(self, table: str) -> None:
        """Read the first frame, which says who comes, and connect to the table.

        Raises Refusal where it is no `sit`, or its tokens open nothing.
        """
        try:
            data = await asyncio.wait_for(self.receive(), self.hall.limiter.limits.until_seated)
        except TimeoutError:
            raise Refusal(refusals.NO_SIT.fill(), "no-sit") from None
        if data is None:
            return
        q = request.read_frame(data)
        if not isinstance(q, m.Sit):
            raise Refusal(refusals.SIT_FIRST.fill(), "sit-first")
        self.lang = request.choose_language(q.lang, self.lang)
        self.person = profiles.digest(q.person)
        self.hall.bans.check(self.address, self.person)
        live = await self.hall.table(table)
        self.held, may = self.hall.find_held_seats(live.record, tuple(q.tokens))
        if not may:
            raise Refusal(refusals.NO_SEAT.fill(), "no-seat", 403)
        if self.held:
            self.measured = f"{table} {self.held}"
        self.live = live
        self.wants_scenes = q.scenes
        await live.remember_person(self.held, self.person)
        await live.connect(self, q.epoch, q.seen)
        self.entered = True

    async def handle_frame(self, data: bytes) -> None:
        """Do what a frame asks; refusals are sent back with the id of the request."""
        try:
            self.hall.limiter.check("frames", self.hall.limiter.limits.frames, self.measured)
            q = request.read_frame(data)
        except Refusal as e:
            self.refuse(request.request_number(data), e)
            self.strikes += 1
            if self.strikes > STRIKES:
                self.end(REFUSED)
            return
        await self.do_request(self.dispatch(q), q)

    async def do_request(self, work: Coroutine[Any, Any, None], q: m.FromClient) -> None:
        """Do the work of a request; what goes wrong with it is sent back with its id."""
        try:
            await work
        except Refusal as e:
            self.refuse(q.id, e)
        except TableforgeError as e:
            self.refuse(q.id, refusals.as_refusal(e, "refused"))
        except Exception as e:
            if storage_errors.is_trouble(e):
                self.hall.metrics.count("troubles")
                self.refuse(q.id, storage_errors.as_refusal(e))
                return
            log.exception("table %s: %s", self.live and self.live.record.id, type(q).__name__)
            self.hall.metrics.count("failures")
            self.refuse(q.id, Refusal(refusals.INTERNAL.fill(), "internal", 500))

    def refuse(self, id: int, e: Refusal) -> None:
        """Send a refusal of request `id`."""
        self.hall.metrics.count("refused")
        self.send(m.RefusalMessage(id=id, kind=e.kind, code=e.code, text=e.text(self.lang), rule=e.rule))

    async def send_hint(self, live: Live, q: m.HintRequest) -> None:
        """Have a hint thought about, and send it."""
        self.send(await hints.give_hint(live, self, q))

    async def dispatch(self, q: m.FromClient) -> None:
        """Hand a message to the table."""
        live = self.live
        assert live is not None
        if (
            isinstance(
                q,
                (
                    m.Answer,
                    m.Why,
                    m.Peek,
                    m.Undo,
                    m.Consent,
                    m.OrderRequest,
                    m.GiveUp,
                    m.OfferDraw,
                    m.Settle,
                    m.Claim,
                    m.HintRequest,
                ),
            )
            and q.seat not in self.held
        ):
            raise Refusal(refusals.NOT_YOURS.fill(seat=q.seat), "not-yours", 403)
        match q:
            case m.Answer():
                began = time.monotonic()
                await self.hall.run_to_end(live.answer(self, q))
                self.hall.metrics.observe_answer(time.monotonic() - began)
            case m.Why():
                self.send(await live.explain_why(self, q))
            case m.Peek():
                self.send(await live.peek(self, q))
            case m.HintRequest():
                if self.advised is not None and not self.advised.done():
                    raise Refusal(refusals.HINT_UNDER_WAY.fill(), "hint-under-way", 429)
                # the bot may take its time: the client's other requests do not wait for it
                self.advised = asyncio.get_running_loop().create_task(self.do_request(self.send_hint(live, q), q))
            case m.ReadThing():
                if q.seat not in (self.held or (SPECTATOR,)):
                    raise Refusal(refusals.NOT_YOURS.fill(seat=q.seat), "not-yours", 403)
                self.send(await live.read_sheet(self, q))
            case m.Undo():
                await self.hall.run_to_end(live.undo(self, q))
                self.send(m.Ack(id=q.id, number=q.number))
            case m.Consent():
                await self.hall.run_to_end(live.consent(q))
                self.send(m.Ack(id=q.id))
            case m.OrderRequest():
                await live.change_order(q)
                self.send(m.Ack(id=q.id))
            case m.Say():
                if q.seat not in (self.held or (SPECTATOR,)):
                    raise Refusal(refusals.NOT_YOURS.fill(seat=q.seat), "not-yours", 403)
                self.hall.limiter.check("sayings", self.hall.limiter.limits.sayings, self.measured)
                await self.hall.run_to_end(live.say(q))
                self.send(m.Ack(id=q.id))
            case m.Overhear():
                self.send(await live.overhear(self, q))
            case m.GiveUp() | m.OfferDraw() | m.Settle() | m.Claim():
                await self.hall.run_to_end(live.apply_house_rule(self, q))
                self.send(m.Ack(id=q.id))
            case m.SetLanguage():
                await live.set_language(self, request.choose_language(q.lang))
                self.send(m.Ack(id=q.id))
            case m.Ping():
                self.send(m.Pong(id=q.id))
            case m.Sit():
                raise Refusal(refusals.SEATED.fill(), "seated")
