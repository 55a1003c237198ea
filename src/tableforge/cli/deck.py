"""`tableforge deck`: import, list, show, check and forge decks."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tableforge.cli import store
from tableforge.cli.common import console, lang_option, table
from tableforge.cli.speech import Group, argument, option
from tableforge.cli.streams import writable
from tableforge.cli.texts import say
from tableforge.tongue.both import Both

if TYPE_CHECKING:
    from tableforge.keyforge.decks.deck import Deck, Verdict
    from tableforge.keyforge.words import Card

BAR = 24


@click.group(
    cls=Group,
    fr="""
    Importe, liste, montre, vérifie et forge des decks de KeyForge.

    Les decks importés sont gardés dans le dossier de vos données (TABLEFORGE_HOME) et se jouent par leur nom.
    """,
)
@lang_option
def deck(lang: str) -> None:
    """Import, list, show, check and forge decks of KeyForge.

    Imported decks are kept in the folder of your data (TABLEFORGE_HOME), and are played by their name.
    """


@deck.command(
    "import",
    fr="""
    Garde les decks de FICHIER : JSON de Master Vault, JSON ou CSV de Decks of KeyForge, JSON de keyteki, ou notre texte.

    Ce qui ne peut pas être joué est dit avec chaque problème, et la commande finit avec le code 1 ; les autres decks sont
    gardés.
    """,
)
@argument("file", "FICHIER")
@lang_option
def import_(file: str, lang: str) -> None:
    """Keep the decks of FILE: Master Vault JSON, Decks of KeyForge JSON or CSV, keyteki JSON, or our own text.

    What cannot be played is told with every problem, and the command ends with code 1; the other decks are kept.
    """
    from tableforge.keyforge.decks import formats

    verdicts = formats.survey_file(file)
    for verdict in verdicts:
        if verdict.deck is None:
            tell_problems(verdict, "not-imported", lang)
            continue
        path, new = store.keep_deck(verdict.deck)
        click.echo(say(lang, "imported" if new else "already", name=verdict.deck.title(lang), file=path))
    if any([verdict.deck is None for verdict in verdicts]):
        sys.exit(1)


@deck.command(fr="Dit si les decks de FICHIER peuvent être joués, et ce qui ne va pas ; rien n’est gardé.")
@argument("file", "FICHIER")
@lang_option
def check(file: str, lang: str) -> None:
    """Say whether the decks of FILE can be played, and what is wrong with them; nothing is kept."""
    from tableforge.keyforge.decks import formats

    verdicts = formats.survey_file(file)
    for verdict in verdicts:
        if verdict.deck is not None:
            click.echo(say(lang, "legal", name=verdict.deck.title(lang)))
        else:
            tell_problems(verdict, "illegal", lang)
    if any([verdict.deck is None for verdict in verdicts]):
        sys.exit(1)


def tell_problems(verdict: Verdict, key: str, lang: str) -> None:
    click.echo(say(lang, key, name=verdict.name))
    for problem in verdict.problems:
        click.echo(f"  - {problem.text(lang)}")


@deck.command("list", fr="Liste les decks importés et les decks de démarrage.")
@option("--json", "as_json", is_flag=True, help="One deck a line.", fr="Un deck par ligne.")
@lang_option
def list_(as_json: bool, lang: str) -> None:
    """List the imported decks and the starter decks."""
    from rich.text import Text

    from tableforge.keyforge.decks.deck import starters
    from tableforge.keyforge.decks.problems import house_title

    rows = [(f"starter:{short}", d) for short, d in starters().items()]
    kept = [(path.stem, d) for path, d in store.imported().items()]
    if as_json:
        for ref, d in [*rows, *kept]:
            click.echo(json.dumps({"ref": ref, **d.to_json()}, ensure_ascii=False))
        return
    out = table(*[say(lang, k) for k in ("id", "name", "houses", "set", "aember")], numbers=(4,))
    for ref, d in [*rows, *kept]:
        amber = sum([c.amber for c in cards_of(d)])
        # A name that somebody else gave is no markup, whatever brackets it has.
        names = [Text(part) for part in (ref, d.title(lang))]
        out.add_row(*names, ", ".join([house_title(h, lang) for h in d.houses]), set_name(d, lang), str(amber))
    console().print(out)
    if not kept:
        click.echo(say(lang, "no-decks"))


@deck.command(
    fr="""
    Montre le deck NOM : un deck importé, « starter:onyx », « forged:GRAINE », ou un fichier.

    Avec ses cartes par Maison, les créatures par puissance, les types de cartes, les raretés, l’Aombre, les mots-clés, les
    traits et les francs-tireurs.
    """
)
@argument("name", "NOM")
@option(
    "--json", "as_json", is_flag=True, help="The deck and its figures as one JSON object.",
    fr="Le deck et ses chiffres en un objet JSON.",
)
@option(
    "--text", "as_text", is_flag=True, help="The deck in our own text form.", fr="Le deck sous notre forme de texte."
)
@lang_option
def show(name: str, as_json: bool, as_text: bool, lang: str) -> None:
    """Show the deck NAME: an imported deck, 'starter:onyx', 'forged:SEED', or a file.

    With its cards by house, the creatures by power, card types, rarities, æmber, keywords, traits and mavericks.
    """
    from tableforge.keyforge.decks import formats

    found = store.deck(name)
    if as_json:
        click.echo(json.dumps({**found.to_json(), "figures": figures(found)}, ensure_ascii=False))
    elif as_text:
        click.echo(formats.to_text(found, lang), nl=False)
    else:
        page(found, lang)


@deck.command(
    fr="""
    Forge un nouveau deck que personne d’autre n’a : trois Maisons de douze cartes, et un Archonte à lui.

    La même graine donne toujours le même deck, deux graines jamais.
    """
)
@option(
    "--seed", type=click.IntRange(0, 2**32 - 1), metavar="N", help="Seed of the deck; without one, chance chooses it.",
    fr="Graine du deck ; sans elle, le hasard la choisit.",
)
@option(
    "--set", "of_set", metavar="cota|aoa", help="The set to forge of; without one, the seed chooses it.",
    fr="L’extension d’où forger ; sans elle, la graine la choisit.",
)
@option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), metavar=Both("FILE", "FICHIER"), help="Write the deck to this file.",
    fr="Écrit le deck dans ce fichier.",
)
@option(
    "--force", is_flag=True, help="Write over a file that is already there.", fr="Remplace un fichier qui existe déjà."
)
@option(
    "--keep", is_flag=True, help="Keep it among the imported decks.", fr="Le garde parmi les decks importés."
)
@lang_option
def forge(seed: int | None, of_set: str | None, out: Path | None, force: bool, keep: bool, lang: str) -> None:
    """Forge a new deck that nobody else has: three houses of twelve, and an Archon of its own.

    The same seed always gives the same deck, two seeds never do.
    """
    from tableforge.keyforge.decks import forge, formats

    if seed is None:
        from secrets import randbits

        seed = randbits(32)
    found = forge.forge(seed, of_set)
    if out is not None:
        may_write(out, force)
        store.write(out, formats.to_text(found, lang))
        click.echo(say(lang, "written", file=out))
    if keep:
        path, new = store.keep_deck(found)
        click.echo(say(lang, "imported" if new else "already", name=found.title(lang), file=path))
    if out is None and not keep:
        click.echo(formats.to_text(found, lang), nl=False)


def may_write(path: Path, force: bool) -> None:
    """Refuse a file that would have to be written over, and a folder that is not there."""
    from tableforge.errors import BadSetup
    from tableforge.tongue.both import quoted

    if not path.parent.is_dir():
        folder = str(path.parent)
        raise BadSetup(
            f"there is no folder {folder!r} to write to", fr=f"il n’y a pas de dossier {quoted(folder)} où écrire"
        )
    if path.exists() and not force:
        raise BadSetup(
            f"{str(path)!r} is already there; --force writes over it",
            fr=f"{quoted(str(path))} existe déjà ; --force le remplace",
        )


# ---------------------------------------------------------------- figures
def cards_of(d: Deck) -> list[Card]:
    from tableforge.keyforge.cards import CARDS

    return [CARDS[id] for id, _ in d.cards]


def set_name(d: Deck, lang: str) -> str:
    return say(lang, d.set) if d.set in ("cota", "aoa") else d.set


def figures(d: Deck) -> dict[str, object]:
    """What the cards of a deck come to, as plain data."""
    from tableforge.cli.cards import keywords
    from tableforge.keyforge.names import CREATURE, TYPES

    found = cards_of(d)
    creatures = [c for c in found if c.type == CREATURE]
    powers = Counter([c.power for c in creatures])
    return {
        "types": {name: sum([c.type == k for c in found]) for k, name in enumerate(TYPES)},
        "rarities": dict(Counter([c.rarity for c in found]).most_common()),
        "amber": sum([c.amber for c in found]),
        "amber_cards": sum([c.amber > 0 for c in found]),
        "power": {str(p): powers[p] for p in sorted(powers)},
        "mean_power": round(sum([c.power for c in creatures]) / len(creatures), 2) if creatures else 0.0,
        "armor": sum([c.armor for c in creatures]),
        "keywords": dict(Counter([k for c in found for k in keywords(c)]).most_common()),
        "traits": dict(Counter([t.name for c in found for t in c.traits]).most_common()),
        "mavericks": list(d.mavericks()),
        "legacies": [c.id for c in found if d.set and d.set not in c.number],
    }


def page(d: Deck, lang: str) -> None:
    """A deck on the screen."""
    from tableforge.cli.cards import keyword, title, trait
    from tableforge.keyforge.cards import CARDS
    from tableforge.keyforge.decks.problems import house_title
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
                str(n), name, say(lang, TYPES[c.type]), say(lang, c.rarity), str(c.amber or ""),
                str(c.power) if on_line else "", str(c.armor or "") if on_line else "",
            )  # fmt: skip
        screen.print(out)
    f = figures(d)
    mean = f"{f['mean_power']:.1f}"
    bars(say(lang, "curve"), {str(p): n for p, n in counted(f, "power").items()})
    click.echo(f"  {say(lang, 'mean-power', mean=mean if lang == 'en' else mean.replace('.', ','), armor=f['armor'])}")
    bars(say(lang, "types"), {say(lang, k): n for k, n in counted(f, "types").items()})
    bars(say(lang, "rarities"), {say(lang, k): n for k, n in counted(f, "rarities").items()})
    click.secho(f"\n{say(lang, 'bonus')}", bold=True)
    click.echo(f"  {say(lang, 'bonus-told', amber=f['amber'], n=f['amber_cards'])}")
    bars(say(lang, "keywords"), {keyword(k, lang): n for k, n in counted(f, "keywords").items()}, say(lang, "none"))
    bars(say(lang, "traits"), {trait(k, lang): n for k, n in counted(f, "traits").items()}, say(lang, "none"))
    for key in ("mavericks", "legacies"):
        ids = f[key]
        assert isinstance(ids, list)
        click.secho(f"\n{say(lang, key)}", bold=True)
        click.echo("  " + (", ".join([title(CARDS[id], lang) for id in ids]) or say(lang, "none")))


def counted(f: dict[str, object], key: str) -> dict[str, int]:
    part = f[key]
    assert isinstance(part, dict)
    return part


def bars(head: str, counts: dict[str, int], none: str = "") -> None:
    """Counts as bars of blocks."""
    click.secho(f"\n{head}", bold=True)
    if not counts:
        click.echo(f"  {none}")
        return
    full, thin = ("█", "▏") if writable("█▏") else ("#", "|")
    wide = max([len(name) for name in counts])
    most = max([1, *counts.values()])
    for name, n in counts.items():
        click.echo(f"  {name:>{wide}} {n:3} {full * round(BAR * n / most) or (thin if n else '')}")
