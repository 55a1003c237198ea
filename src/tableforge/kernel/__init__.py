"""The kernel: frames, ops, decisions, events, chance.  It knows no word of any game."""
