"""Makes the reference field of KeyForge: `python bench/reference_field.py OUT [--jobs N] [--games N] [--seed N] [--pool OUT …]`.

1. Sixty forged decks (`forged:cota:1` to `30`, and of Age of Ascension the same) play 40 games each, by `medium`: a rough rating.
2. Of each set, twelve are chosen evenly along it, so that the field is spread as forged decks are.
3. The 24 play each against each, from both seats, in rounds, until each has played 9,604 games: ±1 point of its share of games won.

Stages 1 and 3 are experiments of the lab, in OUT/rough and OUT/field: stop them whenever you like, and the same command goes on.
The field's file is written from whatever has been played, with the margin that this gives (`--only-write` plays nothing).
Several machines share the work by playing stage 3 with different seeds; `--pool` counts the games of their folders, too.
About three hours of one core, compiled.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tableforge import bots, games
from tableforge.lab import spec
from tableforge.lab.figures import gather
from tableforge.lab.folder import ResultFolder
from tableforge.lab.parts import FieldSource
from tableforge.lab.rating import Duel, games_for, rate
from tableforge.lab.runner import Progress, run

GAME = "keyforge"
NAME = "keyforge-1"
BOT = "medium"
SEED = 1
SETS = ("cota", "aoa")
CANDIDATES = 30  # of each set
ROUGH = 40  # games of each of them
CHOSEN = 12  # of each set
PULL = 0.5  # of the rough rating towards the middle, in games
KEEP = ("deeds",)
Row = Mapping[str, Any]


def candidates() -> list[str]:
    return [f"forged:{of_set}:{k}" for k in range(1, CANDIDATES + 1) for of_set in SETS]


def rough_pairs() -> list[tuple[str, str]]:
    """Who meets whom in the first stage: a round robin of as many rounds as are wanted, each a circle that has turned by one."""
    names = candidates()
    out = []
    for k in range(ROUGH // 2):
        rest = names[1:]
        turned = [names[0], *rest[k % len(rest) :], *rest[: k % len(rest)]]
        half = len(turned) // 2
        for a, b in zip(turned[:half], reversed(turned[half:])):
            out.append((a, b) if names.index(a) < names.index(b) else (b, a))
    return out


def rough_experiment() -> spec.Experiment:
    pairs = [list(pair) for pair in rough_pairs()]
    return spec.make({"game": GAME, "seed": SEED, "games": 2, "bots": [BOT], "decks": pairs})


def choose(duels: Iterable[Duel]) -> list[str]:
    """Twelve decks of each set, evenly along their rough rating."""
    ranked = [rating.name for rating in rate([d._replace(first=0) for d in duels], pull=PULL).ratings]
    out = []
    for of_set in SETS:
        own = [name for name in ranked if f":{of_set}:" in name]
        out += [own[(2 * k + 1) * len(own) // (2 * CHOSEN)] for k in range(CHOSEN)]
    return out


def field_experiment(chosen: list[str], each: int, seed: int = SEED) -> spec.Experiment:
    count = 2 * math.ceil(each / (len(chosen) - 1) / 2)
    decks = {"each_against_each": chosen}
    return spec.make({"game": GAME, "seed": seed, "games": count, "bots": [BOT], "decks": decks, "keep": list(KEEP)})


# ---------------------------------------------------------------- the field's file
class Tally:
    """What the games of the field come to."""

    def __init__(self) -> None:
        found = games.find_part("lab", GAME, FieldSource)
        assert found is not None
        self.own = found
        self.duels: dict[tuple[str, str, int], list[float]] = {}
        self.did: dict[str, dict[str, list[float]]] = {}

    def add(self, row: Row) -> None:
        both = self.duels.setdefault((row["deck_a"], row["deck_b"], 1 - 2 * row["seat"]), [0, 0.0])
        both[0] += 1
        both[1] += row["won"]
        for side in "ab":
            sums = self.did.setdefault(row[f"deck_{side}"], {})
            for name, value in self.own.did(row, side).items():
                deed = sums.setdefault(name, [0, 0.0])
                deed[0] += 1
                deed[1] += value

    def text(self, engine: str, made: str) -> str:
        """The field as the file that ships."""
        found = rate([Duel(*key, n, won) for key, (n, won) in self.duels.items()])
        margin = max([r.won_margin for r in found.ratings])
        lines = [
            "# The reference field of KeyForge, as bench/reference_field.py made it: forged decks, each rated against each other.",
            "# elo and its margin, games, won in percent; what the deck does: as `deck strength` tells it.  Margins are 95 %.",
            f'name = "{NAME}"',
            f'bot = "{BOT}"',
            f'version = "{bots.profile(BOT, GAME).version}"  # of the bot',
            f'engine = "{engine}"',
            f'made = "{made}"',
            f"games = {round(sum([n for n, _ in self.duels.values()]))}",
            f"margin = {margin:.2f}  # points, of the share of games that a deck won: the widest",
            f"seat = {found.seat:.1f}  # Elo that moving first is worth, ± {found.seat_margin:.1f}",
            "",
            "decks = [",
        ]
        for r in found.ratings:
            deeds = self.did[r.name]
            told = ", ".join([f"{d.name} = {deeds[d.name][1] / deeds[d.name][0]:.3f}" for d in self.own.DEEDS_TOLD])
            head = (
                f'deck = "{r.name}", elo = {r.elo:.1f}, margin = {r.margin:.1f}, games = {r.games}, won = {r.won:.2f}'
            )
            lines.append(f"  {{ {head}, deeds = {{ {told} }} }},")
        return "\n".join([*lines, "]", ""])


def pooled(folders: list[Path]) -> list[ResultFolder]:
    """The fields of several runs, whose games may be counted together: one engine, the same decks, each another seed."""
    found = [ResultFolder.to_read(path) for path in folders]
    first, seeds = found[0], set()
    for folder in found:
        if folder.body["engine"] != first.body["engine"]:
            raise SystemExit(
                f"{folder.path} was played by another engine than {first.path}: their games cannot be pooled"
            )
        if folder.experiment.combinations != first.experiment.combinations:
            raise SystemExit(f"{folder.path} has other decks than {first.path}: their games cannot be pooled")
        if folder.experiment.seed in seeds:
            raise SystemExit(f"{folder.path} repeats the games of another folder: play it with another --seed")
        seeds.add(folder.experiment.seed)
    return found


def tell(what: str, progress: Progress) -> None:
    print(f"{what}: {progress.done} of {progress.total} games", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, default=games_for(1.0), help="of each deck")
    parser.add_argument(
        "--seed", type=int, default=SEED, help="of stage 3: another one plays other games, to be pooled"
    )
    parser.add_argument("--pool", type=Path, nargs="*", default=[], help="further folders whose games are counted, too")
    parser.add_argument("--only-write", action="store_true", help="play nothing more")
    wanted = parser.parse_args()
    rough, whole, told = wanted.out / "rough", wanted.out / "field", wanted.out / "chosen.json"
    if not wanted.only_write:
        run(rough_experiment(), rough, jobs=wanted.jobs, told=lambda p: tell("rough", p))
        chosen = choose(gather(ResultFolder.to_read(rough)).duels())
        told.write_text(json.dumps(chosen))
        run(
            field_experiment(chosen, wanted.games, wanted.seed),
            whole,
            jobs=wanted.jobs,
            told=lambda p: tell("field", p),
        )
    counted = pooled([whole, *[other / "field" for other in wanted.pool]])
    tally = Tally()
    for folder in counted:
        for row in folder.rows():
            tally.add(row)
    path = wanted.out / f"{NAME}.toml"
    path.write_text(tally.text(str(counted[0].body["engine"]), datetime.now(UTC).date().isoformat()), "utf-8")
    print(f"written: {path}")


if __name__ == "__main__":
    main()
