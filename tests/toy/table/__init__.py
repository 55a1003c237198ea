"""The lamplighters at the table."""
