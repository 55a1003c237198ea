"""Fateforge in French."""
