"""Rules engines for tabletop games: every question, event and refusal cites its rule.

>>> import tableforge
>>> g = tableforge.new("keyforge", decks=("starter:onyx", "starter:argus"), seed=7, edition="1.3")
>>> g.decision.seat in (0, 1)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tableforge import _mode

_mode.apply()

from tableforge import games  # noqa: E402
from tableforge.errors import (  # noqa: E402
    BadContent,
    BadDeck,
    BadLink,
    BadPurchase,
    BadSave,
    BadSetup,
    GameOver,
    IllegalAnswer,
    NothingToUndo,
    NotYourDecision,
    ScriptMisfit,
    StepBudget,
    TableforgeError,
    UnknownBot,
    UnknownCard,
    UnknownEdition,
    UnknownGame,
    UnknownLanguage,
    UnknownRule,
)

if TYPE_CHECKING:
    from tableforge import campaign
    from tableforge.kernel.game import Game
    from tableforge.table.sitting import Sitting

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    """`tableforge.campaign` is there as soon as somebody asks for it, and costs nothing before."""
    if name == "campaign":
        from importlib import import_module

        return import_module("tableforge.campaign")
    raise AttributeError(f"module 'tableforge' has no attribute {name!r}")


def game(name: str) -> Game:
    """The game of that name."""
    return games.game(name)


def new(name: str, *, seed: int = 0, **options: Any) -> Sitting:
    """A new game on the table, run up to its first question.  The options are the game's own settings."""
    from tableforge.table.sitting import Sitting

    g = game(name)
    return Sitting(g, g.setup(**options), seed)


def load(data: str | bytes) -> Sitting:
    """The game that `save` wrote."""
    from tableforge.table.sitting import read_save, resume_save

    body = read_save(data)
    return resume_save(game(body["game"]), body)


__all__ = [
    "__version__",
    "campaign",
    "game",
    "games",
    "load",
    "new",
    "BadContent",
    "BadDeck",
    "BadLink",
    "BadPurchase",
    "BadSave",
    "BadSetup",
    "GameOver",
    "IllegalAnswer",
    "NotYourDecision",
    "NothingToUndo",
    "ScriptMisfit",
    "StepBudget",
    "TableforgeError",
    "UnknownBot",
    "UnknownCard",
    "UnknownEdition",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownRule",
]
