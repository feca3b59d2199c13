"""A Battle Through History: the board game as an engine."""

__version__ = "0.1.0"
