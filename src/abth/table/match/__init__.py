"""One match: its log, versions, undo and chance; replayed, compared and reported."""
