"""What the options of a question point at.  A kind of question declares it once; everything else about an option follows.

An option is a number that only its own question understands (`kernel.ask`).  What that number points at, a card, a seat, a
word, a verb with a thing, is a `Points` of the question's kind (`QuestionKind.points`).  `Options` takes numbers apart with
them: it is the only place that does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol

from tableforge.errors import Reason
from tableforge.kernel.ask import DONE, NO_OPTION, PASS, RawDecision
from tableforge.kernel.aspect import Aspect, S
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.kernel.game import Game

BY_A_CARD: Final = Text("{card}: {why}", "{card} : {why}")
WITH_A_NOTE: Final = Text("{note} {why}", "{note} {why}")
NO_CARD: Final = -1  # of an option that points at nothing on the table
ENDED: Final = "done"  # the key of DONE, where a kind has no other
PASSED: Final = "pass"  # the key of PASS


class Meaning(NamedTuple):
    """What an option or a question stands for: a card by its handle (-1 is none), a verb, the ability of the card."""

    card: int = NO_CARD
    verb: str = ""
    ability: str = ""


NO_MEANING: Final = Meaning()


class Speaker(Protocol):
    """The voice of a game, as far as plain options need it: one for each question."""

    def end(self, key: str) -> str:
        """What ends the question: `done`, `pass`, or the word that its kind has for it."""

    def word(self, key: str) -> str:
        """A word that the question itself offers."""

    def number(self, n: int) -> str:
        """A number that the question asks for."""

    def seat(self, seat: int) -> str:
        """Somebody at the table."""

    def thing(self, card: int) -> str:
        """Something on the table, by its handle."""

    def deed(self, verb: str, card: int) -> str:
        """A verb, done to something on the table or (-1) to nothing."""


class Points(Generic[S]):
    """What the options of a kind point at: how it is written in a key, and which thing on the table it is, if any."""

    def key(self, s: S, d: RawDecision, n: int) -> str:
        """How the thing with this number is written."""
        raise AssertionError("points say how a thing is written in a key")

    def card(self, s: S, d: RawDecision, n: int) -> int:
        """The handle of the thing on the table, or NO_CARD."""
        return NO_CARD

    def ability(self, s: S, d: RawDecision, n: int) -> str:
        """Which ability of that thing it is, or ""."""
        return ""

    def meaning(self, s: S, d: RawDecision, n: int) -> Meaning:
        """What the option stands for."""
        return Meaning(self.card(s, d, n), "", self.ability(s, d, n))

    def likely(self, s: S, options: Iterable[int], key: str) -> Iterable[int]:
        """Those of the options that may have this key, found without writing out every one."""
        return options

    def label(self, s: S, d: RawDecision, n: int, say: Speaker) -> str:
        """What the option says at the table."""
        return say.word(self.key(s, d, n))


class Words(Points[Any]):
    """Words of the question's own, from 0 on: `no`, `yes`."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def key(self, s: Any, d: RawDecision, n: int) -> str:
        return self.words[n]


class Numbers(Points[Any]):
    """The number itself."""

    def key(self, s: Any, d: RawDecision, n: int) -> str:
        return str(n)

    def label(self, s: Any, d: RawDecision, n: int, say: Speaker) -> str:
        return say.number(n)


class Seats(Points[Any]):
    """Somebody at the table: `seat:1`."""

    def key(self, s: Any, d: RawDecision, n: int) -> str:
        return f"seat:{n}"

    def label(self, s: Any, d: RawDecision, n: int, say: Speaker) -> str:
        return say.seat(n)


class Written(Points[S]):
    """Something that the game writes in its own way, and that is no thing on the table."""

    def __init__(self, write: Callable[[S, RawDecision, int], str]) -> None:
        self.write = write

    def key(self, s: S, d: RawDecision, n: int) -> str:
        return self.write(s, d, n)


class Things(Points[S]):
    """Things on the table; a game says how it writes one (`key`) and which handle its number stands for (`card`)."""

    def label(self, s: S, d: RawDecision, n: int, say: Speaker) -> str:
        return say.thing(self.card(s, d, n))


Row = tuple[str, Points[Any]]  # a word before the colon, and what stands behind it


