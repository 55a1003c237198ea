"""Learn what single cards of KeyForge are worth, in hand and in play: `python bench/train_expert.py`.

Planners of one search a turn play against each other with forged decks; every turn of a game that came to an end is a lesson:
what both sides had at its first question (`keyforge.worth.features`), which cards lay where, and whether the player to move won.
A logistic regression weighs all of it at once.  A card's worth is what its deeds are worth there (`card_deeds.py`), and what is
its own beyond them, drawn towards nothing.  Cards in decks and unseen ones are weighed along, so that the strength of a deck is
not taken for that of the cards in hand; they are not written down, for no choice in a turn depends on them.

A quarter of the games is held out, to choose how strongly a card's own worth is drawn; the weights are then fitted on all games.
The same seed gives the same games.  Needs numpy and scipy.  10,000 games take some 20 minutes of one core.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import scipy.sparse as sparse
from card_deeds import DEEDS, deeds
from scipy.optimize import minimize
from train_bots import LONGEST, SLIP, progress

import tableforge
from tableforge.kernel.core import State, reply
from tableforge.keyforge import worth
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.doors.bots import planner
from tableforge.keyforge.lines import follow
from tableforge.keyforge.plan import ORDERS
from tableforge.keyforge.state import KeyForge

FIRST_DECK = 1_000_000  # the decks of the lessons are none that a contest uses
WIDTH, BUDGET = 6, 700  # of the one search that a player makes in a turn
HIDDEN = ("deck", "unseen")  # places that are weighed along and not written down
IDS = list(CARDS)
NUMBER = {id: k for k, id in enumerate(IDS)}
HELD_OUT = 4  # one game of so many
DRAWN = 300.0  # how strongly the sides' weights are drawn to those before, in rows (`train_bots.py`)
DRAWN_DEEDS = 6.0

Step = tuple[str, tuple[int, ...], int]  # a question that is expected, its options, the answer that is planned
Lesson = tuple[
    list[list[int]], list[int], list[list[int]]
]  # the sides, whether the player to move won, where which cards lay


# ---------------------------------------------------------------- games
def plan_turn(s: KeyForge, seat: int, seed: int, weights: list[float]) -> list[Step]:
    """The best way to play on in the turn, in one imagined game: what will be asked, and what is answered."""
    g = tableforge.game("keyforge").search.imagine(s, seat, seed)
    assert isinstance(g, KeyForge)
    g.tracing = False
    g.nature_asks = False
    steps: list[Step] = []
    for answer in max(follow(g, seat, weights, WIDTH, BUDGET))[1]:
        d = g.pending
        assert d is not None
        steps.append((d.kind, d.options, answer))
        reply(g, answer)
    return steps


def keeps(s: KeyForge, seat: int) -> bool:
    """Whether a first hand has enough of one house."""
    houses = [s.cards[i].house for i in s.players[seat].hand]
    return max([houses.count(h) for h in houses]) >= planner.FEWEST


def lesson(seed: int) -> Lesson:
    """What one game teaches: nothing, where it was too long."""
    game = tableforge.game("keyforge")
    deck = FIRST_DECK + 2 * seed
    s: State = game.start(game.setup(decks=(f"forged:{deck}", f"forged:{deck + 1}")), seed)
    assert isinstance(s, KeyForge)
    s.tracing = False
    rng, weights = Random(seed), planner.learned_weights()
    slip = SLIP if seed % 2 else 0.0
    rows: list[list[int]] = []
    movers: list[int] = []
    lay: list[list[int]] = []
    turn = 0
    steps: list[Step] = []
    while s.pending is not None:
        if s.turn > turn:
            turn, steps = s.turn, []
            if turn > LONGEST:
                return [], [], []
            rows.append(worth.features(s))
            movers.append(s.active)
            lay.append(where_cards_lie(s))
        d = s.pending
        raw = d.each()[0]
        if len(raw.options) == 1:
            chosen = raw.options[0]
        elif slip and rng.random() < slip:
            chosen, steps = raw.options[rng.randrange(len(raw.options))], []
        elif raw.kind == "mulligan":
            chosen = raw.options[0 if keeps(s, raw.seat) else 1]
        elif steps and steps[0][:2] == (d.kind, d.options):
            chosen, steps = steps[0][2], steps[1:]
        elif raw.kind in ORDERS:
            chosen = raw.options[0]
        else:
            steps = plan_turn(s, raw.seat, rng.getrandbits(63), weights)
            chosen, steps = (steps[0][2], steps[1:]) if steps else (raw.options[0], [])
        reply(s, d.answer(raw.seat, chosen))
    return rows, [int(s.winner == p) for p in movers], lay


def where_cards_lie(s: KeyForge) -> list[int]:
    """Which cards lie where, as numbers: those of `worth.PLACES`, then one's own deck and what is unseen of the other's."""
    a, b = s.players[s.active], s.players[1 - s.active]
    piles = (b.hand, b.archives, a.line, b.line, a.artifacts, b.artifacts, b.deck, (*a.hand, *a.deck, *a.archives))
    return [k * len(IDS) + NUMBER[s.cards[i].d.id] for k, pile in enumerate(piles) for i in pile]


def lessons(seeds: range, jobs: int) -> Iterator[Lesson]:
    """The lessons of many games, in order."""
    told = progress("games", len(seeds))
    with Pool(jobs) as pool:
        for n, found in enumerate(pool.imap(lesson, seeds, chunksize=4), 1):
            told(n)
            yield found


# ---------------------------------------------------------------- what they teach
class Fit:
    """The regression over sides, deeds by place, and single cards by place."""

    def __init__(self, taught: Sequence[Lesson]) -> None:
        sides = np.array([row for rows, _, _ in taught for row in rows], float)
        lay = [cards for _, _, laid in taught for cards in laid]
        self.won = np.array([w for _, won, _ in taught for w in won], float)
        self.game = np.array([k for k, (rows, _, _) in enumerate(taught) for _ in rows])
        n, self.places = len(self.won), len(worth.PLACES) + len(HIDDEN)
        at = np.repeat(np.arange(n), [len(cards) for cards in lay])
        columns = np.array([c for cards in lay for c in cards])
        cards = sparse.csr_matrix((np.ones(len(columns)), (at, columns)), shape=(n, self.places * len(IDS)))
        self.deeds = np.array([deeds(CARDS[id].abilities) for id in IDS], float)
        by_deed = cards @ sparse.block_diag([sparse.csr_matrix(self.deeds)] * self.places)
        before = np.hstack([np.ones((n, 1)), sides])
        self.rows: Any = sparse.hstack([sparse.csr_matrix(before), by_deed, cards]).tocsr()
        self.base = before.shape[1]
        spread = np.maximum(before[:, 1:].var(0), 1e-3)
        self.prior = np.concatenate([planner.learned_weights(), np.zeros(self.rows.shape[1] - self.base)])
        self.pull = np.concatenate(
            [[1e-3], 0.25 * DRAWN * spread, np.full(by_deed.shape[1], DRAWN_DEEDS), np.zeros(cards.shape[1])]
        )

    def fit(self, drawn: float, which: Any) -> Any:
        """The most likely weights by some of the rows, single cards drawn towards nothing as if by so many rows."""
        rows, won = self.rows[which], self.won[which]
        back = rows.T.tocsr()
        pull = self.pull.copy()
        pull[len(pull) - self.places * len(IDS) :] = drawn

        def loss(w: Any) -> tuple[float, Any]:
            z = rows @ w
            off = w - self.prior
            return total_loss(z, won) + 0.5 * float(np.sum(pull * off * off)), back @ (
                1 / (1 + np.exp(-z)) - won
            ) + pull * off

        return minimize(loss, self.prior, jac=True, method="L-BFGS-B", options={"maxiter": 300}).x

    def loss(self, w: Any, which: Any) -> float:
        """The mean of -log p over some of the rows."""
        return total_loss(self.rows[which] @ w, self.won[which]) / int(np.sum(which))

    def worths(self, w: Any) -> dict[str, list[float]]:
        """What each card is worth in each of `worth.PLACES`."""
        n, k = len(worth.PLACES), len(DEEDS)
        by_deed = w[self.base : self.base + self.places * k].reshape(self.places, k)
        own = w[self.base + self.places * k :].reshape(self.places, len(IDS))
        return {
            id: [round(float(self.deeds[c] @ by_deed[j] + own[j, c]), 2) for j in range(n)] for c, id in enumerate(IDS)
        }


def total_loss(z: Any, won: Any) -> float:
    """The sum of -log p."""
    return float(np.sum(np.log1p(np.exp(-np.abs(z))) + np.maximum(z, 0) - won * z))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play side by side")
    parser.add_argument("--drawn", type=float, nargs="+", default=[250.0, 500.0], help="tried on the games held out")
    parser.add_argument("--out", type=Path, default=planner.EXPERTISE, help="the file that the bot reads")
    args = parser.parse_args()
    fit = Fit(list(lessons(range(args.seed, args.seed + args.games), args.jobs)))
    tested = fit.game % HELD_OUT == 0
    tell = partial(print, file=sys.stderr, flush=True)
    tell(f"{len(fit.won)} turns; as before: {fit.loss(fit.prior, tested):.4f}")
    losses = {drawn: fit.loss(fit.fit(drawn, ~tested), tested) for drawn in args.drawn}
    tell(json.dumps({str(drawn): round(loss, 4) for drawn, loss in losses.items()}))
    w = fit.fit(min(losses, key=losses.__getitem__), np.ones(len(fit.won), bool))
    how = f"python bench/train_expert.py --games {args.games} --seed {args.seed}"
    note = f"Learned by `{how}`: what things are worth to the player to move, and to the other one."
    text = planner.format_weights([float(x) for x in w[: fit.base]], note)
    args.out.write_text(f"{text}\n{planner.format_cards(fit.worths(w))}", "utf-8")


if __name__ == "__main__":
    main()
