"""Players of Lamplighters that go wrong: one raises in some games, one ends its process in some."""

from __future__ import annotations

import os
import signal
from random import Random
from typing import Any

from tableforge.bots.profile import BotProfile
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text

SOME = 3  # one game in so many goes wrong, by its seed


class Dangerous:
    """Answers by lot, and goes wrong at its third answer of some games."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.wrong = seed // 2 % SOME == 0
        self.answers = 0

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        self.answers += 1
        if self.wrong and self.answers == 3:
            self.go_wrong()
        return self.rng.randrange(len(decision.options))

    def go_wrong(self) -> None:
        raise RuntimeError("this bot does not know what to do")


class Deadly(Dangerous):
    """Ends its process instead."""

    def go_wrong(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


BOTS = (
    BotProfile("raises", Text("raises", "échoue"), Text("raises", "échoue"), Dangerous),
    BotProfile("deadly", Text("deadly", "mortel"), Text("deadly", "mortel"), Deadly),
)
LEVELS = ("raises", "deadly")
