"""What looking further would win for KeyForge's expert: `python bench/keyforge_search.py WAY [--games N] [--seed N] [--rows FILE]`.

Every way judges by the same weights as `expert` does and plays against whom `--against` names, in the arena of `tableforge bench
bots`: forged decks, two games of each seed with the seats changed.

    plain   as `expert` plays: what the others are to be compared with
    worlds  the mean of the whole plan over several imagined games instead of one
    reply   the best turns, each followed in several imagined games by the other side's best reply and one's own next turn
    tree    a search over turns that keeps no more than a seat can know: each imagined game goes to the turn that promises most so
            far, then to the house with which the other side, then oneself, did best in the games before it, and which it can
            choose in this one (UCB at each step, the first judgement counting as one game)

`reply` and `tree` look further at the choice of a house and at the acts of a turn, where a second one is nearly as good as the
first.  Where a turn does not fit another imagined game (another card was drawn), it is played on there as seems best.  A line of
JSON is kept for each seed in the file of `--rows`, and a run goes on after those that are there; `--told FILE` prints the table of
what was kept.  The seeds, from 40,000 on, are used by nothing else.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

from tableforge import bots
from tableforge.bots.contest import CONFIDENCE, MOST_ANSWERS, start_game
from tableforge.kernel.core import reply
from tableforge.keyforge import plan, worth
from tableforge.keyforge.doors.bots import planner
from tableforge.keyforge.lines import ENDS, SETTLED, Found, best_lines, follow
from tableforge.keyforge.state import KeyForge
from tableforge.table.decision import Decision

WAYS: Final = ("plain", "worlds", "reply", "tree")
FRESH: Final = 40_000
GAMES: Final = 8  # imagined games of each turn that is followed further, and of the mean of whole plans half as many
TOP: Final = 5  # turns that are
NEAR: Final = 1.0  # as a logit: a turn that is worse by more is not
KINDS: Final = ("house", "act")
REPLY_WIDTH: Final = 4
REPLY_BUDGET: Final = 400
STATIC: Final = 0.3  # how much the first judgement counts beside what comes later
CURIOUS: Final = 0.15  # how much a turn is favoured that was seldom followed
Row = dict[str, Any]


class Branch:
    """What is known of a turn in the tree: how often it was followed, what came of it for whoever chose it, what followed."""

    __slots__ = ("games", "next", "total")

    def __init__(self) -> None:
        self.games = 0
        self.total = 0.0
        self.next: dict[int, Branch] = {}

    def child(self, turn: int) -> Branch:
        """What is known of a turn that follows this one."""
        return self.next.setdefault(turn, Branch())

    def promise(self, first: float, others: int) -> float:
        """What following it promises, its first judgement counting as one game, and more the seldomer it was followed."""
        return (first + self.total) / (1 + self.games) + CURIOUS * math.sqrt(math.log(2 + others) / (1 + self.games))


class Further(planner.Planner):
    """An expert that looks further in one of the ways."""

    def __init__(self, way: str, seed: int, games: int = GAMES) -> None:
        super().__init__(planner.EXPERT, seed)
        self.way = way
        self.games = games
        self.looks = 0  # questions at which several turns were followed

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        trivial = len(decision.raw.options) == 1 or decision.kind in plan.ORDERS or decision.kind == "mulligan"
        if trivial or self.way == "plain":
            return super().choose(view, decision)
        if self.way == "worlds":
            return self.mean_plan(decision)
        if decision.kind not in KINDS:
            return super().choose(view, decision)
        x = self.level
        search = best_lines if decision.kind == SETTLED else follow
        turns = distinct(search(self.imagine(decision), decision.seat, self.weights, x.width, x.budget, self.cards))
        if not turns:
            return super().choose(view, decision)
        chosen = turns[0] if len(turns) == 1 else self.followed(decision, turns)
        return decision.raw.options.index(chosen[1][0])

    def imagine(self, decision: Decision) -> KeyForge:
        """A game as the seat may believe it to be."""
        s = decision.imagined_state(self.rng.getrandbits(63)).clone()
        assert isinstance(s, KeyForge)
        s.nature_asks = s.tracing = False
        return s

    def mean_plan(self, decision: Decision) -> int:
        """The option that is best on average of several imagined games."""
        sums = [0.0] * len(decision.raw.options)
        x = self.level
        for _ in range(max(1, self.games // 2)):
            likes = plan.plan(self.imagine(decision), decision.seat, self.weights, x.width, x.budget, self.cards)
            for k, like in enumerate(likes):
                sums[k] += chance(like)
        return sums.index(max(sums))

    def followed(self, decision: Decision, turns: Sequence[Found]) -> Found:
        """The turn that does best in imagined games that go on behind it, the first judgement counting a little."""
        self.looks += 1
        first = [chance(v) for v, _ in turns]
        root = Branch()
        branches = [root.child(k) for k in range(len(turns))]
        world = self.imagine(decision)
        for n in range(self.games * len(turns)):
            if self.way == "tree":
                promises = [b.promise(first[k], n) for k, b in enumerate(branches)]
                at = promises.index(max(promises))
            else:
                at = n % len(turns)
            if n and (self.way == "tree" or at == 0):  # in the other way all turns share it
                world = self.imagine(decision)
            grown = branches[at]
            value = self.beyond(world.clone(), decision.seat, turns[at][1], grown if self.way == "tree" else None)
            grown.games += 1
            grown.total += value
        later = [b.total / b.games if b.games else None for b in branches]
        known = [(x, f) for x, f in zip(later, first) if x is not None]
        bias = sum([x - f for x, f in known]) / len(known)  # later judgements lie higher or lower as a whole
        score = [STATIC * (f + bias) + (1 - STATIC) * (f + bias if x is None else x) for x, f in zip(later, first)]
        return turns[score.index(max(score))]

    def beyond(self, s: KeyForge, seat: int, answers: Sequence[int], branch: Branch | None = None) -> float:
        """The chance to win behind a turn, the other side's reply and one's own next turn; a branch of the tree grows along it."""
        turn = s.turn
        for o in answers:
            if s.over or s.turn != turn or s.pending is None or o not in s.pending.options:
                break
            reply(s, o)
        if not s.over and s.turn == turn and s.pending is not None:
            play_out(s, best_of(self.replies(s, seat)))
        way: list[tuple[Branch, bool]] = []
        for mover in (1 - seat, seat):
            if s.over or s.active != mover:
                break
            found = self.replies(s, mover)
            if not found:
                break
            if branch is None:
                chosen = best_of(found)
            else:
                arms = [(branch.child(x[1][0]), x) for x in found]
                tried = sum([b.games for b, _ in arms])
                promises = [b.promise(chance(x[0]), tried) for b, x in arms]
                branch, chosen = arms[promises.index(max(promises))]
                way.append((branch, mover == seat))
            play_out(s, chosen)
        value = chance(worth.ended(s, seat, self.weights, self.cards))
        for b, own in way:
            b.games += 1
            b.total += value if own else 1.0 - value
        return value

    def replies(self, s: KeyForge, mover: int) -> list[Found]:
        """The lines of a narrow search from here, those whose end was found: one for each first answer."""
        found = follow(s, mover, self.weights, REPLY_WIDTH, REPLY_BUDGET, self.cards)
        return [x for x in found if x[0] > -ENDS]


def chance(logit: float) -> float:
    """A logit as a chance."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, logit))))


