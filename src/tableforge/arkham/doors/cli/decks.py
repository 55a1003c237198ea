"""The decks of Arkham Horror for `tableforge deck`: lines of a list, figures, a page."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import click

from tableforge.arkham.doors.cli.texts import say
from tableforge.cli.bars import bars
from tableforge.cli.common import console, table

if TYPE_CHECKING:
    from tableforge.arkham.decks.deck import Deck
    from tableforge.arkham.definition import CardDef


# ---------------------------------------------------------------- a list
def heads(lang: str) -> list[str]:
    """Return the headings of the columns that a list of decks adds."""
    return [say(lang, k) for k in ("investigator", "experience", "core-set#many")]


def row(d: Deck, lang: str) -> list[str]:
    """Return what a list of decks says of one in these columns."""
    from tableforge.arkham.decks import pool

    return [pool.told(pool.card(d.investigator)).text(lang), str(d.spent()), str(d.core_sets())]


# ---------------------------------------------------------------- figures
def figures(d: Deck) -> dict[str, object]:
    """What the cards of a deck come to, as plain data."""
    from tableforge.arkham.decks import figures as counting

    return counting.figures(d)


# ---------------------------------------------------------------- a page
def page(d: Deck, lang: str) -> None:
    """A deck on the screen."""
    from tableforge.arkham.decks import pool
    from tableforge.arkham.decks.figures import counted_cards
    from tableforge.arkham.decks.problems import CLASS_NAMES, MOST_STANDALONE

    click.secho(d.title(lang), bold=True)
    told = [pool.told(pool.card(d.investigator)).text(lang), d.id]
    click.echo(" · ".join([t for t in told if t]))
    rows = [(pool.card(id), n) for id, n in d.cards]
    for cls, name in enumerate(CLASS_NAMES):
        cards_table(name.text(lang), [(c, n) for c, n in rows if c.cls == cls and pool.counts(c)], lang)
    cards_table(say(lang, "own"), [(c, n) for c, n in rows if not pool.counts(c)], lang, d.random)
    f = figures(d)
    spent = d.spent()
    click.echo(say(lang, "experience-told", spent=spent, left=d.experience))
    if spent > MOST_STANDALONE:
        click.echo(say(lang, "too-much"))
    else:
        click.echo(say(lang, "standalone", n=f["standalone_weaknesses"]))
    click.echo(say(lang, "takes", n=d.core_sets()))
    bars(say(lang, "curve"), counts(f, "costs"))
    bars(say(lang, "types"), {say(lang, k): n for k, n in counts(f, "types").items()})
    classes = Counter([c.cls for c in counted_cards(d)])
    bars(say(lang, "class#many"), {CLASS_NAMES[cls].text(lang): n for cls, n in sorted(classes.items())})
    bars(say(lang, "skill-icon#many"), {say(lang, k): n for k, n in counts(f, "icons").items()})


def counts(f: dict[str, object], key: str) -> dict[str, int]:
    """Return one part of the figures of a deck: numbers by name."""
    part = f[key]
    assert isinstance(part, dict)
    return part


def cards_table(title: str, rows: list[tuple[CardDef, int]], lang: str, random: int = 0) -> None:
    """Cards below one heading; nothing where there are none."""
    from tableforge.arkham.decks import pool
    from tableforge.arkham.names import TYPES

    if not rows and not random:
        return
    heads = ("count", "name", "type", "level", "cost", "icon#many")
    out = table(*[say(lang, k) for k in heads], title=title, numbers=(0, 3, 4))
    for c, n in rows:
        level, cost = str(c.level) if c.level >= 0 else "", str(c.cost) if c.cost >= 0 else ""
        name = pool.told(c).text(lang).removesuffix(f" ({c.level})")
        out.add_row(str(n), name, say(lang, TYPES[c.type]), level, cost, icons(c, lang))
    if random:
        out.add_row(str(random), pool.RANDOM.text(lang), say(lang, "treachery"), "", "", "")
    console().print(out)


def icons(c: CardDef, lang: str) -> str:
    """The skill icons of a card in words."""
    from tableforge.arkham.names import STATS

    return ", ".join([f"{n} {say(lang, STATS[k])}" for k, n in enumerate(c.icons) if n])
