"""Call of the Archons: one file a house."""
