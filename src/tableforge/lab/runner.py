"""Runs an experiment into a folder: plays what is missing, on this machine or on a cluster, and keeps what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tableforge.lab import refusals
from tableforge.lab.crew import Batch, Crew
from tableforge.lab.errors import BadExperiment
from tableforge.lab.folder import MANY, ResultFolder
from tableforge.lab.spec import Experiment

ALL_FAILED: Final = 20  # games in a row, of which none could be played: something is wrong with all of them


@dataclass
class Progress:
    """How far a run is: games there, of how many, how many of them failed, and the CPU seconds of those played now."""

    done: int
    total: int
    new: int = 0
    failed: int = 0
    seconds: float = 0.0


Told = Callable[[Progress], None]


def missing(done: bytearray, failed: dict[int, str]) -> Iterator[int]:
    """The games that are still to be played, in order."""
    for id, there in enumerate(done):
        if not there and id not in failed:
            yield id


def run(
    experiment: Experiment,
    path: Path,
    *,
    jobs: int = 1,
    ray: str | None = None,
    size: int = 0,
    retry: bool = False,
    told: Told = lambda progress: None,
) -> Progress:
    """Play all games of an experiment that are not in its folder yet; how far it is then.

    `jobs` processes of this machine play (0: this one), or the Ray cluster of an address (`""` begins one here).  `size` fixes how
    many games a batch has; by itself it is what takes about two seconds.  Games that failed are left alone unless `retry` is asked.
    """
    with ResultFolder.to_write(path, experiment) as folder:
        if retry:
            folder.forgive()
        done, failed = folder.find_done(), folder.failures()
        progress = Progress(sum(done) + len(failed), experiment.total, failed=len(failed))
        told(progress)
        left = progress.total - progress.done
        if not left:
            folder.tidy(1)
            return progress
        batches: Iterator[Batch]
        if ray is None:
            batches = Crew(experiment, jobs, size).play(missing(done, failed), left)
        else:
            from tableforge.lab.cluster import play_on

            batches = play_on(ray, experiment, missing(done, failed), left, size)
        shards = 0
        for batch in batches:
            if batch.rows:
                folder.write(batch.rows)
                shards += 1
            for failure in batch.failures:
                folder.fail(failure)
            progress.done += len(batch)
            progress.new += len(batch)
            progress.failed += len(batch.failures)
            progress.seconds += batch.seconds
            told(progress)
            if progress.failed == progress.new >= ALL_FAILED:
                why = batch.failures[-1].error
                raise BadExperiment(refusals.ALL_FAIL.fill(n=progress.new, why=why, path=folder.failed))
            if shards > MANY:
                folder.tidy()
                shards = 0
        folder.tidy(1)
        return progress
