"""What the terminal table itself says, in English and French; the game's own sentences come from its voice."""

from __future__ import annotations

from typing import Final

NB: Final = "\u00a0"  # French sets a blank that never breaks before ":" and "?"

HOUSES: Final = {
    "en": {
        "brobnar": "Brobnar", "dis": "Dis", "logos": "Logos", "mars": "Mars", "sanctum": "Sanctum", "shadows": "Shadows",
        "untamed": "Untamed",
    },
    "fr": {
        "brobnar": "Brobnar", "dis": "Dis", "logos": "Logos", "mars": "Mars", "sanctum": "Sanctum", "shadows": "Ombres",
        "untamed": "Indomptés",
    },
}  # fmt: skip
TYPES: Final = {
    "en": {"action": "action", "artifact": "artifact", "creature": "creature", "upgrade": "upgrade"},
    "fr": {"action": "action", "artifact": "artéfact", "creature": "créature", "upgrade": "amélioration"},
}
SHORT_TYPES: Final = {
    "en": {"action": "act.", "artifact": "art.", "creature": "crea.", "upgrade": "upgr."},
    "fr": {"action": "act.", "artifact": "art.", "creature": "créa.", "upgrade": "amél."},
}
KEYWORDS: Final = {
    "en": {
        "alpha": "alpha", "assault": "assault", "deploy": "deploy", "elusive": "elusive", "hazardous": "hazardous",
        "omega": "omega", "poison": "poison", "skirmish": "skirmish", "taunt": "taunt",
    },
    "fr": {
        "alpha": "alpha", "assault": "assaut", "deploy": "déploiement", "elusive": "insaisissable", "hazardous": "hasardeux",
        "omega": "oméga", "poison": "poison", "skirmish": "escarmouche", "taunt": "provocation",
    },
}  # fmt: skip
VERBS: Final = {
    "en": {
        "play": "Play", "discard": "Discard", "reap": "Reap", "fight": "Fight", "action": "Action", "omni": "Omni",
        "unstun": "Remove the stun", "use": "Use",
    },
    "fr": {
        "play": "Jouer", "discard": "Défausser", "reap": "Moissonner", "fight": "Combattre", "action": "Action", "omni": "Omni",
        "unstun": "Retirer le statut sonné", "use": "Utiliser",
    },
}  # fmt: skip
STEPS: Final = {
    "en": {"forge": "Forge", "house": "House", "main": "Play, use, discard", "ready": "Ready", "draw": "Draw"},
    "fr": {"forge": "Forger", "house": "Maison", "main": "Jouer, utiliser", "ready": "Redresser", "draw": "Piocher"},
}

