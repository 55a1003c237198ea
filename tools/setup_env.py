"""Makes a checkout ready to run: a virtual environment in `.venv`, the dependencies, the browser table, the compiled engine.

Run by `./play` and `./test` with any Python 3.11 or newer; the standard library is all it needs. What is done already
is skipped: the environment by a stamp in `.venv`, the browser table by one beside its files, compiling by the records that
`setup.py` leaves in the packages of `src/tableforge`. What can be done side by side is.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

import setup_base as base
import setup_browser
import setup_engine
import setup_packages
import setup_postgres
import setup_web
from setup_base import SetupError, text

OLDEST = (3, 11)
PATIENCE = 60.0  # seconds after which whoever waits for the browser table is shown the terminal meanwhile
NOT_YET = 3  # the exit code that says so


def main() -> int:
    parser = argparse.ArgumentParser(description="Make this checkout of Tableforge ready to run.")
    parser.add_argument("--dev", action="store_true", help="also install what the tests need")
    parser.add_argument("--web", action="store_true", help="also build the table for the browser")
    parser.add_argument(
        "--play", action="store_true", help="for ./play: compile beside, wait for the browser table for a minute"
    )
    parser.add_argument("--no-compile", action="store_true", help="leave the compiled engine as it is")
    parser.add_argument(
        "--compile", action="store_true", help="compile for figures and training: faster code, twice the time"
    )
    parser.add_argument("--force", action="store_true", help="install and compile again, whatever is there")
    parser.add_argument("words", nargs="*", help="with --play: what ./play was called with")
    wanted = parser.parse_args()
    if sys.version_info < OLDEST:
        return with_newer_python()
    try:
        return set_up(wanted)
    except SetupError as error:
        base.say(text("Setting up Tableforge failed: ", "La mise en place de Tableforge a échoué : ") + str(error))
        return 1
    except OSError as error:
        why = base.explained(str(error)) or str(error)
        base.say(text("Setting up Tableforge failed: ", "La mise en place de Tableforge a échoué : ") + why)
        return 1
    except KeyboardInterrupt:
        base.say(
            text(
                "\nInterrupted; the next start goes on from here.",
                "\nInterrompu ; le prochain démarrage continuera d’ici.",
            )
        )
        return 130


def set_up(wanted: argparse.Namespace) -> int:
    """Do what is asked for and not done yet; the exit code."""
    pure = os.environ.get("TABLEFORGE_PURE", "") not in ("", "0")
    compiling = not wanted.no_compile and not pure
    optimized = "full" if wanted.compile else ""
    now = compiling and not wanted.play
    level = "dev" if wanted.dev else "compile" if now and not setup_engine.cannot_compile() else "play"
    client = Client(wanted.web, wanted.force)
    try:
        client.start_beside()
        if wanted.force or not setup_packages.installed(level):
            with base.alone():
                if wanted.force or not setup_packages.installed(level):
                    setup_packages.install(level, afresh=wanted.force)
                    write_bytecode()
        client.start()
        if now and (wanted.force or setup_engine.needed(optimized)):
            with base.alone():
                if wanted.force or setup_engine.needed(optimized):
                    setup_engine.compile_now(optimized or "quick")
                    write_bytecode()
        if wanted.dev:
            setup_postgres.install()
        if wanted.dev and wanted.web:
            setup_browser.install()
        code = client.wait(PATIENCE if wanted.play and sys.stdin.isatty() and sys.stderr.isatty() else None)
    except BaseException:
        client.end()
        raise
    if wanted.play and compiling:
        compile_beside(wanted.words)
    elif now and setup_engine.modules_listed() and not setup_engine.compiled():
        base.say(pure_only())
    return code


def compile_beside(words: list[str]) -> None:
    """Have the engine compiled for the next start, where it is not; without a compiler, say once that it will not be."""
    if reason := setup_engine.cannot_compile():
        told = os.path.join(base.VENV, ".tableforge-told-pure")
        if base.read(told) != reason:
            base.say(pure_only())
            base.write(told, reason)
    elif setup_engine.needed():
        named = [game for game in setup_engine.games() if game in words]
        setup_engine.start_beside(named[0] if named else "")


def pure_only() -> str:
    reason = setup_engine.cannot_compile()
    plain = text(
        "the engine runs as plain Python, which is the reference but slower.",
        "le moteur tourne en Python pur, qui fait référence mais est plus lent.",
    )
    failed = text(
        "Compiling these sources failed (see .venv/compile.log; tools/setup_env.py --force tries again)",
        "La compilation de ces sources a échoué (voir .venv/compile.log ; tools/setup_env.py --force réessaie)",
    )
    return f"{reason or failed}{base.COLON}{plain}"


def write_bytecode() -> None:
    """Write the bytecode of all modules now, also where Python is told not to: a start then need not read the sources."""
    command = [base.PYTHON, "-m", "compileall", "-q", os.path.join(base.SRC, "tableforge")]

    def compile_modules() -> None:
        subprocess.run(command, capture_output=True)

    what = text("making the modules quick to load", "préparation des modules pour un chargement rapide")
    base.step(what, compile_modules)


class Client:
    """The build of the browser table, in a process of its own."""

    def __init__(self, wanted: bool, afresh: bool) -> None:
        if wanted and afresh:
            base.remove(setup_web.BUILT)
        self.wanted = wanted and setup_web.needed()
        self.process: subprocess.Popen[str] | None = None
        self.begun = 0.0

    def start_beside(self) -> None:
        """Begin while the Python packages are installed, where that does not need them."""
        if self.wanted and setup_web.own_node():
            self.start()

    def start(self) -> None:
        """Begin, if that has not been done."""
        if self.wanted and self.process is None:
            self.process = setup_web.start()
            self.begun = time.monotonic()

    def wait(self, patience: float | None) -> int:
        """Wait until it is built; after so many seconds since the start say what is left, and leave it to itself."""
        if self.process is None:
            return 0
        process = self.process
        until = None if patience is None else base.PROGRESS.begun + patience
        late = False

        def build() -> None:
            nonlocal late
            while process.poll() is None:
                late = until is not None and time.monotonic() > until
                if late:
                    return
                time.sleep(0.05)
            if process.returncode:
                told = process.stderr.read().strip() if process.stderr is not None else ""
                raise SetupError(told or setup_web.FAILURE)

        try:
            base.step(text("building the browser table", "construction de la table du navigateur"), build, self.begun)
        except SetupError as error:
            if patience is None:
                raise
            told = str(error)
            base.say(
                f"{told[:1].upper()}{told[1:]}\n"
                + text("Here is the terminal meanwhile.", "Voici le terminal en attendant.")
            )
            return NOT_YET
        if late:
            base.say(
                text(
                    "The browser table is not built yet (build/web.log tells how far it is); that goes on, and the next start "
                    "of ./play opens it. Here is the terminal meanwhile.",
                    "La table du navigateur n’est pas encore construite (build/web.log dit où elle en est) ; cela continue, et "
                    "le prochain ./play l’ouvrira. Voici le terminal en attendant.",
                )
            )
            return NOT_YET
        return 0

    def end(self) -> None:
        if self.process is not None:
            setup_web.end(self.process)


def with_newer_python() -> int:
    """Hand over to a newer Python on the path, or say that there is none."""
    try:
        done = subprocess.run([os.path.join(base.ROOT, "tools", "find_python")], stdout=subprocess.PIPE, text=True)
    except OSError:  # no shell: Windows, where `py -3` is the way to the newest
        this = sys.version.split()[0]
        base.say(
            text(
                f"Tableforge needs Python 3.11 or newer, and this is {this}. Install a newer one and start again with it, on "
                "Windows by `py -3`.",
                f"Tableforge demande Python 3.11 ou plus récent, et celui-ci est {this}. Installez-en un plus récent et relancez "
                "avec lui, sous Windows par `py -3`.",
            )
        )
        return 1
    found = done.stdout.strip()
    return subprocess.call([found, *sys.argv]) if found else 1


if __name__ == "__main__":
    sys.exit(main())
