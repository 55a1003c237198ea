"""Options that several commands have, each written once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from tableforge.cli.speech import option
from tableforge.tongue.text import Text

PORT: Final = 4747

overwrite_option = option(
    "--force", is_flag=True, help="Write over a file that is already there.", fr="Remplace un fichier qui existe déjà."
)
deck_file_option = option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar=Text("FILE", "FICHIER"),
    help="Write the deck to this file.",
    fr="Écrit le deck dans ce fichier.",
)
# ---------------------------------------------------------------- servers
port_option = option(
    "--port",
    default=PORT,
    show_default=True,
    type=click.IntRange(0, 65535),
    metavar="N",
    help="The port.",
    fr="Le port.",
)
data_option = option(
    "--data",
    metavar=Text("DIR", "DOSSIER"),
    help="Where tables and decks are kept; without it, where all games are.",
    fr="Où tables et decks sont gardés ; sans cela, là où sont toutes les parties.",
)
# ---------------------------------------------------------------- a game at the terminal
seats_option = option(
    "--seat",
    "seats",
    multiple=True,
    metavar=Text("human|bot:NAME", "human|bot:NOM"),
    help="Who plays: first seat 0, then the next.",
    fr="Qui joue : d’abord le siège 0, puis les suivants.",
)
plain_option = option(
    "--plain",
    is_flag=True,
    help="Line by line with numbered choices, as for a screen reader.",
    fr="Ligne par ligne avec des choix numérotés, comme pour un lecteur d’écran.",
)
# ---------------------------------------------------------------- many games
first_seed_option = option(
    "--seed",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    metavar="N",
    help="Seed of the first game.",
    fr="Graine de la première partie.",
)
jobs_option = option(
    "--jobs",
    default=1,
    show_default=True,
    type=click.IntRange(1, 256),
    metavar="N",
    help="How many processes share the games.",
    fr="Combien de processus se partagent les parties.",
)
