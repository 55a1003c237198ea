"""What the table itself says, in English and French; every word of a game comes from the game's scene and voice."""

from __future__ import annotations

from typing import Final

from tableforge.table import lines
from tableforge.tongue.text import LANGUAGES, column, next_language

TEXTS: Final = {
    **lines.TEXTS,
    # seats
    "you": ("You", "Vous"),
    "bot": ("bot", "bot"),
    "seat": ("Player {n}", "Joueur {n}"),
    # zones
    "hidden": ("face down: {n}", "face cachée : {n}"),
    "empty": ("nothing", "rien"),
    "no-text": ("No rules text.", "Aucun texte de règle."),
    "card-hint": ("Tab and the arrows: look at any card", "Tab et flèches : regarder une carte"),
    "rules-cited": ("Rules it cites", "Règles qu’elle cite"),
    "now": ("Now: {what}", "Maintenant : {what}"),
    "printed": ("Printed: {facts}", "Imprimé : {facts}"),
    "story": ("Story", "Récit"),
    "story-more": ("more below: PgDn", "suite : PgSuiv"),
    "story-older": ("PgUp: earlier", "PgPréc : avant"),
    "story-more-here": ("more below: Tab, ↓", "suite : Tab, ↓"),
    "story-older-here": ("Tab, ↑: earlier", "Tab, ↑ : avant"),
    "seed": ("seed {n}", "graine {n}"),
    # question
    "your-choice": ("Your choice", "À vous de choisir"),
    "their-choice": ("{who} is thinking…", "{who} réfléchit…"),
    "watching": ("Watching {who}", "Vous regardez {who}"),
    "watch-hint": ("Space: one step · a: {auto} · v: other side", "Espace : un pas · a : {auto} · v : l’autre côté"),
    "auto-on": ("play on", "continuer seul"),
    "auto-off": ("stop", "arrêter"),
    "picks": ("still to pick: {least} to {most}", "encore à choisir : de {least} à {most}"),
    "picks-exact": ("still to pick: {n}", "encore à choisir : {n}"),
    "filter": (
        "type to narrow the choices, Enter takes the marked one",
        "tapez pour réduire les choix, Entrée valide celui qui est marqué",
    ),
    "no-match": ("no choice has “{text}” in it", "aucun choix ne contient « {text} »"),
    "game-over": ("The game is over", "La partie est terminée"),
    "game-over-hint": ("Space: what next", "Espace : et ensuite"),
    # reasons
    "actions-of": ("{name}: what now?", "{name} : que faire ?"),
    "nothing-to-do": ("Nothing can be done with it now.", "On ne peut rien en faire maintenant."),
    "not-your-choice": ("It is not your choice now.", "Ce n’est pas à vous de choisir."),
    "legal-now": ("can be done now", "possible maintenant"),
    "why": ("Why: {name}", "Pourquoi : {name}"),
    "why-title": ("The reason", "La raison"),
    "the-question": ("The question", "La question"),
    "the-choice": ("The marked choice", "Le choix marqué"),
    "source": ("rulebook: {section}", "livret : {section}"),
    # answers
    "undone": ("Taken back.", "Annulé."),
    "undone-many": (
        "Taken back: your last choice and {n} that followed it.",
        "Annulés : votre dernier choix et ce qui l’a suivi ({n}).",
    ),
    "saved": ("Saved: {path}", "Partie enregistrée : {path}"),
    "cannot-save": ("Not saved: {why}", "Partie non enregistrée : {why}"),
    "log-title": ("The whole story, with its rules", "Tout le récit, avec ses règles"),
    "story-start": ("the beginning", "le début"),
    "no-card-here": (
        "Put the cursor on a card first (Tab and the arrows, or a click).",
        "Placez d’abord le curseur sur une carte (Tab et flèches, ou un clic).",
    ),
    "pile-of": ("{zone}: {who}", "{zone} : {who}"),
    # standing orders
    "orders": ("Standing orders", "Ordres permanents"),
    "orders-text": (
        "They answer for you where you have decided already; u takes an answer back all the same.",
        "Ils répondent pour vous là où vous avez déjà décidé ; u annule leurs réponses comme les autres.",
    ),
    "order-pass": ("Pass where there is nothing else to do", "Passer quand il n’y a rien d’autre à faire"),
    "order-until": ("Pass until my next turn", "Passer jusqu’à mon prochain tour"),
    "order-always": ("Always in this order: {names}", "Toujours dans cet ordre : {names}"),
    "order-stop": ("But ask me wherever {name} comes up", "Mais me demander dès qu’il s’agit de {name}"),
    "ordered": (
        "Answered by your standing orders: {n} (o changes them)",
        "Réponses de vos ordres permanents : {n} (o les change)",
    ),
    # keys
    "k-toggle": ("give or take back", "donner ou reprendre"),
    "k-orders": ("orders", "ordres"),
    "k-pages": ("pages", "pages"),
    "k-why": ("why", "raison"),
    "k-undo": ("undo", "annuler"),
    "k-log": ("log", "récit"),
    "k-card": ("card", "carte"),
    "k-save": ("save", "sauver"),
    "k-filter": ("filter", "filtre"),
    "k-zones": ("zones", "zones"),
    "k-help": ("help", "aide"),
    "k-quit": ("quit", "quitter"),
    "k-close": ("close", "fermer"),
    "k-read": ("read", "lire"),
    "k-step": ("step", "pas"),
    "k-auto": ("play on / stop", "continuer / arrêter"),
    "k-back": ("step back", "reculer"),
    "k-turn": ("turn", "tour"),
    "k-goto": ("go to", "aller à"),
    "k-side": ("side", "côté"),
    "key-space": ("Space", "Espace"),
    "key-escape": ("Esc", "Échap"),
    "key-enter": ("Enter", "Entrée"),
    "key-pages": ("PgUp/Dn", "PgPréc/Suiv"),
    "key-ends": ("Home/End", "Début/Fin"),
    # pass the keyboard
    "pass-title": ("Pass the keyboard", "Passez le clavier"),
    "pass-text": ("{who} is asked now. The hands are covered.", "{who}, à vous de choisir. Les mains sont couvertes."),
    "pass-go": ("{who}, press Enter once you sit at the keyboard.", "{who}, appuyez sur Entrée une fois au clavier."),
    # end
    "won": ("{who} wins!", "{who} gagne !"),
    "you-won": ("You win!", "Vous gagnez !"),
    "you-lost": ("{who} wins.", "{who} gagne."),
    "all-won": ("You all win!", "Vous gagnez tous !"),
    "all-lost": ("The game is lost.", "La partie est perdue."),
    "r-new": ("New game (seed {n})", "Nouvelle partie (graine {n})"),
    "r-replay": ("Watch this game again", "Revoir cette partie"),
    "r-undo": ("Take the last choice back", "Annuler le dernier choix"),
    "r-quit": ("Quit", "Quitter"),
    "r-next-game": ("Next game of the match", "Partie suivante du match"),
    "r-next": ("Next game of the match: {who} begins", "Partie suivante du match : {who} commence"),
    "r-next-you": ("Next game of the match: you begin", "Partie suivante du match : vous commencez"),
    "r-leave": (
        "Leave the match; the next start resumes it",
        "Quitter le match ; il reprendra au prochain démarrage",
    ),
    "match-game": (
        "Game {n} of a match of at most {most}. {score}.",
        "Partie {n} d’un match de {most} au plus. {score}.",
    ),
    "match-stands": ("Best of {n}. {score}.", "Au meilleur des {n}. {score}."),
    "match-score": ("Games won: {score}", "Parties gagnées : {score}"),
    "won-by": ("{n} by {who}", "{n} par {who}"),
    "by-you": ("you", "vous"),
    "match-you-won": ("You win the match, {won} games to {lost}!", "Vous gagnez le match, {won} à {lost} !"),
    "match-won": ("{who} wins the match, {won} games to {lost}.", "{who} gagne le match, {won} à {lost}."),
    "loser-says": (
        "{who} lost this game and says who begins the next one.",
        "{who} a perdu cette partie et dit qui commence la suivante.",
    ),
    "loser-begins": (
        "{who} lost this game and begins the next one.",
        "{who} a perdu cette partie et commence la suivante.",
    ),
    "you-say": (
        "You lost this game: say who begins the next one.",
        "Vous avez perdu cette partie : dites qui commence la suivante.",
    ),
    "too-small": (
        "This terminal has {width} columns and {height} rows: too few for the table, which needs {least} and {lowest}. "
        "Make it larger, or leave (q) and play line by line: {play} --resume --plain",
        "Ce terminal a {width} colonnes et {height} lignes : trop peu pour la table, à qui il en faut {least} et {lowest}. "
        "Agrandissez-le, ou quittez (q) et jouez ligne par ligne : {play} --resume --plain",
    ),
    "news": ("what has happened (l: all of it)", "ce qui s’est passé (l : tout)"),
    # replay
    "replay": ("Replay", "Relecture"),
    "replay-at": ("Answer {n} of {m}", "Réponse {n} sur {m}"),
    "replay-note": ("{who} notes", "{who} note"),
    "replay-start": ("Before the first answer", "Avant la première réponse"),
    "replay-asked": ("{who} was asked", "{who} devait choisir"),
    "replay-next": ("{who} is asked", "{who} doit choisir"),
    "replay-story": ("What this answer led to", "Ce que cette réponse a entraîné"),
    "goto": ("Go to answer: {text}", "Aller à la réponse : {text}"),
    "chosen": ("chosen", "choisi"),
    # plain table
    "p-welcome": (
        "Tableforge, plain table. Type a number to choose, h for help, q to quit; everything is saved as you go.",
        "Tableforge, table en texte simple. Tapez un numéro pour choisir, h pour l’aide, q pour quitter ; tout est enregistré "
        "au fur et à mesure.",
    ),
    "p-prompt": ("Your choice: ", "Votre choix : "),
    "p-bad": (
        "“{text}” is no choice here. Type a number from 1 to {n}, or h for help.",
        "« {text} » n’est pas un choix ici. Tapez un numéro de 1 à {n}, ou h pour l’aide.",
    ),
    "p-several": (
        "“{text}” could be any of {numbers}: type one of these numbers.",
        "« {text} » peut être l’un de ces choix : {numbers}. Tapez l’un de ces numéros.",
    ),
    "p-why-what": ("Say what: why 3, or a name: why {name}.", "Dites quoi : why 3, ou un nom : why {name}."),
    "p-legal": ("Legal: {key} is one of the choices.", "Légal : {key} est l’un des choix."),
    "p-card-what": ("Say which: r 3, or a name: r {name}.", "Dites lequel : r 3, ou un nom : r {name}."),
    "p-pile-what": ("Say which pile: {names}.", "Dites quelle pile : {names}."),
    "p-after": ("Type its number or its key: ", "Tapez son numéro ou sa touche : "),
    "p-bye": ("Goodbye. The game waits in {path}", "Au revoir. La partie attend dans {path}"),
    "p-bye-unsaved": ("Goodbye.", "Au revoir."),
    "p-table": ("The table", "La table"),
    "p-to-move": ("{who}, it is your choice.", "{who}, à vous de choisir."),
}

