"""One game on the table.  The log of answers is the save; a clone kept per decision is the undo."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from tableforge.errors import (
    BadSave,
    BadSetup,
    Both,
    GameOver,
    IllegalAnswer,
    NothingToUndo,
    NotYourDecision,
    TableforgeError,
    got,
    quoted,
)
from tableforge.kernel.core import Decision as RawDecision
from tableforge.kernel.core import Event as RawEvent
from tableforge.kernel.core import State, reply
from tableforge.kernel.game import Game, Reason
from tableforge.kernel.rules import language
from tableforge.kernel.scene import Outcome, Scene

FORMAT = "tableforge/1"
LARGEST_SAVE = 4 * 1024 * 1024
MOST_ANSWERS = 100_000
WRONG_KIND = (TypeError, ValueError, KeyError, IndexError, AttributeError)  # what data of another shape may run into


class Option:
    """One legal answer: a readable key, a label in each language, the rule that allows it."""

    __slots__ = ("_d", "code", "index")

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
    """What the table waits for: whom it asks, what, under which rule, with which options.

    A multiple choice is asked one pick at a time; `least` and `most` say how many picks are still due and allowed.
    A decision that is kept after its answer still says what was asked then.
    """

    __slots__ = ("_g", "_options", "_s", "raw")

    def __init__(self, g: Sitting, raw: RawDecision) -> None:
        self._g = g
        self._s = g.state  # once it is answered, the copy that was made before
        self.raw = raw
        self._options: tuple[Option, ...] | None = None

    @property
    def seat(self) -> int:
        return self.raw.seat

    @property
    def kind(self) -> str:
        """The kind of question, a stable word: 'act', 'house', 'target', 'may' …"""
        return self.raw.ask

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
            self._options = tuple(Option(self, c, i) for i, c in enumerate(self.raw.options))
        return self._options

    def after(self, option: str | int) -> Sitting:
        """The game as it would stand at the next question: a forward model for bots, without log and undo.

        It runs on with the true hidden cards and the true chance; ask an `imagined` decision for one that knows neither.
        """
        g = self._g._bare(self._s.clone())
        reply(g.state, self._g._code(self, option))
        return g

    def imagined(self, seed: int) -> Decision:
        """The same question in a game that agrees with all the asked seat knows; the rest is dealt anew from the seed."""
        d = self._g._bare(self._g.game.imagine(self._s, self.seat, seed)).decision
        assert d is not None
        return d

    def __repr__(self) -> str:
        keys = ", ".join(o.key for o in self.options)
        return f"Decision(seat={self.seat}, ask={self.ask!r}, rule={self.rule!r}, options=({keys}))"


class Entry:
    """One line of the log: what happened, its rule, and the sentence in each language."""

    __slots__ = ("_g", "raw")

    def __init__(self, g: Sitting, raw: RawEvent) -> None:
        self._g = g
        self.raw = raw

    @property
    def kind(self) -> str:
        return self.raw.kind

    @property
    def rule(self) -> str:
        return self.raw.rule

    def text(self, lang: str = "en", seat: int | None = None) -> str:
        """The sentence for the eyes of a seat; None is a spectator."""
        return self._g.game.tell(self._g.state, self.raw, seat, language(lang))

    def __repr__(self) -> str:
        return f"{self.text()} ({self.rule})"


class Sitting:
    """A game under way: `decision`, `answer`, `why_not`, `view`, `clone`, `undo`, `log`, `save`, `over`, `result`."""

    def __init__(self, game: Game, setup: dict[str, Any], seed: int) -> None:
        given: object = seed  # a save or a driver may bring anything
        if isinstance(given, bool) or not isinstance(given, int) or not 0 <= seed < 1 << 64:
            en, fr = "a seed is a whole number from 0 to 2**64 - 1", "une graine est un nombre entier de 0 à 2**64 - 1"
            raise BadSetup(got(en, fr, seed))
        self.game = game
        self._setup = setup
        self.seed = seed
        self.state: State = game.start(setup, seed)
        self.answers: list[str] = []
        self._before: list[tuple[State, int]] = []
        self.events: list[RawEvent] = []  # everything that happened, as the game wrote it; `log` puts it in words
        self._decision: Decision | None = None
        self.keep_undo = True
        self._collect()

    def _collect(self) -> None:
        self.events.extend(self.state.events)
        self.state.events.clear()
        self._decision = None

    # ---------------------------------------------------------------- asking and answering
    @property
    def decision(self) -> Decision | None:
        """The pending decision, or None once the game is over."""
        raw = self.state.pending
        if raw is None or self.state.over:
            return None
        if self._decision is None:
            self._decision = Decision(self, raw)
        return self._decision

    def answer(self, option: str | int, seat: int | None = None) -> Sitting:
        """Take an option by key or index; an illegal one raises and leaves the game as it was."""
        d = self.decision
        if d is None:
            raise GameOver(
                f"the game is over ({self.result}): nobody is asked anything; undo() takes the last answer back",
                fr=f"la partie est finie ({self.result}) : plus personne n’a rien à répondre ; undo() reprend la dernière réponse",
            )
        if seat is not None and seat != d.seat:
            raise NotYourDecision(
                f"seat {seat} answered {option!r}, but seat {d.seat} is asked: {d.ask} ({d.rule})",
                fr=f"le siège {seat} a répondu {quoted(option)}, mais la question est au siège {d.seat} : "
                f"{d.text('fr')} ({d.rule})",
            )
        code = self._code(d, option)
        key = self.game.key(self.state, d.raw, code)
        before = d._s = self.state.clone()
        try:
            reply(self.state, code)
        except BaseException:  # also an interrupt: an answer is taken whole or not at all
            self.state = before
            raise
        self._enter(key, before)
        return self

    def change(self, key: str, do: Callable[[], object]) -> Sitting:
        """Change the position by hand: all of it or, on an error, nothing.

        It is a step like an answer, kept under `key`: `undo` takes it back, and whoever replays the answers repeats it.
        """
        before = self.state.clone()
        try:
            do()
        except BaseException:
            self.state = before
            self._decision = None
            raise
        self._enter(key, before)
        return self

    def _enter(self, key: str, before: State) -> None:
        """Keep a step that was taken, and the position before it."""
        if self.keep_undo:
            self._before.append((before, len(self.events)))
        else:
            self._before.clear()  # what was kept would no longer lead back to where the game stands
        self.answers.append(key)
        self._collect()

    def _code(self, d: Decision, option: str | int) -> int:
        codes = d.raw.options
        if isinstance(option, int) and not isinstance(option, bool):
            if 0 <= option < len(codes):
                return codes[option]
        elif isinstance(option, str):
            for c in codes:
                if self.game.key(d._s, d.raw, c) == option:
                    return c
        legal = ", ".join(o.key for o in d.options[:40])
        why = self.game.why_not(d._s, option) if isinstance(option, str) else None
        reason = Both(f"; {why.cited()}", f" ; {why.cited('fr')}") if why is not None else Both("", "")
        raise IllegalAnswer(
            f"seat {d.seat} answered {option!r} to {d.ask!r} ({d.rule}){reason}; legal: {legal}",
            fr=f"le siège {d.seat} a répondu {quoted(option)} à « {d.text('fr')} » ({d.rule}){reason.fr} ; "
            f"réponses légales : {legal}",
        )

    def why_not(self, key: str) -> Reason | None:
        """The rule and the reason why `key` is no legal answer now, or None where it is one."""
        given: object = key
        if not isinstance(given, str):
            raise IllegalAnswer(
                got("why_not takes the key of an option, a text", "why_not prend la clé d’une option, un texte", given)
            )
        return self.game.why_not(self.state, key)

    # ---------------------------------------------------------------- looking
    def view(self, seat: int | None = None, asked: bool = True) -> dict[str, Any]:
        """What a seat knows, as plain data; None is a spectator.  The asked seat also sees its options.

        `asked=False` leaves the pending question out: a search that only weighs positions need not have it put in words.
        """
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.seats)):
            last = self.seats - 1
            raise BadSetup(
                f"there is no seat {seat!r}; seats are 0 to {last}, and None is a spectator",
                fr=f"il n’y a pas de siège {quoted(seat)} ; les sièges vont de 0 à {last}, et None est un spectateur",
            )
        out = self.game.view(self.state, seat)
        if not asked:
            return out
        d = self.decision
        out["decision"] = None
        if d is not None:
            out["decision"] = {"seat": d.seat, "kind": d.kind, "rule": d.rule}
            if d.seat == seat:
                out["decision"].update(ask=d.ask, least=d.least, most=d.most, options=[o.key for o in d.options])
        return out

    @property
    def seats(self) -> int:
        """How many seats this game has."""
        return self.game.seated(self._setup)

    def scene(self, seat: int | None = None, lang: str = "en") -> Scene:
        """What a table shows to a seat; None is a spectator."""
        return self.game.scene(self.view(seat), self._setup, language(lang))

    def outcome(self, lang: str = "en") -> Outcome | None:
        """How the game has ended, in the words of a language; None while it lasts."""
        result, seats = self.result, self.game.seated(self._setup)
        return None if result is None else self.game.outcome(result, seats, language(lang))

    @property
    def log(self) -> list[Entry]:
        """Everything that happened, in order, with its rules."""
        return [Entry(self, e) for e in self.events]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> dict[str, Any] | None:
        return self.game.result(self.state)

    def digest(self) -> str:
        """A fingerprint of the whole position: equal positions have equal digests."""
        return hashlib.sha256(repr(self.state.dump()).encode()).hexdigest()[:32]

    # ---------------------------------------------------------------- branching and taking back
    def clone(self) -> Sitting:
        """An independent copy; playing one does not touch the other."""
        g = self._around(self.state.clone())
        g.answers = list(self.answers)
        g._before = list(self._before)
        g.events = list(self.events)
        g.keep_undo = self.keep_undo
        return g

    def _bare(self, state: State) -> Sitting:
        """A sitting around a copied state that keeps no log and cannot undo."""
        g = self._around(state)
        g.state.tracing = False
        g.keep_undo = False
        return g

    def _around(self, state: State) -> Sitting:
        """The same game from a state on: nothing has been answered, and nothing is told of what led there."""
        g = Sitting.__new__(Sitting)
        g.game = self.game
        g._setup = self._setup
        g.seed = self.seed
        g.state = state
        g.answers = []
        g._before = []
        g.events = []
        g._decision = None
        g.keep_undo = True
        return g

    def undo(self) -> Sitting:
        """Take back the last answer."""
        if not self._before:
            raise NothingToUndo(
                "no answer is kept that could be taken back",
                fr="aucune réponse n’est gardée qui puisse être reprise",
            )
        before, n = self._before.pop()
        self.state = before.clone()  # the decision that was answered there keeps its own
        self.state.events.clear()
        del self.events[n:]
        self.answers.pop()
        self._decision = None
        return self

    # ---------------------------------------------------------------- saving
    def save(self) -> str:
        """The game as text: its set-up, its seed and every answer.  `tableforge.load` replays it."""
        body = {
            "format": FORMAT,
            "game": self.game.name,
            "seed": self.seed,
            "setup": self._setup,
            "answers": self.answers,
            "digest": self.digest(),
        }
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def read_save(data: str | bytes) -> dict[str, Any]:
    """The checked body of a save; BadSave says what is wrong with it."""
    given: object = data
    if not isinstance(given, (str, bytes)):
        raise BadSave(
            got("a save is a text, as save() gives it", "une sauvegarde est un texte, tel que save() le donne", given)
        )
    if isinstance(data, bytes):
        try:
            data = data.decode()
        except UnicodeDecodeError as e:
            raise BadSave(
                f"a save is UTF-8 text; byte {e.start} is not",
                fr=f"une sauvegarde est un texte en UTF-8 ; l’octet {e.start} n’en est pas",
            ) from None
    if len(data) > LARGEST_SAVE:
        raise BadSave(
            f"a save holds at most {LARGEST_SAVE} characters; this one has {len(data)}",
            fr=f"une sauvegarde a au plus {LARGEST_SAVE} caractères ; celle-ci en a {len(data)}",
        )
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as e:
        raise no_save(e) from None
    if not isinstance(body, dict):
        kind = type(body).__name__
        raise BadSave(
            f"a save is a JSON object; this is a {kind}",
            fr=f"une sauvegarde est un objet JSON ; ceci est de type {kind}",
        )
    if (of := body.get("format")) != FORMAT:
        raise BadSave(
            f"this save has format {of!r}; this version reads {FORMAT!r}",
            fr=f"cette sauvegarde est au format {quoted(of)} ; cette version lit {quoted(FORMAT)}",
        )
    wanted: dict[str, type] = {"game": str, "seed": int, "setup": dict, "answers": list}
    for name, needed in wanted.items():
        if not isinstance(body.get(name), needed):
            want, have = needed.__name__, type(body.get(name)).__name__
            raise BadSave(
                f"a save's {name!r} is a {want}; this one has {have}",
                fr=f"dans une sauvegarde, {quoted(name)} est de type {want} ; dans celle-ci, de type {have}",
            )
    if len(body["answers"]) > MOST_ANSWERS or not all(isinstance(a, str) for a in body["answers"]):
        raise BadSave(
            f"a save's answers are at most {MOST_ANSWERS} option keys",
            fr=f"les réponses d’une sauvegarde sont au plus {MOST_ANSWERS} clés d’option",
        )
    return body


# ---------------------------------------------------------------- saves that are refused
def no_save(e: Exception) -> BadSave:
    return BadSave(f"this is not a Tableforge save: {e}", fr=f"ceci n’est pas une sauvegarde de Tableforge : {e}")


def bad_answer(n: int, of: int, e: Exception) -> BadSave:
    fr = e.text("fr") if isinstance(e, TableforgeError) else str(e)
    return BadSave(
        f"answer {n} of {of} does not fit the game: {e}",
        fr=f"la réponse {n} sur {of} ne convient pas à la partie : {fr}",
    )


def bad_digest() -> BadSave:
    return BadSave(
        "the save replays to another position than it was made from: it was edited, or made by another version",
        fr="la sauvegarde mène à une autre position que celle d’où elle vient : elle a été modifiée, ou vient d’une "
        "autre version",
    )


def before_answers(game: Game, body: dict[str, Any]) -> Sitting:
    """The game of a save before its first answer."""
    try:
        return Sitting(game, game.restored(body["setup"]), body["seed"])
    except TableforgeError as e:
        raise BadSave(
            f"the save's set-up cannot be laid out: {e}",
            fr=f"la mise en place de la sauvegarde est impossible : {e.text('fr')}",
        ) from e
    except WRONG_KIND as e:
        raise BadSave(
            f"the save's set-up has a value of the wrong kind: {type(e).__name__}: {e}",
            fr=f"la mise en place de la sauvegarde a une valeur d’un autre type : {type(e).__name__} : {e}",
        ) from e


def replay(game: Game, body: dict[str, Any], upto: int | None = None) -> Sitting:
    """The sitting that a save's answers lead to; `upto` stops early."""
    g = before_answers(game, body)
    answers = body["answers"] if upto is None else body["answers"][:upto]
    for n, a in enumerate(answers):
        try:
            g.answer(a)
        except TableforgeError as e:
            raise bad_answer(n + 1, len(body["answers"]), e) from e
    if upto is None and body.get("digest") not in (None, g.digest()):
        raise bad_digest()
    return g
