"""Tables for language models, without the protocol: who sits where, what a seat is told, and what it may do.

A seat has a name that only its client knows.  What comes out of here for a seat is made of its view, its question and its
story, as for a person at the table; never of the state.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from tableforge import bots, games
from tableforge.errors import BadSave, BadSetup, IllegalAnswer, TableforgeError, UnknownCard
from tableforge.kernel.game import Game
from tableforge.kernel.scene import Scene, Sheet
from tableforge.kernel.settings import FORCED_ASKS, NATURE_ASKS, PRACTICE, PerSeat
from tableforge.mcp import refusals, runs, tasks
from tableforge.mcp.runs import SeatRecord
from tableforge.mcp.tasks import MOST_ANSWERS, TaskGame
from tableforge.mcp.texts import say
from tableforge.table.library import is_path
from tableforge.table.lines import SceneLines
from tableforge.table.notes import LONGEST_NOTE, MOST_NOTES, SaveNote
from tableforge.table.question import Question
from tableforge.table.seeds import LARGEST_SEED
from tableforge.table.sitting import Sitting, resume_save
from tableforge.tongue.spelling import language, plain_letters

MOST_TABLES: Final = 100
MOST_SEATS: Final = 10  # of one client
IDLE: Final = 3600.0  # seconds after which a table that nobody touches makes room for another
LONGEST_KEY: Final = 200
LONGEST_WORD: Final = 40
MOST_NOTE_LETTERS: Final = 500_000  # of all notes of a seat: a save has a largest size
LARGEST_SETTINGS: Final = 20_000  # letters
MOST_LINES: Final = 40  # of the story in a result; `story` has all
MOST_EVENTS: Final = 200  # that one call of `story` tells
MOST_FOUND: Final = 5  # rules or cards that one call shows
FOLDER: Final = "folder"  # settings of this kind name a folder of the machine
DECK: Final = "deck"
FORMS: Final = ("scene", "view")
PLAYER: Final = "client"  # what a record calls whoever sat there
ONLY: Final = "only"  # the client of a server that has one


@runtime_checkable
class CardTexts(Protocol):
    """What a game whose cards can be looked up by name brings into this room."""

    def find_sheets(self, name: str, lang: str) -> list[Sheet]:
        """Return the card of that name to be read, or all cards with the name in theirs."""
        ...


@dataclass(slots=True, eq=False)
class ModelSeat:
    """A seat of a table that a client has: what it was told until now, and what it did."""

    name: str
    client: str
    table: ModelTable
    seat: int
    lang: str
    record: SeatRecord
    told: int = 0  # events of the story
    numbers: tuple[str, ...] = ()  # the head and the figures of the sides
    page: tuple[str, ...] = ()  # the page that lies open
    leaves: list[str] = field(default_factory=list)  # pages laid over the table
    keys: tuple[str, ...] = ()  # of the question that it was last told
    busy: bool = False


@dataclass(slots=True, eq=False)
class ModelTable:
    """One game: clients in some seats, bots in others, perhaps places for clients who are still to come."""

    g: Sitting
    word: str
    players: dict[int, bots.Bot]
    bot_names: dict[int, str]
    waiting: set[int]  # seats for clients who are still to come
    chairs: dict[int, ModelSeat] = field(default_factory=dict)
    records: dict[int, SeatRecord] = field(default_factory=dict)
    lock: threading.RLock = field(default_factory=threading.RLock)
    touched: float = 0.0
    drawn: TaskGame | None = None
    folder: Path | None = None  # where its run is written
    written: bool = False
    given: int = 0  # answers

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.g.over or self.given >= MOST_ANSWERS

    def answer(self, option: str | int, seat: int) -> None:
        """Give an answer, and count it."""
        self.g.answer(option, seat)
        self.given += 1


class Room:
    """All tables of one server.  Every method for a tool returns a text, and raises TableforgeError where it refuses.

    `shared` says whether several clients use the server.  With `drawn` there is one game, of the bench, whose run goes into
    `folder`; with `saved` one that was begun before.
    """

    def __init__(
        self,
        lang: str = "en",
        runs_folder: Path | None = None,
        *,
        shared: bool = False,
        drawn: TaskGame | None = None,
        folder: Path | None = None,
        saved: dict[str, Any] | None = None,
        seed: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lang = lang
        self.runs_folder = runs_folder
        self.shared = shared
        self.drawn = drawn
        self.folder = folder
        self.saved = saved
        self.seed = seed
        self.clock = clock
        self.chairs: dict[str, ModelSeat] = {}
        self.tables: list[ModelTable] = []
        self.begun = 0  # tables until now
        self.lock = threading.RLock()

    # ---------------------------------------------------------------- sitting down
    def list_games(self, game: str = "") -> str:
        """Return the games, their bots and what can be set; of one game where it is named."""
        if self.drawn is not None:
            return say(self.lang, "one-game", about=self.drawn.task.about.text(self.lang))
        out = []
        for name in [games.game(check_length("game", game, LONGEST_WORD)).name] if game else games.loadable_names():
            home = games.game(name)
            seats = next((str(s.kind.metavar()) for s in home.settings if s.name == "seats"), str(home.seats))
            title = home.title.text(self.lang) or name.capitalize()
            known = ", ".join(bots.names(name))
            out.append(
                say(self.lang, "game-row", name=name, title=title, seats=seats, bots=known, usual=bots.usual(name))
            )
            for s in [s for s in home.settings if may_set(home, s.name)]:
                default = json.dumps(s.default, ensure_ascii=False)
                kind = s.kind.metavar().text(self.lang)
                about = s.about.text(self.lang)
                out.append(say(self.lang, "setting", name=s.name, kind=kind, default=default, about=about))
        return "\n".join(out)

    def sit(
        self,
        client: str,
        game: str = "",
        seat: int | None = None,
        bot: str = "",
        word: str = "",
        players: int = 0,
        settings: Mapping[str, Any] | None = None,
        lang: str = "",
    ) -> ModelSeat:
        """Give a client a seat, at a new table or at one that somebody has begun with the same word.

        Raises TableforgeError where there is no such seat, or too many tables.
        """
        spoken = language(lang[:LONGEST_WORD]) if lang else self.lang
        with self.lock:
            if client and len(self.seats_of(client)) >= MOST_SEATS:
                raise BadSetup(refusals.TOO_MANY_SEATS.fill(most=MOST_SEATS))
            if self.drawn is not None or self.saved is not None:
                table = self.lay_prepared()
                seat = min(table.waiting) if seat is None or self.drawn is not None else seat
            elif word:
                table, seat = self.find_by_word(client, game, seat, bot, word, players, settings)
            else:
                table = self.lay_table(game, seat, bot, "", 1, settings)
            return self.take_seat(table, client, seat, spoken)

    def find_by_word(
        self,
        client: str,
        game: str,
        seat: int | None,
        bot: str,
        word: str,
        players: int,
        settings: Mapping[str, Any] | None,
    ) -> tuple[ModelTable, int | None]:
        """Return the table of a word, laid now where it is the first time that it is said, and the seat to take there."""
        if not self.shared:
            raise BadSetup(refusals.NOT_SHARED.fill())
        if not 0 < len(word) <= LONGEST_WORD:
            raise BadSetup(refusals.A_WORD.fill(most=LONGEST_WORD, n=len(word)))
        table = next((table for table in self.tables if table.word == word and not table.over), None)
        if table is None:
            return self.lay_table(game, seat, bot, word, players or 2, settings), seat
        for name, given in (("bot", bot), ("players", players), ("settings", settings)):
            if given:
                raise BadSetup(refusals.SETTINGS_STAND.fill(word=word, name=name))
        if game and game != table.g.game.name:
            raise BadSetup(refusals.OTHER_GAME.fill(word=word, game=table.g.game.name))
        for chair in table.chairs.values():
            if client and chair.client == client:
                raise BadSetup(refusals.ALREADY_HERE.fill(seat=chair.seat, word=word))
        return table, seat

    def lay_prepared(self) -> ModelTable:
        """Return the one table of this server: a game of the bench, or one of a save."""
        if self.tables:
            if not self.tables[0].waiting:
                raise BadSetup(refusals.ONE_GAME.fill(name=self.tables[0].g.game.name))
            return self.tables[0]
        if self.drawn is not None:
            g = self.drawn.start()
            players = tasks.seat_bots(self.drawn, g)
            names = dict.fromkeys(players, self.drawn.task.rival)
            return self.add_table(ModelTable(g, "", players, names, {self.drawn.seat}, drawn=self.drawn))
        assert self.saved is not None
        g = open_saved(self.saved)
        usual = bots.usual(g.game.name)
        table = ModelTable(g, "", {}, dict.fromkeys(range(g.seats), usual), set(range(g.seats)), given=len(g.answers))
        return self.add_table(table)

    def lay_table(
        self, game: str, seat: int | None, bot: str, word: str, people: int, settings: Mapping[str, Any] | None
    ) -> ModelTable:
        """Return a new table with places for some people; bots have the other seats.

        Raises TableforgeError where the settings, the seat or the bot will not do.
        """
        name = check_length("game", game, LONGEST_WORD) or games.only_game() or games.names()[0]
        home = games.game(name)
        setup = check_setup(home, settings or {}, people)
        seats = home.count_seats(setup)
        if not 1 <= people <= seats:
            raise BadSetup(refusals.PLAYERS.fill(game=name, seats=seats, n=people))
        first = check_seat(seat, seats) if seat is not None else 0
        waiting = {(first + k) % seats for k in range(people)}
        seed = secrets.randbelow(LARGEST_SEED) if self.seed is None else self.seed + self.begun
        level = check_length("bot", bot, LONGEST_WORD) or bots.usual(name)
        others = [k for k in range(seats) if k not in waiting]
        bots.profile(level, name)
        g = Sitting(home, setup, seed)
        players = {k: bots.make(level, seed % 2**32 + k, name) for k in others}
        return self.add_table(ModelTable(g, word, players, dict.fromkeys(range(seats), level), waiting))

    def add_table(self, table: ModelTable) -> ModelTable:
        """Keep a new table; one that is over, or that nobody has touched for long, makes room.

        Raises BadSetup where there are too many.
        """
        now = self.clock()
        if len(self.tables) >= MOST_TABLES:
            stale = [t for t in self.tables if t.over or now - t.touched > IDLE]
            if not stale:
                raise BadSetup(refusals.TOO_MANY_TABLES.fill(most=MOST_TABLES))
            self.close_table(min(stale, key=lambda t: t.touched))
        table.touched = now
        table.folder = self.folder
        if self.runs_folder is not None and table.folder is None:
            table.folder = self.runs_folder / f"{table.g.game.name}-{secrets.token_hex(6)}"
        self.tables.append(table)
        self.begun += 1
        return table

    def take_seat(self, table: ModelTable, client: str, seat: int | None, lang: str) -> ModelSeat:
        """Give a client one of the seats that wait for somebody."""
        if not table.waiting:
            raise BadSetup(refusals.TABLE_FULL.fill(word=table.word))
        chosen = min(table.waiting) if seat is None else check_seat(seat, table.g.seats)
        if chosen not in table.waiting:
            free = ", ".join(map(str, sorted(table.waiting)))
            raise BadSetup(refusals.SEAT_TAKEN.fill(seat=chosen, free=free))
        table.waiting.discard(chosen)
        if self.saved is not None:  # the others are played by bots from here on
            for k in sorted(table.waiting):
                self.seat_bot(table, k)
            table.waiting.clear()
        record = table.records.setdefault(chosen, SeatRecord(chosen, PLAYER))
        chair = ModelSeat(secrets.token_hex(8), client, table, chosen, lang, record)
        table.chairs[chosen] = chair
        self.chairs[chair.name] = chair
        return chair

    def seat_bot(self, table: ModelTable, seat: int) -> None:
        """Let a bot play a seat from now on."""
        name = table.bot_names.get(seat) or bots.usual(table.g.game.name)
        table.players[seat] = bots.make(name, table.g.seed % 2**32 + seat, table.g.game.name)

    def seats_of(self, client: str) -> list[ModelSeat]:
        """Return the seats of a client at games that are under way."""
        return [chair for chair in self.chairs.values() if chair.client == client and not chair.table.over]

    def find_chair(self, client: str, name: str) -> ModelSeat:
        """Return the seat that a call is about: by its name, or the only one of the client that is not over.

        Raises BadSetup where there is none, or where it cannot be told which.
        """
        with self.lock:
            if name:
                chair = self.chairs.get(name) if len(name) <= LONGEST_WORD else None
                if chair is None:
                    raise BadSetup(refusals.NO_TABLE.fill(name=name))
                return chair
            own = self.seats_of(client) or [chair for chair in self.chairs.values() if chair.client == client][-1:]
            own = own if client else []
            if client and not own:
                raise BadSetup(refusals.AT_NO_TABLE.fill())
            if len(own) != 1:
                raise BadSetup(refusals.WHICH_TABLE.fill())
            return own[0]

    @contextmanager
    def hold(self, chair: ModelSeat) -> Iterator[None]:
        """Context manager: one call of a seat at a time.

        Raises BadSetup where another is under way.
        """
        with self.lock:
            if chair.busy:
                raise BadSetup(refusals.TWO_AT_ONCE.fill())
            chair.busy = True
        try:
            with chair.table.lock:
                chair.table.touched = self.clock()
                yield
        finally:
            chair.busy = False

    # ---------------------------------------------------------------- what a seat does
    def greet(self, chair: ModelSeat) -> str:
        """Return what a client is told that has sat down: its table, who plays, the story so far and the first question."""
        table, lang = chair.table, chair.lang
        home, setup = table.g.game, table.g.setup
        self.play_bots(table)
        lines = [say(lang, "table", name=chair.name)]
        if table.drawn is not None:
            lines.append(table.drawn.task.about.text(lang))
        who = home.speech.seat_name(setup, chair.seat, lang)
        brief = home.speech.describe_setup(setup, lang)
        lines.append(say(lang, "seated", seat=chair.seat, who=f" ({who})" if who else "", game=brief))
        others = [
            f"{self.seat_name(chair, k)} ({self.who_plays(table, k, lang)})"
            for k in range(table.g.seats)
            if k != chair.seat
        ]
        if others:
            lines.append(say(lang, "others", others=", ".join(others)))
        return "\n".join([*lines, self.tell(chair)])

    def answer(self, chair: ModelSeat, key: str) -> str:
        """Give an answer, let bots answer theirs, and return what came of it.

        Raises TableforgeError where the key is not legal; it is counted, unless it was when the seat was last told its question.
        """
        g = chair.table.g
        try:
            key = check_length("key", key, LONGEST_KEY).strip()
            if chair.table.over and not g.over:
                return self.tell(chair)
            chair.table.answer(key, chair.seat)
        except TableforgeError:
            if key not in chair.keys:  # else it was legal, and somebody else has answered since
                chair.record.illegal += 1
            raise
        chair.record.answers += 1
        self.play_bots(chair.table)
        return self.tell(chair)

    def play_bots(self, table: ModelTable) -> None:
        """Let bots answer until somebody else is asked, or nobody."""
        g = table.g
        while not table.over:
            seat = next((seat for seat in g.asked if seat in table.players), None)
            if seat is None:
                return
            d = g.asked[seat]
            table.answer(table.players[seat].choose(g.view(seat), d), seat)
        self.write_run(table)

    def why_not(self, chair: ModelSeat, key: str) -> str:
        """Return why a key is no legal answer now, with its rule."""
        check_length("key", key, LONGEST_KEY)
        why = chair.table.g.why_not(key, chair.seat)
        return say(chair.lang, "legal", key=key) if why is None else f"{why.text(chair.lang)} ({why.rule})"

    def look(self, chair: ModelSeat, form: str = FORMS[0]) -> str:
        """Return all that a seat knows: in lines, or as JSON."""
        if form not in FORMS:
            raise BadSetup(refusals.NO_FORM.fill(form=form))
        g = chair.table.g
        if form == "view":
            return json.dumps(g.view(chair.seat), ensure_ascii=False, separators=(",", ":"), default=str)
        scene = self.scene(chair)
        lines = self.lines(chair, scene)
        order = [(chair.seat + 1 + k) % g.seats for k in range(g.seats)]
        pages = [line for leaf in lines.leaves() for line in lines.leaf(leaf, self.sheet_maker(chair))]
        return "\n".join([lines.head(), *pages, *lines.page(), *lines.table(order), *lines.stage()])

    def story(self, chair: ModelSeat, since: int) -> str:
        """Return what has happened from an event on, as the seat saw it."""
        g, lang = chair.table.g, chair.lang
        if not 0 <= since <= len(g.events):
            raise BadSetup(refusals.NO_EVENT.fill(last=len(g.events), since=since))
        until = min(len(g.events), since + MOST_EVENTS)
        if since == until:
            return say(lang, "nothing")
        told = [line.text for line in g.game.speech.story(g.events[since:until], chair.seat, lang)]
        last = say(lang, "events", first=since, last=until - 1, all=len(g.events), next=until)
        return "\n".join([*told, last])

    def note(self, chair: ModelSeat, text: str) -> str:
        """Keep a thought beside the game; nobody is shown it."""
        check_length("text", text, LONGEST_NOTE)
        had = chair.record.notes
        if len(had) >= MOST_NOTES or sum([len(note.text) for note in had]) + len(text) > MOST_NOTE_LETTERS:
            raise BadSetup(refusals.TOO_MANY_NOTES.fill(most=MOST_NOTES, letters=MOST_NOTE_LETTERS))
        had.append(SaveNote(chair.table.given, chair.seat, text))
        chair.table.written = False
        return say(chair.lang, "noted")

    def leave(self, chair: ModelSeat) -> str:
        """Take a client from its seat: a bot goes on where others play, else the table is closed."""
        table = chair.table
        with self.lock:
            self.chairs.pop(chair.name, None)
            table.chairs.pop(chair.seat, None)
            chair.record.left = not table.over
            if not table.chairs and not (table.waiting and table.word and not table.over):
                self.close_table(table)
        if table in self.tables and not table.over:
            self.seat_bot(table, chair.seat)
            self.play_bots(table)
        return say(chair.lang, "left")

    # ---------------------------------------------------------------- looking things up
    def rule(self, game: Game, id: str, lang: str) -> str:
        """Return a rule by its id, or those that speak of a word.

        Raises UnknownRule where there is none.
        """
        check_length("id", id, LONGEST_KEY)
        found = game.rules.search(id)
        out = [f"{rule.title[lang]} ({rule.id})\n{rule.text[lang]}" for rule in found[:MOST_FOUND]]
        if len(found) > MOST_FOUND:
            out.append(say(lang, "more", n=len(found) - MOST_FOUND))
        return "\n".join(out)

    def card(self, game: Game, chair: ModelSeat | None, name: str, lang: str) -> str:
        """Return the text of a card: one that the seat sees, by its name or key, or any card of the game.

        Raises UnknownCard where there is none.
        """
        check_length("name", name, LONGEST_KEY)
        sheets: list[Sheet] = []
        if chair is not None:
            make, word = self.sheet_maker(chair), plain_letters(name)
            things = [x for zone in self.scene(chair).zones for thing in zone.things for x in thing.all()]
            exact = [t for t in things if (name and name in (t.key, t.id)) or plain_letters(t.name) == word]
            sheets = [make(exact[0])] if exact else []
        if not sheets:
            source = games.find_part("mcp", game.name, CardTexts)
            sheets = [] if source is None or not name else source.find_sheets(name, lang)
        if not sheets:
            raise UnknownCard(refusals.NO_CARD.fill(name=name))
        if len(sheets) > MOST_FOUND:
            names = ", ".join([sheet.name for sheet in sheets[: 8 * MOST_FOUND]])
            rest = len(sheets) - 8 * MOST_FOUND
            return say(lang, "also", names=names) + (f"\n{say(lang, 'more', n=rest)}" if rest > 0 else "")
        return "\n\n".join([sheet_text(sheet, lang) for sheet in sheets])

    # ---------------------------------------------------------------- what a seat is told
    def tell(self, chair: ModelSeat) -> str:
        """Return what is new since the last result, and what is asked."""
        g, lang = chair.table.g, chair.lang
        told = [line.text for line in g.game.speech.story(g.events[chair.told :], chair.seat, lang) if not line.ending]
        chair.told = len(g.events)
        if len(told) > MOST_LINES:
            told = [say(lang, "earlier", n=len(told) - MOST_LINES), *told[-MOST_LINES:]]
        scene = self.scene(chair)
        lines = self.lines(chair, scene)
        make = self.sheet_maker(chair)
        for leaf in lines.leaves():
            if leaf.key not in chair.leaves:
                chair.leaves.append(leaf.key)
                told += [x for x in lines.leaf(leaf, make) if x not in told]
        page = tuple(lines.page())
        if page != chair.page:
            told += [x for x in page if x not in told]
            chair.page = page
        numbers = (lines.head(), *[lines.side(k) for k in range(g.seats)])
        told += [line for line in numbers if line not in chair.numbers]
        chair.numbers = numbers
        return "\n".join([*told, *lines.stage(), "", self.ask(chair)])

    def ask(self, chair: ModelSeat) -> str:
        """Return what ends every result: the question with all keys, who is asked instead, or how the game has ended."""
        g, lang = chair.table.g, chair.lang
        chair.keys = ()
        end = g.outcome(lang)
        if end is not None:
            how = say(lang, "won" if chair.seat in end.winners else "lost")
            return say(lang, "over", how=", ".join([x for x in (how, end.text) if x]), rule=end.rule)
        if chair.table.over:
            return say(lang, "too-long", n=chair.table.given)
        q = g.question(chair.seat, lang)
        if q is None:
            return say(lang, "waiting", who=", ".join([self.seat_name(chair, seat) for seat in g.asked]))
        chair.keys = tuple(q.keys)
        return question_text(q, lang)

    def is_asked(self, chair: ModelSeat) -> bool:
        """Whether a seat need not wait: it is asked something, or nobody is."""
        return chair.table.over or chair.seat in chair.table.g.asked

    def scene(self, chair: ModelSeat) -> Scene:
        """Return what a table shows to the seat."""
        return chair.table.g.scene(chair.seat, chair.lang)

    def lines(self, chair: ModelSeat, scene: Scene) -> SceneLines:
        """Return a scene in words, with the keys of things."""
        return SceneLines(scene, chair.lang, lambda seat: self.seat_name(chair, seat), keyed=True)

    def sheet_maker(self, chair: ModelSeat) -> Callable[[Any], Sheet]:
        """Return what makes the sheet of a thing that the seat sees."""
        g, view = chair.table.g, chair.table.g.view(chair.seat)
        return lambda thing: g.game.shown.sheet(view, thing, chair.lang)

    def seat_name(self, chair: ModelSeat, seat: int) -> str:
        """Return what a seat is called: by its number, whom it plays, and whether it is one's own."""
        plays = chair.table.g.game.speech.seat_name(chair.table.g.setup, seat, chair.lang)
        name = say(chair.lang, "seat", n=seat) + (f", {plays}" if plays else "")
        return f"{name} ({say(chair.lang, 'you')})" if seat == chair.seat else name

    def who_plays(self, table: ModelTable, seat: int, lang: str) -> str:
        """Return who has a seat: a client, a bot, nobody yet."""
        if seat in table.players:
            return say(lang, "bot", name=table.bot_names.get(seat, ""))
        return say(lang, "client" if seat in table.chairs else "empty")

    # ---------------------------------------------------------------- the end
    def close_table(self, table: ModelTable) -> None:
        """Write a table's run, and forget it."""
        with self.lock:
            for chair in list(table.chairs.values()):
                self.chairs.pop(chair.name, None)
            if table in self.tables:
                self.tables.remove(table)
        table.written = False
        self.write_run(table)

    def close(self) -> None:
        """Close all tables: what was played is written down."""
        for table in list(self.tables):
            with table.lock:
                self.close_table(table)

    def forget(self) -> None:
        """Let nothing more be written of the games that are under way."""
        for table in list(self.tables):
            table.folder = None

    def write_run(self, table: ModelTable) -> None:
        """Write what has been played, where runs are kept."""
        if table.folder is None or table.written or not table.records:
            return
        more: dict[str, Any] = {}
        if table.drawn is not None:
            more = describe_drawn(table.drawn, table.g)
        runs.write_run(table.folder, table.g, list(table.records.values()), more)
        table.written = True


