"""A static site is whole, at home anywhere, and carries nothing that it need not; what is missing is said in one sentence."""

from __future__ import annotations

import ast
import contextlib
import hashlib
import json
import re
import socket
import urllib.request
from pathlib import Path
from threading import Thread
from urllib.error import HTTPError

import pytest
from site_build.games import play_games
from site_build.pyodide import play_in_pyodide

from tableforge import games
from tableforge.errors import UnknownGame
from tableforge.puzzles import shelf
from tableforge.server.guard import POLICY
from tableforge.site import archives, build, downloads, page
from tableforge.site.errors import SiteError
from tableforge.site.serve import open_server

ANY_ADDRESS = re.compile(r"""https?://(?!www\.w3\.org/)[^\s"'`)]+""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of one game in a folder of its host."""
    folder = tmp_path_factory.mktemp("site")
    build.build_site(folder, ["keyforge"], "/some/where/")
    return folder


def told(site: Path) -> dict[str, object]:
    """What the page of a site tells its tab."""
    found = re.search(r'<script type="application/json" id="site">(.*?)</script>', (site / "index.html").read_text())
    assert found is not None
    data: dict[str, object] = json.loads(found[1])
    return data


def test_every_link_of_the_page_and_every_file_it_tells_of_is_there(site: Path) -> None:
    text = (site / "index.html").read_text()
    links = re.findall(r'(?:href|src)="([^"]+)"', text)
    assert links and all([link.startswith("/some/where/") for link in links])
    names = [link.removeprefix("/some/where/") for link in links]
    data = told(site)
    found = data["archives"]
    assert isinstance(found, dict) and set(found) == {"house", "keyforge"}
    for name in (*names, *found.values(), str(data["library"]), "licenses.txt", "manifest.webmanifest"):
        assert (site / name).is_file(), name
    assert (site / "404.html").read_text() == text
    kept = re.match(r"const SITE = (.*);", (site / "sw.js").read_text())
    assert kept is not None
    for name in json.loads(kept[1])["files"]:
        assert (site / name).is_file(), name


def test_a_site_names_no_other_host_in_what_it_runs(site: Path) -> None:
    ours = [*site.glob("assets/*.js"), *site.glob("assets/*.css"), site / "index.html", site / "sw.js"]
    named = {address for path in ours for address in ANY_ADDRESS.findall(path.read_text("utf-8"))}
    assert not [
        address for address in named if "svelte.dev" not in address
    ]  # Svelte's errors say where they are explained


def test_the_policy_is_the_server_s_but_for_the_wasm_that_python_is(site: Path) -> None:
    in_page = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', (site / "index.html").read_text())
    assert in_page is not None
    ours, theirs = [dict([p.split(" ", 1) for p in text.split("; ")]) for text in (in_page[1], POLICY)]
    assert ours["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert {k: v for k, v in ours.items() if k != "script-src"} == {
        k: v for k, v in theirs.items() if k not in ("script-src", "frame-ancestors")
    }
    assert f"content-security-policy: {page.POLICY}" in (site / "_headers").read_text()


def test_the_text_of_every_licence_goes_along_with_what_it_covers(site: Path) -> None:
    text = (site / "licenses.txt").read_text("utf-8")
    for wheel in downloads.read_lock().wheels:
        assert f"\n{wheel.name} {wheel.version}\n" in text
    for words in (
        "Mozilla Public License Version 2.0",  # Pyodide
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Redistributions in binary form must reproduce the above copyright",  # BSD: msgspec
        "Apache License",
        "Svelte Contributors",  # in the client
    ):
        assert words in text, words
    assert not (site / build.BUNDLED).exists()  # it stands in the other file


def test_the_lobby_and_the_library_have_their_answers_as_files(site: Path) -> None:
    data = told(site)
    answers = site / str(data["answers"])
    assert [g["name"] for g in json.loads((answers / "fr/games.json").read_text())] == ["keyforge"]
    cards = json.loads((answers / "en/keyforge/cards.json").read_text())["cards"]
    every = json.loads((answers / "en/keyforge/cards/all.json").read_text())
    assert set(every) == {card["id"] for card in cards}
    assert any([card["rulings"] for card in every.values()])
    assert len(json.loads((answers / "fr/keyforge/puzzles.json").read_text())) == len(shelf.puzzles_of("keyforge"))
    assert "diff?a=1.1&b=1.3" in json.loads((answers / "fr/keyforge/rules/all.json").read_text())


def test_the_same_sources_make_the_same_site_and_a_folder_of_other_things_is_left_alone(
    site: Path, tmp_path: Path
) -> None:
    def digests(folder: Path) -> dict[str, str]:
        files = [path for path in folder.rglob("*") if path.is_file()]
        return {str(f.relative_to(folder)): hashlib.sha256(f.read_bytes()).hexdigest() for f in files}

    before = digests(site)
    build.build_site(site, ["keyforge"], "/some/where/")
    assert digests(site) == before
    (tmp_path / "letter.txt").write_text("dear all")
    for folder, base, wrong in ((tmp_path, "/", "holds other things"), (site, "games", "as /games/")):
        with pytest.raises(SiteError, match=wrong):
            build.build_site(folder, ["keyforge"], base)
    with pytest.raises(UnknownGame):
        build.build_site(site, ["chess"])


def test_the_house_carries_every_game_s_rules_and_no_game_s_code() -> None:
    parts = archives.split_by_game(archives.read_package(), list(games.built_in_games()))
    house = parts.pop(archives.HOUSE)
    for name, files in parts.items():
        assert f"tableforge/{name}/rules.toml" in house
        assert f"tableforge/{name}/game.py" in files
        assert not [
            path for path in house if path.startswith(f"tableforge/{name}/") and not path.endswith("rules.toml")
        ]
        assert not [path for path in files if "/doors/cli" in path or path.endswith((".so", ".pyc"))]


def imported(source: bytes) -> set[str]:
    """The modules of ours that a module imports, or names whose module they may be, anywhere in it."""
    out: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            out |= {node.module, *[f"{node.module}.{one.name}" for one in node.names]}
        elif isinstance(node, ast.Import):
            out |= {one.name for one in node.names}
    return {name.partition(".")[2].replace(".", "/") for name in out if name.startswith("tableforge.")}


def test_what_a_module_of_a_site_imports_goes_along_with_it() -> None:
    files = archives.read_package()
    for name, data in files.items():
        for path in imported(data) if name.endswith(".py") else ():
            for module in (f"{path}.py", f"{path}/__init__.py"):
                assert module in files or not (archives.PACKAGE / module).exists(), f"{name} imports {module}"


def test_a_site_is_shown_as_a_host_would_show_it(site: Path) -> None:
    server, address = open_server(site)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        with urllib.request.urlopen(address) as found:
            assert found.headers["content-security-policy"] == page.POLICY
            assert found.headers["cache-control"] == page.ASK_AGAIN
        with urllib.request.urlopen(f"{address}{told(site)['library']}") as found:
            assert found.headers["cache-control"] == page.FOREVER
        for path in ("table/0123456789abcdef", "../pyproject.toml", "%2e%2e/%2e%2e/etc/passwd", "tableforge-site.json"):
            with pytest.raises(HTTPError) as refused:
                urllib.request.urlopen(address + path)
            assert refused.value.code == 404 and b'id="site"' in refused.value.read()
    finally:
        server.shutdown()
    with pytest.raises(SiteError, match="tableforge site build"):
        open_server(site / "assets")


def test_a_browser_that_hangs_up_while_a_file_is_sent_is_nothing_to_speak_of(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, _ = open_server(site)
    for error, said in ((BrokenPipeError(), ""), (ConnectionResetError(), ""), (KeyError("lost"), "KeyError: 'lost'")):
        with contextlib.suppress(type(error)):
            try:
                raise error
            finally:
                server.handle_error(socket.socket(), ("127.0.0.1", 1))
        told = capsys.readouterr().err
        assert said in told and bool(told) == bool(said)
    server.server_close()


def test_what_is_missing_is_said_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = downloads.read_lock()
    monkeypatch.setenv("TABLEFORGE_CACHE", str(tmp_path))
    monkeypatch.setattr(downloads, "find_npm", lambda: ["false"])
    with pytest.raises(SiteError, match="could not be fetched") as fetched:
        downloads.fetch_pyodide(lock)
    assert "réseau" in fetched.value.text("fr")
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(downloads, "packed_node", lambda: None)
    with pytest.raises(SiteError, match=r"Node\.js 20\.0 or newer"):
        downloads.find_node()
    folder = tmp_path / f"pyodide-{lock.pyodide}"
    folder.mkdir(exist_ok=True)
    (folder / f"pyodide-{lock.pyodide}.tgz").write_bytes(b"another")
    with pytest.raises(SiteError, match="not the file that this version was made with"):
        downloads.fetch_pyodide(lock)


@pytest.mark.slow
def test_games_end_alike_natively_and_under_pyodide() -> None:
    assert play_in_pyodide(5) == play_games(5)
