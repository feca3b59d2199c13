"""How a box plays: measured, compared with another one, and exact where that is possible."""
