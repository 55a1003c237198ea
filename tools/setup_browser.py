"""Finds a Chromium for the tests of the browser table, or installs one: Debian's where it may, Playwright's own elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any

import setup_base as base

# The first has no window and nothing that belongs to one: tests take two thirds of the time in it.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)
OWN = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"


def found() -> str:
    """The path of a Chromium: of the machine, or the one that Playwright has fetched; empty where there is none."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    try:
        own = base.ask_python(OWN)
    except base.SetupError:
        return ""
    return own if os.path.exists(own) else ""


def install() -> None:
    """Installs one where there is none; where that cannot be done, the stage of the browser says so."""
    if found():
        return
    debian = sys.platform.startswith("linux") and shutil.which("apt-get") and os.geteuid() == 0
    what = base.text("installing a browser for the tests", "installation d’un navigateur pour les tests")
    base.step(what, from_debian if debian else from_playwright)


def from_debian() -> None:
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update"], check=False, **quiet)
    subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", NAMES[0]], check=False, **quiet)
    if not found():  # an older Debian
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", NAMES[1]], check=False, **quiet)
    if not found():
        from_playwright()


def from_playwright() -> None:
    subprocess.run([base.PYTHON, "-m", "playwright", "install", "chromium"], check=False)