def describe_drawn(drawn: TaskGame, g: Sitting) -> dict[str, Any]:
    """Return what the record of a game of the bench says besides."""
    return {
        "bench": tasks.BENCH,
        "task": drawn.task.name,
        "number": drawn.number,
        "seat": drawn.seat,
        "score": tasks.score_game(drawn, g),
    }


# ---------------------------------------------------------------- texts
def question_text(q: Question, lang: str) -> str:
    """Return a question with all its keys, one a line; an option cites its rule where that is another than the question's."""
    out = [f"{q.text} ({q.rule})"]
    if q.most > 1:
        exact = q.least == q.most
        out.append(say(lang, "picks-exact", n=q.most) if exact else say(lang, "picks", least=q.least, most=q.most))
    for o in q.options:
        out.append(f"  {o.key} = {o.label}" + (f" ({o.rule})" if o.rule != q.rule else ""))
    return "\n".join(out)


def sheet_text(sheet: Sheet, lang: str) -> str:
    """Return a card to be read."""
    out = [", ".join([x for x in (sheet.name, sheet.kind) if x])]
    if sheet.facts:
        out.append(say(lang, "printed", facts=sheet.facts))
    out += [line for line in sheet.lines if line] or [say(lang, "no-text")]
    if sheet.rules:
        out.append(say(lang, "cites", rules=", ".join(sheet.rules)))
    return "\n".join(out)