HELP: Final = (
    """\
[b]One question at a time.[/b] Type the key before a choice, or mark it with the arrows and press Enter, or click it. \
What can act has a [b]heavy frame[/b] and its keys on it; anything else says why not when it is opened.

  [b]1–9 a–z[/b]   take that choice
  [b]e[/b]         what stops: end the turn, be done, pass
  [b]Enter[/b]     take the marked choice, or open what the cursor is on
  [b]Tab ←↑↓→[/b]  next zone; move in and between zones (Shift+Tab: back)
  [b]?[/b]         why: the rule of the question or choice, what stops a card
  [b]r[/b]         the whole card at the cursor, with its rules
  [b]PgUp PgDn[/b] turn the page, or scroll the story
  [b]l[/b]         all of the story, with its rules
  [b]0[/b]         the table’s piles and pages; [b]← →[/b] from one to the next
  [b]/[/b]         narrow the choices by typing; [b]Esc[/b] shows them all
  [b]u[/b]         take your last choice back, with what the bots did since
  [b]o[/b]         standing orders: what is answered for you
  [b]s[/b]         save now; every choice is saved anyway
  [b]q[/b]         quit; the next start resumes   [b]Ctrl+Z[/b]  set aside
  [b]L[/b]         {other}
  [b]Space[/b]     hurry the bots; between bots one step ([b]a[/b] on, [b]v[/b] side)
  A number on a player’s line opens its pile, the name its open deck.

""",
    """\
[b]Une question à la fois.[/b] Tapez la touche d’un choix, ou marquez-le avec les flèches puis Entrée, ou cliquez. \
Ce qui peut agir a un [b]cadre épais[/b] et ses touches ; toute autre chose, une fois ouverte, dit pourquoi elle ne le peut pas.

  [b]1–9 a–z[/b]   faire ce choix
  [b]e[/b]         s’arrêter : finir le tour ou les choix, passer
  [b]Entrée[/b]    faire le choix marqué, ou ouvrir ce que montre le curseur
  [b]Tab ←↑↓→[/b]  zone suivante ; s’y déplacer (Maj+Tab : revenir)
  [b]?[/b]         la règle de la question ou du choix, ce qui l’empêche
  [b]r[/b]         toute la carte au curseur, avec ses règles
  [b]PgPréc PgSuiv[/b]  tourner la page, ou défiler le récit
  [b]l[/b]         le récit entier, avec ses règles
  [b]0[/b]         les piles et les pages de la table ; [b]← →[/b] de l’une à l’autre
  [b]/[/b]         réduire les choix en tapant ; [b]Échap[/b] les montre tous
  [b]u[/b]         annuler votre choix, avec ce que les bots ont fait depuis
  [b]o[/b]         ordres permanents : ce qui est répondu pour vous
  [b]s[/b]         enregistrer ; chaque choix l’est de toute façon
  [b]q[/b]         quitter ; la partie reprendra   [b]Ctrl+Z[/b]  mettre de côté
  [b]L[/b]         {other}
  [b]Espace[/b]    presser les bots ; entre bots un pas ([b]a[/b] suite, [b]v[/b] côté)
  Un nombre sur la ligne d’un joueur ouvre sa pile ; son nom, son deck.

""",
)

