"""Makes a release of this checkout: checks, tests, packages, a tag.  Nothing leaves this machine.

    python tools/release.py --check      # only what can be seen at once: a clean tree, the version, the changelog, the tag
    python tools/release.py --dry-run    # everything but the tag
    python tools/release.py              # everything; then it says what to push

The version has one place, `__version__` in `src/tableforge/__init__.py`.  The changelog has a heading for it with at least one
line, and nothing is left under Unreleased.  The packages are built by `build` and looked at by `twine` (the extra `release`),
the wheel is installed into an environment of its own and has to say its version and play a game there.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = Path("src/tableforge/__init__.py")
VERSION = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)
FORM = re.compile(r"\d+\.\d+\.\d+")
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
PROOF = "tableforge bench keyforge --quick --json"


class NotReady(Exception):
    """A release cannot be made; the message says why, and what to do."""


# ---------------------------------------------------------------- what can be seen at once
def read_version(root: Path) -> str:
    """The version of a checkout; NotReady where it is not written in its one place, or anywhere else."""
    found = VERSION.findall((root / HOME).read_text("utf-8"))
    if len(found) != 1 or not FORM.fullmatch(found[0]):
        raise NotReady(f'{HOME} needs one line `__version__ = "1.2.3"`; it has {found or "none"}.')
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    if "version" in project:
        raise NotReady(f"pyproject.toml has a version of its own; it belongs into {HOME} alone.")
    for name in ("package.json", "package-lock.json"):
        if "version" in json.loads((root / "web" / name).read_text("utf-8")):
            raise NotReady(f"web/{name} has a version of its own; it belongs into {HOME} alone.")
    return str(found[0])


def check_clean(root: Path) -> None:
    """NotReady where the tree has anything that is not committed."""
    if changed := git(root, "status", "--porcelain").splitlines():
        raise NotReady(f"The tree is not clean: commit or remove {', '.join(line[3:] for line in changed[:5])}.")


def read_notes(root: Path, version: str) -> str:
    """What the changelog says of a version; NotReady where that is nothing, or where something is still unreleased."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    parts = HEADING.split(text)[1:]
    sections = {head.split(" ")[0]: body.strip() for head, body in zip(parts[::2], parts[1::2])}
    if left := sections.get("Unreleased"):
        line = left.splitlines()[0]
        raise NotReady(f"CHANGELOG.md still has lines under Unreleased ({line[:60]}…): move them under `## {version}`.")
    if not sections.get(version):
        raise NotReady(
            f"CHANGELOG.md does not tell what is new in {version}: it needs a heading `## {version}` and lines."
        )
    return sections[version]


def check_tag(root: Path, version: str) -> None:
    """NotReady where the version was released before, or is older than one that was."""
    tags = git(root, "tag", "--list", "v*").split()
    released = [tuple(map(int, tag[1:].split("."))) for tag in tags if FORM.fullmatch(tag[1:])]
    if released and tuple(map(int, version.split("."))) <= max(released):
        newest = ".".join(map(str, max(released)))
        raise NotReady(f"{newest} is released already, and {version} is not newer: raise `__version__` in {HOME}.")


def git(root: Path, *words: str) -> str:
    """What git says; NotReady where it fails."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise NotReady(f"git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout


# ---------------------------------------------------------------- packages
def check_tools() -> None:
    """NotReady where what builds and checks packages is not installed."""
    for name in ("build", "twine"):
        if subprocess.run(
            [sys.executable, "-m", name, "--version"], cwd=tempfile.gettempdir(), capture_output=True
        ).returncode:
            raise NotReady(f"{name} is not installed: {sys.executable} -m pip install --editable '.[release]'")


def build(root: Path) -> list[Path]:
    """Build client, sdist and wheel; the packages."""
    shutil.rmtree(root / "dist", ignore_errors=True)
    run(root, sys.executable, "tools/setup_env.py", "--no-compile", "--web")
    run(root, sys.executable, "-m", "build")
    return sorted((root / "dist").iterdir())


def check_packages(root: Path, packages: list[Path], version: str) -> None:
    """NotReady where packages are not those of the version, or where an installed wheel does not play."""
    for path in packages:
        if not path.name.startswith(f"tableforge-{version}"):
            raise NotReady(f"{path.name} is not of version {version}.")
    run(root, sys.executable, "-m", "twine", "check", "--strict", *map(str, packages))
    [wheel] = [path for path in packages if path.suffix == ".whl"]
    with tempfile.TemporaryDirectory() as folder:
        run(root, sys.executable, "-m", "venv", folder)
        place = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        run(root, str(place / "python"), "-m", "pip", "install", "--quiet", str(wheel))
        told = subprocess.run([place / "tableforge", "--version"], cwd=folder, capture_output=True, text=True).stdout
        if told.strip() != f"tableforge {version}":
            raise NotReady(f"The installed wheel says that it is {told.strip() or 'nothing'}, not {version}.")
        run(Path(folder), str(place / "tableforge"), *PROOF.split()[1:])


def run(root: Path, *words: str) -> None:
    """Run a command and show what it says; NotReady where it fails."""
    print("+", " ".join(words), flush=True)
    if code := subprocess.run(words, cwd=root).returncode:
        raise NotReady(f"{' '.join(words)} failed (exit code {code}).")


# ---------------------------------------------------------------- one after the other
def release(root: Path, check_only: bool, dry: bool) -> None:
    """Make a release, or as much of it as was asked for; NotReady at the first thing that is in its way."""
    version = read_version(root)
    check_clean(root)
    notes = read_notes(root, version)
    check_tag(root, version)
    print(f"{version}: the tree is clean, the changelog names it, the tag is free.")
    if check_only:
        return
    check_tools()
    run(root, "./test")
    check_packages(root, build(root), version)
    check_clean(root)  # neither tests nor packages have changed anything
    if dry:
        print(f"Everything is ready; without --dry-run, v{version} would be tagged now.")
        return
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Tableforge {version}\n\n{notes}")
    print(f"Tagged v{version}. `git push origin v{version}` lets the workflow build the wheels of all systems.")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only check tree, version, changelog and tag")
    parser.add_argument("--dry-run", action="store_true", help="everything but the tag")
    asked = parser.parse_args()
    try:
        release(ROOT, asked.check, asked.dry_run)
    except NotReady as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
