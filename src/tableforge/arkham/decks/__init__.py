"""Decks of Arkham Horror: what makes one legal, its files, its weaknesses, and what experience buys."""
