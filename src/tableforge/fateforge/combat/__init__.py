"""A combat scene, by the steps of the rulebook; `program` has them all in order.

`layout` and `start` set it up, `round` and `upkeep` begin and end a round, `leaving` and `recovery` end the scene.  What lies
between them has its own modules: `prepare` (dice), `turn` (the heroes), `enemies`.
"""