_EN: Final = {
    # seats
    "you": "You",
    "bot": "bot",
    "seat": "Player {n}",
    "left-flank": "left flank",
    "right-flank": "right flank",
    "both-flanks": "both flanks",
    # strips and zones
    "aember": "Æmber",
    "keys": "Keys",
    "chains": "Chains",
    "hand": "Hand",
    "deck": "Deck",
    "discard": "Discard",
    "archives": "Archives",
    "purged": "Purged",
    "check": "Check!",
    "artifacts": "Artifacts",
    "no-artifacts": "none",
    "no-creatures": "no creature in this battleline",
    "no-cards": "no card",
    "hidden-hand": "face down: {n}",
    "line": "battleline",
    "story": "Story",
    "story-more": "more below",
    # states of a card
    "ready": "ready",
    "ready-short": "ready",
    "exhausted": "exhausted",
    "exhausted-short": "exh.",
    "stunned": "stunned",
    "stunned-short": "STUN",
    "power": "power",
    "armor": "armor",
    "armor-left": "{n} of it left this turn",
    "damage": "{n} damage",
    "on-it": "{n} æmber on it",
    "power-counters": "power counters: {n}",
    "doom-counters": "doom counters: {n}",
    "upgrade": "upgrade: {name}",
    "upgrades-short": "+{n} up.",
    "under": "cards under it: {n}",
    "owner": "owned by the opponent",
    "maverick": "maverick",
    "bonus": "{n} bonus æmber",
    "traits": "Traits",
    "now": "Now",
    "no-text": "No rules text.",
    "rules-cited": "Rules it cites",
    # turn
    "turn": "Turn {n}",
    "set-up": "Set-up",
    "active-house": "{house} is active",
    "seed": "seed {n}",
    # question
    "your-choice": "Your choice",
    "house-gives": "  ({hand} in hand, {play} in play)",
    "their-choice": "{who} is thinking…",
    "watching": "Watching {who}",
    "watch-hint": "Space: one step · a: {auto} · v: other side",
    "auto-on": "play on",
    "auto-off": "stop",
    "picks": "still to pick: {least} to {most}",
    "picks-exact": "still to pick: {n}",
    "playing": "being played: {names}",
    "filter": "type to narrow the choices, Enter takes the marked one",
    "no-match": "no choice has “{text}” in it",
    "game-over": "The game is over",
    "game-over-hint": "Space: what next",
    # answers
    "acts-of": "{name}: what now?",
    "nothing-to-do": "Nothing can be done with it now.",
    "not-now": "not now",
    "legal-now": "can be done now",
    "why": "Why",
    "why-title": "The reason",
    "the-question": "The question",
    "the-choice": "The marked choice",
    "rule": "rule",
    "source": "rulebook: {section}",
    "undone": "Taken back.",
    "undone-many": "Taken back: your last choice and {n} that followed it.",
    "nothing-to-undo": "There is nothing of yours to take back.",
    "saved": "Saved: {path}",
    "cannot-save": "Not saved: {why}",
    "log-title": "The whole story, with its rules",
    "story-start": "the beginning",
    "no-card-here": "Put the cursor on a card first (Tab and the arrows, or a click).",
    "pile-of": "{zone}: {who}",
    "pile-hidden": "Face down, {n} in all: you may not look.",
    "pile-empty": "No card.",
    "not-your-choice": "It is not your choice now.",
    # keys line
    "k-why": "why",
    "k-undo": "undo",
    "k-log": "log",
    "k-card": "card",
    "k-save": "save",
    "k-filter": "filter",
    "k-zones": "zones",
    "k-language": "français",
    "k-help": "help",
    "k-quit": "quit",
    "k-close": "close",
    "k-step": "step",
    "k-auto": "play on / stop",
    "k-back": "step back",
    "space": "Space",
    "k-turn": "turn",
    "k-goto": "go to",
    "k-side": "side",
    # pass the keyboard
    "pass-title": "Pass the keyboard",
    "pass-text": "{who} is asked now. The hands are covered.",
    "pass-go": "{who}, press Enter once you sit at the keyboard.",
    # end
    "result-won": "{who} wins!",
    "result-you-won": "You win!",
    "result-you-lost": "{who} wins.",
    "result-keys": "Keys: {mine} and {theirs}",
    "result-turns": "after {n} turns",
    "r-new": "New game (seed {n})",
    "r-replay": "Watch this game again",
    "r-undo": "Take the last choice back",
    "r-quit": "Quit",
    "r-next": "Next game of the match: {who} begins",
    "r-next-you": "Next game of the match: you begin",
    "r-leave": "Leave the match; the next start resumes it",
    "match-game": "Game {n} of a match of at most {most}. {score}.",
    "match-stands": "Best of {n}. {score}.",
    "match-score": "Games won: {mine} by {who}, {theirs} by {other}",
    "match-score-you": "Games won: {mine} by you, {theirs} by {other}",
    "match-you-won": "You win the match, {mine} games to {theirs}!",
    "match-won": "{who} wins the match, {won} games to {lost}.",
    "loser-says": "{who} lost this game and says who begins the next one.",
    "loser-begins": "{who} lost this game and begins the next one.",
    "you-say": "You lost this game: say who begins the next one.",
    "too-small": "This terminal has {width} columns and {height} rows: too few for the table, which needs {least} and {lowest}. "
    "Make it larger, or leave (q) and play line by line: tableforge play --resume --plain",
    "news": "what has happened (l: all of it)",
    # replay
    "replay": "Replay",
    "replay-at": "Answer {n} of {m}",
    "replay-start": "Before the first answer",
    "replay-asked": "{who} was asked",
    "replay-next": "{who} is asked",
    "replay-story": "What this answer led to",
    "goto": "Go to answer: {text}",
    "chosen": "chosen",
    # plain mode
    "p-welcome": "Tableforge, plain table. Type a number to choose, h for help, q to quit; everything is saved as you go.",
    "p-prompt": "Your choice: ",
    "p-bad": "“{text}” is no choice here. Type a number from 1 to {n}, or h for help.",
    "p-why-what": "Say what: why 3, or a card’s name: why Dodger.",
    "p-legal": "Legal: {key} is one of the choices.",
    "p-card-what": "Say which choice: r 3, or a card’s name: r Dodger.",
    "p-after": "Type its number or its key: ",
    "p-bye": "Goodbye. The game waits in {path}",
    "p-bye-unsaved": "Goodbye.",
    "p-table": "The table",
    "p-step": "Step {n} of {most}: {step}.",
    "p-to-move": "{who}, it is your choice.",
    "p-side": "{who}: keys {keys} of 3, æmber {amber}, cost of a key {cost}, chains {chains}.",
    "p-piles": "Hand {hand}, deck {deck}, discard pile {discard}, archives {archives}, purged {purged}.",
    "p-houses": "Houses: {houses}.",
    "p-line": "Battleline, left to right:",
    "p-line-empty": "Battleline: empty.",
    "p-artifacts": "Artifacts:",
    "p-hand": "Hand:",
}  # fmt: skip

