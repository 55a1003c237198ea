"""What an encoder writes, as arrays of numpy and as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tableforge.envs.play import Play
from tableforge.kernel.columns import BLOCKS, LARGEST

Observation = dict[str, np.ndarray]


class Arrays:
    """The observations of one game: a dict of blocks, or (`flat`) all of them in one row, and the mask of legal actions."""

    def __init__(self, play: Play, flat: bool = False) -> None:
        layout = play.encoder.layout
        self.play = play
        self.flat = flat
        self.places = play.places
        self.parts: list[tuple[str, int, int, tuple[int, ...]]] = []
        at = 0
        for name, bit in BLOCKS.items():
            if play.blocks & bit:
                shape = layout.shape(name)
                size = int(np.prod(shape))
                self.parts.append((name, at, at + size, shape))
                at += size
        self.size = at
        self.masks = np.tri(self.places + 1, self.places, -1, dtype=np.int8)  # row n: the first n places
        self.turning = self.masks.copy()
        self.turning[:, -1] = 1

    def space(self) -> spaces.Dict:
        """Where the observations of a seat lie."""
        return spaces.Dict({**self.blocks_space(), "action_mask": spaces.Box(0, 1, (self.places,), np.int8)})

    def blocks_space(self) -> dict[str, spaces.Space[Any]]:
        """Where its blocks lie."""
        if self.flat:
            return {"observation": numbers((self.size,))}
        return {name: numbers(shape) for name, _, _, shape in self.parts}

    def mask(self) -> np.ndarray:
        """1 for every place that may be taken now; the caller's own."""
        masks: np.ndarray = self.turning if self.play.turns() else self.masks
        found: np.ndarray = masks[self.play.count_shown()].copy()
        return found

    def split(self, row: np.ndarray) -> Observation:
        """One row of numbers as its blocks, which look into it."""
        if self.flat:
            return {"observation": row}
        return {name: row[a:b].reshape(shape) for name, a, b, shape in self.parts}

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what it may do where it is the one that is asked; the caller's own."""
        play = self.play
        out = self.split(np.frombuffer(bytearray(play.encode_for(seat)), np.int16))
        asked = play.d is not None and play.d.seat == seat
        out["action_mask"] = self.mask() if asked else np.zeros(self.places, np.int8)
        return out


def numbers(shape: tuple[int, ...]) -> spaces.Box:
    """The space of a block."""
    return spaces.Box(-LARGEST - 1, LARGEST, shape, np.int16)


def place_of(action: object, play: Play) -> int:
    """An action as a whole number; IllegalAnswer where it is none."""
    if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.ndim == 0 and np.issubdtype(action.dtype, np.integer):
        return int(action)
    raise play.refusal(action)
