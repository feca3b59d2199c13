"""A match being played: seats, chance, undo, versions. Knows no network and no terminal."""
