"""A seat over plain HTTP, for programs: look at the table, wait for a question, answer it.  The socket tells the same, sooner."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from tableforge.kernel.scene import Scene
from tableforge.server import messages as m
from tableforge.server import refusals
from tableforge.server.live import Live
from tableforge.server.refusals import Refusal
from tableforge.server.tables import Call, at_table, hall_of, lang_of, player_at
from tableforge.tongue.text import Text

LONGEST_WAIT: Final = 60.0  # seconds


class AnswerBody(Struct, forbid_unknown_fields=True):
    """The answer to question `number`; saying it twice does nothing more."""

    seat: m.SeatNumber
    number: Annotated[int, Meta(ge=0)]
    key: m.Key


class HttpClient:
    """A client that sits at a table for the length of one HTTP request."""

    def __init__(self, live: Live, held: tuple[int, ...], lang: str) -> None:
        self.live = live
        self.held = held
        self.lang = lang
        self.epoch = 0
        self.told = 0
        self.wants_scenes = False
        self.scenes: dict[int, Scene] = {}
        self.heard = asyncio.Event()

    def send(self, message: m.Message) -> None:
        """Wake whoever waits for something new; the message itself is read from the table."""
        self.heard.set()

    def leave(self, kind: str, why: Text, again: bool) -> None:
        """Wake whoever waits: the table is gone."""
        self.heard.set()

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for one of its seats, or the game is over."""
        return self.live.over or any([seat in self.held for seat in self.live.g.asked])

    async def wait(self, seconds: float) -> None:
        """Stay connected until a seat is asked, or for so many seconds; bots play on meanwhile."""
        until = asyncio.get_running_loop().time() + min(seconds, LONGEST_WAIT)
        self.live.clients.append(self)
        self.live.update_lines()
        self.live.start_autoplay()
        try:
            while not self.is_awaited and self in self.live.clients:
                self.heard.clear()
                await asyncio.wait_for(self.heard.wait(), until - asyncio.get_running_loop().time())
        except TimeoutError:
            return
        finally:
            if self in self.live.clients:
                self.live.clients.remove(self)
                self.live.update_lines()

    async def arrive(self) -> None:
        """Have it noted that the people of these seats have been at the table."""
        async with self.live.lock:
            await self.live.note_arrival(self.held)

    async def look_at_table(self, epoch: int, seen: int) -> m.TableMessage:
        """Return the state of the game, with what is new since `seen` events of `epoch`."""
        async with self.live.lock:
            known = epoch == self.live.record.epoch and seen <= len(self.live.g.events)
            self.told = seen if known else 0
            return self.live.table_message(self)


@get("/api/tables/{table:str}/seat")
async def look(
    request: Call,
    table: FromPath[str],
    epoch: FromQuery[int] = 0,
    seen: FromQuery[int] = 0,
    wait: FromQuery[float] = 0.0,
) -> m.TableMessage:
    """Where the game stands for the token's seats; with `wait`, once one of them is asked something, or after so many seconds."""
    if seen < 0 or not wait >= 0:
        raise Refusal(refusals.WRONG_FIELD.fill(name="seen" if seen < 0 else "wait"), "bad-request")
    _, held = await at_table(request, table)
    caller = HttpClient(await hall_of(request).table(table), held, lang_of(request))
    await caller.arrive()
    if wait:
        await caller.wait(wait)
    return await caller.look_at_table(epoch, seen)


@post("/api/tables/{table:str}/answer", status_code=200)
async def answer(request: Call, table: FromPath[str], data: JSONBody[AnswerBody]) -> m.TableMessage:
    """Answer a question; once that is on disk, where the game stands, and what came of it."""
    live, held = await player_at(request, table)
    if data.seat not in held:
        raise Refusal(refusals.NOT_YOURS.fill(seat=data.seat), "not-yours", 403)
    caller = HttpClient(live, held, lang_of(request))
    epoch, seen = live.record.epoch, len(live.g.events)
    said = m.Answer(seat=data.seat, number=data.number, key=data.key)
    await caller.arrive()
    await hall_of(request).run_to_end(live.answer(caller, said))
    return await caller.look_at_table(epoch, seen)


ROUTES: Final[tuple[Any, ...]] = (look, answer)
