"""What the lab says, in every language, and how it writes numbers."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import LANGUAGES, Text

NARROW: Final = "\u202f"  # between thousands, where a language has no comma there

TITLE: Final = Text("{game} · {games} of {total} games", "{game} · {games} parties sur {total}")
ENGINE: Final = Text("engine", "moteur")
BEGUN: Final = Text("begun", "commencé")
SEED: Final = Text("seed", "graine")
BOTS: Final = Text("bots")
COMBINATIONS: Final = Text("combinations", "combinaisons")
COMBINATION: Final = Text("combination", "combinaison")
GAMES: Final = Text("games", "parties")
UNFINISHED: Final = Text("without an end, counted half", "sans fin, comptées pour moitié")
FAILED: Final = Text("failed, not counted", "en échec, non comptées")
CPU: Final = Text("CPU time", "temps de calcul")
HOURS: Final = Text("{h} h {m} min")
SECONDS: Final = Text("{s} s")
WON: Final = Text("won, %", "gagné, %")
MARGIN: Final = Text("margin", "marge")
WON_TITLE: Final = Text("Games won", "Parties gagnées")
RATINGS: Final = Text("Ratings", "Classement")
ENTRANT: Final = Text("entrant", "participant")
ELO: Final = Text("Elo")
SEAT_WORTH: Final = Text(
    "Moving first is worth {elo} ± {margin} Elo.", "Jouer en premier vaut {elo} ± {margin} points Elo."
)
RATINGS_OF: Final = Text("Ratings, group {k} of {of}", "Classement, groupe {k} sur {of}")
GROUPS: Final = Text(
    "Between the groups no game was played: which is stronger, nobody knows.",
    "Aucune partie n’a été jouée entre les groupes : nul ne sait lequel est le plus fort.",
)
PAIRS: Final = Text("Pairs: games won by the row, %", "Paires : parties gagnées par la ligne, %")
MEANS: Final = Text("On average", "En moyenne")
SHARES: Final = Text("{what}: share of games, %", "{what} : part des parties, %")
LENGTHS: Final = Text("{what}: how many games", "{what} : combien de parties")
LENGTH: Final = Text("Length", "Durée")
MEAN: Final = Text("mean", "moyenne")
MEDIAN: Final = Text("median", "médiane")
NINETY_FIVE: Final = Text("95 %")
MOST: Final = Text("most", "maximum")
FIGURE: Final = Text("figure", "mesure")
COURSES: Final = Text("{what}, turn by turn", "{what}, tour après tour")
COURSE_NOTE: Final = Text(
    "The mean of up to {games} games, as long as one in ten of them lasts.",
    "La moyenne de {games} parties au plus, tant que dure une partie sur dix.",
)
INTERVALS: Final = Text(
    "Margins are those of 95 %. Bots play: another bot may rate otherwise.",
    "Les marges sont celles à 95 %. Ce sont des bots qui jouent : un autre bot classerait peut-être autrement.",
)
NOTHING: Final = Text("nothing", "rien")

# ------------------------------------------------------------------ how strong a deck is
STRENGTH: Final = Text(
    "{deck}: {won} % ± {margin} of {games} games against {field} ({bot}); better than {better} of its {of} decks. Elo {elo} "
    "± {elo_margin}.",
    "{deck} : {won} % ± {margin} de {games} parties contre {field} ({bot}) ; meilleur que {better} de ses {of} decks. Elo {elo} "
    "± {elo_margin}.",
)
OTHER_BOT: Final = Text(
    "The field was rated by {theirs}, and {ours} played here: the percentage is {ours}’s own, the Elo is only near the field’s.",
    "Le champ a été classé par {theirs}, et c’est {ours} qui a joué ici : le pourcentage est le sien, l’Elo n’est que proche de "
    "celui du champ.",
)
OTHER_VERSION: Final = Text(
    "The field was rated by version {theirs} of {bot}, and version {ours} played here: the Elo is only near the field’s.",
    "Le champ a été classé par la version {theirs} de {bot}, et c’est la version {ours} qui a joué ici : l’Elo n’est que proche "
    "de celui du champ.",
)
UNFINISHED_TOLD: Final = Text(
    "{n} games had no end and count half.", "{n} parties n’ont pas eu de fin et comptent pour moitié."
)
MATCHUPS: Final = Text("Against each deck of the field", "Contre chaque deck du champ")
RIVAL: Final = Text("deck")
ITS_ELO: Final = Text("its Elo", "son Elo")
DOES: Final = Text("What the deck does", "Ce que fait le deck")
DO: Final = Text("What the decks do", "Ce que font les decks")
THE_DECK: Final = Text("the deck", "le deck")
THE_FIELD: Final = Text("the field", "le champ")
VERDICT: Final = Text("compared", "comparaison")
BETTER: Final = Text("better", "mieux")
WORSE: Final = Text("worse", "moins bien")
ALIKE: Final = Text("alike", "pareil")
CARDS: Final = Text("Cards, by whether they were in the first hand", "Cartes, selon leur présence en main de départ")
CARD: Final = Text("card", "carte")
POINTS: Final = Text("points, shrunk", "points, rétrécis")
COUNTED: Final = Text("as counted", "tels que comptés")
CARDS_WARNING: Final = Text(
    "{n} cards were looked at, and {beyond} lie beyond their margin; chance alone would bring about {chance} there. What a card "
    "is worth in a first hand is not what it is worth later.",
    "{n} cartes ont été examinées, et {beyond} sont hors de leur marge ; le hasard seul en mettrait environ {chance}. Ce que vaut "
    "une carte en main de départ n’est pas ce qu’elle vaut plus tard.",
)
CARDS_LATER: Final = Text(
    "Single cards are told from {least} games on (a margin of {margin} or less).",
    "Les cartes seules sont dites à partir de {least} parties (une marge de {margin} ou moins).",
)
DUEL: Final = Text(
    "{a} wins {won} % ± {margin} of {games} games against {b} ({bot}).",
    "{a} gagne {won} % ± {margin} de {games} parties contre {b} ({bot}).",
)
COMPARED: Final = Text(
    "Against {field}: {a} {x} % ± {p}, {b} {y} % ± {q}; a difference of {d} ± {r} points, {sure}.",
    "Contre {field} : {a} {x} % ± {p}, {b} {y} % ± {q} ; une différence de {d} ± {r} points, {sure}.",
)
SURE: Final = Text("beyond chance", "au-delà du hasard")
UNSURE: Final = Text("which chance could have made", "que le hasard a pu faire")
EVEN_AT: Final = Text(
    "With {n} ± {margin} {chains} at the start for {deck}, both are even ({games} games, {bot}). Each is worth about {elo} Elo.",
    "Avec {n} ± {margin} {chains} au départ pour {deck}, les deux sont à égalité ({games} parties, {bot}). Chaque point de ce "
    "handicap vaut environ {elo} points Elo.",
)
EVEN_NOW: Final = Text(
    "Both are even as they are: {n} ± {margin} {chains} would do ({games} games, {bot}).",
    "Les deux sont déjà à égalité : il faudrait {n} ± {margin} {chains} ({games} parties, {bot}).",
)
NEVER_EVEN: Final = Text(
    "Not even {most} {chains} for {deck} make both even: it still wins {won} % of {games} games ({bot}).",
    "Même {most} {chains} pour {deck} n’égalisent pas : il gagne encore {won} % de {games} parties ({bot}).",
)
EVEN_UNKNOWN: Final = Text(
    "What makes {a} and {b} even cannot be told from {games} games ({bot}).",
    "{games} parties ne disent pas ce qui mettrait {a} et {b} à égalité ({bot}).",
)
HANDICAP: Final = Text("{chains} for {deck}", "{chains} pour {deck}")
HANDICAPS: Final = Text("By handicap", "Selon le handicap")
TRIED: Final = Text(
    "{deck}, played alone by {bot}, {games} games each:", "{deck}, joué seul par {bot}, {games} parties chaque fois :"
)
TRIALS: Final = Text("By scenario and difficulty", "Par scénario et difficulté")
SHARE: Final = Text("{what}, %")
PROGRESS: Final = Text("{won} % ± {margin}")
SOFAR: Final = Text("{games} of about {needed} games", "{games} parties sur environ {needed}")
SOFAR_TRIALS: Final = Text("{games} of {needed} games", "{games} parties sur {needed}")
PLAYS_FIELD: Final = Text("{deck} plays the field", "{deck} joue contre le champ")
PLAYS_DUEL: Final = Text("{a} plays {b}", "{a} joue contre {b}")
PLAYS_EVEN: Final = Text("{a} plays {b} at several handicaps", "{a} joue contre {b} à plusieurs handicaps")
PLAYS_TRIALS: Final = Text("{deck} is tried out", "{deck} est mis à l’épreuve")

# ------------------------------------------------------------------ beside an owner's export
SAS: Final = Text(
    "{n} decks, {games} games each ({bot}): Spearman’s rank correlation of games won and {column} is {rho}, 95 % between {low} and "
    "{high}.",
    "{n} decks, {games} parties chacun ({bot}) : la corrélation de rang de Spearman entre parties gagnées et {column} est {rho}, à "
    "95 % entre {low} et {high}.",
)
SAS_SKIPPED: Final = Text(
    "decks left out: {n}, the first because {why}", "decks laissés de côté : {n}, le premier parce que : {why}"
)
SAS_FEW: Final = Text(
    "So few decks say little: from about 100 on the interval is narrow.",
    "Si peu de decks en disent peu : l’intervalle se resserre à partir d’une centaine.",
)

# ------------------------------------------------------------------ runs
PLAYING: Final = Text("playing", "parties")
RATE: Final = Text("{rate} games/s", "{rate} parties/s")
LEFT: Final = Text("{time} left", "encore {time}")
DONE: Final = Text(
    "{new} games played, {done} of {total} are in {path}", "{new} parties jouées, {done} sur {total} sont dans {path}"
)
SOME_FAILED: Final = Text(
    "{n} games failed; they are kept with their saves in {path}, and --retry plays them again",
    "{n} parties ont échoué ; elles sont gardées avec leurs sauvegardes dans {path}, et --retry les rejoue",
)
STOPPED: Final = Text(
    "stopped: {done} of {total} games are in {path}; the same command goes on from there",
    "arrêté : {done} parties sur {total} sont dans {path} ; la même commande reprendra de là",
)
STOPPED_EARLY: Final = Text(
    "stopped: this is what was found until then", "arrêté : voilà ce qui a été trouvé jusque-là"
)
STOPPED_AT_ONCE: Final = Text(
    "stopped before there was anything to say", "arrêté avant qu’il y ait quelque chose à dire"
)
CHECKED: Final = Text(
    "{path}: {total} games, {games} of each combination; combinations: {n}",
    "{path} : {total} parties, {games} de chaque combinaison ; combinaisons : {n}",
)
WRITTEN: Final = Text("written: {path}", "écrit : {path}")


def number(value: float, lang: str, digits: int = 0, sign: bool = False) -> str:
    """A number as a language writes it.

    >>> number(1234.5, "en", 1), number(-3.25, "fr", 1, sign=True), number(12345, "fr")
    ('1,234.5', '−3,2', '12\\u202f345')
    """
    words = LANGUAGES[lang]
    told = f"{abs(value):,.{digits}f}"
    if words.decimal != ".":
        told = told.replace(",", NARROW).replace(".", words.decimal)
    zero = not told.strip("0,." + NARROW)
    return ("" if zero else "−" if value < 0 else "+" if sign else "") + told


def with_margin(value: float, margin: float, lang: str, digits: int = 1, sign: bool = False) -> str:
    """A figure and its margin.

    >>> with_margin(61.25, 2.0, "en")
    '61.2 ± 2.0'
    """
    return f"{number(value, lang, digits, sign)} ± {number(margin, lang, digits)}"


def span(seconds: float, lang: str) -> str:
    """A length of time.

    >>> span(75, "en"), span(7260, "fr")
    ('1 min 15 s', '2 h 1 min')
    """
    whole = round(seconds)
    if whole < 60:
        return SECONDS.fill(s=number(seconds, lang, 1 if seconds < 10 else 0)).text(lang)
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return HOURS.fill(h=whole // 3600, m=whole % 3600 // 60).text(lang)
