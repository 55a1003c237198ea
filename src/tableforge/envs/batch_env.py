"""Many games at once as arrays, in this process or shared out among several: a vector environment of Gymnasium."""

from __future__ import annotations

import contextlib
import mmap
import multiprocessing
import os
import tempfile
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tableforge import games as registry
from tableforge.envs import refusals
from tableforge.envs.arrays import Arrays, Observation
from tableforge.envs.crowd import BatchArrays, Crowd, Ended
from tableforge.envs.play import LARGEST_LIMIT, MOST_STEPS, SEED_BITS, Play, check_count, check_seat
from tableforge.envs.rivals import Rivals
from tableforge.errors import BadSetup, IllegalAnswer, TableforgeError

MOST_GAMES: Final = 65_536
MOST_PROCESSES: Final = 256
CLOSE: Final = None
SHARED_MEMORY: Final = "/dev/shm"  # where Linux keeps files in memory


class BatchEnv(VectorEnv[Any, Any, Any]):
    """So many games side by side; a game that is over begins anew within the same step.

    Every array that `reset` and `step` hand out is the batch's own and is written anew by the next step: copy what is to stay.
    Without `others` every seat is the caller's, and `info["seat"]` says for each game which of them is asked; `info["rewards"]`
    has what each seat of each game was given.  With `others`, the name of a bot, the caller has the seat `seat`, or (None)
    another one in each game.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        games: int = 64,
        *,
        seat: int | None = None,
        others: str | None = None,
        processes: int = 1,
        max_steps: int = MOST_STEPS,
        flat: bool = False,
        **options: Any,
    ) -> None:
        self.workers: list[GameProcess] = []
        check_count(games, "games", 1, MOST_GAMES)
        check_count(processes, "processes", 1, MOST_PROCESSES)
        check_count(max_steps, "max_steps", 1, LARGEST_LIMIT)
        if games % processes:
            raise BadSetup(refusals.UNEQUAL.fill(games=games, processes=processes))
        play = Play(game, **options)
        check_seat(seat, play)
        if others is not None:
            Rivals(play, others)
        self.arrays = Arrays(play, flat)
        self.play = play
        self.num_envs = games
        self.single_observation_space = self.arrays.space()
        self.single_action_space = spaces.Discrete(play.places)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.crowd: Crowd | None = None
        self.running = False
        shape = (games, self.arrays.size, play.places, play.seats)
        if processes == 1:
            self.store = BatchArrays(*shape)
            self.crowd = Crowd(play, self.store, 0, games, seat, others, max_steps)
        else:
            path = new_shared_file(BatchArrays.bytes(*shape))
            try:
                self.store = BatchArrays(*shape, buffer=map_file(path))
                share = games // processes
                told: dict[str, Any] = {"game": game, "options": options, "shape": shape, "path": path}
                told |= {"seat": seat, "others": others, "max_steps": max_steps}
                for k in range(processes):
                    self.workers.append(GameProcess(told, k * share, share))
                for worker in self.workers:
                    worker.result()
            finally:
                remove_file(path)  # whoever has mapped it keeps it for as long as it runs
        numbers = self.store.numbers
        self.seen: Observation = {"observation": numbers} if flat else {}
        for name, a, b, block in [] if flat else self.arrays.parts:
            self.seen[name] = numbers[:, a:b].reshape(games, *block)
        self.seen["action_mask"] = self.store.mask

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; with a seed, always the same ones, whatever the number of processes."""
        first = seed if isinstance(seed, int) or seed is None else seed[0]
        super().reset(seed=first)
        drawn = int(self.np_random.integers(1 << SEED_BITS))
        if self.crowd is not None:
            self.crowd.reset(drawn)
        else:
            self.ask(drawn)
        self.running = True
        return self.seen, {"seat": self.store.seat}

    def step(self, actions: Any) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Take an action in each game; IllegalAnswer, and no game goes on, where one of them is none."""
        if not self.running:
            raise BadSetup(refusals.NOT_RESET.fill(what="step"))
        given = self.legal(actions)
        asked = self.store.seat.copy()
        self.store.actions[:] = given
        ended = self.crowd.step() if self.crowd is not None else self.ask(None)
        rewards = self.store.rewards
        info: dict[str, Any] = {"seat": self.store.seat, "rewards": rewards}
        if ended:
            self.tell_ends(ended, info)
        return self.seen, rewards[np.arange(self.num_envs), asked], self.store.terminated, self.store.truncated, info

    def legal(self, actions: object) -> np.ndarray:
        """The actions as an array, each of them legal; IllegalAnswer names the first game in which one is not."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or not np.issubdtype(found.dtype, np.integer):
            raise IllegalAnswer(refusals.ACTIONS.fill(games=self.num_envs, got=f"{found.dtype} {found.shape}"))
        inside = (found >= 0) & (found < self.play.places)
        fine = inside & (self.store.mask[np.arange(self.num_envs), np.where(inside, found, 0)] == 1)
        if not fine.all():
            k = int(np.flatnonzero(~fine)[0])
            raise self.refusal_in(k, int(found[k]))
        return found

    def refusal_in(self, k: int, action: int) -> IllegalAnswer:
        """What is said of an action that is none in game k."""
        legal = ", ".join([str(place) for place in np.flatnonzero(self.store.mask[k])[:16]])
        return IllegalAnswer(
            refusals.NO_ACTION_IN.fill(action=action, game=k, seat=int(self.store.seat[k]), legal=legal)
        )

    def tell_ends(self, ended: list[Ended], info: dict[str, Any]) -> None:
        """Add the last position of each game that has ended, as Gymnasium's vector environments do."""
        last = np.full(self.num_envs, None, object)
        which = np.zeros(self.num_envs, bool)
        for k, numbers, mask in ended:
            which[k] = True
            last[k] = self.arrays.split(np.frombuffer(bytearray(numbers), np.int16))
            last[k]["action_mask"] = np.frombuffer(bytearray(mask), np.int8)
        info["final_obs"], info["_final_obs"] = last, which

    def ask(self, message: int | None) -> list[Ended]:
        """Let every process begin anew from a seed, or (None) take its actions; what has ended."""
        if not self.workers:
            raise BadSetup(refusals.CLOSED.fill())
        for worker in self.workers:
            worker.send(("step",) if message is None else ("reset", message))
        return [each for worker in self.workers for each in worker.result()]

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.close()
        self.workers = []
        self.crowd = None
        self.running = False


