"""The one device of a companion's table, as rulings tap on it."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.table.sitting import Sitting

AMBUSH = "ford-ambush"
TEAM = ["mercenary", "shaman", "thief"]


class Device:
    """The one device on the table."""

    def __init__(self, seed: int = 5, **options: Any) -> None:
        self.g = Sitting(GAME, GAME.setup(**{"companion": "group", "heroes": TEAM, "practice": False, **options}), seed)

    @property
    def s(self) -> Fate:
        assert isinstance(self.g.state, Fate)
        return self.g.state

    @property
    def screen(self) -> str:
        d = self.g.decision
        return "" if d is None else d.kind.removeprefix("app-")

    @property
    def buttons(self) -> list[str]:
        assert self.g.decision is not None
        return [o.key for o in self.g.decision.options]

    @property
    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self.g.view(0)["companion"]
        return found

    def tap(self, *keys: str) -> Device:
        for key in keys:
            self.g.answer(key)
        return self

    def until(self, screen: str) -> Device:
        """Tap the button at the foot until a screen is reached."""
        for _ in range(60):
            if self.screen == screen:
                return self
            self.tap(self.buttons[0])
        raise AssertionError(f"{screen} never came")

    def happened(self) -> list[str]:
        return [e.kind for e in self.g.events]


def fight(scene: str = AMBUSH, seed: int = 5, **options: Any) -> Device:
    return Device(seed, scene=scene, **options)


def boss_fight(**options: Any) -> Device:
    return fight("barrow-king", **options).tap("start-combat", "start-action-phase")


def cover(t: Device) -> None:
    """Spend a result on every icon of the boss's weak point."""
    for _ in t.shown["boss"]["covered"]:
        t.tap(next(k for k in t.buttons if k.startswith("weak-point")))
