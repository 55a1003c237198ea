"""A table in memory: its game, its clients, and every message between them.

Changes are serialised by `lock`: played, written to the database, and only then sent. A change that could not be
written is rolled back, so nobody sees what a crash would undo.
"""

from __future__ import annotations

import asyncio
import copy
import logging
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from msgspec import structs
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tableforge import lessons
from tableforge.errors import IllegalAnswer, TableforgeError
from tableforge.kernel.scene import Scene
from tableforge.kernel.settings import Data, PerSeat
from tableforge.server import (
    clock_records,
    clocks,
    deck_scores,
    faces,
    hints,
    house_rules,
    orders,
    outcome,
    profiles,
    ratings,
    records,
    refusals,
    scenes,
    talk,
    trust,
)
from tableforge.server import messages as m
from tableforge.server.house_rules import HouseRules
from tableforge.server.messages import SPECTATOR, UNSAID
from tableforge.server.outcome import HouseEnding
from tableforge.server.records import BOT, PERSON, StoredAnswer, TableRecord
from tableforge.server.refusals import Refusal
from tableforge.server.request import clean_text
from tableforge.server.running_clock import RunningClock
from tableforge.server.seat_view import (
    StoryCache,
    build_view,
    find_clock,
    find_silence,
    preview_answer,
    refuse_after,
    render_lines,
    seat_or_none,
)
from tableforge.table.sitting import Sitting, joint_key, start_of_save
from tableforge.tongue.text import Text, in_every

if TYPE_CHECKING:
    from tableforge.server.hall import Hall

log = logging.getLogger(__name__)
MOST_UNDONE: Final = 4  # lines of the story in a request to take back


def clock_time() -> float:
    """Return the time by which turns are timed; tests replace it."""
    return time.monotonic()


async def pause(seconds: float) -> None:
    """Wait before a bot or a standing order answers; tests replace it."""
    await asyncio.sleep(seconds)


class Client(Protocol):
    """A connection to a table."""

    lang: str
    held: tuple[int, ...]  # no seat: a spectator
    epoch: int
    told: int  # events
    wants_scenes: bool  # whether it gets the scene beside the view
    scenes: dict[int, Scene]  # the scenes sent last, by seat

    def send(self, message: m.Message) -> None:
        """Queue a message; a client that reads too slowly is dropped."""
        ...

    def leave(self, kind: str, why: Text, again: bool) -> None:
        """Close the connection with a reason; `again` where the client should reconnect."""
        ...


class PositionSnapshot(NamedTuple):
    """What is compared of two positions: what each seat is asked, how much chance was drawn, how many events there are."""

    asked: dict[int, tuple[str, tuple[int, ...]]]
    luck: tuple[object, ...]
    events: int


class PendingUndo:
    """A request to take back answers that waits for the consent of others."""

    def __init__(self, id: int, seat: int, number: int, waiting: set[int]) -> None:
        self.id = id
        self.seat = seat
        self.number = number
        self.waiting = waiting


def illegal_answer(e: IllegalAnswer) -> Refusal:
    """Return the refusal of an illegal answer, with the rule behind it where there is one."""
    if e.reason is None:
        return refusals.as_refusal(e, "illegal")
    return Refusal(in_every(e.reason.text), "illegal", rule=e.reason.rule, code=e.code)


