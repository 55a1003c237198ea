"""Asking whoever sits at the terminal, one line at a time."""

from __future__ import annotations

import sys
from typing import NoReturn

import click

from tableforge.cli.texts import say


def typed(prompt: str) -> str | None:
    """The next line; None where the input ends or the player interrupts."""
    click.echo(f"{prompt} ", nl=False)
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        line = ""
    if not line:
        click.echo()
    return line.strip() if line else None


def leave(lang: str) -> NoReturn:
    """Whoever leaves before anything has begun."""
    click.echo(say(lang, "nothing-begun"))
    sys.exit(0)


def yes(lang: str, prompt: str) -> bool:
    """Whether the player says yes, which an empty line does as well."""
    while True:
        said = typed(f"{prompt} {say(lang, 'yes-no')}")
        if said is None:
            leave(lang)
        if said.lower() in ("", "y", "yes", "o", "oui"):
            return True
        if said.lower() in ("n", "no", "non"):
            return False
