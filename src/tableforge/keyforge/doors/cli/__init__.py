"""What KeyForge brings to the command line."""
