"""Results are there whole or not at all: whatever stops a run, the same command goes on with what is missing."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from lab import danger, dangerous, digests, small
from tableforge.lab import folder as folders
from tableforge.lab.crew import Batch, Crew
from tableforge.lab.errors import BadExperiment
from tableforge.lab.folder import ResultFolder
from tableforge.lab.play import ExperimentPlayer
from tableforge.lab.runner import run

pytest.importorskip("pyarrow")


def batch_of(*ids: int) -> list[dict[str, Any]]:
    player = ExperimentPlayer(small())
    return [row for row in [player.play(id) for id in ids] if isinstance(row, dict)]


def test_a_run_that_was_stopped_goes_on_with_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(small(), tmp_path / "whole", jobs=0)
    assert (whole.done, whole.new, whole.failed) == (12, 12, 0)
    written = ResultFolder.write

    def stop_after(self: ResultFolder, rows: Any) -> Path:
        if len(list(self.games.glob("*.parquet"))) == 2:
            raise KeyboardInterrupt
        return written(self, rows)

    with monkeypatch.context() as stopping:
        stopping.setattr(ResultFolder, "write", stop_after)
        with pytest.raises(KeyboardInterrupt):
            run(small(), tmp_path / "stopped", jobs=0, size=2)
    assert len(digests(tmp_path / "stopped")) == 4
    played: list[int] = []
    play = ExperimentPlayer.play

    def noted(self: ExperimentPlayer, id: int, note: Any = None) -> Any:
        played.append(id)
        return play(self, id, note)

    monkeypatch.setattr(ExperimentPlayer, "play", noted)
    rest = run(small(), tmp_path / "stopped", jobs=0, size=3)
    assert (rest.done, rest.new) == (12, 8) and played == list(range(4, 12))
    assert digests(tmp_path / "stopped") == digests(tmp_path / "whole")


def test_a_stop_between_writing_and_renaming_loses_that_shard_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ResultFolder.to_write(tmp_path, small()) as folder:
        folder.write(batch_of(0, 1))
        with monkeypatch.context() as killed:
            killed.setattr(os, "replace", lambda a, b: (_ for _ in ()).throw(SystemExit))
            with pytest.raises(SystemExit):
                folder.write(batch_of(2, 3))
        assert list(folder.games.glob("*.part"))
    with ResultFolder.to_write(tmp_path, small()) as folder:
        assert not list(folder.games.glob("*.part"))
        assert list(folder.find_done()) == [1, 1] + [0] * 10


def test_a_full_disk_is_told_and_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ResultFolder.to_write(tmp_path, small()) as folder:
        folder.write(batch_of(0, 1))

        def full(a: object, b: object) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        with monkeypatch.context() as disk:
            disk.setattr(os, "replace", full)
            with pytest.raises(BadExperiment) as refused:
                folder.write(batch_of(2, 3))
        assert "the disk is full" in str(refused.value) and "le disque est plein" in refused.value.text("fr")
        assert sum(folder.find_done()) == 2 and not list(folder.games.glob("*.part"))


def test_many_shards_are_joined_and_a_stop_in_between_counts_no_game_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ResultFolder.to_write(tmp_path, small()) as folder:
        for ids in ((0, 1), (4, 5), (2, 3)):
            folder.write(batch_of(*ids))
        before = digests(tmp_path)
        with monkeypatch.context() as killed:
            killed.setattr(Path, "unlink", lambda self, missing_ok=False: (_ for _ in ()).throw(SystemExit))
            with pytest.raises(SystemExit):
                folder.tidy(1)
        assert len(list(folder.games.glob("*.parquet"))) == 4
        assert digests(tmp_path) == before and sum(folder.find_done()) == 6
        folder.tidy(1)
        (joined,) = folder.games.glob("*.parquet")
        assert joined.name == "joined-000000000-6.parquet" and digests(tmp_path) == before


def test_a_folder_of_something_else_is_refused_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(small(), tmp_path, jobs=0)
    before = sorted([path.name for path in tmp_path.rglob("*")])
    with pytest.raises(BadExperiment, match=r"another experiment \(seed differs\)"):
        run(small(seed=8), tmp_path, jobs=0)
    with pytest.raises(BadExperiment, match=r"another experiment \(combinations differs\)"):
        run(small(bots=["easy"]), tmp_path, jobs=0)
    monkeypatch.setattr(folders, "engine", lambda game: "9.9.9+cafe")
    with pytest.raises(BadExperiment, match=r"another engine \(.*, not 9.9.9\+cafe\)"):
        run(small(), tmp_path, jobs=0)
    assert sorted([path.name for path in tmp_path.rglob("*")]) == before


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with ResultFolder.to_write(tmp_path, small()), pytest.raises(BadExperiment, match="another process plays"):
        run(small(), tmp_path, jobs=0)


def test_what_is_no_shard_a_game_twice_and_a_game_of_no_experiment_are_named(tmp_path: Path) -> None:
    with ResultFolder.to_write(tmp_path, small()) as folder:
        folder.write(batch_of(0, 1))
        broken = folder.games / "000000002-2.parquet"
        broken.write_bytes(b"PAR1 but not really")
        with pytest.raises(BadExperiment, match=r"000000002-2\.parquet is no shard"):
            folder.find_done()
        broken.unlink()
        folder.write([*batch_of(1), *batch_of(2, 3)])
        with pytest.raises(BadExperiment, match="game 1 is there twice"):
            folder.find_done()
        (folder.games / "000000001-3.parquet").unlink()
        folder.write([{**batch_of(5)[0], "id": 99}])
        with pytest.raises(BadExperiment, match="game 99, and the experiment has 12"):
            folder.find_done()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "it has no experiment.json"),
        ("{", "cannot be read"),
        ('{"engine": "x"}', "cannot be read"),
        (json.dumps({"engine": "x", "experiment": [1]}), "cannot be read"),
    ],
)
def test_a_folder_without_an_experiment_is_refused(tmp_path: Path, text: str | None, words: str) -> None:
    if text is not None:
        (tmp_path / "experiment.json").write_text(text, "utf-8")
    with pytest.raises(BadExperiment, match=words):
        ResultFolder.to_read(tmp_path)


def test_games_that_failed_are_kept_with_their_saves_and_played_again_only_when_asked(tmp_path: Path) -> None:
    with dangerous():
        experiment = danger("raises")
        first = run(experiment, tmp_path, jobs=0)
        assert first.done == 9 and 0 < first.failed < 9
        kept = ResultFolder.to_read(tmp_path).failures()
        assert len(kept) == first.failed and all(["RuntimeError" in why for why in kept.values()])
        assert {path.stem for path in (tmp_path / "failed").glob("*.save")} == {f"{id:09d}" for id in kept}
        assert run(experiment, tmp_path, jobs=0).new == 0
        again = run(experiment, tmp_path, jobs=0, retry=True)
        assert again.new == first.failed == again.failed


def test_an_experiment_of_which_every_game_fails_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.dangerous_bots.SOME", 1)
    with dangerous(), pytest.raises(BadExperiment, match="the first 20 games all failed"):
        run(danger("raises", 40), tmp_path, jobs=0, size=5)


def test_batches_are_sized_by_what_games_take() -> None:
    crew = Crew(small(), 2)
    assert crew.sizes.next(10_000) == 2
    crew.sizes.learn(Batch([{}] * 10, [], 0.5))
    assert crew.sizes.next(10_000) == 40
    assert crew.sizes.next(20) == 5 and crew.sizes.next(1) == 1
