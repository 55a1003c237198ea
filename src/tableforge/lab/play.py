"""The nth game of an experiment: which it is, playing it, and the row that comes of it.

A game depends on the experiment and on its number alone, whoever plays it, where, and after which others.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from tableforge import __version__, bots, games
from tableforge.bots.glance import Glance
from tableforge.kernel.settings import PerSeat
from tableforge.lab.parts import SAVES, Column, find_recorder
from tableforge.lab.spec import BOTS, Experiment, canonical_json, is_list, settings_of, turn_seats
from tableforge.table.sitting import Sitting, joint_key
from tableforge.tongue.text import Text

Row = dict[str, Any]

SIDES: Final = "abcdefgh"  # how the columns of the sides of a contest end
MOST_LAID: Final = 256  # tables that a process keeps laid, each for the next game of its combination
LONGEST_ERROR: Final = 4_000

BASE: Final = (
    Column("id", "long", Text("game", "partie")),
    Column("combination", "int", Text("combination", "combinaison")),
    Column("round", "int", Text("round", "manche")),
    Column("seat", "int", Text("seat of the first side", "siège du premier camp")),
    Column("seed", "long", Text("seed", "graine")),
    Column("won", "float", Text("won", "gagné")),
    Column("over", "flag", Text("finished", "finie")),
    Column("answers", "int", Text("answers", "réponses"), show="length"),
    Column("cpu_ms", "float", Text("CPU ms", "ms de calcul")),
    Column("digest", "text", Text("digest of the end", "empreinte de la fin")),
)
SAVE: Final = Column("save", "text", Text("save", "sauvegarde"))


Note = Callable[[Sitting, str], None]  # told a game before its first question, and then the key of every answer


class GameJob(NamedTuple):
    """One game of an experiment: which combination, in which round, and where its first side sits."""

    id: int
    combination: int
    round: int
    seat: int
    seed: int


@dataclass(frozen=True)
class Failure:
    """A game that could not be played to its end: what was raised, and the save so far."""

    id: int
    error: str
    trace: str
    save: str


def job_of(experiment: Experiment, id: int) -> GameJob:
    """The game of a number.  Each combination is played from every seat in a row, with the same seed; then comes the next one,
    and after the last the first again: whenever a run is stopped, all combinations have been played about as often.
    """
    seats = experiment.seats
    block, rest = divmod(id, seats * len(experiment.combinations))
    combination, seat = divmod(rest, seats)
    words = [experiment.seed, experiment.combinations[combination], block]
    seed = int.from_bytes(blake2b(canonical_json(words).encode(), digest_size=6).digest())
    return GameJob(id, combination, block * seats + seat, seat, seed)


def columns_of(experiment: Experiment) -> tuple[Column, ...]:
    """All columns of an experiment's rows."""
    own = find_recorder(experiment.game)
    kept = [column for word in experiment.keep if word in own.KEEPS for column in own.KEEPS[word].columns]
    save = [SAVE] if SAVES in experiment.keep else []
    return (*BASE, *[column for _, column in axis_columns(experiment)], *own.COLUMNS, *kept, *save)


def axis_columns(experiment: Experiment) -> list[tuple[str, Column]]:
    """The axes and their columns: one for each side of a contest, where a value is for each seat."""
    home = games.game(experiment.game)
    kinds = {s.name: s for s in home.settings}
    out = []
    for name in experiment.axes:
        about = Text("bots") if name == BOTS else kinds[name].about
        one = "bot" if name == BOTS else kinds[name].option or name
        if (name == BOTS or isinstance(kinds[name].kind, PerSeat)) and not home.all_win_alike:
            out += [(name, Column(f"{one}_{SIDES[k]}", "text", about, side=k)) for k in range(home.seats)]
        else:
            out.append((name, Column(name, "text", about)))
    return out


def cell_text(value: Any) -> str:
    """A value of an axis in a cell."""
    if is_list(value):
        return " + ".join([cell_text(x) for x in value])
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


