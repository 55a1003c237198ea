"""How hard a campaign's combats are, measured by play: planner in all seats, from the first scene to an ending."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from tableforge.fateforge.bot.mind import Mind, play_out
from tableforge.fateforge.cards import tales
from tableforge.fateforge.doors.bots.balance import answers_of
from tableforge.fateforge.game import GAME
from tableforge.fateforge.setup import sample
from tableforge.tongue.text import Text

MOST_ANSWERS: Final = 40_000
BAND: Final = (55, 85)  # of a hundred, won
ENOUGH: Final = 20  # times that a combat must have been fought before it is judged


class CampaignResult(NamedTuple):
    """How a campaign went: its heroes, the combats won and lost, the ending, and seconds of each answer."""

    seed: int
    heroes: tuple[str, ...]
    won: tuple[str, ...]
    lost: tuple[str, ...]
    ending: str
    seconds: list[float]


def games(count: int, quests: tuple[str, ...] = (), seed: int = 0) -> list[int]:
    """The seeds of so many campaigns."""
    return list(range(seed, seed + count))


def play(seed: int) -> CampaignResult:
    """Let planners play a campaign out, one in each seat."""
    settings = GAME.setup(**sample(seed, "tale"))
    seats = settings["seats"]
    chance = [Random(seats * seed + k) for k in range(seats)]
    course = play_out(
        GAME.start(settings, seed),
        [Mind() for _ in chance],
        lambda seat: chance[seat].getrandbits(63),
        process_time,
        MOST_ANSWERS,
    )
    heroes = tuple(settings["heroes"])
    return CampaignResult(seed, heroes, course.won_fights, course.lost_fights, course.ending, course.seconds)


def play_all(todo: list[int], jobs: int) -> Iterator[CampaignResult]:
    """Play the campaigns of these seeds, in order, from one process or several."""
    if jobs == 1:
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, todo)


def measure(
    count: int,
    jobs: int = 1,
    quests: tuple[str, ...] = (),
    seed: int = 0,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> list[CampaignResult]:
    """Play them all; `told` hears how far it is."""
    out: list[CampaignResult] = []
    for x in play_all(games(count, quests, seed), jobs):
        out.append(x)
        told(len(out), count)
    return out


def rate(won: int, fought: int) -> float:
    """Return how many of the fought combats were won, in percent."""
    return round(100 * won / fought, 1) if fought else 0.0


def report(rows: list[CampaignResult]) -> dict[str, Any]:
    """All that the campaigns say, as plain data: each combat in the order of the story, in all and by number of heroes; endings."""
    won = Counter([(x, len(r.heroes)) for r in rows for x in r.won])
    lost = Counter([(x, len(r.heroes)) for r in rows for x in r.lost])
    groups = sorted({len(r.heroes) for r in rows})
    combats = {}
    for id in dict.fromkeys([x.combat for x in tales.tale().scenes.values() if x.combat]):
        met = {n: won[id, n] + lost[id, n] for n in groups}
        fought = sum(met.values())
        wins = rate(sum([won[id, n] for n in groups]), fought)
        combats[id] = {
            "fought": fought,
            "won": wins,
            "holds": fought < ENOUGH or BAND[0] <= wins <= BAND[1],
            "by_heroes": {n: {"fought": met[n], "won": rate(won[id, n], met[n])} for n in groups},
        }
    endings = Counter([r.ending for r in rows])
    return {
        "campaigns": len(rows),
        "band": list(BAND),
        "heroes": groups,
        "combats": combats,
        "endings": dict(endings.most_common()),
        "all": rate(won.total(), won.total() + lost.total()),
        "answers_ms": answers_of([t for r in rows for t in r.seconds]),
    }


COMBATS: Final = Text("| combat | fought | won |{heroes} |", "| combat | livrés | gagnés |{heroes} |")
HEROES: Final = Text(" {n} heroes |", " {n} héros |")
OUTSIDE: Final = Text("outside the band", "hors de la bande")
SELDOM: Final = Text("seldom met", "rarement rencontré")
SUMMED: Final = Text(
    "{campaigns} campaigns; of all combats {all} % were won; endings: {endings}.",
    "{campaigns} campagnes ; {all} % de tous les combats gagnés ; fins : {endings}.",
)


def tables(found: dict[str, Any], lang: str) -> str:
    """The report as a table in Markdown."""
    groups = found["heroes"]
    heroes = "".join([HEROES.fill(n=n).text(lang) for n in groups])
    lines = [COMBATS.fill(heroes=heroes).text(lang), "| --- | --- | --- |" + " --- |" * (len(groups) + 1)]
    for id, x in found["combats"].items():
        note = SELDOM.text(lang) if x["fought"] < ENOUGH else "" if x["holds"] else OUTSIDE.text(lang)
        cells = " | ".join([f"{y['won']} % ({y['fought']})" if y["fought"] else "–" for y in x["by_heroes"].values()])
        lines.append(f"| {id} | {x['fought']} | {x['won']} % | {cells} | {note} |")
    endings = ", ".join([f"{id} {n}" for id, n in found["endings"].items()])
    summed = SUMMED.fill(campaigns=found["campaigns"], all=found["all"], endings=endings)
    return "\n".join([*lines, "", summed.text(lang)])