def best_of(found: Sequence[Found]) -> Found:
    """The best of some lines, the first of those that are alike; an empty one where there is none."""
    return max(found, key=lambda x: x[0], default=(plan.NOWHERE, ()))


def play_out(s: KeyForge, line: Found) -> None:
    """Play a line that was found in this very game."""
    for o in line[1]:
        reply(s, o)


def distinct(found: Sequence[Found]) -> list[Found]:
    """The best lines, best first, as long as they are near the best of all and not worth the same as one before."""
    out: list[Found] = []
    for x in sorted([x for x in found if x[0] > -ENDS], key=lambda x: -x[0]):
        if out and (x[0] < out[0][0] - NEAR or len(out) == TOP):
            break
        if x[0] not in [y[0] for y in out]:
            out.append(x)
    return out


# ---------------------------------------------------------------- measuring
def play(way: str, rival: str, seed: int, games: int = GAMES) -> Row:
    """The two games of a seed: what was won of them, the CPU time of an answer, and how often it looked further."""
    won, looks, seconds = 0.0, 0, []
    for seat in (0, 1):
        g = start_game("keyforge", seed)
        own = Further(way, 2 * seed + seat, games)
        other = bots.make(rival, 2 * seed + 1 - seat, "keyforge")
        for _ in range(MOST_ANSWERS):
            d = g.decision
            if d is None:
                break
            view = g.view(d.seat)
            began = process_time()
            answer = (own if d.seat == seat else other).choose(view, d)
            if d.seat == seat:
                seconds.append(process_time() - began)
            g.answer(answer, d.seat)
        won += 0.5 if g.result is None else float(g.result["winner"] == seat)
        looks += own.looks
    asked = {"way": way, "worlds": games, "rival": rival, "seed": seed}
    mean = 1000 * sum(seconds) / len(seconds)
    return {**asked, "won": won, "looks": looks, "ms": round(mean, 3), "most": round(1000 * max(seconds), 1)}


