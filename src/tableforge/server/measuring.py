"""How strong a deck is, measured beside the tables: one measurement at a time, in a process of its own that gives way to bots.

So are two decks: one against the other, or what makes them even.  It ends with the server, and what it has found until then is
kept.  All workers on one database see the same measurement.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

import sqlalchemy as sa

from tableforge.lab import strength, telling
from tableforge.lab.strength import Sofar
from tableforge.server.lease import Worker
from tableforge.server.refusals import Refusal
from tableforge.server.store import MEASUREMENT, STRENGTHS, Database
from tableforge.table.library import Deck
from tableforge.tongue.text import Text

Json = dict[str, Any]
log = logging.getLogger(__name__)
NICE: Final = 15  # bots of tables have 5
MOST_KEPT: Final = 5000  # results of one game; the oldest is forgotten first
THE_ONE: Final = 1  # the key of the measurement that is under way
COMPARE, EVEN = "compare", "even"  # what is asked of two decks
BETWEEN: Final = "\n"  # in the key of two decks; no ref has it

BUSY: Final = Text(
    "another deck is being measured here: wait until that is done, or stop it",
    "un autre deck est en cours de mesure ici : attendez la fin, ou arrêtez-la",
)


@dataclass(frozen=True, slots=True)
class MeasuringSettings:
    """What is offered to whoever asks how strong a deck is; the first of each is the usual one."""

    margins: tuple[float, ...] = (2.0, 1.0, 5.0)  # points, against a field
    games: tuple[int, ...] = (20, 50, 100)  # in each scenario and difficulty
    compare: float = 3.0  # points, of two decks
    even: float = 1.5  # points of handicap, such as chains


@dataclass(frozen=True, slots=True)
class MeasuringOrder:
    """A deck that is to be measured, or two: `ref` is the deck's, or the key of both."""

    game: str
    ref: str
    mark: str
    deck: Deck
    bot: str
    margin: float
    games: int
    other: Deck | None = None
    what: str = ""  # is asked of two


class UnderWay(NamedTuple):
    """The measurement that is under way, and how far it is; `sofar` is None before its first games are told."""

    game: str
    ref: str
    began: float
    sofar: Sofar | None


class Kept(NamedTuple):
    """What a measurement came to: the deck that it was of, when it ended, and the figures."""

    mark: str
    at: float
    result: Json


def pair_key(ref: str, other: str, what: str) -> str:
    """Return the key under which is kept what was asked of a deck and another one."""
    return BETWEEN.join([ref, other, what])


def measure(order: MeasuringOrder, jobs: int, told: Callable[[Sofar], None], stop: Callable[[], bool]) -> Json:
    """Measure a deck as its game does it, or two; the figures as plain data."""
    if order.other is not None:
        return (compare_decks if order.what == COMPARE else even_decks)(order, order.other, jobs, told, stop)
    if strength.find_trial_source(order.game) is None:
        found = strength.measure(
            order.game, order.deck, bot=order.bot, margin=order.margin, jobs=jobs, nice=NICE, told=told, stop=stop
        )
        return found.dump()
    bot, trials = strength.try_out(
        order.game,
        order.deck,
        bot=order.bot,
        count=order.games,
        jobs=jobs,
        nice=NICE,
        told=lambda done, of: told(Sofar(done, of, 0.0, 0.0)),
        stop=stop,
    )
    summed = [telling.sum_up(order.game, trial) for trial in trials if trial.rows]
    return {"game": order.game, "bot": bot, "games": sum([one["games"] for one in summed]), "trials": summed}


def compare_decks(
    order: MeasuringOrder, other: Deck, jobs: int, told: Callable[[Sofar], None], stop: Callable[[], bool]
) -> Json:
    """Play a deck against another one, and both against the field."""
    stages: dict[str, int] = {"duel": 0, "first": 0, "second": 0}
    duel: list[float] = [0.0, 0.0]  # what is known of the one against the other

    def tell(what: str, sofar: Sofar) -> None:
        stages[what] = sofar.games
        if what == "duel":
            duel[:] = [sofar.won, sofar.margin]
        done = sum(stages.values())
        later = len([n for n in stages.values() if not n])
        told(Sofar(done, done + sofar.needed - sofar.games + later * sofar.needed, *duel))

    found = strength.compare(
        order.game,
        order.deck,
        other,
        bot=order.bot,
        margin=order.margin,
        jobs=jobs,
        nice=NICE,
        told=tell,
        stop=stop,
    )
    return {"bot": found.first.bot, "field": found.first.field, **found.dump()}


