"""The champion: a search that asks a small net of our own what a position is worth."""
