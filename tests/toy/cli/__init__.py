"""What Lamplighters brings to the command line."""
