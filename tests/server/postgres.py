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


@contextlib.contextmanager
def postgres(*options: str) -> Iterator[str]:
    """A server with one empty database after another: the URL up to a database's name."""
    folder = Path(tempfile.mkdtemp(prefix="tableforge-pg-", dir="/tmp"))
    user = as_user()
    if user:
        shutil.chown(folder, user[2])
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    where = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200 {' '.join(options)}"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL, "cwd": str(folder)}
    make = [program("initdb"), "-D", str(folder / "data"), "-U", "tableforge", "--auth=trust", "--no-sync"]
    subprocess.run([*user, *make], check=True, **quiet)
    control = [*user, program("pg_ctl"), "-D", str(folder / "data"), "-w", "-l", str(folder / "log")]
    subprocess.run([*control, "-o", where, "start"], check=True, **quiet)
    try:
        yield f"postgresql://tableforge@127.0.0.1:{port}/"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, **quiet)
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str, name: str) -> str:
    """An empty database; its URL."""
    with psycopg.connect(f"{server}postgres", autocommit=True) as c:
        c.execute(f"DROP DATABASE IF EXISTS {name}".encode())
        c.execute(f"CREATE DATABASE {name}".encode())
    return server + name
