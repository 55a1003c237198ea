"""A sitting: one game on the table, with answers, undo, save and replay.  No rule lives here."""
