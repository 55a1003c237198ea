"""Writes `requirements-dev.txt`: one version of every package that developing takes, for all systems and Pythons.

    python tools/lock.py            # keeps what still fits
    python tools/lock.py --upgrade  # takes the newest of everything

`TABLEFORGE_LOCKED=1 ./test` installs these versions, as the workflows do; without it the newest that pyproject.toml allows are
taken.  The file names packages and versions and no place to fetch them from.  It needs uv.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-dev.txt"
OLDEST = "3.11"
PLACE = re.compile(r"://|^-|^\s*--", re.MULTILINE)
HEAD = "# Written by tools/lock.py from the extras dev and docs of pyproject.toml; TABLEFORGE_LOCKED=1 ./test installs these.\n"


def check(text: str) -> str:
    """The text of a lock file; ValueError where it names a place to fetch packages from."""
    for number, line in enumerate(text.splitlines(), 1):
        if PLACE.search(line):
            raise ValueError(f"line {number} names a place, which a lock file must not: {line}")
    return text


def main(arguments: list[str]) -> int:
    if set(arguments) - {"--upgrade"}:
        print(__doc__)
        return 0 if arguments == ["--help"] else 2
    uv = shutil.which("uv") or str(ROOT / ".venv" / ".uv" / "bin" / "uv")
    command = [uv, "pip", "compile", "--universal", f"--python-version={OLDEST}", "--quiet", "--no-header"]
    command += ["--no-emit-index-url", "--no-emit-find-links", "--no-annotate", "--extra=dev", "--extra=docs"]
    command += [*arguments, f"--output-file={LOCK.name}", "pyproject.toml"]
    LOCK.touch()
    code = subprocess.run(command, cwd=ROOT).returncode
    if code == 0:
        found = LOCK.read_text("utf-8").removeprefix(HEAD)
        LOCK.write_text(HEAD + check(found), encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
