"""What Arkham Horror brings to the command line."""