_FR: Final = {
    "you": "Vous",
    "bot": "bot",
    "seat": "Joueur {n}",
    "left-flank": "flanc gauche",
    "right-flank": "flanc droit",
    "both-flanks": "les deux flancs",
    "aember": "Aombre",
    "keys": "Clés",
    "chains": "Chaînes",
    "hand": "Main",
    "deck": "Deck",
    "discard": "Défausse",
    "archives": "Archives",
    "purged": "Purgées",
    "check": f"Prêt{NB}!",
    "artifacts": "Artéfacts",
    "no-artifacts": "aucun",
    "no-creatures": "aucune créature dans cette ligne de front",
    "no-cards": "aucune carte",
    "hidden-hand": f"face cachée{NB}: {{n}}",
    "line": "ligne de front",
    "story": "Récit",
    "story-more": "suite en dessous",
    "ready": "redressée",
    "ready-short": "redr.",
    "exhausted": "inclinée",
    "exhausted-short": "incl.",
    "stunned": "sonnée",
    "stunned-short": "SONNÉ",
    "power": "puissance",
    "armor": "armure",
    "armor-left": "dont {n} encore ce tour-ci",
    "damage": f"dégâts{NB}: {{n}}",
    "on-it": f"Aombre dessus{NB}: {{n}}",
    "power-counters": f"marqueurs +1 en puissance{NB}: {{n}}",
    "doom-counters": f"marqueurs fatalité{NB}: {{n}}",
    "upgrade": f"amélioration{NB}: {{name}}",
    "upgrades-short": "+{n} am.",
    "under": f"cartes dessous{NB}: {{n}}",
    "owner": "appartient à l’adversaire",
    "maverick": "franc-tireur",
    "bonus": f"bonus d’Aombre{NB}: {{n}}",
    "traits": "Traits",
    "now": "Maintenant",
    "no-text": "Aucun texte de règle.",
    "rules-cited": "Règles qu’elle cite",
    "turn": "Tour {n}",
    "set-up": "Mise en place",
    "active-house": f"Maison active{NB}: {{house}}",
    "seed": "graine {n}",
    "your-choice": "À vous de choisir",
    "house-gives": "  ({hand} en main, {play} en jeu)",
    "their-choice": "{who} réfléchit…",
    "watching": "Vous regardez {who}",
    "watch-hint": f"Espace{NB}: un pas · a{NB}: {{auto}} · v{NB}: l’autre côté",
    "auto-on": "continuer seul",
    "auto-off": "arrêter",
    "picks": f"encore à choisir{NB}: de {{least}} à {{most}}",
    "picks-exact": f"encore à choisir{NB}: {{n}}",
    "playing": f"en train d’être jouée{NB}: {{names}}",
    "filter": "tapez pour réduire les choix, Entrée valide celui qui est marqué",
    "no-match": f"aucun choix ne contient «{NB}{{text}}{NB}»",
    "game-over": "La partie est terminée",
    "game-over-hint": f"Espace{NB}: et ensuite",
    "acts-of": f"{{name}}{NB}: que faire{NB}?",
    "nothing-to-do": "On ne peut rien en faire maintenant.",
    "not-now": "pas maintenant",
    "legal-now": "possible maintenant",
    "why": "Pourquoi",
    "why-title": "La raison",
    "the-question": "La question",
    "the-choice": "Le choix marqué",
    "rule": "règle",
    "source": f"livret{NB}: {{section}}",
    "undone": "Annulé.",
    "undone-many": f"Annulés{NB}: votre dernier choix et ce qui l’a suivi ({{n}}).",
    "nothing-to-undo": "Vous n’avez aucun choix à annuler.",
    "saved": f"Partie enregistrée{NB}: {{path}}",
    "cannot-save": f"Partie non enregistrée{NB}: {{why}}",
    "log-title": "Tout le récit, avec ses règles",
    "story-start": "le début",
    "no-card-here": "Placez d’abord le curseur sur une carte (Tab et flèches, ou un clic).",
    "pile-of": f"{{zone}}{NB}: {{who}}",
    "pile-hidden": f"Face cachée, {{n}} en tout{NB}: vous ne pouvez pas les regarder.",
    "pile-empty": "Aucune carte.",
    "not-your-choice": "Ce n’est pas à vous de choisir.",
    "k-why": "raison",
    "k-undo": "annuler",
    "k-log": "récit",
    "k-card": "carte",
    "k-save": "sauver",
    "k-filter": "filtre",
    "k-zones": "zones",
    "k-language": "English",
    "k-help": "aide",
    "k-quit": "quitter",
    "k-close": "fermer",
    "k-step": "pas",
    "k-auto": "continuer / arrêter",
    "k-back": "reculer",
    "space": "Espace",
    "k-turn": "tour",
    "k-goto": "aller à",
    "k-side": "côté",
    "pass-title": "Passez le clavier",
    "pass-text": "{who}, à vous de choisir. Les mains sont couvertes.",
    "pass-go": "{who}, appuyez sur Entrée une fois au clavier.",
    "result-won": f"{{who}} gagne{NB}!",
    "result-you-won": f"Vous gagnez{NB}!",
    "result-you-lost": "{who} gagne.",
    "result-keys": f"Clés{NB}: {{mine}} et {{theirs}}",
    "result-turns": "après {n} tours",
    "r-new": "Nouvelle partie (graine {n})",
    "r-replay": "Revoir cette partie",
    "r-undo": "Annuler le dernier choix",
    "r-quit": "Quitter",
    "r-next": f"Partie suivante du match{NB}: {{who}} commence",
    "r-next-you": f"Partie suivante du match{NB}: vous commencez",
    "r-leave": f"Quitter le match{NB}; il reprendra au prochain démarrage",
    "match-game": "Partie {n} d’un match de {most} au plus. {score}.",
    "match-stands": "Au meilleur des {n}. {score}.",
    "match-score": f"Parties gagnées{NB}: {{mine}} par {{who}}, {{theirs}} par {{other}}",
    "match-score-you": f"Parties gagnées{NB}: {{mine}} par vous, {{theirs}} par {{other}}",
    "match-you-won": f"Vous gagnez le match, {{mine}} à {{theirs}}{NB}!",
    "match-won": "{who} gagne le match, {won} à {lost}.",
    "loser-says": "{who} a perdu cette partie et dit qui commence la suivante.",
    "loser-begins": "{who} a perdu cette partie et commence la suivante.",
    "you-say": f"Vous avez perdu cette partie{NB}: dites qui commence la suivante.",
    "too-small": f"Ce terminal a {{width}} colonnes et {{height}} lignes{NB}: trop peu pour la table, à qui il en faut {{least}} "
    f"et {{lowest}}. Agrandissez-le, ou quittez (q) et jouez ligne par ligne{NB}: tableforge play --resume --plain",
    "news": f"ce qui s’est passé (l{NB}: tout)",
    "replay": "Relecture",
    "replay-at": "Réponse {n} sur {m}",
    "replay-start": "Avant la première réponse",
    "replay-asked": "{who} devait choisir",
    "replay-next": "{who} doit choisir",
    "replay-story": "Ce que cette réponse a entraîné",
    "goto": f"Aller à la réponse{NB}: {{text}}",
    "chosen": "choisi",
    "p-welcome": "Tableforge, table en texte simple. Tapez un numéro pour choisir, h pour l’aide, q pour quitter\u00a0; tout est enregistré au fur et à mesure.",  # noqa: E501
    "p-prompt": f"Votre choix{NB}: ",
    "p-bad": f"«{NB}{{text}}{NB}» n’est pas un choix ici. Tapez un numéro de 1 à {{n}}, ou h pour l’aide.",
    "p-why-what": f"Dites quoi{NB}: why 3, ou le nom d’une carte{NB}: why L’Anguille.",
    "p-legal": f"Légal{NB}: {{key}} est l’un des choix.",
    "p-card-what": f"Dites quel choix{NB}: r 3, ou le nom d’une carte{NB}: r L’Anguille.",
    "p-after": f"Tapez son numéro ou sa touche{NB}: ",
    "p-bye": "Au revoir. La partie attend dans {path}",
    "p-bye-unsaved": "Au revoir.",
    "p-table": "La table",
    "p-step": f"Étape {{n}} sur {{most}}{NB}: {{step}}.",
    "p-to-move": "{who}, à vous de choisir.",
    "p-side": f"{{who}}{NB}: clés {{keys}} sur 3, Aombre {{amber}}, coût d’une clé {{cost}}, chaînes {{chains}}.",
    "p-piles": "Main {hand}, deck {deck}, défausse {discard}, archives {archives}, cartes purgées {purged}.",
    "p-houses": f"Maisons{NB}: {{houses}}.",
    "p-line": f"Ligne de front, de gauche à droite{NB}:",
    "p-line-empty": f"Ligne de front{NB}: vide.",
    "p-artifacts": f"Artéfacts{NB}:",
    "p-hand": f"Main{NB}:",
}  # fmt: skip

