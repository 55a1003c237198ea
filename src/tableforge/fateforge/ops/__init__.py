"""The ops of cards: a payment, results gained, and one for every action."""
