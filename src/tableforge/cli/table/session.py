"""A sitting with its players, its save file and its language: what the full-screen and the plain table do alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, cast

import tableforge
from tableforge.cli.table.aftergame import AfterGame
from tableforge.cli.table.texts import say
from tableforge.errors import NothingToUndo
from tableforge.kernel.game import Reason
from tableforge.kernel.rules import Rule
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing
from tableforge.table.decision import Decision
from tableforge.table.question import Choice, Question
from tableforge.table.sitting import Entry, Sitting
from tableforge.table.sitting import replay as replayed
from tableforge.table.standing import Order, Standing
from tableforge.table.store import write_whole
from tableforge.tongue.both import LANGUAGES, system_says
from tableforge.tongue.sentence import capital

DIGITS: Final = "123456789"
# Letters that are commands are never given out: h help, l log, o orders, q quit, r read, s save, u undo; e is kept for what stops.
LETTERS: Final = "abcdfgijkmnptvwxyz"
CAPITALS: Final = "ABCDEFGHIJKMNOPQRSTUVWXYZ"
STOP_KEY: Final = "e"
MOST_KEPT: Final = 60
MOST_ORDERED: Final = 500  # answers by standing orders, one after the other

T = TypeVar("T")


class Bot(Protocol):
    """Whoever takes a seat without a keyboard."""

    def choose(self, view: dict[str, Any], decision: Decision) -> int: ...


@dataclass(frozen=True, slots=True)
class Offer:
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
        return self.badge == STOP_KEY

    @property
    def text(self) -> str:
        return f"{self.label}  ({self.hint})" if self.hint else self.label


@dataclass(frozen=True, slots=True)
class Attempted:
    """Something one might want to do with a thing: the offer that does it, or the reason why it may not be done now."""

    label: str
    offer: Offer | None = None
    why: Reason | None = None


def badges(keys: Sequence[str], stop: str = "") -> list[str]:
    """The key that takes each choice: digits, then letters; "e" is for what stops.

    >>> badges(["reap:a@line:0", "end-turn"], stop="end-turn")
    ['1', 'e']
    """
    free = iter(DIGITS + LETTERS + CAPITALS)
    return [STOP_KEY if key == stop else next(free, "") for key in keys]


def offers(q: Question, scene: Scene) -> list[Offer]:
    """The options of a question as the table lists them: in the order of the game's verbs, and last what stops."""
    hints = dict(scene.hints)
    named = {a.key: t.key for zone in scene.zones for thing in zone.things for t in thing.all() for a in t.attempts}

    def rank(o: Choice) -> int:
        if o.key == q.stop:
            return len(scene.verbs) + 1
        verb = o.verb if o.verb in scene.verbs else ""
        return scene.verbs.index(verb) if verb in scene.verbs else len(scene.verbs)

    rows = sorted(q.options, key=rank)
    return [
        Offer(badge, o.key, o.label, o.rule, o.verb, named.get(o.key, o.card), hints.get(o.key, ""))
        for badge, o in zip(badges([o.key for o in rows], q.stop), rows)
    ]


