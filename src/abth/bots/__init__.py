"""Players that decide from a view alone, and what they reckon with: exact odds."""
