"""What the matches of a tournament add up to."""
