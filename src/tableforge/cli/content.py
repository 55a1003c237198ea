"""`tableforge content`: check a folder of content, ours or one's own."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tableforge.cli.common import lang_option
from tableforge.cli.parts import find_content, has_module
from tableforge.cli.settings import default_game
from tableforge.cli.speech import Group, argument, option
from tableforge.cli.texts import say
from tableforge.tongue.text import Text


@click.group(cls=Group, fr="Vérifie des dossiers de contenu : les cartes, ennemis, plans et scènes d’un jeu.")
@lang_option
def content(lang: str) -> None:
    """Check folders of content: the cards, enemies, maps and scenes of a game."""


@content.command(
    fr="""
    Dit tout ce qui ne va pas dans DOSSIER, avec le fichier et la ligne ; sans DOSSIER, dans notre propre contenu.

    Se termine par le code 1 s’il y a des erreurs ; des avertissements seuls n’empêchent pas de jouer.
    """
)
@argument("folder", "DOSSIER", required=False)
@option(
    "--game",
    metavar=Text("GAME", "JEU"),
    help="Whose content it is, where several games have some.",
    fr="De quel jeu est le contenu, si plusieurs en ont.",
)
@lang_option
def check(folder: str | None, game: str | None, lang: str) -> None:
    """Tell everything that is wrong in FOLDER, with file and line; without FOLDER, in our own content.

    Ends with code 1 where there are errors; warnings alone keep nobody from playing.
    """
    from tableforge import games

    with_content = [name for name in games.names() if has_module(name, "content")]
    found = find_content(game or default_game(with_content, by="--game")).check(
        None if folder is None else Path(folder)
    )
    for one in found:
        click.echo(
            say(lang, "content-error" if one.error else "content-warning", check=one.check, told=one.told.text(lang))
        )
    errors = len([one for one in found if one.error])
    click.echo(say(lang, "content-found", errors=errors, warnings=len(found) - errors))
    if errors:
        sys.exit(1)
