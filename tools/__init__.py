"""Programs for those who work on the game."""
