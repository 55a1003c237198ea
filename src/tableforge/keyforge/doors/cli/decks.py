"""The decks of KeyForge for `tableforge deck`: lines of a list, figures, a page."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import click

from tableforge.cli.bars import bars
from tableforge.cli.common import console, table
from tableforge.keyforge.doors.cli.texts import say
from tableforge.tongue.text import LANGUAGES

if TYPE_CHECKING:
    from tableforge.keyforge.decks.deck import Deck


def forge(seed: int, of_set: str | None) -> Deck:
    """A new deck: three houses of twelve, and an Archon of its own."""
    from tableforge.keyforge.decks import forge as forging

    return forging.forge(seed, of_set)


# ---------------------------------------------------------------- a list
def heads(lang: str) -> list[str]:
    """Return the headings of the columns that a list of decks adds."""
    return [say(lang, k) for k in ("house#many", "set", "aember")]


def row(d: Deck, lang: str) -> list[str]:
    """Return what a list of decks says of one in these columns."""
    from tableforge.keyforge.decks.figures import cards_of
    from tableforge.keyforge.decks.problems import house_title

    amber = sum([c.amber for c in cards_of(d)])
    return [", ".join([house_title(h, lang) for h in d.houses]), set_name(d, lang), str(amber)]


# ---------------------------------------------------------------- figures
def set_name(d: Deck, lang: str) -> str:
    """Return what the set of a deck is called."""
    return say(lang, f"set:{d.set}") if d.set in ("cota", "aoa") else d.set


def figures(d: Deck) -> dict[str, object]:
    """What the cards of a deck come to, as plain data."""
    from tableforge.keyforge.decks import figures as counting

    return counting.figures(d)


def page(d: Deck, lang: str) -> None:
    """A deck on the screen."""
    from tableforge.keyforge.cards import CARDS
    from tableforge.keyforge.decks.problems import house_title
    from tableforge.keyforge.doors.cli.cards import keyword, title, trait
    from tableforge.keyforge.names import CREATURE, TYPES

    screen = console()
    click.secho(d.title(lang), bold=True)
    told = [set_name(d, lang), ", ".join([house_title(h, lang) for h in d.houses]), d.id]
    click.echo(" · ".join([t for t in told if t]))
    heads = ("count", "name", "type", "rarity", "aember", "power", "armor")
    for house in d.houses:
        out = table(*[say(lang, k) for k in heads], title=house_title(house, lang), numbers=(0, 4, 5, 6))
        for id, n in Counter(d.of_house(house)).items():
            c = CARDS[id]
            marks = [say(lang, "maverick")] if c.house.house != house else []
            name = f"{title(c, lang)} ({', '.join(marks)})" if marks else title(c, lang)
            on_line = c.type == CREATURE
            out.add_row(
                str(n),
                name,
                say(lang, TYPES[c.type]),
                say(lang, f"rarity:{c.rarity}"),
                str(c.amber or ""),
                str(c.power) if on_line else "",
                str(c.armor or "") if on_line else "",
            )
        screen.print(out)
    f = figures(d)
    mean = f"{f['mean_power']:.1f}"
    bars(say(lang, "curve"), {str(p): n for p, n in counts(f, "power").items()})
    click.echo(f"  {say(lang, 'mean-power', mean=mean.replace('.', LANGUAGES[lang].decimal), armor=f['armor'])}")
    bars(say(lang, "types"), {say(lang, k): n for k, n in counts(f, "types").items()})
    bars(say(lang, "rarity#many"), {say(lang, f"rarity:{k}"): n for k, n in counts(f, "rarities").items()})
    click.secho(f"\n{say(lang, 'bonus')}", bold=True)
    click.echo(f"  {say(lang, 'bonus-told', amber=f['amber'], n=f['amber_cards'])}")
    bars(
        say(lang, "keyword#many"),
        {keyword(k, lang): n for k, n in counts(f, "keywords").items()},
        say(lang, "none"),
    )
    bars(say(lang, "trait#many"), {trait(k, lang): n for k, n in counts(f, "traits").items()}, say(lang, "none"))
    for key, term in (("mavericks", "maverick#many"), ("legacies", "legacy#many")):
        ids = f[key]
        assert isinstance(ids, list)
        click.secho(f"\n{say(lang, term)}", bold=True)
        click.echo("  " + (", ".join([title(CARDS[id], lang) for id in ids]) or say(lang, "none")))


def counts(f: dict[str, object], key: str) -> dict[str, int]:
    """Return one part of the figures of a deck: numbers by name."""
    part = f[key]
    assert isinstance(part, dict)
    return part
