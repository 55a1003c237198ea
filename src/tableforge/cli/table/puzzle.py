"""A puzzle at the terminal, line by line: the plain table with a goal, hints, the solution and its reason."""

from __future__ import annotations

from typing import Final, TextIO

from tableforge import bots
from tableforge.cli.table.plain import PlainTable
from tableforge.cli.table.session import ListedAnswer, Session
from tableforge.puzzles import Puzzle, source_of
from tableforge.puzzles.chances import TooMany
from tableforge.puzzles.judging import Verdict, find_hint, judge_answers
from tableforge.puzzles.proving import open_puzzle
from tableforge.puzzles.telling import goal_of, tell_reason, tell_solution, title_of_game
from tableforge.tongue.text import Text

HEAD: Final = Text("{game}, puzzle {id}, rated {rating}.", "{game}, problème {id}, coté {rating}.")
GOAL: Final = Text("Goal: {ask}", "But : {ask}")
COMMANDS: Final = Text(
    "“hint” gives a hint, “solution” the solution with its reason, “u” takes an answer back, “h” tells the rest.",
    "« hint » donne un indice, « solution » la solution et sa raison, « u » reprend une réponse, « h » dit le reste.",
)
HINT: Final = Text("Hint: {label}", "Indice : {label}")
LOST: Final = Text(
    "From here the known way is left: take answers back with “u”.",
    "D’ici, la voie connue est quittée : reprenez des réponses avec « u ».",
)
WON: Final = Text("Solved.", "Résolu.")
LOST_TURN: Final = Text("Not this time: the goal is not reached.", "Pas cette fois : le but n’est pas atteint.")
AGAIN: Final = Text(
    "“u” takes the last answer back, “solution” tells it, Enter leaves.",
    "« u » reprend la dernière réponse, « solution » la donne, Entrée quitte.",
)
STEP: Final = Text("{n}. {label}", "{n}. {label}")


class PuzzleTable(PlainTable):
    """The plain table for one puzzle; the first verdict is the one that counts."""

    def __init__(self, p: Puzzle, session: Session, stdin: TextIO, stdout: TextIO) -> None:
        super().__init__(session, stdin, stdout)
        self.puzzle = p
        self.first: Verdict = "open"

    def run(self) -> int:
        """Ask until the puzzle is solved or the person leaves; return the exit code."""
        p, lang = self.puzzle, self.session.lang
        told = {"game": title_of_game(p, lang), "id": p.id, "rating": p.rating}
        self.write(HEAD.fill(**told).text(lang))
        self.write(GOAL.fill(ask=goal_of(p).ask).text(lang))
        self.write(COMMANDS.text(lang))
        self.told = len(self.session.sitting.events)
        self.table()
        while True:
            verdict = self.verdict()
            if verdict == "open":
                self.tell_news()
                if not self.ask_person():
                    return 0
                continue
            if self.first == "open":
                self.first = verdict
            self.tell_news()
            if verdict == "solved":
                self.write(WON.text(self.session.lang))
                self.write(tell_reason(p, self.session.lang))
                return 0
            self.write(LOST_TURN.text(self.session.lang))
            if not self.try_again():
                return 0

    def verdict(self) -> Verdict:
        """How the attempt stands."""
        try:
            return judge_answers(self.puzzle, self.session.sitting).verdict
        except TooMany:
            return "open"

    def try_again(self) -> bool:
        """Ask what next once the goal is out of reach; False where the person leaves."""
        self.write(AGAIN.text(self.session.lang))
        while line := self.read_command("> "):
            if line == "u":
                self.undo()
                return True
            if line == "solution":
                self.tell_solution()
        return False

    def undo(self) -> int:
        """Take an answer back, but none from before the puzzle."""
        if len(self.session.sitting.answers) <= len(self.puzzle.save["answers"]):
            return 0
        return super().undo()

    def command(self, line: str, offered: list[ListedAnswer]) -> bool:
        """Run a command; return False where the line was none."""
        lang = self.session.lang
        if line == "hint":
            key = find_hint(self.puzzle, self.session.sitting)
            label = next((o.label for o in offered if o.key == key), "")
            self.write(HINT.fill(label=label).text(lang) if label else LOST.text(lang))
        elif line == "solution":
            self.first = "missed"
            self.tell_solution()
        elif line in ("s", "o"):  # a puzzle is not kept, and has no standing orders
            return False
        else:
            return super().command(line, offered)
        return True

    def tell_solution(self) -> None:
        """Write the solution step by step, and its reason."""
        lang = self.session.lang
        for n, step in enumerate(tell_solution(self.puzzle, lang), 1):
            self.write(STEP.fill(n=n, label=step.label).text(lang))
            for text, rule in step.events:
                self.write(f"   {text} ({rule})", "   ")
        self.write(tell_reason(self.puzzle, lang))


def solve_at_terminal(p: Puzzle, lang: str, stdin: TextIO, stdout: TextIO) -> Verdict:
    """Let somebody solve a puzzle over two streams; the verdict of the first attempt, "open" where there was none."""
    sitting = open_puzzle(p)
    rival = bots.make(source_of(p.game).MINER, 1, p.game)  # it is never asked: the puzzle ends before
    players = [None if seat == p.seat else rival for seat in range(sitting.seats)]
    table = PuzzleTable(p, Session(sitting, players, lang, autosave=False), stdin, stdout)
    table.run()
    return table.first
