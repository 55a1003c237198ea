"""Every speed figure, measured: `tableforge bench` and the scripts in bench/ stand on this.

Policy of all games: uniform over the options, except that ending the turn is taken with probability 0.05 while anything
else is legal.  One process, one thread; the garbage collector as Python sets it.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import tableforge
from tableforge import _mode
from tableforge.bots.uniform import END_EARLY
from tableforge.kernel.core import State, reply
from tableforge.table.sitting import Sitting

MOST_DECISIONS = 20_000
STARTER = {"decks": ("starter:onyx", "starter:argus"), "edition": "1.3"}

Report = dict[str, Any]


def pick(s: State, lot: Callable[[], float]) -> int:
    """An option of the pending decision by the policy; the option to end the turn is the last one."""
    d = s.pending
    assert d is not None
    options = d.options
    n = len(options)
    if n > 1 and d.ask == "act":
        if lot() < END_EARLY:
            return options[-1]
        n -= 1
    return options[int(lot() * n)]


def measure(name: str = "keyforge", quick: bool = False, seed: int = 0) -> Report:
    """All figures of a game in this process and mode."""
    share = 10 if quick else 1
    games = (1000 if _mode.compiled() else 200) // share
    warm_up(name)
    return {
        "game": name,
        "how": how(quick, seed),
        "starter": play_states(name, games, seed, lambda k: STARTER),
        "starter_through_the_door": play_sittings(name, max(10, games // 4), seed),
        "forged": play_states(name, games, seed, forged),
        "clone_mid_effect_us": clone(name, seed, 2000 // share),
        "undo_us": undo(name, seed, 40 // share),
        "save_and_load_ms": save_and_load(name, seed, 20 // share),
        "import_ms": imports(name, 3 if quick else 7),
    }


def how(quick: bool, seed: int) -> Report:
    """What a reader must know to take the figures again."""
    return {
        "mode": "compiled" if _mode.compiled() else "pure",
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "processes": 1,
        "quick": quick,
        "seed": seed,
        "policy": f"uniform over the options; the turn is ended with probability {END_EARLY} while anything else is legal",
        "version": tableforge.__version__,
    }


def both(name: str = "keyforge", quick: bool = False, seed: int = 0) -> list[Report]:
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
def forged(k: int) -> dict[str, Any]:
    return {"decks": (f"forged:{2 * k}", f"forged:{2 * k + 1}"), "edition": "1.3"}


def warm_up(name: str) -> None:
    """Lower the cards and fill the caches, so that the first game is not measured for all."""
    play_states(name, 3, 10**6, lambda k: STARTER)


def play_states(name: str, games: int, seed: int, setup: Callable[[int], dict[str, Any]]) -> Report:
    """Games on bare states, without log: what search and training see.  Reading a deck is not part of a game."""
    game = tableforge.game(name)
    setups = [game.setup(**setup(seed + k)) for k in range(games)]
    for chosen in setups[: games if setup is forged else 1]:
        game.start(chosen, 0)  # its cards are lowered now, not while the clock runs
    decisions = unfinished = 0
    turns: list[int] = []
    started = perf_counter()
    for k in range(games):
        lot = Random(seed + k).random
        s = game.start(setups[k], seed + k)
        s.tracing = False
        s.events.clear()
        n = 0
        while not s.over and n < MOST_DECISIONS:
            reply(s, pick(s, lot))
            n += 1
        decisions += n
        result = game.result(s)
        if result is None:
            unfinished += 1
        else:
            turns.append(result["turns"])
    return figures(games, decisions, perf_counter() - started, turns, unfinished)


def play_sittings(name: str, games: int, seed: int) -> Report:
    """Games through the Python door, with log and undo: what a table sees."""
    game = tableforge.game(name)
    setup = game.setup(**STARTER)
    decisions = unfinished = 0
    turns: list[int] = []
    started = perf_counter()
    for k in range(games):
        g = Sitting(game, setup, seed + k)
        decisions += to_the_end(g, seed + k)
        result = g.result
        if result is None:
            unfinished += 1
        else:
            turns.append(result["turns"])
    return figures(games, decisions, perf_counter() - started, turns, unfinished)


def to_the_end(g: Sitting, seed: int) -> int:
    """Play a sitting out by the policy; the number of answers."""
    lot = Random(seed).random
    n = 0
    while (d := g.decision) is not None and n < MOST_DECISIONS:
        g.answer(d.raw.options.index(pick(g.state, lot)))
        n += 1
    return n


def figures(games: int, decisions: int, seconds: float, turns: list[int], unfinished: int) -> Report:
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
def clone(name: str, seed: int, rounds: int) -> Report:
    """A copy of a state that waits inside an effect (two frames or more on the stack)."""
    game = tableforge.game(name)
    setup = game.setup(**STARTER)
    found: list[State] = []
    k = 0
    while len(found) < 50 and k < 200:
        lot = Random(seed + k).random
        s = game.start(setup, seed + k)
        s.tracing = False
        taken = 0
        while not s.over and taken < 5:
            if len(s.stack) > 1:
                found.append(s.clone())
                taken += 1
            reply(s, pick(s, lot))
        k += 1
    times: list[float] = []
    for s in found:
        copy = s.clone
        started = perf_counter()
        for _ in range(rounds):
            copy()
        times.append(1e6 * (perf_counter() - started) / rounds)
    return {"median": round(statistics.median(times), 3), "worst": round(max(times), 3), "positions": len(found)}


def undo(name: str, seed: int, games: int) -> Report:
    """Taking back the last answer, all through finished games."""
    times: list[float] = []
    for k in range(games):
        g = tableforge.new(name, seed=seed + k, **STARTER)
        for _ in range(to_the_end(g, seed + k)):
            started = perf_counter()
            g.undo()
            times.append(1e6 * (perf_counter() - started))
    return {"median": round(statistics.median(times), 3), "worst": round(max(times), 1), "undone": len(times)}


def save_and_load(name: str, seed: int, games: int) -> Report:
    """Writing a finished game down and replaying it to the same position."""
    times: list[float] = []
    sizes: list[int] = []
    for k in range(games):
        g = tableforge.new(name, seed=seed + k, **STARTER)
        to_the_end(g, seed + k)
        started = perf_counter()
        data = g.save()
        again = tableforge.load(data)
        times.append(1e3 * (perf_counter() - started))
        assert again.digest() == g.digest()
        sizes.append(len(data))
    return {
        "median": round(statistics.median(times), 2), "worst": round(max(times), 2), "games": games,
        "bytes": round(statistics.mean(sizes)),
    }  # fmt: skip


def imports(name: str, rounds: int) -> Report:
    """Importing the door and all cards, each time in a new interpreter; Python's own start is not part of it."""
    code = (
        "import time; t = time.perf_counter(); "
        f"import tableforge, tableforge.{name}.cards; print(1e3 * (time.perf_counter() - t))"
    )
    times: list[float] = []
    for _ in range(rounds):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        times.append(float(done.stdout))
    return {"median": round(statistics.median(times), 1), "best": round(min(times), 1), "rounds": rounds}


