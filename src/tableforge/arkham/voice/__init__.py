"""The voices of Arkham Horror: each language says the words of the cards, and the table, in its own grammar.

`en/` and `fr/` hold the same files: `lexicon` the names of the game, `talk` what a sentence remembers, `sets`, `targets`,
`amounts`, `conditions` and `events` the parts of a sentence, `clauses` and `effects` what a card does, `modifiers` what it
changes, `flow` and `abilities` the sentences, `cards` the whole text, `table` the log and the questions.  Beside them stands
what is the same in all: what a text with fields can say, each language next to the other (`clauses`), the shape of a sentence
(`shape`), and which ability stands on which side of a card (`sides`).
"""
