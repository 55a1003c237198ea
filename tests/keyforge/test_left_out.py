"""Nothing can come of a question that is left out: random games ask it all the same and compare the outcomes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = HERE.parent.parent / "src"


def test_every_answer_to_a_question_that_is_left_out_leads_to_the_same_position() -> None:
    env = {**os.environ, "TABLEFORGE_PURE": "1", "PYTHONPATH": str(SOURCES)}
    run = subprocess.run(
        [sys.executable, str(HERE / "left_out.py"), "0", "25"], env=env, capture_output=True, text=True, check=False
    )

    assert run.returncode == 0, run.stdout + run.stderr
