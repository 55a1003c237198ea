"""The voices of KeyForge: each language says the words of the cards, and the table, in its own grammar.

`en/` and `fr/` hold the same files: `lexicon` the names of the game, `talk` what a sentence remembers, `nouns`, `sets`, `targets`,
`amounts`, `conditions` and `events` the parts of a sentence, `effects`, `flow`, `abilities` and `rules` the sentences,
`cards` the whole text, `table` the log and the questions.  What a text with fields can say stands beside them, each language next
to the other: `clauses` what cards do and what happens, `phrases` what cards are like and what they have.
"""
