"""Processes play the same games as one does; whichever of them dies, every game is there once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from harness import TESTS

import tableforge
from lab import danger, dangerous, digests, small
from lab.dangerous_bots import Dangerous, Deadly
from tableforge.lab.crew import Crew, _Worker
from tableforge.lab.folder import ResultFolder
from tableforge.lab.runner import Progress, run

pytest.importorskip("pyarrow")
pytestmark = pytest.mark.slow

GUARD = 600


def test_one_process_two_processes_and_this_one_play_the_same_games(tmp_path: Path) -> None:
    for jobs in (0, 1, 2):
        run(small(), tmp_path / str(jobs), jobs=jobs, size=3)
    assert digests(tmp_path / "0") == digests(tmp_path / "1") == digests(tmp_path / "2")
    assert len(digests(tmp_path / "0")) == 12


def test_a_process_that_is_killed_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its batch is played again by another, also where it is killed more than once."""
    crews: list[Crew] = []
    made = Crew.__init__

    def remembered(self: Crew, *args: object, **more: object) -> None:
        made(self, *args, **more)  # type: ignore[arg-type]
        crews.append(self)

    monkeypatch.setattr(Crew, "__init__", remembered)
    killed = 0

    def kill_one(progress: Progress) -> None:
        nonlocal killed
        if crews and crews[0].workers and killed < 2:
            killed += 1
            pid = crews[0].workers[0].process.pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)

    found = run(small(games=20), tmp_path / "killed", jobs=2, size=5, told=kill_one)
    assert killed == 2 and (found.done, found.failed) == (60, 0)
    run(small(games=20), tmp_path / "whole", jobs=0)
    assert digests(tmp_path / "killed") == digests(tmp_path / "whole")


def test_a_game_that_ends_its_process_costs_itself_alone_and_is_kept_with_its_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with dangerous():
        found = run(danger("deadly"), tmp_path / "deadly", jobs=1, size=4)
        monkeypatch.setattr(
            Deadly, "go_wrong", Dangerous.go_wrong
        )  # in this process: the same games, which can be told
        run(danger("deadly"), tmp_path / "raises", jobs=0)
        deadly, raises = [ResultFolder.to_read(tmp_path / name) for name in ("deadly", "raises")]
        assert deadly.failures().keys() == raises.failures().keys() and found.failed == len(deadly.failures())
        assert digests(tmp_path / "deadly") == digests(tmp_path / "raises")
        for id, why in deadly.failures().items():
            assert "SIGKILL" in why
            saves = [folder.failed / f"{id:09d}.save" for folder in (deadly, raises)]
            one, other = [tableforge.load(path.read_text("utf-8")) for path in saves]
            assert one.answers == other.answers and one.digest() == other.digest() and one.decision is not None


def test_the_process_that_writes_is_killed_and_the_next_run_plays_the_rest(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys\nfrom pathlib import Path\nfrom lab import small\nfrom tableforge.lab.runner import run\n"
        "def told(progress):\n    if progress.new >= 6: os.kill(os.getpid(), signal.SIGKILL)\n"
        "if __name__ == '__main__': run(small(), Path(sys.argv[1]), jobs=2, size=2, told=told)\n"
    )
    script = tmp_path / "run.py"
    script.write_text(program, "utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])}
    ended = subprocess.run([sys.executable, str(script), str(tmp_path / "killed")], env=env, timeout=GUARD)
    assert ended.returncode == -signal.SIGKILL
    there = len(digests(tmp_path / "killed"))
    assert 6 <= there < 12
    assert run(small(), tmp_path / "killed", jobs=0).new == 12 - there
    run(small(), tmp_path / "whole", jobs=0)
    assert digests(tmp_path / "killed") == digests(tmp_path / "whole")


def test_a_process_ends_when_nobody_listens_any_more() -> None:
    worker = _Worker(small(), 0)
    worker.give([0])
    assert worker.take() is not None
    worker.pipe.close()
    worker.process.join(GUARD)
    assert worker.process.exitcode == 0
