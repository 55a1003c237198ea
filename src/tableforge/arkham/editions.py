"""The rules reference of 2016 and the later official FAQ, point by point: a named switch, and the rule that holds by each."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("2016", "faq")


class Point:
    """One point on which the two differ: its switch, the rule that holds by each, and what it is about."""

    def __init__(self, switch: str, rules: tuple[str, str], en: str, fr: str) -> None:
        self.switch = switch
        self.rules = rules
        self.en = en
        self.fr = fr


POINTS: Final[tuple[Point, ...]] = ()


class Edition:
    """The rules that a game is played by."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faq = name == "faq"
        k = NAMES.index(name)
        self.rule = {p.switch: p.rules[k] for p in POINTS}


EDITIONS: Final = {name: Edition(name) for name in NAMES}
