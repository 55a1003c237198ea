"""Fateforge's table as data, in the words of a language: what a person sees, in the terminal as in the browser.

`table` puts a page together.  Its parts, each in a file of its name: `battle` (the order of a round, objectives, arrivals),
`zones`, `heroes`, `cards`, `foes`, `rest`, `sides` (the seats).  `sheets` has what can be read about a thing, `outcome` how a game
ended.  `look` names and draws the things of all of them, `said` has the words of both languages.
"""