# ---------------------------------------------------------------- for people
def headline(report: Report, lang: str) -> str:
    """How a report was taken, in a line."""
    h = report["how"]
    mode = {"compiled": ("compiled", "compilé"), "pure": ("pure Python", "Python pur")}[h["mode"]][lang == "fr"]
    cores = "one process on" if lang == "en" else "un processus sur"
    unit = "cores" if lang == "en" else "cœurs"
    return (
        f"{report['game']} · {mode} · {h['implementation']} {h['python']} · {h['machine']}, {cores} {h['cores']} {unit}"
    )


def rows(report: Report, lang: str) -> list[tuple[str, str]]:
    """The figures with their names."""
    fr = lang == "fr"
    out: list[tuple[str, str]] = []
    names = {
        "starter": ("starter match, states", "match des decks de départ, états"),
        "starter_through_the_door": ("starter match, through the door", "match des decks de départ, par la porte"),
        "forged": ("forged decks, states", "decks forgés, états"),
    }
    for key, (en_name, fr_name) in names.items():
        part = report[key]
        name = fr_name if fr else en_name
        out.append((f"{name} ({part['games']} {'parties' if fr else 'games'})", ""))
        lines = {
            ("games/s", "parties/s"): part["games_per_s"],
            ("decisions/s", "décisions/s"): part["decisions_per_s"],
            ("decisions a game", "décisions par partie"): part["decisions_per_game"],
            ("turns a game (most)", "tours par partie (max.)"): f"{part['turns_per_game']} ({part['turns_max']})",
        }
        if part["unfinished"]:
            lines["unfinished", "inachevées"] = part["unfinished"]
        out += [(f"  {both_names[fr]}", str(value)) for both_names, value in lines.items()]
    single = {
        "clone_mid_effect_us": ("clone in mid-effect, µs", "copie en plein effet, µs"),
        "undo_us": ("undo of one decision, µs", "annulation d’une décision, µs"),
        "save_and_load_ms": ("save and load of a finished game, ms", "sauvegarde et chargement d’une partie finie, ms"),
        "import_ms": ("import of tableforge and the cards, ms", "import de tableforge et des cartes, ms"),
    }
    out += [(both_names[fr], f"{report[key]['median']}") for key, both_names in single.items()]
    return out
