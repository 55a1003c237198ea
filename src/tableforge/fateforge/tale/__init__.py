"""The campaign: scenes and what follows from choices, how a chronicle is kept, taken up and changed."""
