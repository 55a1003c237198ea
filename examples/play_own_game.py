"""A game of one's own (the folder `own_game`): seated without being installed, played by chance, and held to the laws.

python examples/play_own_game.py
"""

from __future__ import annotations

import sys
from pathlib import Path

import tableforge
from tableforge import bots, games, laws


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parent))
    games.register("own_game", home="own_game")
    game = tableforge.new("own_game", goal=20, seed=7)
    bot = bots.make("random", seed=1)
    while (decision := game.decision) is not None:
        game.answer(bot.choose(game.view(decision.seat), decision))
    for entry in game.log[-4:]:
        print(f"{entry.text('en'):20} {entry.rule}")
    print(game.result)
    print(laws.run("own_game", games=5).violations or "Every law holds in five games.")


if __name__ == "__main__":
    main()
