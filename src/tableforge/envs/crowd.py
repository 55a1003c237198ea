"""Many games in one process, written into arrays that were made before; whoever is over begins anew by itself."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np

from tableforge.envs.arrays import Arrays
from tableforge.envs.play import Play
from tableforge.envs.rivals import Rivals
from tableforge.kernel.columns import NUMBER_BYTES

SEEDS: Final = (1 << 63) - 1


def seed_of(seed: int, game: int, n: int) -> int:
    """The seed of the nth game at a place of a batch: it depends on nothing else, whoever plays the others.

    >>> seed_of(7, 0, 0) != seed_of(7, 1, 0) != seed_of(7, 0, 1)
    True
    """
    told = blake2b(f"{seed} {game} {n}".encode(), digest_size=8).digest()
    return int.from_bytes(told, "little") & SEEDS


class BatchArrays:
    """The arrays of a batch: what is seen, what may be done, what was done, what it brought, who is asked."""

    def __init__(self, games: int, size: int, places: int, seats: int, buffer: Any = None) -> None:
        wanted = self.shapes(games, size, places, seats)
        if buffer is None:
            buffer = bytearray(self.bytes(games, size, places, seats))
        at = 0
        found = []
        for kind, shape in wanted:
            n = int(np.prod(shape)) * kind().itemsize
            found.append(np.frombuffer(buffer, kind, int(np.prod(shape)), at).reshape(shape))
            at += -(-n // 8) * 8
        self.actions, self.rewards, self.numbers, self.mask, self.seat, self.terminated, self.truncated = found

    @staticmethod
    def shapes(games: int, size: int, places: int, seats: int) -> tuple[tuple[type[Any], tuple[int, ...]], ...]:
        """What each array holds, and its shape."""
        return (
            (np.int64, (games,)),
            (np.float64, (games, seats)),
            (np.int16, (games, size)),
            (np.int8, (games, places)),
            (np.int64, (games,)),
            (np.bool_, (games,)),
            (np.bool_, (games,)),
        )

    @classmethod
    def bytes(cls, games: int, size: int, places: int, seats: int) -> int:
        """How much memory all of them take, each from a multiple of eight bytes on."""
        wanted = cls.shapes(games, size, places, seats)
        return sum([-(-int(np.prod(shape)) * kind().itemsize // 8) * 8 for kind, shape in wanted])


Ended = tuple[int, bytes, bytes]  # a game that has ended, the numbers and the mask of its last position


class Crowd:
    """Some of the games of a batch, from `first` on; it writes into its rows of the store and no others.

    Without `others` every seat is the caller's: `seat` says for each game which of them is asked.  With them the caller has one
    seat: always the same, or (None) another in each game.
    """

    def __init__(
        self,
        play: Play,
        store: BatchArrays,
        first: int,
        games: int,
        seat: int | None,
        others: str | None,
        max_steps: int,
    ) -> None:
        arrays = Arrays(play)
        self.first = first
        self.fixed = seat
        self.max_steps = max_steps
        self.plays = [play, *[play.another() for _ in range(games - 1)]]
        self.rivals = None if others is None else [Rivals(each, others) for each in self.plays]
        self.store = store
        self.row = arrays.size * NUMBER_BYTES
        self.places = arrays.places
        self.numbers = store.numbers.data.cast("B")
        self.mask = store.mask.data.cast("B")
        self.masks = [row.tobytes() for row in arrays.masks]
        self.turning = [row.tobytes() for row in arrays.turning]
        self.seat = store.seat.data
        self.seed = 0
        self.begun = [0] * games
        self.mine = [0] * games

    def reset(self, seed: int) -> None:
        """Begin all games anew from a seed."""
        self.seed = seed
        self.begun = [0] * len(self.plays)
        for k in range(len(self.plays)):
            self.begin(k)
            self.show(k)

    def begin(self, k: int) -> None:
        """Begin the next game at a place, one in which the caller is asked something."""
        play = self.plays[k]
        while True:
            n = self.begun[k]
            self.begun[k] = n + 1
            seed = seed_of(self.seed, self.first + k, n)
            play.begin(seed)
            if self.rivals is not None:
                self.mine[k] = (self.first + k + n) % play.seats if self.fixed is None else self.fixed
                self.rivals[k].begin(seed)
                self.rivals[k].answer_until(self.mine[k], self.max_steps)
            if play.d is not None:
                return

    def show(self, k: int) -> None:
        """Write down what whoever is asked at a place sees, and may do."""
        play = self.plays[k]
        d = play.d
        assert d is not None
        seat = d.seat if self.rivals is None else self.mine[k]
        at = self.first + k
        self.numbers[at * self.row : (at + 1) * self.row] = play.encoder.encode(play.s, d, seat, play.page, play.blocks)
        n = len(d.options)
        places = self.places
        mask = self.masks[n] if n <= places else self.turning[play.count_shown()]
        self.mask[at * places : (at + 1) * places] = mask
        self.seat[at] = seat

    def step(self) -> list[Ended]:
        """Take the actions that are written down, every one of them legal, and show what comes of them; what has ended."""
        store, first, rivals, most = self.store, self.first, self.rivals, self.max_steps
        last = first + len(self.plays)
        actions = store.actions[first:last].tolist()
        store.rewards[first:last] = 0.0
        store.terminated[first:last] = False
        store.truncated[first:last] = False
        ended: list[Ended] = []
        for k, play in enumerate(self.plays):
            play.act(actions[k])
            if rivals is not None:
                rivals[k].answer_until(self.mine[k], most)
            given = play.reward.since(play.s)
            if given is not None:
                store.rewards[first + k] = given
            if play.d is None or play.steps >= most:
                store.terminated[first + k] = play.d is None
                store.truncated[first + k] = play.d is not None
                seat = self.mine[k] if rivals is not None else play.last
                ended.append((first + k, play.encode_for(seat), bytes(self.places)))
                self.begin(k)
            self.show(k)
        return ended
