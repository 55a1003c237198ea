"""A bot of one's own, and one game against a bot of the house.

    python examples/bot.py [SEED]

A bot is an object with one method: it is given what its seat may know and the question, and gives back the index of an option.
"""

from __future__ import annotations

import sys
from typing import Any

import tableforge
from tableforge import bots
from tableforge.table.decision import Decision
from tableforge.table.sitting import Sitting


class Reaper:
    """Chooses the house with the most cards on its side, reaps whenever it can, else plays cards, else takes the first option."""

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        keys = [option.key for option in decision.options]
        if decision.kind == "house":
            mine = view["players"][decision.seat]
            houses = [card["house"] for card in [*(mine["hand"] or ()), *mine["line"]] if "house" in card]
            return max(range(len(keys)), key=lambda k: houses.count(keys[k]))
        for wanted in ("reap:", "play:"):
            for index, key in enumerate(keys):
                if key.startswith(wanted):
                    return index
        return 0


def play(seed: int) -> Sitting:
    """A whole game of Reaper against the bot `easy`."""
    players = (Reaper(), bots.make("easy", seed=seed, game="keyforge"))
    game = tableforge.new("keyforge", decks=("starter:onyx", "starter:argus"), seed=seed)
    while (decision := game.decision) is not None:
        game.answer(players[decision.seat].choose(game.view(decision.seat), decision))
    return game


def main() -> None:
    game = play(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
    for entry in game.log[-5:]:
        print(f"{entry.text('en'):70} {entry.rule}")
    print(game.result)


if __name__ == "__main__":
    main()
