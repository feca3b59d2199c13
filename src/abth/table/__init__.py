"""A table in play: match, seats, undo, clocks, chat. Knows no network and no database."""
