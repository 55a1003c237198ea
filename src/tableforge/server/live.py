"""A table in memory: the game, whoever is connected, and everything that is said between them.

What changes the game is done one thing at a time (`lock`): played, written down, and only then told.  A change that could not be
written down is taken back, so nobody ever sees what a crash would undo.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tableforge import lessons
from tableforge.errors import IllegalAnswer, TableforgeError
from tableforge.kernel.settings import Data, Each
from tableforge.server import messages as m
from tableforge.server import orders, people, records, refusals, tally, trust
from tableforge.server.eyes import Tale, ending, foreseen, seat_or_none, seen, silence, timed, told
from tableforge.server.messages import SPECTATOR, UNSAID
from tableforge.server.records import BOT, PERSON, Answered, Record
from tableforge.server.refusals import Refusal
from tableforge.table.sitting import Sitting, before_answers, joint_key
from tableforge.tongue.both import Both, in_every

if TYPE_CHECKING:
    from tableforge.server.hall import Hall

log = logging.getLogger(__name__)
MOST_UNDONE: Final = 4  # lines that tell what would be taken back


def clock_time() -> float:
    """The time by which a turn is shown to last."""
    return time.monotonic()


async def pause(seconds: float) -> None:
    """Wait before a bot or an order answers."""
    await asyncio.sleep(seconds)


class Client(Protocol):
    """Whoever is connected to a table."""

    lang: str
    held: tuple[int, ...]  # no seat: a spectator
    epoch: int
    told: int  # events

    def send(self, message: m.Message) -> None:
        """Tell something; a client that cannot follow is dropped."""
        ...

    def leave(self, kind: str, why: Both, again: bool) -> None:
        """Say goodbye."""
        ...


class Noticed(NamedTuple):
    """What each seat is asked, as far as it takes to know whether it is asked the same again, how far chance and story are."""

    asked: dict[int, tuple[str, tuple[int, ...]]]
    luck: tuple[object, ...]
    events: int


class Plea:
    """Somebody has asked to take back, and waits for the others."""

    def __init__(self, id: int, seat: int, number: int, waiting: set[int]) -> None:
        self.id = id
        self.seat = seat
        self.number = number
        self.waiting = waiting


def illegal(e: IllegalAnswer) -> Refusal:
    """That an answer is not legal, by its rule where one is behind it."""
    if e.reason is None:
        return refusals.as_refusal(e, "illegal")
    return Refusal(in_every(e.reason.text), "illegal", rule=e.reason.rule, code=e.code)


class Live:
    """One table."""

    def __init__(self, hall: Hall, record: Record, given: list[Answered]) -> None:
        self.hall = hall
        self.record = record
        self.given: list[Answered] = []
        self.floors: list[int] = []  # after each answer, `shown` as it was then
        self.first: list[int] = []  # the number of the first event that each answer brought about
        self.latest: dict[int, int] = {}  # the number of each seat's last answer
        self.since: dict[int, int] = {}  # from which answer on a seat is asked what it is asked now
        self.stands: Noticed  # what is known of the present position
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.orders = {seat: orders.Orders(seat) for seat in range(len(record.chairs))}
        self.lesson = lessons.lesson(record.game, record.note.get("lesson", ""))
        self.sat: dict[int, str] = {}  # the digest of the key of whoever sat down last
        self.plea: Plea | None = None
        self.pleas = 0
        self.tales: dict[tuple[int, str], Tale] = {}
        self.made: dict[tuple[int, str, int], m.Eyes] = {}  # of the present position
        self.playing: asyncio.Task[None] | None = None
        self.gone = False  # out of memory: whoever still has it at hand finds another one, or none
        self.idle_since = time.monotonic()
        self.turn, self.turn_began = "", 0.0  # the turn whose time is shown, and since when
        self.g = self.begun()
        self.replay(given)

    def begun(self) -> Sitting:
        """The game before its first answer."""
        return before_answers(self.hall.game(self.record.game), self.record.save(()))

    def replay(self, given: Iterable[Answered]) -> None:
        """Give answers again, from the first."""
        self.since = dict.fromkeys(self.g.asked, 0)
        self.stands = self.noticed()
        for a in given:
            self.g.answer(a.key)
            self.entered(a)
            time.sleep(0)  # in a thread beside the tables: whoever waits for the interpreter has it after each answer

    # ------------------------------------------------------------ what holds now
    @property
    def number(self) -> int:
        """How many answers have been given."""
        return len(self.given)

    @property
    def shown(self) -> int:
        """The number of the first answer after everything that has shown something hidden."""
        return self.floors[-1] if self.floors else 0

    @property
    def floor(self) -> int:
        """How far can be taken back: not past what has shown something hidden, except in practice, once all guests are there."""
        return 0 if self.g.practice and not trust.awaits(self.record) else self.shown

    def needs_consent(self, number: int, others: set[int]) -> bool:
        """Whether others have to agree that answers are taken back from a number on; in practice only guests, to what was shown."""
        return bool(others) and not (self.g.practice and (number >= self.shown or not trust.has_guests(self.record)))

    def noticed(self) -> Noticed:
        """What must be known of a position to see what an answer has changed."""
        asked = {seat: (d.kind, d.raw.options) for seat, d in self.g.asked.items()}
        return Noticed(asked, self.g.game.luck(self.g.state), len(self.g.events))

    def entered(self, a: Answered) -> None:
        """An answer has been given in the game: keep what must be known of it."""
        before, now = self.stands, self.noticed()
        shown = self.g.game.final(self.g.state, self.g.news, now.luck != before.luck)
        self.floors.append(self.number + 1 if shown else self.shown)
        self.latest[a.seat] = self.number
        self.given.append(a)
        self.first.append(before.events)
        same = [seat for seat in now.asked if seat != a.seat and now.asked[seat] == before.asked.get(seat)]
        self.since = {seat: self.since[seat] if seat in same else self.number for seat in now.asked}
        self.stands = now
        self.made.clear()

    @property
    def memoir(self) -> dict[str, m.Json] | None:
        """How the game stands, where it can be left here and be taken up with other content."""
        return self.g.game.memoir(self.g.state)

    def persons(self) -> set[int]:
        """The seats that no bot has."""
        return records.persons(self.record)

    def alone(self, held: Iterable[int]) -> bool:
        """Whether all seats but those of bots are held by one."""
        return self.persons() <= {*held}

    def may_be_read(self, held: Iterable[int]) -> bool:
        """Whether whoever holds some seats may see the whole of the game."""
        return trust.may_read(self.record, held, self.g.over)

    def others(self, held: Iterable[int]) -> set[int]:
        """The seats of people who would have to agree to what these seats want."""
        return {c.seat for c in self.record.chairs if c.kind == PERSON} - {*held}

    def name_of(self, seat: int, lang: str) -> str:
        """What whoever sits there is called."""
        chair = self.record.chairs[seat]
        return chair.name or self.g.game.called(self.record.setup, seat, lang) or f"{seat + 1}"

    # ------------------------------------------------------------ coming and going
    async def enter(self, client: Client, epoch: int, seen: int) -> None:
        """A client takes its seats, and is told all that it does not know yet."""
        async with self.lock:
            self.is_here()
            known = epoch == self.record.epoch and seen <= len(self.g.events)
            client.epoch, client.told = self.record.epoch, seen if known else 0
            self.clients.append(client)
            client.send(self.welcome(client))
            self.tell_people()
            client.send(self.table(client))
            if self.plea is not None:
                client.send(self.told_plea(client))
        said = await self.hall.store.read(lambda c: records.sayings_of(c, self.record.id))
        client.send(m.Sayings(sayings=[m.Saying(n, seat, self.name_of(seat, client.lang), text) for n, seat, text in said]))
        self.play_on()

    async def seated(self, seats: Iterable[int], person: str) -> None:
        """Remember who sits in some seats; where that cannot be kept, they play all the same."""
        new = [seat for seat in seats if self.sat.get(seat) != person]
        if not new or not person:
            return
        table = self.record.id
        try:
            await self.hall.store.write(lambda c: people.sit(c, table, new, person))
            self.sat |= dict.fromkeys(new, person)
        except SQLAlchemyError as e:
            log.error("table %s: it is not kept who sits there: %s", self.record.id, e)

    def is_here(self) -> None:
        """Refuse what comes to a table that has just left the memory; asked again, it goes to the right place."""
        if self.gone:
            raise Refusal(refusals.MOVED.fill(), "moved", 503)

    def part(self, client: Client) -> None:
        """A client has gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.idle_since = time.monotonic()
            self.tell_people()

    async def speak(self, client: Client, lang: str) -> None:
        """Tell a client everything in another language."""
        async with self.lock:
            client.lang, client.told = lang, 0
            client.send(self.welcome(client))
            client.send(self.people(lang))
            client.send(self.table(client))

    # ------------------------------------------------------------ telling
    def welcome(self, client: Client) -> m.Welcome:
        game, record, lang = self.g.game, self.record, client.lang
        offers = [m.Offer(word, text.text(lang)) for word, text in orders.offers(game)]
        return m.Welcome(
            table=record.id, game=game.name, title=game.title.text(lang) or game.name, brief=game.brief(record.setup, lang),
            lang=lang, held=list(client.held), setup=self.told_setup(), practice=self.g.practice, offers=offers,
            lesson=record.note.get("lesson", ""), campaign=record.note.get("campaign", ""),
            notice=self.notice(client),
        )  # fmt: skip

    def notice(self, client: Client) -> str:
        """What a client should know before it plays: that the content has changed; a guest also what others could know."""
        changed = self.record.note.get(records.NOTICE, {}).get(client.lang, "")
        guest = any([trust.was_invited(self.record.chairs[seat]) for seat in client.held])
        said = trust.told(self.record, self.g.game, client.lang) if guest and not self.g.over else []
        return " ".join([text for text in (changed, *said) if text])

    def told_setup(self) -> dict[str, m.Json]:
        """What was set, without the lists of decks and without positions."""
        out = dict(self.record.setup)
        for s in self.g.game.settings:
            if isinstance(s.kind, Data) or (isinstance(s.kind, Each) and s.kind.of.name == "deck"):
                out.pop(s.name, None)
        return out

    def people(self, lang: str) -> m.People:
        sitting = {seat for client in self.clients for seat in client.held}
        seats = [records.person(self.record, self.g.game, c, c.seat in sitting, lang) for c in self.record.chairs]
        return m.People(seats=seats, watching=sum([not client.held for client in self.clients]))

    def tell_people(self) -> None:
        for client in self.clients[:]:
            client.send(self.people(client.lang))

    def table(self, client: Client) -> m.Table:
        """Where the game stands, for the eyes of a client."""
        first = client.told
        client.epoch, client.told = self.record.epoch, len(self.g.events)
        eyes = [self.eyes(seat, client.lang, first) for seat in client.held or (SPECTATOR,)]
        return m.Table(
            epoch=self.record.epoch, number=self.number, first=first, told=len(self.g.events), asked=list(self.g.asked),
            eyes=eyes, over=self.g.over, ending=ending(self.g, client.lang), undo=self.back(client),
            lesson=self.taught(client), clock=self.clock(eyes[0].view),
        )  # fmt: skip

    def clock(self, view: dict[str, m.Json]) -> m.Clock | None:
        """The time of the turn that is played, where the game shows it; it begins when the turn is first told."""
        found = timed(self.g.game, view)
        if found is None:
            return None
        turn, seat, seconds = found
        if turn != self.turn:
            self.turn, self.turn_began = turn, clock_time()
        return m.Clock(seat, seconds, round(clock_time() - self.turn_began, 1))

    def eyes(self, seat: int, lang: str, first: int) -> m.Eyes:
        """What one seat knows; made once for all who look with the same eyes."""
        found = self.made.get((seat, lang, first))
        if found is None:
            tale = self.tales.setdefault((seat, lang), Tale())
            tale.go_on(self.g.game, self.g.events, seat, lang)
            first_line, lines = tale.since(first)
            who = seat_or_none(seat)
            view = seen(self.g, who, lang)
            hushed = silence(self.g.game, view)
            found = m.Eyes(
                seat=seat, view=view, question=None if who is None else self.g.question(who, lang),
                lines=lines, first_line=first_line, events=self.g.story(who, first),
                orders=[] if who is None else self.orders[who].told(lang), hushed="" if hushed is None else hushed[1].text(lang),
            )  # fmt: skip
            self.made[seat, lang, first] = found
        return found

    def tell_table(self) -> None:
        for client in self.clients[:]:
            client.send(self.table(client))

    # ------------------------------------------------------------ answering
    async def answer(self, client: Client, q: m.Answer) -> None:
        """A client answers; once that is on disk it is acknowledged, and everybody is told."""
        ack = m.Ack(id=q.id, number=q.number)
        async with self.lock:
            if self.answered(q.seat, q.number, q.key):
                client.send(ack)
                return
            if q.epoch not in (UNSAID, self.record.epoch):
                raise Refusal(refusals.STALE.fill(number=q.number, now=self.number), "stale")
            self.not_stale(q.seat, q.number)
            self.keep_to_lesson(q.seat, q.key)
            await self.take(q.seat, q.key, q.number, (client, ack))
        self.play_on()

    def not_stale(self, seat: int, number: int) -> None:
        """Refuse a number of which the seat's question is not; a joint question stays the same while others answer."""
        if not self.since.get(seat, self.number) <= number <= self.number:
            raise Refusal(refusals.STALE.fill(number=number, now=self.number), "stale")

    def answered(self, seat: int, said: int, key: str) -> bool:
        """Whether this very answer has been given."""
        bare = (key, joint_key(seat, key))
        return any([a.seat == seat and a.said == said and a.key in bare for a in self.given[said:]])

    async def take(self, seat: int, key: str, said: int, *first: tuple[Client, m.Message]) -> None:
        """Play an answer, write it down, and tell everybody, some of them something else first; all of it or nothing."""
        self.is_here()
        whole = self.g.state.pending
        kept_as = joint_key(seat, key) if whole is not None and whole.joint else key  # as a save has it
        try:
            self.g.answer(key, seat)
        except IllegalAnswer as e:
            raise illegal(e) from None
        answer = Answered(seat, said, kept_as)
        self.entered(answer)
        self.automatic()  # forgets the orders that have done what they were given for
        record = self.standing()
        results = tally.results(self.g) if record.over and self.lesson is None and self.persons() else []
        memoir, owner = self.memoir, self.hall.owner
        learned = people.learned(self.g, self.number == 1) if self.lesson is None and self.persons() else {}

        def keep(c: Connection) -> None:  # of plain things alone: the store may hold it for a while
            records.advance(c, record, answer, results, memoir)
            people.learn(c, record, owner, learned)

        kept = self.hall.store.write(keep)
        telling: list[tuple[Client, m.Message]] = [(client, self.table(client)) for client in self.clients]  # while the disk writes
        try:
            await kept
        except Exception as e:
            self.forget_last()
            raise self.not_kept(e) from None
        self.record = record
        self.hall.metrics.count("answers")
        self.end_plea(refusals.OVERTAKEN)
        for client, message in (*first, *telling):
            client.send(message)
        if learned and record.house:
            self.hall.learned(record, learned)
        if record.over:
            self.hall.ended(record)

    def standing(self) -> Record:
        """The record of where the game stands."""
        return replace(self.record, number=self.number, asked=tuple(self.g.asked), over=self.g.over)

    def forget_last(self) -> None:
        """Go back to what is on disk."""
        given, self.given, self.floors, self.first, self.latest = self.given[:-1], [], [], [], {}
        self.g = self.begun()
        self.replay(given)
        for client in self.clients:
            client.told = min(client.told, len(self.g.events))

    def not_kept(self, e: Exception) -> TableforgeError:
        """Why a change was not made; one that came too late for this worker ends the table here."""
        if isinstance(e, Refusal):
            self.hall.drop(self, "moved", refusals.MOVED)
            return e
        log.error("table %s: not written: %s", self.record.id, e)
        self.hall.metrics.count("failures")
        return Refusal(refusals.NOT_KEPT.fill(), "not-kept", 503)

    def reset(self, given: list[Answered]) -> None:
        """Work out anew what must be known of the answers, after some were taken back."""
        self.floors, self.first = self.floors[: len(given)], self.first[: len(given)]
        self.given = given
        self.latest = {a.seat: n for n, a in enumerate(given)}
        self.since = dict.fromkeys(self.g.asked, self.number)
        self.stands = self.noticed()
        self.made.clear()

    # ------------------------------------------------------------ lessons
    @property
    def step(self) -> int:
        """How many steps of the lesson are done: whoever learns has given no answer that does not lead on."""
        return sum([a.seat == lessons.LEARNER for a in self.given])

    def taught(self, client: Client) -> m.Taught | None:
        """How far the lesson is, for whoever learns; the keys that lead on would tell others of a hand."""
        if self.lesson is None or lessons.LEARNER not in client.held:
            return None
        wanted = self.lesson.wanted(self.step, self.g.question(lessons.LEARNER))
        return m.Taught(self.step, self.g.over or self.step >= len(self.lesson.steps), wanted)

    def keep_to_lesson(self, seat: int, key: str) -> None:
        """Refuse what is legal and leads away from the lesson, by its reason; what is not legal the rules refuse."""
        if self.lesson is None or seat != lessons.LEARNER or (q := self.g.question(seat)) is None or key not in q.keys:
            return
        why = self.lesson.why_not(self.step, key)
        if why is not None:
            raise Refusal(why, "lesson")

    # ------------------------------------------------------------ asking
    async def why(self, client: Client, q: m.Why) -> m.Reason:
        """Why a key is no legal answer now."""
        async with self.lock:
            reason = self.g.why_not(q.key, q.seat)
        if reason is None:
            return m.Reason(id=q.id, key=q.key, text="", rule="")
        return m.Reason(id=q.id, key=q.key, text=reason.text(client.lang), rule=reason.rule)

    async def peek(self, client: Client, q: m.Peek) -> m.Peeked:
        """What would come of an answer, as far as the seat can know it."""
        async with self.lock:
            self.not_stale(q.seat, q.number)
            if q.seat not in self.g.asked:
                raise Refusal(refusals.NOT_ASKED.fill(seat=q.seat), "not-asked")
            try:
                seen = foreseen(self.g, q.seat, q.key, client.lang)
            except IllegalAnswer as e:
                raise illegal(e) from None
        return m.Peeked(id=q.id, key=q.key, lines=seen.lines, unsure=seen.unsure, next=seen.next, then=list(seen.then))

    # ------------------------------------------------------------ taking back
    def target(self, held: Iterable[int]) -> int:
        """Where "take back" leads a client: to its own last answer, or a spectator nowhere."""
        return max([self.latest.get(seat, -1) for seat in held], default=-1)

    def back(self, client: Client) -> m.Back:
        """Whether a client's last answer can be taken back, and how."""
        to = self.target(client.held)
        if to < 0:
            return m.Back(False, False, refusals.NOTHING_BACK.text(client.lang))
        if to < self.floor:
            return m.Back(False, False, refusals.SHOWN.text(client.lang), self.settled_by(to))
        return m.Back(True, self.needs_consent(to, self.others(client.held)), to=to)

    def settled_by(self, number: int) -> str:
        """The rule of the last event since an answer that settled what came before; "" where chance alone did."""
        for n in range(len(self.g.events) - 1, self.first[number] - 1, -1):
            if self.g.game.settles(self.g.events[n]):
                return self.g.events[n].rule
        return ""

    async def undo(self, client: Client, q: m.Undo) -> None:
        """Take back at once, or ask the others."""
        async with self.lock:
            if q.number >= self.number:
                raise Refusal(refusals.NOTHING_BACK.fill(), "nothing")
            if q.number < self.floor:
                raise Refusal(refusals.SHOWN.fill(), "shown", rule=self.back(client).rule)
            others = self.others(client.held)
            if self.plea is not None:
                raise Refusal(refusals.PLEA_UNDER_WAY.fill(), "plea")
            if self.needs_consent(q.number, others):
                self.pleas += 1
                self.plea = Plea(self.pleas, q.seat, q.number, others)
                for other in self.clients:
                    other.send(self.told_plea(other))
            else:
                await self.go_back(q.number, client.held)
        self.play_on()

    async def consent(self, q: m.Consent) -> None:
        """Somebody allows what was asked, or refuses it."""
        async with self.lock:
            plea = self.plea
            withdrawn = plea is not None and q.seat == plea.seat and not q.yes
            if plea is None or plea.id != q.plea or not (withdrawn or q.seat in plea.waiting):
                raise Refusal(refusals.NO_PLEA.fill(), "plea")
            if not q.yes:
                self.end_plea(refusals.WITHDRAWN if withdrawn else refusals.DENIED, seat=q.seat)
                return
            if plea.waiting != {q.seat}:
                plea.waiting.discard(q.seat)
                for client in self.clients:
                    client.send(self.told_plea(client))
                return
            await self.go_back(plea.number, (plea.seat,))
        self.play_on()

    def told_plea(self, client: Client) -> m.Plea:
        plea = self.plea
        assert plea is not None
        first, eyes = self.first[plea.number], client.held[0] if client.held else SPECTATOR
        lines = [x.text for x in told(self.g.game, self.g.events[first:], first, eyes, client.lang) if not x.heading]
        text = refusals.PLEADS.fill(number=plea.number, lines=" ".join(lines[:MOST_UNDONE])).text(client.lang)
        return m.Plea(plea=plea.id, seat=plea.seat, number=plea.number, text=text, waiting=sorted(plea.waiting))

    def end_plea(self, why: Both, seat: int = -1) -> None:
        """What was asked comes to nothing."""
        plea, self.plea = self.plea, None
        for client in self.clients if plea is not None else ():
            name = self.name_of(seat, client.lang) if seat >= 0 else ""
            assert plea is not None
            client.send(m.Settled(plea=plea.id, granted=False, text=why.fill(name=name).text(client.lang)))

    async def go_back(self, number: int, wanted_by: Iterable[int]) -> None:
        """Take back all answers from a number on, and begin a new epoch; a plea for it is granted once that is on disk."""
        self.is_here()
        before, had = self.g, (self.given, self.floors, self.first, self.latest, self.since, self.stands)
        self.g = before.clone()
        while len(self.g.answers) > number:
            self.g.undo()
        self.reset(self.given[:number])
        record, memoir = replace(self.standing(), epoch=self.record.epoch + 1), self.memoir
        try:
            await self.hall.store.write(lambda c: records.go_back(c, record, memoir))
        except Exception as e:
            self.g, (self.given, self.floors, self.first, self.latest, self.since, self.stands) = before, had
            self.made.clear()
            raise self.not_kept(e) from None
        self.record = record
        self.tales.clear()
        self.hall.metrics.count("undos")
        for seat, standing in self.orders.items():
            standing.taken_back(self.g, seat in wanted_by)
        plea, self.plea = self.plea, None
        for client in self.clients:
            client.told = 0
            if plea is not None:
                client.send(m.Settled(plea=plea.id, granted=True, text=refusals.GRANTED.text(client.lang)))
        self.tell_table()

    # ------------------------------------------------------------ orders and sayings
    async def order(self, q: m.Order) -> None:
        """A seat gives a standing order, or takes one back."""
        if self.lesson is not None:
            raise Refusal(refusals.NO_LESSON_ORDERS.fill(), "lesson")
        async with self.lock:
            self.orders[q.seat].obey(self.g, q)
            self.made.clear()
            for client in self.clients:
                if q.seat in client.held:
                    client.send(self.table(client))
        self.play_on()

    async def say(self, seat: int, text: str) -> None:
        """Something is said at the table, by whoever may speak now."""
        if (hushed := silence(self.g.game, self.g.view(seat, asked=False))) is not None:
            raise Refusal(hushed[1], "hushed", 403, rule=hushed[0])
        record = self.record
        number = await self.hall.store.write(lambda c: records.say(c, record, seat, text))
        for client in self.clients[:]:
            client.send(m.Said(number=number, seat=seat, name=self.name_of(seat, client.lang), text=text))

    # ------------------------------------------------------------ bots and standing orders
    def play_on(self) -> None:
        """Let bots and standing orders answer, until somebody must think; nobody plays while nobody is there."""
        if self.clients and (self.playing is None or self.playing.done()) and self.automatic() is not None:
            self.playing = asyncio.get_running_loop().create_task(self.play())

    async def play(self) -> None:
        while self.clients and (seat := self.automatic()) is not None:
            place, began = (self.record.epoch, self.number), time.monotonic()
            try:
                key = await self.own_answer(seat)
            except Exception as e:  # of a bot, or of its process; it is asked again when somebody does something
                log.error("table %s: the bot of seat %s: %r", self.record.id, seat, e)
                self.hall.metrics.count("failures")
                return
            if key is None:
                continue
            await pause(max(0.0, self.hall.pace * random.uniform(0.5, 1.5) - (time.monotonic() - began)))
            kept = True
            async with self.lock:
                if self.record.chairs[seat].kind != BOT:
                    key = self.orders[seat].answer(self.g)  # it may have been forgotten meanwhile
                if place == (self.record.epoch, self.number) and key is not None:
                    try:
                        await self.take(seat, key, self.number)
                    except Refusal:
                        kept = False
            if not kept:
                await asyncio.sleep(self.hall.patience)  # a failing disk is not asked at once again; some day it answers

    def automatic(self) -> int | None:
        """A seat that is asked, and that need not be waited for."""
        for seat in self.g.asked:
            if self.record.chairs[seat].kind == BOT or self.orders[seat].answer(self.g) is not None:
                return seat
        return None

    async def own_answer(self, seat: int) -> str | None:
        """What a bot or a standing order answers for a seat."""
        chair = self.record.chairs[seat]
        if chair.kind != BOT:
            return self.orders[seat].answer(self.g)
        if self.lesson is not None and (q := self.g.question(seat)) is not None:
            return lessons.others_answer(q)
        return await self.hall.bots.choose(self.g, seat, chair.bot, self.record.id)
