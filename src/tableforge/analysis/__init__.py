"""What a finished game teaches: chances over every decision, mistakes with their reasons, luck apart from skill.

parts     what a game brings here: how a turn is searched, judged and told        scale    what a loss is called
walk      a game in stretches of answers that one knowledge led to                 compare  two lines in the same imagined games
review    the whole of it, from a save to figures                                  reasons  why the better line is better
telling   in words, both languages                                                 practice a turn played again, with hints
many      what many games come to

Every mark compares the line that was played with another one in games that the seat could have been in: what it drew, and what
others held, never counts.  Nothing here looks at a clock or draws unseeded chance: the same save and settings give the same review.
"""
