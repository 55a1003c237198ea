"""The table in the terminal, full-screen and line by line, drawn from a game's own scene; it knows no game."""
