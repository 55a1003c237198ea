"""Arkham Horror in English."""
