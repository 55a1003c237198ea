"""The container says what the server is: its port, its health, its user, and that all it copies is there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tableforge.cli.options import PORT
from tableforge.cli.serve import serve

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")


def copied() -> list[str]:
    """What comes from the checkout."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
    return [word.rstrip("/") for line in lines for word in line.split()[:-1]]


def test_everything_that_is_copied_is_there_and_let_in() -> None:
    let_in = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    for name in copied():
        assert (ROOT / name).exists(), name
        assert any(name == entry or name.startswith(f"{entry}/") or entry.startswith(f"{name}/") for entry in let_in), (
            name
        )


def test_what_a_wheel_is_made_from_is_copied() -> None:
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE", "src", "tests"):
        assert name in copied()


def test_port_user_health_and_options_are_the_servers() -> None:
    assert f"EXPOSE {PORT}\n" in DOCKERFILE and f"127.0.0.1:{PORT}/health" in DOCKERFILE
    assert f"127.0.0.1:{PORT}:{PORT}" in COMPOSE
    assert re.search(r"^USER 10001$", DOCKERFILE, re.MULTILINE) and "read_only: true" in COMPOSE
    known = {name for param in serve.params for name in param.opts}
    used = set(re.findall(r"^ +- (--[a-z-]+)=", COMPOSE, re.MULTILINE)) | set(
        re.findall(r'"(--(?:host|data))"', DOCKERFILE)
    )
    assert used and used <= known


def test_the_password_is_never_committed() -> None:
    ignored = subprocess.run(["git", "check-ignore", "-q", ".env"], cwd=ROOT)
    assert ignored.returncode in (0, 128)  # 128: an unpacked sdist is no repository
    assert "POSTGRES_PASSWORD: ${TABLEFORGE_PASSWORD:?" in COMPOSE
