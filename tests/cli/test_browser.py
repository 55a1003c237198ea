"""`./play`: the table in the browser, or in the terminal where the words are for that."""

from __future__ import annotations

import asyncio
import queue
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Run, Screen
from server.serving import Apart

from tableforge import building
from tableforge.cli import browser
from tableforge.server import worker
from tableforge.server.disk import KEY_FILE
from tableforge.server.hall import owner_key


@pytest.mark.parametrize(
    ("words", "terminal"),
    [
        ("", False),
        ("--lang fr", False),
        ("--port=0 --no-browser", False),
        ("--help", False),
        ("--terminal", True),
        ("--terminal keyforge --seed 7", True),
        ("keyforge", True),
        ("keyforge --plain", True),
        ("--plain", True),
        ("--resume", True),
        ("--lang fr arkham --help", True),
    ],
)
def test_words_that_only_the_terminal_knows_play_in_the_terminal(words: str, terminal: bool) -> None:
    command = browser.table
    assert isinstance(command, browser.TableCommand)
    assert command.for_terminal(words.split()) is terminal


def test_the_terminal_gets_all_words_but_the_one_that_chose_it(run: Run, screen: Screen) -> None:
    screen.most = 3
    assert "--resume" in run("table", "--terminal", "--seed", "1").output
    assert screen.sittings[0].seed == 1


@pytest.mark.parametrize(("words", "lang"), [((), "en"), (("--lang", "fr"), "fr")])
def test_the_bare_command_opens_the_table_in_the_browser(
    words: tuple[str, ...], lang: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Any, ...]] = []
    monkeypatch.setattr(worker, "find_server", lambda folder: "http://127.0.0.1:1")
    monkeypatch.setattr(browser, "announce", lambda *said: opened.append(said))
    run(*words)
    [(what, address, _, _, spoken, quiet)] = opened
    assert (what, address, spoken, quiet) == ("serving-already", "http://127.0.0.1:1", lang, False)


@pytest.mark.slow
def test_a_running_server_is_opened_again(tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "tableforge",
        "table",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--lang",
        "en",
    ]
    first = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    try:
        told = first.stdout.readline()
        address = told.split()[-1]
        assert told.startswith("Tableforge is at http://127.0.0.1:")
        assert worker.find_server(tmp_path) == address
        again = subprocess.run(words, capture_output=True, text=True, check=True, timeout=600)
        assert again.stdout.splitlines()[0] == f"Tableforge is running already, at {address}"
        assert again.stdout.splitlines()[2].startswith("To play in the terminal instead: ")
        key = owner_key(tmp_path)
        assert key not in told + again.stdout + again.stderr and str(tmp_path / KEY_FILE) in again.stdout
        words[3] = "serve"
        words.remove("--no-browser")
        refused = subprocess.run(words, capture_output=True, text=True, timeout=600)
        assert refused.returncode == 2 and "are served already" in refused.stderr
    finally:
        first.send_signal(signal.SIGINT)
        rest = first.communicate(timeout=600)[0]
    assert key not in rest and rest.endswith("Tableforge has ended; nothing is lost.\n") and first.returncode == 0
    assert worker.find_server(tmp_path) is None


@pytest.mark.slow
def test_without_a_screen_the_address_is_shown_and_what_was_played_before_ctrl_c_is_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in browser.DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    with Apart(tmp_path, command="table") as server:
        begun = called(
            server, "/api/tables", {"game": "keyforge", "seed": 7, "seats": [{"kind": "here"}, {"kind": "here"}]}
        )
        tokens, place = [seat["token"] for seat in begun["seats"]], f"/api/tables/{begun['table']}"
        for n in range(6):
            asked = called(server, f"{place}/seat", None, *tokens)
            [q] = [eyes["question"] for eyes in asked["eyes"] if eyes["question"]]
            called(server, f"{place}/answer", {"seat": q["seat"], "number": n, "key": q["options"][0]["key"]}, *tokens)
        before = called(server, f"{place}/save", None, *tokens)
        server.kill(signal.SIGINT)
        assert server.process.returncode == 0
    with Apart(tmp_path, command="table") as server:
        assert called(server, f"{place}/save", None, *tokens) == before


def called(server: Apart, path: str, body: object, *tokens: str) -> Any:
    """What the server says."""
    status, said = asyncio.run(server.call("GET" if body is None else "POST", path, body, ",".join(tokens)))
    assert status in (200, 201), said
    return said


def test_the_command_says_in_one_line_that_the_engine_is_being_made_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for state, times in (("", 0), ("building", 1)):
        monkeypatch.setattr(building, "status", lambda state=state: state)
        for lang in ("en", "fr"):
            browser.announce("serving", "http://127.0.0.1:1", tmp_path, "secret", lang, quiet=True)
            assert capsys.readouterr().out.count(building.BUILDING.text(lang)) == times


def test_a_browser_is_opened_with_the_key_where_there_is_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: queue.SimpleQueue[str] = queue.SimpleQueue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in browser.DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    said = ("serving", "http://127.0.0.1:1", tmp_path, "secret", "en")
    browser.announce(*said, quiet=False)
    assert not browser.has_browser() and opened.empty()
    monkeypatch.setenv("DISPLAY", ":0")
    browser.announce(*said, quiet=True)
    assert opened.empty()
    browser.announce(*said, quiet=False)
    assert opened.get(timeout=300) == "http://127.0.0.1:1/#owner=secret&lang=en"
    assert "secret" not in capsys.readouterr().out  # which may be written down
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    browser.announce(*said, quiet=True)
    assert "http://127.0.0.1:1/#owner=secret" in capsys.readouterr().out  # somebody looks at a terminal
