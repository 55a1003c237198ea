"""What one seat is asked, in words: the question, its options, and what would come of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tableforge.kernel.ask import NO_OPTION
from tableforge.kernel.ask import Decision as RawDecision
from tableforge.kernel.core import State, reply
from tableforge.table.course import Course, Place
from tableforge.table.question import Choice, Question
from tableforge.tongue.spelling import language

if TYPE_CHECKING:
    from tableforge.table.sitting import Sitting


class Option:
    """One legal answer: a readable key, a label in each language, the rule that allows it."""

    def __init__(self, d: Decision, code: int, index: int) -> None:
        self._d = d
        self.code = code
        self.index = index

    @property
    def key(self) -> str:
        return self._d._g.game.key(self._d._s, self._d.raw, self.code)

    def label(self, lang: str = "en") -> str:
        return self._d._g.game.label(self._d._s, self._d.raw, self.code, language(lang))

    @property
    def rule(self) -> str:
        return self._d._g.game.option_rule(self._d._s, self._d.raw, self.code)

    def __repr__(self) -> str:
        return f"Option({self.key})"


class Decision:
    """What the table waits for from one seat: what it is asked, under which rule, with which options.

    A multiple choice is asked one pick at a time; `least` and `most` say how many picks are still due and allowed.
    A decision that is kept after its answer still says what was asked then.
    """

    def __init__(self, g: Sitting, place: Place, whole: RawDecision, raw: RawDecision) -> None:
        self._g = g
        self._place = place
        self._whole = whole  # the question with the parts of all asked seats
        self.raw = raw
        self._options: tuple[Option, ...] | None = None
        self._questions: dict[str, Question] | None = None

    @property
    def number(self) -> int:
        """How many answers came before."""
        return self._place.n

    @property
    def _s(self) -> State:
        """The position in which it was asked, also once it is answered."""
        return self._place.state()

    @property
    def seat(self) -> int:
        return self.raw.seat

    @property
    def kind(self) -> str:
        """The kind of question, a stable word: 'act', 'house', 'target', 'may' …"""
        return self.raw.kind

    @property
    def ask(self) -> str:
        return self.text("en")

    def text(self, lang: str = "en") -> str:
        """The question as a sentence."""
        return self._g.game.question(self._s, self.raw, language(lang))

    @property
    def rule(self) -> str:
        return self.raw.rule

    @property
    def least(self) -> int:
        return self.raw.least

    @property
    def most(self) -> int:
        return self.raw.most

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = tuple([Option(self, c, i) for i, c in enumerate(self.raw.options)])
        return self._options

    def forget(self) -> None:
        """Let go of the options, which refer back to this decision; they are made again when somebody asks for them."""
        self._options = None

    @property
    def stop(self) -> Option | None:
        """The option that ends something open: the turn, a round of picks, one's say in a window."""
        return self._option(self.raw.stop)

    @property
    def idle(self) -> Option | None:
        """The option that a clock would take for the seat: what stops, or what declines."""
        return self._option(self.raw.idle)

    def question(self, lang: str = "en") -> Question:
        """All of it in one language, as one frozen thing; it is put in words once."""
        if self._questions is None:
            self._questions = {}
        if lang not in self._questions:
            game, s, stop, idle = self._g.game, self._s, self.stop, self.idle
            by = game.asker(s, self.raw)
            self._questions[lang] = Question(
                self.number, self.seat, self.kind, self.text(lang), self.rule,
                tuple([self._choice(o, lang) for o in self.options]), self.least, self.most,
                game.pointed(s, self.raw, by.card), by.ability,
                "" if stop is None else stop.key, "" if idle is None else idle.key,
            )  # fmt: skip
        return self._questions[lang]

    def _choice(self, o: Option, lang: str) -> Choice:
        game, s = self._g.game, self._s
        means = game.meaning(s, self.raw, o.code)
        card = game.pointed(s, self.raw, means.card)
        return Choice(o.key, o.label(lang), o.rule, card, means.verb, means.ability)

    def _option(self, code: int) -> Option | None:
        return None if code == NO_OPTION else self.options[self.raw.options.index(code)]

    def taken(self, code: int) -> int:
        """What the game takes for an option of this seat."""
        return self._whole.answer(self.raw.seat, code)

    def after(self, option: str | int) -> Sitting:
        """The game as it would stand at the next question: a forward model for bots, without log and undo.

        It runs on with the true hidden cards and the true chance; ask an `imagined` decision for one that knows neither.
        """
        g = self._g._bare(self._s.clone())
        reply(g.state, self.taken(self._g._code(self, option)))
        return g

    def here(self) -> Sitting:
        """The game as it stands at this question, without log and undo."""
        return self._g._bare(self._s.clone())

    def imagined(self, seed: int) -> Decision:
        """The same question in a game that agrees with all the asked seat knows; the rest is dealt anew from the seed."""
        return self._g._bare(self._g.game.imagine(self._s, self.seat, seed)).asked[self.seat]

    def imagined_state(self, seed: int) -> State:
        """The position of such a game, for a search that has no time for words; all that it shows is known or made up."""
        s = self._g.game.imagine(self._s, self.seat, seed)
        s.tracing = False
        return s

    def __repr__(self) -> str:
        keys = ", ".join([o.key for o in self.options])
        return f"Decision(seat={self.seat}, ask={self.ask!r}, rule={self.rule!r}, options=({keys}))"


def asked(g: Sitting, course: Course) -> tuple[Decision, ...]:
    """What is asked now at a table, a decision for each asked seat; of nobody once the game is over."""
    whole = course.question()
    if whole is None:
        return ()
    place = course.place()
    if not whole.joint:
        return (Decision(g, place, whole, whole),)
    return tuple([Decision(g, place, whole, raw) for raw in whole.each()])
