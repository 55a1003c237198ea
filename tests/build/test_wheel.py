"""A wheel stands alone: client, data and rulings are in it, and it plays and serves where there is nothing but Python."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge.server import rulings

ROOT = Path(__file__).resolve().parents[2]
TOP = (
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "LICENSE",
    "NOTICE",
    "mkdocs.yml",
    "requirements-dev.txt",
    "play",
    "test",
    "Dockerfile",
    "compose.yaml",
    ".dockerignore",
    ".editorconfig",
    ".pre-commit-config.yaml",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "_compiled*", "assets")
ASSETS = Path("src/tableforge/server/assets")
RULE = "KF.victory"
GAME = """
import tableforge
from tableforge import bots
g = tableforge.new("keyforge", decks=("starter:onyx", "starter:argus"), seed=7)
seats = [bots.make("random", seed=k) for k in range(2)]
while not g.over:
    g.answer(seats[g.decision.seat].choose(g.view(g.decision.seat), g.decision))
print(tableforge.__file__, g.digest())
"""


def checkout(into: Path) -> Path:
    """A copy of what a package is made from, without the browser's client and its sources."""
    into.mkdir()
    for name in TOP:
        shutil.copy(ROOT / name, into)
    shutil.copytree(ROOT / "src", into / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tools", into / "tools", ignore=LEFT_OUT)
    for folder in (ROOT / "tests").glob("*/rulings"):
        shutil.copytree(folder, into / folder.relative_to(ROOT), ignore=LEFT_OUT)
    return into


def build(home: Path, what: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Ask setuptools for a `wheel` or an `sdist`, as `python -m build` does, with what is installed here."""
    code = f"from setuptools import build_meta; print(build_meta.build_{what}('out'))"
    (home / "out").mkdir(exist_ok=True)
    known = {key: value for key, value in os.environ.items() if not key.startswith("TABLEFORGE_")}
    words = [sys.executable, "-c", code]
    return subprocess.run(words, cwd=home, env={**known, **variables}, capture_output=True, text=True)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Such a copy with a client: the one of this checkout, or a page in its place where that has not been built."""
    home = checkout(tmp_path_factory.mktemp("wheel") / "checkout")
    if (ROOT / ASSETS / "index.html").exists():
        shutil.copytree(ROOT / ASSETS, home / ASSETS)
    else:
        (home / ASSETS).mkdir()
        (home / ASSETS / "index.html").write_text("<!doctype html><title>Tableforge</title>")
    earlier = home / "build/lib/tableforge/server/assets/of-an-earlier-build.js"
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    return home


@pytest.fixture(scope="module")
def wheel(home: Path) -> Path:
    done = build(home, "wheel")
    assert done.returncode == 0, done.stderr
    [wheel] = (home / "out").glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of its own with the wheel in it: its packages are those of this one, but not Tableforge."""
    home = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    python = home / "bin/python"
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip())
    with zipfile.ZipFile(wheel) as file:
        file.extractall(packages)
    # A folder named in a .pth is looked through, but its own .pth files (the checkout's among them) are not read.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python


def alone(tmp_path: Path) -> dict[str, str]:
    """Variables of a place in which there is no command at all: no Node.js, no compiler."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("TABLEFORGE_", "PYTHON"))}
    return {**kept, "PATH": "/nowhere", "TABLEFORGE_HOME": str(tmp_path / "home"), "TABLEFORGE_LANG": "en"}


@pytest.mark.slow
def test_a_wheel_carries_every_file_of_the_package_and_nothing_of_an_earlier_build(home: Path, wheel: Path) -> None:
    assert wheel.name == f"tableforge-{tableforge.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as file:
        inside = set(file.namelist())
        packed = file.read(f"tableforge/server/{rulings.PACKED}").decode()
    of_texts = (".po", ".pot")  # what the compiled texts are made from
    files = [path.relative_to(home / "src") for path in (home / "src").rglob("*") if path.is_file()]
    wanted = {path.as_posix() for path in files if path.suffix not in of_texts and path.name != ".built"}
    wanted = {name for name in wanted if ".egg-info" not in name}
    assert wanted - inside == set()
    assert "tableforge/server/assets/index.html" in inside
    assert "tableforge/server/assets/of-an-earlier-build.js" not in inside
    for game in ("keyforge", "arkham"):
        found = rulings.unpack_rulings(packed, game)
        assert found == rulings.list_rulings(game) and len(found) > 500


@pytest.mark.slow
def test_sources_carry_the_client_and_what_a_wheel_is_made_from(home: Path) -> None:
    done = build(home, "sdist")
    assert done.returncode == 0, done.stderr
    [sources] = (home / "out").glob("*.tar.gz")
    with tarfile.open(sources) as file:
        inside = {name.partition("/")[2] for name in file.getnames()}
    for name in (
        *TOP,
        "tools/setup_web.py",
        f"{ASSETS.as_posix()}/index.html",
        "src/tableforge/keyforge/rules.toml",
    ):
        assert name in inside, name
    assert any(name.startswith("tests/keyforge/rulings/test_") for name in inside)
    assert not [name for name in inside if name.endswith((".pyc", ".so"))]


@pytest.mark.slow
@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_nothing_is_packed_without_the_client_by_mistake(what: str, tmp_path: Path) -> None:
    home = checkout(tmp_path / "checkout")

    refused = build(home, what)
    assert refused.returncode and not list((home / "out").iterdir())
    assert (
        "There is no browser's client to pack: `python tools/setup_env.py --no-compile --web` builds it"
        in refused.stderr
    )

    (home / ASSETS).mkdir()
    (home / ASSETS / "index.html").touch()
    (home / "web").mkdir()
    for name in ("package-lock.json", "vite.config.ts", "svelte.config.js", "index.html"):
        (home / "web" / name).touch()
    refused = build(home, what)
    assert refused.returncode and not list((home / "out").iterdir())
    assert "The browser's client was built from other sources than these" in refused.stderr

    if what == "sdist":  # a wheel is the same for it, and takes longer
        meant = build(home, what, TABLEFORGE_WITHOUT_CLIENT="1")
        assert meant.returncode == 0 and len(list((home / "out").iterdir())) == 1, meant.stderr


@pytest.mark.slow
def test_an_installed_wheel_plays_the_same_game(fresh: Path, tmp_path: Path) -> None:
    words = [str(fresh), "-c", GAME]
    done = subprocess.run(words, cwd=tmp_path, env=alone(tmp_path), capture_output=True, text=True, check=True)
    where, digest = done.stdout.split()
    assert Path(where).is_relative_to(fresh.parent.parent)
    here = subprocess.run([sys.executable, "-c", GAME], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert digest == here.stdout.split()[1]


@pytest.mark.slow
def test_the_bare_command_of_an_installed_wheel_opens_the_table_and_answers(fresh: Path, tmp_path: Path) -> None:
    words = [str(fresh), "-m", "tableforge"]
    with subprocess.Popen(words, cwd=tmp_path, env=alone(tmp_path), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            at = re.search(r"http://[^/\s]+", server.stdout.readline())
            assert at is not None
            assert b"<title>Tableforge</title>" in fetched(at[0] + "/")
            rule: Any = json.loads(fetched(f"{at[0]}/api/keyforge/rules/{RULE}"))
            assert len(rule["rulings"]) == len([r for r in rulings.list_rulings("keyforge") if RULE in r.rules]) > 1
            seats = [{"kind": "here"}, {"kind": "bot", "bot": "easy"}]
            table: Any = json.loads(fetched(f"{at[0]}/api/tables", {"game": "keyforge", "seats": seats}))
            place, token = f"{at[0]}/api/tables/{table['table']}", table["seats"][0]["token"]
            seat: Any = json.loads(fetched(f"{place}/seat?wait=20", token=token))
            question = seat["eyes"][0]["question"]
            answer = {"seat": 0, "number": question["number"], "key": question["options"][0]["key"]}
            assert json.loads(fetched(f"{place}/answer", answer, token))
        finally:
            server.send_signal(signal.SIGINT)


def fetched(url: str, body: object = None, token: str = "") -> bytes:
    """What the server says; a `body` is sent as JSON."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"} if data or token else {}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=300) as answer:
        said: bytes = answer.read()
        return said
