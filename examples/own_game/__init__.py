"""A game in a package of its own: `python examples/own_game.py` seats it, and lets bots play it."""
