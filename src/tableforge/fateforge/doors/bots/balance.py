"""How hard the quests are, measured by play: planner in all seats, every pair of heroes, every quest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from tableforge.fateforge.battle.quest import RANKS
from tableforge.fateforge.bot.mind import Mind, play_out
from tableforge.fateforge.cards import pack
from tableforge.fateforge.game import GAME
from tableforge.tongue.text import Text, column

MOST_ANSWERS: Final = 4000
SHARE: Final = 5  # games that a process takes at a time
# Between which bounds the games of a hundred that are won shall lie, and how far a hero may be from the mean.
BANDS: Final = {"easy": (60, 90), "medium": (40, 70), "hard": (15, 50)}
APART: Final = 15


class BalanceGame(NamedTuple):
    """What is played: a quest, its heroes, a seed."""

    quest: str
    heroes: tuple[str, ...]
    seed: int


class BalanceResult(NamedTuple):
    """How it went: won or not, the rank, rounds played in all, the combat that was lost, and seconds of each answer."""

    game: BalanceGame
    won: bool
    rank: int
    rounds: int
    combats: int
    lost_in: str
    seconds: list[float]


def play(game: BalanceGame) -> BalanceResult:
    """Let planners play a game out, one for each hero."""
    seats = len(game.heroes)
    settings = GAME.setup(heroes=list(game.heroes), quest=game.quest, seats=seats)
    chance = [Random(seats * game.seed + k) for k in range(seats)]
    course = play_out(
        GAME.start(settings, game.seed),
        [Mind() for _ in chance],
        lambda seat: chance[seat].getrandbits(63),
        process_time,
        MOST_ANSWERS,
    )
    return BalanceResult(game, course.won, course.rank, course.rounds, course.combats, course.lost_in, course.seconds)


def games(count: int, quests: tuple[str, ...] = (), seed: int = 0) -> list[BalanceGame]:
    """So many games of each quest with each pair of heroes."""
    content = pack()
    pairs = list(combinations([h.id for h in content.heroes], 2))
    return [
        BalanceGame(quest, pair, seed + k)
        for quest in quests or tuple(content.quests)
        for pair in pairs
        for k in range(count)
    ]


def play_all(todo: list[BalanceGame], jobs: int) -> Iterator[BalanceResult]:
    """How each game went, in order, from one process or several."""
    if jobs == 1:
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, todo, chunksize=SHARE)


def measure(
    count: int,
    jobs: int = 1,
    quests: tuple[str, ...] = (),
    seed: int = 0,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> list[BalanceResult]:
    """Play them all; `told` hears how far it is."""
    todo = games(count, quests, seed)
    out: list[BalanceResult] = []
    for x in play_all(todo, jobs):
        out.append(x)
        told(len(out), len(todo))
    return out


# ------------------------------------------------------------------ tables
def share(rows: list[BalanceResult]) -> float:
    """Games won, of a hundred."""
    return 100 * sum([x.won for x in rows]) / max(1, len(rows))


def report(rows: list[BalanceResult]) -> dict[str, Any]:
    """All that the games say, as plain data: by quest, by hero, by pair."""
    content = pack()
    out: dict[str, Any] = {"quests": {}, "answers_ms": answers_of([t for x in rows for t in x.seconds])}
    for quest in dict.fromkeys([x.game.quest for x in rows]):
        some = [x for x in rows if x.game.quest == quest]
        won = [x for x in some if x.won]
        mean = share(some)
        low, high = BANDS[content.quests[quest].difficulty]
        heroes = {h.id: round(share([x for x in some if h.id in x.game.heroes]) - mean, 1) for h in content.heroes}
        pairs = dict.fromkeys([x.game.heroes for x in some])
        lost = dict.fromkeys([x.lost_in for x in some if x.lost_in], 0)
        for x in some:
            if x.lost_in:
                lost[x.lost_in] += 1
        out["quests"][quest] = {
            "games": len(some),
            "difficulty": content.quests[quest].difficulty,
            "won": round(mean, 1),
            "band": [low, high],
            "ranks": {name: sum([x.rank == k for x in won]) for k, name in enumerate(RANKS)},
            "rounds": round(sum([x.rounds for x in won]) / max(1, len(won)), 1),
            "lost_in": lost,
            "heroes": heroes,
            "pairs": {"+".join(pair): round(share([x for x in some if x.game.heroes == pair]), 1) for pair in pairs},
            "holds": low <= mean <= high and max([abs(x) for x in heroes.values()]) <= APART,
        }
    return out


def answers_of(seconds: list[float]) -> dict[str, float]:
    """How long an answer takes in CPU time: on average, at the 95th percentile, at most."""
    seconds = sorted(seconds)
    if not seconds:
        return {}
    return {
        "mean": round(1e3 * sum(seconds) / len(seconds), 2),
        "p95": round(1e3 * seconds[len(seconds) * 95 // 100], 2),
        "most": round(1e3 * seconds[-1], 1),
        "answers": len(seconds),
    }


QUESTS: Final = Text(
    "| quest | games | won | band | gold / silver / copper | rounds of a won game | lost in |",
    "| quête | parties | gagnées | bande | or / argent / cuivre | rounds d’une partie gagnée | perdues dans |",
)
HEROES: Final = Text("| hero, points from the mean |", "| héros, points d’écart à la moyenne |")
PAIRS: Final = Text("| pair, won |", "| paire, gagnées |")


def tables(found: dict[str, Any], lang: str) -> str:
    """The report as tables in Markdown."""
    quests: dict[str, Any] = found["quests"]
    lines = [QUESTS.text(lang), "| --- | --- | --- | --- | --- | --- | --- |"]
    for id, x in quests.items():
        ranks = " / ".join([str(x["ranks"][name]) for name in reversed(RANKS)])
        lost = ", ".join([f"{scene} {n}" for scene, n in sorted(x["lost_in"].items(), key=lambda y: -y[1])])
        cells = [
            f"{id} ({x['difficulty']})",
            x["games"],
            f"{x['won']} %",
            "–".join(map(str, x["band"])),
            ranks,
            x["rounds"],
            lost,
        ]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    for title, key in ((HEROES, "heroes"), (PAIRS, "pairs")):
        rows = list(dict.fromkeys([name for x in quests.values() for name in x[key]]))
        lines += ["", title.text(lang) + "".join([f" {id} |" for id in quests]), "| --- |" + " --- |" * len(quests)]
        for name in rows:
            figures = [x[key].get(name, 0.0) for x in quests.values()]
            said = [f"{v:+.1f}" if key == "heroes" else f"{v} %" for v in figures]
            lines.append(f"| {name.replace('+', ' + ')} | {' | '.join(said)} |")
    ms = found["answers_ms"]
    if ms:
        said_ms = column(
            (
                "An answer takes {mean} ms on average, {p95} ms at the 95th percentile, {most} ms at most ({answers} answers).",
                "Une réponse prend {mean} ms en moyenne, {p95} ms au 95e centile, {most} ms au plus ({answers} réponses).",
            ),
            lang,
        )
        lines += ["", said_ms.format(**ms)]
    return "\n".join(lines)
