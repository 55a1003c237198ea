"""`tools/release.py`: what is in the way of a release is said, and the tag comes last."""

from __future__ import annotations

import json
import subprocess
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import tableforge

ROOT = Path(__file__).resolve().parents[2]
CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 1.2.0\n\n- A new game.\n\n## 1.1.0\n\n- Older.\n"


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module("release")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that is ready for version 1.2.0, after 1.1.0."""
    files = {
        "src/tableforge/__init__.py": '__version__ = "1.2.0"\n',
        "pyproject.toml": '[project]\nname = "tableforge"\ndynamic = ["version"]\n',
        "web/package.json": json.dumps({"name": "tableforge-web"}),
        "web/package-lock.json": json.dumps({"name": "tableforge-web"}),
        "CHANGELOG.md": CHANGELOG,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for words in ("init -q -b main", "config user.name A", "config user.email a@example.org"):
        git(tmp_path, *words.split())
    commit(tmp_path)
    git(tmp_path, "tag", "v1.1.0")
    return tmp_path


def git(at: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=at, check=True, capture_output=True, text=True).stdout


def commit(at: Path) -> None:
    git(at, "add", "-A")
    git(at, "commit", "-q", "-m", "x")


def test_a_release_that_is_ready_passes_the_checks_and_tags_nothing(
    release: ModuleType, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release.release(checkout, check_only=True, dry=False)
    assert capsys.readouterr().out.startswith("1.2.0: the tree is clean")
    assert git(checkout, "tag").split() == ["v1.1.0"]


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("src/tableforge/__init__.py", "", "needs one line"),
        ("src/tableforge/__init__.py", '__version__ = "next"\n', "needs one line"),
        ("pyproject.toml", '[project]\nversion = "1.2.0"\n', "pyproject.toml has a version of its own"),
        ("web/package.json", '{"version": "1.2.0"}', "web/package.json has a version of its own"),
        ("CHANGELOG.md", CHANGELOG.replace("## 1.2.0", "## 1.3.0"), "does not tell what is new in 1.2.0"),
        ("CHANGELOG.md", CHANGELOG.replace("- A new game.\n", ""), "does not tell what is new in 1.2.0"),
        (
            "CHANGELOG.md",
            CHANGELOG.replace("Unreleased\n", "Unreleased\n\n- More.\n"),
            "still has lines under Unreleased",
        ),
        ("src/tableforge/__init__.py", '__version__ = "1.1.0"\n', "1.1.0 is not newer"),
    ],
)
def test_what_is_in_the_way_is_said(release: ModuleType, checkout: Path, file: str, text: str, why: str) -> None:
    (checkout / file).write_text(text, encoding="utf-8")
    commit(checkout)
    with pytest.raises(release.NotReady, match=why):
        release.release(checkout, check_only=True, dry=False)


def test_a_tree_with_something_uncommitted_is_not_released(release: ModuleType, checkout: Path) -> None:
    (checkout / "stray.txt").touch()
    with pytest.raises(release.NotReady, match=r"not clean: commit or remove stray\.txt"):
        release.release(checkout, check_only=True, dry=False)


def test_the_tag_comes_after_tests_and_packages_and_says_what_is_new(
    release: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(release, "check_tools", lambda: done.append("tools"))
    monkeypatch.setattr(release, "run", lambda root, *words: done.append(words[0]))
    monkeypatch.setattr(release, "build", lambda root: [Path("tableforge-1.2.0.tar.gz")])
    monkeypatch.setattr(
        release, "check_packages", lambda root, packages, version: done.append(f"packages of {version}")
    )

    release.release(checkout, check_only=False, dry=True)
    assert done == ["tools", "./test", "packages of 1.2.0"] and git(checkout, "tag").split() == ["v1.1.0"]

    release.release(checkout, check_only=False, dry=False)
    assert "- A new game." in git(checkout, "tag", "--list", "v1.2.0", "--format=%(contents)")


def test_a_failed_test_ends_the_release_without_a_tag(
    release: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "test").write_text("#!/bin/sh\nexit 1\n")
    (checkout / "test").chmod(0o755)
    commit(checkout)
    monkeypatch.setattr(release, "check_tools", lambda: None)
    with pytest.raises(release.NotReady, match=r"\./test failed \(exit code 1\)"):
        release.release(checkout, check_only=False, dry=False)
    assert git(checkout, "tag").split() == ["v1.1.0"]


def test_packages_of_another_version_are_refused(release: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(release.NotReady, match=r"tableforge-1\.1\.0\.tar\.gz is not of version 1\.2\.0"):
        release.check_packages(tmp_path, [Path("tableforge-1.1.0.tar.gz")], "1.2.0")


def test_the_version_of_this_checkout_has_one_place(release: ModuleType) -> None:
    assert release.read_version(ROOT) == tableforge.__version__