class Live:
    """One table: created by replaying its answers.

    Raises TableforgeError where they do not fit the game.
    """

    def __init__(
        self, hall: Hall, record: TableRecord, given: list[StoredAnswer], clock: dict[str, Any] | None = None
    ) -> None:
        self.hall = hall
        self.record = record
        self.clock_rule = clocks.rule_of(record.note)
        self.clock: RunningClock | None = None
        self.house = HouseRules(self)
        self.lost: dict[int, float] = {}  # the seats of people without a line, and since when
        self.told_away = False  # whether the last times that were sent had somebody away
        self.answers: list[StoredAnswer] = []
        self.floors: list[int] = []  # after each answer, `last_reveal` as it was then
        self.first_events: list[int] = []  # the number of the first event of each answer
        self.last_answers: dict[int, int] = {}  # the number of each seat's last answer
        self.asked_since: dict[int, int] = {}  # the number from which on each seat is asked its present question
        self.waits_since: dict[int, float] = {}  # since when the game waits for each seat
        # The question at which a seat gave an order while its clock ran.
        self.ordered_in: dict[int, tuple[int, int]] = {}
        self.snapshot_now: PositionSnapshot  # of the present position
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.orders = {seat: orders.SeatOrders(seat) for seat in range(len(record.chairs))}
        self.lesson = lessons.find_lesson(record.game, record.note.get("lesson", ""))
        self.puzzle_from = int(record.note.get("puzzle_from", 0))  # the answers before it lead to a puzzle's position
        self.people_seated: dict[int, str] = {}  # by seat, the digest of the key of the last person
        self.faces: dict[int, faces.Face] = {}  # by seat, what is seen of people besides their names
        self.pending_undo: PendingUndo | None = None
        self.undo_count = 0
        self.hints = hints.HintGiver()
        self.stories: dict[tuple[int, str], StoryCache] = {}
        self.seat_updates: dict[tuple[int, str, int], m.SeatUpdate] = {}  # of the present position
        self.scene_cache: dict[tuple[int, str], Scene] = {}  # of the present position
        self.playing: asyncio.Task[None] | None = None
        self.gone = False  # unloaded: nobody may use this object any more
        self.idle_since = time.monotonic()
        self.turn, self.turn_began = "", 0.0  # the turn whose time is shown, and since when
        self.g = self.new_sitting()
        self.replay(given)
        self.start_clock(clock)

    def new_sitting(self) -> Sitting:
        """Return the game before its first answer."""
        return start_of_save(self.hall.game(self.record.game), self.record.save(()))

    def replay(self, given: Iterable[StoredAnswer]) -> None:
        """Give stored answers to the game, in order.

        Raises TableforgeError where one does not fit.
        """
        self.asked_since = dict.fromkeys(self.g.asked, 0)
        self.begin_waits()
        self.snapshot_now = self.take_snapshot()
        for a in given:
            self.g.answer(a.key)
            self.record_answer(a)
            time.sleep(0)  # runs in a thread: gives up the GIL after each answer

    # ------------------------------------------------------------ what holds now
    @property
    def over(self) -> bool:
        """Whether the game has ended, by the book or by a rule of the house."""
        return outcome.is_over(self.record, self.g)

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are asked something; nobody once a rule of the house has ended the game."""
        return () if self.over else tuple(self.g.asked)

    @property
    def number(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    @property
    def last_reveal(self) -> int:
        """The number of the first answer after the last one that revealed something hidden."""
        return self.floors[-1] if self.floors else 0

    @property
    def undo_floor(self) -> int:
        """The lowest number that can be taken back to: `last_reveal`, but 0 in practice once all guests have come."""
        if self.is_puzzle:
            return self.puzzle_from
        return 0 if self.g.practice and not trust.awaits_guests(self.record) else self.last_reveal

    def needs_consent(self, number: int, others: set[int]) -> bool:
        """Whether `others` must agree to take back answers from `number` on.

        In practice only guests are asked, and only about what was revealed.
        """
        return bool(others) and not (
            self.g.practice and (number >= self.last_reveal or not trust.has_guests(self.record))
        )

    def take_snapshot(self) -> PositionSnapshot:
        """Return the snapshot of the present position."""
        asked = {seat: (d.kind, d.raw.options) for seat, d in self.g.asked.items()}
        return PositionSnapshot(asked, self.g.game.undo.chance_drawn(self.g.state), len(self.g.events))

    def record_answer(self, a: StoredAnswer) -> None:
        """Update everything derived from the answers after `a` was given to the game."""
        before, now = self.snapshot_now, self.take_snapshot()
        shown = self.g.game.undo.is_final(self.g.state, self.g.news, now.luck != before.luck)
        self.floors.append(self.number + 1 if shown else self.last_reveal)
        self.last_answers[a.seat] = self.number
        self.answers.append(a)
        self.first_events.append(before.events)
        same = [seat for seat in now.asked if seat != a.seat and now.asked[seat] == before.asked.get(seat)]
        self.asked_since = {seat: self.asked_since[seat] if seat in same else self.number for seat in now.asked}
        at = clock_time()
        self.waits_since = {seat: self.waits_since.get(seat, at) if seat != a.seat else at for seat in now.asked}
        self.snapshot_now = now
        self.clear_caches()

    @property
    def memoir(self) -> dict[str, m.Json] | None:
        """The position as a checkpoint that other content can resume from, or None where there is none here."""
        return self.g.game.persistence.checkpoint(self.g.state)

    def human_seats(self) -> set[int]:
        """Return the seats that no bot plays."""
        return records.human_seats(self.record)

    def is_alone(self, held: Iterable[int]) -> bool:
        """Whether one client holds all seats that no bot plays."""
        return self.human_seats() <= {*held}

    def may_be_read(self, held: Iterable[int]) -> bool:
        """Whether the holder of these seats may see the whole game."""
        return trust.may_read(self.record, held, self.over)

    def consenting_seats(self, held: Iterable[int]) -> set[int]:
        """Return the seats of other people, who would have to agree to an undo."""
        return {c.seat for c in self.record.chairs if c.kind == PERSON} - {*held}

    def name_of(self, seat: int, lang: str) -> str:
        """Return the name of a seat: its person, its role, or its number."""
        return records.seat_title(self.record, self.g.game, seat, lang)

    # ------------------------------------------------------------ coming and going
    async def connect(self, client: Client, epoch: int, seen: int) -> None:
        """Add a client and send it the welcome, the people, the table and the chat.

        `epoch` and `seen` say what it knows already. Raises Refusal where the table has just been unloaded.
        """
        async with self.lock:
            self.check_in_memory()
            known = epoch == self.record.epoch and seen <= len(self.g.events)
            client.epoch, client.told = self.record.epoch, seen if known else 0
            self.clients.append(client)
            self.update_lines()
            client.send(self.welcome(client))
            self.send_people()
            self.send_times(client)
            client.send(self.table_message(client))
            if self.pending_undo is not None:
                client.send(self.consent_question(client))
            self.house.tell(client)
            await self.note_arrival(client.held)
        said = await self.hall.store.read(lambda c: records.sayings_of(c, self.record.id))
        client.send(m.ChatHistory(sayings=[self.chat_line(x, client.lang) for x in said]))
        self.start_autoplay()

    async def note_arrival(self, seats: Iterable[int]) -> None:
        """Take note that people are at the table for the first time; the table's lock is held.

        Failures are logged: then they are awaited until they come again.
        """
        if not records.awaited_seats(self.record) & {*seats} or self.gone:
            return
        record = records.without_awaited(self.record, seats)
        try:
            await self.hall.store.write(lambda c: records.change_note(c, record))
        except (Refusal, SQLAlchemyError) as e:
            log.error("table %s: it is not kept who has come: %s", self.record.id, e)
            return
        self.record = record
        self.begin_waits()
        await self.change_clock()
        self.send_times()

    async def remember_person(self, seats: Iterable[int], person: str) -> None:
        """Write which person sits in some seats; failures are logged, for the game does not depend on it."""
        new = [seat for seat in seats if self.people_seated.get(seat) != person]
        if not new or not person:
            return
        table = self.record.id
        try:
            await self.hall.store.write(lambda c: profiles.write_seats(c, table, new, person))
            self.people_seated |= dict.fromkeys(new, person)
            await self.load_faces()
        except SQLAlchemyError as e:
            log.error("table %s: it is not kept who sits there: %s", self.record.id, e)

    async def load_faces(self) -> None:
        """Read what is seen of the people at the table besides their names.

        Raises SQLAlchemyError where the database cannot be read.
        """
        table, game, pace = self.record.id, self.record.game, ratings.pace_of(self.record)
        self.faces = await self.hall.store.read(lambda c: faces.faces_at(c, table, game, pace))

    def show_new_ratings(self) -> None:
        """Tell everybody the ratings after a game that has counted, in the background."""

        async def show() -> None:
            try:
                await self.load_faces()
            except SQLAlchemyError as e:
                log.error("table %s: the new ratings are not shown: %s", self.record.id, e)
            self.send_people()

        task = asyncio.get_running_loop().create_task(show())
        self.hall.under_way.add(task)
        task.add_done_callback(self.hall.under_way.discard)

    def check_in_memory(self) -> None:
        """Raise Refusal where the table has been unloaded; a client that asks again finds the right place."""
        if self.gone:
            raise Refusal(refusals.MOVED.fill(), "moved", 503)

    def disconnect(self, client: Client) -> None:
        """Remove a client, and tell the others."""
        if client in self.clients:
            self.clients.remove(client)
            self.idle_since = time.monotonic()
            self.update_lines()
            self.send_people()
            self.send_times()

    async def set_language(self, client: Client, lang: str) -> None:
        """Send a client everything again, in another language."""
        async with self.lock:
            client.lang, client.told = lang, 0
            client.scenes.clear()
            client.send(self.welcome(client))
            client.send(self.people_message(lang))
            client.send(self.table_message(client))
            self.house.tell(client)

    # ------------------------------------------------------------ telling
    def welcome(self, client: Client) -> m.Welcome:
        """Return the message that tells a client what stays the same."""
        game, record, lang = self.g.game, self.record, client.lang
        offers = [m.OrderOffer(word, text.text(lang)) for word, text in orders.list_offers(game)]
        return m.Welcome(
            table=record.id,
            game=game.name,
            title=game.title.text(lang) or game.name.capitalize(),
            brief=game.speech.describe_setup(record.setup, lang),
            lang=lang,
            held=list(client.held),
            setup=self.public_setup(),
            practice=self.g.practice,
            offers=offers,
            lesson=record.note.get("lesson", ""),
            campaign=record.note.get("campaign", ""),
            clock=m.ClockInfo(text=self.clock_rule.text(lang), **self.clock_rule.dump()) if self.clock_rule else None,
            house=self.house.list_offers(client),
            notice=self.notice(client),
            talk=talk.is_open(record.note),
            phrases=talk.tell_phrases(lang),
            hints=hints.may_have_hints(self, client.held),
        )

    def notice(self, client: Client) -> str:
        """Return what a client should read before it plays: that content has changed, and for a guest what others could know."""
        changed = self.record.note.get(records.NOTICE, {}).get(client.lang, "")
        guest = any([trust.was_invited(self.record.chairs[seat]) for seat in client.held])
        said = trust.guest_warnings(self.record, self.g.game, client.lang) if guest and not self.over else []
        return " ".join([text for text in (changed, *said) if text])

    def public_setup(self) -> dict[str, m.Json]:
        """Return the settings without decks and positions."""
        out = dict(self.record.setup)
        for s in self.g.game.settings:
            if isinstance(s.kind, Data) or (isinstance(s.kind, PerSeat) and s.kind.of.name == "deck"):
                out.pop(s.name, None)
        return out

    def people_message(self, lang: str) -> m.People:
        """Return who sits at the table."""
        sitting = {seat for client in self.clients for seat in client.held}
        seats = [
            records.describe_seat(self.record, self.g.game, c, c.seat in sitting, lang) for c in self.record.chairs
        ]
        seats = faces.with_faces(seats, self.faces, self.record.game)
        return m.People(seats=seats, watching=sum([not client.held for client in self.clients]))

    def send_people(self) -> None:
        """Send everybody who sits at the table."""
        for client in self.clients[:]:
            client.send(self.people_message(client.lang))

    def table_message(self, client: Client) -> m.TableMessage:
        """Return the state of the game for a client: what is new since its last message, through each of its seats."""
        first = client.told
        client.epoch, client.told = self.record.epoch, len(self.g.events)
        eyes = [self.seat_update(seat, client.lang, first) for seat in client.held or (SPECTATOR,)]
        return m.TableMessage(
            epoch=self.record.epoch,
            number=self.number,
            first=first,
            told=len(self.g.events),
            asked=list(self.asked_seats),
            eyes=eyes,
            over=self.over,
            ending=outcome.describe_ending(self.record, self.g, client.lang),
            undo=self.undo_status(client),
            lesson=self.lesson_progress(client),
            clock=self.turn_clock(eyes[0].view),
            times=self.times(),
            scenes=self.scene_updates(client, eyes),
        )

    def scene_updates(self, client: Client, eyes: list[m.SeatUpdate]) -> list[m.SceneUpdate]:
        """Return what has changed of the scene of each seat, for a client that asked for scenes."""
        if not client.wants_scenes:
            return []
        before, client.scenes = client.scenes, {x.seat: self.draw_scene(x, client.lang) for x in eyes}
        return [scenes.diff_scene(scene, before.get(seat, scenes.NOTHING)) for seat, scene in client.scenes.items()]

    def draw_scene(self, eyes: m.SeatUpdate, lang: str) -> Scene:
        """Return the scene of a seat, cached for the position."""
        found = self.scene_cache.get((eyes.seat, lang))
        if found is None:
            found = self.scene_cache[eyes.seat, lang] = self.g.scene(seat_or_none(eyes.seat), lang, eyes.view)
        return found

    def turn_clock(self, view: dict[str, m.Json]) -> m.Clock | None:
        """Return the clock of the present turn, where the game shows one; it starts when the turn is first shown."""
        found = find_clock(self.g.game, view)
        if found is None:
            return None
        turn, seat, seconds = found
        if turn != self.turn:
            self.turn, self.turn_began = turn, clock_time()
        return m.Clock(seat, seconds, round(clock_time() - self.turn_began, 1))

    # ------------------------------------------------------------ the clock of the house
    def clock_now(self) -> float:
        """Return the time by which the clock runs: that of service for days, which go by while the table sleeps."""
        return self.hall.service.now() if self.clock_rule.kind == clocks.DAYS else clock_time()

    def start_clock(self, state: dict[str, Any] | None) -> None:
        """Start the clock from where it stood, and count every seat of a person as one without a line."""
        self.lost = dict.fromkeys(records.owned_seats(self.record), clock_time())
        if self.clock_rule:
            self.clock = RunningClock(self.clock_rule, len(self.record.chairs), state, self.clock_now())
            self.run_clock()

    def timed_seats(self) -> set[int]:
        """Return the seats whose clock runs: those that are asked, but for bots and standing orders, once all have come."""
        chairs = self.record.chairs
        if any([c.kind == records.OPEN for c in chairs]) or records.awaited_seats(self.record):
            return set()
        return {
            s
            for s in self.asked_seats
            if chairs[s].kind == PERSON
            and (self.orders[s].answer(self.g) is None or self.ordered_in.get(s) == self.question_of(s))
        }

    def question_of(self, seat: int) -> tuple[int, int]:
        """Return what tells the present question of a seat from all others of this table."""
        return self.record.epoch, self.asked_since.get(seat, self.number)

    def run_clock(self) -> None:
        """Let the clock run for whom the table waits now."""
        if self.clock is None:
            return
        if self.over:
            self.clock.stop(self.clock_now())
        else:
            self.clock.run_for(self.timed_seats(), self.clock_now())

    async def change_clock(self) -> None:
        """Let the clock run for whom the table waits now, and write that; failures are logged, the next change writes it."""
        if self.clock is None or self.gone:
            return
        self.run_clock()
        await self.save_clock()

    async def save_clock(self) -> None:
        """Write how the clock stands; failures are logged, for the game does not depend on it."""
        if self.clock is None:
            return
        self.clock.advance(self.clock_now())
        try:
            await self.hall.store.write(self.clock_job())
        except SQLAlchemyError as e:
            log.error("table %s: its clock is not kept: %s", self.record.id, e)

    def clock_job(self) -> Callable[[Connection], None]:
        """Return the job of the database that writes the clock as it stands now."""
        if self.clock is None:
            return lambda c: None
        table, state = self.record.id, self.clock.dump()
        due = self.clock.due() if self.clock_rule.kind == clocks.DAYS else None
        return lambda c: clock_records.write_clock(c, table, state, due)

    def is_late(self) -> bool:
        """Whether somebody is out of time."""
        return self.clock is not None and not self.over and self.clock.find_late(self.clock_now()) is not None

    async def check_time(self) -> None:
        """End the game if somebody is out of time; the table's lock is held.

        Raises Refusal where that could not be written.
        """
        late = self.clock.find_late(self.clock_now()) if self.clock is not None and not self.over else None
        if late is not None:
            await self.end_by_house(
                outcome.end_by_house(self.g.game, len(self.record.chairs), outcome.OUT_OF_TIME, late)
            )

    async def end_by_house(self, house: HouseEnding) -> None:
        """End the game by a rule of the house, write that, and tell everybody; the table's lock is held.

        Raises Refusal where it could not be written; then the game goes on.
        """
        self.check_in_memory()
        note = {name: value for name, value in self.record.note.items() if name != house_rules.NOTE}
        record = replace(
            self.record, number=self.number, asked=(), over=True, note={**note, outcome.ENDED: house.dump()}
        )
        drawn = house.how == outcome.DRAWN
        results = deck_scores.deck_results(self.g, house.winners, drawn) if self.counts else []
        rated = ratings.collect(record, self.g)
        had, self.record, before = self.record, record, copy.deepcopy(self.clock)
        self.run_clock()
        clock = self.clock_job()

        def keep(c: Connection) -> None:
            records.end_table(c, record, results)
            clock(c)
            ratings.settle(c, record, rated)

        try:
            await self.write(keep)
        except Refusal:
            self.record, self.clock = had, before
            raise
        self.cancel_undo(refusals.GAME_ENDED)
        self.clear_caches()
        self.send_table()
        self.hall.on_game_ended(record)

    async def write(self, job: Callable[[Connection], None]) -> None:
        """Write a change of this table.

        Raises Refusal where it could not be written; where another worker has the table, it is unloaded here.
        """
        try:
            await self.hall.store.write(job)
        except Exception as e:
            raise self.describe_failure(e) from None

    # ------------------------------------------------------------ lost lines
    def update_lines(self) -> None:
        """Take note of whose line is lost or back."""
        sitting = {seat for client in self.clients for seat in client.held}
        for seat in records.owned_seats(self.record):
            if seat in sitting and seat in self.lost:
                del self.lost[seat]
                if self.clock is not None:
                    self.clock.regain_line(seat, self.clock_now())
            elif seat not in sitting and seat not in self.lost:
                self.lost[seat] = clock_time()
                if self.clock is not None:
                    self.clock.lose_line(seat, self.clock_now())

    def begin_waits(self) -> None:
        """Count from now on how long the game waits for whoever is asked."""
        self.waits_since = dict.fromkeys(self.g.asked, clock_time())

    def seconds_awaited(self, seat: int) -> float:
        """Return for how long the game has waited for a seat without a line: before its turn nobody is missed."""
        now = clock_time()
        return now - max(self.lost.get(seat, now), self.waits_since.get(seat, now))

    def times(self) -> m.TableTimes | None:
        """Return the time of each seat and who is away; None where there is neither."""
        away, awaited = self.house.away(), [] if self.over else sorted(records.awaited_seats(self.record))
        if self.clock is None and not away and not awaited:
            return None
        return m.TableTimes([] if self.clock is None else self.clock.tell(self.clock_now()), away, awaited)

    def send_times(self, but: Client | None = None) -> None:
        """Send everybody but one the times, where there are any, or where somebody was away."""
        times = self.times()
        if times is None and not self.told_away:
            return
        self.told_away = times is not None and bool(times.away or times.awaited)
        for client in self.clients[:]:
            if client is not but:
                client.send(m.TimesMessage(times=times or m.TableTimes([], [], [])))

    def seat_update(self, seat: int, lang: str, first: int) -> m.SeatUpdate:
        """Return what a seat knows, with the events from `first` on; cached for the position."""
        found = self.seat_updates.get((seat, lang, first))
        if found is None:
            tale = self.stories.setdefault((seat, lang), StoryCache())
            tale.extend(self.g.game, self.g.events, seat, lang)
            first_line, lines = tale.lines_since(first)
            who = seat_or_none(seat)
            view = build_view(self.g, who, lang)
            hushed = find_silence(self.g.game, view)
            found = m.SeatUpdate(
                seat=seat,
                view=view,
                question=None if who is None or self.over else self.g.question(who, lang),
                lines=lines,
                first_line=first_line,
                events=self.g.story(who, first),
                orders=[] if who is None else self.orders[who].list_active(lang),
                hushed="" if hushed is None else hushed[1].text(lang),
            )
            self.seat_updates[seat, lang, first] = found
        return found

    def clear_caches(self) -> None:
        """Forget what was cached for the position."""
        self.seat_updates.clear()
        self.scene_cache.clear()

    def send_table(self) -> None:
        """Send everybody the state of the game."""
        for client in self.clients[:]:
            client.send(self.table_message(client))

    # ------------------------------------------------------------ answering
    async def answer(self, client: Client, q: m.Answer) -> None:
        """Handle an answer: play it, write it, acknowledge it, and tell everybody.

        An answer that was given before is only acknowledged. Raises Refusal where it is stale, illegal, against the
        lesson, or not written.
        """
        ack = m.Ack(id=q.id, number=q.number)
        async with self.lock:
            if self.is_repeated(q.seat, q.number, q.key):
                client.send(ack)
                return
            await self.check_time()
            if q.epoch not in (UNSAID, self.record.epoch):
                raise Refusal(refusals.STALE.fill(number=q.number, now=self.number), "stale")
            self.check_fresh(q.seat, q.number)
            self.check_lesson(q.seat, q.key)
            await self.play_answer(q.seat, q.key, q.number, (client, ack))
        self.start_autoplay()

    def check_fresh(self, seat: int, number: int) -> None:
        """Raise Refusal where `number` is not that of the seat's present question.

        A joint question keeps its number while others answer.
        """
        if not self.asked_since.get(seat, self.number) <= number <= self.number:
            raise Refusal(refusals.STALE.fill(number=number, now=self.number), "stale")

    def is_repeated(self, seat: int, said: int, key: str) -> bool:
        """Whether this very answer has been given already."""
        bare = (key, joint_key(seat, key))
        return any([a.seat == seat and a.said == said and a.key in bare for a in self.answers[said:]])

    async def play_answer(self, seat: int, key: str, said: int, *first: tuple[Client, m.Message]) -> None:
        """Play an answer, write it, and send the result to everybody; `first` are messages sent before.

        All or nothing: raises Refusal where it is illegal or could not be written, and then the game is as before.
        """
        self.check_in_memory()
        if self.over:
            raise Refusal(refusals.GAME_ENDED.fill(), "over", 409)
        whole = self.g.state.pending
        kept_as = joint_key(seat, key) if whole is not None and whole.joint else key  # as a save has it
        try:
            self.g.answer(key, seat)
        except IllegalAnswer as e:
            raise illegal_answer(e) from None
        answer = StoredAnswer(seat, said, kept_as)
        self.record_answer(answer)
        self.automatic_seat()  # drops standing orders that are fulfilled
        before_clock = copy.deepcopy(self.clock)
        self.run_clock()
        record, clock = self.to_record(), self.clock_job()
        won = outcome.winners(record, self.g) if record.over and self.counts else None
        results = [] if won is None else deck_scores.deck_results(self.g, won)
        memoir, owner, rated = self.memoir, self.hall.owner, ratings.collect(record, self.g)
        learned = profiles.collect_learned(self.g, self.number == 1) if self.counts else {}

        def keep(c: Connection) -> None:  # captures plain data only: the queue may hold it for a while
            records.add_answer(c, record, answer, results, memoir)
            profiles.write_learned(c, record, owner, learned)
            clock(c)
            ratings.settle(c, record, rated)

        kept = self.hall.store.write(keep)
        # built while the disk writes
        telling: list[tuple[Client, m.Message]] = [(client, self.table_message(client)) for client in self.clients]
        try:
            await kept
        except Exception as e:
            self.revert_to_disk()
            self.clock = before_clock
            raise self.describe_failure(e) from None
        self.record = record
        self.hall.metrics.count("answers")
        self.cancel_undo(refusals.OVERTAKEN)
        for client, message in (*first, *telling):
            client.send(message)
        self.hall.call_absent(self)
        if learned and record.house:
            self.hall.write_house_profile(record, learned)
        if record.over:
            self.hall.on_game_ended(record)

    def to_record(self) -> TableRecord:
        """Return the record of the table as the game stands."""
        return replace(self.record, number=self.number, asked=self.asked_seats, over=self.over)

    def revert_to_disk(self) -> None:
        """Drop the last answer, which was not written, by replaying the others."""
        given, self.answers, self.floors, self.first_events, self.last_answers = self.answers[:-1], [], [], [], {}
        self.g = self.new_sitting()
        self.replay(given)
        for client in self.clients:
            client.told = min(client.told, len(self.g.events))
            client.scenes.clear()  # the last update was never sent

    def describe_failure(self, e: Exception) -> TableforgeError:
        """Return the error to raise for a failed write; where another worker owns the table, it is unloaded here."""
        if isinstance(e, Refusal):
            self.hall.drop(self, "moved", refusals.MOVED)
            return e
        log.error("table %s: not written: %s", self.record.id, e)
        self.hall.metrics.count("failures")
        return Refusal(refusals.NOT_KEPT.fill(), "not-kept", 503)

    def reset(self, given: list[StoredAnswer]) -> None:
        """Recompute what is derived from the answers, after some were taken back."""
        self.floors, self.first_events = self.floors[: len(given)], self.first_events[: len(given)]
        self.answers = given
        self.last_answers = {a.seat: n for n, a in enumerate(given)}
        self.asked_since = dict.fromkeys(self.g.asked, self.number)
        self.begin_waits()
        self.snapshot_now = self.take_snapshot()
        self.clear_caches()

    # ------------------------------------------------------------ puzzles and lessons
    @property
    def is_puzzle(self) -> bool:
        """Whether it is the table of a puzzle: then nobody plays on once the turn is over."""
        return "puzzle" in self.record.note

    @property
    def is_in_earnest(self) -> bool:
        """Whether it is a game like others, and neither a lesson nor a puzzle."""
        return self.lesson is None and not self.is_puzzle

    @property
    def counts(self) -> bool:
        """Whether its result is kept: a game in earnest, with somebody at it, to which everybody has come."""
        return self.is_in_earnest and bool(self.human_seats()) and not records.awaited_seats(self.record)

    @property
    def step(self) -> int:
        """How many steps of the lesson are done."""
        return sum([a.seat == lessons.LEARNER for a in self.answers])

    def lesson_progress(self, client: Client) -> m.LessonProgress | None:
        """Return the progress of the lesson for the learner, None for others: its keys would give away a hand."""
        if self.lesson is None or lessons.LEARNER not in client.held:
            return None
        wanted = self.lesson.wanted_keys(self.step, self.g.question(lessons.LEARNER))
        return m.LessonProgress(self.step, self.over or self.step >= len(self.lesson.steps), wanted)

    def check_lesson(self, seat: int, key: str) -> None:
        """Raise Refusal for a legal answer that leads away from the lesson."""
        if self.lesson is None or seat != lessons.LEARNER or (q := self.g.question(seat)) is None or key not in q.keys:
            return
        why = self.lesson.why_not(self.step, key)
        if why is not None:
            raise Refusal(why, "lesson")

    # ------------------------------------------------------------ asking
    async def explain_why(self, client: Client, q: m.Why) -> m.ReasonMessage:
        """Return why a key is no legal answer now, or after another; the text is empty where it is one, or the seat cannot know."""
        async with self.lock:
            reason = refuse_after(self.g, q.seat, q.after, q.key) if q.after else self.g.why_not(q.key, q.seat)
        if reason is None:
            return m.ReasonMessage(id=q.id, key=q.key, text="", rule="")
        return m.ReasonMessage(id=q.id, key=q.key, text=reason.text(client.lang), rule=reason.rule)

    async def peek(self, client: Client, q: m.Peek) -> m.Peeked:
        """Return what an answer would lead to, as far as the seat can know.

        Raises Refusal where it is stale or illegal, or the seat is not asked.
        """
        async with self.lock:
            self.check_fresh(q.seat, q.number)
            if q.seat not in self.g.asked:
                raise Refusal(refusals.NOT_ASKED.fill(seat=q.seat), "not-asked")
            try:
                seen = preview_answer(self.g, q.seat, q.key, client.lang)
            except IllegalAnswer as e:
                raise illegal_answer(e) from None
        known = m.Peeked(id=q.id, key=q.key, lines=seen.lines, unsure=seen.unsure, next=seen.next)
        known.then, known.meets = list(seen.then), list(seen.meets)
        return known

    async def read_sheet(self, client: Client, q: m.ReadThing) -> m.SheetMessage:
        """Return what is printed on a thing of the scene; empty where the seat sees no such thing."""
        async with self.lock:
            eyes = self.seat_update(q.seat, client.lang, client.told)
            thing = self.draw_scene(eyes, client.lang).find(q.key)
            if thing is None:
                return m.SheetMessage(id=q.id, key=q.key)
            x = self.g.game.shown.sheet(eyes.view, thing, client.lang)
        return m.SheetMessage(id=q.id, key=q.key, name=x.name, kind=x.kind, facts=x.facts, lines=x.lines, rules=x.rules)

    # ------------------------------------------------------------ taking back
    def undo_target(self, held: Iterable[int]) -> int:
        """Return the number of the last answer of some seats; -1 where there is none."""
        return max([self.last_answers.get(seat, -1) for seat in held], default=-1)

    @property
    def has_counted(self) -> bool:
        """Whether the game is over and has counted for ratings: then its end is not taken back."""
        return self.record.over and ratings.counts(self.record, self.g.game)

    def undo_status(self, client: Client) -> m.UndoStatus:
        """Return whether and how a client's last answer can be taken back."""
        to = self.undo_target(client.held)
        if outcome.ENDED in self.record.note:
            return m.UndoStatus(False, False, refusals.GAME_ENDED.text(client.lang))
        if to < 0:
            return m.UndoStatus(False, False, refusals.NOTHING_BACK.text(client.lang))
        if self.has_counted:
            return m.UndoStatus(False, False, refusals.COUNTED.text(client.lang))
        if to < self.undo_floor:
            return m.UndoStatus(False, False, refusals.SHOWN.text(client.lang), self.settling_rule(to))
        return m.UndoStatus(True, self.needs_consent(to, self.consenting_seats(client.held)), to=to)

    def settling_rule(self, number: int) -> str:
        """Return the rule of the last event since an answer that cannot be undone; "" where only chance was drawn."""
        for n in range(len(self.g.events) - 1, self.first_events[number] - 1, -1):
            if self.g.game.undo.makes_final(self.g.events[n]):
                return self.g.events[n].rule
        return ""

    async def undo(self, client: Client, q: m.Undo) -> None:
        """Take back answers at once, or ask the others for consent.

        Raises Refusal where there is nothing to take back, something was revealed, or another request waits.
        """
        async with self.lock:
            await self.check_time()
            if outcome.ENDED in self.record.note:
                raise Refusal(refusals.GAME_ENDED.fill(), "over", 409)
            if q.number >= self.number:
                raise Refusal(refusals.NOTHING_BACK.fill(), "nothing")
            if self.has_counted:
                raise Refusal(refusals.COUNTED.fill(), "counted")
            if q.number < self.undo_floor:
                raise Refusal(refusals.SHOWN.fill(), "shown", rule=self.undo_status(client).rule)
            others = self.consenting_seats(client.held)
            if self.pending_undo is not None:
                raise Refusal(refusals.PLEA_UNDER_WAY.fill(), "plea")
            if self.needs_consent(q.number, others):
                self.undo_count += 1
                self.pending_undo = PendingUndo(self.undo_count, q.seat, q.number, others)
                for other in self.clients:
                    other.send(self.consent_question(other))
            else:
                await self.take_back(q.number, client.held)
        self.start_autoplay()

    async def consent(self, q: m.Consent) -> None:
        """Handle one seat's consent or refusal; the requester may withdraw.

        Raises Refusal where no such request waits for it.
        """
        async with self.lock:
            plea = self.pending_undo
            withdrawn = plea is not None and q.seat == plea.seat and not q.yes
            if plea is None or plea.id != q.plea or not (withdrawn or q.seat in plea.waiting):
                raise Refusal(refusals.NO_PLEA.fill(), "plea")
            if not q.yes:
                self.cancel_undo(refusals.WITHDRAWN if withdrawn else refusals.DENIED, seat=q.seat)
                return
            if plea.waiting != {q.seat}:
                plea.waiting.discard(q.seat)
                for client in self.clients:
                    client.send(self.consent_question(client))
                return
            await self.take_back(plea.number, (plea.seat,))
        self.start_autoplay()

    def consent_question(self, client: Client) -> m.ConsentQuestion:
        """Return the message that asks for consent, with what would be taken back."""
        plea = self.pending_undo
        assert plea is not None
        first, eyes = self.first_events[plea.number], client.held[0] if client.held else SPECTATOR
        lines = [
            x.text for x in render_lines(self.g.game, self.g.events[first:], first, eyes, client.lang) if not x.heading
        ]
        text = refusals.PLEADS.fill(number=plea.number, lines=" ".join(lines[:MOST_UNDONE])).text(client.lang)
        return m.ConsentQuestion(
            plea=plea.id, seat=plea.seat, number=plea.number, text=text, waiting=sorted(plea.waiting)
        )

    def cancel_undo(self, why: Text, seat: int = -1) -> None:
        """Drop the pending request, if there is one, and tell everybody why."""
        plea, self.pending_undo = self.pending_undo, None
        for client in self.clients if plea is not None else ():
            name = self.name_of(seat, client.lang) if seat >= 0 else ""
            assert plea is not None
            client.send(m.ConsentResult(plea=plea.id, granted=False, text=why.fill(name=name).text(client.lang)))

    async def take_back(self, number: int, wanted_by: Iterable[int]) -> None:
        """Take back all answers from `number` on, write that, and start a new epoch.

        Raises Refusal where it could not be written; then nothing has changed.
        """
        self.check_in_memory()
        before, had = (
            self.g,
            (self.answers, self.floors, self.first_events, self.last_answers, self.asked_since, self.snapshot_now),
        )
        self.g = before.clone()
        while len(self.g.answers) > number:
            self.g.undo()
        self.reset(self.answers[:number])
        record, memoir = replace(self.to_record(), epoch=self.record.epoch + 1), self.memoir
        before_clock = copy.deepcopy(self.clock)
        self.run_clock()
        clock = self.clock_job()

        def keep(c: Connection) -> None:
            records.delete_answers(c, record, memoir)
            clock(c)

        try:
            await self.hall.store.write(keep)
        except Exception as e:
            (
                self.g,
                (self.answers, self.floors, self.first_events, self.last_answers, self.asked_since, self.snapshot_now),
            ) = before, had
            self.clock = before_clock
            self.clear_caches()
            raise self.describe_failure(e) from None
        self.record = record
        self.stories.clear()
        self.hall.metrics.count("undos")
        for seat, standing in self.orders.items():
            standing.drop_after_undo(self.g, seat in wanted_by)
        plea, self.pending_undo = self.pending_undo, None
        for client in self.clients:
            client.told = 0
            if plea is not None:
                client.send(m.ConsentResult(plea=plea.id, granted=True, text=refusals.GRANTED.text(client.lang)))
        self.send_table()

    # ------------------------------------------------------------ orders and sayings
    async def change_order(self, q: m.OrderRequest) -> None:
        """Give or remove a standing order of a seat.

        Raises Refusal in a lesson, or where the order does not fit.
        """
        if self.lesson is not None:
            raise Refusal(refusals.NO_LESSON_ORDERS.fill(), "lesson")
        async with self.lock:
            # An order is no move: the clock runs until the seat answers.
            if self.clock is not None and self.clock.seats[q.seat].runs:
                self.ordered_in[q.seat] = self.question_of(q.seat)
            self.orders[q.seat].change(self.g, q)
            self.clear_caches()
            await self.change_clock()
            for client in self.clients:
                if q.seat in client.held:
                    client.send(self.table_message(client))
        self.start_autoplay()

    async def apply_house_rule(self, client: Client, q: m.GiveUp | m.OfferDraw | m.Settle | m.Claim) -> None:
        """Do what the rules of the house allow beside the game.

        Raises Refusal where they do not.
        """
        async with self.lock:
            await self.check_time()
            match q:
                case m.GiveUp():
                    await self.house.resign(client, q.seat)
                case m.OfferDraw():
                    await self.house.offer_draw(client, q.seat)
                case m.Settle():
                    await self.house.settle(q)
                case m.Claim():
                    await self.house.claim(client, q)
        self.start_autoplay()

    async def say(self, q: m.Say) -> None:
        """Write what a seat or a spectator says and send it to everybody who hears them.

        Raises Refusal where there is no talk at the table, nothing is said, or the game's rules forbid the seat to speak now.
        """
        if not talk.is_open(self.record.note):
            raise Refusal(refusals.NO_TALK.fill(), "no-talk", 403)
        text, phrase = talk.read_saying(q)
        watches = q.seat == m.SPECTATOR
        if not watches and (hushed := find_silence(self.g.game, self.g.view(q.seat, asked=False))) is not None:
            raise Refusal(hushed[1], "hushed", 403, rule=hushed[0])
        record, name = self.record, clean_text(q.name) if watches else ""
        said = await self.hall.store.write(
            lambda c: records.add_saying(c, record, q.seat, text, phrase=phrase, name=name)
        )
        for client in self.clients[:]:
            if talk.hears(q.seat, client.held, self.over):
                line = self.chat_line(said, client.lang)
                client.send(m.ChatMessage(**structs.asdict(line)))

    async def overhear(self, client: Client, q: m.Overhear) -> m.Overheard:
        """Return what spectators have said.

        Raises Refusal where a player asks before the game is over.
        """
        if not talk.hears(m.SPECTATOR, client.held, self.over):
            raise Refusal(refusals.TALK_APART.fill(), "not-over", 409)
        said = await self.hall.store.read(lambda c: records.gallery_of(c, self.record.id))
        return m.Overheard(id=q.id, sayings=[self.chat_line(x, client.lang) for x in said])

    def chat_line(self, said: records.Saying, lang: str) -> m.ChatLine:
        """Return something said as a reader of this language is told."""
        name = said.name if said.seat == m.SPECTATOR else self.name_of(said.seat, lang)
        return m.ChatLine(said.number, said.seat, name, talk.tell_text(said, lang), said.phrase)

    # ------------------------------------------------------------ bots and standing orders
    def start_autoplay(self) -> None:
        """Start the task that answers for bots and standing orders, unless it runs or nobody is connected."""
        if self.clients and (self.playing is None or self.playing.done()) and self.automatic_seat() is not None:
            self.playing = asyncio.get_running_loop().create_task(self.autoplay())

    async def autoplay(self) -> None:
        """Answer for bots and standing orders until a person must think; bot errors are logged and stop it."""
        while self.clients and (seat := self.automatic_seat()) is not None:
            place, began = (self.record.epoch, self.number), time.monotonic()
            try:
                key = await self.automatic_answer(seat)
            except Exception as e:  # of a bot or its process; the next action at the table tries again
                log.error("table %s: the bot of seat %s: %r", self.record.id, seat, e)
                self.hall.metrics.count("failures")
                return
            if key is None:
                continue
            await pause(max(0.0, self.hall.pace * random.uniform(0.5, 1.5) - (time.monotonic() - began)))
            kept = True
            async with self.lock:
                if self.record.chairs[seat].kind != BOT:
                    key = self.orders[seat].answer(self.g)  # the order may be gone meanwhile
                if place == (self.record.epoch, self.number) and key is not None:
                    try:
                        await self.play_answer(seat, key, self.number)
                    except Refusal:
                        kept = False
            if not kept:
                # wait before the next attempt to write
                await asyncio.sleep(self.hall.patience)

    def automatic_seat(self) -> int | None:
        """Return a seat that is asked and that a bot or a standing order answers for, or None; nobody's in a puzzle."""
        if self.is_puzzle:
            return None
        for seat in self.asked_seats:
            if self.record.chairs[seat].kind == BOT or self.orders[seat].answer(self.g) is not None:
                return seat
        return None

    async def automatic_answer(self, seat: int) -> str | None:
        """Return the key that a bot or a standing order answers for a seat."""
        chair = self.record.chairs[seat]
        if chair.kind != BOT:
            return self.orders[seat].answer(self.g)
        if self.lesson is not None and (q := self.g.question(seat)) is not None:
            return lessons.others_answer(q)
        return await self.hall.bots.choose(self.g, seat, chair.bot, self.record.id)
