"""`./play` and `./test` try the Python they find before they trust it: a shim may stand for a version that is not there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "find_python"
MISSING = "echo 'pyenv: version not found' >&2; exit 127"
OLD = "exit 1"  # what a Python before 3.11 answers to the question


def shim(folder: Path, name: str, does: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{does}\n")
    path.chmod(0o755)
    return path


def found(folder: Path, *first: str, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": str(folder), **variables}
    return subprocess.run(["/bin/sh", str(SCRIPT), *first], env=env, capture_output=True, text=True, timeout=300)


REAL = f'exec "{sys.executable}" "$@"'


@pytest.mark.parametrize("broken", [MISSING, OLD])
def test_a_shim_without_its_python_is_passed_over(tmp_path: Path, broken: str) -> None:
    shim(tmp_path, "python3", broken)
    shim(tmp_path, "python3.13", broken)
    good = shim(tmp_path, "python3.12", REAL)
    assert found(tmp_path).stdout.strip() == str(good)


def test_the_environment_and_what_the_user_names_come_first(tmp_path: Path) -> None:
    shim(tmp_path, "python3", REAL)
    own, named = shim(tmp_path, "own", REAL), shim(tmp_path, "named", REAL)
    assert found(tmp_path, str(own), PYTHON=str(named)).stdout.strip() == str(own)
    assert found(tmp_path, "", PYTHON=str(named)).stdout.strip() == str(named)
    own.unlink()
    assert found(tmp_path, str(own), PYTHON="nothing").stdout.strip() == str(tmp_path / "python3")


def test_where_no_python_runs_it_is_said_in_both_languages(tmp_path: Path) -> None:
    shim(tmp_path, "python3", MISSING)
    done = found(tmp_path)
    assert done.returncode == 1 and not done.stdout
    assert "needs Python 3.11 or newer" in done.stderr and "demande Python 3.11" in done.stderr


@pytest.mark.parametrize("script", ["play", "test"])
def test_both_scripts_ask_it(script: str) -> None:
    text = SCRIPT.parents[1].joinpath(script).read_text("utf-8")
    assert "tools/find_python" in text and "python3" not in text
    assert os.access(SCRIPT, os.X_OK)