def tell(rows: Sequence[Row]) -> str:
    """How far it came over the seeds of some rows, as a row of a table."""
    shares = [r["won"] / 2 for r in rows]
    mean = sum(shares) / len(shares)
    spread = sum([(x - mean) ** 2 for x in shares]) / max(1, len(shares) - 1)
    margin = CONFIDENCE * math.sqrt(spread / len(shares))
    ms, most = sum([r["ms"] for r in rows]) / len(rows), max([r["most"] for r in rows])
    looks = sum([r["looks"] for r in rows]) / len(rows) / 2
    about = f"| {rows[0]['way']} | {rows[0]['worlds']} | {rows[0]['rival']} | {2 * len(rows)} "
    return f"{about}| {100 * mean:.1f} ± {100 * margin:.1f} | {looks:.0f} | {ms:.0f} | {most:.0f} |"


def table(rows: Sequence[Row]) -> str:
    """All rows as a table, one line for each way, number of worlds and rival."""
    said = [
        "| way | worlds | against | games | won, % | looks a game | ms an answer | the longest |",
        "|" + " --- |" * 8,
    ]
    return "\n".join([*said, *[tell([r for r in rows if same(r) == x]) for x in dict.fromkeys(map(same, rows))]])


def same(row: Row) -> tuple[str, int, str]:
    """What rows have in common that are counted together."""
    return row["way"], row["worlds"], row["rival"]


def read_rows(file: Path | None) -> list[Row]:
    """The rows of a file; none where there is no file yet."""
    if file is None or not file.exists():
        return []
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def measure(way: str, rival: str, seeds: range, worlds: int, file: Path | None) -> list[Row]:
    """The rows of all these seeds, of which those are played that the file has not."""
    kept = {r["seed"]: r for r in read_rows(file) if same(r) == (way, worlds, rival)}
    rows: list[Row] = []
    for seed in seeds:
        if seed in kept:
            rows.append(kept[seed])
            continue
        rows.append(play(way, rival, seed, worlds))
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(rows[-1]) + "\n")
            print(tell(rows), flush=True)
    return rows


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("way", nargs="?", choices=WAYS, default="reply")
    ask.add_argument("--against", default="hard", help="a level; hard, where nothing is said")
    ask.add_argument("--games", type=int, default=100)
    ask.add_argument("--seed", type=int, default=FRESH)
    ask.add_argument("--worlds", type=int, default=GAMES, help="imagined games of each turn that is followed")
    ask.add_argument("--rows", type=Path, help="keep a line of JSON for each seed here, and go on with it")
    ask.add_argument("--told", type=Path, help="print the table of a file of rows, and play nothing")
    told = ask.parse_args()
    if told.told is not None:
        print(table(read_rows(told.told)))
        return
    seeds = range(told.seed, told.seed + -(-told.games // 2))
    print(table(measure(told.way, told.against, seeds, told.worlds, told.rows)))


if __name__ == "__main__":
    main()
