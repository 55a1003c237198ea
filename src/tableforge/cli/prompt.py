"""Asking whoever sits at the terminal, one line at a time."""

from __future__ import annotations

import sys
from typing import NoReturn

import click

from tableforge.cli.texts import say


def read_line(prompt: str) -> str | None:
    """Return the next line; None where the input ends or the user interrupts."""
    click.echo(f"{prompt} ", nl=False)
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        line = ""
    if not line:
        click.echo()
    return line.strip() if line else None


def exit_quietly(lang: str) -> NoReturn:
    """Exit before anything has begun."""
    click.echo(say(lang, "nothing-begun"))
    sys.exit(0)


def ask_yes(lang: str, prompt: str) -> bool:
    """Return whether the user says yes; an empty line does."""
    while True:
        said = read_line(f"{prompt} {say(lang, 'yes-no')}")
        if said is None:
            exit_quietly(lang)
        if said.lower() in ("", "y", "yes", "o", "oui"):
            return True
        if said.lower() in ("n", "no", "non"):
            return False
