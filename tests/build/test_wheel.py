"""A wheel stands alone: rulings and the browser's client are in it, served where there is neither checkout nor Node.js."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tableforge.server import rulings

ROOT = Path(__file__).resolve().parents[2]
TOP = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
RULE = "KF.victory"


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel of this checkout installs; where the client has not been built, with a page in its place."""
    home = tmp_path_factory.mktemp("checkout")
    for name in TOP:
        shutil.copy(ROOT / name, home)
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "_compiled*")
    shutil.copytree(ROOT / "src", home / "src", ignore=left_out)
    for folder in (ROOT / "tests").glob("*/rulings"):
        shutil.copytree(folder, home / folder.relative_to(ROOT), ignore=left_out)
    page = home / "src/tableforge/server/assets/index.html"
    page.parent.mkdir(exist_ok=True)
    if not page.exists():
        page.write_text("<!doctype html><title>Tableforge</title>")
    (home / "build/lib/tableforge/server/assets").mkdir(parents=True)
    (home / "build/lib/tableforge/server/assets/of-an-earlier-build.js").touch()
    words = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-q", "-w", "out", "."]
    subprocess.run(words, cwd=home, check=True, capture_output=True)
    [wheel] = (home / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(home / "installed")
    return home / "installed"


@pytest.mark.slow
def test_a_wheel_carries_rulings_rules_texts_and_the_client_and_nothing_of_an_earlier_build(unpacked: Path) -> None:
    package = unpacked / "tableforge"
    for name in ("server/assets/index.html", "keyforge/rules.toml", "arkham/rules.toml", "cli/locale/fr/LC_MESSAGES/messages.mo"):
        assert (package / name).is_file(), name
    assert not (package / "server/assets/of-an-earlier-build.js").exists()
    for game in ("keyforge", "arkham"):
        found = rulings.unpacked((package / "server" / rulings.PACKED).read_text("utf-8"), game)
        assert found == rulings.rulings(game) and len(found) > 500


@pytest.mark.slow
def test_an_installed_wheel_serves_the_table_and_the_rulings_of_a_rule(unpacked: Path, tmp_path: Path) -> None:
    settings = {**os.environ, "PYTHONPATH": str(unpacked), "PATH": "/nowhere"}
    words = [sys.executable, "-m", "tableforge", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en"]
    with subprocess.Popen(words, cwd=tmp_path, env=settings, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            at = re.search(r"http://[^/\s]+", server.stdout.readline())
            assert at is not None
            assert b"<title>Tableforge</title>" in fetched(at[0] + "/")
            rule: Any = json.loads(fetched(f"{at[0]}/api/keyforge/rules/{RULE}"))
            assert len(rule["rulings"]) == len([r for r in rulings.rulings("keyforge") if RULE in r.rules]) > 1
        finally:
            server.send_signal(signal.SIGINT)


def fetched(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=300) as answer:
        data: bytes = answer.read()
        return data
