"""KeyForge for language models: duels against our own bots with decks that nobody has seen, and its cards by name."""

from __future__ import annotations

from typing import Any, Final

from tableforge.kernel.scene import Sheet
from tableforge.keyforge import scene
from tableforge.keyforge.cards import titles
from tableforge.mcp.tasks import Task
from tableforge.tongue.spelling import squash
from tableforge.tongue.text import Text

EDITION: Final = "1.3"  # whose texts cards are shown with where no game is played
FORGED: Final = 1 << 28  # how many decks each side is drawn from
PLAYERS: Final = ("random", "greedy", "easy", "medium", "hard")
UNIT: Final = Text("games won", "parties gagnées")
ABOUT: Final = Text(
    "A duel of KeyForge, rulebook 1.3, with two decks that are forged for this game alone. The rival is the bot {rival!r}.",
    "Un duel de KeyForge, livret 1.3, avec deux decks forgés pour cette seule partie. L’adversaire est le bot {rival!r}.",
)


def duel_settings(number: int) -> dict[str, Any]:
    """Return the settings of a duel: two decks by a number."""
    first, second = number % FORGED, number // FORGED % FORGED
    return {"edition": EDITION, "decks": [f"forged:{first}", f"forged:{second}"], "practice": False}


def duel_score(result: dict[str, Any], seat: int) -> float:
    """Return 1 for a game that the seat has won, and 0 for one that it has lost."""
    return float(result["winner"] == seat)


def make_task(rival: str) -> Task:
    """Return the task of beating a bot."""
    return Task(
        f"keyforge-{rival}",
        "keyforge",
        ABOUT.fill(rival=rival),
        UNIT,
        duel_settings,
        duel_score,
        PLAYERS,
        rival=rival,
        duel=True,
    )


TASKS: Final = tuple([make_task(rival) for rival in ("easy", "medium", "hard")])


def find_sheets(name: str, lang: str) -> list[Sheet]:
    """Return the card of that name to be read, or all cards with the name in theirs."""
    key = squash(name)
    known = titles()
    ids = [known[key]] if key in known else dict.fromkeys([id for title, id in known.items() if key and key in title])
    return [scene.sheet_of(id, (), EDITION, lang) for id in ids]
