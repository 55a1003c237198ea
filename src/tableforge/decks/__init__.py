"""What the decks of every game share: files that are never trusted, and what is said of them."""
