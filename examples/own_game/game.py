"""Hold: two players roll a die and hold in time.  A whole game with chance: rules, questions, both languages, a view, laws."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tableforge.kernel.ask import NOT_YET, RawDecision
from tableforge.kernel.core import Frame, Op, Program, State
from tableforge.kernel.event import Event
from tableforge.kernel.game import Game
from tableforge.kernel.laws import OpenLaws
from tableforge.kernel.options import Written
from tableforge.kernel.rules import RuleIndex
from tableforge.kernel.settings import Setting, WholeNumber
from tableforge.kernel.shown import Shown
from tableforge.kernel.speech import Speech
from tableforge.kernel.terms import QuestionKind
from tableforge.tongue.text import Text

RULES = RuleIndex(Path(__file__).with_name("rules.toml"))
ROLL, HOLD = 0, 1
DIE = (1, 2, 3, 4, 5, 6)


class Scores(State):
    """The position: what each has held, what the turn is worth so far, how many turns were begun."""

    def __init__(self, seed: int, goal: int) -> None:
        super().__init__(seed)
        self.goal, self.held, self.worth, self.turn = goal, (0, 0), 0, 0

    def clone(self) -> Scores:
        t = Scores(0, self.goal)
        self.copy_kernel_into(t)
        t.held, t.worth, t.turn = self.held, self.worth, self.turn
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.goal, self.held, self.worth, self.turn)


class Turn(Frame):
    """A turn under way; it has nothing to remember but its place in the program."""

    def clone(self) -> Turn:
        t = Turn(self.prog, self.src, self.ctrl)
        self.copy_frame_into(t)
        return t


class Choose(Op[Scores, Turn]):
    """Ask whether to roll or hold; what is held may win."""

    def run(self, s: Scores, f: Turn) -> None:
        p = s.turn % 2
        answer = s.ask(f, p, "roll", self.rule, (ROLL, HOLD), always=True)
        if answer != HOLD:
            return  # not answered yet, or on to the die
        s.held = (s.held[0] + s.worth, s.held[1]) if p == 0 else (s.held[0], s.held[1] + s.worth)
        s.emit(self.rule, "hold", p, (), s.worth)
        s.worth = 0
        if s.held[p] >= s.goal:
            s.over = True
            s.emit("HO.goal", "win", p, ())
        else:
            s.turn += 1
            f.pc -= 1  # the same question, to the other


class Roll(Op[Scores, Turn]):
    """Chance says what the die shows; a one ends the turn."""

    def run(self, s: Scores, f: Turn) -> None:
        shown = s.chance(f, "die", self.rule, DIE)
        if shown == NOT_YET:
            return
        p = s.turn % 2
        s.emit(self.rule, "die", p, (), shown)
        if shown == 1:
            s.emit("HO.one", "lose", p, (), s.worth)
            s.worth = 0
            s.turn += 1
        else:
            s.worth += shown
        f.pc -= 2  # back to the question


PLAY = Program("play", (Choose("HO.roll"), Roll("HO.roll")))


class HoldSpeech(Speech[Scores]):
    """What people read."""

    def question(self, s: Scores, d: RawDecision, lang: str) -> str:
        if lang == "fr":
            return f"Votre tour vaut {s.worth} : lancer ou garder ?"
        return f"Your turn is worth {s.worth}: roll or hold?"

    def label(self, s: Scores, d: RawDecision, option: int, lang: str) -> str:
        if d.kind == "die":
            return str(option)
        return {"fr": ("lancer", "garder")}.get(lang, ("roll", "hold"))[option]

    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        told = {
            "die": ("seat {p} rolls {n}", "le siège {p} lance {n}"),
            "hold": ("seat {p} holds {n}", "le siège {p} garde {n}"),
            "lose": ("seat {p} loses {n}", "le siège {p} perd {n}"),
            "win": ("seat {p} wins", "le siège {p} gagne"),
        }[e.kind]
        return told[lang == "fr"].format(p=e.seat, n=e.amount)


class HoldShown(Shown[Scores]):
    """What a seat sees: everything."""

    def view(self, s: Scores, seat: int | None) -> dict[str, Any]:
        players = [{"held": held} for held in s.held]
        return {"game": self.game.name, "seat": seat, "turn": s.turn, "worth": s.worth, "players": players}


class HoldLaws(OpenLaws[Scores]):
    """What must hold; nothing is hidden here."""

    def census(self, s: Any) -> str | tuple[()]:
        return "somebody has held less than nothing" if min(s.held) < 0 or s.worth < 0 else ()


class Hold(Game):
    """The rules and the set-up."""

    name = "own_game"
    settings = (Setting("goal", WholeNumber(1, 999), 30, Text("what has to be held", "ce qu’il faut garder")),)
    kinds = (
        QuestionKind(
            "roll",
            Text("whether to roll or to hold", "lancer ou garder"),
            "roll",
            points=Written(lambda s, d, n: ("roll", "hold")[n]),
        ),
        QuestionKind(
            "die",
            Text("what the die shows", "ce que montre le dé"),
            "die:4",
            points=Written(lambda s, d, n: f"die:{n}"),
        ),
    )

    def __init__(self) -> None:
        super().__init__(HoldSpeech, HoldShown, HoldLaws)

    @property
    def rules(self) -> RuleIndex:
        return RULES

    def lay(self, setup: dict[str, Any]) -> State:
        s = Scores(0, setup["goal"])
        s.stack.append(Turn(PLAY, -1, 0))
        return s

    def result(self, s: Any) -> dict[str, Any] | None:
        return {"winner": s.turn % 2, "turns": s.turn + 1, "rule": "HO.goal"} if s.over else None


GAME = Hold()
