"""The machinery of a vocabulary: what words are, how they become programs, and the words of flow.  No game's noun is here.

A card is an immutable sentence of words.  Nodes (`node`, `sets`, `amounts`) are questions that a position answers: sets of
cards, players, numbers, conditions, happenings.  Effects and targets (`lower`, `flow`, `targets`) are lowered once to the ops
that the engine runs (`flow_ops`, `target_ops`), in frames that keep the pronouns of the sentence (`frame`).  A game adds its own
nouns and effects, gives the words of flow their author's names, and says in an `Idiom` which rules they obey.  `keyword` and
`sheet` read cards for people: what their keywords are, and which rules they touch; `asked` tells what a card is asking.
"""
