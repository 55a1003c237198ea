"""Fateforge: Chronicles of Kaan."""
