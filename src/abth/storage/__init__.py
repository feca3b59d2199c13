"""What a server stores: people, tables, append-only logs of matches, results."""
