"""The lock file of development: one version of everything that is asked for, and no place to fetch it from."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def lock(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module("lock")


def pinned(text: str) -> dict[str, set[str]]:
    """The versions of each package."""
    out: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;]+)", text, re.MULTILINE):
        out.setdefault(plain(name), set()).add(version)
    return out


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted(*extras: str) -> list[Requirement]:
    """What pyproject.toml asks for, with some extras and those that they name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    out = []
    for line in [*project["dependencies"], *[x for extra in extras for x in project["optional-dependencies"][extra]]]:
        found = Requirement(line)
        out += wanted(*found.extras) if found.name == project["name"] else [found]
    return out


def test_every_package_that_developing_takes_has_a_version_that_is_allowed(lock: ModuleType) -> None:
    versions = pinned(lock.LOCK.read_text("utf-8"))
    asked = wanted("dev", "docs")
    assert len(asked) > 20
    for requirement in asked:
        found = versions.get(plain(requirement.name))
        assert found, f"{requirement.name} is not locked: python tools/lock.py"
        for version in found:
            assert requirement.specifier.contains(version), (
                f"{requirement} is locked at {version}: python tools/lock.py"
            )


def test_no_place_to_fetch_from_is_in_it(lock: ModuleType) -> None:
    assert lock.check(lock.LOCK.read_text("utf-8"))
    for line in ("--index-url https://example.org/simple", "--find-links /somewhere", "x @ https://example.org/x.whl"):
        with pytest.raises(ValueError, match="line 2 names a place"):
            lock.check(f"a==1\n{line}\n")


def test_the_versions_bind_an_installation_only_where_that_is_asked_for(
    lock: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = import_module("setup_packages")
    monkeypatch.delenv("TABLEFORGE_LOCKED", raising=False)
    assert packages.locked() == []
    monkeypatch.setenv("TABLEFORGE_LOCKED", "1")
    assert packages.locked() == ["--constraint", str(lock.LOCK)]