TEXTS: Final = {"en": _EN, "fr": _FR}

HELP: Final = {
    "en": """\
[b]One question at a time.[/b] Type the key before a choice, or mark it
with the arrows and press Enter, or click it. What can act has a
[b]heavy frame[/b] and its keys on it; any other card says why not when
it is opened.

  [b]1–9 a–z[/b]   take that choice
  [b]e[/b]         end the turn, or be done picking
  [b]Enter[/b]     take the marked choice, or open what the cursor is on
  [b]Tab ←↑↓→[/b]  next zone; move in and between zones (Shift+Tab: back)
  [b]?[/b]         why: the rule of the question or the choice; why a
            card cannot act
  [b]r[/b]         rules of the card at the cursor
  [b]l[/b]         the whole story with its rules
  [b]/[/b]         narrow the choices by typing; [b]Esc[/b] shows them all
  [b]u[/b]         take your last choice back, with what the bot did since
  [b]s[/b]         save now; every choice is saved anyway
  [b]q[/b]         quit; the next start resumes     [b]L[/b]  français
  [b]Space[/b]     hurry the bot; between bots one step ([b]a[/b] plays on,
            [b]v[/b] swaps sides)

  5/2  power 5, armor 2     ✶3  3 damage      æ1  1 æmber on it
  ▲Bro its house            STUN  stunned     +1 up.  upgrades
  solid frame: ready        dashed frame, exh. or ↷: exhausted
  †1  doom counters         T or taunt  keyword
  ⎡ ⎤  the flanks of a battleline     ‹ ›  more creatures that way
  Æmber 7/6 Check!  7 in the pool, a key costs 6
  Keys ■□□  one of three forged       ● you   ◆ the opponent
""",
    "fr": f"""\
[b]Une question à la fois.[/b] Tapez la touche d’un choix, ou marquez-le
avec les flèches puis Entrée, ou cliquez. Ce qui peut agir a un
[b]cadre épais[/b] et ses touches{NB}; toute autre carte, une fois ouverte,
dit pourquoi elle ne le peut pas.

  [b]1–9 a–z[/b]   faire ce choix
  [b]e[/b]         finir le tour ou les choix
  [b]Entrée[/b]    faire le choix marqué, ou ouvrir ce que montre le curseur
  [b]Tab ←↑↓→[/b]  zone suivante{NB}; se déplacer dans les zones (Maj+Tab{NB}:
            revenir)
  [b]?[/b]         la règle de la question ou du choix{NB}; ce qui empêche
            une carte d’agir
  [b]r[/b]         règles de la carte au curseur
  [b]l[/b]         tout le récit et ses règles
  [b]/[/b]         réduire les choix en tapant{NB}; [b]Échap[/b] les montre tous
  [b]u[/b]         annuler votre choix, avec ce que le bot a fait depuis
  [b]s[/b]         enregistrer{NB}; chaque choix l’est de toute façon
  [b]q[/b]         quitter{NB}; la partie reprendra    [b]L[/b]  English
  [b]Espace[/b]    presser le bot{NB}; entre bots un pas ([b]a[/b] continue,
            [b]v[/b] change de côté)

  5/2  puissance 5, armure 2   ✶3  3 dégâts   æ1  1 Aombre dessus
  ▲Bro sa Maison               SONNÉ  statut  +1 am.  amélioration
  cadre plein{NB}: redressée      cadre en tirets, incl. ou ↷{NB}: inclinée
  †1  marqueurs fatalité       T ou provocation  mot-clé
  ⎡ ⎤  les flancs d’une ligne de front        ‹ ›  d’autres par là
  Aombre 7/6 Prêt{NB}!  7 en réserve, une clé coûte 6
  Clés ■□□  une forgée sur trois              ● vous   ◆ l’adversaire
""",
}

