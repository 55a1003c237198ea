"""The cards of KeyForge for `tableforge cards`: as a list, one card as a page, or as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import click

from tableforge.cli.common import CUSTOM, console, table
from tableforge.cli.speech import SpokenOption
from tableforge.keyforge.doors.cli.texts import say
from tableforge.keyforge.lexicon import LEXICON
from tableforge.tongue.text import LANGUAGES, Text, next_language

if TYPE_CHECKING:
    from tableforge.keyforge.words import Title

NO_SET: Final = Text("there is no set {name!r}", "il n’y a pas d’extension {name!r}")
OPTIONS = (
    SpokenOption(
        ["--house"],
        metavar=Text("HOUSE", "MAISON"),
        help="Only cards of this house.",
        fr="Seulement les cartes de cette Maison.",
    ),
    SpokenOption(
        ["of_set", "--set"],
        metavar="cota|aoa",
        help="Only cards of this set: cota or aoa.",
        fr="Seulement les cartes de cette extension : cota ou aoa.",
    ),
    CUSTOM,
)


def select(name: str | None, chosen: Mapping[str, Any]) -> list[Title]:
    """The cards that are asked for; an unknown name, house or set is an error with the nearest."""
    from tableforge.errors import BadSetup
    from tableforge.keyforge.cards import CARDS, SETS
    from tableforge.keyforge.fields import house_number
    from tableforge.tongue.spelling import unknown

    found = list(CARDS.values()) if name is None else find_cards(name)
    if chosen.get("house") is not None:
        number = house_number(chosen["house"].lower())
        found = [c for c in found if c.house.house == number]
    of_set = chosen.get("of_set")
    if of_set is not None:
        if of_set not in SETS:
            raise BadSetup(unknown(NO_SET, of_set, SETS))
        found = [c for c in found if of_set in c.number]
    return [c for c in found if c.definition().custom] if chosen.get("custom") else found


def find_cards(name: str) -> list[Title]:
    """The card of that name, or all cards with the name in theirs."""
    from tableforge.errors import UnknownCard
    from tableforge.keyforge.cards import CARDS, titles
    from tableforge.keyforge.refusals import NO_CARD
    from tableforge.tongue.spelling import squash, unknown

    key = squash(name)
    if key in titles():
        return [CARDS[titles()[key]]]
    found = dict.fromkeys([id for title, id in titles().items() if key and key in title])
    if not found:
        every = [n for c in CARDS.values() for n in (c.id, c.en, c.fr)]
        raise UnknownCard(unknown(NO_CARD, name, every, list_all=False))
    return [CARDS[id] for id in found]


def facts(c: Title) -> dict[str, Any]:
    """A card as one JSON object."""
    from tableforge.keyforge.names import CREATURE, HOUSES, TYPES
    from tableforge.keyforge.sheet import printed_keywords
    from tableforge.keyforge.voice.languages import voice

    on_line = c.type == CREATURE
    return {
        "id": c.id,
        **Text(c.en, c.fr).texts(),
        "house": HOUSES[c.house.house],
        "type": TYPES[c.type],
        "rarity": c.rarity,
        "amber": c.amber,
        "power": c.power if on_line else None,
        "armor": c.armor if on_line else None,
        "traits": [t.name for t in c.traits],
        "keywords": printed_keywords(c),
        "number": c.number,
        **{f"text_{lang}": voice(lang).card_text(c) for lang in LANGUAGES},
        "custom": c.definition().custom or None,
        "before_errata": None if c.older is None else {lang: voice(lang).card_text(c, False) for lang in LANGUAGES},
    }


# ---------------------------------------------------------------- for people
def title(c: Title, lang: str) -> str:
    """Return the title of a card."""
    return c.title(lang)


def trait(name: str, lang: str) -> str:
    """Return what a trait is called."""
    return LEXICON.word(lang, f"trait:{name}")


def keyword(name: str, lang: str) -> str:
    """'hazardous:3' as a player reads it."""
    word, _, n = name.partition(":")
    said = LEXICON.word(lang, f"keyword:{word}")
    return f"{said} ({n})" if n else said


def show_list(found: list[Title], chosen: Mapping[str, Any], lang: str) -> None:
    """Print a table of cards, with the columns that were chosen."""
    if chosen.get("custom"):
        show_custom(found, lang)
        return
    from tableforge.keyforge.decks.problems import house_title
    from tableforge.keyforge.names import CREATURE, TYPES
    from tableforge.keyforge.sheet import printed_keywords

    heads = [
        say(lang, k)
        for k in ("id", "name", "house", "type", "rarity", "aember", "power", "armor", "keyword#many", "number")
    ]
    out = table(*heads, numbers=(5, 6, 7))
    for c in found:
        on_line = c.type == CREATURE
        out.add_row(
            c.id,
            c.title(lang),
            house_title(c.house.house, lang),
            say(lang, TYPES[c.type]),
            say(lang, f"rarity:{c.rarity}"),
            str(c.amber or ""),
            str(c.power) if on_line else "",
            str(c.armor or "") if on_line else "",
            ", ".join([keyword(k, lang) for k in printed_keywords(c)]),
            " ".join([f"{s} {n}" for s, n in c.number.items()]),
        )
    console().print(out)
    click.echo(say(lang, "cards-found", n=len(found)))


def show(c: Title, lang: str) -> None:
    """Print one card: its numbers, its text, its rules."""
    from tableforge.keyforge.decks.problems import house_title
    from tableforge.keyforge.names import CREATURE, TYPES
    from tableforge.keyforge.voice.languages import voice

    said = voice(lang)
    other = c.title(next_language(lang))
    click.echo(f"{c.title(lang)}  ({other})  [{c.id}]")
    parts = [house_title(c.house.house, lang), say(lang, TYPES[c.type]), say(lang, f"rarity:{c.rarity}")]
    parts += [f"{c.amber} {LEXICON.word(lang, 'aember', c.amber)}"] if c.amber else []
    if c.type == CREATURE:
        parts.append(f"{say(lang, 'power')} {c.power}")
        parts += [f"{say(lang, 'armor')} {c.armor}"] if c.armor else []
    parts += [" • ".join([trait(t.name, lang) for t in c.traits])] if c.traits else []
    click.echo(" · ".join(parts))
    click.echo(" · ".join([f"{say(lang, f'set:{s}')} {n}" for s, n in c.number.items()]))
    if text := said.card_text(c):
        click.echo(f"\n{text}")
    if c.older is not None:
        click.echo(f"\n({say(lang, 'before-errata')})\n{said.card_text(c, errata=False)}")
    if own := c.definition().custom:
        click.echo(f"\n{say(lang, 'custom')}{say(lang, 'colon')} {own}")


def show_custom(found: list[Title], lang: str) -> None:
    """Print the cards that have an op of their own, and why they need one."""
    from tableforge.keyforge.decks.problems import house_title

    out = table(*[say(lang, k) for k in ("name", "house", "custom", "reason")])
    for c in found:
        for word in custom_words(c):
            out.add_row(c.title(lang), house_title(c.house.house, lang), word.name, word.text.text(lang))
    console().print(out)
    click.echo(say(lang, "custom-found", n=len(found)))


def custom_words(c: Title) -> list[Any]:
    """The sentences of the card that no word can say."""
    from tableforge.keyforge.words import Custom, walk

    return walk(c.abilities, Custom)
