"""A combat scene, by the steps of the rulebook; `program` has them all in order.

`layout` and `start` set it up, `round` and `upkeep` begin and end a round, `prepare` is the dice, `turn` the heroes'
turns, `leaving` and `recovery` end the scene.  `legal`, `moves`, `damage`, `items`, `interact` and `weak` say what a hero
may do and what comes of it; `objectives` what a scene is about, `scenes` what it sets apart, `quest` the quests of Battle
mode.  What enemies do stands in `enemies`.
"""
