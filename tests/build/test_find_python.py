"""`./play` and `./test` try the Python they find before they trust it: a shim may stand for a version that is not there."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
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


AS_OLD = """
import itertools, runpy, sys
del itertools.pairwise  # as in 3.9
sys.version, sys.version_info = "3.9.2 (default)", (3, 9, 2, "final", 0)
sys.argv = [sys.argv[1], *sys.argv[2:]]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def set_up_with_an_old_python(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", AS_OLD, str(SCRIPT.parent / "setup_env.py"), *words]
    env = {"PATH": str(folder), "PYTHONPATH": str(SCRIPT.parent)}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)


def test_a_set_up_that_an_old_python_runs_is_handed_to_a_newer_one(tmp_path: Path) -> None:
    shim(tmp_path, "python3.12", f'case $1 in -c) {REAL} ;; esac; echo "newer: $*"')
    done = set_up_with_an_old_python(tmp_path, "--dev", "--", "--lang", "fr")
    assert done.stdout.startswith("newer: ") and done.stdout.endswith("setup_env.py --dev -- --lang fr\n"), done.stderr


def test_a_set_up_that_an_old_python_runs_says_what_it_takes_where_there_is_no_other(tmp_path: Path) -> None:
    done = set_up_with_an_old_python(tmp_path)
    assert done.returncode == 1 and "needs Python 3.11 or newer" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "this is 3.9.2. Install a newer one"), ("fr", "celui-ci est 3.9.2. Installez-en")]
)
def test_where_no_shell_looks_for_a_python_the_old_one_says_what_to_do(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    env = import_module("setup_env")

    def no_shell(*words: object, **more: object) -> None:
        raise OSError(8, "Exec format error")

    monkeypatch.setattr(import_module("setup_base"), "LANG", lang)
    monkeypatch.setattr(env.subprocess, "run", no_shell)
    monkeypatch.setattr(env.sys, "version", "3.9.2 (default)")
    assert env.with_newer_python() == 1
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1
