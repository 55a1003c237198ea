"""KeyForge: two Archons, unique decks, three keys to forge."""
