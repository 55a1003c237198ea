"""Ops of targets and effects: who is meant; tokens, harm, cards, places, tests, flow; and costs.

An effect acts on the frame's "it" and says what it really did.  Ops have short names ("Deal"), the words that are lowered to
them say to what.
"""
