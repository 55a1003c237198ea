"""Arkham Horror in French."""