class Session:
    """The game on the table, who sits at it, and whose eyes the screen serves."""

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
            sitting.practice = True  # nobody plays whom it could help
        self.at_keyboard: int | None = None  # of several people, whoever has said that they sit here now
        self.standing = {seat: Standing(seat) for seat in self.humans}
        self.order_names: dict[Order, str] = {}  # what those orders were called that speak of a question of their time
        self.undo_refused = ""  # why the last wish to go back came to nothing
        self.by_hand = -1  # the number of a question that is answered by hand, whatever the orders say
        self.version = 0  # how often the position has changed; what is kept for one is worth nothing for the next
        self._kept: dict[tuple[object, ...], object] = {}
        self._told: dict[tuple[int | None, str], list[Line]] = {}
        # how much of the story was there before the last own answer; whoever resumes should read the last two turns again
        turns = [line.first for line in self.story() if line.heading]
        self.seen = turns[-2] if len(turns) > 1 else 0

    # ---------------------------------------------------------------- who
    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def hot_seat(self) -> bool:
        return len(self.humans) > 1

    @property
    def watching(self) -> bool:
        return not self.humans

    @property
    def impartial(self) -> bool:
        """Whether the screen speaks to several people, or to one who only watches: nobody is "you" then."""
        return self.hot_seat or self.watching

    @property
    def eyes(self) -> int | None:
        """The seat whose cards may be shown now; None shows nobody's."""
        return self.at_keyboard if self.hot_seat else self.side

    @property
    def ears(self) -> int | None:
        """The seat that the story is told to; whoever only watches hears it as a spectator."""
        return None if self.watching else self.eyes

    @property
    def near(self) -> int:
        """The seat that the table shows at the bottom."""
        eyes = self.eyes
        return self.side if eyes is None else eyes

    def place(self, seat: int) -> int:
        """Where a seat sits, counted from the near one in the order of play."""
        return (seat - self.near) % self.seats

    def round(self) -> list[int]:
        """All seats from the near one on."""
        return [(self.near + k) % self.seats for k in range(self.seats)]

    def who(self, seat: int) -> str:
        """What a seat is called: you, whoever it plays, the bot's name, or its number."""
        bot = self.players[seat]
        plays = self.sitting.game.called(self.sitting.setup, seat, self.lang)
        if bot is None:
            return (plays or say(self.lang, "seat", n=seat + 1)) if self.hot_seat else say(self.lang, "you")
        name = str(getattr(bot, "name", "") or type(bot).__name__).lower()
        if plays:
            return f"{plays} ({say(self.lang, 'bot')} {name})"
        several = self.seats - len(self.humans) > 1
        return f"{say(self.lang, 'bot')} {name}" + (f" {seat + 1}" if several else "")

    def all_of(self, seats: Sequence[int]) -> str:
        """Several seats in one breath."""
        return LANGUAGES[self.lang].listed([self.who(seat) for seat in seats])

    # ---------------------------------------------------------------- asking
    @property
    def over(self) -> bool:
        return self.sitting.decision is None

    @property
    def asked(self) -> dict[int, Decision]:
        return self.sitting.asked

    @property
    def my_question(self) -> Question | None:
        """What whoever looks at the screen is asked."""
        eyes = self.eyes
        return None if eyes is None or self.players[eyes] is not None else self.sitting.question(eyes, self.lang)

    @property
    def shown_question(self) -> Question | None:
        """The question that the screen shows: one's own, or that of the seat which a spectator sits at."""
        return self.my_question if not self.watching else self.sitting.question(self.side, self.lang)

    @property
    def awaited(self) -> int | None:
        """The seat that an answer is waited for: one's own, else the first that is asked."""
        q = self.my_question
        return q.seat if q is not None else next(iter(self.asked), None)

    @property
    def next_person(self) -> int | None:
        """The person who must sit down at the keyboard before the next answer, if it is not the one who sits there."""
        if not self.hot_seat or self.my_question is not None:
            return None
        return next((seat for seat in self.round() if seat in self.asked and self.players[seat] is None), None)

    @property
    def bot_to_move(self) -> tuple[int, Bot] | None:
        """A bot that is asked, and its seat."""
        for seat in self.asked:
            if self.players[seat] is not None:
                return seat, cast("Bot", self.players[seat])
        return None

    def kept(self, name: str, make: Callable[[], T], *key: object) -> T:
        """What was made for this position, language and pair of eyes before, or is made now."""
        at = (name, self.version, self.lang, self.eyes, *key)
        if at not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[at] = make()
        return cast("T", self._kept[at])

    def offers(self) -> list[Offer]:
        """What may be answered by whoever looks at the screen."""
        q = self.my_question
        return [] if q is None else self.kept("offers", partial(offers, q, self.scene()))

    def asked_told(self) -> tuple[str, str]:
        """The pending question and its rule; what another seat is asked may tell too much, so its rule stands for it."""
        q, seat = self.shown_question, self.awaited
        if q is not None:
            return q.text, q.rule
        rule = self.asked[seat].rule if seat is not None else ""
        return (self.rule_title(rule), rule) if rule else ("", "")

    def scene(self) -> Scene:
        """What the table shows to whoever looks at it."""
        return self.kept("scene", partial(self.sitting.scene, self.eyes, self.lang))

    def sheet(self, thing: Thing) -> Sheet:
        """A thing to be read."""
        view = self.kept("view", partial(self.sitting.view, self.eyes, asked=False))
        return self.kept("sheet", partial(self.sitting.game.sheet, view, thing, self.lang), thing.id, thing.words)

    def attempted(self, thing: Thing) -> list[Attempted]:
        """Everything one might want to do with a thing: what is offered, and for all else the reason why not."""
        keys = {t.key for t in thing.all()}
        mine = [o for o in self.offers() if o.thing in keys]
        out = [Attempted(o.label, offer=o) for o in mine]
        if self.my_question is None:
            return out
        taken = {o.key for o in mine}
        for a in thing.attempts:
            if a.key not in taken and (why := self.why_not(a.key)) is not None:
                out.append(Attempted(a.label, why=why))
        return out

    # ---------------------------------------------------------------- answering
    def answer(self, option: int | str, seat: int | None = None) -> None:
        """Take an option for a seat, by default for whoever looks at the screen, and save."""
        seat = self.eyes if seat is None else seat
        if seat is not None and (self.players[seat] is None or self.watching):
            self.seen = len(self.sitting.events)
        self.sitting.answer(option, seat)
        self.version += 1
        if self.autosave:
            self.save()

    def bot_answer(self) -> None:
        """Let a bot that is asked answer."""
        asked = self.bot_to_move
        assert asked is not None
        seat, bot = asked
        self.answer(bot.choose(self.sitting.view(seat), self.asked[seat]), seat)

    @property
    def my_orders(self) -> Standing | None:
        """The standing orders of whoever looks at the screen."""
        return None if self.eyes is None else self.standing.get(self.eyes)

    def follow_orders(self) -> int:
        """Give the answers that people have ordered, until somebody must think; how many they were."""
        n = 0
        while n < MOST_ORDERED and (found := self.ordered()) is not None:
            seat, key = found
            self.sitting.answer(key, seat)
            self.version += 1
            n += 1
        if n and self.autosave:
            self.save()
        return n

    def ordered(self) -> tuple[int, str] | None:
        """An answer that a person has ordered to the question of now, and whose it is."""
        for seat, d in self.asked.items():
            if seat in self.standing and d.number != self.by_hand:
                key = self.standing[seat].answer(self.sitting)
                if key is not None:
                    return seat, key
        return None

    def undo(self) -> int:
        """Go back to the last decision a person took: how many answers were taken back, 0 where there is none."""
        try:
            n = self.sitting.undo_to(self.humans or range(self.seats))
        except NothingToUndo as e:
            self.undo_refused = capital(e.text(self.lang))
            return 0
        self.version += 1
        self.by_hand = len(self.sitting.answers)  # else an order would give the same answer again
        self.seen = min(self.seen, len(self.sitting.events))
        if self.autosave:
            self.save()
        return n

    def undo_told(self, n: int) -> str:
        """What has become of a wish to go back by which so many answers were taken back."""
        if n:
            return say(self.lang, "undone") if n == 1 else say(self.lang, "undone-many", n=n - 1)
        return f"{self.undo_refused}."

    def outcome(self) -> Outcome | None:
        """How the game has ended; None while it lasts."""
        return self.sitting.outcome(self.lang)

    # ---------------------------------------------------------------- saving
    def save(self) -> bool:
        """Write the game to its file; `trouble` says why it could not be."""
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
        return self.sitting.game.rules[id]

    def rule_title(self, id: str) -> str:
        return self.rule(id).title[self.lang]

    def why_not(self, key: str) -> Reason | None:
        return self.sitting.why_not(key, self.eyes)

    # ---------------------------------------------------------------- the story
    def story(self, first: int = 0) -> list[Line]:
        """What has happened, in short, from an event on."""
        lines = self.kept("story", self.told)
        return [line for line in lines if line.first + line.count > first]

    def story_since(self, first: int) -> list[Line]:
        """What has happened from an event on, for whoever was told all before it: of a line that was told in part, the rest."""
        lines = self.story(first)
        if not lines or lines[0].first >= first:
            return lines
        end = lines[0].first + lines[0].count
        rest = self.sitting.game.story(self.sitting.events[first:end], self.ears, self.lang)
        return [*[replace(line, first=line.first + first) for line in rest], *lines[1:]]

    def told(self) -> list[Line]:
        """The whole story; the turns before this one are put into words once."""
        g, before = self.sitting, self._told.get((self.ears, self.lang), [])
        turns = [n for n, line in enumerate(before) if line.heading and line.first < len(g.events)]
        kept = before[: turns[-1]] if turns else []
        start = before[turns[-1]].first if turns else 0
        new = g.game.story(g.events[start:], self.ears, self.lang)
        self._told[self.ears, self.lang] = [*kept, *[replace(line, first=line.first + start) for line in new]]
        return self._told[self.ears, self.lang]

    def actor(self, n: int) -> int:
        """The seat whose thing acted in an event."""
        return self.sitting.game.actor(self.sitting.events[n])

    def log(self, first: int = 0) -> list[Entry]:
        """Everything that has happened, event by event."""
        return self.sitting.log[first:]


