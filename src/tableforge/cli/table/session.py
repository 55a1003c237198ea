"""A sitting with its players, its save file and its language: what the full-screen and the plain table do alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import tableforge
from tableforge.cli.table.aftergame import AfterGame
from tableforge.cli.table.texts import say
from tableforge.errors import NothingToUndo
from tableforge.kernel.game import Reason
from tableforge.kernel.rules import Rule
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing
from tableforge.table.decision import Decision
from tableforge.table.notes import SaveNote, notes_at, read_notes
from tableforge.table.question import Choice, Question
from tableforge.table.sitting import LogEntry, Sitting
from tableforge.table.sitting import replay as replayed
from tableforge.table.standing import Order, StandingOrders
from tableforge.table.store import write_whole
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import LANGUAGES, system_says

if TYPE_CHECKING:
    from tableforge.bots.profile import Bot

DIGITS: Final = "123456789"
# Letters that are commands are never given out: h help, l log, o orders, q quit, r read, s save, u undo; e is kept for what stops.
LETTERS: Final = "abcdfgijkmnptvwxyz"
CAPITALS: Final = "ABCDEFGHIJKMNOPQRSTUVWXYZ"
STOP_KEY: Final = "e"
MOST_KEPT: Final = 60
MOST_ORDERED: Final = 500  # answers by standing orders, one after the other

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ListedAnswer:
    """One legal answer as the table lists it: the key to press, its label, what is worth knowing, the thing it names."""

    badge: str
    key: str
    label: str
    rule: str
    verb: str = ""
    thing: str = ""  # the key of a thing of the scene
    hint: str = ""

    @property
    def stops(self) -> bool:
        """Whether the answer ends something, and so has a key of its own."""
        return self.badge == STOP_KEY

    @property
    def text(self) -> str:
        """The label, with its hint where it has one."""
        return f"{self.label}  ({self.hint})" if self.hint else self.label


@dataclass(frozen=True, slots=True)
class AttemptedAction:
    """Something one might want to do with a thing: the answer that does it, or the reason why it may not be done now."""

    label: str
    offer: ListedAnswer | None = None
    why: Reason | None = None


def assign_badges(keys: Sequence[str], stop: str = "") -> list[str]:
    """Return the key to press for each answer: digits, then letters; "e" is for what stops.

    >>> assign_badges(["reap:a@line:0", "end-turn"], stop="end-turn")
    ['1', 'e']
    """
    free = iter(DIGITS + LETTERS + CAPITALS)
    return [STOP_KEY if key == stop else next(free, "") for key in keys]


def list_answers(q: Question, scene: Scene) -> list[ListedAnswer]:
    """Return the options of a question as the table lists them: in the order of the game's verbs, last what stops."""
    hints = dict(scene.hints)
    named = {a.key: t.key for zone in scene.zones for thing in zone.things for t in thing.all() for a in t.attempts}

    def rank(o: Choice) -> int:
        if o.key == q.stop:
            return len(scene.verbs) + 1
        verb = o.verb if o.verb in scene.verbs else ""
        return scene.verbs.index(verb) if verb in scene.verbs else len(scene.verbs)

    rows = sorted(q.options, key=rank)
    return [
        ListedAnswer(badge, o.key, o.label, o.rule, o.verb, named.get(o.key, o.card), hints.get(o.key, ""))
        for badge, o in zip(assign_badges([o.key for o in rows], q.stop), rows)
    ]


