"""Arkham Horror: The Card Game, as the rules reference of its core set describes it."""
