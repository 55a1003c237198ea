"""Prints what `./play --help` says before anything is installed, in the language that the command line or the system asks for.

The texts in `help/` are what `tableforge table --help` prints; `tests/build/test_first_start.py` holds them to it.
"""

from __future__ import annotations

import os
import sys

import setup_base as base

HELP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "help")
MORE = base.text(
    "Nothing is set up yet: the first ./play does that, in less than a minute. Then `./play GAME --help` lists a game's options.",
    "Rien n’est encore mis en place : le premier ./play le fait, en moins d’une minute. Ensuite, `./play JEU --help` donne les "
    "options d’un jeu.",
)


def main() -> None:
    sys.stdout.write(base.read(os.path.join(HELP, f"play.{base.LANG}.txt")))
    print(f"\n{MORE}")


if __name__ == "__main__":
    main()
