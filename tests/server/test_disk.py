"""The folder of the data: private, refused by name where nothing can be kept, and looked after while the server runs."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from server.serving import Apart, Server, serving
from sqlalchemy.exc import OperationalError

from tableforge.server import disk, health, worker
from tableforge.server.hall import Settings, owner_key
from tableforge.server.refusals import Refusal
from tableforge.server.store import META, Database

GUARD = 300  # seconds, for a process that hangs


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def started(*words: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to refuse."""
    return subprocess.run(
        [sys.executable, "-m", "tableforge", "serve", "--port", "0", *words],
        capture_output=True,
        text=True,
        timeout=GUARD,
    )


def spoiled(path: Path) -> None:
    """Damage a database as a bad disk does."""
    with closing(sqlite3.connect(path)) as c:
        c.execute("CREATE TABLE IF NOT EXISTS filler (x)")
        c.executemany("INSERT INTO filler VALUES (?)", [("x" * 900,) for _ in range(200)])
        c.commit()
        c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(path.read_bytes())
    data[4096 * 8 : 4096 * 40] = os.urandom(4096 * 32)
    path.write_bytes(data)


# ---------------------------------------------------------------- rights
@pytest.mark.slow
async def test_all_that_a_server_keeps_is_for_its_own_user(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    before = os.umask(0)  # whatever the user's own habit is
    try:
        with Apart(data) as server:
            await server.begin()
            files = {path.name: mode(path) for path in data.iterdir()}
    finally:
        os.umask(before)
    assert mode(data) == 0o700
    assert {disk.KEY_FILE, disk.DATABASE, f"{disk.DATABASE}-wal", f"{disk.DATABASE}-shm"} <= {*files}
    assert {
        name: files[name] for name in files if name == disk.KEY_FILE or name.startswith(disk.DATABASE)
    } == dict.fromkeys([name for name in files if name == disk.KEY_FILE or name.startswith(disk.DATABASE)], 0o600)


def test_what_lay_open_before_is_closed_at_the_start(tmp_path: Path) -> None:
    owner_key(tmp_path)
    for path in (*disk.files_of(tmp_path / disk.DATABASE), tmp_path / disk.KEY_FILE):
        path.touch()
        path.chmod(0o644)
    tmp_path.chmod(0o755)
    disk.prepare_folder(tmp_path)
    assert mode(tmp_path) == 0o700
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}


def test_a_folder_that_all_users_share_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    with pytest.raises(Refusal, match="all users share"):
        disk.prepare_folder(tmp_path)
    assert mode(tmp_path) == 0o1777


async def test_the_key_is_in_no_line_that_a_server_says(tmp_path: Path) -> None:
    with Apart(tmp_path) as server:
        assert server.process.stdout is not None
        said = [server.process.stdout.readline() for _ in range(2)]
    assert owner_key(tmp_path) not in "".join(said) + server.rest
    assert str(tmp_path / disk.KEY_FILE) in "".join(said)


# ---------------------------------------------------------------- refused by name
@pytest.mark.parametrize(("lang", "why"), [("en", "nothing can be kept in"), ("fr", "rien ne peut être gardé")])
def test_a_folder_in_which_nothing_can_be_written_is_refused_by_name(lang: str, why: str) -> None:
    refused = started("--data", "/proc/self", "--lang", lang)  # where not even an administrator makes a file
    assert (
        refused.returncode == 2
        and why in refused.stderr
        and "/proc/self" in refused.stderr
        and "--data" in refused.stderr
    )
    assert "Traceback" not in refused.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("url", "lang", "why"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "en", "the database does not answer"),
        ("postgresql://nobody@127.0.0.1:1/none", "fr", "la base de données ne répond pas"),
        ("a folder", "en", "is no PostgreSQL: like postgresql://"),
    ],
)
def test_a_database_that_does_not_answer_at_the_start_is_told_in_one_sentence(
    url: str, lang: str, why: str, tmp_path: Path
) -> None:
    refused = started("--data", str(tmp_path), "--database", url, "--lang", lang)
    assert refused.returncode == 2 and why in refused.stderr and refused.stdout == ""
    assert "Traceback" not in refused.stderr and len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "url", ["", "tables.db", "mysql://a:secret@b/c", "postgresql+no://a", "postgresql://a:secret@b:port/c"]
)
def test_what_names_no_database_that_is_known_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(Refusal, match="is no PostgreSQL") as refused:
        Database(url)
    assert "secret" not in refused.value.text("en") + refused.value.text("fr")


