"""`abth play`: the game in the terminal."""
