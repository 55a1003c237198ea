"""The pages on adding a keyword and a rule switch: their changes are made in a copy of the sources, and their rulings run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHANGE = re.compile(
    r"(?:In `(?P<file>[\w/.]+)`, |and,? )?(?P<how>behind|instead of|at the end)\s?(?:`(?P<line>[^`]+)`)?:\n\n"
    r"```\w+\n(?P<code>.*?)^```",
    re.DOTALL | re.MULTILINE,
)
RULING = re.compile(r"in `tests/keyforge/rulings/`:\n\n```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def changed(text: str, how: str, line: str, code: str) -> str:
    """The text with the change that a page tells."""
    if how == "at the end":
        return f"{text.rstrip()}\n\n{code}"
    lines = text.split("\n")
    (at,) = [k for k, x in enumerate(lines) if x == line or x.strip() == line]  # the page names one line
    lines[at if how == "instead of" else at + 1 : at + 1] = code.rstrip("\n").split("\n")
    return "\n".join(lines)


@pytest.mark.slow
@pytest.mark.parametrize(("page", "changes"), [("add-a-keyword.md", 8), ("add-a-rule-switch.md", 5)])
def test_the_page_makes_what_it_says(page: str, changes: int, tmp_path: Path) -> None:
    told = (ROOT / "docs" / page).read_text("utf-8")
    src = tmp_path / "src"
    shutil.copytree(
        ROOT / "src" / "tableforge", src / "tableforge", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    found = list(CHANGE.finditer(told))
    assert len(found) == changes
    file = ""
    for change in found:
        file = change["file"] or file
        path = src / "tableforge" / "keyforge" / file
        path.write_text(
            changed(path.read_text("utf-8"), change["how"], change["line"], change["code"]), encoding="utf-8"
        )
    (ruling,) = RULING.findall(told)
    (tmp_path / "test_ruling.py").write_text(ruling, encoding="utf-8")

    env = {**os.environ, "PYTHONPATH": str(src), "TABLEFORGE_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_ruling.py"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stdout + done.stderr
