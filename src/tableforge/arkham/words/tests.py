"""Skill tests that a card calls for, what comes after one, and the chaos tokens of the one under way."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham.ops import test as ops
from tableforge.arkham.words.common import program, several
from tableforge.words.amounts import Amount, num
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class SkillTest(Effect):
    """Somebody tests a skill, or one of several; something follows from success or failure."""

    skills: tuple[int, ...]
    difficulty: Amount
    ok: tuple[Effect, ...]
    ko: tuple[Effect, ...]
    who: SetNode | None = None

    def lower(self, out: Out) -> None:
        ok = program(out.lowering, "success", self.ok) if self.ok else None
        ko = program(out.lowering, "failure", self.ko) if self.ko else None
        out.add(ops.Test(self.skills, self.difficulty, self.who, ok, ko))


def test(
    skill: int | tuple[int, ...],
    difficulty: int,
    ok: Effect | tuple[Effect, ...] = (),
    ko: Effect | tuple[Effect, ...] = (),
    who: SetNode | None = None,
) -> SkillTest:
    return SkillTest(skill if isinstance(skill, tuple) else (skill,), num(difficulty), several(ok), several(ko), who)


@dataclass(frozen=True)
class AfterTest(Effect):
    """Once this test has ended."""

    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        out.add(ops.AfterTest(program(out.lowering, "after-test", self.effects)))


def after_test(*effects: Effect) -> AfterTest:
    return AfterTest(effects)


@dataclass(frozen=True)
class RevealTokens(Effect):
    """Reveal another chaos token; or several in place of one, of which so many are resolved."""

    n: int
    resolve: int = 0

    def lower(self, out: Out) -> None:
        out.add(ops.RevealTokens(self.n, self.resolve))


def reveal_another_token() -> RevealTokens:
    return RevealTokens(1)


def reveal_tokens_instead(n: int, resolve: int) -> RevealTokens:
    return RevealTokens(n, resolve)


@dataclass(frozen=True)
class ChangeToken(Effect):
    """The token that was revealed is cancelled, or its "-" becomes a "+"."""

    cancel: bool

    def lower(self, out: Out) -> None:
        out.add(ops.CancelToken() if self.cancel else ops.FlipToken())


def cancel_token() -> ChangeToken:
    return ChangeToken(True)


def flip_token() -> ChangeToken:
    return ChangeToken(False)
