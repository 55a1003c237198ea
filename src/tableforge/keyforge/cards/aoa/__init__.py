"""Age of Ascension: one file a house."""
