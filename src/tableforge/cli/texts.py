"""What the commands themselves say, in English and French; the game's own words come from its voice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tableforge.tongue.text import column


class TextTable:
    """Messages by name, each in every language; French gets no-break spaces before its double punctuation."""

    def __init__(self, texts: Mapping[str, tuple[str, ...]]) -> None:
        self.texts = texts

    def __call__(self, lang: str, key: str, **values: object) -> str:
        return column(self.texts[key], lang).format(**values)


say: Final = TextTable(
    {
        "id": ("id", "id"),
        "name": ("name", "nom"),
        "colon": (":", " :"),
        "number": ("number", "numéro"),
        "rule": ("rule", "règle"),
        "title": ("title", "titre"),
        "section": ("section", "section"),
        "editions": ("editions", "éditions"),
        "cards": ("cards", "cartes"),
        "share": ("share", "part"),
        "figure": ("figure", "mesure"),
        "value": ("value", "valeur"),
        "file": ("file", "fichier"),
        "content-error": ("error {check}  {told}", "erreur {check}  {told}"),
        "content-warning": ("warning {check}  {told}", "avertissement {check}  {told}"),
        "content-found": ("errors: {errors}, warnings: {warnings}", "erreurs : {errors}, avertissements : {warnings}"),
        "no-cards": ("No card is all of that.", "Aucune carte n’est tout cela à la fois."),
        "rules-found": ("{n} rules", "{n} règles"),
        "definition": ("a definition", "une définition"),
        "all-tested": (
            "every rule is cited by a test, or is a definition",
            "chaque règle est citée par un test, ou est une définition",
        ),
        "untested": ("{n} rules that no test cites", "{n} règles qu’aucun test ne cite"),
        "no-tests": (
            "there are no tests beside this installation: --untested works in a checkout",
            "il n’y a pas de tests à côté de cette installation : --untested ne marche que dans les sources",
        ),
        "only-in": ("only in edition {edition}", "seulement dans l’édition {edition}"),
        "in-both": ("the rulebooks differ in nothing", "les livrets ne diffèrent en rien"),
        "switches": ("point, and the rule that holds", "point, et règle qui vaut"),
        "imported": ("imported: {name} ({file})", "importé : {name} ({file})"),
        "already": ("already there: {name} ({file})", "déjà là : {name} ({file})"),
        "not-imported": ("not imported: {name}", "non importé : {name}"),
        "no-decks": (
            "no deck has been imported yet; `{command} deck import FILE` does it",
            "aucun deck n’a encore été importé ; `{command} deck import FICHIER` le fait",
        ),
        "legal": ("legal: {name}", "légal : {name}"),
        "illegal": ("cannot be played: {name}", "injouable : {name}"),
        "written": ("written: {file}", "écrit : {file}"),
        "resume?": (
            "An unfinished game lies on the table ({game}; {answers} answers, seed {seed}). Go on with it?",
            "Une partie inachevée est sur la table ({game} ; {answers} réponses, graine {seed}). La reprendre ?",
        ),
        "resume-match?": (
            "An unfinished match lies on the table ({game}; best of {n}, game {k}). Go on with it?",
            "Un match inachevé est sur la table ({game} ; au meilleur des {n}, partie {k}). Le reprendre ?",
        ),
        "cannot-resume": (
            "A game that was left cannot be gone on with: {why}",
            "Une partie quittée ne peut pas être reprise : {why}",
        ),
        "cannot-replay": ("A saved game is left out: {why}", "Une partie sauvegardée est laissée de côté : {why}"),
        "is-played": (
            "A game that was left is being played elsewhere ({who}); `{command} games watch {file}` shows it.",
            "Une partie quittée est jouée ailleurs ({who}) ; `{command} games watch {file}` la montre.",
        ),
        "watch?": ("Watch it instead?", "La regarder à la place ?"),
        "watching": (
            "Watching {file}; Ctrl-C leaves. The players' hands stay hidden.",
            "Vous regardez {file} ; Ctrl-C pour quitter. Les mains des joueurs restent cachées.",
        ),
        "watched-over": ("The game is over.", "La partie est finie."),
        "watched-left": ("Nobody plays it any more.", "Plus personne n’y joue."),
        "no-games": (
            "no game is under way in {folder}",
            "aucune partie n’est en cours dans {folder}",
        ),
        "no-saves": ("there is no saved game in {folder}", "il n’y a pas de partie sauvegardée dans {folder}"),
        "game": ("game", "jeu"),
        "table": ("table", "table"),
        "players": ("players", "joueurs"),
        "answers": ("answers", "réponses"),
        "left": ("left", "quittée"),
        "removed": ("removed: {name} ({file})", "supprimé : {name} ({file})"),
        "game-removed": ("removed: {file}", "supprimée : {file}"),
        "held": ("played by {who}", "jouée par {who}"),
        "taken-back": ("(An answer was taken back.)", "(Une réponse a été reprise.)"),
        "which-game?": ("Which game?", "Quel jeu ?"),
        "bots": ("Bots", "Bots"),
        "which-bot?": ("Which opponent? ({usual})", "Quel adversaire ? ({usual})"),
        "which-replay?": ("Which game? (1)", "Quelle partie ? (1)"),
        "yes-no": ("[Y/n]", "[O/n]"),
        "nothing-begun": ("No game was begun.", "Aucune partie n’a été commencée."),
        "nothing-to-resume": (
            "there is no unfinished game in {folder}",
            "il n’y a pas de partie inachevée dans {folder}",
        ),
        "serving": (
            "Tableforge is at {address}\nCtrl-C ends it; every answer is kept.",
            "Tableforge est à {address}\nCtrl-C l’arrête ; chaque réponse est gardée.",
        ),
        "key-lies": (
            "Your own tables on this server open with the key in {file}: {address}/#owner=KEY",
            "Vos propres tables sur ce serveur s’ouvrent avec la clé de {file} : {address}/#owner=CLÉ",
        ),
        "site-built": (
            "Built: {folder} ({n} files, {size} MB). `tableforge site serve {folder}` shows it; any host of files serves it.",
            "Construit : {folder} ({n} fichiers, {size} Mo). `tableforge site serve {folder}` le montre ; "
            "tout hébergeur de fichiers le sert.",
        ),
        "site-served": ("The site is at {address} (Ctrl-C stops it).", "Le site est à {address} (Ctrl-C l’arrête)."),
        "backing-up": ("copying", "copie"),
        "backed-up": ("Copied and checked: {file} (tables: {n})", "Copié et vérifié : {file} (tables : {n})"),
        "restored": (
            "Checked and put in place: {file} (tables: {n})",
            "Vérifié et mis en place : {file} (tables : {n})",
        ),
        "put-aside": ("The database of before lies in {file}.", "La base d’avant se trouve dans {file}."),
        "serving-already": ("Tableforge is running already, at {address}", "Tableforge fonctionne déjà, à {address}"),
        "in-terminal": ("To play in the terminal instead: {command}", "Pour jouer plutôt au terminal : {command}"),
        "served": ("Tableforge has ended; nothing is lost.", "Tableforge s’est arrêté ; rien n’est perdu."),
        "kept": ("To go on with it: {play} --resume", "Pour la reprendre : {play} --resume"),
        "kept-in": (
            "To go on with it: {play} --resume {file}",
            "Pour la reprendre : {play} --resume {file}",
        ),
        "kept-campaign": (
            "To go on with it: {play} --campaign {name}",
            "Pour la reprendre : {play} --campaign {name}",
        ),
        "kept-before": (
            "The last choices could not be saved; the game waits as it stood before them.",
            "Les derniers choix n’ont pas pu être sauvegardés ; la partie attend telle qu’elle était avant eux.",
        ),
        "not-kept": (
            "This game could not be saved, so it cannot be gone on with or seen again.",
            "Cette partie n’a pas pu être sauvegardée : elle ne peut être ni reprise ni revue.",
        ),
        "replay-with": ("To see it again: {command} replay {file}", "Pour la revoir : {command} replay {file}"),
        "score": ("Best of {n}: {score}", "Au meilleur des {n} : {score}"),
        "won": ("Won: {names}.", "Gagné : {names}."),
        "lost": ("Nobody has won.", "Personne n’a gagné."),
        "match-won": ("{name} wins the match, {a} games to {b}.", "{name} gagne le match, {a} parties à {b}."),
        "game-of": ("Game {n} of at most {most} (seed {seed}).", "Partie {n} sur {most} au plus (graine {seed})."),
        "names-first": (
            "{name} lost and says who begins the next game ({rule}): {who}.",
            "{name} a perdu et dit qui commence la partie suivante ({rule}) : {who}.",
        ),
        "previously": ("Previously", "Précédemment"),
        "with-them": ("With {names}.", "Avec {names}."),
        "nothing-yet": (
            "{name}: nothing has happened yet that could be told",
            "{name} : rien ne s’est encore passé qu’on puisse raconter",
        ),
        "enter-goes-on": ("Enter goes on.", "Entrée pour continuer."),
        "more-before": (
            "`tableforge campaign previously {name}` tells what happened before.",
            "`tableforge campaign previously {name}` raconte ce qui s’est passé avant.",
        ),
        "campaign-at": ("{name}: game {n} is next", "{name} : partie {n} à jouer"),
        "campaign-stands": ("{name}: {line} ({date})", "{name} : {line} ({date})"),
        "slot-found": (
            "The campaign is kept in slot {slot} ({name}); `tableforge play {game} --slot {slot}` goes on with it.",
            "La campagne est gardée à l’emplacement {slot} ({name}) ; `tableforge play {game} --slot {slot}` la reprend.",
        ),
        "campaign-resume?": ("{line}. Go on with it?", "{line}. La reprendre ?"),
        "which-answer?": ("Which? (1–{n})", "Laquelle ? (1–{n})"),
        "campaign-over": ("{name}: over", "{name} : finie"),
        "campaign-removed": ("removed: {name}", "supprimée : {name}"),
        "no-campaigns": (
            "no campaign has been begun yet; `campaign new NAME` begins one",
            "aucune campagne n’a encore été commencée ; `campaign new NOM` en commence une",
        ),
        "human": ("human", "humain"),
        "player": ("Player {n}", "Joueur {n}"),
        "you": ("you", "vous"),
        "playing": ("playing random games", "parties au hasard"),
        "measuring": ("measuring", "mesure en cours"),
        "bot-plays": ("{name} plays", "{name} joue"),
        "level": ("level", "niveau"),
        "games-played": ("games", "parties"),
        "won-against": ("won against {rival}, %", "gagné contre {rival}, %"),
        "won-games": ("won, %", "gagné, %"),
        "version": ("version", "version"),
        "elo": ("Elo", "Elo"),
        "rival": ("against", "contre"),
        "trial": ("what was played", "ce qui a été joué"),
        "how-far": ("how far, %", "avancée, %"),
        "ms-a-decision": ("CPU ms a decision", "ms de calcul par décision"),
        "ms-at-most": ("at most", "au plus"),
        "bots-unfinished": (
            "{n} of the games had no end after {most} answers; they count half.",
            "{n} des parties n’avaient pas de fin après {most} réponses ; elles comptent pour moitié.",
        ),
        "compiled": ("compiled", "compilé"),
        "pure": ("pure Python", "Python pur"),
    }
)
