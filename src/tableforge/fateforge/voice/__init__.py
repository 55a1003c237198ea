"""The voices of Fateforge: each language says the content in its own grammar, from the same words that run.

`en/` and `fr/` hold the same files: `lexicon` the names of things, `acts` what a use costs and gives, `mods` when a card works and
what it changes, `cards` the text of a card, `enemies` strips, abilities and the cards of bosses, `scenes` objectives and what
scenes do.  `shape` and `page` have what is the same in all of them.
"""
