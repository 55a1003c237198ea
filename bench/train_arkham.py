"""Learn what a position of Arkham Horror is worth, from games that its bots play: `python bench/train_arkham.py`.

First the policy plays, which looks no step ahead; then, in the second generation, a player that looks ahead and judges by what
was learned so far, as a better player makes something else of the same position.  Every round of a game is a lesson: what the
group had at its first act (`arkham.worth.features`), and what the game came to in the end (`arkham.worth.score`).  A logistic
regression weighs them, scenario by scenario, drawn towards the weights before.  Who plays is weighed along with it and then left
out: whoever is the weaker one should not take every position for a lost one.  A few acts in a hundred are chosen by lot, so
that there is something to learn from worse positions, too.

The lessons: all ten starter decks alone, and four pairs; The Gathering and The Midnight Masks at Standard, The Devourer Below at
Easy; seeds from 1,000,000 on, which no table of figures uses.  The same seed gives the same weights with any number of `--jobs`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random

import train_bots

import tableforge
from tableforge.arkham import worth
from tableforge.arkham.deciding import FIRST_OF_ALL
from tableforge.arkham.doors.bots import levels
from tableforge.arkham.state import Arkham
from tableforge.table.sitting import Sitting

SCENARIOS = {"the-gathering": "standard", "the-midnight-masks": "standard", "the-devourer-below": "easy"}
ALONE = [(f"{who}{deck}",) for who in ("roland", "daisy", "skids", "agnes", "wendy") for deck in ("", "-strong")]
PAIRS = [("roland", "daisy"), ("skids", "agnes"), ("roland-strong", "daisy-strong"), ("skids-strong", "agnes-strong")]
GROUPS = [*ALONE, *PAIRS]
PLAYERS = ("roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams")
FIRST_SEED = 1_000_000
SLIP = 0.05  # how likely an act is chosen by lot
LONGEST = 30  # rounds of a game that teaches
POLICY = levels.Level("policy")
STUDENT = levels.Level("student", budget=5_000, top=3, kinds=("act", "may"))

Lessons = tuple[list[list[float]], list[float]]  # what was had at the first act of each round, and what it came to


def lessons(weights: dict[str, list[float]] | None, scenario: str, number: int) -> Lessons:
    """What one game teaches: the numbers of each round with who plays, and each time the score of the whole game."""
    decks = GROUPS[number % len(GROUPS)]
    seed = FIRST_SEED + number
    g: Sitting = tableforge.new(
        "arkham",
        seed=seed,
        investigators=[f"starter:{x}" for x in decks],
        difficulty=SCENARIOS[scenario],
        scenario=scenario,
    )
    g.keep_undo = 0
    g.state.tracing = False
    rng = Random(seed)
    level = POLICY if weights is None else STUDENT
    players = [levels.Strategist(level, 4 * seed + p, weights or {}) for p in range(g.seats)]
    rows: list[list[float]] = []
    last = 0
    while (d := g.decision) is not None:
        s = g.state
        assert isinstance(s, Arkham)
        if d.kind == "act" and s.round > last:
            last = s.round
            if last > LONGEST:
                return [], []
            rows.append([*worth.features(s), *who_plays(s)])
        by_lot = d.kind == "act" and rng.random() < SLIP
        g.answer(rng.randrange(len(d.raw.options)) if by_lot else players[d.seat].choose({}, d), d.seat)
    s = g.state
    assert isinstance(s, Arkham)
    return rows, [worth.score(s)] * len(rows)


def who_plays(s: Arkham) -> list[float]:
    """Which investigators play, each by its share."""
    ids = [s.cards[q.card].d.id for q in s.players]
    return [ids.count(x) / len(ids) for x in PLAYERS]


def school(weights: dict[str, list[float]] | None, scenario: str, numbers: range, jobs: int) -> Lessons:
    """The lessons of many games, one after the other, whoever of the processes played them."""
    rows: list[list[float]] = []
    scores: list[float] = []
    told = train_bots.progress(f"{scenario}, {'policy' if weights is None else 'looking ahead'}", len(numbers))
    with Pool(jobs) as pool:
        for n, (more, results) in enumerate(pool.imap(partial(lessons, weights, scenario), numbers, chunksize=2), 1):
            rows += more
            scores += results
            told(n)
    return rows, scores


def fitted(found: Lessons, before: Sequence[float] | None) -> tuple[list[float], float]:
    """The weights of one scenario, who plays left out, and the mean loss with them."""
    rows, scores = found
    prior = [0.0] * (1 + worth.N + len(PLAYERS))
    if before is not None:
        prior[: 1 + worth.N] = before
    weights, loss = train_bots.Regression(rows, scores).fit(prior)
    usual = sum(weights[1 + worth.N :]) / len(PLAYERS)
    return [weights[0] + usual, *weights[1 : 1 + worth.N]], loss


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--games", type=int, nargs="+", default=[800, 120], help="games of each scenario, by generation")
    ask.add_argument("--jobs", type=int, default=2, help="how many processes play")
    ask.add_argument("--scenario", nargs="*", default=list(SCENARIOS), choices=list(SCENARIOS))
    ask.add_argument("--to", default=str(levels.WEIGHTS), help="the file of the weights, written after each generation")
    told = ask.parse_args()
    path = Path(told.to)
    weights = levels.read(path.read_text("utf-8")) if path.exists() else {}
    notes = [f"Learned by bench/train_arkham.py --games {' '.join(map(str, told.games))}"]
    for scenario in told.scenario:
        found: list[float] | None = None
        kept: Lessons = ([], [])
        begun = 0
        for k, n in enumerate(told.games):
            judge = None if found is None else {FIRST_OF_ALL: found, scenario: found}
            rows, scores = school(judge, scenario, range(begun, begun + n), told.jobs)
            found, loss = fitted((rows + kept[0], scores + kept[1]), found)
            kept, begun = (rows, scores), begun + n
            games = f"{len(rows)} rounds of {n} games, mean score {sum(scores) / max(1, len(scores)):.3f}"
            notes.append(f"{scenario}, generation {k}: {games}, loss {loss:.4f}")
            print(notes[-1], file=sys.stderr, flush=True)
            weights[scenario] = found
            path.write_text(levels.format_weights(weights, "\n".join(notes)), "utf-8")


if __name__ == "__main__":
    main()
