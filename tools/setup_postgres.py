"""Finds a PostgreSQL for the tests of the server's store, or installs Debian's where it may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import setup_base as base


def found() -> bool:
    """Whether PostgreSQL's programs are on this machine."""
    return bool(shutil.which("initdb")) or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def install() -> None:
    """Installs it where it is missing; where that cannot be done, the tests say that nothing was tried on it."""
    debian = sys.platform.startswith("linux") and shutil.which("apt-get") and os.geteuid() == 0
    if not found() and debian:
        base.step(
            base.text("installing PostgreSQL for the tests", "installation de PostgreSQL pour les tests"), from_debian
        )


def from_debian() -> None:
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update"], check=False, **quiet)
    subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", "postgresql"], check=False, **quiet)
