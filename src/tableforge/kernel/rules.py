"""The rule index of a game: every event, question and refusal cites a rule by its id."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Protocol

from tableforge.errors import UnknownEdition, UnknownRule
from tableforge.kernel.refusals import NO_EDITION, NO_RULE, NO_RULE_SPEAKS
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text, Texts


def edition_of(name: object, editions: Iterable[str]) -> str:
    """The edition itself, or an error that names the known ones."""
    if isinstance(name, str) and name in editions:
        return name
    raise UnknownEdition(NO_EDITION.fill(name=name, known=", ".join(editions)))


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our own words: what it says, where the books say it, in which editions it holds."""

    id: str
    number: int
    title: Texts
    text: Texts
    section: Texts
    editions: tuple[str, ...]
    definition: bool


@dataclass(frozen=True, slots=True)
class Difference:
    """A point on which two editions differ: its name in the engine, what it is about, and the rule of each edition."""

    name: str
    about: Text
    rules: tuple[str, str]


class ComparedPoint(Protocol):
    """A point on which rulebooks are compared: its switch in the engine, and what it is about."""

    switch: str
    en: str
    fr: str


def find_differences(points: Iterable[ComparedPoint], a: Mapping[str, str], b: Mapping[str, str]) -> list[Difference]:
    """Return the points on which two editions differ; `a` and `b` have the rule of each by its switch."""
    return [
        Difference(p.switch, Text(p.en, p.fr), (a[p.switch], b[p.switch])) for p in points if a[p.switch] != b[p.switch]
    ]


class RuleIndex:
    """All rules of one game, read from its rules.toml when first asked for."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its id, read from the file when somebody first asks."""
        with self.path.open("rb") as f:
            rows = tomllib.load(f)["rule"]
        return {
            r["id"]: Rule(
                r["id"],
                r["number"],
                Texts(r["title"]),
                Texts(r["text"]),
                Texts(r["section"]),
                tuple(r["editions"]),
                r["definition"],
            )
            for r in rows
        }

    def __contains__(self, id: str) -> bool:
        return id in self.rules

    def __getitem__(self, id: str) -> Rule:
        try:
            return self.rules[id]
        except KeyError:
            raise UnknownRule(unknown(NO_RULE, id, self.rules, list_all=False)) from None

    def find(self, word: str) -> list[Rule]:
        """Rules whose id, title or text has the word; ids and titles first."""
        w = word.casefold()
        exact = [r for r in self.rules.values() if w in (r.id.casefold(), r.id.casefold().partition(".")[2])]
        named = [
            r for r in self.rules.values() if w in r.id.casefold() or any(w in t.casefold() for t in r.title.values())
        ]
        said = [r for r in self.rules.values() if any(w in t.casefold() for t in r.text.values())]
        return list({r.id: r for r in [*exact, *named, *said]}.values())

    def search(self, word: str) -> list[Rule]:
        """The rules that have a word (`find`), or the one rule whose id it is.

        Raises UnknownRule, with the nearest name, where there is none.
        """
        if word in self:
            return [self[word]]
        found = self.find(word) if word else []
        if not found:
            known = [n for r in self.rules.values() for n in (r.id, r.id.partition(".")[2], *r.title.values())]
            raise UnknownRule(unknown(NO_RULE_SPEAKS, word, known, list_all=False))
        return found
