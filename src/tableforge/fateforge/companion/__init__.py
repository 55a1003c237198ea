"""The companion: the application beside a real board.  It asks only for what it cannot see and must know (`FF.companion`)."""