# ---------------------------------------------------------------- what comes from outside
def check_length(name: str, text: str, most: int) -> str:
    """Return a text.

    Raises BadSetup where it is too long.
    """
    if len(text) > most:
        raise IllegalAnswer(refusals.LONG.fill(name=name, most=most, n=len(text)), None)
    return text


def check_seat(seat: int, seats: int) -> int:
    """Return the number of a seat.

    Raises BadSetup where there is none.
    """
    if not 0 <= seat < seats:
        raise BadSetup(refusals.NO_SEAT.fill(last=seats - 1, seat=seat))
    return seat


def may_set(game: Game, name: str) -> bool:
    """Whether a client may set this: what people are asked for, and neither folders nor what may be taken back."""
    return any(
        [s.name == name and s.offered and s.kind.name != FOLDER and name != PRACTICE.name for s in game.settings]
    )


def check_setup(game: Game, wanted: Mapping[str, Any], people: int) -> dict[str, Any]:
    """Return the checked settings of a game.

    Raises BadSetup where one is not for clients, names a file, or will not do.
    """
    size = len(json.dumps(wanted, default=str))
    if size > LARGEST_SETTINGS:
        raise BadSetup(refusals.LARGE_SETTINGS.fill(most=LARGEST_SETTINGS, n=size))
    known = {s.name: s for s in game.settings}
    settings = dict(wanted)
    for name in settings:
        if name in known and not may_set(game, name):
            raise BadSetup(refusals.UNOFFERED.fill(name=name))
    if PRACTICE.name in known:
        settings[PRACTICE.name] = False
    if "seats" in known and "seats" not in settings and people > 1:
        settings["seats"] = max(people, game.wanted_seats(settings))
    seats = game.wanted_seats(settings)
    for s in game.settings if isinstance(seats, int) and 0 < seats < 100 else ():
        given = settings.get(s.name)
        if isinstance(s.kind, PerSeat) and isinstance(given, list):
            if s.kind.of.name == DECK:
                for ref in given:
                    refuse_file(ref)
            settings[s.name] = s.fill_seats(given, seats)
    return game.setup(**settings)


def refuse_file(ref: object) -> None:
    """Raise BadSetup where a deck is named by what could be a file of this machine."""
    if isinstance(ref, str) and is_path(ref):
        raise BadSetup(refusals.DECK_FILE.fill(ref=ref))


def open_saved(body: dict[str, Any]) -> Sitting:
    """Return the game of a save for somebody to sit down at.

    Raises BadSave where it is over, cannot be played, or asks for chance.
    """
    for s in (NATURE_ASKS, FORCED_ASKS):
        if body["setup"].get(s.name, s.default) != s.default:
            raise BadSave(refusals.SAVE_ASKS.fill())
    g = resume_save(games.game(body["game"]), body)
    if g.over:
        raise BadSave(refusals.SAVE_OVER.fill())
    return g
