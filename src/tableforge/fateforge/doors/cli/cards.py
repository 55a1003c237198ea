"""The cards of Fateforge for `tableforge cards`: heroes, skills, items, decks, allies and enemies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import click

from tableforge.cli.common import console, table
from tableforge.cli.speech import SpokenOption
from tableforge.fateforge.doors.cli.texts import say
from tableforge.tongue.text import LANGUAGES, Text, next_language

if TYPE_CHECKING:
    from tableforge.fateforge.sheet import Entry

NO_CARD: Final = Text("there is no card {name!r}", "il n’y a pas de carte {name!r}")
NO_SORT: Final = Text("there is no kind of card {name!r}", "il n’y a pas de sorte de carte {name!r}")
NO_HERO: Final = Text("there is no hero {name!r}", "il n’y a pas de héros {name!r}")
OPTIONS = (
    SpokenOption(
        ["of_sort", "--kind"],
        metavar=Text("KIND", "SORTE"),
        help="Only cards of this kind: skill, item, enemy, fear …",
        fr="Seulement les cartes de cette sorte : skill, item, enemy, fear …",
    ),
    SpokenOption(
        ["of_hero", "--hero"],
        metavar=Text("HERO", "HÉROS"),
        help="Only the abilities and skills of this hero: thief …",
        fr="Seulement les capacités et compétences de ce héros : thief …",
    ),
)


def select(name: str | None, chosen: Mapping[str, Any]) -> list[Entry]:
    """The cards that are asked for; an unknown name, kind or hero is an error with the nearest."""
    found = every() if name is None else find_cards(name)
    if chosen.get("of_sort") is not None:
        sorts = {one.sort.lower() for one in every()}
        of_sort = one_of(chosen["of_sort"], sorted(sorts), NO_SORT)
        found = [one for one in found if one.sort.lower() == of_sort]
    if chosen.get("of_hero") is not None:
        from tableforge.fateforge.cards import pack

        hero = one_of(chosen["of_hero"], [hero.id for hero in pack().heroes], NO_HERO)
        found = [one for one in found if getattr(one.thing, "hero", "") == hero]
    return found


def every() -> list[Entry]:
    """Return all cards, heroes, enemies and the like of the content that comes with the game."""
    from tableforge.fateforge.cards import pack
    from tableforge.fateforge.sheet import entries

    return entries(pack())


def one_of(word: str, known: list[str], refusal: Text) -> str:
    """The word itself, or an error that names those there are."""
    from tableforge.errors import BadSetup
    from tableforge.tongue.spelling import unknown

    if word.lower() not in known:
        raise BadSetup(unknown(refusal, word, known))
    return word.lower()


def find_cards(name: str) -> list[Entry]:
    """The card of that id, all cards of that name, or all with the name in theirs."""
    from tableforge.errors import UnknownCard
    from tableforge.tongue.spelling import squash, unknown

    by_id = [one for one in every() if one.id == name]
    key = squash(name)
    same = [one for one in every() if key in [squash(text) for text in one.name.texts().values()]]
    near = [
        one for one in every() if key and any([key in squash(text) for text in (one.id, *one.name.texts().values())])
    ]
    if not (by_id or same or near):
        names = [text for one in every() for text in (one.id, *one.name.texts().values())]
        raise UnknownCard(unknown(NO_CARD, name, names, list_all=False))
    return by_id or same or near


# ---------------------------------------------------------------- as data
def facts(one: Entry) -> dict[str, Any]:
    """A card as one JSON object."""
    from tableforge.fateforge.cards import pack
    from tableforge.fateforge.sheet import facts as printed
    from tableforge.fateforge.sheet import rules_of, text

    return {
        "id": one.id,
        "kind": one.sort.lower(),
        **{f"name_{lang}": one.name.text(lang) for lang in LANGUAGES},
        **{f"printed_{lang}": printed(pack(), one.thing, lang) for lang in LANGUAGES},
        **{f"text_{lang}": text(pack(), one.thing, lang) for lang in LANGUAGES},
        "rules": rules_of(one.thing),
    }


# ---------------------------------------------------------------- for people
def show_list(found: list[Entry], chosen: Mapping[str, Any], lang: str) -> None:
    """Print a table of what was found."""
    from tableforge.fateforge.cards import pack
    from tableforge.fateforge.sheet import facts as printed

    out = table(*[say(lang, key) for key in ("id", "name", "sort", "facts")])
    for one in found:
        out.add_row(one.id, one.name.text(lang), one.sort.text(lang), " · ".join(printed(pack(), one.thing, lang)))
    console().print(out)
    click.echo(say(lang, "found", n=len(found)))


def show(one: Entry, lang: str) -> None:
    """Print one of them: what it is, its numbers, its text."""
    from tableforge.fateforge.cards import pack
    from tableforge.fateforge.sheet import sheet

    page = sheet(pack(), one, lang)
    click.echo(f"{page.name}  ({one.name.text(next_language(lang))})  [{one.id}]")
    click.echo(" · ".join([part for part in (page.kind, page.facts) if part]))
    click.echo("\n" + "\n".join(page.lines))
    click.echo(f"\n{say(lang, 'rules')}{LANGUAGES[lang].colon}{', '.join(page.rules)}")
