"""Every speed figure, measured: `tableforge bench` and the scripts in bench/ stand on this.

Policy: uniform over the options, except that ending the turn is taken with the probability that the game names
(`Game.ends_early`) while anything else is legal.  One process, one thread; the garbage collector as Python sets it.
"""

from __future__ import annotations

import json
import os
import pickle
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any, TypeVar

import tableforge
from tableforge import _mode
from tableforge.kernel.ask import EVEN, by_lot
from tableforge.kernel.core import State, play_out, reply
from tableforge.kernel.game import Game
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import column

MOST_DECISIONS = 20_000
THROUGH_THE_DOOR = "_through_the_door"

Report = dict[str, Any]
Table = TypeVar("Table")


def measure(name: str, quick: bool = False, seed: int = 0) -> Report:
    """All figures of a game in this process and mode: games of every flavour, single steps of the first one."""
    share = 10 if quick else 1
    games = (1000 if _mode.compiled() else 200) // share
    game = tableforge.game(name)
    first, *others = game.flavours
    warm_up(game)
    return {
        "game": name,
        "how": describe_method(game, quick, seed),
        first: play_states(game, first, games, seed),
        first + THROUGH_THE_DOOR: play_sittings(game, max(10, games // 4), seed),
        **{flavour: play_states(game, flavour, games, seed) for flavour in others},
        "clone_mid_effect_us": clone(game, seed, 2000 // share),
        "undo_us": undo(game, seed, 40 // share),
        "travel_us": pickle_states(game, seed, 200 // share),
        "save_and_load_ms": save_and_load(game, seed, 20 // share),
        "import_ms": imports(name, 3 if quick else 7),
    }


def describe_method(game: Game, quick: bool, seed: int) -> Report:
    """What a reader must know to take the figures again."""
    seldom = f"; the turn is ended with probability {game.ends_early} while anything else is legal"
    return {
        **machine(),
        "processes": 1,
        "quick": quick,
        "seed": seed,
        "policy": f"uniform over the options{'' if game.ends_early == EVEN else seldom}",
    }


def machine() -> Report:
    """On what figures are taken."""
    return {
        "mode": "compiled" if _mode.compiled() else "pure",
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "version": tableforge.__version__,
    }


def measure_both(name: str, quick: bool = False, seed: int = 0) -> list[Report]:
    """All figures, compiled and pure, each in a process of its own; compiled is left out where nothing is compiled."""
    out: list[Report] = []
    for mode in ("compiled", "pure"):
        env = {k: v for k, v in os.environ.items() if k != "TABLEFORGE_PURE"}
        if mode == "pure":
            env["TABLEFORGE_PURE"] = "1"
        command = [sys.executable, "-m", "tableforge", "bench", name, "--json", "--seed", str(seed)]
        done = subprocess.run(
            [*command, *(["--quick"] if quick else [])], env=env, capture_output=True, text=True, check=True
        )
        report = json.loads(done.stdout)
        if report["how"]["mode"] == mode:
            out.append(report)
    return out


# ---------------------------------------------------------------- games
def warm_up(game: Game) -> None:
    """Lower the cards and fill the caches, so that the first game is not measured for all."""
    play_states(game, game.flavours[0], 3, 10**6)


def play_states(game: Game, flavour: str, games: int, seed: int) -> Report:
    """Games on bare states, without log: what search and training see.  Laying out the table is not part of a game."""
    tables = lay_tables(game, flavour, games, seed, game.lay)
    decisions = unfinished = 0
    turns: list[int] = []
    started = perf_counter()
    for k in range(games):
        s = game.begin(tables[k], seed + k)
        s.tracing = False
        s.events.clear()
        decisions += play_out(s, Random(seed + k).random, game.ends_early, MOST_DECISIONS)
        result = game.result(s)
        if result is None:
            unfinished += 1
        else:
            turns.append(count_turns(result))
    return figures(games, decisions, perf_counter() - started, turns, unfinished)


def play_sittings(game: Game, games: int, seed: int) -> Report:
    """Games through the Python door, with log and undo: what a table sees.  Laying it out is not part of a game here, either."""
    tables = lay_tables(game, game.flavours[0], games, seed, lambda setup: Sitting(game, setup, 0))
    decisions = unfinished = 0
    turns: list[int] = []
    started = perf_counter()
    for k in range(games):
        g = tables[k].again(seed + k)
        decisions += play_to_end(g, seed + k)
        result = g.result
        if result is None:
            unfinished += 1
        else:
            turns.append(count_turns(result))
    return figures(games, decisions, perf_counter() - started, turns, unfinished)


def lay_tables(game: Game, flavour: str, games: int, seed: int, lay: Callable[[dict[str, Any]], Table]) -> list[Table]:
    """A table for each game, one for all in a row that have the same set-up."""
    setups = [game.setup(**game.sample(seed + k, flavour)) for k in range(games)]
    tables: list[Table] = []
    for k, setup in enumerate(setups):
        tables.append(tables[-1] if k and setup == setups[k - 1] else lay(setup))
    return tables


def count_turns(result: Report) -> int:
    """How many turns a game took; in one that has rounds, how many of them."""
    n: int = result["turns"] if "turns" in result else result.get("rounds", 0)
    return n


def start_sample(game: Game, seed: int) -> Sitting:
    """A game of the first flavour at the table."""
    return Sitting(game, game.setup(**game.sample(seed, game.flavours[0])), seed)


def play_to_end(g: Sitting, seed: int) -> int:
    """Play a sitting out by the policy; the number of answers."""
    rng, early = Random(seed).random, g.game.ends_early
    for n in range(MOST_DECISIONS):
        d = g.decision
        if d is None:
            return n
        g.answer(d.by_lot(rng, early))
    return MOST_DECISIONS


def figures(games: int, decisions: int, seconds: float, turns: list[int], unfinished: int) -> Report:
    """Return games, decisions and turns with their rates."""
    return {
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_s": round(games / seconds, 1),
        "decisions_per_s": round(decisions / seconds),
        "decisions_per_game": round(decisions / games, 1),
        "turns_per_game": round(statistics.mean(turns), 1) if turns else None,
        "turns_max": max(turns, default=None),
        "unfinished": unfinished,
    }


# ---------------------------------------------------------------- single steps
def clone(game: Game, seed: int, rounds: int) -> Report:
    """A copy of a state that waits inside an effect (as the game sees it); of any, where none ever does."""
    found: list[State] = []
    flat: list[State] = []
    k = 0
    while len(found) < 50 and k < 200:
        rng = Random(seed + k).random
        s = game.start(game.setup(**game.sample(seed + k, game.flavours[0])), seed + k)
        s.tracing = False
        taken = 0
        while not s.over and taken < 5:
            if game.search.is_mid_effect(s):
                found.append(s.clone())
                taken += 1
            elif len(flat) < 50:
                flat.append(s.clone())
            assert s.pending is not None
            reply(s, by_lot(s.pending, rng, game.ends_early))
        k += 1
    times: list[float] = []
    for s in found or flat:
        copy = s.clone
        started = perf_counter()
        for _ in range(rounds):
            copy()
        times.append(1e6 * (perf_counter() - started) / rounds)
    return {"median": round(statistics.median(times), 3), "worst": round(max(times), 3), "positions": len(times)}


def undo(game: Game, seed: int, games: int) -> Report:
    """Taking back the last answer, all through finished games."""
    times: list[float] = []
    for k in range(games):
        g = start_sample(game, seed + k)
        for _ in range(play_to_end(g, seed + k)):
            started = perf_counter()
            g.undo()
            times.append(1e6 * (perf_counter() - started))
    return {"median": round(statistics.median(times), 3), "worst": round(max(times), 1), "undone": len(times)}


def pickle_states(game: Game, seed: int, rounds: int) -> Report:
    """Packing a position for another process, and unpacking it there."""
    g = start_sample(game, seed)
    for _ in range(20):
        if g.decision is not None:
            g.answer(0)
    times: list[float] = []
    for _ in range(rounds):
        started = perf_counter()
        pickle.loads(pickle.dumps(g.state))
        times.append(1e6 * (perf_counter() - started))
    return {"median": round(statistics.median(times), 1), "bytes": len(pickle.dumps(g.state)), "rounds": rounds}


def save_and_load(game: Game, seed: int, games: int) -> Report:
    """Writing a finished game down and replaying it to the same position."""
    times: list[float] = []
    sizes: list[int] = []
    for k in range(games):
        g = start_sample(game, seed + k)
        play_to_end(g, seed + k)
        started = perf_counter()
        data = g.save()
        again = tableforge.load(data)
        times.append(1e3 * (perf_counter() - started))
        assert again.digest() == g.digest()
        sizes.append(len(data))
    return {
        "median": round(statistics.median(times), 2),
        "worst": round(max(times), 2),
        "games": games,
        "bytes": round(statistics.mean(sizes)),
    }


def imports(name: str, rounds: int) -> Report:
    """Importing the door and all cards, each time in a new interpreter; Python's own start is not part of it."""
    home = tableforge.games.address(name).home
    cards = f"{home}.cards" if find_spec(f"{home}.cards") is not None else f"{home}.game"
    code = f"import time; t = time.perf_counter(); import tableforge, {cards}; print(1e3 * (time.perf_counter() - t))"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # a game may live anywhere that this process found it
    times: list[float] = []
    for _ in range(rounds):
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        times.append(float(done.stdout))
    return {"median": round(statistics.median(times), 1), "best": round(min(times), 1), "rounds": rounds}


# ---------------------------------------------------------------- for people
def headline(report: Report, lang: str) -> str:
    """How a report was taken, in a line."""
    h = report["how"]
    mode = {"compiled": ("compiled", "compilé"), "pure": ("pure Python", "Python pur")}[h["mode"]]
    cores = column(("one process on {n} cores", "un processus sur {n} cœurs"), lang).format(n=h["cores"])
    return f"{report['game']} · {column(mode, lang)} · {h['implementation']} {h['python']} · {h['machine']}, {cores}"


def report_rows(report: Report, lang: str) -> list[tuple[str, str]]:
    """The figures with their names."""
    out: list[tuple[str, str]] = []
    for key, part in report.items():
        if "games_per_s" not in part:
            continue
        flavour, door, _ = key.partition(THROUGH_THE_DOOR)
        where = column(("through the door", "par la porte") if door else ("states", "états"), lang)
        out.append((f"{flavour}, {where} ({part['games']} {column(('games', 'parties'), lang)})", ""))
        lines = {
            ("games/s", "parties/s"): part["games_per_s"],
            ("decisions/s", "décisions/s"): part["decisions_per_s"],
            ("decisions a game", "décisions par partie"): part["decisions_per_game"],
            ("turns a game (most)", "tours par partie (max.)"): f"{part['turns_per_game']} ({part['turns_max']})",
        }
        if part["unfinished"]:
            lines["unfinished", "inachevées"] = part["unfinished"]
        out += [(f"  {column(names, lang)}", str(value)) for names, value in lines.items()]
    single = {
        "clone_mid_effect_us": ("clone in mid-effect, µs", "copie en plein effet, µs"),
        "undo_us": ("undo of one decision, µs", "annulation d’une décision, µs"),
        "travel_us": ("a position packed and unpacked, µs", "une position emballée et déballée, µs"),
        "save_and_load_ms": ("save and load of a finished game, ms", "sauvegarde et chargement d’une partie finie, ms"),
        "import_ms": ("import of tableforge and the cards, ms", "import de tableforge et des cartes, ms"),
    }
    out += [(column(names, lang), f"{report[key]['median']}") for key, names in single.items()]
    return out
