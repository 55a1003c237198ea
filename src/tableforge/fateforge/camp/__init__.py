"""Between combats: rests and their places, tests, rewards, what the group carries."""