REPLAY_HELP: Final = (
    """\
[b]A game that was played.[/b] Each step shows what was asked, what was answered (✓), and what it led to.

  [b]← →[/b]       one answer back or on; [b]Space[/b] goes on, too
  [b]PgUp PgDn[/b] one turn back or on
  [b]Home End[/b]  the beginning, the end
  [b]0–9 Enter[/b] go to the answer of that number
  [b]v[/b]         sit down at the next seat: its hand is shown
  [b]Tab ↑↓[/b]    next zone; move in it (Shift+Tab: back)
  [b]Enter[/b]     open what the cursor is on
  [b]?[/b]         the rule of the question and of the answer
  [b]r[/b]         the whole card at the cursor, with its rules
  [b]l[/b]         the whole story so far, with its rules
  [b]L[/b]         {other}
  [b]q[/b]         leave   [b]Ctrl+Z[/b]  set aside

""",
    """\
[b]Une partie déjà jouée.[/b] Chaque pas montre la question, la réponse donnée (✓) et ce qu’elle a entraîné.

  [b]← →[/b]       une réponse en arrière ou en avant ; [b]Espace[/b] avance aussi
  [b]PgPréc PgSuiv[/b]  un tour en arrière ou en avant
  [b]Début Fin[/b] le début, la fin
  [b]0–9 Entrée[/b]  aller à la réponse de ce numéro
  [b]v[/b]         s’asseoir au siège suivant : sa main est montrée
  [b]Tab ↑↓[/b]    zone suivante ; s’y déplacer (Maj+Tab : revenir)
  [b]Entrée[/b]    ouvrir ce que montre le curseur
  [b]?[/b]         la règle de la question et de la réponse
  [b]r[/b]         toute la carte au curseur, avec ses règles
  [b]l[/b]         le récit jusqu’ici, avec ses règles
  [b]L[/b]         {other}
  [b]q[/b]         quitter   [b]Ctrl+Z[/b]  mettre de côté

""",
)

