"""How hard each combat of Fateforge's campaign is, from how the chronicle really stands when it comes to it.

    PYTHONPATH=src python bench/fateforge_combats.py gather --games 40 --out states.json
    PYTHONPATH=src python bench/fateforge_combats.py replay --states states.json --times 45 a1-toll-bar a1-culvert

`gather` lets planners play campaigns and keeps a memoir of how the chronicle stood at the beginning of every combat.
`replay` fights single combats again from these memoirs, with the content as it is now and chance made new, so that a
changed number of enemies is judged in a minute instead of an hour.  A combat that was seldom met borrows the memoirs of
its neighbours: those of the same chapter, and for a side quest those of the same act.  Rates are printed for 2, 3 and 4
heroes, with the part of their health that heroes had at the beginning.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tableforge.fateforge.bot import search
from tableforge.fateforge.bot.mind import Mind
from tableforge.fateforge.cards import tales
from tableforge.fateforge.doors.bots.campaigns import MOST_ANSWERS
from tableforge.fateforge.game import GAME
from tableforge.fateforge.setup import sample
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import memoir
from tableforge.fateforge.tale.definition import COMBAT, TaleScene
from tableforge.kernel.core import reply

ENOUGH = 30  # memoirs of its own that a combat needs; with fewer it borrows
HEROES = (2, 3, 4)
WORD = 2**32


class Stood(NamedTuple):
    """A combat that a campaign came to, how the chronicle stood then, and how it went."""

    combat: str
    heroes: list[str]
    seats: int
    memoir: dict[str, Any]
    won: bool


class Fought(NamedTuple):
    combat: str
    heroes: int
    health: float
    won: bool


def answer(s: Fate, minds: list[Mind], chance: list[Random]) -> None:
    """One answer of the seat that is asked."""
    d = s.pending
    assert d is not None
    raw = d.each()[0]
    guess = search.imagined(s, raw.seat, chance[raw.seat].getrandbits(63))
    guess.tracing = False
    reply(s, d.answer(raw.seat, minds[raw.seat].answer(guess, raw)))


def table(settings: dict[str, Any], seed: int) -> tuple[Fate, list[Mind], list[Random]]:
    """A game with a planner in each seat."""
    s = GAME.start(GAME.setup(**settings), seed)
    assert isinstance(s, Fate)
    s.tracing = False
    chance = [Random(s.seats * seed + k) for k in range(s.seats)]
    return s, [Mind() for _ in chance], chance


def campaign(job: tuple[int, int]) -> list[Stood]:
    """The combats of a campaign, up to the end of an act."""
    seed, acts = job
    settings = sample(seed, "tale")
    s, minds, chance = table(settings, seed)
    out: list[Stood] = []
    fighting = False
    for _ in range(MOST_ANSWERS):
        x = s.saga
        assert x is not None
        if s.pending is None or x.act >= acts:
            break
        if fighting and s.scene is None:
            out[-1] = out[-1]._replace(won=(x.won or ("",))[-1] == out[-1].combat)
        elif not fighting and s.scene is not None:
            now = memoir.taken(s, memoir.ENTERING) | {"began": None}
            out.append(Stood(tales.tale().scenes[x.at].combat, settings["heroes"], settings["seats"], now, False))
        fighting = s.scene is not None
        answer(s, minds, chance)
    return out


def replay(job: tuple[str, Stood, int]) -> Fought:
    """A combat once more, from how a chronicle stood."""
    place, stood, seed = job
    chance = Random(seed)
    now = {**stood.memoir, "saga": {**stood.memoir["saga"], "at": place, "won": [], "lost": []}}
    now["chance"] = [[chance.randrange(1, WORD) for _ in row] for row in now["chance"]]
    s, minds, seats = table(
        {"tale": tales.ID, "heroes": stood.heroes, "seats": stood.seats, "memoir": now, "quest": ""}, seed
    )
    x = s.saga
    assert x is not None
    for _ in range(MOST_ANSWERS):
        x = s.saga
        assert x is not None
        if x.won or x.lost:
            break
        answer(s, minds, seats)
    return Fought(tales.tale().scenes[place].combat, len(stood.heroes), health(stood), bool(x.won))


def health(stood: Stood) -> float:
    heroes = stood.memoir["heroes"]
    return float(sum([h["hp"] for h in heroes]) / sum([h["hp_max"] for h in heroes]))


def places(combat: str) -> list[TaleScene]:
    """The scenes of the tale that call a combat."""
    return [x for x in tales.tale().scenes.values() if x.kind == COMBAT and x.combat == combat]


def neighbours(combat: str, states: list[Stood]) -> list[Stood]:
    """Memoirs of the combats of the same chapter; for a side quest, of the same act."""
    here = places(combat)[0]
    near = {x.combat for x in tales.tale().scenes.values() if x.kind == COMBAT and x.chapter == here.chapter}
    kin = [x for x in states if x.combat in near]
    return kin or [x for x in states if x.combat.startswith(f"a{here.act[-1]}-")]


def jobs_of(combats: list[str], states: list[Stood], times: int, seed: int) -> list[tuple[str, Stood, int]]:
    out = []
    for combat in combats:
        known = {x.id for x in places(combat)}
        own = [x for x in states if x.combat == combat]
        pool = own if len(own) >= ENOUGH else own + [x for x in neighbours(combat, states) if x.combat != combat]
        for n in HEROES:
            group = [x for x in pool if len(x.heroes) == n]
            for k in range(times // len(HEROES) if group else 0):
                stood = group[k % len(group)]
                at = stood.memoir["saga"]["at"]
                out.append((at if at in known else min(known), stood, seed + k))
    return out


def rate(rows: list[Fought]) -> str:
    return f"{100 * sum([x.won for x in rows]) / len(rows):4.0f} % of {len(rows):3d}" if rows else "            -"


def show(rows: list[Fought]) -> None:
    print(f"{'combat':26}{'all':>13}{'2 heroes':>15}{'3 heroes':>15}{'4 heroes':>15}{'health':>8}")
    for combat in dict.fromkeys([x.combat for x in tales.tale().scenes.values() if x.combat]):
        mine = [x for x in rows if x.combat == combat]
        if mine:
            cells = [rate(mine), *[rate([x for x in mine if x.heroes == n]) for n in HEROES]]
            print(f"{combat:26}{'  '.join(cells)}{sum([x.health for x in mine]) / len(mine):8.2f}")


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("what", choices=("gather", "replay"))
    p.add_argument(
        "combats", nargs="*", help="combats, or how their names begin; all that the memoirs have, if none is named"
    )
    p.add_argument("--games", type=int, default=40)
    p.add_argument("--seed", type=int, default=0)
    p.add_argument("--acts", type=int, default=3, help="play campaigns so far")
    p.add_argument("--times", type=int, default=45)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--out", type=Path, default=Path("states.json"))
    p.add_argument("--states", type=Path, default=Path("states.json"))
    a = p.parse_intermixed_args()
    with ProcessPoolExecutor(a.jobs) as pool:
        if a.what == "gather":
            states: list[Stood] = []
            for done, found in enumerate(pool.map(campaign, [(a.seed + k, a.acts) for k in range(a.games)]), 1):
                states += found
                print(f"{done}/{a.games}", file=sys.stderr)
                a.out.write_text(json.dumps(states))
            show([Fought(x.combat, len(x.heroes), health(x), x.won) for x in states])
            return
        states = [Stood(*row) for row in json.loads(a.states.read_text())]
        every = dict.fromkeys([x.combat for x in tales.tale().scenes.values() if x.combat])
        wanted = [c for c in every if not a.combats or any(c.startswith(name) for name in a.combats)]
        show(list(pool.map(replay, jobs_of(wanted, states, a.times, a.seed), chunksize=1)))


if __name__ == "__main__":
    main()
