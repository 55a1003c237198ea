"""What a model is told, in every language: the tools, the frame of a result, and what the bench says."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text, column

INSTRUCTIONS: Final = Text(
    "Tabletop games by their exact rules. `sit` gives you a seat and the name of your table; read the question that ends every "
    "result, and give one of its keys to `answer`, until the game is over. Results tell what has changed; `look` shows all that "
    "your seat knows. Nothing can be taken back. A key that is not legal costs you a sentence and is counted; `why_not` tells "
    "the rule, and is not counted. Options and questions cite their rule in brackets: `rule` has its text, `card` that of a card.",
    "Des jeux de société selon leurs règles exactes. `sit` vous donne un siège et le nom de votre table ; lisez la question qui "
    "finit chaque résultat et donnez l’une de ses clés à `answer`, jusqu’à la fin de la partie. Les résultats disent ce qui a "
    "changé ; `look` montre tout ce que sait votre siège. Rien ne se reprend. Une clé illégale vous coûte une phrase et est "
    "comptée ; `why_not` dit la règle et n’est pas compté. Options et questions citent leur règle entre parenthèses : `rule` en a "
    "le texte, `card` celui d’une carte.",
)
PROMPT: Final = Text(
    "Play one game on the MCP server `tableforge`, as well as you can. Call `sit` without arguments, then `answer` with one of the "
    "keys that end each result, again and again until a result says that the game is over. Do not stop before, and ask nobody. "
    "`look`, `card`, `rule`, `story` and `why_not` help; `note` keeps your thoughts beside the game.",
    "Jouez une partie sur le serveur MCP `tableforge`, aussi bien que vous pouvez. Appelez `sit` sans argument, puis `answer` avec "
    "l’une des clés qui finissent chaque résultat, encore et encore, jusqu’à ce qu’un résultat dise que la partie est finie. Ne "
    "vous arrêtez pas avant, et ne demandez à personne. `look`, `card`, `rule`, `story` et `why_not` aident ; `note` garde vos "
    "pensées à côté de la partie.",
)

# ------------------------------------------------------------------ the tools; each parameter is told where its tool is
TABLE: Final = Text(
    " `table` is the name that `sit` gave; it may be left out where you sit at one table.",
    " `table` est le nom donné par `sit` ; il peut manquer si vous n’êtes qu’à une table.",
)
TOOLS: Final = {
    "games": Text(
        "List the games, their bots and what can be set; `game` tells of one alone.",
        "Liste les jeux, leurs bots et ce qui se règle ; `game` n’en dit qu’un.",
    ),
    "sit": Text(
        "Begin a game and take a seat (`seat`, from 0); bots take the others (`bot` names which). `settings` are the game's own, "
        "by name, as `games` lists them. To play with other clients, all give the same `word`: the first begins and says how many "
        "will come (`players`), the others join. `lang` is en or fr. Gives the name of your table and the first question.",
        "Commence une partie et prend un siège (`seat`, depuis 0) ; des bots prennent les autres (`bot` dit lesquels). `settings` "
        "sont les réglages du jeu, par nom, comme `games` les liste. Pour jouer avec d’autres clients, tous donnent le même mot "
        "(`word`) : le premier commence et dit combien viendront (`players`), les autres le rejoignent. `lang` est en ou fr. Donne "
        "le nom de votre table et la première question.",
    ),
    "look": Text(
        "Show all that your seat knows: `form` is 'scene' for plain lines with the keys of things, 'view' for the same as JSON. "
        "With `wait`, first waits up to so many seconds (at most 60) until you are asked.",
        "Montre tout ce que sait votre siège : `form` est 'scene' pour des lignes simples avec les clés des choses, 'view' pour la "
        "même chose en JSON. Avec `wait`, attend d’abord jusqu’à autant de secondes (60 au plus) qu’on vous demande quelque chose.",
    ),
    "answer": Text(
        "Answer the question with the `key` of one of its options. Gives what came of it and the next question.",
        "Répond à la question par la clé (`key`) d’une de ses options. Donne ce qui en est venu et la question suivante.",
    ),
    "why_not": Text(
        "Tell why a `key` is no legal answer now, with the rule; it is not counted as a try.",
        "Dit pourquoi une clé (`key`) n’est pas une réponse légale maintenant, avec la règle ; ce n’est pas compté comme un essai.",
    ),
    "rule": Text(
        "Show a rule by its `id`, as questions and refusals cite it, or those that speak of a word. `game` where you "
        "sit at no table.",
        "Montre une règle par son `id`, tel que questions et refus le citent, ou celles qui parlent d’un mot. `game` si vous "
        "n’êtes à aucune table.",
    ),
    "card": Text(
        "Show the text of a card by its `name` or key: one that you see, or any card of the game.",
        "Montre le texte d’une carte par son nom (`name`) ou sa clé : une que vous voyez, ou toute carte du jeu.",
    ),
    "story": Text(
        "Tell what has happened from event number `since` on, as your seat saw it.",
        "Raconte ce qui s’est passé depuis l’événement numéro `since`, tel que votre siège l’a vu.",
    ),
    "note": Text(
        "Keep a thought (`text`) beside the game. Nobody is shown it while you play; it stands in the record of the run.",
        "Garde une pensée (`text`) à côté de la partie. Personne ne la voit pendant le jeu ; elle figure au compte rendu.",
    ),
    "leave": Text(
        "Leave the table: a bot goes on in your seat where others play, else the game ends here.",
        "Quitte la table : un bot continue à votre siège si d’autres jouent, sinon la partie s’arrête là.",
    ),
}

# ------------------------------------------------------------------ results
TEXTS: Final = {
    "refused": ("refused: {why}", "refusé : {why}"),
    "table": ("table {name}", "table {name}"),
    "seated": ("You have seat {seat}{who}; {game}.", "Vous avez le siège {seat}{who} ; {game}."),
    "seat": ("Seat {n}", "Siège {n}"),
    "you": ("you", "vous"),
    "bot": ("bot {name}", "bot {name}"),
    "empty": ("nobody yet", "personne encore"),
    "client": ("another client", "un autre client"),
    "others": ("At the table: {others}.", "À la table : {others}."),
    "earlier": ("(… {n} earlier lines: `story` has them)", "(… {n} lignes plus tôt : `story` les a)"),
    "picks": (
        "Still to pick: {least} to {most}, one key at a time.",
        "Encore à choisir : de {least} à {most}, une clé à la fois.",
    ),
    "picks-exact": ("Still to pick: {n}, one key at a time.", "Encore à choisir : {n}, une clé à la fois."),
    "waiting": (
        "You are asked nothing now; asked: {who}. `look` with `wait` waits.",
        "On ne vous demande rien ; sont interrogés : {who}. `look` avec `wait` attend.",
    ),
    "over": ("The game is over: {how} ({rule})", "La partie est finie : {how} ({rule})"),
    "won": ("you have won", "vous avez gagné"),
    "lost": ("you have lost", "vous avez perdu"),
    "too-long": (
        "The game is over: it was broken off after {n} answers.",
        "La partie est finie : elle a été arrêtée après {n} réponses.",
    ),
    "legal": ("{key} is legal now.", "{key} est légal maintenant."),
    "noted": ("Noted.", "Noté."),
    "left": ("You have left the table.", "Vous avez quitté la table."),
    "events": (
        "Events {first} to {last} of {all}; next: {next}.",
        "Événements {first} à {last} sur {all} ; suite : {next}.",
    ),
    "nothing": ("Nothing has happened since.", "Rien ne s’est passé depuis."),
    "no-text": ("No rules text.", "Aucun texte de règle."),
    "printed": ("Printed: {facts}.", "Imprimé : {facts}."),
    "cites": ("Rules: {rules}", "Règles : {rules}"),
    "also": ("Also: {names}", "Aussi : {names}"),
    "more": ("… and {n} more; say it more exactly.", "… et {n} de plus ; précisez."),
    "game-row": (
        "{name}: {title}, seats: {seats}; bots: {bots} (usual: {usual})",
        "{name} : {title}, sièges : {seats} ; bots : {bots} (d’usage : {usual})",
    ),
    "setting": ("  {name} ({kind}, without it {default}): {about}", "  {name} ({kind}, sans cela {default}) : {about}"),
    "one-game": (
        "There is one game for you here: {about} `sit` begins it.",
        "Il y a une partie pour vous ici : {about} `sit` la commence.",
    ),
    # the bench
    "head-task": ("task", "tâche"),
    "head-player": ("player", "joueur"),
    "head-games": ("games", "parties"),
    "head-score": ("score", "score"),
    "head-unit": ("of", "en"),
    "head-illegal": ("illegal", "illégaux"),
    "head-answers": ("answers", "réponses"),
    "head-letters": ("letters told / sent", "lettres lues / envoyées"),
    "head-unfinished": ("unfinished", "inachevées"),
    "head-ladder": ("Elo among", "Elo parmi"),
    "head-elo": ("Elo", "Elo"),
    "head-bots": ("our bots on this scale", "nos bots sur cette échelle"),
    "title": ("{bench}, {player}: {games} games{set}", "{bench}, {player} : {games} parties{set}"),
    "public": (", the public set", ", le jeu public"),
    "held-out": (", held out (secret {digest}…)", ", tenues secrètes (secret {digest}…)"),
    "other-engine": (
        "Measured with another engine or content than the baseline: {names}. Compare with care.",
        "Mesuré avec un autre moteur ou contenu que la référence : {names}. À comparer avec prudence.",
    ),
    "per-game": (
        "Illegal tries, answers and letters are means of a game; ± is 95 %.",
        "Essais illégaux, réponses et lettres sont des moyennes par partie ; ± vaut 95 %.",
    ),
    "playing": ("playing", "parties"),
    "comparing": ("our bots, in the same games", "nos bots, dans les mêmes parties"),
    "stopped": (
        "stopped; games that are missing in {path}: {left}. The same command goes on from there.",
        "arrêté ; parties qui manquent dans {path} : {left}. La même commande reprendra de là.",
    ),
    "listening": ("Listening at {url}; Ctrl-C ends it.", "À l’écoute sur {url} ; Ctrl-C l’arrête."),
}


def say(lang: str, key: str, /, **fill: object) -> str:
    """Return a text of this room in a language."""
    return column(TEXTS[key], lang).format(**fill)
