"""The voices of the cards: each language says the words of `tableforge.keyforge.words` in its own grammar."""
