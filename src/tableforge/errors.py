"""Everything Tableforge refuses, under one root.  Each error says who, what came, and what would do."""

from __future__ import annotations


class TableforgeError(Exception):
    """Root of every error that Tableforge raises on purpose."""


class IllegalAnswer(TableforgeError, ValueError):
    """The answer is not among the options of the pending decision."""


class NotYourDecision(IllegalAnswer):
    """A seat answered that is not the seat being asked."""


class GameOver(IllegalAnswer):
    """The game has ended: nobody is asked anything."""


class NothingToUndo(TableforgeError):
    """No decision has been answered yet."""


class UnknownGame(TableforgeError, ValueError):
    """No game of that name."""


class UnknownCard(TableforgeError, KeyError):
    """No card of that name or id; the message offers the nearest."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class UnknownRule(TableforgeError, KeyError):
    """No rule of that id or title."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class UnknownEdition(TableforgeError, ValueError):
    """No rulebook of that edition."""


class UnknownLanguage(TableforgeError, ValueError):
    """No voice for that language."""


class BadDeck(TableforgeError, ValueError):
    """A deck that cannot be played; `problems` lists everything that is wrong with it."""

    def __init__(self, message: str, problems: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.problems = problems


class BadSetup(TableforgeError, ValueError):
    """A position or a setting that no game could have."""


class BadSave(TableforgeError, ValueError):
    """A save that is damaged, or from another format or game."""


class StepBudget(TableforgeError):
    """One answer set off more steps than any legal effect needs: a loop, stopped with the position in the message."""


def nearest(word: str, known: list[str]) -> str:
    """', did you mean …?' for a misspelt word, or '' when nothing is near.

    >>> nearest("dogder", ["dodger", "urchin"])
    "; did you mean 'dodger'?"
    """
    from difflib import get_close_matches

    close = get_close_matches(word, known, 1, 0.5)
    return f"; did you mean {close[0]!r}?" if close else ""