def test_a_database_without_room_for_its_tables_is_refused_before_anything_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*things: object) -> None:
        raise OperationalError("CREATE TABLE", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(META, "create_all", full)
    with closing(worker.open_socket("127.0.0.1", 0)) as taken, pytest.raises(Refusal, match="disk is full"):
        worker.run(Settings(tmp_path), taken)


def test_a_read_only_disk_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(*things: object, **more: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", read_only)
    with pytest.raises(Refusal, match="read-only") as told:
        disk.check_folder(tmp_path)
    assert str(tmp_path) in told.value.text("en") and "lecture seule" in told.value.text("fr")


@pytest.mark.slow
def test_a_damaged_database_is_refused_by_name_with_what_to_do_and_is_left_as_it_is(tmp_path: Path) -> None:
    for spoil in (lambda path: path.write_text("this is no database at all " * 40), spoiled):
        path = tmp_path / disk.DATABASE
        path.unlink(missing_ok=True)
        spoil(path)
        before = path.read_bytes()
        refused = started("--data", str(tmp_path), "--lang", "en")
        assert refused.returncode == 2 and "is damaged" in refused.stderr and str(path) in refused.stderr, (
            refused.stderr
        )
        assert "tableforge restore" in refused.stderr and "Traceback" not in refused.stderr
        assert path.read_bytes() == before


def test_a_database_on_a_full_disk_is_not_called_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / disk.DATABASE
    disk.check_database(path)

    def full(*things: object) -> None:
        e = sqlite3.OperationalError("database or disk is full")
        e.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise e

    monkeypatch.setattr(sqlite3, "connect", full)
    with pytest.raises(Refusal, match="cannot be read and written: database or disk is full"):
        disk.check_database(path)


# ---------------------------------------------------------------- health
async def told(server: Server, lang: str = "en") -> tuple[int, dict[str, object]]:
    server.hall.pulse.at = float("-inf")  # nobody waits for the next look
    return await server.call("GET", f"/health?lang={lang}")


async def test_health_says_when_tables_cannot_be_written_or_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*things: object) -> None:
        raise OperationalError("write", {}, sqlite3.OperationalError("database or disk is full"))

    async with serving(tmp_path) as server:
        status, found = await told(server)
        assert (status, found["status"], found["opens"], found["writes"], found["text"]) == (200, "ok", True, True, "")
        with monkeypatch.context() as m:
            m.setattr(health.HealthCheck, "write_mark", broken)
            status, found = await told(server)
            assert (status, found["status"], found["opens"], found["writes"]) == (503, "failing", True, False)
            assert found["text"] == "nothing can be written: tables are shown, and no answer is taken"
            assert "rien ne peut être écrit" in str((await told(server, "fr"))[1]["text"])
        with monkeypatch.context() as m:
            m.setattr(server.hall.store, "run_read", broken)
            status, found = await told(server)
            assert (status, found["opens"], found["writes"]) == (503, False, False) and found["text"]
        assert (await told(server))[0] == 200


async def test_health_really_writes_and_asked_often_writes_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 1e9)
    async with serving(tmp_path) as server:
        before = server.hall.store.commits
        for _ in range(5):
            assert (await server.call("GET", "/health"))[0] == 200
        assert server.hall.store.commits == before + 1
