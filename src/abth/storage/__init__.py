"""What a server remembers: people, tables and the append-only logs of their matches."""
