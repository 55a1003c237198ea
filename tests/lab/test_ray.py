"""The same games on Ray, with the same digests; a worker that dies costs nothing.  Two nodes and their deaths: `bench/lab.py`."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lab import digests, small
from tableforge.lab import cluster
from tableforge.lab.errors import BadExperiment
from tableforge.lab.runner import Progress, run

pytest.importorskip("pyarrow")
pytest.importorskip("ray")
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def ray(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A cluster of two processors on this machine, which leaves nothing behind in anybody's home."""
    import ray

    home = tmp_path_factory.mktemp("ray")
    with pytest.MonkeyPatch.context() as env:
        env.setenv("HOME", str(home))
        env.setenv("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        yield ray
        ray.shutdown()


def test_ray_plays_the_same_games_and_a_worker_that_is_killed_loses_none(ray: Any, tmp_path: Path) -> None:
    killed: list[int] = []

    @ray.remote(num_cpus=0)  # type: ignore[untyped-decorator, unused-ignore]
    def workers() -> list[int]:
        """The processes of this machine in which Ray plays games at this moment."""
        found = []
        for name in os.listdir("/proc"):
            try:
                if name.isdigit() and b"ray::_remote" in Path("/proc", name, "cmdline").read_bytes():
                    found.append(int(name))
            except OSError:
                continue
        return found

    def kill_one(progress: Progress) -> None:
        if progress.new and not killed:
            for pid in ray.get(workers.remote())[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    found = run(small(games=24), tmp_path / "ray", ray="", size=6, told=kill_one)
    assert (found.done, found.failed) == (72, 0) and killed
    run(small(games=24), tmp_path / "one", jobs=0)
    assert digests(tmp_path / "ray") == digests(tmp_path / "one")


def test_a_worker_with_another_engine_is_refused_by_name(
    ray: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "engine", lambda game: "9.9.9+cafe")
    with pytest.raises(BadExperiment, match=r"has another Tableforge \(.*, not 9\.9\.9\+cafe\)"):
        list(cluster.play_on("", small(), iter(range(2)), 2))


class Unreachable:
    """A Ray that reaches nothing."""

    def init(self, **more: object) -> None:
        raise ConnectionError("failed to connect to the cluster\nand a long trace")


def test_a_cluster_that_cannot_be_reached_says_why_and_speaks_of_the_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (cluster.TOKEN, cluster.MODE, "RAY_AUTH_TOKEN_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(cluster, "reach", lambda address: None)
    with pytest.raises(BadExperiment, match=r"127\.0\.0\.2:9999 cannot be reached: failed to connect .*a token"):
        cluster.connect(Unreachable(), "127.0.0.2:9999")
    monkeypatch.setenv(cluster.TOKEN, "something")
    with pytest.raises(BadExperiment) as refused:
        cluster.connect(Unreachable(), "127.0.0.2:9999")
    assert "token" not in str(refused.value)


@pytest.mark.parametrize("address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "127.0.0.1:99999999"])
def test_where_nobody_answers_ray_is_not_left_to_try_for_minutes(address: str) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # taken, and nobody listens
        with pytest.raises(BadExperiment, match="cannot be reached") as refused:
            cluster.connect(Silent(), address.format(port=nobody.getsockname()[1]))
    assert "token" not in str(refused.value) and "personne n’y répond" in refused.value.text("fr")


class Silent:
    """A Ray that must not be asked."""

    def init(self, **more: object) -> None:
        raise AssertionError("Ray was asked")