class Ways(Points[S]):
    """Several sorts of options in one question, each with its word: `none`, `card:lamp`.

    An option is the number of its sort times `size`, and what it points at.  A sort may have no word, or point at nothing.
    """

    def __init__(self, size: int, rows: Mapping[int, Row]) -> None:
        self.size = size
        self.rows = dict(rows)
        self.numbers = {self.rows[k][0]: k for k in self.rows}

    def key(self, s: S, d: RawDecision, n: int) -> str:
        size = self.size
        word, points = self.rows[n // size]
        what = points.key(s, d, n % size)
        return f"{word}:{what}" if word and what else word or what

    def read(self, key: str) -> tuple[int, str]:
        """The sort that a key is of, by its number (-1: none), and what stands behind its word."""
        word, _, what = key.partition(":")
        return self.numbers.get(word, -1), what

    def likely(self, s: S, options: Iterable[int], key: str) -> Iterable[int]:
        k, what = self.read(key)
        if k < 0:
            return options if "" in self.numbers else ()
        first = k * self.size
        some = [o - first for o in options if first <= o < first + self.size]
        return [first + n for n in self.rows[k][1].likely(s, some, what)]


class Verbs(Ways[S]):
    """Verbs of the game with what they are done to: `play:lamp@hand`, `end-turn`."""

    def meaning(self, s: S, d: RawDecision, n: int) -> Meaning:
        size = self.size
        word, points = self.rows[n // size]
        n %= size
        return Meaning(points.card(s, d, n), word, points.ability(s, d, n))

    def card(self, s: S, d: RawDecision, n: int) -> int:
        k, n = divmod(n, self.size)
        return self.rows[k][1].card(s, d, n)

    def label(self, s: S, d: RawDecision, n: int, say: Speaker) -> str:
        return say.deed(self.rows[n // self.size][0], self.card(s, d, n))


class Nothing(Points[Any]):
    """Nothing: what a verb points at that is done to nothing."""

    def key(self, s: Any, d: RawDecision, n: int) -> str:
        return ""


NOTHING: Final = Nothing()
NUMBERS: Final = Numbers()
SEATS: Final = Seats()
YES_NO: Final = Words("no", "yes")


class Options(Aspect[S]):
    """The options of a game's questions: keys, meanings, rules, and why something else is no answer.

    Keys, meanings and plain labels follow from what the kinds of questions declare (`QuestionKind.points`); a kind that nobody
    declares asks for numbers.  A game writes the rest where it says more than these defaults.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._points = {kind.name: kind.points for kind in game.kinds}
        self._done = {kind.name: kind.done for kind in game.kinds if kind.done != ENDED}

    def points(self, d: RawDecision) -> Points[Any]:
        """Return what the options of a question point at."""
        return self._points.get(d.kind, NUMBERS)

    def key(self, s: S, d: RawDecision, option: int) -> str:
        """Return the readable key of an option."""
        if option < PASS:
            return self._points.get(d.kind, NUMBERS).key(s, d, option)
        return self._done.get(d.kind, ENDED) if option == DONE else PASSED

    def option(self, s: S, d: RawDecision, key: str) -> int:
        """Return the option with this key, or NO_OPTION."""
        if type(self).key is not Options.key:  # the points do not know how this game writes its keys
            return next((o for o in d.options if self.key(s, d, o) == key), NO_OPTION)
        points = self.points(d)
        for o in points.likely(s, d.options, key):
            if o < PASS and points.key(s, d, o) == key:
                return o
        return next((o for o in d.options if o >= PASS and self.key(s, d, o) == key), NO_OPTION)

    def meaning(self, s: S, d: RawDecision, option: int) -> Meaning:
        """Return what an option stands for: a thing on the table, a verb, an ability."""
        return NO_MEANING if option >= PASS else self.points(d).meaning(s, d, option)

    def label(self, s: S, d: RawDecision, option: int, say: Speaker) -> str:
        """Return what a plain option says: the name of what it points at, in the words of the game's voice."""
        if option >= PASS:
            return say.end(self.key(s, d, option))
        return self.points(d).label(s, d, option, say)

    def rule(self, s: S, d: RawDecision, option: int) -> str:
        """Return the rule that lets the option be taken."""
        return d.rule

    def asker(self, s: S, d: RawDecision) -> Meaning:
        """Return the card whose ability asks, and which ability it is."""
        return Meaning(d.src, "", ability_of(s.stack[-1].prog.name))

    def card_key(self, s: S, d: RawDecision, i: int) -> str:
        """Return the key of a card that a question is about, as the asked seat reads it; "" where there is none."""
        return ""

    def why_not(self, s: S, d: RawDecision | None, key: str) -> Reason | None:
        """Return why the key is no legal answer to a seat's question, told through that seat's eyes; None where it is one.

        Nobody is asked anything (`d` is None) once the game is over.  By default the reason is the rule that asks, or the one
        by which the game has ended.
        """
        if d is None:
            result = self.game.result(s)
            assert result is not None
            return self.because(result["rule"])
        return self.because(d.rule) if self.option(s, d, key) == NO_OPTION else None

    def because(self, rule: str, card: Text | None = None, note: Text | None = None) -> Reason:
        """Return a rule as a reason; before its text the title of the card behind it, or a note of what is wrong here."""
        why = Text.of(self.game.rules[rule].text)
        if card is not None:
            why = BY_A_CARD.fill(card=card, why=why)
        return Reason(rule, why if note is None else WITH_A_NOTE.fill(note=note, why=why))


def ability_of(program: str) -> str:
    """Return which ability of its card a program is, by its name.

    >>> ability_of("punch#play"), ability_of("turn")
    ('play', '')
    """
    return program.partition("#")[2]