class ReplaySession(Session):
    """A session that nobody plays: it stands after so many answers of a save."""

    def __init__(self, body: dict[str, Any], lang: str, side: int = 0) -> None:
        whole = replayed(tableforge.game(body["game"]), body)
        self.at = 0
        self.keys: list[str] = list(whole.answers)
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
        return len(self.keys)

    def who(self, seat: int) -> str:
        plays = self.sitting.game.called(self.sitting.setup, seat, self.lang)
        return plays or say(self.lang, "seat", n=seat + 1)

    def go(self, to: int) -> None:
        """Stand after the first `to` answers."""
        to = max(0, min(to, len(self.keys)))
        g = self.sitting
        while len(g.answers) > to:
            g.undo()
        while len(g.answers) < to:
            g.answer(self.keys[len(g.answers)])
        self.version += 1
        self.at = to
        self.seen = self.marks[to - 1] if to else 0

    def turn_start(self, by: int) -> int:
        """The first answer of the next or the last turn."""
        at = self.at
        if by > 0:
            while at < self.last and self.turns[at] == self.turns[min(self.at, self.last - 1)]:
                at += 1
            return at
        at = max(0, at - 1)
        while at > 0 and self.turns[at - 1] == self.turns[at]:
            at -= 1
        return at

    def before(self) -> Replayed | None:
        """The question that led here, with what could be answered and what was; before the first answer, the first one."""
        if self.at == 0:
            d = self.sitting.decision
            return None if d is None else self.question_of(d, "")
        key = self.keys[self.at - 1]
        self.sitting.undo()
        seat, _, own = key.rpartition(">") if len(self.asked) > 1 else ("", "", key)
        d = self.asked[int(seat)] if seat else self.sitting.decision
        assert d is not None
        out = self.question_of(d, own)
        self.sitting.answer(key)
        return out

    def question_of(self, d: Decision, key: str) -> Replayed:
        q, scene = d.question(self.lang), self.sitting.scene(d.seat, self.lang)
        return Replayed(d.seat, q.text, q.rule, tuple(offers(q, scene)), key)


@dataclass(frozen=True, slots=True)
class Replayed:
    """A question of a save: who was asked, what, its rule, what could be answered, and what was."""

    seat: int
    text: str
    rule: str
    offers: tuple[Offer, ...]
    key: str


__all__ = [
    "Attempted", "Bot", "Offer", "ReplaySession", "Replayed", "Session", "badges", "offers",
]  # fmt: skip
