"""Everything Tableforge refuses, under one root.  Each error says who, what came, and what would do, in two languages."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.tongue.text import Text, say_value


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may not be done: the rule, and a sentence in each language."""

    rule: str
    why: Text

    def text(self, lang: str = "en") -> str:
        """Return why, in a language, without the rule."""
        return self.why.text(lang)

    def cite(self, lang: str = "en") -> str:
        """The sentence with its rule."""
        return f"{self.text(lang)} ({self.rule})"

    def __str__(self) -> str:
        return self.cite()


class TableforgeError(Exception):
    """Root of every error that Tableforge raises on purpose.  `str` is its English text, `text("fr")` the French one.

    `code` is a word for programs that stays the same when a class or a sentence is worded anew; docs/errors.md lists them.
    """

    code: str = "error"

    def __init__(self, message: str = "") -> None:
        super().__init__(message)

    def __str__(self) -> str:
        return str(self.args[0])  # also where it is a KeyError, which would show the repr

    def text(self, lang: str = "en") -> str:
        """The message in a language; English where there is no other."""
        return say_value(self.args[0], lang)


class IllegalAnswer(TableforgeError, ValueError):
    """The answer is not among the options of the pending decision; `reason` has its rule, where one forbids it."""

    code = "illegal-answer"

    def __init__(self, message: str = "", reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class NotYourDecision(IllegalAnswer):
    """A seat answered that is not the seat being asked."""

    code = "not-your-decision"


class GameOver(IllegalAnswer):
    """The game has ended: nobody is asked anything."""

    code = "game-over"


class NothingToUndo(TableforgeError):
    """No decision has been answered yet."""

    code = "nothing-to-undo"


class UnknownGame(TableforgeError, ValueError):
    """No game of that name."""

    code = "unknown-game"


class UnknownCard(TableforgeError, KeyError):
    """No card of that name or id; the message offers the nearest."""

    code = "unknown-card"


class UnknownRule(TableforgeError, KeyError):
    """No rule of that id or title."""

    code = "unknown-rule"


class UnknownEdition(TableforgeError, ValueError):
    """No rulebook of that edition."""

    code = "unknown-edition"


class UnknownBot(TableforgeError, ValueError):
    """No bot of that name."""

    code = "unknown-bot"


class UnknownLanguage(TableforgeError, ValueError):
    """No voice for that language."""

    code = "unknown-language"


class BadLink(TableforgeError, ValueError):
    """A link to a position, or a text of one, that is damaged, too large, or from another version."""

    code = "bad-link"


class BadDeck(TableforgeError, ValueError):
    """A deck that cannot be played; `problems` lists everything that is wrong with it, each in both languages."""

    code = "bad-deck"

    def __init__(self, message: str, problems: tuple[Text, ...] = ()) -> None:
        super().__init__(message)
        self.problems = problems


class BadPurchase(BadDeck):
    """A change to a deck that its experience does not buy; `problems` lists every reason."""

    code = "bad-purchase"


class BadContent(TableforgeError, ValueError):
    """A folder of content that cannot be played; `problems` lists everything that is wrong with it, each in both languages."""

    code = "bad-content"

    def __init__(self, message: str, problems: tuple[Text, ...] = ()) -> None:
        super().__init__(message)
        self.problems = problems


class BadSetup(TableforgeError, ValueError):
    """A position or a setting that no game could have."""

    code = "bad-setup"


class BadSave(TableforgeError, ValueError):
    """A save that is damaged, or from another format or game."""

    code = "bad-save"


class ScriptMisfit(TableforgeError, ValueError):
    """A script of chance that does not fit the game: which kind of question it met, with which options, and what it had."""

    code = "script-misfit"

    def __init__(self, message: Text, *, kind: str, options: tuple[int, ...], pick: int) -> None:
        super().__init__(message)
        self.kind = kind
        self.options = options
        self.pick = pick


class StepBudget(TableforgeError):
    """One answer set off more steps than any legal effect needs: a loop, stopped with the position in the message."""

    code = "step-budget"
