"""Killed at random moments, a server has every acknowledged answer; `bench/server_proofs.py kills` does it a hundred times."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.kills import killed


@pytest.mark.slow
async def test_no_acknowledged_answer_is_lost_to_a_kill(tmp_path: Path) -> None:
    assert await killed(tmp_path, times=4, tables=3) > 0