def even_decks(
    order: MeasuringOrder, other: Deck, jobs: int, told: Callable[[Sofar], None], stop: Callable[[], bool]
) -> Json:
    """Find the handicap that makes a deck and another one even."""
    curve = strength.even(
        order.game,
        order.deck,
        other,
        bot=order.bot,
        margin=order.margin,
        jobs=jobs,
        nice=NICE,
        told=lambda games, _: told(Sofar(games, games + 2 * strength.EVEN_GAMES, 0.0, 0.0)),
        stop=stop,
    )
    steps = [list(step) for step in curve.steps]
    return {"bot": order.bot, "games": sum([step.games for step in curve.steps]), "steps": steps}


class Measurements:
    """Runs the measurements of this worker; `jobs` is 0 where a thread does it."""

    def __init__(self, store: Database, worker: Worker, jobs: int) -> None:
        self.store = store
        self.worker = worker
        self.jobs = jobs
        self.stopping = threading.Event()
        self.task: asyncio.Task[None] | None = None
        self.failed: set[tuple[str, str]] = set()  # decks whose last measurement here went wrong
        self.notes: set[asyncio.Task[None]] = set()

    async def start(self, order: MeasuringOrder) -> None:
        """Begin a measurement.

        Raises Refusal while another one is under way on this server.
        """
        await self.store.write(lambda c: begin(c, self.worker, order))
        self.stopping = threading.Event()
        self.task = asyncio.get_running_loop().create_task(self.run(order, self.stopping))

    async def run(self, order: MeasuringOrder, stopping: threading.Event) -> None:
        """Measure in a thread of its own, and keep what came of it."""
        loop = asyncio.get_running_loop()

        def tell(sofar: Sofar) -> None:
            loop.call_soon_threadsafe(self.note, sofar, stopping)

        result: Json | None = None
        own = ThreadPoolExecutor(1, "measuring")  # for minutes: the threads of requests are few
        try:
            result = await loop.run_in_executor(own, measure, order, self.jobs, tell, stopping.is_set)
            self.failed.discard((order.game, order.ref))
        except Exception as e:
            log.error("deck %s of %s: not measured", order.ref, order.game, exc_info=e)
            self.failed.add((order.game, order.ref))
        finally:
            own.shutdown(wait=False)
        try:
            await self.store.write(lambda c: end(c, self.worker, order, result))
        except sa.exc.SQLAlchemyError as e:
            log.error("deck %s of %s: its strength is not kept: %s", order.ref, order.game, e)

    def note(self, sofar: Sofar, stopping: threading.Event) -> None:
        """Write down how far it is, and hear whether somebody wants it stopped."""

        async def write() -> None:
            try:
                if await self.store.write(lambda c: go_on(c, self.worker, sofar)):
                    stopping.set()
            except sa.exc.SQLAlchemyError as e:
                log.error("a measurement: how far it is was not written: %s", e)

        task = asyncio.get_running_loop().create_task(write())
        self.notes.add(task)
        task.add_done_callback(self.notes.discard)

    async def stop(self, game: str, ref: str) -> None:
        """Have the measurement of a deck stopped, whichever worker runs it; where it is this one, wait until it has ended."""
        mine = await self.store.write(lambda c: ask_to_stop(c, self.worker, game, ref))
        if mine:
            await self.close()

    async def close(self) -> None:
        """End what this worker measures, and keep what it has found."""
        self.stopping.set()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)


