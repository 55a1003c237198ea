"""Fateforge at the table."""