# below either help: how things are drawn
FRAMES: Final = (
    """\
  solid frame: ready        dashed frame: exhausted or spent
  ‹ ›  more that way        {seats}
""",
    """\
  cadre plein : redressé    cadre en tirets : incliné ou épuisé
  ‹ ›  d’autres par là      {seats}
""",
)

PLAIN_HELP: Final = (
    """\
  N           take choice number N (its key works too)
  ?           the rule of this question
  ? N         the rule of choice N
  why NAME    what a card can do now, and why not all else
  why N       why a choice is allowed
  r NAME      a card by its name
  r N         the card in choice N
  p NAME      a pile or a deck list
  t           the whole table in words
  l           the whole story with its rules
  u           take your last choice back
  o           standing orders
  o N         give or take back order N
  s           save now
  L           {other}
  q           quit; the next start resumes""",
    """\
  N           faire le choix numéro N (son code marche aussi)
  ?           la règle de cette question
  ? N         la règle du choix N
  why NOM     ce qu’une carte peut faire, et pourquoi rien d’autre
  why N       pourquoi un choix est permis
  r NOM       une carte par son nom
  r N         la carte du choix N
  p NOM       une pile ou une liste de deck
  t           toute la table en mots
  l           tout le récit avec ses règles
  u           annuler votre dernier choix
  o           ordres permanents
  o N         donner ou reprendre l’ordre N
  s           enregistrer maintenant
  L           {other}
  q           quitter ; la partie reprendra""",
)


def say(lang: str, name: str, /, **fill: object) -> str:
    """Return the table's own text of that name; French gets no-break spaces before its double punctuation.

    >>> say("fr", "seat", n=2), say("fr", "saved", path="x")
    ('Joueur 2', 'Partie enregistrée\\xa0: x')
    """
    text = column(TEXTS[name], lang)
    return text.format(**fill) if fill else text


def colon(lang: str) -> str:
    """Return a colon as the language sets it."""
    return LANGUAGES[lang].colon


def other_language(lang: str) -> str:
    """Return the name of the language that the language key switches to."""
    return LANGUAGES[next_language(lang)].name


__all__ = ["FRAMES", "HELP", "PLAIN_HELP", "REPLAY_HELP", "TEXTS", "colon", "other_language", "say"]
