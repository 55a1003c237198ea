"""What one seat is asked, in words: the question, its options, what would come of them, and the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Self, overload

from tableforge.errors import ScriptMisfit
from tableforge.kernel.ask import EVEN, NO_OPTION, RawDecision, place_by_lot
from tableforge.kernel.core import State, reply
from tableforge.kernel.game import Game
from tableforge.kernel.open import mypyc_attr
from tableforge.table.course import Course, PositionRef
from tableforge.table.question import Choice, Question
from tableforge.tongue.spelling import language

if TYPE_CHECKING:
    from tableforge.table.sitting import Sitting


@mypyc_attr(acyclic=True)
class Option:
    """One legal answer: a readable key, a label in each language, the rule that allows it."""

    def __init__(self, game: Game, place: PositionRef, raw: RawDecision, code: int, index: int) -> None:
        self._game = game
        self._place = place
        self._raw = raw
        self.code = code
        self.index = index

    @property
    def key(self) -> str:
        """The readable key by which the option is answered, saved and logged."""
        return self._game.options.key(self._place.state(), self._raw, self.code)

    def label(self, lang: str = "en") -> str:
        """Return what the option says in a language.  Raises UnknownLanguage where there is none of that code."""
        return self._game.speech.label(self._place.state(), self._raw, self.code, language(lang))

    @property
    def rule(self) -> str:
        """The id of the rule that lets the option be taken."""
        return self._game.options.rule(self._place.state(), self._raw, self.code)

    def __repr__(self) -> str:
        return f"Option({self.key})"


@mypyc_attr(free_list_len=1)
class Decision:
    """What the table waits for from one seat: what it is asked, under which rule, with which options.

    A multiple choice is asked one pick at a time; `least` and `most` say how many picks are still due and allowed.
    A decision that is kept after its answer still says what was asked then.
    """

    def __init__(self, g: Asking, place: PositionRef, whole: RawDecision, raw: RawDecision) -> None:
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
        """The seat that is asked."""
        return self.raw.seat

    @property
    def kind(self) -> str:
        """The kind of question, a stable word: 'act', 'house', 'target', 'may' …"""
        return self.raw.kind

    @property
    def ask(self) -> str:
        """The question as an English sentence; `text` has it in every language."""
        return self.text("en")

    def text(self, lang: str = "en") -> str:
        """The question as a sentence."""
        return self._g.game.speech.question(self._s, self.raw, language(lang))

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self.raw.rule

    @property
    def least(self) -> int:
        """How many picks are still due."""
        return self.raw.least

    @property
    def most(self) -> int:
        """How many picks are still allowed."""
        return self.raw.most

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal answer, in the order of the game."""
        if self._options is None:
            game, place, raw = self._g.game, self._place, self.raw
            self._options = tuple([Option(game, place, raw, c, i) for i, c in enumerate(raw.options)])
        return self._options

    @property
    def stop(self) -> Option | None:
        """The option that ends something open: the turn, a round of picks, one's say in a window."""
        return self._option(self.raw.stop)

    @property
    def idle(self) -> Option | None:
        """The option that a clock would take for the seat: what stops, or what declines."""
        return self._option(self.raw.idle)

    def by_lot(self, rng: Callable[[], float], early: float = EVEN) -> int:
        """The place of a random option: each as likely as every other; `rng` gives numbers from 0 up to 1.

        What ends something open, such as a turn, is taken with probability `early` while anything else is legal.
        """
        raw = self.raw
        return place_by_lot(raw.options, raw.stop if raw.least > 0 else NO_OPTION, rng, early)

    def evenly(self, bits: Callable[[int], int], but_stop: bool = False) -> int:
        """The place of a random option, each as likely as every other; `bits` gives numbers of so many random bits.

        `but_stop` leaves out the one that ends something open.  With the bits of a `Random` it draws as its `randrange` does.
        """
        raw = self.raw
        n = len(raw.options)
        if not but_stop or raw.stop == NO_OPTION or n == 1:
            return draw_below(n, bits)
        stop = raw.options.index(raw.stop)
        drawn = draw_below(n - 1, bits)
        return drawn if drawn < stop else drawn + 1

    def question(self, lang: str = "en") -> Question:
        """All of it in one language, as one frozen thing; it is put in words once."""
        if self._questions is None:
            self._questions = {}
        if lang not in self._questions:
            game, s, stop, idle = self._g.game, self._s, self.stop, self.idle
            by = game.options.asker(s, self.raw)
            self._questions[lang] = Question(
                self.number,
                self.seat,
                self.kind,
                self.text(lang),
                self.rule,
                tuple([self._choice(s, code, lang) for code in self.raw.options]),
                self.least,
                self.most,
                game.options.card_key(s, self.raw, by.card),
                by.ability,
                "" if stop is None else stop.key,
                "" if idle is None else idle.key,
            )
        return self._questions[lang]

    def _choice(self, s: State, code: int, lang: str) -> Choice:
        game, raw = self._g.game, self.raw
        options = game.options
        means = options.meaning(s, raw, code)
        return Choice(
            options.key(s, raw, code),
            game.speech.label(s, raw, code, lang),
            options.rule(s, raw, code),
            options.card_key(s, raw, means.card),
            means.verb,
            means.ability,
        )

    def _option(self, code: int) -> Option | None:
        return None if code == NO_OPTION else self.options[self.raw.options.index(code)]

    def answer_for(self, code: int) -> int:
        """What the game takes for an option of this seat."""
        return self._whole.answer(self.raw.seat, code)

    def after(self, option: str | int) -> Sitting:
        """The game as it would stand at the next question: a forward model for bots, without log and undo.

        It runs on with the true hidden cards and the true chance; ask an `imagined` decision for one that knows neither.
        """
        g = self._g._bare(self._s.clone())
        reply(g.state, self.answer_for(self._g._code(self, option)))
        return g

    def here(self) -> Sitting:
        """The game as it stands at this question, without log and undo."""
        return self._g._bare(self._s.clone())

    def imagined(self, seed: int) -> Decision:
        """The same question in a game that agrees with all the asked seat knows; the rest is dealt anew from the seed."""
        return self._g._bare(self._g.game.search.imagine(self._s, self.seat, seed)).asked[self.seat]

    def imagined_state(self, seed: int) -> State:
        """The position of such a game, for a search that has no time for words; all that it shows is known or made up."""
        s = self._g.game.search.imagine(self._s, self.seat, seed)
        s.tracing = False
        return s

    def __repr__(self) -> str:
        keys = ", ".join([o.key for o in self.options])
        return f"Decision(seat={self.seat}, ask={self.ask!r}, rule={self.rule!r}, options=({keys}))"


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """What every answer to a game goes through: the question, and an option by its place; `Sitting` puts the rest in words."""

    def __init__(self, game: Game, course: Course) -> None:
        self.game = game
        self._course = course
        self._pending: tuple[Decision, ...] | None = None  # what is asked now, once somebody has looked

    @property
    def state(self) -> State:
        """The position, with everything that is hidden from the seats."""
        return self._course.state()

    @state.setter
    def state(self, s: State) -> None:
        self._course.replace(s)
        self._pending = None

    @property
    def decision(self) -> Decision | None:
        """The pending decision, that of the first asked seat where there are several; None once the game is over."""
        found = pending_decisions(self)
        return found[0] if found else None

    @overload
    def answer(self, option: int, seat: int | None = None) -> Self: ...
    @overload
    def answer(self, option: str, seat: int | None = None) -> Self: ...
    def answer(self, option: object, seat: object = None) -> Self:
        """Take an option by key or index; an illegal one raises and leaves the game as it was.

        Where several seats are asked, `seat` says whose answer it is; a save says it in the key: `2>ready`.
        """
        answer = NO_OPTION
        if isinstance(option, int) and not isinstance(option, bool):
            if seat is None:
                answer = self._course.nth(option)
            elif isinstance(seat, int) and seat >= 0:
                answer = self._course.nth(option, seat)
        if answer == NO_OPTION:
            answer = self._resolve_answer(option, seat)
        self._pending = None
        try:
            self._course.take(answer)
        except ScriptMisfit as e:
            raise self._misfit(e) from None
        return self

    # -- what a sitting says in words
    def _resolve_answer(self, option: object, seat: object) -> int:
        """The answer that was meant, where it is not simply the place of an option; an illegal one raises."""
        raise AssertionError("a sitting says what was meant")

    def _code(self, d: Decision, option: object) -> int:
        """The code of an option by key or index; an illegal one raises."""
        raise AssertionError("a sitting finds an option by its key")

    def _misfit(self, e: ScriptMisfit) -> ScriptMisfit:
        """A script of chance that does not fit, in the game's own words."""
        raise AssertionError("a sitting tells it in words")

    def _bare(self, state: State) -> Sitting:
        """A sitting around a copied state that keeps no log and cannot undo."""
        raise AssertionError("a sitting makes others of its kind")


def draw_below(n: int, bits: Callable[[int], int]) -> int:
    """A random number below n, each as likely as every other: numbers of as many bits as n has are drawn until one is."""
    assert n > 0
    wide = 0
    while n >> wide:
        wide += 1
    drawn = bits(wide)
    while drawn >= n:
        drawn = bits(wide)
    return drawn


def pending_decisions(g: Asking) -> tuple[Decision, ...]:
    """What is asked now at a table, a decision for each asked seat; of nobody once the game is over."""
    found = g._pending
    if found is None:
        whole = g._course.question()
        if whole is None:
            found = ()
        elif whole.joint:
            place = g._course.place()
            found = tuple([Decision(g, place, whole, raw) for raw in whole.each()])
        else:
            found = (Decision(g, g._course.place(), whole, whole),)
        g._pending = found
    return found
