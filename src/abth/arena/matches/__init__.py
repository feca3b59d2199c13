"""Matches between bots: played one at a time, on processes or on a cluster, and recorded."""
