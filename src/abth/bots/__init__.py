"""Players that decide from a view alone, and their tools: exact odds, estimates, search."""