class Session:
    """The game on the table, who plays it, and through whose eyes the screen shows it."""

    def __init__(
        self,
        sitting: Sitting,
        players: Sequence[object | None],
        lang: str = "en",
        save_path: Path | None = None,
        autosave: bool = True,
        after: AfterGame | None = None,
        alone: bool = False,
    ) -> None:
        self.sitting = sitting
        self.alone = alone  # one person plays all seats that no bot has: nothing is covered between them
        self.after = after or AfterGame()
        self.players = tuple(players)
        self.lang = lang
        self.save_path = save_path
        self.autosave = autosave
        self.trouble = ""  # why the last save failed
        self.humans = [seat for seat, bot in enumerate(self.players) if bot is None]
        self.side = self.humans[0] if self.humans else 0
        if self.watching:
            sitting.practice = True  # nobody plays, so it helps nobody
        self.at_keyboard: int | None = None  # of several people, the one at the keyboard now
        self.standing = {seat: StandingOrders(seat) for seat in self.humans}
        self.order_names: dict[Order, str] = {}  # labels of orders that refer to an earlier question
        self.undo_refused = ""  # why the last undo was refused
        self.by_hand = -1  # the number of a question that is answered by hand, whatever the orders say
        self.version = 0  # counts changes of the position; part of every cache key
        self._kept: dict[tuple[object, ...], object] = {}
        self._told: dict[tuple[int | None, str], list[Line]] = {}
        # the length of the story before the last own answer; on resuming, the last two turns are shown as new
        turns = [line.first for line in self.story() if line.heading]
        self.seen = turns[-2] if len(turns) > 1 else 0

    # ---------------------------------------------------------------- who
    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.players)

    @property
    def hot_seat(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self.humans) > 1

    @property
    def watching(self) -> bool:
        """Whether nobody plays here: bots have all seats."""
        return not self.humans

    @property
    def impartial(self) -> bool:
        """Whether several people, or only spectators, read the screen: then nobody is "you"."""
        return self.hot_seat or self.watching

    @property
    def viewing_seat(self) -> int | None:
        """The seat whose cards may be shown now; None shows nobody's."""
        return self.at_keyboard if self.hot_seat else self.side

    @property
    def story_seat(self) -> int | None:
        """The seat that the story is told to; None for a spectator."""
        return None if self.watching else self.viewing_seat

    @property
    def near(self) -> int:
        """The seat that the table shows at the bottom."""
        eyes = self.viewing_seat
        return self.side if eyes is None else eyes

    def place_of(self, seat: int) -> int:
        """Return where a seat sits, counted from the near one in the order of play."""
        return (seat - self.near) % self.seats

    def seats_from_near(self) -> list[int]:
        """Return all seats from the near one on."""
        return [(self.near + k) % self.seats for k in range(self.seats)]

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat: you, its role, the bot's name, or its number."""
        bot = self.players[seat]
        plays = self.sitting.game.speech.seat_name(self.sitting.setup, seat, self.lang)
        if bot is None:
            return (plays or say(self.lang, "seat", n=seat + 1)) if self.hot_seat else say(self.lang, "you")
        name = str(getattr(bot, "name", "") or type(bot).__name__).lower()
        if plays:
            return f"{plays} ({say(self.lang, 'bot')} {name})"
        several = self.seats - len(self.humans) > 1
        return f"{say(self.lang, 'bot')} {name}" + (f" {seat + 1}" if several else "")

    def seat_names(self, seats: Sequence[int]) -> str:
        """Return several seats as one enumeration."""
        return LANGUAGES[self.lang].list_items([self.seat_name(seat) for seat in seats])

    # ---------------------------------------------------------------- asking
    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.sitting.decision is None

    @property
    def decisions(self) -> dict[int, Decision]:
        """The decisions of all seats that are asked now."""
        return self.sitting.asked

    @property
    def my_question(self) -> Question | None:
        """What the person at the screen is asked, or None."""
        eyes = self.viewing_seat
        return None if eyes is None or self.players[eyes] is not None else self.sitting.question(eyes, self.lang)

    @property
    def shown_question(self) -> Question | None:
        """The question that the screen shows: one's own, or that of the seat which a spectator watches."""
        return self.my_question if not self.watching else self.sitting.question(self.side, self.lang)

    @property
    def awaited_seat(self) -> int | None:
        """The seat whose answer is awaited: one's own, else the first that is asked."""
        q = self.my_question
        return q.seat if q is not None else next(iter(self.decisions), None)

    @property
    def next_person(self) -> int | None:
        """The person who must take the keyboard before the next answer; None where nobody must."""
        if not self.hot_seat or self.my_question is not None:
            return None
        return next(
            (seat for seat in self.seats_from_near() if seat in self.decisions and self.players[seat] is None), None
        )

    @property
    def bot_to_move(self) -> tuple[int, Bot] | None:
        """A bot that is asked, with its seat; None where there is none."""
        for seat in self.decisions:
            if self.players[seat] is not None:
                return seat, cast("Bot", self.players[seat])
        return None

    def get_cached(self, name: str, make: Callable[[], T], *key: object) -> T:
        """Return what `make` gives, cached for this position, language and viewing seat."""
        at = (name, self.version, self.lang, self.viewing_seat, *key)
        if at not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[at] = make()
        return cast("T", self._kept[at])

    def list_answers(self) -> list[ListedAnswer]:
        """Return what the person at the screen may answer."""
        q = self.my_question
        return [] if q is None else self.get_cached("offers", partial(list_answers, q, self.scene()))

    def question_and_rule(self) -> tuple[str, str]:
        """Return the pending question and its rule; for another seat's question, which might give something away, its rule only."""
        q, seat = self.shown_question, self.awaited_seat
        if q is not None:
            return q.text, q.rule
        rule = self.decisions[seat].rule if seat is not None else ""
        return (self.rule_title(rule), rule) if rule else ("", "")

    def scene(self) -> Scene:
        """Return the scene that the screen shows."""
        return self.get_cached("scene", partial(self.sitting.scene, self.viewing_seat, self.lang))

    def sheet(self, thing: Thing) -> Sheet:
        """Return the text of a thing."""
        view = self.get_cached("view", partial(self.sitting.view, self.viewing_seat, asked=False))
        return self.get_cached("sheet", partial(self.sitting.game.shown.sheet, view, thing, self.lang), thing)

    def list_attempts(self, thing: Thing) -> list[AttemptedAction]:
        """Return everything one might want to do with a thing: what is legal, and for all else the reason why not."""
        keys = {t.key for t in thing.all()}
        mine = [o for o in self.list_answers() if o.thing in keys]
        out = [AttemptedAction(o.label, offer=o) for o in mine]
        if self.my_question is None:
            return out
        taken = {o.key for o in mine}
        for a in thing.attempts:
            if a.key not in taken and (why := self.why_not(a.key)) is not None:
                out.append(AttemptedAction(a.label, why=why))
        return out

    # ---------------------------------------------------------------- answering
    def answer(self, option: int | str, seat: int | None = None) -> None:
        """Give an answer for a seat, by default the viewing one, and save.

        Raises IllegalAnswer.
        """
        seat = self.viewing_seat if seat is None else seat
        if seat is not None and (self.players[seat] is None or self.watching):
            self.seen = len(self.sitting.events)
        self.sitting.answer(option, seat)
        self.version += 1
        if self.autosave:
            self.save()

    def bot_answer(self) -> None:
        """Let the bot that is asked answer."""
        asked = self.bot_to_move
        assert asked is not None
        seat, bot = asked
        self.answer(bot.choose(self.sitting.view(seat), self.decisions[seat]), seat)

    @property
    def my_orders(self) -> StandingOrders | None:
        """The standing orders of the person at the screen."""
        return None if self.viewing_seat is None else self.standing.get(self.viewing_seat)

    def follow_orders(self) -> int:
        """Give the answers of standing orders until somebody must think; return how many."""
        n = 0
        while n < MOST_ORDERED and (found := self.find_ordered_answer()) is not None:
            seat, key = found
            self.sitting.answer(key, seat)
            self.version += 1
            n += 1
        if n and self.autosave:
            self.save()
        return n

    def find_ordered_answer(self) -> tuple[int, str] | None:
        """Return a seat and the answer that its standing orders give now, or None."""
        for seat, d in self.decisions.items():
            if seat in self.standing and d.number != self.by_hand:
                key = self.standing[seat].answer(self.sitting)
                if key is not None:
                    return seat, key
        return None

    def undo(self) -> int:
        """Go back to the last decision of a person; return how many answers were taken back, 0 where that is not possible."""
        try:
            n = self.sitting.undo_to(self.humans or range(self.seats))
        except NothingToUndo as e:
            self.undo_refused = capitalise(e.text(self.lang))
            return 0
        self.version += 1
        self.by_hand = len(self.sitting.answers)  # else an order would give the same answer again
        self.seen = min(self.seen, len(self.sitting.events))
        if self.autosave:
            self.save()
        return n

    def undo_text(self, n: int) -> str:
        """Return what to say after an undo that took back `n` answers."""
        if n:
            return say(self.lang, "undone") if n == 1 else say(self.lang, "undone-many", n=n - 1)
        return f"{self.undo_refused}."

    def outcome(self) -> Outcome | None:
        """Return how the game has ended; None while it lasts."""
        return self.sitting.outcome(self.lang)

    # ---------------------------------------------------------------- saving
    def save(self) -> bool:
        """Write the game to its file; return False where that failed, and `trouble` says why."""
        if self.save_path is None:
            self.trouble = "–"
            return False
        try:
            write_whole(self.save_path, self.sitting.save())
        except OSError as e:
            self.trouble = f"{system_says(e).text(self.lang)} ({self.save_path})"
            return False
        self.trouble = ""
        return True

    # ---------------------------------------------------------------- reasons
    def rule(self, id: str) -> Rule:
        """Return a rule of the game.  Raises KeyError where there is none of that id."""
        return self.sitting.game.rules[id]

    def rule_title(self, id: str) -> str:
        """Return the title of a rule."""
        return self.rule(id).title[self.lang]

    def why_not(self, key: str) -> Reason | None:
        """Return why an answer is not possible; None where it is."""
        return self.sitting.why_not(key, self.viewing_seat)

    # ---------------------------------------------------------------- the story
    def story(self, first: int = 0) -> list[Line]:
        """Return the lines of the story from an event on."""
        lines = self.get_cached("story", self.full_story)
        return [line for line in lines if line.first + line.count > first]

    def story_since(self, first: int) -> list[Line]:
        """Return what is new since an event; of a line that was shown in part, the rest."""
        lines = self.story(first)
        if not lines or lines[0].first >= first:
            return lines
        end = lines[0].first + lines[0].count
        rest = self.sitting.game.speech.story(self.sitting.events[first:end], self.story_seat, self.lang)
        return [*[replace(line, first=line.first + first) for line in rest], *lines[1:]]

    def full_story(self) -> list[Line]:
        """Return the whole story; lines of earlier turns are rendered once."""
        g, before = self.sitting, self._told.get((self.story_seat, self.lang), [])
        turns = [n for n, line in enumerate(before) if line.heading and line.first < len(g.events)]
        kept = before[: turns[-1]] if turns else []
        start = before[turns[-1]].first if turns else 0
        new = g.game.speech.story(g.events[start:], self.story_seat, self.lang)
        self._told[self.story_seat, self.lang] = [*kept, *[replace(line, first=line.first + start) for line in new]]
        return self._told[self.story_seat, self.lang]

    def actor(self, n: int) -> int:
        """Return the seat whose thing acted in an event."""
        return self.sitting.game.speech.actor(self.sitting.events[n])

    def log(self, first: int = 0) -> list[LogEntry]:
        """Return all events from a number on."""
        return self.sitting.log[first:]


