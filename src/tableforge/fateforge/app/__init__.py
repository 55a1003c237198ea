"""What the application that the rules require tells beside the board: coach, intents, the page before a combat."""
