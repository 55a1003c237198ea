"""A game in stretches: answers of one seat in one turn that one and the same knowledge led to.

A stretch ends where chance falls, where something hidden is shown, where another seat answers, and with the turn.  What was
known at its first answer was all that was known until its last.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from tableforge.analysis.parts import Analyst
from tableforge.kernel.ask import NO_OPTION
from tableforge.kernel.core import State, reply
from tableforge.kernel.game import Game
from tableforge.table.sitting import JOINT_KEY, Sitting


@dataclass(slots=True)
class Stretch:
    """Answers that one knowledge led to.

    first    the number of the first answer        last     … and of the one behind the last
    before   the position at the first answer      after    … behind the last one
    answers  as numbers, for `reply`               choices  which of them were judged choices, by their place here
    """

    seat: int
    turn: tuple[int, int]
    first: int
    before: State
    answers: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    after: State | None = None

    @property
    def last(self) -> int:
        """The number of the answer behind the last one."""
        return self.first + len(self.answers)


def find_stretches(analyst: Analyst, g: Sitting, start: int = 0) -> Iterator[Stretch]:
    """The stretches of a game in order, from an answer on, also those without a choice; changes by hand part them."""
    keys = g.answers
    here = g.before(start)
    open_: Stretch | None = None
    for n in range(start, len(keys)):
        key, s = keys[n], here.state
        following = g.before(n + 1)
        seat, answer = read_answer(g.game, s, key)
        turn = analyst.find_turn(s)
        if open_ is not None and (answer == NO_OPTION or seat != open_.seat or turn != open_.turn):
            yield close(open_, s)
            open_ = None
        if answer != NO_OPTION:
            if open_ is None:
                open_ = Stretch(seat, turn, n, s.clone())
            whole = s.pending
            assert whole is not None
            raw = whole.of(seat)
            assert raw is not None
            if len(raw.options) > 1 and analyst.is_judged(raw.kind):
                open_.choices.append(len(open_.answers))
            open_.answers.append(answer)
            if shows_something(g.game, s, following):
                yield close(open_, following.state)
                open_ = None
        here = following
    if open_ is not None:
        yield close(open_, here.state)


def close(stretch: Stretch, after: State) -> Stretch:
    """The stretch, ended at a position."""
    stretch.after = after.clone()
    return stretch


def read_answer(game: Game, s: State, key: str) -> tuple[int, int]:
    """The seat and the number of an answer as a save has it; `NO_OPTION` where it is no answer but a change by hand."""
    whole = s.pending
    if whole is None or s.over:
        return -1, NO_OPTION
    joint: re.Match[str] | None = JOINT_KEY.fullmatch(key) if whole.joint else None
    seat, own = (whole.seat, key) if joint is None else (int(joint[1]), joint[2])
    raw = whole.of(seat)
    if raw is None:
        return seat, NO_OPTION
    code = game.options.option(s, raw, own)
    if code == NO_OPTION:
        return seat, NO_OPTION
    return seat, answer_of(whole, seat, code)


def answer_of(whole: Any, seat: int, code: int) -> int:
    """The answer of a seat as `reply` takes it."""
    if not whole.joint:
        return code
    for answer in whole.options:
        if whole.seat_of(answer) == seat and whole.option_of(answer) == code:
            return int(answer)
    return NO_OPTION


def shows_something(game: Game, before: State, after: Sitting) -> bool:
    """Whether an answer has shown what was hidden, or let chance fall."""
    fell = game.undo.chance_drawn(before) != game.undo.chance_drawn(after.state)
    return game.undo.is_final(after.state, after.news, fell)


def seed_for(seed: int, *what: object) -> int:
    """A seed of its own for each purpose, so that nothing depends on what was looked at before."""
    told = " ".join([str(x) for x in (seed, *what)])
    return int.from_bytes(sha256(told.encode()).digest()[:7], "big")


def imagine(game: Game, s: State, seat: int, seed: int) -> State:
    """A position in which the seat could be as well, to be searched: without log, and without questions of chance."""
    t = game.search.imagine(s, seat, seed)
    t.tracing = False
    t.nature_asks = False
    return t


def cut_at_news(game: Game, world: State, answers: tuple[int, ...]) -> tuple[int, ...]:
    """The answers up to the first one that shows something hidden or lets chance fall: no line can count on more."""
    t = world.clone()
    t.tracing = True
    for k, answer in enumerate(answers):
        drawn = game.undo.chance_drawn(t)
        t.events = []
        reply(t, answer)
        if game.undo.is_final(t, t.events, game.undo.chance_drawn(t) != drawn):
            return answers[: k + 1]
    return answers
