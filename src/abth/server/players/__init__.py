"""Results and ratings of players."""