class ExperimentPlayer:
    """Plays games of one experiment in this process."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.game = games.game(experiment.game)
        self.own = find_recorder(experiment.game)
        self.keep = frozenset(experiment.keep)
        self.traced = any([self.own.KEEPS[word].traced for word in self.keep if word in self.own.KEEPS])
        self.axes = axis_columns(experiment)
        self.laid: dict[tuple[int, int], Sitting] = {}

    def begin(self, job: GameJob) -> Sitting:
        """The game at its first question."""
        place = (job.combination, job.seat)
        first = self.laid.get(place)
        if first is None:
            if len(self.laid) >= MOST_LAID:
                del self.laid[next(iter(self.laid))]
            one = self.experiment.combinations[job.combination]
            settings = turn_seats(self.game, settings_of(self.experiment, one), job.seat)
            first = self.laid[place] = Sitting(self.game, self.game.setup(**settings), 0)
        g = first.again(job.seed)
        g.keep_undo = 0
        if not self.traced:
            g.state.tracing = False
        return g

    def play(self, id: int, note: Note | None = None) -> Row | Failure:
        """Play one game; `note` is told every answer before it is given.  What a bot raises is kept, not raised."""
        job = job_of(self.experiment, id)
        g: Sitting | None = None
        try:
            g = self.begin(job)
            return self.finish(job, g, note)
        except Exception as e:
            trace = "".join(traceback.format_exception(e))[-LONGEST_ERROR:]
            return Failure(id, f"{type(e).__name__}: {e}"[:LONGEST_ERROR], trace, save_of(g))

    def finish(self, job: GameJob, g: Sitting, note: Note | None) -> Row:
        """Play a game out; its row."""
        one = self.experiment.combinations[job.combination]
        seats = g.seats
        sides = [(k + job.seat) % seats for k in range(seats)]  # where each side sits
        names = [one[BOTS][(s - job.seat) % seats] for s in range(seats)]
        profiles = [bots.profile(name, self.game.name) for name in names]
        choosing = [profile.make(seats * job.seed + s).choose for s, profile in enumerate(profiles)]
        glances = [Glance(g, s) if profile.glances else None for s, profile in enumerate(profiles)]
        watch = self.own.watch(self.keep)
        began, answers, most = process_time(), 0, self.experiment.answers
        while (d := g.decision) is not None and answers < most:
            watch.look(g)
            if note is not None and not answers:
                note(g, "")
            seat = d.seat
            glance = glances[seat]
            chosen = choosing[seat](g.view(seat) if glance is None else glance.anew(), d)
            if note is not None:
                key = d.options[chosen].key
                note(g, joint_key(seat, key) if len(g.asked) > 1 else key)
            g.answer(chosen, seat)
            answers += 1
        result = g.result
        row: Row = {
            "id": job.id,
            "combination": job.combination,
            "round": job.round,
            "seat": job.seat,
            "seed": job.seed,
            "won": score(result, sides),
            "over": result is not None,
            "answers": answers,
            "cpu_ms": 1e3 * (process_time() - began),
            "digest": g.digest(),
        }
        for name, column in self.axes:
            row[column.name] = cell_text(one[name] if column.side < 0 else one[name][column.side])
        row.update(watch.row(g, sides))
        if SAVES in self.keep:
            row[SAVE.name] = g.save()
        return row


def score(result: dict[str, Any] | None, sides: Sequence[int]) -> float:
    """What the first side has of a game: 1 won, 0 lost, and its share where the game has no end."""
    if result is None:
        return 1 / len(sides) if len(sides) > 1 else 0.5
    return float(bool(result["won"])) if "won" in result else float(result["winner"] == sides[0])


def save_of(g: Sitting | None) -> str:
    """The save of a game that went wrong; nothing where not even that can be had."""
    try:
        return "" if g is None else g.save()
    except Exception:
        return ""


# ---------------------------------------------------------------- which engine plays
@cache
def engine(game: str) -> str:
    """The version of Tableforge, and a fingerprint of every source that a game is played by: kernel, words, rules, cards, bots."""
    import tableforge

    root = Path(tableforge.__file__).parent
    home = Path(__import__(games.address(game).home, fromlist=["game"]).__path__[0])
    print_ = blake2b(digest_size=8)
    for folder in (root / "kernel", root / "words", root / "bots", home):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            at = path.relative_to(folder)
            if at.parts[0] == "doors" and at.parts[1:2] and at.parts[1] not in ("bots", "bots.py"):
                continue  # how a game is shown, taught or counted changes no game
            print_.update(str(at).encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return f"{__version__}+{print_.hexdigest()}"
