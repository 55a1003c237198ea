"""Decks: what one is, the files they come in, and new ones."""
