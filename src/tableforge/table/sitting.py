"""One game on the table: questions and answers in words, refusals, views, saves.  `course` keeps the game itself."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Collection, Sequence
from typing import Any, Self

from tableforge import games
from tableforge.errors import (
    BadSave,
    BadSetup,
    GameOver,
    IllegalAnswer,
    NothingToUndo,
    NotYourDecision,
    ScriptMisfit,
    TableforgeError,
)
from tableforge.kernel import pickling
from tableforge.kernel.ask import NATURE, NO_OPTION, RawDecision
from tableforge.kernel.core import State, reply
from tableforge.kernel.event import Event as RawEvent
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.refusals import MISFIT
from tableforge.kernel.scene import Outcome, Scene
from tableforge.kernel.shown import NumberedEvent
from tableforge.table import older, refusals
from tableforge.table.course import ALL, Course, PositionCopy, PositionRef
from tableforge.table.decision import Asking, Decision, pending_decisions
from tableforge.table.question import Question
from tableforge.table.seeds import check_seed
from tableforge.tongue.spelling import language
from tableforge.tongue.text import LANGUAGES, Text, in_every

FORMAT = "tableforge/1"
LARGEST_SAVE = 4 * 1024 * 1024
MOST_ANSWERS = 100_000
LONGEST_VERSION = 40
# an answer to a joint question, as a save has it: a seat, a key
JOINT_KEY = re.compile(r"(\d{1,3})>(.*)", re.ASCII | re.DOTALL)
WRONG_KIND = (TypeError, ValueError, KeyError, IndexError, AttributeError)  # errors that malformed data can cause
# the fields of a sitting that are pickled, beside the name of its game
PICKLED = ("_setup", "seed", "practice", "_course", "_keys", "_checkpoint", "notice")

Checkpoint = tuple[int, dict[str, Any]]  # what the game keeps beside the answers, and after how many answers

pickling.register_classes(Course, PositionCopy, PositionRef)


class LogEntry:
    """One line of the log: what happened, its rule, and the sentence in each language."""

    __slots__ = ("_g", "raw")

    def __init__(self, g: Sitting, raw: RawEvent) -> None:
        self._g = g
        self.raw = raw

    @property
    def kind(self) -> str:
        """The kind of event, a stable word."""
        return self.raw.kind

    @property
    def rule(self) -> str:
        """The id of the rule by which it happened."""
        return self.raw.rule

    def text(self, lang: str = "en", seat: int | None = None) -> str:
        """The sentence for the eyes of a seat; None is a spectator."""
        return self._g.game.speech.tell(self.raw, seat, language(lang))

    def __repr__(self) -> str:
        return f"{self.text()} ({self.rule})"


class Sitting(Asking):
    """A game under way: `decision`, `answer`, `why_not`, `view`, `clone`, `undo`, `log`, `save`, `over`, `result`."""

    def __init__(self, game: Game, setup: dict[str, Any], seed: int) -> None:
        check_seed(seed)
        super().__init__(game, Course(game.start(setup, seed)))
        self._setup = setup
        self.seed = seed
        self.practice = game.undo.allows_everything(setup)  # whether anything at all may be taken back
        self._keys: list[str] = []  # keys of the first answers; the rest are computed on demand
        self._laid: State | None = None  # the laid table, cached for `again`
        self._checkpoint: Checkpoint | None = None
        self.notice: Text | None = (
            None  # what players should know before they go on with a game whose content has changed
        )

    @property
    def events(self) -> list[RawEvent]:
        """Everything that happened, as the game wrote it; `log` puts it in words."""
        return self._course.events

    @property
    def told_before(self) -> list[int]:
        """How many events there were before each answer."""
        return list(self._course.told)

    @property
    def news(self) -> list[RawEvent]:
        """What the last answer brought about; before the first one, what the set-up did."""
        told = self._course.told
        return self.events[told[-1] :] if told else self.events

    @property
    def answers(self) -> list[str]:
        """The keys of all answers, in order; a joint question's with the seat before it."""
        keys, given = self._keys, self._course.answers
        if len(keys) < len(given):
            s = self._course.before(len(keys)).state()
            for answer in given[len(keys) :]:
                keys.append(answer_key(self.game, s, answer))
                if len(keys) < len(given):
                    reply(s, answer)
        return keys

    def set_keys(self, keys: Sequence[str]) -> None:
        """Take the keys of all answers from whoever has them, in place of working them out."""
        if len(keys) == len(self._course.answers):
            self._keys = list(keys)

    @property
    def keep_undo(self) -> int | None:
        """How many answers can be taken back; None: all of them."""
        return None if self._course.keep == ALL else self._course.keep

    @keep_undo.setter
    def keep_undo(self, most: int | None) -> None:
        self._course.keep = ALL if most is None else most

    # ---------------------------------------------------------------- asking and answering
    @property
    def asked(self) -> dict[int, Decision]:
        """What is being asked, by seat: mostly of one, of several in a joint question, of nobody once the game is over."""
        return {d.seat: d for d in pending_decisions(self)}

    def drop_pending(self) -> None:
        """Let go of what is asked now, which refers back to this game; it is made again when somebody looks."""
        self._pending = None

    def question(self, seat: int, lang: str = "en") -> Question | None:
        """What a seat is asked, as terminal, drive door and server are handed it; None where it is asked nothing."""
        d = self.asked.get(seat)
        return None if d is None else d.question(lang)

    def _resolve_answer(self, option: object, seat: object) -> int:
        d, own = self._find_asked(option, seat)
        return d.answer_for(self._code(d, own))

    def _misfit(self, e: ScriptMisfit) -> ScriptMisfit:
        asked = RawDecision(NATURE, e.kind, "", e.options, 1, 1, -1, None)
        legal = ", ".join([self.game.options.key(self.state, asked, o) for o in e.options])
        try:
            had = self.game.options.key(self.state, asked, e.pick)
        except LookupError:  # a number that stands for nothing here
            had = str(e.pick)
        return ScriptMisfit(
            MISFIT.fill(told=had, kind=e.kind, legal=legal),
            kind=e.kind,
            options=e.options,
            pick=e.pick,
        )

    def _find_asked(self, option: object, seat: object) -> tuple[Decision, object]:
        """Whose question is answered, and with what."""
        first = self.decision
        if first is None:
            over = self.game.options.why_not(self.state, None, option) if isinstance(option, str) else None
            raise GameOver(refusals.GAME_OVER.fill(result=self.result), over)
        if seat is None and first._whole.joint and isinstance(option, str):
            whose = JOINT_KEY.fullmatch(option)
            if whose is not None:
                seat, option = int(whose[1]), whose[2]
        if seat is None:
            return first, option
        for d in pending_decisions(self):
            if d.seat == seat:
                return d, option
        others = describe_asked(list(self.asked), first.kind)
        told = refusals.NOT_ASKED.fill(seat=seat, option=option, asked=others, rule=first.rule)
        raise NotYourDecision(told, Reason(first.rule, refusals.NOT_YOURS.fill(asked=others)))

    def change(self, key: str, do: Callable[[], object]) -> Self:
        """Change the position by hand: all of it or, on an error, nothing.

        It is a step like an answer, kept under `key`: `undo` takes it back, and whoever replays the answers repeats it.
        """
        keys = self.answers
        self._course.begin_change()
        try:
            do()
        except BaseException:
            self._course.live = None
            raise
        finally:
            self._pending = None
        self._course.end_change()
        keys.append(key)
        return self

    def _code(self, d: Decision, option: object) -> int:
        codes = d.raw.options
        if isinstance(option, int) and not isinstance(option, bool):
            if 0 <= option < len(codes):
                return codes[option]
        elif isinstance(option, str):
            code = self.game.options.option(d._s, d.raw, option)
            if code != NO_OPTION:
                return code
        legal = ", ".join(o.key for o in d.options[:40])
        why = self.game.options.why_not(d._s, d.raw, option) if isinstance(option, str) else None
        reason = "" if why is None else refusals.REASON.fill(why=in_every(why.cite))
        ask = in_every(lambda lang: LANGUAGES[lang].in_quotes(d.text(lang)))
        told = refusals.ILLEGAL.fill(seat=d.seat, option=option, ask=ask, rule=d.rule, reason=reason, legal=legal)
        raise IllegalAnswer(told, why)

    def why_not(self, key: str, seat: int | None = None) -> Reason | None:
        """The rule and the reason why `key` is no legal answer of the seat now, or None where it is one.

        Without a seat it is told to whoever is asked.  A seat that is not asked learns that, and nothing of the question.

        Raises IllegalAnswer where the key is no text.
        """
        given: object = key
        if not isinstance(given, str):
            raise IllegalAnswer(refusals.A_KEY.fill(key=given))
        first = self.decision
        if first is None:
            return self.game.options.why_not(self.state, None, key)
        if seat is not None and seat not in self.asked:
            asked = describe_asked(list(self.asked), first.kind)
            return Reason(first.rule, refusals.NOT_YOURS.fill(asked=asked))
        d, own = self._find_asked(key, seat)
        return self.game.options.why_not(self.state, d.raw, str(own))

    # ---------------------------------------------------------------- looking
    def view(self, seat: int | None = None, asked: bool = True) -> dict[str, Any]:
        """What a seat knows, as plain data; None is a spectator.  The asked seat also sees its options.

        `asked=False` leaves the pending question out: a search that only weighs positions need not have it put in words.

        Raises BadSetup where there is no such seat.
        """
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.seats)):
            raise BadSetup(refusals.NO_SEAT.fill(seat=seat, last=self.seats - 1))
        out = self.game.shown.view(self.state, seat)
        return self._with_question(out, seat) if asked else out

    def _with_question(self, out: dict[str, Any], seat: int | None, lang: str = "") -> dict[str, Any]:
        """A view with what is asked; with a language, in the words that the question has in it, which are made once."""
        d = self.decision if seat is None else self.asked.get(seat, self.decision)
        out["decision"] = None
        if d is not None:
            out["decision"] = {"seat": d.seat, "kind": d.kind, "rule": d.rule}
            if d._whole.joint:
                out["decision"]["seats"] = list(self.asked)
            if d.seat == seat and lang:
                q = d.question(lang)
                out["decision"].update(ask=q.text, least=q.least, most=q.most, options=list(q.keys))
            elif d.seat == seat:
                out["decision"].update(ask=d.ask, least=d.least, most=d.most, options=[o.key for o in d.options])
        return out

    @property
    def features(self) -> tuple[tuple[int, ...], ...]:
        """What the position comes to in numbers that everybody knows, for each seat; () where the game has none."""
        return self.game.search.features(self.state)

    @property
    def seats(self) -> int:
        """How many seats this game has."""
        return self.game.count_seats(self._setup)

    def scene(self, seat: int | None = None, lang: str = "en", view: dict[str, Any] | None = None) -> Scene:
        """What a table shows to a seat; None is a spectator.  The view of the seat is made unless it is at hand.

        A view that is given may not be changed afterwards: the game may compare the next one with it.
        """
        seen = self.view(seat, asked=False) if view is None else {**view}
        return self.game.shown.scene(self._with_question(seen, seat, lang), self._setup, language(lang))

    def outcome(self, lang: str = "en") -> Outcome | None:
        """How the game has ended, in the words of a language; None while it lasts."""
        result = self.result
        return None if result is None else self.game.shown.outcome(result, self.seats, language(lang))

    @property
    def log(self) -> list[LogEntry]:
        """Everything that happened, in order, with its rules."""
        return [LogEntry(self, e) for e in self.events]

    def story(self, seat: int | None = None, since: int = 0) -> list[NumberedEvent]:
        """What happened, from event number `since` on, as plain data for the eyes of a seat; events are numbered from 0."""
        told = [(n, self.events[n]) for n in range(max(0, since), len(self.events))]
        return [{"number": n, **self.game.shown.event(e, seat)} for n, e in told]

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up that the game was begun with, as its save keeps it."""
        return self._setup

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def result(self) -> dict[str, Any] | None:
        """Once the game is over: the `winner`, or whether all `won`, the `rule`, and what else the game tells; None before."""
        return self.game.result(self.state)

    def digest(self) -> str:
        """A fingerprint of the whole position: equal positions have equal digests."""
        return hashlib.sha256(self.game.persistence.position_text(self.state).encode()).hexdigest()[:32]

    # ---------------------------------------------------------------- branching and taking back
    def clone(self) -> Self:
        """An independent copy; playing one does not touch the other."""
        g = self._with_course(self._course.fork())
        g._keys = list(self._keys)
        return g

    def before(self, n: int) -> Self:
        """The same game as it stood before its nth answer, as an independent copy; what was told until then is its log."""
        if not 0 <= n < len(self._course.answers):
            return self.clone()
        keys = self.answers[:n]
        g = self._with_course(self._course.until(n))
        g._keys = keys
        return g

    def again(self, seed: int) -> Self:
        """A new game with the same set-up; the table is laid once for all games that are begun from one another."""
        check_seed(seed)
        if self._laid is None:
            self._laid = self.game.lay(self._setup)
        g = self._with_course(Course(self.game.begin(self._laid, seed)))
        g.seed = seed
        return g

    def _bare(self, state: State) -> Self:
        state.tracing = False
        g = self._with_course(Course(state))
        g.keep_undo = 0
        return g

    def imagined(self, seat: int, seed: int) -> Self:
        """A game in which the seat could be as well: what it cannot know is dealt anew, and chance asks instead of playing."""
        state = self.game.search.imagine(self.state, seat, seed)
        state.nature_asks = True
        return self._with_course(Course(state))

    def _with_course(self, course: Course) -> Self:
        """The same game by another course."""
        g = type(self).__new__(type(self))
        g.game = self.game
        g._setup = self._setup
        g.seed = self.seed
        g.practice = self.practice
        g._course = course
        g._keys = []
        g._laid = self._laid
        g._checkpoint = self._checkpoint
        g.notice = self.notice
        g._pending = None
        return g

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What another process needs to go on with the game: everything but the game itself, which it has by its name."""
        kept = {name: getattr(self, name) for name in PICKLED}
        return {"game": self.game.name, **kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game = games.game(kept["game"])
        self._laid = self._pending = None
        for name in PICKLED:
            setattr(self, name, kept[name])

    @property
    def is_final(self) -> bool:
        """Whether the last answer has shown what was hidden, or let chance fall: in earnest nobody takes it back."""
        n = len(self._course.answers)
        if self.practice or not n:
            return False
        fell = self.game.undo.chance_drawn(self._course.before(n - 1).state()) != self.game.undo.chance_drawn(
            self.state
        )
        return self.game.undo.is_final(self.state, self.news, fell)

    def undo(self, seat: int | None = None) -> Self:
        """Take back the last answer; with `seat`, that seat's own last answer to a joint question that is still open.

        What other seats have answered since then stays: it is given again.  Where chance has fallen since, it would fall
        otherwise, so there nothing is taken back.  In earnest (`practice`) what is `is_final` stays.

        Raises NothingToUndo where nothing can be taken back, and says why.
        """
        if seat is not None:
            return self._undo_part(seat)
        if not self._course.undoable:
            raise NothingToUndo(refusals.NOTHING_KEPT.fill())
        if self.is_final:
            raise NothingToUndo(refusals.SETTLED.fill())
        self._course.undo()
        del self._keys[len(self._course.answers) :]
        self._pending = None
        return self

    def undo_to(self, seats: Collection[int]) -> int:
        """Go back to the last decision that one of these seats took, past what others have answered since.

        How many answers that took back; where one of them must stay, all do.
        """
        back = self.clone()
        n = 1
        while not back.undo().asked.keys() & set(seats):
            n += 1
        self._replace_by(back)
        return n

    def _replace_by(self, g: Self) -> None:
        """Stand where a copy has gone."""
        self._course, self._keys, self._pending = g._course, g._keys, None

    def _undo_part(self, seat: int) -> Self:
        """Take back a seat's own part of a joint question, and give the answers of the others again."""
        later: list[str] = []
        back = self.clone()
        while back._course.undoable and (whose := JOINT_KEY.fullmatch(back.answers[-1])):
            back.undo()
            if int(whose[1]) == seat:
                break
            later.insert(0, whose[0])
        else:
            raise nothing_to_undo(seat)
        if effect_position(self.game, back.state) != effect_position(self.game, self.state):
            raise nothing_to_undo(seat)
        try:
            for key in later:
                back.answer(key)
        except TableforgeError:
            raise nothing_to_undo(seat) from None
        self._replace_by(back)
        return self

    # ---------------------------------------------------------------- saving
    def save(self) -> str:
        """The game as text: its set-up, its seed and every answer.  `tableforge.load` replays it."""
        body = {
            "format": FORMAT,
            "version": older.present_version(),
            "game": self.game.name,
            "seed": self.seed,
            "setup": self._setup,
            "answers": self.answers,
            "digest": self.digest(),
        }
        checkpoint, n = self.game.persistence.checkpoint(self.state), len(self.answers)
        if checkpoint is not None:
            self._checkpoint = (n, checkpoint)
        if self._checkpoint is not None and self._checkpoint[0] <= n:
            body["kept"] = {"answers": self._checkpoint[0], "memoir": self._checkpoint[1]}
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def joint_key(seat: int, key: str) -> str:
    """A seat's key as a save has it where several seats are asked at once; `JOINT_KEY` takes it apart again.

    >>> joint_key(2, "ready")
    '2>ready'
    """
    return f"{seat}>{key}"


def answer_key(game: Game, s: State, answer: int) -> str:
    """The key of a legal answer as a save has it: in a joint question, with the seat before it."""
    whole = s.pending
    assert whole is not None
    seat = whole.seat_of(answer)
    raw = whole.of(seat)
    assert raw is not None
    key = game.options.key(s, raw, whole.option_of(answer))
    return joint_key(seat, key) if whole.joint else key


def describe_asked(seats: list[int], kind: str) -> Text:
    """Who is asked, and what kind of question: all that the other seats may know of it."""
    if len(seats) == 1:
        return refusals.IS_ASKED.fill(seat=seats[0], kind=kind)
    return refusals.ARE_ASKED.fill(seats=", ".join(map(str, seats)), kind=kind)


def effect_position(game: Game, s: State) -> tuple[object, ...]:
    """Where in which effect a position stands, and how far chance has been drawn."""
    return (*game.undo.chance_drawn(s), *[(f.prog.name, f.pc) for f in s.stack])


def nothing_to_undo(seat: int) -> NothingToUndo:
    """The refusal to take back one seat's part."""
    return NothingToUndo(refusals.NOT_ALONE.fill(seat=seat))


def read_save(data: str | bytes) -> dict[str, Any]:
    """The checked body of a save; BadSave says what is wrong with it."""
    given: object = data
    if not isinstance(given, (str, bytes)):
        raise BadSave(refusals.A_SAVE.fill(data=given))
    if isinstance(data, bytes):
        try:
            data = data.decode()
        except UnicodeDecodeError as e:
            raise BadSave(refusals.NOT_UTF_8.fill(at=e.start)) from None
    if len(data) > LARGEST_SAVE:
        raise BadSave(refusals.TOO_LONG.fill(most=LARGEST_SAVE, n=len(data)))
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as e:
        raise not_a_save(e) from None
    if not isinstance(body, dict):
        raise BadSave(refusals.NOT_AN_OBJECT.fill(kind=json_kind(type(body))))
    if (of := body.get("format")) != FORMAT:
        raise BadSave(refusals.OTHER_FORMAT.fill(of=of, format=FORMAT))
    wanted: dict[str, type] = {"game": str, "seed": int, "setup": dict, "answers": list}
    for name, needed in wanted.items():
        found = type(body.get(name))
        if found is not needed:
            raise BadSave(refusals.WRONG_TYPE.fill(name=name, want=json_kind(needed), have=json_kind(found)))
    version = body.get("version", "")
    if not isinstance(version, str) or len(version) > LONGEST_VERSION or not version.isprintable():
        raise BadSave(refusals.A_VERSION.fill())
    if len(body["answers"]) > MOST_ANSWERS or not all(isinstance(a, str) for a in body["answers"]):
        raise BadSave(refusals.KEYS_ONLY.fill(most=MOST_ANSWERS))
    return body


# ---------------------------------------------------------------- saves that are refused
def json_kind(kind: type) -> Text:
    """What a kind of JSON value is called."""
    return refusals.JSON_KINDS[kind.__name__]


def not_a_save(e: Exception) -> BadSave:
    """Return the refusal of a text that is no JSON, with the place where it breaks off."""
    if not isinstance(e, json.JSONDecodeError):
        return BadSave(refusals.NO_SAVE.fill(e=refusals.NO_JSON))
    return BadSave(refusals.NO_SAVE.fill(e=refusals.NO_JSON_FROM.fill(line=e.lineno, column=e.colno)))


def bad_answer(n: int, of: int, e: Exception) -> BadSave:
    """Return the refusal of a save whose nth answer does not fit."""
    why = in_every(e.text) if isinstance(e, TableforgeError) else Text(str(e), type(e).__name__)
    return BadSave(refusals.BAD_ANSWER.fill(n=n, of=of, e=why))


def bad_digest() -> BadSave:
    """Return the refusal of a save whose answers lead to another position than it says."""
    return BadSave(refusals.OTHER_POSITION.fill())


def start_of_save(game: Game, body: dict[str, Any]) -> Sitting:
    """The game of a save before its first answer.  Raises BadSave where the set-up does not hold today."""
    try:
        return Sitting(game, game.persistence.restore_setup(body["setup"]), body["seed"])
    except TableforgeError as e:
        raise BadSave(refusals.BAD_SETUP.fill(e=in_every(e.text))) from e
    except WRONG_KIND as e:
        raise BadSave(refusals.WRONG_VALUE.fill(kind=type(e).__name__, e=e)) from e


def replay(game: Game, body: dict[str, Any], upto: int | None = None) -> Sitting:
    """The sitting that a save's answers lead to; `upto` stops early.

    Where the content has changed since, answers that still fit are as good as they were, wherever they lead now.

    Raises BadSave where an answer does not fit, or the position at the end is another one.
    """
    g = start_of_save(game, body)
    answers = body["answers"] if upto is None else body["answers"][:upto]
    for n, a in enumerate(answers):
        try:
            g.answer(a)
        except TableforgeError as e:
            raise bad_answer(n + 1, len(body["answers"]), e) from e
    if upto is None and body.get("digest") not in (None, g.digest()) and game.persistence.same_content(g.setup):
        raise bad_digest()
    kept = body.get("kept")
    if isinstance(kept, dict) and isinstance(kept.get("answers"), int) and isinstance(kept.get("memoir"), dict):
        g._checkpoint = (kept["answers"], kept["memoir"])
    return g


def resume_save(game: Game, body: dict[str, Any]) -> Sitting:
    """The sitting of a save; where its answers do not fit today's content any more, one that goes on from what it kept beside them.

    Then `notice` says at which place, and what has changed; the answers until then are not in it.  A save of another version goes
    on from the last place that fits (`older`).
    """
    try:
        return replay(game, body)
    except BadSave:
        if older.is_older(body):
            return older.resume_older(game, body, start_of_save)
        kept = body.get("kept")
        if not isinstance(kept, dict) or game.persistence.same_content(body["setup"]):
            raise
        setup, notice = game.persistence.resume(older.with_defaults(game, body["setup"]), kept.get("memoir"))
    out = start_of_save(game, {**body, "setup": setup})
    out.notice = notice
    return out
