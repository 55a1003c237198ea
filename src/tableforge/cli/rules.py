"""`tableforge rules`: look a rule up, compare two rulebooks, list what no test cites."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import tableforge
from tableforge.cli.common import console, game_and_word, lang_option, table
from tableforge.cli.speech import Command, argument, option
from tableforge.cli.texts import say
from tableforge.tongue.text import LANGUAGES

if TYPE_CHECKING:
    from tableforge.kernel.game import Game
    from tableforge.kernel.rules import Rule

DOORS = ("cli", "drive", "voice")  # folders of tests


@click.command(
    cls=Command, fr="Liste les règles de JEU, ou montre celles dont l’id, le titre ou le texte contient MOT."
)
@argument("game", "JEU", required=False)
@argument("word", "MOT", required=False)
@option(
    "--edition",
    metavar="EDITION",
    help="Only rules that hold in this edition.",
    fr="Seulement les règles en vigueur dans cette édition.",
)
@option(
    "--diff",
    nargs=2,
    metavar="EDITION EDITION",
    help="What holds in one of two editions only.",
    fr="Ce qui ne vaut que dans l’une de deux éditions.",
)
@option(
    "--untested",
    is_flag=True,
    help="Rules that no test of the checkout cites; definitions need none.",
    fr="Les règles qu’aucun test des sources ne cite ; les définitions n’en demandent pas.",
)
@option(
    "--json",
    "as_json",
    is_flag=True,
    help="One rule a line, in both languages.",
    fr="Une règle par ligne, dans les deux langues.",
)
@lang_option
def rules(
    game: str | None,
    word: str | None,
    edition: str | None,
    diff: tuple[str, str] | None,
    untested: bool,
    as_json: bool,
    lang: str,
) -> None:
    """List the rules of GAME, or show those with WORD in their id, title or text.

    \b
    tableforge rules elusive --lang fr
    tableforge rules keyforge KF.taunt
    tableforge rules keyforge --diff 1.1 1.3
    """
    from tableforge.kernel.rules import edition_of

    name, word = game_and_word(game, word, lambda name, w: tableforge.game(name).rules.search(w))
    played = tableforge.game(name)
    index = played.rules
    for wanted in [*([edition] if edition else []), *(diff or ())]:
        edition_of(wanted, played.editions)
    if diff:
        print_diff(played, diff, as_json, lang)
        return
    found = list(index.rules.values())
    if word is not None:
        found = index.search(word)
    if edition:
        found = [r for r in found if edition in r.editions]
    if untested:
        found = list_uncited(name, found, lang)
    if as_json:
        for r in found:
            click.echo(json.dumps(rule_json(r), ensure_ascii=False))
    elif untested:
        if found:
            print_rules(found, lang)
        click.echo(say(lang, "untested", n=len(found)) if found else say(lang, "all-tested"))
    elif word is not None and 0 < len(found) <= 12:
        for r in found:
            print_rule(r, lang)
    else:
        print_rules(found, lang)
        click.echo(say(lang, "rules-found", n=len(found)))


def list_uncited(game: str, found: list[Rule], lang: str) -> list[Rule]:
    """Return the rules that no test of this checkout cites; definitions need no test."""
    cited = cited_rules(game, lang)
    return [r for r in found if not r.definition and r.id not in cited]


def cited_rules(game: str, lang: str = "en") -> set[str]:
    """Return every rule id that a ruling of this checkout cites; tests of the doors only quote ids, and prove nothing.

    Raises click.UsageError where there are no tests.
    """
    tests = Path(tableforge.__file__).resolve().parents[2] / "tests"
    if not tests.is_dir():
        raise click.UsageError(say(lang, "no-tests"))
    marks = {id.partition(".")[0] for id in tableforge.game(game).rules.rules}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(marks))})\.[a-z0-9-]+")
    out: set[str] = set()
    for path in tests.rglob("*.py"):
        if path.relative_to(tests).parts[0] in DOORS:
            continue
        out.update(pattern.findall(path.read_text("utf-8")))
    return out


def rule_json(r: Rule) -> dict[str, Any]:
    """Return a rule as JSON."""
    said = (("title", r.title), ("text", r.text), ("section", r.section))
    return {
        "id": r.id,
        "number": r.number,
        **{f"{name}_{lang}": texts[lang] for name, texts in said for lang in LANGUAGES},
        "editions": list(r.editions),
        "definition": r.definition,
    }


def print_rule(r: Rule, lang: str) -> None:
    """Print a rule as a page."""
    kind = f" · {say(lang, 'definition')}" if r.definition else ""
    colon = LANGUAGES[lang].colon
    click.secho(f"{r.id}  {r.title[lang]}", bold=True)
    click.echo(f"{r.text[lang]}")
    where = f"{say(lang, 'section')}{colon}{r.section[lang]}"
    click.echo(f"({where} · {say(lang, 'editions')}{colon}{', '.join(r.editions)}{kind})\n")


def print_rules(found: list[Rule], lang: str) -> None:
    """Print rules as a list."""
    out = table(*[say(lang, k) for k in ("number", "rule", "title", "editions")], numbers=(0,))
    for r in found:
        out.add_row(str(r.number), r.id, r.title[lang], " ".join(r.editions))
    console().print(out)


def print_diff(game: Game, diff: tuple[str, str], as_json: bool, lang: str) -> None:
    """Print the points on which two editions differ."""
    a, b = diff
    every = game.rules.rules.values()
    only = {x: [r for r in every if x in r.editions and y not in r.editions] for x, y in ((a, b), (b, a))}
    points = game.differences(a, b)
    if as_json:
        ids = {x: [r.id for r in only[x]] for x in (a, b)}
        click.echo(json.dumps({"only": ids, "switches": {p.name: p.rules for p in points}}, ensure_ascii=False))
        return
    for x in (a, b):
        if only[x]:
            click.secho(f"{say(lang, 'only-in', edition=x)}\n", bold=True)
            for r in only[x]:
                print_rule(r, lang)
    if points:
        out = table(say(lang, "switches"), a, b)
        for p in points:
            out.add_row(p.about.text(lang), *p.rules)
        console().print(out)
    if not points and not any(only.values()):
        click.echo(say(lang, "in-both"))
