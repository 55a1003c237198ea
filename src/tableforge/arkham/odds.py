"""The odds of the skill test under way: over every token of the chaos bag as it is now, each with what it counts for now.

A symbol's own modifier is counted, and a token that fails or succeeds by itself.  What else a symbol does is not: another token
that it has revealed, say.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tableforge.arkham import chaos, skill
from tableforge.arkham.commit import commit as commit_card
from tableforge.arkham.frames import TestFrame, TestMod, Token
from tableforge.arkham.names import AUTO_FAIL, FAILURE, SKULL, SUCCESS
from tableforge.arkham.state import AFrame, Arkham
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.chance import count_distinct

MOST_KEPT: Final = 16  # odds: those of the tests at a few tables, with each card that could be committed


class Odds(NamedTuple):
    """How many tokens of the bag would do, of how many."""

    good: int
    of: int

    @property
    def percent(self) -> int:
        """
        >>> Odds(10, 16).percent, Odds(1, 3).percent
        (62, 33)
        """
        return self.good * 100 // self.of if self.of else 0


def odds(s: Arkham, commit: int = -1) -> Odds | None:
    """How likely the test under way succeeds, or would with one more card committed; None where no token is to come."""
    return laid_out(s, commit)[0]


def laid_out(s: Arkham, commit: int = -1) -> tuple[Odds | None, tuple[int, ...]]:
    """The odds, and the faces with which the test succeeds; worked out once for all who look at a position."""
    asked = s.pending
    return in_position(s, asked, commit) if asked is not None else worked_out(s, commit)


@lru_cache(maxsize=MOST_KEPT)
def in_position(s: Arkham, asked: RawDecision, commit: int) -> tuple[Odds | None, tuple[int, ...]]:
    """The odds while a question is asked: it is another object after each answer, and nothing changes before one."""
    return worked_out(s, commit)


def worked_out(s: Arkham, commit: int) -> tuple[Odds | None, tuple[int, ...]]:
    """The odds by trying every token."""
    now = skill.current(s)
    if now is None or now.tokens or now.result or (not s.bag and not skill.without_token(s, now)):
        return None, ()
    trial = s.clone()
    trial.tracing = False
    t = skill.current(trial)
    assert t is not None
    if commit >= 0:
        commit_card(trial, t, s.cards[commit].owner, commit)
    if skill.without_token(trial, t):
        return Odds(1 if succeeds(trial, t) else 0, 1), ()
    good = tuple([face for face in count_distinct(s.bag)[0] if succeeds_with(trial, t, face)])
    return Odds(len([x for x in s.bag if x in good]), len(s.bag)), good


def succeeds_with(s: Arkham, t: TestFrame, face: int) -> bool:
    """Whether the test would succeed with this token; the test is left as it was."""
    mods, verdict = t.mods, t.verdict
    token = Token(face)
    token.read = chaos.read_as(s, t, face)
    t.tokens = (token,)
    if token.read == AUTO_FAIL:
        t.verdict = FAILURE
    elif token.read >= SKULL:
        i, a = chaos.ability_for(s, t, token.read)
        if a is not None:
            t.mods = t.mods + tuple([TestMod(m, AFrame(a.prog, i, t.ctrl)) for m in a.mods])
    good = succeeds(s, t)
    t.tokens, t.mods, t.verdict = (), mods, verdict
    return good


def succeeds(s: Arkham, t: TestFrame) -> bool:
    skill.judge(s, t)
    good = t.result == SUCCESS
    t.result = t.value = t.difficulty = t.margin = 0
    return good


def symbols(s: Arkham, seat: int) -> dict[int, int]:
    """What each symbol in the bag would add now, if this seat revealed it; those that fail or succeed by themselves add nothing."""
    t = TestFrame(skill.TEST_STEPS, -1, seat)
    out: dict[int, int] = {}
    for face in sorted(set(s.bag)):
        if face >= SKULL and face != AUTO_FAIL:
            token = Token(face)
            token.read = face
            out[face] = chaos.modifier(s, t, token)
    return out


__all__ = ["Odds", "laid_out", "odds", "symbols"]
