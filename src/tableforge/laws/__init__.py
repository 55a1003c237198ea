"""What holds at every decision of every game, checked by random play.  One harness for all games.

    >>> from tableforge import laws
    >>> report = laws.run("keyforge", games=1, seed=5, level="light")
    >>> report.games, report.violations
    (1, [])

The answers are drawn by a generator of this module from the seed alone, so a seed and the number of a decision are all
that is needed to come back to the place where a law was broken: `tableforge laws keyforge --seed S --at N`.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

import tableforge
from tableforge.errors import BadSetup
from tableforge.kernel.game import Game
from tableforge.laws.report import LAWS, LONG_GAME, Report, Violation
from tableforge.laws.trial import DEAR, MOST_VIOLATIONS, SAMPLED, Chooser, LawTrial, Setup, give_answer
from tableforge.table.sitting import Sitting
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

Setups = Sequence[Setup] | Callable[[int], Setup]

MOST_DECISIONS: Final = 60_000  # random players make campaigns long by opening packs over and over
MOST_TURNS: Final = 2_000
SHARE: Final = 20  # games that a process takes at a time
LEVELS: Final = ("full", "light")
NO_SAMPLE: Final = Text("there is no sample {name!r}", "il n’y a pas d’échantillon {name!r}")
NO_LEVEL: Final = Text("there is no level {name!r}", "il n’y a pas de niveau {name!r}")
ENDS_BEFORE: Final = Text(
    "the game of seed {seed} ends after {n} decisions: it never comes to decision {at}",
    "la partie de graine {seed} finit après {n} décisions : elle n’arrive pas à la décision {at}",
)


def run(
    name: str,
    *,
    games: int = 200,
    seed: int = 0,
    sample: str = "",
    settings: Setup | None = None,
    at: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    level: str = "full",
    jobs: int = 1,
) -> Report:
    """Check the laws on a game by its name, in games of the flavour `sample` (the first, if none is named).

    `settings` hold in every game.  `at` plays the one game of `seed` up to that decision and checks every law there.
    `jobs` processes share the games; the report is the same whatever their number.
    """
    if jobs > 1 and at is None and games > 1:
        one = partial(_run_share, name, sample=sample, settings=settings, level=level)
        return _run_shares(name, one, games, seed, progress, level, jobs)
    game = tableforge.game(name)
    words = ["--sample", sample] if sample else []
    words += [word for s in game.settings if settings and s.name in settings for word in s.words(settings[s.name])]
    flags = "".join([f" {shlex.quote(word)}" for word in words])
    setups = setups_of(game, sample, settings or {})
    return check(game, setups, games, seed, progress, level=level, at=at, flags=flags)


def _run_share(name: str, share: tuple[int, int], *, sample: str, settings: Setup | None, level: str) -> Report:
    """What one process finds in its share of the games: the first seed and how many."""
    seed, games = share
    return run(name, games=games, seed=seed, sample=sample, settings=settings, level=level)


def _run_shares(
    name: str,
    one: Callable[[tuple[int, int]], Report],
    games: int,
    seed: int,
    progress: Callable[[int, int], None] | None,
    level: str,
    jobs: int,
) -> Report:
    """The games dealt out to several processes, and their reports put together in the order of the seeds."""
    size = max(1, min(SHARE, games // jobs))
    shares = [(seed + k, min(size, games - k)) for k in range(0, games, size)]
    report = Report(name, level)
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(one, shares):
            report.add(part)
            if progress is not None:
                progress(report.games, games)
            if len(report.violations) >= MOST_VIOLATIONS:
                pool.shutdown(cancel_futures=True)
                break
    return report


def setups_of(game: Game, sample: str = "", settings: Setup | None = None) -> Callable[[int], Setup]:
    """The set-up of each game by its seed: a sample of a flavour, with some settings chosen.

    Raises BadSetup where the game has no such flavour.
    """
    if sample and sample not in game.flavours:
        raise BadSetup(unknown(NO_SAMPLE, sample, game.flavours))
    flavour = sample or game.flavours[0]
    return lambda seed: {**game.sample(seed, flavour), **(settings or {})}


def check(
    game: Game,
    setups: Setups,
    games: int,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    *,
    level: str = "full",
    at: int | None = None,
    flags: str = "",
    laws: Sequence[str] | None = None,
    most_decisions: int = MOST_DECISIONS,
    most_turns: int = MOST_TURNS,
) -> Report:
    """Play random games and check the laws at every decision; `setups` are cycled through, or made from the seed.

    Level "light" checks options, rules, census and the end of the game, for many games; `laws` narrows "full" to some.

    Returns the report; a broken law is an entry in it, not an error.  Raises BadSetup where the level is unknown.
    """
    if level not in LEVELS:
        raise BadSetup(unknown(NO_LEVEL, level, LEVELS))
    report = Report(game.name, level)
    if at is not None:
        games, level = 1, "full"
    for k in range(games):
        options = setups(seed + k) if callable(setups) else setups[(seed + k) % len(setups)]
        trial = LawTrial(game, options, seed + k, report, at, flags, laws, most_decisions, most_turns)
        if level == "light":
            trial.play_light()
        else:
            trial.play_full()
        report.games += 1
        if at is not None and trial.n < at and report.ok:
            raise BadSetup(ENDS_BEFORE.fill(seed=seed, n=trial.n, at=at))
        if progress is not None:
            progress(k + 1, games)
        if len(report.violations) >= MOST_VIOLATIONS:
            break
    return report


def digests(game: Game, seeds: Sequence[int], setups: Setups = ({},)) -> dict[int, str]:
    """The fingerprint at the end of the random game of each seed, its events included: the same on every machine."""
    out: dict[int, str] = {}
    for seed in seeds:
        options = setups(seed) if callable(setups) else setups[seed % len(setups)]
        g = Sitting(game, game.setup(**options), seed)
        g.keep_undo = 0
        chooser = Chooser(seed)
        while (d := g.state.pending) is not None and not g.over:
            give_answer(g, chooser.pick(d))
        told = [e.dump() for e in g.events]
        out[seed] = hashlib.sha256(repr((g.state.dump(), told, g.answers)).encode()).hexdigest()[:32]
    return out


__all__ = [
    "DEAR",
    "LAWS",
    "LONG_GAME",
    "SAMPLED",
    "Chooser",
    "Report",
    "Setup",
    "Setups",
    "Violation",
    "check",
    "digests",
    "give_answer",
    "run",
    "setups_of",
]
