"""`tableforge backup` and `tableforge restore` at the command line; `tests/server/test_backup.py` tries what they do."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.conftest import Run

from tableforge.server import backup, disk
from tableforge.server.store import Database, sqlite_url


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ("Copied and checked", "Checked and put in place")), ("fr", ("Copié et vérifié", "Vérifié et mis"))],
)
def test_the_commands_say_what_they_did_and_what_they_refuse_in_both_languages(
    run: Run, tmp_path: Path, lang: str, said: tuple[str, str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    Database(sqlite_url(data)).open()
    words = ("--data", str(data), "--lang", lang)
    assert said[0] in run("backup", str(copy), *words).output
    run("backup", str(copy), *words, code=2)
    run("restore", str(copy), *words, code=2)
    put = run("restore", str(copy), "--force", *words)
    assert said[1] in put.output and str(data / f"{disk.DATABASE}{backup.BEFORE}") in put.output
