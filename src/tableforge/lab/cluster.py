"""The games of an experiment on a Ray cluster.  Workers play; whoever began the run alone writes, so that no disk is shared.

Ray is for minutes, not for seconds: beginning costs it several.  A batch whose worker or node dies is played again game by game,
and a game that ends its worker once more is kept as failed, with the save of its beginning.
"""

from __future__ import annotations

import os
import platform
import socket
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tableforge import games
from tableforge.extras import need
from tableforge.games import Address
from tableforge.lab import refusals
from tableforge.lab.crew import DEATHS, Batch, Sizes, play_batch, take
from tableforge.lab.errors import BadExperiment
from tableforge.lab.play import ExperimentPlayer, Failure, engine, job_of, save_of
from tableforge.lab.spec import Experiment
from tableforge.tongue.text import Text

AHEAD: Final = 2  # batches that the cluster has for each of its processors
KNOCK: Final = 10.0  # seconds that a cluster has to open its door
TOKEN: Final = "RAY_AUTH_TOKEN"
MODE: Final = "RAY_AUTH_MODE"
_players: dict[str, ExperimentPlayer] = {}  # of this process: tables that are laid stay so from one batch to the next


def _remote(
    experiment: Experiment, digest: str, registered: Mapping[str, Address], ids: list[int]
) -> tuple[str, str, Batch]:
    """Play some games in a worker: where that was, which engine it has, and what came of them."""
    games.register_all(registered)
    ours = engine(experiment.game)
    if digest not in _players:
        _players.clear()
        _players[digest] = ExperimentPlayer(experiment)
    return platform.node(), ours, play_batch(_players[digest], ids)


def play_on(address: str, experiment: Experiment, ids: Iterable[int], count: int, size: int = 0) -> Iterator[Batch]:
    """Play games on the cluster of an address, or on one that is begun here and ends with the run where there is none."""
    ray = need("ray", "ray")
    begun = not ray.is_initialized()
    if begun:
        connect(ray, address)
    try:
        yield from _play(ray, experiment, iter(ids), count, size)
    finally:
        if begun:
            ray.shutdown()


def connect(ray: Any, address: str) -> None:
    """Reach a cluster; BadExperiment says why it cannot be reached, and that a token is missing where that may be it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    env: dict[str, Any] = {"env_vars": {"PYTHONPATH": os.environ["PYTHONPATH"]}} if os.environ.get("PYTHONPATH") else {}
    extra: dict[str, Any] = {} if address else {"include_dashboard": False}
    reach(address)
    try:
        ray.init(address=address or None, runtime_env=env, log_to_driver=False, logging_level="ERROR", **extra)
    except Exception as e:  # Ray raises errors of many kinds here, also its own, and RuntimeErrors
        why = Text((str(e).strip().splitlines() or [type(e).__name__])[0])
        hint = refusals.NEEDS_TOKEN if address and not has_token() else Text("")
        raise BadExperiment(refusals.NO_CLUSTER.fill(address=address or "local", why=why, hint=hint)) from None


def reach(address: str) -> None:
    """Knock where a cluster should be; BadExperiment at once where nobody answers, for Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return  # "auto" and the like: where that is, Ray knows
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, OverflowError, UnicodeError):
        raise BadExperiment(refusals.NO_CLUSTER.fill(address=address, why=refusals.NOBODY, hint=Text(""))) from None


def has_token() -> bool:
    """Whether a token for Ray's clusters is at hand."""
    if os.environ.get(TOKEN) or os.environ.get(MODE) == "disabled":
        return True
    return Path(os.environ.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token").exists()


def _play(ray: Any, experiment: Experiment, coming: Iterator[int], left: int, size: int) -> Iterator[Batch]:
    task = ray.remote(num_cpus=1, max_retries=0)(_remote)
    shared, digest, registered = ray.put(experiment), experiment.digest(), games.registered_games()
    ours = engine(experiment.game)
    cpus = max(1, int(ray.cluster_resources().get("CPU", 1)))
    sizes = Sizes(cpus, size)
    running: dict[Any, list[int]] = {}
    alone: deque[int] = deque()
    deaths: dict[int, int] = {}
    while True:
        while len(running) < AHEAD * cpus:
            some = [alone.popleft()] if alone else take(coming, sizes.next(max(1, left)))
            if not some:
                break
            left -= len(some)
            running[task.remote(shared, digest, registered, some)] = some
        if not running:
            return
        ready, _ = ray.wait(list(running), num_returns=1)
        for ref in ready:
            ids = running.pop(ref)
            try:
                node, theirs, batch = ray.get(ref)
            except ray.exceptions.RayTaskError:
                raise  # our own code in a worker, not a game: those keep what they raise
            except ray.exceptions.RayError as e:
                batch = Batch()
                for id in ids:
                    deaths[id] = deaths.get(id, 0) + (len(ids) == 1)
                    if deaths[id] > DEATHS:
                        batch.add(Failure(id, f"{type(e).__name__}: {e}"[:500], "", first_save(experiment, id)))
                    else:
                        alone.append(id)
                        left += 1
            else:
                if theirs != ours:
                    raise BadExperiment(refusals.OTHER_WORKER.fill(node=node, theirs=theirs, ours=ours))
                sizes.learn(batch)
            if len(batch):
                yield batch


def first_save(experiment: Experiment, id: int) -> str:
    """The save of a game before its first answer."""
    try:
        return save_of(ExperimentPlayer(experiment).begin(job_of(experiment, id)))
    except Exception:
        return ""
