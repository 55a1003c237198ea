"""A study of one deck: against ten forged ones, how often it wins, how long that takes, and which cards reap.

    python examples/deck_study.py [DECK] [GAMES]

`tableforge deck strength DECK` is the thorough way, with a reference field and a margin; this counts things of one's own.
"""

from __future__ import annotations

import sys
from collections import Counter

import tableforge
from tableforge import bots

BOT = "greedy"


def study(deck: str, games: int) -> tuple[int, list[int], Counter[str]]:
    """Games won, turns of each game, and how often each card of the deck reaped."""
    won, turns, reaped = 0, [], Counter[str]()
    for seed in range(games):
        game = tableforge.new("keyforge", decks=(deck, f"forged:cota:{seed % 10}"), seed=seed)
        players = [bots.make(BOT, seed=seed), bots.make(BOT, seed=seed + 1)]
        while (decision := game.decision) is not None:
            key = decision.options[players[decision.seat].choose(game.view(decision.seat), decision)].key
            if decision.seat == 0 and key.startswith("reap:"):
                reaped[key.removeprefix("reap:").partition("@")[0]] += 1
            game.answer(key)
        assert game.result is not None
        won += game.result["winner"] == 0
        turns.append(game.result["turns"])
    return won, turns, reaped


def main() -> None:
    deck = sys.argv[1] if len(sys.argv) > 1 else "starter:onyx"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    won, turns, reaped = study(deck, games)
    print(f"{deck} won {won} of {games} games, in {sum(turns) / games:.1f} turns on average.")
    for card, times in reaped.most_common(5):
        print(f"{times:4} × {card}")


if __name__ == "__main__":
    main()
