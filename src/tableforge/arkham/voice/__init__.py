"""Arkham Horror speaks: the table (`table`, `story`) in every language, sentences as data in a folder for each."""
