"""The game by its rules: state, flow, chance, views, scoring and text forms."""