class ReplaySession(Session):
    """A session of a save: it stands after so many of its answers, and nobody plays.

    Raises BadSave where the save does not replay.
    """

    def __init__(self, body: dict[str, Any], lang: str, side: int = 0) -> None:
        whole = replayed(tableforge.game(body["game"]), body)
        self.at = 0
        self.keys: list[str] = list(whole.answers)
        self.notes = read_notes(body)
        self.turns: list[int] = []  # how many turns had begun before each answer
        self.marks: list[int] = []  # how long the story was before each answer
        super().__init__(whole, [self] * whole.seats, lang, None, False)
        self.side = side
        begun = [line.first for line in self.story() if line.heading]
        while whole.answers:
            whole.undo()
            self.marks.append(len(whole.events))
        self.marks.reverse()
        self.turns = [sum([first < mark for first in begun]) for mark in self.marks]
        self.go(0)

    @property
    def last(self) -> int:
        """How many answers the game has."""
        return len(self.keys)

    def seat_name(self, seat: int) -> str:
        plays = self.sitting.game.speech.seat_name(self.sitting.setup, seat, self.lang)
        return plays or say(self.lang, "seat", n=seat + 1)

    def go(self, to: int) -> None:
        """Go to the position after the first `to` answers."""
        to = max(0, min(to, len(self.keys)))
        g = self.sitting
        while len(g.answers) > to:
            g.undo()
        while len(g.answers) < to:
            g.answer(self.keys[len(g.answers)])
        self.version += 1
        self.at = to
        self.seen = self.marks[to - 1] if to else 0

    def notes_here(self) -> list[SaveNote]:
        """Return what was noted before the answer that led here; at the start before the first one, at the end also afterwards."""
        here = notes_at(self.notes, max(0, self.at - 1))
        return here + [note for note in self.notes if note.answers >= self.last] if self.at == self.last else here

    def turn_start(self, by: int) -> int:
        """Return the number of the first answer of the next or the previous turn."""
        at = self.at
        if by > 0:
            while at < self.last and self.turns[at] == self.turns[min(self.at, self.last - 1)]:
                at += 1
            return at
        at = max(0, at - 1)
        while at > 0 and self.turns[at - 1] == self.turns[at]:
            at -= 1
        return at

    def question_before(self) -> ReplayedQuestion | None:
        """Return the question that led here with its answers and the one given; at the start, the first question."""
        if self.at == 0:
            d = self.sitting.decision
            return None if d is None else self.question_of(d, "")
        key = self.keys[self.at - 1]
        self.sitting.undo()
        seat, _, own = key.rpartition(">") if len(self.decisions) > 1 else ("", "", key)
        d = self.decisions[int(seat)] if seat else self.sitting.decision
        assert d is not None
        out = self.question_of(d, own)
        self.sitting.answer(key)
        return out

    def question_of(self, d: Decision, key: str) -> ReplayedQuestion:
        """Return a question of the game, and which answer was given to it."""
        q, scene = d.question(self.lang), self.sitting.scene(d.seat, self.lang)
        return ReplayedQuestion(d.seat, q.text, q.rule, tuple(list_answers(q, scene)), key)


@dataclass(frozen=True, slots=True)
class ReplayedQuestion:
    """A question of a save: who was asked, what, its rule, what could be answered, and what was."""

    seat: int
    text: str
    rule: str
    offers: tuple[ListedAnswer, ...]
    key: str


__all__ = [
    "AttemptedAction",
    "ListedAnswer",
    "ReplaySession",
    "ReplayedQuestion",
    "Session",
    "assign_badges",
    "list_answers",
]
