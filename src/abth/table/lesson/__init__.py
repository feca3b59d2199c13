"""Lessons: matches on a prepared deal, whose first turns follow a script."""