PLAIN_HELP: Final = {
    "en": """\
  N           take choice number N (its key works too)
  ?           the rule of this question        ? N       the rule of choice N
  why NAME    what a card can do now, and why  why N     why a choice is allowed
              not all else
  r N         rules of the card in choice N    r NAME    rules of a card by name
  t           the whole table in words         l         the whole story with its rules
  u           take your last choice back       s         save now
  L           français                         q         quit; the next start resumes""",
    "fr": f"""\
  N           faire le choix numéro N (son code marche aussi)
  ?           la règle de cette question       ? N       la règle du choix N
  why NOM     ce qu’une carte peut faire, et   why N     pourquoi un choix est permis
              pourquoi rien d’autre
  r N         règles de la carte du choix N    r NOM     règles d’une carte par son nom
  t           toute la table en mots           l         tout le récit avec ses règles
  u           annuler votre dernier choix      s         enregistrer maintenant
  L           English                          q         quitter{NB}; la partie reprendra""",
}


def say(lang: str, name: str, /, **fill: object) -> str:
    """The table's own word or sentence of that name.

    >>> say("fr", "seat", n=2)
    'Joueur 2'
    """
    text = TEXTS[lang][name]
    return text.format(**fill) if fill else text


def house_name(house: str, lang: str) -> str:
    return HOUSES[lang].get(house, house.capitalize())
