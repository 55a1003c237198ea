"""`--help` in French: the sentences of the commands and their options, and click's own headings.

A page of help is written by a formatter; this one looks each sentence up as it goes by.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import click

from tableforge.cli.common import LANG
from tableforge.errors import typeset

HEADINGS: Final = {"Options": "Options", "Commands": "Commandes"}
SENTENCES: Final = {
    # tableforge
    "Tabletop games by their exact rules: play them, look them up, drive them from any language.": (
        "Des jeux de société selon leurs règles exactes : jouez, consultez, pilotez depuis n’importe quel langage."
    ),
    "Every question, event and refusal cites its rule. `tableforge COMMAND --help` tells more.": (
        "Chaque question, événement et refus cite sa règle. `tableforge COMMAND --help` en dit plus."
    ),
    "Show the version and exit.": "Affiche la version.",
    "Show this message and exit.": "Affiche cette aide.",
    "Language of everything that is printed (or the variable TABLEFORGE_LANG).": (
        "Langue de tout ce qui s’affiche (ou la variable TABLEFORGE_LANG)."
    ),
    "Play at the terminal, against a bot or a person.": "Jouer au terminal, contre un bot ou une personne.",
    "Step forward and back through a saved game.": "Parcourir une partie sauvegardée, en avant et en arrière.",
    "List cards, or show one, in English or French.": "Lister les cartes, ou en montrer une, en anglais ou en français.",
    "Look rules up, and compare the rulebooks.": "Consulter les règles et comparer les livrets.",
    "Import, list, show, check and forge decks.": "Importer, lister, montrer, vérifier et forger des decks.",
    "Drive games with JSON lines over standard input and output.": (
        "Piloter des parties par des lignes JSON, sur l’entrée et la sortie standard."
    ),
    "Check the laws of the engine in random games.": "Vérifier les lois du moteur dans des parties au hasard.",
    "Measure the engine's speed.": "Mesurer la vitesse du moteur.",
    # play, replay
    "Play GAME at the terminal; you against the bot greedy, unless --seat says otherwise.": (
        "Joue à GAME au terminal : vous contre le bot greedy, sauf si --seat en dit autrement."
    ),
    "Every answer is saved at once, so nothing is lost however the game is left; the next start offers to go on with it. "
    "A deck is 'starter:onyx', 'starter:argus', 'forged:SEED', an imported deck's name, or a deck file.": (
        "Chaque réponse est sauvegardée aussitôt : rien n’est perdu, quelle que soit la façon de quitter la partie ; le "
        "prochain démarrage propose de la reprendre. Un deck est « starter:onyx », « starter:argus », « forged:GRAINE », le "
        "nom d’un deck importé, ou un fichier de deck."
    ),
    "Who plays: first seat 0, then seat 1.": "Qui joue : d’abord le siège 0, puis le siège 1.",
    "Seed of all chance; without one, a new game each time.": (
        "Graine de tout le hasard ; sans elle, une nouvelle partie à chaque fois."
    ),
    "The rulebook: 1.0, 1.1 or 1.3.": "Le livret de règles : 1.0, 1.1 ou 1.3.",
    "A deck: first seat 0's, then seat 1's.": "Un deck : d’abord celui du siège 0, puis celui du siège 1.",
    "Chains at the start: first seat 0's, then seat 1's.": (
        "Chaînes au départ : d’abord celles du siège 0, puis celles du siège 1."
    ),
    "Who begins: seat 0 or 1; without it, chance.": "Qui commence : le siège 0 ou 1 ; sans cela, le hasard.",
    "Whether an opening hand may be exchanged.": "Si la main de départ peut être échangée.",
    "A match of so many games; losers say who begins.": (
        "Un match d’autant de parties ; le perdant dit qui commence."
    ),
    "Start with the chains that earlier games of these decks suggest.": (
        "Commence avec les chaînes que suggèrent les parties passées de ces decks."
    ),
    "Bid chains for the first deck before the game.": "Enchérir en chaînes pour le premier deck avant la partie.",
    "Go on with the game left last, or with a save.": "Reprend la dernière partie quittée, ou une sauvegarde.",
    "Line by line with numbered choices, as for a screen reader.": (
        "Ligne par ligne avec des choix numérotés, comme pour un lecteur d’écran."
    ),
    "Begin a new game without asking about an unfinished one.": (
        "Commence une nouvelle partie sans proposer d’en reprendre une."
    ),
    "Step forward and back through the saved game in FILE.": (
        "Parcourt la partie sauvegardée dans FILE, en avant et en arrière."
    ),
    "Print the whole story instead of stepping through it.": "Écrit toute l’histoire au lieu de la parcourir.",
    "With --log: through whose eyes; without it, a spectator's.": (
        "Avec --log : vue par quel siège ; sans cela, par un spectateur."
    ),
    # cards, rules
    "List the cards of GAME, or show the card NAME: its id, its name in either language, or a part of it.": (
        "Liste les cartes de GAME, ou montre la carte NAME : son id, son nom dans une des langues, ou une partie du nom."
    ),
    "One card a line: facts and text in both languages.": "Une carte par ligne : données et texte dans les deux langues.",
    "Only cards of this house.": "Seulement les cartes de cette Maison.",
    "Only cards of this set: cota or aoa.": "Seulement les cartes de cette extension : cota ou aoa.",
    "Only cards with an op of their own, and why they need one.": (
        "Seulement les cartes qui ont leur propre op, et pourquoi il leur en faut une."
    ),
    "List the rules of GAME, or show those with WORD in their id, title or text.": (
        "Liste les règles de GAME, ou montre celles dont l’id, le titre ou le texte contient WORD."
    ),
    "Only rules that hold in this edition.": "Seulement les règles en vigueur dans cette édition.",
    "What holds in one of two editions only.": "Ce qui ne vaut que dans l’une de deux éditions.",
    "Rules that no test of the checkout cites; definitions need none.": (
        "Les règles qu’aucun test des sources ne cite ; les définitions n’en demandent pas."
    ),
    "One rule a line, in both languages.": "Une règle par ligne, dans les deux langues.",
    # deck
    "Import, list, show, check and forge decks of KeyForge.": (
        "Importe, liste, montre, vérifie et forge des decks de KeyForge."
    ),
    "Imported decks are kept in the folder of your data (TABLEFORGE_HOME), and are played by their name.": (
        "Les decks importés sont gardés dans le dossier de vos données (TABLEFORGE_HOME) et se jouent par leur nom."
    ),
    "Keep the decks of FILE: Master Vault JSON, Decks of KeyForge JSON or CSV, keyteki JSON, or our own text.": (
        "Garde les decks de FILE : JSON de Master Vault, JSON ou CSV de Decks of KeyForge, JSON de keyteki, ou notre texte."
    ),
    "What cannot be played is told with every problem, and the command ends with code 1; the other decks are kept.": (
        "Ce qui ne peut pas être joué est dit avec chaque problème, et la commande finit avec le code 1 ; les autres decks "
        "sont gardés."
    ),
    "Say whether the decks of FILE can be played, and what is wrong with them; nothing is kept.": (
        "Dit si les decks de FILE peuvent être joués, et ce qui ne va pas ; rien n’est gardé."
    ),
    "List the imported decks and the starter decks.": "Liste les decks importés et les decks de démarrage.",
    "One deck a line.": "Un deck par ligne.",
    "Show the deck NAME: an imported deck, 'starter:onyx', 'forged:SEED', or a file.": (
        "Montre le deck NAME : un deck importé, « starter:onyx », « forged:GRAINE », ou un fichier."
    ),
    "With its cards by house, the creatures by power, card types, rarities, æmber, keywords, traits and mavericks.": (
        "Avec ses cartes par Maison, les créatures par puissance, les types de cartes, les raretés, l’Aombre, les "
        "mots-clés, les traits et les francs-tireurs."
    ),
    "The deck and its figures as one JSON object.": "Le deck et ses chiffres en un objet JSON.",
    "The deck in our own text form.": "Le deck sous notre forme de texte.",
    "Forge a new deck that nobody else has: three houses of twelve, and an Archon of its own.": (
        "Forge un nouveau deck que personne d’autre n’a : trois Maisons de douze cartes, et un Archonte à lui."
    ),
    "The same seed always gives the same deck, two seeds never do.": (
        "La même graine donne toujours le même deck, deux graines jamais."
    ),
    "Seed of the deck; without one, chance chooses it.": "Graine du deck ; sans elle, le hasard la choisit.",
    "The set to forge of; without one, the seed chooses it.": (
        "L’extension d’où forger ; sans elle, la graine la choisit."
    ),
    "Write the deck to this file.": "Écrit le deck dans ce fichier.",
    "Write over a file that is already there.": "Remplace un fichier qui existe déjà.",
    "Keep it among the imported decks.": "Le garde parmi les decks importés.",
    # drive, laws, bench
    "Drive games from any language: one JSON object a line in, one line out, errors included.": (
        "Pilote des parties depuis n’importe quel langage : un objet JSON par ligne, une ligne en réponse, erreurs comprises."
    ),
    'docs/drive.md says what each command takes and gives. Try: echo \'{"cmd":"hello"}\' | tableforge drive': (
        'docs/drive.md dit ce que chaque commande prend et rend. Essayez : echo \'{"cmd":"hello"}\' | tableforge drive'
    ),
    "Play random games of GAME and check at every decision what must always hold.": (
        "Joue des parties de GAME au hasard et vérifie à chaque décision ce qui doit toujours valoir."
    ),
    "Ends with code 1 if a law is broken; each violation comes with the command that leads back to it.": (
        "Finit avec le code 1 si une loi est enfreinte ; chaque infraction vient avec la commande qui y ramène."
    ),
    "How many random games to play.": "Combien de parties jouer.",
    "Seed of the first; the others follow.": "Graine de la première ; les autres suivent.",
    "Which decks play.": "Quels decks jouent.",
    "By which rulebook.": "Selon quel livret.",
    "Every law, or the quick ones only.": "Toutes les lois, ou seulement les rapides.",
    "Play the game of --seed to this decision, and check every law there.": (
        "Joue la partie de --seed jusqu’à cette décision, et y vérifie toutes les lois."
    ),
    "How many processes share the games.": "Combien de processus se partagent les parties.",
    "Measure GAME in this process: games and decisions per second, clone, undo, save and load, import.": (
        "Mesure GAME dans ce processus : parties et décisions par seconde, copie, annulation, sauvegarde et reprise, import."
    ),
    "The policy is uniform over the options, except that the turn is ended with probability 0.05 while anything else is "
    "legal. One process, one core.": (
        "Les réponses sont tirées uniformément, sauf que le tour n’est fini qu’avec une probabilité de 0,05 tant qu’autre "
        "chose est permis. Un processus, un cœur."
    ),
    "The figures as one JSON object.": "Les chiffres en un objet JSON.",
    "Fewer games: rough figures in a few seconds.": "Moins de parties : des chiffres approchés en quelques secondes.",
    "Measure compiled and pure, each in a process of its own.": (
        "Mesure compilé et pur, chacun dans son propre processus."
    ),
    "Seed of the first game.": "Graine de la première partie.",
}


def sentence(en: str) -> str:
    """One paragraph of help in French; an example stays as it is, and so does what is not known here."""
    plain = re.sub(r"\s+", " ", en).strip()
    return typeset(SENTENCES[plain]) if plain in SENTENCES else en


class FrenchHelp(click.HelpFormatter):
    """Writes a page of help in French."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, "Utilisation\u00a0: " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(f"{HEADINGS.get(heading, heading)}\u00a0")

    def write_text(self, text: str) -> None:
        super().write_text("\n\n".join([sentence(part) for part in text.split("\n\n")]))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        told = []
        for name, text in rows:
            said, gap, limits = text.partition("  [")
            limits = re.sub(r"\bdefault: ", typeset("par défaut : "), limits)
            told.append((name, f"{sentence(said)}{gap}{limits}"))
        super().write_dl(told, col_max, col_spacing)


class Speaking(click.Context):
    """A context whose help speaks the language that was asked for."""

    def make_formatter(self) -> click.HelpFormatter:
        if self.meta.get(LANG) != "fr":
            return super().make_formatter()
        return FrenchHelp(width=self.terminal_width, max_width=self.max_content_width)
