"""A real PostgreSQL for tests and benches: begun in a folder of its own by a user who is not root, and ended with it."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

NOT_ROOT = ("postgres", "nobody")


def program(name: str) -> str:
    """The path of one of PostgreSQL's programs; empty where it is not installed."""
    of_debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda p: int(p.parts[-3].split(".")[0]))
    return shutil.which(name) or (str(of_debian[-1]) if of_debian else "")


def as_user() -> list[str]:
    """How a command is run by somebody who is not root."""
    if os.geteuid() != 0:
        return []
    import pwd

    for name in NOT_ROOT:
        with contextlib.suppress(KeyError):
            pwd.getpwnam(name)
            return ["runuser", "-u", name, "--"]
    return []


class Cluster:
    """A PostgreSQL of our own, which can be stopped and begun again at the same place."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.user = as_user()
        if self.user:
            shutil.chown(folder, self.user[2])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"postgresql://tableforge@127.0.0.1:{port}/"
        self.where = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200 {' '.join(options)}"
        self.run(program("initdb"), "-D", str(folder / "data"), "-U", "tableforge", "--auth=trust", "--no-sync")

    def run(self, *command: str, check: bool = True) -> None:
        quiet: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "stdin": subprocess.DEVNULL,
        }
        subprocess.run([*self.user, *command], check=check, cwd=str(self.folder), **quiet)

    def control(self, *words: str, check: bool = True) -> None:
        self.run(
            program("pg_ctl"),
            "-D",
            str(self.folder / "data"),
            "-w",
            "-l",
            str(self.folder / "log"),
            *words,
            check=check,
        )

    def start(self) -> None:
        self.control("-o", self.where, "start")

    def stop(self) -> None:
        self.control("-m", "immediate", "stop", check=False)


@contextlib.contextmanager
def cluster(*options: str) -> Iterator[Cluster]:
    """A PostgreSQL that runs."""
    folder = Path(tempfile.mkdtemp(prefix="tableforge-pg-", dir="/tmp"))
    try:
        made = Cluster(folder, *options)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def postgres(*options: str) -> Iterator[str]:
    """A server with one empty database after another: the URL up to a database's name."""
    with cluster(*options) as running:
        yield running.url


def new_database(server: str, name: str) -> str:
    """An empty database; its URL."""
    with psycopg.connect(f"{server}postgres", autocommit=True) as c:
        c.execute(f"DROP DATABASE IF EXISTS {name}".encode())
        c.execute(f"CREATE DATABASE {name}".encode())
    return server + name
