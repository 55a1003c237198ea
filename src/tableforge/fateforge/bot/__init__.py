"""The planner: what a position is worth, a turn planned, a campaign played."""
