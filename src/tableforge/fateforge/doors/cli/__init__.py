"""What Fateforge brings to the command line."""
