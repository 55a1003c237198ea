"""Campaigns played by lot, and the places in them at which they could be left."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from tableforge import laws
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle
from tableforge.kernel.core import reply

MOST = 200_000  # answers of a campaign that ends; by lot, packs are opened and rearranged for a long time


def setup_of(seed: int) -> dict[str, Any]:
    return GAME.setup(**GAME.sample(seed, "tale"))


def begun(setup: dict[str, Any], seed: int = 1) -> Fate:
    s = GAME.start(setup, seed)
    assert isinstance(s, Fate)
    return s


def walk(s: Fate, seed: int) -> Iterator[str]:
    """A campaign by lot to its end; the step it stands at, wherever it could be left."""
    chooser = laws.Chooser(seed)
    for _ in range(MOST):
        if s.over:
            return
        step = chronicle.standing_at(s)
        if step:
            yield step
        assert s.pending is not None
        reply(s, chooser.pick(s.pending))
    raise AssertionError("it never ends")


@functools.cache
def _left(seed: int, step: str, act: int) -> tuple[dict[str, Any], Fate]:
    setup = setup_of(seed)
    s = begun(setup, seed)
    for here in walk(s, seed):
        if here == step and chronicle.saga(s).act == act:
            return setup, s
    raise AssertionError(f"campaign {seed} never stands at {step} in act {act + 1}")


def left(seed: int, step: str, act: int = 0) -> tuple[dict[str, Any], Fate]:
    """A campaign where it first stands at a step of an act, and its set-up."""
    setup, s = _left(seed, step, act)
    return setup, s.clone()
