"""The laws by name, and what a run of random games has to say about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tableforge.tongue.spelling import language
from tableforge.tongue.text import LANGUAGES, column

LAWS: Final = {
    "plays": ("no legal answer ends in an error", "aucune réponse légale ne finit en erreur"),
    "options": (
        "every question has an option, no two options share a key, and a key leads back to its option",
        "toute question a une option, deux options n’ont jamais la même clé, et une clé ramène à son option",
    ),
    "rules": (
        "every question, option and event cites a rule that holds in the edition",
        "toute question, option et tout événement citent une règle en vigueur dans l’édition",
    ),
    "census": ("cards and tokens are conserved", "les cartes et les pions se conservent"),
    "again": (
        "a step that is run again asks the same question and changes nothing",
        "une étape relancée pose la même question et ne change rien",
    ),
    "clone": ("clone then play equals play", "copier puis jouer équivaut à jouer"),
    "original": ("playing a clone does not touch the original", "jouer une copie ne touche pas à l’original"),
    "undo": ("undo gives back the position", "annuler rend la position"),
    "save": (
        "a save loads to the same position and log",
        "une sauvegarde se recharge à la même position et au même journal",
    ),
    "hidden": (
        "what a seat cannot see changes nothing in its view, options, events and errors",
        "ce qu’un siège ne voit pas ne change rien à sa vue, ses options, ses événements et ses refus",
    ),
    "silence": (
        "who is asked, and how often, tells nothing of what a seat cannot see (unless windows are quick)",
        "qui est interrogé, et combien de fois, ne dit rien de ce qu’un siège ne voit pas (sauf fenêtres rapides)",
    ),
    "imagine": (
        "an imagined position agrees with all that the seat knows",
        "une position imaginée s’accorde avec tout ce que sait le siège",
    ),
    "encoded": (
        "what a seat cannot see changes nothing in the numbers that it is encoded as",
        "ce qu’un siège ne voit pas ne change rien aux nombres par lesquels on lui code la position",
    ),
    "declared": (
        "a view has the fields that the game declares, and no others",
        "une vue a les champs que le jeu déclare, et aucun autre",
    ),
    "ends": ("the game ends", "la partie se termine"),
}
LONG_GAME: Final = 200

# ---------------------------------------------------------------- what a report says, in every language
BROKEN: Final = (
    "seed {seed}, decision {n}, law '{law}' ({says}): {detail}\n    to come back to it: {command}",
    "graine {seed}, décision {n}, loi « {law} » ({says}) : {detail}\n    pour y revenir : {command}",
)
HEAD: Final = (
    "{game}: {games}, {n} decisions, {turns} turns at most",
    "{game} : {games}, {n} décisions, {turns} tours au plus",
)
LONG: Final = ("long game: seed {seed}, {turns} turns", "partie longue : graine {seed}, {turns} tours")
CHECKS: Final = ("checks", "contrôles")
NONE: Final = ("no law is broken", "aucune loi enfreinte")
GAMES: Final = ("game", "partie"), ("games", "parties")
VIOLATIONS: Final = ("violation", "infraction"), ("violations", "infractions")


def count_noun(noun: tuple[tuple[str, ...], tuple[str, ...]], n: int, lang: str) -> str:
    """So many of something."""
    return f"{n} {column(noun[n not in LANGUAGES[lang].singular], lang)}"


@dataclass(frozen=True, slots=True)
class Violation:
    """A law that did not hold: where, what was seen, and the command that comes back to the place."""

    seed: int
    decision: int
    law: str
    detail: str
    command: str

    def text(self, lang: str = "en") -> str:
        """Return the violation in words: law, game, place, and the command that comes back to it."""
        says = column(LAWS[self.law], language(lang))
        return column(BROKEN, lang).format(
            seed=self.seed, n=self.decision, law=self.law, says=says, detail=self.detail, command=self.command
        )

    def __str__(self) -> str:
        return self.text()


@dataclass(slots=True)
class Report:
    """What random play has shown.  `long` has the seed and turns of every game over 200 turns."""

    game: str
    level: str = "full"
    games: int = 0
    decisions: int = 0
    turns_max: int = 0
    long: list[tuple[int, int]] = field(default_factory=list)
    violations: list[Violation] = field(default_factory=list)
    checks: dict[str, int] = field(default_factory=dict)
    seconds: float | None = None

    @property
    def ok(self) -> bool:
        """Whether no law was broken."""
        return not self.violations

    def add(self, other: Report) -> None:
        """Take in what another run has shown."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns_max = max(self.turns_max, other.turns_max)
        self.long += other.long
        self.violations += other.violations
        for law, n in other.checks.items():
            self.checks[law] = self.checks.get(law, 0) + n

    def text(self, lang: str = "en") -> str:
        """The report as a person reads it."""
        games = count_noun(GAMES, self.games, language(lang))
        head = column(HEAD, lang).format(game=self.game, games=games, n=self.decisions, turns=self.turns_max)
        lines = [head if self.seconds is None else f"{head}, {self.seconds:.1f} s"]
        lines += [column(LONG, lang).format(seed=seed, turns=turns) for seed, turns in self.long]
        checks = column(CHECKS, lang)
        lines += [
            f"  {law:9} {self.checks[law]:7} {checks}  {column(LAWS[law], lang)}"
            for law in LAWS
            if self.checks.get(law)
        ]
        broken = len(self.violations)
        lines.append(
            count_noun(VIOLATIONS, broken, lang) + LANGUAGES[lang].colon.rstrip() if broken else column(NONE, lang)
        )
        return "\n".join([*lines, *[v.text(lang) for v in self.violations]])

    def __str__(self) -> str:
        return self.text()
