"""Decks: what may be in one, and what a change to it costs."""