# ---------------------------------------------------------------- jobs of the store
def begin(c: sa.Connection, worker: Worker, order: MeasuringOrder) -> None:
    """Note that a deck is being measured.

    Raises Refusal while another one is, unless its worker is dead.
    """
    row = c.execute(sa.select(MEASUREMENT).with_for_update()).one_or_none()
    if row is not None and worker.is_alive(c, row.worker):
        raise Refusal(BUSY.fill(), "busy", 409)
    c.execute(MEASUREMENT.delete())
    new = {"worker": worker.id, "game": order.game, "ref": order.ref, "began": time.time()}
    c.execute(MEASUREMENT.insert().values(id=THE_ONE, sofar="", stopping=False, **new))


def go_on(c: sa.Connection, worker: Worker, sofar: Sofar) -> bool:
    """Note how far this worker's measurement is; whether somebody wants it stopped."""
    told = json.dumps([sofar.games, sofar.needed, sofar.won, sofar.margin])
    c.execute(MEASUREMENT.update().where(MEASUREMENT.c.worker == worker.id).values(sofar=told))
    return bool(c.execute(sa.select(MEASUREMENT.c.stopping).where(MEASUREMENT.c.worker == worker.id)).scalar())


def ask_to_stop(c: sa.Connection, worker: Worker, game: str, ref: str) -> bool:
    """Ask for the measurement of a deck to be stopped; whether it is this worker's."""
    this = (MEASUREMENT.c.game == game, MEASUREMENT.c.ref == ref)
    c.execute(MEASUREMENT.update().where(*this).values(stopping=True))
    return c.execute(sa.select(MEASUREMENT.c.worker).where(*this)).scalar() == worker.id


def end(c: sa.Connection, worker: Worker, order: MeasuringOrder, result: Json | None) -> None:
    """A measurement has ended; keep what it came to, where a game was played."""
    c.execute(MEASUREMENT.delete().where(MEASUREMENT.c.worker == worker.id))
    if result is None or not result["games"]:
        return
    forget_key(c, order.game, order.ref)
    kept = sa.select(STRENGTHS.c.ref).where(STRENGTHS.c.game == order.game).order_by(STRENGTHS.c.at.desc())
    for ref in list(c.execute(kept.offset(MOST_KEPT - 1)).scalars()):
        forget_key(c, order.game, ref)
    new = {"game": order.game, "ref": order.ref, "mark": order.mark, "at": time.time()}
    c.execute(STRENGTHS.insert().values(result=json.dumps(result), **new))


def forget_key(c: sa.Connection, game: str, key: str) -> None:
    """Delete what is kept under a key."""
    c.execute(STRENGTHS.delete().where(STRENGTHS.c.game == game, STRENGTHS.c.ref == key))


def forget_strength(c: sa.Connection, game: str, ref: str) -> None:
    """Delete what is known of the strength of a deck, by itself and beside others."""
    key = STRENGTHS.c.ref
    first = key.startswith(ref + BETWEEN, autoescape=True)
    second = key.contains(BETWEEN + ref + BETWEEN, autoescape=True)
    c.execute(STRENGTHS.delete().where(STRENGTHS.c.game == game, sa.or_(key == ref, first, second)))


def list_compared(c: sa.Connection, game: str, ref: str) -> list[str]:
    """The refs of the decks beside which a deck was measured, the latest first."""
    this = STRENGTHS.c.game == game, STRENGTHS.c.ref.startswith(ref + BETWEEN, autoescape=True)
    keys = c.execute(sa.select(STRENGTHS.c.ref).where(*this).order_by(STRENGTHS.c.at.desc())).scalars()
    return list(dict.fromkeys([key.split(BETWEEN)[1] for key in keys]))


def read_strength(c: sa.Connection, game: str, ref: str) -> Kept | None:
    """What is known of the strength of a deck."""
    this = STRENGTHS.c.game == game, STRENGTHS.c.ref == ref
    row = c.execute(sa.select(STRENGTHS).where(*this)).one_or_none()
    return None if row is None else Kept(row.mark, row.at, cast("Json", json.loads(row.result)))


def read_under_way(c: sa.Connection, worker: Worker) -> UnderWay | None:
    """The measurement that is under way; None where its worker is dead."""
    row = c.execute(sa.select(MEASUREMENT)).one_or_none()
    if row is None or not worker.is_alive(c, row.worker):
        return None
    return UnderWay(row.game, row.ref, row.began, Sofar(*json.loads(row.sofar)) if row.sofar else None)
