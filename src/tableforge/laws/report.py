"""The laws by name, and what a run of random games has to say about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tableforge.tongue.spelling import language

LAWS: Final = {
    "plays": ("no legal answer ends in an error", "aucune réponse légale ne finit en erreur"),
    "options": (
        "every question has an option, and no two options share a key",
        "toute question a une option, et deux options n’ont jamais la même clé",
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
        "in a game that polls its seats alike, who is asked tells nothing of what a seat cannot see",
        "dans un jeu qui interroge ses sièges pareillement, qui est interrogé ne dit rien de ce qu’un siège ne voit pas",
    ),
    "imagine": (
        "an imagined position agrees with all that the seat knows",
        "une position imaginée s’accorde avec tout ce que sait le siège",
    ),
    "ends": ("the game ends", "la partie se termine"),
}
LONG_GAME: Final = 200


@dataclass(frozen=True, slots=True)
class Violation:
    """A law that did not hold: where, what was seen, and the command that comes back to the place."""

    seed: int
    decision: int
    law: str
    detail: str
    command: str

    def text(self, lang: str = "en") -> str:
        if language(lang) == "fr":
            return (
                f"graine {self.seed}, décision {self.decision}, loi «\u00a0{self.law}\u00a0» ({LAWS[self.law][1]})\u00a0:"
                f" {self.detail}\n    pour y revenir\u00a0: {self.command}"
            )
        return (
            f"seed {self.seed}, decision {self.decision}, law '{self.law}' ({LAWS[self.law][0]}): {self.detail}\n"
            f"    to come back to it: {self.command}"
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
        fr = language(lang) == "fr"
        n, broken = self.decisions, len(self.violations)
        if fr:
            games = f"{self.games} {'partie' if self.games < 2 else 'parties'}"
            lines = [f"{self.game}\u00a0: {games}, {n} décisions, {self.turns_max} tours au plus"]
            lines[0] += "" if self.seconds is None else f", {self.seconds:.1f} s"
            lines += [f"partie longue\u00a0: graine {seed}, {turns} tours" for seed, turns in self.long]
            lines += [
                f"  {law:9} {self.checks[law]:7} contrôles  {LAWS[law][1]}" for law in LAWS if self.checks.get(law)
            ]
            lines += [
                "aucune loi enfreinte"
                if not broken
                else f"{broken} {'infraction' if broken < 2 else 'infractions'}\u00a0:"
            ]
        else:
            games = f"{self.games} {'game' if self.games == 1 else 'games'}"
            lines = [f"{self.game}: {games}, {n} decisions, {self.turns_max} turns at most"]
            lines[0] += "" if self.seconds is None else f", {self.seconds:.1f} s"
            lines += [f"long game: seed {seed}, {turns} turns" for seed, turns in self.long]
            lines += [f"  {law:9} {self.checks[law]:7} checks  {LAWS[law][0]}" for law in LAWS if self.checks.get(law)]
            lines += ["no law is broken" if not broken else f"{broken} {'violation' if broken == 1 else 'violations'}:"]
        return "\n".join([*lines, *[v.text(lang) for v in self.violations]])

    def __str__(self) -> str:
        return self.text()
