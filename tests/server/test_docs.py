"""The examples of docs/server.md, run against a real server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from server.serving import Apart

DOC = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text("utf-8")
ADDRESS = "http://127.0.0.1:4747"


def block(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOC, re.DOTALL)
    assert ADDRESS in found
    return str(found)


# As much of curl as the document uses: where there is none, and where it is too old to know --json.
CURL = """#!{python}
import sys
import urllib.request

words = sys.argv[1:]
url, data, headers = "", None, {{}}
while words:
    word = words.pop(0)
    if word == "-H":
        name, _, value = words.pop(0).partition(": ")
        headers[name] = value
    elif word == "--json":
        data = words.pop(0).encode()
        headers["Content-Type"] = "application/json"
    elif word != "-s":
        url = word
with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
    sys.stdout.write(answer.read().decode())
"""


@pytest.mark.slow
def test_the_shell_of_the_document_takes_a_seat_and_answers(tmp_path: Path) -> None:
    curl = tmp_path / "bin" / "curl"
    curl.parent.mkdir()
    curl.write_text(CURL.format(python=sys.executable), "utf-8")
    curl.chmod(0o755)
    with Apart(tmp_path / "data") as server:
        told = subprocess.run(
            ["sh", "-e"],
            input=block("sh").replace(ADDRESS, server.address),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
            timeout=1200,
            env={**os.environ, "PATH": f"{curl.parent}{os.pathsep}{os.environ['PATH']}"},
        ).stdout
    assert '"name":"keyforge"' in told
    assert json.loads((tmp_path / "seat.json").read_text())["eyes"][0]["question"]["kind"] == "mulligan"
    assert re.search(r'"t":"table","epoch":0,"number":[12]', told), told[-500:]


@pytest.mark.slow
def test_the_program_of_the_document_plays_a_whole_game(tmp_path: Path) -> None:
    program = block("python")
    with Apart(tmp_path / "data") as server:
        done = subprocess.run(
            [sys.executable, "-c", program.replace(ADDRESS, server.address)],
            capture_output=True,
            text=True,
            timeout=300,
            env=os.environ,
        )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "keyforge" in done.stdout and "'winners': [" in done.stdout
