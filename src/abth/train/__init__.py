"""Training the champion's value net: matches of captains, a fit, a report (docs/bots.md)."""
