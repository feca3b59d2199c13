"""Battles: line-ups, conditions of engagement, Lines of Combat, rewards."""
