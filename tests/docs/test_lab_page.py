"""The page of the lab: its experiments can be played, and polars and DuckDB read what comes of them as it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tableforge.lab import spec
from tableforge.lab.runner import run

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def test_every_experiment_of_the_page_can_be_played() -> None:
    keyforge, arkham = [spec.parse(text.encode(), Path("field.toml")) for text in blocks("toml")]
    assert keyforge.total == 300 and arkham.total == 2400


def test_every_key_of_an_experiment_is_in_the_table_of_the_page() -> None:
    table = "\n".join([line for line in PAGE.splitlines() if line.startswith("| `")])
    for key in spec.KEYS:
        assert f"`{key}`" in table or key == spec.AXES, key
    assert "under `[axes]`" in PAGE
    for pairing in spec.PAIRINGS:
        assert pairing in table


def test_the_examples_with_polars_and_duckdb_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for needed in ("pyarrow", "polars", "duckdb"):
        pytest.importorskip(needed)
    monkeypatch.chdir(tmp_path)
    text = blocks("toml")[0].replace("games = 100", "games = 4").replace('["medium"]', '["bench-random"]')
    run(spec.parse(text.encode(), Path("field.toml")), Path("field"), jobs=0, size=5)
    room: dict[str, Any] = {}
    for code in blocks("python"):
        exec(code, room)
    assert sorted(room["table"]["games"].to_list()) == [4, 4, 4]
    turns = room["course"].fetchall()
    assert turns[0] == (1, 0.0, 12) and all([aember >= 0 for _, aember, _ in turns])
    assert "deck_a" in capsys.readouterr().out
