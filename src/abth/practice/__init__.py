"""Practice: puzzles from positions of real matches, graded by exact odds and by search."""