def new_shared_file(size: int) -> str:
    """Make a file of so many bytes that processes can map into their memory: in memory, where the system has such a place."""
    home = SHARED_MEMORY if os.access(SHARED_MEMORY, os.W_OK) else None
    descriptor, path = tempfile.mkstemp(prefix="tableforge-batch-", dir=home)
    with open(descriptor, "wb") as file:
        file.truncate(size)
    return path


def map_file(path: str) -> mmap.mmap:
    """Map a shared file into this process; it stays mapped while somebody holds an array of it."""
    with open(path, "r+b") as file:
        return mmap.mmap(file.fileno(), 0)


def remove_file(path: str) -> None:
    """Remove a shared file, where the system lets one that is mapped go."""
    with contextlib.suppress(OSError):
        os.unlink(path)


class GameProcess:
    """A process that plays some of the games; it is told what to do, and reads and writes the shared arrays."""

    def __init__(self, told: dict[str, Any], first: int, games: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.first = first
        self.games = games
        arguments = (theirs, told, first, games, registry.registered_games())
        self.process = context.Process(target=serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def send(self, message: tuple[Any, ...] | None) -> None:
        """Tell it what to do."""
        try:
            self.pipe.send(message)
        except OSError:
            raise self.describe_death() from None

    def result(self) -> list[Ended]:
        """Wait until it is done; what it raised is raised here."""
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            raise self.describe_death() from None
        if isinstance(found, TableforgeError):
            e = found
            raise e
        ended: list[Ended] = found
        return ended

    def describe_death(self) -> TableforgeError:
        """What is said of a process that has ended by itself."""
        self.process.join(1)
        last = self.first + self.games - 1
        return BadSetup(refusals.WORKER_DIED.fill(first=self.first, last=last, code=self.process.exitcode))

    def close(self) -> None:
        """End it: at its own time, or at once where it does not answer."""
        try:
            self.pipe.send(CLOSE)
        except OSError:
            pass
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


def serve(pipe: Connection, told: dict[str, Any], first: int, games: int, others: dict[str, Any]) -> None:
    """What such a process does: play its share of the games until it is told to stop."""
    registry.register_all(others)
    try:
        play = Play(told["game"], **told["options"])
        shape: tuple[int, int, int, int] = told["shape"]
        store = BatchArrays(*shape, buffer=map_file(told["path"]))
        crowd = Crowd(play, store, first, games, told["seat"], told["others"], told["max_steps"])
        pipe.send([])
        while (message := pipe.recv()) is not CLOSE:
            try:
                if message[0] == "reset":
                    crowd.reset(message[1])
                    pipe.send([])
                else:
                    pipe.send(crowd.step())
            except TableforgeError as e:
                pipe.send(e)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        pipe.close()
