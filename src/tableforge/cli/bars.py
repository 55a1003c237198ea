"""Counts as bars of blocks, for the pages of decks."""

from __future__ import annotations

import click

from tableforge.cli.streams import is_writable

BAR = 24


def bars(head: str, counts: dict[str, int], none: str = "") -> None:
    """Print counts as bars of blocks, or `none` where there are none."""
    click.secho(f"\n{head}", bold=True)
    if not counts:
        click.echo(f"  {none}")
        return
    full, thin = ("█", "▏") if is_writable("█▏") else ("#", "|")
    wide = max([len(name) for name in counts])
    most = max([1, *counts.values()])
    for name, n in counts.items():
        click.echo(f"  {name:>{wide}} {n:3} {full * round(BAR * n / most) or (thin if n else '')}")
