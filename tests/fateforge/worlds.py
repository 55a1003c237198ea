"""What small campaigns of the rulings have in common: rules, people, cards and places to rest."""

WORLD = """
rules = ["chests", "traps", "upgradable-skills"]
counters = ["clauses"]
[[reputation]]
id = "militia"
[[card]]
id = "map"
n = 7
"""
PLACES = """
[[place]]
id = "inn"
offers = ["heal", "food"]
name = { en = "Inn", fr = "Auberge" }
[[place]]
id = "yard"
skills = ["all"]
name = { en = "Yard", fr = "Cour" }
"""
