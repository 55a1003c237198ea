"""A tournament: bots of KeyForge each against each, every pair of games with the seats changed and the same chance.

    python examples/tournament.py [ROUNDS]

Decks are forged anew for every round, so that no bot has better ones; the bounds are those of 95 in a hundred (Wilson).
"""

from __future__ import annotations

import math
import sys
from itertools import combinations

from tableforge.bots.contest import play, start_game

PLAYERS = ("random", "greedy", "easy")


def meet(first: str, second: str, seed: int) -> tuple[int, int]:
    """Two games of one seed, from both seats: how many each has won."""
    won = [0, 0]
    for names in ((first, second), (second, first)):
        game = start_game("keyforge", seed)
        play(game, names, seed)
        if game.result is not None:
            won[names[game.result["winner"]] == second] += 1
    return won[0], won[1]


def bounds(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 in a hundred."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - spread) / (1 + z * z / games), min(1.0, (middle + spread) / (1 + z * z / games))


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    points = dict.fromkeys(PLAYERS, 0)
    for seed in range(rounds):
        for first, second in combinations(PLAYERS, 2):
            a, b = meet(first, second, seed)
            points[first] += a
            points[second] += b
    games = 2 * rounds * (len(PLAYERS) - 1)
    for name, won in sorted(points.items(), key=lambda entry: -entry[1]):
        low, high = bounds(won, games)
        print(f"{name:8} won {won:3} of {games} games: {100 * low:.0f} to {100 * high:.0f} %")


if __name__ == "__main__":
    main()
